import { mayStandIn } from '../variables/index.ts';
import { isCommonPassword } from './addresses.ts';
import { isForShow } from './examples.ts';
import { secretsIn } from './find.ts';
import { isSecretName } from './literals.ts';
import { scheme, shortest, somethingElse } from './may-suspect.ts';
import type { Secret } from './secret.ts';

const longest = 256;

/** "DB_PASSWORD", "--api-key"; not "SECRET_PROVIDER" or "TOKEN_AUDIENCE". */
const endsInSecret =
  /(?:token|secret|passw(?:or)?d|passphrase|pwd|(?:api|access|private|secret|auth|master|encryption|signing)[-_. ]?key|credentials?|authorization)\d*$/i;

const assigned = /^(-{0,2}[A-Za-z][\w.-]{1,60})=(.*)$/s;

/** What a name says is secret and nobody would call a word, though it has not the marks of a program's making. */
export function suspicionIn(text: string, name: string | undefined): Secret | undefined {
  const [whole, flag, value = ''] = assigned.exec(text) ?? [];
  const found =
    whole !== undefined && flag !== undefined && isCertainName(flag)
      ? suspicion(value, flag, text.length - value.length)
      : name !== undefined && isCertainName(name)
        ? suspicion(text, name, 0)
        : undefined;
  return found !== undefined && secretsIn(text, name).length === 0 ? found : undefined;
}

function isCertainName(name: string): boolean {
  return endsInSecret.test(name.slice(-80)) && isSecretName(name);
}

function suspicion(text: string, name: string, offset: number): Secret | undefined {
  const skipped = scheme.exec(text)?.[0].length ?? 0;
  const value = text.slice(skipped);
  if (value.length < shortest || value.length > longest || somethingElse.test(value)) return undefined;
  if ((kindsOf(value) < 3 && changesIn(value) < 5) || isCommonPassword(value) || isForShow(value) || mayStandIn(value))
    return undefined;
  const what = /pass|pwd/i.test(name) ? 'what looks like a password' : 'what looks like a key';
  return { what, start: offset + skipped, end: offset + text.length };
}

/** Small letters, capitals, digits, and signs that do not join words. */
function kindsOf(value: string): number {
  return [/[a-z]/, /[A-Z]/, /\d/, /[^\w.:/,;-]/].filter((kind) => kind.test(value)).length;
}

/** Between letters and digits: words and versions have few. */
function changesIn(value: string): number {
  return value.match(/[A-Za-z](?=\d)|\d(?=[A-Za-z])/g)?.length ?? 0;
}
