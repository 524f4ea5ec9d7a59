"use strict";
const e=require("./core.js");
const t=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const n=/^[\t\n\r ]+|[\t\n\r ]+$/g;
const r=/[\0\n\r]|[^\0-\xff]/u;
var i=e.defineRule({
id:`header-shape`,
category:`correctness`,
severity:`warning`,
messages:{
empty:e=>`a header of ${e.server} has no name, and requests with it fail`,
name:t=>`the header ${e.quote(t.name)} of ${t.server} has ${t.character} in its name, and requests with it fail`,
value:t=>`the header ${e.quote(t.name)} of ${t.server} has ${t.character} in its value, and requests with it fail`,
twice:t=>`${e.quote(t.name)} and ${e.quote(t.other)} of ${t.server} are one header, which is sent with both values`},
on:{
server:{
headers:`odd`,
check(i,{
report:o}){
if(i.transport===`stdio`)
return;
let s=new Map;
for(
let c of i.headers){
let{
name:l,
value:u,
route:d}=c;
let f={
name:l,
server:e.nameOf(i)};
if(!t.test(l)){
let n=e.at(i.document,d,`key`);
if(l===``)
o(`empty`,f,n,{
server:i,
help:`remove it, or name it`});else{
let e=a([...l].find(e=>!t.test(e))??``);
o(`name`,{...f,
character:e},n,{
server:i,
help:`a name is made of letters, digits and signs such as "-" and "_"`})}
continue}
let p=r.exec(u.replace(n,``));
if(p!==null){
let t=e.at(i.document,d,`value`);
o(`value`,{...f,
character:a(p[0])},t,{
server:i,
help:`take it out`})}
let m=l.toLowerCase();
let h=s.get(m);
h===void 0?s.set(m,c):o(`twice`,{...f,
other:h.name},e.at(i.document,d,`key`),{
server:i,
help:`keep one of them`,
related:[{
place:e.at(i.document,h.route,`key`),
message:`the other one`}]})}}}}});
function a(t){
if(t===` `)
return`a blank`;
if(t===`
`||t===`\r`)
return`a line break`;
if(/^[\x21-\x7e]$/.test(t))
return e.quote(t);
return`the character U+${(t.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,`0`)}`}
const o=/\/sse(?=\/?(?:[?#]|\s*$))/i;
var s=e.defineRule({
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
url:s}=t;
if(a!==`http`||typeof r?.value!=`string`||s===void 0)
return;
if(!/http/i.test(r.value)||i.alsoSpeaks?.sse!==void 0)
return;
let c=s.value.search(o);
if(c===-1)
return;
let l=Object.keys(i.spellings).find(e=>i.spellings[e]===`sse`);
let u=`use its Streamable HTTP address, often "/mcp"`;
n(`path`,{
server:e.nameOf(t),
key:r.key,
spelling:r.value},e.at(t.document,s.route,`value`,{
start:c,
end:c+4}),{
server:t,
help:l===void 0?u:`${u}, or write ${e.quote(l)}`})}}}});
const c=/^(\s*)(http|ws):\/\/(?:[^/?#]*@)?(\[[^\]]*\]|[^/:?#]+)/i;
var l=e.defineRule({
id:`url-plain-http`,
category:`security`,
severity:`warning`,
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
let[,o=``,s=``,l=``]=c.exec(n)??[];
if(l===``||e.isNearby(l)||/[${}<>%[\]]/.test(l.replace(/^\[.*\]$/,``))||e.mayStandIn(l))
return;
let d={
start:o.length,
end:o.length+s.length};
let f=e.at(i.document,r,`value`,d);
let p={
server:i,...i.off&&{
severity:`info`},
help:`write ${e.quote(s.toLowerCase()===`ws`?`wss`:`https`)} if the host speaks it`};
let m=u(i);
m===void 0?a(`open`,{
server:e.nameOf(i)},f,p):a(`secret`,{
header:m.name,
server:e.nameOf(i)},f,p)}}}});
function u({
headers:t}){
return t.find(({
name:t,
value:n})=>n!==``&&e.isSecretName(t))}
var d=e.defineRule({
id:`url-shape`,
category:`correctness`,
severity:`error`,
messages:{
unparsed:e=>`the address of ${e.server} does not parse as an absolute URL, so ${e.consequence}`,
variable:e=>`${e.client} checks the address of ${e.server} before it expands variables, so ${e.consequence}`,
empty:e=>`the address of ${e.server} is empty, so ${e.consequence}`,
nowhere:e=>`the address of ${e.server} has no scheme, so ${e.client} cannot connect to it`,
nothing:e=>`the address of ${e.server} is empty, so ${e.client} has nothing to connect to`},
on:{
server:{
callable:!1,
check(t,{
client:n,
report:r,
violations:i}){
let{
urls:a}=t.dialect;
let{
url:o,
transport:s}=t;
if(o===void 0||s===`stdio`||s===void 0)
return;
if(e.canBeCalled(o.value,t.dialect))
return;
if(a===void 0){
f(t,i)||r(o.value.trim()===``?`nothing`:`nowhere`,{
server:e.nameOf(t),
client:n},e.at(t.document,o.route),{
reaction:{
effect:`fails-server`,
by:p(t)},
server:t,
help:m(o.value)});
return}
let c=e.placeholdersIn(o.value).length>0||g(t.dialect,o.value);
if(c&&a.parsed===`unless-variable`)
return;
if(o.value===``&&a.parsed===`unless-variable`)
return;
let l=o.value===``?`empty`:c&&h(t.dialect)?`variable`:`unparsed`;
let u=l===`variable`?`it`:n;
r(l,{
server:e.nameOf(t),
client:n,
consequence:e.consequence(a.reaction,u)},e.at(t.document,o.route),{
reaction:a.reaction,
server:t,
help:`write an address such as "https://host/mcp"`})}}}});
function f({
url:t},n){
if(t===void 0||e.standInsIn(t.value).length>0)
return!0;
return n.some(({
route:e})=>JSON.stringify(e)===JSON.stringify(t.route))}
function p({
dialect:e}){
return`M:${e.by.slice(2)}`}
function m(t){
let n=/^(?:(localhost|127\.0\.0\.1|\[::1\])|[a-z0-9-]+(?:\.[a-z0-9-]+)+)(?::\d+)?(?=\/|$)/i.exec(t);
if(n===null)
return`write an address such as "https://host/mcp"`;
return`write ${e.quote(`${n[1]===void 0?`https`:`http`}://`)} in front of it`}
function h({
placeholders:e}){
return e===void 0||Object.keys(e.in).length>0}
function g({
placeholders:e},t){
return(e?.in.url?.includes(`$NAME`)??!1)&&/\$\w/.test(t)}
const _=[i,s,l,d];
exports.rules=_;