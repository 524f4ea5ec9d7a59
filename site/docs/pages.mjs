// What of the repository is a page, and where each page lies.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** The sections of the site, in the order of its head. */
export const sections = [
  { url: 'guide.html', title: 'Guide', folder: '' },
  { url: 'symptoms/index.html', title: 'Symptoms', folder: 'symptoms' },
  { url: 'rules/index.html', title: 'Rules', folder: 'rules' },
  { url: 'clients/index.html', title: 'Clients', folder: 'clients' },
  { url: 'playground/index.html', title: 'Playground', folder: undefined },
];

/** In the order in which somebody needs them. */
const guide = [
  'cli',
  'playground',
  'configuration',
  'fixes',
  'tools',
  'action',
  'ci',
  'editors',
  'untrusted',
  'secrets',
  'api',
  'mistakes',
  'versions',
  'comparison',
];

/** @returns every page: its source in the repository, its address in the site, its text */
export function pagesOf(root) {
  const read = (source) => readFileSync(join(root, source), 'utf8').replaceAll('\r\n', '\n');
  const inDocs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((path) => `docs/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.md'));
  const others = ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md'];
  const pages = [...others, ...inDocs].map((source) => ({ source, url: urlOf(source), text: read(source) }));
  pages.push(guidePage(pages));
  return pages.map((page) => ({ ...page, title: titleOf(page), lead: leadOf(page), folder: posix.dirname(page.url) }));
}

/** `README.md` of a folder is its index. */
function urlOf(source) {
  if (source === 'README.md') return 'index.html';
  const inDocs = source.replace(/^docs\//, '');
  return (/^[A-Z]+\.md$/.test(inDocs) ? inDocs.toLowerCase() : inDocs.replace(/README\.md$/, 'index.md')).replace(
    /\.md$/,
    '.html',
  );
}

function guidePage(pages) {
  const own = pages.filter(({ source }) => posix.dirname(source) === 'docs');
  const known = new Map(own.map((page) => [posix.basename(page.source, '.md'), page]));
  const names = [
    ...guide.filter((name) => known.has(name)),
    ...[...known.keys()].filter((name) => !guide.includes(name)).sort(),
  ];
  const rows = names.map((name) => `- [${titleOf(known.get(name))}](${name}.md)`);
  const more = ['CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md'].map(
    (name) => `- [${titleOf(pages.find(({ source }) => source === name))}](../${name})`,
  );
  return {
    source: 'docs/guide.md',
    url: 'guide.html',
    text: `# Guide\n\nHow mcp-lint is used, and how it is made.\n\n${[...rows, ...more].join('\n')}\n`,
  };
}

export function titleOf({ text, source }) {
  return plainOf(/^# (.+)$/m.exec(text)?.[1] ?? source);
}

/** The first sentence that is no heading, no list and no comment. */
function leadOf({ text }) {
  const [line = ''] = text.split('\n').filter((each) => /^[\p{L}"]/u.test(each));
  return plainOf(line).slice(0, 200);
}

function plainOf(markdown) {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '');
}
