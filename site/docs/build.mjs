// The pages of docs/ as a site: plain HTML whose links are relative, so that it works below any path.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import Eleventy from '@11ty/eleventy';
import MiniSearch from 'minisearch';
import { rolldown } from 'rolldown';
import { symptoms } from '../../scripts/symptoms/cases.mjs';
import { pagesOf, sections } from './pages.mjs';

const here = import.meta.dirname;

/**
 * @param {string} root
 * @param {string} out
 * @param {{ home: string, version: string, rules: readonly object[] }} about
 */
export async function buildDocs(root, out, { home, version, rules }) {
  const pages = pagesOf(root);
  const bySource = new Map(pages.map((page) => [page.source, page]));
  const anchors = new Map();
  const links = [];
  const examples = examplesOf(rules);
  const eleventy = new Eleventy('docs', out, {
    quietMode: true,
    configPath: false,
    config(config) {
      config.setTemplateFormats(['md']);
      config.setIncludesDirectory('_includes');
      config.amendLibrary('md', (markdown) => adapt(markdown, { bySource, anchors, links, home }));
      for (const page of pages) {
        config.addTemplate(page.source.replaceAll('/', '__'), withTries(page, examples), {
          layout: 'page.njk',
          permalink: page.url,
          templateEngineOverride: 'md',
          title: page.title,
          lead: page.lead,
          source: page.source,
          url: page.url,
          section: sectionOf(page)?.url,
          sections,
          beside: besides(page, pages),
          up: '../'.repeat(page.url.split('/').length - 1),
          home,
          version,
        });
      }
    },
  });
  await eleventy.write();
  const broken = links.filter(({ page, hash }) => hash !== '' && !anchors.get(page)?.has(decodeURIComponent(hash)));
  if (broken.length > 0)
    throw new Error(`links lead nowhere:\n  ${broken.map(({ from, href }) => `${from}: ${href}`).join('\n  ')}`);
  for (const page of pages) redirect(page, out);
  writeFileSync(join(out, 'search-index.js'), `export default ${JSON.stringify(JSON.stringify(indexOf(pages)))};\n`);
  await script(out);
  cpSync(join(here, 'docs.css'), join(out, 'docs.css'));
  cpSync(join(root, 'docs/images'), join(out, 'images'), { recursive: true });
}

/** Every example that takes no option, by its rule and its title. */
function examplesOf(rules) {
  const found = new Map();
  for (const { rule, examples } of rules)
    for (const { title, files, asked } of examples) if (asked === undefined) found.set(`${rule.id}/${title}`, files);
  return found;
}

/** A link below the title of each example that opens it in the playground. */
function withTries({ source, text }, examples) {
  const symptom = symptoms.find(({ id }) => source === `docs/symptoms/${id}.md`);
  if (symptom !== undefined) {
    const files = Object.entries(symptom.wrong).map(([path, content]) => ({ path, text: content }));
    return text.replace(/^# .+$/m, (title) => `${title}\n\n[Try it](playground:${fragmentOf(files)})`);
  }
  const rule = /^docs\/rules\/(.+)\.md$/.exec(source)?.[1];
  if (rule === undefined) return text;
  return text.replace(/^### (.+)$/gm, (heading, title) => {
    const files = examples.get(`${rule}/${title}`);
    return files === undefined ? heading : `${heading}\n\n[Try it](playground:${fragmentOf(files)})`;
  });
}

/** As the playground writes it. */
export function fragmentOf(files) {
  const list = files.map(({ path, text }) => [path, text]);
  return `#1.${deflateRawSync(JSON.stringify(list)).toString('base64url')}`;
}

function sectionOf({ folder, url }) {
  return (
    sections.find((each) => each.folder === folder && folder !== '') ??
    (folder === '.' && url !== 'index.html' ? sections[0] : undefined)
  );
}

/** The other pages of the section. */
function besides(page, pages) {
  if (sectionOf(page) === undefined) return [];
  return pages
    .filter((each) => each.folder === page.folder && !/(?:^|\/)index\.html$/.test(each.url))
    .map(({ url, title }) => ({ url, title }))
    .sort((a, b) => a.title.toLowerCase().localeCompare(b.title.toLowerCase(), 'en'));
}

