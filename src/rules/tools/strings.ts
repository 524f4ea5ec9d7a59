import { isObject, type ListedTool } from '../../model/index.ts';
import type { Route } from '../../parse/index.ts';

export interface Text {
  readonly route: Route;
  readonly side: 'key' | 'value';
  readonly text: string;
}

/** Every string and every key of a tool: all of it may reach the model. */
export function* textsOf({ value, route }: Pick<ListedTool, 'value' | 'route'>): Generator<Text> {
  const queue: { value: unknown; route: Route }[] = [{ value, route }];
  for (const node of queue) {
    if (typeof node.value === 'string') yield { route: node.route, side: 'value', text: node.value };
    else if (Array.isArray(node.value)) {
      for (const [index, item] of node.value.entries()) queue.push({ value: item, route: [...node.route, index] });
    } else if (isObject(node.value)) {
      for (const key of Object.keys(node.value)) {
        const inner = [...node.route, key];
        yield { route: inner, side: 'key', text: key };
        queue.push({ value: node.value[key], route: inner });
      }
    }
  }
}
