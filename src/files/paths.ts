/** On Windows a drive or a share is a top, as "/" is elsewhere. */
const WINDOWS_TOP = /^(?:[A-Za-z]:(?:\/|$)|\/\/[^/]+\/[^/]+(?:\/|$))/;

export function isAbsolute(path: string): boolean {
  return topOf(path) !== '';
}

/** As it is written shortest, whatever the first part is; a slash at the end stays. */
export function join(...parts: readonly string[]): string {
  const [first = '', ...others] = parts.filter((part) => part !== '');
  return normalized(others.length === 0 ? first : startOf(first) + others.join('/').replace(/^\/+/, ''));
}

/** Without a slash at the end. The folder says whether a drive is meant or a name with a colon. */
export function resolve(folder: string, path: string): string {
  const own = topOf(folder);
  const whole = own !== '/' && WINDOWS_TOP.test(path) ? normalized(path) : normalized(belowOf(own, folder, path));
  return whole.endsWith('/') && whole !== topOf(whole) ? whole.slice(0, -1) : whole;
}

function belowOf(top: string, folder: string, path: string): string {
  return path.startsWith('/') ? top + path.replace(/^\/+/, '') : startOf(folder) + path;
}

/** The way from one absolute path to another one; empty where they are the same. */
export function relative(from: string, to: string): string {
  const top = topOf(from);
  if (!isSame(top, topOf(to), top)) return to;
  const start = namesIn(from.slice(top.length));
  const end = namesIn(to.slice(topOf(to).length));
  let common = 0;
  while (common < start.length && common < end.length && isSame(start[common] ?? '', end[common] ?? '', top)) {
    common += 1;
  }
  return [...start.slice(common).map(() => '..'), ...end.slice(common)].join('/');
}

/** The top is its own. */
export function dirname(path: string): string {
  const top = topOf(path);
  const slash = path.lastIndexOf('/');
  if (slash < top.length) return top === '' ? '.' : top;
  return path.slice(0, slash);
}

export function basename(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/') + 1, topOf(path).length));
}

/** How the paths of all that lies in a folder begin. */
export function startOf(folder: string): string {
  return folder.endsWith('/') ? folder : `${folder}/`;
}

/** Whether a relative path leads out of where it counts from. */
export function leadsOut(path: string): boolean {
  return path === '..' || path.startsWith('../') || isAbsolute(path);
}

/** With a slash at its end; empty for a relative path. */
export function topOf(path: string): string {
  const code = path.charCodeAt(0);
  // Most paths begin with a slash and a name, or are relative.
  const next = path.charCodeAt(1);
  if (code === 47 && next !== 47) return '/';
  if (code !== 47 && next !== 58) return '';
  const [top] = WINDOWS_TOP.exec(path) ?? [];
  if (top !== undefined) return startOf(top);
  return code === 47 ? '/' : '';
}

/** A step that changes nothing or leads up, or a slash at the end. */
const UNPLAIN = /(?:^|\/)\.{0,2}(?:\/|$)/;

function normalized(path: string): string {
  const top = topOf(path);
  const rest = path.slice(top.length);
  if (!UNPLAIN.test(rest)) return path;
  const names: string[] = [];
  for (const name of namesIn(rest)) {
    if (name === '.') continue;
    if (name !== '..' || (top === '' && (names.length === 0 || names.at(-1) === '..'))) names.push(name);
    else names.pop();
  }
  const end = rest.endsWith('/') ? '/' : '';
  return names.length === 0 ? top || `.${end}` : top + names.join('/') + end;
}

function namesIn(path: string): string[] {
  return path.split('/').filter((name) => name !== '');
}

/** Windows takes upper and lower case for the same. */
function isSame(a: string, b: string, top: string): boolean {
  return a === b || (top !== '/' && a.toLowerCase() === b.toLowerCase());
}
