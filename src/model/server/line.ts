import type { Server } from './server.ts';

/** What two servers that start or call the same have in common for certain; nothing where it is empty or absent. */
export function lineOf({ url, command, args, transport }: Server): string | undefined {
  const line = transport === 'stdio' ? [command?.value ?? '', ...args.map(({ value }) => value)] : [url?.value ?? ''];
  return transport === undefined || line[0]?.trim() === '' ? undefined : line.join('\0');
}
