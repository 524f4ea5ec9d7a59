import type { Reading } from '../../model/reading/index.ts';

/** Whether servers of the file run only in clients whose files are written from it. */
export function runsElsewhere({ format: { writes, dialect } }: Reading): boolean {
  return writes !== undefined && dialect?.starts === undefined && dialect?.urls === undefined;
}
