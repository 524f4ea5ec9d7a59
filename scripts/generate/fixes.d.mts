import type { Docs } from '../../src/rules/define.ts';

export function mendsOf(docs: Docs, folder: string): Docs['mends'];
