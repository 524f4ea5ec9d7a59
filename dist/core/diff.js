"use strict";
const e=require("./core.js");
const t=[`breaking`,`additive`,`wording`];
const n=[`minimum`,`exclusiveMinimum`,`minLength`,`minItems`,`minProperties`];
const r=[`maximum`,`exclusiveMaximum`,`maxLength`,`maxItems`,`maxProperties`];
const i=[`$ref`,`anyOf`,`oneOf`,`allOf`,`not`,`if`,`then`,`else`,`const`,`pattern`,`format`,`multipleOf`];
const a=[`prefixItems`,`patternProperties`,`dependentRequired`,`dependentSchemas`,`propertyNames`,`contains`];
function o(t,n,r,i=``,a=0){
if(a>30||_(t,n))
return;
let d=r.name(i);
let p=(e,t)=>r.tell(e,`${d} ${t}`);
if(!e.isObject(t)||!e.isObject(n)){
p(`breaking`,`has another schema`);
return}
let g={
narrower:e=>p(r.goes===`in`?`breaking`:`additive`,e),
wider:e=>p(r.goes===`in`?`additive`:`breaking`,e),
other:e=>p(`breaking`,e)};
f(m(t),m(n),`type`,g);
f(h(t),h(n),`value`,g);
s(t,n,g);
c(t,n,g);
l(t,n,g);
u(t,n,r,i,a);
o(t.items??{},n.items??{},r,`${i}[]`,a+1);
t.description!==n.description&&i!==``&&r.tell(`wording`,`the description of ${d} is another one`);
_(t.default,n.default)||r.tell(`wording`,`the default of ${d} is another one`)}
function s(e,t,i){
for(
let r of n)
p(r,1,[e[r],t[r]],i);
for(
let n of r)
p(n,-1,[e[n],t[n]],i)}
function c(e,t,n){
for(
let r of[...i,...a]){
if(_(e[r],t[r]))
continue;
e[r]===void 0?n.narrower(`is held to "${r}" now`):t[r]===void 0?n.wider(`is held to no "${r}" any more`):n.other(`has another "${r}"`)}}
function l(e,t,n){
let[r,i]=[e.additionalProperties===!1,t.additionalProperties===!1];
i&&!r&&n.narrower(`takes no other keys any more`);
r&&!i&&n.wider(`takes other keys now`)}
function u(t,n,r,i,a){
let{
tell:s,
goes:c}=r;
let[l,u]=[e.own(t,`properties`),e.own(n,`properties`)].map(t=>e.isObject(t)?t:{});
let[f,p]=[g(t),g(n)];
for(
let t of new Set([...Object.keys(l??{}),...Object.keys(u??{})])){
let n=i===``?t:`${i}.${t}`;
let m=r.name(n);
if(!Object.hasOwn(u??{},t))
s(`breaking`,`${m} is gone`);else 
if(Object.hasOwn(l??{},t)){
d(m,f.has(t),p.has(t),r);
o(e.own(l,t),e.own(u,t),r,n,a+1)}else{
let e=c===`in`&&p.has(t);
s(e?`breaking`:`additive`,`${m} is new${e?` and required`:``}`)}}}
function d(e,t,n,{
tell:r,
goes:i}){
if(t===n)
return;
r(i===`in`===n?`breaking`:`additive`,`${e} is ${n?`required now`:`required no more`}`)}
function f(e,t,n,r){
if(e===void 0&&t===void 0)
return;
if(e===void 0)
r.narrower(`is held to some ${n}s now`);else 
if(t===void 0)
r.wider(`takes any ${n} now`);else{
[...e].some(e=>!t.has(e))&&r.narrower(`lacks a ${n} that it had`);
[...t].some(t=>!e.has(t))&&r.wider(`has a ${n} that it lacked`)}}
function p(e,t,[n,r],i){
let[a,o]=[n,r].map(e=>typeof e==`number`?e*t:-1/0);
if(a===void 0||o===void 0||a===o)
return;
o>a?i.narrower(`has a stricter "${e}"`):i.wider(`has a milder "${e}"`)}
function m({
type:e}){
let t=[e].flat().filter(e=>typeof e==`string`);
if(t.length===0)
return;
return new Set(t.includes(`number`)?[...t,`integer`]:t)}
function h(e){
return Array.isArray(e.enum)?new Set(e.enum.map(e=>JSON.stringify(e))):void 0}
function g(t){
let n=e.own(t,`required`);
return new Set(Array.isArray(n)?n:[])}
function _(e,t){
return JSON.stringify(e,v)===JSON.stringify(t,v)}
function v(t,n){
return e.isObject(n)?Object.fromEntries(Object.entries(n).sort(([e],[t])=>e<t?-1:1)):n}
function y(t,n){
let[r,i]=[b(t),b(n)];
let a=[...r.keys()].filter(e=>!i.has(e));
let o=[...i.keys()].filter(e=>!r.has(e));
let s=[...r].flatMap(([e,t])=>{
let n=i.get(e);
return n===void 0?[]:x(e,t,n)});
return[...a.map(t=>({
effect:`breaking`,
tool:t,
message:`tool ${e.quote(t)} is gone`})),...s,...o.map(t=>({
effect:`additive`,
tool:t,
message:`tool ${e.quote(t)} is new`}))]}
function b(e){
let t=new Map;
for(
let{
name:n,
value:r}of e)
n!==``&&!t.has(n)&&t.set(n,r);
return t}
function x(t,n,r){
let i=`of tool ${e.quote(t)}`;
let a=[];
let s=(e,n)=>void a.push({
effect:e,
tool:t,
message:n});
o(e.own(n,`inputSchema`)??{},e.own(r,`inputSchema`)??{},{
goes:`in`,
name:t=>t===``?`the input ${i}`:`argument ${e.quote(t)} ${i}`,
tell:s});
let[c,l]=[e.own(n,`outputSchema`),e.own(r,`outputSchema`)];
c!==void 0&&l!==void 0?o(c,l,{
goes:`out`,
name:t=>t===``?`the output ${i}`:`${e.quote(t)} in results ${i}`,
tell:s}):c===void 0?l!==void 0&&s(`additive`,`tool ${e.quote(t)} promises structured results`):s(`breaking`,`tool ${e.quote(t)} promises no structured results any more`);
S(t,e.own(n,`annotations`),e.own(r,`annotations`),s);
for(
let t of[`title`,`description`])
e.own(n,t)!==e.own(r,t)&&s(`wording`,`the ${t} ${i} is another one`);
return a}
function S(t,n,r,i){
for(
let[a,o]of[[`readOnlyHint`,!0],[`destructiveHint`,!1]]){
let[s,c]=[e.own(n,a)===o,e.own(r,a)===o];
s!==c&&i(s?`breaking`:`additive`,`tool ${e.quote(t)} ${s?`no longer `:`now `}says ${e.quote(a)}: ${o}`)}}
function C(e,t,n){
let[r,i]=[w(t),w(n)];
if(r===void 0||i===void 0)
return;
let a=T(r,e);
let o=E(i,a)>=0;
return{
from:t,
to:n,
least:a.join(`.`),
isEnough:o}}
function w(e){
let t=/^v?(\d{1,9})\.(\d{1,9})\.(\d{1,9})(?:[-+][\w.+-]*)?$/.exec(e);
return t===null?void 0:[Number(t[1]),Number(t[2]),Number(t[3])]}
function T([e,t,n],r){
let i=r.has(`breaking`)?2:r.has(`additive`)?1:r.has(`wording`)?0:-1;
if(i===-1)
return[e,t,n];
let a=e===0?i-1:i;
if(a>=2)
return[e+1,0,0];
return a===1?[e,t+1,0]:[e,t,n+1]}
function E(e,t){
return e[0]-t[0]||e[1]-t[1]||e[2]-t[2]}
async function D(t,n){
let{
source:r}=e.readSource(e.disk,e.disk.resolve(t,n),n);
let i=await e.parseSource(r,`json`);
let a=i.problems.find(e=>e.fatal);
if(a!==void 0)
throw new e.UsageError(`${e.quote(n)}: ${a.message}`);
let o=e.toolsIn(i);
if(o.length>0||O(i.value))
return o;
throw new e.UsageError(`${e.quote(n)} holds no list of tools, as a server gives it for "tools/list"`)}
function O(e){
return JSON.stringify(e)?.includes(`"tools":[]`)===!0}
function k({
changes:e,
step:t}){
if(t!==void 0)
return!t.isEnough;
return e.some(({
effect:e})=>e===`breaking`)}
function A({
changes:n,
step:r}){
let i=t.flatMap(e=>n.filter(t=>t.effect===e).map(({
message:t})=>`${e}  ${t}`));
let a=N(n).map(([e,t])=>`${t} ${e}`);
let o=n.length===0?`no changes`:`${e.count(n.length,`change`)} (${a.join(`, `)})`;
return`${[...i,...i.length>0?[``]:[],[o,...j(r)].join(`; `)].join(`
`)}\n`}
function j(t){
if(t===void 0)
return[];
let{
file:n,
from:r,
to:i,
least:a,
isEnough:o}=t;
let s=o?`which is enough`:`where they take ${a}`;
return[`${e.quote(n)} has ${e.quote(i)} after ${e.quote(r)}, ${s}`]}
function M({
changes:e,
step:t}){
let n=Object.fromEntries(N(e,!0));
return`${JSON.stringify({
version:1,
changes:e,
summary:n,...t&&{
package:t}},null,2)}\n`}
function N(e,n=!1){
let r=t.map(t=>[t,e.filter(e=>e.effect===t).length]);
return n?r:r.filter(([,e])=>e>0)}
async function P(t,n){
let r=e.dirname(e.disk.resolve(t,n));
for(;;){
let n=e.disk.resolve(r,`package.json`);
if(e.disk.exists(n)){
let r=await e.parseSource(e.readSource(e.disk,n,n).source,`json`);
let i=e.own(r.value,`version`);
return typeof i==`string`?{
file:e.relative(t,n),
version:i}:void 0}
let i=e.dirname(r);
if(i===r||r===t||!r.startsWith(`${t}/`))
return;
r=i}}
const F=[`text`,`json`];
var I=e.defineCommand({
id:`diff`,
order:3,
takes:`<old> <new>`,
summary:`what changed in the tools of a server, and whether the version says so`,
options:[e.format(F),{
name:`from`,
value:`<version>`,
summary:`the version of the old list (default: that of its own package.json)`}],
read:t=>{
let[n,r,i]=t.positionals;
if(n===void 0||r===void 0||i!==void 0)
throw new e.UsageError(`"mcp-lint diff" takes two saved lists of tools, the older one first`);
return{
before:n,
after:r,
format:e.choice(t,`format`,F)??`text`,...e.optional(`from`,t.value(`from`))}},
run:async({
before:t,
after:n,
from:r,
format:i})=>{
let a=e.workingDirectory();
let o=y(await D(a,t),await D(a,n));
let[s,c]=[await P(a,t),await P(a,n)];
let l=r??(s?.file===c?.file?void 0:s?.version);
if(r!==void 0&&c===void 0)
throw new e.UsageError(`no package.json with a version for ${e.quote(n)}`);
let u=new Set(o.map(({
effect:e})=>e));
let d=l===void 0||c===void 0?void 0:C(u,l,c.version);
if(r!==void 0&&d===void 0)
throw new e.UsageError(`${e.quote(r)} is no version such as "1.2.0"`);
let f={
changes:o,...d&&c&&{
step:{...d,
file:c.file}}};
e.print(i===`json`?M(f):e.plainLines(A(f)));
return+!!k(f)}});
exports.default=I;