import { expect, test } from '@jest/globals';
import client from '../../src/clients/continue.ts';
import { lintFiles } from '../formats/support.ts';
import { expectCases } from './cases.ts';

test('a tool is offered under its own name', () => {
  expect(client.toolNames?.name?.('docs', 'search')).toBe('search');
});

test('a configuration without servers is left alone', async () => {
  const report = await lintFiles({ '.continue/config.yaml': 'name: work\nversion: 0.0.1\nschema: v1\nmodels: []\n' });
  expect(report.files).toEqual([]);
});

expectCases('continue', {
  refused: [
    '02b-type-http',
    '03-no-command',
    '03b-empty-server',
    '04c-type-contradicts',
    '06-env-number',
    '06b-env-bool',
    '06c-env-null',
    '06d-env-array',
    '07e-url-number',
    '09b-type-streamableHttp',
    '10-type-websocket',
    '10b-type-ws',
    '10c-type-unknown',
    '10d-type-case',
    '11b-duplicate-field',
    '16-args-string',
    '16b-args-number-item',
    '16c-args-null',
    '17d-command-number',
    '17e-command-array',
    '19-invalid-beside-valid',
    '29-servers-array',
    '29b-servers-null',
    '29c-servers-string',
    '30-server-null',
    '30b-server-string',
    '30c-server-array',
    '32e-cwd-number',
    '32j-type-local',
    '32k-serverUrl',
    '33d-type-sdk',
  ],
  although: {
    '11-duplicate-server': 'one of the two servers is lost',
    '07-url-invalid': 'the file loads, and the server cannot start',
    '07b-url-no-scheme': 'the file loads, and the server cannot start',
    '07c-url-empty': 'the file loads, and the server cannot start',
    '07d-url-ftp': 'the file loads, and nothing answers there',
    '17-command-empty': 'the file loads, and the server cannot start',
    '17b-command-space': 'the file loads, and the server cannot start',
    '17c-command-with-args': 'the file loads, and the server cannot start',
    '22c-var-in-url': 'the file loads, and nothing is called so',
    '22d-var-in-command': 'the file loads, and the server cannot start',
  },
});

expectCases('continue-block', {
  refused: [
    '02b-type-http',
    '05-other-root',
    '27-empty-file',
    '27b-whitespace',
    '27c-not-json',
    '28-empty-object',
    '32i-root-case',
  ],
  although: {},
});
