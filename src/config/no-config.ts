import type { Config } from './config.ts';

/** What counts where there is no configuration, as there mostly is none. */
export const noConfig: Config = {
  targets: [],
  clients: new Map(),
  rules: new Map(),
  ignored: () => false,
  formatOf: () => undefined,
  tools: new Map(),
  overrides: [],
  unfixed: new Set(),
  spec: undefined,
  profiles: undefined,
  baseline: undefined,
  patterns: [],
};
