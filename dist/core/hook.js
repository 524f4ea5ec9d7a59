"use strict";
const e=require("./core.js");
const t=require("./text.js");
const n=require("./worst-first.js");
const r=require("./json.js");
function i(r,i){
let{
root:s,
findings:c}=t.shownReport(r,{
quiet:!1});
let l=n.worstFirst(c.filter(({
severity:e})=>e!==`info`));
if(l.length===0)
return``;
let u=s===`.`?``:`${s}/`;
let d=l.map(e=>o(e,u));
let f=[a(r)];
let p=i-2;
let m=0;
for(;m<d.length&&f.length-1+(d[m]??[]).length<=p;){
f.push(...d[m]??[]);
m+=1}
let h=d.length-m;
h>0&&f.push(e.text`and ${e.count(h,`more problem`)}; "mcp-lint <file>" lists all`);
return e.finished(e.text.joined(f,e.text`\n`))}
function a({
summary:{
errors:t,
warnings:n}}){
let r=[...t===0?[]:[e.count(t,`error`)],...n===0?[]:[e.count(n,`warning`)]];
return e.text`mcp-lint: ${r.join(` and `)} in what was just written`}
function o({
rule:t,
severity:n,
message:r,
help:i,
location:a},o){
let{
path:s,
line:c,
column:l}=a;
let u=e.text`${e.pathFromHere(s,{
cwdPrefix:o})}:${c}:${l} ${n}: ${r} (${t})`;
return i===void 0?[u]:[u,e.text`  remedy: ${i}`]}
function s(t,{
name:n,
event:r,
tools:i}){
let a=c(t);
if(!e.isObject(a))
return{
why:`standard input holds no event of ${n}, which is a JSON object`};
if((a.hook_event_name??a.hookEventName)!==r)
return{
why:`the event is not "${r}", the one that ${n} has after a tool`};
let{
tool_name:o,
tool_input:s,
cwd:l}=a;
let u=typeof o==`string`&&Object.hasOwn(i,o)?i[o]:void 0;
let d=u!==void 0&&e.isObject(s)?u(s):[];
return{
cwd:typeof l==`string`?l:void 0,
paths:d.filter(e=>e!==``)}}
function c(e){
try{
return JSON.parse(e.replace(/^\ufeff/,``))}catch{
return}}
async function l(t,n,r,a){
let o=s(t,n);
if(`why`in o)
return{
remark:o.why};
try{
let e=d(o.cwd,a)??r;
let t=await f(o.paths.slice(0,100),e,a);
if(t.length===0)
return{};
let s=await u(t,e,a);
if(s===void 0)
return{};
let c=i(s,30);
return c===``?{}:{
output:n.answer(c,s.summary.errors>0)}}catch(t){
if(t instanceof e.UsageError)
return{
remark:t.message};
throw t}}
async function u(t,n,r){
try{
return await e.lint({
files:r,
cwd:n,
paths:t,
targets:[],
rules:new Map,
user:!1})}catch(i){
if(!(i instanceof e.Unclaimed))
throw i;
let a=t.filter(e=>!i.paths.includes(r.real(e))&&!i.paths.includes(e));
return a.length===0||a.length===t.length?void 0:u(a,n,r)}}
function d(e,t){
if(e===void 0)
return;
let n=t.resolve(e,`.`);
return m(n,`folder`,t)?n:void 0}
async function f(t,n,r){
let i=[...new Set(t.map(e=>r.resolve(n,e)))].filter(e=>m(e,`file`,r));
let a=i.filter(t=>p(t,r).some(t=>e.formatsOf(t,()=>!0).length>0));
if(a.length===i.length)
return a;
let{
config:o,
root:s=n}=await e.loadConfig({
files:r,
cwd:n,
known:e.loadKnown});
return i.filter(t=>a.includes(t)||o.formatOf(e.relative(s,t))!==void 0)}
function p(t,{
home:n}){
let r=n===void 0?t:e.relative(n,t);
return n===void 0||e.leadsOut(r)?[t]:[t,`~/${r}`]}
function m(e,t,n){
try{
return n.target(e)===t}catch{
return!1}}
function h({
file_path:e}){
return typeof e==`string`?[e]:[]}
let g;
function _({
command:e}){
if(typeof e!=`string`)
return[];
return Array.from(e.matchAll(g??=/^\*\*\* (?:Add File|Update File|Move to): (.+?)\r?$/gm),([,e=``])=>e)}
function v(e){
return t=>({
hookSpecificOutput:{
hookEventName:e,
additionalContext:t}})}
function y(e){
return(t,n)=>n?{
decision:`block`,
reason:t}:v(e)(t)}
const b=[{
id:`claude-code`,
name:`Claude Code`,
source:`https://code.claude.com/docs/en/hooks, and sdk.d.ts of @anthropic-ai/claude-agent-sdk 0.3.327, 2026-11-19`,
event:`PostToolUse`,
tools:{
Write:h,
Edit:h,
MultiEdit:h},
answer:y(`PostToolUse`)},{
id:`codex`,
name:`Codex`,
source:`codex-rs/hooks/schema/generated and core/tests/suite/hooks.rs of openai/codex, 2026-08-22`,
event:`PostToolUse`,
tools:{
apply_patch:_},
answer:v(`PostToolUse`)},{
id:`gemini`,
name:`Gemini CLI`,
source:`https://geminicli.com/docs/hooks/reference, 2026-11-19`,
event:`AfterTool`,
tools:{
write_file:h,
replace:h},
answer:v(`AfterTool`)},{
id:`qwen`,
name:`Qwen Code`,
source:`docs/users/features/hooks.md of QwenLM/qwen-code, 2026-11-19`,
event:`PostToolUse`,
tools:{
write_file:h,
edit:h},
answer:v(`PostToolUse`)},{
id:`factory`,
name:`Factory Droid`,
source:`docs/reference/hooks-reference.mdx of Factory-AI/factory, 2026-11-19`,
event:`PostToolUse`,
tools:{
Create:h,
Write:h,
Edit:h,
MultiEdit:h},
answer:y(`PostToolUse`)}];
const x=b.map(({
id:e})=>e);
var S=e.defineCommand({
id:`hook`,
order:10,
takes:`<agent>`,
summary:`for the hook of an agent: what is wrong with the MCP file that it wrote`,
options:[],
read:({
positionals:[t,n]})=>{
if(t===void 0)
throw new e.UsageError(`"mcp-lint hook" needs an agent: ${e.list(x,{
conjunction:`or`})}`);
if(n!==void 0)
throw new e.UsageError(`"mcp-lint hook" takes one agent, but ${e.quote(n)} is given too`);
return{
agent:e.oneOf(x,t,`"mcp-lint hook"`)}},
run:async({
agent:t})=>{
let n=b.find(({
id:e})=>e===t);
if(n===void 0)
throw Error(`there is no contract of ${t}`);
let{
output:i,
remark:a}=await l(e.readStdin().toString(`utf8`),n,e.workingDirectory(),e.disk);
i!==void 0&&e.print(r.jsonText(i));
a!==void 0&&e.say(`mcp-lint: ${a}`);
return 0}});
exports.default=S;