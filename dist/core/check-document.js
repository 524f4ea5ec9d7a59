"use strict";
const e = require("./rolldown-runtime.js");
// src/schema/validators.generated.ts
const t = /* @__PURE__ */ new Map([
	["aix", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./aix2.js").default, 1))],
	["amazonq", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./amazonq2.js").default, 1))],
	["amazonq-agent", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./amazonq-agent.js").default, 1))],
	["amazonq-editor", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./amazonq-editor.js").default, 1))],
	["amazonq-server", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./amazonq-server.js").default, 1))],
	["amp", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./amp2.js").default, 1))],
	["antigravity", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./antigravity2.js").default, 1))],
	["auggie", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./auggie2.js").default, 1))],
	["ccmcp", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./ccmcp2.js").default, 1))],
	["claude-code-agent", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./claude-code-agent.js").default, 1))],
	["claude-code-managed", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./claude-code-managed.js").default, 1))],
	["claude-code-managed-settings", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./claude-code-managed-settings.js").default, 1))],
	["claude-code-plugin", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./claude-code-plugin.js").default, 1))],
	["claude-code-plugin-manifest", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./claude-code-plugin-manifest.js").default, 1))],
	["claude-code-project", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./claude-code-project.js").default, 1))],
	["claude-code-server", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./claude-code-server.js").default, 1))],
	["claude-code-settings", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./claude-code-settings.js").default, 1))],
	["claude-code-user", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./claude-code-user.js").default, 1))],
	["claude-desktop", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./claude-desktop2.js").default, 1))],
	["cline", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./cline2.js").default, 1))],
	["codebuff", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./codebuff2.js").default, 1))],
	["codex", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./codex2.js").default, 1))],
	["codex-plugin", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./codex-plugin.js").default, 1))],
	["codex-server", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./codex-server.js").default, 1))],
	["continue", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./continue2.js").default, 1))],
	["continue-json", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./continue-json.js").default, 1))],
	["copilot-agent", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./copilot-agent2.js").default, 1))],
	["copilot-agent-server", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./copilot-agent-server.js").default, 1))],
	["copilot-agent-settings", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./copilot-agent-settings.js").default, 1))],
	["copilot-cli", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./copilot-cli2.js").default, 1))],
	["copilot-cli-server", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./copilot-cli-server.js").default, 1))],
	["copilot-cli-user", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./copilot-cli-user.js").default, 1))],
	["crush", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./crush2.js").default, 1))],
	["cursor", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./cursor2.js").default, 1))],
	["docker-mcp", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./docker-mcp2.js").default, 1))],
	["factory", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./factory2.js").default, 1))],
	["fast-agent", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./fast-agent2.js").default, 1))],
	["gemini", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./gemini2.js").default, 1))],
	["gemini-extension", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./gemini-extension.js").default, 1))],
	["gemini-server", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./gemini-server.js").default, 1))],
	["goose", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./goose2.js").default, 1))],
	["junie", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./junie2.js").default, 1))],
	["kilo", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./kilo2.js").default, 1))],
	["kilo-legacy", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./kilo-legacy.js").default, 1))],
	["kimi", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./kimi2.js").default, 1))],
	["kimi-cli", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./kimi-cli2.js").default, 1))],
	["kiro", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./kiro2.js").default, 1))],
	["kiro-agent", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./kiro-agent.js").default, 1))],
	["kiro-server", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./kiro-server.js").default, 1))],
	["librechat", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./librechat2.js").default, 1))],
	["lm-studio", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./lm-studio2.js").default, 1))],
	["mcp", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./mcp2.js").default, 1))],
	["mcp-agent", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./mcp-agent2.js").default, 1))],
	["mcp-hub", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./mcp-hub2.js").default, 1))],
	["mcp-json-schema", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./mcp-json-schema.js").default, 1))],
	["mcp-lint", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./mcp-lint.js").default, 1))],
	["mcp-result-2024-11-05", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./mcp-result-2024-11-05.js").default, 1))],
	["mcp-result-2025-03-26", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./mcp-result-2025-03-26.js").default, 1))],
	["mcp-result-2025-06-18", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./mcp-result-2025-06-18.js").default, 1))],
	["mcp-result-2025-11-25", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./mcp-result-2025-11-25.js").default, 1))],
	["mcp-result-2026-07-28", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./mcp-result-2026-07-28.js").default, 1))],
	["mcp-tool-2024-11-05", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./mcp-tool-2024-11-05.js").default, 1))],
	["mcp-tool-2025-03-26", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./mcp-tool-2025-03-26.js").default, 1))],
	["mcp-tool-2025-06-18", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./mcp-tool-2025-06-18.js").default, 1))],
	["mcp-tool-2025-11-25", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./mcp-tool-2025-11-25.js").default, 1))],
	["mcp-tool-2026-07-28", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./mcp-tool-2026-07-28.js").default, 1))],
	["mcpb", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./mcpb2.js").default, 1))],
	["mcpb-0.1", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./mcpb-0.1.js").default, 1))],
	["mcpb-0.2", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./mcpb-0.2.js").default, 1))],
	["mcpb-0.4", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./mcpb-0.4.js").default, 1))],
	["mcpb-parts", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./mcpb-parts.js").default, 1))],
	["mcpo", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./mcpo2.js").default, 1))],
	["mcporter", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./mcporter2.js").default, 1))],
	["omp", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./omp2.js").default, 1))],
	["omp-server", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./omp-server.js").default, 1))],
	["opencode", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./opencode2.js").default, 1))],
	["opencode-v2", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./opencode-v2.js").default, 1))],
	["qwen", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./qwen2.js").default, 1))],
	["registry-server", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./registry-server2.js").default, 1))],
	["registry-server-2025-07-09", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./registry-server-2025-07-09.js").default, 1))],
	["registry-server-2025-09-16", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./registry-server-2025-09-16.js").default, 1))],
	["registry-server-2025-09-29", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./registry-server-2025-09-29.js").default, 1))],
	["registry-server-2025-10-11", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./registry-server-2025-10-11.js").default, 1))],
	["registry-server-2025-10-17", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./registry-server-2025-10-17.js").default, 1))],
	["registry-server-parts", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./registry-server-parts.js").default, 1))],
	["roo", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./roo2.js").default, 1))],
	["rovo", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./rovo2.js").default, 1))],
	["ruler", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./ruler2.js").default, 1))],
	["ruler-json", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./ruler-json.js").default, 1))],
	["rulesync", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./rulesync2.js").default, 1))],
	["smithery", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./smithery2.js").default, 1))],
	["trae", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./trae2.js").default, 1))],
	["vibe", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./vibe2.js").default, 1))],
	["visual-studio", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./visual-studio2.js").default, 1))],
	["vscode", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./vscode2.js").default, 1))],
	["vscode-devcontainer", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./vscode-devcontainer.js").default, 1))],
	["vscode-inputs", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./vscode-inputs.js").default, 1))],
	["vscode-root", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./vscode-root.js").default, 1))],
	["vscode-server", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./vscode-server.js").default, 1))],
	["vscode-workspace", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./vscode-workspace.js").default, 1))],
	["warp", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./warp2.js").default, 1))],
	["windsurf", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./windsurf2.js").default, 1))],
	["windsurf-devin", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./windsurf-devin.js").default, 1))],
	["zed", () => Promise.resolve().then(() => /* @__PURE__ */ e.__toESM(require("./zed2.js").default, 1))]
]);
// src/schema/validators.ts
const n = /* @__PURE__ */ new Map();
function r(e) {
	let t = n.get(e);
	if (t !== void 0) return t;
	let r = i(e);
	n.set(e, r);
	return r;
}
async function i(e) {
	let n = t.get(e);
	if (n === void 0) throw Error(`there is no schema "${e}"`);
	let { default: r } = await n();
	return a(r);
}
/** Its schema is a text that takes longer to parse than most files to check. */
function a({ validate: e, schema: t }) {
	let n;
	return {
		validate: e,
		schema: () => {
			n ??= t();
			return n;
		}
	};
}
/** What the schema of its format says about a document. */
async function o(e) {
	let { document: t, format: n } = e;
	if (n.answer !== void 0) return (await Promise.resolve().then(() => require("./check-answers.js"))).checkAnswers(e);
	let r = n.schema ?? n.id;
	return r === "none" ? [] : s(t, r);
}
/** Most documents are fine, and what puts faults into words is loaded for the others only. */
async function s(e, t) {
	let n = await r(t);
	if (e.value === void 0 || n.validate(e.value)) return [];
	let { check: i } = await Promise.resolve().then(() => require("./check.js"));
	return i(e, n);
}
exports.checkDocument = s;
exports.loadValidator = r;
exports.violationsOf = o;
