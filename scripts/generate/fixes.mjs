// The page about fixes: for each rule what is mended, or why nothing is. __tests__/fixing holds it against what is done.

const note = '<!-- Written by "npm run generate"; do not edit. -->';

/** What is written of a fix of each rule: `safe` by --fix alone, `unsafe` with --unsafe-fixes as well. */
export const fixes = {
  'approve-all': { unsafe: 'removes the field, or the item of the list' },
  'arg-value': {
    safe: 'makes an item of each word, takes the line break off',
    unsafe: 'takes off the blank that an argument or a variable begins or ends with',
  },
  'command-with-arguments': { safe: 'writes the program alone and an item for each further word; takes blanks off' },
  'docker-env': { safe: 'names each variable with "-e" before the image' },
  'docker-stdio': { safe: 'adds "-i", or takes "-t" or "-d" away' },
  'enabled-conflict': {
    safe: "switches the server off in the client's own word",
    unsafe: 'removes a switch that is not read, or the second of two',
  },
  'env-name': { unsafe: 'writes "_" for what a name cannot hold; removes the second of two' },
  'field-deprecated': { safe: 'renames the field, where the new one takes the same value' },
  'field-missing': { safe: 'adds an empty list of arguments where the client wants one' },
  'field-misspelt': { safe: 'renames the key, where its value is of the right kind' },
  'field-other-client': {
    safe: "renames the key to the client's own, with the client's word for a transport; adds the type where that is missing too; writes the field under both names where another client reads the file as well",
    unsafe: 'removes a field that the client does not read; renames what decides on running unasked',
  },
  'field-other-transport': { unsafe: 'removes the field' },
  'field-type': {
    safe: 'puts numbers and booleans of variables, headers and arguments in quotes, takes quotes off numbers and booleans, writes a list or an object for what plainly is one, splits or joins a command and its arguments',
    unsafe: 'removes null; turns on what runs unasked; takes a bare number for seconds',
  },
  'field-value': {
    safe: 'writes the word that is meant; renames a key to the one that is near; writes listed servers under their names',
    unsafe: 'removes a key that the client refuses',
  },
  'header-shape': { unsafe: 'removes the second of two headers that are one' },
  'input-unmasked': { safe: 'adds "password": true' },
  'input-unused': { unsafe: 'removes the input' },
  'key-whitespace': { safe: 'renames a field', unsafe: 'renames a server, in every file that defines or mentions it' },
  'mcpb-entry-point': { safe: 'writes the folder of the bundle before the path' },
  'mcpb-icon': { safe: 'takes the folder of the bundle off the path' },
  'mcpb-key-unknown': { safe: 'renames the key to the one that is near', unsafe: 'removes the key' },
  'mcpb-newer-feature': { unsafe: 'raises "manifest_version"' },
  'mcpb-sensitive': { safe: 'adds "sensitive": true' },
  'mcpb-version': { safe: 'renames "dxt_version"', unsafe: 'writes the other of two versions' },
  'mcpb-version-drift': { unsafe: 'writes the version of the project' },
  'package-unknown': { unsafe: 'writes the package that is known to be meant' },
  'placeholder-malformed': { safe: 'closes the brace, takes out blanks and second braces' },
  'placeholder-syntax': {
    safe: "writes the variable in the client's syntax, with its default",
    unsafe: 'writes a variable for what an editor asks; drops a default that the client has no syntax for',
  },
  'placeholder-valueless': {
    safe: 'writes the default that says the same; takes off one that hides the value',
  },
  'root-key-wrong': {
    safe: 'renames the key, or moves the servers under the right one',
    unsafe: 'the same, where another reader of the file takes its servers from there',
  },
  'root-shape': {
    safe: 'wraps servers in the root key; takes brackets or a second wrapper away; writes listed servers under their names',
    unsafe: 'adds an empty map; writes listed servers under their names, where the client numbers them',
  },
  'secret-literal': { unsafe: "writes a variable in the client's syntax; the value is shown nowhere" },
  'secret-suspected': { unsafe: "writes a variable in the client's syntax; the value is shown nowhere" },
  'server-json-key-unknown': { safe: 'renames the key to the one that is near', unsafe: 'removes the key' },
  'server-json-removed-field': { unsafe: 'removes the field' },
  'server-json-schema-url': { unsafe: 'writes the address of the newest revision, which may ask for more' },
  'server-json-secret': { safe: 'adds "isSecret": true' },
  'server-json-snake-case': { safe: 'writes the names of today, in all places' },
  'server-json-version-drift': { unsafe: 'writes the version of the package' },
  'server-name-case': { unsafe: 'gives the second another name, in every file that defines or mentions it' },
  'server-name-collision': { unsafe: 'gives the second another name, in every file that defines or mentions it' },
  'server-name-invalid': {
    unsafe:
      'renames the server to what the client takes, in every file that defines or mentions it; of a name that is too long or has none of those letters, nothing',
  },
  'server-name-reserved': { unsafe: 'puts "-mcp" behind the name, in every file that defines or mentions it' },
  'suppression-unknown': { unsafe: 'writes the rule that is near' },
  'suppression-unused': { safe: 'removes the comment, or the id' },
  'syntax-error': {
    safe: 'removes comments and commas that the client does not take, adds or removes one sign, writes the quotes and words of JSON',
    unsafe: 'closes a file that ends too early',
  },
  'timeout-unit': { unsafe: 'writes the number in the other unit' },
  'transport-conflict': { unsafe: 'removes the one that is not used' },
  'transport-mismatch': {
    safe: 'writes the transport that the fields are for',
    unsafe: 'writes the newer transport, where the address does not tell',
  },
  'transport-unknown': {
    safe: "writes the client's word for the transport",
    unsafe: 'writes the likelier of two',
  },
  'transport-unsupported': { safe: 'writes the local transport for a server with a command' },
  'transport-untyped': {
    safe: 'adds the transport, where the fields or the address tell which',
    unsafe: 'adds the newer transport, where the address does not tell',
  },
  'url-credentials': { unsafe: "writes a variable in the client's syntax; the value is shown nowhere" },
  'url-legacy-path': { unsafe: 'declares SSE' },
  'url-shape': { safe: "writes the variable in the client's syntax", unsafe: 'writes the scheme before a host' },
  'variable-name-expected': { safe: 'writes the bare name' },
};

