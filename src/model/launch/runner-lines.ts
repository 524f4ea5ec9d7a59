/** How runners are called: a program, and the words that have to follow it. */
export const runnerLines = [
  'npx',
  'npm exec',
  'npm x',
  'pnpx',
  'pnpm dlx',
  'yarn dlx',
  'bunx',
  'bun x',
  'uvx',
  'uv tool run',
  'pipx run',
] as const;

export type RunnerLine = (typeof runnerLines)[number];

/** What of these is no program. */
export const runnerVerbs: ReadonlySet<string> = new Set(runnerLines.flatMap((line) => line.split(' ').slice(1)));
