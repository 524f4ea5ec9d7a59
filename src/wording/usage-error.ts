/** A mistake of whoever runs the program: its message is all that is shown, and the exit code is 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
