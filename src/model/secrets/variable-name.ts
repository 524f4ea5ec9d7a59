import type { PlacedSecret } from './find.ts';
import { isSecretName } from './literals.ts';

const furthest = 120;
const glued = /([A-Za-z][\w.-]{1,60})["']?[=:] ?["']?(?:(?:basic|bearer|token) )?$/i;
/** In a line of several words. */
const option = /(?<!\S)-{1,2}([A-Za-z][\w.-]{1,60})[ \t]+\\?["']?$/;

/** Headers in which anything may be sent. */
const saysNothing = /^(?:PROXY_)?AUTH(?:ORIZATION)?$/;

/** What a secret in a text is the value of, as the name of a variable: that before it, or that of the whole text. */
export function variableNamedLike(text: string, start: number, name: string | undefined): string | undefined {
  const leading = text.slice(Math.max(0, start - furthest), start);
  const before = (glued.exec(leading) ?? option.exec(leading))?.[1];
  const found = [before, name].find((each) => each !== undefined && isSecretName(each));
  return found === undefined ? undefined : asVariable(found);
}

/** "exaApiKey" is "EXA_API_KEY", "--token" is "TOKEN", and "X-Figma-Token" is "FIGMA_TOKEN". */
export function asVariable(words: string): string | undefined {
  const name = words
    .slice(0, furthest)
    .replace(/([a-z0-9])(?=[A-Z])/g, '$1_')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/^_+(?:X_)?|^X_|(?<!_)_+$/gi, '')
    .toUpperCase();
  return /^[A-Z]\w*$/.test(name) && !saysNothing.test(name) ? name : undefined;
}

/** What a secret is called in a text that it is only a part of; a password in the address of a database is its own. */
export function variableWithin(
  { start, end, name }: Omit<PlacedSecret, 'route' | 'what'>,
  text: string,
): string | undefined {
  const isOfDatabase = text[end] === '@' && text.lastIndexOf('://', start) !== -1;
  return isOfDatabase ? 'DB_PASSWORD' : variableNamedLike(text, start, name);
}
