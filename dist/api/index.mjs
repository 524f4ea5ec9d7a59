import api from './index.js';
export const { lint, open, isUsageError, version } = api;
