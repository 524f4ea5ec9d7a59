"use strict";
const e=require("./core.js");
const t=require("./published-project.js");
const n=[{
client:`amazonq`,
names:[`Amazon Q`,`Amazon Q CLI`,`Amazon Q Developer`,`Amazon Q Developer CLI`,`Q CLI`]},{
client:`amp`,
names:[`Sourcegraph Amp`,`Ampcode`,`Amp VS Code extension`,`Amp CLI`],
words:[`Amp`]},{
client:`antigravity`,
names:[`Antigravity`,`Google Antigravity`]},{
client:`auggie`,
names:[`Auggie`,`Auggie CLI`,`Augment CLI`]},{
client:`autohand`,
names:[`Autohand`,`Autohand CLI`,`Autohand Code`,`Autohand Code CLI`]},{
client:`bob`,
names:[`IBM Bob`],
words:[`Bob`]},{
client:`claude-code`,
names:[`Claude Code`,`ClaudeCode`,`Claude Code CLI`,`Claude Code VS Code extension`]},{
client:`claude-desktop`,
names:[`Claude Desktop`,`Claude for Desktop`,`Claude.app`,`Claude desktop app`,`ClaudeDesktop`]},{
client:`cline`,
names:[`Cline`,`Cline VS Code extension`]},{
client:`codebuddy`,
names:[`CodeBuddy`,`Tencent CodeBuddy`]},{
client:`codebuff`,
names:[`Codebuff`]},{
client:`codex`,
names:[`Codex`,`Codex CLI`,`OpenAI Codex`,`OpenAI Codex CLI`,`Codex VS Code extension`]},{
client:`continue`,
names:[`Continue.dev`,`Continue VS Code extension`],
words:[`Continue`]},{
client:`copilot-agent`,
names:[`Copilot coding agent`,`Copilot cloud agent`]},{
client:`copilot-cli`,
names:[`Copilot CLI`,`GitHub Copilot CLI`]},{
client:`copilot-jetbrains`,
names:[`Copilot for JetBrains`,`GitHub Copilot for JetBrains`,`JetBrains Copilot`,`Copilot for Xcode`,`GitHub Copilot for Xcode`]},{
client:`crush`,
names:[`Charm Crush`],
words:[`Crush`]},{
client:`cursor`,
names:[`Cursor IDE`,`Cursor AI`,`Cursor editor`],
words:[`Cursor`]},{
client:`every-code`,
names:[`Every Code`]},{
client:`factory`,
names:[`Factory Droid`,`Factory CLI`,`Factory AI`,`Droid CLI`],
words:[`Factory`]},{
client:`fast-agent`,
names:[`fast-agent`]},{
client:`firebase-studio`,
names:[`Firebase Studio`]},{
client:`firebender`,
names:[`Firebender`]},{
client:`gemini`,
names:[`Gemini CLI`,`Google Gemini CLI`]},{
client:`gh-aw`,
names:[`gh-aw`,`GitHub Agentic Workflows`]},{
client:`gitlab-duo`,
names:[`GitLab Duo`,`GitLab Duo CLI`,`GitLab Duo Chat`,`GitLab Duo Agent Platform`]},{
client:`goose`,
names:[`Codename Goose`,`Goose CLI`,`Goose Desktop`,`Block Goose`],
words:[`Goose`]},{
client:`grok`,
names:[`Grok Build`,`Grok CLI`],
words:[`Grok`]},{
client:`iflow`,
names:[`iFlow`,`iFlow CLI`]},{
client:`junie`,
names:[`Junie`,`JetBrains Junie`]},{
client:`kilo`,
names:[`Kilo Code`,`KiloCode`,`Kilo CLI`],
words:[`Kilo`]},{
client:`kimi`,
names:[`Kimi Code`,`Kimi Code CLI`]},{
client:`kimi-cli`,
names:[`Kimi CLI`]},{
client:`kiro`,
names:[`Kiro`,`Kiro CLI`,`Kiro IDE`,`AWS Kiro`]},{
client:`letta`,
names:[`Letta Code`]},{
client:`librechat`,
names:[`LibreChat`]},{
client:`lm-studio`,
names:[`LM Studio`,`LMStudio`]},{
client:`mcp-agent`,
names:[`mcp-agent`]},{
client:`mcp-hub`,
names:[`MCP Hub`,`mcp-hub`,`mcphub.nvim`]},{
client:`mcpo`,
names:[`mcpo`]},{
client:`mcporter`,
names:[`MCPorter`]},{
client:`metamcp`,
names:[`MetaMCP`]},{
client:`openclaw`,
names:[`OpenClaw`]},{
client:`opencode`,
names:[`OpenCode`,`SST OpenCode`]},{
client:`qoder`,
names:[`Qoder CLI`]},{
client:`qwen`,
names:[`Qwen Code`,`Qwen CLI`]},{
client:`roo`,
names:[`Roo Code`,`Roo Cline`,`RooCode`],
words:[`Roo`]},{
client:`rovo`,
names:[`Rovo Dev`,`Rovo Dev CLI`]},{
client:`trae`,
names:[`Trae`,`Trae IDE`]},{
client:`vibe`,
names:[`Mistral Vibe`]},{
client:`visual-studio`,
names:[`Visual Studio`,`Visual Studio 2022`,`Visual Studio 2026`]},{
client:`vscode`,
names:[`VS Code`,`VSCode`,`Visual Studio Code`,`VS Code Insiders`,`Visual Studio Code Insiders`,`GitHub Copilot on VS Code`,`GitHub Copilot in VS Code`,`VS Code with GitHub Copilot`,`VS Code (GitHub Copilot)`,`VS Code + GitHub Copilot`,`VS Code / GitHub Copilot`,`VS Code Copilot`,`VS Code GitHub Copilot`]},{
client:`warp`,
names:[`Warp terminal`,`Warp AI`],
words:[`Warp`]},{
client:`windsurf`,
names:[`Windsurf`,`Windsurf IDE`,`Devin Desktop`,`Codeium Windsurf`]},{
client:`zed`,
names:[`Zed editor`,`Zed.dev`],
words:[`Zed`]},{
names:`AnythingLLM,Augment,Augment Code,BoltAI,ChatGPT,ChatWise,Cherry Studio,CherryStudio,Claude.ai,Claude Web,Claude Cowork,Claude mobile,Copilot Studio,Docker Desktop,Docker MCP Toolkit,Docker MCP Gateway,Docker MCP Catalog,Eclipse,Gemini Code Assist,GitHub Copilot,GitHub Copilot for Eclipse,GitHub Models,Hermes Agent,Highlight AI,IntelliJ,IntelliJ IDEA,JetBrains,JetBrains AI Assistant,JetBrains IDEs,LangChain,LangGraph,LobeChat,Manus,MCP Inspector,MCP-Inspector,MCPHub,MCPJam,Microsoft Copilot,Msty,n8n,Open WebUI,OpenAI Agents SDK,OpenHands,Perplexity,Postman,PyCharm,Qodo,Qodo Gen,Qoder,Raycast,Replit,Smithery,Tabnine,VS Codium,VSCodium,Vercel AI SDK,WebStorm,Witsy,Xcode,Zencoder`.split(`,`),
words:[`Hermes`,`Void`,`Bolt`,`Devin`,`5ire`,`Enconvo`,`Emacs`,`Neovim`]}];
const r={
"copilot-agent":`copilot-agent-settings`,
"copilot-cli":`copilot-cli-user`};
const i=[{
client:`vscode`,
format:`vscode-settings`,
words:/\b(?:user|workspace|remote) settings\b|\bsettings \(json\)|(?<![\w/.])settings\.json\b/i}];
const a=[{
client:`kilo`,
format:`kilo-legacy`,
at:[`mcpServers`]},{
client:`vscode`,
format:`vscode-settings`,
at:[`mcp`,`servers`]},{
client:`vscode`,
format:`vscode-settings`,
at:[`mcp.servers`]},{
client:`vscode`,
format:`vscode-settings`,
at:[`github.copilot.chat.mcp.servers`]}];
let o;
let s;
let c;
let l;
let u;
let d;
let f;
let p;
var m=class{
innermost;
#e;
#t=0;
pass(e,t,n){
let r=e.slice(0,2e3);
let i=this.#s(r);
let[,a,o]=(u??=/^([ \t]*)(?:===[!+]?|\?\?\?\+?|!!!)[ \t]+(?:[\w-]+[ \t]+)?"([^"]+)"/).exec(r)??[];
let s=(d??=/^[ \t]*:{3,}[ \t]*(?:\{?(?:tab(?:-item)?|details|tip|info|note|warning|caution|dropdown|collapse)\b\}?(.*))?$/i).exec(r);
let c=(p??=/^[ \t]*\/{3}(?:[ \t]+(?:tab|details|note|tip|info|warning)[ \t]*\|(.*)|[ \t]*)$/i).exec(r);
o!==void 0&&a!==void 0?this.#a({
title:o,
tag:`===`,
indent:h(a)},t,n):s?.[1]===void 0?s===null?c?.[1]===void 0?c===null?/\{[{%]/.test(r)?i=this.#r(r,t,n)??i:r.includes(`<`)?i=this.#n(r,t,n)??i:this.#e!==void 0&&(this.#e+=` ${r}`):i=this.#o(`///`)??i:this.#a({
title:c[1].trim(),
tag:`///`},t,n):i=this.#o(`:::`)??i:this.#a({
title:s[1].trim(),
tag:`:::`},t,n);
return{
closed:i}}
#n(e,t,n){
let r;
let i=0;
for(
let{
0:a,
1:l,
2:u=``,
3:d=``,
index:f}of e.matchAll(o??=/<(\/?)(details|Accordion|AccordionItem|Tab|TabItem|TabPanel|TabsContent|Step|Expandable|Collapsible|Card|Panel|summary|AccordionTrigger)\b((?:[^>"'{]|"[^"]*"|'[^']*'|\{[^}]*\})*)>/gi)){
let o=u.toLowerCase();
let p=o===`summary`||o===`accordiontrigger`;
if(l===`/`&&p)
this.#i(e.slice(i,f),t);else 
if(p)
this.#e=``;else 
if(l===`/`)
r=this.#o(o)??r;else 
if(!(s??=/\/\s*$/).test(d)){
let e=Array.from(d.matchAll(c??=/\b(?:title|label|heading|header|name|value)\s*=\s*(?:\{\s*)?(["'`])(.*?)\1/gi),([,,e=``])=>e);
this.#a({
title:e.join(` / `),
tag:o},t,n)}
i=f+a.length}
this.#e!==void 0&&(this.#e+=` ${e.slice(i)}`);
return r}
#r(e,t,n){
let r;
for(
let{
1:i,
2:a=``,
3:o=``}of e.matchAll(f??=/\{(?:%|\{[<%])-?[ \t]*(\/[ \t]*|end)?(tab|tabitem|tab-item|step|details|accordion|expand|collapse|hint)\b([^}\n]*)\}/gi)){
let e=`{${a.toLowerCase()}`;
if(i!==void 0)
r=this.#o(e)??r;else 
if(!/\/[ \t]*[%>]?$/.test(o.trimEnd())){
let r=Array.from(o.matchAll(l??=/(["'])(.*?)\1/g),([,,e=``])=>e);
this.#a({
title:r.join(` / `),
tag:e},t,n)}}
return r}
#i(e,t){
this.#e!==void 0&&this.innermost!==void 0&&(this.innermost={...this.innermost,
title:`${this.#e} ${e}`.trim(),
prose:t});
this.#e=void 0}
#a(e,t,n){
if(this.#t===50)
return;
this.#t+=1;
this.innermost={...e,
prose:t,
mark:n,
outer:this.innermost}}
#o(e){
let t=this.#t;
for(
let n=this.innermost;n!==void 0;n=n.outer){
--t;
if(n.tag!==e)
continue;
this.innermost=n.outer;
this.#t=t;
return n}}
#s(e){
let t=h(/^[ \t]*/.exec(e)?.[0]??``);
let n;
for(;this.innermost?.indent!==void 0&&t<=this.innermost.indent;){
n=this.innermost;
this.innermost=n.outer;
--this.#t}
return n}};
function h(e){
return e.replaceAll(`	`,`    `).length}
const g=/^(?:[ \t]*>)+/;
const _=/^[ \t]*(?:[-*+]|\d{1,9}[.)])(?=[ \t])/;
let v;
let y;
let b;
let x;
let ee;
let te;
let ne;
const S=/<!--|\{\/\*/g;
function re(e){
return new ie(e).read()}
var ie=class{
#e;
#t=[];
#n=[];
#r=new m;
#i;
#a;
#o=[];
#s=[];
#c;
#l;
#u;
#d=!0;
constructor(e){
this.#e=e}
read(){
let e=this.#f();
for(;e<this.#e.length;){
let t=this.#e.indexOf(`
`,e);
let n=t===-1?this.#e.length:t;
let r=this.#e[n-1]===`\r`&&n>e?n-1:n;
this.#p({
start:e,
text:this.#e.slice(e,r)});
e=n+1}
this.#v();
let t=[...this.#s,...this.#o];
return{
title:this.#i,
prose:this.#t,
blocks:this.#n,
loose:t}}
#f(){
let e=/^---[ \t]*\r?\n(?:[\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/.exec(this.#e);
if(e===null)
return 0;
this.#i=/^title:(.*)$/m.exec(e[0])?.[1]?.trim().replace(/^["']|["']$/g,``);
return e[0].length}
#p(e){
this.#c===void 0?this.#h(this.#C(e),e):this.#m(e,this.#c)}
#m({
start:e,
text:t},n){
let r=n.isQuoted?t.replace(g,``):t;
let i=(/^[ \t]*(`{3,}|~{3,})[ \t]*$/.exec(r)?.[1]??``).startsWith(n.sign);
if(!i&&(!n.isQuoted||g.test(t)))
return;
this.#c=void 0;
i&&this.#y({
start:n.start,
end:e},n);
this.#d=!0;
i||this.#p({
start:e,
text:t})}
#h(e,t){
let n=e.trim()===``;
if(this.#_(t,n))
return;
if(n){
this.#d=!0;
return}
let r=g.exec(e)?.[0].length??0;
let i=e.slice(r);
if(this.#g(i,r,t))
return;
if(this.#d&&r===0&&(te??=/^(?: {4}|\t)[ \t]*[{"[]/).test(e)){
this.#u={
start:t.start,
end:t.start+t.text.length};
return}
this.#d=!1;
this.#b(i,t.start+r)}
#g(e,t,{
start:n,
text:r}){
let i=e;
for(
let e=_.exec(i);e!==null;e=_.exec(i))
i=i.slice(e[0].length);
let[,a,o]=(v??=/^[ \t]*(`{3,}(?!`)|~{3,}(?!~))(.*)$/).exec(i)??[];
if(a===void 0||o===void 0||a.startsWith("`")&&o.includes("`"))
return!1;
let s=this.#e.indexOf(`
`,n);
if(s===-1)
return!0;
this.#c={
sign:a,
isQuoted:t>0,
info:o.trim(),
infoStart:n+r.length-o.trimStart().length,
start:s+1};
return!0}
#_({
start:e,
text:t},n){
if(this.#u===void 0)
return!1;
if(n)
return!0;
if(/^(?: {4}|\t)/.test(t)){
this.#u.end=e+t.length;
return!0}
this.#v();
return!1}
#v(){
this.#u!==void 0&&this.#y({...this.#u,
end:this.#u.end+1},void 0);
this.#u=void 0}
#y({
start:e,
end:t},n){
let r=this.#e.slice(e,Math.max(e,t-1));
let i=r.endsWith(`\r`)?r.slice(0,-1):r;
this.#n.push({
span:{
start:e,
end:e+i.length},
text:n?.isQuoted?i.replace(/^(?:[ \t]*>)+/gm,e=>` `.repeat(e.length)):i,
info:n?.info,
infoStart:n?.infoStart??e,
prose:this.#t.length,
isBelowBlock:this.#n.at(-1)?.prose===this.#t.length,
heading:this.#a,
container:this.#r.innermost,
remarks:this.#o});
this.#o=[]}
#b(e,t){
if(/^[ \t]*\{%-? *(?:end)?raw *-?%\}[ \t]*$/.test(e))
return;
for(
let e of this.#o)
this.#s.push(e);
this.#o=[];
let n=this.#t.at(-1);
this.#t.push({
text:e,
start:t});
let r=oe(e)??this.#x(e,n);
if(r!==void 0){
this.#S(r.text,r.level);
return}
let{
closed:i}=this.#r.pass(e,this.#t.length,this.#a);
i!==void 0&&(this.#a=i.mark)}
#x(e,t){
let n=(ee??=/^ {0,3}(=+|-+)[ \t]*$/).exec(e)?.[1];
if(n===void 0||t===void 0||this.#a?.prose===this.#t.length-1)
return;
let r=this.#e.slice(t.start+t.text.length,this.#t.at(-1)?.start);
if(!/^[ \t]*\r?\n[ \t>]*$/.test(r)||/^[ \t]*[|<]/.test(t.text))
return;
return{
text:t.text,
level:n.startsWith(`=`)?1:2}}
#S(e,t){
let n=this.#a;
for(;n!==void 0&&n.level>=t;)
n=n.outer;
this.#a={
text:e,
level:t,
prose:this.#t.length,
outer:n}}
#C({
start:e,
text:t}){
if(this.#l===void 0&&!(ne??=/<!--|\{\/\*/).test(t))
return t;
let n=``;
let r=0;
for(
let i=0;i<t.length;){
if(this.#l===void 0){
S.lastIndex=i;
let a=S.exec(t);
let{
index:o=t.length,
0:s=``}=a??{};
let c=t.slice(i,o);
r+=ae("`",c);
n+=c;
if(a===null)
break;
i=o+s.length;
if(r%2==1)
n+=s;else{
this.#l={
start:e+o,
close:s===`<!--`?`-->`:`*/}`};
n+=` `.repeat(s.length)}
continue}
let{
close:a,
start:o}=this.#l;
let s=t.indexOf(a,i);
let c=s===-1?t.length:s+a.length;
n+=` `.repeat(c-i);
i=c;
if(s===-1)
break;
let l=a===`-->`?4:3;
this.#o.push({
span:{
start:o,
end:e+c},
text:this.#e.slice(o+l,e+s)});
this.#l=void 0}
return n}};
function ae(e,t){
return t.split(e).length-1}
function oe(e){
if(e.length>1e3)
return;
let[,t,n=``]=(y??=/^ {0,3}(#{1,6})(?![^ \t])(.*)$/).exec(e)??[];
if(t!==void 0)
return{
text:n.trim().replace(b??=/(?<![^ \t])#+$/,``).trim(),
level:t.length};
let[,r,i=``]=(x??=/^[ \t]*<h([1-6])\b[^>]*>(.*?)(?:<\/h\1>|$)/i).exec(e)??[];
return r===void 0?void 0:{
text:i,
level:Number(r)}}
function se(e){
let t=ce(e);
return[...le(t),...ue(t),...fe(e)]}
function ce(t){
return t.flatMap(t=>t.servers.flatMap(n=>{
let r=n.broken?void 0:e.packageRun(e.textsOf(e.wordsOf(n)));
return r===void 0?[]:[{
server:n,
reading:t,
run:r}]}))}
function le(t){
let n=new Map;
let r=new Set;
return t.flatMap(t=>{
let{
run:i,
server:a}=t;
let{
version:o}=i;
if(o===void 0||o===`latest`||/[<>{}$*]|your/i.test(o))
return[];
let s=JSON.stringify([i.ecosystem,i.name]);
let c=n.get(s);
c===void 0&&n.set(s,t);
if(c===void 0||c.run.version===o||r.has(s))
return[];
r.add(s);
return[C(`snippet-drift`,`${e.nameOf(a)} runs version ${o} here, and version ${c.run.version} in an earlier block`,t,[{
place:pe(c),
message:`the earlier one`}])]})}
function ue(t){
let n=new Map;
let r=new Set;
return t.flatMap(t=>{
let{
env:i,
document:a}=t.server;
let o=new Set(i.map(({
name:e})=>e));
return i.flatMap(({
name:i,
route:s})=>{
let c=JSON.stringify([t.run.ecosystem,t.run.name,de(i)]);
let l=e.at(a,s,`key`);
let u=n.get(c);
u===void 0&&n.set(c,{
name:i,
place:l});
if(u===void 0||o.has(u.name)||r.has(c))
return[];
r.add(c);
return[{...C(`snippet-drift`,`${e.nameOf(t.server)} is given ${e.quote(i)} here, and ${e.quote(u.name)} in an earlier block`,t,[{
place:u.place,
message:`the earlier one`}]),
place:l}]})})}
function de(e){
return e.toLowerCase().replace(/_?(?:api|mcp)(?=_)|_/g,``)}
function fe(t){
let n=new Map;
let r=new Set;
return t.flatMap(t=>t.servers.flatMap(i=>{
let{
url:a,
name:o,
transport:s}=i;
let c=w(a?.value);
if(a===void 0||c===void 0||s===`sse`)
return[];
let{
host:l,
path:u}=c;
if(u.toLowerCase().endsWith(`/sse`)||T(l+u))
return[];
let d=JSON.stringify([o,l]);
let f=n.get(d);
f===void 0&&n.set(d,{
server:i,
path:u,
route:a.route});
if(f===void 0||u.startsWith(f.path)||f.path.startsWith(u)||r.has(d))
return[];
r.add(d);
let p=[{
place:e.at(f.server.document,f.route),
message:`the earlier one`}];
return[me(`snippet-drift`,`${e.nameOf(i)} is called at ${e.quote(u)} here, and at ${e.quote(f.path)} in an earlier block`,{
server:i,
reading:t,
route:a.route},p)]}))}
function pe({
server:t,
run:n}){
let r=e.wordsOf(t)[n.word];
let i={
start:n.start,
end:n.end};
return r===void 0?e.at(t.document,t.route):e.at(t.document,r.route,`value`,i)}
function C(e,t,n,r){
let{
client:i}=n.reading;
return{
rule:e,
severity:`info`,
message:t,
place:pe(n),
related:r,
server:n.server.name,
clients:[i.id]}}
function me(t,n,{
server:r,
reading:i,
route:a},o=[]){
return{
rule:t,
severity:`info`,
message:n,
place:e.at(r.document,a),
related:o,
server:r.name,
clients:[i.client.id]}}
function w(e){
let[,t,n=``]=typeof e==`string`?/^https?:\/\/([^/?#]+)([^?#]*)/i.exec(e)??[]:[];
return t===void 0?void 0:{
host:t.toLowerCase(),
path:n.replace(/(?<!\/)\/+$/,``)}}
function T(e){
return/[<>{}$*]|your/i.test(e)}
function he(e,t){
let n=new ge(t);
let r=Math.min(e.split(`/`).length-1,20);
for(
let e=0;e<=r;e+=1){
let r=`../`.repeat(e);
n.add(r);
for(
let e of _e(r,t).slice(0,300))
n.add(e);
if(t.isTop(r||`.`))
break}
return n}
var ge=class{
packages=[];
descriptions=[];
#e;
#t=new Set;
constructor(e){
this.#e=e}
add(n){
let r=this.#n(`${n}package.json`);
let i=e.own(r?.value,`name`);
r!==void 0&&typeof i==`string`&&i!==``&&e.own(r.value,`private`)!==!0&&this.packages.push({
name:i,
ecosystem:`npm`,
file:r.path});
let a=this.#n(`${n}pyproject.toml`);
let o=a&&t.pythonPackage(a)?.text;
a!==void 0&&o!==void 0&&this.packages.push({
name:o,
ecosystem:`pypi`,
file:a.path});
let s=this.#n(`${n}server.json`);
s?.value!==void 0&&this.descriptions.push({
value:s.value,
file:s.path})}
#n(e){
let t=this.#e.document(e);
if(t===void 0||this.#t.has(t.path))
return;
this.#t.add(t.path);
return t}};
function _e(t,n){
let r=e.own(n.document(`${t}package.json`)?.value,`workspaces`);
let i=Array.isArray(r)?r:e.own(r,`packages`);
let a=[...Array.isArray(i)?i.filter(e=>typeof e==`string`):[],...xe(ye??=/^packages:[ \t]*\r?\n((?:[ \t]*(?:-[^\n]*|#[^\n]*)?\r?\n?)*)/m,n.document(`${t}pnpm-workspace.yaml`)?.text),...xe(be??=/^\[tool\.uv\.workspace\][ \t]*\r?\n(?:[^[\r\n][^\n]*\n|\r?\n)*?members[ \t]*=[ \t]*\[([^\]]*)\]/m,n.document(`${t}pyproject.toml`)?.text)];
let o=ve;
let s=e=>{
--o;
return o<0?[]:n.folders(e||`.`)};
return[...new Set([...new Set(a)].flatMap(e=>Ce(e,t,s)))]}
const ve=1e3;
let ye;
let be;
function xe(e,t=``){
let n=e.exec(t.slice(0,Se))?.[1]??``;
return Array.from(n.matchAll(/["']([^"'\n]+)["']|^[ \t]*-[ \t]*([^\s"'#]+)/gm),([,e,t])=>String(e??t))}
const Se=2e4;
function Ce(e,t,n){
let r=e.replace(/^\.\//,``).split(`/`).filter(e=>e!==``);
if(e.startsWith(`!`)||r.length===0||r.length>5||r.includes(`..`))
return[];
let i=[t];
for(
let e of r){
i=i.flatMap(t=>{
if(!e.includes(`*`))
return[`${t}${e}/`];
let[r=``,i=``]=e.split(/\*+/);
let a=e=>e.length>=r.length+i.length&&e.startsWith(r)&&e.endsWith(i);
return n(t).filter(e=>a(e)&&!(we??=/^(?:\.|node_modules$)/).test(e)).map(e=>`${t}${e}/`)});
i=i.slice(0,300)}
return i}
let we;
function Te(e){
let[t]=e;
if(t===void 0)
return[];
let n=he(t.document.path,t.neighbours);
let r=ce(e);
return[...r.flatMap(e=>Ee(e,n)),...ke(r,n),...je(r,n),...Me(r,n),...Ne(e,n)]}
function Ee(t,{
packages:n}){
let{
run:r}=t;
let i=n.filter(({
ecosystem:e})=>e===r.ecosystem);
if(i.some(e=>De(e,r.name)))
return[];
let a=i.find(({
name:e})=>E(e)===E(r.name))??i.find(({
name:e})=>Oe(r.name,e));
if(a===void 0)
return[];
return[C(`snippet-manifest`,`package ${e.quote(r.name)} is not the one of this repository, which ${a.file} calls ${e.quote(a.name)}`,t,[])]}
function De({
name:e,
ecosystem:n},r){
return n===`pypi`?t.samePythonPackage(e,r):e===r}
function E(e){
return e.replace(/^@[^/]+\//,``)}
function Oe(t,n){
return e.suggest(t,[n],2)!==void 0}
function D({
run:t},{
descriptions:n}){
for(
let{
value:r,
file:i}of n){
let n=O(r,`packages`).filter(n=>e.own(n,`identifier`)===t.name);
if(n.length>0)
return{
packages:n,
file:i}}
return{
packages:[],
file:``}}
function O(t,n){
let r=e.own(t,n);
return Array.isArray(r)?r:[]}
function ke(t,n){
let r=new Set;
return t.flatMap(t=>{
let{
server:i}=t;
let{
packages:a,
file:o}=D(t,n);
let s=a.map(t=>e.own(t,`environmentVariables`)).filter(Array.isArray);
if(s.length===0)
return[];
let c=new Set(s.flat().map(t=>e.own(t,`name`)));
let l=i.fields.find(({
fact:e})=>e?.is===`env`);
if(l===void 0||!e.isObject(l.value))
return[];
return Object.keys(l.value).flatMap(n=>{
if(c.has(n)||r.has(n)||(Ae??=/^(?:PATH|HOME|NODE_\w+|PYTHON\w*|UV_\w+|NPM_\w+|HTTPS?_PROXY|NO_PROXY|DEBUG|LOG_LEVEL|TZ|LANG)$/i).test(n))
return[];
r.add(n);
let a=e.at(i.document,[...l.route,n],`key`);
return[{...C(`snippet-manifest`,`${e.nameOf(i)} is given ${e.quote(n)}, which ${o} does not know`,t,[]),
place:a}]})})}
let Ae;
function je(t,n){
let r=new Set;
return t.flatMap(t=>{
let{
packages:i,
file:a}=D(t,n);
return i.flatMap(n=>O(n,`environmentVariables`).flatMap(n=>{
let i=e.own(n,`name`);
if(e.own(n,`isRequired`)!==!0||e.own(n,`value`)!==void 0||typeof i!=`string`||i===``||r.has(i))
return[];
if(t.server.document.text.includes(i))
return[];
r.add(i);
return[C(`snippet-manifest`,`${a} requires ${e.quote(i)} of ${e.nameOf(t.server)}, which this page does not name`,t,[])]}))})}
function Me(t,n){
let r=new Set;
return t.flatMap(t=>{
let{
packages:i,
file:a}=D(t,n);
let o=i.map(t=>e.own(e.own(t,`transport`),`type`));
if(!(o.length>0&&o.every(e=>typeof e==`string`&&e!==`stdio`))||t.server.transport!==`stdio`||r.has(t.run.name))
return[];
r.add(t.run.name);
return[C(`snippet-manifest`,`${e.nameOf(t.server)} is started for stdio, and ${a} offers its package over ${String(o[0])} alone`,t,[])]})}
function Ne(e,{
descriptions:t}){
let n=t.flatMap(Pe);
if(n.length===0)
return[];
let r=new Set;
return e.flatMap(e=>e.servers.flatMap(t=>{
let{
url:i}=t;
let a=i===void 0||T(i.value)?void 0:w(i.value);
if(i===void 0||a===void 0||r.has(i.value))
return[];
let{
host:o,
path:s}=a;
let c=n.filter(e=>e.host===o);
let l=c.filter(e=>e.path===s);
let[u]=l.length>0?l:c;
if(u===void 0||l.length===0&&c.some(e=>Fe(s,e)))
return[];
let d=l.length===0?Ie(t,s,c):Le(t,l);
if(d===void 0)
return[];
r.add(i.value);
return[me(`snippet-manifest`,d,{
server:t,
reading:e,
route:i.route})]}))}
function Pe({
value:t,
file:n}){
return O(t,`remotes`).flatMap(t=>{
let r=w(e.own(t,`url`));
return r===void 0?[]:[{...r,
type:e.own(t,`type`),
file:n}]})}
function Fe(e,t){
return T(t.path)||e.startsWith(`${t.path}/`)||t.path.startsWith(`${e}/`)}
function Ie(t,n,r){
let i=e.list([...new Set(r.map(e=>e.path||`/`))]);
return`${e.nameOf(t)} is called at ${e.quote(n||`/`)}, and ${r[0]?.file} offers ${i} at this host`}
function Le(t,n){
let r=n.map(({
type:e})=>e);
let{
transport:i,
declared:a}=t;
let o=i===`sse`?`sse`:i===`http`?`streamable-http`:void 0;
if(o===void 0||a===void 0||r.includes(o))
return;
if(!r.every(e=>e===`sse`||e===`streamable-http`))
return;
return`${e.nameOf(t)} is called over ${o}, and ${n[0]?.file} offers this address over ${String(r[0])} alone`}
let Re;
const k=/^(?:bash|sh|shell|zsh|console|terminal|commandline|powershell|ps1|cmd|bat|)$/;
let ze;
const A=/^[ \t]*(?:\/\/|#|--)(.*)$/;
const j=/^[ \t]*(?:#.*|\/\/.*|\$ .*|export\s.*|\w+=\S*|(?:cd|npm|npx|pip|uv|uvx|ssh|docker|git|node|python3?|cat|code|nano|vim|mkdir|playwright-mcp-server)\s.*)?$/;
const M=/^[ \t]*(?:sudo[ \t]+)?(?:cat|tee)\b[^\n]*?(?:>>?|\btee\b)[ \t]*(?:-a[ \t]+)?(["']?)([^\s"'<>|]+)\1[^\n]*<<-?[ \t]*(["']?)(\w+)\3[^\n]*$/m;
const N=/^[ \t]*(?:sudo[ \t]+)?tee[ \t]+(?:-a[ \t]+)?(["']?)([^\s"'<>|-][^\s"'<>|]*)\1[^\n]*<<-?[ \t]*(["']?)(\w+)\3[^\n]*$/m;
const P=/^[ \t]*(?:sudo[ \t]+)?(?:cat|tee)\b[ \t]*<<-?[ \t]*(["']?)(\w+)\1[ \t]*(?:>>?|\|[ \t]*(?:sudo[ \t]+)?tee)[ \t]*(["']?)([^\s"'<>|]+)\3[^\n]*$/m;
function F({
info:e}){
return/^[\w+#-]*/.exec(e??``)?.[0].toLowerCase()??``}
function Be(e){
let t=F(e);
if((Re??=/^(?:md|mdx|markdown|diff|patch|html|xml|mermaid|http|sql|text|txt|log|output|csv)$/).test(t)||e.text.length>2e5)
return;
let n=k.test(t)?He(e.text):void 0;
let r=n===void 0?e.text:n.text;
let i=Ue(r);
if(i.lines.some(e=>(ze??=/(?:^|[\s/`"'])(?:tasks|launch)\.json\b/).test(e)))
return;
let a=` `.repeat(i.length)+r.slice(i.length);
let o=a.trimStart();
let s={
caption:i.lines,...n&&{
written:n}};
let{
start:c}=e.span;
if(/^(?:toml)$/.test(t)||/^\[\[?[A-Za-z_"][\w."'@/ -]*\]\]?[ \t]*(?:#.*)?$/m.test(o.slice(0,o.indexOf(`
`)+1||void 0)))
return{...s,...I(r,c),
language:`toml`,
isElided:Ve(r)};
if(o.startsWith(`{`)||o.startsWith(`"`)||o.startsWith(`[`))
return We(a,c,s,t);
if(/^ya?ml$/.test(t))
return{...s,...I(r,c),
language:`yaml`,
isElided:Ve(r)};
return k.test(t)&&n===void 0?qe(r,c):void 0}
function I(e,t){
return{
text:e,
span:{
start:t,
end:t+e.length}}}
function Ve(e){
return/^[ \t]*(?:#[^\n]*?)?(?:\.{3}|\u2026)/m.test(e)}
function He(e){
if(!e.includes(`<<`)||/[^\n]{1000}/.test(e))
return;
let t=N.exec(e)??M.exec(e);
let n=t===null?P.exec(e):null;
let[r,i,a]=t===null?[n,n?.[4],n?.[2]]:[t,t[2],t[4]];
if(!r||i===void 0||a===void 0)
return;
let o=r.index+r[0].length+1;
let s=e.slice(o).search(RegExp(`^[ \\t]*${a}[ \\t]*\\r?$`,`m`));
if(s===-1)
return;
let c=e.slice(o,o+s);
if([N,M,P].some(t=>t.test(e.slice(o+s))))
return;
return{
text:` `.repeat(o)+c+` `.repeat(e.length-o-s),
path:i,
start:r.index+r[0].lastIndexOf(i)}}
function Ue(e){
let t=[];
let n=0;
for(
let r of e.split(`
`)){
let e=A.exec(r.replace(/\r$/,``))?.[1];
if(e===void 0&&r.trim()!==``)
break;
e!==void 0&&t.push(e.trim());
n+=r.length+1}
return{
lines:t,
length:t.length===0?0:Math.min(n,e.length)}}
function We(e,t,n,r){
let i=e.length-e.trimStart().length;
let a=e[i]===`"`;
if(e.startsWith(`"""`,i))
return;
if(e[i]===`[`&&!/^json/.test(r))
return;
let o=a?void 0:Ge(e,i);
let s=o===void 0?``:e.slice(o);
if(!/^\s*(?:,\s*)?$/.test(s.replace(/\/\/.*|\/\*[\s\S]*?\*\//g,``))){
if(k.test(r)&&s.split(`
`).every(e=>j.test(e.replace(/\r$/,``))))
return L(e.slice(i,o),t+i,n);
return}
let c=e.slice(0,o).trimEnd();
if(!a)
return L(c.slice(i),t+i,n);
return{...L((c.endsWith(`,`)?c.slice(0,-1):c).slice(i),t+i,n),
before:`{`,
after:`}`}}
function Ge(t,n){
let r=0;
for(
let{
kind:i,
start:a,
end:o}of e.tokensOf(t)){
if(a<n)
continue;
i===`{`||i===`[`?r+=1:(i===`}`||i===`]`)&&--r;
if(r===0)
return o}}
function L(t,n,r){
let i=e.tokensOf(t);
let a=[];
let o=0;
let s=!1;
let c=(e,n,r)=>{
a.push(t.slice(o,e),r);
o=n};
for(
let[e,{
kind:n,
start:r,
end:a}]of i.entries()){
if(r<o)
continue;
let l=t.slice(r,a);
if(n===`comment`&&Ke(l)){
s=!0;
c(r,a,` `.repeat(a-r))}else 
if(n===`word`&&/^(?:\.{2,}|\u2026+)$/.test(l)){
s=!0;
c(r,a,` `.repeat(a-r));
let t=i[e+1];
let n=i[e-1];
t?.kind===`,`&&n!==void 0&&/[[{,]/.test(n.kind)&&c(t.start,t.end,` `)}else 
if(n===`word`&&/^[:,[]$/.test(i[e-1]?.kind??``)&&l.startsWith(`<`)){
let e=t.slice(r,r+80).search(/>(?=\s*[,}\]\r\n])/);
e>0&&!/["\n]/.test(t.slice(r,r+e))&&c(r,r+e+1,`"${t.slice(r+1,r+e).replace(/\\/g,`/`)}"`)}}
let l=a.join(``)+t.slice(o);
return{...r,
text:l,
span:{
start:n,
end:n+t.length},
language:`json`,
isElided:s}}
function Ke(e){
return/\.{3}|\u2026|\b(?:other|rest|existing|remaining|more)\b/i.test(e)}
function qe(e,t){
let n=e.split(`
`);
let r=[];
let i=0;
for(
let e of n){
if(/^[ \t]*\{/.test(e))
break;
if(!j.test(e.replace(/\r$/,``)))
return;
let t=A.exec(e.replace(/\r$/,``))?.[1];
t!==void 0&&r.push(t.trim());
i+=e.length+1}
if(i>=e.length)
return;
return We(` `.repeat(i)+e.slice(i),t,{
caption:r.slice(-2)},`bash`)}
let Je;
let Ye;
let Xe;
let Ze;
let Qe;
const $e=4e3;
function et(e){
if(e.info===void 0||!(Je??=/^(?:bash|sh|shell|zsh|console|terminal|powershell|ps1|cmd|bat|)$/).test(F(e))||!/mcp/.test(e.text))
return[];
let t=e.text.replace(/\\(\r?\n)/g,(e,t)=>` `.repeat(1+t.length));
let{
start:n}=e.span;
let r=Array.from(t.matchAll(Ye??=/(?:^|[;&|]|\$|>)[ \t]*((claude|codex)[ \t]+mcp[ \t]+(add(?:-json)?)[ \t]+[^\n]*)/g)).flatMap(({
0:e,
1:r=``,
2:i,
3:a,
index:o})=>{
let s=o+e.length-r.length;
let c=a===`add-json`?tt(r,t.slice(s+r.length,s+$e)):r;
let l=nt(c,i===`codex`?`codex`:`claude-code`,a===`add-json`);
let u=n+s;
return l===void 0?[]:[{
span:{
start:u,
end:u+c.trimEnd().length},
handed:l}]});
for(
let{
0:e,
1:i=``,
index:a}of t.matchAll(Xe??=/\bcode(?:-insiders)?[ \t]+--add-mcp[ \t]+'([^'\n]*)'/g)){
let t=ot(i);
if(t===void 0)
continue;
let{
name:o,
inputs:s,...c}=t;
let l={
start:n+a,
end:n+a+e.length};
r.push({
span:l,
handed:{
client:`vscode`,
name:String(o??``),
inputs:s,
entry:c}})}
return r}
function tt(e,t){
if(e.split(`'`).length%2==1)
return e;
let n=t.indexOf(`'`);
return n===-1?e:e+t.slice(0,n+1)}
function nt(e,t,n){
if(e.length>$e)
return;
let r=st(e)?.slice(3);
if(r===void 0)
return;
if(n){
let[e,n]=rt(r);
let i=n===void 0||n.isOpen?void 0:ot(n.text);
return i===void 0||e===void 0?void 0:{
client:t,
name:e.text,
inputs:void 0,
entry:i}}
let i=it(r,t!==`codex`);
return i&&{
client:t,
inputs:void 0,...i}}
function rt(e){
return e.filter(({
text:t},n)=>!t.startsWith(`-`)&&!(Ze??=/^(?:-s|--scope|-t|--transport|-e|--env|-H|--header|--url|--bearer-token-env-var|--callback-port|--client-id)$/).test(e[n-1]?.text??``))}
function it(e,t){
let n=e.findIndex(({
text:e})=>e===`--`);
let r=n===-1?e:e.slice(0,n);
let[i,...a]=rt(r);
let o=r[r.findIndex(({
text:e})=>e===`--url`)+1];
let s=r.some(({
text:e})=>e===`--url`)?o:a.find(({
text:e})=>/^https?:/.test(e));
let c=n===-1?a:e.slice(n+1);
if(i===void 0||e.some(({
isOpen:e})=>e))
return;
let l={...at(r,/^(?:-e|--env)$/,`=`,`env`),...at(r,/^(?:-H|--header)$/,`:`,t?`headers`:`http_headers`)};
let[u,d]=a;
let f=(Qe??=/^(?:sse|(?:streamable-?)?http)$/i).test(u?.text??``)?u?.text:void 0;
let p=!r.some(({
text:e})=>/^(?:-t|--transport)(?:=|$)/.test(e));
if(t&&p&&u!==void 0&&n===-1&&s===(f===void 0?u:d)){
let e=a.slice(1).map(({
text:e})=>e);
return{
name:i.text,
entry:{
command:u.text,
args:e,...l},
takenForProgram:{
word:f}}}
if(s!==void 0&&n===-1)
return{
name:i.text,
entry:{...t&&{
type:`http`},
url:s.text,...l}};
let[m,...h]=c;
if(m===void 0||n===-1)
return;
return{
name:i.text,
entry:{
command:m.text,
args:h.map(({
text:e})=>e),...l}}}
function at(e,t,n,r){
let i=e.flatMap(({
text:r},i)=>{
if(!t.test(e[i-1]?.text??``)||!r.includes(n))
return[];
return[[r.slice(0,r.indexOf(n)),r.slice(r.indexOf(n)+1).trim()]]});
return i.length===0?{}:{
[r]:Object.fromEntries(i)}}
function ot(e){
try{
let t=JSON.parse(e);
return typeof t==`object`&&t&&!Array.isArray(t)?{...t}:void 0}catch{
return}}
function st(e){
let t=[];
let n=/\s+|((?:'[^']*'|"(?:[^"\\]|\\.)*"|\\.|[^\s'"\\;&|#])+)|[;&|#].*|./gy;
for(
let r=n.exec(e);r!==null;r=n.exec(e)){
let[e,n]=r;
if(n===void 0){
if(/^\s/.test(e))
continue;
if(/^[;&|#]/.test(e))
break;
return}
let i=n.replace(/'[^']*'/g,``);
t.push({
text:n.replace(/'([^']*)'|"((?:[^"\\]|\\.)*)"|\\(.)/g,`$1$2$3`),
isOpen:/[$`<>*]/.test(i)})}
return t}
let ct;
let lt;
let ut;
let dt;
let R;
let z;
function B(){
if(R===void 0||z===void 0){
let e=n.flatMap(({
client:e,
names:t,
words:n=[]})=>[...t.map(t=>({
client:e,
name:t,
isWord:!1})),...n.map(t=>({
client:e,
name:t,
isWord:!0}))]);
R=new Map(e.map(e=>[e.name.toLowerCase(),e]));
let t=e.map(({
name:e})=>e).sort((e,t)=>t.length-e.length);
z=RegExp(`(?<![\\w./@-])(?:${t.map(ft).join(`|`)})(?![\\w/]|-\\w|\\.\\w)`,`gi`)}
return{
words:R,
pattern:z}}
function ft(e){
return e.replace(/[.*+?^${}()|[\]\\]/g,`\\$&`).replaceAll(` `,`[ \\u00a0-]`)}
function V(e,t){
let n=e.slice(0,2e3);
let r=ht(n);
let i=new Set;
let a=!1;
for(
let{
0:e,
index:o}of r.matchAll(B().pattern)){
let s=B().words.get(e.toLowerCase().replaceAll(/[-\u00a0]/g,` `))??B().words.get(e.toLowerCase());
if(s===void 0||pt(r,o,e))
continue;
if(s.isWord&&!(t||e===s.name))
continue;
if(s.isWord&&!t&&!mt(r,o,e,n))
continue;
s.client===void 0?a=!0:i.add(s.client)}
let o=(ct??=/\b(?:other|any|custom|most|your|all|every|various|different|another|generic|typical|standard|usual|compatible)\b[^.:]{0,40}?(?<![\w-])(?:clients?|hosts?|IDEs?|editors?|assistants?|agents?|applications?)(?![\w-])/i).test(r);
a||=o?i.size===0:i.size===1&&(dt??=/(?:^|\s)(?:vs\.?|versus)\s+(?!code\b|studio\b)/).test(r);
return{
clients:i,
others:a,
areExamples:i.size>0&&o}}
function pt(e,t,n){
let r=t+n.length;
return(lt??=/\b(?:identical to|same as|similar to|unlike|compared (?:to|with)|differs? from|fork of|migrat(?:e|ing|ion) from)\s+(?:the\s+|an?\s+)?$/i).test(e.slice(Math.max(0,t-40),t))||(ut??=/^(?:(?:['\u2019]s)?[ \-\u2010-\u2014](?:[\w-]+ ){0,2}compatib(?:le|ility)\b| ?(?:\u3068\u306e|\u3068|\uc640|\uacfc)? ?(?:\u517c\u5bb9|\u76f8\u5bb9|\u4e92\u63db|\ud638\ud658))/i).test(e.slice(r,r+60))}
function mt(e,t,n,r){
if(r.includes(`[${n}]`)||r.includes(`**${n}`))
return!0;
let i=e.slice(0,t);
return/\b(?:in|for|with|to|of|or|and|using|your|via|from|on|like|such as|e\.g\.,?)\s+$|[,/(]\s*$/i.test(i)}
function ht(e){
return e.replace(/!\[[^\][]*\]\([^()]*\)/g,` `).replace(/\]\([^()]*\)/g,`] `).replace(/`[^`]*`/g,e=>/[\s/."'[\]{}=:]/.test(e)?` `:e).replace(/<[^<>]*>/g,` `).replace(/https?:\/\/\S+/g,` `)}
let gt;
let _t;
let vt;
const yt=new Set([`mcp`,`mcpb`,`registry-server`,`smithery`,`stray`]);
function H(e){
let t=e.slice(0,2e3).replace(/(Application(?: |\\) ?|Code -? ?)(?=Support|Insiders)/g,e=>e.replaceAll(/[ \\]/g,bt));
return Array.from(t.matchAll(gt??=/[^\s`'"()<>[\],;*|=]+/g)).flatMap(({
0:n,
index:r})=>{
let i=Array.from(n.matchAll(_t??=/\.(?:jsonc?|toml|ya?ml)(?![\w-])/g)).at(-1);
if(i===void 0||/^\w+:\/\//.test(n))
return[];
let a=n.slice(0,i.index+i[0].length);
let o=r+(/^[:,]+|^\.+(?=\w+\.\w+$)/.exec(a)?.[0].replace(/^\.$/,``).length??0);
let s=r+a.length;
let c=xt(t.slice(o,s));
return[{
text:e.slice(o,s),
start:o,
path:c,
formats:St(c)}]})}
const bt=`\u0001`;
function xt(e){
return e.replaceAll(RegExp(`\u0001+`,`g`),` `).replaceAll(/\\+/g,`/`).replaceAll(/\/{2,}/g,`/`).replace(/^%APPDATA%/i,`~/AppData/Roaming`).replace(/^%LOCALAPPDATA%/i,`~/AppData/Local`).replace(/^(?:%USERPROFILE%|%HOME%|\$HOME|\$\{HOME\}|\$env:USERPROFILE|[A-Za-z]:\/Users\/[^/]+|\/(?:Users|home)\/[^/]+)(?=\/)/i,`~`).replace(/^\$env:APPDATA/i,`~/AppData/Roaming`).replace(/^\.\//,``)}
function St(t){
if(U(t))
return[];
let n=t.startsWith(`~/`)?e.userFiles$1().flatMap(({
id:e,
files:n})=>n.includes(t)?[e]:[]):[];
let r=e.registry().filter(({
id:e})=>n.includes(e));
return(r.length>0?r:e.formatsOf(t.replace(/^~?\//,``))).filter(({
client:e,
beside:t,
language:n})=>!yt.has(e)&&t===void 0&&n!==`markdown`)}
function U(e){
return(vt??=/^(?:mcp|settings|mcp_settings|mcp-settings|mcp_config|mcp-config|config|servers|plugin|manifest|server|tools|package)\.(?:jsonc?|toml|ya?ml)$/).test(e)}
function Ct({
path:t,
formats:n}){
let r=Tt.exec(t)?.[1];
if(r===void 0||n.length>0)
return!1;
let i=r.replace(/^\.config\/|^\./,``).replaceAll(/[-_]/g,` `);
let{
clients:a,
others:o}=V(i,!0);
if(a.size>0||o||wt(i))
return!1;
W??=new Set([...e.registry(),...e.userFiles$1()].flatMap(({
files:e})=>e.flatMap(e=>Tt.exec(e)?.[1]??[])));
return!W.has(r)}
function wt(t){
return e.registry().some(({
clientName:e})=>e.toLowerCase().startsWith(`${t.toLowerCase()} `))}
const Tt=/(?:^|\/)(\.config\/[^/]+|\.[\w-]+)\//;
let W;
const G={
clients:new Set,
isEnd:!1};
function Et(e,t,n,r){
let i=new Dt(e,t,n);
let a=i.paths();
let o=i.formatsInWords();
let s=(e,t)=>({
clients:[...e.clients],
isSure:t,
paths:a,
formats:o});
for(
let e of i.signals()){
let t=e();
if(t.clients.size>0||t.isEnd)
return s(t,t.areExamples!==!0)}
for(
let e of i.farSignals(r)){
let t=e();
if(t.clients.size>0||t.isEnd)
return s(t,!1)}
let c=a.filter(({
path:e,
isNear:t})=>t&&zt(e));
return s(c.length>0&&!c.some(({
path:e})=>e.startsWith(`~`))?{
clients:new Set([`claude-code`]),
isEnd:!0}:G,!0)}
var Dt=class{
#e;
#t;
#n;
#r;
#i;
constructor(e,t,n){
this.#e=e;
this.#t=t;
this.#n=n;
let r=Math.max(e.heading?.prose??0,e.prose-Mt);
let i=n.prose.slice(r,e.prose);
this.#r=i.filter(({
text:e})=>!Pt(e)).reverse();
let[a]=this.#r;
let o=a!==void 0&&!this.#y().includes(a);
this.#i=e.isBelowBlock||o?void 0:a}
get#a(){
let{
heading:e}=this.#e;
return e===void 0||e.level===1?void 0:e}
signals(){
return[()=>this.#l(),()=>this.#u(),()=>this.#d(this.#i===void 0?[]:[this.#i]),()=>this.#g(),()=>this.#i===void 0?G:this.#m(this.#i),()=>this.#d(this.#f(this.#y().slice(0,3))),()=>this.#b(),()=>this.#x(),()=>this.#a===void 0?G:this.#o(this.#a.text)]}
farSignals(e){
let t=[];
let n=[];
for(
let e=this.#e.heading;e!==void 0;e=e.outer){
let{
text:r,
level:i}=e;
if(e===this.#a)
continue;
i>1?t.push(()=>this.#o(r)):n.push(r)}
let r=e.slice(e.lastIndexOf(`/`)+1).replace(/\.\w+$/,``);
let i=[...n,this.#n.title??``,r.replaceAll(/[-_.]/g,` `)];
return[...t,...i.map(e=>()=>this.#o(e))]}
paths(){
let{
info:e,
infoStart:t,
span:n}=this.#e;
let{
caption:r,
written:i}=this.#t;
let a=[...Ut(r,this.#e)];
if(i!==void 0){
let e=n.start+i.start;
a.push(...q({
text:i.path,
start:e}))}
e!==void 0&&a.push(...q({
text:e.replaceAll(/[:=]/g,` `),
start:t}));
let o=this.#i===void 0?[]:this.#y().slice(0,3);
let{
heading:s}=this.#e;
let c=s===void 0?void 0:this.#n.prose[s.prose-1];
let l=this.#r.flatMap(e=>{
let t={
line:e.text,
isAtBlock:e===this.#i,
isNear:o.includes(e),
isOfBlockAbove:!this.#v(e)};
return J(e).map(n=>({...n,
at:e.start+n.start,...t}))});
let u=c===void 0?[]:J(c).map(e=>({...e,
at:c.start+e.start,
line:c.text,
isAtBlock:!1,
isNear:!0,
isOfBlockAbove:!1}));
return[...a,...l,...u]}
formatsInWords(){
let e=new Map;
for(
let{
client:t,
format:n,
words:r}of i)
for(
let i of this.#r){
let{
text:a}=i;
let o=J(i).some(({
path:e})=>!r.test(e));
r.test(a)&&!o&&e.set(t,n);
if(r.test(a)||o)
break}
return e}
#o(e){
let t=this.#s(H(e));
return t.clients.size>0?t:Ft(e,!0)}
#s(e){
return{
clients:new Set(e.flatMap(e=>Bt(e.path)?[]:this.#c(e))),
isEnd:!1}}
#c({
formats:e}){
let t=e=>!e.some(e=>this.#t.text.includes(e));
return e.filter(({
holds:e})=>e===void 0||!t(e)).map(({
client:e})=>e)}
#l(){
let e=this.#t.caption.slice(-2);
let t=this.#s(e.flatMap(e=>H(e)));
if(t.clients.size>0)
return t;
let{
written:n}=this.#t;
if(n!==void 0){
let e=this.#s(H(n.path));
if(e.clients.size>0)
return e}
return K(e.map(e=>V(e,e.length<40)))}
#u(){
let e=(this.#e.info??``).replace(/^[\w+#-]*/,``).replaceAll(/[:={}[\]"']/g,` `);
let t=this.#s(H(e));
return t.clients.size>0||e.trim()===``?t:K([V(e,!0)])}
#d(e){
for(
let t of e){
let e=this.#p(t);
let n=e.flatMap(e=>J(e));
let r=this.#s(n);
if(r.clients.size>0)
return e.some(({
text:e})=>(It??=/\b(?:e\.g\.|for example|such as)/i).test(e))?Lt(r,e):r;
if(n.some(Ct))
return{...r,
isEnd:!0}}
return G}
#f(e){
let t=e.findIndex(({
text:e})=>Ot.test(e)&&Rt(V(e,!0)));
return t===-1?e:e.slice(0,t+1)}
#p(e){
let t=Nt.exec(e.text)?.[1];
if(t===void 0)
return[e];
let n=this.#r.indexOf(e);
let r=this.#r.findIndex(({
text:e},r)=>r>n&&Nt.exec(e)?.[1]!==t);
return this.#r.slice(n,r===-1?void 0:r)}
#m(e){
return this.#h(K(this.#p(e).map(({
text:e})=>V(e,!1))),e)}
#h(e,{
text:t}){
if(!(e.clients.size===1&&e.clients.has(`vscode`)&&(kt??=/\b(?:in|into|inside|within)\s+(?:your\s+|the\s+)?(?:VS\s?Code|Visual Studio Code)\b/i).test(t))||/["']servers["']\s*:/.test(this.#t.text)||this.#a===void 0)
return e;
let{
clients:n}=this.#o(this.#a.text);
return n.size>0&&!n.has(`vscode`)?G:e}
#g(){
for(
let e=this.#e.container;e!==void 0;e=e.outer){
let t=this.#o(e.title);
if((this.#e.heading?.prose??0)>e.prose&&this.#_())
return G;
if(t.clients.size>0||t.isEnd)
return t}
return G}
#_(){
let e=this.#a===void 0?G:this.#o(this.#a.text);
return e.clients.size>0||e.isEnd}
#v({
start:e}){
let{
blocks:t}=this.#n;
let n=t[t.indexOf(this.#e)-1];
return n===void 0||e>=n.span.end}
#y(){
let e=this.#e.container?.prose??0;
let t=this.#n.prose[e];
return t===void 0?this.#r:this.#r.filter(({
start:e})=>e>=t.start)}
#b(){
for(
let e of this.#y().slice(0,At)){
if(!/[:\uff1a][^\w:\uff1a]*$/.test(e.text.slice(-jt)))
continue;
let t=this.#h(Ft(e.text,!1),e);
let n=this.#s(J(e));
if(n.clients.size>0)
return n;
if(t.clients.size>0)
return t}
return G}
#x(){
for(
let e of this.#y()){
if(!Ot.test(e.text))
continue;
let t=K(this.#p(e).map(({
text:e})=>V(e,!0)));
if(t.clients.size>0||t.isEnd)
return t}
return G}};
const Ot=/^[ \t]*(?:(?:[-*+]|\d{1,2}[.)])[ \t]+)?(?:(\*\*|__)[^*_]{1,100}\1[ \t]*:?|(?:Install(?:ing|ation)?|Set(?:ting)?[ -]?up|Configur(?:e|ing|ation)|Us(?:e|ing|age)|Integrat(?:e|ing|ion))\b(?:[^.:!?\u3002\uff1a]|\.(?!\s|$)){1,100})[ \t]*$/;
let kt;
const At=8;
const jt=20;
const Mt=60;
const Nt=/^[ \t]*([|*+-])(?=[ \t]|\|?[ \t]*\S.*\|)/;
function Pt(e){
if(e.length>2e3)
return!1;
return e.replace(/\[?!\[[^\][]*\]\([^()]*\)(?:\]\([^()]*\))?/g,``).replace(/<\/?(?:td|tr|th|table|tbody|thead|br|hr|p|div|center|a|img|details|Tabs?|CodeGroup|Steps|AccordionGroup)\b[^<>]*>/gi,``).replace(/^[\s|:*_-]+$/,``).trim()===``}
function Ft(e,t){
return K([V(e,t)])}
function K(e){
let t=new Set(e.flatMap(e=>[...e.clients]));
let n=e.some(e=>e.others);
return{
clients:n?new Set:t,
isEnd:n,
areExamples:e.some(e=>e.areExamples)}}
let It;
function Lt({
clients:e},t){
let n=t.flatMap(({
text:e})=>[...V(e,!1).clients]);
return{
clients:new Set([...e,...n]),
isEnd:!1,
areExamples:!0}}
function Rt({
clients:e,
others:t}){
return e.size>0||t}
function zt(e){
return/(?:^|\/)\.mcp\.json$/.test(e)}
function Bt(e){
if(e.startsWith(`~/`))
return/^~\/\.?mcp\.json$/.test(e);
return/(?:^|\/)(?:\.mcp|mcp)\.json$/.test(e)&&!/\/?\.[\w-]+\/(?:[\w-]+\/)?\.?mcp\.json$/.test(e)}
function q({
text:e,
start:t}){
return H(e).map(n=>({...n,
at:t+n.start,
line:e,
isAtBlock:!0,
isNear:!0,
isOfBlockAbove:!1}))}
function J(e){
let t=Ht.get(e)??H(e.text).filter(({
start:t})=>!(Vt??=/\b(?:not|never|instead of|rather than|no longer)\b[^.;:,]{0,20}$/i).test(e.text.slice(0,t).slice(-40)));
Ht.set(e,t);
return t}
let Vt;
const Ht=new WeakMap;
function Ut(e,{
span:t,
text:n}){
return e.flatMap(e=>{
let r=n.indexOf(e);
return r===-1?[]:q({
text:e,
start:t.start+r})})}
const Wt=/\b(?:wrong|incorrect|don['\u2019]?t|do not|avoid|deprecated|legacy|anti-?patterns?|bad example|common mistakes?|old (?:format|config\w*|way|style))\b|^\W*before\W*$|\u274c|\ud83d\udeab|\u2717|~~|<(?:del|s|strike)>/i;
let Gt;
let Kt;
function qt(e,{
caption:t,
text:n},r){
if(F(e)===`diff`||(Kt??=/["']?(?:type|transport|transportType)["']?\s{0,4}[:=]\s{0,4}["']?(?:stdio|https?|sse|local|remote|streamable-?http)["']?\s{0,4}\|\s{0,4}["']?\w/i).test(n))
return!0;
for(
let t=e.heading,n=0;t!==void 0&&n<2;t=t.outer,n+=1)
if(t.level>1&&Wt.test(t.text))
return!0;
for(
let t=e.container;t!==void 0;t=t.outer)
if(Wt.test(t.title))
return!0;
let i=e.isBelowBlock?void 0:r.prose[e.prose-1];
if(i!==void 0&&Jt(i.text))
return!0;
return t.some(Jt)||e.text.split(`
`).some(Yt)}
function Jt(e){
return(Gt??=/^[ \t]*(?:~~.*~~\W*$|<(?:del|s|strike)>)|^\W*(?:wrong|incorrect|don['\u2019]?t|do not|avoid|before|old|deprecated|legacy|bad|not recommended)\b|\b(?:instead of|rather than)\b[^.]*:\W*$|\b(?:this|that|it) (?:is wrong|does(?: not|n['\u2019]t) work|won['\u2019]t work|will fail|fails)\b|\b(?:wrong|incorrect|deprecated|legacy|outdated|old) (?:format|way|style|config\w*|syntax|version)\b|\u274c|\ud83d\udeab|\u2717/i).test(e.slice(0,1e3))}
function Yt(e){
let t=e.search(/\/\/|#/);
return t!==-1&&/[\u2190\u274c]/.test(e.slice(t))}
function Xt(t,n){
let[r]=n.servers;
if(!e.isObject(t)||r===void 0||r.list!==void 0||r.at.includes(`*`))
return;
if(e.rootKeys().some(({
at:[e]})=>Object.hasOwn(t,String(e))))
return;
if(n.servers.some(({
at:[e]})=>Object.hasOwn(t,String(e))))
return;
if((n.unread??[]).some(({
at:[e]})=>Object.hasOwn(t,String(e))))
return;
if(Zt(t))
return`entry`;
let i=Object.values(t);
return i.length>0&&i.every(Zt)?`entries`:void 0}
function Zt(t){
let n=e.own(t,`command`);
if(typeof n==`string`)
return e.own(t,`args`)!==void 0||e.own(t,`env`)!==void 0;
if(Array.isArray(n))
return e.own(t,`type`)!==void 0;
if(typeof e.own(t,`httpUrl`)==`string`||typeof e.own(t,`serverUrl`)==`string`)
return!0;
if(typeof e.own(t,`url`)!=`string`)
return!1;
return typeof e.own(t,`type`)==`string`||e.isObject(e.own(t,`headers`))}
function Qt(e,t,{
servers:n,
syntax:r}){
let i=(n[0]?.at??[]).map(String);
let a=t===`entry`?[...i,`server`]:i;
if(r.language!==`json`)
return{...e,
under:a};
let o=a.map(e=>`{${JSON.stringify(e)}:`).join(``);
return{...e,
before:o+(e.before??``),
after:(e.after??``)+`}`.repeat(a.length)}}
let $t;
async function en(e,t,n){
let r=new tn(e,t,n);
let i=[];
for(
let e of t.blocks){
if(i.length===500)
break;
let t=($t??=/mcp|servers|"command"|"url"/i).test(e.text)?await r.read(e):void 0;
t!==void 0&&i.push(t)}
return i}
async function Y(t,{
versions:n}){
let r=await e.loadClient(t);
let i=n.get(t);
return i===void 0?r:e.clientAsOf(r,i)}
var tn=class{
#e;
#t;
#n;
constructor(e,t,n){
this.#e=e;
this.#t=t;
this.#n=n}
async read(t){
let n=Be(t);
if(n===void 0||qt(t,n,this.#t))
return;
let r=Et(t,n,this.#t,this.#e.source.path);
let i=await e.parsePart(this.#e,n,{...n,
remarks:t.remarks});
if(await this.#r(n,i))
return;
let a=[];
for(
let e of r.clients){
let o=await this.#i(e,t,{
snippet:n,
document:i},r);
if(o===void 0)
break;
a.push(o)}
let[o,...s]=r.clients;
let c=o===void 0||s.length>0?void 0:await Y(o,this.#n);
if(a.length<r.clients.length||a.length===0){
let e=await this.#a(t,n,i);
return e&&{
block:t,
addressee:r,
document:i,
client:c,
readings:[e]}}
return{
block:t,
addressee:r,
document:i,
client:c,
readings:a}}
async#r({
text:e},{
value:t}){
if(!/"(?:entry_point|mcp_config|dxt_version)"/.test(e))
return!1;
let{
formats:n}=await Y(`mcpb`,this.#n);
return n.some(({
when:n})=>n?.({
path:``,
text:e,
value:t,...X}))}
async#i(t,n,{
snippet:r,
document:i},a){
let o=await Y(t,this.#n);
let s=an(o,i,a);
if(s===void 0||cn(i,s))
return;
let c=s.syntax.language!==r.language;
if(c&&!a.paths.some(({
isAtBlock:e,
formats:t})=>e&&t.some(e=>e.id===s.id)))
return;
let l=e.registry().find(e=>e.id===s.id);
let u={
language:s.syntax.language,
habits:l,
remarks:n.remarks};
let{
value:d}=l?.json5?await e.parsePart(this.#e,r,u):i;
let f=c?void 0:Xt(d,s);
let p=f===void 0?r:Qt(r,f,s);
let m=await e.parsePart(this.#e,p,u);
let h=nn(r,f!==void 0,a.isSure,n);
let g=await e.readSnippet(m,{
client:o,
format:s},this.#n,h);
return un(g)&&!dn(g)?g:void 0}
async#a(t,n,r){
let i=await Y(`stray`,this.#n);
let a=i.formats.find(({
syntax:e})=>e.language===n.language);
if(a===void 0)
return;
let{
value:o,
text:s}=r;
if(!(o===void 0||r.problems.some(({
kind:e})=>e===`syntax`)?/mcpServers|mcp_servers|context_servers/.test(n.text)&&/"?(?:command|url)"?\s*[:=]/.test(n.text):a.when?.({
path:``,
text:s,
value:o,...X}))&&!fn(r))
return;
let c=!/^(?:jsonc?|json5|toml|ya?ml|)$/.test(F(t));
let l={...nn(n,n.before!==void 0,!0,t),
isElided:n.isElided||c};
return e.readSnippet(r,{
client:i,
format:rn(a,t)},this.#n,l)}};
function nn({
isElided:e},t,n,r){
let i=/^(?:js|javascript|ts|typescript|python|py)$/.test(F(r));
return{
isElided:e||i,
isFragment:t||e,
isSure:n}}
function rn(e,t){
let{
syntax:n}=e;
let r={
effect:`refuses-file`,
by:`M:ANY`};
if(n.language!==`json`)
return{...e,
reader:`any client`,
syntax:{...n,
broken:r}};
let i=F(t)!==`json`;
return{...e,
reader:`any client`,
syntax:{...n,
broken:r,
json5:!0,
trailingCommas:i}}}
const X={
beside:()=>!1,
above:()=>!1,
names:()=>[]};
function an({
id:t,
formats:n},{
value:i,
text:o},{
paths:s,
formats:c}){
let l={
path:``,
text:o,
value:i,...X};
let u=e=>{
let t=n.filter(t=>e.includes(t.id));
return t.find(({
when:e})=>e?.(l))??t.find(({
when:e})=>e===void 0)??t[0]};
let d=({
formats:e})=>e.filter(({
client:e})=>e===t).map(e=>e.id);
let f=s.filter(({
isAtBlock:e})=>e);
let p=f.map(d).filter(e=>e.length>0);
let m=[...p.flat(),...p.length>0?f.flatMap(e=>on(e,t)):[]];
let h=n.filter(e=>m.includes(e.id)&&sn(e,i));
let[g]=p;
if(g!==void 0)
return u(h.length>0?h.map(e=>e.id):g);
let _=c.get(t);
if(_!==void 0)
return u([_]);
let v=s.map(d).find(e=>e.length>0);
if(v!==void 0)
return u(v);
let y=a.find(n=>n.client===t&&e.isObject(e.valueAt(i,n.at)));
if(y!==void 0)
return u([y.format]);
let b=r[t]??n[0]?.id??``;
let x=e.registry().find(e=>e.id===b);
return u([b,...x===void 0?[]:ln(x)])}
function on({
path:t},n){
if(!U(t))
return[];
return e.registry().filter(({
client:e,
files:r})=>e===n&&r.some(e=>e.endsWith(`/${t}`))).map(e=>e.id)}
function sn({
servers:t,
unread:n=[]},r){
return[...t,...n].some(t=>t.at.length>0&&e.isObject(e.valueAt(r,t.at)))}
function cn({
value:t},{
servers:n,
listsElsewhere:r}){
return r!==void 0&&n.some(n=>Array.isArray(e.valueAt(t,n.at)))}
function ln({
client:t,
files:n,
id:r}){
return e.registry().filter(e=>e.client===t&&e.id!==r&&e.files.some(e=>n.includes(e))).map(e=>e.id)}
function un(t){
let{
document:n,
format:r,
maps:i}=t;
let{
value:a}=n;
if(a===void 0||n.problems.some(({
kind:e,
fatal:t})=>e===`syntax`&&t)){
let{
start:e,
end:t}=n.part?.span??{
start:0,
end:0};
let r=n.text.slice(e,t);
return/"(?:\w+\.)?(?:mcpServers|servers|mcp|context_servers|extensions)"|mcp_servers|mcpServers/.test(r)&&/command|url/i.test(r)}
if(i.some(t=>t.route.length>0&&e.isObject(t.value)&&Object.values(t.value).some(Z)))
return!0;
if(i.some(e=>Array.isArray(e.value)&&e.value.some(Z)))
return!0;
if((r.unread??[]).some(({
at:t})=>e.isObject(e.valueAt(a,t))))
return!0;
return r.servers.length>0&&e.foreignMap(t)!==void 0}
function dn(t){
let[n,...r]=e.foreignMap(t)?.at??[];
let[,i=``]=/^(\w[\w-]*)\.mcp\w*servers$/i.exec(String(n))??[];
return i!==``&&r.length===0&&!t.client.id.startsWith(i.toLowerCase())}
function fn({
value:t}){
return[`mcpServers`,`mcp_servers`,`context_servers`].map(n=>e.own(t,n)).some(t=>(e.isObject(t)||Array.isArray(t))&&Object.values(t).some(Z))}
function Z(t){
return[`command`,`cmd`,`url`,`httpUrl`,`serverUrl`,`uri`,`type`,`transport`,`args`].some(n=>e.own(t,n)!==void 0)}
async function pn({
client:t,
entry:n,
name:r,
inputs:i,
isMap:a,
takenForProgram:o},{
span:s,
document:c},{
judge:l,
options:u}){
let d=await Y(t,u);
let f=d.formats[0];
let[p]=f?.servers??[];
if(f===void 0||p===void 0||n===void 0||Object.hasOwn(Object(n),`config`))
return[];
let m=e.atSpan(c,s);
let h={
related:[],
clients:[t],
reader:d.name,
place:m};
if(a){
let e=`${d.name} takes what a link holds for one server, but it is a map of servers`;
return[{...h,
rule:`root-shape`,
severity:`warning`,
message:e,
help:`encode the entry of the server alone`}]}
let g=p.at.toReversed().reduce((e,t)=>({
[String(t)]:e}),{
[r||`server`]:n});
let _=JSON.stringify({...g,...i!==void 0&&{
inputs:i}});
let v=e.parseStrictJson({
path:c.path,
text:_,
problems:[]});
if(v===void 0)
return[];
let y=(await l.judgeSnippet(await e.readSnippet(v,{
client:d,
format:f},u,{
isFragment:!1,
isElided:!1,
isSure:!0}))).filter(({
severity:t,
effect:n})=>t!==`info`&&(n===void 0||e.losesServer(n))).map(({
fix:e,...t})=>({...t,
related:[],
place:m}));
if(o===void 0)
return y;
let{
word:b}=o;
let x=`${d.name} takes ${b===void 0?`the address`:e.quote(b)} for the program of a local server, since no "--transport" stands here`;
let ee=`write ${e.quote(`--transport ${b?.toLowerCase()===`sse`?`sse`:`http`}`)}${b===void 0?``:` in its place`}`;
let te=y.filter(({
rule:e})=>e.startsWith(`secret-`));
return[{...h,
rule:`transport-untyped`,
severity:`warning`,
message:x,
help:ee},...te]}
async function mn(t,{
span:n,
document:r},i){
let a=await Y(t,i);
return{
rule:`syntax-error`,
severity:`warning`,
message:`${a.name} cannot read the configuration in this link, so it installs nothing`,
help:`encode it anew`,
place:e.atSpan(r,n),
related:[],
clients:[t],
reader:a.name}}
const hn=[{
client:`vscode`,
payload:`query`,
start:/^vscode(?:-insiders)?:mcp\/install\?/},{
client:`vscode`,
payload:`config`,
start:/^https:\/\/(?:insiders\.)?vscode\.dev\/redirect\/mcp\/install\?/},{
client:`vscode`,
payload:`query`,
start:/^https:\/\/(?:insiders\.)?vscode\.dev\/redirect\?url=(?=vscode(?:-insiders)?(?:%3A|:)mcp(?:%2F|\/)install)/i},{
client:`cursor`,
payload:`base64`,
start:/^cursor:\/\/anysphere\.cursor-deeplink\/mcp\/install\?/},{
client:`cursor`,
payload:`base64`,
start:/^https:\/\/(?:www\.)?cursor\.com\/(?:[a-zA-Z-]+\/)?(?:install-mcp|link\/mcp(?:%2[Ff]|\/)install)\?/},{
client:`lm-studio`,
payload:`base64`,
start:/^(?:lmstudio:\/\/add_mcp|https:\/\/lmstudio\.ai\/install-mcp)\?/},{
client:`kiro`,
payload:`config`,
start:/^https:\/\/kiro\.dev\/launch\/mcp\/add\?/},{
client:`visual-studio`,
payload:`query`,
start:/^https:\/\/(?:aka\.ms\/vs\/mcp-install|vs-open\.link\/mcp-install)\?/}];
let gn;
let _n;
let vn;
function yn(e,t){
let n=[];
let r=0;
for(
let{
0:i,
index:a}of e.matchAll(gn??=/(?:vscode(?:-insiders)?:mcp\/|cursor:\/\/|lmstudio:\/\/|https:\/\/(?:insiders\.vscode|vscode|(?:www\.)?cursor|lmstudio|kiro|aka|vs-open)\.)(?:[^\s()"'<>\]`\\]|\([^\s()"<>`]{0,500}\)){1,20000}/g)){
for(;(t[r]?.end??1/0)<=a;)
r+=1;
let o=(t[r]?.start??1/0)<=a||e[a-1]==="`";
let s=hn.find(({
start:e})=>e.test(i));
if(s===void 0||o||(_n??=/\$\{|\{\{|<|\u2026|\.\.\.|YOUR_CONFIG|ENCODED/i).test(i))
continue;
let c={
start:a,
end:a+i.length};
let l=bn(i,s);
if(l===void 0&&(vn??=/%7B%7B|%24%7B|%3C|%E2%80%A6/i).test(i))
continue;
n.push({
span:c,
client:s.client,
handed:l});
if(n.length===500)
break}
return n}
function bn(t,{
client:n,
payload:r,
start:i}){
let a=t.slice(i.exec(t)?.[0].length??0).replaceAll(`&amp;`,`&`);
if(r===`query`)
return xn(n,a);
let o=new Map(a.split(`&`).map(e=>[e.slice(0,e.indexOf(`=`)),e.slice(e.indexOf(`=`)+1)]));
let s=o.get(`config`);
let c=e.decoded(o.get(`name`)??``)??``;
if(s===void 0)
return;
let l=Q(r===`base64`?wn(s)??``:s);
if(l===void 0)
return;
let u=o.get(`inputs`);
return{
client:n,
name:c,
entry:l,
inputs:u===void 0?void 0:Q(u),...Sn(l)}}
function xn(e,t){
let n=Q(t.replace(/^(?:vscode(?:-insiders)?)(?:%3A|:)mcp(?:%2F|\/)install(?:%3F|\?)/i,``).replace(/&.*/s,``));
if(typeof n!=`object`||!n||Array.isArray(n))
return;
let{
name:r,
inputs:i,
gallery:a,...o}=n;
return{
client:e,
name:typeof r==`string`?r:``,
inputs:i,
entry:a===!0?void 0:o}}
function Sn(e){
if(typeof e!=`object`||!e)
return;
let t=Object.values(e);
return![`command`,`url`,`serverUrl`,`httpUrl`,`type`].some(t=>Object.hasOwn(e,t))&&t.some(e=>typeof e==`object`&&!!e)?{
isMap:!0}:void 0}
function Q(t){
let n=t;
for(
let t=0;t<3&&n!==void 0;t+=1){
n=e.decoded(n);
let t=n===void 0?void 0:Cn(n);
if(t!==void 0)
return t}}
function Cn(e){
if(e===void 0||!/^\s*[[{]/.test(e))
return;
try{
return JSON.parse(e)}catch{
return}}
function wn(t){
let n=(e.decoded(t)??t).replaceAll(` `,`+`).replaceAll(`-`,`+`).replaceAll(`_`,`/`).replace(/=.*/s,``);
try{
let e=Uint8Array.from(atob(n),e=>e.charCodeAt(0));
return new TextDecoder(`utf-8`,{
fatal:!0}).decode(e)}catch{
return}}
let Tn;
let En;
let Dn;
async function On(e){
let t=[];
let{
paths:n,
clients:r}=e.addressee;
let i=n.some(({
isAtBlock:e,
formats:t})=>e&&t.some(({
client:e,
unread:t})=>r.includes(e)&&t!==!0));
for(
let r of n){
if(!r.isNear||r.isOfBlockAbove||i&&!r.isAtBlock||(En??=/\b(?:logs?|samples?|scripts?|template|schema|repository|repo|clone|inspector|not|never|instead|previously|formerly|older|legacy|deprecated|longer|mov(?:e|ed|ing)|migrat(?:e|ed|ing|ion))\b/i).test(r.line))
continue;
let n=r.formats.length>0?await kn(r,e):await An(r,e);
n!==void 0&&t.push(n)}
return t}
async function kn(t,{
readings:[n],
document:r}){
let[i,...a]=new Set(t.formats.map(e=>e.client));
if(i===void 0||a.length>0||n===void 0)
return;
let o=await e.loadClient(i);
let s=o.formats.filter(e=>t.formats.some(t=>t.id===e.id));
if(!s.every(e=>e.servers.length===0&&e.unread!==void 0)||s.some(({
id:e})=>e===n.format.id))
return;
return zn(t,{
clients:[o],
instead:s.flatMap(({
unread:e=[]})=>e)[0]?.instead},n.document??r)}
async function An(t,{
block:n,
readings:[r],
addressee:i,
document:a}){
if(Nn(t)||r!==void 0&&Pn(t,r))
return;
if(n.text.includes(`${t.path.slice(t.path.lastIndexOf(`/`)+1)}"`))
return;
if(Fn(t,a.text))
return;
if((Dn??=/\b(?:examples?|e\.g\.)/i).test(t.line)||U(t.path)||(Tn??=/(?:^|\/)(?:package|server|manifest|tsconfig|compose|docker-compose|smithery|pyproject|values|openapi|\.?prettierrc|\.?eslintrc)[\w.-]*\.(?:json|ya?ml|toml)$/i).test(t.path))
return;
let o=await Promise.all(i.clients.map(t=>e.loadClient(t)));
if(o.length===0||!o.some(({
name:e})=>Bn(t,e,i.isSure)))
return;
if(i.paths.some(e=>e.isNear&&Rn(o,e)))
return;
let s=r===void 0||r.format.stray?a:r.document;
return zn(t,{
clients:o,
instead:o[0]&&jn(t,o[0])},s)}
function jn({
path:e},{
formats:t}){
let n=t.find(({
servers:e,
userFiles:t=[]})=>e.length>0&&t.length>0);
return(e.startsWith(`~/`)?n?.userFiles?.[0]:void 0)??t[0]?.files[0]}
let Mn;
function Nn({
line:e,
text:t}){
let n=t.replace(/^(?:\.{1,2}\/)+/,``);
return Array.from(e.matchAll(Mn??=/(?:\]\(<?|href=["'])([^()\s"'<>?#]*)/gi)).some(([,e=``])=>`/${e}`.endsWith(`/${n}`))}
function Pn({
path:e},{
neighbours:t}){
let n=e;
let r=t.has(n);
for(;r===!1;){
n=`../${n}`;
r=t.has(n)}
return r===!0}
function Fn({
path:e},t){
let n=e.slice(e.lastIndexOf(`/`)+1);
for(
let e=t.indexOf(n);e!==-1;e=t.indexOf(n,e+n.length))
if((In??=/\s--?[\w-]*(?:config|file)[\w-]*[= ]["'@]{0,2}(?:[^\s"'=]*\/)?$/).test(t.slice(Math.max(0,e-Ln),e)))
return!0;
return!1}
let In;
const Ln=120;
function Rn(e,{
formats:t}){
return e.some(({
id:e})=>t.some(({
client:t})=>t===e))}
function zn(t,{
clients:n,
instead:r},i){
let a=n.map(({
name:e})=>e);
let o=e.list(a,{
bare:!0});
return{
rule:`file-unread`,
severity:`warning`,
message:`${o} ${a.length===1?`reads`:`read`} no servers from ${e.quote(t.text)}, which the text names for this block`,...r!==void 0&&n.length===1&&{
help:`name the file that it reads: ${r}`},
place:e.atSpan(i,{
start:t.at,
end:t.at+t.text.length}),
related:[],
clients:n.map(({
id:e})=>e),
reader:o}}
function Bn({
path:e},t,n){
let r=e.toLowerCase().replace(/[^a-z]/g,``);
if(!/mcp|config|settings/.test(r))
return!1;
if(r.includes(t.toLowerCase().replace(/[^a-z]/g,``)))
return!0;
return n&&/^[^/]*mcp[^/]*$|^~|\/\.|^\./.test(e)}
async function Vn(t,n,r){
let i=new e.Whole(t);
let a=re(t.text);
let o=await en(i,a,r);
let s=[];
for(
let e of o){
let t=[];
for(
let r of e.readings)
t.push(Un(await n.judgeSnippet(r)));
let r=await On(e);
let i=Gn(t);
s.push(...r.length>0?Wn(i):i,...r)}
let c=o.flatMap(({
readings:e})=>e.slice(0,1));
s.push(...se(c),...Te(c));
let l={
judge:n,
options:r};
let u=[];
let d=yn(t.text,a.blocks.map(e=>e.span));
if(d.length>0||a.loose.length>0){
let e=await Hn(i,{
start:0,
end:t.text.length},a.loose);
u.push(e);
for(
let{
span:t,
client:n,
handed:i}of d)
i===void 0?s.push(await mn(n,{
span:t,
document:e},r)):s.push(...await pn(i,{
span:t,
document:e},l))}
let f=new Map(o.map(({
block:e,
readings:t})=>[e,t[0]?.document]));
for(
let e of a.blocks){
let t=et(e);
if(t.length===0)
continue;
let n=f.get(e);
let r=n??await Hn(i,e.span,e.remarks);
n===void 0&&u.push(r);
for(
let{
span:e,
handed:n}of t)
s.push(...await pn(n,{
span:e,
document:r},l))}
return{
readings:c,
documents:u,
findings:s}}
function Hn(t,n,r){
return e.parsePart(t,{
span:n,
text:`{}`.padEnd(n.end-n.start)},{
language:`json`,
remarks:r})}
function Un(e){
let t=e.find(({
rule:e})=>e===`syntax-error`);
return e.filter(e=>e.rule!==`syntax-error`||e===t)}
function Wn(e){
let t=e.filter(({
ofFile:e})=>e);
let n=({
related:e})=>e.some(({
place:e})=>t.some(t=>t.place===e));
return e.filter(e=>!t.includes(e)&&!n(e))}
function Gn([e=[],...t]){
if(t.length===0)
return[...e];
let n=e.flatMap(e=>{
let n=t.map(t=>t.find(t=>Kn(t)===Kn(e)));
if(!n.every(e=>e!==void 0))
return[];
return[{...e,
clients:[...new Set([e,...n].flatMap(({
clients:e})=>e))]}]});
if(n.some($)||!t.every(e=>e.some($)))
return n;
return[...n,...e.filter($).slice(0,1)]}
function $({
severity:t,
effect:n}){
return t!==`info`&&n!==void 0&&e.losesServer(n)}
function Kn({
rule:e,
place:{
route:t,
side:n}}){
return JSON.stringify([e,t,n])}
let qn;
let Jn;
let Yn;
const Xn={
allowed_tools:`--allowedTools`,
disallowed_tools:`--disallowedTools`};
let Zn;
let Qn;
async function $n(t,n,r){
let i=new e.Whole(t);
let a=await e.parseSource(t,`yaml`);
let o=await Y(`claude-code`,r);
let s=o.formats.find(({
id:e})=>e===`claude-code-action`);
let c=[];
let l=[];
for(
let t of er(a).flatMap(e=>nr(a,e))){
let u=await or(a,t,i);
if(u===void 0||s===void 0)
continue;
let d=await e.readSnippet(u,{
client:o,
format:s},r,{
isFragment:!1,
isElided:!1,
isSure:!0});
c.push(d);
let f=await n.judgeSnippet(d);
if(t.gone===void 0){
l.push(...f);
continue}
l.push(...f.filter(({
rule:e})=>e.startsWith(`secret-`)));
l.push({
rule:`file-unread`,
severity:`error`,
effect:`drops-file`,
message:`Claude Code's action has no input ${e.quote(t.gone)} since 1.0.1, so it loads no server from it`,
help:`hand the servers over in "claude_args", behind --mcp-config`,
place:e.atSpan(u,a.locate(t.route,`key`)),
related:[],
clients:[o.id],
reader:o.name})}
let u=er(a).flatMap(e=>tr(a,e,o));
return{
readings:c,
documents:u.length>0?[a]:[],
findings:[...l,...u]}}
function er(t){
if(t.problems.some(({
kind:e})=>e===`syntax`))
return[];
let n=e.own(t.value,`jobs`);
return[...e.isObject(n)?Object.keys(n).map(e=>[`jobs`,e,`steps`]):[],[`runs`,`steps`]].flatMap(n=>{
let r=e.valueAt(t.value,n);
return Array.isArray(r)?r.map((e,t)=>[...n,t]):[]})}
function tr(t,n,r){
let i=e.valueAt(t.value,[...n,`uses`]);
if(typeof i!=`string`||!(Yn??=/^anthropics\/claude-code-action@(?:v1|v1\.[\d.]+|main)$/).test(i))
return[];
return Object.entries(Xn).flatMap(([i,a])=>{
let o=[...n,`with`,i];
let s=e.valueAt(t.value,o);
if(typeof s!=`string`||!s.includes(`mcp__`))
return[];
return[{
rule:`file-unread`,
severity:`warning`,
effect:`ignored`,
message:`Claude Code's action has no input ${e.quote(i)} since 1.0.0: what it says of tools has no effect`,
help:`hand them over in "claude_args", behind ${a}`,
place:e.atSpan(t,t.locate(o,`key`)),
related:[],
clients:[r.id],
reader:r.name}]})}
function nr(t,n){
let r=e.valueAt(t.value,[...n,`uses`]);
if(typeof r!=`string`||!(qn??=/^anthropics\/claude-code-(?:base-)?action(?:\/[\w-]+)*@/).test(r))
return[];
let i=(Jn??=/^anthropics\/claude-code-action@(?:v1|v1\.0|v1\.0\.[1-9]\d*|v1\.[1-9][\d.]*|main)$/).test(r)?{
gone:`mcp_config`}:{};
return[...ir(t,[...n,`with`,`mcp_config`],e=>[{
text:e,
at:0}]).map(e=>({...e,...i})),...ir(t,[...n,`with`,`claude_args`],rr)]}
function rr(e){
return Array.from(e.matchAll(Zn??=/--mcp-config[ \t\r\n]{1,200}'/g)).flatMap(({
0:t,
index:n})=>{
let r=n+t.length;
let i=e.indexOf(`'`,r);
let a=e.slice(e.lastIndexOf(`
`,n)+1,n).trimStart().startsWith(`#`);
return i===-1||a?[]:[{
text:e.slice(r,i),
at:r}]})}
function ir(t,n,r){
let i=e.valueAt(t.value,n);
if(typeof i!=`string`)
return[];
let{
start:a,
end:o}=t.locate(n,`value`);
let s=lr(i);
return r(t.text.slice(a,o)).flatMap(({
text:e,
at:t})=>{
let r=e.indexOf(`{`);
let i=e.lastIndexOf(`}`)+1;
if(r===-1||i<r||!s.includes(lr(e.slice(r,i))))
return[];
if(!ar(e.slice(0,r))||!/^['"]?$/.test(e.slice(i).trim()))
return[];
return[{
route:n,
span:{
start:a+t+r,
end:a+t+i}}]})}
function ar(e){
let t=/^[|>]/.test(e)&&e.includes(`
`)?e.slice(e.indexOf(`
`)):e;
return/^['"]?$/.test(t.trim())}
async function or(t,{
route:n,
span:r},i){
let a=t.text.slice(r.start,r.end);
let o=a.replace(Qn??=/\$\{\{(?:[^}]|\}(?!\})){0,500}\}\}/g,e=>`\${${`_`.repeat(e.length-3)}}`);
let s=await e.parsePart(i,{
span:r,
text:o},{
language:`json`,
remarks:cr(t,n)});
return s.problems.some(({
kind:e})=>e===`syntax`)&&(o!==a||sr(t,n,r))?void 0:s}
function sr(e,t,n){
let{
start:r}=e.locate(t,`value`);
return e.text[r]!==`|`&&e.text.slice(n.start,n.end).includes(`
`)}
function cr(e,t){
let{
start:n}=e.locate(t,`key`);
let r=[];
for(
let t of e.comments().toReversed()){
let{
span:i}=t;
if(i.end>n)
continue;
if(e.text.slice(i.end,n).trim()!==``)
break;
r.unshift(t);
n=i.start}
return r}
function lr(e){
return e.replace(/\s+/g,``)}
exports.judgePage=Vn;
exports.judgeWorkflow=$n;