const program = 'what a server answers is written by its program: mend it there, and save the answer again';

/** Why nothing is mended, by folder of rules. */
const byFolder = {
  annotations: program,
  lists: program,
  results: program,
  schemas: program,
  texts: program,
  'tool-names': program,
  targets: 'what another client has no word for is a choice: leave it out, or write it otherwise there',
};

const author = 'only the author knows what is right';

const reasons = {
  'auth-incomplete': 'the client writes what is missing when somebody signs in',
  'command-dangerous': 'what else should be started is a decision',
  'command-empty': 'which program is meant cannot be told',
  'command-unstartable': 'which program is meant cannot be told',
  'server-merge-conflict': 'which of the two is meant is a decision',
  'command-path': 'where the script lies, or should lie, cannot be told',
  'command-shell-syntax': 'a shell, a script or other arguments would do: that is a choice',
  'encoding-invalid': 'the file is not text that could be edited; save it as UTF-8',
  'env-silent-drop': 'the value is right as long as the variable exists',
  'file-hidden': 'which of two files should count is a decision',
  'file-unread': 'the servers belong into another file: files are neither made nor moved',
  'file-unreadable': 'the file cannot be read',
  'format-version': 'another version of the client reads the file as it is',
  'input-duplicate': 'which of two questions is meant is a decision',
  'input-undefined': 'what should be asked cannot be told',
  'key-duplicate': 'which of two values is meant is a decision',
  'limits-exceeded': 'what may be left out cannot be told',
  'mcpb-address': author,
  'mcpb-semver': author,
  'mcpb-uv-config': 'how the server is started cannot be told',
  'mcpb-user-config': author,
  'mcpb-variable': 'what the user should be asked cannot be told',
  'server-manifest-drift': 'which of the two is out of date cannot be told',
  'list-contradiction': 'which of the lists is meant is a decision: they forbid and allow',
  'reference-overlap': 'which tools are meant is a decision: such lists forbid and allow',
  'other-server-tool': program,
  'package-deprecated': 'another server has other tools',
  'package-runner-mismatch': 'the other runner takes other options',
  'package-unpinned': 'nothing is looked up, so the newest version is not known',
  'path-absolute': 'where the path lies for others cannot be told',
  'path-broad': 'which folder would do is a decision',
  'placeholder-file-missing': 'what the file should hold cannot be told',
  'placeholder-unfilled': 'the value is not known',
  'reference-malformed': 'which tools are meant is a decision: such lists forbid and allow',
  'reference-unknown-server': 'which server is meant is a decision: such lists forbid and allow',
  'reference-unknown-tool': 'which tool is meant is a decision: such lists forbid and allow',
  'snippet-drift': 'only its author knows which version is meant',
  'snippet-manifest': 'the page may be right, and the manifest forgotten',
  'search-incomplete': 'what could not be looked at cannot be mended',
  'server-defined-twice': 'which of two names stays is a decision',
  'server-drift': 'which of two definitions is right is a decision',
  'server-file-missing': 'the path, or the file, cannot be told',
  'server-json-argument': author,
  'server-json-duplicate': 'which of two entries is meant is a decision',
  'server-json-link': author,
  'server-json-mcp-name': 'the name stands in the package too, which is another file',
  'server-json-meta': author,
  'server-json-name': 'the name is what the server is known by',
  'server-json-namespace-casing': 'the name is what the server is known by, and only GitHub knows how it is written',
  'server-json-nothing-to-run': 'what starts the server cannot be told',
  'server-json-package': author,
  'server-json-repository': author,
  'server-json-transport': 'where the server can be reached cannot be told',
  'server-json-variable': author,
  'server-json-version-range': 'which version is published cannot be told',
  'server-missing': 'what a server is called and reached by elsewhere is a choice',
  'server-shadowed': 'which of two definitions should count is a decision',
  'server-shape': 'what the entry should be cannot be told',
  'smithery-former-key': 'the two ways to deploy ask for different things',
  'tool-count': 'which tools can be done without is a decision',
  'tool-name-collision': 'which of the tools is called otherwise, and where, is a decision',
  'tool-name-duplicate-case': program,
  'tool-name-length': 'how a name is shortened is a decision',
  'transport-legacy': 'whether the server speaks the newer transport cannot be told, and at which address',
  'transport-missing': 'how the server is started or reached cannot be told',
  'url-plain-http': 'whether the server answers with TLS cannot be told',
};

