// Which modules lie together: few files, so that Node opens few, and no file of which a run needs little.

/** In bytes. Opening a file takes Node as long as reading about this much more of one that it opens anyway. */
const SMALL = 6_000;

/** What is imported late is meant to lie apart, unless its file would be all but empty. */
const LATE = 1_500;

/** Such a piece of a whole is worth no file that others have to open for it. */
const FEW = 2_500;

/** A run needs few of these, and which ones is not known before it reads something. */
const CHOSEN =
  /[\\/](?:node_modules|src[\\/](?:action|cli|commands|report|rules(?![\\/](?:shared|define))|schema[\\/]generated))[\\/]|[\\/]src[\\/]clients[\\/](?!define\b|index\b)[\w-]+\.ts$/;

/** One of the pieces that the rules come in. */
const isRules = (id) => /[\\/]src[\\/]rules[\\/]generated[\\/]/.test(id);

/**
 * From a bundle in which everything is as much apart as it can be: the modules for the first answers, and those of the
 * core, which is what every run needs and what is not worth a file of its own.
 * @param {readonly import('rolldown').OutputChunk[]} chunks
 * @param {string} entry the module that decides whether anything else is needed
 * @param {readonly string[]} mains what is loaded then, as soon as there is a file to look at
 * @param {Readonly<Record<string, string>>} wholes modules that lie with all they need, unless rules of another piece need it too
 */
export function piecesOf(chunks, entry, mains, wholes) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const nameOf = (module) => {
    const holder = chunks.find(({ moduleIds }) => moduleIds.includes(module));
    if (holder === undefined) throw new Error(`${module} is named as what every run needs, and is in no bundle`);
    return holder.fileName;
  };
  const isChosen = (name) => byName.get(name).isEntry || byName.get(name).moduleIds.some((id) => CHOSEN.test(id));
  const isLate = (name) => byName.get(name).isDynamicEntry && byName.get(name).code.length > LATE;
  const sizeOf = (names) => names.reduce((sum, name) => sum + byName.get(name).code.length, 0);

  const importersOf = (name) => [...byName.keys()].filter((each) => byName.get(each).imports.includes(name));

  const start = reached(byName, nameOf(entry));
  const core = new Set([entry, ...mains].flatMap((module) => [...reached(byName, nameOf(module))]));
  const taken = new Set();
  const groups = Object.entries(wholes).map(([name, module]) => {
    const first = nameOf(module);
    const asked = [...byName.keys()].filter((each) => each !== first && byName.get(each).moduleIds.some(isRules));
    const kept = new Set([...core, ...taken, ...asked.flatMap((each) => [...reached(byName, each)])]);
    // Nobody opens all of it for a few lines.
    const isForAll = (each) => sizeOf([each]) <= FEW && importersOf(each).some((other) => !own.has(other));
    const own = reached(byName, first);
    const names = [...own].filter((each) => !kept.has(each) && !isForAll(each));
    for (const each of names) taken.add(each);
    return { name, names };
  });
  for (let size = 0; size < core.size; ) {
    size = core.size;
    for (const name of byName.keys()) {
      const more = [...reached(byName, name)].filter((each) => !core.has(each) && !taken.has(each));
      if (taken.has(name) || more.some(isChosen) || more.some(isLate) || sizeOf(more) > SMALL) continue;
      for (const each of more) core.add(each);
    }
  }
  const modulesOf = (names) => new Set(names.flatMap((name) => byName.get(name).moduleIds));
  return {
    start: new Set([...modulesOf([...start])].filter((id) => id !== entry)),
    core: modulesOf([...core].filter((name) => !start.has(name))),
    groups: groups.map(({ name, names }) => ({ name, modules: modulesOf(names) })),
  };
}

/** A chunk and what it imports at once. */
function reached(chunks, first) {
  const found = new Set();
  const waiting = [first];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name) || !chunks.has(name)) continue;
    found.add(name);
    waiting.push(...chunks.get(name).imports);
  }
  return found;
}
