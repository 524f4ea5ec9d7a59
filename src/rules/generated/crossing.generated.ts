// Written by "npm run generate" from src/rules; do not edit.
import type { AnyRule } from '../define.ts';
import fileHidden from '../file-hidden.ts';
import otherServerTool from '../other-server-tool.ts';
import referenceMalformed from '../reference-malformed.ts';
import referenceUnknownServer from '../reference-unknown-server.ts';
import referenceUnknownTool from '../reference-unknown-tool.ts';
import serverDrift from '../server-drift.ts';
import serverMissing from '../server-missing.ts';
import serverNameCollision from '../server-name-collision.ts';
import serverShadowed from '../server-shadowed.ts';
import toolCount from '../tool-count.ts';
import toolNameCollision from '../tool-name-collision.ts';
import toolNameDuplicateCase from '../tool-name-duplicate-case.ts';
import toolNameLength from '../tool-name-length.ts';

export const rules: readonly AnyRule[] = [
  fileHidden,
  otherServerTool,
  referenceMalformed,
  referenceUnknownServer,
  referenceUnknownTool,
  serverDrift,
  serverMissing,
  serverNameCollision,
  serverShadowed,
  toolCount,
  toolNameCollision,
  toolNameDuplicateCase,
  toolNameLength,
];
