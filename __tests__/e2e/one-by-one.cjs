// Runs the built program for one command line after the other: most of what a run with a mistake takes is the start of Node.
// Told on standard input which, it tells on standard output what each ended with and wrote.
const fs = require('node:fs');

const { program, calls } = JSON.parse(fs.readFileSync(0, 'utf8'));
const { writeSync } = fs;
let written = ['', '', ''];

fs.writeSync = (fd, bytes, offset = 0, length = bytes.length - offset) => {
  if (fd !== 1 && fd !== 2) return writeSync(fd, bytes, offset, length);
  written[fd] += Buffer.from(bytes).toString('latin1', offset, offset + length);
  return length;
};

async function run(args) {
  written = ['', '', ''];
  process.argv = [process.argv[0], program, ...args];
  process.exitCode = undefined;
  delete require.cache[program];
  require(program);
  while (process.exitCode === undefined) await new Promise(setImmediate);
  const [stdout, stderr] = written.slice(1).map((text) => Buffer.from(text, 'latin1').toString('utf8'));
  return { code: process.exitCode, stdout, stderr };
}

(async () => {
  const runs = [];
  for (const args of calls) runs.push(await run(args));
  fs.writeSync = writeSync;
  process.exitCode = 0;
  process.stdout.write(JSON.stringify(runs));
})();
