import { at, own } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';

export default defineRule({
  id: 'smithery-former-key',
  category: 'compatibility',
  severity: 'off',
  messages: {
    unread: (data: { key: string; client: string }) =>
      `the command line of ${data.client} no longer reads ${quote(data.key)}`,
  },
  on: {
    former({ document, format: { former } }, { client, report }) {
      const key = former.keys.find((each) => own(document.value, each) !== undefined);
      if (key === undefined) return;
      report('unread', { key, client }, at(document, [key], 'key'), {
        reaction: former.reaction,
        help: 'write "runtime" and "target", if you deploy with the command line of today',
      });
    },
  },
});

export const docs = defineDocs({
  summary: 'A file for Smithery as it was written at first',
  why: 'The file of the first generation told the host how to start the server. The command line reads a name, a target and a runtime today, and nothing else; the host still builds from the old keys. Off unless asked for: all 6 of the real files it was tried on have the old keys, and work.',
  fix: 'Follow the documentation of today where you deploy with the command line.',
  mends: 'the two ways to deploy ask for different things',
  examples: [
    {
      title: 'The first generation',
      files: { 'smithery.yaml': '⟦startCommand⟧:\n  type: stdio\n  configSchema:\n    type: object\n' },
    },
    { title: 'The file of today', files: { 'smithery.yaml': 'name: weather\nruntime: typescript\ntarget: remote\n' } },
  ],
  evidence: [{ claim: 'name, target and runtime are read', source: 'smithery-ai/cli 4.x, read', date: '2026-05-31' }],
});
