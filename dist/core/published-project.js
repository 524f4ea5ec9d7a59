"use strict";
const e=require("./core.js");
function t(t,n){
let i=e.writtenText(n.value,`identifier`);
if(i===void 0)
return;
if(n.kind?.identifies===`address`)
return r(t,i);
if(n.kind?.owner===`mcpName`)
return a(t,i);
if(n.kind?.owner===`readme`)
return s(t,i)}
function n(t){
let{
document:n,
neighbours:r}=t;
let o=e.writtenText(n.value,`name`);
let c=e.writtenText(e.own(n.value,`server`),`type`);
if(o===void 0||!e.settingsUses(n).some(e=>e.name===`__dirname`))
return;
if(c===`python`||c===`uv`)
return s(t,o);
let l=c===`node`?e.writtenText(r.document(`package.json`)?.value,`name`):void 0;
if(l===void 0||i(l)!==i(o))
return;
return a(t,l)}
function r({
neighbours:t},n){
let r=`manifest.json`;
let a=t.document(r);
let s=e.writtenText(a?.value,`name`);
let c=[`manifest_version`,`dxt_version`].some(t=>typeof e.own(a?.value,t)==`string`);
if(a===void 0||s===void 0||!c)
return;
let[l=``]=n.toLowerCase().split(/[?#]/,1);
let u=l.slice(l.lastIndexOf(`/`)+1);
let d=i(s);
if(!u.startsWith(d)||!/^(?:[-_.@]v?\d.*)?\.(?:mcpb|dxt)$/.test(u.slice(d.length)))
return;
let f=e.writtenText(a.value,`version`);
return{
file:r,
name:{
text:s,
place:e.at(a,[`name`])},
version:o(f===void 0?void 0:{
text:f,
place:e.at(a,[`version`])}),
owner:void 0}}
function i(e){
return e.replace(/^@[^/]*\//,``).toLowerCase()}
function a({
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
let s=a(`mcpName`);
let c=typeof e.own(i.value,`mcpName`)==`string`&&s===void 0;
return{
file:r,
name:{
text:n,
place:e.at(i,[`name`])},
version:o(a(`version`)),
owner:c?void 0:{
where:r,
names:s===void 0?[]:[s],
line:e=>`"mcpName": "${e}"`}}}
function o(e){
return e===void 0||/^0\.0\.0(?:$|[-.+])/.test(e.text)?void 0:e}
function s(e,t){
let n=`pyproject.toml`;
let r=e.neighbours.document(n);
if(r===void 0)
return;
let i=l(r);
let a=i&&p(r,i,`name`);
if(i===void 0||a===void 0||!u(a.text,t))
return;
return{
file:n,
name:a,
version:o(p(r,i,`version`)),
owner:h(e,r,i)}}
function c(e){
let t=l(e);
return t&&p(e,t,`name`)}
function l({
text:e}){
return f(e,`project`)??f(e,`tool.poetry`)}
function u(e,t){
return d(e)===d(t)}
function d(e){
return e.toLowerCase().replace(/[-_.]+/g,`-`)}
function f(e,t){
let n=RegExp(`^\\[${t.replaceAll(`.`,`\\.`)}\\][ \\t]*(?:#.*)?$`,`m`).exec(e);
if(n===null)
return;
let r=n.index+n[0].length;
let i=e.slice(r).search(/^\[/m);
return{
start:r,
end:i===-1?e.length:r+i}}
function p(t,{
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
const m=[`README.md`,`README.rst`,`README.txt`,`README`,`readme.md`];
function h(e,t,n){
let r=t.text.slice(n.start,n.end);
if(/^dynamic[ \t]*=[^\]]{0,300}["']readme["']/m.test(r))
return;
let i=p(t,n,`readme`)?.text??/^readme[ \t]*=[ \t]*\{[^}\n]{0,200}file[ \t]*=[ \t]*["']([^"'\n]{1,200})["']/m.exec(r)?.[1]??m.find(t=>e.neighbours.has(t));
let a=i===void 0?void 0:e.neighbours.document(i);
if(a===void 0||i===void 0)
return;
return{
where:i,
names:_(a,/mcp-name: ([\w./-]{1,250})/g),
line:e=>`"mcp-name: ${e}" in a comment`}}
function g({
neighbours:e}){
let t=[`Dockerfile`,`Containerfile`].find(t=>e.has(t));
let n=t===void 0?void 0:e.document(t);
if(n===void 0||t===void 0)
return;
return{
where:t,
names:_(n,/io\.modelcontextprotocol\.server\.name["']?[= \t]["']?([\w./$-][\w./${}-]{0,250})/g),
line:e=>`LABEL io.modelcontextprotocol.server.name="${e}"`}}
function _(t,n){
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
exports.bundledProject=n;
exports.labelsOf=g;
exports.projectOf=t;
exports.pythonPackage=c;
exports.samePythonPackage=u;