// Written by "npm run generate" from src/rules; do not edit.
import type { AnyRule } from '../define.ts';
import argValue from '../commands/arg-value.ts';
import commandDangerous from '../commands/command-dangerous.ts';
import commandPath from '../commands/command-path.ts';
import commandShellSyntax from '../commands/command-shell-syntax.ts';
import commandWithArguments from '../commands/command-with-arguments.ts';
import dockerStdio from '../commands/docker-stdio.ts';
import packageDeprecated from '../commands/package-deprecated.ts';
import packageRunnerMismatch from '../commands/package-runner-mismatch.ts';
import packageUnknown from '../commands/package-unknown.ts';
import packageUnpinned from '../commands/package-unpinned.ts';
import pathAbsolute from '../commands/path-absolute.ts';
import pathBroad from '../commands/path-broad.ts';

export const rules: readonly AnyRule[] = [
  argValue,
  commandDangerous,
  commandPath,
  commandShellSyntax,
  commandWithArguments,
  dockerStdio,
  packageDeprecated,
  packageRunnerMismatch,
  packageUnknown,
  packageUnpinned,
  pathAbsolute,
  pathBroad,
];
