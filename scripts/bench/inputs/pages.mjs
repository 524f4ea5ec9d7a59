import { join } from 'node:path';
import { randomOf } from './random.mjs';
import { put } from './tree.mjs';

const SENTENCES = [
  'Each request carries the account, and the answer says what is left of its quota.',
  'Set the region before the first call — it cannot be changed afterwards.',
  'See [the guide](guide.md) for the order in which the steps run.',
  'A worker takes one job at a time; what fails is tried again after a pause.',
  'The table below lists what each plan includes.',
];
const BLOCKS = [
  '```sh\nnpm install shop\nnpx shop init --region eu\n```',
  '```json\n{ "region": "eu", "workers": 4, "retries": { "count": 3 } }\n```',
  '```js\nimport { shop } from "shop";\n\nawait shop.open({ region: "eu" });\n```',
];

/** Documentation of something else: 1 to 12 KB of prose and code in each file, forty to a folder. */
export function documentation(folder, seed, count) {
  const random = randomOf(seed);
  put(folder, 'package.json', '{ "name": "shop", "private": true }\n');
  return Array.from({ length: count }, (_, index) => {
    const path = `docs/part-${Math.floor(index / 40)}/page-${index % 40}.md`;
    const sections = Array.from({ length: random.whole(3, 30) }, (_, number) => {
      const prose = Array.from({ length: random.whole(2, 6) }, () => random.one(SENTENCES)).join(' ');
      return `## Part ${number}\n\n${prose}\n${random.chance(0.4) ? `\n${random.one(BLOCKS)}\n` : ''}`;
    });
    put(folder, path, `# Page ${index}\n\n${sections.join('\n')}`);
    return { path, faulty: false, json: join(folder, path) };
  });
}
