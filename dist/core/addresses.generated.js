"use strict";
const e=require("./core.js");
const t=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
let n;
let r;
const i=/[\0\n\r]|[^\0-\xff]/u;
var a=e.defineRule({
id:`header-shape`,
category:`correctness`,
severity:`warning`,
messages:{
empty:e=>`a header of ${e.server} has no name, and ${e.outcome}`,
name:t=>`the header ${e.quote(t.name)} of ${t.server} has ${t.character} in its name, and ${t.outcome}`,
value:t=>`the header ${e.quote(t.name)} of ${t.server} has ${t.character} in its value, and ${t.outcome}`,
own:t=>`${t.client} leaves the header ${e.quote(t.name)} of ${t.server} to nobody else, and requests with it fail`,
token:t=>`the header ${e.quote(t.name)} of ${t.server} names a way to sign in, and nothing to sign in with`,
again:t=>`the value of the header ${e.quote(t.name)} of ${t.server} begins with ${e.quote(t.text)} once more`,
twice:t=>`${e.quote(t.name)} and ${e.quote(t.other)} of ${t.server} are one header, which is sent with both values`},
on:{
server:{
headers:`odd`,
check(a,{
client:l,
report:u}){
if(a.transport===`stdio`)
return;
let{
unsendable:d}=a.dialect;
let f={
server:a,...d&&{
reaction:d}};
let p=d?.effect===`ignored`?`${l} leaves it out`:`requests with it fail`;
let m=new Map;
for(
let d of a.headers){
let{
name:h,
value:g,
route:_}=d;
let v={
name:h,
server:e.nameOf(a),
outcome:p};
if(!t.test(h)){
let n=e.at(a.document,_,`key`);
if(h===``)
u(`empty`,v,n,{...f,
help:`remove it, or name it`});else{
let e=c([...h].find(e=>!t.test(e))??``);
u(`name`,{...v,
character:e},n,{...f,
help:`a name is made of letters, digits and signs such as "-" and "_"`})}
continue}
let{
ownHeaders:y}=a.dialect;
if(y!==void 0&&s(d,y.names)){
u(`own`,{
name:h,
server:e.nameOf(a),
client:l},e.at(a.document,_,`key`),{
server:a,
reaction:y.reaction,
help:`remove it`,
fix:e.removing(_)});
continue}
let b=a.dialect.keepsLineEnds?g:g.replace(n??=/^[\t\n\r ]+|(?<![\t\n\r ])[\t\n\r ]+$/g,``);
let x=(a.dialect.sendsUtf8?r??=/[\0\n\r]/:i).exec(b);
if(x!==null){
let t=e.at(a.document,_,`value`);
u(`value`,{...v,
character:c(x[0])},t,{...f,
help:`take it out`})}
o(a,d,u);
let S=h.toLowerCase();
let C=m.get(S);
C===void 0?m.set(S,d):u(`twice`,{...v,
other:C.name},e.at(a.document,_,`key`),{
server:a,
help:`keep one of them`,
fix:e.removing(_),
related:[{
place:e.at(a.document,C.route,`key`),
message:`the other one`}]})}}}}});
function o(t,{
name:n,
value:r,
route:i},a){
if(!e.isOddToken(n,r))
return;
let o=r.trimStart();
let[s=``]=/^(?:bearer|basic)/i.exec(o)??[];
let c=e.at(t.document,i,`value`);
let l={
name:n,
server:e.nameOf(t)};
if(s!==``&&o.trim()===s)
a(`token`,l,c,{
server:t,
help:`write what belongs behind ${e.quote(s)}`});else{
let r=s===``?`${o.slice(0,n.length)}:`:s;
a(`again`,{...l,
text:r},c,{
server:t,
help:`write ${e.quote(r)} once`})}}
function s({
name:e,
value:t},n){
let r=e.toLowerCase();
return n.includes(r)&&!(r===`connection`&&/^(?:close|keep-alive)$/i.test(t.trim()))}
function c(t){
if(t===` `)
return`a blank`;
if(t===`
`||t===`\r`)
return`a line break`;
if(/^[\x21-\x7e]$/.test(t))
return e.quote(t);
return`the character U+${(t.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,`0`)}`}
const l=/\/sse(?=\/?(?:[?#]|\s*$))/i;
var u=e.defineRule({
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
let s=o.value.search(l);
if(s===-1)
return;
let c=Object.keys(i.spellings).find(e=>i.spellings[e]===`sse`);
let u=`use its Streamable HTTP address, often "/mcp"`;
n(`path`,{
server:e.nameOf(t),
key:r.key,
spelling:r.value},e.at(t.document,o.route,`value`,{
start:s,
end:s+4}),{
server:t,
help:c===void 0?u:`${u}, or write ${e.quote(c)}`,
fix:c===void 0?void 0:e.writing(r.route,c,`unsafe`)})}}}});
let d;
var f=e.defineRule({
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
let[,o=``,s=``,c=``]=(d??=/^(\s*)(http|ws):\/\/(?:[^/?#]*@)?(\[[^\]]*\]|[^/:?#]+)/i).exec(n)??[];
if(c===``||e.isNearby(c)||/[${}<>%[\]]/.test(c.replace(/^\[.*\]$/,``))||e.standInsIn(c).length>0)
return;
if(e.uncallableAddress(i)!==void 0)
return;
let l={
start:o.length,
end:o.length+s.length};
let u=e.at(i.document,r,`value`,l);
let f={
server:i,...i.off&&{
severity:`info`},
help:`write ${e.quote(s.toLowerCase()===`ws`?`wss`:`https`)} if the host speaks it`};
let m=p(i);
m===void 0?a(`open`,{
server:e.nameOf(i)},u,f):a(`secret`,{
header:m.name,
server:e.nameOf(i)},u,f)}}}});
function p({
headers:t}){
return t.find(({
name:t,
value:n})=>n!==``&&e.isSecretName(t))}
const m=/^https?:\/\/[^/?#\u00a0\u00ad\u200b-\u200f\u2060\ufeff]*[/?#][^\u00a0\u00ad\u200b-\u200f\u2060\ufeff]*[\u00a0\u00ad\u200b-\u200f\u2060\ufeff]/i;
let h;
var g=e.defineRule({
id:`url-shape`,
category:`correctness`,
severity:`error`,
strays:!0,
messages:{
unparsed:e=>`the address of ${e.server} does not parse as an absolute URL, so ${e.consequence}`,
nowhere:e=>`the address of ${e.server} has no scheme, so ${e.consequence}`,
scheme:t=>`the address of ${t.server} begins with ${e.quote(t.text)}, so ${t.consequence}`,
host:e=>`the host in the address of ${e.server} has a dot too many, so ${e.consequence}`,
twice:t=>`the address of ${t.server} has ${e.quote(t.text)} where its host belongs, so ${t.consequence}`,
template:e=>`the host in the address of ${e.server} holds a brace, so ${e.consequence}`,
port:e=>`nothing listens at port 0, which the address of ${e.server} names, so ${e.consequence}`,
unmended:e=>`the address of ${e.server} is no URL as it is written, and ${e.client} mends none: it cannot connect to it`,
user:e=>`the address of ${e.server} has a name before its host, so ${e.consequence}`,
guarded:e=>`${e.client} keeps away from this machine and private networks, so it cannot connect to ${e.server}`,
hidden:e=>`the address of ${e.server} begins with the invisible character ${e.text}, so ${e.consequence}`,
slashes:e=>`the address of ${e.server} has four slashes where two belong, so ${e.consequence}`,
within:e=>`the address of ${e.server} holds the invisible character ${e.text}, and is called with it`,
page:e=>`the address of ${e.server} is a page of ${e.host} about a project, where no server answers`,
empty:e=>`the address of ${e.server} is empty, so ${e.consequence}`,
variable:e=>`${e.client} checks the address of ${e.server} before it expands variables, so ${e.consequence}`,
literal:t=>`${t.client} does not expand ${e.quote(t.text)} in the address of ${t.server}, so ${t.consequence}`,
inner:t=>`${t.client} expands only the braces of ${e.quote(t.text)} in the address of ${t.server}, so ${t.consequence}`},
on:{
server:[{
callable:!1,
check(t,{
client:n,
reading:r,
report:i,
violations:a}){
let{
url:o}=t;
let s=e.uncallableAddress(t);
if(o===void 0||s===void 0)
return;
if((t.dialect.urls===void 0||o.value===``)&&e.isRefused(o.route,a))
return;
let{
why:c,
reaction:l}=s;
let u=c===`variable`||c===`literal`?`it`:n;
let d={
server:e.nameOf(t),
client:n,
text:v(o.value,c),
consequence:_(l,u,r)};
i(c===`literal`&&b(t,o.value)?`inner`:c,d,e.at(t.document,o.route),{
reaction:l,
server:t,
help:S(t,o.value,c),
fix:w(t,o,c)})}},{
address:/(?:github|gitlab|npmjs|docker)\.com\/|pypi\.org\//i,
check(t,{
report:n}){
let{
url:r,
transport:i}=t;
if(r===void 0||i===void 0||i===`stdio`||!(h??=/^https?:\/\/(?:www\.)?(?:(?:github|gitlab)\.com\/\w[\w.-]*\/[\w.-]+\/?(?:$|[?#]|tree\/|blob\/)|npmjs\.com\/package\/|pypi\.org\/project\/|hub\.docker\.com\/)/i).test(r.value))
return;
let a=/^https?:\/\/(?:www\.)?([^/]+)/i.exec(r.value)?.[1]??``;
n(`page`,{
server:e.nameOf(t),
host:a},e.at(t.document,r.route),{
severity:`warning`,
server:t,
help:`write the address of the server, or the command that starts it`})}},{
text:m,
check(t,{
report:n,
violations:r}){
let{
url:i,
dialect:a,
transport:o}=t;
if(i===void 0||o===void 0||o===`stdio`)
return;
let s=a.urls?.trims===`called`?i.value.trimEnd():i.value;
let c=m.exec(s);
if(c===null||e.uncallableAddress(t)!==void 0||e.isRefused(i.route,r))
return;
let l={
start:c[0].length-1,
end:c[0].length};
n(`within`,{
server:e.nameOf(t),
text:y(c[0].slice(-1))},e.at(t.document,i.route,`value`,l),{
severity:`warning`,
server:t,
help:`remove it`,
fix:e.rewriting(i.route,l,``)})}}]}});
function _(t,n,r){
if(t.effect!==`fails-server`)
return e.consequence(t,n);
return e.runsElsewhere(r)?`no client can connect to it`:`${n} cannot connect to it`}
function v(t,n){
if(n===`scheme`)
return`${t.trim().split(`:`,1)[0]}:`;
if(n===`twice`)
return/^[^/]+\/\/(?:[^/?#]*@)?([a-z]+:?)/i.exec(t.trim())?.[1]??``;
if(n===`hidden`)
return y(/[^\0-\x20]/.exec(t)?.[0]??``);
let[r]=e.placeholdersIn(t);
return r===void 0?``:t.slice(r.start,r.end)}
function y(e){
return`U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,`0`)}`}
function b({
dialect:t},n){
let[r]=e.placeholdersIn(n);
return r?.syntax==="${env:NAME}"&&t.placeholders?.in.url?.includes(`{env:NAME}`)===!0}
function x(t,{
name:n,
start:r}){
let{
placeholders:i,
urls:a}=t;
if(a?.parsed===`always`)
return;
let o=e.variableIn(t,`url`,n);
let[s]=o===void 0?[]:e.placeholdersIn(o);
return s&&i&&e.refusalOf(i,`url`,{...s,
start:r})?void 0:o}
function S({
dialect:t},n,r){
if(r===`literal`){
let[r]=e.placeholdersIn(n);
let i=r&&x(t,r);
return i===void 0?T:`write ${e.quote(i)}`}
if(r===`twice`)
return`keep one of the two schemes`;
if(r===`port`)
return`write the port of the server`;
if(r===`template`)
return`write the name of the host`;
if(r===`user`)
return`send name and password in a header`;
if(r===`guarded`)
return C(t,n);
if(r===`hidden`)
return`remove it`;
if(r===`slashes`)
return`remove two of them`;
if(r===`unmended`)
return`leave out blanks and backslashes, and write two slashes behind the scheme`;
return E(n)}
function C({
urls:t},n){
let{
hostname:r,
port:i,
protocol:a}=new URL(n.trim());
return`add ${e.quote(`${r}:${i||(a===`https:`||a===`wss:`?`443`:`80`)}`)} to ${e.quote(t?.guarded?.addresses.join(`.`)??``)}`}
function w({
dialect:t},{
value:n,
route:r},i){
if(i===`literal`){
let i=e.placeholdersIn(n);
let[a]=i;
let o=a&&x(t,a);
let s=a!==void 0&&/^\W*(?:env:)?\w+\W*$/.test(n.slice(a.start,a.end));
if(o===void 0||i.length>1||!s||/^\$\w/.test(o)&&o!==n)
return;
return e.rewriting(r,a,o)}
if(i===`unmended`){
let{
href:t}=new URL(n.trim());
return e.fix(`safe`,`write it as a URL`,{
do:`set`,
at:r,
value:t})}
if(i===`slashes`){
let t=n.indexOf(`////`);
return e.rewriting(r,{
start:t,
end:t+2},``)}
if(i===`hidden`)
return e.rewriting(r,{
start:0,
end:n.search(/https?:/i)},``);
let a=i===`empty`||i===`user`?void 0:D(n);
if(a===void 0)
return;
return e.fix(`unsafe`,`write ${e.quote(a)} in front of it`,{
do:`rewrite`,
at:r,
within:{
start:0,
end:0},
text:a})}
const T=`write an address such as "https://host/mcp"`;
function E(t){
let n=D(t);
return n===void 0?T:`write ${e.quote(n)} in front of it`}
function D(e){
let t=/^(?:(localhost|127\.0\.0\.1|\[::1\])|[a-z0-9-]+(?:\.[a-z0-9-]+)+)(?::\d+)?(?=\/|$)/i.exec(e);
if(t===null)
return;
return t[1]===void 0?`https://`:`http://`}
const O=[a,u,f,g];
exports.rules=O;