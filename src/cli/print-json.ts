/** As the JSON report: version 1, keys may be added. */
export function printJson(content: object): string {
  return `${JSON.stringify({ version: 1, ...content }, null, 2)}\n`;
}
