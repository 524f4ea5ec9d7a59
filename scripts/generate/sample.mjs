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

export async function helpText(load, commands) {
  const { renderHelp } = await load('cli/index.ts');
  return block(renderHelp(commands, 'lint'));
}

/** Of all commands but the one that needs no word. */
export async function helpTexts(load, commands) {
  const { renderHelp } = await load('cli/index.ts');
  const others = commands.filter(({ id }) => id !== 'lint');
  return others.map(({ id }) => `### mcp-lint ${id}\n\n${block(renderHelp(commands, id))}`).join('\n\n');
}

function block(text) {
  return `\`\`\`text\n${text.trimEnd()}\n\`\`\``;
}
