// What differs between two recordings of one client.

/** Each case whose verdict is another one; other words alone are no change, and no answer in time is no verdict. */
export function changes(before, after) {
  const was = new Map(before.map((row) => [row.case, row]));
  const found = after.flatMap((row) => {
    const old = was.get(row.case);
    was.delete(row.case);
    if (old === undefined) return [{ case: row.case, words: `not recorded yet; is ${told(row)}` }];
    if (told(old) === told(row) || isUnanswered(row, old)) return [];
    return [{ case: row.case, words: `was ${told(old)}; is ${told(row)}${row.says && `: ${row.says}`}` }];
  });
  return [...found, ...[...was.keys()].map((name) => ({ case: name, words: 'recorded, and no case any more' }))];
}

/** Cases of which a busy machine, or a client that hangs, does not tell what has become. */
export function unanswered(before, after) {
  const was = new Map(before.map((row) => [row.case, row]));
  return after.filter((row) => isUnanswered(row, was.get(row.case))).map((row) => row.case);
}

function isUnanswered(row, old) {
  return row.late === true && old !== undefined && !old.late;
}

function told({ did, says, late }) {
  const servers = Object.entries(did).map(([role, what]) => `${role} ${what}`);
  return [...servers, says === '' ? 'no word' : 'words', ...(late ? ['no answer in time'] : [])].join(', ');
}
