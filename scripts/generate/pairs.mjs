// The page about pairs of clients: what the one can say of a server and the other has no field, word or variable for.

const note = '<!-- Written by "npm run generate"; do not edit. -->';

/** What everybody has, and what only its own client understands. */
const apart = new Set(['name', 'description', 'other', 'transport', 'command', 'args', 'commandLine', 'url']);
const blocks = new Set(['auth', 'oauth', 'toolPolicy']);
const prefix = 'sign-in: ';
const signIn = {
  clientId: 'client id',
  clientSecret: 'client secret',
  callbackPort: 'callback port',
  redirectUri: 'redirect URI',
  authorizationUrl: 'authorization URL',
  tokenUrl: 'token URL',
  registrationUrl: 'registration URL',
  issuer: 'issuer',
  resource: 'resource',
  serverMetadataUrl: "URL of the server's metadata",
  clientMetadataUrl: "URL of the client's metadata",
};
const remote = { http: 'Streamable HTTP', sse: 'SSE', ws: 'WebSocket' };

export function pairsPage(clients) {
  const able = clients.flatMap(({ name, formats }) => {
    const main = formats.find(({ dialect: known, servers }) => known !== undefined && servers.length > 0);
    const { dialect, rewrites } = main ?? {};
    if (dialect === undefined || dialect.apart || (dialect.open && rewrites === undefined)) return [];
    return [{ name, says: saidIn({ ...dialect, ...(rewrites && { placeholders: rewrites }) }) }];
  });
  const sections = able.map(({ name, says }) => {
    const rows = able
      .filter((other) => other.name !== name)
      .map((other) => `| ${other.name} | ${listed([...says].filter((each) => !other.says.has(each))) || '–'} |`);
    return `## From ${name}\n\n| to | cannot say |\n| --- | --- |\n${rows.join('\n')}\n`;
  });
  return `${note}\n\n# What clients cannot say to each other\n\nFields by what they mean, transports, and variables of the environment, from the facts of each client's main file. What becomes of your servers, \`mcp-lint losses\` tells; [convert](convert.md) writes them.\n\n${sections.join('\n')}`;
}

/** What signing in takes stands together. */
function listed(says) {
  const parts = says.filter((each) => each.startsWith(prefix)).map((each) => each.slice(prefix.length));
  const others = says.filter((each) => !each.startsWith(prefix));
  return [...others, ...(parts.length > 0 ? [`signing in (${parts.sort().join(', ')})`] : [])].sort().join(', ');
}

function saidIn({ fields, spellings, inferred, alsoSpeaks = {}, placeholders }) {
  const says = new Set();
  for (const [key, fact] of Object.entries(fields)) {
    if (fact.unread || fact.idle || apart.has(fact.is) || fact.form === 'variable-names') continue;
    if (blocks.has(fact.is) && fact.form === undefined) {
      const parts = [fact.part, ...Object.values(fact.keys ?? {})].filter(
        (part) => part !== undefined && part !== 'own',
      );
      for (const part of parts) says.add(`${prefix}${signIn[part] ?? 'scopes'}`);
      // What only its own client knows goes into a block of the same name, if anywhere.
      if (fact.part === undefined && fact.keys === undefined) says.add(`\`${key}\``);
      continue;
    }
    says.add(fact.form?.includes('header') || fact.form?.includes('bearer') ? 'headers' : named(fact.is));
  }
  const known = [...Object.values(spellings), ...Object.keys(alsoSpeaks), inferred.url];
  const selected = Object.values(fields).map(({ selects, unread }) => (unread ? undefined : selects));
  for (const transport of [...known, ...selected]) if (remote[transport]) says.add(remote[transport]);
  const expands = placeholders === undefined || Object.values(placeholders.in).some((list) => list.length > 0);
  if (expands) says.add('variables');
  return says;
}

function named(meaning) {
  return meaning === 'disabled' || meaning === 'enabled' ? 'switched off' : meaning;
}
