import { expect, test } from '@jest/globals';
import codebuff from '../../src/clients/codebuff.ts';

test('names are joined as they are', () => {
  expect(codebuff.toolNames?.name?.('github', 'create_issue')).toBe('github__create_issue');
});
