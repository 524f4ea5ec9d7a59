import { defineDocs, defineRule } from '../define.ts';
import { bundleJson } from '../shared/samples.ts';

export default defineRule({
  id: 'mcpb-uv-config',
  category: 'correctness',
  severity: 'error',
  messages: {
    missing: (data: { client: string }) => `the server has no "mcp_config", so ${data.client} refuses the file`,
  },
  on: {
    bundle({ format: { bundle } }, { client, violations, report }) {
      for (const { rule, place } of violations) {
        if (rule !== 'mcpb-uv-config') continue;
        report('missing', { client }, place, {
          reaction: bundle.refuses,
          help: 'add "mcp_config" with "command": "uv" and "args"; the releases of mcpb need it, only its newest source does not',
        });
      }
    },
  },
});

export const docs = defineDocs({
  summary: 'A bundle for uv without the command to start it',
  why: 'The documentation says that a server of the type `uv` needs no `mcp_config`. The released `mcpb` refuses a manifest without it, the project’s own example among them.',
  fix: 'Add the command.',
  mends: 'how the server is started cannot be told',
  examples: [
    {
      title: 'As documented',
      files: {
        'manifest.json': bundleJson('⟦"server"⟧: { "type": "uv", "entry_point": "src/server.py" }', {
          manifest_version: '"0.4"',
        }),
      },
    },
    {
      title: 'With a command',
      files: {
        'manifest.json': bundleJson(
          '"server": { "type": "uv", "entry_point": "src/server.py", "mcp_config": { "command": "uv", "args": ["run", "${__dirname}/src/server.py"] } }',
          { manifest_version: '"0.4"' },
        ),
      },
    },
  ],
  evidence: [
    { claim: 'refused without mcp_config', source: '@anthropic-ai/mcpb 2.1.2, run', date: '2026-11-18' },
    {
      claim: 'optional for uv in the source that follows',
      source: 'modelcontextprotocol/mcpb bec493b src/schemas/0.4.ts, read',
      date: '2026-11-18',
    },
  ],
});
