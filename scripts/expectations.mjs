// npm run expectations -- [--write] [part of format/folder/name]: what fixtures give now, against their
// ".out" files, and what files without servers give, against `nothing.txt`.
// Each changed sentence is shown once, to be read before it is written.
import { register } from 'node:module';

register('../__tests__/running/hooks.mjs', import.meta.url);
const { changesIn, staleOnes, write } = await import('../__tests__/formats/expectations.ts');
const { expectedOfNothing, saidNow, writeNothing } = await import('../__tests__/formats/nothing.ts');

const writes = process.argv.includes('--write');
const [word = ''] = process.argv.slice(2).filter((argument) => argument !== '--write');

const stale = await staleOnes(word);
for (const { old, now, titles } of changesIn(stale)) {
  const others = titles.length === 1 ? '' : ` and ${titles.length - 1} more`;
  console.log(`${titles[0]}${others}`);
  if (old !== undefined) console.log(`  - ${old}`);
  if (now !== undefined) console.log(`  + ${now}`);
}
const said = await saidNow(word);
const expected = expectedOfNothing();
const other = [...new Set([...expected.keys(), ...said.keys()])].filter(
  (text) => expected.get(text) !== said.get(text),
);
for (const text of other) {
  console.log(text);
  if (expected.has(text)) console.log(`  - ${expected.get(text)}`);
  if (said.has(text)) console.log(`  + ${said.get(text)}`);
}

const count = stale.length + (other.length === 0 ? 0 : 1);
const files = count === 1 ? '1 file' : `${count} files`;
if (count === 0) console.log('every expectation is as found');
else if (writes) {
  for (const one of stale) write(one);
  if (other.length > 0) writeNothing(said);
  console.log(`wrote ${files}`);
} else {
  console.log(`${files} to change; --write does it`);
  process.exitCode = 1;
}
