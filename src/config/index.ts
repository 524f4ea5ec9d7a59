export type { Known } from './checks.ts';
export type { Config, WrittenPattern } from './config.ts';
export { ConfigError } from './fault.ts';
export { hasSection } from './find.ts';
export { globs, type Matcher } from './globs.ts';
export { type LoadedConfig, loadConfig } from './load.ts';
