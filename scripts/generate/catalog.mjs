// Writes what `mcp-lint rules`, `explain` and `clients` print: the documented examples are run, not described.
import { reactionsOf } from './reactions.mjs';

const open = '⟦';
const close = '⟧';

export async function readRules(load, files) {
  const { lint } = await load('lint.ts');
  const { memory } = await load('files/index.ts');
  const { render } = await load('report/index.ts');
  const rules = [];
  for (const { id, folder } of files) {
    const { default: rule, docs } = await load(`rules/${folder}/${id}.ts`);
    const examples = [];
    for (const example of docs.examples) examples.push(await runExample(example, rule, { lint, memory, render }));
    rules.push({ rule, docs, examples });
  }
  return rules;
}

/** Lints the files of the example, which lie nowhere, and keeps what is found of the rule. */
async function runExample(example, { id, severity }, { lint, memory, render }) {
  const files = Object.entries(example.files).map(([path, text]) => ({ path, text: unmarked(text) }));
  const config = Object.hasOwn(example.files, 'mcp-lint.json') ? undefined : false;
  const lying = memory(new Map(files.map(({ path, text }) => [path, text])));
  const report = await lint({
    files: lying,
    cwd: lying.resolve('', ''),
    paths: example.as === undefined ? [] : ['.'],
    targets: example.targets ?? [],
    as: example.as,
    spec: example.spec,
    profiles: example.profiles,
    config,
    // A rule that is off by default is shown switched on.
    rules: new Map(severity === 'off' && config === false ? [[id, 'info']] : []),
    user: false,
  });
  const findings = report.findings.filter((finding) => finding.rule === id);
  return {
    title: example.title,
    files,
    asked: askedWith(example, severity === 'off' && config === false ? id : undefined),
    findings,
    // For its page alone.
    print: () => printed({ ...report, findings }, render),
  };
}

async function printed(report, render) {
  const output = await render('text', report, {
    color: false,
    quiet: false,
    cwdPrefix: '',
    version: '',
    docsUrl: () => undefined,
  });
  return output.split('\n').slice(0, -2).join('\n').trimEnd();
}

/** What somebody has to write to get the same. */
function askedWith({ as, spec, targets = [], profiles }, switchedOn) {
  const parts = [
    ...(as === undefined ? [] : [`--as ${as}`]),
    ...(spec === undefined ? [] : [`--spec ${spec}`]),
    ...(targets.length === 0 ? [] : [`--target ${targets.join(',')}`]),
    ...(switchedOn === undefined ? [] : [`--rule ${switchedOn}=info`]),
    ...(profiles === undefined ? [] : [`"profiles": ${JSON.stringify(profiles)}`]),
  ];
  return parts.length === 0 ? undefined : parts;
}

export function unmarked(text) {
  return text.replaceAll(open, '').replaceAll(close, '');
}

export function catalog(rules, clients, docsUrl) {
  const ruleInfos = rules.map(({ rule, docs, examples }) => ({
    id: rule.id,
    category: rule.category,
    severity: rule.severity,
    summary: docs.summary,
    why: docs.why,
    fix: docs.fix,
    examples: examples.map(({ title, files, asked, findings }) => ({
      title,
      path: files.map(({ path }) => path).join(', '),
      ...(asked === undefined ? {} : { asked: asked.join(' ') }),
      text: files.map(({ text }) => text).join('\n'),
      findings: findings.map(({ severity, message }) => `${severity}: ${message}`),
    })),
    evidence: docs.evidence,
    url: `${docsUrl}/rules/${rule.id}.md`,
    ...(docs.cwe === undefined ? {} : { cwe: docs.cwe }),
  }));
  const clientInfos = clients.map((client) => ({
    id: client.id,
    name: client.name,
    formats: client.formats.map(({ id, title, files, userFiles = [], folder, syntax }) => ({
      id,
      title,
      files: [...files, ...(folder ? [`every *.json of a folder given with --as ${client.id}`] : [])],
      userFiles: [...userFiles, ...(folder ? [`${folder.fallback}/*.json, or the folder in ${folder.env}`] : [])],
      language: syntax.language,
      comments: syntax.comments,
      trailingCommas: syntax.trailingCommas,
    })),
    reactions: reactionsOf(client),
  }));
  return { ruleInfos, clientInfos };
}
