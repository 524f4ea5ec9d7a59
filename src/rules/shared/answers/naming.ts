import type { AnswerKind, Revision } from '../../../clients/index.ts';
import type { Listed, ListedTool } from '../../../model/answers/index.ts';
import { at, own, type Place } from '../../../model/values/index.ts';
import { quote } from '../../../wording/index.ts';

/** What a list is worth to clients that check it as a whole. */
export const LOST = 'clients on the official SDK lose the whole list';

/** Earlier revisions only say that names tell tools apart. */
export function limitsNames(revision: Revision): boolean {
  return revision >= '2025-11-25';
}

/** `tool "search"`, or its number where it has no name. */
export function toolName({ name, route }: ListedTool): string {
  const index = route.at(-1);
  if (name !== '') return `tool ${quote(name)}`;
  return typeof index === 'number' ? `tool ${index + 1}` : 'the tool';
}

/** `prompt "greet"`: what a title or a description belongs to. */
export function ownerName({ tool, kind, value, route }: Listed): string {
  if (tool !== undefined) return toolName(tool);
  const name = own(value, 'name');
  return `${nouns[kind]} ${typeof name === 'string' ? quote(name) : Number(route.at(-1)) + 1}`;
}

/** What the other lists of a server hold. */
export const nouns: Partial<Record<AnswerKind, string>> = {
  prompts: 'prompt',
  resources: 'resource',
  templates: 'resource template',
};

/** The name, for what concerns the tool as a whole. */
export function placeOfTool({ document, route, value }: ListedTool): Place {
  return own(value, 'name') === undefined ? at(document, route) : at(document, [...route, 'name']);
}
