import { convert, fix, lint, masked, open, type Session } from '../../src/browser.ts';
import type { Finding, Report } from '../../src/index.ts';
import type { Answers, Kind, Question, Reply, Texts } from './protocol.ts';

/** The files of the last run: what has changed since is all that is looked at again. */
let session: Session | undefined;
let known: Texts = {};

const answers: { readonly [K in Kind]: (ask: Answers[K]['ask']) => Promise<Answers[K]['answer']> } = {
  lint: lintAll,
  glance: (ask) => (Object.keys(ask.chosen).length > 0 ? lintAll(ask) : lint({ files: ask.files, fixes: false })),
  fix: fixAll,
  targets: ({ files, targets }) => lint({ files, targets, config: false }),
  convert: ({ files, path, from, to }) => convert({ files, paths: [path], to, ...(from === '' ? {} : { as: from }) }),
  masked: ({ files }) => masked(files),
};

/** The question is one of those above, and its kind says which. */
addEventListener('message', ({ data: { id, kind, ask } }: MessageEvent<Question>) => {
  (answers[kind] as (ask: unknown) => Promise<Answers[Kind]['answer']>)(ask).then(
    (answer) => reply({ id, answer }),
    (error: unknown) => reply({ id, fault: error instanceof Error ? error.message : String(error) }),
  );
});

postMessage('ready');

function reply(answer: Reply): void {
  postMessage(answer);
}

async function lintAll({ files, chosen }: Answers['lint']['ask']): Promise<Report> {
  let report: Report;
  try {
    report = await current(files).lint();
  } catch (error) {
    session = undefined;
    throw error;
  }
  for (const [path, client] of Object.entries(chosen))
    report = joined(report, await lint({ files, as: client, paths: [path] }), new Set([path]));
  return report;
}

function current(files: Texts): Session {
  if (session === undefined) session = open({ files });
  else {
    for (const path of Object.keys(known)) if (!Object.hasOwn(files, path)) session.change(path, undefined);
    for (const [path, text] of Object.entries(files)) if (known[path] !== text) session.change(path, text);
  }
  known = files;
  return session;
}

/** With what is said of some files replaced. */
function joined(all: Report, some: Report, paths: ReadonlySet<string>): Report {
  const others = <T extends { readonly path: string }>(each: readonly T[]) =>
    each.filter(({ path }) => !paths.has(path));
  const findings = [...others(all.findings), ...some.findings];
  const files = [...others(all.files), ...some.files];
  const count = (severity: Finding['severity']) => findings.filter((each) => each.severity === severity).length;
  return {
    ...all,
    files,
    findings,
    summary: {
      ...all.summary,
      files: files.length,
      servers: files.reduce((sum, { servers }) => sum + servers.length, 0),
      errors: count('error'),
      warnings: count('warning'),
      infos: count('info'),
    },
  };
}

async function fixAll({ files, chosen }: Answers['fix']['ask']): Promise<Answers['fix']['answer']> {
  const open = Object.keys(files).filter((path) => !Object.hasOwn(chosen, path));
  let fixed = open.length === 0 ? undefined : await fix({ files, paths: open });
  for (const [path, client] of Object.entries(chosen)) {
    const more = await fix({ files: { ...files, ...fixed?.files }, as: client, paths: [path] });
    fixed = { report: more.report, files: { ...fixed?.files, ...more.files } };
  }
  return fixed ?? { files: {}, report: await lint({ files }) };
}
