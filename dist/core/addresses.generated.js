"use strict";
const e=require("./core.js");
const t=require("./literals.js");
const n=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const r=/^[\t\n\r ]+|[\t\n\r ]+$/g;
const i=/[\0\n\r]|[^\0-\xff]/u;
var a=e.defineRule({
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
client:a,
report:s}){
if(t.transport===`stdio`)
return;
let{
unsendable:c}=t.dialect;
let l={
server:t,...c&&{
reaction:c}};
let u=c?.effect===`ignored`?`${a} leaves it out`:`requests with it fail`;
let d=new Map;
for(
let a of t.headers){
let{
name:c,
value:f,
route:p}=a;
let m={
name:c,
server:e.nameOf(t),
outcome:u};
if(!n.test(c)){
let r=e.at(t.document,p,`key`);
if(c===``)
s(`empty`,m,r,{...l,
help:`remove it, or name it`});else{
let e=o([...c].find(e=>!n.test(e))??``);
s(`name`,{...m,
character:e},r,{...l,
help:`a name is made of letters, digits and signs such as "-" and "_"`})}
continue}
let h=i.exec(f.replace(r,``));
if(h!==null){
let n=e.at(t.document,p,`value`);
s(`value`,{...m,
character:o(h[0])},n,{...l,
help:`take it out`})}
let g=c.toLowerCase();
let _=d.get(g);
_===void 0?d.set(g,a):s(`twice`,{...m,
other:_.name},e.at(t.document,p,`key`),{
server:t,
help:`keep one of them`,
fix:e.removing(p),
related:[{
place:e.at(t.document,_.route,`key`),
message:`the other one`}]})}}}}});
function o(t){
if(t===` `)
return`a blank`;
if(t===`
`||t===`\r`)
return`a line break`;
if(/^[\x21-\x7e]$/.test(t))
return e.quote(t);
return`the character U+${(t.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,`0`)}`}
const s=/\/sse(?=\/?(?:[?#]|\s*$))/i;
var c=e.defineRule({
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
let c=o.value.search(s);
if(c===-1)
return;
let l=Object.keys(i.spellings).find(e=>i.spellings[e]===`sse`);
let u=`use its Streamable HTTP address, often "/mcp"`;
n(`path`,{
server:e.nameOf(t),
key:r.key,
spelling:r.value},e.at(t.document,o.route,`value`,{
start:c,
end:c+4}),{
server:t,
help:l===void 0?u:`${u}, or write ${e.quote(l)}`,
fix:l===void 0?void 0:e.writing(r.route,l,`unsafe`)})}}}});
const l=/^(\s*)(http|ws):\/\/(?:[^/?#]*@)?(\[[^\]]*\]|[^/:?#]+)/i;
var u=e.defineRule({
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
let[,o=``,s=``,c=``]=l.exec(n)??[];
if(c===``||e.isNearby(c)||/[${}<>%[\]]/.test(c.replace(/^\[.*\]$/,``))||e.mayStandIn(c))
return;
if(e.uncallableAddress(i)!==void 0)
return;
let u={
start:o.length,
end:o.length+s.length};
let f=e.at(i.document,r,`value`,u);
let p={
server:i,...i.off&&{
severity:`info`},
help:`write ${e.quote(s.toLowerCase()===`ws`?`wss`:`https`)} if the host speaks it`};
let m=d(i);
m===void 0?a(`open`,{
server:e.nameOf(i)},f,p):a(`secret`,{
header:m.name,
server:e.nameOf(i)},f,p)}}}});
function d({
headers:e}){
return e.find(({
name:e,
value:n})=>n!==``&&t.isSecretName(e))}
var f=e.defineRule({
id:`url-shape`,
category:`correctness`,
severity:`error`,
strays:!0,
messages:{
unparsed:e=>`the address of ${e.server} does not parse as an absolute URL, so ${e.consequence}`,
nowhere:e=>`the address of ${e.server} has no scheme, so ${e.consequence}`,
scheme:t=>`the address of ${t.server} begins with ${e.quote(t.text)}, so ${t.consequence}`,
host:e=>`the host in the address of ${e.server} has a dot too many, so ${e.consequence}`,
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
text:p(a.value,s),
consequence:c.effect===`fails-server`?`${l} cannot connect to it`:e.consequence(c,l)};
r(s===`literal`&&m(t,a.value)?`inner`:s,u,e.at(t.document,a.route),{
reaction:c,
server:t,
help:h(t,a.value,s),
fix:g(t,a,s)})}}}});
function p(t,n){
if(n===`scheme`)
return`${t.trim().split(`:`,1)[0]}:`;
let[r]=e.placeholdersIn(t);
return r===void 0?``:t.slice(r.start,r.end)}
function m({
dialect:t},n){
let[r]=e.placeholdersIn(n);
return r?.syntax==="${env:NAME}"&&t.placeholders?.in.url?.includes(`{env:NAME}`)===!0}
function h({
dialect:t},n,r){
if(r===`literal`){
let[r]=e.placeholdersIn(n);
let i=r&&e.variableIn(t,`url`,r.name);
return i===void 0?_:`write ${e.quote(i)}`}
return v(n)}
function g({
dialect:t},{
value:n,
route:r},i){
if(i===`literal`){
let i=e.placeholdersIn(n);
let[a]=i;
let o=a&&e.variableIn(t,`url`,a.name);
let s=a!==void 0&&/^\W*(?:env:)?\w+\W*$/.test(n.slice(a.start,a.end));
if(o===void 0||i.length>1||!s||/^\$\w/.test(o)&&o!==n)
return;
return e.rewriting(r,a,o)}
let a=i===`empty`?void 0:y(n);
if(a===void 0)
return;
return e.fix(`unsafe`,`write ${e.quote(a)} in front of it`,{
do:`rewrite`,
at:r,
within:{
start:0,
end:0},
text:a})}
const _=`write an address such as "https://host/mcp"`;
function v(t){
let n=y(t);
return n===void 0?_:`write ${e.quote(n)} in front of it`}
function y(e){
let t=/^(?:(localhost|127\.0\.0\.1|\[::1\])|[a-z0-9-]+(?:\.[a-z0-9-]+)+)(?::\d+)?(?=\/|$)/i.exec(e);
if(t===null)
return;
return t[1]===void 0?`https://`:`http://`}
const b=[a,c,u,f];
exports.rules=b;