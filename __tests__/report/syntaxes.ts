/** What is wrong with an output in its syntax; nothing where it is as it should be. */
export type Check = (output: string) => readonly string[];

/** A syntax of which nobody can say whether an output keeps to it is not one to write reports in. */
export const checks: Readonly<Record<string, Check>> = {
  text: plainLines,
  json,
  xml,
  markdown: tables,
  'workflow-commands': commands,
};

/** What no reader sees, but for the ends of lines. Where a syntax is made of such a sign, as cells are between tabs, let it pass here. */
export function unseenIn(output: string): string[] {
  const signs = new Set(output.match(/(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu));
  return Array.from(
    signs,
    (sign) =>
      `U+${sign.charCodeAt(0).toString(16).padStart(4, '0')} is not seen; "printable" escapes it, unless it is the syntax's own`,
  );
}

const SUMMARY = /^(?:\d+ problems? \(|no problems|no MCP|nothing mentions|\d+ entr)/;

/** Findings with what belongs to them, or the lines of an overview; what looks like another syntax has to be that one. */
function plainLines(output: string): string[] {
  return /^\s*[<{[]/.test(output) ? ['it looks like another syntax than text'] : [];
}

function json(output: string): string[] {
  try {
    JSON.parse(output);
    return [];
  } catch (error) {
    return [String(error)];
  }
}

/** Well-formed, as far as reports go: no document types, sections or single quotes. */
function xml(output: string): string[] {
  const token =
    /<\?xml [^<>]*\?>|<\/(?<end>[\w-]+)>|<(?<start>[\w-]+)(?: [\w-]+="(?:[^<>&"]|&(?:amp|lt|gt|quot);)*")*(?<empty>\/)?>|(?:[^<>&]|&(?:amp|lt|gt|quot);)+/y;
  const open: string[] = [];
  let roots = 0;
  for (let at = 0; at < output.length; at = token.lastIndex) {
    token.lastIndex = at;
    const groups = token.exec(output)?.groups;
    if (groups === undefined) return [`no XML: ${output.slice(at, at + 80)}`];
    if (groups.end !== undefined && open.pop() !== groups.end) return [`</${groups.end}> closes nothing`];
    if (groups.start !== undefined && open.length === 0) roots++;
    if (groups.start !== undefined && groups.empty === undefined) open.push(groups.start);
  }
  return open.length === 0 && roots === 1 ? [] : [`${roots} roots, open: ${open.join(' ')}`];
}

/** What opens and closes a part that is folded. */
const FOLD = /^<details><summary>\d+ infos?<\/summary>$|^<\/details>$/;

/** Titles, lists and tables whose rows have as many cells as their heads; of HTML only what makes breaks and gaps. */
function tables(output: string): string[] {
  const wrong: string[] = [];
  let cells: number | undefined;
  for (const line of output.split('\n')) {
    if (line.startsWith('| ')) {
      const own = line.replaceAll(/\\[\s\S]/g, '').split('|').length;
      cells ??= own;
      if (own !== cells) wrong.push(`${own} cells, not ${cells}: ${line}`);
    } else {
      cells = undefined;
      if (FOLD.test(line)) continue;
      if (!/^$|^### |^- |^\*\*mcp-lint\*\*: |^and \d+ more/.test(line) && !SUMMARY.test(line)) wrong.push(line);
    }
    if (/[<`]/.test(line.replaceAll(/\\[\s\S]|<br>|<!-- -->/g, ''))) wrong.push(`markup: ${line}`);
  }
  return wrong;
}

/** Commands of three kinds with a message on one line, and the summary. */
function commands(output: string): string[] {
  const command = /^::(?:error|warning|notice) [a-zA-Z]+=[^:,]*(?:,[a-zA-Z]+=[^:,]*)*::\S/;
  return output.split('\n').filter((line) => line !== '' && !command.test(line) && !SUMMARY.test(line));
}
