export const fixes: Readonly<Record<string, { readonly safe?: string; readonly unsafe?: string }>>;
export function reasonFor(id: string, folder: string): string | undefined;
