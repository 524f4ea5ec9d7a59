"use strict";
require("./rolldown-runtime.js");
const e=require("./core.js");
const t=[{
client:`amazonq`,
names:[`Amazon Q`,`Amazon Q CLI`,`Amazon Q Developer`,`Amazon Q Developer CLI`,`Q CLI`]},{
client:`amp`,
names:[`Sourcegraph Amp`,`Ampcode`,`Amp VS Code extension`,`Amp CLI`],
words:[`Amp`]},{
client:`antigravity`,
names:[`Antigravity`,`Google Antigravity`]},{
client:`auggie`,
names:[`Auggie`,`Auggie CLI`,`Augment CLI`]},{
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
client:`crush`,
names:[`Charm Crush`],
words:[`Crush`]},{
client:`cursor`,
names:[`Cursor IDE`,`Cursor AI`,`Cursor editor`],
words:[`Cursor`]},{
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
names:[`MCP Hub`,`MCPHub`]},{
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
names:`AnythingLLM,Augment,Augment Code,Autohand,BoltAI,ChatGPT,ChatWise,Cherry Studio,CherryStudio,Claude.ai,Claude Web,Claude Cowork,Claude mobile,Copilot Studio,Docker Desktop,Docker MCP Toolkit,Docker MCP Gateway,Docker MCP Catalog,Eclipse,Gemini Code Assist,GitHub Copilot,GitHub Copilot for JetBrains,GitHub Copilot for Xcode,GitHub Copilot for Eclipse,GitHub Models,Hermes Agent,Highlight AI,IntelliJ,IntelliJ IDEA,JetBrains,JetBrains AI Assistant,JetBrains Copilot,JetBrains IDEs,LangChain,LangGraph,LobeChat,Manus,MCP Inspector,MCP-Inspector,MCPJam,Microsoft Copilot,Msty,n8n,Open WebUI,OpenAI Agents SDK,OpenHands,Perplexity,Postman,PyCharm,Qodo,Qodo Gen,Qoder,Raycast,Replit,Smithery,Tabnine,VS Codium,VSCodium,Vercel AI SDK,WebStorm,Witsy,Xcode,Zencoder`.split(`,`),
words:[`Hermes`,`Void`,`Bolt`,`Devin`,`5ire`,`Enconvo`,`Emacs`,`Neovim`]}];
const n={
"copilot-agent":`copilot-agent-settings`,
"copilot-cli":`copilot-cli-user`};
const r=[{
client:`vscode`,
format:`vscode-settings`,
words:/\b(?:user|workspace|remote) settings\b|\bsettings \(json\)|(?<![\w/.])settings\.json\b/i}];
const i=[{
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
const a=/<(\/?)(details|Accordion|AccordionItem|Tab|TabItem|TabPanel|TabsContent|Step|Expandable|Collapsible|Card|Panel|summary|AccordionTrigger)\b((?:[^>"'{]|"[^"]*"|'[^']*'|\{[^}]*\})*)>/gi;
const o=/\/\s*$/;
const s=/\b(?:title|label|heading|header|name|value)\s*=\s*(?:\{\s*)?(["'`])(.*?)\1/gi;
const c=/^([ \t]*)(?:===[!+]?|\?\?\?\+?|!!!)[ \t]+(?:[\w-]+[ \t]+)?"([^"]+)"/;
const l=/^[ \t]*:{3,}[ \t]*(?:(?:tab|details|tip|info|note|warning|caution|dropdown|collapse)\b[ \t]*(.*))?$/i;
var u=class{
innermost;
#e;
#t=0;
pass(e,t,n){
let r=e.slice(0,2e3);
let i=this.#o(r);
let[,a,o]=c.exec(r)??[];
let s=l.exec(r);
o!==void 0&&a!==void 0?this.#i({
title:o,
tag:`===`,
indent:d(a)},t,n):s?.[1]===void 0?s===null?r.includes(`<`)?i=this.#n(r,t,n)??i:this.#e!==void 0&&(this.#e+=` ${r}`):i=this.#a(`:::`)??i:this.#i({
title:s[1],
tag:`:::`},t,n);
return{
closed:i}}
#n(e,t,n){
let r;
let i=0;
for(
let{
0:c,
1:l,
2:u=``,
3:d=``,
index:f}of e.matchAll(a)){
let a=u.toLowerCase();
let p=a===`summary`||a===`accordiontrigger`;
if(l===`/`&&p)
this.#r(e.slice(i,f),t);else 
if(p)
this.#e=``;else 
if(l===`/`)
r=this.#a(a)??r;else 
if(!o.test(d)){
let e=Array.from(d.matchAll(s),([,,e=``])=>e);
this.#i({
title:e.join(` / `),
tag:a},t,n)}
i=f+c.length}
this.#e!==void 0&&(this.#e+=` ${e.slice(i)}`);
return r}
#r(e,t){
this.#e!==void 0&&this.innermost!==void 0&&(this.innermost={...this.innermost,
title:`${this.#e} ${e}`.trim(),
prose:t});
this.#e=void 0}
#i(e,t,n){
if(this.#t===50)
return;
this.#t+=1;
this.innermost={...e,
prose:t,
mark:n,
outer:this.innermost}}
#a(e){
let t=this.#t;
for(
let n=this.innermost;n!==void 0;n=n.outer){
--t;
if(n.tag!==e)
continue;
this.innermost=n.outer;
this.#t=t;
return n}}
#o(e){
let t=d(/^[ \t]*/.exec(e)?.[0]??``);
let n;
for(;this.innermost?.indent!==void 0&&t<=this.innermost.indent;){
n=this.innermost;
this.innermost=n.outer;
--this.#t}
return n}};
function d(e){
return e.replaceAll(`	`,`    `).length}
const f=/^(?:[ \t]*>)+/;
const p=/^[ \t]*(?:[-*+]|\d{1,9}[.)])(?=[ \t])/;
const m=/^[ \t]*(`{3,}|~{3,})(.*)$/;
const h=/^ {0,3}(#{1,6})(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*$/;
const g=/^[ \t]*<h([1-6])\b[^>]*>(.*?)(?:<\/h\1>|$)/i;
const _=/^ {0,3}(=+|-+)[ \t]*$/;
const v=/^(?: {4}|\t)[ \t]*[{"[]/;
const ee=/<!--|\{\/\*/;
const y=/<!--|\{\/\*/g;
function te(e){
return new ne(e).read()}
var ne=class{
#e;
#t=[];
#n=[];
#r=new u;
#i;
#a;
#o=[];
#s;
#c;
#l;
#u=!0;
constructor(e){
this.#e=e}
read(){
let e=this.#d();
for(;e<this.#e.length;){
let t=this.#e.indexOf(`
`,e);
let n=t===-1?this.#e.length:t;
let r=this.#e[n-1]===`\r`&&n>e?n-1:n;
this.#f({
start:e,
text:this.#e.slice(e,r)});
e=n+1}
this.#_();
return{
title:this.#i,
prose:this.#t,
blocks:this.#n}}
#d(){
let e=/^---[ \t]*\r?\n(?:[\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/.exec(this.#e);
if(e===null)
return 0;
this.#i=/^title:[ \t]*["']?(.*?)["']?[ \t]*\r?$/m.exec(e[0])?.[1];
return e[0].length}
#f(e){
this.#s===void 0?this.#m(this.#S(e),e):this.#p(e,this.#s)}
#p({
start:e,
text:t},n){
let r=n.isQuoted?t.replace(f,``):t;
let i=(/^[ \t]*(`{3,}|~{3,})[ \t]*$/.exec(r)?.[1]??``).startsWith(n.sign);
if(!i&&(!n.isQuoted||f.test(t)))
return;
this.#s=void 0;
i&&this.#v({
start:n.start,
end:e},n);
this.#u=!0;
i||this.#f({
start:e,
text:t})}
#m(e,t){
let n=e.trim()===``;
if(this.#g(t,n))
return;
if(n){
this.#u=!0;
return}
let r=f.exec(e)?.[0].length??0;
let i=e.slice(r);
if(this.#h(i,r,t))
return;
if(this.#u&&r===0&&v.test(e)){
this.#l={
start:t.start,
end:t.start+t.text.length};
return}
this.#u=!1;
this.#y(i,t.start+r)}
#h(e,t,{
start:n,
text:r}){
let i=e;
for(
let e=p.exec(i);e!==null;e=p.exec(i))
i=i.slice(e[0].length);
let[,a,o]=m.exec(i)??[];
if(a===void 0||o===void 0||a.startsWith("`")&&o.includes("`"))
return!1;
let s=this.#e.indexOf(`
`,n);
if(s===-1)
return!0;
this.#s={
sign:a,
isQuoted:t>0,
info:o.trim(),
infoStart:n+r.length-o.trimStart().length,
start:s+1};
return!0}
#g({
start:e,
text:t},n){
if(this.#l===void 0)
return!1;
if(n)
return!0;
if(/^(?: {4}|\t)/.test(t)){
this.#l.end=e+t.length;
return!0}
this.#_();
return!1}
#_(){
this.#l!==void 0&&this.#v({...this.#l,
end:this.#l.end+1},void 0);
this.#l=void 0}
#v({
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
#y(e,t){
if(/^[ \t]*\{%-? *(?:end)?raw *-?%\}[ \t]*$/.test(e))
return;
this.#o=[];
let n=this.#t.at(-1);
this.#t.push({
text:e,
start:t});
let r=ie(e)??this.#b(e,n);
if(r!==void 0){
this.#x(r.text,r.level);
return}
let{
closed:i}=this.#r.pass(e,this.#t.length,this.#a);
i!==void 0&&(this.#a=i.mark)}
#b(e,t){
let n=_.exec(e)?.[1];
if(n===void 0||t===void 0||this.#a?.prose===this.#t.length-1)
return;
let r=this.#e.slice(t.start+t.text.length,this.#t.at(-1)?.start);
if(!/^[ \t]*\r?\n[ \t>]*$/.test(r)||/^[ \t]*[|<]/.test(t.text))
return;
return{
text:t.text,
level:n.startsWith(`=`)?1:2}}
#x(e,t){
let n=this.#a;
for(;n!==void 0&&n.level>=t;)
n=n.outer;
this.#a={
text:e,
level:t,
prose:this.#t.length,
outer:n}}
#S({
start:e,
text:t}){
if(this.#c===void 0&&!ee.test(t))
return t;
let n=``;
let r=0;
for(
let i=0;i<t.length;){
if(this.#c===void 0){
y.lastIndex=i;
let a=y.exec(t);
let{
index:o=t.length,
0:s=``}=a??{};
let c=t.slice(i,o);
r+=re("`",c);
n+=c;
if(a===null)
break;
i=o+s.length;
if(r%2==1)
n+=s;else{
this.#c={
start:e+o,
close:s===`<!--`?`-->`:`*/}`};
n+=` `.repeat(s.length)}
continue}
let{
close:a,
start:o}=this.#c;
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
this.#c=void 0}
return n}};
function re(e,t){
return t.split(e).length-1}
function ie(e){
let[,t,n=``]=h.exec(e)??[];
if(t!==void 0)
return{
text:n,
level:t.length};
let[,r,i=``]=g.exec(e)??[];
return r===void 0?void 0:{
text:i,
level:Number(r)}}
const ae=/[^\s`'"()<>[\],;*|=]+/g;
const oe=/\.(?:jsonc?|toml|ya?ml)(?![\w-])/g;
const se=/^(?:mcp|settings|mcp_settings|mcp-settings|mcp_config|mcp-config|config|servers|plugin|manifest|server|tools|package)\.(?:jsonc?|toml|ya?ml)$/;
const ce=new Set([`mcp`,`mcpb`,`registry-server`,`smithery`,`stray`]);
function b(e){
let t=e.slice(0,2e3).replace(/(Application(?: |\\) ?|Code -? ?)(?=Support|Insiders)/g,e=>e.replaceAll(/[ \\]/g,le));
return Array.from(t.matchAll(ae)).flatMap(({
0:n,
index:r})=>{
let i=Array.from(n.matchAll(oe)).at(-1);
if(i===void 0||/^\w+:\/\//.test(n))
return[];
let a=n.slice(0,i.index+i[0].length);
let o=r+(/^[:,]+|^\.+(?=\w+\.\w+$)/.exec(a)?.[0].replace(/^\.$/,``).length??0);
let s=r+a.length;
let c=x(t.slice(o,s));
return[{
text:e.slice(o,s),
start:o,
path:c,
formats:S(c)}]})}
const le=`\xA0`;
function x(e){
return e.replaceAll(RegExp(`\xA0+`,`g`),` `).replaceAll(/\\+/g,`/`).replaceAll(/\/{2,}/g,`/`).replace(/^%APPDATA%/i,`~/AppData/Roaming`).replace(/^%LOCALAPPDATA%/i,`~/AppData/Local`).replace(/^(?:%USERPROFILE%|%HOME%|\$HOME|\$\{HOME\}|\$env:USERPROFILE|[A-Za-z]:\/Users\/[^/]+|\/(?:Users|home)\/[^/]+)(?=\/)/i,`~`).replace(/^\$env:APPDATA/i,`~/AppData/Roaming`).replace(/^\.\//,``)}
function S(t){
if(C(t))
return[];
let n=t.startsWith(`~/`)?e.userFiles$1().flatMap(({
id:e,
files:n})=>n.includes(t)?[e]:[]):[];
let r=e.registry.filter(({
id:e})=>n.includes(e));
return(r.length>0?r:e.formatsOf(t.replace(/^~?\//,``))).filter(({
client:e,
beside:t,
language:n})=>!ce.has(e)&&t===void 0&&n!==`markdown`)}
function C(e){
return se.test(e)}
const ue=/\b(?:other|any|custom|most|your|all|every|various|different|another|generic|compatible)\b[^.:]{0,40}?\b(?:clients?|hosts?|IDEs?|editors?|assistants?|agents?|applications?)\b/i;
let w;
let T;
function E(){
if(w===void 0||T===void 0){
let e=t.flatMap(({
client:e,
names:t,
words:n=[]})=>[...t.map(t=>({
client:e,
name:t,
isWord:!1})),...n.map(t=>({
client:e,
name:t,
isWord:!0}))]);
w=new Map(e.map(e=>[e.name.toLowerCase(),e]));
let n=e.map(({
name:e})=>e).sort((e,t)=>t.length-e.length);
T=RegExp(`(?<![\\w./@-])(?:${n.map(de).join(`|`)})(?![\\w/]|-\\w|\\.\\w)`,`gi`)}
return{
words:w,
pattern:T}}
function de(e){
return e.replace(/[.*+?^${}()|[\]\\]/g,`\\$&`).replaceAll(` `,`[ \\u00a0-]`)}
function D(e,t){
let n=e.slice(0,2e3);
let r=pe(n);
let i=new Set;
let a=!1;
for(
let{
0:e,
index:o}of r.matchAll(E().pattern)){
let s=E().words.get(e.toLowerCase().replaceAll(/[-\u00a0]/g,` `))??E().words.get(e.toLowerCase());
if(s===void 0)
continue;
if(s.isWord&&!(t||e===s.name))
continue;
if(s.isWord&&!t&&!fe(r,o,e,n))
continue;
s.client===void 0?a=!0:i.add(s.client)}
return{
clients:i,
others:a||i.size===0&&ue.test(r)}}
function fe(e,t,n,r){
if(r.includes(`[${n}]`)||r.includes(`**${n}`))
return!0;
let i=e.slice(0,t);
return/\b(?:in|for|with|to|of|or|and|using|your|via|from|on)\s+$|[,/(]\s*$/i.test(i)}
function pe(e){
return e.replace(/!\[[^\]]*\]\([^)]*\)/g,` `).replace(/\]\([^)]*\)/g,`] `).replace(/`[^`]*`/g,e=>/[\s/.]/.test(e)?` `:e).replace(/<[^>]*>/g,` `).replace(/https?:\/\/\S+/g,` `)}
const O={
clients:new Set,
isEnd:!1};
function me(e,t,n,r){
let i=new he(e,t,n);
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
return s(t,!0)}
for(
let e of i.farSignals(r)){
let t=e();
if(t.clients.size>0||t.isEnd)
return s(t,!1)}
return s(a.some(({
path:e,
isAtBlock:t})=>t&&/(?:^|\/)\.mcp\.json$/.test(e))?{
clients:new Set([`claude-code`]),
isEnd:!0}:O,!0)}
var he=class{
#e;
#t;
#n;
#r;
#i;
constructor(e,t,n){
this.#e=e;
this.#t=t;
this.#n=n;
let r=Math.max(e.heading?.prose??0,e.prose-ge);
let i=n.prose.slice(r,e.prose);
this.#r=i.filter(({
text:e})=>!_e(e)).reverse();
let[a]=this.#r;
let o=a!==void 0&&!this.#m().includes(a);
this.#i=e.isBelowBlock||o?void 0:a}
get#a(){
let{
heading:e}=this.#e;
return e===void 0||e.level===1?void 0:e}
signals(){
return[()=>this.#l(),()=>this.#u(),()=>this.#d(this.#i===void 0?[]:[this.#i]),()=>this.#f(),()=>this.#i===void 0?O:k(this.#i.text,!1),()=>this.#d(this.#m().slice(0,3)),()=>this.#h(),()=>this.#a===void 0?O:this.#o(this.#a.text)]}
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
let a=[...F(r,this.#e)];
if(i!==void 0){
let e=n.start+i.start;
a.push(...M({
text:i.path,
start:e}))}
e!==void 0&&a.push(...M({
text:e.replaceAll(/[:=]/g,` `),
start:t}));
let o=this.#i===void 0?[]:this.#m().slice(0,3);
let s=this.#r.flatMap(e=>{
let t={
line:e.text,
isAtBlock:e===this.#i,
isNear:o.includes(e)};
return N(e).map(n=>({...n,
at:e.start+n.start,...t}))});
return[...a,...s]}
formatsInWords(){
let e=new Map;
for(
let{
client:t,
format:n,
words:i}of r)
for(
let r of this.#r){
let{
text:a}=r;
let o=N(r).some(({
path:e})=>!i.test(e));
i.test(a)&&!o&&e.set(t,n);
if(i.test(a)||o)
break}
return e}
#o(e){
let t=this.#s(b(e));
return t.clients.size>0?t:k(e,!0)}
#s(e){
return{
clients:new Set(e.flatMap(e=>j(e.path)?[]:this.#c(e))),
isEnd:!1}}
#c({
formats:e}){
let t=e=>!e.some(e=>this.#t.text.includes(e));
return e.filter(({
holds:e})=>e===void 0||!t(e)).map(({
client:e})=>e)}
#l(){
let e=this.#t.caption.slice(-2);
let t=this.#s(e.flatMap(e=>b(e)));
if(t.clients.size>0)
return t;
let{
written:n}=this.#t;
if(n!==void 0){
let e=this.#s(b(n.path));
if(e.clients.size>0)
return e}
return A(e.map(e=>D(e,e.length<40)))}
#u(){
let e=(this.#e.info??``).replace(/^[\w+#-]*/,``).replaceAll(/[:={}[\]"']/g,` `);
let t=this.#s(b(e));
return t.clients.size>0||e.trim()===``?t:A([D(e,!0)])}
#d(e){
for(
let t of e){
let e=this.#s(N(t));
if(e.clients.size>0)
return e}
return O}
#f(){
for(
let e=this.#e.container;e!==void 0;e=e.outer){
let t=this.#o(e.title);
if((this.#e.heading?.prose??0)>e.prose&&this.#p())
return O;
if(t.clients.size>0||t.isEnd)
return t}
return O}
#p(){
let e=this.#a===void 0?O:this.#o(this.#a.text);
return e.clients.size>0||e.isEnd}
#m(){
let e=this.#e.container?.prose??0;
let t=this.#n.prose[e];
return t===void 0?this.#r:this.#r.filter(({
start:e})=>e>=t.start)}
#h(){
for(
let e of this.#m()){
if(!/[:\uff1a]\W*$/.test(e.text))
continue;
let t=k(e.text,!1);
let n=this.#s(N(e));
if(n.clients.size>0)
return n;
if(t.clients.size>0)
return t}
return O}};
const ge=60;
function _e(e){
return e.replace(/\[?!\[[^\]]*\]\([^)]*\)(?:\]\([^)]*\))?/g,``).replace(/<\/?(?:td|tr|th|table|tbody|thead|br|hr|p|div|center|a|img|details|Tabs?|CodeGroup|Steps|AccordionGroup)\b[^>]*>/gi,``).replace(/^[\s|:*_-]+$/,``).trim()===``}
function k(e,t){
return A([D(e,t)])}
function A(e){
let t=new Set(e.flatMap(e=>[...e.clients]));
let n=e.some(e=>e.others);
return{
clients:n?new Set:t,
isEnd:n}}
function j(e){
return/(?:^|\/)(?:\.mcp|mcp)\.json$/.test(e)&&!/\/?\.[\w-]+\/(?:[\w-]+\/)?\.?mcp\.json$/.test(e)}
function M({
text:e,
start:t}){
return b(e).map(n=>({...n,
at:t+n.start,
line:e,
isAtBlock:!0,
isNear:!0}))}
function N(e){
let t=P.get(e)??b(e.text);
P.set(e,t);
return t}
const P=new WeakMap;
function F(e,{
span:t,
text:n}){
return e.flatMap(e=>{
let r=n.indexOf(e);
return r===-1?[]:M({
text:e,
start:t.start+r})})}
const I=/^(?:md|mdx|markdown|diff|patch|html|xml|mermaid|http|sql|text|txt|log|output|csv)$/;
const L=/^(?:bash|sh|shell|zsh|console|terminal|commandline|powershell|ps1|cmd|bat|)$/;
const R=/^[ \t]*(?:\/\/|#|--)(.*)$/;
const z=/^[ \t]*(?:#.*|\/\/.*|\$ .*|export\s.*|\w+=\S*|(?:cd|npm|npx|pip|uv|uvx|ssh|docker|git|node|python3?|cat|code|nano|vim|mkdir|playwright-mcp-server)\s.*)?$/;
const B=/^[ \t]*(?:sudo[ \t]+)?(?:cat|tee)\b[^\n]*?(?:>>?|\btee\b)[ \t]*(?:-a[ \t]+)?(["']?)([^\s"'<>|]+)\1[^\n]*<<-?[ \t]*(["']?)(\w+)\3[^\n]*$/m;
const V=/^[ \t]*(?:sudo[ \t]+)?(?:cat|tee)\b[ \t]*<<-?[ \t]*(["']?)(\w+)\1[ \t]*(?:>>?|\|[ \t]*(?:sudo[ \t]+)?tee)[ \t]*(["']?)([^\s"'<>|]+)\3[^\n]*$/m;
function H({
info:e}){
return/^[\w+#-]*/.exec(e??``)?.[0].toLowerCase()??``}
function ve(e){
let t=H(e);
if(I.test(t)||e.text.length>2e5)
return;
let n=L.test(t)?ye(e.text):void 0;
let r=n===void 0?e.text:n.text;
let i=be(r);
let a=` `.repeat(i.length)+r.slice(i.length);
let o=a.trimStart();
let s={
caption:i.lines,...n&&{
written:n}};
let{
start:c}=e.span;
if(/^(?:toml)$/.test(t)||/^\[\[?[A-Za-z_"][\w."'@/ -]*\]\]?[ \t]*(?:#.*)?$/m.test(o.slice(0,o.indexOf(`
`)+1||void 0)))
return{...s,...U(r,c),
language:`toml`,
isElided:W(r)};
if(o.startsWith(`{`)||o.startsWith(`"`)||o.startsWith(`[`))
return G(a,c,s,t);
if(/^ya?ml$/.test(t))
return{...s,...U(r,c),
language:`yaml`,
isElided:W(r)};
return L.test(t)&&n===void 0?Ce(r,c):void 0}
function U(e,t){
return{
text:e,
span:{
start:t,
end:t+e.length}}}
function W(e){
return/^[ \t]*(?:#[ \t]*)?(?:\.{3}|\u2026)/m.test(e)}
function ye(e){
let t=B.exec(e);
let n=t===null?V.exec(e):null;
let[r,i,a]=t===null?[n,n?.[4],n?.[2]]:[t,t[2],t[4]];
if(!r||i===void 0||a===void 0)
return;
let o=r.index+r[0].length+1;
let s=e.slice(o).search(RegExp(`^[ \\t]*${a}[ \\t]*\\r?$`,`m`));
if(s===-1)
return;
let c=e.slice(o,o+s);
if(B.test(e.slice(o+s))||V.test(e.slice(o+s)))
return;
return{
text:` `.repeat(o)+c+` `.repeat(e.length-o-s),
path:i,
start:r.index+r[0].lastIndexOf(i)}}
function be(e){
let t=[];
let n=0;
for(
let r of e.split(`
`)){
let e=R.exec(r.replace(/\r$/,``))?.[1];
if(e===void 0&&r.trim()!==``)
break;
e!==void 0&&t.push(e.trim());
n+=r.length+1}
return{
lines:t,
length:t.length===0?0:Math.min(n,e.length)}}
function G(e,t,n,r){
let i=e.length-e.trimStart().length;
let a=e[i]===`"`;
if(e[i]===`[`&&!/^json/.test(r))
return;
let o=a?void 0:xe(e,i);
let s=o===void 0?``:e.slice(o);
if(!/^\s*,?\s*$/.test(s.replace(/\/\/.*|\/\*[\s\S]*?\*\//g,``))){
if(L.test(r)&&s.split(`
`).every(e=>z.test(e.replace(/\r$/,``))))
return K(e.slice(i,o),t+i,n);
return}
let c=e.slice(0,o).trimEnd();
if(!a)
return K(c.slice(i),t+i,n);
return{...K((c.endsWith(`,`)?c.slice(0,-1):c).slice(i),t+i,n),
before:`{`,
after:`}`}}
function xe(t,n){
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
function K(t,n,r){
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
if(n===`comment`&&Se(l)){
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
function Se(e){
return/\.{3}|\u2026|\b(?:other|rest|existing|remaining|more)\b/i.test(e)}
function Ce(e,t){
let n=e.split(`
`);
let r=[];
let i=0;
for(
let e of n){
if(/^[ \t]*\{/.test(e))
break;
if(!z.test(e.replace(/\r$/,``)))
return;
let t=R.exec(e.replace(/\r$/,``))?.[1];
t!==void 0&&r.push(t.trim());
i+=e.length+1}
if(i>=e.length)
return;
return G(` `.repeat(i)+e.slice(i),t,{
caption:r.slice(-2)},`bash`)}
const q=/\b(?:wrong|incorrect|don['\u2019]?t|do not|avoid|deprecated|legacy|anti-?patterns?|bad example|common mistakes?|old (?:format|config\w*|way|style))\b|^\W*before\W*$|\u274c|\ud83d\udeab|\u2717|~~/i;
const J=/^\W*(?:wrong|incorrect|don['\u2019]?t|do not|avoid|before|old|deprecated|legacy|bad|not recommended)\b|\b(?:instead of|rather than)\b[^.]*:\W*$|\b(?:this|that|it) (?:is wrong|does(?: not|n['\u2019]t) work|won['\u2019]t work|will fail|fails)\b|\b(?:wrong|incorrect|deprecated|legacy|outdated|old) (?:format|way|style|config\w*|syntax|version)\b|\u274c|\ud83d\udeab|\u2717/i;
function we(e,{
caption:t},n){
if(H(e)===`diff`)
return!0;
for(
let t=e.heading,n=0;t!==void 0&&n<2;t=t.outer,n+=1)
if(t.level>1&&q.test(t.text))
return!0;
for(
let t=e.container;t!==void 0;t=t.outer)
if(q.test(t.title))
return!0;
let r=e.isBelowBlock?void 0:n.prose[e.prose-1];
if(r!==void 0&&J.test(r.text))
return!0;
return t.some(e=>J.test(e))||/\/\/.*[\u2190\u274c]|#.*[\u2190\u274c]/.test(e.text)}
function Te(t,n){
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
if(Y(t))
return`entry`;
let i=Object.values(t);
return i.length>0&&i.every(Y)?`entries`:void 0}
function Y(t){
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
function Ee(e,t,{
servers:n}){
let r=(n[0]?.at??[]).map(String);
let i=t===`entry`?[...r,`server`]:r;
let a=i.map(e=>`{${JSON.stringify(e)}:`).join(``);
return{...e,
before:a+(e.before??``),
after:(e.after??``)+`}`.repeat(i.length)}}
const De=/mcp|servers|"command"|"url"/i;
async function Oe(t,n){
let r=te(t.text);
let i=new ke(new e.Whole(t),r,n);
let a=[];
for(
let e of r.blocks){
if(a.length===500)
break;
let t=De.test(e.text)?await i.read(e):void 0;
t!==void 0&&a.push(t)}
return a}
var ke=class{
#e;
#t;
#n;
constructor(e,t,n){
this.#e=e;
this.#t=t;
this.#n=n}
async read(t){
let n=ve(t);
if(n===void 0||we(t,n,this.#t))
return;
let r=me(t,n,this.#t,this.#e.source.path);
let i=await e.parsePart(this.#e,n,{...n,
remarks:t.remarks});
let a=[];
for(
let e of r.clients){
let o=await this.#r(e,t,{
snippet:n,
document:i},r);
if(o===void 0)
break;
a.push(o)}
let[o,...s]=r.clients;
let c=o===void 0||s.length>0?void 0:await this.#a(o);
if(a.length<r.clients.length||a.length===0){
let e=await this.#i(t,n,i);
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
async#r(t,n,{
snippet:r,
document:i},a){
let o=await this.#a(t);
let s=je(o,i,a);
if(s===void 0)
return;
let c=s.syntax.language!==r.language;
if(c&&!a.paths.some(({
isAtBlock:e,
formats:t})=>e&&t.some(e=>e.id===s.id)))
return;
let l=c?void 0:Te(i.value,s);
let u=l===void 0?r:Ee(r,l,s);
let d=e.registry.find(e=>e.id===s.id);
let f=await e.parsePart(this.#e,u,{
language:s.syntax.language,
habits:d,
remarks:n.remarks});
let p=X(r,l!==void 0,a.isSure,n);
let m=await e.readSnippet(f,{
client:o,
format:s},this.#n,p);
return Ne(m)?m:void 0}
async#i(t,n,r){
let i=await this.#a(`stray`);
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
value:o,
beside:()=>!1,
above:()=>!1}))&&!Pe(r))
return;
let c=!/^(?:jsonc?|json5|toml|ya?ml|)$/.test(H(t));
let l={...X(n,n.before!==void 0,!0,t),
isElided:n.isElided||c};
return e.readSnippet(r,{
client:i,
format:Ae(a)},this.#n,l)}
async#a(t){
let n=await e.loadClient(t);
let r=this.#n.versions.get(t);
return r===void 0?n:e.clientAsOf(n,r)}};
function X({
isElided:e},t,n,r){
let i=/^(?:js|javascript|ts|typescript|python|py)$/.test(H(r));
return{
isElided:e||i,
isFragment:t||e,
isSure:n}}
function Ae(e){
let{
syntax:t}=e;
let n={
effect:`refuses-file`,
by:`M:ANY`};
return{...e,
reader:`any client`,
syntax:t.language===`json`?{...t,
broken:n,
json5:!0}:{...t,
broken:n}}}
function je({
id:t,
formats:r},{
value:a,
text:o},{
paths:s,
formats:c}){
let l={
path:``,
text:o,
value:a,
beside:()=>!1,
above:()=>!1};
let u=e=>{
let t=r.filter(t=>e.includes(t.id));
return t.find(({
when:e})=>e?.(l))??t.find(({
when:e})=>e===void 0)??t[0]};
let d=({
formats:e})=>e.filter(({
client:e})=>e===t).map(e=>e.id);
let f=s.filter(({
isAtBlock:e})=>e).map(d).find(e=>e.length>0);
if(f!==void 0)
return u(f);
let p=c.get(t);
if(p!==void 0)
return u([p]);
let m=s.map(d).find(e=>e.length>0);
if(m!==void 0)
return u(m);
let h=i.find(n=>n.client===t&&e.isObject(e.valueAt(a,n.at)));
if(h!==void 0)
return u([h.format]);
let g=n[t]??r[0]?.id??``;
let _=e.registry.find(e=>e.id===g);
return u([g,..._===void 0?[]:Me(_)])}
function Me({
client:t,
files:n,
id:r}){
return e.registry.filter(e=>e.client===t&&e.id!==r&&e.files.some(e=>n.includes(e))).map(e=>e.id)}
function Ne(t){
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
function Pe({
value:t}){
return[`mcpServers`,`mcp_servers`,`context_servers`].map(n=>e.own(t,n)).some(t=>(e.isObject(t)||Array.isArray(t))&&Object.values(t).some(Z))}
function Z(t){
return[`command`,`cmd`,`url`,`httpUrl`,`serverUrl`,`uri`,`type`,`args`].some(n=>e.own(t,n)!==void 0)}
const Q=/(?:^|\/)(?:package|server|manifest|tsconfig|compose|docker-compose|smithery|pyproject|values|openapi|\.?prettierrc|\.?eslintrc)[\w.-]*\.(?:json|ya?ml|toml)$/i;
const Fe=/\b(?:logs?|examples?|samples?|scripts?|template|schema|repository|repo|clone|e\.g\.|inspector)\b/i;
function Ie({
readings:t,
addressee:n,
client:r,
document:i}){
if(r===void 0)
return[];
let[a]=t;
let o=a===void 0||a.format.stray?void 0:a.format;
let s=a?.document??i;
return n.paths.filter(e=>e.isNear&&e.formats.every(e=>e.client===r.id)&&!Fe.test(e.line)).flatMap(t=>{
let i=r.formats.filter(({
id:e})=>t.formats.some(t=>t.id===e));
if(!(i.length>0?i.every(({
servers:e,
unread:t})=>e.length===0&&t!==void 0)&&i.every(e=>e!==o):t.formats.length===0&&Le(t,r.name,n.isSure)))
return[];
let a=e.atSpan(s,{
start:t.at,
end:t.at+t.text.length});
let c=i.flatMap(({
unread:e=[]})=>e)[0]?.instead??r.formats[0]?.files[0];
return[{
rule:`file-unread`,
severity:`warning`,
message:`${r.name} reads no servers from ${e.quote(t.text)}, which the text names for this block`,...c!==void 0&&{
help:`name the file that it reads: ${c}`},
place:a,
related:[],
clients:[r.id],
reader:r.name}]})}
function Le({
path:e},t,n){
if(C(e)||Q.test(e))
return!1;
let r=e.toLowerCase().replace(/[^a-z]/g,``);
if(!/mcp|config|settings/.test(r))
return!1;
if(r.includes(t.toLowerCase().replace(/[^a-z]/g,``)))
return!0;
return n&&/mcp|^~|\/\.|^\./.test(e)}
async function Re(e,t,n){
let r=await Oe(e,n);
let i=[];
for(
let e of r){
let n=[];
for(
let r of e.readings)
n.push(ze(await t.judgeSnippet(r)));
i.push(...Be(n),...Ie(e))}
return{
readings:r.flatMap(({
readings:e})=>e.slice(0,1)),
findings:i,
blocks:r.length}}
function ze(e){
let t=e.find(({
rule:e})=>e===`syntax-error`);
return e.filter(e=>e.rule!==`syntax-error`||e===t)}
function Be([e=[],...t]){
if(t.length===0)
return[...e];
return e.flatMap(e=>{
let n=t.map(t=>t.find(t=>$(t)===$(e)));
if(!n.every(e=>e!==void 0))
return[];
return[{...e,
clients:[...new Set([e,...n].flatMap(({
clients:e})=>e))]}]})}
function $({
rule:e,
place:{
route:t,
side:n}}){
return JSON.stringify([e,t,n])}
exports.judgePage=Re;