import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import json from 'vscode-json-languageservice';
import { about } from '../../src/version.generated.ts';
import { repository } from '../e2e/support.ts';

const { getLanguageService, TextDocument } = json;

export interface Squiggle {
  /** As `line:column`, both from 1. */
  readonly at: string;
  readonly line: number;
  readonly message: string;
}

/** What VS Code's service for JSON shows of a text with one of our schemas, and how it comes by the others. */
export function editorWith(schema: string) {
  const asked: string[] = [];
  const service = getLanguageService({
    schemaRequestService: async (uri) => {
      asked.push(uri);
      if (!uri.startsWith(about.schemas)) throw new Error(`${uri} is none of ours`);
      return readFileSync(join(repository, 'schemas', uri.slice(about.schemas.length)), 'utf8');
    },
    workspaceContext: { resolveRelativePath: (relative, base) => new URL(relative, base).href },
  });
  service.configure({ schemas: [{ uri: `${about.schemas}${schema}.schema.json`, fileMatch: ['*'] }] });
  const opened = (text: string) => {
    const document = TextDocument.create('file:///work/file.json', 'jsonc', 1, text.replace(/^\ufeff/, ''));
    return { document, parsed: service.parseJSONDocument(document) };
  };
  return {
    asked,
    squiggles: async (text: string): Promise<Squiggle[]> => {
      const { document, parsed } = opened(text);
      const found = await service.doValidation(document, parsed, { comments: 'ignore', trailingCommas: 'ignore' });
      return found.map(({ range: { start }, message }) => ({
        at: `${start.line + 1}:${start.character + 1}`,
        line: start.line + 1,
        message: typeof message === 'string' ? message : message.value,
      }));
    },
    /** Over the place where the words begin. */
    hover: async (text: string, words: string): Promise<string> => {
      const { document, parsed } = opened(text);
      const hover = await service.doHover(document, document.positionAt(text.indexOf(words) + 1), parsed);
      return JSON.stringify(hover?.contents ?? '');
    },
    /** What is proposed in the place of "|". */
    completions: async (text: string): Promise<string[]> => {
      const offset = text.indexOf('|');
      const { document, parsed } = opened(text.replace('|', ''));
      const proposed = await service.doComplete(document, document.positionAt(offset), parsed);
      return (proposed?.items ?? []).map(({ label }) => label);
    },
  };
}
