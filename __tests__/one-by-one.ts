import { once } from 'node:events';
import { join } from 'node:path';
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { hangs } from './bundle.ts';

/** What a program is started with. */
export interface Call {
  readonly program: string;
  readonly cwd: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly input?: string | Uint8Array | undefined;
}

export interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Another Node to run the bundles with, such as the one that runners have. */
export const node = process.env.MCP_LINT_NODE ?? process.execPath;

/** The one process in which all suites have their programs run. */
class OneByOne {
  readonly #answers: MessagePort;
  readonly #thread: Worker;

  constructor() {
    const { port1, port2 } = new MessageChannel();
    this.#answers = port1;
    this.#thread = new Worker(join(import.meta.dirname, 'running/asked.cjs'), {
      workerData: { answers: port2, node, hangs },
      transferList: [port2],
      execArgv: [],
    });
    this.#thread.unref();
    this.#answers.unref();
  }

  run(call: Call): Run {
    const lock = this.#ask(call);
    Atomics.wait(lock, 0, 0);
    return receiveMessageOnPort(this.#answers)?.message;
  }

  /** The same while this process goes on. */
  async runAside(call: Call): Promise<Run> {
    this.#ask(call);
    this.#answers.ref();
    const [answer] = await once(this.#answers, 'message');
    this.#answers.unref();
    return answer;
  }

  #ask(call: Call): Int32Array {
    const lock = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    this.#thread.postMessage({ call, lock });
    return lock;
  }
}

const shared = Symbol.for('mcp-lint one by one');

/** What a program does with one command line after the other, in one process: to start it anew takes longer than most runs. */
export function oneByOne(): OneByOne {
  const known = Reflect.get(globalThis, shared) ?? new OneByOne();
  Reflect.set(globalThis, shared, known);
  return known;
}
