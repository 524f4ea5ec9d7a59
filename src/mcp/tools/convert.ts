import { answerOf, convert, shownText } from '../../converting/index.ts';
import { UsageError } from '../../wording/index.ts';
import { fileArguments, placesOf, runsFor } from '../asked-files.ts';
import type { Tool } from '../tool.ts';

export const convertTool: Tool = {
  name: 'convert',
  title: 'Convert MCP servers for other clients',
  description:
    'Answers with the file that another AI client would need for the same MCP servers, and with everything that it cannot express: each loss with its line, the reason and the remedy. Literal secrets become variables of that client. Nothing is written: the text is for you to put where "path" says, after the losses are known.',
  arguments: {
    ...fileArguments,
    from: { type: 'string', description: 'The id of the client whose files are the source, where there are several.' },
    to: { type: 'string', description: 'The id of the client to convert for, or several separated by commas.' },
  },
  required: ['to'],
  answer: {
    type: 'object',
    properties: {
      outputs: {
        type: 'array',
        description: 'One for each client.',
        items: {
          type: 'object',
          properties: {
            client: { type: 'string', description: 'Its id.' },
            path: {
              type: 'string',
              description: 'Where the client looks for it; absent where that has no fixed name.',
            },
            text: { type: 'string', description: 'The whole file.' },
          },
          required: ['client', 'text'],
        },
      },
      findings: { type: 'array', description: 'What is lost or changed, as "lint" has it.', items: { type: 'object' } },
      lossy: { type: 'boolean', description: 'Whether something is lost.' },
    },
    required: ['outputs', 'findings', 'lossy'],
  },
  run: async ({ from, to, ...given }, context) => {
    const [run, ...others] = runsFor(given, context);
    if (run === undefined || others.length > 0) {
      throw new UsageError('this server reads several folders; name the files of one in "paths"');
    }
    const conversion = await convert(run, {
      from: from as string | undefined,
      to: String(to)
        .split(',')
        .map((id) => id.trim()),
      servers: [],
      merge: false,
      force: false,
      copySecrets: false,
    });
    const shown = await Promise.all(
      conversion.outputs.map(async (output) => ({ ...output, text: await shownText(output) })),
    );
    const { outputs, findings, lossy } = answerOf({ ...conversion, outputs: shown });
    const at = placesOf(run, context);
    return {
      outputs: outputs.map((output) => (output.path === undefined ? output : at({ ...output, path: output.path }))),
      findings: findings.map((finding) => ({ ...at(finding), related: finding.related.map(at) })),
      lossy,
    };
  },
};
