import type { Server } from '../server/index.ts';
import { isInBin, programName } from './program.ts';

const known = [
  'npx',
  'npm',
  'pnpm',
  'pnpx',
  'yarn',
  'bun',
  'bunx',
  'node',
  'deno',
  'tsx',
  'ts-node',
  'uv',
  'uvx',
  'pipx',
]
  .concat(['python', 'python3', 'py', 'poetry', 'docker', 'podman', 'bash', 'sh', 'zsh', 'cmd', 'powershell', 'pwsh'])
  .concat(['java', 'dotnet', 'go', 'cargo', 'ruby', 'php', 'perl', 'wsl', 'ssh', 'env', 'sudo', 'mise', 'make', 'cd']);

/**
 * The program of a command that holds its arguments too; nothing for one program, whose path may have blanks in it.
 * A path is only taken for one with arguments when an option follows, also behind words without a slash, or when it ends in
 * the name of a known program.
 */
export function programWithArguments(command: string): string | undefined {
  const [, program = '', rest = ''] = /^(\S+)\s+(\S.*)$/s.exec(command) ?? [];
  if (program === '' || program.lastIndexOf('${') > program.lastIndexOf('}')) return undefined;
  if (/^-\S/.test(rest)) return program;
  if (program.includes('${')) return undefined;
  const isPath = /[\\/]/.test(program);
  if (isPath) {
    const isCertain = (isInBin(program) && known.includes(programName(program))) || VERB_AND_OPTION.test(rest);
    return isCertain ? program : undefined;
  }
  return known.includes(programName(program)) || !/[\\/]/.test(rest) ? program : undefined;
}

const VERB_AND_OPTION = /^[^\\/\s]+(?:\s+[^\\/\s]+){0,3}?\s+--?[A-Za-z][\w-]*(?:[\s=]|$)/;

/** The words of a line in which blanks mean no more than that; nothing where a shell would do anything else with it. */
export function plainWords(line: string): string[] | undefined {
  return /["'`\\\n\r|&;<>*?~!]|\$\(|(?:^|\s)#|^\S*=/.test(line) ? undefined : line.trim().split(/\s+/);
}

/** Whether the client takes the blanks in the command of this server for what separates words. */
export function splitsCommand({ dialect: { starts }, args }: Pick<Server, 'dialect' | 'args'>): boolean {
  return starts?.blanks === 'split' || (starts?.blanks === 'split-alone' && args.length === 0);
}
