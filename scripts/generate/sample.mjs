// What the tool prints, for the pages that show it.

/** Without the links to the pages of the rules, which would fill half of it. */
export async function sampleOutput(root, load, folder) {
  const { lint } = await load('lint.ts');
  const { disk } = await load('files/disk.ts');
  const { render } = await load('report/index.ts');
  const report = await lint({
    files: disk,
    cwd: root,
    paths: [folder],
    targets: [],
    config: false,
    rules: new Map(),
    user: false,
  });
  const options = { color: false, quiet: false, cwdPrefix: '', version: '', docsUrl: () => undefined };
  return `\`\`\`text\n${(await render('text', report, options)).trimEnd()}\n\`\`\``;
}

export async function helpText(load) {
  const { renderHelp } = await load('cli/index.ts');
  return `\`\`\`text\n${renderHelp().trimEnd()}\n\`\`\``;
}
