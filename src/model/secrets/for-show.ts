import type { Span } from '../../parse/index.ts';
import { lettersOf } from '../values/index.ts';
import { askedByCode, placeholdersIn } from '../variables/index.ts';
import { isSecretName } from './literals.ts';
import { isCertainName } from './suspicion.ts';
import { isTakenOut } from './taken-out.ts';

/** "--api-key=…", "X-Api-Key: …" */
const assigned = /^-{0,2}([A-Za-z][\w.-]{1,60})(?:=|:\s*)/;
/** "?api_key=…" */
const parameter = /[?&]([A-Za-z][\w.-]{1,60})=([^&#\s]{1,300})/g;
const scheme = /^(?:Bearer|Token|Basic|ApiKey)\s+/i;

/** "xxxx", "sk-****": what was there has been made unreadable, or never was. "ghp_xxxx" is how documents write a token. */
const mask = /\*{3,}|[•●]{3,}|…/;
const isMask =
  /^(?:(?:x{3,}|X{3,})(?:[-_.](?:x{2,}|X{2,})){0,6}|(?:[A-Za-z]{1,12}[-_]){0,3}(?:\*{3,}|[•●]{3,})(?:[-_.](?:\*{2,}|[•●]{2,})){0,6})$/;

/** "TODO", "change-this", "INSERT_API_KEY". */
const said =
  /^(?:todo|fixme|tbd|tba|(?:change|replace|fill|edit|update)[-_ ]?(?:me|this|it)|(?:insert|enter|paste|put|add|replace)[-_ ](?:[a-z]{1,20}[-_ ]){0,4}(?:key|token|secret|password|pat))$/i;
/** What many keep as the password of something of their own. */
const maybeMeant = /^change[-_ ]?(?:me|this|it)$/i;

/** "[API_KEY]", "{API_KEY}", "{{ENV:API_KEY}}", "@API_KEY@", "<%= API_KEY %>": for a program that never came by. */
const bracketed =
  /^(?:\[{1,2}NAME\]{1,2}|\{{1,2}NAME\}{1,2}|\({1,2}NAME\){1,2}|<%=? ?NAME ?%>|\{%=? ?NAME ?%\}|@NAME@|__NAME__|#{1,2}NAME#{1,2}|\$\$NAME\$\$|~NAME~|!NAME!|\|NAME\|)$/;
const inBrackets = / ?\$?(?:(?:env|ENV|secrets?|vars?)[.:] ?)?[A-Za-z][A-Za-z\d]*(?:[-_ ][A-Za-z\d]+){0,8} ?/;

/** "process.env.API_KEY", 'getenv("API_KEY")': where the value is a secret's, less is needed to see that. */
const code = new RegExp(
  String.raw`^(?:${askedByCode.source}|(?:getenv|env|System\.getenv|Deno\.env\.get)\(.{1,60}\))$`,
);

/** The name of a variable, where its value belongs. */
const variable = /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)*_(?:KEY|TOKEN|SECRET|PASSWORD|PAT)$/;
const ofEnvironment = /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/;
const ofSomebody = /^(?:MY|TEST|DUMMY|FAKE|DEV|LOCAL|DEFAULT|DEMO|ROOT|ADMIN|NO|NOT|UNUSED|SAMPLE|SOME)_/;
const named = /^(?:api|access|auth|bearer|secret)[-_ ]?(?:api[-_ ]?)?(?:key|token)$/i;

/** A piece that each of these forms has, the name of a variable aside; in texts of any kind. */
const sign =
  /[xX]{3}|\*{3}|[•●]{3}|…|(?:^|[-_=\s])(?:KEY|TOKEN|SECRET|PASSWORD|PAT)(?=$|&)|[Ee][Nn][Vv](?:iron)?[.:([]|^(?:-.{0,60}[= ])?(?:todo|TODO|fixme|FIXME|tb[da]|TB[DA])$|(?:change|replace|fill|edit|update|Change|Replace)[-_ ]?(?:me|this|it)|(?:CHANGE|REPLACE|FILL|EDIT|UPDATE)[-_ ]?(?:ME|THIS|IT)|redacted|REDACTED|masked|MASKED|(?:[Kk]ey|[Tt]oken|[Ss]ecret|[Pp]assword|pat)(?=$|&)/;
/** In capitals alone. */
const signOfVariable = /^[A-Z]+_[A-Z\d_]+$/;
/** The same of a form in brackets. */
const signInBrackets = /(?:^|[=\s])(?:\$\$|[[{(<@_#~!|]).{1,80}[\]})>@_#$~!|]$/;
const closing = '])}>@_#$~!|';

/** Some letters of each sign, in small letters: to compile it takes V8 a quarter of a millisecond, and few texts have one. */
const traces: readonly string[] =
  'xxx *** • ● … env todo fixme tbd tba redacted masked change replace fill edit update'.split(' ');
/** What a value ends with that is for show. */
const ends: readonly string[] = ['key', 'token', 'secret', 'password', 'pat'];

/** Whether it is worth while to look for one. */
export function mayBeForShow(text: string): boolean {
  if (text === '') return false;
  if (closing.includes(text.slice(-1)) && signInBrackets.test(text)) return true;
  const isCapital = text.includes('_') && text === text.toUpperCase();
  return (isCapital && signOfVariable.test(text)) || (hasTrace(text, isCapital) && sign.test(text));
}

function hasTrace(text: string, isCapital: boolean): boolean {
  const small = text.toLowerCase();
  if (traces.some((trace) => small.includes(trace))) return true;
  // The name of an option has its value in another text.
  const isOption = !isCapital && text.startsWith('-') && !text.includes('=') && !text.includes(':');
  return !isOption && ends.some((end) => small.endsWith(end) || small.includes(`${end}&`));
}

/** Where a text that is the value of a secret, or has one in the query of an address, only shows that one belongs there. */
export function forShowIn(text: string, name: string | undefined): Span | undefined {
  if (!mayBeForShow(text) || placeholdersIn(text).length > 0) return undefined;
  if (text === name && ofEnvironment.test(text)) return { start: 0, end: text.length };
  for (const { of, start, end } of valuesIn(text, name)) {
    const found = of !== undefined && isSecretName(of) ? shownIn(text.slice(start, end), of) : undefined;
    if (found !== undefined) return { start: start + found.start, end: start + found.end };
  }
  return undefined;
}

interface Value extends Span {
  readonly of: string | undefined;
}

function valuesIn(text: string, name: string | undefined): Value[] {
  const query = text.includes('://') ? text.indexOf('?') : -1;
  if (query !== -1) {
    return Array.from(text.slice(query).matchAll(parameter), ({ index, 0: whole, 1: of, 2: value = '' }) => {
      const end = query + index + whole.length;
      return { of, start: end - value.length, end };
    });
  }
  const [glued = '', own] = assigned.exec(text) ?? [];
  const isGlued = own !== undefined && isSecretName(own);
  const before = isGlued ? glued.length : 0;
  const start = before + (scheme.exec(text.slice(before))?.[0].length ?? 0);
  return [{ of: isGlued ? own : name, start, end: text.length }];
}

function shownIn(value: string, name: string): Span | undefined {
  if (isMask.test(value) || (isCertainName(name) && isWord(value, name))) return { start: 0, end: value.length };
  // What is left of a real one is shown to nobody.
  const hidden = /^[\w./+=*•●…-]+$/.test(value) ? mask.exec(value) : null;
  return hidden === null ? undefined : { start: hidden.index, end: hidden.index + hidden[0].length };
}

function isWord(value: string, name: string): boolean {
  if (isTakenOut(value)) return true;
  if (said.test(value)) return !(maybeMeant.test(value) && /pass|pwd/i.test(name));
  if (code.test(value) || form().test(value) || named.test(value)) return true;
  if (ofSomebody.test(value)) return false;
  return variable.test(value) || (ofEnvironment.test(value) && lettersOf(value) === lettersOf(name));
}

function form(): RegExp {
  whole ??= new RegExp(bracketed.source.replaceAll('NAME', inBrackets.source));
  return whole;
}

/** Made when it is asked for. */
let whole: RegExp | undefined;
