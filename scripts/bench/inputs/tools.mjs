import { randomOf } from './random.mjs';
import { put } from './tree.mjs';

const verbs = ['list', 'get', 'create', 'update', 'archive', 'search', 'export', 'compare'];
const things = [
  'issue',
  'order',
  'invoice',
  'customer',
  'branch',
  'dashboard',
  'deployment',
  'document',
  'label',
  'job',
];
const sentences = [
  'Returns the newest first.',
  'Use it when the user asks for a single one by its number.',
  'Dates are in ISO 8601 and in UTC.',
  'At most 100 are returned; pass the cursor of the answer to get more.',
  'Nothing is changed when "dry_run" is true.',
  'Fails with a message when the account has no access to the project.',
  'The text may hold Markdown, of which headings and lists are kept.',
];

/** Saved lists of tools: 20 servers of 100 tools each are 5 MB. All of them are clean. */
export function toolLists(folder, seed, servers = 20) {
  const random = randomOf(seed);
  return Array.from({ length: servers }, (_, server) => {
    const tools = Array.from({ length: 100 }, (_, index) => tool(random, `${random.one(verbs)}_s${server}_${index}`));
    const path = `server-${server}.tools.json`;
    put(folder, path, `${JSON.stringify({ tools }, null, 2)}\n`);
    return { path, faulty: false, json: `${folder}/${path}` };
  });
}

export function tool(random, name, size = 6) {
  const thing = random.one(things);
  const properties = Object.fromEntries(
    Array.from({ length: size }, (_, index) => [`${random.one(things)}_${index}`, property(random, 2)]),
  );
  const [first] = Object.keys(properties);
  return {
    name: `${name}_${thing}`,
    title: `${thing[0].toUpperCase()}${thing.slice(1)}s of a project`,
    description: `Reads the ${thing}s that ${name} is for. ${described(random, 3)}`,
    inputSchema: { type: 'object', properties, required: [first], additionalProperties: false },
    annotations: { readOnlyHint: true, destructiveHint: false, openWorldHint: false },
  };
}

function property(random, depth) {
  const description = described(random, 1);
  const make = random.weighted([
    [5, () => ({ type: 'string', description })],
    [2, () => ({ type: 'string', format: 'date-time', description })],
    [2, () => ({ type: 'integer', minimum: 1, maximum: 100, default: 20, description })],
    [1, () => ({ type: 'boolean', default: false, description })],
    [2, () => ({ type: 'string', enum: ['open', 'closed', 'merged', 'all'], default: 'open', description })],
    [1, () => ({ type: 'array', items: { type: 'string' }, maxItems: 50, description })],
    [
      depth > 0 ? 2 : 0,
      () => ({
        type: 'object',
        description,
        properties: {
          from: property(random, depth - 1),
          to: property(random, depth - 1),
          by: { type: 'string', description },
        },
        additionalProperties: false,
      }),
    ],
  ]);
  return make();
}

function described(random, count) {
  return Array.from({ length: count }, () => random.one(sentences)).join(' ');
}
