import fs from 'node:fs';
import path from 'node:path';
import { movedOf, registered } from '../../scripts/generate/registry.mjs';
import { type Client, loadClient, profiles, registry, userFiles } from '../../src/clients/index.ts';
import { type Fact, factsOf, type Table, unshare } from './facts.ts';
import { type Case, casesOf } from './suites.ts';
import { Watch } from './watch.ts';

const tests = path.join(import.meta.dirname, '..');

/** A fact with the value that it could have had. */
export interface Flipped {
  readonly fact: Fact;
  readonly other: unknown;
  /** What it is called in lists: "roo/roo-global dialect.bad.effect: skips-server > refuses-file". */
  readonly name: string;
}

/** Every fact of every client and profile, each with every value that it could have had; from now on flips do not touch two at once. */
export async function everyFlip(): Promise<Flipped[]> {
  const ids = [...new Set(registry().map(({ client }) => client))].sort();
  const clients = await Promise.all(ids.map(loadClient));
  const tables: Table[] = [
    ...clients.map((holder) => ({ id: holder.id, holder, kind: 'client' as const })),
    ...profiles.map((holder) => ({ id: `protocol/${holder.id}`, holder, kind: 'profile' as const })),
  ];
  for (const table of tables) undo.push(unshare(table));
  for (const client of clients) undo.push(askOf(client));
  return tables
    .flatMap(factsOf)
    .flatMap((fact) => fact.others.map((other) => ({ fact, other, name: nameOf(fact, other) })));
}

/** Lets the lists that are made of the clients say what the facts say, also while one of these is flipped. Gives the way back. */
function askOf(client: Client): () => void {
  const back: (() => void)[] = [];
  const answer = (row: object, key: string, get: () => unknown) => {
    const written = Object.getOwnPropertyDescriptor(row, key);
    Object.defineProperty(row, key, { configurable: true, enumerable: written !== undefined, get });
    back.push(() => {
      if (written === undefined) Reflect.deleteProperty(row, key);
      else Object.defineProperty(row, key, written);
    });
  };
  for (const format of client.formats) {
    const row = registry().find(({ id }) => id === format.id);
    const ofUser = userFiles().find(({ id }) => id === format.id);
    if (row !== undefined) for (const [key, read] of Object.entries(registered)) answer(row, key, () => read(format));
    if (ofUser !== undefined) answer(ofUser, 'moved', () => movedOf(client, format));
  }
  return () => {
    for (const each of back) each();
  };
}

const undo: (() => void)[] = [];

/** Lets the clients be what they were, for whoever else has them. */
export function putBack(): void {
  for (const each of undo.splice(0).reverse()) each();
}

/** Those of which somebody has seen or read that they are so. */
export function isSure({ fact }: Flipped): boolean {
  return fact.confidence === 'R' || fact.confidence === 'H';
}

/** Suites that show what clients do, with the folders they lie in. Those that count steps run in a process of their own. */
export function suitesIn(folders: readonly string[]): string[] {
  return folders.flatMap((folder) => {
    const directory = path.join(tests, folder);
    if (!fs.existsSync(directory)) return [];
    const files = fs.readdirSync(directory).filter((file) => file.endsWith('.test.ts'));
    return files.filter((file) => !/\.(?:steps|property)\./.test(file)).map((file) => `${folder}/${file}`);
  });
}

export async function casesIn(suites: readonly string[], expect: unknown): Promise<Case[]> {
  const cases: Case[] = [];
  for (const suite of suites) cases.push(...(await casesOf(path.join(tests, suite), suite, expect)));
  return cases;
}

/** Of these, the flips that turn no case red; what is red before anything is flipped goes to `tell`. */
export async function unheldOf(
  flips: readonly Flipped[],
  cases: readonly Case[],
  tell: (title: string) => void,
): Promise<Flipped[]> {
  const watch = new Watch([...new Set(flips.map(({ fact }) => fact))]);
  const useful: Case[] = [];
  for (const each of cases) {
    if (await watch.read(each)) useful.push(each);
    else tell(each.title);
  }
  const order = new Map(useful.map((each, index) => [each, index]));
  const caught = new Map<Case, number>();
  const unheld: Flipped[] = [];
  for (const flip of flips) {
    // Those first that have caught most: they look at many things.
    const readers = [...watch.readersOf(flip.fact)]
      .filter((each) => order.has(each))
      .sort((a, b) => (caught.get(b) ?? 0) - (caught.get(a) ?? 0) || (order.get(a) ?? 0) - (order.get(b) ?? 0));
    const red = await watch.redWith(flip.fact, flip.other, readers);
    if (red === undefined) unheld.push(flip);
    else caught.set(red, (caught.get(red) ?? 0) + 1);
  }
  watch.release();
  return unheld;
}

function nameOf({ of, path: at, value }: Fact, other: unknown): string {
  return `${of} ${at}: ${shown(value)} > ${Array.isArray(value) && Array.isArray(other) ? change(value, other) : shown(other)}`;
}

function change(from: readonly unknown[], to: readonly unknown[]): string {
  const index = from.findIndex((item, at) => item !== to[at]);
  if (to.length < from.length) return `without ${shown(from[index])}`;
  return to.includes(from[index]) ? `${index + 1} and ${index + 2} swapped` : shown(to);
}

function shown(value: unknown): string {
  if (value === undefined) return 'absent';
  if (typeof value === 'function') return 'the algorithm';
  if (value instanceof RegExp) return short(String(value));
  if (value instanceof Set) return `${value.size} names`;
  if (Array.isArray(value)) return short(value.map(shown).join(' '));
  return typeof value === 'object' && value !== null
    ? String(Reflect.get(value, 'format') ?? 'an object')
    : String(value);
}

function short(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
