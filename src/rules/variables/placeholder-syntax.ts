import type { Meaning, PlaceholderSyntax, Placeholders, Reaction } from '../../clients/index.ts';
import { programName, uncallableAddress, wordsOf } from '../../model/launch/index.ts';
import type { Reading } from '../../model/reading/index.ts';
import { isSecretName, unmistakableIn } from '../../model/secrets/index.ts';
import { type Field, nameOf, ownKey, type Part, type Server } from '../../model/server/index.ts';
import { at, isObject, type Place } from '../../model/values/index.ts';
import {
  defaultIn,
  expandableStrings,
  expandedIn,
  fieldForNames,
  isFound,
  isRemedy,
  keysOfVariables,
  kindOfSyntax,
  mayHoldReference,
  meansPlugin,
  ownNameMeant,
  type Placeholder,
  placeholdersIn,
  refusalOf,
  refusedAnywhere,
  spell,
  spellWithDefault,
  takesDefault,
} from '../../model/variables/index.ts';
import { consequence, type Fix, type Safety } from '../../model/verdict/index.ts';
import type { Route } from '../../parse/index.ts';
import { assignment, list, quote } from '../../wording/index.ts';

import { type Context, defineDocs, defineRule, type Extra } from '../define.ts';
import { rewriting } from '../shared/fixes.ts';
import { thisFile } from '../shared/this-file.ts';

/** Nobody is told to write a secret into a file that git publishes. */
const KEPT = 'write the value itself, and keep it in a file that git ignores';

