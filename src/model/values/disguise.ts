const lookAlikes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    а: 'a',
    с: 'c',
    ԁ: 'd',
    е: 'e',
    һ: 'h',
    і: 'i',
    ј: 'j',
    ӏ: 'l',
    ո: 'n',
    о: 'o',
    р: 'p',
    ԛ: 'q',
    ѕ: 's',
    υ: 'u',
    ѵ: 'v',
    ԝ: 'w',
    х: 'x',
    у: 'y',
    М: 'M',
    Ѕ: 'S',
    ο: 'o',
    α: 'a',
    ν: 'v',
  }),
);

const printable = /^[\x20-\x7e]*$/;

/** Made when it is needed: as a literal it would take every run the time to look at the tables of Unicode. */
function invisible(): RegExp {
  return /\p{Default_Ignorable_Code_Point}|\p{Bidi_Control}/gu;
}

/** Without blanks at the ends, invisible characters, and letters that only look like Latin ones. */
export function undisguise(key: string): string {
  if (/^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(key)) return key;
  return [...key.replace(invisible(), '').normalize('NFKC').trim()]
    .map((letter) => lookAlikes.get(letter) ?? letter)
    .join('');
}

/** Whether a name holds something that no one can see. */
export function hasInvisible(name: string): boolean {
  return !printable.test(name) && name.search(invisible()) !== -1;
}
