import { about } from '../../version.generated.ts';

const [major = '0'] = about.version.split('.');
const action = about.home.replace('https://github.com/', '');

export const configText = `{
  "$schema": "${about.home}/raw/v${about.version}/schemas/mcp-lint.schema.json",
  "targets": [],
  "rules": {},
  "ignore": []
}
`;

export const workflowText = `name: mcp-lint
on:
  push:
    branches: [main, master]
  pull_request:
permissions:
  contents: read
jobs:
  mcp-lint:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
        with:
          persist-credentials: false
      - uses: ${action}@v${major}
`;

/** An item of the list "repos" in .pre-commit-config.yaml. */
export const hookLines = [`- repo: ${about.home}`, `  rev: v${about.version}`, '  hooks:', '    - id: mcp-lint'];
