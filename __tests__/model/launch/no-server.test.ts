import { expect, test } from '@jest/globals';
import { noServer } from '../../../src/model/launch/index.ts';

/** Words that are one with a blank in it are written with "+". */
function why(line: string): string | undefined {
  return noServer(line.split(' ').map((word) => word.replaceAll('+', ' ')))?.why;
}

test.each(
  'pip install x|pip3 --quiet install x|python -m pip install x|py -m pip install x|uv pip install x|uv add x|uv tool install x|pipx install x|npm i x|npm install -g x|npm ci|pnpm add x|yarn add x|bun add x|brew install x|cargo install x|go install x@latest|git clone https://a.example/x|docker pull x|docker build .|docker start x|docker compose up -d|docker-compose up --wait|sudo apt-get install x|cmd /c npm install x|env A=b pip install x|echo ready|/usr/bin/mkdir x|npm.cmd i x'.split(
    '|',
  ),
)('%s does its work and ends', (line) => {
  expect(why(line)).toBe('ends');
});

test.each([
  ['shows', 'docker compose up|docker-compose up|podman compose up'],
  ['builtin', 'cd /opt/x|source .env|export A=b'],
  ['variable', 'A=b npx -y x|npx A=b -y x|uvx API_KEY=x x-mcp'],
  [
    'idle',
    'npx|uvx|uvx --from x|npx -y -p x|bunx|node|python3|uv|uv run|deno run|docker run -i --rm|docker|bash|npm exec|pnpm dlx',
  ],
  ['beyond', 'bash -c npx -y x|sh -lc ./start.sh a|/bin/zsh -c node x.js'],
  ['unread', 'bash npx -y x|sh npx+-y+x|bash -l uvx x'],
  ['unsaid', 'cmd npx -y x|cmd.exe node x.js'],
  ['file', 'python -m server.py|python -m src/server.py|uv run -m server.py|uv run python -u -m src/server.py'],
  ['hyphen', 'python -m docs-mcp|uv run -m docs-mcp|py -m docs-mcp --stdio'],
  ['verb', 'npx install x|npx -y install x|uvx install x|uvx add x'],
  ['program', 'node npx -y x|python uvx x|tsx npx x'],
])('%s: %s', (expected, lines) => {
  expect(lines.split('|').map((line) => [line, why(line)])).toEqual(lines.split('|').map((line) => [line, expected]));
});

test.each(
  'docs-mcp|npx -y x|npx -p x y|uvx x|uvx --from x y|uvx --unknown|npm start|npm run serve|npm exec x|uv run server.py|uv --directory x run y|uv tool run x|pipx run x|python server.py|python -m docs_mcp.server|python -u server.py|python -c import+x|bash -c npx+-y+x|bash -c exec+"$@" -- npx|bash start.sh|bash -l start.sh|cmd /c npx -y x|cmd /d /s /c npx+x|docker run -i x|docker start -ai x|docker compose run x|docker compose exec -T x y|docker mcp gateway run|docker exec -i x y|git mcp|node .|node --import x|npx -y @x/pip install|go run ./x|cargo run|bun run x|deno run x.ts|env A=b npx x|npx -y x A=b|node install|pwd-mcp|echo-mcp|my-pip install'.split(
    '|',
  ),
)('%s may be a server', (line) => {
  expect(why(line)).toBeUndefined();
});
