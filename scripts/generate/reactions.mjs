// What a client does with each mistake, in words, from the facts of its main format.

export const effects = {
  fine: 'loads it',
  ignored: 'ignores it',
  warns: 'loads the file with a warning',
  'skips-server': 'skips the server and says so',
  'drops-server': 'drops the server without a word',
  'fails-server': 'loads the server, which cannot start',
  'refuses-file': 'refuses the whole file',
  'skips-servers': 'loads no server from it, and says so',
  'drops-file': 'loads nothing from the file, without a word',
  crashes: 'fails on the whole file',
};

export function reactionsOf(client) {
  const [{ syntax, dialect, servers, unread, noMap, badRoot, badMap = badRoot }] = client.formats;
  const holdsServers = servers.length > 0 || unread !== undefined;
  const rows = [
    ['text that cannot be parsed', syntax.broken],
    ['an empty file', syntax.empty],
    ['a byte order mark', syntax.bom],
    ...(holdsServers ? [['no map of servers', noMap]] : []),
    [
      holdsServers ? 'a map of another type' : 'a file that is no object, or does not fit its schema',
      holdsServers ? badMap : badRoot,
    ],
  ];
  if (dialect) {
    rows.push(
      ['an entry that is no object', dialect.notObject],
      ['a value of the wrong type', dialect.bad],
      ['neither command nor url', dialect.neither],
      ['command and url together', dialect.both.reaction, both(dialect)],
    );
    if (dialect.transportKey !== null) rows.push(...typed(dialect));
    for (const rule of dialect.names ?? []) rows.push([otherName(rule), rule.reaction]);
    for (const { name, reaction } of dialect.reserved ?? []) {
      if (typeof name === 'string') rows.push([`the name "${name}"`, reaction]);
    }
    if (dialect.mask) rows.push([`any of these beside a boolean "${dialect.mask.key}"`, dialect.mask.reaction]);
  }
  return rows.map(([question, reaction, words]) => ({
    question,
    answer: `${words ?? effects[reaction.effect]}${reaction.note ? ` (${reaction.note})` : ''}`,
    by: reaction.by,
  }));
}

function typed({ inferred, mismatch, mismatchOf = {}, unknownTransport }) {
  return [
    ['a url without a type', inferred.urlReaction],
    ['a type that contradicts the fields', mismatch],
    ...Object.entries(mismatchOf).map(([type, reaction]) => [`the type "${type}" when it does`, reaction]),
    ['an unknown type with a command', unknownTransport.withCommand],
    ['an unknown type with a url', unknownTransport.withUrl],
  ];
}

function otherName({ allows, fault, maxLength }) {
  const longer = maxLength === undefined ? '' : `, or is longer than ${maxLength}`;
  return `a name that ${fault ?? `holds more than ${allows}`}${longer}`;
}

function both({ both: { winner, reaction }, transportKey }) {
  if (!['fine', 'ignored', 'warns'].includes(reaction.effect)) return effects[reaction.effect];
  if (transportKey === null)
    return winner === undefined ? 'ignores one of them' : `"${winner}" counts and the other is ignored`;
  if (winner === undefined) return `"${transportKey}" decides, the other is ignored`;
  return `without a type "${winner}" counts and the other is ignored`;
}
