// Loaded before the program: when it ends, says on file descriptor 3 what it took.
const { writeSync } = require('node:fs');

process.on('exit', () => {
  const files = Object.keys(require.cache).filter((file) => file !== __filename);
  const { maxRSS: peakKilobytes, userCPUTime, systemCPUTime } = process.resourceUsage();
  writeSync(3, JSON.stringify({ files, peakKilobytes, milliseconds: (userCPUTime + systemCPUTime) / 1000 }));
});
