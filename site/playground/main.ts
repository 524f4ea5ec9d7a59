import type { Diagnostic } from '@codemirror/lint';
import type { EditorState } from '@codemirror/state';
import type { Finding, Report } from '../../src/index.ts';
import { clients } from './clients.generated.ts';
import type { Taken } from './dropped.ts';
import { Editor, replaced, spanOf } from './editor.ts';
import { button, byId, element } from './elements.ts';
import { type Acts, showFindings, summaryOf } from './findings.ts';
import { type Example, first } from './first-example.ts';
import { Judge } from './judge.ts';
import type { Linked } from './link.ts';
import { plain } from './paths.ts';
import type { Texts } from './protocol.ts';

/** A file with a tab. */
interface Open {
  path: string;
  /** The client whose file it is said to be; empty where its path says it. */
  client: string;
  state: EditorState;
}

const judge = new Judge();
const path = byId<HTMLInputElement>('path');
const client = byId<HTMLSelectElement>('client');
const list = byId('findings');
const summary = byId('summary');
const fixAll = byId<HTMLButtonElement>('fix-all');
const overview = byId<HTMLDetailsElement>('overview');
const editor = new Editor({ parent: byId('editor'), typed: changed });

let files: Open[] = [];
let active = 0;
/** Files of a folder that no client reads, but that others refer to. */
let beside: Texts = {};
let report: Report | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Counted with each change, so that an answer about what was there before is left alone. */
let edition = 0;
/** That of the report. */
let judged = 0;
/** Whether the other examples have been asked for, which nobody needs to see the first finding. */
let isOffered = false;

for (const { id, name } of clients) client.append(element('option', { value: id }, name));
const to = byId<HTMLSelectElement>('to');
for (const { id, name, isWritten } of clients) if (isWritten) to.append(element('option', { value: id }, name));
const choice = byId<HTMLSelectElement>('examples');
const examples: Example[] = [];
offer(first);

choice.addEventListener('change', () => {
  const example = examples[choice.selectedIndex - 1];
  if (example !== undefined) take({ files: example.files, chosen: {} });
});
path.addEventListener('input', rename);
client.addEventListener('change', () => {
  current().client = client.value;
  changed(0);
});
byId('add').addEventListener('click', () => {
  files.push(opened(unused('.mcp.json'), ''));
  select(files.length - 1);
  changed(0);
  path.focus();
  path.select();
});
fixAll.addEventListener('click', () => void mendAll());
byId('convert').addEventListener('click', () => void convert());
byId('link').addEventListener('click', () => void share());
overview.addEventListener('toggle', () => void compare());
addEventListener('hashchange', () => void follow());
wirePicker('open-files', 'pick-files');
wirePicker('open-folder', 'pick-folder');
wireDrop();
wireTabs();
await follow();

async function follow(): Promise<void> {
  const fragment = location.hash.slice(1);
  if (fragment === '' || fragment === 'editor') {
    if (files.length === 0) take({ files: first.files, chosen: {} });
    return;
  }
  try {
    const { fromFragment } = await import('./link.ts');
    take(await fromFragment(fragment));
    tell('These files came with the link. They are judged in this page and nothing in them is run.');
  } catch (error) {
    if (files.length === 0) take({ files: { '.mcp.json': '' }, chosen: {} });
    tell(`The files of this link cannot be shown: ${wordsOf(error)}.`);
  }
}

function offer(example: Example): void {
  examples.push(example);
  choice.append(element('option', {}, example.title));
}

async function offerOthers(): Promise<void> {
  const { others } = await import('./examples.ts');
  for (const each of others) offer(each);
}

function take({ files: texts, chosen }: Linked): void {
  beside = {};
  files = Object.entries(texts).map(([each, text]) => opened(plain(each), text, known(chosen[each])));
  select(0);
  changed(0);
}

function known(id: string | undefined): string {
  return clients.some((each) => each.id === id) ? (id ?? '') : '';
}

