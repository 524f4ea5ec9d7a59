import { systemOfFile } from '../../model/folders/index.ts';
import {
  containerRun,
  idleWithout,
  isGarbled,
  joinedWord,
  lateYes,
  mayBeAddress,
  optionWithValue,
  packageRun,
  plainWords,
  programIndex,
  programName,
  runnerFault,
  textsOf,
  wordsOf,
  wordToRun,
} from '../../model/launch/index.ts';
import { nameOf, onlyLocal, type Part, placeOfName, subjectOf } from '../../model/server/index.ts';
import { areTexts, at, eachString, valueAt } from '../../model/values/index.ts';
import { expandedElsewhere } from '../../model/variables/index.ts';
import { consequence, type Fix } from '../../model/verdict/index.ts';
import { list, quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { fix, forAll } from '../shared/fixes.ts';
import { isRefused } from '../shared/refused.ts';

/** What "\\b", "\\t" and the like become behind a drive: nobody means them there. */
const ESCAPED_PATH = /^[A-Za-z]:(?:[^\n\r]*?)([\b\t\f\v\n\r])(?=[^\s])/;
const SIGNS = new Map([
  ['\b', 'a backspace'],
  ['\t', 'a tab'],
  ['\f', 'a form feed'],
  ['\v', 'a vertical tab'],
  ['\n', 'a line break'],
  ['\r', 'a carriage return'],
]);

/** A blank that is set off by a sign, as in prompts and separators: "> ", ": ". */
const BESIDE_A_SIGN = /[^\p{L}\p{N}/\\=_+ -] +$|^ +[^\p{L}\p{N}/\\=_+ -]/u;

/** Packages that start others, and hand variables to them. */
const STARTERS = /inspector|proxy|gateway|bridge|wrap|hub|runner|smithery|toolhive|mcpm|fastmcp|cross-env|dotenv/;

/** Images that hand their words to node, bun or deno. */
const OF_RUNTIMES = /(?:^|\/)(?:node|nodejs|bun|deno)(?:[-:@]|$)/;

const OF_THIS_MACHINE = /^http:\/\/(?:localhost|127\.0\.0\.1)(?:[:/?#]|$)|[${}<>]/i;

/** What sets up a container and nothing that runs in one; of the short ones the value says it. */
const OF_CONTAINERS = /^(?:--(?:rm|env-file|mount|volume|add-host|network|net|publish|env)(?:=|$)|-[evp]$)/;
const VALUES_OF_CONTAINERS: ReadonlyMap<string, RegExp> = new Map([
  ['--network', /^(?:host|bridge|none)$/],
  ['--net', /^(?:host|bridge|none)$/],
  ['--publish', /^(?:[\d.]+:)?\d+:\d+$/],
  ['--env', /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?:=|$)/],
  ['-p', /^(?:[\d.]+:)?\d+:\d+$/],
  ['-e', /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?:=|$)/],
  ['-v', /:\//],
  ['--volume', /:\//],
]);

function isOfContainers(word: string, next = ''): boolean {
  if (!OF_CONTAINERS.test(word)) return false;
  const equals = word.indexOf('=');
  const name = equals === -1 ? word : word.slice(0, equals);
  return VALUES_OF_CONTAINERS.get(name)?.test(equals === -1 ? next : word.slice(equals + 1)) ?? true;
}

/** Quotes round a whole value, or round what stands behind its name; those of print as well. */
const QUOTED = /^(?:-{0,2}[A-Za-z][\w-]*=)?(?:"[^"]+"|'[^']+'|[“”„][^“”„]+[“”]|[‘’‚][^‘’‚]+[‘’])$/;
const PLAINLY_QUOTED = /^(?:-{0,2}[A-Za-z][\w-]*=)?(?:"[^"]+"|'[^']+')$/;
/** A dash of print, which word processors and pages put in the place of "-" and "--". */
const DASHED = /^(?:[\u2010-\u2015\u2212]-?|-[\u2010-\u2015\u2212])[A-Za-z][\w.=/:@-]*$/;
/** Texts in other languages, in which they mean something. */
const OF_LANGUAGES =
  /^-{1,2}(?:[\w-]*(?:query|filter|jq|sql|expr\w*|where|eval|json|select\w*|pattern|regex|data|body)|[ceq])(?:=|$)/i;

/** A text of JSON, or of what has quotes of its own, may be meant. */
function isQuotedValue(value: string): boolean {
  return PLAINLY_QUOTED.test(value) && !/^[^"']*["']\s*[[{]/.test(value);
}

function isQuotedArgument(value: string, before: string): boolean {
  // Quotes of print may be meant in a title.
  if (QUOTED.test(value) && !PLAINLY_QUOTED.test(value)) return !value.startsWith('-') && !before.startsWith('-');
  return isQuotedValue(value) && !OF_LANGUAGES.test(value) && !OF_LANGUAGES.test(before);
}

/** Programs that send one request. */
const CALLS = /^(?:.*[\\/])?(?:curl|wget)(?:\.exe)?$/i;

export default defineRule({
  id: 'arg-value',
  category: 'correctness',
  severity: 'warning',
  messages: {
    joined: (data: { server: string; program: string; head: string }) =>
      `${quote(data.head)} and what follows are one argument of ${data.server}, and ${data.program} knows nothing of that name`,
    escaped: (data: { subject: string; sign: string; server: string }) =>
      `a backslash in ${data.subject} was taken for an escape: it holds ${data.sign} where a path goes on`,
    nothing: (data: { server: string; runner: string }) =>
      `none of the arguments of ${data.server} can be a package, so ${data.runner} is not told what to run`,
    module: (data: { runner: string }) => `${data.runner} has no option "-m"; it ends with an error`,
    manages: (data: { line: string; server: string; right: string }) =>
      `${quote(data.line)} manages servers and is none, so ${data.server} ends at once; the server is ${quote(data.right)}`,
    caller: (data: { program: string; server: string }) =>
      `${quote(data.program)} sends a request and ends, so ${data.server} answers nothing that an MCP client says`,
    environment: (data: { name: string; server: string }) =>
      `${quote(data.name)} is an argument of ${data.server} here, and no variable: nothing takes it into the environment`,
    blank: (data: { subject: string; where: string }) =>
      `${data.subject} ${data.where} with a blank, which belongs to it`,
    extra: (data: { server: string }) =>
      `"mcp run" needs the extra "cli", which "mcp" alone does not bring, so ${data.server} ends at once`,
    split: (data: { server: string; client: string; where: string }) =>
      `${data.where}${data.client} gives npx the header of ${data.server} in two arguments, so it is cut off at this blank`,
    behind: (data: { word: string; what: string; name: string; runner: string }) =>
      `${quote(data.word)} stands behind the ${data.what}, so it goes to ${quote(data.name)} and not to ${data.runner}`,
    plain: (data: { server: string }) =>
      `mcp-remote takes an address without https of this machine alone, so ${data.server} ends at once`,
    quoted: (data: { subject: string }) => `no shell takes off the quotes round ${data.subject}: they are part of it`,
    dash: (data: { word: string; server: string }) =>
      `${quote(data.word)} of ${data.server} begins with a dash of print, so nothing takes it for an option`,
    lineBreak: (data: { server: string }) => `a line break at the end of an argument of ${data.server} is part of it`,
    written: (data: { subject: string; kind: string; client: string; gets: string }) =>
      `${data.subject} is ${data.kind}, of which ${data.client} makes ${data.gets}`,
    lost: (data: { subject: string; kind: string; client: string; gets: string; consequence: string }) =>
      `${data.subject} is ${data.kind}, of which ${data.client} makes ${data.gets}: ${data.consequence}`,
    broken: (data: { server: string }) => `a line break within an argument of ${data.server} is part of it`,
  },
  on: {
    field: {
      garbled: true,
      check({ value, fact, route, server }, { client, report }) {
        const by = fact?.writtenAsText;
        if (by === undefined || server.transport !== 'stdio' || !Array.isArray(value)) return;
        for (const [index, item] of value.entries()) {
          const loss = isGarbled(item) || item === null ? idleWithout(server, index) : undefined;
          // A null that tells a program no more than its text may be meant.
          if (!isGarbled(item) && loss === undefined) continue;
          const place = [...route, index];
          const isList = Array.isArray(item);
          const data = {
            subject: subjectOf(place, server),
            kind: isList ? 'a list' : item === null ? 'null' : 'an object',
            client,
            gets: isList ? 'one text with commas' : item === null ? '"null"' : '"[object Object]"',
          };
          const said = {
            server,
            reaction: loss ?? { effect: 'ignored' as const, by },
            help: isList ? 'make an item of each word' : 'write a text',
          };
          const words = value.flat();
          const mending =
            isList && areTexts(words) ? fix('safe', said.help, { do: 'set', at: route, value: words }) : undefined;
          if (loss === undefined) report('written', data, at(server.document, place), { ...said, fix: mending });
          else {
            const lost = { ...data, consequence: consequence(loss, 'it') };
            report('lost', lost, at(server.document, place), { ...said, fix: mending });
          }
        }
      },
    },
    server: [
      {
        word: /^-[\w-]*\s|^\S+\s+\S/,
        check(server, { report }) {
          if (server.transport !== 'stdio') return;
          const parts = wordsOf(server);
          const words = textsOf(parts);
          const own = optionWithValue(words);
          const isElsewhere = expandedElsewhere(words[0], words.slice(1));
          const joined = joinedWord(words) ?? (own !== undefined && !isElsewhere(own - 1) ? own : undefined);
          const part = parts[joined ?? parts.length];
          if (part === undefined) return;
          const program = programName(words[programIndex(words)] ?? '');
          const [head = ''] = part.value.split(/\s/, 1);
          report('joined', { server: nameOf(server), program, head }, at(server.document, part.route), {
            server,
            help: 'make an item of each word',
            fix: forAll(splitting(part)),
          });
        },
      },
      {
        word: /^http:\/\//,
        check(server, { report }) {
          if (server.transport !== 'stdio') return;
          const parts = wordsOf(server);
          const words = textsOf(parts);
          const run = packageRun(words);
          if (run?.name !== 'mcp-remote' || run.ecosystem === 'image' || words.includes('--allow-http')) return;
          // The values of options are addresses of something else.
          const part = parts.find(
            ({ value }, index) => index > run.word && !words[index - 1]?.startsWith('-') && mayBeAddress.test(value),
          );
          if (part === undefined || !/^http:\/\//i.test(part.value) || OF_THIS_MACHINE.test(part.value)) return;
          report('plain', { server: nameOf(server) }, at(server.document, part.route), {
            server,
            help: 'write "https://", or add "--allow-http"',
          });
        },
      },
      {
        yes: 'late',
        check(server, { report }) {
          if (server.transport !== 'stdio') return;
          const parts = wordsOf(server);
          const words = textsOf(parts);
          const late = lateYes(words);
          const part = late && parts[late.word];
          if (late === undefined || part === undefined) return;
          const { name, runner } = late.run;
          const data = { word: part.value, what: 'package', name, runner };
          report('behind', data, at(server.document, part.route), { server, help: 'put it before the package' });
        },
      },
      {
        word: OF_CONTAINERS,
        check(server, { report }) {
          if (server.transport !== 'stdio') return;
          const parts = wordsOf(server);
          const words = textsOf(parts);
          const { image } = containerRun(words) ?? {};
          // Behind the name of a program, an option is of that one.
          if (image === undefined || words[image + 1]?.startsWith('-') !== true) return;
          // What such images start has options of these names.
          if (STARTERS.test(words[image] ?? '') || OF_RUNTIMES.test(words[image] ?? '')) return;
          for (const [index, part] of parts.entries()) {
            if (index <= image || !isOfContainers(part.value, words[index + 1])) continue;
            const [word = ''] = part.value.split('=', 1);
            const data = {
              word,
              what: 'image',
              name: words[image] ?? '',
              runner: programName(words[programIndex(words)] ?? ''),
            };
            const place = at(
              server.document,
              part.route,
              'value',
              word === part.value ? undefined : { start: 0, end: word.length },
            );
            report('behind', data, place, { server, help: 'put it before the image' });
            return;
          }
        },
      },
      {
        packaged: false,
        check(server, { report }) {
          if (server.transport !== 'stdio') return;
          const parts = wordsOf(server);
          const fault = runnerFault(textsOf(parts));
          if (fault === undefined) return;
          const { runner, word } = fault;
          const part = word === undefined ? undefined : parts[word];
          if (part !== undefined) {
            const help = 'write "--from", the package, and the program that it brings along';
            report('module', { runner }, at(server.document, part.route), { server, help });
          } else {
            const args = server.fields.find((field) => field.fact?.is === 'args');
            const place = args === undefined ? placeOfName(server) : at(server.document, args.route, 'key');
            report('nothing', { server: nameOf(server), runner }, place, {
              server,
              help: 'put the name of the package before the options of the server',
            });
          }
        },
      },
      {
        command: CALLS,
        check(server, { report }) {
          const { command, transport, document } = server;
          if (transport !== 'stdio' || command === undefined || !CALLS.test(command.value)) return;
          report(
            'caller',
            { program: programName(command.value), server: nameOf(server) },
            at(document, command.route),
            {
              server,
              help: onlyLocal(server.dialect)
                ? 'start a bridge to the address, such as mcp-remote'
                : 'write the address as that of a remote server, or start a bridge to it',
            },
          );
        },
      },
      {
        word: /^mcp$/,
        check(server, { report }) {
          if (server.transport !== 'stdio') return;
          const parts = wordsOf(server);
          const words = textsOf(parts);
          const first = programIndex(words);
          const program = programName(words[first] ?? '');
          const right = managers.get(program);
          const part = parts[first + 1];
          if (right === undefined || part?.value !== 'mcp' || words.length > first + 2) return;
          const data = { line: `${program} mcp`, server: nameOf(server), right: `${program} ${right.join(' ')}` };
          report('manages', data, at(server.document, part.route), {
            server,
            help: `write ${list(right.map(quote), { bare: true, conjunction: 'and' })}`,
          });
        },
      },
      {
        word: /^(?:-e|--env)$/,
        check(server, { report }) {
          if (server.transport !== 'stdio') return;
          const parts = wordsOf(server);
          const words = textsOf(parts);
          const run = packageRun(words);
          if (run === undefined || run.ecosystem === 'image' || STARTERS.test(run.name)) return;
          const key = Object.keys(server.dialect.fields).find((field) => server.dialect.fields[field]?.is === 'env');
          for (const [index, part] of parts.entries()) {
            const [, name] = /^([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)=/.exec(part.value) ?? [];
            if (index <= run.word + 1 || name === undefined || !/^(?:-e|--env)$/.test(words[index - 1] ?? '')) continue;
            const place = at(server.document, part.route, 'value', { start: 0, end: name.length });
            report('environment', { name, server: nameOf(server) }, place, {
              server,
              help: key === undefined ? 'take it out' : `write it under ${quote(key)}, without "-e"`,
            });
          }
        },
      },
      {
        word: /^(?:--(?:with|from)=)?mcp(?:[=<>~!@].*)?$/,
        check(server, { reading, report }) {
          if (server.transport !== 'stdio') return;
          const parts = wordsOf(server);
          const words = textsOf(parts);
          const first = programIndex(words);
          if (!/^uvx?$/.test(programName(words[first] ?? ''))) return;
          const runs = words.findIndex(
            (word, index) => index > first + 1 && word === 'mcp' && /^(?:run|dev)$/.test(words[index + 1] ?? ''),
          );
          // What a project needs is its own affair.
          const own = words.slice(0, Math.max(runs, 0));
          if (
            own.some(
              (word) =>
                /^--(?:directory|project|with-editable|with-requirements|script)\b/.test(word) ||
                /mcp\[[\w,]*cli/.test(word),
            )
          )
            return;
          // This is what the extra brings; and a project may bring it as well.
          if (own.some((word) => /^(?:--with=)?typer\b/.test(word))) return;
          const mayBeInProject = !reading.lacks('pyproject.toml') && reading.format.ofUser !== true;
          if (own[first + 1] !== 'tool' && own.includes('run') && mayBeInProject) return;
          const brings = own.findIndex(
            (word, index) =>
              /^(?:--(?:with|from)=)mcp(?:[=<>~!@]|$)/.test(word) ||
              (/^--(?:with|from)$/.test(own[index - 1] ?? '') && /^mcp(?:[=<>~!@]|$)/.test(word)),
          );
          const part = parts[brings];
          if (part === undefined || server.cwd !== undefined) return;
          report('extra', { server: nameOf(server) }, at(server.document, part.route), {
            server,
            help: 'write "mcp[cli]"',
          });
        },
      },
      {
        word: /^--header(?:=|$)/,
        check(server, { client, report }) {
          const { splitsForNpx } = server.dialect;
          if (server.transport !== 'stdio' || splitsForNpx === undefined) return;
          const parts = wordsOf(server);
          const words = textsOf(parts);
          if (packageRun(words)?.name !== 'mcp-remote' || programName(words[0] ?? '') !== 'npx') return;
          const header = parts.find(
            ({ value }, index) =>
              /^(?:--header=)?[\w-]+:.*\s/.test(value) && /^--header\b/.test(words[index - 1] ?? value),
          );
          if (header === undefined) return;
          const start = header.value.search(/\s/);
          const isElsewhere = splitsForNpx.on !== undefined && systemOfFile(server.document.path) !== splitsForNpx.on;
          report(
            'split',
            { server: nameOf(server), client, where: splitsForNpx.on === undefined ? '' : `on ${splitsForNpx.on}, ` },
            at(server.document, header.route, 'value', { start, end: start + 1 }),
            {
              server,
              reaction: { effect: 'fails-server', by: splitsForNpx.by },
              ...(isElsewhere && { severity: 'info' }),
              help: 'write "<name of the header>:${NAME}" without a blank, and what follows the colon under "env"',
            },
          );
        },
      },
      {
        text: /^\s+\S+$|^\S+\s+$/,
        check(server, { report, violations }) {
          if (server.transport !== 'stdio') return;
          for (const { value, route } of server.env) {
            // Of what has blanks inside, one more at the end may be meant.
            if (!/^ +\S+$|^\S+ +$/.test(value) || isRefused(route, violations)) continue;
            const where = value.startsWith(' ') ? 'begins' : 'ends';
            const help = 'remove the blank';
            const change = { do: 'set', at: route, value: value.trim() } as const;
            const isMeant = BESIDE_A_SIGN.test(value);
            report('blank', { subject: subjectOf(route, server), where }, at(server.document, route), {
              server,
              help,
              ...(isMeant ? { severity: 'info' } : { fix: fix('unsafe', help, change) }),
            });
          }
        },
      },
      {
        text: QUOTED,
        check(server, { report, violations }) {
          if (server.transport !== 'stdio') return;
          const command = server.command?.value;
          const words = textsOf(server.args);
          const isElsewhere = expandedElsewhere(command, words);
          const given = server.args.filter(
            ({ value }, index) => !isElsewhere(index) && isQuotedArgument(value, words[index - 1] ?? ''),
          );
          for (const { value, route } of [...given, ...server.env.filter(({ value }) => isQuotedValue(value))]) {
            if (isRefused(route, violations)) continue;
            const start = value.search(/["'“”„‘’‚]/);
            const help = 'take the quotes off';
            const change = { do: 'set', at: route, value: value.slice(0, start) + value.slice(start + 1, -1) } as const;
            report(
              'quoted',
              { subject: subjectOf(route, server) },
              at(server.document, route, 'value', start === 0 ? undefined : { start, end: value.length }),
              { server, help, fix: forAll(fix('unsafe', help, change)) },
            );
          }
        },
      },
      {
        word: /^-?[\u2010-\u2015\u2212]/,
        check(server, { report, violations }) {
          if (server.transport !== 'stdio') return;
          for (const [index, { value, route }] of server.args.entries()) {
            // Behind an option it may be the value of that.
            if (server.args[index - 1]?.value.startsWith('-')) continue;
            if (!DASHED.test(value) || isRefused(route, violations)) continue;
            const option = value.replace(/^[^A-Za-z]+/, '');
            const right = `${option.length === 1 ? '-' : '--'}${option}`;
            const help = `write ${quote(right)}`;
            report('dash', { word: value, server: nameOf(server) }, at(server.document, route), {
              server,
              help,
              fix: forAll(fix('unsafe', help, { do: 'set', at: route, value: right })),
            });
          }
        },
      },
      {
        text: ESCAPED_PATH,
        check(server, { report }) {
          eachString(valueAt(server.document.value, server.route), (text, route) => {
            const [, sign = ''] = ESCAPED_PATH.exec(text) ?? [];
            const name = SIGNS.get(sign);
            if (name === undefined) return;
            const place = at(server.document, [...server.route, ...route]);
            const subject = subjectOf([...server.route, ...route], server);
            report('escaped', { subject, sign: name, server: nameOf(server) }, place, {
              server,
              help: 'write "\\\\" for each backslash, or "/"',
            });
          });
        },
      },
      {
        word: /[\n\r]/,
        check(server, { report, violations }) {
          if (server.transport !== 'stdio') return;
          const [command, ...args] = wordsOf(server);
          const values = textsOf(args);
          const isElsewhere = expandedElsewhere(command?.value, values);
          const words = [command?.value ?? '', ...values];
          const joined = joinedWord(words);
          const runner = wordToRun(words);
          for (const [index, { value, route }] of args.entries()) {
            if (isElsewhere(index) || isRefused(route, violations)) continue;
            // What the server makes of its own arguments is not known.
            if (index + 1 === runner && index + 1 !== joined && /^\S{1,100}[\n\r]+\S{1,100}$/.test(value)) {
              report('broken', { server: nameOf(server) }, at(server.document, route), {
                server,
                help: 'make an item of each line, or join them',
              });
            }
            if (!/^[^\n\r]+[\n\r]+$/.test(value)) continue;
            const help = 'remove the line break';
            const change = { do: 'set', at: route, value: value.replace(/[\n\r]+/, '') } as const;
            report('lineBreak', { server: nameOf(server) }, at(server.document, route), {
              server,
              help,
              fix: forAll(fix('safe', help, change)),
            });
          }
        },
      },
    ],
  },
});

/** Agents that are servers, too, and what comes after their names then. */
const managers: ReadonlyMap<string, readonly string[]> = new Map([
  ['codex', ['mcp-server']],
  ['claude', ['mcp', 'serve']],
]);

function splitting({ value, route }: Part<string>): Fix | undefined {
  const [first, ...rest] = plainWords(value) ?? [];
  const index = route.at(-1);
  if (first === undefined || typeof index !== 'number') return undefined;
  return fix(
    'safe',
    'make an item of each word',
    { do: 'set', at: route, value: first },
    { do: 'insert', into: route.slice(0, -1), position: index + 1, values: rest },
  );
}

export const docs = defineDocs({
  summary: 'An argument that is more than one, or has a line break',
  why: 'Every item of the list reaches the program as one argument, blanks and line breaks included: npx looks "-y docs-mcp" up among its options and finds nothing. Of what npx, uvx, docker and their like do not read themselves, only an option with one word behind it is told: what else the server makes of its own arguments is not known.',
  fix: 'Make an item of each word. In YAML, "|" keeps the line break at the end; "|-" and quotes do not. A number or a boolean among the arguments is reported by field-type where the client refuses it.',
  mends: {
    safe: 'makes an item of each word, takes the line break off',
    unsafe: 'takes off the blank that an argument or a variable begins or ends with',
  },
  examples: [
    {
      title: 'A list among the arguments, of which omp makes one word; one with a single word stays that',
      files: {
        '.omp/mcp.json':
          '{ "mcpServers": { "a": { "command": "docs-mcp", "args": [⟦["--port", "8080"]⟧] }, "b": { "command": "python3", "args": [⟦["-m", "docs_mcp"]⟧] },\n  "c": { "command": "wiki-mcp", "args": ["--all", ⟦{ "depth": 2 }⟧] }, "d": { "command": "wiki-mcp", "args": [["--all"]] } } }\n',
      },
    },
    {
      title: 'A whole line in one string',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "a": { "command": "uv", "args": [⟦"run --with mcp server.py"⟧] }, "b": { "command": "python3", "args": [⟦"-m docs_mcp"⟧] },\n  "c": { "command": "node", "args": [⟦"/opt/docs-mcp.js --stdio"⟧] }, "d": { "command": "node", "args": ["/opt/docs mcp.js"] }, "e": { "command": "uv", "args": ["run", "a b.py"] } } }\n',
        'a b.py': '',
        'server.py': '',
      },
    },
    {
      title: 'A variable that docker would take, handed to a server',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "docs": { "command": "npx", "args": ["-y", "docs-mcp", "-e", "⟦DOCS_URL⟧=https://docs.acme.dev"] },\n  "proxy": { "command": "uvx", "args": ["mcp-proxy", "-e", "DOCS_URL=x", "docs-mcp"] }, "box": { "command": "docker", "args": ["run", "-i", "-e", "DOCS_URL=x", "docs-mcp:1.0"] } } }\n',
      },
    },
    {
      title: 'An option and the package in one string',
      files: { '.mcp.json': '{ "mcpServers": { "docs": { "command": "npx", "args": [⟦"-y docs-mcp"⟧] } } }\n' },
    },
    {
      title: 'An address without https for mcp-remote',
      files: {
        'claude_desktop_config.json':
          '{ "mcpServers": { "docs": { "command": "npx", "args": ["-y", "mcp-remote", ⟦"http://docs.acme.internal:8080/mcp"⟧] }, "wiki": { "command": "npx", "args": ["-y", "mcp-remote", "http://wiki.acme.internal/mcp", "--allow-http"] }, "here": { "command": "npx", "args": ["-y", "mcp-remote", "http://localhost:8080/mcp"] } } }\n',
      },
    },
    {
      title: 'What npx would read, behind the package',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "docs": { "command": "npx", "args": ["mcp-remote", ⟦"-y"⟧, "https://docs.acme.dev/mcp"] },\n  "last": { "command": "npx", "args": ["page-inspector-mcp@2", "--root=.", ⟦"-y"⟧] }, "setup": { "command": "npx", "args": ["setup-mcp", "install", "-y"] },\n  "wiki": { "command": "npx", "args": ["-y", "wiki-mcp", "-y"] }, "all": { "command": "npx", "args": ["mcp-proxy", "npx", "-y", "all-mcp"] },\n  "port": { "command": "npx", "args": ["mcp-proxy", "--port", "80", "/bin/npx", "-y", "all-mcp"] } } }\n',
      },
    },
    {
      title: 'What docker would read, behind the image',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "docs": { "command": "docker", "args": ["run", "-i", "docs-mcp:1.0", ⟦"--env-file"⟧, ".env"] },\n  "wiki": { "command": "podman", "args": ["run", "-i", "wiki-mcp:1.0", "--stdio", "⟦--network⟧=host"] },\n  "db": { "command": "docker", "args": ["run", "-i", "db-mcp:1.0", "--network", "main", "-e", "utf8", "-t", "stdio"] },\n  "uv": { "command": "docker", "args": ["run", "-i", "uv:1.0", "uv", "run", "--env-file", ".env", "uv-mcp"] },\n  "box": { "command": "docker", "args": ["run", "-i", "mcp-proxy:1.0", "--env", "BOX_NAME=a", "npx", "box-mcp"] } } }\n',
      },
    },
    {
      title: 'An option of the server and its word',
      files: {
        '.vscode/mcp.json':
          '{ "servers": { "docs": { "type": "stdio", "command": "npx", "args": ["-y", "docs-mcp", ⟦"--mode all"⟧] } } }\n',
      },
    },
    {
      title: 'Options of a server, and no server',
      files: {
        '.mcp.json': '{ "mcpServers": { "docs": { "command": "uvx", ⟦"args"⟧: ["--urls", "docs:./llms.txt"] } } }\n',
      },
    },
    {
      title: 'An option of python',
      files: { '.mcp.json': '{ "mcpServers": { "docs": { "command": "uvx", "args": [⟦"-m"⟧, "docs_mcp"] } } }\n' },
    },
    {
      title: 'A blank that was copied along',
      files: {
        '.cursor/mcp.json':
          '{ "mcpServers": { "docs": { "command": "docs-mcp", "env": { "DOCS_URL": ⟦" https://docs.acme.dev"⟧, "DOCS_TITLE": "Our docs " } } } }\n',
      },
    },
    {
      title: 'A program that calls an address once',
      files: {
        '.mcp.json': '{ "mcpServers": { "docs": { "command": ⟦"curl"⟧, "args": ["https://docs.acme.dev/mcp"] } } }\n',
      },
    },
    {
      title: 'The command that manages servers',
      files: { '.mcp.json': '{ "mcpServers": { "codex": { "command": "codex", "args": [⟦"mcp"⟧] } } }\n' },
    },
    {
      title: 'A path of Windows, whose backslashes are escapes that parse',
      files: {
        '.kilocode/mcp.json': '{ "mcpServers": { "docs": { "command": "node", "args": [⟦"c:\\temp\\bvb.js"⟧] } } }\n',
      },
    },
    {
      title: 'An option of docker and its value',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "git": { "command": "docker", "args": ["run", "-i", ⟦"-e TOKEN"⟧, "mcp/git:1.0"] } } }\n',
      },
    },
    {
      title: 'An option of the server and its path',
      files: {
        '.zed/settings.json':
          '{ "context_servers": { "docs": { "command": "docs-mcp", "args": [⟦"-c /etc/docs/mcp.json"⟧] } } }\n',
      },
    },
    {
      title: 'The package and its options',
      files: {
        '.cursor/mcp.json': '{ "mcpServers": { "docs": { "command": "uvx", "args": [⟦"docs-mcp --http"⟧] } } }\n',
      },
    },
    {
      title: 'The part of a package that has the program',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "docs": { "command": "uv", "args": ["run", "--with", ⟦"mcp"⟧, "mcp", "run", "/opt/docs.py"] }, "wiki": { "command": "uv", "args": ["run", "--with", "mcp[cli]", "mcp", "run", "/opt/wiki.py"] } } }\n',
      },
    },
    {
      title: 'A header with a blank for npx, and one without',
      files: {
        '.cursor/mcp.json':
          '{ "mcpServers": { "docs": { "command": "npx", "args": ["-y", "mcp-remote", "https://docs.acme.dev/mcp", "--header", "X-Team:⟦ ⟧docs"] },\n  "wiki": { "command": "npx", "args": ["-y", "mcp-remote", "https://wiki.acme.dev/mcp", "--header", "X-Team:${TEAM}"], "env": { "TEAM": "docs and wiki" } } } }\n',
      },
    },
    {
      title: 'Quotes inside the quotes',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "docs": { "command": "node", "args": [⟦"\'/opt/docs.js\'"⟧, "--root=⟦\\"/srv/docs\\"⟧", "--query", "\'a\'", "--words", "[\\"a\\"]"], "env": { "DOCS_URL": ⟦"\\"https://docs.acme.dev\\""⟧ } } } }\n',
      },
    },
    {
      title: 'Dashes and quotes of print, which a page made of others',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "docs": { "command": "npx", "args": [⟦"–y"⟧, "docs-mcp@1.0.0", ⟦"—port"⟧, "8080", "x", ⟦"“Docs”"⟧, "– a list", "--title=“Docs”", "--sign", "—x"], "env": { "DOCS_TITLE": "“Docs”" } } } }\n',
      },
    },
    {
      title: 'Several options in one',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "docs": { "command": "docs-mcp", "args": [⟦"--port 3000 --verbose"⟧] }, "wiki": { "command": "wiki-mcp", "args": ["--flags", "--port 3000 --verbose", "a --text of -many words"] } } }\n',
      },
    },
    {
      title: 'A line break from a block of YAML',
      files: {
        'librechat.yaml':
          'version: 1.2.1\nmcpServers:\n  docs:\n    command: docs-mcp\n    args:\n      - ⟦|\n        --stdio⟧\n',
      },
    },
    {
      title: 'Two lines in one string, and a text of the server that may have lines',
      files: {
        '.cursor/mcp.json':
          '{ "mcpServers": { "docs": { "command": "npx", "args": ["-y", ⟦"docs-mcp\\nwiki-mcp"⟧, "--greeting", "Hello there,\\nreader"] } } }\n',
      },
    },
    {
      title: 'Blanks in what only the server reads, and a script',
      files: {
        '.cursor/mcp.json':
          '{ "mcpServers": { "docs": { "command": "npx", "args": ["-y", "mcp-remote", "https://docs.example.com/mcp", "--header", "X-Team:docs", "--note a b"] }, "wiki": { "command": "bash", "args": ["-c", "cd wiki && exec wiki-mcp\\n"] } } }\n',
      },
    },
    {
      title: 'Options of node, a resource that is no address to call, and what the extra consists of',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "a": { "command": "docker", "args": ["run", "-i", "node:22", "--env-file", ".env", "docs.js"] }, "b": { "command": "npx", "args": ["-y", "mcp-remote", "https://docs.acme.dev/mcp", "--resource", "http://docs.acme.internal"] },\n  "c": { "command": "uv", "args": ["run", "--with", "mcp", "--with", "typer", "mcp", "run", "/opt/docs.py"] } } }\n',
      },
    },
    {
      title: 'A project that may need the extra itself',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "docs": { "command": "uv", "args": ["run", "--with", "mcp", "mcp", "run", "/opt/docs.py"] } } }\n',
        'pyproject.toml': '[project]\nname = "docs"\n',
      },
    },
  ],
  evidence: [
    {
      claim: 'the items of "args" arrive as they are written, one argument each',
      source: 'Claude Code 2.1.326, Gemini CLI 0.61.0, Qwen Code 0.24.4, OpenCode 1.18.33, mcporter 0.12.3, run',
      date: '2026-11-18',
    },
    {
      claim:
        'mcp-remote ends with "Non-HTTPS URLs are only allowed for localhost or when --allow-http flag is provided"',
      source: 'mcp-remote, read',
      date: '2026-11-20',
    },
    {
      claim: '"mcp run" of the package without its extra ends with an error',
      source: 'modelcontextprotocol/python-sdk#148',
      date: '2026-11-19',
    },
    {
      claim: 'Cursor, and Claude Desktop on Windows, do not quote blanks for npx',
      source: 'the instructions of mcp-remote 0.15.1',
      date: '2026-11-19',
    },
    {
      claim: 'the words that Cursor starts mcp-remote with: a header of two words is two of them',
      source: 'punkpeye/mcp-remote#26; gleanwork/mcp-server#176',
      date: '2026-11-20',
    },
    {
      claim: 'measured: among 1433 real servers none has such an argument, so that it is a mistake of beginners',
      source: 'real configuration files',
      date: '2026-11-18',
    },
  ],
});
