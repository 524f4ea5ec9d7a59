import type { Reading } from '../../model/reading/index.ts';
import type { ListenersOf } from '../listener.ts';
import type { Manifest, ManifestFact } from './subjects.ts';

export function manifestWalk(listenersOf: ListenersOf): (reading: Reading) => void {
  const listeners = { registry: listenersOf('registry'), bundle: listenersOf('bundle'), former: listenersOf('former') };
  return (reading) => {
    if (isManifest(reading, 'registry')) for (const { tell } of listeners.registry) tell(reading);
    if (isManifest(reading, 'bundle')) for (const { tell } of listeners.bundle) tell(reading);
    if (isManifest(reading, 'former')) for (const { tell } of listeners.former) tell(reading);
  };
}

function isManifest<F extends ManifestFact>(reading: Reading, fact: F): reading is Manifest<F> {
  return reading.format[fact] !== undefined;
}