function opened(name: string, text: string, chosen = ''): Open {
  return { path: name, client: chosen, state: editor.create(text) };
}

function current(): Open {
  const file = files[active];
  if (file === undefined) throw new Error('a file is always open');
  return file;
}

function select(index: number): void {
  active = index;
  const file = current();
  path.value = file.path;
  fault('');
  client.value = file.client;
  editor.show(file.state);
  showTabs();
  show();
}

function keep(): void {
  current().state = editor.state;
}

/** What was typed is judged as soon as the hands rest. */
function changed(wait = 200): void {
  keep();
  edition += 1;
  clearTimeout(timer);
  timer = setTimeout(() => void lint(), wait);
}

async function lint(): Promise<void> {
  const asked = edition;
  try {
    const ask = { files: texts(), chosen: chosen() };
    if (report === undefined) {
      const seen = await judge.ask('glance', ask);
      if (asked !== edition) return;
      report = seen;
      show();
      // What mends them comes when they can be read: it takes other clients, too.
      timer = setTimeout(() => void lint(), 200);
      return;
    }
    const answer = await judge.ask('lint', ask);
    if (asked !== edition) return;
    report = answer;
    judged = asked;
    show();
    if (overview.open) void compare();
  } catch (error) {
    if (asked !== edition) return;
    report = undefined;
    list.replaceChildren();
    editor.mark([]);
    fixAll.disabled = true;
    summary.textContent = `Not judged: ${wordsOf(error)}.`;
  }
}

function texts(): Texts {
  return { ...beside, ...Object.fromEntries(files.map((file) => [file.path, file.state.doc.toString()])) };
}

function chosen(): Texts {
  return Object.fromEntries(files.flatMap((file) => (file.client === '' ? [] : [[file.path, file.client]])));
}

function show(): void {
  if (report === undefined) return;
  const { path: shown } = current();
  const acts: Acts = { go, fix: mend };
  showFindings(list, { report, path: shown, isAlone: files.length === 1 }, acts);
  summary.textContent = summaryOf(report);
  fixAll.disabled = !report.findings.some(({ fix }) => fix?.safety === 'safe');
  const readers = report.files.filter((each) => each.path === shown);
  byId('readers').textContent = readers
    .map(
      ({ client: id, format, servers }) =>
        `Judged as ${nameOf(id)} (${format}), ${servers.length} ${servers.length === 1 ? 'server' : 'servers'}`,
    )
    .join('; ');
  editor.mark(report.findings.filter((each) => each.path === shown).map(diagnostic));
  if (isOffered) return;
  isOffered = true;
  void offerOthers();
}

function nameOf(id: string): string {
  return clients.find((each) => each.id === id)?.name ?? id;
}

function diagnostic(finding: Finding): Diagnostic {
  const { severity, message, help, rule, fix } = finding;
  return {
    ...spanOf(editor.state.doc, finding),
    severity,
    source: rule,
    message: help === undefined ? message : `${message}\n${help}`,
    ...(fix === undefined ? {} : { actions: [{ name: fix.title, apply: () => mend(finding) }] }),
  };
}

function go(finding: Finding): void {
  const index = files.findIndex((each) => each.path === finding.path);
  if (index < 0) return;
  keep();
  if (index !== active) select(index);
  const { from, to } = spanOf(editor.state.doc, finding);
  editor.select(from, to);
}

/** One remedy, as it was found: it is gone as soon as something has been typed. */
function mend({ fix }: Finding): void {
  if (fix === undefined || judged !== edition) return;
  const edits = fix.edits.flatMap((edit) => {
    const file = files.find((each) => each.path === edit.path);
    return file === undefined ? [] : [{ edit, file }];
  });
  // All of it or nothing.
  if (edits.length < fix.edits.length) return;
  keep();
  for (const file of new Set(edits.map((each) => each.file))) {
    const { doc } = file.state;
    const pieces = edits
      .filter((each) => each.file === file)
      .map(({ edit }) => ({ ...spanOf(doc, edit), text: edit.text }))
      .sort((a, b) => b.from - a.from);
    let text = doc.toString();
    for (const { from, to, text: put } of pieces) text = text.slice(0, from) + put + text.slice(to);
    write(file, text);
  }
  changed(0);
}

