import { expect, test } from '@jest/globals';
import { clientAsOf } from '../../src/clients/index.ts';
import omp from '../../src/clients/omp.ts';

const long = 'very-long-enterprise-server-name-for-documentation';
const cut = 'mcp__very_long_enterprise_server_name_for_documentation';

test.each([
  ['puppeteer', 'puppeteer_screenshot', 'mcp__puppeteer_screenshot'],
  ['seedpatch-client', 'bank', 'mcp__seedpatch_client_bank'],
  ['context7', 'query-docs', 'mcp__context7_query_docs'],
  ['My Server', 'Do.Thing!', 'mcp__my_server_do_thing'],
  ['123', 'bank', 'mcp__123_bank'],
  ['__', '--', 'mcp__server_tool'],
  ['a.b', 'c', 'mcp__a_b_c'],
  ['a-b', 'c', 'mcp__a_b_c'],
  ['a', 'b_c', 'mcp__a_b_c'],
  ['a_b', 'c', 'mcp__a_b_c'],
  ['cloudflare:cloudflare-api', 'list zones', 'mcp__cloudflare_cloudflare_api_list_zones'],
  ['Ünïcode', 'größe', 'mcp__n_code_gr_e'],
  ['github', 'github', 'mcp__github_github'],
  [long, 'retrieve_all_documents_matching_query', `${cut}_w635bkgv`],
  [long, 'retrieve_all_documents_matching_queries', `${cut}_cahw18gd`],
  ['s', 'x'.repeat(57), `mcp__s_${'x'.repeat(57)}`],
  ['s', 'x'.repeat(58), `mcp__s_${'x'.repeat(48)}_1syifatz`],
])('the tool of %j and %j is offered as %s', (server, tool, name) => {
  expect(omp.toolNames?.name(server, tool)).toBe(name);
});

const filler = 'x'.repeat(58);

test.each([
  ['13.19.0', 'context7', 'query-docs', 'mcp_context_query_docs'],
  ['13.19.0', '123', 'bank', 'mcp_server_bank'],
  ['13', 'puppeteer', 'puppeteer_screenshot', 'mcp_puppeteer_screenshot'],
  ['<14', 'my-server', 'run', 'mcp_my_server_run'],
  ['<=14.9.8', 'my.server', 'run', 'mcp_my_server_run'],
  ['>=13 <15', 'context7', 'query-docs', 'mcp__context_query_docs'],
  ['17.3.5', 's', filler, `mcp__s_${filler}`],
  ['<18.2', 'context7', 'query-docs', 'mcp__context_query_docs'],
  ['18.2.0', 's', filler, `mcp__s_${'x'.repeat(48)}_1syifatz`],
  ['18.2', 'context7', 'query-docs', 'mcp__context7_query_docs'],
  ['<18.2.1', 'context7', 'query-docs', 'mcp__context_query_docs'],
  ['<=18.2.1', 'context7', 'query-docs', 'mcp__context7_query_docs'],
  ['>=13', 'context7', 'query-docs', 'mcp__context7_query_docs'],
])('version %s called the tool of %j and %j %s', (range, server, tool, name) => {
  expect(clientAsOf(omp, range).toolNames?.name(server, tool)).toBe(name);
});

test('of two tools with one name older versions left the last', () => {
  expect(clientAsOf(omp, '<17').toolNames?.clash).toEqual({ within: 'last', across: 'last' });
  expect(clientAsOf(omp, '17.3').toolNames?.clash).toEqual({ within: 'least', across: 'least' });
});

test('nine tools of three servers are one', () => {
  const tools = ['my-server', 'my.server', 'my_server'].flatMap((server) =>
    ['get-data', 'get.data', 'get_data'].map((tool) => omp.toolNames?.name(server, tool)),
  );
  expect(new Set(tools).size).toBe(1);
});
