// The same servers in the files of nine clients, each with its keys and its spelling of variables.

/** Each gives a file's path and, of servers, its text and the same value as JSON, if the text is something else. */
export const formats = [
  {
    name: 'claude-code',
    path: '.mcp.json',
    write: (servers, random) => json({ mcpServers: entries(servers, (server) => claude(server, random)) }, random),
  },
  {
    name: 'cursor',
    path: '.cursor/mcp.json',
    write: (servers, random) => json({ mcpServers: entries(servers, (server) => cursor(server, random)) }, random),
  },
  { name: 'vscode', path: '.vscode/mcp.json', write: vscode },
  {
    name: 'gemini',
    path: '.gemini/settings.json',
    write: (servers, random) =>
      json({ mcpServers: entries(servers, gemini), context: { fileName: 'AGENTS.md' } }, random),
  },
  {
    name: 'kiro',
    path: '.kiro/settings/mcp.json',
    write: (servers, random) =>
      json({ mcpServers: entries(servers, (server) => ({ ...plain(server, braces), disabled: false })) }, random),
  },
  { name: 'opencode', path: 'opencode.jsonc', write: opencode },
  { name: 'codex', path: '.codex/config.toml', write: codex },
  { name: 'continue', path: '.continue/mcpServers/servers.yaml', write: continues },
  { name: 'agent', path: '.claude/agents/reviewer.md', write: agent },
];

export const claudeCode = formats[0];

const braces = (name) => `\${${name}}`;

function claude(server, random) {
  if (server.url) return { type: 'http', ...plain(server, braces) };
  return { ...(random.chance(0.3) && { type: 'stdio' }), ...plain(server, braces) };
}

function cursor(server, random) {
  const entry = plain(server, (name) => `\${env:${name}}`);
  return server.command && random.chance(0.3) ? { type: 'stdio', ...entry } : entry;
}

function gemini(server) {
  return { ...(server.url && { type: 'http' }), ...plain(server, braces) };
}

/** Secrets are asked for in a dialog; half of the files say in a comment what they are for. */
function vscode(servers, random) {
  const asked = new Map();
  const input = (name) => {
    const id = name.toLowerCase().replaceAll('_', '-');
    asked.set(id, { type: 'promptString', id, description: `Value of ${name}`, password: true });
    return `\${input:${id}}`;
  };
  const map = entries(servers, (server) => ({ type: server.url ? 'http' : 'stdio', ...plain(server, input) }));
  const written = json({ ...(asked.size > 0 && { inputs: [...asked.values()] }), servers: map }, random);
  if (!random.chance(0.2)) return written;
  return { json: written.text, text: written.text.replace('{', '{\n  // shared by everybody who opens this folder') };
}

function opencode(servers, random) {
  const spelt = (text) => filled(text, (name) => `{env:${name}}`);
  const entry = ({ command, args, env, url, headers }) =>
    url
      ? { type: 'remote', url, ...(headers && { headers: mapped(headers, spelt) }), enabled: true }
      : {
          type: 'local',
          command: [command, ...args].map(spelt),
          ...(env && { environment: mapped(env, spelt) }),
          enabled: true,
        };
  const { text } = json({ $schema: 'https://opencode.ai/config.json', mcp: entries(servers, entry) }, random);
  return { json: text, text: text.replace('"mcp"', '// servers of this project\n  "mcp"') };
}

/** A table for each server, another for its variables; those that only pass through are listed. */
function codex(servers) {
  const value = { mcp_servers: entries(servers, codexEntry) };
  const tables = Object.entries(value.mcp_servers).map(([name, { env, ...entry }]) => {
    const lines = [`[mcp_servers.${name}]`, ...assignments(entry)];
    return [...lines, ...(env ? ['', `[mcp_servers.${name}.env]`, ...assignments(env)] : [])].join('\n');
  });
  return {
    json: JSON.stringify(value),
    text: `model = "gpt-5.2-codex"\napproval_policy = "on-request"\n\n${tables.join('\n\n')}\n`,
  };
}

