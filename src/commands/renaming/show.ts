import { print, renderingAt, say } from '../../cli/index.ts';
import { whyShutIn, writeMended } from '../../cli/mending.ts';
import { disk } from '../../files/disk.ts';
import { diffOf } from '../../fixing/index.ts';
import { clientFor, type LintOptions } from '../../plan/index.ts';
import type { Reworked, ReworkOptions } from '../../renaming/index.ts';
import { locationOf, pathFromHere } from '../../report/index.ts';
import { count, inert } from '../../wording/index.ts';
import { checkHome } from '../shared/options.ts';
import type { ReworkAsked } from './asked.ts';

type Options = readonly [options: LintOptions, rework: ReworkOptions];

export function optionsFor(asked: ReworkAsked, cwd: string): Options {
  const { server, clients, config, user } = asked;
  checkHome(user);
  for (const client of clients) clientFor(client);
  const options: LintOptions = {
    files: disk,
    cwd,
    paths: [],
    targets: [],
    rules: new Map(),
    user,
    ...(config === undefined ? {} : { config }),
  };
  return [options, { server, ...(clients.length === 0 ? {} : { clients }), whyShut: whyShutIn(cwd) }];
}

/** The diff, or with `--write` the files; then what is left to a person. Nothing left to do is no failure. */
export function show({ files, left, root, places }: Reworked, { write }: ReworkAsked, cwd: string): number {
  const here = renderingAt(cwd, root);
  if (write) writeMended([files], cwd);
  else print(inert(diffOf(files, { pathOf: here.repositoryPath, isForPrograms: false }).text));
  for (const { place, why } of left) {
    const { path, line, column } = locationOf(place);
    say(`${pathFromHere(path, here)}:${line}:${column} is left: ${why}`);
  }
  const what = `${count(places, 'place')} in ${count(files.length, 'file')}`;
  say(`${write ? 'changed' : 'with --write:'} ${what}${left.length === 0 ? '' : `; ${left.length} left to you`}`);
  return 0;
}
