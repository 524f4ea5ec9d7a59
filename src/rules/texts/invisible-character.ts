import { at } from '../../model/values/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { toolsNamed } from '../shared/answers/examples.ts';

/** Without what has a place in texts: joiners in emoji and in scripts that need them are not among these. */
const invisible = /\u034f|[\u200b\u2060-\u2064\u00ad\u061c\u115f\u1160\u180e\u3164\ufeff]/u;
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001a\u001c-\u001f\u007f-\u009f]/u;

export default defineRule({
  id: 'invisible-character',
  category: 'security',
  severity: 'warning',
  messages: {
    invisible: (data: { code: string }) => `the text holds the character ${data.code}, which no one sees`,
    control: (data: { code: string }) => `the text holds the control character ${data.code}`,
  },
  on: {
    answerText: {
      odd: true,
      check({ document, text, route, side }, { report }) {
        const found = invisible.exec(text) ?? control.exec(text);
        if (found === null || isMeant(text, found.index)) return;
        const code = `U+${(found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
        const place = at(document, route, side, { start: found.index, end: found.index + found[0].length });
        report(control.test(found[0]) ? 'control' : 'invisible', { code }, place, { help: 'delete it' });
      },
    },
  },
});

/** A soft hyphen in a word, and the mark for Arabic beside Arabic. */
function isMeant(text: string, index: number): boolean {
  const character = text[index];
  if (character === '\ufeff') return index === 0;
  if (character === '\u00ad') return /\p{L}$/u.test(text.slice(0, index)) && /^\p{L}/u.test(text.slice(index + 1));
  return character === '\u061c' && /\p{Script=Arabic}/u.test(text);
}

export const docs = defineDocs({
  cwe: [451],
  summary: 'A character that no one sees',
  why: 'Zero-width and control characters come from copied web pages and from people who hide something. In a name they make it another name than the one that is read.',
  fix: 'Delete the character.',
  examples: [
    {
      title: 'A blank without width',
      files: {
        'tools.json':
          '{ "tools": [{ "name": "search", "description": "Searches⟦\u200b⟧ docs", "inputSchema": { "type": "object" } }] }\n',
      },
    },
    {
      title: 'A control character',
      files: {
        'tools.json':
          '{ "tools": [{ "name": "search", "description": "Searches ⟦\\u0007⟧ docs", "inputSchema": { "type": "object" } }] }\n',
      },
    },
    {
      title: 'An emoji of several parts',
      files: {
        'tools.json':
          '{ "tools": [{ "name": "search", "description": "Searches \u{1f469}\u200d\u{1f4bb}", "inputSchema": { "type": "object" } }] }\n',
      },
    },
    { title: 'Plain text', files: toolsNamed('"search"') },
  ],
  evidence: [
    {
      claim: 'hidden characters are reported as an issue of their own',
      source: 'snyk/agent-scan, W021',
      date: '2026-07-02',
    },
  ],
});
