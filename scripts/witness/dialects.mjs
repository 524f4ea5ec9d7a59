// How clients write down a server: their keys, words and syntax.

/** Programs and addresses of our servers, as texts name them. */
export const program = (role) => `/opt/witness/${role}`;
export const address = (role) => `http://127.0.0.1:9/${role}`;

/** Text that stands in a file as it is. */
export class Raw {
  constructor(text) {
    this.text = text;
  }
}

/**
 * @typedef {object} Dialect
 * @property {'json' | 'toml' | 'yaml'} syntax
 * @property {string} root the key that holds the servers
 * @property {boolean} [isList] the servers are a list, and each has its name in it
 * @property {string} [head] what a file needs besides servers
 * @property {Readonly<Record<string, string>>} keys what the client calls a command, an address …; what it lacks is absent
 * @property {Readonly<Record<string, string>>} words what it calls a transport where it has to be said
 * @property {{ local: object, remote: object }} [always] fields without which no server is one
 * @property {Readonly<Record<string, unknown>>} local other fields of a local server, with a good value each
 * @property {Readonly<Record<string, unknown>>} remote other fields of a remote server
 */

/** The keys that most clients share. */
export const usualKeys = {
  command: 'command',
  args: 'args',
  env: 'env',
  cwd: 'cwd',
  url: 'url',
  headers: 'headers',
  transport: 'type',
  timeout: 'timeout',
};

/** A server in the words of a client; nothing when the client has no word for a part of it. */
export function entry(dialect, { command, args, env, cwd, url, headers, transport, timeout, more = {} }) {
  const usual = url !== undefined && command === undefined ? dialect.words.http : dialect.words.stdio;
  const said = {
    transport: transport === undefined ? usual : (transport ?? undefined),
    ...launch(dialect, command, args),
    env,
    cwd,
    url,
    headers,
    timeout,
  };
  const out = {};
  for (const [part, value] of Object.entries(said)) {
    if (value === undefined) continue;
    if (dialect.keys[part] === undefined) return undefined;
    out[dialect.keys[part]] = value;
  }
  const isRemote = url !== undefined && command === undefined;
  return { ...dialect.always?.[isRemote ? 'remote' : 'local'], ...out, ...more };
}

/** Command and arguments, which are one list in some clients. */
function launch({ keys }, command, args) {
  if (keys.commandLine === undefined) return { command, args };
  if (command !== undefined && typeof command !== 'string')
    return { commandLine: command instanceof String ? String(command) : command, args };
  if (args !== undefined && !Array.isArray(args)) return { args };
  return { commandLine: command === undefined ? args : [command, ...(args ?? [])] };
}

/** A file with these servers, as pairs of name and entry; nothing where the syntax cannot say it. */
export function file(dialect, pairs, root = dialect.root) {
  return writers[dialect.syntax](dialect, pairs, root);
}

const writers = {
  json(dialect, pairs, root) {
    const servers = pairs.map(([name, value]) => `    ${JSON.stringify(name)}: ${json(value)}`).join(',\n');
    return `{\n${dialect.head ?? ''}  ${JSON.stringify(root)}: {\n${servers}\n  }\n}\n`;
  },
  toml(_, pairs, root) {
    const tables = pairs.map(([name, value]) => {
      const fields = value instanceof Raw ? value.text : fieldsOf(value);
      return fields === undefined ? undefined : `[${root}.${tomlKey(name)}]\n${fields}`;
    });
    return tables.includes(undefined) ? undefined : tables.join('\n');
  },
  yaml(dialect, pairs, root) {
    const servers = pairs.map(([name, value]) => {
      if (!dialect.isList) return `  ${JSON.stringify(name)}: ${json(value)}\n`;
      return `  - ${value instanceof Raw || value === null || typeof value !== 'object' || Array.isArray(value) ? json(value) : json({ name, ...value })}\n`;
    });
    return `${dialect.head ?? ''}${root}:\n${servers.join('')}`;
  },
};

/** A file with one setting more, which a route of keys leads to; nothing where the syntax cannot say it. */
export function settingIn({ syntax }, text, path, value) {
  const [key, ...rest] = path;
  if (syntax === 'toml') {
    const said = tomlValue(value);
    return said === undefined ? undefined : `${path.map(tomlKey).join('.')} = ${said}\n\n${text}`;
  }
  const whole = rest.reduceRight((inner, each) => ({ [each]: inner }), value);
  if (syntax === 'yaml') return `${text}${key}: ${JSON.stringify(whole)}\n`;
  return text.replace('{\n', `{\n  ${JSON.stringify(key)}: ${JSON.stringify(whole)},\n`);
}

export function json(value) {
  return value instanceof Raw ? value.text : JSON.stringify(value);
}

function fieldsOf(value) {
  const lines = Object.entries(value).map(([key, field]) => {
    const text = tomlValue(field);
    return text === undefined ? undefined : `${tomlKey(key)} = ${text}\n`;
  });
  return lines.includes(undefined) ? undefined : lines.join('');
}

export function tomlKey(key) {
  return /^[\w-]+$/.test(key) ? key : JSON.stringify(key);
}

function tomlValue(value) {
  if (value instanceof Raw) return value.text;
  if (value === null) return undefined;
  if (typeof value !== 'object') return JSON.stringify(value);
  const parts = Array.isArray(value)
    ? value.map(tomlValue)
    : Object.entries(value).map(([key, each]) => {
        const text = tomlValue(each);
        return text === undefined ? undefined : `${tomlKey(key)} = ${text}`;
      });
  if (parts.includes(undefined)) return undefined;
  return Array.isArray(value) ? `[${parts.join(', ')}]` : parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}
