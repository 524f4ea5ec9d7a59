import type { Config } from './config.ts';
import { usualDocuments } from './documents.ts';

/** What counts where there is no configuration, as there mostly is none. */
export const noConfig: Config = {
  targets: [],
  clients: new Map(),
  rules: new Map(),
  ignored: () => false,
  documents: usualDocuments,
  formatOf: () => undefined,
  tools: new Map(),
  overrides: [],
  unfixed: new Set(),
  spec: undefined,
  profiles: undefined,
  baseline: undefined,
  patterns: [],
};
