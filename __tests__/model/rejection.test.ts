import { expect, test } from '@jest/globals';
import { loadClient, registry } from '../../src/clients/index.ts';
import { rejectionOf, targetFor } from '../../src/model/canonical/index.ts';
import { serverIn } from './servers.ts';

/** Clients that are not given a server of a transport: those that have no word for it, or are known not to speak it. */
const notGiven: Readonly<Record<string, string>> = {
  http: 'aix claude-desktop',
  sse: 'amazonq claude-desktop codex every-code gh-aw goose vibe zed',
  ws: 'aix amazonq auggie autohand bob ccmcp claude-desktop cline codebuddy codebuff codex continue copilot-agent copilot-cli copilot-jetbrains crush cursor every-code factory fast-agent gemini gh-aw gitlab-duo goose grok kilo kimi kimi-cli kiro letta mcpo metamcp omp openclaw opencode pi roo rovo vibe visual-studio vscode windsurf zed',
};

test.each(Object.entries(notGiven))('clients that are given no server of the transport %s', async (type, expected) => {
  const server = await serverIn('claude-code', { type, url: 'https://docs.example.com/mcp' });
  const found: string[] = [];
  for (const id of new Set(registry().map(({ client }) => client))) {
    const target = targetFor(await loadClient(id));
    if (target !== undefined && rejectionOf(server, target)?.why !== undefined) found.push(id);
  }
  expect(found.sort().join(' ')).toBe(expected);
});