function codexEntry({ command, args, env = {}, url, headers = {} }) {
  if (url) {
    const bearer = /^Bearer «(\w+)»$/.exec(headers.Authorization ?? '')?.[1];
    const { Authorization, ...others } = headers;
    const [through, fixed] = parted(bearer ? others : headers);
    return {
      url,
      ...(bearer && { bearer_token_env_var: bearer }),
      ...(through.length > 0 && {
        env_http_headers: Object.fromEntries(through.map(([key, text]) => [key, text.slice(1, -1)])),
      }),
      ...(fixed.length > 0 && { http_headers: Object.fromEntries(fixed) }),
    };
  }
  const [through, fixed] = parted(env);
  return {
    command,
    args,
    startup_timeout_sec: 30,
    ...(through.length > 0 && { env_vars: through.map(([, text]) => text.slice(1, -1)) }),
    ...(fixed.length > 0 && { env: Object.fromEntries(fixed) }),
  };
}

function continues(servers) {
  const secret = (name) => `\${{ secrets.${name} }}`;
  const mcpServers = servers.map((server) => {
    const { headers, ...entry } = plain(server, secret);
    return {
      name: server.name,
      ...(server.url && { type: 'streamable-http' }),
      ...entry,
      ...(headers && { requestOptions: { headers } }),
    };
  });
  const value = { name: 'Servers of this project', version: '1.0.0', schema: 'v1', mcpServers };
  return { json: JSON.stringify(value), text: yaml(value) };
}

function agent(servers) {
  const mcpServers = servers.map((server) => ({
    [server.name]: { type: server.url ? 'http' : 'stdio', ...plain(server, braces) },
  }));
  const value = { name: 'reviewer', description: 'Reviews a change and says what is missing', mcpServers };
  return {
    json: JSON.stringify(value),
    text: `---\n${yaml(value)}---\n\nRead the change. Say what is missing, with file and line.\n`,
  };
}

function plain({ command, args, env, url, headers }, variable) {
  const spelt = (text) => filled(text, variable);
  return url
    ? { url, ...(headers && { headers: mapped(headers, spelt) }) }
    : { command, args: args.map(spelt), ...(env && { env: mapped(env, spelt) }) };
}

function filled(text, variable) {
  return typeof text === 'string' ? text.replace(/«(\w+)»/g, (_, name) => variable(name)) : text;
}

function mapped(map, change) {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value)]));
}

function entries(servers, entry) {
  return Object.fromEntries(servers.map((server) => [server.name, entry(server)]));
}

/** Variables that are nothing but another variable, and the rest. */
function parted(map) {
  const all = Object.entries(map);
  const isThrough = ([, text]) => /^«\w+»$/.test(text);
  return [all.filter(isThrough), all.filter((each) => !isThrough(each))];
}

function json(value, random) {
  const indent = random.weighted([
    [75, 2],
    [15, 4],
    [10, '\t'],
  ]);
  return { text: `${JSON.stringify(value, null, indent)}\n` };
}

function assignments(map) {
  return Object.entries(map).map(
    ([key, value]) => `${/^[\w-]+$/.test(key) ? key : JSON.stringify(key)} = ${toml(value)}`,
  );
}

function toml(value) {
  if (Array.isArray(value)) return `[${value.map(toml).join(', ')}]`;
  return typeof value === 'object' ? `{ ${assignments(value).join(', ')} }` : JSON.stringify(value);
}

/** In blocks, two blanks deeper each time. */
function yaml(value, indent = '') {
  if (Array.isArray(value)) return value.map((item) => `${indent}- ${yamlItem(item, `${indent}  `)}`).join('');
  return Object.entries(value)
    .map(([key, child]) => `${indent}${scalar(key)}:${yamlChild(child, `${indent}  `)}`)
    .join('');
}

function yamlItem(item, indent) {
  return typeof item === 'object' ? yaml(item, indent).trimStart() : `${scalar(item)}\n`;
}

function yamlChild(child, indent) {
  return typeof child === 'object' ? `\n${yaml(child, indent)}` : ` ${scalar(child)}\n`;
}

function scalar(value) {
  return typeof value === 'string' && /^[a-z][\w./ -]*$/i.test(value) ? value : JSON.stringify(value);
}
