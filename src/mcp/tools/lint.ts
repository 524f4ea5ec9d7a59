import { lint } from '../../lint.ts';
import { jsonReport } from '../../report/index.ts';
import { about } from '../../version.generated.ts';
import { fileArguments, placesOf, runsFor, targetsArgument } from '../asked-files.ts';
import type { Tool } from '../tool.ts';

/** A model reads all of them. */
const MOST_FINDINGS = 100;
const WEIGHT = { error: 0, warning: 1, info: 2 } as const;

const options = {
  quiet: false,
  version: about.version,
  docsUrl: (rule: string) => `${about.docs}/rules/${rule}.md`,
};

export const lintTool: Tool = {
  name: 'lint',
  title: 'Lint MCP configuration',
  description:
    'Reads MCP configuration (.mcp.json, .vscode/mcp.json, .cursor/mcp.json, opencode.json, .codex/config.toml and the files of other clients) as the AI clients do, and answers what they will reject, ignore, shadow or lose: each finding with its line, the client, the reason and the remedy. Starts nothing, connects to nothing, changes nothing.',
  arguments: { ...fileArguments, targets: targetsArgument },
  answer: {
    type: 'object',
    properties: {
      findings: {
        type: 'array',
        description: 'The worst first.',
        items: {
          type: 'object',
          properties: {
            rule: { type: 'string', description: 'For the tool "explain".' },
            severity: {
              type: 'string',
              enum: ['error', 'warning', 'info'],
              description:
                'error: a server or a file does not work. warning: it works, but not as written. info: advice.',
            },
            message: { type: 'string', description: 'One fact about the client that is named in it.' },
            help: { type: 'string', description: 'The remedy, meant literally.' },
            path: { type: 'string', description: 'Of the file, as in "paths".' },
            line: { type: 'integer', description: 'From 1.' },
            column: { type: 'integer', description: 'From 1, in UTF-16 units.' },
          },
          required: ['rule', 'severity', 'message', 'path', 'line', 'column'],
        },
      },
      omitted: { type: 'integer', description: 'How many more findings there are, none worse than those here.' },
      files: { type: 'integer', description: 'How many files were checked.' },
    },
    required: ['findings', 'omitted', 'files'],
  },
  run: async (given, context) => {
    const runs = runsFor(given, context);
    const reports = [];
    for (const run of runs) {
      const { findings, files } = jsonReport(await lint(run), options);
      const at = placesOf(run, context);
      reports.push({
        files: files.length,
        findings: findings.map((finding) => ({
          ...at(finding),
          related: finding.related.map(at),
          ...(finding.fix === undefined ? {} : { fix: { ...finding.fix, edits: finding.fix.edits.map(at) } }),
        })),
      });
    }
    const all = reports.flatMap(({ findings }) => findings).sort((a, b) => WEIGHT[a.severity] - WEIGHT[b.severity]);
    return {
      findings: all.slice(0, MOST_FINDINGS),
      omitted: Math.max(0, all.length - MOST_FINDINGS),
      files: reports.reduce((sum, { files }) => sum + files, 0),
    };
  },
};
