import type { Placeholders, ValuesElsewhere } from '../../clients/index.ts';
import { isReplaced, type Reading, readAtTop } from '../../model/reading/index.ts';
import { nameOf, type Part, type Server } from '../../model/server/index.ts';
import { at } from '../../model/values/index.ts';
import {
  type ExpandableString,
  expandableStrings,
  ownNameMeant,
  type Placeholder,
  placeholdersIn,
} from '../../model/variables/index.ts';
import { quote } from '../../wording/index.ts';
import { type Context, defineDocs, defineRule } from '../define.ts';
import { rewriting } from '../shared/fixes.ts';

const REFERENCE = /\$\{\w+(?::-[^{}]*)?\}/;

const messages = {
  elsewhere: (data: { client: string; name: string; where: string }) =>
    `${data.client} gives ${quote(data.name)} a value ${data.where}; here the text is used as it stands`,
  atTop: (data: { client: string; name: string; server: string }) =>
    `as the file of this project, ${data.client} reads it without ${quote(data.name)}: ${data.server} gets the text as it stands`,
  called: (data: { client: string; name: string; own: string }) =>
    `${data.client} gives ${quote(data.name)} no value; to it that folder is ${quote(data.own)}`,
  unknown: (data: { client: string; name: string }) =>
    `${quote(data.name)} is a variable of code editors, to which ${data.client} gives no value`,
  defaulted: (data: { client: string; name: string; text: string }) =>
    `${data.client} takes the default in ${quote(data.text)}, whatever ${quote(data.name)} is`,
};

export default defineRule({
  id: 'placeholder-valueless',
  category: 'correctness',
  severity: 'warning',
  inSnippets: 'never',
  messages,
  on: {
    server: {
      references: 'foreign',
      check(server, context) {
        const { placeholders } = server.dialect;
        if (placeholders === undefined) return;
        const { reading } = context;
        const top = readAtTop(reading)?.dialect?.placeholders?.elsewhere;
        const isOfPlugin = !isReplaced(reading, server.name);
        const texts = expandableStrings(server, (text) => REFERENCE.test(text));
        for (const { part, meaning } of [...texts, ...scripts(server, texts)]) {
          const known = placeholders.in[meaning] ?? [];
          for (const reference of placeholdersIn(part.value)) {
            if (!known.includes(reference.syntax)) continue;
            const use = { server, placeholders, part, reference, top, isOfPlugin };
            if (reference.syntax === '${NAME:-default}') tellDefaulted(use, context);
            else tellValueless(use, context);
          }
        }
      },
    },
  },
});

/** A variable that the client expands in this field, and where it stands. */
interface Use {
  readonly server: Server;
  readonly placeholders: Placeholders;
  readonly part: Part<string>;
  readonly reference: Placeholder;
  /** Where the file of a plugin is read as that of a project, too. */
  readonly top: ValuesElsewhere | undefined;
  readonly isOfPlugin: boolean;
}

type Told = Context<typeof messages>;

function tellDefaulted(use: Use, { client, reading, report }: Told): void {
  const { server, placeholders, part, reference, top, isOfPlugin } = use;
  const { name, start, end } = reference;
  const text = part.value.slice(start, end);
  if (!isOfPlugin || !isDefaulted(text, reference, placeholders, top)) return;
  const { ownTakesNoDefault } = placeholders;
  report('defaulted', { client, name, text }, at(server.document, part.route, 'value', { start, end }), {
    server,
    ...(ownTakesNoDefault && { reaction: { effect: 'ignored', by: ownTakesNoDefault } }),
    help: top === undefined ? `write ${quote(`\${${name}}`)}` : declaring(reading, server),
    fix: top === undefined ? rewriting(part.route, { start, end }, `\${${name}}`) : undefined,
  });
}

function tellValueless(use: Use, context: Told): void {
  const { client, reading, report } = context;
  const { server, placeholders, part, top, isOfPlugin } = use;
  const { name, start, end } = use.reference;
  const elsewhere = [placeholders.elsewhere, top].find((values) => values?.names.includes(name));
  if (elsewhere === undefined) {
    tellOthers(use, context);
    return;
  }
  const place = at(server.document, part.route, 'value', { start, end });
  const fallback = withDefault(name, elsewhere);
  const shared = {
    server,
    reaction: { effect: 'ignored', by: elsewhere.by } as const,
    fix: fallback === undefined ? undefined : rewriting(part.route, { start, end }, fallback),
  };
  if (elsewhere === top && isOfPlugin) {
    const help = fallback === undefined ? declaring(reading, server) : `write ${quote(fallback)}`;
    // It is the plugin's file above all.
    report('atTop', { client, name, server: nameOf(server) }, place, { ...shared, severity: 'info', help });
  } else {
    const help = elsewhere.help ?? `write ${fallback === undefined ? 'the value itself' : quote(fallback)}`;
    report('elsewhere', { client, name, where: elsewhere.where }, place, { ...shared, help });
  }
}

