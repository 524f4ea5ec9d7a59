import { expect, test } from '@jest/globals';
import { render, reportFormats } from '../../src/report/index.ts';
import textOutput from '../../src/report/outputs/text.ts';
import { file, plain as options, report } from './support.ts';

test('a report without findings is the same text, whoever writes it', async () => {
  for (const empty of [report([], [file('.mcp.json')]), report([], [])]) {
    expect(await render('text', empty, options)).toBe(textOutput.write(empty, { ...options, rules: [] }));
  }
});

test('every format ends its last line', async () => {
  const empty = report([], [file('.mcp.json')]);
  for (const format of reportFormats) expect(await render(format, empty, options)).toMatch(/\n$/);
});
