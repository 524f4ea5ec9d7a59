"use strict";
const e=require("./core.js");
const t=require("./mending.js");
const n=require("./replace-file.js");
const r=require("./converting.js");
const i=require("./fixing.js");
const a=require("./json.js");
const o=require("./text.js");
const s=[`text`,`json`];
async function c(t){
let n=e.workingDirectory();
let i={...t,
files:e.disk,
cwd:n,
targets:[],
rules:new Map};
if(t.check)
return u(await r.convert(i,{...t,
merge:!0,
asGenerated:!0}),t);
let a=await r.convert(i,t);
let o=a.isLossy&&!t.acceptLosses;
t.write&&f(a,t);
t.format===`json`?await l(a):await p(a,t,n);
t.write&&o&&e.say(`nothing is written, since something is lost; --accept-losses writes it`);
t.write&&!o&&m(a,n);
return+!!o}
async function l(t){
let n=await Promise.all(t.outputs.map(async e=>({...e,
text:await r.shownText(e)})));
e.print(a.jsonText(r.answerOf({...t,
outputs:n})))}
function u({
outputs:t},{
format:n}){
let r=t.map(({
client:e,
file:t,
missing:n,
kept:r,
edited:i,
extra:a})=>({
client:e,...t&&{
path:t.path},
missing:n,
differing:r,
edited:i,
extra:a}));
if(n===`json`)
e.print(a.jsonText({
version:1,
copies:r}));else 
for(
let e of r)
d(e);
return+!!r.some(({
missing:e,
differing:t})=>e.length+t.length>0)}
function d({
client:t,
path:n=t,
missing:r,
differing:i,
edited:a,
extra:s}){
let c=(t,r)=>t.map(t=>e.plainLines(`${n}: ${e.quote(o.shown(t,[]))} ${r}\n`)).join(``);
let l=c(r,`is missing`)+c(i.filter(e=>!a.includes(e)),`is stale, or was edited by hand`)+c(a,`was edited by hand`)+c(s,`is not in the source`);
e.print(l===``?e.plainLines(`${n}: as its source says\n`):l)}
function f({
outputs:t},{
merge:n,
user:r}){
for(
let{
client:i,
file:a}of t){
if(a===void 0)
throw new e.UsageError(`${e.quote(i)} reads no file of a known name; without --write it is printed`);
if(a.isOfUser&&!r)
throw new e.UsageError(`${e.quote(i)} reads ${e.quote(a.path)} in the home directory; add --user to write there`);
if(a.isThere&&!n)
throw new e.UsageError(`${e.quote(a.path)} is there already; --merge puts the servers into it`)}}
async function p(t,{
write:n,
merge:a},o){
let s=e.renderingAt(o,t.root);
let c=(...t)=>e.inert(i.diffOf(t.filter(e=>e!==void 0),{
pathOf:s.repositoryPath,
isForPrograms:!1}).text);
for(
let i of t.outputs){
let{
merged:o,
forced:s,
kept:l,
file:u}=i;
!n&&t.outputs.length>1&&e.print(e.inert(`==> ${u?.path??i.client} <==\n`));
n||e.print(a&&o!==void 0?c(o):e.inert(await r.shownText(i)));
!n&&o?.before.text===o?.after.text&&o!==void 0&&l.length===0&&e.say(`nothing changes in ${e.quote(u?.path??``)}`);
if(s===void 0||l.length===0)
continue;
e.say(`${e.list(l)} of ${e.quote(u?.path??``)} ${l.length===1?`differs`:`differ`}, and stays as it is without --force:`);
e.say(c(o&&{...s,
before:o.after}).trimEnd())}
let l=r.reportOn(t);
l.findings.length>0&&e.say((await e.render(`text`,l,s)).trimEnd())}
function m({
outputs:n},r){
for(
let{
file:i,
text:a,
merged:o,
servers:s,
kept:c}of n){
if(i===void 0)
continue;
if(o===void 0&&s.length===0){
e.say(`no server is left to write to ${e.quote(i.path)}`);
continue}
if(o===void 0)
h(i,a,r);else 
if(o.before.text!==o.after.text)
t.writeMended([[o]],r);else{
e.say(`nothing changes in ${e.quote(i.path)}`);
continue}
e.say(`wrote ${e.count(s.length-c.length,`server`)} to ${e.quote(i.path)}`)}}
function h({
at:t,
path:r},i,a){
try{
n.makeFile(t,i,a)}catch(t){
if(t instanceof e.UsageError)
throw t;
throw new e.UsageError(`${e.quote(r)} cannot be written: ${e.causeOf(t)}`)}}
var g=e.defineCommand({
id:`convert`,
order:2,
takes:`[file\u2026]`,
summary:`write servers as other clients read them, and say what is lost`,
options:[{
name:`to`,
value:`<client,\u2026>`,
summary:`the clients that are to read them; may be repeated`},{
name:`from`,
value:`<client>`,
summary:`take the files of this client (default: those given, or the only one here)`},{
name:`server`,
value:`<name>`,
summary:`only this server; may be repeated`},e.format(s),{
name:`write`,
summary:`write the file (default: print it)`},{
name:`merge`,
summary:`put the servers into a file that is there, and leave everything else of it`},{
name:`force`,
summary:`with --merge: also in the place of servers of the same names`},{
name:`check`,
excludes:`write`,
summary:`end with exit code 1 where what is there is not what would be written`},{
name:`accept-losses`,
summary:`end with exit code 0, and write, though something is lost`},{
name:`copy-secrets`,
summary:`with --write: copy secrets that stand in full, which else become variables`},...e.filesOptions],
read:t=>{
if(t.has(`from`)&&t.positionals.length>0)
throw new e.UsageError(`"--from" names a client whose files are looked for, and files are given too`);
if(t.has(`force`)&&!t.has(`merge`))
throw new e.UsageError(`"--force" needs "--merge"`);
if(t.has(`copy-secrets`)&&!t.has(`write`))
throw new e.UsageError(`"--copy-secrets" needs "--write", since no secret is printed`);
return{...e.filesAsked(t),
to:e.names(t,`to`),...e.optional(`from`,t.value(`from`)),
servers:[...t.values(`server`)],
format:e.choice(t,`format`,s)??`text`,
write:t.has(`write`),
check:t.has(`check`),
merge:t.has(`merge`),
force:t.has(`force`),
acceptLosses:t.has(`accept-losses`),
copySecrets:t.has(`copy-secrets`)}},
run:c});
exports.default=g;