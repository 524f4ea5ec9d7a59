import { type Annotation, annotationsOf } from '../annotations.ts';
import { type WorkflowCommands, workflowCommand, workflowCommands } from '../syntax/workflow-commands.ts';
import { defineOutput } from './define.ts';

export default defineOutput({
  id: 'github',
  order: 4,
  readers: 'a workflow step that runs the command line',
  holds:
    'one workflow command for each finding, the worst first, because GitHub shows ten errors and ten warnings of a step',
  syntax: 'workflow-commands',
  render(report, options) {
    const lines = [...annotationsOf(report, options).map(commandFor), workflowCommands`${report.summary}`];
    return workflowCommands`${workflowCommands.joined(lines, workflowCommands`\n`)}\n`;
  },
});

function commandFor({ kind, title, path, line, columns, message }: Annotation): WorkflowCommands {
  const place = [
    ['title', title],
    ['file', path],
    ['line', line],
  ] as const;
  const span =
    columns &&
    ([
      ['col', columns.start],
      ['endColumn', columns.end],
    ] as const);
  return workflowCommand(kind, [...place, ...(span ?? [])], message);
}