/** A name that another client, or an editor, gives a value: nobody sets a variable of the environment that is called so. */
function tellOthers({ server, placeholders, part, reference }: Use, { client, report }: Told): void {
  const { own, noOthersOfEditors } = placeholders;
  const { name, syntax, start, end } = reference;
  const isOfEditors = syntax === '${workspaceFolder}';
  const by = isOfEditors ? noOthersOfEditors : placeholders.by;
  const meant = ownNameMeant(name, own);
  if (by === undefined || (isOfEditors ? own?.includes(name) : meant === undefined)) return;
  const place = at(server.document, part.route, 'value', { start, end });
  const shared = { server, reaction: { effect: 'ignored', by } as const };
  if (meant === undefined) {
    report('unknown', { client, name }, place, { ...shared, help: 'write the value itself' });
    return;
  }
  const instead = `\${${meant}}`;
  report('called', { client, name, own: meant }, place, {
    ...shared,
    help: `write ${quote(instead)}`,
    fix: rewriting(part.route, { start, end }, instead),
  });
}

/** Its variables are those of a shell, but the client looks at it first and puts a default in their place. */
function scripts({ args, dialect }: Server, known: readonly ExpandableString[]): ExpandableString[] {
  const own = dialect.placeholders?.own ?? [];
  const isDefaulted = (text: string) => own.some((name) => text.includes(`\${${name}:-`));
  return args
    .filter((part) => isDefaulted(part.value) && !known.some((each) => each.part === part))
    .map((part) => ({ part, meaning: 'args' as const }));
}

/** What is started in the folder that a name stands for needs no more than a default. */
function withDefault(name: string, { defaults = {} }: ValuesElsewhere): string | undefined {
  const value = Object.hasOwn(defaults, name) ? defaults[name] : undefined;
  return value === undefined ? undefined : `\${${name}:-${value}}`;
}

/** One that says the same as the value would is right in both readings of a file. */
function isDefaulted(
  text: string,
  { name }: Placeholder,
  { own, ownTakesNoDefault }: Placeholders,
  top: ValuesElsewhere | undefined,
): boolean {
  if (ownTakesNoDefault === undefined || own?.includes(name) !== true) return false;
  return top === undefined || withDefault(name, top) !== text;
}

/** Both readings are right only of two files. */
function declaring({ format: { replacedBy } }: Reading, server: Server): string {
  const path = 'write a path from this folder here';
  return replacedBy === undefined ? path : `declare ${nameOf(server)} in ${quote(replacedBy.file)}, too, and ${path}`;
}

