// A process that runs built programs one after the other: to start Node anew takes longer than most of them run.
// It is told which, and tells what each ended with and wrote.
const fs = require('node:fs');
require('../../scripts/engine.cjs');

const { readSync, writeSync } = fs;
const home = process.cwd();
let written = ['', '', ''];
let input = Buffer.alloc(0);
let isRunning = false;

fs.writeSync = (fd, bytes, offset = 0, length = bytes.length - offset, ...rest) => {
  if (fd !== 1 && fd !== 2) return writeSync(fd, bytes, offset, length, ...rest);
  written[fd] += Buffer.from(bytes).toString('latin1', offset, offset + length);
  return length;
};

fs.readSync = (fd, buffer, offset, length, ...rest) => {
  if (fd !== 0) return readSync(fd, buffer, offset, length, ...rest);
  const size = input.copy(buffer, offset, 0, length);
  input = input.subarray(size);
  return size;
};

process.stdout.write = (text) => fs.writeSync(1, Buffer.from(text)) >= 0;
process.stderr.write = (text) => fs.writeSync(2, Buffer.from(text)) >= 0;

process.exit = (code = process.exitCode) => {
  process.exitCode = code;
};

process.on('message', ({ program, cwd, args, env, input: given = '' }) => {
  process.chdir(cwd);
  for (const name of Object.keys(process.env)) delete process.env[name];
  for (const [name, value] of Object.entries(env)) if (value !== undefined) process.env[name] = value;
  process.argv = [process.argv[0], program, ...args];
  process.exitCode = undefined;
  input = Buffer.from(given);
  written = ['', '', ''];
  isRunning = true;
  // It has ended, like a process of its own, when nothing is left to wait for.
  process.channel.unref();
  delete require.cache[program];
  require(program);
});

process.on('beforeExit', () => {
  if (!isRunning) return;
  isRunning = false;
  const [stdout, stderr] = written.slice(1).map((text) => Buffer.from(text, 'latin1').toString('utf8'));
  const code = process.exitCode ?? 0;
  process.exitCode = undefined;
  process.chdir(home);
  process.channel.ref();
  process.send({ code, stdout, stderr });
});
