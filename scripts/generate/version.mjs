// Writes what the program says about itself.

export function versionSource({ version, bugs, repository }) {
  const home = homeOf({ repository });
  return `// Written by "npm run generate" from package.json; do not edit.
export const about = {
  version: '${version}',
  home: '${home}',
  bugs: '${bugs}',
  docs: '${docsUrlOf({ repository })}',
} as const;
`;
}

export function docsUrlOf({ repository }) {
  return `${homeOf({ repository })}/blob/main/docs`;
}

export function homeOf({ repository }) {
  return repository.url.replace(/^git\+|\.git$/g, '');
}
