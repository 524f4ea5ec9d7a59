/** Where people look for what to paste: `README*.md` in any folder, and what lies in one called "docs". */
export function usualDocuments(path: string): boolean {
  return /(?:^|\/)README[^/]*$|(?:^|\/)docs\//i.test(path);
}
