import api from './index.js';
export const { lint, fix, convert, open, isUsageError, version } = api;
