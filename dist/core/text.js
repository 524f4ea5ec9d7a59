"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
let n;
let r;
let i;
function a(e){
let n=[];
let r=t.bracketSigns(e);
let i=0;
let a=0;
for(
let t of e){
let e=r.get(a);
let o=e===void 0?s(t,i):{
text:e,
width:e.length,
units:1};
n.push(o);
i+=o.width;
a+=o.units}
return n}
function o(e){
if((n??=/^[ -~]*$/).test(e))
return e.length;
let t=0;
for(
let n of e)
t+=s(n,t).width;
return t}
function s(e,n){
let r=e===`	`?` `.repeat(4-n%4):t.printable(e);
return{
text:r,
width:r===e?c(e):r.length,
units:e.length}}
function c(e){
if(e<`\u0300`||e>=`\u2010`&&e<=`\u2027`)
return 1;
if((r??=/^[\p{Mn}\p{Me}]$/u).test(e))
return 0;
return(i??=/^(?:[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation})$/u).test(e)?2:1}
var l=class{
text;
span;
constructor(e,t){
this.text=e;
this.span=t}};
var u=class{
entries=[]};
let d;
let f;
let p;
const m=/[^\n\r]*(?:\r\n?|\n)|[^\n\r]+$/y;
const h=new Set(` 	
\r\v\f\xA0\ufeff{}[],:="'\``);
const ee=new Set(`
\r,{}[]"'\``);
const te=new Set(`"'\``);
function g(e,t){
return new ne(e,t).read()}
var ne=class{
#e;
#t;
#n;
#r;
#i=new u;
#a=[y(this.#i)];
#o=0;
constructor(e,t){
this.#e=e;
this.#t=t===`json`;
this.#n=t===`toml`;
this.#r=!this.#t&&!this.#n}
read(){
for(;this.#o<this.#e.length;){
if(this.#l())
continue;
if(this.#n&&this.#a.length===1&&this.#g())
continue;
this.#c()}
this.#y(this.#s);
return this.#i}
get#s(){
return this.#a.at(-1)}
#c(){
let e=this.#o;
let t=this.#e[e];
let n=this.#s;
if(n.isAssigned&&this.#r&&this.#u(n))
return;
if(t===`{`||t===`[`)
this.#m();else 
if(t===`}`||t===`]`)
this.#h();else 
if(t===`,`)
this.#p(()=>this.#y(n));else 
if(t===`:`||t===`=`)
this.#p(()=>{
n.isAssigned=n.key!==void 0});else{
let r=this.#d(n.isAssigned);
let i=this.#e.slice(e,r).trimEnd();
this.#o=r;
let a=this.#f(t)?oe(i):b(i);
this.#_(new l(a,{
start:e,
end:e+i.length}))}}
#l(){
let e=this.#e;
let t=this.#o;
let n=e.slice(t,t+2);
if(/^\s/.test(n)||n.startsWith(`\ufeff`))
this.#o+=1;else 
if(this.#r&&/^-\s/.test(n))
this.#o+=1;else 
if(this.#t?n===`//`:n.startsWith(`#`))
this.#o=v(e,t,_);else 
if(n===`/*`&&this.#t){
let n=e.indexOf(`*/`,t+2);
this.#o=n===-1?e.length:n+2}
return this.#o>t}
#u({
key:e}){
let t=this.#o;
if(this.#b(p??=/[|>][-+0-9]{0,3}[ \t]*(?:#.*)?(?:\r\n?|\n)/y)===void 0)
return!1;
let n=ae(this.#e,e?.span.start??t);
let r=[];
for(
let e=this.#b(m);e!==void 0;e=this.#b(m)){
let t=e.trim();
if(t!==``&&e.search(/\S/)<=n){
this.#o-=e.length;
break}
r.push(t)}
this.#_(new l(r.join(`
`).trimEnd(),{
start:t,
end:this.#o}));
return!0}
#d(e){
let t=this.#e;
let n=this.#o;
let r=t.charAt(n);
if(te.has(r)){
let e=r.repeat(3);
if(this.#n&&t.startsWith(e,n)){
let r=t.indexOf(e,n+3);
return r===-1?t.length:r+3}
return ie(t,n,this.#f(r))}
return Math.max(n+1,v(t,n,e?ee:h))}
#f(e){
return e===`'`&&!this.#t}
#p(e){
this.#o+=1;
e()}
#m(){
this.#o+=1;
if(this.#a.length>200)
return;
let e=new u;
let{
key:t,
isAssigned:n}=this.#s;
n||this.#y(this.#s);
this.#v(e,n?t:void 0);
this.#a.push(y(e))}
#h(){
this.#o+=1;
this.#y(this.#s);
this.#a.length>1&&this.#a.pop()}
#g(){
let e=this.#e.slice(Math.max(0,this.#o-100),this.#o);
if(!/(?:^|[\n\r])[ \t]*$/.test(e))
return!1;
let t=this.#b(d??=/\[{1,2}([^[\]\n\r]*)\]{1,2}(?=[ \t]*(?:[#\n\r]|$))/y);
if(t===void 0)
return!1;
this.#y(this.#s);
let n=this.#i;
for(
let[e]of t.matchAll(f??=/"[^"]*"|'[^']*'|[^.\s"']+/g)){
if(/^[[\]]+$/.test(e))
continue;
let t=new u;
n.entries.push({
key:b(e.replace(/^\[+|(?<!\])\]+$/g,``)),
value:t});
n=t}
this.#a=[y(n)];
return!0}
#_(e){
let t=this.#s;
if(t.isAssigned)
this.#v(e,t.key);else{
this.#y(t);
t.key=e}}
#v(e,t){
let n=this.#s;
n.group.entries.push(t===void 0?{
value:e}:{
key:t.text,
value:e});
n.key=void 0;
n.isAssigned=!1}
#y(e){
e.key!==void 0&&e.group.entries.push({
value:e.key});
e.key=void 0;
e.isAssigned=!1}
#b(e){
e.lastIndex=this.#o;
let t=e.exec(this.#e)?.[0];
t!==void 0&&(this.#o+=t.length);
return t}};
const re=new Map([[`n`,`
`],[`r`,`\r`],[`t`,`	`],[`b`,`\b`],[`f`,`\f`]]);
const _=new Set(`
\r`);
function v(e,t,n){
let r=t;
for(;r<e.length&&!n.has(e.charAt(r));)
r+=1;
return r}
function ie(e,t,n){
let r=e.charAt(t);
for(
let i=t+1;i<e.length;i+=1){
let t=e.charAt(i);
if(n&&e.startsWith(`''`,i))
i+=1;else 
if(t===r)
return i+1;else 
if(t===`\\`&&!n)
i+=1;else 
if(_.has(t)&&r!=="`")
return i}
return e.length}
function ae(e,t){
let n=Math.max(e.lastIndexOf(`
`,t-1),e.lastIndexOf(`\r`,t-1))+1;
return/^(?:[ \t]|-[ \t])*/.exec(e.slice(n,t))?.[0].length??0}
function y(e){
return{
group:e,
key:void 0,
isAssigned:!1}}
function b(e){
return ce(x(e)).text}
function oe(e){
return x(e).replaceAll(`''`,`'`)}
function x(e){
return e.trim().replace(/^(?:(?:"""|''')(?:\r?\n)?|["'`])/,``).replace(/(?:"""|'''|["'`])$/,``)}
let se;
function ce(e){
let t=[];
let n=``;
let r=(e,r)=>{
for(
let n=0;n<e.length;n+=1)
t.push(r(n));
n+=e};
let i=0;
for(
let t of e.matchAll(se??=/\\(?:u([0-9a-f]{4})|u\{([0-9a-f]{1,6})\}|x([0-9a-f]{2})|U([0-9a-f]{8})|(.))/gi)){
let{
index:n,
0:a,
5:o}=t;
let s=i;
r(e.slice(s,n),e=>s+e);
let c=t[1]??t[2]??t[3]??t[4];
let l=Number.parseInt(c??``,16);
r(o===void 0?l<=1114111?String.fromCodePoint(l):``:re.get(o)??o,()=>n);
i=n+a.length}
let a=i;
r(e.slice(a),e=>a+e);
return{
text:n,
offsets:t}}
const le=t.anyOf(`value values val default defaultvalue default_value content contents data literal text current initial example plain raw v`);
const ue=t.anyOf(`name key id env variable var header field param parameter option envvar env_var variablename variable_name flag k`);
let de;
const fe=new Set(`args,cmd,command,disabled,enabled,env,envs,headers,httpUrl,inputSchema,mcpServers,properties,serverUrl,tools,transport,url`.split(`,`));
const S=t.anyOf(`required enum envvar envvars env_var env_vars passthrough pass_through keys names fields columns scope scopes`);
let pe;
const C=/^(?:machine|login)$/;
let me;
let he;
let ge;
let _e;
let ve;
function w(e,t){
T(e,{
at:[],
secrecy:void 0,
key:``,
depth:0},t)}
function T(e,n,r){
typeof e==`string`?E(e,n.at??[],n.secrecy,r):e instanceof l?E(e.text,e.span,xe(e.text,n.secrecy),r):typeof e==`number`||typeof e==`bigint`?be(String(e),n,r):e instanceof u?Te(e,n,r):Array.isArray(e)?Ce(e,n,r):t.isObject(e)&&O(Object.keys(e).map(t=>[t,e[t]]),n,r)}
function E(e,n,r,i){
let a=new t.Spans;
r!==void 0&&t.hideWhole(e,r,a.add);
(ve??=/[=:@?-]|\s|.{8}/s).test(e)&&D(e,a.add);
a.isEmpty||i({
text:e,
parts:[...a.within(0,e.length)],
at:n})}
const ye=t.remembered(e=>t.tellingIn(`"${e}"`));
function D(e,t){
for(
let[n,r]of ye(e))
t(Math.max(0,n-1),Math.min(e.length,r-1))}
function be(e,{
at:t,
secrecy:n,
key:r},i){
let a=n===`secret`&&(_e??=/pin|otp|code|cvv|cvc|pass|pw/i).test(r)?4:6;
if(n===void 0||e.length<a)
return;
i({
text:e,
parts:[[0,e.length]],
at:t??[]})}
function xe(e,t){
return/^(?:true|false|null|none|yes|no|on|off|-?\d{1,3}(?:\.\d+)?)$/i.test(e)?void 0:t}
function O(e,n,r){
let i=Ee(e);
let a=e.map(([e,t])=>/^(?:command|cmd)$/.test(e)?P(t):void 0).find(Boolean);
for(
let[o,s]of e){
Se(o,r);
let e=De(o,s)||Oe(o)?void 0:t.maskedUnder(o);
le(o)&&(e=N(e,N(i,n.secrecy)));
let c=n.secrecy===`secret`&&n.depth<2&&!(de??=/(?:type|title|description|label|format|names?|ids?|prompt|placeholder|kind|source|from|env|file|path|ref|ur[il]|endpoint|scopes?|issuer|audience|required|optional|sensitive|enabled|method|prefix|header|mode|policy|status|provider|realm|region|host|port|user|username|email|version|summary|flow|schema|pattern|enum)$/i).test(o);
let l=c&&e!==`secret`?n.depth+1:0;
T(s,{
at:n.at&&t.below(n.at,o),
secrecy:c?`secret`:e,
key:o,
depth:l,
program:a},r)}}
function Se(e,n){
if(e.length<8)
return;
let r=new t.Spans;
D(e,r.add);
r.isEmpty||n({
text:e,
parts:[...r.within(0,e.length)],
at:{
start:0,
end:0}})}
function Ce(e,n,r){
let i=M(e);
let a=e.map(P);
let o=e.some(e=>C.test(P(e)??``));
for(
let[s,c]of e.entries()){
let l=i[s];
let u=n.at&&t.below(n.at,s);
k(c,l,{
around:{...n,
at:u},
count:e.length,
netrc:o,
isPassed:j(e,s),
glued:t.gluedPassword(a,s,n.program)},r)}}
function k(e,n,{
around:r,
count:i,
netrc:a,
isPassed:o,
glued:s},c){
let l=P(e);
l!==void 0&&s!==void 0&&A(s,{
item:e,
text:l,
around:r},c);
if(l===void 0||n===void 0){
T(e,typeof e==`object`&&S(r.key)?{...r,
key:``}:r,c);
return}
let u=we(n,l,{
key:r.key,
count:i,
netrc:a,
isPassed:o});
T(e,{...r,
secrecy:N(r.secrecy,u)},c);
let d=n===`-p`&&(pe??=/(?:^|[\\/])(?:npx|npm|pnpm|pnpx|bunx?|yarn|docker|podman|nerdctl|mkdir|ssh|python\d*|uvx?)(?:\.\w+)?$/).test(r.program??``)?void 0:t.passwordAfter(n,l);
d!==void 0&&u===void 0&&A(d,{
item:e,
text:l,
around:r},c)}
function A(e,{
item:n,
text:r,
around:i},a){
let o=new t.Spans;
t.hideLiterals(r,e,r.length,o.add);
o.isEmpty||a({
text:r,
parts:[...o.within(0,r.length)],
at:n instanceof l?n.span:i.at??[]})}
function we(e,n,{
key:r,
count:i,
netrc:a,
isPassed:o}){
if((me??=/^--?[A-Za-z]/).test(n)&&n.length<200&&!/\d/.test(n))
return;
if(/^--?[A-Za-z]/.test(e))
return/[=\s]/.test(e)?void 0:t.maskedUnder(e);
if(o||e.length>200||S(r))
return;
if(t.maskedUnder(e)!==`secret`||!(ge??=/^[\p{L}\p{N}_.-]{2,60}(?: [\p{L}\p{N}_.-]{1,60}){0,2}$/u).test(e)||(he??=/^[A-Z][A-Z0-9_]*$/).test(n)&&!/\d/.test(n))
return;
return i===2||a||/[A-Z_]/.test(e)?`secret`:void 0}
function j(e,t){
return/^--?[A-Za-z][\w-]*$/.test(P(e[t-2])??``)}
function M(e){
let t;
return e.map(e=>{
let n=t;
e!==null&&!/^(?:null)?$/.test(P(e)??`-`)&&(t=P(e));
return n})}
function Te({
entries:e},n,r){
O(e.flatMap(({
key:e,
value:t})=>e===void 0?[]:[[e,t]]),{...n,
at:void 0},r);
let i=e.map(({
value:e})=>e);
let a=M(i);
let o=i.map(P);
let s=i.some(e=>C.test(P(e)??``));
for(
let[c,{
key:l,
value:u}]of e.entries()){
if(l!==void 0)
continue;
k(u,a[c],{
around:{...n,
at:void 0},
count:i.length,
netrc:s,
isPassed:j(i,c),
glued:t.gluedPassword(o,c,n.program)},r)}}
function Ee(e){
let n;
for(
let[r,i]of e){
let e=ue(r)?P(i):void 0;
e!==void 0&&e.length<200&&(n=N(n,t.maskedUnder(e)))}
return n}
function De(e,t){
if(t instanceof l||typeof t!=`object`||!t)
return!1;
if(/[\\/]/.test(e))
return!0;
return(t instanceof u?t.entries.map(e=>e.key):Object.keys(t)).some(t=>t!==void 0&&t!==e&&fe.has(t))}
function Oe(e){
return e.length>60||/(?:\S\s+){4}|[*?<>|]/.test(e)}
function N(e,t){
return e===`secret`||t===`secret`?`secret`:e??t}
function P(e){
if(e instanceof l)
return e.text;
return typeof e==`string`?e:void 0}
const ke=t.anyOf(`admin administrator changeme client command config default development docker example github guest localhost mongo mongodb mysql neo4j postgres postgresql production public redis remote sample secret server staging testing token user username`);
let Ae;
let je;
let Me;
const F=1024;
var Ne=class{
#e=new Set;
#t=new Uint8Array(F);
#n=new Map;
get isEmpty(){
return this.#e.size===0}
add(e){
let t=e.trim().slice(0,500);
if(t.length<6||ke(t)||(Ae??=/^pass(?:w(?:or)?d)?\d{0,3}$/i).test(t)||(je??=/^[A-Z]+\d{0,2}(?:_[A-Z]+\d{0,2})+$|^\$\(|^(?:\$\{|\{{1,2})[\w:. -]*\}{0,2}$/).test(t)||Pe(t))
return;
for(
let e of new Set([t,Fe(t),JSON.stringify(t).slice(1,-1)]))
this.#a(e)}
find(e,t){
for(
let n=0;n+6<=e.length;n+=1){
if(n%4==0&&this.#t[L(e,n+4-1)]===0){
n+=3;
continue}
if(!this.#r(e,n))
continue;
let r=n;
for(;r+1+6<=e.length&&this.#r(e,r+1);)
r+=1;
this.#i(e,n,r+6,t);
n=r}}
#r(e,t){
return this.#t[L(e,t)]===1&&this.#e.has(R(e,t))}
#i(e,t,n,r){
let i=e.slice(t,n);
if(i.length>=20||(Me??=/[A-Za-z]\d+[A-Za-z]|\d[A-Za-z]+\d/).test(i)){
r(t,n);
return}
for(
let i=t;i+6<=n;i+=1){
let t=this.#n.get(R(e,i))??[];
let a=t.reduce((t,n)=>e.startsWith(n,i)?Math.max(t,n.length):t,0);
t.length>32?r(i,n):a>0&&r(i,i+a)}}
#a(e){
let t=R(e,0);
let n=this.#n.get(t);
n===void 0?this.#n.set(t,[e]):n.length<=32&&!n.includes(e)&&n.push(e);
for(
let t=0;t+6<=e.length&&this.#e.size<1e6;t+=1)
this.#e.add(R(e,t));
for(
let t=0;t+3<=e.length;t+=1)
this.#t[L(e,t)]=1}};
function Pe(e){
I??=new Set(t.clientNames().flatMap(e=>e.toLowerCase().split(` `)));
return e.toLowerCase().split(/\s+/).every(e=>I?.has(e))}
let I;
function Fe(e){
return t.printable(e.replace(/["\\]/g,`\\$&`))}
function L(e,t){
return(e.charCodeAt(t)<<6^e.charCodeAt(t+1)<<3^e.charCodeAt(t+2))%F}
function R(e,t){
return e.slice(t,t+6)}
const z=new WeakMap;
function B(e,n){
let r=V.get(e);
if(r!==void 0)
return r;
let i=[];
w(g(n,`json`),e=>i.push(e));
let a={
texts:i,
telling:[...t.tellingIn(n)]};
V.set(e,a);
return a}
const V=new WeakMap;
function H(e){
let t=z.get(e);
if(t!==void 0)
return t;
let n=new Ie(e);
z.set(e,n);
return n}
function U(e,n){
let r=t.redact(e);
let i=new t.Spans;
for(
let t of new Set(n))
H(t).find(e,i.add);
return i.isEmpty?r:t.withDots(r,0,r.length,i.within(0,r.length))}
var Ie=class{
#e;
#t;
#n;
#r;
#i;
constructor(e){
this.#e=e}
slice(e,n){
this.#t??=new t.Redacted(this.#e.text);
let r=this.#t.slice(e,n);
let i=new t.Spans;
for(
let[t,r]of this.#c().within(e,n))
i.add(t-e,r-e);
let a=Math.max(0,e-500);
let o=this.#e.text.slice(a,n+500);
this.find(o,(t,r)=>{
i.add(Math.max(0,t+a-e),Math.min(n-e,r+a-e))});
return i.isEmpty?r:t.withDots(r,0,r.length,i.within(0,r.length))}
find(e,t){
this.#i??=this.#s();
if(this.#i.isEmpty)
return;
let n=t;
let r=e;
this.#i.find(r,n);
for(
let e=0;e<3&&r.includes(`\\`);e+=1){
let{
text:e,
offsets:t}=ce(r);
let i=n;
let{
length:a}=r;
n=(e,n)=>i(t[e]??0,t[n]??a);
r=e;
this.#i.find(r,n)}}
get#a(){
let{
value:e,
problems:t,
part:n}=this.#e;
return n===void 0&&e!==void 0&&t.every(({
kind:e})=>e!==`syntax`&&e!==`duplicate-key`)}
#o(){
if(this.#n!==void 0)
return this.#n;
let{
value:e,
text:t,
language:n,
part:r}=this.#e;
let i=[];
w(e,e=>i.push(e));
r===void 0?this.#a||w(g(t,n),e=>i.push(e)):i.push(...B(r.of,t).texts);
this.#n=i;
return i}
#s(){
let e=new Ne;
let n=(t,n)=>{
for(
let[r,i]of n)
e.add(t.slice(r,i))};
for(
let{
text:e,
parts:t}of this.#o())
n(e,t);
let{
part:r,
text:i}=this.#e;
r===void 0?this.#a||n(i,t.tellingIn(i)):n(i,B(r.of,i).telling);
return e}
#c(){
if(this.#r!==void 0)
return this.#r;
let e=[];
for(
let t of this.#o())
for(
let n of this.#l(t))
e.push(n);
e.sort((e,t)=>e.start-t.start);
this.#r=new t.Spans;
for(
let{
start:t,
end:n}of e)
this.#r.add(t,n);
return this.#r}
*#l({
at:e,
parts:t,
text:n}){
if(`start`in e){
let r=Re(this.#e.text,e);
let i=this.#e.text.slice(r.start,r.end)===n?t.map(([e,t])=>({
start:r.start+e,
end:r.start+t})):[r];
for(
let e of i)
yield*this.#u(e);
return}
let r=this.#e.locate(e,`value`);
if(/[{[]/.test(this.#e.text.charAt(r.start)))
return;
for(
let[i,a]of t){
let t=this.#e.locate(e,`value`,{
start:i,
end:a});
(i===0&&a===n.length||t.start!==r.start||t.end!==r.end)&&(yield*this.#u(t))}}
*#u({
start:e,
end:t}){
let n=this.#e.text.slice(e,t);
if(!/[\n\r]/.test(n))
return yield{
start:e,
end:t};
for(
let{
index:t,
0:r}of n.matchAll(/[^\n\r]+/g)){
let n=t===0&&(Le??=/^[|>][-+0-9]{0,3}[ \t]*(?:#.*)?$/).test(r);
let i=t===0?0:r.length-r.trimStart().length;
n||(yield{
start:e+t+i,
end:e+t+r.length})}}};
let Le;
function Re(e,{
start:t,
end:n}){
let r=e.charAt(t);
if(!/["'`]/.test(r)||n-t<2)
return{
start:t,
end:n};
return{
start:t+1,
end:e.charAt(n-1)===r?n-1:n}}
function W(e,t){
return U(e,t)}
function G(e){
let{
document:n}=e;
let{
start:r,
end:i}=t.spanOf(e);
let a=n.position(r);
let o=n.position(Math.max(r,i));
return{
path:n.path,
line:a.line,
column:a.column,
endLine:o.line,
endColumn:o.column}}
function ze({
document:e,
route:t}){
let n=t=>W(String(t),[e]).replaceAll(`~`,`~0`).replaceAll(`/`,`~1`);
return t.map(e=>`/${n(e)}`).join(``)}
let K;
var q=class{static{
K=e=>e.#e.place}
#e;
#t;
#n;
#r;
constructor(e,t,n=[]){
this.#e=e;
this.#t=t;
this.#r=n;
this.#n=[e.place,...e.related.map(({
place:e})=>e)].map(({
document:e})=>e)}
get rule(){
return this.#e.rule}
get severity(){
return this.#e.severity}
get clients(){
return this.#e.clients}
get path(){
return this.#e.place.document.path}
get location(){
return G(this.#e.place)}
get pointer(){
return ze(this.#e.place)}
get message(){
return W(this.#e.message,this.#n)}
get help(){
return this.#i(this.#e.help)}
get server(){
return this.#i(this.#e.server)}
get related(){
return this.#e.related.map(({
place:e,
message:t})=>({...G(e),
message:W(t,this.#n)}))}
get more(){
return this.#r.map(({
place:e,
message:t})=>({...G(e),
message:W(t,this.#n)}))}
get fix(){
if(this.#t===void 0)
return;
let{
title:e,
safety:n,
files:r}=this.#t;
if(r.some(({
document:e,
edits:t})=>t.some(({
text:t})=>W(t,[e])!==t)))
return;
return{
title:W(e,[...this.#n,...r.map(({
document:e})=>e)]),
safety:n,
files:r.map(({
document:e,
edits:n})=>({
path:e.path,
edits:n.map(({
span:n,
text:r})=>({...G(t.atSpan(e,n)),
text:r}))}))}}
#i(e){
return e===void 0?void 0:W(e,this.#n)}};
const J=1e3;
function Be(e,t){
let n=Y(e,t);
let r=[n];
n.number>1&&r.unshift(Y(e,n.start-1));
let i=Ve(e.text,n.end);
i!==void 0&&r.push(Y(e,i));
return{
lines:r,
focus:n}}
function Y(e,t){
let{
line:n,
column:r}=e.position(t);
let i=t-(r-1);
let a=e.text[t]===`
`&&e.text[t-1]===`\r`?t-1:t;
let o=e.text.slice(Math.max(i,a),a+J).search(/[\r\n]/);
return{
number:n,
start:i,
end:o===-1?Math.min(e.text.length,a+J):Math.max(i,a)+o}}
function Ve(e,t){
let n=/\r\n|\n|\r/y;
n.lastIndex=t;
if(!n.test(e)||n.lastIndex>=e.length)
return;
return n.lastIndex}
function He(e,t,n,r){
let i=t.start+n;
let a=Math.min(r.end,t.end,r.start+120-40);
if(a-i<=120&&o(e.slice(i,a))<120)
return n;
return Math.max(n,r.start-t.start-40)}
function Ue(e,t,n,r){
let i=Math.min(t.start+r,t.end);
let o=qe(e,i)?i+1:i;
let s=a(e.slice(o,Math.min(t.end,o+360)));
let c=s.slice(0,Ke(s));
return{
start:o,
cells:c,
isCutBefore:r>n&&o<t.end,
isCutAfter:c.length<s.length||o+360<t.end}}
function We({
cells:e,
isCutBefore:t,
isCutAfter:n}){
return`${t?`\u2026`:``}${e.map(e=>e.text).join(``)}${n?`\u2026`:``}`.trimEnd()}
function Ge({
start:e,
cells:t,
isCutBefore:n},r){
let i=+!!n;
let a=0;
let o=e;
for(
let e of t){
o<r.start?i+=e.width:o<r.end&&(a+=e.width);
o+=e.units}
return{
before:i,
width:Math.max(1,a)}}
function Ke(e){
let t=0;
for(
let[n,r]of e.entries()){
t+=r.width;
if(t>120)
return n}
return e.length}
function qe(e,t){
return/^[\ud800-\udbff][\udc00-\udfff]/.test(e.slice(Math.max(0,t-1),t+1))}
function Je(e){
let n=K(e);
return Ye(n.document,H(n.document),t.spanOf(n))}
function Ye(e,t,n){
if(e.text.trim()===``)
return[];
let r=Math.min(n.start,e.text.length);
let{
lines:i,
focus:a}=Be(e,r);
let o=Xe(t,i[0]?.start??r,i.at(-1)?.end??r);
let s={
start:r,
end:Math.max(r,Math.min(n.end,a.end))};
let c=Ze(e.text,o,i,{
from:a.start,
to:r});
let l=He(o,a,c,s);
return i.map(e=>{
let t=Ue(o,e,c,l);
let n=We(t);
return{
number:e.number,
source:n,...e===a&&{
mark:Ge(t,s)}}})}
function Xe(e,t,n){
if(n-t>1e3)
return e;
let r=e.slice(t,n);
return{
slice:(e,n)=>r.slice(Math.max(0,e-t),n-t)}}
function Ze(e,t,n,{
from:r,
to:i}){
let a=t.slice(r,r+Qe(e,r,i)).replace(/[^ \t].*/s,``);
for(
let{
start:r,
end:i}of n){
if(e.slice(r,i).trim()===``&&t.slice(r,i).trim()===``)
continue;
let n=t.slice(r,Math.min(i,r+a.length));
let o=0;
for(;o<a.length&&n[o]===a[o];)
o++;
a=a.slice(0,o)}
return a.length}
function Qe(e,t,n){
let r=t;
for(;r<n&&(e[r]===` `||e[r]===`	`);)
r++;
return r-t}
function $e(e){
let t=[];
let n=new Map;
for(
let r of e){
let e=et(r);
let i=e===void 0?void 0:n.get(e);
if(i!==void 0){
i.push(r);
continue}
let a=[r];
t.push(a);
e!==void 0&&n.set(e,a)}
return t}
function et({
alone:e,
rule:n,
severity:r,
effect:i,
message:a,
help:o,
place:s,
related:c,
server:l,
clients:u}){
if(e||o===void 0)
return;
let d=a.replace(/"[^"]*"/g,`""`).replace(/\d+/g,`0`);
let f=o.replace(/"[^"]*"/g,e=>/[${]/.test(e)?`""`:e);
let p=s.side===`key`?s.route.at(-1):void 0;
let m=p===l?void 0:p;
let h=c.filter(e=>!t.isOnceMore(e)).map(e=>[e.place.document.path,e.place.route,e.message]);
return JSON.stringify([s.document.path,n,r,i,d,f,m,h,u])}
function X(e,{
quiet:n}){
let r=n?e.findings.filter(({
severity:e})=>e===`error`):e.findings;
let i=nt(e);
return{
root:e.root,
files:e.files.map(e=>rt(e,i)),
findings:$e(r).map(([t,...n])=>new q(t,tt([t,...n],e.fixes),n)),
get each(){
return r.map(t=>new q(t,e.fixes.get(t)))},
fixed:e.fixed,
counts:e.summary,
summary:t.summaryLine(e)}}
function tt(e,n){
let[r,...i]=new Set(e.flatMap(e=>n.get(e)??[]));
if(r===void 0||i.length===0)
return r;
let a=[r,...i];
let o=[...t.grouped(a.flatMap(e=>e.files),({
document:e})=>e)].map(([e,t])=>({
document:e,
edits:t.flatMap(({
edits:e})=>e).sort((e,t)=>e.span.start-t.span.start)}));
if(o.some(({
edits:e})=>e.some(({
span:t},n)=>n>0&&t.start<=(e[n-1]?.span.end??-1))))
return r;
return{
title:i.every(({
title:e})=>e===r.title)?r.title:`${r.title}, and ${t.count(i.length,`more place`)} likewise`,
safety:a.every(e=>e.safety===`safe`)?`safe`:`unsafe`,
files:o}}
function nt({
findings:e}){
return new Map(e.map(({
place:{
document:e}})=>[e.path,e]))}
function rt({
servers:e,...t},n){
let r=n.get(t.path);
return{...t,
get servers(){
return e.map(e=>W(e,r===void 0?[]:[r]))}}}
const it={
bold:[1,22],
dim:[2,22],
red:[31,39],
yellow:[33,39],
cyan:[36,39]};
const at={
error:`red`,
warning:`yellow`,
info:`cyan`};
function Z(e){
if(!e)
return(e,n)=>typeof n==`string`?t.text`${n}`:n;
return(e,n)=>{
let[r,i]=it[e];
return t.text`\u001b[${r}m${n}\u001b[${i}m`}}
function ot(e){
let n=(n,r)=>t.finished(e.render(X(n,r),r));
return{...e,
write:n}}
function st({
more:e}){
if(e.length===0)
return;
let n=e.slice(0,6).map(({
line:e,
column:t})=>`${e}:${t}`);
return`${t.count(e.length,`more place`)}: ${n.join(`, `)}${e.length>6?` \u2026`:``}`}
function ct(e,{
paint:n,
style:r}){
let i=Math.max(...e.map(({
number:e})=>String(e).length));
return e.flatMap(({
number:e,
source:a,
mark:o})=>{
let s=n(`dim`,`${String(e).padStart(i)} |`);
let c=a===``?``:` `;
if(o===void 0)
return[t.text`    ${s}${c}${a}`];
let l=n(`dim`,`${` `.repeat(i)} |`);
return[t.text`  ${n(r,`>`)} ${s}${c}${a}`,t.text`    ${l} ${` `.repeat(o.before)}${n(r,`^`.repeat(o.width))}`]})}
var lt=e.__exportAll({
default:()=>ut});
var ut=ot({
id:`text`,
order:1,
readers:`people at a terminal or before a log`,
holds:`each finding with its lines, related places, the remedy and the page of its rule; the summary`,
syntax:`text`,
render({
findings:e,
fixed:n=[],
summary:r},i){
let a=i.infos?e:e.filter(({
severity:e})=>e!==`info`);
let o=new Set;
let s=dt(a).map(e=>{
let t=o.has(e.rule)?void 0:i.docsUrl(e.rule);
o.add(e.rule);
return mt(e,t,i)});
let c=n.map(e=>pt(e,i));
c.length>0&&s.unshift(t.text.joined(c,t.text`\n`));
let l=[t.text`${r}`,...ft(i.infos?[]:e.filter(({
severity:e})=>e===`info`))];
return t.text`${t.text.joined([...s,t.text.joined(l,t.text`\n`)],t.text`\n\n`)}\n`}});
const Q={
error:0,
warning:1,
info:2};
function dt(e){
return[...e].sort((e,t)=>Q[e.severity]-Q[t.severity])}
function ft(e){
let n=e.reduce((e,{
more:t})=>e+1+t.length,0);
if(n===0)
return[];
return[t.text`${t.count(n,`info`)} ${n===1?`is`:`are`} not listed; "--show info" lists ${n===1?`it`:`them`}`]}
function pt({
title:e,
rule:n,...r},i){
let a=Z(i.color);
return t.text`${a(`dim`,`fixed`)} ${a(`bold`,$(r,i))}  ${e}  ${a(`dim`,n)}`}
function mt(e,n,r){
let{
rule:i,
severity:a,
message:o,
related:s,
help:c}=e;
let l=Z(r.color);
let u=at[a];
let d=l(`bold`,$(e.location,r));
let f=(e,n)=>t.text`  ${l(`dim`,`${e}:`)} ${n}`;
let p=[t.text`${d}  ${l(u,a)}  ${o}  ${l(`dim`,i)}`,...ct(Je(e),{
paint:l,
style:u}),...s.map(e=>f(`also`,`${$(e,r)}  ${e.message}`)),...[st(e)].filter(e=>e!==void 0).map(e=>f(`also`,e)),...c===void 0?[]:[f(`help`,c)],...n===void 0?[]:[f(`docs`,n)]];
return t.text.joined(p,t.text`\n`)}
function $({
path:e,
line:n,
column:r},i){
return`${t.pathFromHere(e,i)}:${n}:${r}`}
exports.ShownFinding=q;
exports.defineOutput=ot;
exports.locationOf=G;
exports.maskOf=H;
exports.morePlaces=st;
exports.painter=Z;
exports.shown=W;
exports.shownReport=X;
exports.text_exports=lt;
exports.widthOf=o;
exports.wordsAbout=U;