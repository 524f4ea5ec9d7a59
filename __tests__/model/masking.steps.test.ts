import { test } from '@jest/globals';
import { maskOf, wordsAbout } from '../../src/model/masking/index.ts';
import type { Language } from '../../src/parse/index.ts';
import { expectLinear } from '../counting/steps.ts';
import { parse } from '../report/support.ts';

test.each<[string, Language, (size: number) => string]>([
  ['variables', 'json', (size) => `{${repeated(size, (at) => `"PW_${at}":"correct${at}horse"`)}}`],
  ['equal ones', 'json', (size) => `{${repeated(size, (at) => `"PW_${at}":"correcthorse"`)}}`],
  ['items of a list', 'json', (size) => `["--password",${repeated(size, () => 'null')},"correcthorse"]`],
  ['pairs', 'json', (size) => `[${repeated(size, () => '["DB_PASSWORD","correcthorse"]')}]`],
  ['tables in tables', 'json', (size) => `{${repeated(size, (at) => `"PASSWORD${at}":{"a":{"b":"correcthorse"}}`)}}`],
  ['what is not closed', 'json', (size) => `{${repeated(size, (at) => `"PW_${at}" /* x */ "correct${at}horse`)}`],
  ['brackets that are not closed', 'json', (size) => `{"PASSWORD":${'['.repeat(size)}`],
  ['JSON5', 'json', (size) => `{${repeated(size, (at) => `pw${at}: // x\n'correct${at}'`)}}`],
  ['lines of YAML', 'yaml', (size) => `${repeated(size, (at) => `PW_${at}: # x\n  correct${at}horse\n`, '')}x: [`],
  [
    'headers of TOML',
    'toml',
    (size) => `x = = 1\n${repeated(size, (at) => `[a.PW_${at}]\nvalue = 'correct${at}'\n`, '')}`,
  ],
])('a mask of many %s', async (_what, language, textOf) => {
  await expectLinear(100, (size) => {
    const document = parse(textOf(size), 'a', language);
    maskOf(document).slice(0, Math.min(200, document.text.length));
    for (let index = 0; index < size; index += 1)
      wordsAbout(`server "correct${index}horse" of "correcthorse"`, [document]);
  });
});

function repeated(size: number, piece: (at: number) => string, between = ','): string {
  return Array.from({ length: size }, (_, at) => piece(at)).join(between);
}