/** What a shell would put the output of a command in place of: names in parentheses alone are of build files. */
const ofCommand = /\$\((?![A-Z_]+\))[^()]+\)|^`[^`]+`$/;

/** What a shell makes something else of: of a variable that is not set, or is, and of one called "env". */
const ofShell = /^\$(?:\{\w+:?[-?+=]|env:)/;

/** A secret of 1Password, by its address: vault, item and field. */
const OF_STORE = /op:\/\/[^/"'\s]+\/[^/"'\s]+\/[^"'\s]+/;
const looksUp =
  /^(?:op|varlock|secretspec|teller|fnox|(?:ba|z)?sh|cmd|pwsh|powershell|wsl|.*\.(?:sh|ps1|cmd|bat))$|1password|onepassword/;

const messages = {
  literal: (data: { text: string; client: string; field: string }) =>
    `${data.client} does not expand ${quote(data.text)} in ${quote(data.field)}; the text is used as it stands`,
  program: (data: { text: string; client: string; consequence: string }) =>
    `${data.client} does not expand ${quote(data.text)}, and no program is called so: ${data.consequence}`,
  folder: (data: { text: string; client: string; consequence: string }) =>
    `${data.client} does not expand ${quote(data.text)}, and no folder is called so: ${data.consequence}`,
  refused: (data: { text: string; consequence: string; file: string }) =>
    `${quote(data.text)} may not stand in ${data.file}, so ${data.consequence}`,
  leading: (data: { text: string; of: string; consequence: string }) =>
    `${quote(data.text)} may not begin ${quote(data.of)}, so ${data.consequence}`,
  passed: (data: { text: string; client: string }) =>
    `${data.client} writes ${quote(data.text)} as it stands for every client, and most take it for text`,
  variable: (data: { text: string; client: string; name: string }) =>
    `${quote(data.text)} is a variable of code editors; ${data.client} looks for an environment variable "${data.name}"`,
  unset: (data: { text: string; client: string; name: string; consequence: string }) =>
    `${quote(data.text)} is a variable of code editors; ${data.client} finds no variable "${data.name}", so ${data.consequence}`,
  partly: (data: { text: string; client: string; where: string; documented: string }) =>
    `${data.client} is known to expand ${quote(data.text)} in ${data.where} alone, and documents ${quote(data.documented)}`,
  unnamed: (data: { text: string; client: string; server: string; keys: string }) =>
    `${data.client} looks for ${quote(data.text)} in ${data.keys} of ${data.server}, which have no such name; the text is used as it stands`,
  inner: (data: { text: string; client: string }) =>
    `${data.client} expands only the braces of ${quote(data.text)}, and the "$" stays in front of the value`,
  innerHandedOn: (data: { text: string; client: string; consequence: string }) =>
    `${data.client} expands only the braces of ${quote(data.text)}, and the "$" stays: ${data.consequence}`,
};

export default defineRule({
  id: 'placeholder-syntax',
  category: 'correctness',
  severity: 'warning',
  messages,
  on: {
    // What stands where a server's variables do is told there.
    file: {
      refusesReferences: true,
      check(reading, { client, report }) {
        const { document, servers, format } = reading;
        const refusals = refusedAnywhere(format.dialect?.placeholders);
        const told = new Set(
          servers.flatMap((server) =>
            expandableStrings(server, mayHoldReference).map(({ part }) => part.route.join('\0')),
          ),
        );
        for (const { text: whole, route, side } of stringsIn(document.value)) {
          if (side === 'value' && told.has(route.join('\0'))) continue;
          for (const { syntax, start, end } of placeholdersIn(whole)) {
            const refused = refusals.find(({ syntaxes }) => syntaxes.includes(syntax));
            if (refused === undefined) continue;
            const text = whole.slice(start, end);
            const file = thisFile(reading, 'the file');
            const data = { text, consequence: consequence(refused.reaction, client), file };
            report('refused', data, at(document, route, side, { start, end }), {
              reaction: refused.reaction,
              help: 'write the value itself, or move what needs it to the file of the user',
            });
          }
        }
      },
    },
    server: [
      {
        references: 'foreign',
        check(server, context) {
          const { placeholders } = server.dialect;
          if (placeholders === undefined || !server.fields.some(holdsReference)) return;
          for (const { part, meaning } of expandableStrings(server, mayHoldReference)) {
            // That no address comes of it says more.
            if (meaning === 'url' && uncallableAddress(server) !== undefined) continue;
            for (const reference of placeholdersIn(part.value)) {
              // A token between the braces is no name of a variable, and told as what it is.
              if (unmistakableIn(reference.name).length > 0) continue;
              tell({ server, placeholders, part, meaning, reference }, context);
            }
          }
        },
      },
      {
        text: /\$\([^()]+\)|^`[^`]+`$/,
        check(server, { client, report }) {
          const { placeholders } = server.dialect;
          if (placeholders === undefined || placeholders.shell) return;
          for (const { part, meaning } of expandableStrings(server, (text) => ofCommand.test(text))) {
            // Of a command line other rules know more.
            if (meaning !== 'env' && meaning !== 'headers' && meaning !== 'url') continue;
            const [text = ''] = ofCommand.exec(part.value) ?? [];
            const index = part.value.indexOf(text);
            if (placeholdersIn(part.value).some(({ start, end }) => start <= index && index < end)) continue;
            if (placeholders.lookedUp?.in.includes(meaning) && part.value.startsWith(placeholders.lookedUp.command))
              continue;
            const name = meaning === 'env' ? String(part.route.at(-1)) : 'NAME';
            const variable = (placeholders.in[meaning] ?? []).find(isOfEnvironment);
            report(
              'literal',
              { text, client, field: fieldOf(server, part) },
              at(server.document, part.route, 'value', { start: index, end: index + text.length }),
              {
                server,
                reaction: { effect: 'ignored', by: placeholders.by },
                help:
                  variable === undefined
                    ? 'no shell reads it: write what the command prints, or start a script that sets it'
                    : `no shell reads it: write ${quote(spell(variable, name))}, and set the variable where ${client} starts`,
              },
            );
          }
        },
      },
      {
        text: OF_STORE,
        check(server, { client, report }) {
          const { placeholders } = server.dialect;
          const words = wordsOf(server).map(({ value }) => programName(value));
          // What starts the server may look it up.
          if (placeholders === undefined || words.some((word) => looksUp.test(word))) return;
          for (const { part, meaning } of expandableStrings(server, (text) => OF_STORE.test(text))) {
            if (meaning !== 'env' && meaning !== 'headers') continue;
            const [text = ''] = OF_STORE.exec(part.value) ?? [];
            const start = part.value.indexOf(text);
            const place = at(server.document, part.route, 'value', { start, end: start + text.length });
            report('literal', { text, client, field: fieldOf(server, part) }, place, {
              server,
              reaction: { effect: 'ignored', by: placeholders.by },
              help:
                meaning === 'env'
                  ? 'start the server with "op", "run" and "--" before its command, which looks it up'
                  : `start ${client} with "op run", and write a variable here`,
            });
          }
        },
      },
    ],
  },
});

