/**
 * R: seen in the running client. H: read in its source. M: vendor documentation or a second tool's adapter.
 * I: issue thread. L: hearsay or inference. Only R and H may become an `error`; M and I a `warning`; L an `info`.
 */
export type Confidence = 'R' | 'H' | 'M' | 'I' | 'L';

/** Confidence and the tag of a source of the client: "R:CC". */
export type Evidence = `${Confidence}:${string}`;

export interface FactSource {
  readonly title: string;
  readonly version: string;
  /** ISO date on which it was read or run. */
  readonly date: string;
  /** Of a client that was run: the files below `__tests__/witness/recordings` that have what it did, case by case. */
  readonly recordings?: readonly string[];
}

/** What a client does when it meets something. The clause of a message and the severity follow from it. */
export type Effect =
  | 'fine' // works as written
  | 'ignored' // the value has no effect; the server works without it
  | 'warns' // the client loads the entry as it is and complains
  | 'skips-server' // the server is not loaded, and the client says so
  | 'drops-server' // the server is not loaded, without a word
  | 'fails-server' // the server is loaded and cannot start
  | 'hides-tools' // the server is started, and none of its tools is offered
  | 'refuses-file' // nothing of the file is loaded, and the client says so
  | 'refuses-plugin' // the plugin that it is about is not loaded, with all that belongs to it, and the client says so
  | 'skips-servers' // none of its servers is loaded, and the client says so; the rest of the file counts
  | 'drops-file' // nothing of the file is loaded, without a word
  | 'crashes'; // the client itself fails

export interface Reaction {
  readonly effect: Effect;
  readonly by: Evidence;
  /** The client's version from which on it behaves so. */
  readonly since?: string;
  /** What older versions did, or another detail worth a help line. */
  readonly note?: string;
}
