import { disk } from '../files/disk.ts';
import { type Content, leadsOut, memory, relative, without } from '../files/index.ts';
import type { LintOptions } from '../plan/index.ts';
import { baseAt } from './base.ts';
import { checkoutAt, isIgnoreList, realOf } from './checkout.ts';
import { baseIn, isOwnEvent } from './event.ts';
import { fromBase } from './from-base.ts';
import type { Inputs } from './inputs.ts';

/** What of the options of a run says how files are judged. */
export type Judging = Pick<LintOptions, 'files' | 'cwd' | 'config' | 'trusted'>;

export interface Judges {
  readonly options: Judging;
  /** Whether the files that are checked out say how they are judged. */
  readonly isHead: boolean;
  /** What there is to say of whose word counts. */
  readonly remarks: readonly string[];
}

type Asked = Pick<Inputs, 'cwd' | 'config' | 'token' | 'trust'>;

/** Whose configuration, baseline, ignore lists and comments count. What cannot be had of the base counts as none. */
export async function judgesFor(asked: Asked, workspace: string): Promise<Judges> {
  const { trust, cwd, config, token } = asked;
  const head = (...remarks: string[]) => ({ options: { files: disk, cwd, config }, isHead: true, remarks });
  const none = (remark: string) => ({ options: nobody(asked, workspace), isHead: false, remarks: [remark] });
  const unknown = (why: string) =>
    none(`nothing of the base counts: ${why}; so no configuration, baseline, ignore list or comment does`);
  if (trust === 'head') return head();
  if (trust === 'none') return none('no configuration, baseline, ignore list or comment of this checkout counts');
  if (isOwnEvent(process.env)) {
    return head('nothing is to be merged here, so what is checked out says itself how it is judged');
  }
  const commit = baseIn(process.env);
  if (commit === undefined) return unknown('the event names none');
  const checkout = checkoutAt(cwd, workspace);
  if ('unknown' in checkout) return unknown(checkout.unknown);
  const { top } = checkout;
  const base = await baseAt(commit, top, { token, env: process.env });
  if ('unknown' in base) return unknown(base.unknown);
  const { options, remarks } = await fromBase({
    base,
    top,
    cwd: realOf(cwd),
    config,
    own: ownConfig({ cwd: realOf(cwd), config }, top),
  });
  const whose = `configuration, baseline and ignore lists are those of the base, ${commit.slice(0, 7)}`;
  return { options, isHead: false, remarks: [whose, ...remarks] };
}

/** Nothing that is checked out says how it is judged. */
export function nobody({ cwd, config }: Pick<Asked, 'cwd' | 'config'>, workspace: string): Judging {
  const checkout = checkoutAt(cwd, workspace);
  const own = ownConfig({ cwd, config }, 'unknown' in checkout ? workspace : checkout.top);
  return {
    files: without(disk, isIgnoreList),
    cwd,
    config: own.size === 0 ? false : config,
    trusted: { files: memory(own), hears: () => false },
  };
}

/** A configuration that the workflow has from elsewhere, which no pull request can change: at its path, or none. */
function ownConfig({ cwd, config }: Pick<Asked, 'cwd' | 'config'>, top: string): ReadonlyMap<string, Content> {
  const own = new Map<string, Content>();
  if (config === undefined) return own;
  const path = disk.resolve(cwd, config);
  const folders = [disk.resolve(top, '.'), realOf(top), cwd, realOf(cwd)];
  const isInside = folders.some((folder) => [path, realOf(path)].some((each) => !leadsOut(relative(folder, each))));
  if (!isInside && disk.exists(path)) own.set(path, Buffer.from(disk.read(path)));
  return own;
}
