import { jsonText } from '../../report/index.ts';

/** As the JSON report: version 1, keys may be added. */
export function printJson(content: object): string {
  return jsonText({ version: 1, ...content });
}
