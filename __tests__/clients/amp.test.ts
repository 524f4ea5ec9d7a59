import { expectCases } from './cases.ts';

expectCases('amp', {
  refused: [
    '05-other-root',
    '11c-duplicate-root',
    '14-bom',
    '18h-name-proto',
    '28d-root-null',
    '29-servers-array',
    '29c-servers-string',
    '30-server-null',
    '30b-server-string',
    '32g-nested-mcp-servers',
    '32i-root-case',
  ],
  although: {
    '05b-both-roots': 'the file loads, and the servers of the other map are lost',
    '11-duplicate-server': 'one of the two servers is lost',
    '30c-server-array': 'it is listed, and there is nothing to start',
  },
});
