const { setFlagsFromString } = require('node:v8');

// Suites run much code for a short while: V8 spends a fifth of the time on optimising it as early as it is made to.
setFlagsFromString('--interrupt-budget=500000');
