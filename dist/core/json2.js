"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
function n(e,t=!1){
let n=e.length;
let o=0,s=``,c=0,l=16,u=0,d=0,f=0,p=0,m=0;
function h(t,n){
let r=0;
let i=0;
for(;r<t||!n;){
let t=e.charCodeAt(o);
if(t>=48&&t<=57)
i=i*16+t-48;else 
if(t>=65&&t<=70)
i=i*16+t-65+10;else 
if(t>=97&&t<=102)
i=i*16+t-97+10;else 
break;
o++;
r++}
r<t&&(i=-1);
return i}
function g(e){
o=e;
s=``;
c=0;
l=16;
m=0}
function _(){
let t=o;
if(e.charCodeAt(o)===48)
o++;else{
o++;
for(;o<e.length&&a(e.charCodeAt(o));)
o++}
if(o<e.length&&e.charCodeAt(o)===46){
o++;
if(o<e.length&&a(e.charCodeAt(o))){
o++;
for(;o<e.length&&a(e.charCodeAt(o));)
o++}else{
m=3;
return e.substring(t,o)}}
let n=o;
if(o<e.length&&(e.charCodeAt(o)===69||e.charCodeAt(o)===101)){
o++;
(o<e.length&&e.charCodeAt(o)===43||e.charCodeAt(o)===45)&&o++;
if(o<e.length&&a(e.charCodeAt(o))){
o++;
for(;o<e.length&&a(e.charCodeAt(o));)
o++;
n=o}else 
m=3}
return e.substring(t,n)}
function v(){
let t=``,r=o;
for(;;){
if(o>=n){
t+=e.substring(r,o);
m=2;
break}
let a=e.charCodeAt(o);
if(a===34){
t+=e.substring(r,o);
o++;
break}
if(a===92){
t+=e.substring(r,o);
o++;
if(o>=n){
m=2;
break}
switch(e.charCodeAt(o++)){case 34:
t+=`"`;
break;case 92:
t+=`\\`;
break;case 47:
t+=`/`;
break;case 98:
t+=`\b`;
break;case 102:
t+=`\f`;
break;case 110:
t+=`
`;
break;case 114:
t+=`\r`;
break;case 116:
t+=`	`;
break;case 117:
let e=h(4,!0);
e>=0?t+=String.fromCharCode(e):m=4;
break;default:
m=5}
r=o;
continue}
if(a>=0&&a<=31){
if(i(a)){
t+=e.substring(r,o);
m=2;
break}else 
m=6}
o++}
return t}
function y(){
s=``;
m=0;
c=o;
d=u;
p=f;
if(o>=n){
c=n;
return l=17}
let t=e.charCodeAt(o);
if(r(t)){
do{
o++;
s+=String.fromCharCode(t);
t=e.charCodeAt(o)}while(r(t));
return l=15}
if(i(t)){
o++;
s+=String.fromCharCode(t);
if(t===13&&e.charCodeAt(o)===10){
o++;
s+=`
`}
u++;
f=o;
return l=14}
switch(t){case 123:
o++;
return l=1;case 125:
o++;
return l=2;case 91:
o++;
return l=3;case 93:
o++;
return l=4;case 58:
o++;
return l=6;case 44:
o++;
return l=5;case 34:
o++;
s=v();
return l=10;case 47:
let r=o-1;
if(e.charCodeAt(o+1)===47){
o+=2;
for(;o<n&&!i(e.charCodeAt(o));)
o++;
s=e.substring(r,o);
return l=12}
if(e.charCodeAt(o+1)===42){
o+=2;
let t=n-1;
let a=!1;
for(;o<t;){
let t=e.charCodeAt(o);
if(t===42&&e.charCodeAt(o+1)===47){
o+=2;
a=!0;
break}
o++;
if(i(t)){
t===13&&e.charCodeAt(o)===10&&o++;
u++;
f=o}}
if(!a){
o++;
m=1}
s=e.substring(r,o);
return l=13}
s+=String.fromCharCode(t);
o++;
return l=16;case 45:
s+=String.fromCharCode(t);
o++;
if(o===n||!a(e.charCodeAt(o)))
return l=16;case 48:case 49:case 50:case 51:case 52:case 53:case 54:case 55:case 56:case 57:
s+=_();
return l=11;default:
for(;o<n&&b(t);){
o++;
t=e.charCodeAt(o)}
if(c!==o){
s=e.substring(c,o);
switch(s){case`true`:
return l=8;case`false`:
return l=9;case`null`:
return l=7}
return l=16}
s+=String.fromCharCode(t);
o++;
return l=16}}
function b(e){
if(r(e)||i(e))
return!1;
switch(e){case 125:case 93:case 123:case 91:case 34:case 58:case 44:case 47:
return!1}
return!0}
function x(){
let e;
do 
e=y();while(e>=12&&e<=15);
return e}
return{
setPosition:g,
getPosition:()=>o,
scan:t?x:y,
getToken:()=>l,
getTokenValue:()=>s,
getTokenOffset:()=>c,
getTokenLength:()=>o-c,
getTokenStartLine:()=>d,
getTokenStartCharacter:()=>c-p,
getTokenError:()=>m}}
function r(e){
return e===32||e===9}
function i(e){
return e===10||e===13}
function a(e){
return e>=48&&e<=57}
var o;
(function(e){
e[e.lineFeed=10]=`lineFeed`;
e[e.carriageReturn=13]=`carriageReturn`;
e[e.space=32]=`space`;
e[e._0=48]=`_0`;
e[e._1=49]=`_1`;
e[e._2=50]=`_2`;
e[e._3=51]=`_3`;
e[e._4=52]=`_4`;
e[e._5=53]=`_5`;
e[e._6=54]=`_6`;
e[e._7=55]=`_7`;
e[e._8=56]=`_8`;
e[e._9=57]=`_9`;
e[e.a=97]=`a`;
e[e.b=98]=`b`;
e[e.c=99]=`c`;
e[e.d=100]=`d`;
e[e.e=101]=`e`;
e[e.f=102]=`f`;
e[e.g=103]=`g`;
e[e.h=104]=`h`;
e[e.i=105]=`i`;
e[e.j=106]=`j`;
e[e.k=107]=`k`;
e[e.l=108]=`l`;
e[e.m=109]=`m`;
e[e.n=110]=`n`;
e[e.o=111]=`o`;
e[e.p=112]=`p`;
e[e.q=113]=`q`;
e[e.r=114]=`r`;
e[e.s=115]=`s`;
e[e.t=116]=`t`;
e[e.u=117]=`u`;
e[e.v=118]=`v`;
e[e.w=119]=`w`;
e[e.x=120]=`x`;
e[e.y=121]=`y`;
e[e.z=122]=`z`;
e[e.A=65]=`A`;
e[e.B=66]=`B`;
e[e.C=67]=`C`;
e[e.D=68]=`D`;
e[e.E=69]=`E`;
e[e.F=70]=`F`;
e[e.G=71]=`G`;
e[e.H=72]=`H`;
e[e.I=73]=`I`;
e[e.J=74]=`J`;
e[e.K=75]=`K`;
e[e.L=76]=`L`;
e[e.M=77]=`M`;
e[e.N=78]=`N`;
e[e.O=79]=`O`;
e[e.P=80]=`P`;
e[e.Q=81]=`Q`;
e[e.R=82]=`R`;
e[e.S=83]=`S`;
e[e.T=84]=`T`;
e[e.U=85]=`U`;
e[e.V=86]=`V`;
e[e.W=87]=`W`;
e[e.X=88]=`X`;
e[e.Y=89]=`Y`;
e[e.Z=90]=`Z`;
e[e.asterisk=42]=`asterisk`;
e[e.backslash=92]=`backslash`;
e[e.closeBrace=125]=`closeBrace`;
e[e.closeBracket=93]=`closeBracket`;
e[e.colon=58]=`colon`;
e[e.comma=44]=`comma`;
e[e.dot=46]=`dot`;
e[e.doubleQuote=34]=`doubleQuote`;
e[e.minus=45]=`minus`;
e[e.openBrace=123]=`openBrace`;
e[e.openBracket=91]=`openBracket`;
e[e.plus=43]=`plus`;
e[e.slash=47]=`slash`;
e[e.formFeed=12]=`formFeed`;
e[e.tab=9]=`tab`})(o||={});
var s;
(function(e){
e.DEFAULT={
allowTrailingComma:!1}})(s||={});
function c(e,t,r=s.DEFAULT){
let i=n(e,!1);
let a=[];
let o=0;
function c(e){
return e?()=>o===0&&e(i.getTokenOffset(),i.getTokenLength(),i.getTokenStartLine(),i.getTokenStartCharacter()):()=>!0}
function l(e){
return e?t=>o===0&&e(t,i.getTokenOffset(),i.getTokenLength(),i.getTokenStartLine(),i.getTokenStartCharacter()):()=>!0}
function u(e){
return e?t=>o===0&&e(t,i.getTokenOffset(),i.getTokenLength(),i.getTokenStartLine(),i.getTokenStartCharacter(),()=>a.slice()):()=>!0}
function d(e){
return e?()=>{
o>0?o++:e(i.getTokenOffset(),i.getTokenLength(),i.getTokenStartLine(),i.getTokenStartCharacter(),()=>a.slice())===!1&&(o=1)}:()=>!0}
function f(e){
return e?()=>{
o>0&&o--;
o===0&&e(i.getTokenOffset(),i.getTokenLength(),i.getTokenStartLine(),i.getTokenStartCharacter())}:()=>!0}
let p=d(t.onObjectBegin),m=u(t.onObjectProperty),h=f(t.onObjectEnd),g=d(t.onArrayBegin),_=f(t.onArrayEnd),v=u(t.onLiteralValue),y=l(t.onSeparator),b=c(t.onComment),x=l(t.onError);
let S=r&&r.disallowComments;
let C=r&&r.allowTrailingComma;
function w(){
for(;;){
let e=i.scan();
switch(i.getTokenError()){case 4:
T(14);
break;case 5:
T(15);
break;case 3:
T(13);
break;case 1:
S||T(11);
break;case 2:
T(12);
break;case 6:
T(16)}
switch(e){case 12:case 13:
S?T(10):b();
break;case 16:
T(1);
break;case 15:case 14:
break;default:
return e}}}
function T(e,t=[],n=[]){
x(e);
if(t.length+n.length>0){
let e=i.getToken();
for(;e!==17;){
if(t.indexOf(e)!==-1){
w();
break}else 
if(n.indexOf(e)!==-1)
break;
e=w()}}}
function E(e){
let t=i.getTokenValue();
if(e)
v(t);else{
m(t);
a.push(t)}
w();
return!0}
function D(){
switch(i.getToken()){case 11:
let e=i.getTokenValue();
let t=Number(e);
if(isNaN(t)){
T(2);
t=0}
v(t);
break;case 7:
v(null);
break;case 8:
v(!0);
break;case 9:
v(!1);
break;default:
return!1}
w();
return!0}
function O(){
if(i.getToken()!==10){
T(3,[],[2,5]);
return!1}
E(!1);
if(i.getToken()===6){
y(`:`);
w();
j()||T(4,[],[2,5])}else 
T(5,[],[2,5]);
a.pop();
return!0}
function k(){
p();
w();
let e=!1;
for(;i.getToken()!==2&&i.getToken()!==17;){
if(i.getToken()===5){
e||T(4,[],[]);
y(`,`);
w();
if(i.getToken()===2&&C)
break}else 
e&&T(6,[],[]);
O()||T(4,[],[2,5]);
e=!0}
h();
i.getToken()===2?w():T(7,[2],[]);
return!0}
function A(){
g();
w();
let e=!0;
let t=!1;
for(;i.getToken()!==4&&i.getToken()!==17;){
if(i.getToken()===5){
t||T(4,[],[]);
y(`,`);
w();
if(i.getToken()===4&&C)
break}else 
t&&T(6,[],[]);
if(e){
a.push(0);
e=!1}else 
a[a.length-1]++;
j()||T(4,[],[4,5]);
t=!0}
_();
e||a.pop();
i.getToken()===4?w():T(8,[4],[]);
return!0}
function j(){
switch(i.getToken()){case 3:
return A();case 1:
return k();case 10:
return E(!0);default:
return D()}}
w();
if(i.getToken()===17){
if(r.allowEmptyContent)
return!0;
T(4,[],[]);
return!1}
if(!j()){
T(4,[],[]);
return!1}
i.getToken()!==17&&T(9,[],[]);
return!0}
const l=n;
var u;
(function(e){
e[e.None=0]=`None`;
e[e.UnexpectedEndOfComment=1]=`UnexpectedEndOfComment`;
e[e.UnexpectedEndOfString=2]=`UnexpectedEndOfString`;
e[e.UnexpectedEndOfNumber=3]=`UnexpectedEndOfNumber`;
e[e.InvalidUnicode=4]=`InvalidUnicode`;
e[e.InvalidEscapeCharacter=5]=`InvalidEscapeCharacter`;
e[e.InvalidCharacter=6]=`InvalidCharacter`})(u||={});
var d;
(function(e){
e[e.OpenBraceToken=1]=`OpenBraceToken`;
e[e.CloseBraceToken=2]=`CloseBraceToken`;
e[e.OpenBracketToken=3]=`OpenBracketToken`;
e[e.CloseBracketToken=4]=`CloseBracketToken`;
e[e.CommaToken=5]=`CommaToken`;
e[e.ColonToken=6]=`ColonToken`;
e[e.NullKeyword=7]=`NullKeyword`;
e[e.TrueKeyword=8]=`TrueKeyword`;
e[e.FalseKeyword=9]=`FalseKeyword`;
e[e.StringLiteral=10]=`StringLiteral`;
e[e.NumericLiteral=11]=`NumericLiteral`;
e[e.LineCommentTrivia=12]=`LineCommentTrivia`;
e[e.BlockCommentTrivia=13]=`BlockCommentTrivia`;
e[e.LineBreakTrivia=14]=`LineBreakTrivia`;
e[e.Trivia=15]=`Trivia`;
e[e.Unknown=16]=`Unknown`;
e[e.EOF=17]=`EOF`})(d||={});
const f=c;
var p;
(function(e){
e[e.InvalidSymbol=1]=`InvalidSymbol`;
e[e.InvalidNumberFormat=2]=`InvalidNumberFormat`;
e[e.PropertyNameExpected=3]=`PropertyNameExpected`;
e[e.ValueExpected=4]=`ValueExpected`;
e[e.ColonExpected=5]=`ColonExpected`;
e[e.CommaExpected=6]=`CommaExpected`;
e[e.CloseBraceExpected=7]=`CloseBraceExpected`;
e[e.CloseBracketExpected=8]=`CloseBracketExpected`;
e[e.EndOfFileExpected=9]=`EndOfFileExpected`;
e[e.InvalidCommentToken=10]=`InvalidCommentToken`;
e[e.UnexpectedEndOfComment=11]=`UnexpectedEndOfComment`;
e[e.UnexpectedEndOfString=12]=`UnexpectedEndOfString`;
e[e.UnexpectedEndOfNumber=13]=`UnexpectedEndOfNumber`;
e[e.InvalidUnicode=14]=`InvalidUnicode`;
e[e.InvalidEscapeCharacter=15]=`InvalidEscapeCharacter`;
e[e.InvalidCharacter=16]=`InvalidCharacter`})(p||={});
function m(e){
switch(e){case 1:
return`InvalidSymbol`;case 2:
return`InvalidNumberFormat`;case 3:
return`PropertyNameExpected`;case 4:
return`ValueExpected`;case 5:
return`ColonExpected`;case 6:
return`CommaExpected`;case 7:
return`CloseBraceExpected`;case 8:
return`CloseBracketExpected`;case 9:
return`EndOfFileExpected`;case 10:
return`InvalidCommentToken`;case 11:
return`UnexpectedEndOfComment`;case 12:
return`UnexpectedEndOfString`;case 13:
return`UnexpectedEndOfNumber`;case 14:
return`InvalidUnicode`;case 15:
return`InvalidEscapeCharacter`;case 16:
return`InvalidCharacter`}
return`<unknown ParseErrorCode>`}
const h={
lineComment:12,
blockComment:13,
end:17};
function g(e){
let t=[];
let n=l(e);
for(
let r=n.scan();r!==h.end;r=n.scan()){
if(r!==h.lineComment&&r!==h.blockComment)
continue;
let i=n.getTokenOffset();
let a=Math.min(i+n.getTokenLength(),e.length);
let o=e.slice(i+2,a);
t.push({
span:{
start:i,
end:a},
text:r===h.blockComment?o.replace(/\*\/$/,``):o})}
return t}
const _={
openBrace:1,
closeBrace:2,
openBracket:3,
closeBracket:4,
lineBreak:14,
blanks:15,
end:17};
function v(e){
let t=!/^ *\t/m.test(e)||!/^\t* /m.test(e);
let n=[];
let r=l(e);
let i=0;
let a=!0;
for(
let e=r.scan();e!==_.end;e=r.scan()){
if(e===_.lineBreak){
i=0;
a=!0;
continue}
if(e===_.blanks){
a&&(i=r.getTokenLength());
continue}
let o=r.getTokenOffset();
(e===_.openBrace||e===_.openBracket)&&n.push({
offset:o,
indent:i});
if(e===_.closeBrace||e===_.closeBracket){
let e=n.pop();
if(t&&a&&e!==void 0&&i<e.indent)
return{
offset:e.offset,
byIndentation:!0}}
a=!1}
let o=n.at(-1);
return o===void 0?void 0:{
offset:o.offset,
byIndentation:!1}}
const y=[{
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
function b(e,t){
for(
let n of y){
n.pattern.lastIndex=t;
let r=n.pattern.exec(e)?.[0];
if(r===void 0)
continue;
let i=t+r.length;
return{...n,
end:i,
until:/[,:{}[\]"]/.test(r)?1/0:i}}}
function x(e,t){
return b(e,t)?.until??0}
const S=1/0;
function C(e,t){
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
const w={
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
function T(e,t,{
expects:n}){
let r=n===`key`?/\s*:\s*[{[]/y:/\s*[{[]/y;
r.lastIndex=t;
return(n===`key`||n===`colon`)&&r.test(e)?S:0}
const E=()=>S;
const D={
fits:({
text:e,
slot:t})=>t.expects===`item`&&P(e,t.bracket),
message:`this is not JSON: it starts with a table header of TOML`,
help:`a JSON configuration starts with "{"`,
until:E,
marks:{
foreign:!0}};
const O=[{
fits:({
text:e,
span:t})=>!/[!-~\p{L}\p{N}]/u.test(String.fromCodePoint(e.codePointAt(t.start)??0)),
message:({
text:e,
span:t})=>`there is ${C(e,t.start)} outside of strings`,
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
until:E},{
fits:({
slot:e,
text:t,
span:n})=>e.expects===`key`&&t.charAt(n.end)===`"`,
message:`the key has no quote before it`,
help:`put a double quote before the key`,
until:E},{
fits:({
slot:e})=>e.expects===`key`,
message:`the key is not in double quotes`,
help:`put double quotes around the key`,
until:({
text:e,
span:t,
slot:n})=>T(e,t.end,n),
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
slot:n})=>T(e,t.end,n)},{
fits:({
word:e})=>Object.hasOwn(w,e),
message:({
word:e})=>`JSON does not know the word "${e}"`,
help:({
word:e})=>w[e]??``,
json5:({
word:e})=>e===`NaN`||e===`Infinity`},{
fits:({
text:e,
word:t,
span:n})=>N(e,t,n.start),
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
until:M},{
fits:({
slot:e})=>e.expects===`comma`,
message:`there is stray text after the value`,
help:`remove it, or put a comma before it`}];
const k={
fits:()=>!0,
message:`the value is not in double quotes`,
help:`put double quotes around the text`};
function A(e){
let t={...e,
word:e.text.slice(e.span.start,e.span.end)};
if(D.fits(t))
return j(D,t);
return ee(e)??j(O.find(({
fits:e})=>e(t))??k,t)}
function j({
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
function ee({
text:e,
span:t,
slot:n}){
let r=b(e,t.start);
if(r===void 0)
return;
let{
message:i,
help:a,
end:o,
json5:s}=r;
let c=Math.max(r.until,T(e,o,n));
return{
message:i,
help:a,
span:{
start:t.start,
end:o},
until:c,
habit:!0,...s&&{
json5:s}}}
function M({
text:e,
span:t}){
let n=/.*/y;
n.lastIndex=t.end;
let r=n.exec(e)?.[0]??``;
return/[{}[\]]/.test(r)?S:t.end+r.length}
function N(e,t,n){
return/^[+-]?(?:\.?\d|Infinity|$)/.test(t)||/\d/.test(e.charAt(n-1))&&/^[\w.]+$/.test(t)}
function P(e,t){
if(t===void 0||e.slice(0,t).trim()!==``)
return!1;
let n=/\[{1,2}[\w."'@/-]+\]{1,2}(?:[ \t]*#.*$)?\s+(?:[\w."'@/-]+[ \t]*=|\[)/my;
n.lastIndex=t;
return n.test(e)}
const F=1/0;
const I={
"{":`}`,
"[":`]`};
function L(e){
let{
code:t,
text:n,
span:r,
slot:i}=e;
let a=R(e);
if(a!==void 0)
return a;
if(i.expects===`document`&&!/^(?:UnexpectedEndOf|InvalidCh|InvalidEsc|InvalidUni)/.test(t))
return te(e);
let o=ne(e);
if(o!==void 0)
return o;
switch(t){case`UnexpectedEndOfString`:
return{
message:`the string is not closed`,
help:`add the closing quote; a line break inside a string is written "\\n"`,
span:r,
until:q(n,r.end)};case`UnexpectedEndOfComment`:
return{
message:`the comment is not closed`,
help:`add "*/"`,
span:r,
until:F};case`UnexpectedEndOfNumber`:case`InvalidNumberFormat`:
return{
message:`the number breaks off`,
help:`write it out in digits, or put it in double quotes`,
span:r};case`InvalidEscapeCharacter`:
return{
message:`a backslash in the string is followed by a character that cannot be escaped`,
help:`write "\\\\" for a backslash, or use forward slashes in a path`,
span:K(n,r,/\\(?:["\\/bfnrtu]|(.))/gs)};case`InvalidUnicode`:
return{
message:`"\\u" in the string is not followed by four hexadecimal digits`,
help:`write four digits, or "\\\\u" for a backslash and a "u"`,
span:K(n,r,/\\(?:u[\dA-Fa-f]{4}|[^u]|(u))/gs)};case`InvalidCharacter`:
return ie(e);case`InvalidSymbol`:
return A(e);case`EndOfFileExpected`:
return ae(e);case`ColonExpected`:
return{
message:`there is no colon after ${G(e)}`,
help:`put a colon between the key and its value`,
span:i.key??r,
until:/[{[]/.test(n.charAt(r.start))?F:0};case`CommaExpected`:
return z(e);case`PropertyNameExpected`:
return H(e);default:
return U(e)}}
function R({
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
until:F,...e.slice(0,t.start-1).trim()===``?{
foreign:!0}:{}}}
function te({
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
message:`this is not JSON: it starts with ${C(e,t.start)}`,
help:`a JSON configuration starts with "{"`,
span:{
start:t.start,
end:t.start+1},
until:F,
foreign:!0}}
function ne({
text:e,
span:t,
slot:n}){
let r=e.charAt(t.start);
if(n.bracket===void 0||r!==`}`&&r!==`]`)
return;
let i=e.charAt(n.bracket);
let a=I[i];
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
until:F}}
const re={
"	":[`tab`,`\\t`],
"\b":[`backspace`,`\\b`],
"\f":[`form feed`,`\\f`],
"\0":[`NUL character`,`\\u0000`],
"\x1B":[`escape character`,`\\u001b`]};
function ie({
text:e,
span:t}){
let n=K(e,t,/([\0-\x1f])/g);
let r=e.charAt(n.start);
let i=r.charCodeAt(0).toString(16).padStart(4,`0`);
let[a,o]=re[r]??[`control character (U+${i.toUpperCase()})`,`\\u${i}`];
return{
message:`the string holds a raw ${a}; JSON allows only an escaped one`,
help:`write "${o}" instead, or remove it`,
span:n}}
function ae({
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
function z({
text:e,
span:t,
slot:n}){
let r=e.charAt(t.start);
let i=n.bracket!==void 0&&e.charAt(n.bracket)===`[`;
if(r===`:`&&i)
return B(t,n);
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
edit:V(e.slice(0,t.start).trimEnd().length),
span:t}}
function B(e,{
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
until:F}}
function V(e){
return{
title:`put a comma there`,
span:{
start:e,
end:e},
text:`,`}}
function H({
text:e,
span:t}){
let n=e.charAt(t.start);
if(n===`,`)
return W(t);
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
until:F};
return{
message:`the key is not in double quotes`,
help:`put double quotes around the key`,
span:t,
habit:!0}}
function U(e){
let{
text:t,
span:n,
slot:r}=e;
if(r.expects===`value`)
return{
message:`the value of ${G(e)} is missing`,
help:`add the value, or remove the key`,
span:r.key??n};
if(t.charAt(n.start)===`,`)
return W(n);
if(t.charAt(n.start)===`:`)
return B(n,r);
return{
message:`a value is missing`,
help:`add the value`,
span:n}}
function W(e){
return{
message:`there is a comma with no entry before it`,
help:`remove the comma`,
span:e,
edit:{
title:`remove the comma`,
span:e,
text:``}}}
function G({
text:e,
slot:n}){
return t.keyInWords(n.key===void 0?``:e.slice(n.key.start+1,n.key.end-1))}
function K(e,t,n){
for(
let r of e.slice(t.start,t.end).matchAll(n)){
if(r[1]===void 0)
continue;
let e=t.start+r.index;
return{
start:e,
end:e+r[0].length}}
return t}
function q(e,t){
let n=t;
for(;n<e.length&&/\s/.test(e.charAt(n));)
n++;
return n+1}
var oe=class{
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
this.#r=x(this.#e,t.start);
return}
this.#n=!0;
if(this.problems.length===0&&this.#c())
return;
t.start>=this.#e.length&&n.expects!==`document`?this.#l():this.problems.length===20||this.breaks.length===100?this.#s(t.start):this.#i(e,t,n)}
#i(e,t,n){
let r=L({
code:m(e),
text:this.#e,
span:t,
slot:n});
this.#r=r.until??0;
this.foreign=r.foreign===!0;
this.breaks.push(this.#r===1/0?this.#o(r.span.start):r.span);
if(r.habit&&this.#t.has(r.message))
return;
this.#t.add(r.message);
this.#a(r)}
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
let e=v(this.#e);
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
text:se(this.#e),
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
function se(e){
let n=[];
for(
let{
kind:r}of t.tokensOf(e))
r===`{`?n.push(`}`):r===`[`?n.push(`]`):(r===`}`||r===`]`)&&n.pop();
return n.reverse().join(``)}
function J(e){
let t=new ce(e);
f(e,t.visitor(),{
allowTrailingComma:!0});
return t}
var ce=class{
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
this.faults=new oe(e)}
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
var le=e.__exportAll({
parseJson:()=>Y,
parseOtherJson:()=>X});
const ue={
kind:`syntax`,
message:`the text is not JSON, and too long to say where it goes wrong`,
help:`check the end of the file, or write it anew`,
span:{
start:0,
end:1},
fatal:!0};
function Y(e){
return t.parseStrictJson(e)??X(e)}
function X(e){
return new t.ParsedDocument(e,de)}
const de={
language:`json`,
decode:t.decodeJson,
read:Z};
function Z(e){
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
return fe(e)}
let i=J(e);
return{
value:r,
problems:$(i),...Q(i.root)}}
function fe(e){
if(t.isBlank(e))
return{
value:void 0,
problems:[t.emptyProblem(e,!0)]};
if(e.length>8e6)
return{
value:void 0,
problems:[ue]};
let n;
try{
n=J(e)}catch(e){
if(e instanceof t.TooDeep)
return{
value:void 0,
problems:[t.tooDeep(e.span)]};
throw e}
let{
problems:r,
breaks:i,
foreign:a}=n.faults;
if(a)
return{
value:void 0,
problems:r};
let o=[...r,...pe(n),...$(n)].sort((e,t)=>e.span.start-t.span.start);
return{
value:n.value,
problems:o,
breaks:i,
comments:()=>g(e),...Q(n.root)}}
function Q(e){
return e===void 0?{}:{
places:()=>new t.PlaceTree(e)}}
function*pe(e){
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
exports.json_exports=le;
exports.parseJson=Y;
exports.parseOtherJson=X;
exports.readJson=Z;