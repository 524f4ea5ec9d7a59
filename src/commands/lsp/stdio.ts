import { createConnection } from 'vscode-languageserver/node';
import { readSchema } from '../../cli/catalog.ts';
import { disk } from '../../files/disk.ts';
import { serve } from '../../lsp/index.ts';

/** Until the editor ends it, or is gone: then the library ends the process. */
export function serveStdio(): Promise<never> {
  serve(createConnection(process.stdin, process.stdout), { files: disk, readSchema });
  return new Promise(() => {});
}
