import type { Client, Format, MovedFolder } from '../../src/clients/index.ts';

export function movedOf(client: Client, format: Format): Pick<MovedFolder, 'env' | 'from'>[] | undefined;

export const registered: Readonly<Record<string, (format: Format) => unknown>>;
