import type { Reading } from '../../model/reading/index.ts';
import { resultsIn, soundTools } from '../../model/tools/index.ts';
import type { ListenersOf } from '../listener.ts';

/** Walks past everything in saved answers once. */
export function answerWalk(listenersOf: ListenersOf): (reading: Reading) => void {
  const [files, tools, results] = [listenersOf('answers'), listenersOf('tool'), listenersOf('result')];
  return (reading) => {
    const { document } = reading;
    for (const { tell } of files) tell(reading);
    if (tools.length > 0) for (const tool of soundTools(document)) for (const { tell } of tools) tell(tool);
    if (results.length > 0) for (const result of resultsIn(document)) for (const { tell } of results) tell(result);
  };
}
