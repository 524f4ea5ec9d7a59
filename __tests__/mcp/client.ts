import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { ListRootsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { readClients, readRules } from '../../src/cli/catalog.ts';
import { rootPath } from '../../src/commands/mcp/root-path.ts';
import { disk } from '../../src/files/disk.ts';
import { serve } from '../../src/mcp/index.ts';

export interface Answer {
  readonly isError?: boolean;
  readonly content: readonly { readonly type: string; readonly text: string }[];
  readonly structuredContent?: Readonly<Record<string, unknown>>;
}

/** The official client, connected to our server. It holds each answer against the schema of the tool. */
export async function connected(folders: readonly string[], roots?: () => readonly string[]) {
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  const options = { files: disk, folders, pathOf: rootPath, rules: readRules, clients: readClients };
  const over = serve(options, ours, new Promise(() => {}));
  const capabilities = roots === undefined ? {} : { roots: { listChanged: true } };
  const client = new Client({ name: 'test', version: '1' }, { capabilities });
  if (roots !== undefined) {
    client.setRequestHandler(ListRootsRequestSchema, () => ({ roots: roots().map((uri) => ({ uri })) }));
  }
  await client.connect(theirs);
  const { tools } = await client.listTools();
  return {
    client,
    tools,
    call: async (name: string, given?: Record<string, unknown>) =>
      (await client.callTool({ name, ...(given === undefined ? {} : { arguments: given }) })) as unknown as Answer,
    close: async () => {
      await client.close();
      await over;
    },
  };
}
