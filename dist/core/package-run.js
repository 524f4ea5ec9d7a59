"use strict";
const e=require("./core.js");
const t=[`docker`,`podman`,`nerdctl`];
const n=[`--interactive`,`--tty`,`--detach`,`--rm`,`--init`,`--privileged`,`--publish-all`,`--quiet`,`--read-only`,`--no-healthcheck`,`--oom-kill-disable`,`--sig-proxy`,`--disable-content-trust`,`--use-api-socket`,`--help`,`--replace`,`--rmi`,`--tls-verify`,`--no-hosts`,`--no-hostname`,`--passwd`,`--read-only-tmpfs`,`--http-proxy`,`--env-host`];
function r(n){
let r=e.programIndex(n);
if(!t.includes(e.programName(n[r]??``)))
return;
let i=n[r+1]===`container`?r+2:r+1;
if(n[i]!==`run`)
return;
let s=[];
for(
let e=i+1;e<n.length;){
let t=n[e]??``;
if(t===`--`)
return{
run:i,
options:s,
image:e+1<n.length?e+1:void 0};
if(!t.startsWith(`-`)||t===`-`)
return{
run:i,
options:s,
image:e};
let r=t.startsWith(`--`)?a(n,e):o(n,e);
for(
let e of r)
s.push(e);
e=(r.at(-1)?.valueWord??e)+1}
return{
run:i,
options:s,
image:void 0}}
function i({
options:e},...t){
let n=e.findLast(({
name:e})=>t.includes(e));
return n!==void 0&&n.value!==`false`}
function a(e,t){
let r=e[t]??``;
let i=r.indexOf(`=`);
if(i!==-1){
let e=i+1;
return[{
name:r.slice(0,i),
value:r.slice(e),
word:t,
valueWord:t,
valueStart:e}]}
if(n.includes(r))
return[{
name:r,
value:void 0,
word:t,
valueWord:t,
valueStart:0}];
return[{
name:r,
value:e[t+1],
word:t,
valueWord:t+1,
valueStart:0}]}
function o(e,t){
let n=e[t]??``;
let r=[];
for(
let i=1;i<n.length;i+=1){
let a=`-${n[i]}`;
if(n[i+1]===`=`||!`itdPq`.includes(n[i]??``)){
let o=i+(n[i+1]===`=`?2:1);
let s=o<n.length;
let c=s?n.slice(o):e[t+1];
let l=s?t:t+1;
r.push({
name:a,
value:c,
word:t,
valueWord:l,
valueStart:s?o:0});
return r}
r.push({
name:a,
value:void 0,
word:t,
valueWord:t,
valueStart:0})}
return r}
const s={
ecosystem:`npm`,
flags:[`-y`,`--yes`,`--no`,`-n`,`--no-install`,`-q`,`--quiet`,`-s`,`--silent`,`-d`,`--verbose`,`--prefer-online`,`--prefer-offline`,`--offline`,`--ignore-scripts`,`--no-audit`,`--no-fund`,`--ignore-existing`,`--force`,`-f`,`--legacy-peer-deps`,`--no-update-notifier`,`--no-color`],
valued:[`--registry`,`--userconfig`,`--prefix`,`--cache`,`--loglevel`,`-w`,`--workspace`,`--tag`,`--node-options`,`--script-shell`,`--shell`,`--node-arg`,`-C`],
packages:[`-p`,`--package`]};
const c={
ecosystem:`npm`,
flags:[`-y`,`--yes`,`-s`,`--silent`],
valued:[`--allow-build`,`--reporter`,`-C`,`--dir`,`--registry`],
packages:[`--package`],
scripts:[`-c`,`--shell-mode`]};
const l={
ecosystem:`npm`,
flags:[`--bun`,`-b`,`--silent`,`--verbose`,`--no-install`,`-y`,`--yes`],
valued:[],
packages:[`-p`,`--package`]};
const u={
ecosystem:`pypi`,
flags:[`--isolated`,`-q`,`--quiet`,`-v`,`--verbose`,`--refresh`,`-U`,`--upgrade`,`-n`,`--no-cache`,`--no-cache-dir`,`--offline`,`--no-config`,`--native-tls`,`--no-progress`,`--no-build`,`--no-env-file`,`--managed-python`,`--no-managed-python`,`--reinstall`,`--no-index`,`--no-sources`,`--no-python-downloads`,`--system-certs`,`--lfs`],
valued:`--with.-w.--with-editable.--with-requirements.-p.--python.--index.--default-index.-i.--index-url.--extra-index-url.-f.--find-links.--index-strategy.--directory.--project.--cache-dir.--config-file.-c.--constraints.--overrides.-b.--color.--build-constraints.--refresh-package.-P.--upgrade-package.--resolution.--prerelease.--exclude-newer.--env-file.--keyring-provider.--link-mode.--allow-insecure-host.--torch-backend.--python-preference.--no-build-package.--no-binary-package`.split(`.`),
packages:[`--from`]};
const d=[{
words:[`npx`],...s,
scripts:[`-c`,`--call`]},{
words:[`npm`,`exec`],...s,
scripts:[`-c`,`--call`]},{
words:[`npm`,`x`],...s,
scripts:[`-c`,`--call`]},{
words:[`pnpx`],...c},{
words:[`pnpm`,`dlx`],...c},{
words:[`yarn`,`dlx`],
ecosystem:`npm`,
flags:[`-q`,`--quiet`],
valued:[],
packages:[`-p`,`--package`]},{
words:[`bunx`],...l},{
words:[`bun`,`x`],...l},{
words:[`uvx`],...u},{
words:[`uv`,`tool`,`run`],...u},{
words:[`pipx`,`run`],
ecosystem:`pypi`,
flags:[`--no-cache`,`-q`,`--quiet`,`-v`,`--verbose`,`--pypackages`,`--fetch-missing-python`],
valued:[`--python`,`--pip-args`,`--index-url`,`-i`,`--with`,`--backend`],
packages:[`--spec`],
scripts:[`--path`]}];
function f(e){
let t=e.indexOf(`@`,1);
let n=t===-1?e:e.slice(0,t);
if(!/^(?:@[\w~-][\w.~-]*\/)?[\w~-][\w.~-]*$/.test(n))
return;
if(t===-1)
return{
name:n,
version:void 0};
let r=e.slice(t+1);
return/[:/]/.test(r)?void 0:{
name:n,
version:r}}
function p(e){
if(e.startsWith(`@`))
return f(e);
let[t=``]=/^[a-z0-9][\w.-]*/i.exec(e)??[];
if(t===``)
return;
let n=e.slice(t.length);
if(n.startsWith(`[`)){
let e=n.indexOf(`]`);
if(e===-1)
return;
n=n.slice(e+1)}
n=n.trim();
if(n===``)
return{
name:t,
version:void 0};
if(/[:/]/.test(n))
return;
if(n.startsWith(`@`))
return{
name:t,
version:n.slice(1).trim()};
return/^(?:[=~!<>]=?|===)/.test(n)?{
name:t,
version:n}:void 0}
function m(e){
let t=e.indexOf(`@`);
let n=t===-1?e:e.slice(0,t);
let r=n.indexOf(`:`,n.lastIndexOf(`/`)+1);
let i=r===-1?n:n.slice(0,r);
if(!/^[a-z0-9][\w./:-]*$/i.test(i))
return;
if(t!==-1)
return{
name:i,
version:e.slice(t+1)};
return{
name:i,
version:r===-1?void 0:n.slice(r+1)}}
function h(t){
let n=e.programIndex(t);
let i=e.programName(t[n]??``);
if(i===`deno`)
return v(t,n);
let a=r(t);
if(a!==void 0){
let{
image:e,
run:n}=a;
return e===void 0?void 0:b(t,e,0,`${i} ${t[n]}`,`image`)}
let o=g(t,n);
return o&&_(o,t,n+o.words.length)}
function g(t,n){
let r=e.programName(t[n]??``);
return d.find(({
words:[e,...i]})=>r===e&&i.every((e,r)=>t[n+1+r]===e))}
function _(e,t,n){
let r=e.words.join(` `);
for(
let i=n;i<t.length;i+=1){
let n=t[i]??``;
if(n===`--`)
return b(t,i+1,0,r,e.ecosystem);
if(!n.startsWith(`-`))
return b(t,i,0,r,e.ecosystem);
let a=n.indexOf(`=`);
let o=a===-1?n:n.slice(0,a);
if(e.scripts?.includes(o))
return;
if(e.packages.includes(o))
return a===-1?b(t,i+1,0,r,e.ecosystem):b(t,i,a+1,r,e.ecosystem);
if(a!==-1||e.flags.includes(o))
continue;
if(!e.valued.includes(o))
return;
i+=1}}
function v(e,t){
let n=e[t+1];
if(n!==`run`&&n!==`x`)
return;
let r=e.findIndex((e,n)=>n>t+1&&!e.startsWith(`-`));
return e[r]?.startsWith(`npm:`)?b(e,r,4,`deno ${n}`,`npm`):void 0}
const y={
npm:f,
pypi:p,
image:m};
function b(e,t,n,r,i){
let a=e[t];
let o=a===void 0?void 0:y[i](a.slice(n));
return a===void 0||o===void 0?void 0:{...o,
runner:r,
ecosystem:i,
word:t,
start:n,
end:a.length}}
exports.containerRun=r;
exports.isOn=i;
exports.npmSpecifier=f;
exports.packageRun=h;
exports.pypiSpecifier=p;
exports.runnerAt=g;