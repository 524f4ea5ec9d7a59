import type { PlaceholderSyntax } from '../../clients/index.ts';

/** What a reference refers to, however a client spells it. */
export type VariableKind = 'environment' | 'input' | 'editor' | 'file' | 'setting' | 'plugin';

/** Everything about a way to write a reference but who expands it, which clients say. */
interface Way {
  readonly kind: VariableKind;
  readonly spell: (name: string) => string;
  /**
   * How it looks from where `nextSign` of `placeholders.ts` says that one may begin; absent for what counts as a whole
   * value alone, which `bare` there knows.
   */
  readonly form?: RegExp;
  /** What stands before a default, where one may be given. */
  readonly before?: string;
  /** Who proposes it where a variable is wanted: rules and editors, rules as a place for secrets, or editors alone. */
  readonly proposed?: 'always' | 'for secrets' | 'in editors';
}

const editorVariables =
  'workspaceFolder(?:Basename)?|workspaceRoot(?:FolderName)?|fileWorkspaceFolder|relativeFile|execPath|userHome|cwd|pathSeparator|file(?:Basename|Dirname)?|extensionPath|workspacePath|/';

/** The order matters: the general `${NAME}` comes after its special forms. */
const ways: Readonly<Record<PlaceholderSyntax, Way>> = {
  '${{ secrets.NAME }}': {
    kind: 'environment',
    spell: (name) => `\${{ secrets.${name} }}`,
    form: /\$\{\{\s*(?:secrets|vars|inputs)\.(\w+)\s*\}\}/y,
    proposed: 'for secrets',
  },
  '${env:NAME}': {
    kind: 'environment',
    spell: (name) => `\${env:${name}}`,
    form: /\$\{env:([^{}]+)\}/y,
    proposed: 'always',
  },
  '${input:id}': { kind: 'input', spell: (name) => `\${input:${name}}`, form: /\$\{input:([^{}]+)\}/y },
  '${file:path}': { kind: 'file', spell: (name) => `\${file:${name}}`, form: /\$\{file:([^{}]+)\}/y },
  '${workspaceFolder}': {
    kind: 'editor',
    spell: plainly,
    form: new RegExp(`\\$\\{(${editorVariables})(?::[^-{}][^{}]*)?\\}`, 'y'),
  },
  '${object.key}': { kind: 'editor', spell: plainly, form: /\$\{((?:workspace|project)\.\w+)\}/y },
  '${process.env.NAME}': {
    kind: 'environment',
    spell: (name) => `\${process.env.${name}}`,
    form: /\$\{process\.env\.(\w+)\}/y,
  },
  '${user_config.KEY}': {
    kind: 'plugin',
    spell: (name) => `\${user_config.${name}}`,
    form: /\$\{user_config\.(\w+)\}/y,
  },
  '${config:key}': {
    kind: 'setting',
    spell: (name) => `\${config:${name}}`,
    form: /\$\{(?:config|command):([^{}]+)\}/y,
  },
  '${secret:name}': {
    kind: 'environment',
    spell: (name) => `\${secret:${name}}`,
    form: /\$\{secret:([^{}]+)\}/y,
    proposed: 'for secrets',
  },
  '${cmd: command}': {
    kind: 'setting',
    spell: (name) => `\${cmd: ${name.trim()}}`,
    form: /\$\{cmd:([^{}]+)\}/y,
  },
  '${NAME:-default}': {
    kind: 'environment',
    spell: plainly,
    form: /\$\{([A-Za-z_]\w*):-[^{}]*\}/y,
    before: ':-',
  },
  '${NAME}': { kind: 'environment', spell: plainly, form: /\$\{([A-Za-z_]\w*)\}/y, proposed: 'always' },
  '${NAME:default}': {
    kind: 'environment',
    spell: plainly,
    form: /\$\{([A-Za-z_]\w*):[^{}]*\}/y,
    before: ':',
  },
  '{env:NAME}': {
    kind: 'environment',
    spell: (name) => `{env:${name}}`,
    form: /\{env:([^{}]+)\}/y,
    proposed: 'always',
  },
  '{file:path}': { kind: 'file', spell: (name) => `{file:${name}}`, form: /\{file:([^{}]+)\}/y },
  $NAME: { kind: 'environment', spell: (name) => `$${name}`, proposed: 'always' },
  '%NAME%': { kind: 'environment', spell: (name) => `%${name}%`, proposed: 'in editors' },
  '$env:NAME': { kind: 'environment', spell: (name) => `$env:${name}` },
};

function plainly(name: string): string {
  return `\${${name}}`;
}

export const syntaxes = Object.keys(ways) as PlaceholderSyntax[];

/** Of those that may stand within a text, in the order in which they are tried. */
export const forms: readonly (readonly [PlaceholderSyntax, RegExp])[] = syntaxes.flatMap((syntax) => {
  const { form } = ways[syntax];
  return form === undefined ? [] : [[syntax, form] as const];
});

export function kindOfSyntax(syntax: PlaceholderSyntax): VariableKind {
  return ways[syntax].kind;
}

/** How a name is written in a syntax. */
export function spell(syntax: PlaceholderSyntax, name: string): string {
  return ways[syntax].spell(name);
}

/** The same with what stands in where nothing is set, in a syntax that takes a default. */
export function spellWithDefault(syntax: PlaceholderSyntax, name: string, fallback: string): string {
  return `\${${name}${ways[syntax].before ?? ''}${fallback}}`;
}

export function takesDefault(syntax: PlaceholderSyntax): boolean {
  return ways[syntax].before !== undefined;
}

/** What stands in where nothing is set, in a reference as it is written. */
export function defaultIn(text: string, { syntax, name }: { syntax: PlaceholderSyntax; name: string }) {
  const { before } = ways[syntax];
  return before === undefined ? undefined : text.slice('${'.length + name.length + before.length, -1);
}

/** Whether a remedy may be written so: as a variable of the environment, or as a place for secrets too. */
export function isRemedy(syntax: PlaceholderSyntax, secrets: 'with secrets' | 'of the environment'): boolean {
  const { proposed } = ways[syntax];
  return proposed === 'always' || (proposed === 'for secrets' && secrets === 'with secrets');
}

/** Whether an editor offers variables of the environment so. */
export function isCompletion(syntax: PlaceholderSyntax): boolean {
  const { proposed } = ways[syntax];
  return proposed === 'always' || proposed === 'in editors';
}
