"use strict";
const e=require("./core.js").rolldownRuntime;
function t(e,t=!1){
let a=e.length;
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
for(;o<e.length&&i(e.charCodeAt(o));)
o++}
if(o<e.length&&e.charCodeAt(o)===46){
o++;
if(o<e.length&&i(e.charCodeAt(o))){
o++;
for(;o<e.length&&i(e.charCodeAt(o));)
o++}else{
m=3;
return e.substring(t,o)}}
let n=o;
if(o<e.length&&(e.charCodeAt(o)===69||e.charCodeAt(o)===101)){
o++;
(o<e.length&&e.charCodeAt(o)===43||e.charCodeAt(o)===45)&&o++;
if(o<e.length&&i(e.charCodeAt(o))){
o++;
for(;o<e.length&&i(e.charCodeAt(o));)
o++;
n=o}else 
m=3}
return e.substring(t,n)}
function v(){
let t=``,n=o;
for(;;){
if(o>=a){
t+=e.substring(n,o);
m=2;
break}
let i=e.charCodeAt(o);
if(i===34){
t+=e.substring(n,o);
o++;
break}
if(i===92){
t+=e.substring(n,o);
o++;
if(o>=a){
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
n=o;
continue}
if(i>=0&&i<=31){
if(r(i)){
t+=e.substring(n,o);
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
if(o>=a){
c=a;
return l=17}
let t=e.charCodeAt(o);
if(n(t)){
do{
o++;
s+=String.fromCharCode(t);
t=e.charCodeAt(o)}while(n(t));
return l=15}
if(r(t)){
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
let n=o-1;
if(e.charCodeAt(o+1)===47){
o+=2;
for(;o<a&&!r(e.charCodeAt(o));)
o++;
s=e.substring(n,o);
return l=12}
if(e.charCodeAt(o+1)===42){
o+=2;
let t=a-1;
let i=!1;
for(;o<t;){
let t=e.charCodeAt(o);
if(t===42&&e.charCodeAt(o+1)===47){
o+=2;
i=!0;
break}
o++;
if(r(t)){
t===13&&e.charCodeAt(o)===10&&o++;
u++;
f=o}}
if(!i){
o++;
m=1}
s=e.substring(n,o);
return l=13}
s+=String.fromCharCode(t);
o++;
return l=16;case 45:
s+=String.fromCharCode(t);
o++;
if(o===a||!i(e.charCodeAt(o)))
return l=16;case 48:case 49:case 50:case 51:case 52:case 53:case 54:case 55:case 56:case 57:
s+=_();
return l=11;default:
for(;o<a&&b(t);){
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
if(n(e)||r(e))
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
function n(e){
return e===32||e===9}
function r(e){
return e===10||e===13}
function i(e){
return e>=48&&e<=57}
var a;
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
e[e.tab=9]=`tab`})(a||={});
const o=Array(20).fill(0).map((e,t)=>` `.repeat(t));
const s={
" ":{
"\n":Array(200).fill(0).map((e,t)=>`
`+` `.repeat(t)),
"\r":Array(200).fill(0).map((e,t)=>`\r`+` `.repeat(t)),
"\r\n":Array(200).fill(0).map((e,t)=>`\r
`+` `.repeat(t))},
"	":{
"\n":Array(200).fill(0).map((e,t)=>`
`+`	`.repeat(t)),
"\r":Array(200).fill(0).map((e,t)=>`\r`+`	`.repeat(t)),
"\r\n":Array(200).fill(0).map((e,t)=>`\r
`+`	`.repeat(t))}};
const c=[`
`,`\r`,`\r
`];
function l(e,n,r){
let i;
let a;
let l;
let m;
let h;
if(n){
m=n.offset;
h=m+n.length;
l=m;
for(;l>0&&!p(e,l-1);)
l--;
let t=h;
for(;t<e.length&&!p(e,t);)
t++;
a=e.substring(l,t);
i=d(a,r)}else{
a=e;
i=0;
l=0;
m=0;
h=e.length}
let g=f(r,e);
let _=c.includes(g);
let v=0;
let y=0;
let b;
b=r.insertSpaces?o[r.tabSize||4]??u(o[1],r.tabSize||4):`	`;
let x=b===`	`?`	`:` `;
let S=t(a,!1);
let C=!1;
function w(){
if(v>1)
return u(g,v)+u(b,i+y);
let e=b.length*(i+y);
if(!_||e>s[x][g].length)
return g+u(b,i+y);
if(e<=0)
return g;
return s[x][g][e]}
function T(){
let e=S.scan();
v=0;
for(;e===15||e===14;){
e===14&&r.keepLines?v+=1:e===14&&(v=1);
e=S.scan()}
C=e===16||S.getTokenError()!==0;
return e}
let E=[];
function D(t,r,i){
!C&&(!n||r<h&&i>m)&&e.substring(r,i)!==t&&E.push({
offset:r,
length:i-r,
content:t})}
let O=T();
r.keepLines&&v>0&&D(u(g,v),0,0);
if(O!==17){
let e=S.getTokenOffset()+l;
D(b.length*i<20&&r.insertSpaces?o[b.length*i]:u(b,i),l,e)}
for(;O!==17;){
let e=S.getTokenOffset()+S.getTokenLength()+l;
let t=T();
let n=``;
let i=!1;
for(;v===0&&(t===12||t===13);){
let r=S.getTokenOffset()+l;
D(o[1],e,r);
e=S.getTokenOffset()+S.getTokenLength()+l;
i=t===12;
n=i?w():``;
t=T()}
if(t===2){
O!==1&&y--;
r.keepLines&&v>0||!r.keepLines&&O!==1?n=w():r.keepLines&&(n=o[1])}else 
if(t===4){
O!==3&&y--;
r.keepLines&&v>0||!r.keepLines&&O!==3?n=w():r.keepLines&&(n=o[1])}else{
switch(O){case 3:case 1:
y++;
n=r.keepLines&&v>0||!r.keepLines?w():o[1];
break;case 5:
n=r.keepLines&&v>0||!r.keepLines?w():o[1];
break;case 12:
n=w();
break;case 13:
v>0?n=w():i||(n=o[1]);
break;case 6:
r.keepLines&&v>0?n=w():i||(n=o[1]);
break;case 10:
r.keepLines&&v>0?n=w():t===6&&!i&&(n=``);
break;case 7:case 8:case 9:case 11:case 2:case 4:
r.keepLines&&v>0?n=w():(t===12||t===13)&&!i?n=o[1]:t!==5&&t!==17&&(C=!0);
break;case 16:
C=!0}
v>0&&(t===12||t===13)&&(n=w())}
t===17&&(n=r.keepLines&&v>0?w():r.insertFinalNewline?g:``);
let a=S.getTokenOffset()+l;
D(n,e,a);
O=t}
return E}
function u(e,t){
let n=``;
for(
let r=0;r<t;r++)
n+=e;
return n}
function d(e,t){
let n=0;
let r=0;
let i=t.tabSize||4;
for(;n<e.length;){
let t=e.charAt(n);
if(t===o[1])
r++;else 
if(t===`	`)
r+=i;else 
break;
n++}
return Math.floor(r/i)}
function f(e,t){
for(
let e=0;e<t.length;e++){
let n=t.charAt(e);
if(n===`\r`){
if(e+1<t.length&&t.charAt(e+1)===`
`)
return`\r
`;
return`\r`}else 
if(n===`
`)
return`
`}
return e&&e.eol||`
`}
function p(e,t){
return`\r
`.indexOf(e.charAt(t))!==-1}
var m;
(function(e){
e.DEFAULT={
allowTrailingComma:!1}})(m||={});
function h(e,t=[],n=m.DEFAULT){
let r=null;
let i=[];
let a=[];
function o(e){
Array.isArray(i)?i.push(e):r!==null&&(i[r]=e)}
v(e,{
onObjectBegin:()=>{
let e={};
o(e);
a.push(i);
i=e;
r=null},
onObjectProperty:e=>{
r=e},
onObjectEnd:()=>{
i=a.pop()},
onArrayBegin:()=>{
let e=[];
o(e);
a.push(i);
i=e;
r=null},
onArrayEnd:()=>{
i=a.pop()},
onLiteralValue:o,
onError:(e,n,r)=>{
t.push({
error:e,
offset:n,
length:r})}},n);
return i[0]}
function g(e,t=[],n=m.DEFAULT){
let r={
type:`array`,
offset:-1,
length:-1,
children:[],
parent:void 0};
function i(e){
if(r.type===`property`){
r.length=e-r.offset;
r=r.parent}}
function a(e){
r.children.push(e);
return e}
v(e,{
onObjectBegin:e=>{
r=a({
type:`object`,
offset:e,
length:-1,
parent:r,
children:[]})},
onObjectProperty:(e,t,n)=>{
r=a({
type:`property`,
offset:t,
length:-1,
parent:r,
children:[]});
r.children.push({
type:`string`,
value:e,
offset:t,
length:n,
parent:r})},
onObjectEnd:(e,t)=>{
i(e+t);
r.length=e+t-r.offset;
r=r.parent;
i(e+t)},
onArrayBegin:(e,t)=>{
r=a({
type:`array`,
offset:e,
length:-1,
parent:r,
children:[]})},
onArrayEnd:(e,t)=>{
r.length=e+t-r.offset;
r=r.parent;
i(e+t)},
onLiteralValue:(e,t,n)=>{
a({
type:y(e),
offset:t,
length:n,
parent:r,
value:e});
i(t+n)},
onSeparator:(e,t,n)=>{
r.type===`property`&&(e===`:`?r.colonOffset=t:e===`,`&&i(t))},
onError:(e,n,r)=>{
t.push({
error:e,
offset:n,
length:r})}},n);
let o=r.children[0];
o&&delete o.parent;
return o}
function _(e,t){
if(!e)
return;
let n=e;
for(
let e of t)
if(typeof e==`string`){
if(n.type!==`object`||!Array.isArray(n.children))
return;
let t=!1;
for(
let r of n.children)
if(Array.isArray(r.children)&&r.children[0].value===e&&r.children.length===2){
n=r.children[1];
t=!0;
break}
if(!t)
return}else{
let t=e;
if(n.type!==`array`||t<0||!Array.isArray(n.children)||t>=n.children.length)
return;
n=n.children[t]}
return n}
function v(e,n,r=m.DEFAULT){
let i=t(e,!1);
let a=[];
let o=0;
function s(e){
return e?()=>o===0&&e(i.getTokenOffset(),i.getTokenLength(),i.getTokenStartLine(),i.getTokenStartCharacter()):()=>!0}
function c(e){
return e?t=>o===0&&e(t,i.getTokenOffset(),i.getTokenLength(),i.getTokenStartLine(),i.getTokenStartCharacter()):()=>!0}
function l(e){
return e?t=>o===0&&e(t,i.getTokenOffset(),i.getTokenLength(),i.getTokenStartLine(),i.getTokenStartCharacter(),()=>a.slice()):()=>!0}
function u(e){
return e?()=>{
o>0?o++:e(i.getTokenOffset(),i.getTokenLength(),i.getTokenStartLine(),i.getTokenStartCharacter(),()=>a.slice())===!1&&(o=1)}:()=>!0}
function d(e){
return e?()=>{
o>0&&o--;
o===0&&e(i.getTokenOffset(),i.getTokenLength(),i.getTokenStartLine(),i.getTokenStartCharacter())}:()=>!0}
let f=u(n.onObjectBegin),p=l(n.onObjectProperty),h=d(n.onObjectEnd),g=u(n.onArrayBegin),_=d(n.onArrayEnd),v=l(n.onLiteralValue),y=c(n.onSeparator),b=s(n.onComment),x=c(n.onError);
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
p(t);
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
f();
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
function y(e){
switch(typeof e){case`boolean`:
return`boolean`;case`number`:
return`number`;case`string`:
return`string`;case`object`:
if(!e)
return`null`;else 
if(Array.isArray(e))
return`array`;
return`object`;default:
return`null`}}
function b(e,t,n,r){
let i=t.slice();
let a=g(e,[]);
let o;
let s;
for(;i.length>0;){
s=i.pop();
o=_(a,i);
if(o===void 0&&n!==void 0)
n=typeof s==`string`?{
[s]:n}:[n];else 
break}
if(!o){
if(n===void 0)
throw Error(`Can not delete in empty document`);
return x(e,{
offset:a?a.offset:0,
length:a?a.length:0,
content:JSON.stringify(n)},r)}else 
if(o.type===`object`&&typeof s==`string`&&Array.isArray(o.children)){
let t=_(o,[s]);
if(t!==void 0){
if(n===void 0){
if(!t.parent)
throw Error(`Malformed AST`);
let n=o.children.indexOf(t.parent);
let i;
let a=t.parent.offset+t.parent.length;
if(n>0){
let e=o.children[n-1];
i=e.offset+e.length}else{
i=o.offset+1;
o.children.length>1&&(a=o.children[1].offset)}
return x(e,{
offset:i,
length:a-i,
content:``},r)}else 
return x(e,{
offset:t.offset,
length:t.length,
content:JSON.stringify(n)},r)}else{
if(n===void 0)
return[];
let t=`${JSON.stringify(s)}: ${JSON.stringify(n)}`;
let i=r.getInsertionIndex?r.getInsertionIndex(o.children.map(e=>e.children[0].value)):o.children.length;
let a;
if(i>0){
let e=o.children[i-1];
a={
offset:e.offset+e.length,
length:0,
content:`,`+t}}else 
a=o.children.length===0?{
offset:o.offset+1,
length:0,
content:t}:{
offset:o.offset+1,
length:0,
content:t+`,`};
return x(e,a,r)}}else 
if(o.type===`array`&&typeof s==`number`&&Array.isArray(o.children)){
let t=s;
if(t===-1){
let t=`${JSON.stringify(n)}`;
let i;
if(o.children.length===0)
i={
offset:o.offset+1,
length:0,
content:t};else{
let e=o.children[o.children.length-1];
i={
offset:e.offset+e.length,
length:0,
content:`,`+t}}
return x(e,i,r)}else 
if(n===void 0&&o.children.length>=0){
let t=s;
let n=o.children[t];
let i;
if(o.children.length===1)
i={
offset:o.offset+1,
length:o.length-2,
content:``};else 
if(o.children.length-1===t){
let e=o.children[t-1];
let n=e.offset+e.length;
i={
offset:n,
length:o.offset+o.length-2-n,
content:``}}else 
i={
offset:n.offset,
length:o.children[t+1].offset-n.offset,
content:``};
return x(e,i,r)}else 
if(n!==void 0){
let t;
let i=`${JSON.stringify(n)}`;
if(!r.isArrayInsertion&&o.children.length>s){
let e=o.children[s];
t={
offset:e.offset,
length:e.length,
content:i}}else 
if(o.children.length===0||s===0)
t={
offset:o.offset+1,
length:0,
content:o.children.length===0?i:i+`,`};else{
let e=s>o.children.length?o.children.length:s;
let n=o.children[e-1];
t={
offset:n.offset+n.length,
length:0,
content:`,`+i}}
return x(e,t,r)}else 
throw Error(`Can not ${n===void 0?`remove`:r.isArrayInsertion?`insert`:`modify`} Array index ${t} as length is not sufficient`)}else 
throw Error(`Can not add ${typeof s==`number`?`property`:`index`} to parent of type ${o.type}`)}
function x(e,t,n){
if(!n.formattingOptions)
return[t];
let r=S(e,t);
let i=t.offset;
let a=t.offset+t.content.length;
if(t.length===0||t.content.length===0){
for(;i>0&&!p(r,i-1);)
i--;
for(;a<r.length&&!p(r,a);)
a++}
let o=l(r,{
offset:i,
length:a-i},{...n.formattingOptions,
keepLines:!1});
for(
let e=o.length-1;e>=0;e--){
let t=o[e];
r=S(r,t);
i=Math.min(i,t.offset);
a=Math.max(a,t.offset+t.length);
a+=t.content.length-t.length}
let s=e.length-(r.length-a)-i;
return[{
offset:i,
length:s,
content:r.substring(i,a)}]}
function S(e,t){
return e.substring(0,t.offset)+t.content+e.substring(t.offset+t.length)}
var C=e.__exportAll({
applyEdits:()=>M,
modify:()=>j,
parse:()=>D});
const w=t;
var T;
(function(e){
e[e.None=0]=`None`;
e[e.UnexpectedEndOfComment=1]=`UnexpectedEndOfComment`;
e[e.UnexpectedEndOfString=2]=`UnexpectedEndOfString`;
e[e.UnexpectedEndOfNumber=3]=`UnexpectedEndOfNumber`;
e[e.InvalidUnicode=4]=`InvalidUnicode`;
e[e.InvalidEscapeCharacter=5]=`InvalidEscapeCharacter`;
e[e.InvalidCharacter=6]=`InvalidCharacter`})(T||={});
var E;
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
e[e.EOF=17]=`EOF`})(E||={});
const D=h;
const O=v;
var k;
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
e[e.InvalidCharacter=16]=`InvalidCharacter`})(k||={});
function A(e){
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
function j(e,t,n,r){
return b(e,t,n,r)}
function M(e,t){
let n=t.slice(0).sort((e,t)=>{
let n=e.offset-t.offset;
if(n===0)
return e.length-t.length;
return n});
let r=e.length;
for(
let t=n.length-1;t>=0;t--){
let i=n[t];
if(i.offset+i.length<=r)
e=S(e,i);else 
throw Error(`Overlapping edit`);
r=i.offset}
return e}
exports.createScanner=w;
exports.main_exports=C;
exports.printParseErrorCode=A;
exports.visit=O;