export function madeAtOnce(code: string, program: unknown): string;
