// Where one case is played: a home folder and a project of its own, and our servers under the names that texts give them.
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endAllOf, runProgram } from './program.mjs';

const local = fileURLToPath(new URL('servers/local.sh', import.meta.url));

/** What stands in texts: neither is there, so that a text is harmless wherever it is read. */
const programs = '/opt/witness/';
const addresses = '127.0.0.1:9/';

export class Stage {
  /**
   * @param {{ folder: string, packages: string, node: string, remote: { port: number, begun: (run: string) => string[] } }} of
   */
  constructor({ folder, packages, node, remote, compiled }) {
    this.folder = folder;
    this.run = folder
      .split('/')
      .slice(-2)
      .join('-')
      .replace(/[^\w-]/g, '-');
    this.home = join(folder, 'home');
    this.project = join(folder, 'project');
    this.packages = packages;
    this.node = node;
    this.remote = remote;
    this.compiled = compiled;
    this.model = `http://127.0.0.1:${remote.port}/model`;
    this.journal = join(folder, 'journal.txt');
    rmSync(folder, { recursive: true, force: true });
    for (const each of [this.home, join(this.home, 'tmp'), this.project, join(folder, 'bin')]) {
      mkdirSync(each, { recursive: true });
    }
    // Clients look for files up to the root of the repository.
    for (const each of ['objects', 'refs/heads']) mkdirSync(join(this.project, '.git', each), { recursive: true });
    this.write('.git/HEAD', 'ref: refs/heads/main\n');
    this.write('.git/config', '[core]\n\trepositoryformatversion = 0\n\tbare = false\n');
  }

  /** The path of an installed file. */
  installed(path) {
    return join(this.packages, 'node_modules', path);
  }

  /** A file of the project, or with ~/ of the home folder. */
  at(path) {
    return path.startsWith('~/') ? join(this.home, path.slice(2)) : join(this.project, path);
  }

  write(path, text) {
    mkdirSync(dirname(this.at(path)), { recursive: true });
    writeFileSync(this.at(path), text);
  }

  /** Folders below home that hold what the client unpacks at its first start are shared by all cases. */
  share(path, from) {
    mkdirSync(from, { recursive: true });
    mkdirSync(dirname(this.at(path)), { recursive: true });
    symlinkSync(from, this.at(path));
  }

  /** Writes the text of a case, with our servers and the folder of the project where it names them. */
  play(path, text) {
    for (const [, where, role] of text.matchAll(/(\/opt|~)\/witness\/(\w+)/g)) {
      const program = where === '~' ? this.at(`~/witness/${role}`) : join(this.folder, 'bin', role);
      mkdirSync(dirname(program), { recursive: true });
      writeFileSync(program, `#!/bin/sh\nexec /bin/sh ${local} ${this.journal} ${role}\n`, { mode: 0o755 });
    }
    this.write(
      path,
      text
        .replaceAll(programs, `${join(this.folder, 'bin')}/`)
        .replaceAll(addresses, `127.0.0.1:${this.remote.port}/${this.run}/`)
        .replaceAll('<project>', this.project),
    );
  }

  call({ program, script, args = [], env = {}, seconds, until }) {
    const [command, ...rest] = script === undefined ? [program, ...args] : [this.node, script, ...args];
    return runProgram(command, rest, { cwd: this.project, seconds, until, env: { ...this.environment(), ...env } });
  }

  environment() {
    return {
      PATH: `${dirname(this.node)}:/usr/bin:/bin`,
      HOME: this.home,
      TMPDIR: join(this.home, 'tmp'),
      LANG: 'C.UTF-8',
      TERM: 'dumb',
      NO_COLOR: '1',
      XDG_CONFIG_HOME: join(this.home, '.config'),
      XDG_DATA_HOME: join(this.home, '.local/share'),
      XDG_CACHE_HOME: join(this.home, '.cache'),
      XDG_STATE_HOME: join(this.home, '.local/state'),
      NODE_COMPILE_CACHE: this.compiled,
    };
  }

  /** Which of our servers were asked to begin. */
  begun() {
    const lines = existsSync(this.journal) ? readFileSync(this.journal, 'utf8').trim().split('\n') : [];
    return new Set([...lines, ...this.remote.begun(this.run)]);
  }

  /** Words of the client without what differs from run to run. */
  plain(words) {
    return words
      .replaceAll(join(this.folder, 'bin'), '/opt/witness')
      .replaceAll(this.project, '<project>')
      .replaceAll(this.home, '<home>')
      .replaceAll(`127.0.0.1:${this.remote.port}/${this.run}/`, addresses)
      .replaceAll(String(this.remote.port), '<port>')
      .replaceAll(this.packages, '<packages>')
      .replace(/\d{4}-\d\d-\d\d[T ][\d:.,]+Z?/g, '<time>');
  }

  end() {
    endAllOf(this.home);
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
