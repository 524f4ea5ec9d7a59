export function madeWhenAsked(code: string, program: unknown): string;
