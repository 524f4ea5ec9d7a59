// Writes the lists of rules from the files in src/rules.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of what rules are made of; every other folder holds rules about one subject, a file each. */
const notRules = new Set(['generated', 'shared']);

/** The folders of rules, in the order of their names. */
export function ruleFolders(root) {
  return readdirSync(join(root, 'src/rules'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !notRules.has(entry.name))
    .map(({ name }) => name)
    .sort();
}

/** Every rule by its id, with its folder. */
export function ruleFiles(root) {
  return ruleFolders(root)
    .flatMap((folder) =>
      readdirSync(join(root, 'src/rules', folder)).map((name) => ({ id: name.slice(0, -'.ts'.length), folder })),
    )
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** What has to be compiled for the lists. */
export function ruleEntries(files) {
  return ['judge/answers/subjects.ts', ...files.map(({ id, folder }) => `rules/${folder}/${id}.ts`)];
}

/** What is read of files that a server answered with: its rules are one piece, since every such file asks for most. */
const answers = 'answers';

/**
 * The sources of the lists, from the compiled rules: what is known of all, and for each piece of the program its rules
 * and what they ask for.
 */
export async function ruleLists(load, files) {
  const { answerSubjects } = await load('judge/answers/subjects.ts');
  const rules = await Promise.all(
    files.map(async ({ id, folder }) => ({ ...(await load(`rules/${folder}/${id}.ts`)).default, folder })),
  );
  const pieces = new Map();
  for (const rule of rules) {
    if (rule.on === undefined)
      throw new Error(`src/rules/${rule.folder}/${rule.id}.ts: a rule says in "on" what it reads`);
    const subjects = Object.keys(rule.on);
    if (subjects.length === 0) continue;
    const name = subjects.every((subject) => answerSubjects.includes(subject)) ? answers : rule.folder;
    pieces.set(name, [...(pieces.get(name) ?? []), rule]);
  }
  const sorted = [...pieces].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    loaders: loadersSource(rules, sorted.map(pieceOf)),
    apart: `${loadersSource(rules, sorted.flatMap(piecesApart))}${together}`,
    known: knownSource(rules),
    groups: new Map(sorted.map(([name, members]) => [name, listSource(members) + (along[name] ?? '')])),
  };
}

/** What comes with the rules of a piece. */
const along = { [answers]: "\nexport { answerWalk } from '../../judge/index.ts';\n" };

/** One file with all rules of the piece. */
function pieceOf([name, members]) {
  return pieceSource(`import('./${name}.generated.ts')`, signsSource(name, members));
}

/** As much apart as it can be: rules that ask for the same are wanted together, all others each by itself. */
function piecesApart([name, members]) {
  if (name === answers) return [pieceOf([name, members])];
  const bySigns = new Map();
  for (const member of members) {
    const signs = signsSource(name, [member]);
    bySigns.set(signs, [...(bySigns.get(signs) ?? []), member]);
  }
  return [...bySigns].map(([signs, alike]) => {
    const files = alike.map(({ id, folder }) => `import('../${folder}/${id}.ts')`);
    return pieceSource(`together(${files.join(', ')})`, signs);
  });
}

function pieceSource(load, on) {
  return `  { load: () => ${load}, on: ${on} },`;
}

const together = `
async function together(...files: readonly Promise<{ readonly default: import('../define.ts').AnyRule }>[]) {
  return { rules: (await Promise.all(files)).map((file) => file.default) };
}
`;

function loadersSource(rules, pieces) {
  return `// Written by "npm run generate" from src/rules; do not edit.
import type { KnownRule, Piece } from '../define.ts';

/** Each is loaded when something in a file asks for it; most files ask for few. */
export const pieces: readonly Piece[] = [
${pieces.join('\n')}
];

/** The rules that are off by default. */
export const offByDefault: readonly KnownRule[] = [
${rowsOf(rules.filter(({ severity }) => severity === 'off'))}
];

/** Most runs name no rule. */
export const loadKnownRules = () => import('./known.generated.ts');
`;
}

/**
 * What the rules of a piece ask for: each filter once, and each expression as its rule has it, since V8 compiles equal ones
 * once, before and after the piece is loaded.
 */
function signsSource(name, members) {
  if (name === answers) return '{ answers: [{}] }';
  const bySubject = new Map();
  for (const { id, severity, on } of members) {
    for (const [subject, asked] of Object.entries(on)) {
      const asks = typeof asked === 'function' ? [{ check: asked }] : [asked].flat();
      for (const { check: _, ...sign } of asks) {
        if (/[A-Z]/.test(sign.word?.source.replace(/\\./g, '') ?? ''))
          throw new Error(`words are compared in small letters: ${sign.word}`);
        const signs = bySubject.get(subject) ?? [];
        bySubject.set(subject, [...signs, severity === 'off' ? { ...sign, only: id } : sign]);
      }
    }
  }
  const subjects = [...bySubject].sort(([a], [b]) => (a < b ? -1 : 1));
  return `{ ${subjects.map(([subject, signs]) => `${subject}: [${united(signs).join(', ')}]`).join(', ')} }`;
}

function united(signs) {
  const unfiltered = signs.some((sign) => Object.keys(sign).length === 0);
  return unfiltered ? ['{}'] : [...new Set(signs.map(objectSource))];
}

function objectSource(sign) {
  const members = Object.entries(sign).map(
    ([name, value]) => `${name}: ${value instanceof RegExp ? String(value) : JSON.stringify(value)}`,
  );
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

function knownSource(rules) {
  return `// Written by "npm run generate" from src/rules; do not edit.
import type { KnownRule } from '../define.ts';

/** All of them, by what has to be known before they are loaded. */
export const rules: readonly KnownRule[] = [
${rowsOf(rules)}
];
`;
}

function rowsOf(rules) {
  return rules.map(({ id, severity }) => `  ${JSON.stringify({ id, severity })},`).join('\n');
}

function listSource(rules) {
  return `// Written by "npm run generate" from src/rules; do not edit.
import type { AnyRule } from '../define.ts';
${imports(rules)}

export const rules: readonly AnyRule[] = [${rules.length === 0 ? '' : `\n${names(rules)}\n`}];
`;
}

function imports(rules) {
  return rules.map(({ id, folder }) => `import ${nameOf(id)} from '../${folder}/${id}.ts';`).join('\n');
}

function names(rules) {
  return rules.map(({ id }) => `  ${nameOf(id)},`).join('\n');
}

function nameOf(id) {
  return id.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
}