/** A reference, and where it stands. */
interface Use {
  readonly server: Server;
  readonly placeholders: Placeholders;
  readonly part: Part<string>;
  readonly meaning: Meaning;
  readonly reference: Placeholder;
}

/** The server finds the variable in the environment all the same. */
function isInherited({ placeholders, part, meaning, reference }: Use): boolean {
  if (placeholders.inherited === undefined || meaning !== 'env' || part.route.at(-1) !== reference.name) return false;
  return kindOfSyntax(reference.syntax) === 'environment' && reference.end - reference.start === part.value.length;
}

type Refusal = NonNullable<ReturnType<typeof refusalOf>>;
type Told = Context<typeof messages>;

function tell(use: Use, context: Told): void {
  const { placeholders, meaning, reference } = use;
  const refused = refusalOf(placeholders, meaning, reference);
  if (refused === undefined && knownOf(use).includes(reference.syntax)) {
    tellPartly(use, context);
    tellUnnamed(use, context);
  } else if (placeholders.shell && ofShell.test(textOf(use))) return;
  else if (refused === undefined && isInherited(use)) return;
  else if (refused === undefined) tellForeign(use, context);
  else tellRefused(use, refused, context);
}

function knownOf({ placeholders, meaning, part }: Use): readonly PlaceholderSyntax[] {
  return expandedIn(placeholders, meaning, part.value);
}

function textOf({ part, reference: { start, end } }: Use): string {
  return part.value.slice(start, end);
}

function placeOf({ server, part, reference: { start, end } }: Use): Place {
  return at(server.document, part.route, 'value', { start, end });
}

function tellPartly(use: Use, { client, report }: Told): void {
  const { server, placeholders, part, reference } = use;
  const { partly } = placeholders;
  if (!partly?.syntaxes.includes(reference.syntax)) return;
  const { start, end } = reference;
  const text = textOf(use);
  const documented = spell(partly.documented, reference.name);
  report('partly', { text, client, where: partly.where, documented }, placeOf(use), {
    server,
    reaction: { effect: 'ignored', by: partly.by },
    help: `write ${quote(documented)}, which all of it expands`,
    fix: /^\$\{\w+\}$/.test(text) ? rewriting(part.route, { start, end }, documented, 'unsafe') : undefined,
  });
}

function tellUnnamed(use: Use, { client, report }: Told): void {
  const { server, placeholders, reference } = use;
  const { ofEntry } = placeholders;
  if (ofEntry === undefined || isFound(server, reference.name)) return;
  const keys = keysOfVariables(server.dialect);
  const data = { text: textOf(use), client, server: nameOf(server), keys: list(keys, { conjunction: 'and' }) };
  report('unnamed', data, placeOf(use), {
    server,
    reaction: { effect: 'ignored', by: ofEntry },
    help: `set it in ${quote(keys[0] ?? '')}, or name it in ${quote(keys.at(-1) ?? '')}`,
  });
}

function tellRefused(use: Use, refused: Refusal, { client, reading, report }: Told): void {
  const text = textOf(use);
  const place = placeOf(use);
  const outcome = consequence(refused.reaction, client);
  const said = { server: use.server, reaction: refused.reaction, ...wayOut(use, refused, reading) };
  if (refused.passedOn) report('passed', { text, client }, place, said);
  else if (refused.leading) {
    report('leading', { text, of: String(use.part.route.at(-1)), consequence: outcome }, place, said);
  } else report('refused', { text, consequence: outcome, file: thisFile(reading, 'the file') }, place, said);
}

/** What the client takes for text, or for another variable. */
function tellForeign(use: Use, { client, reading, report }: Told): void {
  const { server, placeholders, part, meaning, reference } = use;
  const known = knownOf(use);
  const text = textOf(use);
  const place = placeOf(use);
  const failing = handedOn(use);
  const reaction = { effect: 'ignored', by: placeholders.by } as const;
  const said = { server, reaction, ...wayOut(use, undefined, reading) };
  const outcomeOf = (loss: Reaction) => consequence(loss, 'it');
  if (reference.syntax === '${workspaceFolder}' && known.includes('${NAME}')) {
    // Nobody sets it, and a command that holds it is none.
    const ofProgram = meaning === 'cwd' ? undefined : failing;
    const loss = placeholders.unset?.find((each) => each.in.includes(meaning))?.reaction ?? ofProgram;
    const data = { text, client, name: reference.name };
    if (loss === undefined) report('variable', data, place, said);
    else report('unset', { ...data, consequence: outcomeOf(loss) }, place, { ...said, reaction: loss });
    return;
  }
  const isInner = reference.syntax === '${env:NAME}' && known.includes('{env:NAME}');
  if (failing === undefined) {
    if (isInner) report('inner', { text, client }, place, said);
    else report('literal', { text, client, field: fieldOf(server, part) }, place, said);
    return;
  }
  const message = isInner ? 'innerHandedOn' : meaning === 'cwd' ? 'folder' : 'program';
  report(message, { text, client, consequence: outcomeOf(failing) }, place, { ...said, reaction: failing });
}

