export interface Case {
  readonly id: string;
  readonly text: string;
  readonly names: Readonly<Record<string, string>>;
  readonly off: readonly string[];
}

export function casesOf(client: { readonly dialect: object; readonly own?: readonly object[] }): Case[];
