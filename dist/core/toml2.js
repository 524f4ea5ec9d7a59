"use strict";
const e=require("./core.js");
const t=require("./lib.js");
function n(e,t){
let n=0;
for(
let r of a(e,e.length)){
n+=i(e,r)?1:-1;
if(n>t)
return{
start:r,
end:r+1}}}
function r(e,t){
let n=[];
for(
let r of a(e,t))
i(e,r)?n.push(r):n.pop();
return n.at(-1)}
function i(e,t){
return e[t]===`[`||e[t]===`{`}
function*a(t,n){
for(
let r=0;r<n;r++)
switch(t[r]){case`#`:
r=e.lineEnd(t,r);
break;case`"`:case`'`:
r=o(t,r);
break;case`[`:case`{`:case`]`:case`}`:
yield r}}
function o(e,t){
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
const s=[`the value is not in quotes`,`put double quotes around the text`];
const c=[`two things stand on one line`,`start a new line, or put the whole value in quotes`];
const l=[`the value does not stand on the line of its key`,`put it behind the equals sign`];
const u=[`the number is not written as TOML writes numbers`,`use plain digits, or double quotes`];
const d=[`there is no such date or time`,`correct it, or put it in double quotes`];
const f={
"Unterminated string constant":[`the string is not closed`,`add the closing quote`],
"Unterminated table-key":[`the table header is not closed`,`add "]"`],
"Unterminated array":[`the list is not closed`,`add "]"`],
"Unterminated inline table":[`the inline table is not closed`,`add "}"`],
"Empty bare keys are not allowed":[`the table header is empty`,`write a name between the brackets`],
"Must be a newline":c,
"Expected equal (=) token":[`there is no equals sign after the key`,`write key = value`],
"Unspecified values are invalid":[`the value is missing`,`add the value, or remove the key`],
"Expected comma (,) token":[`there is no comma between two entries`,`put a comma after the first one`],
"Control characters (codes < 0x1f and 0x7f) are not allowed":[`the string or comment holds a raw control character`,`escape or remove it`],
"The key, equals sign, and value must be on the same line":l,
"No newlines are allowed between the curly braces unless they are valid within a value":l,
"Underscores are allowed between digits":u,
"Unexpected spaces":[`a blank stands between the brackets of the table header`,`remove the blank`],
"Three or more quotes are not permitted":[`the string ends with too many quotes`,`escape the quotes inside`],
"Unexpected invalid date":d,
"Unexpected invalid time":d,
"Leading zeros are not allowed":[`the number starts with a zero`,`remove the zero, or use double quotes`],
"Trailing comma is not permitted in an inline table":[`there is a comma after the last entry`,`remove the comma`],
"Invalid character in escape sequence":[`a backslash in double quotes is followed by a character that cannot be escaped`,`write "\\\\" for a backslash, or use single quotes`],
"Consecutive dots are not permitted in keys":[`the key has two dots in a row`,`remove one of them`],
"Keys cannot end with a dot":[`the key ends with a dot`,`remove the dot`],
"Keys cannot start with a dot":[`the key starts with a dot`,`remove the dot`]};
function p(e){
return f[e]===l||e===`Unterminated table-key`||e===`Expected comma (,) token`||/^Unexpected (?:character|token)/.test(e)}
function m(e){
return e===`Defining a key multiple times is invalid`}
function h(e,t,n){
let r=f[e];
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
return s;
if(i.includes(`=`))
return c;
if(/^\s*[{[]/.test(t)&&i.trim()===``&&a.startsWith(`{`))
return[`this is not TOML: it starts with "{"`,`write [table] headers and key = value lines`];
if(a.startsWith(`:`))
return[`a colon stands where an equals sign belongs`,`write key = value`];
return[`this is neither a table header nor a key with a value`,`write [table] or key = value`]}
var g=class{
root;
lost=[];
last;
#e;
#t;
constructor(t,n){
this.#e=n;
this.#t=t;
this.root=_({},new e.PlaceNode({
start:0,
end:n.length}),[]);
this.last=[this.root.place];
for(
let e of t.program.body[0].body)
e.type===`TOMLKeyValue`?this.#r(this.root,e):this.#n(e)}
#n(e){
let t=this.#l(e);
let n=e.key.keys.map(e=>this.#c(e));
let r=n.pop();
let i=[this.root];
for(
let e of n)
i.push(y(this.#a(i.at(-1),e,t)));
let a=i.at(-1);
if(e.kind===`array`){
let e=v(a,r)??this.#o(a,r,[],t);
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
#i(t,n,r){
let i=this.#t.toSpan(r.range);
if(r.type===`TOMLArray`){
let e=n===void 0?this.#s(t,[],i):this.#o(t,n,[],i);
for(
let t of r.elements)
this.#i(e,void 0,t)}else 
if(r.type===`TOMLInlineTable`){
let e=n===void 0?this.#s(t,{},i):this.#o(t,n,{},i);
for(
let t of r.body)
this.#r(e,t)}else 
if(n===void 0){
let n=t.value;
t.place.setChild(n.length,new e.PlaceNode(i));
n.push(b(r))}else 
if(n.isLost)
this.lost.push({
route:[...t.route,n.name],
span:n.span});else{
t.place.setChild(n.name,new e.PlaceNode(i,n.span));
e.setOwn(t.value,n.name,b(r))}}
#a(e,t,n){
return v(e,t)??this.#o(e,t,{},n)}
#o(t,n,r,i){
if(t.route.length+1===200)
throw new e.TooDeep(n.span);
let a=_(r,new e.PlaceNode(i,n.span),[...t.route,n.name]);
if(n.isLost){
this.lost.push({
route:a.route,
span:n.span});
return a}
t.children.set(n.name,a);
t.place.setChild(n.name,a.place);
e.setOwn(t.value,n.name,r);
return a}
#s(t,n,r){
if(t.route.length+1===200)
throw new e.TooDeep(r);
let i=t.value;
let a=_(n,new e.PlaceNode(r),[...t.route,i.length]);
t.children.set(String(i.length),a);
t.place.setChild(i.length,a.place);
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
function _(e,t,n){
return{
value:e,
place:t,
route:n,
children:new Map}}
function v(e,t){
return t.isLost?void 0:e.children.get(t.name)}
function y(e){
if(!Array.isArray(e.value))
return e;
return e.children.get(String(e.value.length-1))??e}
function b(e){
if(e.kind===`integer`)
return Number(e.bigint);
return`datetime`in e?e.datetime:e.value}
function x(t,n,i){
let a=r(t,n);
if(a===void 0)
return;
let o=e.lineEnd(t,a);
if(t.slice(T(t,a),a).replaceAll(`[`,``).trim()===``)
return S(t,{
start:a,
end:o},i);
if(n<=o||!C(t.slice(T(t,n),e.lineEnd(t,n))))
return;
let[s,c]=t.charAt(a)===`[`?[`list`,`]`]:[`inline table`,`}`];
let l={
span:{
start:a,
end:a+1},
message:`opened here`};
return w(`the ${s} is not closed`,`add "${c}"`,i,l)}
function S(e,t,n){
let r=e.slice(t.start,t.end);
if(n.start<t.end&&r.includes(`]`))
return w(`a name in the table header needs quotes`,`write it in double quotes: without them it has only letters, digits, "-" and "_"`,n);
let i=t.start+r.trimEnd().length;
return r.includes(`]`)?void 0:w(`the table header is not closed`,`add "]"`,{...t,
end:i})}
function C(e){
return/^\s*(?:[\w."'-]+\s*=|\[{1,2}[A-Za-z_"'])/.test(e)}
function w(e,t,n,r){
return{
kind:`syntax`,
message:e,
help:t,
span:n,...r&&{
related:r},
fatal:!0}}
function T(e,t){
return t===0?0:e.lastIndexOf(`
`,t-1)+1}
const E=/"(?:[^"\\\r\n]|\\.)*"|'[^'\r\n]*'|[\w-]+/y;
function D(e){
let n=[];
for(;;)
try{
let r=t.parseTOML(j(e,n),{
tomlVersion:`1.1`});
let i=new Map(n.map(e=>[e.span.start,e]));
return{
program:r,
toSpan:([e,t])=>({
start:M(e,n),
end:M(t,n)}),
lostAt:e=>i.get(e)}}catch(t){
let r=n.length<Math.min(10,1e6/e.length)?k(t,e,n):void 0;
if(r===void 0)
throw A(t,n);
n.push(r);
n.sort((e,t)=>e.span.start-t.span.start)}}
function O(e){
return e instanceof SyntaxError&&`index`in e&&typeof e.index==`number`}
function k(t,n,r){
if(!O(t)||!m(t.message))
return;
let i=M(t.index,r);
E.lastIndex=i;
let a=E.exec(n)?.[0];
if(a===void 0)
return;
return{
name:e.decodeToml(a)?.text??a,
span:{
start:i,
end:i+a.length},
alias:`defined-again-${i}`}}
function A(e,t){
O(e)&&(e.index=M(e.index,t));
return e}
function j(e,t){
let n=``;
let r=0;
for(
let{
span:i,
alias:a}of t){
n+=e.slice(r,i.start)+a;
r=i.end}
return n+e.slice(r)}
function M(e,t){
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
const N={
kind:`limits`,
message:`a string is too long to be read`,
help:`shorten the string`,
span:{
start:0,
end:1},
fatal:!0};
function P(t){
return new e.ParsedDocument(t,F)}
const F={
language:`toml`,
decode:e.decodeToml,
read:I};
function I(t){
if(e.isBlank(t))
return{
value:void 0,
problems:[e.emptyProblem(t,!1)]};
if(t.length>5e5)
return{
value:void 0,
problems:[e.tooLong(t)]};
let r=n(t,200);
if(r!==void 0)
return{
value:void 0,
problems:[e.tooDeep(r)]};
let i=t.search(/\r(?!\n)/);
try{
let e=D(t);
return i===-1?L(e,t):V(B(i),i,t)}catch(n){
if(O(n))
return z(n,t);
if(n instanceof e.TooDeep)
return{
value:void 0,
problems:[e.tooDeep(n.span)]};
if(n instanceof RangeError)
return{
value:void 0,
problems:[N]};
throw n}}
function L(t,n){
let r=new g(t,n);
let i=new e.PlaceTree(r.root.place);
let a=()=>t.program.comments.map(({
range:e,
value:n})=>({
span:t.toSpan(e),
text:n}));
let o=r.lost.map(({
route:t,
span:n})=>{
let r=i.find(t);
let a=R(`${e.keyInWords(String(t.at(-1)))} is defined more than once`,n);
if(r.depth!==t.length||r.key===void 0)
return{...a,
route:t};
return{...a,
route:t,
related:{
span:r.key,
message:`defined before here`}}});
return{
tree:r,
value:r.root.value,
problems:o,
places:()=>i,
comments:a}}
function R(e,t){
return{
kind:`duplicate-key`,
message:e,
help:`rename or remove one of them`,
span:t,
fatal:!0}}
function z(t,n){
let r=e.findConflict(n);
let i=r===void 0?W(t,n):e.conflictProblem(r.marker);
return V(i,Math.min(i.span.start,t.index),n)}
function B(e){
return{
kind:`syntax`,
message:`a carriage return stands without a line feed`,
help:`end each line in the same way`,
span:{
start:e,
end:e+1},
fatal:!0}}
function V(e,t,n){
let r=n.slice(0,t);
let i=r.lastIndexOf(`
`)+1;
for(
let t of[i,H(r)]){
let r=U(n,t);
if(r===void 0)
continue;
for(
let e of r.tree.last)
e.open=!0;
return{...r,
problems:[...r.problems,e]}}
return{
value:void 0,
problems:[e]}}
function H(t){
let n=-1;
for(
let{
index:e}of t.matchAll(/^[ \t]*\[/gm))
n=e;
return n===-1?0:e.lineEnd(t,n)}
function U(t,n){
let r=t.slice(0,n);
if(e.isBlank(r))
return;
try{
return L(D(r),r)}catch{
return}}
function W(e,t){
let n=G(e,t);
if(m(e.message))
return R(`a key is defined more than once`,n);
let r=p(e.message)?x(t,e.index,n):void 0;
if(r!==void 0)
return r;
let[i,a]=h(e.message,t,e.index);
return{
kind:`syntax`,
message:i,
help:a,
span:n,
fatal:!0}}
function G({
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
exports.parseToml=P;