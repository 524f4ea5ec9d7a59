import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { importGraph } from '../architecture/imports.ts';

const graph = importGraph(join(import.meta.dirname, '../../src'));
const isOutput = (file: string) => /^report\/(?:servers\/)?outputs\/(?!(?:index|define)\.ts)/.test(file);

function importsFrom(from: (file: string) => boolean, to: RegExp): string[] {
  return graph.filter((each) => from(each.from) && to.test(each.to)).map((each) => `${each.from} imports ${each.to}`);
}

test('only a syntax makes what may be written', () => {
  const makers = importsFrom(() => true, /^report\/syntax\/make\.ts$/);
  expect(makers.length).toBeGreaterThan(5);
  expect(makers.filter((each) => !each.startsWith('report/syntax/'))).toEqual([]);
});

test('an output sees a report as it may be shown, and no findings, documents or servers as they were read', () => {
  expect(importsFrom(isOutput, /^report\/shown\/index\.ts$/).length).toBeGreaterThan(3);
  expect(importsFrom(isOutput, /^(?:parse|model\/(?!verdict)|report\/(?:report|report-of|shown\/(?!index)))/)).toEqual(
    [],
  );
});
