"use strict";
require("./rolldown-runtime.js");
const e=require("./core.js");
const t=require("./package-run.js");
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
const o=/<(\/?)(details|Accordion|AccordionItem|Tab|TabItem|TabPanel|TabsContent|Step|Expandable|Collapsible|Card|Panel|summary|AccordionTrigger)\b((?:[^>"'{]|"[^"]*"|'[^']*'|\{[^}]*\})*)>/gi;
const s=/\/\s*$/;
const c=/\b(?:title|label|heading|header|name|value)\s*=\s*(?:\{\s*)?(["'`])(.*?)\1/gi;
const l=/^([ \t]*)(?:===[!+]?|\?\?\?\+?|!!!)[ \t]+(?:[\w-]+[ \t]+)?"([^"]+)"/;
const u=/^[ \t]*:{3,}[ \t]*(?:(?:tab|details|tip|info|note|warning|caution|dropdown|collapse)\b[ \t]*(.*))?$/i;
var d=class{
innermost;
#e;
#t=0;
pass(e,t,n){
let r=e.slice(0,2e3);
let i=this.#o(r);
let[,a,o]=l.exec(r)??[];
let s=u.exec(r);
o!==void 0&&a!==void 0?this.#i({
title:o,
tag:`===`,
indent:f(a)},t,n):s?.[1]===void 0?s===null?r.includes(`<`)?i=this.#n(r,t,n)??i:this.#e!==void 0&&(this.#e+=` ${r}`):i=this.#a(`:::`)??i:this.#i({
title:s[1],
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
index:f}of e.matchAll(o)){
let o=u.toLowerCase();
let p=o===`summary`||o===`accordiontrigger`;
if(l===`/`&&p)
this.#r(e.slice(i,f),t);else 
if(p)
this.#e=``;else 
if(l===`/`)
r=this.#a(o)??r;else 
if(!s.test(d)){
let e=Array.from(d.matchAll(c),([,,e=``])=>e);
this.#i({
title:e.join(` / `),
tag:o},t,n)}
i=f+a.length}
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
let t=f(/^[ \t]*/.exec(e)?.[0]??``);
let n;
for(;this.innermost?.indent!==void 0&&t<=this.innermost.indent;){
n=this.innermost;
this.innermost=n.outer;
--this.#t}
return n}};
function f(e){
return e.replaceAll(`	`,`    `).length}
const p=/^(?:[ \t]*>)+/;
const m=/^[ \t]*(?:[-*+]|\d{1,9}[.)])(?=[ \t])/;
const h=/^[ \t]*(`{3,}|~{3,})(.*)$/;
const g=/^ {0,3}(#{1,6})(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*$/;
const _=/^[ \t]*<h([1-6])\b[^>]*>(.*?)(?:<\/h\1>|$)/i;
const ee=/^ {0,3}(=+|-+)[ \t]*$/;
const te=/^(?: {4}|\t)[ \t]*[{"[]/;
const ne=/<!--|\{\/\*/;
const v=/<!--|\{\/\*/g;
function re(e){
return new ie(e).read()}
var ie=class{
#e;
#t=[];
#n=[];
#r=new d;
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
let r=n.isQuoted?t.replace(p,``):t;
let i=(/^[ \t]*(`{3,}|~{3,})[ \t]*$/.exec(r)?.[1]??``).startsWith(n.sign);
if(!i&&(!n.isQuoted||p.test(t)))
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
let r=p.exec(e)?.[0].length??0;
let i=e.slice(r);
if(this.#h(i,r,t))
return;
if(this.#u&&r===0&&te.test(e)){
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
let e=m.exec(i);e!==null;e=m.exec(i))
i=i.slice(e[0].length);
let[,a,o]=h.exec(i)??[];
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
let r=oe(e)??this.#b(e,n);
if(r!==void 0){
this.#x(r.text,r.level);
return}
let{
closed:i}=this.#r.pass(e,this.#t.length,this.#a);
i!==void 0&&(this.#a=i.mark)}
#b(e,t){
let n=ee.exec(e)?.[1];
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
if(this.#c===void 0&&!ne.test(t))
return t;
let n=``;
let r=0;
for(
let i=0;i<t.length;){
if(this.#c===void 0){
v.lastIndex=i;
let a=v.exec(t);
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
function ae(e,t){
return t.split(e).length-1}
function oe(e){
if(e.length>1e3)
return;
let[,t,n=``]=g.exec(e)??[];
if(t!==void 0)
return{
text:n,
level:t.length};
let[,r,i=``]=_.exec(e)??[];
return r===void 0?void 0:{
text:i,
level:Number(r)}}
const se=/^(?:md|mdx|markdown|diff|patch|html|xml|mermaid|http|sql|text|txt|log|output|csv)$/;
const y=/^(?:bash|sh|shell|zsh|console|terminal|commandline|powershell|ps1|cmd|bat|)$/;
const b=/^[ \t]*(?:\/\/|#|--)(.*)$/;
const x=/^[ \t]*(?:#.*|\/\/.*|\$ .*|export\s.*|\w+=\S*|(?:cd|npm|npx|pip|uv|uvx|ssh|docker|git|node|python3?|cat|code|nano|vim|mkdir|playwright-mcp-server)\s.*)?$/;
const S=/^[ \t]*(?:sudo[ \t]+)?(?:cat|tee)\b[^\n]*?(?:>>?|\btee\b)[ \t]*(?:-a[ \t]+)?(["']?)([^\s"'<>|]+)\1[^\n]*<<-?[ \t]*(["']?)(\w+)\3[^\n]*$/m;
const C=/^[ \t]*(?:sudo[ \t]+)?(?:cat|tee)\b[ \t]*<<-?[ \t]*(["']?)(\w+)\1[ \t]*(?:>>?|\|[ \t]*(?:sudo[ \t]+)?tee)[ \t]*(["']?)([^\s"'<>|]+)\3[^\n]*$/m;
function w({
info:e}){
return/^[\w+#-]*/.exec(e??``)?.[0].toLowerCase()??``}
function ce(e){
let t=w(e);
if(se.test(t)||e.text.length>2e5)
return;
let n=y.test(t)?le(e.text):void 0;
let r=n===void 0?e.text:n.text;
let i=ue(r);
let a=` `.repeat(i.length)+r.slice(i.length);
let o=a.trimStart();
let s={
caption:i.lines,...n&&{
written:n}};
let{
start:c}=e.span;
if(/^(?:toml)$/.test(t)||/^\[\[?[A-Za-z_"][\w."'@/ -]*\]\]?[ \t]*(?:#.*)?$/m.test(o.slice(0,o.indexOf(`
`)+1||void 0)))
return{...s,...T(r,c),
language:`toml`,
isElided:E(r)};
if(o.startsWith(`{`)||o.startsWith(`"`)||o.startsWith(`[`))
return D(a,c,s,t);
if(/^ya?ml$/.test(t))
return{...s,...T(r,c),
language:`yaml`,
isElided:E(r)};
return y.test(t)&&n===void 0?pe(r,c):void 0}
function T(e,t){
return{
text:e,
span:{
start:t,
end:t+e.length}}}
function E(e){
return/^[ \t]*(?:#[ \t]*)?(?:\.{3}|\u2026)/m.test(e)}
function le(e){
if(!e.includes(`<<`)||/[^\n]{1000}/.test(e))
return;
let t=S.exec(e);
let n=t===null?C.exec(e):null;
let[r,i,a]=t===null?[n,n?.[4],n?.[2]]:[t,t[2],t[4]];
if(!r||i===void 0||a===void 0)
return;
let o=r.index+r[0].length+1;
let s=e.slice(o).search(RegExp(`^[ \\t]*${a}[ \\t]*\\r?$`,`m`));
if(s===-1)
return;
let c=e.slice(o,o+s);
if(S.test(e.slice(o+s))||C.test(e.slice(o+s)))
return;
return{
text:` `.repeat(o)+c+` `.repeat(e.length-o-s),
path:i,
start:r.index+r[0].lastIndexOf(i)}}
function ue(e){
let t=[];
let n=0;
for(
let r of e.split(`
`)){
let e=b.exec(r.replace(/\r$/,``))?.[1];
if(e===void 0&&r.trim()!==``)
break;
e!==void 0&&t.push(e.trim());
n+=r.length+1}
return{
lines:t,
length:t.length===0?0:Math.min(n,e.length)}}
function D(e,t,n,r){
let i=e.length-e.trimStart().length;
let a=e[i]===`"`;
if(e[i]===`[`&&!/^json/.test(r))
return;
let o=a?void 0:de(e,i);
let s=o===void 0?``:e.slice(o);
if(!/^\s*,?\s*$/.test(s.replace(/\/\/.*|\/\*[\s\S]*?\*\//g,``))){
if(y.test(r)&&s.split(`
`).every(e=>x.test(e.replace(/\r$/,``))))
return O(e.slice(i,o),t+i,n);
return}
let c=e.slice(0,o).trimEnd();
if(!a)
return O(c.slice(i),t+i,n);
return{...O((c.endsWith(`,`)?c.slice(0,-1):c).slice(i),t+i,n),
before:`{`,
after:`}`}}
function de(t,n){
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
function O(t,n,r){
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
if(n===`comment`&&fe(l)){
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
function fe(e){
return/\.{3}|\u2026|\b(?:other|rest|existing|remaining|more)\b/i.test(e)}
function pe(e,t){
let n=e.split(`
`);
let r=[];
let i=0;
for(
let e of n){
if(/^[ \t]*\{/.test(e))
break;
if(!x.test(e.replace(/\r$/,``)))
return;
let t=b.exec(e.replace(/\r$/,``))?.[1];
t!==void 0&&r.push(t.trim());
i+=e.length+1}
if(i>=e.length)
return;
return D(` `.repeat(i)+e.slice(i),t,{
caption:r.slice(-2)},`bash`)}
const me=/^(?:bash|sh|shell|zsh|console|terminal|powershell|ps1|cmd|bat|)$/;
const he=/(?:^|[;&|]|\$|>)[ \t]*((claude|codex)[ \t]+mcp[ \t]+(add(?:-json)?)[ \t]+[^\n]*)/g;
const ge=/\bcode(?:-insiders)?[ \t]+--add-mcp[ \t]+'([^'\n]*)'/g;
const _e=/^(?:-s|--scope|-t|--transport|-e|--env|-H|--header|--url|--bearer-token-env-var|--callback-port|--client-id)$/;
function ve(e){
if(e.info===void 0||!me.test(w(e))||!/mcp/.test(e.text))
return[];
let t=e.text.replace(/\\(\r?\n)/g,(e,t)=>` `.repeat(1+t.length));
let{
start:n}=e.span;
let r=Array.from(t.matchAll(he)).flatMap(({
0:e,
1:t=``,
2:r,
3:i,
index:a})=>{
let o=ye(t,r===`codex`?`codex`:`claude-code`,i===`add-json`);
let s=n+a+e.length-t.length;
return o===void 0?[]:[{
span:{
start:s,
end:s+t.trimEnd().length},
handed:o}]});
for(
let{
0:e,
1:i=``,
index:a}of t.matchAll(ge)){
let t=A(i);
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
function ye(e,t,n){
if(e.length>4e3)
return;
let r=xe(e)?.slice(3);
if(r===void 0)
return;
if(n){
let[e,n]=k(r);
let i=n===void 0||n.isOpen?void 0:A(n.text);
return i===void 0||e===void 0?void 0:{
client:t,
name:e.text,
inputs:void 0,
entry:i}}
let i=be(r,t!==`codex`);
return i&&{
client:t,
inputs:void 0,...i}}
function k(e){
return e.filter(({
text:t},n)=>!t.startsWith(`-`)&&!_e.test(e[n-1]?.text??``))}
function be(e,t){
let n=e.findIndex(({
text:e})=>e===`--`);
let r=n===-1?e:e.slice(0,n);
let[i,...a]=k(r);
let o=r[r.findIndex(({
text:e})=>e===`--url`)+1];
let s=r.some(({
text:e})=>e===`--url`)?o:a.find(({
text:e})=>/^https?:/.test(e));
let c=n===-1?a:e.slice(n+1);
if(i===void 0||e.some(({
isOpen:e})=>e))
return;
if(s!==void 0&&n===-1)
return{
name:i.text,
entry:{...t&&{
type:`http`},
url:s.text}};
let[l,...u]=c;
if(l===void 0||n===-1)
return;
return{
name:i.text,
entry:{
command:l.text,
args:u.map(({
text:e})=>e)}}}
function A(e){
try{
let t=JSON.parse(e);
return typeof t==`object`&&t&&!Array.isArray(t)?{...t}:void 0}catch{
return}}
function xe(e){
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
function Se(n){
let r=n.flatMap(n=>n.servers.flatMap(r=>{
let i=r.broken?void 0:t.packageRun(e.wordsOf(r).map(({
value:e})=>e));
return i===void 0?[]:[{
server:r,
reading:n,
run:i}]}));
return[...Ce(r),...r.flatMap(we)]}
function Ce(t){
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
return[M(`snippet-drift`,`${e.nameOf(a)} runs version ${o} here, and version ${c.run.version} in an earlier block`,t,[{
place:j(c),
message:`the earlier one`}])]})}
function we(t){
let{
run:n,
reading:r}=t;
if(n.ecosystem!==`npm`)
return[];
let i=e.own(r.neighbours.document(`package.json`)?.value,`name`);
if(typeof i!=`string`||i===n.name)
return[];
let a=e=>e.replace(/^@[^/]+\//,``);
if(a(i)!==a(n.name)&&e.suggest(n.name,[i])===void 0)
return[];
return[M(`snippet-manifest`,`package ${e.quote(n.name)} is not the one of this repository, which package.json calls ${e.quote(i)}`,t,[])]}
function Te(n){
let r=new Set;
return n.flatMap(n=>{
let i=e.own(n.neighbours.document(`server.json`)?.value,`packages`);
if(!Array.isArray(i))
return[];
return n.servers.flatMap(a=>{
let o=a.broken?void 0:t.packageRun(e.wordsOf(a).map(({
value:e})=>e));
let s=i.find(t=>o!==void 0&&e.own(t,`identifier`)===o.name);
let c=e.own(s,`environmentVariables`);
if(o===void 0||!Array.isArray(c))
return[];
let l=new Set(c.map(t=>e.own(t,`name`)));
let u=a.fields.find(({
fact:e})=>e?.is===`env`);
if(u===void 0||!e.isObject(u.value))
return[];
return Object.keys(u.value).flatMap(t=>{
if(l.has(t)||r.has(t)||Ee.test(t))
return[];
r.add(t);
let i=e.at(a.document,[...u.route,t],`key`);
return[{...M(`snippet-manifest`,`${e.nameOf(a)} is given ${e.quote(t)}, which server.json does not know`,{
server:a,
reading:n,
run:o},[]),
place:i}]})})})}
const Ee=/^(?:PATH|HOME|NODE_\w+|PYTHON\w*|UV_\w+|NPM_\w+|HTTPS?_PROXY|NO_PROXY|DEBUG|LOG_LEVEL|TZ|LANG)$/i;
function j({
server:t,
run:n}){
let r=e.wordsOf(t)[n.word];
let i={
start:n.start,
end:n.end};
return r===void 0?e.at(t.document,t.route):e.at(t.document,r.route,`value`,i)}
function M(e,t,n,r){
let{
client:i}=n.reading;
return{
rule:e,
severity:`info`,
message:t,
place:j(n),
related:r,
server:n.server.name,
clients:[i.id]}}
const De=/[^\s`'"()<>[\],;*|=]+/g;
const Oe=/\.(?:jsonc?|toml|ya?ml)(?![\w-])/g;
const ke=/^(?:mcp|settings|mcp_settings|mcp-settings|mcp_config|mcp-config|config|servers|plugin|manifest|server|tools|package)\.(?:jsonc?|toml|ya?ml)$/;
const Ae=new Set([`mcp`,`mcpb`,`registry-server`,`smithery`,`stray`]);
function N(e){
let t=e.slice(0,2e3).replace(/(Application(?: |\\) ?|Code -? ?)(?=Support|Insiders)/g,e=>e.replaceAll(/[ \\]/g,je));
return Array.from(t.matchAll(De)).flatMap(({
0:n,
index:r})=>{
let i=Array.from(n.matchAll(Oe)).at(-1);
if(i===void 0||/^\w+:\/\//.test(n))
return[];
let a=n.slice(0,i.index+i[0].length);
let o=r+(/^[:,]+|^\.+(?=\w+\.\w+$)/.exec(a)?.[0].replace(/^\.$/,``).length??0);
let s=r+a.length;
let c=Me(t.slice(o,s));
return[{
text:e.slice(o,s),
start:o,
path:c,
formats:Ne(c)}]})}
const je=`\u0001`;
function Me(e){
return e.replaceAll(RegExp(`\u0001+`,`g`),` `).replaceAll(/\\+/g,`/`).replaceAll(/\/{2,}/g,`/`).replace(/^%APPDATA%/i,`~/AppData/Roaming`).replace(/^%LOCALAPPDATA%/i,`~/AppData/Local`).replace(/^(?:%USERPROFILE%|%HOME%|\$HOME|\$\{HOME\}|\$env:USERPROFILE|[A-Za-z]:\/Users\/[^/]+|\/(?:Users|home)\/[^/]+)(?=\/)/i,`~`).replace(/^\$env:APPDATA/i,`~/AppData/Roaming`).replace(/^\.\//,``)}
function Ne(t){
if(P(t))
return[];
let n=t.startsWith(`~/`)?e.userFiles$1().flatMap(({
id:e,
files:n})=>n.includes(t)?[e]:[]):[];
let r=e.registry.filter(({
id:e})=>n.includes(e));
return(r.length>0?r:e.formatsOf(t.replace(/^~?\//,``))).filter(({
client:e,
beside:t,
language:n})=>!Ae.has(e)&&t===void 0&&n!==`markdown`)}
function P(e){
return ke.test(e)}
const Pe=/\b(?:other|any|custom|most|your|all|every|various|different|another|generic|compatible)\b[^.:]{0,40}?\b(?:clients?|hosts?|IDEs?|editors?|assistants?|agents?|applications?)\b/i;
let F;
let I;
function L(){
if(F===void 0||I===void 0){
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
F=new Map(e.map(e=>[e.name.toLowerCase(),e]));
let t=e.map(({
name:e})=>e).sort((e,t)=>t.length-e.length);
I=RegExp(`(?<![\\w./@-])(?:${t.map(Fe).join(`|`)})(?![\\w/]|-\\w|\\.\\w)`,`gi`)}
return{
words:F,
pattern:I}}
function Fe(e){
return e.replace(/[.*+?^${}()|[\]\\]/g,`\\$&`).replaceAll(` `,`[ \\u00a0-]`)}
function R(e,t){
let n=e.slice(0,2e3);
let r=Le(n);
let i=new Set;
let a=!1;
for(
let{
0:e,
index:o}of r.matchAll(L().pattern)){
let s=L().words.get(e.toLowerCase().replaceAll(/[-\u00a0]/g,` `))??L().words.get(e.toLowerCase());
if(s===void 0)
continue;
if(s.isWord&&!(t||e===s.name))
continue;
if(s.isWord&&!t&&!Ie(r,o,e,n))
continue;
s.client===void 0?a=!0:i.add(s.client)}
return{
clients:i,
others:a||i.size===0&&Pe.test(r)}}
function Ie(e,t,n,r){
if(r.includes(`[${n}]`)||r.includes(`**${n}`))
return!0;
let i=e.slice(0,t);
return/\b(?:in|for|with|to|of|or|and|using|your|via|from|on)\s+$|[,/(]\s*$/i.test(i)}
function Le(e){
return e.replace(/!\[[^\]]*\]\([^)]*\)/g,` `).replace(/\]\([^)]*\)/g,`] `).replace(/`[^`]*`/g,e=>/[\s/.]/.test(e)?` `:e).replace(/<[^>]*>/g,` `).replace(/https?:\/\/\S+/g,` `)}
const z={
clients:new Set,
isEnd:!1};
function Re(e,t,n,r){
let i=new ze(e,t,n);
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
isEnd:!0}:z,!0)}
var ze=class{
#e;
#t;
#n;
#r;
#i;
constructor(e,t,n){
this.#e=e;
this.#t=t;
this.#n=n;
let r=Math.max(e.heading?.prose??0,e.prose-Ve);
let i=n.prose.slice(r,e.prose);
this.#r=i.filter(({
text:e})=>!He(e)).reverse();
let[a]=this.#r;
let o=a!==void 0&&!this.#h().includes(a);
this.#i=e.isBelowBlock||o?void 0:a}
get#a(){
let{
heading:e}=this.#e;
return e===void 0||e.level===1?void 0:e}
signals(){
return[()=>this.#l(),()=>this.#u(),()=>this.#d(this.#i===void 0?[]:[this.#i]),()=>this.#p(),()=>this.#i===void 0?z:H(this.#f(this.#i).map(({
text:e})=>R(e,!1))),()=>this.#d(this.#h().slice(0,3)),()=>this.#g(),()=>this.#a===void 0?z:this.#o(this.#a.text)]}
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
let a=[...We(r,this.#e)];
if(i!==void 0){
let e=n.start+i.start;
a.push(...U({
text:i.path,
start:e}))}
e!==void 0&&a.push(...U({
text:e.replaceAll(/[:=]/g,` `),
start:t}));
let o=this.#i===void 0?[]:this.#h().slice(0,3);
let s=this.#r.flatMap(e=>{
let t={
line:e.text,
isAtBlock:e===this.#i,
isNear:o.includes(e)};
return W(e).map(n=>({...n,
at:e.start+n.start,...t}))});
return[...a,...s]}
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
let o=W(i).some(({
path:e})=>!r.test(e));
r.test(a)&&!o&&e.set(t,n);
if(r.test(a)||o)
break}
return e}
#o(e){
let t=this.#s(N(e));
return t.clients.size>0?t:V(e,!0)}
#s(e){
return{
clients:new Set(e.flatMap(e=>Ue(e.path)?[]:this.#c(e))),
isEnd:!1}}
#c({
formats:e}){
let t=e=>!e.some(e=>this.#t.text.includes(e));
return e.filter(({
holds:e})=>e===void 0||!t(e)).map(({
client:e})=>e)}
#l(){
let e=this.#t.caption.slice(-2);
let t=this.#s(e.flatMap(e=>N(e)));
if(t.clients.size>0)
return t;
let{
written:n}=this.#t;
if(n!==void 0){
let e=this.#s(N(n.path));
if(e.clients.size>0)
return e}
return H(e.map(e=>R(e,e.length<40)))}
#u(){
let e=(this.#e.info??``).replace(/^[\w+#-]*/,``).replaceAll(/[:={}[\]"']/g,` `);
let t=this.#s(N(e));
return t.clients.size>0||e.trim()===``?t:H([R(e,!0)])}
#d(e){
for(
let t of e){
let e=this.#s(this.#f(t).flatMap(e=>W(e)));
if(e.clients.size>0)
return e}
return z}
#f(e){
let t=B.exec(e.text)?.[1];
if(t===void 0)
return[e];
let n=this.#r.indexOf(e);
let r=this.#r.findIndex(({
text:e},r)=>r>n&&B.exec(e)?.[1]!==t);
return this.#r.slice(n,r===-1?void 0:r)}
#p(){
for(
let e=this.#e.container;e!==void 0;e=e.outer){
let t=this.#o(e.title);
if((this.#e.heading?.prose??0)>e.prose&&this.#m())
return z;
if(t.clients.size>0||t.isEnd)
return t}
return z}
#m(){
let e=this.#a===void 0?z:this.#o(this.#a.text);
return e.clients.size>0||e.isEnd}
#h(){
let e=this.#e.container?.prose??0;
let t=this.#n.prose[e];
return t===void 0?this.#r:this.#r.filter(({
start:e})=>e>=t.start)}
#g(){
for(
let e of this.#h()){
if(!/[:\uff1a]\W*$/.test(e.text.slice(-Be)))
continue;
let t=V(e.text,!1);
let n=this.#s(W(e));
if(n.clients.size>0)
return n;
if(t.clients.size>0)
return t}
return z}};
const Be=20;
const Ve=60;
const B=/^[ \t]*([|*+-])(?=[ \t]|\|?[ \t]*\S.*\|)/;
function He(e){
if(e.length>2e3)
return!1;
return e.replace(/\[?!\[[^\]]*\]\([^)]*\)(?:\]\([^)]*\))?/g,``).replace(/<\/?(?:td|tr|th|table|tbody|thead|br|hr|p|div|center|a|img|details|Tabs?|CodeGroup|Steps|AccordionGroup)\b[^>]*>/gi,``).replace(/^[\s|:*_-]+$/,``).trim()===``}
function V(e,t){
return H([R(e,t)])}
function H(e){
let t=new Set(e.flatMap(e=>[...e.clients]));
let n=e.some(e=>e.others);
return{
clients:n?new Set:t,
isEnd:n}}
function Ue(e){
if(e.startsWith(`~/`))
return!1;
return/(?:^|\/)(?:\.mcp|mcp)\.json$/.test(e)&&!/\/?\.[\w-]+\/(?:[\w-]+\/)?\.?mcp\.json$/.test(e)}
function U({
text:e,
start:t}){
return N(e).map(n=>({...n,
at:t+n.start,
line:e,
isAtBlock:!0,
isNear:!0}))}
function W(e){
let t=G.get(e)??N(e.text);
G.set(e,t);
return t}
const G=new WeakMap;
function We(e,{
span:t,
text:n}){
return e.flatMap(e=>{
let r=n.indexOf(e);
return r===-1?[]:U({
text:e,
start:t.start+r})})}
const K=/\b(?:wrong|incorrect|don['\u2019]?t|do not|avoid|deprecated|legacy|anti-?patterns?|bad example|common mistakes?|old (?:format|config\w*|way|style))\b|^\W*before\W*$|\u274c|\ud83d\udeab|\u2717|~~/i;
const q=/^\W*(?:wrong|incorrect|don['\u2019]?t|do not|avoid|before|old|deprecated|legacy|bad|not recommended)\b|\b(?:instead of|rather than)\b[^.]*:\W*$|\b(?:this|that|it) (?:is wrong|does(?: not|n['\u2019]t) work|won['\u2019]t work|will fail|fails)\b|\b(?:wrong|incorrect|deprecated|legacy|outdated|old) (?:format|way|style|config\w*|syntax|version)\b|\u274c|\ud83d\udeab|\u2717/i;
function Ge(e,{
caption:t},n){
if(w(e)===`diff`)
return!0;
for(
let t=e.heading,n=0;t!==void 0&&n<2;t=t.outer,n+=1)
if(t.level>1&&K.test(t.text))
return!0;
for(
let t=e.container;t!==void 0;t=t.outer)
if(K.test(t.title))
return!0;
let r=e.isBelowBlock?void 0:n.prose[e.prose-1];
if(r!==void 0&&q.test(r.text.slice(0,1e3)))
return!0;
return t.some(e=>q.test(e))||/\/\/.*[\u2190\u274c]|#.*[\u2190\u274c]/.test(e.text)}
function Ke(t,n){
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
if(J(t))
return`entry`;
let i=Object.values(t);
return i.length>0&&i.every(J)?`entries`:void 0}
function J(t){
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
function qe(e,t,{
servers:n}){
let r=(n[0]?.at??[]).map(String);
let i=t===`entry`?[...r,`server`]:r;
let a=i.map(e=>`{${JSON.stringify(e)}:`).join(``);
return{...e,
before:a+(e.before??``),
after:(e.after??``)+`}`.repeat(i.length)}}
const Je=/mcp|servers|"command"|"url"/i;
async function Ye(e,t,n){
let r=new Xe(e,t,n);
let i=[];
for(
let e of t.blocks){
if(i.length===500)
break;
let t=Je.test(e.text)?await r.read(e):void 0;
t!==void 0&&i.push(t)}
return i}
async function Y(t,{
versions:n}){
let r=await e.loadClient(t);
let i=n.get(t);
return i===void 0?r:e.clientAsOf(r,i)}
var Xe=class{
#e;
#t;
#n;
constructor(e,t,n){
this.#e=e;
this.#t=t;
this.#n=n}
async read(t){
let n=ce(t);
if(n===void 0||Ge(t,n,this.#t))
return;
let r=Re(t,n,this.#t,this.#e.source.path);
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
let c=o===void 0||s.length>0?void 0:await Y(o,this.#n);
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
let o=await Y(t,this.#n);
let s=Qe(o,i,a);
if(s===void 0)
return;
let c=s.syntax.language!==r.language;
if(c&&!a.paths.some(({
isAtBlock:e,
formats:t})=>e&&t.some(e=>e.id===s.id)))
return;
let l=c?void 0:Ke(i.value,s);
let u=l===void 0?r:qe(r,l,s);
let d=e.registry.find(e=>e.id===s.id);
let f=await e.parsePart(this.#e,u,{
language:s.syntax.language,
habits:d,
remarks:n.remarks});
let p=X(r,l!==void 0,a.isSure,n);
let m=await e.readSnippet(f,{
client:o,
format:s},this.#n,p);
return et(m)?m:void 0}
async#i(t,n,r){
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
value:o,
beside:()=>!1,
above:()=>!1}))&&!tt(r))
return;
let c=!/^(?:jsonc?|json5|toml|ya?ml|)$/.test(w(t));
let l={...X(n,n.before!==void 0,!0,t),
isElided:n.isElided||c};
return e.readSnippet(r,{
client:i,
format:Ze(a)},this.#n,l)}};
function X({
isElided:e},t,n,r){
let i=/^(?:js|javascript|ts|typescript|python|py)$/.test(w(r));
return{
isElided:e||i,
isFragment:t||e,
isSure:n}}
function Ze(e){
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
function Qe({
id:t,
formats:n},{
value:i,
text:o},{
paths:s,
formats:c}){
let l={
path:``,
text:o,
value:i,
beside:()=>!1,
above:()=>!1};
let u=e=>{
let t=n.filter(t=>e.includes(t.id));
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
let h=a.find(n=>n.client===t&&e.isObject(e.valueAt(i,n.at)));
if(h!==void 0)
return u([h.format]);
let g=r[t]??n[0]?.id??``;
let _=e.registry.find(e=>e.id===g);
return u([g,..._===void 0?[]:$e(_)])}
function $e({
client:t,
files:n,
id:r}){
return e.registry.filter(e=>e.client===t&&e.id!==r&&e.files.some(e=>n.includes(e))).map(e=>e.id)}
function et(t){
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
function tt({
value:t}){
return[`mcpServers`,`mcp_servers`,`context_servers`].map(n=>e.own(t,n)).some(t=>(e.isObject(t)||Array.isArray(t))&&Object.values(t).some(Z))}
function Z(t){
return[`command`,`cmd`,`url`,`httpUrl`,`serverUrl`,`uri`,`type`,`args`].some(n=>e.own(t,n)!==void 0)}
async function nt({
client:t,
entry:n,
name:r,
inputs:i,
isMap:a},o,{
whole:s,
judge:c,
options:l}){
let u=await Y(t,l);
let d=u.formats[0];
let[f]=d?.servers??[];
if(d===void 0||f===void 0||n===void 0||Object.hasOwn(Object(n),`config`))
return[];
let p=e.atSpan(await it(o,s),o);
let m={
related:[],
clients:[t],
reader:u.name,
place:p};
if(a){
let e=`${u.name} takes what a link holds for one server, but it is a map of servers`;
return[{...m,
rule:`root-shape`,
severity:`warning`,
message:e,
help:`encode the entry of the server alone`}]}
let h=f.at.toReversed().reduce((e,t)=>({
[String(t)]:e}),{
[r||`server`]:n});
let g=JSON.stringify({...h,...i!==void 0&&{
inputs:i}});
let _=e.parseStrictJson({
path:s.source.path,
text:g,
problems:[]});
if(_===void 0)
return[];
return(await c.judgeSnippet(await e.readSnippet(_,{
client:u,
format:d},l,{
isFragment:!1,
isElided:!1,
isSure:!0}))).filter(({
severity:t,
effect:n})=>t!==`info`&&(n===void 0||e.losesServer(n))).map(({
fix:e,...t})=>({...t,
related:[],
place:p}))}
async function rt(t,n,r,i){
let a=await Y(t,i);
return{
rule:`syntax-error`,
severity:`warning`,
message:`${a.name} cannot read the configuration in this link, so it installs nothing`,
help:`encode it anew`,
place:e.atSpan(await it(n,r),n),
related:[],
clients:[t],
reader:a.name}}
function it(t,n){
return e.parsePart(n,{
span:t,
text:`{}`.padEnd(t.end-t.start)},{
language:`json`})}
const at=[{
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
const ot=/(?:vscode(?:-insiders)?:mcp\/|cursor:\/\/|lmstudio:\/\/|https:\/\/(?:insiders\.vscode|vscode|(?:www\.)?cursor|lmstudio|kiro|aka|vs-open)\.)(?:[^\s()"'<>\]`\\]|\([^\s()"<>`]{0,500}\)){1,20000}/g;
const st=/\$\{|\{\{|<|\u2026|\.\.\.|YOUR_CONFIG|ENCODED/i;
const ct=/%7B%7B|%24%7B|%3C|%E2%80%A6/i;
function lt(e,t){
let n=[];
let r=0;
for(
let{
0:i,
index:a}of e.matchAll(ot)){
for(;(t[r]?.end??1/0)<=a;)
r+=1;
let o=(t[r]?.start??1/0)<=a||e[a-1]==="`";
let s=at.find(({
start:e})=>e.test(i));
if(s===void 0||o||st.test(i))
continue;
let c={
start:a,
end:a+i.length};
let l=ut(i,s);
if(l===void 0&&ct.test(i))
continue;
n.push({
span:c,
client:s.client,
handed:l});
if(n.length===500)
break}
return n}
function ut(e,{
client:t,
payload:n,
start:r}){
let i=e.slice(r.exec(e)?.[0].length??0).replaceAll(`&amp;`,`&`);
if(n===`query`)
return dt(t,i);
let a=new Map(i.split(`&`).map(e=>[e.slice(0,e.indexOf(`=`)),e.slice(e.indexOf(`=`)+1)]));
let o=a.get(`config`);
let s=$(a.get(`name`)??``)??``;
if(o===void 0)
return;
let c=Q(n===`base64`?mt(o)??``:o);
if(c===void 0)
return;
let l=a.get(`inputs`);
return{
client:t,
name:s,
entry:c,
inputs:l===void 0?void 0:Q(l),...ft(c)}}
function dt(e,t){
let n=Q(t.replace(/^(?:vscode(?:-insiders)?)(?:%3A|:)mcp(?:%2F|\/)install(?:%3F|\?)/i,``).replace(/&.*$/,``));
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
function ft(e){
if(typeof e!=`object`||!e)
return;
let t=Object.values(e);
return![`command`,`url`,`serverUrl`,`httpUrl`,`type`].some(t=>Object.hasOwn(e,t))&&t.some(e=>typeof e==`object`&&!!e)?{
isMap:!0}:void 0}
function Q(e){
let t=e;
for(
let e=0;e<3&&t!==void 0;e+=1){
t=$(t);
let e=t===void 0?void 0:pt(t);
if(e!==void 0)
return e}}
function $(e){
try{
return decodeURIComponent(e)}catch{
return}}
function pt(e){
if(e===void 0||!/^\s*[[{]/.test(e))
return;
try{
return JSON.parse(e)}catch{
return}}
function mt(e){
let t=($(e)??e).replaceAll(` `,`+`).replaceAll(`-`,`+`).replaceAll(`_`,`/`).replace(/=.*$/s,``);
try{
let e=Uint8Array.from(atob(t),e=>e.charCodeAt(0));
return new TextDecoder(`utf-8`,{
fatal:!0}).decode(e)}catch{
return}}
const ht=/(?:^|\/)(?:package|server|manifest|tsconfig|compose|docker-compose|smithery|pyproject|values|openapi|\.?prettierrc|\.?eslintrc)[\w.-]*\.(?:json|ya?ml|toml)$/i;
const gt=/\b(?:logs?|examples?|samples?|scripts?|template|schema|repository|repo|clone|e\.g\.|inspector)\b/i;
function _t({
readings:t,
addressee:n,
client:r,
document:i}){
if(r===void 0)
return[];
let[a]=t;
let o=a===void 0||a.format.stray?void 0:a.format;
let s=a?.document??i;
return n.paths.filter(e=>e.isNear&&e.formats.every(e=>e.client===r.id)&&!gt.test(e.line)).flatMap(t=>{
let i=r.formats.filter(({
id:e})=>t.formats.some(t=>t.id===e));
if(!(i.length>0?i.every(({
servers:e,
unread:t})=>e.length===0&&t!==void 0)&&i.every(e=>e!==o):t.formats.length===0&&vt(t,r.name,n.isSure)))
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
function vt({
path:e},t,n){
if(P(e)||ht.test(e))
return!1;
let r=e.toLowerCase().replace(/[^a-z]/g,``);
if(!/mcp|config|settings/.test(r))
return!1;
if(r.includes(t.toLowerCase().replace(/[^a-z]/g,``)))
return!0;
return n&&/mcp|^~|\/\.|^\./.test(e)}
async function yt(t,n,r){
let i=new e.Whole(t);
let a=re(t.text);
let o=await Ye(i,a,r);
let s=[];
for(
let e of o){
let t=[];
for(
let r of e.readings)
t.push(bt(await n.judgeSnippet(r)));
s.push(...xt(t),..._t(e))}
let c=o.flatMap(({
readings:e})=>e.slice(0,1));
s.push(...Se(c),...Te(c));
let l={
whole:i,
judge:n,
options:r};
for(
let{
span:e,
client:n,
handed:o}of lt(t.text,a.blocks.map(e=>e.span)))
o===void 0?s.push(await rt(n,e,i,r)):s.push(...await nt(o,e,l));
for(
let{
span:e,
handed:t}of a.blocks.flatMap(ve))
s.push(...await nt(t,e,l));
return{
readings:c,
findings:s}}
function bt(e){
let t=e.find(({
rule:e})=>e===`syntax-error`);
return e.filter(e=>e.rule!==`syntax-error`||e===t)}
function xt([e=[],...t]){
if(t.length===0)
return[...e];
return e.flatMap(e=>{
let n=t.map(t=>t.find(t=>St(t)===St(e)));
if(!n.every(e=>e!==void 0))
return[];
return[{...e,
clients:[...new Set([e,...n].flatMap(({
clients:e})=>e))]}]})}
function St({
rule:e,
place:{
route:t,
side:n}}){
return JSON.stringify([e,t,n])}
exports.judgePage=yt;