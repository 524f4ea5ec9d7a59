import type { Config } from '../config/index.ts';
import type { Protocol } from '../model/answers/index.ts';
import type { LintOptions } from './options.ts';

/** By which revision, and for whom, answers of servers are judged: as the call says, else the configuration. */
export async function protocolOf(options: LintOptions, config: Config): Promise<Protocol> {
  const spec = options.spec ?? config.spec;
  const profiles = options.profiles ?? config.profiles;
  if (spec === undefined && profiles === undefined) return {};
  const { chosenProtocol } = await import('./chosen-protocol.ts');
  return chosenProtocol(spec, profiles);
}
