import { type Hover, MarkupKind } from 'vscode-languageserver';
import { fieldFor } from '../clients/index.ts';
import type { Reading, Workspace } from '../model/reading/index.ts';
import { type Field, isNameless, nameOf, readerOf, type Server } from '../model/server/index.ts';
import { startsWith } from '../model/values/index.ts';
import type { Document, Route, Span } from '../parse/index.ts';
import { shown } from '../report/index.ts';
import type { Judged, JudgedFile } from './judged.ts';
import { referenceAt } from './names.ts';
import { type Node, nodeAt } from './nodes.ts';
import { rangeOf } from './places.ts';
import type { Schemas } from './schemas.ts';
import { code, evidenceOf, factsOf, meaningOf, mistake } from './words.ts';

/** So many readers of one file have their say. */
const MOST_READERS = 4;

export async function hoverAt(
  judged: Judged,
  { readings }: JudgedFile,
  offset: number,
  schemas: Schemas,
): Promise<Hover | undefined> {
  const [first] = readings;
  if (first === undefined) return undefined;
  const { document } = first;
  const workspace = await judged.workspace();
  const mention = workspace && aboutMention(workspace, judged, document, offset);
  if (mention !== undefined) return hoverOf(document, mention.span, [mention.words]);
  const node = nodeAt(document, offset);
  if (node === undefined) return undefined;
  const said = readings.slice(0, MOST_READERS).flatMap((reading) => aboutNode(reading, node, schemas) ?? []);
  return said.length === 0 ? undefined : hoverOf(document, node.span, [...new Set(said)]);
}

function hoverOf(document: Document, span: Span, said: readonly string[]): Hover {
  return { contents: { kind: MarkupKind.Markdown, value: said.join('\n\n---\n\n') }, range: rangeOf(document, span) };
}

function aboutNode(reading: Reading, { route, side }: Node, schemas: Schemas): string | undefined {
  const server = reading.servers.find((each) => startsWith(route, each.route));
  if (server !== undefined && isName(server, route, side)) return aboutServer(server, reading);
  const field = server?.fields.find((each) => startsWith(route, each.route));
  if (server !== undefined && field !== undefined && field.route.length === route.length) {
    return aboutField(field, server, reading, schemas);
  }
  const root = route.length === 1 ? reading.format.rootFields?.[String(route[0])] : undefined;
  const { title, description } = describe(reading, route, schemas);
  const meaning = description ?? title ?? (root && meaningOf(root));
  if (meaning === undefined) return undefined;
  const heading = `**${code(nameIn(reading.document, route))}** · ${readerOf(reading)}`;
  const notes = root?.note === undefined ? [] : [root.note];
  return [`${heading}\n\n${meaning}`, ...notes].join('\n\n');
}

function isName({ nameAt, route: entry }: Server, route: Route, side: string): boolean {
  const isKey = side === 'key' && route.length === entry.length;
  return isKey || (nameAt.side === side && nameAt.route.length === route.length && startsWith(route, nameAt.route));
}

function aboutField({ key, route, fact }: Field, server: Server, reading: Reading, schemas: Schemas): string {
  const { dialect, document } = server;
  const reader = readerOf(reading);
  const { description } = describe(reading, route, schemas);
  const heading = `**${code(shown(key, [document]))}** · ${reader}`;
  if (fact === undefined) {
    const unknown = dialect.open ? undefined : `${reader} has no such field.`;
    return [heading, description ?? unknown].filter((each) => each !== undefined).join('\n\n');
  }
  const meaning = description ?? meaningOf(fact) ?? meaningOf(fieldFor(fact.is));
  const facts = factsOf(fact, dialect, reading.client, reader).map((each) => `- ${each}`);
  return [heading, meaning, facts.join('\n')].filter((each) => each !== undefined).join('\n\n');
}

function aboutServer(server: Server, reading: Reading): string {
  const { document, transport, dialect, off } = server;
  const reader = readerOf(reading);
  const name = isNameless(server) ? nameOf(server) : `server ${code(shown(server.name, [document]))}`;
  const said: string[] = [];
  if (transport === undefined)
    said.push(`Neither a command nor a url that counts: ${mistake(dialect.neither, reader)}.`);
  else said.push(`${reader} reaches it by ${transport}.`);
  if (off) said.push('It is switched off.');
  const names = reading.format.toolNames ?? reading.client.toolNames;
  if (names !== undefined && names.names === undefined && !isNameless(server)) {
    said.push(`A tool "search" of it is called ${code(shown(names.name(server.name, 'search'), [document]))}.`);
  }
  said.push(`${evidenceOf(dialect.by, reading.client)}.`);
  return [`**${name}** · ${reader}`, said.map((each) => `- ${each}`).join('\n')].join('\n\n');
}

function aboutMention(workspace: Workspace, judged: Judged, document: Document, offset: number) {
  const reference = referenceAt(workspace, document, offset);
  if (reference === undefined) return undefined;
  const { meant, definition, span } = reference;
  const name = code(shown(meant.server, [document]));
  if (definition === undefined) return { span, words: `${name} is the name of no server that is defined here.` };
  const { server } = definition;
  const { line } = server.document.position(server.document.locate(server.nameAt.route, server.nameAt.side).start);
  const tool = meant.tool === undefined ? '' : `, tool ${code(shown(meant.tool, [document]))}`;
  const whose = code(shown(server.name, [server.document]));
  const where = `${code(server.document.path)} line ${line}`;
  const by = judged.readingOf(server.document)?.client.name;
  return { span, words: `server ${whose}${tool}: defined in ${where}${by === undefined ? '' : `, for ${by}`}` };
}

function describe({ format }: Reading, route: Route, schemas: Schemas) {
  return schemas.describe(format.schema ?? format.id, route);
}

function nameIn(document: Document, route: Route): string {
  return shown(String(route.at(-1)), [document]);
}
