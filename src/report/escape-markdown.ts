/** A comment that is not shown keeps mentions, issue numbers and addresses from becoming links. */
const NOTHING = '<!-- -->';

export function escaped(text: string): string {
  return text
    .replace(/[\\`*_[\]<>&|~$!]/g, (sign) => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : `\\${sign}`))
    .replace(/[@#]/g, `$&${NOTHING}`)
    .replace(/:(?=\S)/g, `:${NOTHING}`)
    .replace(/\b(www)\./gi, `$1${NOTHING}.`);
}
