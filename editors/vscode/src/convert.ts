import * as vscode from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';

/** What the server answers. */
interface Converted {
  readonly text: string;
  readonly language: string;
  readonly path?: string;
  readonly said: readonly string[];
  readonly isLossy: boolean;
  readonly kept: readonly string[];
  readonly edit?: Parameters<LanguageClient['protocol2CodeConverter']['asWorkspaceEdit']>[0];
}

type Ask = (command: string, ...rest: unknown[]) => Promise<unknown>;

const WRITE = 'Convert All the Same';

/** The servers of the file that somebody looks at, for a client that is chosen from a list. */
export async function convert(client: LanguageClient, ask: Ask): Promise<void> {
  const known = (await ask('mcp-lint.server.clients')) as { id: string; name: string }[];
  const items = known.map(({ id, name }) => ({ label: name, description: id, id }));
  const chosen = await vscode.window.showQuickPick(items, { placeHolder: 'Which client is to read these servers?' });
  if (chosen === undefined) return;
  const converted = (await ask('mcp-lint.server.convert', chosen.id)) as Converted | null;
  if (converted === null) return;
  const { text, language, path, said, isLossy, kept, edit } = converted;
  if (isLossy || kept.length > 0) {
    const detail = [...said, ...kept.map((name) => `server "${name}" is there already, and stays as it is`)].join('\n');
    const message = `Not all of it comes to ${chosen.label}.`;
    if ((await vscode.window.showWarningMessage(message, { modal: true, detail }, WRITE)) !== WRITE) return;
  }
  const change = await client.protocol2CodeConverter.asWorkspaceEdit(edit);
  if (change === undefined || change.size === 0) {
    const document = await vscode.workspace.openTextDocument({ content: text, language });
    await vscode.window.showTextDocument(document);
    return;
  }
  await vscode.workspace.applyEdit(change);
  const [[uri]] = change.entries() as [[vscode.Uri, unknown]];
  await vscode.window.showTextDocument(uri);
  if (path !== undefined && said.length > 0) void vscode.window.showInformationMessage(`${path}: ${said.join('; ')}`);
}
