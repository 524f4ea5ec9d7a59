import {
  Decoration,
  type DecorationSet,
  type EditorView,
  MatchDecorator,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';

const marks = new Map(
  ['key', 'string', 'comment', 'value'].map((kind) => [kind, Decoration.mark({ class: `tok-${kind}` })]),
);

/**
 * What the files have in common, be they JSON, YAML or TOML: enough for colours. Parsers of each language would be a
 * tenth of all that is loaded.
 */
const matcher = new MatchDecorator({
  regexp: new RegExp(
    [
      /(?<key>"(?:[^"\\\n]|\\.)*"(?=\s*:)|(?<=^\s*(?:- )?)[\w.$-]+(?=\s*[=:](?:\s|$))|^\s*\[[^\]\n]*\]\]?(?=\s*(?:#|$)))/,
      /(?<string>"(?:[^"\\\n]|\\.)*"|'[^'\n]*')/,
      /(?<comment>\/\/.*|(?<=^|\s)#.*)/,
      /(?<value>\b(?:true|false|null)\b|(?<![\w.-])-?\d[\d._]*(?:e[+-]?\d+)?(?![\w.-]))/,
    ]
      .map(({ source }) => source)
      .join('|'),
    'gm',
  ),
  decorate(add, from, to, { groups = {} }) {
    for (const [kind, mark] of marks) if (groups[kind] !== undefined) add(from, to, mark);
  },
});

export const colors = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;
    constructor(view: EditorView) {
      this.decorations = matcher.createDeco(view);
    }
    update(update: ViewUpdate): void {
      this.decorations = matcher.updateDeco(update, this.decorations);
    }
  },
  { decorations: (plugin) => plugin.decorations },
);
