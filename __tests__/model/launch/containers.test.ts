import { describe, expect, test } from '@jest/globals';
import { containerRun, isOn, packageRun, podExec } from '../../../src/model/launch/index.ts';

function read(line: string) {
  return containerRun(line.split(' '));
}

describe('docker run', () => {
  test.each([
    ['docker run -i x', true],
    ['docker run -ti x', true],
    ['docker run --interactive=true x', true],
    ['docker run --rm -e A -i x', true],
    ['docker run -eA -i x', true],
    ['docker run -iv /a:/b x', true],
    ['docker run -e -i x', false],
    ['docker run x -i', false],
    ['docker run --name -i x', false],
    ['docker run -i --interactive=false x', false],
    ['docker run -i=false x', false],
    ['docker run -ei x', false],
    ['podman run --rootfs -i /x', true],
  ])('%s: the input is open: %p', (line, expected) => {
    const run = read(line);
    expect(run && isOn(run, '-i', '--interactive')).toBe(expected);
  });

  test('says where the value of an option stands', () => {
    expect(read('docker run -v/a:/b --volume=/c:/d --mount type=x i')?.options).toEqual([
      { name: '-v', value: '/a:/b', word: 2, valueWord: 2, valueStart: 2 },
      { name: '--volume', value: '/c:/d', word: 3, valueWord: 3, valueStart: 9 },
      { name: '--mount', value: 'type=x', word: 4, valueWord: 5, valueStart: 0 },
    ]);
  });
});

test('a folder in the place of an image is no package', () => {
  expect(packageRun('podman run -i --rootfs box/x y'.split(' '))).toBeUndefined();
});

test.each([
  ['kubectl exec -i x -- y', true],
  ['kubectl exec x -ic box -- y', true],
  ['kubectl exec -qi x -- y', true],
  ['kubectl exec -tqi x -- y', true],
  ['kubectl exec -t x -- y', false],
  ['kubectl exec -it=false x -- y', true],
  ['kubectl exec -i=false x -- y', false],
  ['kubectl exec x -- y -i', false],
])('%s: the input is open: %p', (line, expected) => {
  const run = podExec(line.split(' '));
  expect(run && isOn(run, '-i', '--interactive')).toBe(expected);
});
