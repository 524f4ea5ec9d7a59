import {
  type Client,
  clientAsOf,
  type Format,
  formatKeys,
  loadClient,
  type RegisteredFormat,
  registry,
  usualFormats,
} from '../clients/index.ts';
import type { CodeBlock, Markdown } from '../markdown/index.ts';
import { foreignMap, type Reading, type ReadOptions, readSnippet, type SnippetFacts } from '../model/reading/index.ts';
import { isObject, own, valueAt } from '../model/values/index.ts';
import { type Document, parsePart, type Whole } from '../parse/index.ts';
import { type Addressee, addresseeOf, type PlacedPath } from './addressee.ts';
import { isCounterExample } from './counter-examples.ts';
import { fragmentIn, wrapped } from './fragments.ts';
import { isShared } from './named-paths.ts';
import { languageOf, type Snippet, snippetIn } from './snippet.ts';

/** A block that shows servers, and how those read it whom it is for. */
export interface ReadBlock {
  readonly block: CodeBlock;
  readonly addressee: Addressee;
  /** One for each client that is named; of none, what is true whoever reads it. */
  readonly readings: readonly Reading[];
  /** As it stands, whoever reads it. */
  readonly document: Document;
  /** The one client that is named. */
  readonly client: Client | undefined;
}

export type BlockOptions = Pick<ReadOptions, 'around' | 'protocol' | 'versions'>;

/** A block without one of these shows no servers. */
const SIGN = /mcp|servers|"command"|"url"/i;
/** Nobody shows more in one text. */
const MOST_BLOCKS = 500;

export async function readBlocks(
  whole: Whole,
  markdown: Markdown,
  options: BlockOptions,
): Promise<readonly ReadBlock[]> {
  const reader = new BlockReader(whole, markdown, options);
  const read: ReadBlock[] = [];
  for (const block of markdown.blocks) {
    if (read.length === MOST_BLOCKS) break;
    const found = SIGN.test(block.text) ? await reader.read(block) : undefined;
    if (found !== undefined) read.push(found);
  }
  return read;
}

/** The facts of a client, as of its versions that are in use. */
export async function clientFor(id: string, { versions }: BlockOptions): Promise<Client> {
  const client = await loadClient(id);
  const range = versions.get(id);
  return range === undefined ? client : clientAsOf(client, range);
}

class BlockReader {
  readonly #whole: Whole;
  readonly #markdown: Markdown;
  readonly #options: BlockOptions;

  constructor(whole: Whole, markdown: Markdown, options: BlockOptions) {
    this.#whole = whole;
    this.#markdown = markdown;
    this.#options = options;
  }

