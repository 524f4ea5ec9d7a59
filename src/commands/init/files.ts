import { about } from '../../version.generated.ts';

const [major = '0'] = about.version.split('.');
const action = about.home.replace('https://github.com/', '');

export function configText(targets: readonly string[]): string {
  return `{
  "$schema": "${about.home}/raw/v${about.version}/schemas/mcp-lint.schema.json",
  "targets": [${targets.map((id) => `"${id}"`).join(', ')}],
  "rules": {},
  "ignore": []
}
`;
}

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

/** A job of .gitlab-ci.yml. */
export const gitlabJob = `mcp-lint:
  image: node:24-alpine
  script:
    - npx --yes ${about.name}@${about.version} --format gitlab --output gl-code-quality-report.json
  artifacts:
    when: always
    reports:
      codequality: gl-code-quality-report.json
`;

/** A line of .husky/pre-commit; it runs the copy that the project has installed. */
export const huskyLine = 'npx --no-install mcp-lint\n';

/** In the marketplaces of VS Code and its relatives. */
export const extension = 'mcp-lint.mcp-lint';
