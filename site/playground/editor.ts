import { history } from '@codemirror/commands';
import { type Diagnostic, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { Annotation, EditorState, type Extension, type Text } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { StyleModule } from 'style-mod';
import type { Location } from '../../src/index.ts';
import { colors } from './colors.ts';
import { keys } from './keys.ts';

/** The policy of the page allows no style elements: what CodeMirror writes goes into a sheet that a script has made. */
const sheet = new CSSStyleSheet();
const styles = new Set<StyleModule>();
StyleModule.mount = (_root, modules) => {
  for (const each of Array.isArray(modules) ? modules : [modules]) styles.add(each);
  sheet.replaceSync(Array.from(styles, (each) => each.getRules()).join('\n'));
};
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

/** A change that nobody has typed. */
const fromOutside = Annotation.define<boolean>();

export interface EditorOptions {
  readonly parent: HTMLElement;
  readonly typed: () => void;
}

/** One editor, which shows one of several texts, each with its own history. */
export class Editor {
  readonly #view: EditorView;
  readonly #extensions: Extension;

  constructor({ parent, typed }: EditorOptions) {
    this.#extensions = [
      lineNumbers(),
      lintGutter(),
      highlightSpecialChars(),
      drawSelection(),
      highlightActiveLine(),
      history(),
      colors,
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ 'aria-label': 'File content', spellcheck: 'false' }),
      keymap.of([...keys, ...lintKeymap]),
      EditorView.updateListener.of(({ docChanged, transactions }) => {
        if (docChanged && !transactions.some((each) => each.annotation(fromOutside))) typed();
      }),
    ];
    this.#view = new EditorView({ parent, state: this.create('') });
  }

  create(text: string): EditorState {
    return EditorState.create({ doc: text, extensions: this.#extensions });
  }

  get state(): EditorState {
    return this.#view.state;
  }

  show(state: EditorState): void {
    this.#view.setState(state);
  }

  /** The new text, as one step that can be undone. */
  replace(text: string): void {
    this.#view.dispatch(replacing(this.#view.state, text));
  }

  mark(diagnostics: readonly Diagnostic[]): void {
    this.#view.dispatch(setDiagnostics(this.#view.state, diagnostics));
  }

  select(from: number, to: number): void {
    this.#view.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true });
    this.#view.focus();
  }
}

export function replaced(state: EditorState, text: string): EditorState {
  return state.update(replacing(state, text)).state;
}

/** Only what differs, so that the cursor stays where it was. */
function replacing(state: EditorState, text: string) {
  const before = state.doc.toString();
  const after = text.replace(/\r\n?/g, '\n');
  let from = 0;
  while (from < before.length && before[from] === after[from]) from += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - from;
  while (end < most && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return {
    changes: { from, to: before.length - end, insert: after.slice(from, after.length - end) },
    annotations: fromOutside.of(true),
    userEvent: 'input.replace',
  };
}

/** Where a finding stands in a text, which may have become shorter since. */
export function spanOf(doc: Text, { line, column, endLine, endColumn }: Location): { from: number; to: number } {
  const from = offset(doc, line, column);
  return { from, to: Math.max(from, offset(doc, endLine, endColumn)) };
}

function offset(doc: Text, line: number, column: number): number {
  if (line > doc.lines) return doc.length;
  const { from, to } = doc.line(Math.max(1, line));
  return Math.min(to, from + Math.max(0, column - 1));
}
