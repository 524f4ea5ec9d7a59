/** What an agent's documentation says of a hook that runs after a tool has written files. */
export interface Contract {
  /** As in "mcp-lint hook <id>": that of the client. */
  readonly id: string;
  readonly name: string;
  /** Where the contract is documented, and when it was read. */
  readonly source: string;
  /** The value of `hook_event_name`. */
  readonly event: string;
  /** By the name of the tool, the paths of the files that it was asked to write, as its input has them. */
  readonly tools: Readonly<Record<string, (input: Readonly<Record<string, unknown>>) => readonly string[]>>;
  /** What the agent reads on standard output, and hands to its model. */
  readonly answer: (words: string, isBroken: boolean) => object;
}
