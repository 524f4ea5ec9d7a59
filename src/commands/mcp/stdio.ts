import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';

/** The pipes, and when either of them ends. */
export function stdio(): { readonly transport: StdioServerTransport; readonly ended: Promise<void> } {
  const ended = new Promise<void>((resolve) => {
    process.stdin.once('end', resolve);
    process.stdin.once('close', resolve);
    process.stdout.on('error', () => resolve());
  });
  return { transport: new StdioServerTransport(), ended };
}
