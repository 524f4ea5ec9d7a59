import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { packageRun } from '../../../src/model/launch/index.ts';
import { runs } from '../../fuzz.ts';

function shown(line: string): string | undefined {
  const run = packageRun(line.split(' '));
  return run && `${run.runner}: ${run.ecosystem} ${run.name} ${run.version ?? '-'}`;
}

describe('the package that a command runs', () => {
  test.each([
    ['npx docs-mcp', 'npx: npm docs-mcp -'],
    ['npx -y @acme/docs@1.2.3 --port 1', 'npx: npm @acme/docs 1.2.3'],
    ['npx -y -- @acme/docs@latest', 'npx: npm @acme/docs latest'],
    ['npx --registry https://host.example -y docs-mcp', 'npx: npm docs-mcp -'],
    ['npx --yes --package=@acme/docs@2 docs-server', 'npx: npm @acme/docs 2'],
    ['npx -y -p @acme/docs docs-server', 'npx: npm @acme/docs -'],
    ['C:\\nodejs\\npx.cmd -y docs-mcp', 'npx: npm docs-mcp -'],
    ['cmd /c npx -y docs-mcp', 'npx: npm docs-mcp -'],
    ['cmd.exe /d /s /C npx docs-mcp', 'npx: npm docs-mcp -'],
    ['env A=1 -u B npx docs-mcp', 'npx: npm docs-mcp -'],
    ['sudo -u me npx docs-mcp', 'npx: npm docs-mcp -'],
    ['wsl.exe -d Ubuntu -- npx docs-mcp', 'npx: npm docs-mcp -'],
    ['op run --env-file x -- uvx docs-mcp', 'uvx: pypi docs-mcp -'],
    ['npm exec -y docs-mcp', 'npm exec: npm docs-mcp -'],
    ['pnpm dlx docs-mcp@^1', 'pnpm dlx: npm docs-mcp ^1'],
    ['pnpx docs-mcp', 'pnpx: npm docs-mcp -'],
    ['yarn dlx -p @acme/docs docs', 'yarn dlx: npm @acme/docs -'],
    ['bunx --bun docs-mcp', 'bunx: npm docs-mcp -'],
    ['bun x docs-mcp', 'bun x: npm docs-mcp -'],
    ['uvx docs-mcp', 'uvx: pypi docs-mcp -'],
    ['uvx --python 3.12 docs_mcp@0.3.1', 'uvx: pypi docs_mcp 0.3.1'],
    ['uvx --from docs-mcp[all]==1.0 docs', 'uvx: pypi docs-mcp ==1.0'],
    ['uv tool run docs-mcp@latest', 'uv tool run: pypi docs-mcp latest'],
    ['pipx run --spec docs-mcp docs', 'pipx run: pypi docs-mcp -'],
    ['deno run -A npm:@acme/docs@1.0.0', 'deno run: npm @acme/docs 1.0.0'],
    ['docker run -i --rm -e TOKEN mcp/git', 'docker run: image mcp/git -'],
    ['docker run -i --rm -v /a:/b host.example:5000/git:1.2', 'docker run: image host.example:5000/git 1.2'],
    ['podman container run -i mcp/git@sha256:ab', 'podman run: image mcp/git sha256:ab'],
    ['docker run --name x -ieTOKEN mcp/git', 'docker run: image mcp/git -'],
    ['docker run -it -- mcp/git:2', 'docker run: image mcp/git 2'],
  ])('%s', (line, expected) => {
    expect(shown(line)).toBe(expected);
  });

  test.each([
    'node docs.js',
    'npx',
    'npx -y',
    'npx --some-option docs-mcp',
    'npx -c docs-mcp',
    'npx -y ./docs.js',
    'npx -y acme/docs',
    'npx -y https://host.example/docs.tgz',
    'npx -y docs@npm:@acme/docs',
    'npx -y ${PACKAGE}',
    'uvx --from git+https://host.example/docs docs',
    'uvx --from . docs',
    'uv run docs.py',
    'npm start',
    'deno run -A main.ts',
    'docker compose run git',
    'docker mcp gateway run',
    'docker run',
    'docker run -i ${IMAGE}',
    'bash -c npx',
  ])('nothing is known of: %s', (line) => {
    expect(shown(line)).toBeUndefined();
  });

  test('says where the package stands', () => {
    expect(packageRun(['npx', '-y', '--package=docs@1', 'docs'])).toMatchObject({ word: 2, start: 10, end: 16 });
    expect(packageRun(['uvx', '--from', 'docs', 'x'])).toMatchObject({ word: 2, start: 0, end: 4 });
  });

  test('is read from any words without a throw, and stands where it says', () => {
    const word = fc.oneof(
      fc.string(),
      fc.constantFrom('npx', 'cmd', '/c', 'env', 'docker', 'run', '-y', '-i', '--', 'uvx', '--from', 'deno', 'npm:a'),
      fc.constantFrom('-p', '--package=', '-e', 'A=1', 'sudo', 'op', '@a/b@1', 'a[b', 'x@', '-', '--=', 'podman'),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (words) => {
        const run = packageRun(words);
        if (run === undefined) return;
        const text = words[run.word]?.slice(run.start, run.end) ?? '';
        expect(text.startsWith(run.name)).toBe(true);
        expect(run.end).toBe(words[run.word]?.length);
      }),
      { numRuns: runs(2000) },
    );
  });

  test('a version changes nothing but the version', () => {
    const name = fc.stringMatching(/^(?:@[a-z0-9-]{1,8}\/)?[a-z0-9][a-z0-9._-]{0,12}$/);
    const version = fc.stringMatching(/^\d{1,3}\.\d{1,3}\.\d{1,3}$/);
    fc.assert(
      fc.property(name, version, (text, number) => {
        expect(packageRun(['npx', '-y', text])).toMatchObject({ name: text, version: undefined });
        expect(packageRun(['npx', '-y', `${text}@${number}`])).toMatchObject({ name: text, version: number });
      }),
    );
  });
});
