/** What the changelog says of a version, and when it came out. */
export function changesOf(changelog, version) {
  const head = `## [${version}] - `;
  const start = changelog.indexOf(`\n${head}`);
  if (start < 0) return undefined;
  const [line, ...rest] = changelog.slice(start + 1).split('\n');
  const end = rest.findIndex((each) => each.startsWith('## '));
  return {
    date: line.slice(head.length).trim(),
    text: rest
      .slice(0, end < 0 ? undefined : end)
      .join('\n')
      .trim(),
  };
}
