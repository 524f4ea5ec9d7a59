import { describe, expect, test } from '@jest/globals';
import { occurrencesOf } from '../../src/model/occurrences/index.ts';
import { workspaceOf } from './workspace.ts';

const project = '{ "mcpServers": { "github": { "command": "gh-mcp" } } }';
const settings = '{ "permissions": { "allow": ["mcp__github__x"] } }';

/** Paths of what one definition is taken together with. */
async function together(files: Readonly<Record<string, string>>, path: string) {
  const workspace = await workspaceOf(files);
  const reading = workspace.readings.find(({ document }) => document.path === path);
  const server = reading?.servers[0];
  if (reading === undefined || server === undefined) throw new Error(`no server in ${path}`);
  const { definitions, references, doubtful } = occurrencesOf(workspace, { reading, server });
  return {
    definitions: definitions.map(({ place }) => place.document.path),
    references: references.map(({ place }) => place.document.path),
    doubtful: doubtful.map(({ place, why }) => `${place.document.path}: ${why}`),
  };
}

describe('one definition stands for what its client takes for the same server', () => {
  test('in its folder, above and below it, and for what other clients read for these projects', async () => {
    const files = {
      '.mcp.json': project,
      'a/.mcp.json': project,
      '.cursor/mcp.json': project,
      '.claude/settings.json': settings,
    };
    expect(await together(files, 'a/.mcp.json')).toEqual({
      definitions: ['.mcp.json', 'a/.mcp.json', '.cursor/mcp.json'],
      references: ['.claude/settings.json'],
      doubtful: [],
    });
    const apart = { 'a/.cursor/mcp.json': project, 'b/.mcp.json': project, 'b/.claude/settings.json': settings };
    expect(await together(apart, 'a/.cursor/mcp.json')).toMatchObject({
      definitions: ['a/.cursor/mcp.json'],
      references: [],
    });
  });

  test('a mention that means one in a folder beside it as well is in doubt', async () => {
    const files = { 'a/.mcp.json': project, 'b/.mcp.json': project, '.claude/settings.json': settings };
    expect(await together(files, 'a/.mcp.json')).toEqual({
      definitions: ['a/.mcp.json'],
      references: [],
      doubtful: ['.claude/settings.json: it means the server of "b/.mcp.json" as well'],
    });
  });
});