/** Links between the pages of the repository, headings that can be linked, tables and code that keys can scroll. */
function adapt(markdown, { bySource, anchors, links, home }) {
  markdown.set({ html: true });
  markdown.core.ruler.push('anchors', ({ tokens, env }) => {
    const taken = new Map();
    for (const [index, token] of tokens.entries()) {
      if (token.type !== 'heading_open') continue;
      const slug = slugOf(tokens[index + 1].children.map(({ content }) => content).join(''), taken);
      token.attrSet('id', slug);
    }
    anchors.set(
      env.source,
      new Set(tokens.flatMap((token) => (token.type === 'heading_open' ? [token.attrGet('id')] : []))),
    );
    for (const inline of tokens)
      for (const token of inline.children ?? []) {
        if (token.type === 'link_open') link(token, env);
        if (token.type === 'image') token.attrSet('src', `${env.up}${token.attrGet('src')}`);
      }
  });
  const { rules } = markdown.renderer;
  rules.table_open = () => '<div class="scroll" tabindex="0" role="region" aria-label="A table"><table>\n';
  rules.table_close = () => '</table></div>\n';
  rules.fence = (tokens, index) =>
    `<pre tabindex="0"><code>${markdown.utils.escapeHtml(tokens[index].content)}</code></pre>\n`;

  function link(token, { source, up }) {
    const href = token.attrGet('href');
    if (href.startsWith('playground:')) {
      token.attrSet('href', `${up}playground/index.html${href.slice('playground:'.length)}`);
      token.attrSet('class', 'try');
      return;
    }
    if (/^[a-z]+:/i.test(href)) return;
    const [path, hash = ''] = href.split('#');
    const target = path === '' ? source : posix.normalize(posix.join(posix.dirname(source), path));
    const page = bySource.get(target) ?? bySource.get(posix.join(target, 'README.md'));
    if (page === undefined) {
      token.attrSet('href', `${home}/blob/main/${target}${hash === '' ? '' : `#${hash}`}`);
      return;
    }
    links.push({ from: source, href, page: page.source, hash });
    token.attrSet('href', `${up}${page.url}${hash === '' ? '' : `#${hash}`}`);
  }
}

/** As GitHub makes them, since the pages are read there, too. */
function slugOf(text, taken) {
  const slug = text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M} _-]/gu, '')
    .replaceAll(' ', '-');
  const times = taken.get(slug) ?? 0;
  taken.set(slug, times + 1);
  return times === 0 ? slug : `${slug}-${times}`;
}

/** The address that a page has in the repository leads to it in the site: findings name the one, and stay right. */
function redirect({ source, url }, out) {
  const file = join(out, source, 'index.html');
  const target = `${'../'.repeat(source.split('/').length)}${url}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    `<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>mcp-lint</title>\n<link rel="icon" href="data:,">\n<meta http-equiv="refresh" content="0; url=${target}">\n<link rel="canonical" href="${target}">\n<p><a href="${target}">The page is here.</a></p>\n</html>\n`,
  );
}

function indexOf(pages) {
  const search = new MiniSearch({
    idField: 'url',
    fields: ['title', 'headings', 'text'],
    storeFields: ['title', 'lead'],
  });
  search.addAll(
    pages.map(({ url, title, lead, text, source }) => ({
      url,
      title,
      lead,
      headings: Array.from(text.matchAll(/^##+ (.+)$/gm), ([, heading]) => heading).join('\n'),
      // Of what is long and much alike, the beginning says what it is about.
      text: /^docs\/(?:rules|clients)\//.test(source) ? text.slice(0, 1500) : text.slice(0, 20_000),
    })),
  );
  return search;
}

async function script(out) {
  const made = await rolldown({ cwd: here, input: { docs: 'main.ts' }, platform: 'browser' });
  await made.write({
    dir: out,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'docs-[name].js',
    minify: true,
    comments: false,
  });
  await made.close();
}
