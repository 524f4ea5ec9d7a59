import { memory } from '../../src/files/index.ts';
import type { LintOptions } from '../../src/plan/index.ts';
import { type Reworked, remove, rename } from '../../src/renaming/index.ts';

export type Texts = Readonly<Record<string, string>>;

export interface Outcome {
  /** With what has changed. */
  readonly files: Texts;
  /** `path:line:column why`, for what is left to a person. */
  readonly left: readonly string[];
}

export async function renamed(files: Texts, server: string, to: string, clients?: readonly string[]): Promise<Outcome> {
  return outcome(files, await rename(optionsFor(files), to, asked(server, clients)));
}

export async function removed(files: Texts, server: string, clients?: readonly string[]): Promise<Outcome> {
  return outcome(files, await remove(optionsFor(files), asked(server, clients)));
}

export function optionsFor(files: Texts): LintOptions {
  return {
    cwd: '/',
    paths: [],
    targets: [],
    as: undefined,
    config: undefined,
    rules: new Map(),
    user: false,
    files: memory(Object.fromEntries(Object.entries(files).map(([path, text]) => [`/${path}`, text]))),
  };
}

function asked(server: string, clients: readonly string[] | undefined) {
  return { server, ...(clients && { clients }), whyShut: () => undefined };
}

function outcome(files: Texts, { files: changed, left }: Reworked): Outcome {
  const texts = changed.map(({ before, after }) => [before.path, after.text] as const);
  return {
    files: { ...files, ...Object.fromEntries(texts) },
    left: left.map(({ place, why }) => {
      const { document, route, side, within, span } = place;
      const { start } = span ?? document.locate(route, side, within);
      const lines = document.text.slice(0, start).split('\n');
      return `${document.path}:${lines.length}:${(lines.at(-1) ?? '').length + 1} ${why}`;
    }),
  };
}
