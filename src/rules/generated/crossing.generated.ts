// Written by "npm run generate" from src/rules; do not edit.
import type { AnyRule } from '../define.ts';
import fileHidden from '../crossing/file-hidden.ts';
import otherServerTool from '../crossing/other-server-tool.ts';
import referenceMalformed from '../crossing/reference-malformed.ts';
import referenceUnknownServer from '../crossing/reference-unknown-server.ts';
import referenceUnknownTool from '../crossing/reference-unknown-tool.ts';
import serverDrift from '../crossing/server-drift.ts';
import serverMissing from '../crossing/server-missing.ts';
import serverNameCollision from '../crossing/server-name-collision.ts';
import serverShadowed from '../crossing/server-shadowed.ts';
import toolCount from '../crossing/tool-count.ts';
import toolNameCollision from '../crossing/tool-name-collision.ts';
import toolNameDuplicateCase from '../crossing/tool-name-duplicate-case.ts';
import toolNameLength from '../crossing/tool-name-length.ts';

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
