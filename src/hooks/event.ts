import { isObject } from '../model/values/index.ts';
import type { Contract } from './contract.ts';

export interface Written {
  /** Where the agent works, when it says so. */
  readonly cwd: string | undefined;
  /** As the tool was given them. */
  readonly paths: readonly string[];
}

/** What an event says of files, or why it says nothing. */
export function writtenIn(text: string, { name, event, tools }: Contract): Written | { readonly why: string } {
  const told = parsed(text);
  if (!isObject(told)) return { why: `standard input holds no event of ${name}, which is a JSON object` };
  // Some agents have written their names in one way and in another.
  const given = told.hook_event_name ?? told.hookEventName;
  if (given !== event) return { why: `the event is not "${event}", the one that ${name} has after a tool` };
  const { tool_name: tool, tool_input: input, cwd } = told;
  const pathsOf = typeof tool === 'string' && Object.hasOwn(tools, tool) ? tools[tool] : undefined;
  const paths = pathsOf !== undefined && isObject(input) ? pathsOf(input) : [];
  return { cwd: typeof cwd === 'string' ? cwd : undefined, paths: paths.filter((path) => path !== '') };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}