async function mendAll(): Promise<void> {
  keep();
  try {
    const { files: mended, report: after } = await judge.ask('fix', { files: texts(), chosen: chosen() });
    for (const file of files) if (mended[file.path] !== undefined) write(file, mended[file.path] ?? '');
    const count = after.fixed?.length ?? 0;
    tell(`Mended ${count} ${count === 1 ? 'finding' : 'findings'}.`);
    changed(0);
  } catch (error) {
    tell(`Nothing was mended: ${wordsOf(error)}.`);
  }
}

function write(file: Open, text: string): void {
  if (file !== current()) file.state = replaced(file.state, text);
  else {
    editor.replace(text);
    keep();
  }
}

function rename(): void {
  const wanted = plain(path.value);
  const isTaken = files.some((each, index) => index !== active && each.path === wanted);
  fault(wanted === '' ? 'A file has a path, such as .mcp.json' : isTaken ? 'Another tab has this path' : '');
  if (wanted === '' || isTaken) return;
  current().path = wanted;
  showTabs();
  changed();
}

function fault(words: string): void {
  byId('path-fault').textContent = words;
  path.setAttribute('aria-invalid', String(words !== ''));
}

function unused(name: string): string {
  const taken = new Set(files.map((each) => each.path));
  if (!taken.has(name)) return name;
  for (let number = 2; ; number += 1) if (!taken.has(`${number}/${name}`)) return `${number}/${name}`;
}

/** The files as they may be shown to others, in the address. */
async function share(): Promise<void> {
  keep();
  const before = Object.fromEntries(files.map((file) => [file.path, file.state.doc.toString()]));
  try {
    const { toFragment } = await import('./link.ts');
    const after = await judge.ask('masked', { files: before });
    const masked = Object.keys(before).filter((each) => before[each] !== after[each]);
    const address = new URL(location.href);
    address.hash = await toFragment({ files: after, chosen: chosen() });
    history.replaceState(null, '', address);
    const words = masked.length === 0 ? '' : ` What looks like a secret in ${masked.join(', ')} is masked in it.`;
    tell(`${await copied(address.href)}${words}`);
  } catch (error) {
    tell(`There is no link: ${wordsOf(error)}.`);
  }
}

async function copied(address: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(address);
    return 'The link is in the clipboard and in the address bar. It holds the files themselves.';
  } catch {
    return 'The link is in the address bar. It holds the files themselves.';
  }
}

/** The servers of the file that is shown, in a tab of their own, as the other client reads them. */
async function convert(): Promise<void> {
  keep();
  const { path: source, client: from } = current();
  const place = byId('losses');
  place.replaceChildren();
  try {
    const { showLosses } = await import('./losses.ts');
    const converted = await judge.ask('convert', { files: texts(), path: source, from, to: to.value });
    const [output] = converted.outputs;
    if (output === undefined) throw new Error('no server can be written for it');
    const target = put(
      output.path ?? `${output.client}/servers`,
      output.text,
      output.path === undefined ? output.client : '',
    );
    showLosses(place, converted, source, target);
    tell(
      `Wrote ${target} for ${nameOf(output.client)}. ${converted.lossy ? 'Not everything could be written; see below the text.' : 'Nothing is lost.'}`,
    );
    changed(0);
  } catch (error) {
    tell(`Nothing was converted: ${wordsOf(error)}.`);
  }
}

/** Into the tab of this path, or a new one, which is then shown. */
function put(name: string, text: string, chosenClient: string): string {
  const index = files.findIndex((each) => each.path === name);
  if (index < 0) files.push(opened(name, text, chosenClient));
  select(index < 0 ? files.length - 1 : index);
  if (index >= 0) write(current(), text);
  return name;
}

