/** What a server of ours answers to a message; nothing to a notification. */
export function answerTo({ id, method, params }) {
  if (id === undefined || method === undefined) return undefined;
  const result = results[method]?.(params);
  const error = { code: -32601, message: 'no such method' };
  return { jsonrpc: '2.0', id, ...(result === undefined ? { error } : { result }) };
}

const results = {
  initialize: (params) => ({
    protocolVersion: params?.protocolVersion ?? '2025-06-18',
    capabilities: { tools: {} },
    serverInfo: { name: 'witness', version: '0.0.1' },
  }),
  ping: () => ({}),
  'tools/list': () => ({ tools: [{ name: 'ping', description: 'answers', inputSchema: { type: 'object' } }] }),
  'resources/list': () => ({ resources: [] }),
  'resources/templates/list': () => ({ resourceTemplates: [] }),
  'prompts/list': () => ({ prompts: [] }),
};
