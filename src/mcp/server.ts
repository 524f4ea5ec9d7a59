import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ListToolsRequestSchema,
  RootsListChangedNotificationSchema,
} from '@modelcontextprotocol/sdk/types.js';
import type { Files } from '../files/index.ts';
import { jsonText } from '../report/index.ts';
import { about } from '../version.generated.ts';
import { plainLines, quote, UsageError } from '../wording/index.ts';
import { checked } from './given.ts';
import type { Context } from './tool.ts';
import { described, tools } from './tools.ts';

/** A client that says it has roots and does not name them is not waited for. */
const ROOTS_WITHIN = 5_000;

const INSTRUCTIONS =
  'Tells what AI clients reject, ignore, shadow or lose of MCP configuration. Call "lint" after an MCP file was written or when a server does not appear, "explain" with the rule of a finding. Nothing is started, connected to or changed.';

export interface ServerOptions extends Omit<Context, 'roots'> {
  /** Folders below which files are read, beside those that the client names. */
  readonly folders: readonly string[];
  /** The path that a URI of a client's root stands for. */
  readonly pathOf: (uri: string) => string | undefined;
}

/** Answers until the other side goes. What was asked before `ended` is answered all the same. */
export async function serve(options: ServerOptions, transport: Transport, ended: Promise<void>): Promise<void> {
  const server = new Server(
    { name: 'mcp-lint', title: 'mcp-lint', version: about.version },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  const pending = new Set<Promise<CallToolResult>>();
  let named: Promise<readonly string[]> = Promise.resolve([]);
  const ask = () => {
    if (server.getClientCapabilities()?.roots !== undefined) named = namedBy(server, options);
  };
  server.oninitialized = ask;
  server.setNotificationHandler(RootsListChangedNotificationSchema, ask);
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: tools.map(described) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const roots = named.then((folders) => [...new Set([...options.folders, ...folders])]);
    const answer = roots.then((all) => answerTo(params.name, params.arguments, { ...options, roots: all }));
    pending.add(answer);
    return answer.finally(() => pending.delete(answer));
  });
  const closed = new Promise<void>((resolve) => {
    server.onclose = resolve;
  });
  await server.connect(transport);
  await Promise.race([closed, ended]);
  await Promise.allSettled(pending);
}

/** The folders among the client's roots. */
async function namedBy(server: Server, { files, pathOf }: ServerOptions): Promise<readonly string[]> {
  try {
    const { roots } = await server.listRoots(undefined, { timeout: ROOTS_WITHIN });
    return roots.flatMap(({ uri }) => folderAt(pathOf(uri), files));
  } catch {
    return [];
  }
}

function folderAt(path: string | undefined, files: Files): string[] {
  if (path === undefined) return [];
  try {
    const folder = files.real(path);
    return files.target(folder) === 'folder' ? [folder] : [];
  } catch {
    return [];
  }
}

/** What cannot be meant is an answer, too: a model can ask again. */
async function answerTo(name: string, given: unknown, context: Context): Promise<CallToolResult> {
  const tool = tools.find((each) => each.name === name);
  try {
    if (tool === undefined) throw new UsageError(`there is no tool ${quote(name)}`);
    const answer = await tool.run(checked(tool, given), context);
    return { content: [{ type: 'text', text: jsonText(answer) }], structuredContent: { ...answer } };
  } catch (error) {
    const words = error instanceof UsageError ? error.message : `a fault of mcp-lint; report it at ${about.bugs}`;
    return { content: [{ type: 'text', text: plainLines(words) }], isError: true };
  }
}
