import { extension } from './files.ts';

/** The recommendations of a workspace of VS Code with ours at their end; without a result where it cannot be added. */
export async function withRecommendation(present: string | undefined): Promise<string | undefined> {
  if (present === undefined || present.trim() === '')
    return `${JSON.stringify({ recommendations: [extension] }, undefined, 2)}\n`;
  const { applyEdits, modify, parse } = await import('jsonc-parser');
  const recommended = (text: string): unknown => {
    const errors: unknown[] = [];
    const value: unknown = parse(text, errors as [], { allowTrailingComma: true });
    if (errors.length > 0 || typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    return 'recommendations' in value ? value.recommendations : [];
  };
  const before = recommended(present);
  if (!Array.isArray(before)) return undefined;
  if (before.some((id) => typeof id === 'string' && id.toLowerCase() === extension)) return present;
  const indent = /\n([ \t]+)/.exec(present)?.[1] ?? '  ';
  const formattingOptions = { insertSpaces: !indent.startsWith('\t'), tabSize: indent.length };
  const text = applyEdits(
    present,
    modify(present, ['recommendations', before.length], extension, { isArrayInsertion: true, formattingOptions }),
  );
  return JSON.stringify(recommended(text)) === JSON.stringify([...before, extension]) ? text : undefined;
}
