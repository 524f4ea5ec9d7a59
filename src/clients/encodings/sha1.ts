/** Node's cryptography is loaded on use: that takes a twentieth of a start. */
export function sha1(text: string): string {
  return process.getBuiltinModule('node:crypto').createHash('sha1').update(text).digest('hex');
}
