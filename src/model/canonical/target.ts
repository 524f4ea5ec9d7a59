import type { Client, Dialect, Format, Meaning, Writing } from '../../clients/index.ts';

/** A client that does not read the file, and for which its servers are judged as if they were written for it. */
export interface Target {
  readonly client: Client;
  /** The client's name in messages. */
  readonly name: string;
  readonly format: Format;
  readonly dialect: Dialect;
  /** What is written for it under its own name, although the client does not read it. */
  readonly keeps: readonly Meaning[];
  /** Texts reach it as they stand, so what is a variable to another client is none to this one. */
  readonly copies: boolean;
}

/** The main file of the client; nothing where its entries are not what others call a server. */
export function targetFor(client: Client, written?: Pick<Writing, 'keeps' | 'copies'>): Target | undefined {
  const format = client.formats.find(({ dialect, servers }) => dialect !== undefined && servers.length > 0);
  const { dialect: own, rewrites } = format ?? {};
  if (format === undefined || own === undefined || own.apart) return undefined;
  // What nobody's facts describe takes anything.
  if (own.open && rewrites === undefined) return undefined;
  const dialect = rewrites === undefined ? own : { ...own, placeholders: rewrites };
  const { keeps = [], copies = false } = written ?? {};
  return { client, name: format.reader ?? client.name, format, dialect, keeps, copies };
}
