// npm run expectations -- [--write] [part of format/folder/name]: what fixtures give now, against their ".out" files.
// Each changed sentence is shown once, to be read before it is written.
import { register } from 'node:module';

register('../__tests__/running/hooks.mjs', import.meta.url);
const { changesIn, staleOnes, write } = await import('../__tests__/formats/expectations.ts');
const { clients, expectedOfNothing, saidOfNothing, writeNothing } = await import('../__tests__/formats/nothing.ts');

const writes = process.argv.includes('--write');
const [word = ''] = process.argv.slice(2).filter((argument) => argument !== '--write');

const stale = await staleOnes(word);
for (const { old, now, titles } of changesIn(stale)) {
  const others = titles.length === 1 ? '' : ` and ${titles.length - 1} more`;
  console.log(`${titles[0]}${others}`);
  if (old !== undefined) console.log(`  - ${old}`);
  if (now !== undefined) console.log(`  + ${now}`);
}
if (word === '') {
  const said = new Map();
  for (const client of clients) for (const [text, words] of await saidOfNothing(client)) said.set(text, words);
  const expected = expectedOfNothing();
  const other = [...said].filter(([text, words]) => expected.get(text) !== words);
  for (const [text, words] of other) console.log(`${text}\n  - ${expected.get(text)}\n  + ${words}`);
  if (writes) writeNothing(said);
  else if (other.length > 0) process.exitCode = 1;
}
const files = stale.length === 1 ? '1 file' : `${stale.length} files`;
if (stale.length === 0) console.log('every expectation is as found');
else if (writes) {
  for (const one of stale) write(one);
  console.log(`wrote ${files}`);
} else {
  console.log(`${files} to change; --write does it`);
  process.exitCode = 1;
}
