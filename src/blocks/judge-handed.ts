import type { Judge } from '../judge/index.ts';
import { readSnippet } from '../model/reading/index.ts';
import { atSpan } from '../model/values/index.ts';
import { type Finding, losesServer } from '../model/verdict/index.ts';
import { type Document, parseStrictJson, type Span } from '../parse/index.ts';
import { quote } from '../wording/index.ts';
import type { Handed } from './links.ts';
import { type BlockOptions, clientFor } from './read-blocks.ts';

/** Where a link or a command stands, in a document with the comments that silence what is said of it. */
export interface Spot {
  readonly span: Span;
  readonly document: Document;
}

/** What is wrong with what a link or a command hands to a client, at the link or the command as a whole. */
export async function judgeHanded(
  { client: id, entry, name, inputs, isMap, takenForProgram }: Handed,
  { span, document: shown }: Spot,
  { judge, options }: { readonly judge: Judge; readonly options: BlockOptions },
): Promise<readonly Finding[]> {
  const client = await clientFor(id, options);
  const format = client.formats[0];
  const [root] = format?.servers ?? [];
  // The gallery knows what it stands for, and an entry round another one is read by some versions alone.
  if (format === undefined || root === undefined || entry === undefined || Object.hasOwn(Object(entry), 'config'))
    return [];
  const place = atSpan(shown, span);
  const reader = { related: [], clients: [id], reader: client.name, place };
  if (isMap) {
    const message = `${client.name} takes what a link holds for one server, but it is a map of servers`;
    return [
      { ...reader, rule: 'root-shape', severity: 'warning', message, help: 'encode the entry of the server alone' },
    ];
  }
  const value = root.at
    .toReversed()
    .reduce<unknown>((inner, key) => ({ [String(key)]: inner }), { [name || 'server']: entry });
  const text = JSON.stringify({ ...(value as object), ...(inputs !== undefined && { inputs }) });
  const document = parseStrictJson({ path: shown.path, text, problems: [] });
  if (document === undefined) return [];
  const facts = { isFragment: false, isElided: false, isSure: true };
  const findings = await judge.judgeSnippet(await readSnippet(document, { client, format }, options, facts));
  // What stands where in it nobody sees, and no text can be edited; what has no effect in it harms nobody.
  const telling = findings.filter(
    ({ severity, effect }) => severity !== 'info' && (effect === undefined || losesServer(effect)),
  );
  const told = telling.map(({ fix: _, ...finding }) => ({ ...finding, related: [], place }));
  if (takenForProgram === undefined) return told;
  const { word } = takenForProgram;
  const message = `${client.name} takes ${word === undefined ? 'the address' : quote(word)} for the program of a local server, since no "--transport" stands here`;
  const help = `write ${quote(`--transport ${word?.toLowerCase() === 'sse' ? 'sse' : 'http'}`)}${word === undefined ? '' : ' in its place'}`;
  // What else is wrong with such a program is the same once more; what it shows to others is not.
  const rest = told.filter(({ rule }) => rule.startsWith('secret-'));
  return [{ ...reader, rule: 'transport-untyped', severity: 'warning', message, help }, ...rest];
}

/** What is said of a link that a client cannot read. */
export async function unreadableLink(id: string, { span, document }: Spot, options: BlockOptions): Promise<Finding> {
  const client = await clientFor(id, options);
  return {
    rule: 'syntax-error',
    severity: 'warning',
    message: `${client.name} cannot read the configuration in this link, so it installs nothing`,
    help: 'encode it anew',
    place: atSpan(document, span),
    related: [],
    clients: [id],
    reader: client.name,
  };
}
