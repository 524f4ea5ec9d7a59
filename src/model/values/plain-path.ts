/** A relative path without the steps that change nothing; nothing where it leads out of the folder that it counts from. */
export function plainPath(path: string): string | undefined {
  const steps: string[] = [];
  for (const step of path.split('/')) {
    if (step === '..' && steps.pop() === undefined) return undefined;
    if (!['', '.', '..'].includes(step)) steps.push(step);
  }
  return steps.join('/');
}