function wayOut(use: Use, refused: Refusal | undefined, { publishable, format }: Reading): Pick<Extra, 'help' | 'fix'> {
  const { placeholders, meaning, part, reference } = use;
  const allowed = knownOf(use).filter((syntax) => refused?.syntaxes.includes(syntax) !== true);
  const refusalFor = (syntax: PlaceholderSyntax) => refusalOf(placeholders, meaning, { ...reference, syntax });
  if (refused?.help !== undefined) return { help: refused.help };
  const meant = ownNameMeant(reference.name, placeholders.own);
  if (meant !== undefined && placeholdersIn(`\${${meant}}`).every(({ syntax }) => allowed.includes(syntax))) {
    const instead = `\${${meant}}`;
    return { help: `write ${quote(instead)}`, fix: rewriting(part.route, reference, instead) };
  }
  const { ownCwd } = format;
  if (ownCwd !== undefined && meaning !== 'cwd' && meansPlugin(reference.name)) {
    const { cwd, document } = use.server;
    const key = assignment(document.language, 'cwd', quote(ownCwd));
    return { help: cwd === undefined ? `write a path from the plugin, and add ${key}` : 'write a path from "cwd"' };
  }
  const itself = publishable && isSecret(part, reference) ? KEPT : 'write the value itself';
  const wanted = allowed.find(isOfEnvironment);
  const help =
    (wanted && refusalFor(wanted)?.help) ??
    named(use) ??
    remedy(allowed, reference, refused ? [] : keysExpanded(use), itself);
  return {
    help,
    fix: fixFor(
      use,
      allowed.filter((syntax) => !refusalFor(syntax)),
    ),
  };
}

/** What the client hands to the system as it stands; the shell of Windows, behind a shim, may expand "%NAME%" in a command. */
function handedOn(use: Use): Reaction | undefined {
  const { part, meaning, placeholders } = use;
  const { command, dialect, transport } = use.server;
  const { starts } = dialect;
  if (transport !== 'stdio' || starts === undefined) return undefined;
  const isProgram = part === command && !textOf(use).startsWith('%');
  const isHanded = meaning === 'cwd' ? starts.skipsBadCwd === undefined : isProgram;
  return isHanded ? { effect: 'fails-server', by: starts.by ?? placeholders.by } : undefined;
}

interface Found {
  readonly text: string;
  readonly route: Route;
  readonly side: 'key' | 'value';
}

/** Keys and values, at any depth. */
function* stringsIn(value: unknown, route: Route = []): Iterable<Found> {
  if (typeof value === 'string') yield { text: value, route, side: 'value' };
  else if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* stringsIn(item, [...route, index]);
  else if (isObject(value)) {
    for (const [key, each] of Object.entries(value)) {
      yield { text: key, route: [...route, key], side: 'key' };
      yield* stringsIn(each, [...route, key]);
    }
  }
}

/** In itself, its items or its values; most entries have no such field, and their parts are then not worked out. */
function holdsReference({ value }: Field): boolean {
  if (typeof value === 'string') return mayHoldReference(value);
  if (Array.isArray(value)) return value.some((item) => typeof item === 'string' && mayHoldReference(item));
  if (!isObject(value)) return false;
  for (const key of Object.keys(value)) {
    const text = value[key];
    if (typeof text === 'string' && mayHoldReference(text)) return true;
  }
  return false;
}

/** The client takes names of variables in a field of its own. */
function named({ server: { dialect }, placeholders, part: { route, value }, meaning, reference }: Use) {
  const { name, syntax } = reference;
  if (kindOfSyntax(syntax) !== 'environment' || placeholders.in[meaning] !== undefined) return undefined;
  // Under another name it would not be the variable that the server asks for.
  if (meaning === 'env' && route.at(-1) !== name) return undefined;
  const field = fieldForNames(dialect, meaning, value);
  return field === undefined ? undefined : `remove it, and name ${quote(name)} in ${quote(field)}`;
}

