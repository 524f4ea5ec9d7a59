import { expect, test } from '@jest/globals';
import { render, renderJson, renderText, reportFormats } from '../../src/report/index.ts';
import { file, plain as options, report } from './support.ts';

test('a report without findings is the same text, whoever writes it', async () => {
  for (const empty of [report([], [file('.mcp.json')]), report([], [])]) {
    expect(await render('text', empty, options)).toBe(renderText(empty, options));
  }
});

test('every format is written by its own renderer', async () => {
  const empty = report([], [file('.mcp.json')]);
  expect(await render('json', empty, options)).toBe(renderJson(empty, options));
  for (const format of reportFormats) expect(await render(format, empty, options)).toMatch(/\n$/);
});
