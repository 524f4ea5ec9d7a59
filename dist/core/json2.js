"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
const n=require("./main.js");
const r={
lineComment:12,
blockComment:13,
end:17};
function i(e){
let t=[];
let i=n.createScanner(e);
for(
let n=i.scan();n!==r.end;n=i.scan()){
if(n!==r.lineComment&&n!==r.blockComment)
continue;
let a=i.getTokenOffset();
let o=Math.min(a+i.getTokenLength(),e.length);
let s=e.slice(a+2,o);
t.push({
span:{
start:a,
end:o},
text:n===r.blockComment?s.replace(/\*\/$/,``):s})}
return t}
const a={
openBrace:1,
closeBrace:2,
openBracket:3,
closeBracket:4,
lineBreak:14,
blanks:15,
end:17};
function o(e){
let t=!/^ *\t/m.test(e)||!/^\t* /m.test(e);
let r=[];
let i=n.createScanner(e);
let o=0;
let s=!0;
for(
let e=i.scan();e!==a.end;e=i.scan()){
if(e===a.lineBreak){
o=0;
s=!0;
continue}
if(e===a.blanks){
s&&(o=i.getTokenLength());
continue}
let n=i.getTokenOffset();
(e===a.openBrace||e===a.openBracket)&&r.push({
offset:n,
indent:o});
if(e===a.closeBrace||e===a.closeBracket){
let e=r.pop();
if(t&&s&&e!==void 0&&o<e.indent)
return{
offset:e.offset,
byIndentation:!0}}
s=!1}
let c=r.at(-1);
return c===void 0?void 0:{
offset:c.offset,
byIndentation:!1}}
const s=[{
pattern:/'(?:[^'\\\r\n]|\\.)*'?/y,
message:`single quotes do not delimit strings in JSON`,
help:`use double quotes`,
json5:!0},{
pattern:/[\u201c\u201d\u201e\u201f\u2018\u2019\u201a\u00ab\u00bb][^\u201c\u201d\u201e\u201f\u2018\u2019\u201a\u00ab\u00bb"\r\n]*[\u201c\u201d\u201e\u201f\u2018\u2019\u201a\u00ab\u00bb]?/y,
message:`typographic quotes do not delimit strings in JSON`,
help:`use straight double quotes`},{
pattern:/`[^`]*`?/y,
message:`back-ticks do not delimit strings in JSON`,
help:`use double quotes`},{
pattern:/#.*/y,
message:`"#" does not start a comment in JSON`,
help:`remove the comment`},{
pattern:/\.\.\.|\u2026/y,
message:`dots stand where an entry belongs`,
help:`replace them with what was left out, or remove them`},{
pattern:/\([^)\r\n]*\)?|\)/y,
message:`a parenthesis stands outside of strings`,
help:`write a list in "[" and "]", an object in "{" and "}"`},{
pattern:/;/y,
message:`there is a semicolon outside of strings`,
help:`use a comma, or remove it`}];
function c(e,t){
for(
let n of s){
n.pattern.lastIndex=t;
let r=n.pattern.exec(e)?.[0];
if(r===void 0)
continue;
let i=t+r.length;
return{...n,
end:i,
until:/[,:{}[\]"]/.test(r)?1/0:i}}}
function l(e,t){
return c(e,t)?.until??0}
const u=1/0;
function d(e,t){
let n=e.codePointAt(t)??0;
let r=String.fromCodePoint(n);
if(r==="`")
return`a back-tick`;
if(/\p{L}/u.test(r))
return`a letter`;
if(/\p{N}/u.test(r))
return`a digit`;
if(/[!-~]/.test(r))
return`"${r}"`;
return`the character U+${n.toString(16).toUpperCase().padStart(4,`0`)}`}
const f={
True:`write true`,
TRUE:`write true`,
False:`write false`,
FALSE:`write false`,
None:`write null`,
Null:`write null`,
NULL:`write null`,
nil:`write null`,
undefined:`write null, or remove the entry`,
NaN:`write null, or remove the entry`,
Infinity:`write a number, or remove the entry`,
yes:`write true`,
no:`write false`};
function p(e,t,{
expects:n}){
let r=n===`key`?/\s*:\s*[{[]/y:/\s*[{[]/y;
r.lastIndex=t;
return(n===`key`||n===`colon`)&&r.test(e)?u:0}
const m=()=>u;
const h={
fits:({
text:e,
slot:t})=>t.expects===`item`&&C(e,t.bracket),
message:`this is not JSON: it starts with a table header of TOML`,
help:`a JSON configuration starts with "{"`,
until:m,
marks:{
foreign:!0}};
const g=[{
fits:({
text:e,
span:t})=>!/[!-~\p{L}\p{N}]/u.test(String.fromCodePoint(e.codePointAt(t.start)??0)),
message:({
text:e,
span:t})=>`there is ${d(e,t.start)} outside of strings`,
help:`remove it`,
span:({
span:{
start:e}})=>({
start:e,
end:e+1})},{
fits:({
slot:e})=>e.expects===`end`,
message:`the text goes on after the end of the document`,
help:`remove the rest, or put everything into one pair of braces`,
until:m},{
fits:({
slot:e,
text:t,
span:n})=>e.expects===`key`&&t.charAt(n.end)===`"`,
message:`the key has no quote before it`,
help:`put a double quote before the key`,
until:m},{
fits:({
slot:e})=>e.expects===`key`,
message:`the key is not in double quotes`,
help:`put double quotes around the key`,
until:({
text:e,
span:t,
slot:n})=>p(e,t.end,n),
json5:({
word:e})=>/^[\p{L}$_][\p{L}\p{N}$_]*$/u.test(e),
marks:{
habit:!0}},{
fits:({
slot:e})=>e.expects===`colon`,
message:`something other than a colon stands after the key`,
help:`put a colon there`,
until:({
text:e,
span:t,
slot:n})=>p(e,t.end,n)},{
fits:({
word:e})=>Object.hasOwn(f,e),
message:({
word:e})=>`JSON does not know the word "${e}"`,
help:({
word:e})=>f[e]??``,
json5:({
word:e})=>e===`NaN`||e===`Infinity`},{
fits:({
text:e,
word:t,
span:n})=>S(e,t,n.start),
message:`JSON does not write numbers this way`,
help:`use plain digits, or double quotes`,
json5:({
word:e})=>/^(?:[+-]?(?:0x[\da-f]+|\.\d+|Infinity|NaN)|\+\d[\d.]*)$/i.test(e)},{
fits:({
slot:e,
text:t,
span:n})=>e.expects===`comma`&&t.charAt(n.start-1)===`"`,
message:`text follows directly after the closing quote of a string`,
help:`write \\" for a quote inside the string`,
until:x},{
fits:({
slot:e})=>e.expects===`comma`,
message:`there is stray text after the value`,
help:`remove it, or put a comma before it`}];
const _={
fits:()=>!0,
message:`the value is not in double quotes`,
help:`put double quotes around the text`};
function v(e){
let t={...e,
word:e.text.slice(e.span.start,e.span.end)};
if(h.fits(t))
return y(h,t);
return b(e)??y(g.find(({
fits:e})=>e(t))??_,t)}
function y({
message:e,
help:t,
span:n,
until:r,
json5:i,
marks:a},o){
return{
message:typeof e==`string`?e:e(o),
help:typeof t==`string`?t:t(o),
span:n?.(o)??o.span,...r&&{
until:r(o)},...i?.(o)&&{
json5:!0},...a}}
function b({
text:e,
span:t,
slot:n}){
let r=c(e,t.start);
if(r===void 0)
return;
let{
message:i,
help:a,
end:o,
json5:s}=r;
let l=Math.max(r.until,p(e,o,n));
return{
message:i,
help:a,
span:{
start:t.start,
end:o},
until:l,
habit:!0,...s&&{
json5:s}}}
function x({
text:e,
span:t}){
let n=/.*/y;
n.lastIndex=t.end;
let r=n.exec(e)?.[0]??``;
return/[{}[\]]/.test(r)?u:t.end+r.length}
function S(e,t,n){
return/^[+-]?(?:\.?\d|Infinity|$)/.test(t)||/\d/.test(e.charAt(n-1))&&/^[\w.]+$/.test(t)}
function C(e,t){
if(t===void 0||e.slice(0,t).trim()!==``)
return!1;
let n=/\[{1,2}[\w."'@/-]+\]{1,2}(?:[ \t]*#.*$)?\s+(?:[\w."'@/-]+[ \t]*=|\[)/my;
n.lastIndex=t;
return n.test(e)}
const w=1/0;
const T={
"{":`}`,
"[":`]`};
function E(e){
let{
code:t,
text:n,
span:r,
slot:i}=e;
let a=D(e);
if(a!==void 0)
return a;
if(i.expects===`document`&&!/^(?:UnexpectedEndOf|InvalidCh|InvalidEsc|InvalidUni)/.test(t))
return ee(e);
let o=O(e);
if(o!==void 0)
return o;
switch(t){case`UnexpectedEndOfString`:
return{
message:`the string is not closed`,
help:`add the closing quote; a line break inside a string is written "\\n"`,
span:r,
until:B(n,r.end)};case`UnexpectedEndOfComment`:
return{
message:`the comment is not closed`,
help:`add "*/"`,
span:r,
until:w};case`UnexpectedEndOfNumber`:case`InvalidNumberFormat`:
return{
message:`the number breaks off`,
help:`write it out in digits, or put it in double quotes`,
span:r};case`InvalidEscapeCharacter`:
return{
message:`a backslash in the string is followed by a character that cannot be escaped`,
help:`write "\\\\" for a backslash, or use forward slashes in a path`,
span:z(n,r,/\\(?:["\\/bfnrtu]|(.))/gs)};case`InvalidUnicode`:
return{
message:`"\\u" in the string is not followed by four hexadecimal digits`,
help:`write four digits, or "\\\\u" for a backslash and a "u"`,
span:z(n,r,/\\(?:u[\dA-Fa-f]{4}|[^u]|(u))/gs)};case`InvalidCharacter`:
return A(e);case`InvalidSymbol`:
return v(e);case`EndOfFileExpected`:
return j(e);case`ColonExpected`:
return{
message:`there is no colon after ${R(e)}`,
help:`put a colon between the key and its value`,
span:i.key??r,
until:/[{[]/.test(n.charAt(r.start))?w:0};case`CommaExpected`:
return M(e);case`PropertyNameExpected`:
return F(e);default:
return I(e)}}
function D({
text:e,
span:t}){
let n=e.slice(Math.max(0,t.start-1),t.start+1);
if(n!==`{{`&&n!==`{%`)
return;
return{
message:`this is a template, not JSON: it holds "${n}" outside of strings`,
help:`check the file that is made from it`,
span:{
start:t.start-1,
end:t.start+1},
until:w,...e.slice(0,t.start-1).trim()===``?{
foreign:!0}:{}}}
function ee({
text:e,
span:t}){
if(t.start>=e.length){
let t=e.trimEnd().length;
return{
message:`there is nothing but comments`,
help:`add a pair of braces, or delete the file`,
span:{
start:t-1,
end:t},
onlyComments:!0}}
return{
message:`this is not JSON: it starts with ${d(e,t.start)}`,
help:`a JSON configuration starts with "{"`,
span:{
start:t.start,
end:t.start+1},
until:w,
foreign:!0}}
function O({
text:e,
span:t,
slot:n}){
let r=e.charAt(t.start);
if(n.bracket===void 0||r!==`}`&&r!==`]`)
return;
let i=e.charAt(n.bracket);
let a=T[i];
if(r===a)
return;
return{
message:`the "${i}" is closed with "${r}"`,
help:`close it with "${a}"`,
edit:{
title:`write "${a}"`,
span:{
start:t.start,
end:t.start+1},
text:a},
span:{
start:t.start,
end:t.start+1},
related:{
span:{
start:n.bracket,
end:n.bracket+1},
message:`opened here`},
until:w}}
const k={
"	":[`tab`,`\\t`],
"\b":[`backspace`,`\\b`],
"\f":[`form feed`,`\\f`],
"\0":[`NUL character`,`\\u0000`],
"\x1B":[`escape character`,`\\u001b`]};
function A({
text:e,
span:t}){
let n=z(e,t,/([\0-\x1f])/g);
let r=e.charAt(n.start);
let i=r.charCodeAt(0).toString(16).padStart(4,`0`);
let[a,o]=k[r]??[`control character (U+${i.toUpperCase()})`,`\\u${i}`];
return{
message:`the string holds a raw ${a}; JSON allows only an escaped one`,
help:`write "${o}" instead, or remove it`,
span:n}}
function j({
text:e,
span:t}){
let n=e.charAt(t.start);
if(n===`:`)
return{
message:`there are no braces around the document`,
help:`put "{" before the first key and "}" at the end`,
span:t};
if(n===`}`||n===`]`)
return{
message:`the "${n}" closes nothing`,
help:`remove it, or add the bracket it closes`,
span:t};
return{
message:`the text goes on after the end of the document`,
help:n===`,`?`remove the comma`:`remove the rest, or put everything into one pair of braces`,
span:t}}
function M({
text:e,
span:t,
slot:n}){
let r=e.charAt(t.start);
let i=n.bracket!==void 0&&e.charAt(n.bracket)===`[`;
if(r===`:`&&i)
return N(t,n);
if(r===`:`)
return{
message:`a second colon stands in one entry`,
help:`put a comma between two entries, and double quotes around a whole value`,
span:t};
if(/\d/.test(r)&&e.charAt(t.start-1)===`0`)
return{
message:`the number starts with a zero`,
help:`remove the zero, or put the number in double quotes`,
span:{
start:t.start-1,
end:t.end}};
return{
message:`there is no comma between two ${i?`items`:`entries`}`,
help:`put a comma after the first one`,
edit:P(e.slice(0,t.start).trimEnd().length),
span:t}}
function N(e,{
bracket:t=e.start}){
return{
message:`a key with a value stands in a list`,
help:`use "{" and "}" instead of "[" and "]"`,
span:{
start:t,
end:t+1},
related:{
span:e,
message:`the colon`},
until:w}}
function P(e){
return{
title:`put a comma there`,
span:{
start:e,
end:e},
text:`,`}}
function F({
text:e,
span:t}){
let n=e.charAt(t.start);
if(n===`,`)
return L(t);
if(n===`:`)
return{
message:`there is a colon without a key`,
help:`put the key before it`,
span:t};
if(n===`{`||n===`[`)
return{
message:`there is a value without a key`,
help:`put a key and a colon before it`,
span:t,
until:w};
return{
message:`the key is not in double quotes`,
help:`put double quotes around the key`,
span:t,
habit:!0}}
function I(e){
let{
text:t,
span:n,
slot:r}=e;
if(r.expects===`value`)
return{
message:`the value of ${R(e)} is missing`,
help:`add the value, or remove the key`,
span:r.key??n};
if(t.charAt(n.start)===`,`)
return L(n);
if(t.charAt(n.start)===`:`)
return N(n,r);
return{
message:`a value is missing`,
help:`add the value`,
span:n}}
function L(e){
return{
message:`there is a comma with no entry before it`,
help:`remove the comma`,
span:e,
edit:{
title:`remove the comma`,
span:e,
text:``}}}
function R({
text:e,
slot:n}){
return t.keyInWords(n.key===void 0?``:e.slice(n.key.start+1,n.key.end-1))}
function z(e,t,n){
for(
let r of e.slice(t.start,t.end).matchAll(n)){
if(r[1]===void 0)
continue;
let e=t.start+r.index;
return{
start:e,
end:e+r[0].length}}
return t}
function B(e,t){
let n=t;
for(;n<e.length&&/\s/.test(e.charAt(n));)
n++;
return n+1}
var V=class{
problems=[];
breaks=[];
foreign=!1;
#e;
#t=new Set;
#n=!1;
#r=0;
constructor(e){
this.#e=e}
accepted(){
this.#n=!1}
report(e,t,n){
if(t.start<this.#r)
return;
if(this.#n){
this.#r=l(this.#e,t.start);
return}
this.#n=!0;
if(this.problems.length===0&&this.#c())
return;
t.start>=this.#e.length&&n.expects!==`document`?this.#l():this.problems.length===20||this.breaks.length===100?this.#s(t.start):this.#i(e,t,n)}
#i(e,t,r){
let i=E({
code:n.printParseErrorCode(e),
text:this.#e,
span:t,
slot:r});
this.#r=i.until??0;
this.foreign=i.foreign===!0;
this.breaks.push(this.#r===1/0?this.#o(i.span.start):i.span);
if(i.habit&&this.#t.has(i.message))
return;
this.#t.add(i.message);
this.#a(i)}
#a({
message:e,
help:t,
span:n,
edit:r,
related:i,
json5:a,
onlyComments:o}){
let s={
kind:`syntax`,
message:e,
help:t,
span:n,
fatal:!0};
let c={...a&&{
json5:a},...o&&{
onlyComments:o}};
this.problems.push({...s,...i&&{
related:i},...r&&{
edit:r},...c})}
#o(e){
return{
start:e,
end:this.#e.length}}
#s(e){
this.breaks.push(this.#o(e));
this.#r=1/0}
#c(){
let e=t.findConflict(this.#e);
if(e===void 0)
return!1;
this.problems.push(t.conflictProblem(e.marker));
this.breaks.push(e.whole);
this.#r=1/0;
return!0}
#l(){
this.#r=1/0;
let e=o(this.#e);
if(e===void 0)
return;
e.byIndentation&&this.breaks.push(this.#o(e.offset));
let t=this.#e.charAt(e.offset);
let n=this.#e.trimEnd().length;
let r=t===`{`?`}`:`]`;
let i={
title:`close what is open`,
span:{
start:n,
end:n},
text:H(this.#e),
isGuess:!0};
let a=/[[{]$/.test(this.#e.slice(n-1,n));
this.#a({...a?{}:{
edit:i},
message:`the text ends before the "${t}" is closed`,
help:`add the missing "${r}"`,
span:{
start:n-1,
end:n},
related:{
span:{
start:e.offset,
end:e.offset+1},
message:`opened here`}})}};
function H(e){
let n=[];
for(
let{
kind:r}of t.tokensOf(e))
r===`{`?n.push(`}`):r===`[`?n.push(`]`):(r===`}`||r===`]`)&&n.pop();
return n.reverse().join(``)}
function U(e){
let t=new W(e);
n.visit(e,t.visitor(),{
allowTrailingComma:!0});
return t}
var W=class{
value;
root;
lost=[];
comments=[];
trailingCommas=[];
faults;
#e;
#t=[];
#n;
#r=0;
constructor(e){
this.#e=e;
this.faults=new V(e)}
visitor(){
return{
onObjectBegin:(e,t)=>this.#o({},this.#i(e,t)),
onArrayBegin:(e,t)=>this.#o([],this.#i(e,t)),
onObjectProperty:(e,t,n)=>this.#c(e,this.#i(t,n)),
onLiteralValue:(e,n,r)=>{
this.#a();
this.#u(e,new t.PlaceNode(this.#i(n,r)))},
onSeparator:(e,t,n)=>this.#l(e,this.#i(t,n)),
onObjectEnd:(e,t)=>this.#s(e,t),
onArrayEnd:(e,t)=>this.#s(e,t),
onComment:(e,t)=>{
this.comments.length<1e3&&this.comments.push(this.#i(e,t))},
onError:(e,t,n)=>{
this.#n=void 0;
this.faults.report(e,this.#i(t,n),this.#f())}}}
#i(e,t){
return{
start:e,
end:Math.min(e+t,this.#e.length)}}
#a(){
this.#n=void 0;
this.faults.accepted()}
#o(e,n){
this.#a();
if(this.#t.length===200)
throw new t.TooDeep(n);
let r=new t.PlaceNode(n);
let i=this.#u(e,r);
this.#t.push({
container:e,
node:r,
name:i,
key:void 0,
filled:!1})}
#s(e,t){
let n=this.#t.pop();
if(n===void 0)
return;
n.node.value={
start:n.node.value.start,
end:this.#i(e,t).end};
if(e===this.#e.length){
n.node.open=!0;
return}
this.#n!==void 0&&this.trailingCommas.length<1e3&&this.trailingCommas.push(this.#n);
this.#a()}
#c(e,t){
this.#a();
let n=this.#t.at(-1);
if(n===void 0)
return;
n.key={
name:e,
span:t,
colon:!1};
n.filled=!1}
#l(e,t){
this.#a();
let n=this.#t.at(-1);
if(e===`,`){
this.#n=t;
if(n===void 0)
return;
n.key=void 0;
n.filled=!1}else 
n?.key!==void 0&&(n.key.colon=!0)}
#u(e,n){
let r=this.#t.at(-1);
if(r===void 0){
if(this.root===void 0){
this.root=n;
this.value=e}
return}
r.filled=!0;
let i=this.#r++<t.MAX_PLACES;
if(Array.isArray(r.container)){
i&&r.node.setChild(r.container.length,n);
return r.container.push(e)-1}
if(r.key===void 0)
return;
let{
name:a,
span:o}=r.key;
r.key=void 0;
let s=r.node.child(a)?.key;
if(s!==void 0&&this.lost.length<1e3){
let{
container:e,
node:n}=r;
this.lost.push({
route:this.#d(a),
key:s,
parent:n,
value:t.getOwn(e,a),
holder:e})}
n.key=o;
i&&r.node.setChild(a,n);
t.setOwn(r.container,a,e);
return a}
#d(e){
return[...this.#t.map(e=>e.name).filter(e=>e!==void 0),e]}
#f(){
let e=this.#t.at(-1);
if(e===void 0)
return{
expects:this.root===void 0?`document`:`end`};
let t=e.node.value.start;
if(e.filled)
return{
expects:`comma`,
bracket:t};
if(Array.isArray(e.container))
return{
expects:`item`,
bracket:t};
if(e.key===void 0)
return{
expects:`key`,
bracket:t};
return{
expects:e.key.colon?`value`:`colon`,
bracket:t,
key:e.key.span}}};
var G=e.__exportAll({
parseJson:()=>q,
parseOtherJson:()=>J});
const K={
kind:`syntax`,
message:`the text is not JSON, and too long to say where it goes wrong`,
help:`check the end of the file, or write it anew`,
span:{
start:0,
end:1},
fatal:!0};
function q(e){
return t.parseStrictJson(e)??J(e)}
function J(e){
return new t.ParsedDocument(e,Y)}
const Y={
language:`json`,
decode:t.decodeJson,
read:X};
function X(e){
let n=t.scanJson(e,200);
if(n.depth>200){
let e={
start:n.deepest,
end:n.deepest+1};
return{
value:void 0,
problems:[t.tooDeep(e,n.depth)]}}
let r;
try{
r=JSON.parse(e)}catch{
return Z(e)}
let i=U(e);
return{
value:r,
problems:$(i),...Q(i.root)}}
function Z(e){
if(t.isBlank(e))
return{
value:void 0,
problems:[t.emptyProblem(e,!0)]};
if(e.length>8e6)
return{
value:void 0,
problems:[K]};
let n;
try{
n=U(e)}catch(e){
if(e instanceof t.TooDeep)
return{
value:void 0,
problems:[t.tooDeep(e.span)]};
throw e}
let{
problems:r,
breaks:a,
foreign:o}=n.faults;
if(o)
return{
value:void 0,
problems:r};
let s=[...r,...te(n),...$(n)].sort((e,t)=>e.span.start-t.span.start);
return{
value:n.value,
problems:s,
breaks:a,
comments:()=>i(e),...Q(n.root)}}
function Q(e){
return e===void 0?{}:{
places:()=>new t.PlaceTree(e)}}
function*te(e){
for(
let t of e.comments)
yield{
kind:`comment`,
message:`there is a comment; JSON does not allow comments`,
help:`remove it`,
span:t,
fatal:!1};
for(
let n of e.trailingCommas){
if(e.faults.breaks.some(e=>t.touches(e,n)))
continue;
yield{
kind:`trailing-comma`,
message:`there is a comma after the last entry; JSON does not allow it`,
help:`remove the comma`,
span:n,
fatal:!1}}}
function $(e){
return e.lost.filter(({
parent:n})=>!n.open&&!e.faults.breaks.some(e=>t.touches(e,t.extent(n)))).map(({
route:e,
key:n,
parent:r,
value:i,
holder:a})=>{
let o=String(e.at(-1));
let s=r.child(o);
return{...s!==void 0&&s.value.end-s.value.start<=1e4&&JSON.stringify(i)===JSON.stringify(t.getOwn(a,o))&&{
same:!0},
kind:`duplicate-key`,
message:`${t.keyInWords(o)} is defined more than once; the last definition counts`,
help:`rename or remove one of them`,
span:n,
route:e,
related:{
span:s?.key,
message:`the definition that counts`},
fatal:!1}})}
exports.json_exports=G;
exports.parseJson=q;
exports.parseOtherJson=J;
exports.readJson=X;