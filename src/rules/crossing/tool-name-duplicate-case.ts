import { type ListedTool, soundTools } from '../../model/answers/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { toolsNamed } from '../shared/answers/examples.ts';
import { namesakes } from '../shared/answers/namesakes.ts';
import { placeOfTool, toolName } from '../shared/answers/naming.ts';
import { metWithin } from '../shared/meetings.ts';

export default defineRule({
  id: 'tool-name-duplicate-case',
  category: 'compatibility',
  severity: 'warning',
  messages: {
    alike: (data: { tool: string; other: string }) =>
      `${data.tool} differs from ${quote(data.other)} in case only, and clients that write names in lower case lose one`,
  },
  on: {
    run: {
      with: 'alike-tools',
      check(workspace, { report }) {
        // Where a client that has the server loses one of them, tool-name-collision says so.
        let told: ReadonlySet<ListedTool> | undefined;
        for (const reading of workspace.readings) {
          if (reading.format.answer === undefined) continue;
          for (const [tool, first] of namesakes(soundTools(reading.document), (name) => name.toLowerCase())) {
            if (first.name === tool.name) continue;
            told ??= metWithin(workspace);
            if (told.has(tool)) continue;
            report('alike', { tool: toolName(tool), other: first.name }, placeOfTool(tool), {
              reading,
              help: 'rename one of them',
              related: [{ place: placeOfTool(first), message: 'the other one' }],
            });
          }
        }
      },
    },
  },
});

export const docs = defineDocs({
  summary: 'Two tools of one server whose names differ in case only',
  why: 'Some clients build the names of tools in lower case: of two that differ in case only, one is gone. Models mix them up as well.',
  fix: 'Rename one.',
  mends: 'what a server answers is written by its program: mend it there, and save the answer again',
  examples: [
    { title: 'A capital', files: toolsNamed('"getUser"', '⟦"getuser"⟧') },
    {
      title: 'A server of omp, of which tool-name-collision says what is lost',
      files: {
        '.omp/mcp.json': '{ "mcpServers": { "users": { "command": "users-mcp" } } }\n',
        '.omp/users.tools.json': Object.values(toolsNamed('"getUser"', '"getuser"')).join(''),
      },
      also: ['tool-name-collision'],
    },
    {
      title: 'A server of Claude Code, which tells capitals apart',
      files: {
        '.mcp.json': '{ "mcpServers": { "users": { "command": "users-mcp" } } }\n',
        'users.tools.json': Object.values(toolsNamed('"getUser"', '⟦"getuser"⟧')).join(''),
      },
    },
    { title: 'Different names', files: toolsNamed('"getUser"', '"getUsers"') },
  ],
  evidence: [{ claim: 'names of tools are written in lower case', source: 'omp 18.2.3, run (t2)', date: '2026-11-18' }],
});
