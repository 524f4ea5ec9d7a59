// Written by "npm run generate" from src/rules; do not edit.
import type { KnownRule, Piece } from '../define.ts';

/** Each is loaded when something in a file asks for it; most files ask for few. */
export const pieces: readonly Piece[] = [
  { load: () => import('./addresses.generated.ts'), on: { field: [{ is: ["url"], like: /^\s*(?:http|ws):\/\/(?!(?:localhost|127\.0\.0\.1)[:/])/i }], server: [{ text: /\/sse\b/i }, { headers: "odd" }, { callable: false }] } },
  { load: () => import('./answers.generated.ts'), on: { answers: [{}] } },
  { load: () => import('./commands.generated.ts'), on: { server: [{ word: /(?:\b(?:sudo|doas|curl|wget|iwr|irm|Invoke-WebRequest|Invoke-RestMethod)\b|(?:^|[\\/])(?:docker|podman|nerdctl)(?:\.exe)?$)|(?:^(?!@[\w.-]+\/[\w.@^~-]+$|[a-z][a-z+.-]*:\/\/|\$\{)[\s\S]*(?:[\\/]|\.(?:[cm]?[jt]sx?|py|rb|php|pl|sh)$))|(?:(?:^|[\\/])(?:docker|podman|nerdctl)(?:\.exe)?$)/i }, { word: /(?:^[12]?[|&<>]|~[\\/]|\$(?!\{)|%\w)|(?:filesystem)/ }, { command: /\s/ }, { path: /(?:^|=)(?:(?:\/mnt\/[a-z]|[a-z]:)?[\\/](?:users|home)[\\/]|[a-z]:[\\/])|^(?:-[^=]*=)?\/Volumes\//i }, { notedPackage: true }, { only: "package-unpinned" }], word: [{ like: /^-[\w-]*\s|^\S+\s+-|[\n\r]/ }] } },
  { load: () => import('./crossing.generated.ts'), on: { run: [{ with: "hideable" }, { with: "tools" }, { with: "mention" }, { with: "same-name" }, { with: "several-files", only: "server-missing" }, { with: "alike-names" }, { with: ["tools","long-name"] }] } },
  { load: () => import('./documents.generated.ts'), on: { file: [{ format: "unread" }, { format: "otherVersion" }, { sameName: true }, { large: true }, { otherMap: true }, { oddMap: true }, { format: "serverFiles" }], name: [{ like: /[^\x21-\x7e]/ }], problem: [{ kind: "encoding" }, { kind: "bom" }, { kind: "unreadable" }, { kind: "duplicate-key" }, { kind: "limits" }, { kind: "syntax" }, { kind: "comment" }, { kind: "trailing-comma" }, { kind: "empty" }], server: [{ strangers: true }], violation: [{ rule: "root-shape" }] } },
  { load: () => import('./fields.generated.ts'), on: { field: [{ approves: true }, { is: ["auth"] }, { deprecated: true }, { fits: false }, { renamed: true }, { unit: "ms", below: 1000 }, { unit: "s", from: 10000 }], rootField: [{ approves: true }, { deprecated: true }], server: [{ switches: "odd" }, { strangers: true }], violation: [{ kind: "missing" }, { kind: "type" }, { kind: "value" }] } },
  { load: () => import('./manifests.generated.ts'), on: { bundle: [{}], former: [{ only: "smithery-former-key" }], registry: [{}] } },
  { load: () => import('./secrets.generated.ts'), on: { field: [{ is: ["url"], like: /[?@]/ }], file: [{ mayHoldSecret: true }], text: [{ mayBeSecret: true }] } },
  { load: () => import('./servers.generated.ts'), on: { file: [{ twins: true }, { alikeNames: true }], name: [{ allowed: false }, { reserved: true }], server: [{ entry: "odd" }] } },
  { load: () => import('./targets.generated.ts'), on: { server: [{ targeted: true }] } },
  { load: () => import('./transports.generated.ts'), on: { server: [{ settled: false }] } },
  { load: () => import('./variables.generated.ts'), on: { field: [{ form: ["bearer-variable","header-variables","variable-names"], like: /^(?![A-Za-z_][\w.-]*$)[\s\S]/ }], file: [{ format: "inputs" }], server: [{ text: /(?:\{file:)|(?:(?:\$\{|\{(?:env|file):)(?:[a-z]+:)?(?:\}|\w+[-+=?^#%/,@]|[^{}]{0,200}?(?:[\s"'{]|$)))|(?:[Yy](?:our|OUR)[-_]|[-_](?:here|HERE)(?!\w)|<[A-Za-z]|\[(?:RED|YOUR|INS|PAS|ENT|REP)|[Pp](?:ath|ATH)[\\/]+[Tt]|_ME(?!\w)|REPLACE_|\.{3}|…)/ }, { variables: "odd" }, { lookedUp: true }, { references: "foreign" }] } },
];

/** The rules that are off by default. */
export const offByDefault: readonly KnownRule[] = [
  {"id":"annotation-verb-mismatch","severity":"off"},
  {"id":"description-parameter-missing","severity":"off"},
  {"id":"package-unpinned","severity":"off"},
  {"id":"result-error-flag","severity":"off"},
  {"id":"schema-no-params-form","severity":"off"},
  {"id":"schema-unknown-format","severity":"off"},
  {"id":"sensitive-path","severity":"off"},
  {"id":"server-missing","severity":"off"},
  {"id":"smithery-former-key","severity":"off"},
  {"id":"tool-name-convention","severity":"off"},
];

/** Most runs name no rule. */
export const loadKnownRules = () => import('./known.generated.ts');