function isSecret({ route }: Part<string>, { name }: Placeholder): boolean {
  return isSecretName(name) || isSecretName(String(route.at(-1)));
}

/** As the client calls them. */
function keysExpanded({ server: { dialect }, placeholders }: Use): string[] {
  const keys = (Object.keys(placeholders.in) as Meaning[]).map((meaning) => ownKey(dialect, meaning));
  return [...new Set(keys.filter((key) => key !== undefined))];
}

function remedy(
  known: readonly PlaceholderSyntax[],
  { syntax, name }: Placeholder,
  elsewhere: readonly string[],
  itself: string,
): string {
  const variable = known.find(isOfEnvironment);
  if (syntax === '${object.key}' && known.includes('${workspaceFolder}')) return `write ${quote('${workspaceFolder}')}`;
  if (
    syntax === '${workspaceFolder}' ||
    syntax === '${object.key}' ||
    syntax === '${input:id}' ||
    syntax === '${cmd: command}'
  ) {
    if (variable === undefined) return itself;
    // What is asked for is a secret more often than not: nobody is told to write it down.
    if (syntax === '${input:id}') return `write a variable such as ${quote(spell(variable, variableName(name)))}`;
    const instead = syntax === '${cmd: command}' ? 'the value' : 'the path';
    return `write ${instead}, or a variable such as ${quote(spell(variable, 'NAME'))}`;
  }
  // "${workspaceFolder:-.}", with a default as shells have it.
  const editors = `\${${name}}`;
  if (known.includes('${workspaceFolder}') && placeholdersIn(editors)[0]?.syntax === '${workspaceFolder}') {
    return `write ${quote(editors)}`;
  }
  if (variable !== undefined) return `write ${quote(spell(variable, name))}`;
  return elsewhere.length === 0 ? itself : `variables are expanded in ${list(elsewhere, { conjunction: 'and' })}`;
}

/** Where `remedy` has exactly one text to write. What an editor asks for may be another value than that of a variable. */
function fixFor(use: Use, allowed: readonly PlaceholderSyntax[]): Fix | undefined {
  if (named(use) !== undefined) return undefined;
  const { server, part, meaning, reference } = use;
  // An address that is looked at before variables are expanded is none with another variable.
  if (meaning === 'url' && server.dialect.urls?.parsed === 'always') return undefined;
  const { syntax, name, start, end } = reference;
  const write = (text: string, safety: Safety) => rewriting(part.route, { start, end }, text, safety);
  if (syntax === '${input:id}') {
    const variable = allowed.find(isOfEnvironment);
    return variable === undefined ? undefined : write(spell(variable, variableName(name)), 'unsafe');
  }
  if (syntax === '${workspaceFolder}' || kindOfSyntax(syntax) !== 'environment') return undefined;
  const editors = `\${${name}}`;
  if (placeholdersIn(editors)[0]?.syntax === '${workspaceFolder}') {
    return allowed.includes('${workspaceFolder}') ? write(editors, 'unsafe') : undefined;
  }
  const whole = textOf(use);
  const isWhole = whole === part.value || part.value === `Bearer ${whole}`;
  const variable = allowed.find((form) => isOfEnvironment(form) && (form !== '$NAME' || isWhole));
  const fallback = defaultIn(whole, reference);
  // The name of a secret in a store need not be one that a variable can have.
  if (variable === undefined || !/^[A-Za-z_]\w*$/.test(name)) return undefined;
  if (fallback === undefined) return write(spell(variable, name), 'safe');
  const withDefault = allowed.find(takesDefault);
  // Without its default, the variable may be empty.
  if (withDefault === undefined) return write(spell(variable, name), 'unsafe');
  return write(spellWithDefault(withDefault, name, fallback), 'safe');
}

/** What can be written in place of another reference. */
function isOfEnvironment(syntax: PlaceholderSyntax): boolean {
  return isRemedy(syntax, 'of the environment');
}

/** An id as people write it, in capitals: "github-token" is GITHUB_TOKEN. */
function variableName(id: string): string {
  const name = id.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_');
  return /^[A-Z]\w{0,39}$/.test(name) ? name : 'NAME';
}

