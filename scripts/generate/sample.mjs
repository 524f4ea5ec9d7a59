// What the tool prints, for the pages that show it.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const load = (root, path) => import(pathToFileURL(join(root, 'build', path)).href);

/** Without the links to the pages of the rules, which would fill half of it. */
export async function sampleOutput(root, folder) {
  const { lint } = await load(root, 'lint.js');
  const { renderText } = await load(root, 'report/index.js');
  const report = await lint({
    cwd: root,
    paths: [folder],
    targets: [],
    config: false,
    rules: new Map(),
    user: false,
    updateBaseline: false,
  });
  const options = { color: false, quiet: false, cwdPrefix: '', version: '', docsUrl: () => undefined };
  return `\`\`\`text\n${renderText(report, options).trimEnd()}\n\`\`\``;
}

export async function helpText(root) {
  const { renderHelp } = await load(root, 'cli/index.js');
  return `\`\`\`text\n${renderHelp().trimEnd()}\n\`\`\``;
}