async function compare(): Promise<void> {
  if (!overview.open) return;
  const asked = edition;
  const place = byId('clients');
  try {
    const { showOverview } = await import('./overview.ts');
    const answer = await judge.ask('targets', {
      files: texts(),
      targets: clients.filter((each) => each.isTarget).map(({ id }) => id),
    });
    if (asked === edition) showOverview(place, answer, clients, current().path);
  } catch (error) {
    place.textContent = `Not compared: ${wordsOf(error)}.`;
  }
}

function showTabs(): void {
  const tabs = files.flatMap((file, index) => {
    const isActive = index === active;
    const tab = button(file.path, () => switchTo(index), {
      role: 'tab',
      'aria-selected': String(isActive),
      'aria-controls': 'file',
      tabindex: isActive ? '0' : '-1',
    });
    return [tab];
  });
  byId('tabs').replaceChildren(...tabs);
  byId('close').hidden = files.length < 2;
}

function switchTo(index: number): void {
  keep();
  byId('losses').replaceChildren();
  select(index);
}

/** As a list of tabs is used: arrows, Home, End, and Delete for closing. */
function wireTabs(): void {
  byId('close').addEventListener('click', close);
  byId('tabs').addEventListener('keydown', (event) => {
    const to = new Map([
      ['ArrowRight', (active + 1) % files.length],
      ['ArrowLeft', (active - 1 + files.length) % files.length],
      ['Home', 0],
      ['End', files.length - 1],
    ]).get(event.key);
    if (event.key === 'Delete') close();
    else if (to !== undefined) switchTo(to);
    else return;
    event.preventDefault();
    document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
  });
}

function close(): void {
  if (files.length < 2) return;
  files.splice(active, 1);
  select(Math.min(active, files.length - 1));
  changed(0);
}

function wirePicker(opener: string, picker: string): void {
  const input = byId<HTMLInputElement>(picker);
  byId(opener).addEventListener('click', () => input.click());
  input.addEventListener('change', () => {
    const picked = Array.from(input.files ?? []);
    void open(import('./dropped.ts').then(({ fromPicker }) => fromPicker(picked)));
    input.value = '';
  });
}

function wireDrop(): void {
  const { classList } = document.documentElement;
  const isFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;
  addEventListener('dragover', (event) => {
    if (!isFiles(event)) return;
    event.preventDefault();
    classList.add('dropping');
  });
  addEventListener('dragleave', (event) => {
    if (event.relatedTarget === null) classList.remove('dropping');
  });
  addEventListener(
    'drop',
    (event) => {
      classList.remove('dropping');
      if (!isFiles(event) || event.dataTransfer === null) return;
      event.preventDefault();
      // At once: the list is empty as soon as anything has been waited for.
      const items = Array.from(event.dataTransfer.items, (item) => item.webkitGetAsEntry());
      const entries = items.filter((each) => each !== null);
      void open(import('./dropped.ts').then(({ fromDrop }) => fromDrop(entries)));
    },
    true,
  );
}

/** What a client reads gets a tab; of a folder, the rest lies beside it. */
async function open(asked: Promise<Taken>): Promise<void> {
  try {
    const { files: texts, left } = await asked;
    const all = Object.fromEntries(texts);
    const read = new Set((await judge.ask('lint', { files: all, chosen: {} })).files.map((each) => each.path));
    const shown = texts.size === 1 ? [...texts.keys()] : [...texts.keys()].filter((each) => read.has(each));
    if (shown.length === 0) return tell(`No client is known to read any of these ${texts.size} files.`);
    take({ files: Object.fromEntries(shown.map((each) => [each, all[each] ?? ''])), chosen: {} });
    beside = Object.fromEntries(Object.entries(all).filter(([each]) => !shown.includes(each)));
    tell(`Opened ${shown.length} of ${texts.size + left} files: those that a client reads.`);
  } catch (error) {
    tell(`The files cannot be read: ${wordsOf(error)}.`);
  }
}

function tell(words: string): void {
  byId('notice').textContent = words;
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
