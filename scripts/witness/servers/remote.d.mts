export interface Remote {
  readonly port: number;
  begun(run: string): string[];
  close(): void;
}

export function startRemote(): Promise<Remote>;
