import { jsonOf } from '../json-report.ts';
import { json } from '../syntax/json.ts';
import { defineOutput } from './define.ts';

export default defineOutput({
  id: 'json',
  order: 2,
  readers: 'programs',
  holds: 'everything, in a form that stays',
  syntax: 'json',
  render: (report, options) => json(jsonOf(report, options)),
});
