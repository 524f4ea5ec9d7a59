import { expect, test } from '@jest/globals';

import { ownNameMeant } from '../../src/model/variables/index.ts';

const ofClaude = ['CLAUDE_PLUGIN_ROOT', 'CLAUDE_PLUGIN_DATA', 'CLAUDE_PROJECT_DIR'];
const ofGemini = ['extensionPath', 'workspacePath', 'pathSeparator', '/'];

test.each([
  ['PLUGIN_ROOT', ofClaude, 'CLAUDE_PLUGIN_ROOT'],
  ['CLAUDE_PLUGIN_DIR', ofClaude, 'CLAUDE_PLUGIN_ROOT'],
  ['CLAUDE_CODE_PLUGIN_PATH', ofClaude, 'CLAUDE_PLUGIN_ROOT'],
  ['pluginRoot', ofClaude, 'CLAUDE_PLUGIN_ROOT'],
  ['extensionPath', ofClaude, 'CLAUDE_PLUGIN_ROOT'],
  ['PLUGIN_DATA', ofClaude, 'CLAUDE_PLUGIN_DATA'],
  ['workspaceFolder', ofClaude, 'CLAUDE_PROJECT_DIR'],
  ['CLAUDE_PLUGIN_ROOT', ofGemini, 'extensionPath'],
  ['GEMINI_EXTENSION_DIR', ofGemini, 'extensionPath'],
  ['workspaceFolder', ofGemini, 'workspacePath'],
])('%s stands for a folder that the client calls otherwise', (name, own, meant) => {
  expect(ownNameMeant(name, own)).toBe(meant);
});

test.each([
  ['the client’s own', 'CLAUDE_PLUGIN_ROOT', ofClaude],
  ['that of a program', 'VAULT_PLUGIN_DIR', ofClaude],
  ['no folder', 'PLUGIN_TOKEN', ofClaude],
  ['a folder that the client keeps for none', 'PLUGIN_DATA', ofGemini],
  ['where the client has none', 'PLUGIN_ROOT', []],
])('%s is left alone', (_, name, own) => {
  expect(ownNameMeant(name, own)).toBeUndefined();
});
