import { address, json, program, usualKeys } from '../dialects.mjs';

export default {
  client: 'qoder',
  packages: { '@qoder-ai/qodercli': '1.1.52' },
  file: '.mcp.json',
  target: true,
  asked: '`qodercli mcp list`, which connects',
  starts: true,
  dialect: {
    syntax: 'json',
    root: 'mcpServers',
    keys: usualKeys,
    words: { http: 'http', sse: 'sse', stdio: 'stdio' },
    local: {
      disabled: false,
      timeout: 20000,
      trust: false,
      description: 'words',
      includeTools: ['ping'],
      excludeTools: ['pong'],
      toolOverrides: { ping: {} },
      alwaysAllow: ['ping'],
    },
    remote: { oauth: { clientId: 'x' }, headersHelper: '/bin/true', qoder_url: 'http://127.0.0.1:9/subject' },
  },
  own: [
    {
      id: 'own/list-of-entries',
      text: json([{ name: 'subject', command: program('subject') }]),
      names: { subject: 'subject' },
    },
    { id: 'own/qoder-url-alone', entry: { qoder_url: address('subject') } },
    { id: 'own/qoder-url-https', entry: { qoder_url: 'https://mcp.qoder.com/x' } },
    { id: 'own/qoder-url-typed', entry: { type: 'http', qoder_url: 'https://mcp.qoder.com/x' } },
    { id: 'own/qoder-url-and-url', entry: { url: address('subject'), qoder_url: 'https://mcp.qoder.com/x' } },
    { id: 'own/qoder-url-and-command', entry: { command: program('subject'), qoder_url: 'https://mcp.qoder.com/x' } },
  ],
  calls: (stage) => [{ program: stage.installed('.bin/qodercli'), args: ['mcp', 'list'] }],
  answer([{ out, err, code }], { lines, startOf }) {
    const complaints = lines(out).filter((line) => /warning|error|invalid|skipp/i.test(line) && !/^[✓✗●○]/.test(line));
    return {
      listed: startOf(out, ': ', /^\S /u),
      says: [...complaints, ...lines(err), ...(code === 0 ? [] : [`exit ${code}`])],
    };
  },
};
