import { asVariable } from '../model/secrets/index.ts';

/** Which variable stands for which secret: one of a name, in all that is converted together. */
export class Variables {
  readonly #secrets = new Map<string, string>();

  /** The name that is proposed, unless another secret has it. */
  nameFor(secret: string, proposed: string, server: string): string {
    const own = `${asVariable(server) ?? 'SERVER'}_${proposed}`;
    const names = [proposed, own];
    for (let count = 2; ; count += 1) {
      const name = names.shift() ?? `${own}_${count}`;
      const known = this.#secrets.get(name);
      if (known !== undefined && known !== secret) continue;
      this.#secrets.set(name, secret);
      return name;
    }
  }
}
