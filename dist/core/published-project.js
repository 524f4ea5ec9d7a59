"use strict";
const e=require("./core.js");
function t(e){
return/<<[^<>]{1,64}>>|\{\{[^{}]{1,64}\}\}|\$\([^()]{1,64}\)|\$\{[^{}]{1,64}\}|%[A-Z_]{1,64}%|__[A-Z][A-Z0-9_]{0,64}__|@[A-Z_]{1,64}@/.test(e)}
function n(n,r){
let i=e.own(n,r);
return typeof i==`string`&&i!==``&&!t(i)?i:void 0}
function r(t,n){
let r=e.valueAt(t.value,n);
if(!Array.isArray(r))
return[];
return r.flatMap((r,i)=>{
let a=[...n,i];
return e.isObject(r)&&!t.isBroken(a)?[{
route:a,
value:r}]:[]})}
function i({
document:e,
format:t}){
return r(e,[`packages`]).map(e=>{
let r=n(e.value,`registryType`)??n(e.value,`registry_type`);
let i=t.registry?.packages??{};
return{...e,
type:r,
kind:r!==void 0&&Object.hasOwn(i,r)?i[r]:void 0}})}
function a(e,{
route:t}){
return[`runtimeArguments`,`packageArguments`,`runtime_arguments`,`package_arguments`].flatMap(n=>r(e,[...t,n]))}
function o(e,{
route:t}){
return[`environmentVariables`,`environment_variables`].flatMap(n=>r(e,[...t,n]))}
function s(e){
return[...e.matchAll(/\{([^{}]{1,200})\}/g)].map(({
index:e,
0:t,
1:n=``})=>({
name:n,
start:e,
end:e+t.length}))}
function c(e){
return/^(?:git\+)?(?:https?:\/\/(?:www\.)?github\.com\/|git@github\.com:|ssh:\/\/git@github\.com\/|git:\/\/github\.com\/|github:)([\w.-]{1,100})\//.exec(e)?.[1]}
const l=/(?:^|[\\/])(?:sh|bash|zsh|dash|cmd|cmd\.exe|powershell|pwsh)$/;
function u(t){
let n=[`server`,`mcp_config`];
let r=e.valueAt(t.value,[...n,`platform_overrides`]);
return[n,...e.isObject(r)?Object.keys(r).map(e=>[...n,`platform_overrides`,e]):[]].flatMap(n=>{
let r=e.valueAt(t.value,[...n,`command`]);
let i=typeof r==`string`&&l.test(r);
return[`command`,`args`,`env`].flatMap(r=>d(e.valueAt(t.value,[...n,r]),[...n,r],i&&r===`args`))})}
function d(t,n,r){
if(Array.isArray(t))
return t.flatMap((e,t)=>f(e,[...n,t],r));
if(e.isObject(t))
return Object.keys(t).flatMap(e=>f(t[e],[...n,e],r));
return f(t,n,r)}
function f(e,t,n){
if(typeof e!=`string`)
return[];
return[...e.matchAll(/\$\{([^${}]{1,200})\}/g)].map(({
index:e,
0:r,
1:i=``})=>({
name:i,
route:t,
within:{
start:e,
end:e+r.length},
inShell:n}))}
function p(e,t){
let r=n(t.value,`identifier`);
if(r===void 0)
return;
if(t.kind?.identifies===`address`)
return h(e,r);
if(t.kind?.owner===`mcpName`)
return _(e,r);
if(t.kind?.owner===`readme`)
return y(e,r)}
function m(t){
let{
document:r,
neighbours:i}=t;
let a=n(r.value,`name`);
let o=n(e.own(r.value,`server`),`type`);
if(a===void 0||!u(r).some(e=>e.name===`__dirname`))
return;
if(o===`python`||o===`uv`)
return y(t,a);
let s=o===`node`?n(i.document(`package.json`)?.value,`name`):void 0;
if(s===void 0||g(s)!==g(a))
return;
return _(t,s)}
function h({
neighbours:t},r){
let i=`manifest.json`;
let a=t.document(i);
let o=n(a?.value,`name`);
let s=[`manifest_version`,`dxt_version`].some(t=>typeof e.own(a?.value,t)==`string`);
if(a===void 0||o===void 0||!s)
return;
let[c=``]=r.toLowerCase().split(/[?#]/,1);
let l=c.slice(c.lastIndexOf(`/`)+1);
let u=g(o);
if(!l.startsWith(u)||!/^(?:[-_.@]v?\d.*)?\.(?:mcpb|dxt)$/.test(l.slice(u.length)))
return;
let d=n(a.value,`version`);
return{
file:i,
name:{
text:o,
place:e.at(a,[`name`])},
version:v(d===void 0?void 0:{
text:d,
place:e.at(a,[`version`])}),
owner:void 0}}
function g(e){
return e.replace(/^@[^/]*\//,``).toLowerCase()}
function _({
neighbours:t},r){
let i=`package.json`;
let a=t.document(i);
if(a===void 0||e.own(a.value,`name`)!==r)
return;
let o=t=>{
let r=n(a.value,t);
return r===void 0?void 0:{
text:r,
place:e.at(a,[t])}};
let s=o(`mcpName`);
let c=typeof e.own(a.value,`mcpName`)==`string`&&s===void 0;
return{
file:i,
name:{
text:r,
place:e.at(a,[`name`])},
version:v(o(`version`)),
owner:c?void 0:{
where:i,
names:s===void 0?[]:[s],
line:e=>`"mcpName": "${e}"`}}}
function v(e){
return e===void 0||/^0\.0\.0(?:$|[-.+])/.test(e.text)?void 0:e}
function y(e,t){
let n=`pyproject.toml`;
let r=e.neighbours.document(n);
if(r===void 0)
return;
let i=x(r);
let a=i&&T(r,i,`name`);
if(i===void 0||a===void 0||!S(a.text,t))
return;
return{
file:n,
name:a,
version:v(T(r,i,`version`)),
owner:D(e,r,i)}}
function b(e){
let t=x(e);
return t&&T(e,t,`name`)}
function x({
text:e}){
return w(e,`project`)??w(e,`tool.poetry`)}
function S(e,t){
return C(e)===C(t)}
function C(e){
return e.toLowerCase().replace(/[-_.]+/g,`-`)}
function w(e,t){
let n=RegExp(`^\\[${t.replaceAll(`.`,`\\.`)}\\][ \\t]*(?:#.*)?$`,`m`).exec(e);
if(n===null)
return;
let r=n.index+n[0].length;
let i=e.slice(r).search(/^\[/m);
return{
start:r,
end:i===-1?e.length:r+i}}
function T(n,{
start:r,
end:i},a){
let o=RegExp(`^${a}[ \\t]*=[ \\t]*(["'])([^"'\\n]{1,300})\\1`,`m`).exec(n.text.slice(r,i));
let s=o?.[2];
if(o===null||s===void 0||t(s))
return;
let c=r+o.index+o[0].length-1;
return{
text:s,
place:e.atSpan(n,{
start:c-s.length,
end:c})}}
const E=[`README.md`,`README.rst`,`README.txt`,`README`,`readme.md`];
function D(e,t,n){
let r=t.text.slice(n.start,n.end);
if(/^dynamic[ \t]*=[^\]]{0,300}["']readme["']/m.test(r))
return;
let i=T(t,n,`readme`)?.text??/^readme[ \t]*=[ \t]*\{[^}\n]{0,200}file[ \t]*=[ \t]*["']([^"'\n]{1,200})["']/m.exec(r)?.[1]??E.find(t=>e.neighbours.has(t));
let a=i===void 0?void 0:e.neighbours.document(i);
if(a===void 0||i===void 0)
return;
return{
where:i,
names:k(a,/mcp-name: ([\w./-]{1,250})/g),
line:e=>`"mcp-name: ${e}" in a comment`}}
function O({
neighbours:e}){
let t=[`Dockerfile`,`Containerfile`].find(t=>e.has(t));
let n=t===void 0?void 0:e.document(t);
if(n===void 0||t===void 0)
return;
return{
where:t,
names:k(n,/io\.modelcontextprotocol\.server\.name["']?[= \t]["']?([\w./$-][\w./${}-]{0,250})/g),
line:e=>`LABEL io.modelcontextprotocol.server.name="${e}"`}}
function k(t,n){
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
exports.argumentsOf=a;
exports.bracesIn=s;
exports.bundledProject=m;
exports.environmentOf=o;
exports.githubOwner=c;
exports.isStamped=t;
exports.itemsAt=r;
exports.labelsOf=O;
exports.packagesOf=i;
exports.projectOf=p;
exports.pythonPackage=b;
exports.samePythonPackage=S;
exports.settingsUses=u;
exports.writtenText=n;