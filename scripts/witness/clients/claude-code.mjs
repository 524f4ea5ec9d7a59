import { json, usualKeys } from '../dialects.mjs';

const env = { CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1', DISABLE_AUTOUPDATER: '1' };

export default {
  client: 'claude-code',
  packages: { '@anthropic-ai/claude-code': '2.1.327' },
  file: '.mcp.json',
  asked: '`claude mcp list` in a trusted folder, which connects',
  starts: true,
  dialect: {
    syntax: 'json',
    root: 'mcpServers',
    keys: usualKeys,
    words: { http: 'http', sse: 'sse' },
    local: { alwaysLoad: true },
    remote: { headersHelper: '/bin/true', oauth: { clientId: 'x' }, timeout: 20000 },
  },
  prepare(stage) {
    stage.write('.claude/settings.local.json', json({ enableAllProjectMcpServers: true }));
    stage.write('~/.claude.json', json({ projects: { [stage.project]: { hasTrustDialogAccepted: true } } }));
  },
  calls: (stage) => [
    { program: stage.installed('@anthropic-ai/claude-code-linux-x64/claude'), args: ['mcp', 'list'], env },
  ],
  answer([{ out, err, code }], { lines, startOf }) {
    const complaints = lines(out).flatMap((line) => /\[(?:Warning|Error)\].*/.exec(line)?.[0] ?? []);
    return { listed: startOf(out, ': '), says: [...complaints, ...(code === 0 ? [] : lines(err))] };
  },
};