  async read(block: CodeBlock): Promise<ReadBlock | undefined> {
    const snippet = snippetIn(block);
    if (snippet === undefined || isCounterExample(block, snippet, this.#markdown)) return undefined;
    const addressee = addresseeOf(block, snippet, this.#markdown, this.#whole.source.path);
    const document = await parsePart(this.#whole, snippet, { ...snippet, remarks: block.remarks });
    if (await this.#isOfBundle(snippet, document)) return undefined;
    const readings: Reading[] = [];
    for (const id of addressee.clients) {
      const reading = await this.#readBy(id, block, { snippet, document }, addressee);
      if (reading === undefined) break;
      readings.push(reading);
    }
    const [id, ...others] = addressee.clients;
    const client = id === undefined || others.length > 0 ? undefined : await clientFor(id, this.#options);
    // What one of them makes of it is not known, so it is not known of all.
    if (readings.length < addressee.clients.length || readings.length === 0) {
      const anybody = await this.#readByAnybody(block, snippet, document);
      return anybody && { block, addressee, document, client, readings: [anybody] };
    }
    return { block, addressee, document, client, readings };
  }

  /** The manifest of a bundle is no configuration of the client that installs it. */
  async #isOfBundle({ text }: Snippet, { value }: Document): Promise<boolean> {
    if (!/"(?:entry_point|mcp_config|dxt_version)"/.test(text)) return false;
    const { formats } = await clientFor('mcpb', this.#options);
    return formats.some(({ when }) => when?.({ path: '', text, value, ...nothingAround }));
  }

  async #readBy(
    id: string,
    block: CodeBlock,
    { snippet, document: raw }: { readonly snippet: Snippet; readonly document: Document },
    addressee: Addressee,
  ): Promise<Reading | undefined> {
    const client = await clientFor(id, this.#options);
    const format = formatFor(client, raw, addressee);
    if (format === undefined || isOfListElsewhere(raw, format)) return undefined;
    const isOther = format.syntax.language !== snippet.language;
    if (
      isOther &&
      !addressee.paths.some(({ isAtBlock, formats }) => isAtBlock && formats.some((each) => each.id === format.id))
    ) {
      return undefined;
    }
    const habits = registry().find((each) => each.id === format.id);
    const asRead = { language: format.syntax.language, habits, remarks: block.remarks };
    const { value } = habits?.json5 ? await parsePart(this.#whole, snippet, asRead) : raw;
    const fragment = isOther ? undefined : fragmentIn(value, format);
    const passage = fragment === undefined ? snippet : wrapped(snippet, fragment, format);
    const document = await parsePart(this.#whole, passage, asRead);
    const part = partOf(snippet, fragment !== undefined, addressee.isSure, block);
    const reading = await readSnippet(document, { client, format }, this.#options, part);
    return holdsServers(reading) && !isOfExtension(reading) ? reading : undefined;
  }

  async #readByAnybody(block: CodeBlock, snippet: Snippet, document: Document): Promise<Reading | undefined> {
    const client = await clientFor('stray', this.#options);
    const format = client.formats.find(({ syntax }) => syntax.language === snippet.language);
    if (format === undefined) return undefined;
    const { value, text } = document;
    const isBroken = value === undefined || document.problems.some(({ kind }) => kind === 'syntax');
    const holds = isBroken
      ? /mcpServers|mcp_servers|context_servers/.test(snippet.text) && /"?(?:command|url)"?\s*[:=]/.test(snippet.text)
      : format.when?.({ path: '', text, value, ...nothingAround });
    if (!holds && !holdsSomething(document)) return undefined;
    // Code of a program is written as its language wants it.
    const isCode = !/^(?:jsonc?|json5|toml|ya?ml|)$/.test(languageOf(block));
    const part = {
      ...partOf(snippet, snippet.before !== undefined, true, block),
      isElided: snippet.isElided || isCode,
    };
    return readSnippet(document, { client, format: forAnybody(format, block) }, this.#options, part);
  }
}

function partOf({ isElided }: Snippet, isFragment: boolean, isSure: boolean, block: CodeBlock): SnippetFacts {
  const isCode = /^(?:js|javascript|ts|typescript|python|py)$/.test(languageOf(block));
  return { isElided: isElided || isCode, isFragment: isFragment || isElided, isSure };
}

/** What nobody can parse is wrong for everybody. A comma too many in what calls itself JSON is a slip, remarks are for the reader. */
function forAnybody(format: Format, block: CodeBlock): Format {
  const { syntax } = format;
  const broken = { effect: 'refuses-file', by: 'M:ANY' } as const;
  if (syntax.language !== 'json') return { ...format, reader: 'any client', syntax: { ...syntax, broken } };
  const trailingCommas = languageOf(block) !== 'json';
  return { ...format, reader: 'any client', syntax: { ...syntax, broken, json5: true, trailingCommas } };
}

/** A block lies in no folder. */
const nothingAround = { beside: () => false, above: () => false, names: () => [] };

/** The format of the file that is named for the block, else the one that words mean, else the usual one. */
function formatFor(
  { id, formats }: Client,
  { value, text }: Document,
  { paths, formats: words }: Addressee,
): Format | undefined {
  const file = { path: '', text, value, ...nothingAround };
  const fitting = (ids: readonly string[]): Format | undefined => {
    const known = formats.filter((format) => ids.includes(format.id));
    return known.find(({ when }) => when?.(file)) ?? known.find(({ when }) => when === undefined) ?? known[0];
  };
  const ofPath = ({ formats: found }: PlacedPath) =>
    found.filter(({ client }) => client === id).map((format) => format.id);
  const namedAtBlock = paths.filter(({ isAtBlock }) => isAtBlock);
  const atBlock = namedAtBlock.map(ofPath).filter((ids) => ids.length > 0);
  // Of several files of one client the text is meant for the one whose key it has.
  const all = [...atBlock.flat(), ...(atBlock.length > 0 ? namedAtBlock.flatMap((path) => alsoNamed(path, id)) : [])];
  const withKey = formats.filter((format) => all.includes(format.id) && hasKeyOf(format, value));
  const [first] = atBlock;
  if (first !== undefined) return fitting(withKey.length > 0 ? withKey.map((format) => format.id) : first);
  const word = words.get(id);
  if (word !== undefined) return fitting([word]);
  const named = paths.map(ofPath).find((ids) => ids.length > 0);
  if (named !== undefined) return fitting(named);
  const byKey = formatKeys.find((each) => each.client === id && isObject(valueAt(value, each.at)));
  if (byKey !== undefined) return fitting([byKey.format]);
  const usual = usualFormats[id] ?? formats[0]?.id ?? '';
  const own = registry().find((format) => format.id === usual);
  return fitting([usual, ...(own === undefined ? [] : sharing(own))]);
}

/** "settings.json", where another file of the client is named as well. */
function alsoNamed({ path }: PlacedPath, id: string): string[] {
  if (!isShared(path)) return [];
  return registry()
    .filter(({ client, files }) => client === id && files.some((file) => file.endsWith(`/${path}`)))
    .map((format) => format.id);
}

function hasKeyOf({ servers, unread = [] }: Format, value: unknown): boolean {
  return [...servers, ...unread].some((place) => place.at.length > 0 && isObject(valueAt(value, place.at)));
}

function isOfListElsewhere({ value }: Document, { servers, listsElsewhere }: Format): boolean {
  return listsElsewhere !== undefined && servers.some((place) => Array.isArray(valueAt(value, place.at)));
}

/** Formats of the same client for the same files, told apart by what they hold. */
function sharing({ client, files, id }: RegisteredFormat): string[] {
  return registry()
    .filter((other) => other.client === client && other.id !== id && other.files.some((file) => files.includes(file)))
    .map((other) => other.id);
}

function holdsServers(reading: Reading): boolean {
  const { document, format, maps } = reading;
  const { value } = document;
  if (value === undefined || document.problems.some(({ kind, fatal }) => kind === 'syntax' && fatal)) {
    const { start, end } = document.part?.span ?? { start: 0, end: 0 };
    const text = document.text.slice(start, end);
    return (
      /"(?:\w+\.)?(?:mcpServers|servers|mcp|context_servers|extensions)"|mcp_servers|mcpServers/.test(text) &&
      /command|url/i.test(text)
    );
  }
  if (maps.some((map) => map.route.length > 0 && isObject(map.value) && Object.values(map.value).some(isServerLike)))
    return true;
  if (maps.some((map) => Array.isArray(map.value) && map.value.some(isServerLike))) return true;
  if ((format.unread ?? []).some(({ at }) => isObject(valueAt(value, at)))) return true;
  return format.servers.length > 0 && foreignMap(reading) !== undefined;
}

/** "cline.mcpServers" among the settings of an editor is not for the editor. */
function isOfExtension(reading: Reading): boolean {
  const [key, ...inner] = foreignMap(reading)?.at ?? [];
  const [, owner = ''] = /^(\w[\w-]*)\.mcp\w*servers$/i.exec(String(key)) ?? [];
  return owner !== '' && inner.length === 0 && !reading.client.id.startsWith(owner.toLowerCase());
}

/** Under a key that means servers, in a form that no known client has. */
function holdsSomething({ value }: Document): boolean {
  const maps = ['mcpServers', 'mcp_servers', 'context_servers'].map((key) => own(value, key));
  return maps.some((map) => (isObject(map) || Array.isArray(map)) && Object.values(map).some(isServerLike));
}

/** Other things are called servers, too. */
function isServerLike(entry: unknown): boolean {
  return ['command', 'cmd', 'url', 'httpUrl', 'serverUrl', 'uri', 'type', 'transport', 'args'].some(
    (key) => own(entry, key) !== undefined,
  );
}
