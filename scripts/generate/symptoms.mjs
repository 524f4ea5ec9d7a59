// Writes docs/symptoms: what people search for, with what the client prints (of its recording), and what mcp-lint says.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { symptoms } from '../symptoms/cases.mjs';
import { fence, languageOf, note } from './pages.mjs';

/** Each symptom with what is said of its wrong file. Throws where the right one is reported, too. */
export async function readSymptoms(load) {
  const { lint } = await load('lint.ts');
  const { memory } = await load('files/index.ts');
  const { render } = await load('report/index.ts');
  const reportOn = (files) => {
    const lying = memory(new Map(Object.entries(files)));
    const options = { files: lying, cwd: lying.resolve('', ''), paths: [], targets: [], config: false, user: false };
    return lint({ ...options, rules: new Map() });
  };
  const read = [];
  for (const symptom of symptoms) {
    const report = await reportOn(symptom.wrong);
    const left = await reportOn(symptom.right);
    const [finding, ...others] = report.findings;
    if (finding?.rule !== symptom.rule || others.length > 0 || left.findings.length > 0)
      throw new Error(`the symptom ${symptom.id} is not what mcp-lint finds`);
    const output = await render('text', report, {
      color: false,
      quiet: false,
      cwdPrefix: '',
      version: '',
      docsUrl: () => undefined,
    });
    read.push({ ...symptom, finding, output, isMended: report.fixes.get(finding)?.safety === 'safe' });
  }
  return read;
}

export function symptomPage(root, clients, symptom) {
  const { title, rule, why, wrong, right, reports, finding, output, isMended } = symptom;
  const client = clients.find(({ id }) => id === finding.clients[0]);
  return [
    note,
    '',
    `# ${title}`,
    '',
    ...filesOf(wrong),
    ...wordsOf(root, clients, symptom),
    '## Why',
    '',
    why,
    '',
    '## How to mend it',
    '',
    ...filesOf(right),
    ...(isMended ? ['`mcp-lint --fix` does it.', ''] : []),
    '## What mcp-lint says',
    '',
    fence(output.trimEnd(), 'text'),
    '',
    `The rule: [${rule}](../rules/${rule}.md).${client === undefined ? '' : ` All that is known of ${client.name}: [its page](../clients/${client.id}.md).`}`,
    '',
    '## Reported',
    '',
    ...reports.map(
      (url) => `- [${url.replace(/^https:\/\/github\.com\//, '').replace(/\/(?:issues|pull)\//, '#')}](${url})`,
    ),
    '',
  ].join('\n');
}

export function symptomsPage(read) {
  return [
    note,
    '',
    '# Symptoms',
    '',
    'What people search for when a server is not there, each with what the client prints, the cause and the remedy.',
    '',
    ...read.map(({ id, title }) => `- [${title}](${id}.md)`),
    '',
  ].join('\n');
}

function filesOf(files) {
  return Object.entries(files).flatMap(([path, text]) => [
    `\`${path}\``,
    '',
    fence(text.trimEnd(), languageOf(path)),
    '',
  ]);
}

/** In its recording a server is called "subject", and one that is right "control". */
function wordsOf(root, clients, { recorded, said, silent, reports }) {
  const heading = ['## What the client says', ''];
  if (recorded !== undefined) {
    const [id, name] = recorded;
    const [head, ...cases] = readFileSync(join(root, `__tests__/witness/recordings/${id}.jsonl`), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const found = cases.find((each) => each.case === name);
    if (!found?.says) throw new Error(`the recording of ${id} has no words in ${name}`);
    const client = clients.find((each) => each.id === id);
    const words = found.says.split(' | ').join('\n');
    return [
      ...heading,
      `${client.name} ${head.version}, of a server that is called "subject":`,
      '',
      fence(words, 'text'),
      '',
    ];
  }
  if (said !== undefined) return [...heading, fence(said, 'text'), '', `That is from [a report](${reports[0]}).`, ''];
  return silent ? [...heading, 'Nothing.', ''] : [];
}
