import type { Profile } from '../../clients/index.ts';
import { type ListedTool, profilesOf, revisionOf, toolsIn } from '../../model/answers/index.ts';
import type { Reading } from '../../model/reading/index.ts';
import { grouped } from '../../model/values/index.ts';
import { list, quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { toolsNamed } from '../shared/answers/examples.ts';
import { limitsNames, placeOfTool, toolName } from '../shared/answers/naming.ts';

export default defineRule({
  id: 'tool-name-portable',
  category: 'compatibility',
  severity: 'warning',
  messages: {
    characters: (data: { tool: string; who: string; allows: string }) =>
      `the name of ${data.tool} is fine for MCP, but not for ${data.who}: only ${data.allows}`,
    alike: (data: { tool: string; who: string; other: string }) =>
      `the name of ${data.tool} is fine for MCP, but not for ${data.who}; clients that write "_" instead call it like ${quote(data.other)}`,
    long: (data: { tool: string; length: number; max: number; who: string }) =>
      `the name of ${data.tool} has ${data.length} characters; ${data.who} takes at most ${data.max}`,
  },
  on: {
    tool(each, { report, reading, shared }) {
      // What the specification does not allow either is told by its own rules.
      if (limitsNames(revisionOf(reading)) && !/^[A-Za-z0-9_.-]{1,128}$/.test(each.name)) return;
      if (each.name.trim() === '') return;
      const limited = shared(limitsIn);
      const strict = limited.filter(({ toolName: rule }) => !rule.pattern.test(each.name));
      const [first] = strict;
      if (first !== undefined) {
        const { allows } = first.toolName;
        const data = { tool: toolName(each), who: namesOf(strict) };
        const plain = plainOf(each.name);
        const other = shared(toolsByPlainName)
          .get(plain)
          ?.find(({ name }) => name !== each.name);
        if (other === undefined)
          report('characters', { ...data, allows }, placeOfTool(each), { help: 'write "_" instead' });
        else {
          report('alike', { ...data, other: other.name }, placeOfTool(each), {
            help: `choose another name than ${quote(plain)}, of ${allows} only`,
            related: [{ place: placeOfTool(other), message: 'the other tool' }],
          });
        }
        return;
      }
      const short = limited.filter(({ toolName: rule }) => each.name.length > rule.max);
      const [shortest] = [...short].sort((a, b) => a.toolName.max - b.toolName.max);
      if (shortest === undefined) return;
      const { name, toolName: rule } = shortest;
      report('long', { tool: toolName(each), length: each.name.length, max: rule.max, who: name }, placeOfTool(each), {
        help: 'shorten it to 40 or less: clients put the name of the server in front',
      });
    },
  },
});

function toolsByPlainName({ document }: Reading): ReadonlyMap<string, readonly ListedTool[]> {
  return grouped(toolsIn(document), ({ name }) => plainOf(name));
}

/** As Claude Code, OpenCode and others call it to the model. */
function plainOf(name: string): string {
  return name.replace(/[^A-Za-z0-9_-]/g, '_');
}

type WithNameRule = Profile & { readonly toolName: NonNullable<Profile['toolName']> };

function limitsIn(reading: Reading): readonly WithNameRule[] {
  return profilesOf(reading).filter(hasNameRule);
}

function hasNameRule(profile: Profile): profile is WithNameRule {
  return profile.toolName !== undefined;
}

function namesOf(profiles: readonly Profile[]): string {
  return list(
    profiles.map(({ name }) => name),
    { bare: true },
  );
}

export const docs = defineDocs({
  summary: 'A tool name that MCP allows and a model provider or a client does not take',
  why: 'Clients hand tools to a model under their names. A name with a dot is legal MCP, and the Anthropic and OpenAI APIs refuse the whole request for it; Cursor leaves out tools whose name is too long. Which ones are asked about is set by `profiles` in mcp-lint.json.',
  fix: 'Use letters, digits and "_", and keep names short.',
  examples: [
    { title: 'A dot', files: toolsNamed('⟦"docs.search"⟧') },
    { title: 'Two names that are one with "_"', files: toolsNamed('⟦"user.get"⟧', '"user_get"') },
    { title: '59 characters', files: toolsNamed(`⟦"${'n'.repeat(59)}"⟧`) },
    { title: 'A digit in front, for Gemini', files: toolsNamed('⟦"3d_view"⟧'), profiles: ['gemini'] },
    { title: 'A dot, where nobody minds', files: toolsNamed('"docs.search"'), profiles: ['cursor'] },
    {
      title: 'A blank, in a revision that does not limit names',
      files: toolsNamed('⟦"search docs"⟧'),
      spec: '2025-03-26',
    },
    { title: 'Letters and "_"', files: toolsNamed('"docs_search"') },
  ],
  evidence: [
    {
      claim: 'names match ^[a-zA-Z0-9_-]{1,128}$ or the request fails',
      source: 'home-assistant/core#147760, anthropics/claude-code#96152',
      date: '2026-09-22',
    },
    {
      claim: 'a-z, A-Z, 0-9, "_" and "-", at most 64',
      source: 'types of the openai package 6.49.0',
      date: '2026-11-18',
    },
    {
      claim: 'a letter or "_" first, then also "." and ":"',
      source: 'types of @google/genai 2.32.0',
      date: '2026-11-18',
    },
    {
      claim: 'server and tool together beyond 60 characters are left out',
      source: 'sparfenyuk/mcp-proxy#45, PostHog/posthog#51483',
      date: '2026-11-18',
    },
  ],
});