/** The field of the entry in which the string stands. */
function fieldOf(server: Server, part: Part<string>): string {
  return String(part.route[server.route.length] ?? '');
}

export const docs = defineDocs({
  summary: 'A variable in a syntax that this client does not expand in this field',
  why: 'The same text means different things: `${env:TOKEN}` is a variable in VS Code and Cursor and plain text in Claude Code, `${TOKEN}` the other way round. The server then gets the text instead of the value, and signing in fails with nothing to show why.',
  fix: "Write the variable in this client's syntax. Text inside a script for a shell, and headers that mcp-remote expands itself, are left alone.",
  mends: {
    safe: "writes the variable in the client's syntax, with its default",
    unsafe: 'writes a variable for what an editor asks; drops a default that the client has no syntax for',
  },
  examples: [
    {
      title: 'The address of a secret in 1Password, and a server that is started by what looks it up',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "docs": { "command": "docs-mcp", "env": { "DOCS_TOKEN": "⟦op://team/docs/token⟧" } }, "wiki": { "command": "op", "args": ["run", "--", "wiki-mcp"], "env": { "WIKI_TOKEN": "op://team/wiki/token" } } } }\n',
      },
    },
    {
      title: 'A variable that the server gets all the same, one under another name, and a header',
      files: {
        '.kiro/agents/reader.json':
          '{ "mcpServers": { "db": { "command": "db-mcp", "env": { "DB_TOKEN": "$DB_TOKEN", "DB_USER": "⟦$DB_TOKEN⟧" } },\n  "docs": { "url": "https://docs.example.com/mcp", "headers": { "X-Token": "⟦$DB_TOKEN⟧" } } } }\n',
        '.amazonq/mcp.json':
          '{ "mcpServers": { "db": { "command": "db-mcp", "env": { "DB_TOKEN": "${DB_TOKEN}", "DB_USER": "me-⟦${DB_USER}⟧" } } } }\n',
      },
    },
    {
      title: 'A variable as PowerShell writes it, and one in a script for PowerShell',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "db": { "command": "powershell", "args": ["-Command", "$env:DB_HOME"], "env": { "DB_TOKEN": "⟦$env:DB_TOKEN⟧" } },\n  "docs": { "type": "http", "url": "https://docs.example.com/mcp", "headers": { "Authorization": "Bearer ⟦$env:DOCS_TOKEN⟧" } } } }\n',
      },
    },
    {
      title: 'What only some programs of the client expand',
      files: {
        '.cursor/mcp.json':
          '{ "mcpServers": { "db": { "command": "db-mcp", "env": { "DB_TOKEN": "⟦${DB_TOKEN}⟧", "DB_TEAM": "${env:DB_TEAM}" } } } }\n',
      },
    },
    {
      title: 'The output of a command, for which there is no shell',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "docs": { "command": "docs-mcp", "env": { "DOCS_TOKEN": "⟦$(pass show docs)⟧", "DOCS_HOST": "${DOCS_HOST}" } } } }\n',
        'crush.json':
          '{ "mcp": { "docs": { "type": "stdio", "command": "docs-mcp", "env": { "DOCS_TOKEN": "$(pass show docs)" } } } }\n',
      },
    },
    {
      title: 'What rulesync writes for every client, in the way of one of them',
      files: {
        '.rulesync/mcp.json':
          '{ "mcpServers": { "docs": { "type": "http", "url": "https://docs.example.com/mcp", "headers": { "Authorization": "Bearer ⟦{env:DOCS_TOKEN}⟧", "X-Team": "${TEAM}" } } } }\n',
      },
    },
    {
      title: 'In the command nothing is left to start',
      files: { 'opencode.json': '{ "mcp": { "docs": { "type": "local", "command": ["⟦${DOCS_MCP}⟧"] } } }\n' },
    },
    {
      title: 'Nor is there a folder to start in',
      files: {
        '.codex/config.toml': '[mcp_servers.docs]\ncommand = "docs-mcp"\ncwd = "⟦${HOME}⟧/docs"\n',
      },
    },
    {
      title: "VS Code's syntax in Claude Code",
      files: {
        '.mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp", "env": { "DB_URL": "⟦${env:DB_URL}⟧" } } } }\n',
      },
    },
    {
      title: "Claude Code's syntax in OpenCode",
      files: {
        'opencode.json':
          '{ "mcp": { "docs": { "type": "remote", "url": "https://docs.example.com/mcp", "headers": { "Authorization": "Bearer ⟦${DOCS_TOKEN}⟧" } } } }\n',
      },
    },
    {
      title: 'A variable of the editor where each variable has to be set',
      files: {
        '.factory/mcp.json':
          '{ "mcpServers": { "files": { "type": "stdio", "command": "files-mcp", "env": { "ROOT": "⟦${workspaceFolder}⟧" } } } }\n',
      },
    },
    {
      title: 'A variable of the editor',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "files": { "command": "files-mcp", "args": ["⟦${workspaceFolder}⟧/docs"] } } }\n',
      },
    },
    {
      title: 'A dollar too many in OpenCode',
      files: {
        'opencode.json':
          '{ "mcp": { "db": { "type": "local", "command": ["db-mcp"], "environment": { "DB_URL": "⟦${env:DB_URL}⟧" } } } }\n',
      },
    },
    {
      title: 'The same in the command, which is none then',
      files: {
        'opencode.json': '{ "mcp": { "db": { "type": "local", "command": ["⟦${env:TOOLS}⟧/db-mcp"] } } }\n',
      },
    },
    {
      title: 'goose finds what the entry itself sets or names',
      files: {
        '.config/goose/config.yaml':
          'extensions:\n  docs:\n    type: streamable_http\n    name: docs\n    enabled: true\n    uri: https://docs.example.com/mcp\n    env_keys: [DOCS_TOKEN]\n    headers:\n      Authorization: Bearer ${DOCS_TOKEN}\n      X-Team: ⟦${DOCS_TEAM}⟧\n',
      },
    },
    {
      title: 'Anywhere in a file of a project, in Kilo Code',
      files: {
        'kilo.json':
          '{ "provider": { "docs": { "options": { "apiKey": "⟦{env:DOCS_KEY}⟧" } } }, "mcp": { "docs": { "type": "local", "command": ["docs-mcp"] } } }\n',
      },
    },
    {
      title: 'Codebuff takes all that follows a "$" for a name, and loads nothing when there is no such variable',
      files: {
        '.agents/mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp", "env": { "DB_URL": "⟦${DB_URL}⟧" } } } }\n',
        'knowledge.md': 'Here is Codebuff at work.\n',
      },
    },
    {
      title: 'VS Code reads the scheme of an address before it looks for variables',
      files: {
        '.vscode/mcp.json':
          '{ "inputs": [{ "id": "docs-url", "type": "promptString", "description": "Where the documents are" }], "servers": { "docs": { "url": "⟦${input:docs-url}⟧" } } }\n',
      },
    },
    {
      title: 'A default, in the file of Warp',
      files: {
        '.warp/.mcp.json':
          '{ "mcpServers": { "db": { "command": "db-mcp", "env": { "DB_URL": "⟦${DB_URL:-db.local}⟧" } } } }\n',
      },
    },
    {
      title: 'A variable of the editor in mcporter',
      files: {
        'config/mcporter.json':
          '{ "mcpServers": { "db": { "command": "db-mcp", "env": { "DB_URL": "⟦${env:DB_URL}⟧" } } } }\n',
      },
    },
    {
      title: 'A script for a shell, and a default',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "a": { "command": "bash", "args": ["-c", "exec $HOME/bin/a-mcp ${env:X}"] }, "b": { "command": "b-mcp", "args": ["${PORT:-8080}"] } } }\n',
      },
    },
  ],
  evidence: [
    {
      claim: '${NAME} and ${NAME:-default} are expanded, $NAME, ${env:NAME} and {env:NAME} are not',
      source: 'Claude Code 2.1.326, run with a started server',
      date: '2026-11-18',
    },
    {
      claim: 'a value of env that begins with "$" is the name of a variable; one that is not set loses the file',
      source: 'CodebuffAI/codebuff 13a6ee1, read',
      date: '2026-11-18',
    },
    {
      claim: 'a url that begins with ${input:…} or ${env:…} has the scheme "${input", and its server vanishes',
      source: 'VS Code 1.139.1, its code run; `fromServerConfiguration`, read',
      date: '2026-11-18',
    },
    {
      claim: '{env:NAME} is expanded, ${NAME} is not, ${env:NAME} becomes "$" and the value',
      source: 'OpenCode 1.18.33, run with a started server',
      date: '2026-11-18',
    },
  ],
});
