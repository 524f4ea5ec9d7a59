import {
  choice,
  names,
  none,
  optional,
  print,
  renderingAt,
  renderingOnTerminal,
  say,
  workingDirectory,
} from '../cli/index.ts';
import { diagnose, tableOf } from '../doctor/index.ts';
import { disk } from '../files/disk.ts';
import { clientFor } from '../plan/index.ts';
import { jsonReport, jsonText, locationOf, pathFromHere, renderTables, shown, summaryLine } from '../report/index.ts';
import { quote } from '../wording/index.ts';
import { defineCommand } from './define.ts';
import { checkHome, color, colorOf, config, configOf, format } from './shared/options.ts';

const formats = ['text', 'json'] as const;

interface DoctorAsked {
  /** Empty for all that have files here or at home. */
  readonly clients: readonly string[];
  readonly format: (typeof formats)[number];
  readonly config?: string | false;
  readonly color?: boolean;
}

export default defineCommand<DoctorAsked>({
  id: 'doctor',
  order: 5,
  summary: 'what each client will really see, here and in the home directory',
  options: [
    { name: 'client', value: '<client,…>', summary: 'the clients (default: all that have files); may be repeated' },
    format(formats),
    ...config,
    ...color,
  ],
  read: (given) => {
    none(given);
    return {
      clients: names(given, 'client'),
      format: choice(given, 'format', formats) ?? 'text',
      ...optional('config', configOf(given)),
      ...optional('color', colorOf(given)),
    };
  },
  run: async (asked) => {
    const cwd = workingDirectory();
    checkHome(true);
    for (const client of asked.clients) clientFor(client);
    say(
      `looking in ${quote(cwd)} and in the home directory ${quote(disk.home ?? '')}; nothing is started, nothing is sent`,
    );
    const { config: given } = asked;
    const options = {
      files: disk,
      cwd,
      paths: [],
      targets: [],
      rules: new Map(),
      user: true,
      ...(given === undefined ? {} : { config: given }),
    };
    const { clients, unread, findings, report } = await diagnose(options, asked.clients);
    const here = renderingAt(cwd, report.root);
    const path = (file: string) => pathFromHere(file, here);
    if (asked.format === 'json') {
      const told = jsonReport({ ...report, findings }, { ...here, quiet: false });
      print(
        jsonText({
          version: 1,
          tool: told.tool,
          clients: clients.map(({ name: _, ...view }) => view),
          unread: unread.map(({ place, message }) => ({
            path: place.document.path,
            why: shown(message, [place.document]),
          })),
          findings: told.findings,
          summary: told.summary,
        }),
      );
      return 0;
    }
    const lines = findings
      .filter(({ severity }) => severity !== 'info')
      .map((finding) => {
        const { line, column, path: file } = locationOf(finding.place);
        const words = (text: string) => shown(text, [finding.place.document]);
        const mends = report.fixes.get(finding)?.safety === 'safe' && !file.startsWith('~');
        const help = finding.help === undefined ? '' : `: ${words(finding.help)}`;
        const next = mends ? `; "mcp-lint --fix ${path(file)}" does it` : '';
        return `${finding.severity} ${path(file)}:${line}:${column} ${words(finding.message)}${help}${next}`;
      });
    const problems = {
      title: lines.length === 0 ? 'no problems' : 'What to do, the worst first',
      heads: [],
      rows: [],
      notes: lines,
    };
    const rendering = await renderingOnTerminal(cwd, report.root, asked);
    print(renderTables('text', [...clients.map((view) => tableOf(view, path)), problems], rendering));
    say(summaryLine(report));
    return 0;
  },
});
