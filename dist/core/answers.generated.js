"use strict";
const e=require("./core.js");
const t=require("./crossing.js");
function n(t){
let{
document:n,
value:r,
route:i}=t;
let a=e.own(r,`content`);
if(!Array.isArray(a))
return[];
return a.flatMap((r,a)=>e.isObject(r)?[{
result:t,
document:n,
route:[...i,`content`,a],
value:r,
type:e.own(r,`type`)}]:[])}
var r=class{
#e;
#t;
#n=new Map;
constructor(e){
let t=e.map(({
where:e,
tell:t})=>({
keywords:e.keywords,
tell:i(e,t)}));
this.#e=t.filter(({
keywords:e})=>e===void 0).map(({
tell:e})=>e);
this.#t=t.filter(({
keywords:e})=>e!==void 0)}
tellAll(e){
for(
let t of e)
this.#r(t)}
#r(e){
for(
let t of this.#e)
t(e);
for(
let t in e.schema)
for(
let n of this.#n.get(t)??this.#i(t))
n(e)}
#i(e){
let t=this.#t.filter(({
keywords:t})=>typeof t==`function`?t(e):t?.includes(e)).map(({
tell:e})=>e);
this.#n.set(e,t);
return t}};
function i({
keywords:e,
side:t,
under:n},r){
if((e===void 0||typeof e==`object`&&e.length===1)&&t===void 0&&n===void 0)
return r;
let i;
return e=>{
if(e===i||(t??e.side)!==e.side||(n??e.keyword)!==e.keyword)
return;
i=e;
r(e)}}
const a=[`answers`,`answer`,`toolList`,`tool`,`toolSchema`,`schemaNode`,`description`,`answerText`,`result`,`block`,`answerViolation`];
function o(t){
let n=new Map(a.map(e=>[e,t(e)]));
return(t,r)=>{
let{
document:i}=t;
let a=e=>n.get(e).filter(({
where:{
when:e,
signs:n}})=>(e?.(t)??!0)&&(n?.(i)??!0));
c(a(`answers`),t);
let o=a(`answer`);
for(
let t of e.answersOf(i))
c(o,t);
s(a(`answerViolation`),r);
l(t,a);
ee(t,a(`description`));
m(t,a(`answerText`));
h(t,a)}}
function s(e,t){
let n=new Map(e.map(({
where:e,
tell:t})=>[e.of,t]));
for(
let e of t)
n.get(e.rule??``)?.(e)}
function c(e,t){
for(
let{
tell:n}of e)
n(t)}
function l({
document:n},i){
let a=i(`tool`);
let o=i(`toolSchema`);
let s=new r(i(`schemaNode`));
let l=e.soundTools(n);
for(
let e of l){
u(a,e);
for(
let n of t.schemasOf(e)){
s.tellAll(n.nodes);
d(o,n)}}
let p=i(`toolList`);
for(
let e of f(n,l))
c(p,e)}
function u(e,t){
for(
let{
where:n,
tell:r}of e)
(n.keys===void 0||p(t,n.keys))&&r(t)}
function d(e,t){
for(
let{
where:n,
tell:r}of e)
(n.side??t.side)===t.side&&r(t)}
function f(e,t){
let n=new Map;
for(
let e of t){
let t=n.get(e.list);
t===void 0?n.set(e.list,[e]):t.push(e)}
return[...n].map(([t,n])=>({
document:e,
route:t,
tools:n}))}
function p({
value:t},n){
return e.isObject(t)&&n.some(e=>Object.hasOwn(t,e))}
function ee({
document:e},n){
if(n.length===0)
return;
t.eachDescription(e,e=>n.some(({
where:t})=>t.like?.test(e)??!0),e=>{
for(
let{
where:t,
tell:r}of n)
(t.like?.test(e.text)??!0)&&r(e)})}
function m({
document:n},r){
let i=r.filter(({
where:e})=>!e.odd);
let a=t.isPlain(n)?[]:r.filter(({
where:e})=>e.odd);
if(i.length+a.length===0)
return;
for(
let r of e.answersOf(n)){
if(r.kind===`refusal`)
continue;
t.eachText(r.value,r.route,(e,o,s)=>{
let l=a.length>0&&t.isOdd(e);
if(i.length===0&&!l)
return;
let u={
document:n,
answer:r,
route:[...s],
side:o,
text:e};
c(i,u);
l&&c(a,u)})}}
function h({
document:t},r){
let i=r(`result`);
let a=r(`block`);
for(
let r of e.resultsIn(t)){
c(i,r);
if(a.length>0)
for(
let e of n(r))
c(a,e)}}
var te=e.defineRule({
id:`annotation-contradiction`,
category:`correctness`,
severity:`warning`,
messages:{
both:e=>`${e.tool} is said to change nothing and to destroy; "destructiveHint" counts only for tools that change things`},
on:{
tool:{
keys:[`annotations`],
check(n,{
report:r}){
let i=e.own(n.value,`annotations`);
if(e.own(i,`readOnlyHint`)!==!0||e.own(i,`destructiveHint`)!==!0)
return;
let a=[...n.route,`annotations`];
r(`both`,{
tool:t.toolName(n)},e.at(n.document,[...a,`destructiveHint`]),{
help:`write false, or set "readOnlyHint" to false`,
related:[{
place:e.at(n.document,[...a,`readOnlyHint`]),
message:`it changes nothing`}]})}}}});
var ne=e.defineRule({
id:`annotation-directory`,
category:`compatibility`,
severity:`warning`,
messages:{
title:e=>`${e.tool} has no title, which the Anthropic directory requires`,
hint:e=>`${e.tool} says neither that it only reads nor that it destroys, as the Anthropic directory requires`},
on:{
tool:{
when:e=>t.profilesOf(e).some(({
id:e})=>e===`anthropic-directory`),
check(n,{
report:r}){
if(!e.isObject(n.value))
return;
let i=t.toolName(n);
let a=e.own(n.value,`annotations`);
let o=[e.own(n.value,`title`),e.own(a,`title`)].some(e=>typeof e==`string`&&e!==``);
let s=e.own(a,`readOnlyHint`)===!0||e.own(a,`destructiveHint`)!==void 0;
o||r(`title`,{
tool:i},t.placeOfTool(n),{
help:`add "title" with a name for people`});
s||r(`hint`,{
tool:i},t.placeOfTool(n),{
help:`set "readOnlyHint" or "destructiveHint" in "annotations"`})}}}});
const re=[`readOnlyHint`,`destructiveHint`,`openWorldHint`];
var ie=e.defineRule({
id:`annotation-explicit`,
category:`compatibility`,
severity:`warning`,
messages:{
absent:e=>`${e.tool} does not say ${e.keys}, without which the ChatGPT app directory rejects it`},
on:{
tool:{
when:e=>t.profilesOf(e).some(({
id:e})=>e===`openai-apps`),
check(n,{
report:r}){
if(!e.isObject(n.value))
return;
let i=e.own(n.value,`annotations`);
let a=re.filter(t=>e.own(i,t)===void 0);
if(a.length===0)
return;
r(`absent`,{
tool:t.toolName(n),
keys:e.list(a)},t.placeOfTool(n),{
help:`set all three in "annotations", also where the value is the default`})}}}});
const ae=t.annotationKeys.filter(e=>e!==`title`);
const oe=[[],[`inputSchema`],[`_meta`]];
var se=e.defineRule({
id:`annotation-misplaced`,
category:`correctness`,
severity:`warning`,
messages:{
outside:t=>`${e.quote(t.key)} of ${t.tool} does not stand in "annotations", so clients do not read it`},
on:{
tool(n,{
report:r}){
for(
let i of oe){
let[a]=i;
let o=a===void 0?n.value:e.own(n.value,a);
if(!e.isObject(o))
continue;
for(
let a of ae){
if(!Object.hasOwn(o,a))
continue;
r(`outside`,{
key:a,
tool:t.toolName(n)},e.at(n.document,[...n.route,...i,a],`key`),{
help:`move it into "annotations" of the tool`})}}}}});
var ce=e.defineRule({
id:`annotation-type`,
category:`correctness`,
severity:`error`,
messages:{
type:n=>`${e.quote(n.key)} of ${n.tool} ${n.sentence}, so ${t.LOST}`},
on:{
answerViolation:{
of:`annotation-type`,
check({
route:n,
sentence:r,
place:i,
help:a},{
report:o,
reading:{
document:s}}){
let c=e.toolAround(s,n);
if(c===void 0)
return;
let l=String(n.at(-1));
if(l===`annotations`&&e.valueAt(s.value,n)===null)
return;
o(`type`,{
key:l,
tool:t.toolName(c),
sentence:r},i,{
help:a})}}}});
var le=e.defineRule({
id:`annotation-unknown-key`,
category:`correctness`,
severity:`warning`,
messages:{
misspelt:t=>`${e.quote(t.key)} in the annotations of ${t.tool} is not ${e.quote(t.meant)}, so clients do not read it`},
on:{
tool:{
keys:[`annotations`],
check(n,{
report:r}){
let i=e.own(n.value,`annotations`);
if(!e.isObject(i))
return;
for(
let a of Object.keys(i)){
let o=t.annotationKeys.some(e=>e===a)?void 0:ue(a);
if(o===void 0||Object.hasOwn(i,o))
continue;
r(`misspelt`,{
key:a,
tool:t.toolName(n),
meant:o},e.at(n.document,[...n.route,`annotations`,a],`key`),{
help:`rename it to ${e.quote(o)}`})}}}}});
function ue(n){
let r=e=>e.toLowerCase().replace(/[^a-z]/g,``).replace(/hint$/,``);
return t.annotationKeys.find(e=>r(e)===r(n))??(n.length>5?e.suggest(n,t.annotationKeys):void 0)}
let de;
let fe;
var pe=e.defineRule({
id:`annotation-verb-mismatch`,
category:`clarity`,
severity:`off`,
messages:{
writes:e=>`${e.tool} sounds as if it changed something, and says that it only reads`,
reads:e=>`${e.tool} sounds as if it only read, and does not say so: clients ask before they run it`},
on:{
tool(n,{
report:r}){
let i=e.own(e.own(n.value,`annotations`),`readOnlyHint`);
i===!0&&(de??=/^(?:create|update|delete|remove|drop|send|write|insert|execute|add|set|put|post)(?=[_.-]|[A-Z])/).test(n.name)?r(`writes`,{
tool:t.toolName(n)},e.at(n.document,[...n.route,`annotations`,`readOnlyHint`])):i!==!0&&(fe??=/^(?:get|list|search|read|find|fetch|show|describe)(?=[_.-]|[A-Z])/).test(n.name)&&r(`reads`,{
tool:t.toolName(n)},t.placeOfTool(n),{
help:`add "readOnlyHint": true if it does`})}}});
var me=e.defineRule({
id:`ansi-escape`,
category:`security`,
severity:`error`,
messages:{
escape:()=>`the text holds an escape sequence, which can hide or overwrite what a terminal shows`},
on:{
answerText:{
when:({
format:e})=>e.answer!==`result`,
odd:!0,
check({
document:t,
text:n,
route:r,
side:i},{
report:a}){
let o=n.indexOf(`\x1B`);
if(o===-1||r.includes(`content`))
return;
let s=/^\u001b(?:\[[0-9;?]{0,16}[A-Za-z]?)?/.exec(n.slice(o))?.[0].length??1;
a(`escape`,void 0,e.at(t,r,i,{
start:o,
end:o+s}),{
help:`delete the sequence`})}}}});
function g(e,t,n){
let r=e[t-1];
return r!==void 0&&/["'`\u201c\u2018\u00ab]/.test(r)&&/^[^\n]{0,40}?["'`\u201d\u2019\u00bb]/.test(e.slice(n,n+41))}
var he=e.defineRule({
id:`conceal-from-user`,
category:`security`,
severity:`warning`,
messages:{
concealed:e=>`${e.subject} tells the model to keep something from the user`},
on:{
description:{
like:/(?:not|n['\u2019]t|never)\s+(?:ever\s+)?(?:tell|inform|mention|reveal|disclose)|(?:conceal|hide|keep)\s+(?:it|that|these|this)\s/i,
check({
document:n,
route:r,
text:i,
owner:a},{
report:o}){
let s=ye(i);
if(s===void 0)
return;
o(`concealed`,{
subject:t.ownerName(a)},e.at(n,r,`value`,s),{
help:`delete the order, or say in the open what the tool does`})}}}});
const _=`\\b(?:do\\s+not|don['\u2019]t|never|must\\s+not|should\\s+not)\\s+(?:ever\\s+)?`;
const v=`the\\s+(?:end[-\\s])?users?\\b`;
const ge=[`${_}(?:tell|inform)\\s+${v}(?:\\s+(?:about|anything|of|this|what|why|that\\s+(?:you|this|the\\s+(?:platform|server|system|tool)))\\b|(?=\\s*(?:[.,;:!)<"]|$)))`,`${_}(?:mention|reveal|disclose)\\b[^.!?\\n]{0,80}?\\bto\\s+${v}`,`${_}(?:mention|reveal|disclose)\\s+(?:that\\s+you|this\\s+(?:check|file|instruction|note|requirement|step)s?)\\b`,`\\b(?:conceal|hide|keep)\\s+(?:it|that|these|this)\\s+(?:\\w+\\s+){0,3}from\\s+${v}`].map(e=>new RegExp(e,`gi`));
let _e;
let ve;
function ye(e){
for(
let t of ge)
for(
let{
index:n,
0:r}of e.matchAll(t)){
let t=n+r.length;
if((_e??=/^[^.!?\n]{0,120}?\b(?:before|except|if|unless|until|when)\b/i).test(e.slice(t,t+140))||g(e,n,t))
continue;
let i=/(?<![^.!?\n])[^.!?\n]*$/.exec(e.slice(Math.max(0,n-40),n))?.[0]??``;
if(/^(?:conceal|hide|keep)/i.test(r)||!(ve??=/\b(?:credentials?|ids?|identifiers?|internal|json|keys?|passwords?|raw|secrets?|tokens?|urls?|uuids?)\b/i).test(i+r))
return{
start:n,
end:t}}}
var be=e.defineRule({
id:`description-duplicate`,
category:`clarity`,
severity:`info`,
messages:{
same:t=>`${t.tool} has the same description as ${e.quote(t.other)}, so a model cannot tell which one to use`},
on:{
toolList({
tools:n},{
report:r}){
let i=new Map;
for(
let a of n){
let n=e.own(a.value,`description`);
if(typeof n!=`string`||n.trim()===``)
continue;
let o=i.get(n.trim());
o===void 0?i.set(n.trim(),a):o.name!==a.name&&r(`same`,{
tool:t.toolName(a),
other:o.name},y(a),{
help:`say what is different`,
related:[{
place:y(o),
message:`the same text`}]})}}}});
function y({
document:t,
route:n}){
return e.at(t,[...n,`description`])}
var xe=e.defineRule({
id:`description-missing`,
category:`clarity`,
severity:`warning`,
messages:{
missing:e=>`${e.tool} has no description, so a model has only its name to go by`},
on:{
tool(n,{
report:r}){
if(!e.isObject(n.value))
return;
let i=e.own(n.value,`description`);
if(!(i===void 0||typeof i==`string`&&i.trim()===``))
return;
r(`missing`,{
tool:t.toolName(n)},Se(n),{
help:`say in one sentence what it does and when to use it`})}}});
function Se(n){
let{
document:r,
route:i,
value:a}=n;
return e.own(a,`description`)===void 0?t.placeOfTool(n):e.at(r,[...i,`description`])}
var Ce=e.defineRule({
id:`description-parameter-missing`,
category:`clarity`,
severity:`off`,
messages:{
missing:e=>`${e.tool} does not describe ${e.names}`},
on:{
tool(n,{
report:r}){
let i=e.own(e.own(n.value,`inputSchema`),`properties`);
if(!e.isObject(i))
return;
let a=Object.keys(i).filter(e=>we(i[e]));
if(a.length===0)
return;
r(`missing`,{
tool:t.toolName(n),
names:e.list(a,{
max:4})},t.placeOfTool(n),{
help:`say what each argument is for`})}}});
function we(t){
if(!e.isObject(t)||e.own(t,`$ref`)!==void 0)
return!1;
let n=[`enum`,`const`].some(n=>e.own(t,n)!==void 0)||e.own(t,`type`)===`boolean`;
return e.own(t,`description`)===void 0&&!n}
var Te=e.defineRule({
id:`description-same-as-name`,
category:`clarity`,
severity:`info`,
messages:{
same:e=>`the description of ${e.tool} only repeats its name`},
on:{
tool:{
keys:[`description`],
check(n,{
report:r}){
let i=e.own(n.value,`description`);
if(typeof i!=`string`||!Ee(i,e.lettersOf(n.name)))
return;
r(`same`,{
tool:t.toolName(n)},e.at(n.document,[...n.route,`description`]),{
help:`say what it does and when to use it`})}}}});
function Ee(t,n){
if(n===``)
return!1;
let r=0;
for(
let i of t){
if(i>`\u007f`)
return e.lettersOf(t)===n;
if(!/[A-Za-z0-9]/.test(i))
continue;
if(i.toLowerCase()!==n[r])
return!1;
r+=1}
return r===n.length}
const b=1e4;
var De=e.defineRule({
id:`description-too-long`,
category:`compatibility`,
severity:`warning`,
messages:{
over:e=>`the description of ${e.tool} has ${e.size}; ${e.who} takes at most ${e.max}`,
huge:e=>`the description of ${e.tool} has ${e.bytes} bytes, which every request to a model carries`},
on:{
tool:{
keys:[`description`],
check(n,{
report:r,
shared:i}){
let a=e.own(n.value,`description`);
let{
limits:o,
least:s}=i(Oe);
if(typeof a!=`string`||a.length*3<=s)
return;
let c={
characters:a.length,
bytes:e.bytesIn(a)};
let l=o.find(({
max:e,
unit:t})=>c[t]>e);
if(l===void 0&&c.bytes<=b)
return;
let u=t.toolName(n);
let d=e.at(n.document,[...n.route,`description`]);
let f=`keep what a model needs to choose the tool, and put the rest into the documentation`;
if(l!==void 0){
let{
unit:e,
max:t,
name:n}=l;
r(`over`,{
tool:u,
size:`${c[e]} ${e}`,
max:String(t),
who:n},d,{
help:f})}else 
r(`huge`,{
tool:u,
bytes:c.bytes},d,{
help:f})}}}});
function Oe(e){
let n=t.profilesOf(e).flatMap(({
name:e,
description:t})=>t?[{
name:e,...t}]:[]);
return{
limits:n,
least:Math.min(b,...n.map(({
max:e})=>e))}}
function x({
tool:n,
side:r,
route:i}){
let a=Ae(i.slice(n.route.length+1));
if(a.length===0)
return`${e.quote(r)} of ${t.toolName(n)}`;
return`${e.quote(a.join(`.`))} ${r===`outputSchema`?`in the output of`:`of`} ${t.toolName(n)}`}
const ke=new Set([`properties`,`$defs`,`definitions`]);
function Ae(e){
let t=[];
for(
let[n,r]of e.entries())
ke.has(e[n-1])?(e[n-2]!==`properties`||n<2)&&t.push(String(r)):r===`items`&&t.push(`${t.pop()??``}[]`);
return t}
function S(t){
let n=e.own(t,`type`);
return Array.isArray(n)?n:n===void 0?[]:[n]}
const je=[[/^https?:\/\/json-schema\.org\/draft\/2020-12\/schema#?$/,`2020-12`],[/^https?:\/\/json-schema\.org\/draft\/2019-09\/schema#?$/,`2019-09`],[/^https?:\/\/json-schema\.org\/draft-07\/schema#?$/,`draft-07`],[/^https?:\/\/json-schema\.org\/draft-06\/schema#?$/,`draft-06`]];
function C({
root:t}){
let n=e.own(t,`$schema`);
if(n===void 0)
return;
if(typeof n!=`string`)
return null;
return je.find(([e])=>e.test(n))?.[1]??null}
const w=new WeakMap;
function T(t){
let n=w.get(t);
if(n!==void 0)
return n;
let r=new Set;
let i=new Set;
let a=[t];
for(
let n of a){
if(typeof n!=`object`||!n)
continue;
for(
let t of[`$anchor`,`$dynamicAnchor`]){
let i=e.own(n,t);
typeof i==`string`&&r.add(i)}
let o=e.own(n,`$id`);
typeof o==`string`&&o.startsWith(`#`)?r.add(o.slice(1)):typeof o==`string`&&n!==t&&i.add(o);
for(
let e of Object.values(n))
a.push(e)}
let o={
anchors:r,
addresses:i};
w.set(t,o);
return o}
var Me=e.defineRule({
id:`exfil-parameter`,
category:`security`,
severity:`warning`,
messages:{
asked:e=>`${e.schema} asks the model for ${e.what}`},
on:{
schemaNode:{
side:`inputSchema`,
keywords:[`properties`],
check(t,{
report:n}){
let r=e.own(t.schema,`properties`);
if(!e.isObject(r))
return;
for(
let i in r){
let a=r[i];
let o=e.isObject(a)?Ne(i,a,t.tool):void 0;
if(o===void 0)
continue;
let{
what:s,
span:c}=o;
let l=[...t.route,`properties`,i];
let u=c===void 0?e.at(t.document,l,`key`):e.at(t.document,[...l,`description`],`value`,c);
n(`asked`,{
schema:x({
tool:t.tool,
side:t.side,
route:l}),
what:s},u,{
help:`delete the argument, or ask for what the tool needs`})}}}}});
function Ne(t,n,r){
let i=e.own(n,`description`);
let a=typeof i==`string`&&(ze??=/your|chat|conversation/i).test(i)?Be(i,t,r):void 0;
if(a!==void 0||t.length<Ie)
return a;
let o=k.get(Le(t));
return o===void 0||M(r)?void 0:{
what:o}}
const E=`the whole conversation`;
const D=`its system prompt`;
const O=`its chain of thought`;
let Pe;
const Fe=[[/\b(?:all|complete|entire|full|whole)\s+(?:of\s+)?(?:the\s+|this\s+|your\s+)?(?:chat|conversation)(?:\s+(?:context|history|log|transcript))?,?\s+(?:so\s+far|until\s+now|up\s+to\s+(?:here|now|this\s+point)|verbatim|with\s+the\s+user)\b/i,E],[/\byour\s+(?:(?:complete|entire|full|hidden|internal|whole)\s+){0,3}chain[-\s]of[-\s]thought\b/i,O]];
const k=new Map([[`entireconversation`,E],[`fullconversation`,E],[`wholeconversation`,E],[`fullchathistory`,E],[`fullconversationhistory`,E],[`yoursystemprompt`,D],[`modelsystemprompt`,D]]);
const Ie=Math.min(...[...k.keys()].map(e=>e.length));
function Le(e){
return e.replace(/[-_.\s]/g,``).toLowerCase()}
let Re;
let ze;
function Be(e,t,n){
let r=(Pe??=/\byour\s+(?:(?:complete|current|entire|exact|full|own|whole)\s+){0,3}system\s+(?:instructions|message|prompt)\b/i).exec(e);
if(r!==null)
return{
what:D,
span:A(r)};
for(
let[r,i]of Fe){
if(i===O&&(Re??=/explain|rationale|reason|think|thought/i).test(t))
continue;
let a=r.exec(e);
if(a!==null&&!M(n))
return{
what:i,
span:A(a)}}}
function A({
index:e,
0:t}){
return{
start:e,
end:e+t.length}}
const j=/agent|chat|convers|dialog|handoff|histor|llm|memor|messag|prompt|reason|remember|session|summar|think|thought|thread|transcript/i;
function M({
name:t,
value:n}){
let r=e.own(n,`description`);
return j.test(t)||typeof r==`string`&&j.test(r)}
var Ve=e.defineRule({
id:`hidden-markup`,
category:`security`,
severity:`warning`,
messages:{
comment:e=>`${e.subject} has an HTML comment, which models read and rendered Markdown hides`,
block:t=>`${t.subject} has the mark ${e.quote(t.mark)}, with which texts give models orders`},
on:{
description:{
like:/<|\[INST\]/i,
check({
document:n,
route:r,
text:i,
owner:a},{
report:o}){
let s=Ue(i);
s!==void 0&&o(`comment`,{
subject:t.ownerName(a)},e.at(n,r,`value`,s),{
help:`delete it, or say it where people read it`});
let c=qe(i);
if(c===void 0)
return;
o(`block`,{
subject:t.ownerName(a),
mark:i.slice(c.start,c.end)},e.at(n,r,`value`,c),{
help:`describe the tool in plain sentences`})}}}});
let He;
function Ue(e){
for(
let t=e.indexOf(`<!--`);t!==-1;){
let n=e.indexOf(`-->`,t+4);
if(n===-1)
return;
let r=n+3;
if(!(/>\s{0,20}$/.test(e.slice(Math.max(0,t-21),t))&&/^\s{0,20}<\//.test(e.slice(r,r+22)))&&(He??=/^\s*(?:\S+\s+){3}\S/).test(e.slice(t+4,n))&&!g(e,t,r))
return{
start:t,
end:r};
t=e.indexOf(`<!--`,r)}}
let We;
let Ge;
let Ke;
function qe(e){
if(!/[<[]/.test(e))
return;
let t=e.toLowerCase();
let n=new Map;
for(
let r of[We??=/<important>(?=\s*[^\s<>|])/gi,Ge??=/<(system(?:[-_](?:prompt|message|note|instructions?))?|secret|hidden|admin|override|assistant|developer)>(?=\s*(?:[^\s<>]+\s+){2}[^\s<>])/gi,Ke??=/<\|im_start\|>\s*(?:system|user|assistant)\b|<<SYS>>|\[INST\](?=\s*\w)/g])
for(
let i of e.matchAll(r)){
let r={
start:i.index,
end:i.index+i[0].length};
if(g(e,r.start,r.end))
continue;
let a=i[1]?.toLowerCase();
if(a===void 0)
return r;
let o=n.get(a)??t.lastIndexOf(`</${a}>`);
n.set(a,o);
if(o>r.end)
return r}}
const Je=[[/[\u{e0000}-\u{e007f}]+/gu,`tag characters, which no one sees and models read`],[/[\u{e0100}-\u{e01ef}]+/gu,`variation selectors, which no one sees and which can spell a text`],[/[\ufff9-\ufffb]+/g,`annotation characters, which no one sees`],[/[\u202a-\u202e\u2066-\u2069]+/g,`characters that turn the reading direction round`]];
var Ye=e.defineRule({
id:`hidden-unicode`,
category:`security`,
severity:`error`,
messages:{
hidden:e=>`the text holds ${e.what}`},
on:{
answerText:{
odd:!0,
check({
document:t,
text:n,
route:r,
side:i},{
report:a}){
for(
let[o,s]of Je){
let c=Xe(n,o);
if(c===void 0)
continue;
let l=Qe(n);
a(`hidden`,{
what:s},e.at(t,r,i,c),{
help:l===``?`delete these characters`:`delete them: they spell ${e.quote(l)}`})}}}}});
function Xe(e,t){
for(
let n of e.matchAll(t))
if(!Ze(e,n.index,n[0]))
return{
start:n.index,
end:n.index+n[0].length}}
function Ze(e,t,n){
let r=e.slice(Math.max(0,t-2),t);
if(/^[\u{e0000}-\u{e007f}]/u.test(n))
return r===`\ud83c\udff4`&&/^gb(?:eng|sct|wls)$/.test(N(n.slice(0,-2)))&&n.endsWith(`\udb40\udc7f`);
if(/^[\u{e0100}-\u{e01ef}]$/u.test(n))
return/\p{Script=Han}$/u.test(r);
return/^[\u202a-\u202e\u2066-\u2069]/.test(n)&&/[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(e)}
function Qe(e){
return(e.match(/[\u{e0020}-\u{e007e}]+/gu)??[]).map(N).join(` `).slice(0,200)}
function N(e){
return[...e].map(e=>String.fromCodePoint((e.codePointAt(0)??0)-917504)).join(``)}
const $e=/\u034f|[\u200b\u2060-\u2064\u00ad\u061c\u115f\u1160\u180e\u3164\ufeff]/u;
const P=/[\u0000-\u0008\u000b\u000c\u000e-\u001a\u001c-\u001f\u007f-\u009f]/u;
var et=e.defineRule({
id:`invisible-character`,
category:`security`,
severity:`warning`,
messages:{
invisible:e=>`the text holds the character ${e.code}, which no one sees`,
control:e=>`the text holds the control character ${e.code}`},
on:{
answerText:{
odd:!0,
check({
document:t,
text:n,
route:r,
side:i},{
report:a}){
let o=$e.exec(n)??P.exec(n);
if(o===null||tt(n,o.index))
return;
let s=`U+${(o[0].codePointAt(0)??0).toString(16).toUpperCase().padStart(4,`0`)}`;
let c=e.at(t,r,i,{
start:o.index,
end:o.index+o[0].length});
a(P.test(o[0])?`control`:`invisible`,{
code:s},c,{
help:`delete it`})}}}});
function tt(e,t){
let n=e[t];
if(n===`\ufeff`)
return t===0;
if(n===`\u00ad`)
return/\p{L}$/u.test(e.slice(0,t))&&/^\p{L}/u.test(e.slice(t+1));
return n===`\u061c`&&/\p{Script=Arabic}/u.test(e)}
var nt=e.defineRule({
id:`list-error-response`,
category:`correctness`,
severity:`error`,
messages:{
refused:()=>`the server answered with an error, so there is nothing to check`},
on:{
answers({
document:t,
format:n},{
report:r}){
let i=e.answersOf(t);
if(i.some(({
kind:e})=>e===n.answer))
return;
for(
let{
kind:n,
route:a}of i){
if(n!==`refusal`)
continue;
r(`refused`,void 0,e.at(t,a,`key`),{
help:`ask the server again, and save its answer`})}}}});
const F={
resultType:{
needed:`a string such as "complete"`,
test:e=>typeof e==`string`},
ttlMs:{
needed:`a whole number from 0`,
test:e=>Number.isInteger(e)&&Number(e)>=0},
cacheScope:{
needed:`"public" or "private"`,
test:e=>e===`public`||e===`private`}};
var rt=e.defineRule({
id:`list-modern-envelope`,
category:`correctness`,
severity:`warning`,
messages:{
missing:e=>`${e.what} has no ${e.keys}, which revision 2026-07-28 requires`,
wrong:t=>`${e.quote(t.key)} of the answer has to be ${t.needed} in revision 2026-07-28`},
on:{
answer:{
when:e=>t.revisionOf(e)===`2026-07-28`,
check(t,{
report:n,
reading:{
document:r}}){
let i=it(t);
if(i===void 0||!at(i.value))
return;
let a=t.kind===`result`;
let o=a?[`resultType`]:Object.keys(F);
let s=o.filter(t=>e.own(i.value,t)===void 0);
if(s.length>0){
let i=a?`the result`:`the list`;
let o=`add ${s.map(t=>`${e.quote(t)}: ${I[t]}`).join(`, `)}`;
n(`missing`,{
what:i,
keys:e.list(s,{
conjunction:`nor`})},ot(r,t),{
help:o})}
for(
let t of o){
let a=e.own(i.value,t);
let o=F[t];
if(a===void 0||o===void 0||o.test(a))
continue;
n(`wrong`,{
key:t,
needed:o.needed},e.at(r,[...i.route,t]),{
help:`write ${I[t]}`})}}}}});
const I={
resultType:`"complete"`,
ttlMs:`0`,
cacheScope:`"private"`};
function it({
kind:e,
route:t,
value:n,
envelope:r}){
if(e===`result`)
return{
route:t,
value:n};
return r}
function at(t){
return Object.keys(F).some(n=>e.own(t,n)!==void 0)}
function ot(t,{
kind:n,
route:r}){
return n===`result`&&typeof r.at(-1)!=`string`?e.at(t,[...r,`content`],`key`):e.at(t,r,`key`)}
const L={
tools:`a list of tools`,
prompts:`a list of prompts`,
resources:`a list of resources`,
result:`the result of a tool`};
const st={
prompts:`{ "prompts": [] }`,
resources:`{ "resources": [] }`,
result:`{ "content": [] }`};
var ct=e.defineRule({
id:`list-not-a-tools-list`,
category:`correctness`,
severity:`error`,
messages:{
nothing:e=>`the file does not hold ${e.wanted}, so nothing was checked`,
other:e=>`the file holds ${e.found}, not ${e.wanted}`,
shape:e=>`"tools" is ${e.kind} where a list is needed, so clients on the official SDK have no tools`},
on:{
answers({
document:t,
format:n},{
report:r}){
let{
answer:i=`tools`}=n;
let a=e.answersOf(t);
for(
let{
kind:n,
route:i,
value:o}of a)
n===`tools`&&i.at(-1)===`tools`&&!Array.isArray(o)&&r(`shape`,{
kind:e.kindOf(o)},e.at(t,i),{
help:`write a list of tools`});
if(t.value===void 0||t.isBroken([]))
return;
if(a.some(({
kind:e})=>e===i||e===`refusal`||lt(i,e)))
return;
let o={
wanted:L[i]??`an answer`};
let s=L[a[0]?.kind??``];
s===void 0?r(`nothing`,o,e.at(t,[]),{
help:`save what the server answers to the request, for example ${st[i]??`{ "tools": [] }`}`}):r(`other`,{...o,
found:s},e.at(t,[]),{
help:`name its format with --as`})}}});
function lt(e,t){
return e===`resources`&&t===`templates`}
var ut=e.defineRule({
id:`list-paginated`,
category:`clarity`,
severity:`info`,
messages:{
page:()=>`the list goes on after this page, so names that it shares with the rest are not found`},
on:{
answer({
envelope:t},{
report:n,
reading:{
document:r}}){
let i=e.own(t?.value,`nextCursor`);
if(t===void 0||typeof i!=`string`||i===``)
return;
n(`page`,void 0,e.at(r,[...t.route,`nextCursor`],`key`),{
help:`follow the cursor, and save all pages as one list`})}}});
var dt=e.defineRule({
id:`list-too-many-tools`,
category:`compatibility`,
severity:`warning`,
messages:{
many:e=>`the server has ${e.count} tools; at most ${e.max} fit into one request of ${e.who}`},
on:{
toolList({
document:n,
route:r,
tools:i},{
report:a,
reading:o}){
let s=t.profilesOf(o).flatMap(({
name:e,
tools:t})=>t!==void 0&&i.length>t.max?[{
name:e,
max:t.max}]:[]);
let[c]=s;
let l=c===void 0?void 0:i[c.max];
if(c===void 0||l===void 0)
return;
let u=e.list(s.map(({
name:e})=>e),{
bare:!0});
a(`many`,{
count:i.length,
max:c.max,
who:u},t.placeOfTool(l),{
help:`split the server, or let its users choose groups of tools`,
related:[{
place:e.at(n,r,`key`),
message:`the list`}]})}}});
var ft=e.defineRule({
id:`mixed-script-identifier`,
category:`security`,
severity:`warning`,
messages:{
mixed:t=>`${e.quote(t.name)} looks like ${e.quote(t.plain)} and is another name: letters of two scripts stand in it`},
on:{
tool:{
signs:R,
check({
document:t,
name:n,
route:r},{
report:i}){
let a=z(n);
a!==void 0&&i(`mixed`,{
name:n,
plain:a},e.at(t,[...r,`name`]),B(a))}},
schemaNode:{
signs:R,
keywords:[`properties`],
check(t,{
report:n}){
let r=e.own(t.schema,`properties`);
if(!e.isObject(r))
return;
for(
let i of Object.keys(r)){
let r=z(i);
if(r===void 0)
continue;
n(`mixed`,{
name:i,
plain:r},e.at(t.document,[...t.route,`properties`,i],`key`),B(r))}}}}});
function R(e){
return!t.isPlain(e)}
function z(t){
let n=e.undisguise(t);
if(n===t||!/^[\x21-\x7e]+$/.test(n)||!/[A-Za-z]/.test(t))
return;
return/[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u.test(t)?n:void 0}
function B(t){
return{
help:`write ${e.quote(t)}`}}
var pt=e.defineRule({
id:`other-tool-steering`,
category:`security`,
severity:`info`,
messages:{
steered:e=>`${e.subject} tells the model what to do about every other tool, those of other servers included`},
on:{
description:{
like:/other\s+(?:available\s+)?tool/i,
check({
document:n,
route:r,
text:i,
owner:a},{
report:o}){
for(
let{
index:s,
0:c}of i.matchAll(mt??=/\b(?:before\s+(?:you\s+)?(?:(?:call|calling|invoking|running|use|using)\s+)?|(?:in\s+place\s+of|instead\s+of|rather\s+than)\s+(?:(?:calling|using)\s+)?|prefer(?:red)?\s+(?:\w+\s+){0,3}over\s+)(?:all|any|every)\s+other\s+(?:available\s+)?tools?\b/gi)){
let l=s+c.length;
if((ht??=/^\s+(?:\w+\s+)?(?:below|from|here|in|listed|of|on|provided|that|under|with)\b/i).test(i.slice(l,l+100))||g(i,s,l))
continue;
if(/^before/i.test(c)&&(V.test(i)||V.test(a.tool?.name??``)))
continue;
o(`steered`,{
subject:t.ownerName(a)},e.at(n,r,`value`,{
start:s,
end:l}),{
help:`name the tools that are meant, and only those of this server`});
break}}}}});
let mt;
let ht;
const V=/activat|auth|clarif|config|connect|context|finish|guide|init|instructions|load|logs?[-_\s]?in|onboard|open|overview|plan|question|regist|select|session|set(?:s|ting|up)?[-_\s]|signs?[-_\s]?in|start|status|wait|workspace/i;
var gt=e.defineRule({
id:`output-no-properties`,
category:`clarity`,
severity:`info`,
messages:{
empty:e=>`"outputSchema" of ${e.tool} says nothing but "object", and clients still demand structured content`},
on:{
toolSchema:{
side:`outputSchema`,
check({
document:n,
schema:r,
route:i,
tool:a},{
report:o}){
if(r.type!==`object`)
return;
if(Object.keys(r).filter(e=>![`type`,`$schema`,`title`,`description`].includes(e)).length>0)
return;
o(`empty`,{
tool:t.toolName(a)},e.at(n,i,`key`),{
help:`describe the answer, or leave "outputSchema" out`})}}}});
var _t=e.defineRule({
id:`output-root-type`,
category:`correctness`,
severity:`error`,
messages:{
lost:e=>`"outputSchema" of ${e.tool} is not of "type": "object", so ${t.LOST}`,
old:e=>`"outputSchema" of ${e.tool} is not of "type": "object"; clients of older revisions lose the whole list`},
on:{
toolSchema:{
when:e=>t.revisionOf(e)>=`2025-06-18`,
side:`outputSchema`,
check({
document:n,
schema:r,
route:i,
tool:a},{
report:o,
reading:s}){
if(r.type===`object`)
return;
let c=Object.hasOwn(r,`type`);
let l=c?e.at(n,[...i,`type`]):e.at(n,i,`key`);
let u=c?`wrap the value: { "type": "object", "properties": { "items": \u2026 } }`:`add "type": "object"`;
t.revisionOf(s)<`2026-07-28`?o(`lost`,{
tool:t.toolName(a)},l,{
help:u}):o(`old`,{
tool:t.toolName(a)},l,{
help:u,
severity:`warning`})}}}});
var vt=e.defineRule({
id:`override-phrase`,
category:`security`,
severity:`info`,
messages:{
overridden:e=>`${e.subject} tells the model to ignore its other instructions`},
on:{
description:{
like:/(?:disregard|forget|ignore)\s/i,
check({
document:n,
route:r,
text:i,
owner:a},{
report:o}){
if((bt??=/adversarial|attack|detect|inject|jailbreak|malicious|moderat|saniti[sz]/i).test(i))
return;
for(
let{
index:s,
0:c}of i.matchAll(yt??=/\b(?:disregard|forget|ignore)\s+(?:(?:all|any|every|my|of|the|these|those|your)\s+){0,4}(?:above|earlier|existing|original|preceding|previous|prior|system)\s+(?:directives?|instructions?|messages|prompts?)\b/gi)){
let l=s+c.length;
if(g(i,s,l))
continue;
o(`overridden`,{
subject:t.ownerName(a)},e.at(n,r,`value`,{
start:s,
end:l}),{
help:`delete the order`});
break}}}}});
let yt;
let bt;
var xt=e.defineRule({
id:`prompt-resource-name`,
category:`compatibility`,
severity:`info`,
messages:{
outside:t=>`the name of ${t.noun} ${e.quote(t.name)} cannot be used where a client offers it to the model as a tool`},
on:{
answer({
kind:n,
route:r,
value:i},{
report:a,
reading:{
document:o}}){
let s=t.nouns[n];
if(s===void 0||!Array.isArray(i))
return;
for(
let[t,n]of i.entries()){
let i=e.own(n,`name`);
if(typeof i!=`string`||/^[A-Za-z0-9_./:-]*$/.test(i))
continue;
a(`outside`,{
noun:s,
name:i},e.at(o,[...r,t,`name`]),{
help:`use letters, digits, "_" and "-" in "name", and put the rest into "title"`})}}}});
function St(t){
return n(t).map(({
value:t})=>e.own(t,`text`)).filter(e=>typeof e==`string`).join(`
`)}
var Ct=e.defineRule({
id:`result-base64`,
category:`correctness`,
severity:`error`,
messages:{
address:e=>`"${e.key}" is a "data:" address and not Base64, so clients on the official SDK refuse the result`,
other:e=>`"${e.key}" is not Base64, so clients on the official SDK refuse the result`},
on:{
block(t,{
report:n}){
let r=wt(t);
if(r===void 0||Tt(r.text))
return;
let{
inside:i,
key:a,
text:o}=r;
let s=/^data:[^,]{0,200};base64,/.test(o);
n(s?`address`:`other`,{
key:a},e.at(t.document,[...t.route,...i,a]),{
help:s?`leave out everything up to the comma`:`encode the bytes in Base64, on one line`})}}});
function wt({
value:t,
type:n}){
let r=n===`resource`;
if(!r&&n!==`image`&&n!==`audio`)
return;
let i=r?`blob`:`data`;
let a=e.own(r?e.own(t,`resource`):t,i);
return typeof a==`string`?{
inside:r?[`resource`]:[],
key:i,
text:a}:void 0}
function Tt(e){
let t=e.replace(/[\t\n\f\r ]+/g,``).replace(/={1,2}$/,``);
return/^[A-Za-z0-9+/]*$/.test(t)&&t.length%4!=1}
var Et=e.defineRule({
id:`result-block-type-version`,
category:`compatibility`,
severity:`warning`,
messages:{
newer:e=>`blocks of type "${e.type}" exist since revision ${e.since}; clients of ${e.revision} do not know them`},
on:{
block({
document:n,
route:r,
type:i},{
report:a,
reading:o}){
let s=t.revisionOf(o);
let c=typeof i==`string`&&Object.hasOwn(t.blockTypes,i)?t.blockTypes[i]:void 0;
if(c===void 0||c<=s)
return;
a(`newer`,{
type:String(i),
since:c,
revision:s},e.at(n,[...r,`type`]),{
help:`answer with text, or speak the newer revision`})}}});
var Dt=e.defineRule({
id:`result-empty`,
category:`clarity`,
severity:`warning`,
messages:{
empty:()=>`the result holds nothing, so a model cannot tell success from failure`,
error:()=>`the error says nothing, so a model cannot tell what to do about it`},
on:{
result({
document:t,
value:n,
route:r},{
report:i}){
let a=e.own(n,`content`);
if(a!==void 0&&!Array.isArray(a)||e.own(n,`structuredContent`)!==void 0)
return;
if(e.own(n,`resultType`)===`input_required`)
return;
let o=e.own(n,`isError`)===!0;
let s=a===void 0?e.at(t,r):e.at(t,[...r,`content`]);
let c=a??[];
let l=c.every(t=>e.own(t,`type`)===`text`&&String(e.own(t,`text`)??``).trim()===``);
if(c.length>0&&!(o&&l))
return;
i(o?`error`:`empty`,void 0,s,{
help:o?`say what went wrong and what can be tried instead`:`answer with a sentence, such as "done"`})}}});
var Ot=e.defineRule({
id:`result-error-flag`,
category:`correctness`,
severity:`off`,
messages:{
unmarked:()=>`the text begins like an error, and "isError" is not true, so a model takes it for an answer`},
on:{
result(t,{
report:r}){
if(e.own(t.value,`isError`)===!0)
return;
let[i]=n(t);
let a=e.own(i?.value,`text`);
if(i===void 0||typeof a!=`string`)
return;
if(!/^\s{0,20}(?:error\b|traceback \(most recent|uncaught |unhandled |exception\b)/i.test(a))
return;
r(`unmarked`,void 0,e.at(t.document,[...i.route,`text`]),{
help:`add "isError": true`})}}});
function H(){
return{
left:2e6}}
function U(t,n,r,i=H()){
if(e.isObject(n)&&kt(t,n)){
--i.left;
return i.left<0?void 0:Mt(t,n,[])}
let a=Math.min(2e4,Math.max(0,i.left));
let o=new jt(r,a);
let s=o.check(t,n,[]);
i.left-=a-o.left;
return o.isExhausted?void 0:s}
function kt(e,t){
if(typeof e==`object`&&e)
return!1;
for(
let e in t)
if(At.has(e))
return!1;
return!0}
const At=new Set([`$ref`,`allOf`,`anyOf`,`oneOf`]);
var jt=class{
#e;
#t;
constructor(e,t){
this.#e=e;
this.#t=t}
get left(){
return Math.max(0,this.#t)}
get isExhausted(){
return this.#t<0}
check(t,n,r){
--this.#t;
if(this.#t<0||r.length>100)
return;
if(n===!1)
return{
route:r,
keyword:`false`,
wanted:!1,
value:t};
if(!e.isObject(n))
return;
return Mt(t,n,r)??this.#n(t,n,r)??this.#a(t,n,r)}
#n(t,n,r){
let i=e.own(n,`$ref`);
if(typeof i==`string`){
let e=Bt(this.#e,i);
let n=e===void 0?void 0:this.#i(()=>this.check(t,e,r));
if(n!==void 0)
return n}
for(
let e of X(n,`allOf`)){
let n=this.check(t,e,r);
if(n!==void 0)
return n}
let a=X(n,`anyOf`);
if(a.length>0&&a.every(e=>this.check(t,e,r)!==void 0))
return{
route:r,
keyword:`anyOf`,
wanted:a,
value:t};
let o=X(n,`oneOf`);
if(o.length>0&&o.every(e=>this.check(t,e,r)!==void 0))
return{
route:r,
keyword:`oneOf`,
wanted:o,
value:t}}
#r=0;
#i(e){
if(this.#r>50){
this.#t=-1;
return}
this.#r+=1;
let t=e();
--this.#r;
return t}
#a(t,n,r){
if(Array.isArray(t))
return this.#o(t,n,r);
if(!e.isObject(t))
return;
let i=e.own(n,`properties`);
let a=e.own(n,`patternProperties`);
for(
let o of Object.keys(t)){
let s=e.isObject(i)&&Object.hasOwn(i,o);
let c=e.own(n,`additionalProperties`);
let l=s?i[o]:e.isObject(a)?!0:c;
let u=l===void 0?void 0:this.check(t[o],l,[...r,o]);
if(u!==void 0)
return u}}
#o(t,n,r){
let i=e.own(n,`items`);
let a=Array.isArray(i)?i:X(n,`prefixItems`);
let o=Array.isArray(i)?e.own(n,`additionalItems`):i;
for(
let[e,n]of t.entries()){
let t=e<a.length?a[e]:o;
let i=t===void 0?void 0:this.check(n,t,[...r,e]);
if(i!==void 0)
return i}}};
function Mt(e,t,n){
let r;
for(
let n in t){
let i=It.get(n);
if(i===void 0||i.holds(e,t[n],t))
continue;
(r===void 0||i.order<(It.get(r)?.order??0))&&(r=n)}
return r===void 0?void 0:{
route:n,
keyword:r,
wanted:t[r],
value:e}}
const W=e=>(t,n)=>typeof t!=`number`||typeof n!=`number`||e(t,n);
const G=(e,t)=>(n,r)=>{
let i=e(n);
return i===void 0||typeof r!=`number`||t(i,r)};
const K=(e,t)=>e>=t;
const q=(e,t)=>e<=t;
const Nt=e=>typeof e==`string`?[...e].length:void 0;
const Pt=e=>Array.isArray(e)?e.length:void 0;
const Ft=t=>e.isObject(t)?Object.keys(t).length:void 0;
const It=new Map([[`type`,(e,t,n)=>J(e,n)],[`enum`,(e,t)=>!Array.isArray(t)||t.some(t=>Y(t,e))],[`const`,(e,t)=>Y(e,t)],[`minimum`,W(K)],[`maximum`,W(q)],[`exclusiveMinimum`,W((e,t)=>e>t)],[`exclusiveMaximum`,W((e,t)=>e<t)],[`minLength`,G(Nt,K)],[`maxLength`,G(Nt,q)],[`minItems`,G(Pt,K)],[`maxItems`,G(Pt,q)],[`minProperties`,G(Ft,K)],[`maxProperties`,G(Ft,q)],[`required`,(t,n)=>!e.isObject(t)||!Array.isArray(n)||n.every(e=>typeof e!=`string`||Object.hasOwn(t,e))]].map(([e,t],n)=>[e,{
order:n,
holds:t}]));
const Lt={
string:e=>typeof e==`string`,
number:e=>typeof e==`number`,
integer:e=>Number.isInteger(e),
boolean:e=>typeof e==`boolean`,
null:e=>e===null,
array:Array.isArray,
object:e.isObject};
function J(t,n){
return Rt(t,e.own(n,`type`))||t===null&&e.own(n,`nullable`)===!0}
function Rt(e,t){
return Array.isArray(t)?t.some(t=>zt(e,t)):zt(e,t)}
function zt(e,t){
return typeof t!=`string`||!Object.hasOwn(Lt,t)||Lt[t]?.(e)===!0}
function Y(t,n){
if(t===n)
return!0;
if(Array.isArray(t))
return Array.isArray(n)&&t.length===n.length&&t.every((e,t)=>Y(e,n[t]));
if(!e.isObject(t)||!e.isObject(n))
return!1;
let r=Object.keys(t);
return r.length===Object.keys(n).length&&r.every(e=>Object.hasOwn(n,e)&&Y(t[e],n[e]))}
function X(t,n){
let r=e.own(t,n);
return Array.isArray(r)?r:[]}
function Bt(t,n){
if(n===`#`)
return t;
if(!n.startsWith(`#/`))
return;
let r=t;
for(
let t of n.slice(2).split(`/`)){
let n=(e.decoded(t)??t).replaceAll(`~1`,`/`).replaceAll(`~0`,`~`);
r=e.valueAt(r,[Array.isArray(r)&&/^\d+$/.test(n)?Number(n):n])}
return r}
var Vt=e.defineRule({
id:`result-error-structured`,
category:`compatibility`,
severity:`warning`,
messages:{
hidden:e=>`the error of ${e.tool} carries structured content that its schema does not allow: some clients show that instead`},
on:{
result({
document:n,
value:r,
route:i,
tool:a},{
report:o}){
let s=e.own(a?.value,`outputSchema`);
let c=e.own(r,`structuredContent`);
if(a===void 0||!e.isObject(s)||!e.isObject(c)||e.own(r,`isError`)!==!0)
return;
if(U(c,s,s)===void 0)
return;
o(`hidden`,{
tool:t.toolName(a)},e.at(n,[...i,`structuredContent`],`key`),{
help:`leave "structuredContent" out of errors, and say what happened in "content"`})}}});
var Ht=e.defineRule({
id:`result-input-required`,
category:`correctness`,
severity:`error`,
messages:{
nothing:()=>`the result asks for input and says neither for which nor how to go on, so no client can answer`},
on:{
result({
document:t,
value:n,
route:r},{
report:i}){
if(e.own(n,`resultType`)!==`input_required`)
return;
let a=e.own(n,`inputRequests`);
if((Array.isArray(a)?a.length>0:e.isObject(a)&&Object.keys(a).length>0)||e.own(n,`requestState`)!==void 0)
return;
i(`nothing`,void 0,e.at(t,[...r,`resultType`]),{
help:`add "inputRequests" or "requestState"`})}}});
const Ut=[[`iVBORw0KGgo`,`image/png`,/^image\/(?:x-)?(?:a?png)$/],[`/9j/`,`image/jpeg`,/^image\/p?jpe?g$/],[`R0lGOD`,`image/gif`,/^image\/gif$/],[`SUQz`,`audio/mpeg`,/^audio\/(?:mpeg|mp3|x-mp3|mpeg3)$/],[`T2dnUw`,`audio/ogg`,/^(?:audio|video|application)\/(?:x-)?(?:ogg|opus|vorbis|flac)/]];
var Wt=e.defineRule({
id:`result-mime-mismatch`,
category:`correctness`,
severity:`warning`,
messages:{
other:t=>`the bytes are ${t.found}, and "mimeType" says ${e.quote(t.said)}`},
on:{
block({
document:t,
route:n,
value:r,
type:i},{
report:a}){
let[o,s]=[e.own(r,`data`),e.own(r,`mimeType`)];
if(i!==`image`&&i!==`audio`||typeof o!=`string`||typeof s!=`string`)
return;
let c=Ut.find(([e])=>o.startsWith(e));
if(c===void 0||c[2].test(s.split(`;`)[0]?.trim().toLowerCase()??``))
return;
a(`other`,{
said:s,
found:c[1]},e.at(t,[...n,`mimeType`]),{
help:`write ${e.quote(c[1])}`})}}});
var Gt=e.defineRule({
id:`result-plain-text`,
category:`compatibility`,
severity:`warning`,
messages:{
type:()=>`opencode-mcp answers with text only: this block is of another type`,
several:e=>`opencode-mcp answers with one block; this result has ${e.count}`,
json:()=>`opencode-mcp answers with JSON: this text is none`,
flag:()=>`the text is an error, and "isError" is not true, which opencode-mcp says with every error`,
empty:()=>`the error has no suggestion in "suggestions", and opencode-mcp gives one with every error`,
input:()=>`opencode-mcp answers in one go: this result asks for input`,
silent:()=>`the error says nothing in "error", and opencode-mcp says there what went wrong`,
error:()=>`the error has no "suggestions", which opencode-mcp gives with every error`},
on:{
result:{
when:Kt,
check(t,{
report:r}){
e.own(t.value,`resultType`)===`input_required`&&r(`input`,void 0,e.at(t.document,[...t.route,`resultType`]),{
help:`take what is needed as arguments of the tool`});
let{
length:i}=n(t);
if(i<2)
return;
r(`several`,{
count:i},e.at(t.document,[...t.route,`content`],`key`),{
help:`put everything into one JSON text`})}},
block:{
when:Kt,
check({
document:t,
route:n,
value:r,
type:i,
result:a},{
report:o}){
if(i!==`text`){
o(`type`,void 0,e.at(t,[...n,`type`]),{
help:`answer with text`});
return}
let s=e.own(r,`text`);
if(typeof s!=`string`)
return;
let c=e.at(t,[...n,`text`]);
let l=Jt(s);
if(l===void 0){
o(`json`,void 0,c,{
help:`write the answer as JSON`});
return}
let u=e.own(a.value,`isError`)===!0;
!u&&typeof e.own(l,`error`)==`string`&&o(`flag`,void 0,c,{
help:`add "isError": true`});
if(!u)
return;
let d=`write { "error": "\u2026", "suggestions": ["\u2026"] }`;
let f=e.own(l,`suggestions`);
Array.isArray(f)?f.some(qt)?qt(e.own(l,`error`))||o(`silent`,void 0,c,{
help:d}):o(`empty`,void 0,c,{
help:d}):o(`error`,void 0,c,{
help:d})}}}});
function Kt(e){
return t.profilesOf(e).some(({
id:e})=>e===`opencode-mcp`)}
function qt(e){
return typeof e==`string`&&e.trim()!==``}
function Jt(e){
try{
return JSON.parse(e)}catch{
return}}
var Yt=e.defineRule({
id:`result-resource-both`,
category:`correctness`,
severity:`warning`,
messages:{
both:()=>`the resource has "text" and "blob"; it is one or the other, and a client reads one of them`},
on:{
block({
document:t,
route:n,
value:r,
type:i},{
report:a}){
let o=e.own(r,`resource`);
if(i!==`resource`||e.own(o,`text`)===void 0||e.own(o,`blob`)===void 0)
return;
a(`both`,void 0,e.at(t,[...n,`resource`,`blob`],`key`),{
help:`keep "text" for what is text, "blob" for other bytes`})}}});
var Xt=e.defineRule({
id:`result-schema`,
category:`correctness`,
severity:`error`,
messages:{
violated:e=>`${e.subject} ${e.sentence}, so clients on the official SDK refuse the result`},
on:{
answerViolation:{
of:`result-schema`,
check({
route:n,
sentence:r,
place:i,
help:a,
kind:o,
key:s},{
report:c,
reading:l}){
let{
document:u}=l;
let d=e.resultsIn(u).findLast(t=>e.startsWith(n,t.route));
if(d===void 0)
return;
let f=n.slice(d.route.length);
let p=f.at(-1)===`type`?e.valueAt(u.value,n):void 0;
if(typeof p==`string`&&Object.hasOwn(t.blockTypes,p)&&(t.blockTypes[p]??``)>t.revisionOf(l))
return;
if(o===`missing`&&s===`content`)
return;
c(`violated`,{
subject:f.length===0?`the result`:e.subjectOf(f,void 0),
sentence:r},i,{
help:a})}}}});
var Zt=e.defineRule({
id:`result-structured-mismatch`,
category:`correctness`,
severity:`error`,
messages:{
misfit:e=>`${e.what} does not fit "${e.keyword}" in the "outputSchema" of ${e.tool}: clients refuse the result`},
on:{
result:{
when:e=>t.revisionOf(e)>=`2025-06-18`,
check({
document:n,
value:r,
route:i,
tool:a},{
report:o,
shared:s}){
let c=e.own(a?.value,`outputSchema`);
let l=e.own(r,`structuredContent`);
if(a===void 0||!e.isObject(c)||l===void 0||e.own(r,`isError`)===!0)
return;
let u=U(l,c,c,s(H));
if(u===void 0)
return;
let d=u.route.length===0?`"structuredContent"`:e.subjectOf(u.route,void 0);
let f=e.at(n,[...i,`structuredContent`,...u.route]);
o(`misfit`,{
what:d,
keyword:u.keyword,
tool:t.toolName(a)},f,{
help:`change the answer, or the schema`,
related:[{
place:e.at(n,[...a.route,`outputSchema`],`key`),
message:`what was promised`}]})}}}});
var Qt=e.defineRule({
id:`result-structured-missing`,
category:`correctness`,
severity:`error`,
messages:{
missing:e=>`${e.tool} has an "outputSchema", but its result has no "structuredContent": clients on the official SDK refuse it`},
on:{
result:{
when:e=>t.revisionOf(e)>=`2025-06-18`,
check({
document:n,
value:r,
route:i,
tool:a},{
report:o}){
if(a===void 0||!e.isObject(e.own(a.value,`outputSchema`)))
return;
if(e.own(r,`isError`)===!0||e.own(r,`structuredContent`)!==void 0)
return;
if(e.own(r,`resultType`)===`input_required`)
return;
let s=e.own(r,`content`)!==void 0;
o(`missing`,{
tool:t.toolName(a)},s?e.at(n,[...i,`content`],`key`):e.at(n,i,`key`),{
help:`return "structuredContent" as well, or take "outputSchema" away`,
related:[{
place:e.at(n,[...a.route,`outputSchema`],`key`),
message:`what was promised`}]})}}}});
var $t=e.defineRule({
id:`result-structured-no-text`,
category:`compatibility`,
severity:`info`,
messages:{
silent:()=>`no text block stands beside "structuredContent", so clients that do not read it show nothing`},
on:{
result(t,{
report:r}){
if(!e.isObject(e.own(t.value,`structuredContent`)))
return;
if(n(t).some(({
type:e})=>e===`text`))
return;
r(`silent`,void 0,e.at(t.document,[...t.route,`structuredContent`],`key`),{
help:`add a text block with the same as JSON`})}}});
var en=e.defineRule({
id:`result-structured-type`,
category:`correctness`,
severity:`error`,
messages:{
old:e=>`"structuredContent" is ${e.kind}; before 2026-07-28 it is an object, and clients refuse the result`,
text:e=>`"structuredContent" is ${e.kind}, and no text block says the same for clients of older revisions`},
on:{
result:{
when:e=>t.revisionOf(e)>=`2025-06-18`,
check(n,{
report:r,
reading:i}){
let a=e.own(n.value,`structuredContent`);
if(a===void 0||e.isObject(a))
return;
let o={
kind:e.kindOf(a)};
let s=e.at(n.document,[...n.route,`structuredContent`]);
t.revisionOf(i)<`2026-07-28`?r(`old`,o,s,{
help:`wrap it: { "items": \u2026 }, or leave it out`}):St(n)===``&&r(`text`,o,s,{
help:`add a text block with the same as JSON`,
severity:`warning`})}}}});
var tn=e.defineRule({
id:`schema-array-items`,
category:`compatibility`,
severity:`warning`,
messages:{
absent:e=>`${e.schema} is a list without "items", which is fine for MCP, but not for ${e.who}`},
on:{
schemaNode:{
when:e=>rn(e).length>0,
side:`inputSchema`,
keywords:[`type`],
check(t,{
report:n,
reading:r}){
let{
schema:i}=t;
if(!nn(i.type)||Object.hasOwn(i,`items`)||Object.hasOwn(i,`prefixItems`))
return;
let a=e.list(rn(r),{
bare:!0});
n(`absent`,{
schema:x(t),
who:a},e.at(t.document,[...t.route,`type`]),{
help:`add "items" with the schema of one entry, or "items": {}`})}}}});
function nn(e){
return e===`array`||Array.isArray(e)&&e.includes(`array`)}
function rn(e){
return t.profilesOf(e).flatMap(({
name:e,
arrayItems:t})=>t===void 0?[]:[e])}
var an=e.defineRule({
id:`schema-boolean-property`,
category:`compatibility`,
severity:`error`,
messages:{
boolean:t=>`${e.quote(t.key)} in ${t.schema} is ${t.value}; clients on version 1 of the official SDK lose the whole list`},
on:{
toolSchema(n,{
report:r,
reading:i}){
let a=t.revisionOf(i);
let o=e.own(n.schema,`properties`);
if(!e.isObject(o)||n.side===`outputSchema`&&a<`2025-06-18`)
return;
for(
let t in o){
let i=o[t];
if(typeof i!=`boolean`)
continue;
let s=e.at(n.document,[...n.route,`properties`,t]);
r(`boolean`,{
key:t,
schema:x(n),
value:i},s,{
help:i?`write {}`:`write { "not": {} }`,...a<`2026-07-28`?{}:{
severity:`warning`}})}}}});
var on=e.defineRule({
id:`schema-complexity`,
category:`compatibility`,
severity:`warning`,
messages:{
deep:e=>`${e.schema} nests schemas ${e.depth} levels deep; clients are to bound what they check`,
many:e=>`${e.schema} holds ${e.count} schemas; clients are to bound what they check`},
on:{
toolSchema(t,{
report:n}){
let r=t.nodes.length;
let i=t.nodes.at(-1)?.depth??0;
if(i<=20&&r<=1e3)
return;
let a=e.at(t.document,t.route,`key`);
let o=x(t);
let s=`take fewer arguments, or describe parts in words`;
i>20?n(`deep`,{
schema:o,
depth:i},a,{
help:s}):n(`many`,{
schema:o,
count:r},a,{
help:s})}}});
Array.from({
length:1001},(e,t)=>`"a${t}": {}`).join(`, `);
var sn=e.defineRule({
id:`schema-default-mismatch`,
category:`correctness`,
severity:`warning`,
messages:{
value:e=>`"${e.key}" in ${e.schema} does not fit "${e.keyword}" of the same schema`,
item:e=>`an example in ${e.schema} does not fit "${e.keyword}" of the same schema`},
on:{
schemaNode:{
keywords:[`default`,`const`,`examples`],
check(t,{
report:n,
shared:r}){
let{
schema:i,
document:a}=t;
let o=r(H);
for(
let r of[`default`,`const`]){
if(!Object.hasOwn(i,r))
continue;
let s=i[r];
if(r==="default"&&s===null)
continue;
let c=cn(s,t,o);
if(c===void 0)
continue;
n(`value`,{
key:r,
schema:x(t),
keyword:c},e.at(a,[...t.route,r]),{
help:r===`const`?`make the two agree`:`write a default that a call could give, or leave it out`})}
let s=e.own(i,`examples`);
if(!Array.isArray(s))
return;
for(
let[r,i]of s.entries()){
let s=cn(i,t,o);
if(s===void 0)
continue;
n(`item`,{
schema:x(t),
keyword:s},e.at(a,[...t.route,`examples`,r]),{
help:`write an example that a call could give`})}}}}});
function cn(e,{
schema:t,
root:n},r){
let i=U(e,t,n,r);
if(i===void 0||i.keyword===`required`||i.keyword===`false`)
return;
return i.keyword}
var ln=e.defineRule({
id:`schema-dialect-legacy`,
category:`compatibility`,
severity:`warning`,
messages:{
keyword:e=>`"${e.key}" in ${e.schema} has no effect in JSON Schema 2020-12, which a schema without "$schema" is in`},
on:{
schemaNode:{
keywords:[`dependencies`],
check(t,{
report:n}){
if(!e.isObject(e.own(t.schema,`dependencies`))||C(t)!==void 0)
return;
let r=e.at(t.document,[...t.route,`dependencies`],`key`);
n(`keyword`,{
key:`dependencies`,
schema:x(t)},r,{
help:`use "dependentRequired" and "dependentSchemas"`})}}}});
const un=new Set([`$defs`,`prefixItems`,`dependentSchemas`,`dependentRequired`,`unevaluatedProperties`,`unevaluatedItems`,`minContains`,`maxContains`,`deprecated`,`$anchor`]);
function dn(e){
return e.some(e=>un.has(e))}
function fn(e){
return e.some(e=>e!==`$defs`&&un.has(e))}
function Z(e,t,n){
if(e===`outputSchema`&&!n)
return{
clause:`so clients on version 1 of the official SDK lose the whole list`,
severity:`error`};
if(e===`inputSchema`&&!dn(t))
return{
clause:`so VS Code leaves the tool out`,
severity:`error`};
return{
clause:`which JSON Schema does not allow`,
severity:`warning`}}
var pn=e.defineRule({
id:`schema-dialect-unknown`,
category:`correctness`,
severity:`error`,
messages:{
unknown:e=>`"$schema" in ${e.schema} names a dialect that version 2 of the official SDK refuses`,
type:e=>`"$schema" in ${e.schema} is not a string, ${e.outcome}`},
on:{
toolSchema(t,{
report:n}){
if(C(t)!==null)
return;
let r=e.at(t.document,[...t.route,`$schema`]);
let i=x(t);
let a=`write "https://json-schema.org/draft/2020-12/schema", or leave it out`;
if(typeof e.own(t.schema,`$schema`)==`string`)
n(`unknown`,{
schema:i},r,{
help:a,
severity:t.side===`outputSchema`?`error`:`warning`});else{
let{
clause:e,
severity:o}=Z(t.side,[`$schema`],!0);
n(`type`,{
schema:i,
outcome:e},r,{
help:a,
severity:o})}}}});
var mn=e.defineRule({
id:`schema-does-not-compile`,
category:`correctness`,
severity:`error`,
messages:{
reference:e=>`"$ref" in ${e.schema} leads to nothing in this schema, ${e.outcome}`,
pattern:e=>`"pattern" in ${e.schema} is not a regular expression of JavaScript, ${e.outcome}`,
patternKey:t=>`${e.quote(t.key)} in ${t.schema} is not a regular expression of JavaScript, ${t.outcome}`},
on:{
schemaNode:{
keywords:[`$ref`,`pattern`,`patternProperties`],
check(t,{
report:n}){
let{
schema:r,
side:i,
document:a}=t;
let o=i===`outputSchema`;
let s=o?{}:{
severity:`warning`};
let c=()=>({
schema:x(t),
outcome:o?`so clients on version 1 of the official SDK lose the whole list`:`so what checks arguments against the schema fails`});
_n(t)&&n(`reference`,c(),e.at(a,[...t.route,`$ref`]),{...s,
help:`put the schema under "$defs" of the same tool, or write it out`});
let l=`leave out what only other languages know, such as "(?i)" and "\\\\Z"`;
let u=e.own(r,`pattern`);
typeof u==`string`&&!hn(u)&&n(`pattern`,c(),e.at(a,[...t.route,`pattern`]),{...s,
help:l});
let d=e.own(r,`patternProperties`);
for(
let r of e.isObject(d)?Object.keys(d):[]){
if(hn(r))
continue;
let i=e.at(a,[...t.route,`patternProperties`,r],`key`);
n(`patternKey`,{...c(),
key:r},i,{...s,
help:l})}}}}});
function hn(e){
try{
new RegExp(e,`u`);
return!0}catch{
return gn(e)}}
function gn(e){
if(!/\\[-_ @#%&=:;,'"`<>~!]/.test(e))
return!1;
try{
new RegExp(e);
return!0}catch{
return!1}}
function _n({
schema:t,
root:n}){
let r=e.own(t,`$ref`);
if(typeof r!=`string`||!r.startsWith(`#`))
return!1;
let{
anchors:i,
addresses:a}=T(n);
if(a.size>0)
return!1;
if(r===`#`||r.startsWith(`#/`))
return(Bt(n,r)??void 0)===void 0;
return!i.has(r.slice(1))}
var vn=e.defineRule({
id:`schema-enum-empty`,
category:`correctness`,
severity:`error`,
messages:{
empty:e=>`"enum" in ${e.schema} lists nothing, ${e.outcome}`,
type:e=>`"enum" in ${e.schema} is not a list, ${e.outcome}`},
on:{
schemaNode:{
keywords:[`enum`],
check(t,{
report:n}){
let r=e.own(t.schema,`enum`);
let i=Array.isArray(r);
if(!Object.hasOwn(t.schema,`enum`)||i&&r.length>0)
return;
let{
clause:a,
severity:o}=Z(t.side,t.inside,!1);
let s={
schema:x(t),
outcome:a};
n(i?`empty`:`type`,s,e.at(t.document,[...t.route,`enum`]),{
help:i?`list the values, or leave "enum" out`:`write a list of values`,
severity:o})}}}});
var yn=e.defineRule({
id:`schema-enum-values`,
category:`correctness`,
severity:`warning`,
messages:{
twice:e=>`"enum" in ${e.schema} lists this value twice, so VS Code leaves the tool out`,
twiceOutput:e=>`"enum" in ${e.schema} lists this value twice`,
type:e=>`"enum" in ${e.schema} lists a value that its own "type" does not allow`},
on:{
schemaNode:{
keywords:[`enum`],
check(t,{
report:n}){
let r=e.own(t.schema,`enum`);
if(!Array.isArray(r))
return;
let i=new bn;
let a=e.own(t.schema,`type`)!==void 0;
for(
let[o,s]of r.entries()){
let r=i.hasMet(s);
if(!r&&(!a||J(s,t.schema)))
continue;
let c=e.at(t.document,[...t.route,`enum`,o]);
let l={
schema:x(t)};
let u=t.side===`inputSchema`?`twice`:`twiceOutput`;
r?n(u,l,c,{
help:`delete one of them`}):n(`type`,l,c,{
help:`write a value of that type, or change "type"`})}}}}});
var bn=class{
#e=new Set;
#t;
hasMet(e){
if(typeof e!=`object`||!e)
return xn(this.#e,e);
this.#t??=new Set;
return xn(this.#t,JSON.stringify(e))}};
function xn(e,t){
let{
size:n}=e;
e.add(t);
return e.size===n}
var Sn=e.defineRule({
id:`schema-gemini-subset`,
category:`compatibility`,
severity:`info`,
messages:{
keywords:e=>`${e.tool} uses ${e.keywords}, which ${e.who} does not know; most clients take them out`,
untyped:e=>`${e.tool} has an argument without a type, which ${e.who} refuses`},
on:{
toolSchema:{
when:e=>Cn(e).length>0,
side:`inputSchema`,
check({
tool:n,
nodes:r},{
report:i,
reading:a}){
for(
let{
who:o,
keywords:s}of Cn(a)){
let a=new Set(r.flatMap(({
schema:e})=>s.filter(t=>Object.hasOwn(e,t))));
a.size>0&&i(`keywords`,{
tool:t.toolName(n),
keywords:e.list([...a]),
who:o},t.placeOfTool(n));
r.some(wn)&&i(`untyped`,{
tool:t.toolName(n),
who:o},t.placeOfTool(n),{
help:`say the type of every argument`})}}}}});
function Cn(e){
return t.profilesOf(e).flatMap(({
name:e,
unknownKeywords:t})=>t===void 0?[]:[{
who:e,
keywords:t.keywords}])}
function wn({
keyword:e,
schema:t}){
return e===`properties`&&S(t).length===0&&!Tn(t)}
function Tn(e){
return[`anyOf`,`oneOf`,`allOf`,`$ref`,`enum`,`const`].some(t=>Object.hasOwn(e,t))}
var En=e.defineRule({
id:`schema-input-root-type`,
category:`correctness`,
severity:`error`,
messages:{
missing:e=>`"inputSchema" of ${e.tool} does not say "type": "object", so ${t.LOST}`,
other:e=>`"inputSchema" of ${e.tool} has ${e.found} as its type and not "object", so ${t.LOST}`},
on:{
toolSchema:{
side:`inputSchema`,
check({
document:n,
schema:r,
route:i,
tool:a},{
report:o}){
let{
type:s}=r;
if(!Object.hasOwn(r,`type`))
o(`missing`,{
tool:t.toolName(a)},e.at(n,i,`key`),{
help:`add "type": "object"`});else 
if(s!==`object`){
let r=typeof s==`string`&&/^\w{1,20}$/.test(s)?`"${s}"`:e.kindOf(s);
o(`other`,{
tool:t.toolName(a),
found:r},e.at(n,[...i,`type`]),{
help:`write "object"`})}}}}});
const Dn=[`inputSchema`,`outputSchema`];
const On=new Set([`uniqueItems`,`minItems`,`minimum`,`exclusiveMinimum`]);
const kn=new Set([`$anchor`,`$comment`,`$defs`,`definitions`,`title`,`description`,`deprecated`,`readOnly`,`writeOnly`,`examples`,`dependentRequired`]);
var An=e.defineRule({
id:`schema-invalid`,
category:`correctness`,
severity:`error`,
messages:{
violated:e=>`"${e.key}" in ${e.schema} ${e.sentence}, ${e.outcome}`,
schema:e=>`${e.schema} ${e.sentence}, ${e.outcome}`},
on:{
answerViolation:{
of:`schema-invalid`,
check(t,{
report:n,
reading:{
document:r}}){
let{
route:i,
sentence:a,
place:o,
help:s}=t;
let c=e.toolAround(r,i);
let l=c===void 0?void 0:Dn.find(e=>e===i[c.route.length]);
if(c===void 0||l===void 0)
return;
let u={
tool:c,
side:l};
let d=c.route.length+1;
let f=i.slice(d);
let p=f.findLastIndex(e=>typeof e==`string`);
let{
clause:ee,
severity:m}=Z(l,f,Nn(t,f,p));
let h={
sentence:a,
outcome:ee};
if(Pn(f,p)){
let e=x({...u,
route:i.slice(0,d+p)});
n(`violated`,{...h,
key:String(f[p]),
schema:e},o,{
help:s,
severity:m})}else 
n(`schema`,{...h,
schema:x({...u,
route:i})},o,{
help:s,
severity:m})}}}});
const jn=new Set([`$defs`,`definitions`,`patternProperties`,`dependencies`]);
const Mn=new Set([`allOf`,`anyOf`,`oneOf`,`items`]);
function Nn({
keyword:e,
sentence:t},n,r){
let i=n[r];
if(On.has(e)||kn.has(i)||fn(n))
return!0;
let a=t.startsWith(`is null`);
let o=n[r-1];
if(o===`$defs`||o===`definitions`||a&&i===`$id`)
return!0;
if(jn.has(o)||n.length-1>r&&Mn.has(i))
return!a;
return e===`type`&&/^is -?\d.*whole number/.test(t)}
function Pn(e,t){
let n=e[t-1];
return t!==-1&&!([`properties`,`patternProperties`,`$defs`,`definitions`,`dependentSchemas`].includes(String(n))&&e[t-2]!==`properties`)}
var Fn=e.defineRule({
id:`schema-no-params-form`,
category:`clarity`,
severity:`off`,
messages:{
open:e=>`${e.schema} declares no argument and still takes any`},
on:{
toolSchema:{
side:`inputSchema`,
check(t,{
report:n}){
let r=e.own(t.schema,`properties`);
if(!(r===void 0||e.isObject(r)&&Object.keys(r).length===0)||Object.keys(t.schema).some(e=>!In.has(e)))
return;
n(`open`,{
schema:x(t)},e.at(t.document,t.route,`key`),{
help:`add "additionalProperties": false`})}}}});
const In=new Set([`type`,`properties`,`required`,`$schema`,`title`,`description`]);
const Ln={
nullable:`list "null" among the types: ["string", "null"]`,
example:`call it "examples", a list`,
discriminator:`delete it: "oneOf" with "const" says the same`,
xml:`delete it`,
externalDocs:`delete it, or put the address into the description`};
var Rn=e.defineRule({
id:`schema-openapi-keyword`,
category:`correctness`,
severity:`warning`,
messages:{
keyword:e=>`"${e.key}" in ${e.schema} is a keyword of OpenAPI and means nothing in JSON Schema`},
on:{
schemaNode:{
keywords:Object.keys(Ln),
check(t,{
report:n}){
for(
let[r,i]of Object.entries(Ln)){
let a=e.own(t.schema,r);
if(a===void 0||r===`nullable`&&(a!==!0||zn(t.schema)))
continue;
n(`keyword`,{
key:r,
schema:x(t)},e.at(t.document,[...t.route,r],`key`),{
help:i,...r===`nullable`?{}:{
severity:`info`}})}}}}});
function zn(t){
let n=e.own(t,`type`);
return Array.isArray(n)&&n.includes(`null`)}
var Bn=e.defineRule({
id:`schema-properties-absent`,
category:`compatibility`,
severity:`info`,
messages:{
absent:({
schema:t,
who:n})=>`${t} has no "properties"; ${e.list(n,{
bare:!0})} ${n.length===1?`adds`:`add`} an empty one before it is sent to a model`},
on:{
toolSchema:{
when:e=>Vn(e).length>0,
side:`inputSchema`,
check(t,{
report:n,
reading:r}){
let{
schema:i}=t;
if(i.type!==`object`||Object.hasOwn(i,`properties`))
return;
let a=Vn(r);
n(`absent`,{
schema:x(t),
who:a},e.at(t.document,t.route,`key`),{
help:`add "properties": {}`})}}}});
function Vn(e){
return t.profilesOf(e).flatMap(({
name:e,
addsProperties:t})=>t===void 0?[]:[e])}
var Hn=e.defineRule({
id:`schema-properties-not-object`,
category:`correctness`,
severity:`error`,
messages:{
root:e=>`"properties" in ${e.schema} is ${e.kind} where an object is needed, so ${t.LOST}`,
old:e=>`"properties" in ${e.schema} is ${e.kind}; clients of older revisions lose the whole list for it`,
inner:e=>`"properties" in ${e.schema} is ${e.kind} where an object is needed, ${e.outcome}`},
on:{
schemaNode:{
keywords:[`properties`],
check(n,{
report:r,
reading:i}){
let a=e.own(n.schema,`properties`);
if(!Object.hasOwn(n.schema,`properties`)||e.isObject(a))
return;
let o=t.revisionOf(i);
let s={
schema:x(n),
kind:e.kindOf(a)};
let c=e.at(n.document,[...n.route,`properties`]);
let l=a===null||Array.isArray(a)&&a.length===0?`write {}`:`write { "<name>": { \u2026 } }`;
if(n.keyword===``&&(n.side===`inputSchema`||o>=`2025-06-18`))
o<`2026-07-28`?r(`root`,s,c,{
help:l}):r(`old`,s,c,{
help:l,
severity:`warning`});else{
let{
clause:e,
severity:t}=Z(n.side,n.inside,!1);
r(`inner`,{...s,
outcome:e},c,{
help:l,
severity:t})}}}}});
var Un=e.defineRule({
id:`schema-property-key`,
category:`compatibility`,
severity:`warning`,
messages:{
key:t=>`argument ${e.quote(t.key)} of ${t.tool} has a name that ${t.who} refuses: only ${t.allows}`},
on:{
toolSchema:{
side:`inputSchema`,
check(n,{
report:r,
shared:i}){
let a=e.own(n.schema,`properties`);
if(!e.isObject(a))
return;
let o=i(Wn);
for(
let i in a){
let a=o.find(({
pattern:e})=>!e.test(i));
if(a===void 0)
continue;
let{
who:s,
allows:c}=a;
let l=e.at(n.document,[...n.route,`properties`,i],`key`);
r(`key`,{
key:i,
tool:t.toolName(n.tool),
who:s,
allows:c},l,{
help:`rename it, and translate it in the tool`})}}}}});
function Wn(e){
return t.profilesOf(e).flatMap(({
name:e,
propertyKey:t})=>t?[{
who:e,...t}]:[])}
var Gn=e.defineRule({
id:`schema-property-not-schema`,
category:`correctness`,
severity:`error`,
messages:{
root:n=>`${e.quote(n.key)} in ${n.schema} is ${n.kind} and not a schema, so ${t.LOST}`,
other:t=>`${e.quote(t.key)} in ${t.schema} is ${t.kind} and not a schema, ${t.outcome}`},
on:{
schemaNode:{
keywords:[`properties`],
check(n,{
report:r,
reading:i}){
let a=e.own(n.schema,`properties`);
if(!e.isObject(a))
return;
let o=t.revisionOf(i);
for(
let t in a){
let i=a[t];
if(e.isObject(i)||typeof i==`boolean`)
continue;
let s={
key:t,
schema:x(n),
kind:e.kindOf(i)};
let c=n.keyword===``&&!Array.isArray(i)&&o<`2026-07-28`&&(n.side===`inputSchema`||o>=`2025-06-18`);
let l=e.at(n.document,[...n.route,`properties`,t]);
if(c)
r(`root`,s,l,{
help:Kn(i)});else{
let{
clause:e,
severity:t}=Z(n.side,n.inside,i!==null);
r(`other`,{...s,
outcome:e},l,{
help:Kn(i),
severity:t})}}}}}});
function Kn(e){
return typeof e==`string`&&/^(?:string|number|integer|boolean|array|object|null)$/.test(e)?`write { "type": "${e}" }`:`write a schema, such as { "type": "string" }`}
const qn=[[`minimum`,`maximum`],[`minLength`,`maxLength`],[`minItems`,`maxItems`],[`minProperties`,`maxProperties`]];
var Jn=e.defineRule({
id:`schema-range-impossible`,
category:`correctness`,
severity:`warning`,
messages:{
range:e=>`"${e.low}" in ${e.schema} is greater than "${e.high}", so no value fits`,
required:e=>`"required" in ${e.schema} names more keys than "maxProperties" allows, so no value fits`},
on:{
schemaNode:{
keywords:qn.map(([,e])=>e),
check(t,{
report:n}){
let{
schema:r,
document:i}=t;
for(
let[a,o]of qn){
let[s,c]=[e.own(r,a),e.own(r,o)];
if(typeof s!=`number`||typeof c!=`number`||s<=c)
continue;
n(`range`,{
low:a,
high:o,
schema:x(t)},e.at(i,[...t.route,a]),{
help:`swap the two`,
related:[{
place:e.at(i,[...t.route,o]),
message:`the upper bound`}]})}
let[a,o]=[e.own(r,`required`),e.own(r,`maxProperties`)];
if(!Array.isArray(a)||typeof o!=`number`||new Set(a).size<=o)
return;
n(`required`,{
schema:x(t)},e.at(i,[...t.route,`maxProperties`]),{
help:`raise "maxProperties"`})}}}});
var Yn=e.defineRule({
id:`schema-remote-ref`,
category:`correctness`,
severity:`warning`,
messages:{
remote:e=>`"$ref" in ${e.schema} leads out of the schema; clients must not fetch it, so it stays unknown`,
lost:e=>`"$ref" in ${e.schema} leads out of the schema, so clients on version 1 of the official SDK lose the whole list`},
on:{
schemaNode:{
keywords:[`$ref`],
check(t,{
report:n}){
let r=e.own(t.schema,`$ref`);
if(typeof r!=`string`||r.startsWith(`#`)||Xn(r,t))
return;
let i=t.side===`outputSchema`;
n(i?`lost`:`remote`,{
schema:x(t)},e.at(t.document,[...t.route,`$ref`]),{
help:`put the schema under "$defs" of the same tool`,...i?{
severity:`error`}:{}})}}}});
function Xn(t,{
root:n}){
let[r=``]=t.split(`#`);
return e.own(n,`$id`)===r||T(n).addresses.has(r)}
var Zn=e.defineRule({
id:`schema-required-not-array`,
category:`correctness`,
severity:`error`,
messages:{
root:e=>`"required" in ${e.schema} ${e.fault}, so ${t.LOST}`,
old:e=>`"required" in ${e.schema} ${e.fault}; clients of older revisions lose the whole list for it`,
inner:e=>`"required" in ${e.schema} ${e.fault}, ${e.outcome}`,
up:e=>`"required" in ${e.schema} is a boolean and not a list of names, ${e.outcome}`},
on:{
schemaNode:{
keywords:[`required`],
check(n,{
report:r,
reading:i}){
let a=e.own(n.schema,`required`);
let o=Object.hasOwn(n.schema,`required`)?Qn(a):void 0;
if(o===void 0)
return;
let s=t.revisionOf(i);
let c={
schema:x(n),
fault:o};
let l=e.at(n.document,[...n.route,`required`]);
let u=n.keyword===``&&(n.side===`inputSchema`||s>=`2025-06-18`);
let{
clause:d,
severity:f}=Z(n.side,n.inside,Array.isArray(a));
let p=a===null?`delete it`:`write a list of names`;
u&&s<`2026-07-28`?r(`root`,c,l,{
help:p}):u?r(`old`,c,l,{
help:p,
severity:`warning`}):typeof a==`boolean`?r(`up`,{...c,
outcome:d},l,{
help:`list the name in "required" of the object that holds it`,
severity:f}):r(`inner`,{...c,
outcome:d},l,{
help:p,
severity:f})}}}});
function Qn(t){
if(!Array.isArray(t))
return`is ${e.kindOf(t)} and not a list`;
return t.every(e=>typeof e==`string`)?void 0:`lists something else than names`}
const $n=[`$ref`,`$dynamicRef`,`allOf`,`anyOf`,`oneOf`,`if`,`then`,`else`,`patternProperties`,`dependentSchemas`];
var er=e.defineRule({
id:`schema-required-undeclared`,
category:`correctness`,
severity:`warning`,
messages:{
undeclared:t=>`${e.quote(t.key)} is required in ${t.schema} and not declared in its "properties"`,
closed:t=>`${e.quote(t.key)} is required in ${t.schema}, which allows no such key: nothing fits this schema`},
on:{
schemaNode:{
keywords:[`required`],
check(t,{
report:n,
shared:r}){
let i=e.own(t.schema,`required`);
let a=e.own(t.schema,`properties`);
if(!Array.isArray(i)||!e.isObject(a))
return;
let o=e=>typeof e!=`string`||Object.hasOwn(a,e);
if(i.every(o)||!tr(t))
return;
let s=e.own(t.schema,`additionalProperties`)===!1?`closed`:`undeclared`;
let c=Object.keys(a);
for(
let[a,l]of i.entries()){
if(o(l))
continue;
let i=r(e.suggestions)(l,c);
n(s,{
key:l,
schema:x(t)},e.at(t.document,[...t.route,`required`,a]),{
help:i===void 0?`declare it in "properties", or take it out of "required"`:`did you mean ${e.quote(i)}?`})}}}}});
function tr({
schema:e,
keyword:t,
inside:n}){
if($n.some(t=>Object.hasOwn(e,t)))
return!1;
return t===``||!n.some(e=>typeof e==`string`&&nr.has(e))}
const nr=new Set([`allOf`,`anyOf`,`oneOf`,`not`,`if`,`then`,`else`,`dependentSchemas`]);
var rr=e.defineRule({
id:`schema-root-combinator`,
category:`compatibility`,
severity:`warning`,
messages:{
refused:t=>`${e.quote(t.key)} at the root of ${t.schema} is fine for MCP, but not for ${t.who}`},
on:{
toolSchema:{
side:`inputSchema`,
check(t,{
report:n,
shared:r}){
for(
let[i,a]of r(ir)){
if(e.own(t.schema,i)===void 0)
continue;
n(`refused`,{
key:i,
schema:x(t),
who:e.list(a,{
bare:!0})},e.at(t.document,[...t.route,i],`key`),{
help:`describe the variants in one object with optional arguments, and check them in the tool`})}}}}});
function ir(e){
let n=new Map;
for(
let{
name:r,
noRootKeywords:i}of t.profilesOf(e))
for(
let e of i?.keywords??[])
n.set(e,[...n.get(e)??[],r]);
return n}
var ar=e.defineRule({
id:`schema-strict-profile`,
category:`compatibility`,
severity:`info`,
messages:{
open:e=>`${e.schema} takes other keys, which strict mode does not allow`,
optional:e=>`${e.schema} leaves ${e.keys} optional, which strict mode does not allow`,
all:e=>`${e.schema} uses "allOf", which strict mode does not allow`},
on:{
schemaNode:{
when:e=>t.profilesOf(e).some(({
id:e})=>e===`strict`),
side:`inputSchema`,
keywords:[`allOf`,`properties`],
check(t,{
report:n}){
let{
document:r,
route:i}=t;
let a=e.at(r,i,`key`);
let o=x(t);
e.own(t.schema,`allOf`)!==void 0&&n(`all`,{
schema:o},e.at(r,[...i,`allOf`],`key`));
let s=e.own(t.schema,`properties`);
if(!S(t.schema).includes(`object`)||!e.isObject(s))
return;
e.own(t.schema,`additionalProperties`)!==!1&&n(`open`,{
schema:o},a,{
help:`add "additionalProperties": false`});
let c=e.own(t.schema,`required`);
let l=Object.keys(s).filter(e=>!Array.isArray(c)||!c.includes(e));
l.length>0&&n(`optional`,{
schema:o,
keys:e.list(l,{
max:4})},a,{
help:`list ${e.quote(l[0]??``)} in "required", and allow null`})}}}});
var or=e.defineRule({
id:`schema-tuple`,
category:`compatibility`,
severity:`warning`,
messages:{
items:e=>`"items" in ${e.schema} is a list, which JSON Schema 2020-12, its dialect, does not allow`},
on:{
schemaNode:{
keywords:[`items`],
check(t,{
report:n}){
if(!Array.isArray(e.own(t.schema,`items`)))
return;
let r=C(t);
if(r!==void 0&&r!==`2020-12`)
return;
n(`items`,{
schema:x(t)},e.at(t.document,[...t.route,`items`],`key`),{
help:`call it "prefixItems"`})}}}});
const sr=new Set(`date-time date time duration email idn-email hostname idn-hostname ipv4 ipv6 uri uri-reference iri iri-reference uuid uri-template json-pointer relative-json-pointer regex int8 uint8 int16 uint16 int32 uint32 int64 uint64 float double decimal decimal128 double-int byte binary password char html http-date media-range sf-string url base64url commonmark color unixtime`.split(` `));
var cr=e.defineRule({
id:`schema-unknown-format`,
category:`clarity`,
severity:`off`,
messages:{
unknown:t=>`"format" ${e.quote(t.format)} in ${t.schema} is in no registry, so nothing checks it`},
on:{
schemaNode:{
keywords:[`format`],
check(t,{
report:n}){
let r=e.own(t.schema,`format`);
if(typeof r!=`string`||sr.has(r))
return;
n(`unknown`,{
format:r,
schema:x(t)},e.at(t.document,[...t.route,`format`]),{
help:`say it in the description, or with "pattern"`})}}}});
const Q=`additionalProperties.anyOf.oneOf.allOf.minLength.maxLength.minItems.maxItems.minimum.maximum.exclusiveMinimum.exclusiveMaximum.uniqueItems.patternProperties.prefixItems.description.properties.required.multipleOf.minProperties.maxProperties.propertyNames.dependentRequired.unevaluatedProperties.contentMediaType.contentEncoding.deprecated.default.pattern`.split(`.`);
const lr=new Map(Q.map(e=>[$(e),e]));
const ur=[[`type`,e=>[e].flat().every(e=>typeof e==`string`&&dr.has(e))],[`enum`,Array.isArray],[`items`,e.isObject],[`format`,e=>typeof e==`string`],...[`anyOf`,`oneOf`,`allOf`].map(t=>[t,t=>Array.isArray(t)&&t.length>0&&t.every(e.isObject)])];
const dr=new Set([`string`,`number`,`integer`,`boolean`,`object`,`array`,`null`]);
const fr=new Set([[`descriptions`,`descriptor`,`descriptors`,`defaults`,`formats`,`patterns`,`types`,`propertyName`,`item`],[`multiple`,`uniqueKeys`,`enumNames`,`enums`,`example`,`deprecation`,`readOnly`,`writeOnly`,`dependencies`],[`additionalItems`,`unevaluatedItems`,`definitions`,`property`,`num`,`time`,`tape`,`input`,`terms`,`item_type`],[`none`,`none_of`,`noneOf`,`some_of`,`formatter`,`formatted`,`form`,`pattens`,`optional`,`nullable`]].flat());
const pr=new Map([[`decription`,`description`],[`descripton`,`description`],[`desription`,`description`],[`desciption`,`description`],[`discription`,`description`],[`propertys`,`properties`],[`propertes`,`properties`],[`proprties`,`properties`],[`additionalproperty`,`additionalProperties`],[`addtionalproperties`,`additionalProperties`],[`additonalproperties`,`additionalProperties`],[`requried`,`required`],[`reqired`,`required`],[`enums`,`enum`],[`defualt`,`default`],[`deafult`,`default`],[`min`,`minimum`],[`max`,`maximum`]]);
var mr=e.defineRule({
id:`schema-unknown-keyword`,
category:`correctness`,
severity:`warning`,
messages:{
misspelt:t=>`${e.quote(t.key)} in ${t.schema} is not ${e.quote(t.keyword)}, so it has no effect`},
on:{
schemaNode:{
keywords:e=>gr(e),
check(t,{
report:n}){
for(
let r in t.schema){
let i=hr(r)??_r(r,t.schema[r]);
if(i===void 0||Object.hasOwn(t.schema,i))
continue;
n(`misspelt`,{
key:r,
schema:x(t),
keyword:i},e.at(t.document,[...t.route,r],`key`),{
help:`rename it to ${e.quote(i)}`})}}}}});
function hr(e){
let t=pr.get($(e))??lr.get($(e))??vr(e);
return t===e?void 0:t}
function gr(t){
return hr(t)!==void 0||ur.some(([n])=>t!==n&&e.isOneSlip(t,n))}
function _r(t,n){
if(fr.has(t))
return;
return ur.find(([r,i])=>t!==r&&e.isOneSlip(t,r)&&i(n))?.[0]}
function vr(t){
if(t.length<7||t.length>24||fr.has(t)||Q.includes(t))
return;
let n=Q.find(n=>e.isOneSlip(t,n));
if(n!==void 0||t.length<9)
return n;
let r=Q.filter(e=>e.length>=10);
let i=e.suggest(t,r);
return i!==void 0&&yr(t,i)?i:void 0}
function yr(t,n){
let r=0;
for(;r<t.length&&t[r]===n[r];)
r+=1;
let[i,a]=[t.slice(r),n.slice(r)];
return[[i.slice(1),a.slice(1)],[i.slice(1),a],[i,a.slice(1)],...i[0]===a[1]&&i[1]===a[0]?[[i.slice(2),a.slice(2)]]:[]].some(([t=``,n=``])=>e.isOneSlip(t,n))}
function $(e){
return e.toLowerCase().replaceAll(/[_-]/g,``)}
var br=e.defineRule({
id:`schema-x-mcp-header`,
category:`correctness`,
severity:`error`,
messages:{
name:e=>`"x-mcp-header" in ${e.schema} is no header name, so clients leave the tool out over HTTP`,
twice:e=>`"x-mcp-header" in ${e.schema} names a header for the second time, so clients leave the tool out over HTTP`,
type:e=>`"x-mcp-header" stands in ${e.schema}, which is no string, integer or boolean: clients leave the tool out over HTTP`,
place:e=>`"x-mcp-header" stands in ${e.schema}, where it is not allowed: clients leave the tool out over HTTP`},
on:{
schemaNode:{
side:`inputSchema`,
keywords:[`x-mcp-header`],
check(t,{
report:n,
shared:r}){
if(!Object.hasOwn(t.schema,`x-mcp-header`))
return;
let i=e.own(t.schema,`x-mcp-header`);
let a={
schema:x(t)};
let o=e.at(t.document,[...t.route,`x-mcp-header`]);
let s={...o,
side:`key`};
let c=r(xr);
let l=JSON.stringify([t.tool.route,String(i).toLowerCase()]);
let u=c.get(l);
typeof i!=`string`||!/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(i)?n(`name`,a,o,{
help:`use letters, digits and "-"`}):Cr(t)?Sr(e.own(t.schema,`type`))?u===void 0?c.set(l,o):n(`twice`,a,o,{
help:`choose another name; case does not count`,
related:[{
place:u,
message:`the first one`}]}):n(`type`,a,s,{
help:`give the argument one of these types, or delete the key`}):n(`place`,a,s,{
help:`move the argument to the top level, or delete the key`})}}}});
function xr(){
return new Map}
function Sr(e){
return e===`string`||e===`integer`||e===`boolean`}
function Cr({
keyword:e,
parent:t}){
return e===`properties`&&(t?.parent===void 0||Cr(t))}
var wr=e.defineRule({
id:`schema-x-mcp-header-secret`,
category:`security`,
severity:`warning`,
messages:{
secret:e=>`${e.schema} looks like a secret, and "x-mcp-header" puts it where proxies log it`},
on:{
schemaNode:{
keywords:[`x-mcp-header`],
check(t,{
report:n}){
if(typeof e.own(t.schema,`x-mcp-header`)!=`string`||e.secrecyOf(t.called)!==`secret`)
return;
n(`secret`,{
schema:x(t)},e.at(t.document,[...t.route,`x-mcp-header`],`key`),{
help:`delete "x-mcp-header" here`})}}}});
const Tr=/~\/\.(?:aws|azure|config\/gcloud|docker|gnupg|kube|netrc|npmrc|pypirc|ssh)\b|\bid_(?:dsa|ecdsa|ed25519|rsa)\b|\.aws\/credentials\b|\/etc\/(?:passwd|shadow)\b|\.cursor\/mcp\.json\b|\bclaude_desktop_config\.json\b|~\/\.claude\.json\b|(?<![\w.*])\.env(?![\w.-])/i;
var Er=e.defineRule({
id:`sensitive-path`,
category:`security`,
severity:`off`,
messages:{
named:t=>`${t.subject} names ${e.quote(t.path)}, a place where secrets are kept`},
on:{
description:{
like:Tr,
check({
document:n,
route:r,
text:i,
owner:a},{
report:o}){
let s=Tr.exec(i);
if(s===null)
return;
let c={
start:s.index,
end:s.index+s[0].length};
o(`named`,{
subject:t.ownerName(a),
path:s[0]},e.at(n,r,`value`,c),{
severity:`info`,
help:`look why the tool speaks of it`})}}}});
var Dr=e.defineRule({
id:`tool-execution-removed`,
category:`compatibility`,
severity:`warning`,
messages:{
removed:e=>`"execution" of ${e.tool} is not read since revision 2026-07-28`},
on:{
tool:{
when:e=>t.revisionOf(e)>=`2026-07-28`,
keys:[`execution`],
check(n,{
report:r}){
if(e.own(n.value,`execution`)===void 0)
return;
r(`removed`,{
tool:t.toolName(n)},e.at(n.document,[...n.route,`execution`],`key`),{
help:`delete it; tasks are an extension of the protocol now`})}}}});
var Or=e.defineRule({
id:`tool-field-too-new`,
category:`compatibility`,
severity:`info`,
messages:{
newer:t=>`${e.quote(t.key)} of ${t.tool} exists since revision ${t.since}; clients of ${t.revision} do not read it`},
on:{
tool(n,{
report:r,
reading:i}){
if(!e.isObject(n.value))
return;
let a=t.revisionOf(i);
for(
let i in n.value){
let o=Object.hasOwn(t.toolFields,i)?t.toolFields[i]?.since:void 0;
if(o===void 0||o<=a)
continue;
r(`newer`,{
key:i,
tool:t.toolName(n),
since:o,
revision:a},e.at(n.document,[...n.route,i],`key`),{
help:`speak revision ${o}, or do not rely on it`})}}}});
var kr=e.defineRule({
id:`tool-icon-shape`,
category:`correctness`,
severity:`error`,
messages:{
shape:e=>`${e.subject} ${e.sentence}, so ${t.LOST}`},
on:{
answerViolation:{
of:`tool-icon-shape`,
check({
sentence:t,
place:n,
help:r,
route:i},{
report:a,
reading:{
document:o}}){
if(i.at(-1)===`icons`&&e.valueAt(o.value,i)===null)
return;
let s=i.slice(i.lastIndexOf(`icons`));
a(`shape`,{
subject:e.subjectOf(s,void 0),
sentence:t},n,{
help:r})}}}});
var Ar=e.defineRule({
id:`tool-icon-src`,
category:`correctness`,
severity:`warning`,
messages:{
relative:e=>`the icon of ${e.tool} has no absolute address, so clients cannot load it`,
scheme:t=>`the icon of ${t.tool} has an address with ${e.quote(t.scheme)}, which clients have to reject`},
on:{
tool:{
when:e=>t.revisionOf(e)>=`2025-11-25`,
keys:[`icons`],
check(n,{
report:r}){
let i=e.own(n.value,`icons`);
if(!Array.isArray(i))
return;
for(
let[a,o]of i.entries()){
let i=e.own(o,`src`);
if(typeof i!=`string`)
continue;
let s=/^([A-Za-z][A-Za-z0-9+.-]*:)/.exec(i)?.[1]?.toLowerCase();
let c=e.at(n.document,[...n.route,`icons`,a,`src`]);
let l=t.toolName(n);
let u=`use an address with https, or put the picture into a "data:" address`;
s===void 0?r(`relative`,{
tool:l},c,{
help:u}):s!==`https:`&&s!==`data:`&&r(`scheme`,{
tool:l,
scheme:s},c,{
help:u})}}}}});
let jr;
let Mr;
var Nr=e.defineRule({
id:`tool-meta-key`,
category:`correctness`,
severity:`warning`,
messages:{
form:t=>`${e.quote(t.key)} in "_meta" of ${t.tool} is not a key that the specification allows there`,
reserved:t=>`${e.quote(t.key)} in "_meta" of ${t.tool} has a prefix that is reserved for the protocol itself`},
on:{
tool:{
keys:[`_meta`],
check(n,{
report:r}){
let i=e.own(n.value,`_meta`);
if(!e.isObject(i))
return;
for(
let a of Object.keys(i)){
if((Fr??=/^(?:openai\/.+|_fastmcp)$/).test(a))
continue;
let i=a.lastIndexOf(`/`);
let o=a.slice(0,Math.max(0,i));
let s=e.at(n.document,[...n.route,`_meta`,a],`key`);
let c={
key:a,
tool:t.toolName(n)};
i!==-1&&!(jr??=/^[A-Za-z](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*$/).test(o)||!(Mr??=/^(?:[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?)?$/).test(a.slice(i+1))||a===``?r(`form`,c,s,{
severity:`info`,
help:`use a reversed domain of yours, a slash and a name: "com.example/owner"`}):Pr(o)&&!(Ir??=/^io\.modelcontextprotocol(?:\.[a-z-]+)?\//).test(a)&&r(`reserved`,c,s,{
help:`use a domain of your own`})}}}}});
function Pr(e){
let t=e.split(`.`)[1];
return t===`modelcontextprotocol`||t===`mcp`}
let Fr;
let Ir;
const Lr=[`input_schema`,`inputschema`,`parameters`,`args_schema`,`input`];
var Rr=e.defineRule({
id:`tool-missing-input-schema`,
category:`correctness`,
severity:`error`,
messages:{
missing:e=>`${e.tool} has no "inputSchema", so ${t.LOST}`,
renamed:n=>`${n.tool} has ${e.quote(n.key)} and no "inputSchema", so ${t.LOST}`,
type:e=>`"inputSchema" of ${e.tool} is ${e.kind} where an object is needed, so ${t.LOST}`},
on:{
tool(n,{
report:r}){
let{
document:i,
value:a,
route:o}=n;
if(!e.isObject(a)||e.isObject(a.inputSchema))
return;
let s=t.toolName(n);
if(Object.hasOwn(a,`inputSchema`)){
r(`type`,{
tool:s,
kind:e.kindOf(a.inputSchema)},e.at(i,[...o,`inputSchema`]),{
help:`write { "type": "object" } for a tool without arguments`});
return}
let c=Lr.find(t=>e.isObject(a[t]));
c===void 0?r(`missing`,{
tool:s},t.placeOfTool(n),{
help:`add "inputSchema": { "type": "object" }`}):r(`renamed`,{
tool:s,
key:c},e.at(i,[...o,c],`key`),{
help:`rename ${e.quote(c)} to "inputSchema"`})}}});
function zr(e){
let t=Br(e);
return e=>{
let n=[!0];
for(
let r of t)
n=Vr(r,e,n);
return n[e.length]===!0}}
function Br(e){
return[...e.matchAll(/\{[\w-]+\}|\*|[\s\S]/g)].map(([e])=>{
if(e===`*`)
return{
is:`any`};
return e.length>1?{
is:`word`}:{
is:`one`,
character:e}})}
function Vr(e,t,n){
let r=[];
let i=!1;
for(
let a=0;a<=t.length;a+=1){
let o=t[a-1]??``;
if(e.is===`one`)
r[a]=n[a-1]===!0&&o===e.character;else 
if(e.is===`any`)
r[a]=i||=n[a]===!0;else{
i=(i||n[a-1]===!0)&&/[A-Za-z0-9]/.test(o);
r[a]=i}}
return r}
var Hr=e.defineRule({
id:`tool-name-convention`,
category:`clarity`,
severity:`off`,
messages:{
prefix:t=>`the name of tool ${e.quote(t.name)} does not begin with ${e.quote(t.prefix)}`,
pattern:t=>`the name of tool ${e.quote(t.name)} is not of the form ${e.quote(t.pattern)}`},
on:{
answers({
document:t},{
report:n,
options:{
prefix:r,
pattern:i}}){
let a=typeof r==`string`?zr(`${r}*`):void 0;
let o=typeof i==`string`?zr(i):void 0;
for(
let{
name:s,
route:c}of e.toolsIn(t)){
if(s===``)
continue;
let l=e.at(t,[...c,`name`]);
let u=`rename the tool, or change the rule in mcp-lint.json`;
a?.(s)===!1?n(`prefix`,{
name:s,
prefix:String(r)},l,{
help:u}):o?.(s)===!1&&n(`pattern`,{
name:s,
pattern:String(i)},l,{
help:u})}}}});
var Ur=e.defineRule({
id:`tool-name-duplicate`,
category:`correctness`,
severity:`error`,
messages:{
twice:e=>`${e.tool} stands twice in the list, so only one of the two can be called`},
on:{
toolList({
tools:e},{
report:n}){
for(
let[r,i]of t.namesakes(e,e=>e))
n(`twice`,{
tool:t.toolName(r)},t.placeOfTool(r),{
help:`rename or delete one of them`,
related:[{
place:t.placeOfTool(i),
message:`the first one`}]})}}});
var Wr=e.defineRule({
id:`tool-name-edge-separator`,
category:`clarity`,
severity:`info`,
messages:{
edge:t=>`the name of ${t.tool} ${t.where} with ${e.quote(t.character)}, about which the official SDKs warn`},
on:{
tool(n,{
report:r}){
if(!/^[A-Za-z0-9_.-]+$/.test(n.name))
return;
let i=/^[.-]/.exec(n.name)?.[0];
let a=/[.-]$/.exec(n.name)?.[0];
let o=i??a;
if(o===void 0)
return;
let s=i===void 0?`ends`:`begins`;
r(`edge`,{
tool:t.toolName(n),
where:s,
character:o},t.placeOfTool(n),{
help:`leave the ${e.quote(o)} out`})}}});
var Gr=e.defineRule({
id:`tool-name-empty`,
category:`correctness`,
severity:`error`,
messages:{
empty:e=>`${e.number} has a name without a single letter, so no model can call it`},
on:{
tool(n,{
report:r}){
let i=e.own(n.value,`name`);
if(typeof i!=`string`||i.trim()!==``)
return;
let a=n.route.at(-1);
r(`empty`,{
number:typeof a==`number`?`tool ${a+1}`:`the tool`},t.placeOfTool(n),{
help:`give it a name of letters, digits, "_" and "-"`})}}});
var Kr=e.defineRule({
id:`tool-name-portable`,
category:`compatibility`,
severity:`warning`,
messages:{
characters:e=>`the name of ${e.tool} is fine for MCP, but not for ${e.who}: only ${e.allows}`,
alike:t=>`the name of ${t.tool} is fine for MCP, but not for ${t.who}; clients that write "_" instead call it like ${e.quote(t.other)}`,
long:e=>`the name of ${e.tool} has ${e.length} characters; ${e.who} takes at most ${e.max}`},
on:{
tool(n,{
report:r,
reading:i,
shared:a}){
if(t.limitsNames(t.revisionOf(i))&&!/^[A-Za-z0-9_.-]{1,128}$/.test(n.name))
return;
if(n.name.trim()===``)
return;
let o=a(Yr);
let s=o.filter(({
toolName:e})=>!e.pattern.test(n.name));
let[c]=s;
if(c!==void 0){
let{
allows:i}=c.toolName;
let o={
tool:t.toolName(n),
who:Zr(s)};
let l=Jr(n.name);
let u=a(qr).get(l)?.find(({
name:e})=>e!==n.name);
u===void 0?r(`characters`,{...o,
allows:i},t.placeOfTool(n),{
help:`write "_" instead`}):r(`alike`,{...o,
other:u.name},t.placeOfTool(n),{
help:`choose another name than ${e.quote(l)}, of ${i} only`,
related:[{
place:t.placeOfTool(u),
message:`the other tool`}]});
return}
let[l]=[...o.filter(({
toolName:e})=>n.name.length>e.max)].sort((e,t)=>e.toolName.max-t.toolName.max);
if(l===void 0)
return;
let{
name:u,
toolName:d}=l;
r(`long`,{
tool:t.toolName(n),
length:n.name.length,
max:d.max,
who:u},t.placeOfTool(n),{
help:`shorten it to 40 or less: clients put the name of the server in front`})}}});
function qr({
document:t}){
return e.grouped(e.toolsIn(t),({
name:e})=>Jr(e))}
function Jr(e){
return e.replace(/[^A-Za-z0-9_-]/g,`_`)}
function Yr(e){
return t.profilesOf(e).filter(Xr)}
function Xr(e){
return e.toolName!==void 0}
function Zr(t){
return e.list(t.map(({
name:e})=>e),{
bare:!0})}
var Qr=e.defineRule({
id:`tool-name-spec-charset`,
category:`correctness`,
severity:`warning`,
messages:{
character:e=>`the name of ${e.tool} holds ${e.character}, which the specification leaves out of names`},
on:{
tool:{
when:e=>t.limitsNames(t.revisionOf(e)),
check(n,{
report:r}){
if(n.name.trim()===``)
return;
let i=/[^A-Za-z0-9_.-]/u.exec(n.name)?.[0];
if(i===void 0)
return;
let a=/\s/.test(i)?`a blank (${e.printable(i)===i?`space`:e.printable(i)})`:e.quote(i);
let o=n.name.trim().replace(/[^A-Za-z0-9_.-]+/gu,`_`);
r(`character`,{
tool:t.toolName(n),
character:a},t.placeOfTool(n),{
help:/^[A-Za-z]/.test(o)?`write ${e.quote(o)}`:`use letters, digits, "_", "-" and "."`})}}}});
var $r=e.defineRule({
id:`tool-name-spec-length`,
category:`correctness`,
severity:`warning`,
messages:{
long:e=>`the name of ${e.tool} has ${e.length} characters; the specification allows 128`},
on:{
tool:{
when:e=>t.limitsNames(t.revisionOf(e)),
check(e,{
report:n}){
let{
length:r}=e.name;
if(r<=128)
return;
n(`long`,{
tool:t.toolName(e),
length:r},t.placeOfTool(e),{
help:`shorten it to 40 or less: clients put the name of the server in front`})}}}});
var ei=e.defineRule({
id:`tool-null-optional`,
category:`correctness`,
severity:`error`,
messages:{
isNull:n=>`${e.quote(n.key)} of ${n.tool} is null and not left out, so ${t.LOST}`},
on:{
tool(n,{
report:r,
reading:i}){
if(!e.isObject(n.value))
return;
for(
let a in n.value){
if(n.value[a]!==null||a===`name`||a===`inputSchema`)
continue;
if(!ti(t.revisionOf(i),a))
continue;
r(`isNull`,{
key:a,
tool:t.toolName(n)},e.at(n.document,[...n.route,a]),{
help:`delete ${e.quote(a)}`})}}}});
function ti(e,n){
let{
since:r,
until:i=e}=(Object.hasOwn(t.toolFields,n)?t.toolFields[n]:void 0)??{};
return r!==void 0&&r<=e&&i>=e}
var ni=e.defineRule({
id:`tool-schema-conformance`,
category:`correctness`,
severity:`error`,
messages:{
violated:e=>`${e.subject} ${e.sentence}, so ${t.LOST}`},
on:{
answerViolation:{
of:`tool-schema-conformance`,
check(n,{
report:r,
reading:{
document:i}}){
let{
route:a,
kind:o,
sentence:s,
place:c,
help:l}=n;
let u=e.toolAround(i,a);
if(u===void 0||ri(n,u))
return;
let d=a.slice(u.route.length);
let f=o===`missing`&&d.length===0;
r(`violated`,{
subject:ii(d,u),
sentence:s},f?t.placeOfTool(u):c,{
help:l})}}}});
function ri({
route:t},{
document:n,
route:r,
value:i}){
let[a,...o]=t.slice(r.length);
return a!==`name`&&o.length===0&&e.own(i,String(a))===null&&e.valueAt(n.value,t)===null}
function ii(n,r){
let i=n.filter(e=>typeof e==`string`);
return n.length===0?t.toolName(r):`${e.quote(i.join(`.`))} of ${t.toolName(r)}`}
var ai=e.defineRule({
id:`tool-secret`,
category:`security`,
severity:`error`,
messages:{
listed:e=>`${e.what} stands in ${e.key}${e.owner}, which every client and model reads`,
answered:e=>`${e.what} stands in a saved result${e.published?`, and git does not ignore this file`:`; git ignores this file`}`},
on:{
answerText:{
signs:({
text:t})=>e.mayBeUnmistakable(t),
check({
document:t,
answer:n,
text:r,
route:i,
side:a},{
report:o,
reading:{
publishable:s}}){
if(a!==`value`||t.isBroken(i))
return;
for(
let{
what:a,
start:c,
end:l}of e.unmistakableIn(r)){
let r=e.at(t,i,`value`,{
start:c,
end:l});
n.kind===`result`?o(`answered`,{
what:a,
published:s},r,{
severity:s?`error`:`info`,
help:`write a made-up value here${s?`, and revoke this one`:``}`}):o(`listed`,{
what:a,
key:si(i),
owner:oi(t,i,n.kind)},r,{
help:`take it out of the server, which can read it from its environment, and revoke it`})}}}}});
function oi(n,r,i){
let a=e.toolAround(n,r);
let o=t.nouns[i];
if(a!==void 0)
return` of ${t.toolName(a)}`;
return o===void 0?``:` of a ${o}`}
function si(t){
return e.quote(String(t.findLast(e=>typeof e==`string`)))}
`${`a1b2c3d4e5`.repeat(4)}`;
var ci=e.defineRule({
id:`tool-task-support-value`,
category:`correctness`,
severity:`error`,
messages:{
value:e=>`"taskSupport" ${e.sentence}, so ${t.LOST}`},
on:{
answerViolation:{
of:`tool-task-support-value`,
check({
sentence:e,
place:t,
help:n},{
report:r}){
r(`value`,{
sentence:e},t,{
help:n})}}}});
var li=e.defineRule({
id:`tool-ui-meta`,
category:`correctness`,
severity:`warning`,
messages:{
address:e=>`"resourceUri" of ${e.tool} does not begin with "ui://", so no view is shown`,
visibility:e=>`"visibility" of ${e.tool} may only list "model" and "app"`,
key:t=>`${e.quote(t.key)} in "_meta.ui" of ${t.tool} is not read there${t.where}`},
on:{
tool:{
keys:[`_meta`],
check(n,{
report:r}){
let i=e.own(e.own(n.value,`_meta`),`ui`);
if(!e.isObject(i))
return;
let a=t.toolName(n);
let o=[...n.route,`_meta`,`ui`];
for(
let t of Object.keys(i)){
let s=i[t];
let c=e.at(n.document,[...o,t]);
if(t===`resourceUri`)
typeof s==`string`&&s.startsWith(`ui://`)||r(`address`,{
tool:a},c,{
help:`give the address of a resource of this server: "ui://\u2026"`});else 
if(t===`visibility`)
(!Array.isArray(s)||s.some(e=>e!==`model`&&e!==`app`))&&r(`visibility`,{
tool:a},c,{
help:`write ["model", "app"], or one of them`});else{
let i=t===`csp`||t===`permissions`;
r(`key`,{
key:t,
tool:a,
where:i?`, only on the resource`:``},e.at(n.document,[...o,t],`key`),{
help:i?`move it to "_meta.ui" of the resource`:`delete ${e.quote(t)}`})}}}}}});
const ui=new Map([[`output_schema`,`outputSchema`],[`display_name`,`title`],[`displayName`,`title`],[`meta`,`_meta`]]);
const di=Object.keys(t.toolFields);
const fi=new Set([`input_schema`,`inputschema`,`parameters`,...t.annotationKeys]);
const pi=[te,ne,ie,se,ce,le,pe,me,he,be,xe,Ce,Te,De,Me,Ve,Ye,et,nt,rt,ct,ut,dt,ft,pt,gt,_t,vt,xt,Ct,Et,Dt,Ot,Vt,Ht,Wt,Gt,Yt,Xt,Zt,Qt,$t,en,tn,an,on,sn,ln,pn,mn,vn,yn,Sn,En,An,Fn,Rn,Bn,Hn,Un,Gn,Jn,Yn,Zn,er,rr,ar,or,cr,mr,br,wr,Er,Dr,Or,kr,Ar,Nr,Rr,Hr,Ur,Wr,Gr,Kr,Qr,$r,ei,ni,ai,ci,li,e.defineRule({
id:`tool-unknown-field`,
category:`correctness`,
severity:`warning`,
messages:{
misspelt:t=>`${e.quote(t.key)} of ${t.tool} is not ${e.quote(t.meant)}, so clients do not read it`},
on:{
tool(n,{
report:r}){
if(!e.isObject(n.value))
return;
for(
let i in n.value){
if(Object.hasOwn(t.toolFields,i)||fi.has(i)||i.startsWith(`x-`))
continue;
let a=ui.get(i)??(i.length>3?e.suggest(i,di):void 0);
if(a===void 0||Object.hasOwn(n.value,a))
continue;
r(`misspelt`,{
key:i,
tool:t.toolName(n),
meant:a},e.at(n.document,[...n.route,i],`key`),{
help:`rename it to ${e.quote(a)}`})}}}})];
exports.answerWalk=o;
exports.rules=pi;