// Changes one word of one message in a copy, generates and builds, and holds the diff to what a person still looks at.
// node scripts/check-diff.mjs [rule…]
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inCopy } from './copy.mjs';

const MOST_BYTES = 20_000;
const MOST_FILES = 10;
const rules = process.argv.length > 2 ? process.argv.slice(2) : ['url-plain-http'];

inCopy('diff', [], (copy) => {
  const run = (command, ...args) =>
    execFileSync(command, args, {
      cwd: copy,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' },
    });
  const git = (...args) => run('git', '-c', 'user.name=diff', '-c', 'user.email=diff@example.com', ...args);
  const make = () => {
    run('node', 'scripts/generate.mjs');
    run('node', 'scripts/build.mjs');
  };
  git('init', '--quiet');
  make();
  for (const rule of rules) {
    git('add', '--all');
    git('commit', '--quiet', '--message', `before ${rule}`);
    const [from, to] = changeWord(copy, rule);
    make();
    // The change itself is what somebody wants to see; what comes with it is what counts.
    const files = git('diff', '--name-only').trim().split('\n');
    const bytes = Buffer.byteLength(git('diff', '--text'));
    console.log(`${rule}: "${from}" to "${to}" is a diff of ${bytes} bytes in ${files.length} files`);
    if (bytes > MOST_BYTES || files.length > MOST_FILES) {
      console.error(
        `more than ${MOST_BYTES} bytes or ${MOST_FILES} files:\n  ${git('diff', '--numstat').trim().replaceAll('\n', '\n  ')}`,
      );
      process.exitCode = 1;
    }
  }
});

/** The first word of some length in the first message of the rule. */
function changeWord(copy, rule) {
  const folder = readdirSync(join(copy, 'src/rules')).find((name) =>
    readdirSync(join(copy, 'src/rules'), { recursive: true }).includes(join(name, `${rule}.ts`)),
  );
  if (folder === undefined) throw new Error(`there is no rule "${rule}"`);
  const file = join(copy, 'src/rules', folder, `${rule}.ts`);
  const text = readFileSync(file, 'utf8');
  const start = text.indexOf('  messages: {');
  const sentences = Array.from(text.slice(start).matchAll(/=>\s*([`'])(.+?)\1,?\n/g), ([, , sentence]) => sentence);
  const wordIn = (sentence) =>
    sentence.split(/\$\{[^}]*\}/).flatMap((part) => / ([a-z]{4,})(?= )/.exec(part)?.[1] ?? [])[0];
  const sentence = sentences.find((each) => wordIn(each) !== undefined);
  if (start === -1 || sentence === undefined) throw new Error(`no message of "${rule}" has a word to change`);
  const word = wordIn(sentence);
  const changed = [...word].reverse().join('');
  writeFileSync(file, text.replace(sentence, sentence.replace(` ${word} `, ` ${changed} `)));
  return [word, changed];
}
