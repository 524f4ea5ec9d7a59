import api from './index.js';
export const { lint, isUsageError, version } = api;
