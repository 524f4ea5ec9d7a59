import type { Document } from '../../parse/index.ts';
import { type ListedTool, toolsIn } from '../answers/index.ts';
import { folderHolding } from '../folders/index.ts';
import type { AnswerFile, ToolLists } from './tool-lists.ts';

const ending = '.tools.json';

export class SavedLists implements ToolLists {
  /** Server to the path of its list, for every file of the run. */
  readonly #named: ReadonlyMap<string, string>;
  /** By path. */
  readonly #lists: ReadonlyMap<string, Document>;

  constructor(readings: readonly AnswerFile[], named: ReadonlyMap<string, string>) {
    this.#named = named;
    const lists = readings.filter(({ format }) => format.answer === 'tools');
    this.#lists = new Map(lists.map(({ document }) => [document.path, document]));
  }

  get isEmpty(): boolean {
    return this.#lists.size === 0;
  }

  /** The list that the configuration names for a server, else one beside the file that has the server. */
  of(server: string, path: string): readonly ListedTool[] | undefined {
    const named = this.#named.get(server);
    const own = named === undefined ? undefined : this.#lists.get(named);
    const isPath = server.includes('/');
    const list = own ?? (isPath ? undefined : this.#lists.get(folderHolding(path) + server + ending));
    return list && toolsIn(list);
  }
}
