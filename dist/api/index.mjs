import api from './index.js';
export const { lint, fix, open, isUsageError, version } = api;
