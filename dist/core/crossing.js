"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
const n=`2026-11-18`;
const r=e=>({
title:e,
version:`as reported`,
date:n});
const i=[{
id:`anthropic`,
name:`the Anthropic API`,
standard:!0,
sources:{
NAMES:r(`error text of the API in home-assistant/core#147760 and anthropics/claude-code#96152`),
ROOT:r(`anthropics/claude-code#657, #4886; makenotion/notion-mcp-server#340`),
KEYS:r(`freee/freee-mcp#15, twilio-labs/mcp#56, decocms/studio#6874`)},
toolName:{
pattern:/^[A-Za-z0-9_-]*$/,
allows:`letters, digits, "_" and "-"`,
max:128,
by:`I:NAMES`},
noRootKeywords:{
keywords:[`oneOf`,`anyOf`,`allOf`],
outcome:`refuses`,
by:`I:ROOT`},
propertyKey:{
pattern:/^[A-Za-z0-9_.-]{1,64}$/,
allows:`at most 64 letters, digits, "_", "." and "-"`,
by:`I:KEYS`}},{
id:`openai`,
name:`the OpenAI API`,
standard:!0,
sources:{
SDK:{
title:`types of the openai package`,
version:`6.49.0`,
date:n},
ROOT:r(`langchain-ai/langchainjs#9804, nspady/google-calendar-mcp#39`),
ITEMS:r(`ogx-ai/ogx#3004, apify/apify-mcp-server#36, spacelift-io/spacectl#402`),
LENGTH:r(`modelcontextprotocol/servers#799, getsentry/sentry-mcp#106`)},
toolName:{
pattern:/^[A-Za-z0-9_-]*$/,
allows:`letters, digits, "_" and "-"`,
max:64,
by:`M:SDK`},
noRootKeywords:{
keywords:[`oneOf`,`anyOf`,`allOf`,`not`,`enum`],
outcome:`refuses`,
by:`I:ROOT`},
description:{
max:1024,
unit:`characters`,
by:`I:LENGTH`},
tools:{
max:128,
outcome:`takes`,
by:`M:SDK`},
arrayItems:{
outcome:`refuses the tool`,
by:`I:ITEMS`}},{
id:`gemini`,
name:`the Gemini API`,
standard:!1,
sources:{
SDK:{
title:`types of @google/genai`,
version:`2.32.0`,
date:n},
SUBSET:r(`danny-avila/LibreChat#13850`)},
toolName:{
pattern:/^(?:[A-Za-z_][A-Za-z0-9_.:-]*)?$/,
allows:`letters, digits, "_", ".", ":" and "-", not first a digit`,
max:64,
by:`M:SDK`},
propertyKey:{
pattern:/^[A-Za-z_][A-Za-z0-9_]{0,63}$/,
allows:`at most 64 letters, digits and "_", not first a digit`,
by:`M:SDK`},
unknownKeywords:{
keywords:[`$schema`,`$ref`,`$defs`,`additionalProperties`,`const`,`exclusiveMinimum`,`exclusiveMaximum`,`oneOf`,`allOf`,`examples`,`multipleOf`,`uniqueItems`,`prefixItems`,`propertyNames`,`patternProperties`,`dependentRequired`,`dependentSchemas`],
by:`I:SUBSET`}},{
id:`vscode`,
name:`VS Code`,
standard:!0,
sources:{
CHAT:{
title:`microsoft/vscode-copilot-chat`,
version:`31acd00`,
date:`2026-03-29`},
ITEMS:r(`microsoft/vscode#257537, microsoft/vscode-copilot-release#11478`),
ADDS:r(`microsoft/vscode#251723`)},
noRootKeywords:{
keywords:[`oneOf`,`anyOf`,`allOf`,`not`,`if`],
outcome:`deletes`,
by:`H:CHAT`},
tools:{
max:128,
outcome:`offers in one request`,
by:`H:CHAT`},
arrayItems:{
outcome:`fails the request`,
by:`I:ITEMS`},
addsProperties:{
by:`I:ADDS`}},{
id:`cursor`,
name:`Cursor`,
standard:!0,
sources:{
NAMES:r(`sparfenyuk/mcp-proxy#45, ComposioHQ/composio#2788, PostHog/posthog#51483`)},
toolName:{
pattern:/^/,
allows:`anything`,
max:58,
by:`I:NAMES`}},{
id:`claude-code`,
name:`Claude Code`,
standard:!0,
sources:{
LOG:{
title:`changelog of Claude Code, "capped at 2KB"`,
version:`2.1.84`,
date:`2026-08-22`}},
description:{
max:2048,
unit:`bytes`,
by:`M:LOG`}},{
id:`omp`,
name:`omp`,
standard:!0,
sources:{
BRIDGE:{
title:`@oh-my-pi/pi-coding-agent, mcp/tool-bridge.ts, read`,
version:`18.2.3`,
date:n}},
addsProperties:{
by:`H:BRIDGE`}},{
id:`strict`,
name:`strict mode of the model providers`,
standard:!1,
sources:{
ISSUE:r(`makenotion/notion-mcp-server#102`)}},{
id:`openai-apps`,
name:`the ChatGPT app directory`,
standard:!1,
sources:{
ISSUE:r(`Teamwork/mcp#420, olostep/olostep-mcp-server#22`)}},{
id:`anthropic-directory`,
name:`the Anthropic directory`,
standard:!1,
sources:{
DOCS:{
title:`connectors review criteria`,
version:`2026`,
date:n}}},{
id:`opencode-mcp`,
name:`opencode-mcp`,
standard:!1,
sources:{
DOCS:{
title:`MCP protocol constraints of opencode-mcp`,
version:`2024-11-05`,
date:n}}}];
const a=[`2024-11-05`,`2025-03-26`,`2025-06-18`,`2025-11-25`,`2026-07-28`];
const o={
tool:e=>`mcp-tool-${e}`,
result:e=>`mcp-result-${e}`,
jsonSchema:`mcp-json-schema`};
const s={
name:{
since:`2024-11-05`},
description:{
since:`2024-11-05`},
inputSchema:{
since:`2024-11-05`},
annotations:{
since:`2025-03-26`},
title:{
since:`2025-06-18`},
outputSchema:{
since:`2025-06-18`},
_meta:{
since:`2025-06-18`},
icons:{
since:`2025-11-25`},
execution:{
since:`2025-11-25`,
until:`2025-11-25`}};
const c={
text:`2024-11-05`,
image:`2024-11-05`,
resource:`2024-11-05`,
audio:`2025-03-26`,
resource_link:`2025-06-18`};
const l=[`title`,`readOnlyHint`,`destructiveHint`,`idempotentHint`,`openWorldHint`];
function u(e,t){
return(e===`data`||e===`blob`)&&t.includes(`content`)}
function d(e,t,n){
let r=[...t];
let i=e=>{
typeof e==`string`&&n(e,`value`,r);
if(typeof e!=`object`||!e)
return;
if(Array.isArray(e)){
for(
let t=0;t<e.length;t+=1){
r.push(t);
i(e[t]);
r.pop()}
return}
for(
let t in e){
if(u(t,r))
continue;
r.push(t);
n(t,`key`,r);
i(e[t]);
r.pop()}};
i(e)}
const f=new WeakMap;
function p(e){
let t=f.get(e)??m(e.text);
f.set(e,t);
return t}
function m(e){
return![`\\u`,`\\b`,`\\f`].some(t=>e.includes(t))&&!h(e)}
function h(e){
return/[^\t\n\r\x20-\x7e]/.test(e)}
function g(e,t,n){
for(
let r of v(e))
ne(r,t,n)}
function _(e){
let t=[];
g(e,()=>!0,e=>t.push(e));
return t}
function*v(e){
for(
let n of t.soundTools(e))
yield{
kind:`tools`,
document:e,
route:n.route,
value:n.value,
tool:n};
for(
let{
kind:n,
route:r,
value:i}of t.answersOf(e)){
if(!y.has(n)||!Array.isArray(i))
continue;
for(
let[t,a]of i.entries()){
let i=[...r,t];
e.isBroken(i)||(yield{
kind:n,
document:e,
route:i,
value:a,
tool:void 0})}}}
const y=new Set([`prompts`,`resources`,`templates`]);
const ee=new Set([`default`,`examples`,`example`,`const`,`enum`,`_meta`]);
const te=new Set([`properties`,`patternProperties`,`$defs`,`definitions`]);
function ne(e,t,n){
let{
document:r}=e;
let i=[];
let a=(t,a)=>n({
document:r,
route:[...e.route,...i,a],
text:t,
owner:e});
let o=(e,n)=>{
if(Array.isArray(e)){
for(
let t=0;t<e.length;t+=1){
if(typeof e[t]!=`object`||e[t]===null)
continue;
i.push(t);
o(e[t],!1);
i.pop()}
return}
for(
let r in e){
let s=e[r];
if(typeof s==`string`)
(r===`description`||r===`title`)&&t(s)&&a(s,r);else 
if(typeof s==`object`&&s&&(n||!ee.has(r))&&!u(r,i)){
i.push(r);
o(s,te.has(r));
i.pop()}}};
typeof e.value==`object`&&e.value!==null&&o(e.value,!1)}
const re=[`resultType`,`ttlMs`,`cacheScope`];
function ie({
protocol:e,
document:t}){
return e.spec??oe(t)}
const ae=new WeakMap;
function oe(e){
let t=ae.get(e)??ue(e)??(le(e)?`2026-07-28`:`2025-11-25`);
ae.set(e,t);
return t}
const se=new WeakMap;
function ce({
protocol:e}){
let t=se.get(e)??i.filter(({
id:t,
standard:n})=>e.profiles?.includes(t)??n);
se.set(e,t);
return t}
function le(e){
return t.answersOf(e).some(({
value:e,
envelope:n,
kind:r})=>{
let i=r===`result`?e:n?.value;
return re.some(e=>t.own(i,e)!==void 0)})}
function ue({
value:e}){
for(
let n of Array.isArray(e)?e:[e]){
let e=[n,t.own(n,`result`),t.own(n,`response`),t.own(t.own(n,`message`),`result`)];
for(
let n of e){
let e=t.own(n,`protocolVersion`);
let r=t.own(n,`serverInfo`)===void 0?void 0:a.find(t=>t===e);
if(r!==void 0)
return r}}}
var de=class{
constructor(e,t,n,r,i=``,a){
this.tool=e;
this.side=t;
this.schema=n;
this.root=r===void 0?n:r.root;
this.parent=r;
this.keyword=i;
this.name=a;
this.depth=r===void 0?0:r.depth+1}
get document(){
return this.tool.document}
get route(){
return[...this.tool.route,...this.inside]}
get inside(){
if(this.parent===void 0)
return[this.side];
let e=[...this.parent.inside,this.keyword];
return this.name===void 0?e:[...e,this.name]}
get called(){
return String(this.name??(this.keyword||this.side))}};
var fe=class extends de{
#e;
get nodes(){
if(this.#e===void 0){
this.#e=[this];
for(
let e of this.#e)
me(this.#e,e)}
return this.#e}};
function pe(e){
return[`inputSchema`,`outputSchema`].flatMap(n=>{
let r=t.own(e.value,n);
return t.isObject(r)?[new fe(e,n,r)]:[]})}
const b=new Map;
for(
let[e,[t,n]]of[...[`additionalProperties`,`unevaluatedProperties`,`unevaluatedItems`,`propertyNames`,`contains`,`additionalItems`,`not`,`if`,`then`,`else`,`items`].map(e=>[`itself`,e]),...[`allOf`,`anyOf`,`oneOf`,`prefixItems`,`items`].map(e=>[`list`,e]),...[`properties`,`patternProperties`,`$defs`,`definitions`,`dependentSchemas`,`dependencies`].map(e=>[`names`,e])].entries())
b.set(n,{...b.get(n),
[t]:e});
function me(e,t){
let n=[];
for(
let e in t.schema){
let r=b.get(e);
let i=r&&he(r,e,t.schema[e]);
i!==void 0&&n.push(i)}
n.length>1&&n.sort((e,t)=>e.order-t.order);
for(
let r of n)
ge(e,t,r)}
function he({
itself:e,
list:t,
names:n},r,i){
if(typeof i!=`object`||!i)
return;
if(Array.isArray(i))
return t===void 0?void 0:{
order:t,
keyword:r,
how:`list`,
value:i};
if(e!==void 0)
return{
order:e,
keyword:r,
how:`itself`,
value:i};
return n===void 0?void 0:{
order:n,
keyword:r,
how:`names`,
value:i}}
function ge(e,n,{
keyword:r,
how:i,
value:a}){
let o=(i,a)=>{
t.isObject(i)&&e.push(new de(n.tool,n.side,i,n,r,a))};
if(i===`itself`)
o(a);else 
if(Array.isArray(a))
for(
let[e,t]of a.entries())
o(t,e);else 
for(
let e in a)
o(a[e],e)}
function _e(e){
return/(?:^|\/)\.[^/]+\/$/.test(e)}
function ve(e,{
root:t}){
let n=e.slice(0,-1);
if(/^(?:\/|[A-Za-z]:)/.test(e))
return n;
return n===``?t:`${t}/${n}`}
function ye(e,n){
let{
name:r,
names:i}=n;
let a=e.flatMap(({
server:e,
tools:t})=>t.map(t=>({
server:e,
listed:t})));
let o=a.map(({
server:e,
listed:i})=>r(t.partOf(e,n),i.name));
let s=i?.(a.map(({
server:e,
listed:t})=>({
server:e.name,
tool:t.name})))??o;
return a.map(({
server:e,
listed:t},n)=>({
server:e,
listed:t,
name:s[n]??``,
alone:o[n]??``}))}
const be=1e3;
function x(e,t){
if(t.isEmpty||!e.names.some(n=>t.of(n,e.document.path)))
return[];
let n=new Map;
for(
let r of e.servers){
let e=xe(r,t);
if(e===void 0)
continue;
let i=Se(r);
let a=n.get(i)??new Map;
n.set(i,a);
a.has(r.name)||a.set(r.name,e)}
return[...n.values()].map(e=>[...e.values()])}
function xe(e,t){
if(e.off||e.broken||e.name.length>be)
return;
let n=t.of(e.name,e.document.path);
return n&&{
server:e,
tools:Ce(e,n)}}
function Se({
route:e}){
let t=e.slice(0,-1);
for(;typeof t.at(-1)==`number`;)
t.pop();
return JSON.stringify(t)}
function Ce(e,n){
let r=we(t.fieldMeaning(e,`toolsAllowed`)?.value);
let i=we(t.fieldMeaning(e,`toolsDenied`)?.value);
let a=new Set;
return n.filter(({
name:e})=>{
if(e===``||e.length>be||a.has(e)||r?.(e)===!1||i?.(e))
return!1;
a.add(e);
return!0})}
function we(e){
if(!Array.isArray(e))
return;
let t=new Set;
let n=[];
for(
let r of e){
if(typeof r!=`string`)
continue;
let e=r.indexOf(`*`);
e<0?t.add(r):n.push(r.slice(0,e))}
return e=>t.has(e)||n.some(t=>e.startsWith(t))}
const Te=new Set([`toolsAllowed`,`toolsDenied`,`toolPolicy`,`autoApprove`]);
function Ee({
fields:e}){
return e.filter(({
fact:e})=>e!==void 0&&e.unread!==!0&&Te.has(e.is)).flatMap(De).filter(({
name:e})=>/^[\w.-]+$/.test(e))}
function De(e){
let{
value:n,
route:r}=e;
if(Array.isArray(n))
return n.flatMap((n,i)=>{
if(typeof n==`string`)
return[{
name:n,
field:e,
route:t.below(r,i),
side:`value`}];
let a=t.own(n,`name`);
return typeof a==`string`?[{
name:a,
field:e,
route:[...r,i,`name`],
side:`value`}]:[]});
if(!t.isObject(n)||e.fact?.is!==`toolPolicy`)
return[];
return Object.keys(n).map(n=>({
name:n,
field:e,
route:t.below(r,n),
side:`key`}))}
function Oe(e){
let{
value:t}=e;
if(t.kind!==`data`||!ke(t.data))
return e;
return{...e,
value:{
kind:`data`,
data:Ae(t.data)}}}
function ke(e){
if(Array.isArray(e))
return e.some(ke);
return e instanceof t.WrittenDate||t.isObject(e)&&Object.values(e).some(ke)}
function Ae(e){
if(e instanceof t.WrittenDate)
return e.written;
if(Array.isArray(e))
return e.map(Ae);
return t.isObject(e)?Object.fromEntries(Object.entries(e).map(([e,t])=>[e,Ae(t)])):e}
function je({
placeholders:e},n,r=``){
if(e===void 0)
return;
let i=e.in;
if(n!==`command`&&n!==`args`)
return t.expandedIn(e,n,r);
return i[n]??i.commandLine??[]}
function S(e,t,n){
return Me(n,je(e,t,n),e.placeholders?.own)}
function Me(e,n,r=[]){
if(!t.mayHoldReference(e))
return[e];
let i=[];
let a=0;
for(
let o of t.placeholdersIn(e)){
o.start>a&&i.push(e.slice(a,o.start));
i.push(Ne(o,e,n,r));
a=o.end}
(a<e.length||i.length===0)&&i.push(e.slice(a));
return i}
function Ne(e,n,r,i){
let{
syntax:a,
name:o,
start:s,
end:c}=e;
let l=n.slice(s,c);
let u=i.includes(o)?`plugin`:t.kindOfSyntax(a);
let d=r?.includes(a);
let f=t.defaultIn(l,e);
return{
kind:u,
name:u===`editor`||u===`setting`?l.slice(2,-1):o,
spelling:l,
syntax:a,
expanded:d,...f===void 0?{}:{
fallback:f}}}
function Pe(e,t){
return e.length===t.length&&e.every((e,n)=>Fe(e,t[n]))}
function Fe(e,t){
if(typeof e==`string`||typeof t==`string`||t===void 0)
return e===t;
return e.kind===t.kind&&e.name===t.name&&e.fallback===t.fallback}
function Ie(e){
let t=[[]];
for(
let n of e){
if(typeof n!=`string`){
t.at(-1)?.push(n);
continue}
for(
let[e,r]of n.split(/\s+/).entries()){
e>0&&t.push([]);
r!==``&&t.at(-1)?.push(r)}}
return t.filter(e=>e.length>0)}
function Le(e,n,r){
let{
value:i,
route:a,
key:o}=e;
let s=(t,n,r,i)=>({
meaning:t,
of:n,
value:{
kind:`text`,
text:r},
route:i,
field:e});
switch(n){case`bearer-token`:
if(typeof i!=`string`)
return[];
return[s(`headers`,`Authorization`,Re(S(r,`headers`,i)),a)];case`bearer-variable`:
return typeof i==`string`?[s(`headers`,`Authorization`,Re([C(i)]),a)]:[];case`header-variables`:
return ze(i,a).map(({
name:e,
text:t,
at:n})=>s(`headers`,e,[C(t)],n));case`variable-names`:
return Be(i,a).map(({
text:e,
at:t})=>s(`env`,e,[C(e)],t));case`headers-inside`:{
let n=r.placeholders?.in.headers;
let c=ze(t.own(i,`headers`),t.below(a,`headers`)).map(({
name:e,
text:t,
at:r})=>s(`headers`,e,Me(t,n),r));
if(!t.isObject(i))
return c;
let{
headers:l,...u}=i;
if(Object.keys(u).length===0)
return c;
return[...c,{
meaning:`other`,
of:o,
value:{
kind:`data`,
data:u},
route:a,
field:e}]}}}
function Re([e,...t]){
return typeof e==`string`?[`Bearer ${e}`,...t]:[`Bearer `,...e?[e]:[],...t]}
function C(e){
return{
kind:`environment`,
name:e,
spelling:`\${${e}}`,
syntax:"${NAME}",
expanded:!0}}
function ze(e,n){
if(!t.isObject(e))
return[];
return Object.keys(e).flatMap(r=>{
let i=e[r];
return typeof i==`string`?[{
name:r,
text:i,
at:t.below(n,r)}]:[]})}
function Be(e,n){
if(!Array.isArray(e))
return[];
return e.flatMap((e,r)=>{
let i=typeof e==`string`?e:t.own(e,`name`);
return typeof i==`string`?[{
text:i,
at:t.below(n,r)}]:[]})}
function Ve(e,{
keys:n,
part:r},i){
let{
value:a,
route:o}=e;
if(r!==void 0)
return[He(e,r,a,o,i)];
if(n===void 0||!t.isObject(a))
return;
return Object.keys(a).flatMap(r=>{
let s=Object.hasOwn(n,r)?n[r]:void 0;
if(s===void 0||a[r]===null)
return[];
let c=t.below(o,r);
if(s!==`own`)
return[{...He(e,s,a[r],c,i),
inside:r}];
let l={
kind:`data`,
data:a[r]};
return[{
meaning:`oauth`,
of:`own ${r}`,
value:l,
route:c,
field:e,
inside:r}]})}
function He(e,t,n,r,i){
let a=t===`scope`?`scopes`:t;
return{
meaning:`oauth`,
of:a,
part:a,
value:Ue(a,n,i),
route:r,
field:e}}
function Ue(e,n,r){
if(e===`scopes`){
let e=typeof n==`string`?n.split(/\s+/).filter(e=>e!==``):n;
return t.areTexts(e)?{
kind:`names`,
names:new Set(e)}:{
kind:`data`,
data:n}}
return typeof n==`string`?{
kind:`text`,
text:S(r,`oauth`,n)}:{
kind:`data`,
data:n}}
function w({
meaning:e,
of:t}){
if(t===void 0)
return e;
return`${e}\0${e===`headers`?t.toLowerCase():t}`}
function T({
transport:e,
dialect:t,
declared:n}){
if(e===void 0)
return[];
let{
alsoSpeaks:r={},
spellings:i}=t;
let a=n===void 0?Object.values(i).filter(t=>E(t)&&E(e)):Object.keys(r).filter(e=>r[e]===n.value);
return[...new Set([e,...a])]}
function E(e){
return e===`http`||e===`sse`||e===`ws`}
function We({
transportKey:e,
spellings:t,
alsoSpeaks:n},r){
if(e===null)
return;
return Object.keys(t).find(e=>t[e]===r&&e!==``)??n?.[r]}
function Ge(e,t){
let{
inferred:n,
fields:r,
transportKey:i,
lacks:a}=e;
if(We(e,t)!==void 0)
return!0;
if(n.command===t||n.url===t)
return!0;
let o=Object.values(r).filter(e=>e.unread!==!0);
if(o.some(e=>e.selects===t))
return!0;
if(i!==null||!E(t)||a?.transports.includes(t))
return!1;
return o.some(e=>e.is===`url`)}
function Ke(e,t){
let n=We(e,t);
if(n!==void 0)
return e.spellings[n]??t;
return Object.values(e.fields).some(({
is:e,
unread:n,
selects:r,
for:i})=>e===`url`&&!n&&(r===t||i?.includes(t)))||!E(t)?t:e.inferred.url??t}
function D(e){
let t=new Je(e);
for(
let n of qe(e))
t.add(n);
t.addTransport();
return{
server:e,
statements:t.all(),
carried:t.carried,
carriedInside:t.carriedInside}}
function qe({
fields:e}){
let t=e[e.findIndex(({
fact:e})=>e?.is===`url`&&e.selects!==void 0)];
return t===void 0?e:[t,...e.filter(e=>e!==t)]}
var Je=class{
carried=[];
carriedInside=[];
#e;
#t=new Map;
#n=new Set;
constructor(e){
this.#e=e}
all(){
return[...this.#t.values()].map(Oe)}
add(e){
let{
fact:n}=e;
let{
dialect:r}=this.#e;
if(n===void 0||!t.isRead(r,e)||!this.#r(e,n)){
this.carried.push(e);
return}
let i=Qe(this.#e,e,n);
for(
let t of nt(e,n))
this.carriedInside.push({
inside:t,
field:e});
for(
let e of i){
let t=w(e);
this.#t.has(t)||this.#t.set(t,e)}
i.length===0&&this.carried.push(e);
this.#n.add(n.is)}
addTransport(){
let{
transport:e,
fields:t}=this.#e;
if(e===void 0||!E(e)||this.#t.has(`transport`))
return;
let n=this.#t.get(`url`)?.field??t[0];
if(n===void 0)
return;
let r={
kind:`transport`,
any:T(this.#e)};
this.#t.set(`transport`,{
meaning:`transport`,
value:r,
route:n.route,
field:n})}
#r({
value:e},t){
let{
is:n,
form:r}=t;
let{
transport:i,
off:a}=this.#e;
if(n===`enabled`||n===`disabled`)
return a&&e===(n===`disabled`);
if(i!==void 0&&!Xe(i,t))
return!1;
return r!==void 0||Ye.has(n)||!this.#n.has(n)}};
const Ye=new Set([`auth`,`oauth`,`toolPolicy`,`other`]);
function Xe(e,{
is:t,
form:n,
for:r}){
if(r!==void 0)
return r.includes(e);
if(t===`command`||t===`args`||t===`commandLine`)
return e===`stdio`;
return t===`url`||t===`headers`||n!==void 0&&Ze.has(n)?E(e):!0}
const Ze=new Set([`bearer-token`,`bearer-variable`,`header-variables`,`headers-inside`]);
function Qe(e,n,r){
let{
dialect:i}=e;
if(r.form!==void 0)
return Le(n,r.form,i);
let{
value:a,
route:o,
key:s}=n;
if(a===null)
return[];
let c=(e,t,r)=>[{
meaning:e,
value:t,
route:o,
field:n,...r===void 0?{}:{
of:r}}];
switch(r.is){case`commandLine`:
return Array.isArray(a)?ot(n,i):c(`command`,{
kind:`data`,
data:a});case`command`:
if(Array.isArray(a))
return ot(n,i);
return rt(e,n)??c(`command`,O(a,i,`command`));case`args`:{
if(!Array.isArray(a))
return c(`args`,{
kind:`data`,
data:a});
let t=[...it(e),...st(e.command?.value,a,n,i)];
return t.length===0?[]:c(`args`,{
kind:`texts`,
items:t})}case`env`:case`headers`:
return t.isObject(a)?ct(n,r.is,i):lt(n,r.is);case`cwd`:
return et(a)?[]:c(r.is,O(a,i,r.is));case`url`:case`envFile`:
return c(r.is,O(a,i,r.is));case`timeout`:case`startupTimeout`:
return dt(a,r)?c(r.is,ft(a,r)):[];case`enabled`:case`disabled`:
return c(`enabled`,{
kind:`off`});case`transport`:{
if(n!==e.declared)
return[];
let t=T(e);
return t.length===0?[]:c(`transport`,{
kind:`transport`,
any:t})}case`platforms`:case`toolsAllowed`:case`toolsDenied`:case`autoApprove`:
return ut(n,r.is);case`trust`:case`alwaysLoad`:
return a===!1?[]:c(r.is,{
kind:`data`,
data:a});case`auth`:case`oauth`:
return r.idle?[]:Ve(n,r,i)??c(r.is,{
kind:`data`,
data:a},s);case`toolPolicy`:case`other`:
return r.idle?[]:c(r.is,{
kind:`data`,
data:a},s);case`name`:case`description`:
return[];default:
return c(r.is,{
kind:`data`,
data:a})}}
let $e;
function et(e){
return typeof e==`string`&&($e??=/^(?:\.\/?|\$\{workspaceFolder\}\/?)$/).test(e)}
const tt=new Set([`args`,`commandLine`,`platforms`,`toolsAllowed`,`toolsDenied`,`autoApprove`]);
function nt({
value:e},{
is:n,
form:r,
keys:i}){
if(i!==void 0&&t.isObject(e))
return Object.keys(e).flatMap(e=>Object.hasOwn(i,e)?[]:[[e]]);
if(!Array.isArray(e))
return[];
if(r===`variable-names`)
return e.flatMap((e,n)=>t.isObject(e)?Object.keys(e).flatMap(e=>e===`name`?[]:[[n,e]]):[]);
if(!tt.has(n))
return[];
let a=e=>n===`args`||n===`commandLine`?pt(e)!==void 0:typeof e==`string`;
return e.flatMap((e,t)=>a(e)?[]:[[t]])}
function O(e,t,n){
return typeof e==`string`?{
kind:`text`,
text:S(t,n,e)}:{
kind:`data`,
data:e}}
function rt(e,t){
let[n]=at(e)??[];
if(n===void 0||e.command?.route.at(-1)!==t.key)
return;
let r=[{
meaning:`command`,
value:O(n,e.dialect,`command`),
route:t.route,
field:t}];
e.args.length===0&&r.push({
meaning:`args`,
value:{
kind:`texts`,
items:it(e)},
route:t.route,
field:t});
return r}
function it(e){
let{
command:t,
dialect:n}=e;
if(t===void 0)
return[];
let[,...r]=at(e)??[];
return r.map(e=>({
text:S(n,`args`,e),
route:t.route}))}
function at(e){
let n=e.command===void 0||!t.splitsCommand(e)?void 0:t.plainWords(e.command.value);
return n===void 0||n.length<2?void 0:n}
function ot(e,n){
let{
route:r}=e;
let[i,...a]=e.value;
if(typeof i!=`string`)
return[];
let o=[{
meaning:`command`,
value:O(i,n,`command`),
route:t.below(r,0),
field:e}];
let s=st(i,a,e,n,1);
s.length>0&&o.push({
meaning:`args`,
value:{
kind:`texts`,
items:s},
route:r,
field:e});
return o}
function st(e,n,{
route:r},i,a=0){
let o=n.map(pt);
let s=t.expandedElsewhere(e,o.map(e=>e??``));
return o.flatMap((e,n)=>e===void 0?[]:[{
text:s(n)?[e]:S(i,`args`,e),
route:t.below(r,n+a)}])}
function ct(e,n,r){
let i=e.value;
return Object.keys(i).map(a=>{
let o=pt(i[a]);
return{
meaning:n,
of:a,
value:o===void 0?{
kind:`data`,
data:i[a]}:{
kind:`text`,
text:S(r,n,o)},
route:t.below(e.route,a),
field:e}})}
function lt(e,t){
let{
value:n,
route:r}=e;
return n===null||Array.isArray(n)&&n.length===0?[]:[{
meaning:t,
value:{
kind:`data`,
data:n},
route:r,
field:e}]}
function ut(e,t){
let{
value:n,
route:r}=e;
if(!Array.isArray(n))
return n===!1||n===null?[]:[{
meaning:t,
value:{
kind:`data`,
data:n},
route:r,
field:e}];
let i=n.filter(e=>typeof e==`string`);
if(i.length===0&&t!==`toolsAllowed`)
return[];
if(t===`toolsAllowed`&&i.length===1&&i[0]===`*`)
return[];
return[{
meaning:t,
value:{
kind:`names`,
names:new Set(i)},
route:r,
field:e}]}
function dt(e,{
floor:t}){
return t===void 0||typeof e!=`number`||e>=t}
function ft(e,n){
let r=t.unitOf(n);
if(typeof e!=`number`||r===void 0)
return{
kind:`data`,
data:e};
return{
kind:`time`,
ms:r===`s`?e*1e3:e}}
function pt(e){
if(e instanceof t.WrittenDate)
return e.written;
if(typeof e==`string`)
return e;
return typeof e==`number`||typeof e==`boolean`?String(e):void 0}
function k(e,t){
let n=mt(e);
let r=mt(t);
let i=[];
for(
let[e,t]of n){
let n=r.get(e)??_t(t,r);
n===void 0?yt(t)||i.push({...A(t),
a:t.route}):i.push(...bt(t,n))}
for(
let[e,t]of r)
!n.has(e)&&_t(t,n)===void 0&&!yt(t)&&i.push({...A(t),
b:t.route});
return i}
function A({
meaning:e,
of:t}){
return t===void 0?{
meaning:e}:{
meaning:e,
of:t}}
function mt({
statements:e,
server:t}){
let n=new Map;
for(
let r of e){
if(r.meaning===`transport`&&t.transport===`stdio`)
continue;
n.set(w(r),r)}
let r=n.get(`command`);
let i=n.get(`args`);
if(r?.value.kind!==`text`||i!==void 0&&i.value.kind!==`texts`)
return n;
let a=i?.value.kind===`texts`?i.value.items:[];
let[o,...s]=ht([{
text:r.value.text,
route:r.route},...a]);
if(o===void 0)
return n;
n.set(`command`,{...r,
value:{
kind:`text`,
text:o.text},
route:o.route});
if(s.length===0)
n.delete(`args`);else{
let e=i??r;
n.set(`args`,{...e,
meaning:`args`,
value:{
kind:`texts`,
items:s}})}
return n}
function ht(e){
let[t,n,...r]=e;
if(t===void 0)
return e;
if(n!==void 0&&r.length>0&&gt(t.text,/(?:^|[\\/])cmd(?:\.exe)?$/i))
return gt(n.text,/^\/c$/i)?ht(r):e;
return n===void 0?Ie(t.text).map(e=>({
text:e,
route:t.route})):e}
function gt([e,...t],n){
return typeof e==`string`&&t.length===0&&n.test(e)}
function _t(e,t){
let{
meaning:n,
of:r}=e;
if(n===`env`||n===`headers`){
let i=t.get(n);
if(i?.value.kind===`data`)
return i;
if(r!==void 0||e.value.kind!==`data`)
return}else 
if(!j(n)&&n!==`toolPolicy`)
return;
for(
let r of t.values()){
let t=e.field.fact===r.field.fact;
if(vt(e)&&(vt(r)||t))
continue;
if(t&&vt(r))
continue;
if(r.meaning===n||j(n)&&j(r.meaning))
return r}}
function vt({
part:e,
inside:t}){
return e!==void 0||t!==void 0}
function j(e){
return e===`auth`||e===`oauth`}
function yt({
meaning:e,
field:t}){
return e===`transport`||t.fact?.form===`variable-names`}
function bt(e,t){
if(e.value.kind===`texts`&&t.value.kind===`texts`)
return xt(e,e.value.items,t,t.value.items);
return St(e,t)?[]:[{...A(e),
a:e.route,
b:t.route}]}
function xt(e,t,n,r){
if(t.length!==r.length)
return[{...A(e),
a:e.route,
b:n.route}];
return t.flatMap((t,n)=>{
let i=r[n];
return i===void 0||Pe(t.text,i.text)?[]:[{...A(e),
a:t.route,
b:i.route}]})}
function St(e,t){
let n=e.value;
let r=t.value;
if(n.kind===`data`||r.kind===`data`){
if(n.kind!==r.kind||e.of!==t.of||e.meaning!==t.meaning)
return!0;
return Ct(e)||Ct(t)||wt(n,r,e.field.fact===t.field.fact)}
if(n.kind===`text`&&r.kind===`text`)
return Pe(n.text,r.text);
if(n.kind===`time`&&r.kind===`time`)
return n.ms===r.ms;
if(n.kind===`transport`&&r.kind===`transport`)
return n.any.some(e=>r.any.includes(e));
if(n.kind===`names`&&r.kind===`names`)
return n.names.size===r.names.size&&[...n.names].every(e=>r.names.has(e));
return n.kind===r.kind}
function Ct({
meaning:e,
field:n}){
return(e===`timeout`||e===`startupTimeout`)&&t.unitOf(n.fact)===void 0}
function wt(e,n,r){
if(e.kind!==`data`||n.kind!==`data`)
return!1;
return!r&&t.isObject(e.data)!==t.isObject(n.data)||M(e.data,n.data)}
function M(e,n){
if(e===n)
return!0;
if(Array.isArray(e))
return Array.isArray(n)&&e.length===n.length&&e.every((e,t)=>M(e,n[t]));
if(!t.isObject(e)||!t.isObject(n))
return!1;
let r=Object.keys(e);
return r.length===Object.keys(n).length&&r.every(t=>Object.hasOwn(n,t)&&M(e[t],n[t]))}
function N(e){
let{
broken:n,
entry:r,
transport:i,
dialect:a}=e;
if(n||!t.isObject(r)||a.apart||i===void 0)
return!1;
if(i!==`stdio`&&!E(i))
return!1;
return e.fields.some(e=>Tt(e,i))}
function Tt({
fact:e,
value:t},n){
if(e===void 0||e.unread)
return!1;
let{
is:r}=e;
if(n===`stdio`?r!==`command`&&r!==`commandLine`:r!==`url`)
return!1;
let i=Array.isArray(t)?t[0]:t;
return typeof i==`string`&&i.trim()!==``}
function Et(e,{
dialect:t}){
return T(e).find(e=>Ge(t,e))}
function Dt(e,t){
return N(e)?Ot(e,t)??kt(e,t)??At(e,t):void 0}
function Ot(e,n){
let{
transport:r}=e;
if(r===void 0||!E(r)||Et(e,n)!==void 0)
return;
let{
dialect:i}=n;
let{
inferred:a,
neither:o,
lacks:s}=i;
if(t.onlyLocal(i)&&!Ge(i,`http`))
return{
why:`remote`,
reaction:a.urlReaction.effect===`fine`?o:a.urlReaction};
if(i.transportKey===null)
return{
why:`transport`,
transport:r,
reaction:{
effect:`fails-server`,
by:s?.by??i.by}};
let{
effect:c,
by:l}=i.unknownTransport.withUrl;
return{
why:`transport`,
transport:r,
reaction:{
effect:c===`fine`?`ignored`:c,
by:l}}}
function kt({
name:e},{
client:n,
dialect:r}){
let i=r.reserved?.find(t=>typeof t.name==`string`?t.name===e:t.name.test(e));
if(i!==void 0&&t.losesServer(i.reaction.effect))
return{
why:`reserved`,
reaction:i.reaction};
for(
let i of r.names??[]){
let r=i.cleaned?n.toolNames?.server(e)??e:e;
if(!(i.pattern.test(r)&&r.length<=(i.maxLength??1/0))&&t.losesServer(i.reaction.effect))
return{
why:`name`,
rule:i,
reaction:i.reaction}}}
function At(e,{
dialect:n}){
let{
command:r,
args:i,
transport:a}=e;
if(a!==`stdio`||r===void 0||n.starts===void 0)
return;
if(t.splitsCommand(e)?t.plainWords(r.value)!==void 0:e.dialect.starts!==void 0)
return;
if(t.splitsCommand({
dialect:n,
args:i})||t.programWithArguments(r.value.trim())===void 0)
return;
return{
why:`command`,
reaction:{
effect:`fails-server`,
by:n.starts.by}}}
function jt(e,t){
let n=new Map(t.map(e=>[e.name,e]));
let r={
missing:[],
departures:[],
same:[]};
for(
let t of e){
let e=n.get(t.name);
if(t.said===void 0||!Mt(t))
continue;
if(e===void 0){
r.missing.push(t);
continue}
if(e.broken)
continue;
let i=k(t.said,D(e));
let a=({
a:e,
meaning:n})=>e===void 0&&t.canSay?.(n)===!1;
let o=i.filter(a);
let s=i.filter(e=>!a(e)&&(t.compares?.(e.meaning)??!0));
s.length+o.length===0?r.same.push(e):r.departures.push({
expected:t,
copy:e,
differences:s,
byHand:o})}
let i=new Set(e.map(({
name:e})=>e));
return{...r,
extra:t.filter(({
name:e})=>!i.has(e))}}
function Mt(e){
return e.source!==void 0}
function Nt(e,{
chosen:t}){
let{
choice:n}=e.format;
if(n===void 0||t===void 0)
return{
servers:new Map(e.servers.map(({
name:e,
route:t})=>[e,t])),
replaces:!1};
let r=n.settings===void 0?void 0:e.neighbours.document(n.settings)?.value;
return n.portion(e.document.value,t.tool,r)}
function Pt(e,{
servers:n},r,{
client:i,
format:a}){
let o=t.targetFor(i);
let{
dialect:s}=a;
return[...n].map(([n,i])=>{
let c=i&&e.servers.find(e=>t.isSameRoute(e.route,i));
if(c===void 0||c.broken||s===void 0)
return{
name:n};
if(!N(c)||o===void 0||Dt(c,o)!==void 0)
return{
name:n,
source:c};
let l={...D(c),
statements:D(c).statements.filter(It)};
let u=e=>e===`transport`||Lt(c,e);
if(r.copiesKeys===void 0){
let e=Object.values(s.fields).some(({
is:e,
unread:t})=>t!==!0&&(e===`enabled`||e===`disabled`));
let t=c.transport!==void 0&&r.as?.[c.transport]!==void 0;
return{
name:n,
source:c,
said:l,
compares:n=>n===`enabled`?e:Ft.has(n)&&!(n===`transport`&&t),
canSay:u}}
let d=new t.EntryServer(c.document,a,s,{
name:n,
route:c.route,
nameAt:c.nameAt,
entry:Rt(c.entry,r.copiesKeys.without)});
let f=new Set(l.statements.map(w));
let p=D(d);
let m=p.statements.filter(e=>e.meaning===`transport`||f.has(w(e)));
let h=!r.copiesKeys.without.includes(c.dialect.transportKey??`type`);
let g=e=>e===`enabled`||Ft.has(e)&&(e!==`transport`||h);
return{
name:n,
source:c,
said:{...p,
statements:m},
compares:g,
canSay:u}})}
const Ft=new Set([`command`,`args`,`env`,`url`,`headers`,`transport`,`cwd`]);
function It({
meaning:e,
of:n,
route:r,
field:i}){
if(e!==`env`&&e!==`headers`||n===void 0||i.fact?.form!==void 0)
return!0;
return typeof t.valueAt(i.value,r.slice(i.route.length))==`string`}
function Lt({
dialect:e},t){
if(e.open)
return!0;
let n=t===`enabled`?[`enabled`,`disabled`]:[t];
return Object.values(e.fields).some(({
is:e,
unread:t,
idle:r})=>!t&&!r&&n.includes(e))}
function Rt(e,t){
if(typeof e!=`object`||!e||Array.isArray(e))
return e;
return Object.fromEntries(Object.entries(e).filter(([e])=>!t.includes(e)))}
function P({
scopes:e,
folder:n,
reading:r}){
if(t.isOfUser(r.document.path))
return;
let i=t.filesFor(e).map(e=>e.replace(/^\//,``));
for(
let e of t.upwards(n)){
let t=i.find(t=>r.ignores(e+t));
if(t!==void 0)
return e+t}}
function zt(e){
let n=t.faultOf(e);
if(n===void 0)
return;
let r=n.meant?.(e.text);
let{
fault:i,
help:a,
costs:o,
by:s}=n;
return{
fault:i,
help:r===void 0?a:`write ${t.quote(r)}`,
by:s,...o&&{
costs:o}}}
function F(e,t){
return zt(e)??Bt(e,t)??Vt(e,t)??Ht(e,t)??Ut(e,t)}
function Bt({
text:e,
fact:n,
named:r,
meant:i,
definition:a,
spell:o,
scopes:s,
folder:c},l){
if(!n.whole||a===void 0||i.tool!==void 0)
return;
if(r.some(({
server:e,
tool:t})=>t!==void 0&&l.find(e,o,s,c)))
return;
return{
fault:`is the name of a server and not of a tool`,
help:`write ${t.quote(`${e}_*`)}`,
by:n.by}}
function Vt({
text:e,
fact:n,
named:r,
definition:i,
spell:a,
scopes:o,
folder:s},c){
if(!n.whole||i!==void 0)
return;
for(
let{
server:i}of r){
let r=a(i);
if(r===i||c.find(r,a,o,s)?.server.name!==i)
continue;
return{
fault:`names a server whose tools begin with ${t.quote(r)}`,
help:`write ${t.quote(r+e.slice(i.length))}`,
by:n.by}}}
function Ht({
text:e,
fact:n,
definition:r,
spell:i,
scopes:a,
folder:o},s){
if(n.form!==`S_T`||r!==void 0)
return;
let c=t.namedIn(`mcp__S__T`,e).find(({
server:e})=>s.find(i(e),i,a,o));
if(c===void 0)
return;
let l=i(c.server);
return{
fault:`names a server whose tools begin with ${t.quote(`${l}_`)}`,
help:`write ${t.quote(`${l}_${c.tool??`*`}`)}`,
by:n.by}}
function Ut({
fact:e,
meant:n,
definition:r,
folder:i,
reading:a},o){
let{
inPlugin:s}=e;
if(s===void 0||r===void 0)
return;
let{
server:c,
reading:l}=r;
if(!s.servers.includes(l.format.id)||t.folderOf(l)!==i)
return;
let u=t.valueAt(o.fileOf(s.manifest,i)?.value,s.name);
if(typeof u!=`string`||u===``)
return;
let d=s.spell(u,c.name);
if(a.document.text.includes(d))
return;
return{
fault:`names a server whose tools begin with ${t.quote(d)}`,
help:`write ${t.quote(n.tool===void 0?d:`${d}__${n.tool}`)}`,
by:s.by}}
function Wt(e){
return/[*?]/.test(e)}
function I(e,t){
let n=0;
let r=0;
let i=-1;
let a=0;
for(;r<t.length;){
let o=e[n];
if(o===`*`){
i=n;
a=r;
n+=1}else 
if(o===`?`||o===t[r]){
n+=1;
r+=1}else 
if(i>=0){
n=i+1;
a+=1;
r=a}else 
return!1}
for(;e[n]===`*`;)
n+=1;
return n===e.length}
const Gt=1e3;
function Kt(e,t){
if(e.text===t.text)
return!0;
let[{
server:n,
tool:r},i]=[e.meant,t.meant];
if(e.spell(e.written(n))!==t.spell(t.written(i.server)))
return!1;
if(r===void 0||/^\*+$/.test(r))
return!0;
if(i.tool===void 0||Wt(i.tool)||r.length>Gt)
return!1;
return I(r,i.tool)}
function qt({
text:e,
fact:n,
definition:r,
spell:i,
scopes:a,
folder:o},s,c){
if(r===void 0||!t.isToolName(n.form)||n.as===`expression`||e.length>Gt)
return[];
let l=e.search(/[*?]/);
if(l===-1||c.names!==void 0||!e.endsWith(`*`))
return[];
if(!e.slice(0,l).startsWith(c.name(r.server.name,``)))
return[];
return s.names(i,a).flatMap(t=>{
let n=s.find(t,i,a,o);
if(n===void 0||i(n.server.name)===i(r.server.name))
return[];
return I(e,c.name(n.server.name,``))?[n]:[]})}
function*Jt(e,t){
for(
let[n,r,i]of Yt(e))
for(
let{
server:e,
folder:a}of t.of(`client ${n}`))
for(
let t of Xt(a,i)){
let n=Zt(e,r,t);
n!==void 0&&(yield{
server:e,
reading:n.reading})}}
function Yt({
readings:e}){
let n=new Map;
for(
let r of e)
for(
let e of r.format.serverRules??[]){
let i=t.valueAt(r.document.value,e.at);
if(!Array.isArray(i))
continue;
let a=JSON.stringify([r.client.id,e.at]);
let[,,o]=n.get(a)??[r.client.id,e,[]];
n.set(a,[r.client.id,e,[...o,{
reading:r,
folder:t.folderOf(r),
rules:i}]])}
return n.values()}
function Xt(e,t){
let n=t.filter(e=>e.folder===`~/`);
let r=new Set(t.map(e=>e.folder).filter(e=>e!==`~/`));
let i=e===`~/`?[...r]:[e];
if(i.length===0)
return[n];
return i.map(e=>[...t.filter(t=>t.folder===e),...n])}
function Zt(e,{
stops:t},n){
let[r]=n;
if(r===void 0)
return;
let i=Qt(e);
if(!t(n.flatMap(({
rules:e})=>e),i))
return;
return n.find(({
rules:e})=>t(e,i))??r}
function Qt({
name:e,
command:t,
args:n,
url:r}){
return{
name:e,...t&&{
command:t.value,
args:n.map(({
value:e})=>e)},...r&&{
url:r.value}}}
function L(e,t,n){
return e.off||R(e,t,n)!==void 0}
function R(e,n,r=t.formatNamed(e.format.id)?.client){
let i=$t(n);
return i.size===0?void 0:i.get(en(r,e))}
const $t=t.oncePer(e=>{
let n=new Map;
if(!e.readings.some(({
format:e})=>e.serverRules!==void 0||e.references?.some(({
switches:e})=>e)))
return n;
let{
references:r,
servers:i}=t.referencesIn(e);
let a=(e,{
client:t,
document:r})=>n.set(en(t.id,e),r.path);
for(
let{
server:t,
reading:n}of Jt(e,i))
a(t,n);
for(
let e of r){
if(e.fact.switches!==`off`)
continue;
for(
let t of tn(e,i))
a(t,e.reading)}
let o=r.filter(({
fact:e})=>e.switches===`only`);
for(
let[e,n]of t.grouped(o,e=>e.reading))
for(
let t of rn(n,e))
a(t,e);
return n});
function en(e,n){
return`${e} ${t.keyOf(n)}`}
function tn({
fact:e,
definition:t,
folder:n,
spell:r,
scopes:i,
meant:a},o){
if(n===`~/`||t!==void 0&&e.only!==void 0)
return o.everywhere(a.server,r,i).map(({
server:e})=>e);
return t!==void 0&&nn(n,t)?[t.server]:[]}
function nn(e,{
reading:n}){
return[e,`~/`].includes(t.folderOf(n))}
function rn(e,{
servers:t}){
let n=new Set(e.map(({
meant:e,
spell:t})=>t(e.server)));
let r=e[0]?.spell;
return r===void 0?[]:t.filter(({
name:e})=>!n.has(r(e)))}
function an({
text:e,
fact:n},{
tool:r},i,a,o){
if(r===void 0||e.length>1e3)
return!0;
if(!t.isToolName(n.form)){
let e=sn(a,i.name);
return z(r,e)||z(ln(r),e)}
if(o===void 0||o.names!==void 0)
return!0;
return z(n.as===`expression`?`${e}*`:e,sn(a,i.name,o))}
function z(e,t){
if(!Wt(e))
return t.has(e);
for(
let n of t)
if(I(e,n))
return!0;
return!1}
const on=new WeakMap;
function sn(e,t,n){
let r=on.get(e)??new Map;
on.set(e,r);
let i=r.get(n)??new Map;
r.set(n,i);
let a=i.get(t)??new Set(e.flatMap(({
name:e})=>cn(e,t,n)));
i.set(t,a);
return a}
function cn(e,t,n){
return n===void 0?[e,ln(e)]:[n.name(t,e)]}
function ln(e){
return e.replace(/[^\w*?-]/g,`_`).toLowerCase()}
function un(e,n,{
toolLists:r}){
let{
named:i,
written:a,
spell:o,
scopes:s,
folder:c,
reading:l,
fact:u}=e;
let d;
for(
let f of i){
let i=n.find(a(f.server),o,s,c);
if(i===void 0)
continue;
let{
server:p,
reading:m}=i;
let h=t.knownTools(r,p.name,p.document.path);
let g=t.toolNamesOf(l);
let _=t.isToolName(u.form)&&m.client===l.client&&t.toolNamesOf(m)!==g;
if(h===void 0||_)
return;
if(an(e,f,p,h,g))
return;
d={
definition:i,
list:h}}
return d}
function B(e,{
isAll:t=!1}={}){
let n=(e,n)=>fn(e,n).filter(e=>t||!pn(e));
let r=e.map(e=>({
definition:e,
said:D(e.server)}));
let i=[];
for(
let e of r){
let t=i.find(([t])=>t!==void 0&&n(t.said,e.said).length===0);
t?t.push(e):i.push([e])}
let a=i.reduce((e,t)=>t.length>e.length?t:e,i[0]??[]);
let[o]=a;
if(o===void 0)
return;
let s=r.filter(e=>!a.includes(e)).map(({
definition:e,
said:t})=>({
definition:e,
differences:n(o.said,t)}));
return{
reference:o.definition,
disagreeing:s}}
const dn=new Set([`command`,`args`,`env`,`url`,`headers`,`transport`]);
function fn(e,t){
return k(e,t).filter(n=>dn.has(n.meaning)&&!mn(n,e,t)&&!yn(n,e,t))}
function pn({
meaning:e,
of:t,
a:n,
b:r}){
return e===`headers`&&t?.toLowerCase()===`authorization`&&(n===void 0||r===void 0)}
function mn(e,t,n){
let{
meaning:r}=e;
if(r!==`env`&&r!==`headers`)
return!1;
let i=gn(t,e);
let a=gn(n,e);
if(i===void 0||a===void 0||!(vn(i)||vn(a)))
return!1;
let[o,s]=[hn(i),hn(a)];
return o===void 0||s===void 0||o===s}
function hn({
value:e}){
if(e.kind!==`text`)
return;
let t=e.text.filter(e=>typeof e!=`string`);
return t.every(({
kind:e,
expanded:t})=>e===`environment`&&t!==!1)&&t.length>0?t.map(({
name:e})=>e).join(`
`):void 0}
function gn({
statements:e},{
meaning:t,
of:n}){
return e.find(e=>e.meaning===t&&_n(e.of,n,t))}
function _n(e,t,n){
return n===`headers`?e?.toLowerCase()===t?.toLowerCase():e===t}
function vn({
value:e}){
return e.kind===`text`&&e.text.some(e=>typeof e!=`string`)}
function yn({
meaning:e,
a:n,
b:r},i,a){
if(n===void 0||r===void 0||e!==`command`&&e!==`args`)
return!1;
let o=t.textAt(i.server,n);
let s=t.textAt(a.server,r);
if(o===void 0||s===void 0)
return!1;
let[c,l]=[o,s].map(t=>Sn(e===`command`?xn(t):t));
if(c===void 0||l===void 0)
return!1;
if(bn(o,i)&&bn(s,a))
return!0;
return c===l||Cn(c)&&Cn(l)&&t.baseName(c)===t.baseName(l)}
function bn(e,{
server:t}){
let[,n=``]=/^(?:--?[\w-]+=)?([A-Za-z][\w-]{2,})$/.exec(e)??[];
let[r,i]=[n,t.format.id].map(e=>e.toLowerCase().replace(/[-_]/g,``));
return r!==void 0&&i!==void 0&&r!==``&&i.startsWith(r)}
function xn(e){
return e.replace(/\.(?:exe|cmd|bat)$/i,``)}
function Sn(e){
return e.replace(/@latest$/,``).replace(/^(?:\.|\$\{workspaceFolder\})\//,``).replace(/(?<![\\/])[\\/]+$/,``)}
function Cn(e){
return/^(?:[/~]|[A-Za-z]:[\\/])/.test(e)}
function V(e,n){
let{
hiddenBy:r}=e.format;
return r===void 0?void 0:Tn(n).get(t.folderOf(e)+r.file)}
function wn(e,t){
return V(e,t)!==void 0}
const Tn=t.oncePer(({
readings:e})=>new Map(e.filter(({
owner:e})=>e).map(e=>[e.document.path,e])));
var En=class e{
reading;
folder;
rank;
source;
#e;
#t;
#n;
constructor({
reading:e,
folder:t,
rank:n,
source:r},i){
this.reading=e;
this.folder=t;
this.rank=n;
this.source=r;
this.#e=i}
get isUsers(){
return this.folder===`~/`}
get isByProject(){
return this.source.at?.includes(`*`)??!1}
get isShared(){
return this.#e!==void 0}
ofProject(t){
return new e(this,t)}
get names(){
this.#t??=new Set(this.source.at===void 0?this.reading.names:this.servers.keys());
return this.#t}
server(e){
return this.names.has(e)?this.servers.get(e):void 0}
get servers(){
if(this.#n===void 0){
let e=new Map;
for(
let t of this.reading.servers)
this.#r(t)&&!e.has(t.name)&&e.set(t.name,t);
this.#n=e}
return this.#n}
#r({
route:e}){
let{
at:t}=this.source;
if(t===void 0)
return!0;
return e.length===t.length+1&&t.every((t,n)=>t===`*`?e[n]===this.#e:e[n]===t)}};
function H({
readings:e}){
let t=new Map;
for(
let n of e){
if(!n.owner)
continue;
let e=t.get(n.format.id);
e?e.push(n):t.set(n.format.id,[n])}
return t}
function Dn(e){
let t=new Map;
for(
let n of e){
let e=t.get(n.folder);
e?e.push(n):t.set(n.folder,[n])}
return t}
function U(e,n,r,i){
let a=t=>e.formats.some(e=>e.id===t);
let o=i.targets.includes(e.id);
let s=o?kn(e,i):void 0;
return n.flatMap((e,n)=>{
if(!o&&!a(e.format))
return[];
return(r.get(e.format)??[]).flatMap(r=>{
let a=t.folderOf(r);
if(!t.isAmong(e.files,r,a)||wn(r,i))
return[];
return[new En({
reading:s?.get(r.document)??r,
folder:a,
rank:n,
source:e})]})})}
function On(e,t){
let n=H(t);
return(e.precedence??[]).flatMap(({
sources:r})=>U(e,r,n,t))}
function kn(e,{
readings:t}){
let n=t.filter(t=>!t.owner&&t.client===e);
return new Map(n.map(e=>[e.document,e]))}
const W=t.oncePer(e=>{
let t=H(e);
let n=new Set(e.readings.map(({
client:e})=>e));
let r=[];
for(
let i of n)
for(
let n of i.precedence??[]){
let a=U(i,n.sources,t,e);
a.length>0&&r.push(...new An(i,n,a,e).contests())}
return r});
var An=class{
#e;
#t;
#n;
#r;
#i;
#a=new Map;
constructor(e,t,n,r){
this.#e=e;
this.#t=t;
this.#n=n;
this.#r=r}
contests(){
let e=this.#n.filter(({
isUsers:e})=>e);
let t=G(e.filter(({
isByProject:e})=>!e));
for(
let e of t.values())
this.#s(e);
let n=Dn(this.#n.filter(({
isUsers:e})=>!e));
let r=e.filter(({
isByProject:e})=>e);
for(
let[e,i]of n){
if(i.length<2&&t.size===0&&r.length===0)
continue;
let n=ve(e,this.#r);
this.#o(i,G(r.map(e=>e.ofProject(n))),t)}
this.#c(n);
return this.#a.values()}
#o(e,...t){
for(
let[n,r]of G(e)){
let e=t.flatMap(e=>e.get(n)??[]);
this.#s([...r,...e].sort((e,t)=>e.rank-t.rank))}}
#s([e,...t]){
for(
let n of t)
e!==void 0&&n.rank>e.rank&&this.#u(e,n,!1)}
#c(e){
for(
let[t,n]of e){
if(_e(t))
continue;
for(
let r of n){
let{
above:n}=r.source;
let i=n&&jn(t,e,r.rank);
if(i===void 0)
continue;
for(
let[e,t]of r.servers){
let a=i.servers.get(e);
if(a===void 0)
continue;
let[o,s]=[K(r,t),K(i,a)];
n===`nearer`?this.#u(o,s,!0):this.#u(s,o,!0)}}}}
#l(...e){
let t=({
client:e})=>e===this.#e;
this.#i??=this.#r.readings.find(t);
let n=e.find(t)??this.#i;
if(n===void 0)
throw Error(`${this.#e.id} reads nothing here`);
return n}
#u(e,n,r){
let i=t.keyOf(n.server);
if(this.#a.has(i))
return;
let a=this.#l(n.reading,e.reading);
let o=this.#t.sources[e.rank];
if(o===void 0)
return;
this.#a.set(i,{
client:this.#e,
reading:a,
precedence:this.#t,
winner:e,
source:o,
loser:n,
nested:r})}};
function G(e){
let t=new Map;
for(
let n of[...e].sort((e,t)=>e.rank-t.rank))
for(
let[e,r]of n.servers){
let i=t.get(e);
i?i.push(K(n,r)):t.set(e,[K(n,r)])}
return t}
function K({
reading:e,
rank:t},n){
return{
reading:e,
server:n,
rank:t}}
function jn(e,n,r){
for(
let i of t.foldersAbove(e)){
let e=n.get(i)?.find(e=>e.rank===r);
if(e!==void 0)
return e}}
var Mn=class{
client;
reading;
#e;
#t;
#n;
#r;
#i;
constructor({
client:e,
reading:t,
isMerged:n,
isOff:r},i,a){
this.client=e;
this.reading=t;
this.#e=n;
this.#t=r;
this.#n=[...i].sort((e,t)=>e.rank-t.rank).map(e=>({
member:e,
layer:0}));
this.#r=[...this.#n,...a.flatMap((e,t)=>e.map(e=>({
member:e,
layer:t+1})))];
this.#i=a.length}
get documents(){
return this.#n.filter(({
member:e})=>!e.isShared).map(({
member:e})=>e.reading.document)}
isKept(e){
let{
name:n}=e;
return this.#n.some(({
member:r})=>{
let i=r.server(n);
return i!==void 0&&t.keyOf(i)===t.keyOf(e)&&this.#a(n,r)===void 0})}
*running(){
for(
let{
member:e,
layer:t}of[...this.#r].sort((e,t)=>t.layer-e.layer))
for(
let n of e.names){
let r=this.#a(n,e);
r!==void 0&&(yield{
server:r,
member:e,
isOwn:t===0})}}
*pairs(e){
for(
let[t,{
member:n}]of this.#n.entries()){
let r=this.#r.filter(({
layer:e},n)=>e>0||n<t);
for(
let[t,i]of e(n))
for(
let a of r){
let r=e(a.member).get(t);
if(r===void 0||r.server===i.server)
continue;
let o=[this.#a(r.server,a.member),this.#a(i.server,n)];
if(o[0]===void 0||o[1]===void 0)
continue;
let s=a.layer>0&&a.layer<this.#i;
yield{
first:r,
second:i,
servers:[o[0],o[1]],
reading:this.readingFor(o[1]),
nested:s};
break}}}
readingFor({
document:e}){
let t=this.#r.find(({
member:{
reading:t}})=>t.document===e)?.member.reading;
return t?.client===this.client?t:this.reading}
#a(e,t){
let n=this.#r.filter(t=>t.member.server(e)!==void 0).sort(Nn);
let r=n.map(t=>t.member.server(e)).filter(e=>e!==void 0);
if(this.#e&&r.length>1&&r.some(Fn))
return;
let i=this.#e?r.findIndex(Pn):0;
let a=r[i];
return n[i]?.member===t&&a!==void 0&&Pn(a)&&!this.#t(a)?a:void 0}};
function Nn(e,t){
if(e.member.rank!==t.member.rank)
return e.member.rank-t.member.rank;
return e.member.source.above===`outer`?t.layer-e.layer:e.layer-t.layer}
function Pn({
broken:e,
transport:t}){
return!e&&t!==void 0}
function Fn(e){
return e.off||[`toolsAllowed`,`toolsDenied`].some(n=>t.fieldMeaning(e,n))}
const q=t.oncePer(e=>[...Ln(e)]);
function J(e,{
client:t},n){
if(L(e,n,t.id))
return!0;
return(In(n).get(e.document)??[]).some(n=>n.client===t&&n.isKept(e))}
const In=t.oncePer(e=>{
let t=new Map;
for(
let n of q(e))
for(
let e of new Set(n.documents)){
let r=t.get(e);
r?r.push(n):t.set(e,[n])}
return t});
function*Ln(e){
let t=H(e);
for(
let[n,r]of Rn(e))
for(
let{
sources:i,
same:a}of n.precedence??[]){
let o=U(n,i,t,e).filter(e=>zn(n,e));
let s=o.filter(({
isUsers:e})=>e);
let c=Dn(o.filter(({
isUsers:e})=>!e));
let l=s.filter(({
isByProject:e})=>!e);
let u={
client:n,
reading:r,
isMerged:a===`merged`,
isOff:t=>L(t,e,n.id)};
l.length>1&&(yield new Mn(u,l,[]));
for(
let[t,n]of c){
let r=ve(t,e);
let i=[...n,...s.filter(({
isByProject:e})=>e).map(e=>e.ofProject(r))];
let a=_e(t)?[]:Bn(t,c);
if(i.length+a.length+l.length<2)
continue;
yield new Mn(u,i,[...a,l])}}}
function Rn({
readings:e}){
let t=new Map;
for(
let n of e)
t.has(n.client)||t.set(n.client,n);
return t}
function zn(e,{
reading:{
format:t}}){
return t.toolNames===void 0||!e.formats.includes(t)}
function Bn(e,n){
let r=({
source:e})=>e.above!==void 0;
if(!n.get(e)?.some(r))
return[];
return t.foldersAbove(e).map(e=>(n.get(e)??[]).filter(r)).filter(e=>e.length>0)}
function Vn(e,t){
if(t.isEmpty)
return[];
let{
names:n,
reading:r}=e;
let{
path:i}=r.document;
return[...n].flatMap(n=>{
let r=t.of(n,i)===void 0?void 0:e.server(n);
return(r&&xe(r,t))??[]})}
function Hn({
readings:e}){
let n=new Map;
for(
let r of e){
if(!r.owner||r.format.dialect===void 0||!t.isOfProject(r))
continue;
let e=t.folderOf(r);
let i=n.get(e);
i?i.push(r):n.set(e,[r])}
return[...n].map(([e,t])=>({
folder:e,
readings:t}))}
function Un(e){
return Hn(e).filter(({
readings:[e,...t]})=>t.some(({
client:t})=>t!==e?.client))}
function Wn({
readings:e},n){
let r=new Map;
for(
let i of e)
for(
let e of i.servers){
if(e.broken||n.has(t.keyOf(e))||t.isForOneProject(e))
continue;
let a=r.get(e.name);
a===void 0?r.set(e.name,[{
reading:i,
server:e}]):a.every(e=>e.reading.client!==i.client)&&a.push({
reading:i,
server:e})}
return r}
function Gn(e){
let n=W(e).filter(e=>!e.nested&&Kn(e)&&qn(e));
return new Map(n.map(({
loser:e,
winner:n})=>[t.keyOf(e.server),n]))}
function Kn({
client:e,
loser:{
reading:t}}){
return t.owner&&t.client===e}
function qn({
loser:e,
winner:n}){
if(t.isForOneProject(n.server))
return n.reading.document!==e.reading.document;
return t.folderOf(n.reading)===t.folderOf(e.reading)}
function Jn(e){
return e>=`2025-11-25`}
function Yn({
name:e,
route:n}){
let r=n.at(-1);
if(e!==``)
return`tool ${t.quote(e)}`;
return typeof r==`number`?`tool ${r+1}`:`the tool`}
function Xn({
tool:e,
kind:n,
value:r,
route:i}){
if(e!==void 0)
return Yn(e);
let a=t.own(r,`name`);
return`${Zn[n]} ${typeof a==`string`?t.quote(a):Number(i.at(-1))+1}`}
const Zn={
prompts:`prompt`,
resources:`resource`,
templates:`resource template`};
function Qn({
document:e,
route:n,
value:r}){
return t.own(r,`name`)===void 0?t.at(e,n):t.at(e,[...n,`name`])}
function*$n(e,t){
let n=new Map;
for(
let r of e){
if(r.name===``)
continue;
let e=n.get(r.list)??new Map;
n.set(r.list,e);
let i=t(r.name);
let a=e.get(i);
a===void 0?e.set(i,r):yield[r,a]}}
function Y(e,t){
return k(D(e),D(t))}
const er={
startupTimeout:`timeout`,
envFile:`env`,
headersHelper:`headers`,
toolsAllowed:`tools`,
toolsDenied:`tools`,
toolPolicy:`tools`,
autoApprove:`approvals`,
oauth:`auth`};
function X(e){
let[n]=e;
if(n!==void 0&&e.length===1&&n.of!==void 0)
return n.meaning===`other`?t.quote(n.of):`${t.quote(n.of)} in ${tr(n)}`;
return t.list([...new Set(e.map(tr))],{
bare:!0,
max:4})}
function tr({
meaning:e,
of:n}){
if(e===`other`&&n!==void 0)
return t.quote(n);
return er[e]??e}
var nr=t.defineRule({
id:`file-hidden`,
category:`correctness`,
severity:`error`,
messages:{
lost:({
client:e,
other:n,
lost:r})=>`${e} does not read this file beside ${t.quote(n)}, so it has no ${t.list(r,{
max:3,
conjunction:`or`})}`,
changed:({
client:e,
other:n,
changed:r})=>`${e} does not read this file beside ${t.quote(n)}, where ${t.list(r,{
max:3})} ${r.length===1?`differs`:`differ`}`,
same:({
client:e,
other:n})=>`${e} does not read this file beside ${t.quote(n)}, which has the same servers`,
overruled:({
client:e,
other:n})=>`${e} passes over these servers without a word: the folder that is named beside them has ${t.quote(n)}`},
on:{
file:{
format:`overruledBy`,
check({
document:e,
format:n,
neighbours:r},{
client:i,
report:a}){
let{
overruledBy:o}=n;
if(o===void 0||t.valueAt(e.value,o.unless)!==void 0)
return;
let{
source:s,
from:c,
file:l,
by:u}=o;
for(
let{
route:o,
value:d}of t.serverMaps(e,n)){
let n=t.own(t.valueAt(e.value,o.slice(0,-1)),s);
let f=typeof n==`string`&&n.startsWith(`./`)?t.plainPath(n):void 0;
if(f===void 0)
continue;
let p=f===``?l:`${f}/${l}`;
if(r.has(`${c}/${p}`)!==!0)
continue;
let m=t.own(r.document(`${c}/${p}`)?.value,`mcpServers`);
if(t.isObject(d)&&t.isObject(m)&&Object.keys(d).every(e=>Object.hasOwn(m,e)))
continue;
a(`overruled`,{
client:i,
other:p},t.at(e,o,`key`),{
reaction:{
effect:`drops-server`,
by:u},
help:`move them to ${t.quote(p)}`})}}},
run:{
with:`hideable`,
check(e,{
report:n}){
for(
let r of e.readings){
let{
format:i,
client:a,
servers:o,
owner:s}=r;
let c=s?V(r,e):void 0;
let{
hiddenBy:l}=i;
let u=rr(r);
if(c===void 0||l===void 0||u===void 0)
continue;
let{
reaction:d,
file:f}=l;
let p=new Map(t.readServers(c.document,i).map(e=>[e.name,e]));
let m=o.filter(e=>!e.off&&!p.has(e.name));
let h=o.filter(e=>{
let t=p.get(e.name);
return t!==void 0&&!e.broken&&!t.broken&&Y(t,e).length>0});
let g={
client:i.reader??a.name,
other:f};
let _={
reading:r,
help:`move the servers to ${t.quote(f)}`,
related:[{
place:rr(c)??t.atSpan(c.document,{
start:0,
end:0}),
message:`this file is read`}]};
let v=e=>e.map(({
name:e})=>e);
m.length>0?n(`lost`,{...g,
lost:v(m)},u,{..._,
reaction:d}):h.length>0?n(`changed`,{...g,
changed:v(h)},u,{..._,
reaction:{...d,
effect:`ignored`}}):n(`same`,g,u,{..._,
reaction:{...d,
effect:`fine`}})}}}}});
function rr({
document:e,
format:n,
servers:r}){
let[i]=r;
if(i===void 0)
return;
let[a]=t.serverMaps(e,n);
return a===void 0||a.route.length===0?t.placeOfName(i):t.at(e,a.route,`key`)}
var ir=t.defineRule({
id:`list-contradiction`,
category:`correctness`,
severity:`warning`,
messages:{
idle:e=>`${t.quote(e.text)} in ${t.quote(e.list)} has no effect in ${e.client}: ${t.quote(e.otherList)} has ${t.quote(e.other)}`,
kept:e=>`${e.client} keeps ${t.quote(e.text)} from this agent: ${t.quote(e.otherList)} has ${t.quote(e.other)}`,
off:e=>`${t.quote(e.text)} in ${t.quote(e.list)} has no effect in ${e.client}: ${e.server} is switched off in ${t.quote(e.file)}`},
on:{
field:{
is:[`toolsDenied`],
check({
server:e,
key:n,
value:r,
fact:i,
route:a},{
client:o,
report:s}){
if(i?.is!==`toolsDenied`||i.unread||!Array.isArray(r))
return;
for(
let c of e.fields){
if(!ar(c)||!Array.isArray(c.value))
continue;
let l={
key:n,
value:r,
fact:i,
route:a};
let[u,d]=c.fact?.overrules?[l,c]:[c,l];
let f=u===c&&c.value.some(e=>!r.includes(e));
for(
let[n,r]of u.value.entries()){
let i=d.value.indexOf(r);
if(typeof r!=`string`||i===-1)
continue;
let a={
text:r,
list:u.key,
other:r,
otherList:d.key,
client:o};
let c=t.below(u.route,n);
s(`idle`,a,t.at(e.document,c),{
server:e,
help:`take it out of ${t.quote(u.key)} or of ${t.quote(d.key)}`,
related:[{
place:t.at(e.document,t.below(d.route,i)),
message:`what counts`}],
reaction:{
effect:`ignored`,
by:d.fact?.by??e.dialect.by},...f&&{
severity:`info`}})}}}},
run:{
with:`mention`,
check(e,n){
let{
report:r}=n;
let{
references:i}=t.referencesIn(e);
let a=new Map;
for(
let e of i){
if(sr(e.fact)!==`forbids`)
continue;
let t=a.get(cr(e));
t?t.push(e):a.set(cr(e),[e])}
for(
let o of i){
let i=sr(o.fact);
if(i===void 0||i===`forbids`)
continue;
let{
text:s,
fact:c,
reading:l,
folder:u,
place:d}=o;
let f=a.get(cr(o))?.find(e=>(e.folder===u||e.folder===`~/`)&&Kt(e,o));
if(f===void 0){
or(o,e,n);
continue}
let p=t.readerOf(l);
let m={
text:s,
list:lr(c),
other:f.text,
otherList:lr(f.fact),
client:p};
r(i===`needs`?`kept`:`idle`,m,d,{
help:`take it out of ${t.quote(m.list)}, or ${t.quote(f.text)} out of ${t.quote(m.otherList)}`,
related:[{
place:f.place,
message:`what counts`}],
reaction:{
effect:`ignored`,
by:f.fact.by},
reading:l})}}}}});
function ar({
fact:e}){
return!e?.unread&&(e?.is===`toolsAllowed`||e?.is===`autoApprove`)}
function or(e,n,{
report:r}){
let{
fact:i,
text:a,
definition:o,
reading:s,
place:c,
written:l,
spell:u,
scopes:d,
folder:f,
meant:p}=e;
if(o===void 0||i.grants!==`allows`&&i.grants!==`needs`)
return;
let m=R(o.server,n,s.client.id);
if(m===void 0)
return;
let{
servers:h}=t.referencesIn(n);
if(h.all(l(p.server),u,d,f).some(({
server:e})=>!L(e,n,s.client.id)))
return;
let{
server:g}=o;
r(`off`,{
text:a,
list:lr(i),
server:t.nameOf(g),
file:m,
client:t.readerOf(s)},c,{
help:`take it out, or switch the server on`,...i.grants===`allows`&&{
severity:`info`},
reaction:{
effect:`ignored`,
by:i.by},
reading:s})}
function sr({
grants:e,
switches:t}){
return e??(t&&{
only:`allows`,
off:`forbids`}[t])}
function cr({
reading:e,
fact:t}){
return`${e.client.id} ${t.form}`}
function lr({
at:e,
as:t}){
let n=t===`text`&&e.at(-2)===`*`?e.slice(0,-2):e;
return String(n.findLast(e=>e!==`*`))}
var ur=t.defineRule({
id:`other-server-tool`,
category:`security`,
severity:`info`,
messages:{
named:e=>`${e.subject} of ${e.server} names ${t.quote(e.named)}, a tool of ${e.other}`},
on:{
run:{
with:`tools`,
check({
readings:e,
toolLists:n},{
report:r}){
let i=new Set;
let a=e.flatMap(e=>x(e,n).flatMap(t=>[...dr(e,t)]));
for(
let{
reading:e,
server:n,
description:o,
start:s,
name:c,
owner:l}of a){
let{
document:a,
route:u}=o;
let d=JSON.stringify([a.path,u,s]);
if(i.has(d))
continue;
i.add(d);
r(`named`,{
subject:Xn(o.owner),
server:t.nameOf(n),
named:c,
other:t.nameOf(l)},t.at(a,u,`value`,{
start:s,
end:s+c.length}),{
reading:e,
help:`describe the tool without those of other servers`})}}}}});
function*dr(e,t){
if(t.length<2)
return;
let n=mr(t);
for(
let{
server:r,
tools:i}of t){
let t=i[0]?.document;
if(t===void 0)
continue;
let a=new Set(i.map(({
name:e})=>e));
let o=new Set([...a,...pr(t)]);
for(
let i of _(t)){
if(!a.has(i.owner.tool?.name??``))
continue;
for(
let{
index:t,
0:a}of i.text.matchAll(fr??=/[A-Za-z][\w-]{5,127}/g)){
let s=n.get(a);
s!==void 0&&!o.has(a)&&(yield{
reading:e,
server:r,
description:i,
start:t,
name:a,
owner:s})}}}}
let fr;
function pr(e){
return t.soundTools(e).flatMap(pe).flatMap(e=>e.nodes).filter(({
keyword:e})=>e===`properties`).map(({
called:e})=>e)}
function mr(e){
let t=new Map;
for(
let{
server:n,
tools:r}of e)
for(
let{
name:e}of r)
/[A-Za-z0-9]_[A-Za-z0-9]|[a-z][A-Z]/.test(e)&&!t.has(e)&&t.set(e,n);
return t}
var hr=t.defineRule({
id:`reference-malformed`,
category:`correctness`,
severity:`warning`,
messages:{
nothing:e=>`${t.quote(e.text)} ${e.fault}, so it matches no tool in ${e.client}`,
costly:e=>`${t.quote(e.text)} ${e.fault}, so ${e.consequence}`},
on:{
run:{
with:`mention`,
check(e,{
report:n}){
let{
references:r,
strays:i,
servers:a}=t.referencesIn(e);
let o=[...i.map(e=>({
mention:e,
found:zt(e)})),...r.map(e=>({
mention:e,
found:F(e,a)}))].flatMap(({
mention:e,
found:t})=>t===void 0?[]:[{...e,...t}]);
for(
let[e,...r]of gr(o)){
if(e===void 0)
continue;
let{
text:i,
place:a,
reading:o,
fault:s,
costs:c,
by:l}=e;
let u=t.readerOf(o);
let d=_r([e,...r]);
let f=r.map(e=>t.onceMore(e.place));
c===void 0?n(`nothing`,{
text:i,
fault:s,
client:u},a,{
help:d,
reaction:{
effect:`ignored`,
by:l},
reading:o,
related:f}):n(`costly`,{
text:i,
fault:s,
consequence:t.consequence(c,u)},a,{
help:d,
reaction:c,
reading:o,
related:f})}}}}});
function gr(e){
let n=({
fact:e,
fault:t,
costs:n})=>[e.at.join(`.`),t,n?.effect].join(`
`);
return[...t.grouped(e,({
reading:e})=>e).values()].flatMap(e=>[...t.grouped(e,n).values()])}
function _r(e){
let t=[...new Set(e.map(({
help:e})=>e))];
return[...t.slice(0,vr),...t.length>vr?[`and so on`]:[]].join(`; `)}
const vr=3;
var yr=t.defineRule({
id:`reference-overlap`,
category:`correctness`,
severity:`warning`,
messages:{
overlap:e=>`${t.quote(e.text)} is for ${e.server}, and matches every tool of ${e.other} as well in ${e.client}`},
on:{
run:{
with:`mention`,
check(e,{
report:n}){
let{
references:r,
servers:i}=t.referencesIn(e);
for(
let e of r){
let a=t.toolNamesOf(e.reading);
let{
definition:o,
text:s,
fact:c,
place:l,
reading:u}=e;
if(a===void 0||o===void 0)
continue;
let d=e=>r.some(t=>t.reading===u&&t.definition?.server===e.server);
let f=qt(e,i,a).find(e=>!d(e));
if(f===void 0)
continue;
n(`overlap`,{
text:s,
server:t.nameOf(o.server),
other:t.nameOf(f.server),
client:t.readerOf(u)},l,{
help:`name the tools that are meant, or rename one of the servers`,
related:[{
place:t.placeOfName(f.server),
message:`the other server`}],
reaction:{
effect:`warns`,
by:c.by},
reading:u})}}}}});
var br=t.defineRule({
id:`reference-unknown-server`,
category:`correctness`,
severity:`info`,
messages:{
nowhere:e=>`no file here defines server ${t.quote(e.server)} for ${e.client}${e.named}`,
several:e=>`no file here defines ${t.list(e.servers,{
max:4,
conjunction:`or`})} for ${e.client}`,
elsewhere:e=>`server ${t.quote(e.server)} is here for ${e.other}, in ${t.quote(e.path)}, and not for ${e.client}${e.named}`,
besides:e=>`servers ${t.list(e.servers,{
max:4})} are here for ${e.other}, in ${t.quote(e.path)}, and not for ${e.client}`,
aside:e=>`server ${t.quote(e.server)} is defined in ${t.quote(e.path)}, which does not count for this list${e.named}`,
apart:e=>`server ${t.quote(e.server)} is defined in ${t.quote(e.path)}, which ${e.client} does not read here${e.named}`,
neither:e=>`neither the project nor the user defines server ${t.quote(e.server)} for ${e.client}${e.named}`},
on:{
run:{
with:`mention`,
check(e,n){
let{
references:r,
servers:i}=t.referencesIn(e);
let a=Fr(e);
let o=r.filter(e=>Pr(e)&&F(e,i)===void 0&&!a(e));
let s=t.suggestions();
let c=[];
let l=[];
for(
let[e,r]of Ir(o)){
let a=i.names(e.spell,e.scopes);
let o={
reference:e,
near:Nr(e,e=>s(e,a)),
named:r>1?`; ${t.count(r,`entry`)} name it`:``};
let u=Cr(o,i);
u===void 0?!Tr(o,i,n)&&!Or(o,i,n)&&c.push(o):l.push({...o,
other:u})}
for(
let e of t.grouped(l,wr).values())
Er(e,n);
let u=t.grouped(c,({
reference:e})=>e.place.document);
for(
let e of u.values())
Ar(e,n)}}}});
const Z=`define it, or take it out here`;
function Q({
reference:e,
named:n}){
return{
server:e.meant.server,
client:t.readerOf(e.reading),
named:n}}
function xr(e){
return e&&`unless ${t.quote(e)}, which git ignores, has it, define it or take it out here`}
function Sr({
near:e}){
return e&&`did you mean ${t.quote(e.close)}?`}
function Cr({
reference:{
meant:e,
spell:t,
folder:n}},r){
return r.find(t(e.server),t,[`anybody`],n)}
function wr({
reference:e,
other:t,
near:n}){
let{
place:r,
route:i,
side:a}={...e.place,
place:e.place.document.path};
let o=n===void 0?[]:[i,a];
return JSON.stringify([r,t.reading.document.path,P(e),e.fact.unknown,o])}
function Tr(e,t,n){
let{
meant:r,
spell:i,
scopes:a,
fact:o}=e.reference;
let s=t.anywhere(i(r.server),i,a);
if(s===void 0||o.unknown!==void 0)
return!1;
let{
place:c,
reading:l}=e.reference;
n.report(`apart`,{...Q(e),
path:s.reading.document.path},c,{
help:`move the entry to that project, or define the server in this one`,
severity:`info`,
related:Mr(s),
reading:l});
return!0}
function Er(e,{
report:n}){
let[r,...i]=e;
if(r===void 0)
return;
let{
other:a}=r;
let{
place:o,
fact:s,
reading:c,
folder:l}=r.reference;
let{
path:u}=a.reading.document;
let d=P(r.reference);
let f=c.client.formats[0]?.files[0];
let p=Sr(r)??xr(d)??(f===void 0?void 0:`define ${Dr(e)} in ${t.quote(f)} too`);
let m=i.map(({
reference:e})=>({
place:e.place,
message:`names ${t.quote(e.meant.server)}`}));
let h={
help:p,
related:[...Mr(a),...m],
reading:c};
if(a.reading.client===c.client){
for(
let t of e)
n(`aside`,{...Q(t),
path:u},t.reference.place,{...h,
related:Mr(t.other)});
return}
let g=t.folderOf(a.reading)===l&&t.isOfProject(a.reading);
let _=s.unknown===void 0&&g&&d===void 0?{
reaction:jr(s)}:{
severity:`info`};
let v={...Q(r),
path:u,
other:a.reading.client.name};
i.length===0?n(`elsewhere`,v,o,{...h,..._}):n(`besides`,{...v,
servers:e.map(({
reference:e})=>e.meant.server)},o,{...h,..._})}
function Dr(e){
return e.length===1?`it`:`them`}
function Or(e,n,{
report:r}){
let{
near:i,
reference:a}=e;
let{
place:o,
fact:s,
reading:c,
scopes:l}=a;
let u=Q(e);
let d=Sr(e);
if(s.unknown!==void 0){
i!==void 0&&r(`nowhere`,{...u,
server:i.server},o,{
help:d,
severity:`info`,
reading:c});
return!0}
if(n.hasUserFiles(l)){
let e=P(a);
let t=e===void 0?{
reaction:jr(s)}:{
severity:`info`};
r(`neither`,u,o,{
help:d??xr(e)??Z,...t,
reading:c});
return!0}
if(i===void 0&&s.form!==`S`)
return!1;
let f=s.form!==`S`||s.switches!==void 0;
let p=kr(a);
let m=i!==void 0&&p.some(e=>a.spell(e)===i.close);
let h=i!==void 0&&f||p.length>0;
let g=m?{
reaction:{
effect:`drops-server`,
by:s.by}}:{
severity:h?`warning`:`info`};
let _=p.length===0?Z:`define it, or name what the list keeps from running: ${t.list(p)}`;
r(`nowhere`,u,o,{
help:d??_,...g,
reading:c});
return!0}
function kr({
fact:e,
spell:n,
reading:r}){
if(e.switches!==`only`)
return[];
let i=t.mentionsIn(r.document,r.format).filter(e=>e.fact.switches!==void 0).flatMap(e=>e.named.map(({
server:e})=>n(e)));
return r.names.filter(e=>!i.includes(n(e)))}
function Ar([e,...n],{
report:r}){
if(e===void 0)
return;
let{
place:i,
reading:a}=e.reference;
let o={
severity:`info`,
reading:a};
if(n.length===0){
r(`nowhere`,Q(e),i,{...o,
help:Z});
return}
let{
server:s,
client:c}=Q(e);
let l=n.map(({
reference:e})=>({
place:e.place,
server:e.meant.server}));
r(`several`,{
servers:[s,...l.map(e=>e.server)],
client:c},i,{...o,
help:`define them, or take them out here`,
related:l.map(e=>({
place:e.place,
message:`names ${t.quote(e.server)}`}))})}
function jr({
by:e}){
return{
effect:`ignored`,
by:e}}
function Mr({
server:e}){
return[{
place:t.placeOfName(e),
message:`defined here`}]}
function Nr({
named:e},t){
for(
let{
server:n}of e){
let e=t(n);
if(e!==void 0)
return{
server:n,
close:e}}}
function Pr({
definition:e,
fact:t,
folder:n,
isBundled:r,
meant:i}){
return e===void 0&&!r&&t.unknown!==`silent`&&n!==`~/`&&!/[*?]/.test(i.server)}
function Fr({
readings:e}){
let n=new Map;
let r=r=>{
let i=n.get(r)??e.filter(e=>e.client===r).flatMap(e=>t.misplacedServers(e).map(e=>String(e.at(-1))));
n.set(r,i);
return i};
return({
meant:e,
spell:t,
reading:n})=>r(n.client).some(n=>t(n)===t(e.server))}
function Ir(e){
return[...t.grouped(e,({
place:e,
meant:t,
spell:n})=>`${e.document.path}\n${n(t.server)}`).values()].flatMap(([e,...t])=>e===void 0?[]:[[e,t.length+1]])}
var Lr=t.defineRule({
id:`reference-unknown-tool`,
category:`correctness`,
severity:`warning`,
messages:{
mention:e=>`${e.server} has no tool that ${t.quote(e.text)} matches in ${e.client}`,
field:e=>`${e.server} has no tool ${t.quote(e.tool)}, so this entry of ${t.quote(e.key)} has no effect in ${e.client}`},
on:{
run:{
with:`tools`,
check(e,t){
if(e.toolLists.isEmpty)
return;
let n=Br();
Rr(e,t,n);
for(
let r of e.readings)
zr(r,e,t,n)}}}});
function Rr(e,{
report:n},r){
let{
references:i,
servers:a}=t.referencesIn(e);
for(
let o of i){
let{
text:i,
place:s,
reading:c,
meant:l,
fact:u}=o;
if(F(o,a)!==void 0)
continue;
let d=un(o,a,e);
if(d===void 0)
continue;
let{
definition:f,
list:p}=d;
n(`mention`,{
server:t.nameOf(f.server),
text:i,
client:t.readerOf(c)},s,{
help:r(l.tool??``,p),
related:Vr(p),
reaction:{
effect:`ignored`,
by:u.by},
reading:c})}}
function zr(e,{
toolLists:n},{
report:r},i){
let{
document:a,
names:o}=e;
if(!o.some(e=>t.knownTools(n,e,a.path)))
return;
for(
let o of e.servers){
let s=t.knownTools(n,o.name,a.path);
if(s===void 0||o.broken)
continue;
let c=t.toolNamesOf(e)?.name;
let l=new Set(s.flatMap(({
name:e})=>c?[e,c(o.name,e)]:[e]));
for(
let{
name:n,
field:c,
route:u,
side:d}of Ee(o)){
if(l.has(n))
continue;
r(`field`,{
server:t.nameOf(o),
tool:n,
key:c.key,
client:t.readerOf(e)},t.at(a,u,d),{
server:o,
help:i(n,s),
related:Vr(s),
reaction:{
effect:`ignored`,
by:c.fact?.by??o.dialect.by},
reading:e})}}}
function Br(){
let e=t.suggestions();
let n=new Map;
return(r,i)=>{
let a=n.get(i)??i.map(({
name:e})=>e).filter(e=>e!==``);
n.set(i,a);
let o=e(r,a);
if(o!==void 0)
return`did you mean ${t.quote(o)}?`;
return`its saved list has ${t.list(a,{
max:5})}`}}
function Vr([e]){
return e===void 0?[]:[{
place:t.at(e.document,e.list),
message:`the saved list`}]}
var Hr=t.defineRule({
id:`server-defined-twice`,
category:`clarity`,
severity:`info`,
messages:{
twice:({
server:e,
other:n})=>`${e} is the same as ${t.quote(n)}`,
dropped:({
server:e,
other:n,
client:r})=>`${r} loads ${t.quote(n)} only: ${e} is the same`,
across:({
server:e,
other:n,
file:r})=>`${e} is the same as ${t.quote(n)} in ${t.quote(r)}`,
droppedAcross:({
server:e,
other:n,
file:r,
client:i})=>`${i} loads ${t.quote(n)} of ${t.quote(r)} only: ${e} is the same`},
on:{
file:{
twins:!0,
check({
servers:e,
client:{
twins:n}},{
client:r,
report:i}){
let a=e.filter(e=>!e.broken&&t.lineOf(e)!==void 0);
for(
let{
server:e,
first:o}of t.clashes(a,(e,n)=>t.lineOf(n)??``)){
if(e.name===o.name)
continue;
if(e.off||o.off||Y(o,e).length>0)
continue;
let a={
server:t.nameOf(e),
other:o.name,
client:r};
i(n===void 0?`twice`:`dropped`,a,t.placeOfName(e),{
server:e,
help:`remove one of them`,
related:[{
place:t.placeOfName(o),
message:`the other one`}],...n===void 0?{}:{
reaction:n}})}}},
run:{
with:`layers`,
check(e,{
report:n}){
for(
let r of q(e)){
let{
twins:e}=r.client;
for(
let{
servers:i,
reading:a}of r.pairs(Ur)){
let[o,s]=i;
if(s.name===o.name||s.document===o.document)
continue;
if(Y(o,s).length>0)
continue;
let c=o.document.path;
let l={
server:t.nameOf(s),
other:o.name,
file:c,
client:r.client.name};
n(e===void 0?`across`:`droppedAcross`,l,t.placeOfName(s),{
reading:a,
server:s,
help:`remove one of them`,
related:[{
place:t.placeOfName(o),
message:`the other one`}],...e===void 0?{}:{
reaction:e}})}}}}}});
function Ur(e){
let n=Wr.get(e);
if(n!==void 0)
return n;
let r=new Map;
for(
let n of e.servers.values()){
let e=n.broken||n.off?void 0:t.lineOf(n);
e!==void 0&&!r.has(e)&&r.set(e,{
server:n.name})}
Wr.set(e,r);
return r}
const Wr=new WeakMap;
var Gr=t.defineRule({
id:`server-drift`,
category:`compatibility`,
severity:`info`,
messages:{
version:({
server:e,
other:t,
mine:n,
theirs:r})=>`${e} runs ${n} here and ${r} in ${t}`,
remote:({
server:e,
other:t,
isRemote:n})=>n?`${e} is remote here and started locally in ${t}`:`${e} is started locally here and remote in ${t}`,
fields:({
server:e,
other:t,
fields:n})=>`${e} is not the same as in ${t}: they differ in ${n}`,
name:({
server:e,
other:n,
name:r})=>`${e} is called ${t.quote(r)} in ${n}`,
lacks:({
server:e,
other:t,
fields:n})=>`${e} lacks what ${t} says: ${n}`,
added:({
server:e,
other:t,
fields:n})=>`${e} says what ${t} does not: ${n}`,
edited:({
server:e,
other:t,
fields:n})=>`${e} was edited by hand: ${t} has no way to say ${n}`,
missing:({
server:e,
other:t})=>`${e} of ${t} is missing here`,
extra:({
server:e,
other:t})=>`${e} is not in ${t}, from which this file is written`},
on:{
run:{
with:`same-name`,
check(e,n){
let r=Un(e);
if(r.length===0)
return;
let i=Gn(e);
let a=new Map(W(e).map(({
loser:e,
winner:n})=>[t.keyOf(e.server),n.server]));
for(
let e of r){
let t=Wn(e,i);
let r=new Set(Kr(e).flatMap(e=>Yr(e,t,n)));
for(
let e of t.values())
qr(e.filter(e=>ri(e)&&!r.has(e)),a,n);
for(
let[e,r]of $r(t))
Jr(e,r,n)}}}}});
function Kr(e){
return e.readings.filter(n=>n.format.writes!==void 0&&!ei(n,e)&&!t.isOfUser(n.document.path))}
function qr(e,n,r){
let i=e.length>1?B(e):void 0;
let[a,...o]=i?.disagreeing??[];
if(i===void 0||a===void 0)
return;
let s=n.get(t.keyOf(a.definition.server));
let c=[a,...o].some(({
definition:e})=>s&&t.keyOf(e.server)===t.keyOf(s));
(s===void 0||c)&&Qr(i.reference,[a,...o],`others`,r)}
function Jr(e,{
reading:n,
server:r},{
report:i}){
let a=t.quote(e.reading.document.path);
i(`name`,{
server:t.nameOf(r),
other:a,
name:e.server.name},t.placeOfName(r),{
reading:n,
server:r,
help:`call it alike in both: prompts, agents and permissions mean servers by their names`,
related:[{
place:t.placeOfName(e.server),
message:`compared with this one`}]})}
function Yr(e,t,n){
let r=[];
for(
let i of e.format.writes??[]){
let a=[...t.values()].flatMap(e=>e.filter(({
reading:e})=>e.client.id===i.client));
let[o]=a.filter(({
server:t})=>e.names.includes(t.name));
let s=o&&Nt(e,i);
if(o===void 0||s===void 0)
continue;
let c=Pt(e,s,i,o.reading);
let l=new Set(c.map(({
name:e})=>e));
r.push(...a.filter(({
server:e})=>l.has(e.name)));
let u=jt(c.filter(e=>e.source?.off!==!0),a.map(({
server:e})=>e).filter(({
off:e})=>!e));
Xr(e,o.reading,u,{
copies:a,
replaces:s.replaces},n)}
return r}
function Xr(e,n,{
departures:r,
same:i,
missing:a,
extra:o},{
copies:s,
replaces:c},l){
let{
report:u}=l;
let d=t.quote(e.document.path);
let f=e=>s.find(t=>t.server===e);
for(
let t of r){
let n=f(t.copy);
n!==void 0&&Zr(t,n,{
server:t.expected.source,
reading:e},l)}
if(i.length===0)
return;
let p=s.every(({
reading:e})=>e===n);
for(
let{
source:e}of a){
if(s.some(t=>t.server.name===e.name))
continue;
u(`missing`,{
server:t.nameOf(e),
other:d},ti(n,i),{
reading:n,
server:e,
related:[{
place:t.placeOfName(e),
message:`it stands here`}],
help:`write this file from ${d} again`})}
for(
let e of c&&p?o:[])
u(`extra`,{
server:t.nameOf(e),
other:d},t.placeOfName(e),{
reading:n,
server:e,
help:`put it into ${d}, or it is gone when this file is written again`})}
function Zr({
differences:e,
byHand:n},r,i,a){
e.length>0&&Qr(i,[{
definition:r,
differences:e}],`source`,a);
let[o,...s]=n;
if(o===void 0)
return;
let c={
server:t.nameOf(r.server),
other:t.quote(i.reading.document.path)};
let l=s.length===0&&o.b!==void 0?t.at(r.server.document,o.b):t.placeOfName(r.server);
a.report(`edited`,{...c,
fields:X(n)},l,{...r,
related:[{
place:t.placeOfName(i.server),
message:`written from this one`}],
help:`it is gone when this file is written again`})}
function Qr(e,[n,...r],i,{
report:a}){
let{
reading:o,
server:s}=n.definition;
let c={
server:t.nameOf(s),
other:t.quote(e.reading.document.path)};
let{
here:l,
there:u}=ii(e,n);
let d=[{
place:u,
message:`compared with this one`},...r.map(({
definition:e,
differences:n})=>({
place:t.placeOfName(e.server),
message:`differs in ${X(n)}`}))];
let f=i===`others`?`make them alike, or leave them if the difference is meant`:`change ${c.other}, and write this file from it again`;
let p={
reading:o,
server:s,
related:d,
help:f};
let m=ai(e,n);
let h=s.url!==void 0&&s.command===void 0;
if(m!==void 0){
let e=i===`others`?`use one version`:f;
a(`version`,{...c,...m},l,{...p,
help:e})}else 
if(h!==(e.server.command===void 0))
a(`remote`,{...c,
isRemote:h},l,p);else{
let e=X(n.differences);
a(i===`others`?`fields`:ni(n),{...c,
fields:e},l,p)}}
function*$r(e){
let n=t.grouped([...e.keys()],t.lettersOf);
for(
let[t,r]of n){
if(t===``||r.length<2)
continue;
let[n,...i]=r.flatMap(t=>(e.get(t)??[]).filter(ri));
if(n===void 0)
continue;
for(
let t of i){
let r=t=>e.get(t)?.map(({
reading:e})=>e.client)??[];
let i=r(n.server.name).every(e=>!r(t.server.name).includes(e));
if(t.server.name===n.server.name||!i)
continue;
B([n,t])?.disagreeing.length===0&&(yield[n,t]);
break}}}
function ei(e,{
readings:t}){
let{
files:n}=e.format;
if(n.some(e=>e.includes(`*`)))
return!1;
let r=({
document:e})=>n.findIndex(t=>e.path.endsWith(t));
return t.some(t=>t.format===e.format&&r(t)<r(e))}
function ti({
document:e,
maps:n},[r]){
let i=n.find(e=>e.route.length>0)?.route;
return i===void 0&&r!==void 0?t.placeOfName(r):t.at(e,i??[],`key`)}
function ni({
differences:e}){
if(e.every(({
b:e})=>e===void 0))
return`lacks`;
return e.every(({
a:e})=>e===void 0)?`added`:`fields`}
function ri({
server:e}){
return!e.off&&(e.command??e.url)!==void 0}
function ii({
server:e},{
definition:{
server:n},
differences:r}){
let i=r.length===1?r[0]:void 0;
return{
here:i?.b===void 0?t.placeOfName(n):t.at(n.document,i.b),
there:i?.a===void 0?t.placeOfName(e):t.at(e.document,i.a)}}
function ai({
server:e},{
definition:{
server:n},
differences:r}){
let[i,...a]=r;
if(i?.a===void 0||i.b===void 0||a.length>0)
return;
let o=oi(t.textAt(n,i.b));
let s=oi(t.textAt(e,i.a));
if(o===void 0||o.name!==s?.name)
return;
return{
mine:o.version,
theirs:s.version}}
function oi(e){
let t=e===void 0?null:/^([@\w./-]+?)(?:[@:]([\w.+-]{1,40}))?$/.exec(e);
if(t===null||t[1]===void 0)
return;
return{
name:t[1],
version:t[2]===void 0?`the newest version`:`version ${t[2]}`}}
var si=t.defineRule({
id:`server-manifest-drift`,
category:`correctness`,
severity:`warning`,
messages:{
variable:e=>`${e.server} is given ${t.quote(e.name)}; ${t.quote(e.file)} ${e.isRequired?`requires`:`knows`} ${t.quote(e.known)}`,
version:e=>`${e.server} runs version ${e.version} of the package that ${t.quote(e.file)} describes as ${e.described}`},
on:{
run:{
with:`manifest`,
check({
readings:e},{
report:n}){
for(
let r of e){
if(r.format.registry===void 0)
continue;
let i=r.document.path;
for(
let a of t.packagesOf(r)){
let o=t.writtenText(a.value,`identifier`);
if(o===void 0)
continue;
let s=ci(r,a);
for(
let{
reading:c,
server:l,
version:u,
place:d}of ui(o,li(i,e))){
for(
let{
name:e,
route:r}of l.env){
let a=di(e,s,l);
if(a===void 0)
continue;
n(`variable`,{
server:t.nameOf(l),
name:e,
known:a.name,
file:i,
isRequired:a.isRequired},t.at(l.document,r,`key`),{
reading:c,
server:l,
help:`did you mean ${t.quote(a.name)}?`,
related:[{
place:a.place,
message:`what the package reads`}]})}
let e=t.writtenText(a.value,`version`);
if(e===void 0||u===void 0||u===e)
continue;
n(`version`,{
server:t.nameOf(l),
version:u,
file:i,
described:e},d,{
reading:c,
server:l,
severity:`info`,
help:`run version ${e}, or leave it if the older one is meant`,
related:[{
place:t.at(r.document,[...a.route,`version`]),
message:`the version described`}]})}}}}}}});
function ci({
document:e},n){
return t.environmentOf(e,n).flatMap(({
value:n,
route:r})=>{
let i=t.writtenText(n,`name`);
if(i===void 0)
return[];
return[{
name:i,
isRequired:t.own(n,`isRequired`)===!0,
place:t.at(e,[...r,`name`])}]})}
function li(e,n){
let r=t.folderHolding(e);
return n.filter(({
document:e})=>{
let n=t.folderHolding(e.path);
return n.startsWith(r)||r.startsWith(n)})}
function*ui(e,n){
for(
let r of n){
if(!r.owner||r.format.dialect===void 0||!r.document.text.includes(e))
continue;
for(
let n of r.servers){
let i=n.broken||n.off?[]:t.wordsOf(n);
let a=t.packageRun(t.textsOf(i));
let o=a&&i[a.word];
if(a?.name!==e||o===void 0)
continue;
yield{
reading:r,
server:n,
place:t.at(n.document,o.route,`value`,{
start:a.start,
end:a.end}),
version:a.version!==void 0&&/^\d[\w.+-]*$/.test(a.version)?a.version:void 0}}}}
function di(e,n,{
env:r}){
if(n.some(t=>t.name===e))
return;
let i=new Set(r.map(e=>e.name));
let a=n.filter(e=>!i.has(e.name));
let o=t.suggest(e,a.map(e=>e.name));
return a.find(e=>e.name===o)}
var fi=t.defineRule({
id:`server-merge-conflict`,
category:`correctness`,
severity:`error`,
messages:{
both:e=>`${e.server} gets ${t.quote(e.other)} from ${t.quote(e.path)} beside its ${t.quote(e.own)}, so ${e.consequence}`,
neither:e=>`no file says what ${e.server} starts or calls, so ${e.consequence}`},
on:{
run:{
with:[`same-name`,`several-files`],
check(e,{
report:n}){
for(
let r of W(e)){
let{
winner:e,
loser:i,
client:a,
reading:o}=r;
let{
dialect:s}=e.server;
let c=s.both.reaction;
if(!pi(r)||!t.losesServer(c.effect))
continue;
let l=e.server.url??e.server.command;
let u=e.server.url===void 0?i.server.url:i.server.command;
if(l===void 0||u===void 0)
continue;
n(`both`,{
server:t.nameOf(e.server),
own:String(l.route.at(-1)),
other:String(u.route.at(-1)),
path:i.reading.document.path,
consequence:t.consequence(c,a.name)},t.at(e.server.document,l.route,`key`),{
reading:o,
server:e.server,
reaction:c,
help:`give one of the two servers another name`,
related:[{
place:t.at(i.server.document,u.route,`key`),
message:`laid under it`}]})}
for(
let{
reading:r,
server:i,
reaction:a}of mi(e))
n(`neither`,{
server:t.nameOf(i),
consequence:t.consequence(a,r.client.name)},t.placeOfName(i),{
reading:r,
server:i,
reaction:a,
help:`add what it is to start or to call, or define it in the file that this one is laid over`})}}}});
function pi({
precedence:e,
winner:t,
loser:n}){
let[r,i]=[t.server,n.server];
if(e.same!==`merged`||r.broken||i.broken)
return!1;
return r.url===void 0!=(r.command===void 0)&&i.url===void 0!=(i.command===void 0)&&r.url===void 0!=(i.url===void 0)}
function*mi({
readings:e}){
let n=e.filter(({
owner:e,
format:t})=>e&&t.dialect?.overrides!==void 0);
if(n.length===0)
return;
let r=t.grouped(e,({
client:e})=>e);
let i=new Map([...r].map(([e,t])=>[e,hi(t)]));
for(
let e of n){
let{
client:t,
names:n}=e;
let a=gi(e);
if(a===void 0||!r.get(t)?.some(e=>e.format.dialect===a))
continue;
let o=e=>(i.get(t)?.get(e)??0)>+!!n.includes(e);
for(
let t of e.servers){
if(t.broken||_i(t)||o(t.name))
continue;
yield{
reading:e,
server:t,
reaction:a.neither}}}}
function hi(e){
let t=new Map;
for(
let{
names:n}of e)
for(
let e of new Set(n))
t.set(e,(t.get(e)??0)+1);
return t}
function gi({
client:e,
format:n}){
let r=(e.precedence?.find(({
same:e,
sources:t})=>e===`merged`&&t.some(e=>e.format===n.id)))?.sources.at(-1);
let i=e.formats.find(({
id:e})=>e===r?.format)?.dialect;
return i===void 0||i.overrides!==void 0||!t.losesServer(i.neither.effect)?void 0:i}
function _i({
fields:e}){
return e.some(({
fact:e})=>e!==void 0&&!e.unread&&[`command`,`commandLine`,`url`].includes(e.is))}
var vi=t.defineRule({
id:`server-missing`,
category:`compatibility`,
severity:`off`,
messages:{
missing:({
server:e,
clients:n})=>`${e} is not defined for ${t.list(n,{
bare:!0,
max:4})}`},
on:{
run:{
with:`several-files`,
check(e,{
report:n}){
let r=Un(e);
if(r.length===0)
return;
let i=Gn(e);
for(
let e of r){
let r=e.readings.filter(({
servers:e})=>e.length>0);
let a=new Map(r.map(({
client:e})=>[e.id,e.name]));
if(a.size<2)
continue;
for(
let r of Wn(e,i).values()){
let[e]=r;
let i=new Set(r.map(({
reading:e})=>e.client.id));
let o=[...a].filter(([e])=>!i.has(e)).map(([,e])=>e);
if(e===void 0||e.server.off||o.length===0)
continue;
n(`missing`,{
server:t.nameOf(e.server),
clients:o},t.placeOfName(e.server),{
reading:e.reading,
server:e.server,
help:`define it there too, if it is meant for them`})}}}}}});
var yi=t.defineRule({
id:`server-name-collision`,
category:`correctness`,
severity:`warning`,
messages:{
merge:e=>`${e.client} calls the tools of ${e.server} and ${t.quote(e.other)} alike, ${t.quote(e.prefix)}; ${e.outcome}`,
same:e=>`${e.client} calls the tools of both servers ${t.quote(e.name)} alike; ${e.outcome}`,
single:e=>`${e.client} calls ${e.server} and ${t.quote(e.other)} alike, ${t.quote(e.prefix)}; ${e.outcome}`},
on:{
run:{
with:`alike-names`,
check(e,{
report:n}){
let{
readings:r,
toolLists:i}=e;
let a=(e,r,a,o,s=!1)=>{
if(!t.areMerged(a,t.partOf(e,a),t.partOf(r,a)))
return;
if([e,r].every(({
name:e,
document:t})=>i.of(e,t.path)!==void 0)&&a.alike===void 0)
return;
let c=t.readerOf(o);
let l=t.placeOfName(r);
let u=xi(a);
let d={
reading:o,
server:r,...a.alike!==void 0&&e.document===r.document?{
reaction:a.alike}:{},
help:t.remedyFor(a)+t.elsewhere(e,r,c,s),
related:[{
place:t.placeOfName(e),
message:`the other one`}]};
if(e.name===r.name){
n(`same`,{
name:r.name,
client:c,
outcome:u},l,d);
return}
let f=t.formFor(a,t.partOf(r,a));
let p={
server:t.nameOf(r),
other:e.name,
client:c,
prefix:f,
outcome:u};
let m=a.partKey===void 0?t.renamedPlainly(r,o):void 0;
n(a.alike===void 0?`merge`:`single`,p,l,{...d,
fix:m})};
for(
let n of r){
let r=t.toolNamesOf(n);
if(r===void 0||!Ci(n,r))
continue;
let i=n.servers.filter(i=>t.isComparable(i,r)&&!J(i,n,e));
for(
let{
server:e,
first:o}of t.clashes(i,(e,n)=>r.server(t.partOf(n,r)))){
if(t.isNameless(e)||o.name===e.name&&Si(n))
continue;
a(o,e,r,n)}}
for(
let t of q(e)){
let e=t.client.toolNames;
if(e===void 0)
continue;
for(
let{
servers:n,
reading:r,
nested:i}of t.pairs(bi(e)))
a(...n,e,r,i)}}}}});
function bi({
server:e}){
let t=new WeakMap;
return n=>{
let r=t.get(n)??new Map([...n.names].reverse().map(t=>[e(t),{
server:t}]));
t.set(n,r);
return r}}
function xi({
alike:e,
clash:n}){
if(e?.effect===`drops-server`)
return`only one of them answers`;
if(e!==void 0)
return t.consequence(e,`it`);
switch(n?.across){case`none`:
return`with a tool that both have it offers none at all`;case`sent`:
return`of a tool that both have the model gets two under one name`;default:
return`a tool that both have is lost for one`}}
function Si({
format:e}){
return e.servers.some(e=>e.keeps!==void 0)}
function Ci({
names:e},{
server:t,
partKey:n}){
if(n!==void 0)
return!0;
return new Set(e.map(t)).size<e.length}
var wi=t.defineRule({
id:`server-shadowed`,
category:`correctness`,
severity:`warning`,
messages:{
replaced:({
client:e,
server:t,
other:n,
fields:r})=>`${e} takes ${t} from ${n} instead; the two differ in ${r}`,
merged:({
client:e,
server:t,
other:n,
fields:r})=>`${e} takes ${r} of ${t} from ${n}, whatever stands here`,
nested:({
client:e,
server:n,
other:r,
fields:i,
folder:a})=>`${e} takes ${n} from ${r} when it runs in ${t.quote(a)}; the two differ in ${i}`,
same:({
client:e,
server:t,
other:n})=>`${e} takes ${t} from ${n}, where it is the same`,
off:({
client:e,
server:t,
other:n})=>`${e} takes ${t} from ${n}, where it is switched off, so it does not run`},
on:{
run:{
with:`same-name`,
check(e,{
report:n}){
for(
let[r,...i]of Ti(W(e))){
let{
contest:e,
message:a,
fields:o}=r;
let{
client:s,
reading:c,
winner:l,
source:u,
loser:d,
precedence:f}=e;
let p={
client:c.format.reader??s.name,
server:t.nameOf(d.server),
other:Ai(e),
fields:o,
folder:Ei(l.reading,d.reading).slice(0,-1)};
let m=a===`replaced`||a===`merged`?`ignored`:`fine`;
let h=a===`merged`?`keep each field in one of the two`:`keep one of the two, or rename one`;
n(a,p,t.placeOfName(d.server),{
reading:c,
reaction:{
effect:m,
by:f.by},
server:d.server,
help:u.note===void 0?h:`${h}; ${u.note}`,...i.length>0&&{
clients:[s.id,...i.map(e=>e.contest.client.id)]},
related:[{
place:t.placeOfName(l.server),
message:`this one counts`}]})}}}}});
function Ti(e){
let n=new Map;
for(
let r of e){
let e=Di(r);
if(e===void 0)
continue;
let{
winner:i,
loser:a,
precedence:o}=r;
let{
message:s,
fields:c}=e;
let l=JSON.stringify([t.keyOf(i.server),t.keyOf(a.server),s,c,t.confidenceOf(o.by)]);
let u=n.get(l);
u===void 0?n.set(l,[{
contest:r,
message:s,
fields:c}]):u.push({
contest:r,
message:s,
fields:c})}
return n.values()}
function Ei(...e){
return e.map(t.folderOf).reduce((e,t)=>e.length<t.length?t:e)}
function Di({
client:e,
winner:t,
loser:n,
nested:r,
precedence:i}){
let a=n.reading.owner&&n.reading.client===e;
if(!Oi(t.server)||!Oi(n.server))
return;
let o=Y(t.server,n.server);
if(i.same===`merged`){
let e=o.filter(e=>ki(e,t.server,n.server));
if(e.length>0)
return{
message:r?`nested`:`merged`,
fields:X(e)}}
if(o.length===0)
return r||!a?void 0:{
message:`same`,
fields:``};
if(i.same===`merged`)
return;
if(r)
return{
message:`nested`,
fields:X(o)};
if(t.server.off&&!n.server.off)
return{
message:`off`,
fields:``};
return{
message:`replaced`,
fields:X(o)}}
function Oi({
broken:e,
transport:t}){
return!e&&t!==void 0}
function ki({
a:e,
b:n},r,i){
if(e!==void 0&&n!==void 0)
return!0;
let a=e?.[r.route.length]??n?.[i.route.length];
return[r,i].map(({
entry:e})=>t.own(e,String(a))).every(e=>e!==void 0&&!t.isObject(e))}
function Ai({
winner:e,
loser:n}){
let{
document:r}=e.reading;
return r===n.reading.document?`its servers of this project`:t.quote(r.path)}
var ji=t.defineRule({
id:`tool-count`,
category:`compatibility`,
severity:`info`,
messages:{
many:e=>`${e.client} ${e.fact}, and with ${e.server} there are ${e.count}`},
on:{
run:{
with:`tools`,
check(e,{
report:n}){
let{
readings:r,
toolLists:i}=e;
let a=(e,r,i)=>{
let{
toolCount:a}=i.client;
if(a===void 0)
return;
let{
fact:o,
most:s}=a;
let c=e;
for(
let{
server:e,
tools:a}of r){
let r=c;
c+=a.length;
if(r>s||c<=s||Mi(a.length,i))
continue;
n(`many`,{
client:t.readerOf(i),
fact:o,
server:t.nameOf(e),
count:c},t.placeOfName(e),{
reading:i,
server:e,
help:`switch off servers or tools that are not needed`})}};
for(
let t of r){
if(t.client.toolCount===void 0||t.format.reader!==void 0)
continue;
for(
let n of x(t,i))
a(0,n.filter(({
server:n})=>!J(n,t,e)),t)}
if(i.isEmpty)
return;
for(
let t of q(e)){
let e=t.client.toolCount?.most;
if(e===void 0||t.reading.format.reader!==void 0)
continue;
let n=new Ni(t,i);
if(n.most>e)
continue;
let[r]=n.own;
r!==void 0&&a(n.others,n.own,t.readingFor(r.server))}}}}});
function Mi(e,t){
return ce(t).some(({
tools:t})=>t!==void 0&&e>t.max)}
var Ni=class{
own;
others;
most;
constructor(e,t){
let n=[];
let r=new Map;
let i=0;
for(
let{
server:a,
isOwn:o}of e.running()){
let e=xe(a,t);
if(e===void 0)
continue;
let{
document:s}=a;
r.set(s,(r.get(s)??0)+e.tools.length);
o?n.push(e):i+=e.tools.length}
this.own=n;
this.others=i;
this.most=Math.max(0,...r.values())}};
function*Pi(e,t,{
toolLists:n}){
let{
kept:r}=t;
if(r===void 0)
return;
for(
let i of x(e,n))
for(
let e of ye(i,t))
r.has(e.name)&&(yield e)}
function Fi(e){
let n=new Set;
for(
let r of e.readings){
let i=t.toolNamesOf(r);
if(i?.clash===void 0)
continue;
for(
let{
first:t,
second:a}of Ii(r,i,e))
t.server===a.server&&n.add(a.listed)}
return n}
function*Ii(e,n,r){
for(
let i of x(e,r.toolLists)){
let a=ye(i.filter(({
server:i})=>t.isComparable(i,n)&&!J(i,e,r)),n);
yield*Li(a,({
name:e})=>e,!1);
if(n.names===void 0)
continue;
a.some(({
name:e,
alone:t})=>e!==t)&&(yield*Li(a,({
alone:e})=>e,!0))}}
function Li(e,t,n){
let r=new Map;
let i=new Map;
let a=[];
let o=new Map;
for(
let s of e){
o.has(s.server)||o.set(s.server,o.size);
let e=t(s);
let c=r.get(e);
if(c===void 0){
r.set(e,s);
continue}
if(n&&c.name===s.name)
continue;
let l=`${o.get(c.server)} ${o.get(s.server)}`;
let u=c.server===s.server?void 0:i.get(l);
if(u!==void 0){
u.count+=1;
continue}
let d={
first:c,
second:s,
count:1,
winner:Ri(c,s),
isRenamed:n,
isNested:!1};
i.set(l,d);
a.push(d)}
return a}
function Ri(e,t){
return zi(t)<zi(e)?t:e}
function zi({
server:e,
listed:t}){
return`${e.name}\0${t.name}`}
var Bi=class{
#e;
#t=new Map;
constructor(e){
this.#e=e}
in(e,t){
let n=new Map;
for(
let r of e.pairs(e=>this.#n(e,t))){
let{
servers:e,
reading:i,
nested:a}=r;
let o=r.first.tool;
let s=r.second.tool;
let c=n.get(e[0])??new Map;
n.set(e[0],c);
let l=c.get(e[1]);
if(l!==void 0)
l.meeting.count+=1;else{
let n=!Vi(o,s,t);
let r={
first:o,
second:s,
count:1,
winner:Ri(o,s),
isRenamed:n,
isNested:a};
c.set(e[1],{
meeting:r,
reading:i})}}
return[...n.values()].flatMap(e=>[...e.values()])}
#n(e,{
name:t}){
let n=this.#t.get(e);
if(n!==void 0)
return n;
let r=new Map;
for(
let{
server:n,
tools:i}of Vn(e,this.#e))
for(
let e of i){
let i=t(n.name,e.name);
r.has(i)||r.set(i,{
server:n.name,
tool:{
server:n,
listed:e,
name:i,
alone:i}})}
this.#t.set(e,r);
return r}};
function Vi(e,t,{
names:n}){
if(n===void 0)
return!0;
let[r,i]=n([e,t].map(({
server:e,
listed:t})=>({
server:e.name,
tool:t.name})));
return r===i}
var Hi=t.defineRule({
id:`tool-name-collision`,
category:`correctness`,
severity:`warning`,
messages:{
one:e=>`${e.client} calls ${e.tools} alike, ${t.quote(e.name)}; ${e.outcome}`,
several:e=>`${e.client} calls ${e.count} tools of ${e.server} like tools of ${t.quote(e.other)}, such as ${t.quote(e.name)}; ${e.outcome}`,
renamed:e=>`${e.client} would call ${e.tools} alike${e.more===0?``:`, ${e.more} more as well`}, and tells them apart by ${e.by}`,
kept:e=>`${e.client} keeps the name ${t.quote(e.tool)} for itself; with this tool of ${e.server} it offers no tool of any server`},
on:{
run:{
with:`tools`,
check(e,n){
let{
readings:r,
toolLists:i}=e;
let a=new Ui;
for(
let i of r){
let r=t.toolNamesOf(i);
if(r?.clash===void 0)
continue;
for(
let t of Pi(i,r,e))
Wi(t,r,i,a,n);
for(
let t of Ii(i,r,e))
Gi(t,r,i,a,n)}
if(i.isEmpty)
return;
let o=new Bi(i);
for(
let t of q(e)){
let e=t.client.toolNames;
if(e?.clash===void 0)
continue;
for(
let{
meeting:r,
reading:i}of o.in(t,e))
Gi(r,e,i,a,n)}}}}});
var Ui=class{
#e=new Map;
isNew(e,t){
let n=this.#e.get(e)??new Set;
this.#e.set(e,n);
if(n.has(t))
return!1;
n.add(t);
return!0}};
function Wi({
server:e,
listed:n,
name:r},i,a,o,{
report:s}){
let c=t.readerOf(a);
if(!o.isNew(c,n))
return;
let l=t.at(n.document,[...n.route,`name`]);
s(`kept`,{
client:c,
tool:r,
server:t.nameOf(e)},l,{
reading:a,
server:e,
reaction:{
effect:`ignored`,
by:i.by},
help:i.partKey===void 0?`rename the tool`:`give the server a ${t.quote(i.partKey)}`,
related:[{
place:t.placeOfName(e),
message:`the server`}]})}
function Gi(e,n,r,i,{
report:a}){
let{
first:o,
second:s,
count:c,
winner:l,
isRenamed:u}=e;
let{
server:d,
name:f}=s;
let p=o.server===d;
if(!p&&n.alike!==void 0&&n.server(o.server.name)===n.server(d.name))
return;
let m=t.readerOf(r);
if(p&&!i.isNew(m,s.listed))
return;
let h=p?$(s):t.placeOfName(d);
let g=Ki(o,s);
let _={
reading:r,
server:d,
help:Yi(e,n,m),
related:Xi(o,s,p)};
if(u){
a(`renamed`,{
client:m,
tools:g,
by:n.apartBy??``,
more:c-1},h,{..._,
severity:`info`});
return}
let v=n.clash?.[p?`within`:`across`];
if(v===void 0)
return;
let y=qi(v,l,e);
let ee={..._,
reaction:{
effect:`ignored`,
by:n.by}};
c===1?a(`one`,{
client:m,
tools:g,
name:f,
outcome:y},h,ee):a(`several`,{
client:m,
server:t.nameOf(d),
other:o.server.name,
count:c,
name:f,
outcome:y},h,ee)}
function Ki(e,{
server:n,
listed:r}){
return e.server===n?`tools ${t.quote(e.listed.name)} and ${t.quote(r.name)} of ${t.nameOf(n)}`:`tool ${t.quote(r.name)} of ${t.nameOf(n)} and ${t.quote(e.listed.name)} of ${t.quote(e.server.name)}`}
function qi(e,t,{
first:n,
second:r,
count:i}){
switch(e){case`first`:
return Ji(n,r);case`last`:
return Ji(r,n);case`least`:
return Ji(t,t===n?r:n);case`one`:
return i>1?`one of each two is lost`:`one of them is lost`;case`sent`:
return`the model gets both under one name`;case`none`:
return`it then offers no tool of any server`}}
function Ji(e,n){
let r=e.server===n.server?e.listed.name:e.server.name;
return e.server===n.server?`only ${t.quote(r)} is offered`:`only that of ${t.quote(r)} is offered`}
function Yi({
first:e,
second:n,
isRenamed:r,
isNested:i},a,o){
let s=t.elsewhere(e.server,n.server,o,i);
if(r)
return`give them names of their own, so that permissions can name them${s}`;
if(e.server===n.server)
return`rename one of the tools, or leave it out`;
return t.remedyFor(a)+s}
function Xi(e,n,r){
if(r)
return[{
place:$(e),
message:`the other tool`},{
place:t.placeOfName(n.server),
message:`the server`}];
return[{
place:t.placeOfName(e.server),
message:`the other server`},{
place:$(n),
message:`the tool of this one`},{
place:$(e),
message:`the tool of the other one`}]}
function $({
listed:e}){
return t.at(e.document,[...e.route,`name`])}
var Zi=t.defineRule({
id:`tool-name-duplicate-case`,
category:`compatibility`,
severity:`warning`,
messages:{
alike:e=>`${e.tool} differs from ${t.quote(e.other)} in case only, and clients that write names in lower case lose one`},
on:{
run:{
with:`alike-tools`,
check(e,{
report:n}){
let r;
for(
let i of e.readings){
if(i.format.answer===void 0)
continue;
for(
let[a,o]of $n(t.soundTools(i.document),e=>e.toLowerCase())){
if(o.name===a.name)
continue;
r??=Fi(e);
if(r.has(a))
continue;
n(`alike`,{
tool:Yn(a),
other:o.name},Qn(a),{
reading:i,
help:`rename one of them`,
related:[{
place:Qn(o),
message:`the other one`}]})}}}}}});
var Qi=t.defineRule({
id:`tool-name-length`,
category:`compatibility`,
severity:`warning`,
messages:{
cut:e=>`${e.client} cuts the name of ${e.tools} to ${e.most} characters`,
hashed:e=>`${e.client} cuts the name of ${e.tools} to ${e.most} characters and a hash`,
"left-out":e=>`${e.client} takes names of ${e.most} characters, and leaves out ${e.tools}`,
refused:e=>`${e.client} sends a name of ${e.length} characters where ${e.whose} takes ${e.most}, for ${e.tools}`,
sent:e=>`${e.client} sends a name of ${e.length} characters where ${e.whose} take ${e.most}, for ${e.tools}`,
none:e=>`${e.client} takes names of ${e.most} characters, and with ${e.tools} offers no tool at all`,
room:e=>`${e.client} has ${e.room} of ${e.most} characters left for a tool of ${e.server}; ${e.outcome}`},
on:{
run:{
with:[`tools`,`long-name`],
check(e,{
report:n}){
let{
readings:r,
toolLists:i}=e;
for(
let a of r){
let r=t.nameLimitOf(a);
if(r===void 0)
continue;
let o=t.readerOf(a);
let s=r.over===`sent`?{
severity:`info`}:{};
let c={
effect:`ignored`,
by:r.by};
for(
let l of x(a,i).flat()){
let{
server:i}=l;
let u=ea(l,r);
let[d]=u;
if(d===void 0||J(i,a,e))
continue;
n(r.over,{
client:o,
tools:ta(i,d,u.length),
length:r.length(i.name,d.name),
most:r.most,
whose:r.whose??``},t.placeOfName(i),{
reading:a,
server:i,
reaction:c,...s,
help:na(i,u,r),
related:u.slice(0,3).map(e=>({
place:t.at(e.document,[...e.route,`name`]),
message:`the tool`}))})}
for(
let l of ra(a,r,i)){
if(J(l,a,e))
continue;
let i=Math.max(0,ia(l.name,r));
let u={
client:o,
server:t.nameOf(l),
room:i,
most:r.most,
outcome:$i[r.over]};
let d={
reading:a,
server:l,
reaction:c,...s,
help:`choose a shorter name for the server`};
n(`room`,u,t.placeOfName(l),d)}}}}}});
const $i={
cut:`the rest is cut off`,
hashed:`the rest becomes a hash`,
"left-out":`others are left out`,
refused:`a request with more fails`,
sent:`models that take no more refuse it`,
none:`with more, no tool is offered`};
function ea({
server:e,
tools:t},{
length:n,
most:r}){
return t.filter(({
name:t})=>n(e.name,t)>r)}
function ta(e,n,r){
let i=r===1?``:` and ${r-1} more`;
return`tool ${t.quote(n.name)}${i} of ${t.nameOf(e)}`}
function na(e,t,{
length:n,
most:r}){
let i=Math.min(...t.slice(0,1e3).map(({
name:e})=>r-n(`x`,e)+1));
return i>=1&&i<e.name.length?`use a name of at most ${i} ${i===1?`character`:`characters`} for the server, or shorter names of tools`:`no name of the server is short enough: the tools need shorter ones`}
function ra(e,t,n){
let{
path:r}=e.document;
let i=i=>ia(i,t)<=8&&n.of(i,r)===void 0&&!aa(e,i);
if(!e.names.some(i))
return[];
return e.servers.filter(e=>!e.broken&&!e.off&&i(e.name))}
function ia(e,{
length:t,
most:n}){
return n-t(e,`x`)+1}
function aa({
format:e},t){
return(e.dialect?.names??[]).some(({
maxLength:e})=>e!==void 0&&t.length>e)}
var oa=e.__exportAll({
rules:()=>sa});
const sa=[nr,ir,ur,hr,yr,br,Lr,Hr,Gr,si,fi,vi,yi,wi,ji,Hi,Zi,Qi];
exports.LOST=`clients on the official SDK lose the whole list`;
exports.agreementOf=B;
exports.annotationKeys=l;
exports.answerSchemas=o;
exports.blockTypes=c;
exports.canBeGiven=N;
exports.canonical=D;
exports.compared=jt;
exports.contestsIn=W;
exports.crossing_generated_exports=oa;
exports.differences=k;
exports.eachDescription=g;
exports.eachText=d;
exports.expectedOf=Pt;
exports.hidingFile=V;
exports.identity=w;
exports.isOdd=h;
exports.isOff=L;
exports.isPlain=p;
exports.limitsNames=Jn;
exports.lostIn=Gn;
exports.meansThisFolder=et;
exports.namesakes=$n;
exports.nouns=Zn;
exports.ownerName=Xn;
exports.placeOfTool=Qn;
exports.portionOf=Nt;
exports.profiles=i;
exports.profilesOf=ce;
exports.projectsIn=Hn;
exports.rejectionOf=Dt;
exports.revisionOf=ie;
exports.revisions=a;
exports.schemasOf=pe;
exports.sourcesOf=On;
exports.switchingFile=R;
exports.syntaxesIn=je;
exports.toolFields=s;
exports.toolName=Yn;
exports.transportAs=Ke;
exports.transportFor=Et;
exports.wordFor=We;