/** Why nothing is mended of a rule; nothing for one of which something is. */
export function reasonFor(id, folder) {
  return Object.hasOwn(fixes, id) ? undefined : (reasons[id] ?? byFolder[folder]);
}

export function fixesPage(rules, folderOf) {
  const sorted = rules.map(({ rule }) => rule.id).sort();
  const silent = sorted.filter((id) => !Object.hasOwn(fixes, id) && reasonFor(id, folderOf(id)) === undefined);
  if (silent.length > 0)
    throw new Error(
      `scripts/generate/fixes.mjs: say in "fixes" what is mended, or in "reasons" why nothing is: ${silent.join(', ')}`,
    );
  const row = (cells) => `| ${cells.join(' | ')} |`;
  const link = (id) => `[${id}](rules/${id}.md)`;
  return [
    note,
    '',
    '# Fixes',
    '',
    '`mcp-lint --fix` does what a remedy says, where there is exactly one and a program can carry it out; `--diff` only shows it. [The command line](cli.md#fixes) has the details. A fix is right for the client whose file it is, and for every other client that reads the file, or it is not safe:',
    '',
    '- **Safe**: the client then does what the file plainly means, and no reader of the file loses anything. `--fix` does it.',
    '- **Unsafe**: it may change what the file means, such as taking away a field that is not read. `--fix --unsafe-fixes` does it as well.',
    '',
    'Comments, the order of keys, quotes, indentation, line ends, a byte order mark and everything else stay as they are, byte for byte.',
    '',
    '## What is mended',
    '',
    row(['rule', 'safe', 'unsafe']),
    row(['---', '---', '---']),
    ...sorted
      .filter((id) => Object.hasOwn(fixes, id))
      .map((id) => row([link(id), fixes[id].safe ?? '', fixes[id].unsafe ?? ''])),
    '',
    '## What is not, and why',
    '',
    row(['rule', 'reason']),
    row(['---', '---']),
    ...sorted.filter((id) => !Object.hasOwn(fixes, id)).map((id) => row([link(id), reasonFor(id, folderOf(id))])),
    '',
  ].join('\n');
}
