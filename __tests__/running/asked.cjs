// On a thread of its own, so that a suite can wait for an answer: holds the process of one-by-one.cjs, starts another one
// where that has broken down, and hands on what it is asked and answers.
const { fork } = require('node:child_process');
const { join } = require('node:path');
const { parentPort, workerData } = require('node:worker_threads');

const { answers, node, hangs } = workerData;
let child;
let waiting = Promise.resolve();

function started() {
  if (child !== undefined) return child;
  child = fork(join(__dirname, 'one-by-one.cjs'), {
    execPath: node,
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  child.words = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    child.words += text;
  });
  return child;
}

function run(call) {
  const current = started();
  return new Promise((resolve) => {
    const late = setTimeout(() => current.kill(), hangs);
    const end = (answer) => {
      clearTimeout(late);
      current.removeAllListeners('message').removeAllListeners('close');
      resolve(answer);
    };
    current.once('message', end);
    current.once('close', (code) => {
      child = undefined;
      end({ code, stdout: '', stderr: current.words });
    });
    current.send(call);
  });
}

parentPort.on('message', ({ call, lock }) => {
  waiting = waiting.then(async () => {
    answers.postMessage(await run(call));
    Atomics.store(lock, 0, 1);
    Atomics.notify(lock, 0);
  });
});
