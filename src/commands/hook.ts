import { oneOf, print, readStdin, say, workingDirectory } from '../cli/index.ts';
import { disk } from '../files/disk.ts';
import { answerTo, contracts } from '../hooks/index.ts';
import { jsonText } from '../report/index.ts';
import { list, quote, UsageError } from '../wording/index.ts';
import { defineCommand } from './define.ts';

const agents = contracts.map(({ id }) => id);

/** Whatever the event is, it ends with 0: agents take other codes for refusals, and show 2 to their models. */
export default defineCommand<{ readonly agent: string }>({
  id: 'hook',
  order: 10,
  takes: '<agent>',
  summary: 'for the hook of an agent: what is wrong with the MCP file that it wrote',
  options: [],
  read: ({ positionals: [agent, surplus] }) => {
    if (agent === undefined)
      throw new UsageError(`"mcp-lint hook" needs an agent: ${list(agents, { conjunction: 'or' })}`);
    if (surplus !== undefined)
      throw new UsageError(`"mcp-lint hook" takes one agent, but ${quote(surplus)} is given too`);
    return { agent: oneOf(agents, agent, '"mcp-lint hook"') };
  },
  run: async ({ agent }) => {
    const contract = contracts.find(({ id }) => id === agent);
    if (contract === undefined) throw new Error(`there is no contract of ${agent}`);
    const { output, remark } = await answerTo(readStdin().toString('utf8'), contract, workingDirectory(), disk);
    if (output !== undefined) print(jsonText(output));
    if (remark !== undefined) say(`mcp-lint: ${remark}`);
    return 0;
  },
});
