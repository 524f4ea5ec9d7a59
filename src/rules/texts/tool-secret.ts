import type { AnswerKind } from '../../clients/index.ts';
import { toolAround } from '../../model/answers/index.ts';
import { mayBeUnmistakable, unmistakableIn } from '../../model/secrets/index.ts';
import { at } from '../../model/values/index.ts';
import type { Document, Route } from '../../parse/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneArgument } from '../shared/answers/examples.ts';
import { nouns, toolName } from '../shared/answers/naming.ts';

export default defineRule({
  id: 'tool-secret',
  category: 'security',
  severity: 'error',
  messages: {
    listed: (data: { what: string; key: string; owner: string }) =>
      `${data.what} stands in ${data.key}${data.owner}, which every client and model reads`,
    answered: (data: { what: string; published: boolean }) =>
      `${data.what} stands in a saved result${data.published ? ', and git does not ignore this file' : '; git ignores this file'}`,
  },
  on: {
    answerText: {
      signs: ({ text }) => mayBeUnmistakable(text),
      check({ document, answer, text, route, side }, { report, reading: { publishable } }) {
        if (side !== 'value' || document.isBroken(route)) return;
        for (const { what, start, end } of unmistakableIn(text)) {
          const place = at(document, route, 'value', { start, end });
          if (answer.kind === 'result') {
            report('answered', { what, published: publishable }, place, {
              severity: publishable ? 'error' : 'info',
              help: `write a made-up value here${publishable ? ', and revoke this one' : ''}`,
            });
          } else {
            report('listed', { what, key: nameIn(route), owner: ownerOf(document, route, answer.kind) }, place, {
              help: 'take it out of the server, which can read it from its environment, and revoke it',
            });
          }
        }
      },
    },
  },
});

/** What a text belongs to, with its preposition. */
function ownerOf(document: Document, route: Route, kind: AnswerKind): string {
  const tool = toolAround(document, route);
  const noun = nouns[kind];
  if (tool !== undefined) return ` of ${toolName(tool)}`;
  return noun === undefined ? '' : ` of a ${noun}`;
}

/** The key that a text stands under; items of a list are told by that of the list. */
function nameIn(route: Route): string {
  return quote(String(route.findLast((step) => typeof step === 'string')));
}

// Put together here, so that scanners of this repository do not take it for a real one.
const supabase = `sbp_${'a1b2c3d4e5'.repeat(4)}`;

export const docs = defineDocs({
  cwe: [200],
  summary: 'A token or private key in what a server says of its tools, or in a saved result',
  why: 'Lists of tools go to every client that connects, and from there to the provider of the model. A default value that was read from the environment when the server started is enough. In a saved result, whoever can read the repository can use it. Only tokens by the shapes of their providers and private keys are reported: results may hold anything that looks random.',
  fix: 'Read the secret where it is used, and revoke what has been shown.',
  examples: [
    { title: 'A default', files: oneArgument(`{\n      "default": "⟦${supabase}⟧"\n    }`) },
    {
      title: 'A result',
      files: { 'search.result.json': `{ "content": [{ "type": "text", "text": "token: ⟦${supabase}⟧" }] }\n` },
    },
    {
      title: 'What a token looks like, and an id that is none',
      files: oneArgument(
        '{\n      "description": "A token, sbp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",\n      "default": "7c9e6679-7425-40de-944b-e07fc1f90ae7"\n    }',
      ),
    },
  ],
  evidence: [
    {
      claim: 'scanners of servers look for credentials in what these say of their tools',
      source: 'cisco-ai-defense/mcp-scanner, rules for credential harvesting',
      date: '2026-08-06',
    },
    {
      claim: 'shapes of tokens, each list with its source and date: src/model/secrets/token-shapes.ts',
      source: 'gitleaks 009e025 and what providers document',
      date: '2026-11-18',
    },
  ],
});
