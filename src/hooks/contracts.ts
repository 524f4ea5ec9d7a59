import type { Contract } from './contract.ts';
import { filePath, patchedFiles } from './paths.ts';

/** Text that an agent adds to what its tool has answered. */
function context(event: string) {
  return (additionalContext: string) => ({ hookSpecificOutput: { hookEventName: event, additionalContext } });
}

/** What does not work has to be mended now: "block" prompts the model, though the file is written already. */
function blockOrContext(event: string) {
  return (words: string, isBroken: boolean) =>
    isBroken ? { decision: 'block', reason: words } : context(event)(words);
}

export const contracts: readonly Contract[] = [
  {
    id: 'claude-code',
    name: 'Claude Code',
    source: 'https://code.claude.com/docs/en/hooks, and sdk.d.ts of @anthropic-ai/claude-agent-sdk 0.3.327, 2026-11-19',
    event: 'PostToolUse',
    tools: { Write: filePath, Edit: filePath, MultiEdit: filePath },
    answer: blockOrContext('PostToolUse'),
  },
  {
    id: 'codex',
    name: 'Codex',
    source: 'codex-rs/hooks/schema/generated and core/tests/suite/hooks.rs of openai/codex, 2026-08-22',
    event: 'PostToolUse',
    tools: { apply_patch: patchedFiles },
    answer: context('PostToolUse'),
  },
  {
    id: 'gemini',
    name: 'Gemini CLI',
    source: 'https://geminicli.com/docs/hooks/reference, 2026-11-19',
    event: 'AfterTool',
    tools: { write_file: filePath, replace: filePath },
    // A refusal would hide what the tool has answered.
    answer: context('AfterTool'),
  },
  {
    id: 'qwen',
    name: 'Qwen Code',
    source: 'docs/users/features/hooks.md of QwenLM/qwen-code, 2026-11-19',
    event: 'PostToolUse',
    tools: { write_file: filePath, edit: filePath },
    answer: context('PostToolUse'),
  },
  {
    id: 'factory',
    name: 'Factory Droid',
    source: 'docs/reference/hooks-reference.mdx of Factory-AI/factory, 2026-11-19',
    event: 'PostToolUse',
    tools: { Create: filePath, Write: filePath, Edit: filePath, MultiEdit: filePath },
    answer: blockOrContext('PostToolUse'),
  },
];
