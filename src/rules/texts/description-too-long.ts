import { profilesOf } from '../../model/answers/index.ts';
import type { Reading } from '../../model/reading/index.ts';
import { at, own } from '../../model/values/index.ts';
import { bytesIn } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneTool } from '../shared/answers/examples.ts';
import { toolName } from '../shared/answers/naming.ts';

/** Beyond it the text itself is the problem, whoever reads it. */
const HUGE = 10_000;

/** Of one UTF-16 unit. */
const MOST_BYTES = 3;

export default defineRule({
  id: 'description-too-long',
  category: 'compatibility',
  severity: 'warning',
  messages: {
    over: (data: { tool: string; size: string; max: string; who: string }) =>
      `the description of ${data.tool} has ${data.size}; ${data.who} takes at most ${data.max}`,
    huge: (data: { tool: string; bytes: number }) =>
      `the description of ${data.tool} has ${data.bytes} bytes, which every request to a model carries`,
  },
  on: {
    tool: {
      keys: ['description'],
      check(each, { report, shared }) {
        const text = own(each.value, 'description');
        const { limits, least } = shared(limitsIn);
        if (typeof text !== 'string' || text.length * MOST_BYTES <= least) return;
        const sizes = { characters: text.length, bytes: bytesIn(text) };
        const over = limits.find(({ max, unit }) => sizes[unit] > max);
        if (over === undefined && sizes.bytes <= HUGE) return;
        const tool = toolName(each);
        const place = at(each.document, [...each.route, 'description']);
        const help = 'keep what a model needs to choose the tool, and put the rest into the documentation';
        if (over !== undefined) {
          const { unit, max, name } = over;
          report('over', { tool, size: `${sizes[unit]} ${unit}`, max: String(max), who: name }, place, { help });
        } else report('huge', { tool, bytes: sizes.bytes }, place, { help });
      },
    },
  },
});

function limitsIn(reading: Reading) {
  const limits = profilesOf(reading).flatMap(({ name, description }) =>
    description ? [{ name, ...description }] : [],
  );
  return { limits, least: Math.min(HUGE, ...limits.map(({ max }) => max)) };
}

const long = (n: number) => 'x'.repeat(n);
const described = (text: string) => ({
  'tools.json': `{ "tools": [{ "name": "search", "description": ${text}, "inputSchema": { "type": "object" } }] }\n`,
});

export const docs = defineDocs({
  summary: 'A description longer than a client or a provider takes',
  why: 'The OpenAI API refuses or cuts descriptions beyond 1024 characters with several models, Claude Code cuts them after 2 kilobytes: what stands at the end is not read. Which ones are asked about is set by `profiles`.',
  fix: 'Shorten the description; details of arguments belong to their own descriptions.',
  examples: [
    { title: '1025 characters', files: described(`⟦"${long(1025)}"⟧`) },
    {
      title: '1025 characters where only Claude Code matters',
      files: described(`"${long(1025)}"`),
      profiles: ['claude-code'],
    },
    { title: 'Ten kilobytes for nobody in particular', files: described(`⟦"${long(10_001)}"⟧`), profiles: [] },
    { title: 'A sentence', files: oneTool('"inputSchema": { "type": "object" }') },
  ],
  evidence: [
    {
      claim: 'descriptions beyond 1024 characters fail with several models and on Azure',
      source: 'modelcontextprotocol/servers#799, getsentry/sentry-mcp#106',
      date: '2026-11-18',
    },
    { claim: 'descriptions are capped at 2 KB', source: 'changelog of Claude Code 2.1.84', date: '2026-08-22' },
  ],
});
