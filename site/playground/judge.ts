import type { Answers, Kind, Question, Reply } from './protocol.ts';

/** A file that takes longer is not waited for: whoever made a link may have meant it so. */
const PATIENCE = 10_000;

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (fault: Error) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** The linter, in a worker of its own, so that the page can be used whatever a file does to it. */
export class Judge {
  #worker: Worker | undefined;
  /** Asked before the worker could hear it. */
  #early: Question[] | undefined;
  #last = 0;
  readonly #waiting = new Map<number, Waiting>();

  ask<K extends Kind>(kind: K, ask: Answers[K]['ask']): Promise<Answers[K]['answer']> {
    const worker = this.#worker ?? this.#start();
    this.#last += 1;
    const id = this.#last;
    return new Promise<Answers[K]['answer']>((resolve, reject) => {
      const timer = setTimeout(
        () => this.#stop(`it took more than ${PATIENCE / 1000} seconds and was stopped`),
        PATIENCE,
      );
      this.#waiting.set(id, { resolve, reject, timer });
      const question: Question = { id, kind, ask };
      if (this.#early === undefined) worker.postMessage(question);
      else this.#early.push(question);
    });
  }

  /**
   * From a blob, which makes the policy of the page that of the worker; one from an address would have none. It is a
   * script by which the linter comes, as the policy wants it, and so the worker hears nothing before it says so.
   */
  #start(): Worker {
    const module = new URL('worker.js', import.meta.url);
    const source = URL.createObjectURL(
      new Blob([`import(${JSON.stringify(module.href)});`], { type: 'text/javascript' }),
    );
    const worker = new Worker(source, { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Reply | 'ready'>) => this.#settle(data));
    worker.addEventListener('error', ({ message }) => this.#stop(message || 'the linter cannot be loaded'));
    this.#worker = worker;
    this.#early = [];
    return worker;
  }

  #settle(reply: Reply | 'ready'): void {
    if (reply === 'ready') {
      for (const question of this.#early ?? []) this.#worker?.postMessage(question);
      this.#early = undefined;
      return;
    }
    const waiting = this.#waiting.get(reply.id);
    if (waiting === undefined) return;
    clearTimeout(waiting.timer);
    this.#waiting.delete(reply.id);
    if ('fault' in reply) waiting.reject(new Error(reply.fault));
    else waiting.resolve(reply.answer as never);
  }

  #stop(why: string): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#early = undefined;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { timer, reject } of waiting) {
      clearTimeout(timer);
      reject(new Error(why));
    }
  }
}
