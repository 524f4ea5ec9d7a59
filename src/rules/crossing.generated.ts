// Written by "npm run generate" from src/rules; do not edit.
import type { AnyRule } from './define.ts';
import serverNameCollision from './server-name-collision.ts';
import toolCount from './tool-count.ts';
import toolNameCollision from './tool-name-collision.ts';
import toolNameLength from './tool-name-length.ts';

export const crossingRules: readonly AnyRule[] = [
  serverNameCollision,
  toolCount,
  toolNameCollision,
  toolNameLength,
];
