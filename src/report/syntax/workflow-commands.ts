import { printable, withoutBracketed } from '../../wording/index.ts';
import { defineSyntax, made, type Safe } from './make.ts';

/** Lines of a log that GitHub's runner reads; those that are no command are for a person, and begin with words of ours. */
export const workflowCommands = defineSyntax('workflow-commands', printable, withoutBracketed);

export type WorkflowCommands = Safe<'workflow-commands'>;

/** The runner undoes the escapes, so that properties and message are what was given, but for what cannot be seen. */
export function workflowCommand(
  name: string,
  properties: readonly (readonly [name: string, value: string | number])[],
  message: string,
): WorkflowCommands {
  const written = properties.map(([key, value]) => `${key}=${escapeProperty(String(value))}`);
  return made(`::${name} ${written.join(',')}::${escapeData(message)}`);
}

function escapeData(words: string): string {
  return printable(words.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A'));
}

function escapeProperty(words: string): string {
  return escapeData(words).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
