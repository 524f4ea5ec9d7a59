// Writes what the program says about itself.

export function versionSource({ name, version, bugs, homepage, repository, schemas }) {
  const home = homeOf({ repository });
  return `// Written by "npm run generate" from package.json; do not edit.
export const about = {
  name: '${name}',
  version: '${version}',
  home: '${home}',
  bugs: '${bugs}',
  docs: '${docsUrlOf({ homepage, repository })}',
  schemas: '${schemas}',
} as const;
`;
}

/** Where the pages lie: in the repository, or in the site, once it is the homepage; it leads these addresses on. */
export function docsUrlOf({ homepage, repository }) {
  const home = homeOf({ repository });
  return homepage.startsWith(home) ? `${home}/blob/main/docs` : `${homepage.replace(/\/$/, '')}/docs`;
}

export function homeOf({ repository }) {
  return repository.url.replace(/^git\+|\.git$/g, '');
}
