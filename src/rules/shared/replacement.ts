import type { NotedPackage } from '../../model/packages/index.ts';
import { ownKey, type Server, spellingOf } from '../../model/server/index.ts';
import { assignment, quote } from '../../wording/index.ts';

/** What to write in place of a package; an address as the client writes a remote server. */
export function replacement(server: Server, { address, help }: NotedPackage): string | undefined {
  const { dialect, document } = server;
  const key = ownKey(dialect, 'url');
  if (address === undefined || key === undefined) return help;
  const word = dialect.transportKey === null ? undefined : spellingOf(dialect, 'http');
  const say = (name: string, value: string) => assignment(document.language, name, quote(value));
  const type = word === undefined || dialect.transportKey === null ? '' : `${say(dialect.transportKey, word)} and `;
  const remote = `write ${type}${say(key, address)} in place of the command`;
  return help === undefined ? remote : `${help}, or ${remote}`;
}
