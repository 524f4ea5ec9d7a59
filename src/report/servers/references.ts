import type { Workspace } from '../../model/reading/index.ts';
import { referencesTo, type ServerReference } from '../../model/references/index.ts';
import { readerOf } from '../../model/server/index.ts';
import { count, quote, redact } from '../../wording/index.ts';
import { escaped } from '../escape-markdown.ts';
import { type Location, locationOf } from '../located.ts';
import type { RenderOptions } from '../options.ts';
import { isOutside } from '../outside.ts';
import { riskless } from '../riskless.ts';
import { shown } from '../shown.ts';
import type { ServersFormat } from './render.ts';

interface FoundReference extends Location {
  readonly client: string;
  readonly text: string;
  /** The tool, or the pattern for tools; absent where the whole server is meant. */
  readonly tool?: string;
}

/** What to look at before a server is renamed or taken out. */
export function referencesText(
  format: ServersFormat,
  name: string,
  workspace: Workspace,
  { cwdPrefix, version }: Pick<RenderOptions, 'cwdPrefix' | 'version'>,
): string {
  const found = referencesTo(workspace, name).map(foundReference);
  switch (format) {
    case 'json': {
      const content = { version: 1, tool: { name: 'mcp-lint', version }, server: redact(name), references: found };
      return riskless(`${JSON.stringify(content, null, 2)}\n`);
    }
    case 'markdown': {
      const rows = found.map((each) => `| ${cellsOf(each, cwdPrefix).map(escaped).join(' | ')} |`);
      const table = ['| place | client | mention |', '| --- | --- | --- |', ...rows, ''];
      return `${[...(rows.length > 0 ? table : []), escaped(summary(name, found))].join('\n')}\n`;
    }
    case 'text': {
      const rows = found.map((each) => cellsOf(each, cwdPrefix).join('  '));
      return `${[...rows, ...(rows.length > 0 ? [''] : []), summary(name, found)].join('\n')}\n`;
    }
  }
}

function foundReference({ place, reading, text, meant }: ServerReference): FoundReference {
  const { tool } = meant;
  const location = locationOf(place);
  return { ...location, client: readerOf(reading), text: redact(text), ...(tool ? { tool: redact(tool) } : {}) };
}

function cellsOf({ path, line, column, client, text }: FoundReference, cwdPrefix: string): string[] {
  return [`${isOutside(path) ? path : cwdPrefix + path}:${line}:${column}`, client, quote(text)].map(shown);
}

function summary(name: string, found: readonly FoundReference[]): string {
  const server = shown(`server ${quote(name)}`);
  if (found.length === 0) return `nothing mentions ${server}`;
  const files = new Set(found.map(({ path }) => path)).size;
  return `${count(found.length, 'entry')} in ${count(files, 'file')} ${found.length === 1 ? 'mentions' : 'mention'} ${server}`;
}
