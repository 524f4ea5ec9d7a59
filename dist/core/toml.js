"use strict";
require("./rolldown-runtime.js");
const e=require("./yaml.js");
const t=require("./core.js");
const n=require("./lib.js");
function r(e,t){
let n=0;
for(
let r of o(e,e.length)){
n+=a(e,r)?1:-1;
if(n>t)
return{
start:r,
end:r+1}}}
function i(e,t){
let n=[];
for(
let r of o(e,t))
a(e,r)?n.push(r):n.pop();
return n.at(-1)}
function a(e,t){
return e[t]===`[`||e[t]===`{`}
function*o(e,t){
for(
let n=0;n<t;n++)
switch(e[n]){case`#`:
n=s(e,n);
break;case`"`:case`'`:
n=c(e,n);
break;case`[`:case`{`:case`]`:case`}`:
yield n}}
function s(e,t){
let n=e.indexOf(`
`,t);
return n===-1?e.length:n}
function c(e,t){
let n=e.charAt(t);
let r=n.repeat(3);
let i=e.startsWith(r,t);
for(
let a=t+(i?3:1);a<e.length;a++){
let t=e[a];
if(t===`\\`&&n===`"`)
a++;else 
if(t===`
`&&!i)
return a;else 
if(t===n&&!i)
return a;else 
if(t===n&&e.startsWith(r,a))
return a+2}
return e.length}
const l=[`the value is not in quotes`,`put double quotes around the text`];
const u=[`two things stand on one line`,`start a new line, or put the whole value in quotes`];
const d=[`the value does not stand on the line of its key`,`put it behind the equals sign`];
const f=[`the number is not written as TOML writes numbers`,`use plain digits, or double quotes`];
const p=[`there is no such date or time`,`correct it, or put it in double quotes`];
const m={
"Unterminated string constant":[`the string is not closed`,`add the closing quote`],
"Unterminated table-key":[`the table header is not closed`,`add "]"`],
"Unterminated array":[`the list is not closed`,`add "]"`],
"Unterminated inline table":[`the inline table is not closed`,`add "}"`],
"Empty bare keys are not allowed":[`the table header is empty`,`write a name between the brackets`],
"Must be a newline":u,
"Expected equal (=) token":[`there is no equals sign after the key`,`write key = value`],
"Unspecified values are invalid":[`the value is missing`,`add the value, or remove the key`],
"Expected comma (,) token":[`there is no comma between two entries`,`put a comma after the first one`],
"Control characters (codes < 0x1f and 0x7f) are not allowed":[`the string or comment holds a raw control character`,`escape or remove it`],
"The key, equals sign, and value must be on the same line":d,
"No newlines are allowed between the curly braces unless they are valid within a value":d,
"Underscores are allowed between digits":f,
"Unexpected spaces":[`a blank stands between the brackets of the table header`,`remove the blank`],
"Three or more quotes are not permitted":[`the string ends with too many quotes`,`escape the quotes inside`],
"Unexpected invalid date":p,
"Unexpected invalid time":p,
"Leading zeros are not allowed":[`the number starts with a zero`,`remove the zero, or use double quotes`],
"Trailing comma is not permitted in an inline table":[`there is a comma after the last entry`,`remove the comma`],
"Invalid character in escape sequence":[`a backslash in double quotes is followed by a character that cannot be escaped`,`write "\\\\" for a backslash, or use single quotes`],
"Consecutive dots are not permitted in keys":[`the key has two dots in a row`,`remove one of them`],
"Keys cannot end with a dot":[`the key ends with a dot`,`remove the dot`],
"Keys cannot start with a dot":[`the key starts with a dot`,`remove the dot`]};
function h(e){
return m[e]===d||e===`Unterminated table-key`||e===`Expected comma (,) token`||/^Unexpected (?:character|token)/.test(e)}
function g(e){
return e===`Defining a key multiple times is invalid`}
function _(e,t,n){
let r=m[e];
if(r!==void 0)
return r;
if(e.startsWith(`Invalid code point`))
return[`there is a character that TOML does not allow`,`remove it`];
let i=t.slice(t.lastIndexOf(`
`,n-1)+1,n);
let a=t.slice(n,n+20);
if(/[=[{,]\s*$/.test(i)&&/^(?:True|False|TRUE|FALSE)\b/.test(a))
return[`true and false are written in lower case`,`write true or false`];
if(/[=[{,]\s*[+-]?$/.test(i))
return l;
if(i.includes(`=`))
return u;
if(/^\s*[{[]/.test(t)&&i.trim()===``&&a.startsWith(`{`))
return[`this is not TOML: it starts with "{"`,`write [table] headers and key = value lines`];
if(a.startsWith(`:`))
return[`a colon stands where an equals sign belongs`,`write key = value`];
return[`this is neither a table header nor a key with a value`,`write [table] or key = value`]}
var v=class{
root;
lost=[];
last;
#e;
#t;
constructor(e,n){
this.#e=n;
this.#t=e;
this.root=y({},new t.PlaceNode({
start:0,
end:n.length}),[]);
this.last=[this.root.place];
for(
let t of e.program.body[0].body)
t.type===`TOMLKeyValue`?this.#r(this.root,t):this.#n(t)}
#n(e){
let t=this.#l(e);
let n=e.key.keys.map(e=>this.#c(e));
let r=n.pop();
let i=[this.root];
for(
let e of n)
i.push(x(this.#a(i.at(-1),e,t)));
let a=i.at(-1);
if(e.kind===`array`){
let e=b(a,r)??this.#o(a,r,[],t);
i.push(e,this.#s(e,{},t))}else{
let e=this.#a(a,r,t);
e.place.key=r.span;
e.place.value=t;
i.push(e)}
this.last=i.map(({
place:e})=>e);
let o=i.at(-1);
for(
let t of e.body)
this.#r(o,t)}
#r(e,t){
let n=t.key.keys.map(e=>this.#c(e));
let r=n.pop();
let i=e;
for(
let e of n)
i=this.#a(i,e,{
start:e.span.start,
end:this.#t.toSpan(t.range).end});
this.#i(i,r,t.value)}
#i(e,n,r){
let i=this.#t.toSpan(r.range);
if(r.type===`TOMLArray`){
let t=n===void 0?this.#s(e,[],i):this.#o(e,n,[],i);
for(
let e of r.elements)
this.#i(t,void 0,e)}else 
if(r.type===`TOMLInlineTable`){
let t=n===void 0?this.#s(e,{},i):this.#o(e,n,{},i);
for(
let e of r.body)
this.#r(t,e)}else 
if(n===void 0){
let n=e.value;
e.place.setChild(n.length,new t.PlaceNode(i));
n.push(S(r))}else 
if(n.isLost)
this.lost.push({
route:[...e.route,n.name],
span:n.span});else{
e.place.setChild(n.name,new t.PlaceNode(i,n.span));
t.setOwn(e.value,n.name,S(r))}}
#a(e,t,n){
return b(e,t)??this.#o(e,t,{},n)}
#o(e,n,r,i){
if(e.route.length+1===200)
throw new t.TooDeep(n.span);
let a=y(r,new t.PlaceNode(i,n.span),[...e.route,n.name]);
if(n.isLost){
this.lost.push({
route:a.route,
span:n.span});
return a}
e.children.set(n.name,a);
e.place.setChild(n.name,a.place);
t.setOwn(e.value,n.name,r);
return a}
#s(e,n,r){
if(e.route.length+1===200)
throw new t.TooDeep(r);
let i=e.value;
let a=y(n,new t.PlaceNode(r),[...e.route,i.length]);
e.children.set(String(i.length),a);
e.place.setChild(i.length,a.place);
i.push(n);
return a}
#c(e){
let t=this.#t.toSpan(e.range);
let n=this.#t.lostAt(t.start);
return{
name:n?.name??(e.type===`TOMLBare`?e.name:e.value),
span:t,
isLost:n!==void 0}}
#l(e){
let{
start:t}=this.#t.toSpan(e.range);
let{
end:n}=this.#t.toSpan(e.key.range);
return{
start:t,
end:this.#e.indexOf(`]`,n)+(e.kind===`array`?2:1)}}};
function y(e,t,n){
return{
value:e,
place:t,
route:n,
children:new Map}}
function b(e,t){
return t.isLost?void 0:e.children.get(t.name)}
function x(e){
if(!Array.isArray(e.value))
return e;
return e.children.get(String(e.value.length-1))??e}
function S(e){
if(e.kind===`integer`)
return Number(e.bigint);
return`datetime`in e?e.datetime:e.value}
function C(e,t,n){
let r=i(e,t);
if(r===void 0)
return;
let a=O(e,r);
if(e.slice(D(e,r),r).replaceAll(`[`,``).trim()===``)
return w(e,{
start:r,
end:a},n);
if(t<=a||!T(e.slice(D(e,t),O(e,t))))
return;
let[o,s]=e.charAt(r)===`[`?[`list`,`]`]:[`inline table`,`}`];
let c={
span:{
start:r,
end:r+1},
message:`opened here`};
return E(`the ${o} is not closed`,`add "${s}"`,n,c)}
function w(e,t,n){
let r=e.slice(t.start,t.end);
if(n.start<t.end&&r.includes(`]`))
return E(`a name in the table header needs quotes`,`write it in double quotes: without them it has only letters, digits, "-" and "_"`,n);
let i=t.start+r.trimEnd().length;
return r.includes(`]`)?void 0:E(`the table header is not closed`,`add "]"`,{...t,
end:i})}
function T(e){
return/^\s*(?:[\w."'-]+\s*=|\[{1,2}[A-Za-z_"'])/.test(e)}
function E(e,t,n,r){
return{
kind:`syntax`,
message:e,
help:t,
span:n,...r&&{
related:r},
fatal:!0}}
function D(e,t){
return t===0?0:e.lastIndexOf(`
`,t-1)+1}
function O(e,t){
let n=e.indexOf(`
`,t);
return n===-1?e.length:n}
const k=/"(?:[^"\\\r\n]|\\.)*"|'[^'\r\n]*'|[\w-]+/y;
function A(e){
let t=[];
for(;;)
try{
let r=n.parseTOML(P(e,t),{
tomlVersion:`1.1`});
let i=new Map(t.map(e=>[e.span.start,e]));
return{
program:r,
toSpan:([e,n])=>({
start:F(e,t),
end:F(n,t)}),
lostAt:e=>i.get(e)}}catch(n){
let r=t.length<Math.min(10,1e6/e.length)?M(n,e,t):void 0;
if(r===void 0)
throw N(n,t);
t.push(r);
t.sort((e,t)=>e.span.start-t.span.start)}}
function j(e){
return e instanceof SyntaxError&&`index`in e&&typeof e.index==`number`}
function M(e,n,r){
if(!j(e)||!g(e.message))
return;
let i=F(e.index,r);
k.lastIndex=i;
let a=k.exec(n)?.[0];
if(a===void 0)
return;
return{
name:t.decodeToml(a)?.text??a,
span:{
start:i,
end:i+a.length},
alias:`defined-again-${i}`}}
function N(e,t){
j(e)&&(e.index=F(e.index,t));
return e}
function P(e,t){
let n=``;
let r=0;
for(
let{
span:i,
alias:a}of t){
n+=e.slice(r,i.start)+a;
r=i.end}
return n+e.slice(r)}
function F(e,t){
let n=0;
for(
let{
span:r,
alias:i}of t){
let t=r.start+n;
if(e<=t)
break;
if(e<t+i.length)
return Math.min(r.start+e-t,r.end);
n+=i.length-(r.end-r.start)}
return e-n}
const I={
kind:`limits`,
message:`a string is too long to be read`,
help:`shorten the string`,
span:{
start:0,
end:1},
fatal:!0};
function L(e){
return new t.ParsedDocument(e,R)}
const R={
language:`toml`,
decode:t.decodeToml,
read:z};
function z(n){
if(e.isBlank(n))
return{
value:void 0,
problems:[e.emptyProblem(n,!1)]};
if(n.length>5e5)
return{
value:void 0,
problems:[t.tooLong(n)]};
let i=r(n,200);
if(i!==void 0)
return{
value:void 0,
problems:[t.tooDeep(i)]};
try{
return B(A(n),n)}catch(e){
if(j(e))
return H(e,n);
if(e instanceof t.TooDeep)
return{
value:void 0,
problems:[t.tooDeep(e.span)]};
if(e instanceof RangeError)
return{
value:void 0,
problems:[I]};
throw e}}
function B(n,r){
let i=new v(n,r);
let a=new t.PlaceTree(i.root.place);
let o=()=>n.program.comments.map(({
range:e,
value:t})=>({
span:n.toSpan(e),
text:t}));
let s=i.lost.map(({
route:t,
span:n})=>{
let r=a.find(t);
let i=V(`${e.keyInWords(String(t.at(-1)))} is defined more than once`,n);
if(r.depth!==t.length||r.key===void 0)
return{...i,
route:t};
return{...i,
route:t,
related:{
span:r.key,
message:`defined before here`}}});
return{
tree:i,
value:i.root.value,
problems:s,
places:()=>a,
comments:o}}
function V(e,t){
return{
kind:`duplicate-key`,
message:e,
help:`rename or remove one of them`,
span:t,
fatal:!0}}
function H(t,n){
let r=e.findConflict(n);
let i=r===void 0?K(t,n):e.conflictProblem(r.marker);
let a=n.slice(0,Math.min(i.span.start,t.index));
let o=a.lastIndexOf(`
`)+1;
for(
let e of[o,U(a)]){
let t=G(n,e);
if(t===void 0)
continue;
for(
let e of t.tree.last)
e.open=!0;
return{...t,
problems:[...t.problems,i]}}
return{
value:void 0,
problems:[i]}}
function U(e){
let t=-1;
for(
let{
index:n}of e.matchAll(/^[ \t]*\[/gm))
t=n;
return t===-1?0:W(e,t)}
function W(e,t){
let n=e.indexOf(`
`,t);
return n===-1?e.length:n}
function G(t,n){
let r=t.slice(0,n);
if(e.isBlank(r))
return;
try{
return B(A(r),r)}catch{
return}}
function K(e,t){
let n=q(e,t);
if(g(e.message))
return V(`a key is defined more than once`,n);
let r=h(e.message)?C(t,e.index,n):void 0;
if(r!==void 0)
return r;
let[i,a]=_(e.message,t,e.index);
return{
kind:`syntax`,
message:i,
help:a,
span:n,
fatal:!0}}
function q({
index:e},t){
let n=t.charAt(e-1)===`\\`?e-1:e;
let r=/^(?:\\.|[\w.+:-]+|\S)/u.exec(t.slice(n,n+1e3))?.[0];
if(r!==void 0)
return{
start:n,
end:n+r.length};
let i=t.slice(0,e).trimEnd().length;
return i===0?{
start:0,
end:Math.min(1,t.length)}:{
start:i-1,
end:i}}
exports.parseToml=L;