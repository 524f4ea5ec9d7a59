import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll } from '@jest/globals';
import { put } from '../tree.ts';
import { actionAside, type Run } from './support.ts';

export type Answering = (url: string, response: ServerResponse, request: IncomingMessage) => void;

/** Stands for GitHub's API, and for the runner of a pull request. */
export class StandIn {
  /** Path and token of each request since the last run began. */
  asked: string[] = [];
  answer: Answering = (_, response) => response.writeHead(404).end('{}');
  readonly #server = createServer((request, response) => {
    this.asked.push(`${request.url} ${request.headers.authorization}`);
    // The next run may be one of the same process, and has connections of its own all the same.
    response.setHeader('connection', 'close');
    this.answer(request.url ?? '', response, request);
  });

  constructor() {
    beforeAll(() => new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve)));
    afterAll(() => {
      this.#server.closeAllConnections();
      this.#server.close();
    });
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The same to every request. */
  always(status: number, body: unknown): void {
    this.answer = (_, response) => json(response, status, body);
  }

  run(
    folder: string,
    env: Readonly<Record<string, string>> = {},
    event: unknown = { pull_request: { number: 7 } },
  ): Promise<Run> {
    this.asked = [];
    put(folder, '.runner/event', JSON.stringify(event));
    return actionAside(folder, {
      'INPUT_GITHUB-TOKEN': 'token',
      GITHUB_API_URL: this.url,
      GITHUB_REPOSITORY: 'some/repository',
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_EVENT_PATH: join(folder, '.runner/event'),
      RUNNER_TEMP: join(folder, '.runner'),
      ...env,
    });
  }
}

export function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
