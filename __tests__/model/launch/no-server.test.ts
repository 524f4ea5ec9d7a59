import { expect, test } from '@jest/globals';
import { noServer } from '../../../src/model/launch/index.ts';

/** Words that are one with a blank in it are written with "+". */
function why(line: string): string | undefined {
  return noServer(line.split(' ').map((word) => word.replaceAll('+', ' ')))?.why;
}

test.each(
  'pip install x|pip3 --quiet install x|python -m pip install x|py -m pip install x|uv pip install x|uv add x|uv tool install x|pipx install x|npm i x|npm install -g x|npm ci|pnpm add x|yarn add x|bun add x|brew install x|cargo install x|go install x@latest|git clone https://a.example/x|docker pull x|docker build .|docker start x|docker compose up -d|docker-compose up --wait|sudo apt-get install x|cmd /c npm install x|env A=b pip install x|echo ready|/usr/bin/mkdir x|npm.cmd i x|npm run build|pnpm test|docker compose down|docker-compose -f a.yml build|brew services start x|apk add x|bundle install|kubectl apply -f x|claude mcp add x|codex mcp list|fastmcp install x.py|mcp install x.py|uv run mcp install x.py|npx -y @smithery/cli install x|docs-mcp --help|git status|npx playwright install|mvn -q package|gh extension install x|npm --global install x'.split(
    '|',
  ),
)('%s does its work and ends', (line) => {
  expect(why(line)).toBe('ends');
});

test.each([
  ['shows', 'docker compose up|docker compose -f a.yml -p x up|docker-compose up|podman compose up'],
  ['builtin', 'cd /opt/x|source .env|export A=b'],
  ['variable', 'A=b npx -y x|npx A=b -y x|uvx API_KEY=x x-mcp'],
  [
    'idle',
    'npx|uvx|uvx --from x|npx -y -p x|bunx|node|python3|uv|uv run|deno run|docker run -i --rm|docker|bash|npm exec|pnpm dlx|bash -i|zsh --login|docker exec -i box bash|docker run -i x sh -l|docker exec',
  ],
  ['beyond', 'bash -c npx -y x|bash -cl npx -y x|sh -lc ./start.sh a|/bin/zsh -c node x.js'],
  ['unread', 'bash npx -y x|sh npx+-y+x|bash -l uvx x'],
  ['unsaid', 'cmd npx -y x|cmd.exe node x.js'],
  ['file', 'python -m server.py|python -m src/server.py|uv run -m server.py|uv run python -u -m src/server.py'],
  ['hyphen', 'python -m docs-mcp|uv run -m docs-mcp|py -m docs-mcp --stdio'],
  ['verb', 'npx install x|npx -y install x|uvx install x|uvx add x|uvx run x-mcp|npx -y exec @x/y'],
  [
    'listens',
    'uvicorn x:app|uv run uvicorn x:app|uv --directory y run uvicorn x:app|uv run --with uvicorn uvicorn x:app|poetry run python manage.py runserver|pnpm exec next dev|python -m http.server|python manage.py runserver|ollama serve|flask run|kubectl port-forward x 80|x.py --transport sse|x --transport=http|docker run -i x --transport streamable-http',
  ],
  [
    'inspects',
    'mcp dev x.py|uv run mcp dev x.py|uv run --with mcp[cli] mcp dev x.py|uv run -p 3.12 mcp dev x.py|uv --project y run fastmcp dev x.py|uvx fastmcp dev x.py|npx @modelcontextprotocol/inspector node x.js',
  ],
  ['unknown', 'npx -y @smithery/cli@latest run x --key a|npx @smithery/cli run x --profile=a'],
  ['unaddressed', 'npx mcp-remote|npx -y mcp-remote@latest --header A:b|mcp-remote'],
  ['address', 'npx -y https://a.example/mcp|uvx https://a.example/sse|node https://a.example/mcp'],
  [
    'repository',
    'uvx https://github.com/a/b|uvx --from https://github.com/a/b.git@v1 b|pipx run https://github.com/a/b.git|pipx run --spec https://gitlab.com/a/b@v1 b',
  ],
  ['program', 'node npx -y x|python uvx x|tsx npx x'],
  [
    'verbless',
    'npm docs-mcp|npm -y @x/y@latest|npm node x.js|npm npx -y x|uv docs-mcp|uv x.py|uv --quiet mcp-server-x|docker mcp/x|docker x:1.0|pipx x-mcp|pip x-mcp|go main.go|sudo docker a/b',
  ],
  ['runless', 'docker -i --rm x|docker -it x|docker --rm -i x|podman -e A=b x|docker --name=x y'],
])('%s: %s', (expected, lines) => {
  expect(lines.split('|').map((line) => [line, why(line)])).toEqual(lines.split('|').map((line) => [line, expected]));
});

test.each(
  'docs-mcp|npx -y x|npx -p x y|uvx x|uvx --from x y|uvx --unknown|npm start|npm run serve|npm exec x|uv run server.py|uv --directory x run y|uv tool run x|pipx run x|python server.py|python -m docs_mcp.server|python -u server.py|python -c import+x|bash -c npx+-y+x|bash -c exec+"$@" -- npx|bash start.sh|bash -l start.sh|cmd /c npx -y x|cmd /d /s /c npx+x|docker run -i x|docker start -ai x|docker compose run x|docker compose exec -T x y|docker mcp gateway run|docker exec -i x y|git mcp|node .|node --import x|npx -y @x/pip install|go run ./x|cargo run|bun run x|deno run x.ts|env A=b npx x|npx -y x A=b|node install|pwd-mcp|echo-mcp|my-pip install|docker exec -i x bash -c y|docker run -i bash|npx mcp-remote https://a.example/mcp|npx mcp-remote ${URL}|npx mcp-remote localhost:80/mcp|mcp-proxy --transport sse|x --transport sse https://a.example/sse|x --transport stdio|npx -y @smithery/cli@1.6.7 run x --key a|npx -y @smithery/cli run x --config y|uv run --with mcp mcp run x.py|uv run --with fastmcp fastmcp run x.py|uv run x.py mcp dev y|uv run --with fastmcp x-mcp fastmcp install|uv run --directory uvicorn x|npx -y https://github.com/a/mcp|deno run https://a.example/mcp|docker mcp gateway run|mcp run x.py|npm run build-mcp|uvx --from https://github.com/a/b.git b|uv tool run --from https://github.com/a/b.git b|bash -cl npx+-y+x|bash -euco pipefail npx+-y+x|bash -c -o pipefail npx+x|mvn compile exec:java|mvn -q clean spring-boot:run -Dx=y|gh extension exec mcp|go -C build run .|npm -w test run mcp|npm --prefix test run mcp|pnpm --filter test mcp|python x.py -m uvicorn|docker run -i mcp-remote|docker run -i mcp install|podman run -i --rootfs /x y|uvx --from git+https://github.com/a/b b|uvx https://github.com/a/b/archive/main.zip|npx -y https://github.com/a/b|npm --prefix x-mcp start|uv --directory x-mcp run y|npm ${X}|docker --context a/b run -i x|npx run|npx -y run x|uvx run|docker mcp gateway run x-mcp|docker -H tcp://a:1 run -i x|pnpm docs-mcp|yarn x-mcp|bun x-mcp|cargo x-mcp|deno x.ts|dotnet x.dll|npm --prefix=a/b start'.split(
    '|',
  ),
)('%s may be a server', (line) => {
  expect(why(line)).toBeUndefined();
});
