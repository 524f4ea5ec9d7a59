import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Severity } from '../model/verdict/index.ts';

/** What the commands print about a rule. */
export interface RuleInfo {
  readonly id: string;
  readonly category: string;
  readonly severity: Severity | 'off';
  readonly summary: string;
  readonly why: string;
  readonly fix: string;
  readonly examples: readonly RuleExample[];
  readonly evidence: readonly { readonly claim: string; readonly source: string; readonly date: string }[];
  readonly url: string;
  readonly cwe?: readonly number[];
}

export interface RuleExample {
  readonly title: string;
  readonly path: string;
  /** The options without which the outcome is another one. */
  readonly asked?: string;
  readonly text: string;
  /** What is reported for it, one sentence each; none for a good example. */
  readonly findings: readonly string[];
}

/** What the commands print about a client. */
export interface ClientInfo {
  readonly id: string;
  readonly name: string;
  readonly formats: readonly FormatInfo[];
  /** What it does with each mistake. */
  readonly reactions: readonly { readonly question: string; readonly answer: string; readonly by: string }[];
}

export interface FormatInfo {
  readonly id: string;
  readonly title: string;
  readonly files: readonly string[];
  readonly userFiles: readonly string[];
  readonly language: string;
  /** Of JSON alone. */
  readonly comments?: boolean;
  readonly trailingCommas?: boolean;
}

/** Which schema is for which files, where a path alone says it. */
export interface Association {
  /** The name of its file, without ".schema.json". */
  readonly schema: string;
  readonly title: string;
  readonly description: string;
  /** Whose files they are. */
  readonly client: string;
  readonly language: 'json' | 'yaml' | 'toml';
  /** In any folder; `*` stands for a part of a name. */
  readonly files: readonly string[];
}

/** Written by the build. They are long, so they are read when somebody asks for them. */
const folder = join(import.meta.dirname, '../catalog');
const schemas = join(import.meta.dirname, '../../schemas');

export function readRules(): readonly RuleInfo[] {
  return JSON.parse(read('rules.json'));
}

export function readClients(): readonly ClientInfo[] {
  return JSON.parse(read('clients.json'));
}

export function readSchemas(): readonly Association[] {
  return JSON.parse(read('schemas.json'));
}

/** What `renderHelp` gives, without what it needs. */
export function readHelp(command: string): string {
  return read(`help/${command}.txt`);
}

/** As editors get it. */
export function readSchema(id: string): unknown {
  const file = join(schemas, `${id}.schema.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function read(name: string): string {
  return readFileSync(join(folder, name), 'utf8');
}
