import type { Reading } from '../../model/reading/index.ts';
import type { ListenersOf } from '../listener.ts';
import type { Manifest, ManifestFact } from './subjects.ts';

/** Few files are Manifests, so who asks for them is looked up for each. */
export function walkManifest(reading: Reading, listenersOf: ListenersOf): void {
  if (isManifest(reading, 'registry')) for (const { tell } of listenersOf('registry')) tell(reading);
  if (isManifest(reading, 'bundle')) for (const { tell } of listenersOf('bundle')) tell(reading);
  if (isManifest(reading, 'former')) for (const { tell } of listenersOf('former')) tell(reading);
}

function isManifest<F extends ManifestFact>(reading: Reading, fact: F): reading is Manifest<F> {
  return reading.format[fact] !== undefined;
}