export const docs = defineDocs({
  summary: 'A variable to which the client gives a value in other files alone, or another client does',
  why: 'Some names are the client’s own, such as the folder of a plugin: it puts them into the files of plugins and nowhere else. The `.mcp.json` at the top of a plugin’s repository is both, the file of the plugin and, for whoever opens the repository, that of the project: there the server is started with the text "${CLAUDE_PLUGIN_ROOT}", and fails. A default behind the name helps neither: in a plugin it is always taken, and leads into the project of whoever uses it. Other clients have other names for the same folder, and to this one those are variables that nobody has set.',
  fix: 'Declare the server in the manifest of the plugin with the variable, which counts for the plugin alone, and under the same name in `.mcp.json` with a path from its folder. Servers of a project start in its folder: a relative path will do.',
  mends: {
    safe: 'writes the default that says the same; takes off one that hides the value; writes the client’s own name for the folder of a plugin',
    unsafe: 'the same, where another reader of the file takes the text otherwise',
  },
  examples: [
    {
      title: 'A file that the manifest alone leads to',
      files: {
        '.claude-plugin/plugin.json': '{ "name": "docs", "mcpServers": ["./docs-servers.json"] }\n',
        'docs-servers.json':
          '{ "mcpServers": { "docs": { "command": "node", "args": ["${CLAUDE_PLUGIN_ROOT}/docs.mjs"] } } }\n',
      },
    },
    {
      title: 'The file of a plugin that is that of a project, too',
      files: {
        '.claude-plugin/plugin.json': '{ "name": "docs" }\n',
        '.mcp.json':
          '{ "mcpServers": { "docs": { "command": "node", "args": ["⟦${CLAUDE_PLUGIN_ROOT}⟧/start.mjs"] } } }\n',
      },
    },
    {
      title: 'What other clients call the folder of a plugin, and a variable of somebody’s own',
      files: {
        'flow/.claude-plugin/plugin.json': '{ "name": "docs" }\n',
        'flow/.mcp.json':
          '{ "mcpServers": { "docs": { "command": "node", "args": ["⟦${PLUGIN_ROOT}⟧/start.mjs", "⟦${CURSOR_PLUGIN_ROOT}⟧/docs", "⟦${PLUGIN_DATA}⟧", "${VAULT_PLUGIN_DIR}"] } } }\n',
      },
    },
    {
      title: 'A variable of editors that this client does not have',
      files: {
        'gemini-extension.json':
          '{ "name": "docs", "version": "1.0.0", "mcpServers": { "docs": { "command": "node", "args": ["${extensionPath}${/}start.mjs", "⟦${workspaceFolder}⟧", "⟦${userHome}⟧/docs", "⟦${CLAUDE_PLUGIN_ROOT}⟧/docs"] } } }\n',
      },
    },
    {
      title: 'In a script, too, which gets the default',
      files: {
        'flow/.claude-plugin/plugin.json': '{ "name": "docs" }\n',
        'flow/.mcp.json':
          '{ "mcpServers": { "docs": { "command": "sh", "args": ["-c", "R=⟦${CLAUDE_PLUGIN_ROOT:-$PLUGIN_ROOT}⟧; exec node $R/start.mjs"] } } }\n',
      },
    },
    {
      title: 'A default is taken in the plugin as well',
      files: {
        'flow/.claude-plugin/plugin.json': '{ "name": "docs" }\n',
        'flow/.mcp.json':
          '{ "mcpServers": { "docs": { "command": "node", "args": ["⟦${CLAUDE_PLUGIN_ROOT:-.}⟧/start.mjs"] } } }\n',
      },
    },
    {
      title: 'The folder of the project, where servers start anyway',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "docs": { "command": "python", "args": ["⟦${CLAUDE_PROJECT_DIR}⟧/docs.py"] }, "wiki": { "command": "python", "args": ["${CLAUDE_PROJECT_DIR:-.}/wiki.py"] } } }\n',
        'docs.py': '',
      },
    },
    {
      title: 'A secret that the client keeps to itself',
      files: {
        'librechat.yaml': [
          'version: 1.3.5',
          'mcpServers:',
          '  notes:',
          '    command: notes-mcp',
          '    args: []',
          '    env: { STORE: "⟦${MONGO_URI}⟧", REGION: "${REGION}" }',
          '',
        ].join('\n'),
      },
    },
    {
      title: 'A plugin in a folder of its own, and one whose manifest has the server, too',
      files: {
        'flow/.claude-plugin/plugin.json': '{ "name": "flow" }\n',
        'flow/.mcp.json':
          '{ "mcpServers": { "flow": { "command": "node", "args": ["${CLAUDE_PLUGIN_ROOT}/start.mjs"], "env": { "AT": "${CLAUDE_PROJECT_DIR}" } } } }\n',
        '.claude-plugin/plugin.json':
          '{ "name": "docs", "mcpServers": { "docs": { "command": "node", "args": ["${CLAUDE_PLUGIN_ROOT}/start.mjs"] } } }\n',
        '.mcp.json': '{ "mcpServers": { "docs": { "command": "node", "args": ["./start.mjs"] } } }\n',
        'start.mjs': '',
      },
    },
  ],
  evidence: [
    {
      claim:
        '`claude mcp list` warns "Missing environment variables: CLAUDE_PLUGIN_ROOT" of the project’s file, CLAUDE_PROJECT_DIR likewise, and starts the server with the text; in a plugin each has its value, and "${CLAUDE_PLUGIN_ROOT:-x}" is "x"; a server of the manifest takes the place of its namesake in the plugin’s `.mcp.json`',
      source: 'Claude Code 2.1.327, run with started servers, and with --plugin-dir',
      date: '2026-11-19',
    },
    {
      claim:
        'in a plugin, the names of other clients reach the server as they stand, and `claude --debug` says "Missing environment variables: PLUGIN_ROOT"',
      source: 'Claude Code 2.1.327, run with --plugin-dir; anthropics/claude-code#93250',
      date: '2026-11-20',
    },
    {
      claim:
        'extensions have "extensionPath", "workspacePath", "pathSeparator" and "/" alone; what is not set stays as it stands',
      source: 'google-gemini/gemini-cli 5411f11, packages/cli/src/config/extensions/variableSchema.ts',
      date: '2026-08-21',
    },
    {
      claim: 'variables of LibreChat’s own keys and databases are left as they stand wherever it expands others',
      source: 'danny-avila/LibreChat 08c9cc3, packages/data-provider/src/utils.ts',
      date: '2026-08-21',
    },
    {
      claim: 'repositories of plugins whose contributors get the warning, and a server that fails',
      source: 'mksglu/context-mode#252, Digital-Process-Tools/claude-supertool#2475',
      date: '2026-09-09',
    },
  ],
});
