"use strict";
require("./rolldown-runtime.js");
const e=require("./core.js");
const t=require("./literals.js");
const n=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const r=/^[\t\n\r ]+|[\t\n\r ]+$/g;
const i=/[\0\n\r]/;
const a=/[\0\n\r]|[^\0-\xff]/u;
var o=e.defineRule({
id:`header-shape`,
category:`correctness`,
severity:`warning`,
messages:{
empty:e=>`a header of ${e.server} has no name, and ${e.outcome}`,
name:t=>`the header ${e.quote(t.name)} of ${t.server} has ${t.character} in its name, and ${t.outcome}`,
value:t=>`the header ${e.quote(t.name)} of ${t.server} has ${t.character} in its value, and ${t.outcome}`,
twice:t=>`${e.quote(t.name)} and ${e.quote(t.other)} of ${t.server} are one header, which is sent with both values`},
on:{
server:{
headers:`odd`,
check(t,{
client:o,
report:c}){
if(t.transport===`stdio`)
return;
let{
unsendable:l}=t.dialect;
let u={
server:t,...l&&{
reaction:l}};
let d=l?.effect===`ignored`?`${o} leaves it out`:`requests with it fail`;
let f=new Map;
for(
let o of t.headers){
let{
name:l,
value:p,
route:m}=o;
let h={
name:l,
server:e.nameOf(t),
outcome:d};
if(!n.test(l)){
let r=e.at(t.document,m,`key`);
if(l===``)
c(`empty`,h,r,{...u,
help:`remove it, or name it`});else{
let e=s([...l].find(e=>!n.test(e))??``);
c(`name`,{...h,
character:e},r,{...u,
help:`a name is made of letters, digits and signs such as "-" and "_"`})}
continue}
let g=(t.dialect.sendsUtf8?i:a).exec(p.replace(r,``));
if(g!==null){
let n=e.at(t.document,m,`value`);
c(`value`,{...h,
character:s(g[0])},n,{...u,
help:`take it out`})}
let _=l.toLowerCase();
let v=f.get(_);
v===void 0?f.set(_,o):c(`twice`,{...h,
other:v.name},e.at(t.document,m,`key`),{
server:t,
help:`keep one of them`,
fix:e.removing(m),
related:[{
place:e.at(t.document,v.route,`key`),
message:`the other one`}]})}}}}});
function s(t){
if(t===` `)
return`a blank`;
if(t===`
`||t===`\r`)
return`a line break`;
if(/^[\x21-\x7e]$/.test(t))
return e.quote(t);
return`the character U+${(t.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,`0`)}`}
const c=/\/sse(?=\/?(?:[?#]|\s*$))/i;
var l=e.defineRule({
id:`url-legacy-path`,
category:`compatibility`,
severity:`info`,
messages:{
path:t=>`the address of ${t.server} ends in "/sse", where servers speak SSE, and ${e.quote(t.key)} says ${e.quote(t.spelling)}`},
on:{
server:{
address:/\/sse\b/i,
check(t,{
report:n}){
let{
declared:r,
dialect:i,
transport:a,
url:o}=t;
if(a!==`http`||typeof r?.value!=`string`||o===void 0)
return;
if(!/http/i.test(r.value)||i.alsoSpeaks?.sse!==void 0)
return;
let s=o.value.search(c);
if(s===-1)
return;
let l=Object.keys(i.spellings).find(e=>i.spellings[e]===`sse`);
let u=`use its Streamable HTTP address, often "/mcp"`;
n(`path`,{
server:e.nameOf(t),
key:r.key,
spelling:r.value},e.at(t.document,o.route,`value`,{
start:s,
end:s+4}),{
server:t,
help:l===void 0?u:`${u}, or write ${e.quote(l)}`,
fix:l===void 0?void 0:e.writing(r.route,l,`unsafe`)})}}}});
const u=/^(\s*)(http|ws):\/\/(?:[^/?#]*@)?(\[[^\]]*\]|[^/:?#]+)/i;
var d=e.defineRule({
id:`url-plain-http`,
category:`security`,
severity:`warning`,
strays:!0,
messages:{
secret:t=>`${e.quote(t.header)} of ${t.server} crosses the network in the clear, since its address is not https`,
open:e=>`whatever ${e.server} is asked and answers crosses the network in the clear, since its address is not https`},
on:{
field:{
is:[`url`],
like:/^\s*(?:http|ws):\/\/(?!(?:localhost|127\.0\.0\.1)[:/])/i,
check({
fact:t,
value:n,
route:r,
server:i},{
report:a}){
if(i.transport===`stdio`||t?.is!==`url`||t.unread||typeof n!=`string`)
return;
let[,o=``,s=``,c=``]=u.exec(n)??[];
if(c===``||e.isNearby(c)||/[${}<>%[\]]/.test(c.replace(/^\[.*\]$/,``))||e.mayStandIn(c))
return;
if(e.uncallableAddress(i)!==void 0)
return;
let l={
start:o.length,
end:o.length+s.length};
let d=e.at(i.document,r,`value`,l);
let p={
server:i,...i.off&&{
severity:`info`},
help:`write ${e.quote(s.toLowerCase()===`ws`?`wss`:`https`)} if the host speaks it`};
let m=f(i);
m===void 0?a(`open`,{
server:e.nameOf(i)},d,p):a(`secret`,{
header:m.name,
server:e.nameOf(i)},d,p)}}}});
function f({
headers:e}){
return e.find(({
name:e,
value:n})=>n!==``&&t.isSecretName(e))}
var p=e.defineRule({
id:`url-shape`,
category:`correctness`,
severity:`error`,
strays:!0,
messages:{
unparsed:e=>`the address of ${e.server} does not parse as an absolute URL, so ${e.consequence}`,
nowhere:e=>`the address of ${e.server} has no scheme, so ${e.consequence}`,
scheme:t=>`the address of ${t.server} begins with ${e.quote(t.text)}, so ${t.consequence}`,
host:e=>`the host in the address of ${e.server} has a dot too many, so ${e.consequence}`,
unmended:e=>`the address of ${e.server} is no URL as it is written, and ${e.client} mends none: it cannot connect to it`,
empty:e=>`the address of ${e.server} is empty, so ${e.consequence}`,
variable:e=>`${e.client} checks the address of ${e.server} before it expands variables, so ${e.consequence}`,
literal:t=>`${t.client} does not expand ${e.quote(t.text)} in the address of ${t.server}, so ${t.consequence}`,
inner:t=>`${t.client} expands only the braces of ${e.quote(t.text)} in the address of ${t.server}, so ${t.consequence}`},
on:{
server:{
callable:!1,
check(t,{
client:n,
report:r,
violations:i}){
let{
url:a}=t;
let o=e.uncallableAddress(t);
if(a===void 0||o===void 0)
return;
if((t.dialect.urls===void 0||a.value===``)&&e.isRefused(a.route,i))
return;
let{
why:s,
reaction:c}=o;
let l=s===`variable`||s===`literal`?`it`:n;
let u={
server:e.nameOf(t),
client:n,
text:m(a.value,s),
consequence:c.effect===`fails-server`?`${l} cannot connect to it`:e.consequence(c,l)};
r(s===`literal`&&h(t,a.value)?`inner`:s,u,e.at(t.document,a.route),{
reaction:c,
server:t,
help:_(t,a.value,s),
fix:v(t,a,s)})}}}});
function m(t,n){
if(n===`scheme`)
return`${t.trim().split(`:`,1)[0]}:`;
let[r]=e.placeholdersIn(t);
return r===void 0?``:t.slice(r.start,r.end)}
function h({
dialect:t},n){
let[r]=e.placeholdersIn(n);
return r?.syntax==="${env:NAME}"&&t.placeholders?.in.url?.includes(`{env:NAME}`)===!0}
function g(t,{
name:n,
start:r}){
let{
placeholders:i}=t;
let a=e.variableIn(t,`url`,n);
let[o]=a===void 0?[]:e.placeholdersIn(a);
return o&&i&&e.refusalOf(i,`url`,{...o,
start:r})?void 0:a}
function _({
dialect:t},n,r){
if(r===`literal`){
let[r]=e.placeholdersIn(n);
let i=r&&g(t,r);
return i===void 0?y:`write ${e.quote(i)}`}
if(r===`unmended`)
return`leave out blanks and backslashes, and write two slashes behind the scheme`;
return b(n)}
function v({
dialect:t},{
value:n,
route:r},i){
if(i===`literal`){
let i=e.placeholdersIn(n);
let[a]=i;
let o=a&&g(t,a);
let s=a!==void 0&&/^\W*(?:env:)?\w+\W*$/.test(n.slice(a.start,a.end));
if(o===void 0||i.length>1||!s||/^\$\w/.test(o)&&o!==n)
return;
return e.rewriting(r,a,o)}
if(i===`unmended`){
let{
href:t}=new URL(n);
return e.fix(`safe`,`write it as a URL`,{
do:`set`,
at:r,
value:t})}
let a=i===`empty`?void 0:x(n);
if(a===void 0)
return;
return e.fix(`unsafe`,`write ${e.quote(a)} in front of it`,{
do:`rewrite`,
at:r,
within:{
start:0,
end:0},
text:a})}
const y=`write an address such as "https://host/mcp"`;
function b(t){
let n=x(t);
return n===void 0?y:`write ${e.quote(n)} in front of it`}
function x(e){
let t=/^(?:(localhost|127\.0\.0\.1|\[::1\])|[a-z0-9-]+(?:\.[a-z0-9-]+)+)(?::\d+)?(?=\/|$)/i.exec(e);
if(t===null)
return;
return t[1]===void 0?`https://`:`http://`}
const S=[o,l,d,p];
exports.rules=S;