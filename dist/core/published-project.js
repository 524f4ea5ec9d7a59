"use strict";
const e=require("./core.js");
function t(t,n){
let r=e.writtenText(n.value,`identifier`);
if(r===void 0)
return;
if(n.kind?.identifies===`address`)
return o(t,r);
if(n.kind?.owner===`mcpName`)
return c(t,r);
if(n.kind?.owner===`readme`)
return u(t,r)}
function n(t,n){
for(
let a of[`mcpName`,`readme`]){
let[o,...s]=n.filter(({
kind:e})=>e?.owner===a);
let c=o&&e.writtenText(o.value,`identifier`);
if(o===void 0||s.length>0||c===void 0)
continue;
let l=a===`mcpName`?r(t):i(t);
if(l===void 0)
continue;
if(!(a===`mcpName`?l.name.text===c:p(l.name.text,c)))
return{...l,
item:o}}}
function r({
neighbours:t}){
let n=`package.json`;
let r=t.document(n);
let i=r&&e.writtenText(r.value,`name`);
if(i===void 0||e.own(r?.value,`private`)===!0)
return;
if(r===void 0||e.writtenText(r.value,`mcpName`)===void 0)
return;
return{
file:n,
name:{
text:i,
place:e.at(r,[`name`])}}}
function i(t){
let n=`pyproject.toml`;
let r=t.neighbours.document(n);
let i=r&&f(r);
let a=r&&i&&g(r,i,`name`);
if(r===void 0||i===void 0||a===void 0)
return;
let o=e.writtenText(t.document.value,`name`);
return v(t,r,i)?.names.some(({
text:e})=>e===o)?{
file:n,
name:a}:void 0}
function a(t){
let{
document:n,
neighbours:r}=t;
let i=e.writtenText(n.value,`name`);
let a=e.writtenText(e.own(n.value,`server`),`type`);
if(i===void 0||!e.settingsUses(n).some(e=>e.name===`__dirname`))
return;
if(a===`python`||a===`uv`)
return u(t,i);
let o=a===`node`?e.writtenText(r.document(`package.json`)?.value,`name`):void 0;
if(o===void 0||s(o)!==s(i))
return;
return c(t,o)}
function o({
neighbours:t},n){
let r=`manifest.json`;
let i=t.document(r);
let a=e.writtenText(i?.value,`name`);
let o=[`manifest_version`,`dxt_version`].some(t=>typeof e.own(i?.value,t)==`string`);
if(i===void 0||a===void 0||!o)
return;
let[c=``]=n.toLowerCase().split(/[?#]/,1);
let u=c.slice(c.lastIndexOf(`/`)+1);
let d=s(a);
if(!u.startsWith(d)||!/^(?:[-_.@]v?\d.*)?\.(?:mcpb|dxt)$/.test(u.slice(d.length)))
return;
let f=e.writtenText(i.value,`version`);
return{
file:r,
name:{
text:a,
place:e.at(i,[`name`])},
version:l(f===void 0?void 0:{
text:f,
place:e.at(i,[`version`])}),
owner:void 0}}
function s(e){
return e.replace(/^@[^/]*\//,``).toLowerCase()}
function c({
neighbours:t},n){
let r=`package.json`;
let i=t.document(r);
if(i===void 0||e.own(i.value,`name`)!==n)
return;
let a=t=>{
let n=e.writtenText(i.value,t);
return n===void 0?void 0:{
text:n,
place:e.at(i,[t])}};
let o=a(`mcpName`);
let s=typeof e.own(i.value,`mcpName`)==`string`&&o===void 0;
return{
file:r,
name:{
text:n,
place:e.at(i,[`name`])},
version:l(a(`version`)),
owner:s?void 0:{
where:r,
names:o===void 0?[]:[o],
line:e=>`"mcpName": "${e}"`}}}
function l(e){
return e===void 0||/^0\.0\.0(?:$|[-.+])/.test(e.text)?void 0:e}
function u(e,t){
let n=`pyproject.toml`;
let r=e.neighbours.document(n);
if(r===void 0)
return;
let i=f(r);
let a=i&&g(r,i,`name`);
if(i===void 0||a===void 0||!p(a.text,t))
return;
return{
file:n,
name:a,
version:l(g(r,i,`version`)),
owner:v(e,r,i)}}
function d(e){
let t=f(e);
return t&&g(e,t,`name`)}
function f({
text:e}){
return h(e,`project`)??h(e,`tool.poetry`)}
function p(e,t){
return m(e)===m(t)}
function m(e){
return e.toLowerCase().replace(/[-_.]+/g,`-`)}
function h(e,t){
let n=RegExp(`^\\[${t.replaceAll(`.`,`\\.`)}\\][ \\t]*(?:#.*)?$`,`m`).exec(e);
if(n===null)
return;
let r=n.index+n[0].length;
let i=e.slice(r).search(/^\[/m);
return{
start:r,
end:i===-1?e.length:r+i}}
function g(t,{
start:n,
end:r},i){
let a=RegExp(`^${i}[ \\t]*=[ \\t]*(["'])([^"'\\n]{1,300})\\1`,`m`).exec(t.text.slice(n,r));
let o=a?.[2];
if(a===null||o===void 0||e.isStamped(o))
return;
let s=n+a.index+a[0].length-1;
return{
text:o,
place:e.atSpan(t,{
start:s-o.length,
end:s})}}
const _=[`README.md`,`README.rst`,`README.txt`,`README`,`readme.md`];
function v(e,t,n){
let r=t.text.slice(n.start,n.end);
if(/^dynamic[ \t]*=[^\]]{0,300}["']readme["']/m.test(r))
return;
let i=g(t,n,`readme`)?.text??/^readme[ \t]*=[ \t]*\{[^}\n]{0,200}file[ \t]*=[ \t]*["']([^"'\n]{1,200})["']/m.exec(r)?.[1]??_.find(t=>e.neighbours.has(t));
let a=i===void 0?void 0:e.neighbours.document(i);
if(a===void 0||i===void 0)
return;
return{
where:i,
names:b(a,/mcp-name: ([\w./-]{1,250})/g),
line:e=>`"mcp-name: ${e}" in a comment`}}
function y({
neighbours:e}){
let t=[`Dockerfile`,`Containerfile`].find(t=>e.has(t));
let n=t===void 0?void 0:e.document(t);
if(n===void 0||t===void 0)
return;
return{
where:t,
names:b(n,/io\.modelcontextprotocol\.server\.name["']?[= \t]["']?([\w./$-][\w./${}-]{0,250})/g),
line:e=>`LABEL io.modelcontextprotocol.server.name="${e}"`}}
function b(t,n){
return[...t.text.matchAll(n)].map(({
index:n,
0:r,
1:i=``})=>{
let a=n+r.length;
return{
text:i,
place:e.atSpan(t,{
start:a-i.length,
end:a})}})}
exports.bundledProject=a;
exports.labelsOf=y;
exports.otherPackage=n;
exports.projectOf=t;
exports.pythonPackage=d;
exports.samePythonPackage=p;