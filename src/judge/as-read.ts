import { type Amended, amend } from '../model/amended/index.ts';
import { splitLine, splitsCommand } from '../model/launch/index.ts';
import type { Reading } from '../model/reading/index.ts';

/** The document as its client takes it, where that splits whole lines into words before anything else; mostly nothing. */
export function amendedByReader({ document, format, servers }: Reading): Amended | undefined {
  const { blanks = 'one-program' } = format.dialect?.starts ?? {};
  if (blanks === 'one-program') return undefined;
  const lines = servers.flatMap((server) => {
    const line = server.command?.value.trim() ?? '';
    return server.broken || !/\s/.test(line) || !splitsCommand(server) ? [] : (splitLine(server, line) ?? []);
  });
  return amend(document, lines);
}
