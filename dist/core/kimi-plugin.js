"use strict";
var e=require("./rolldown-runtime.js").__commonJSMin(((e,t)=>{
t.exports={
validate:l,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"properties": {
"mcpServers": {
"x-rule": "root-shape",
"type": "object",
"additionalProperties": {
"allOf": [
{
"$ref": "#/$defs/kimi/$defs/server"
},
{
"type": "object",
"properties": {
"command": {
"if": {
"type": "string"
},
"then": {
"type": "string",
"x-help": "begin the path with \\"./\\", or write the name of a program",
"pattern": "^(?:\\\\./|[^/\\\\\\\\]*$)",
"x-label": "the name of a program or a path that begins with \\"./\\""
}
},
"cwd": {
"if": {
"type": "string"
},
"then": {
"type": "string",
"x-help": "begin the path with \\"./\\"",
"pattern": "^\\\\./",
"x-label": "a path that begins with \\"./\\""
}
}
}
}
]
}
}
},
"$defs": {
"kimi": {
"type": "object",
"x-rule": "root-shape",
"properties": {
"mcpServers": {
"x-rule": "root-shape",
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/kimi/$defs/server"
}
}
},
"$defs": {
"server": {
"x-rule": "server-shape",
"type": "object",
"properties": {
"transport": {
"x-rule": "transport-unknown",
"type": [
"string",
"null"
],
"enum": [
"stdio",
"http",
"sse",
null
]
},
"enabled": {
"type": "boolean"
},
"startupTimeoutMs": {
"type": "integer",
"minimum": 1,
"maximum": 2147483647
},
"toolTimeoutMs": {
"type": "integer",
"minimum": 1,
"maximum": 2147483647
},
"enabledTools": {
"type": "array",
"items": {
"type": "string"
}
},
"disabledTools": {
"type": "array",
"items": {
"type": "string"
}
},
"runtime_id": {
"type": "string",
"minLength": 1
}
},
"if": {
"type": "object",
"properties": {
"transport": {
"enum": [
"http",
"sse"
]
}
},
"required": [
"transport"
]
},
"then": {
"$ref": "#/$defs/kimi/$defs/remote"
},
"else": {
"if": {
"type": "object",
"properties": {
"transport": {
"const": "stdio"
}
},
"required": [
"transport"
]
},
"then": {
"$ref": "#/$defs/kimi/$defs/local"
},
"else": {
"if": {
"type": "object",
"required": [
"command"
]
},
"then": {
"$ref": "#/$defs/kimi/$defs/local"
},
"else": {
"$ref": "#/$defs/kimi/$defs/remote"
}
}
}
},
"local": {
"type": "object",
"x-rule": "transport-missing",
"required": [
"command"
],
"properties": {
"command": {
"type": "string",
"minLength": 1
},
"args": {
"type": "array",
"items": {
"type": "string"
}
},
"env": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"cwd": {
"type": "string"
},
"executor": {
"type": "string",
"enum": [
"local",
"kaos"
]
}
}
},
"remote": {
"type": "object",
"x-rule": "transport-missing",
"required": [
"url"
],
"properties": {
"url": {
"type": "string"
},
"headers": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"auth": {
"const": "oauth"
},
"bearerTokenEnvVar": {
"type": "string",
"minLength": 1
}
}
}
}
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
let r=f;
function i(e,{
instancePath:t=``,
parentData:a,
parentDataProperty:o,
rootData:s=e,
dynamicAnchors:c={}}={}){
let l=null;
let d=0;
let f=i.evaluated;
f.dynamicProps&&(f.props=void 0);
f.dynamicItems&&(f.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
l=u(l,{
instancePath:t,
schemaPath:`#/$defs/kimi/$defs/remote/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
d++}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/kimi/$defs/remote/properties/url/type`,
keyword:`type`,
params:{}};
l=u(l,e);
d++}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/kimi/$defs/remote/properties/headers/additionalProperties/type`,
keyword:`type`,
params:{}};
l=u(l,n);
d++}}else{
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/kimi/$defs/remote/properties/headers/type`,
keyword:`type`,
params:{}};
l=u(l,e);
d++}}
if(e.auth!==void 0&&n.call(e,`auth`)&&e.auth!==`oauth`){
let e={
instancePath:t+`/auth`,
schemaPath:`#/$defs/kimi/$defs/remote/properties/auth/const`,
keyword:`const`,
params:{
allowedValue:`oauth`}};
l=u(l,e);
d++}
if(e.bearerTokenEnvVar!==void 0&&n.call(e,`bearerTokenEnvVar`)){
let n=e.bearerTokenEnvVar;
if(typeof n==`string`){
if(r(n)<1){
let e={
instancePath:t+`/bearerTokenEnvVar`,
schemaPath:`#/$defs/kimi/$defs/remote/properties/bearerTokenEnvVar/minLength`,
keyword:`minLength`,
params:{
limit:1}};
l=u(l,e);
d++}}else{
let e={
instancePath:t+`/bearerTokenEnvVar`,
schemaPath:`#/$defs/kimi/$defs/remote/properties/bearerTokenEnvVar/type`,
keyword:`type`,
params:{}};
l=u(l,e);
d++}}}else{
l=u(l,{
instancePath:t,
schemaPath:`#/$defs/kimi/$defs/remote/type`,
keyword:`type`,
params:{}});
d++}
i.errors=l;
return d===0}
i.evaluated={
props:{
url:!0,
headers:!0,
auth:!0,
bearerTokenEnvVar:!0},
dynamicProps:!1,
dynamicItems:!1};
function a(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:o,
rootData:s=e,
dynamicAnchors:c={}}={}){
let l=null;
let d=0;
let f=a.evaluated;
f.dynamicProps&&(f.props=void 0);
f.dynamicItems&&(f.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
l=u(l,{
instancePath:t,
schemaPath:`#/$defs/kimi/$defs/local/required`,
keyword:`required`,
params:{
missingProperty:`command`}});
d++}
if(e.command!==void 0&&n.call(e,`command`)){
let n=e.command;
if(typeof n==`string`){
if(r(n)<1){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/kimi/$defs/local/properties/command/minLength`,
keyword:`minLength`,
params:{
limit:1}};
l=u(l,e);
d++}}else{
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/kimi/$defs/local/properties/command/type`,
keyword:`type`,
params:{}};
l=u(l,e);
d++}}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/args/`+r,
schemaPath:`#/$defs/kimi/$defs/local/properties/args/items/type`,
keyword:`type`,
params:{}};
l=u(l,e);
d++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/kimi/$defs/local/properties/args/type`,
keyword:`type`,
params:{}};
l=u(l,e);
d++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/kimi/$defs/local/properties/env/additionalProperties/type`,
keyword:`type`,
params:{}};
l=u(l,n);
d++}}else{
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/kimi/$defs/local/properties/env/type`,
keyword:`type`,
params:{}};
l=u(l,e);
d++}}
if(e.cwd!==void 0&&n.call(e,`cwd`)&&typeof e.cwd!=`string`){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/kimi/$defs/local/properties/cwd/type`,
keyword:`type`,
params:{}};
l=u(l,e);
d++}
if(e.executor!==void 0&&n.call(e,`executor`)){
let n=e.executor;
if(typeof n!=`string`){
let e={
instancePath:t+`/executor`,
schemaPath:`#/$defs/kimi/$defs/local/properties/executor/type`,
keyword:`type`,
params:{}};
l=u(l,e);
d++}
if(n!==`local`&&n!==`kaos`){
let e={
instancePath:t+`/executor`,
schemaPath:`#/$defs/kimi/$defs/local/properties/executor/enum`,
keyword:`enum`,
params:{}};
l=u(l,e);
d++}}}else{
l=u(l,{
instancePath:t,
schemaPath:`#/$defs/kimi/$defs/local/type`,
keyword:`type`,
params:{}});
d++}
a.errors=l;
return d===0}
a.evaluated={
props:{
command:!0,
args:!0,
env:!0,
cwd:!0,
executor:!0},
dynamicProps:!1,
dynamicItems:!1};
function o(e,{
instancePath:t=``,
parentData:s,
parentDataProperty:c,
rootData:l=e,
dynamicAnchors:f={}}={}){
let p=null;
let m=0;
let h=o.evaluated;
h.dynamicProps&&(h.props=void 0);
h.dynamicItems&&(h.items=void 0);
let g=m;
let _=!0;
let v=m;
if(m===v){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.transport===void 0||!n.call(e,`transport`)){
p=u(p,{});
m++}else 
if(e.transport!==void 0&&n.call(e,`transport`)){
let t=e.transport;
if(t!==`http`&&t!==`sse`){
p=u(p,{});
m++}}}else{
p=u(p,{});
m++}}
var y=v===m;
m=g;
p!==null&&(g?p.length=Math.min(p.length,g):p=null);
let b;
if(y){
let n=m;
if(!i(e,{
instancePath:t,
parentData:s,
parentDataProperty:c,
rootData:l,
dynamicAnchors:f})){
p=d(p,i.errors);
m+=i.errors.length}
var y=n===m;
_=y;
if(_){
var x={};
x.url=!0;
x.headers=!0;
x.auth=!0;
x.bearerTokenEnvVar=!0;
x.transport=!0}
b=`then`}else{
let r=m;
let o=m;
let h=!0;
let g=m;
if(m===g){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.transport===void 0||!n.call(e,`transport`)){
p=u(p,{});
m++}else 
if(e.transport!==void 0&&n.call(e,`transport`)&&e.transport!==`stdio`){
p=u(p,{});
m++}}else{
p=u(p,{});
m++}}
var S=g===m;
m=o;
p!==null&&(o?p.length=Math.min(p.length,o):p=null);
let v;
if(S){
let n=m;
if(!a(e,{
instancePath:t,
parentData:s,
parentDataProperty:c,
rootData:l,
dynamicAnchors:f})){
p=d(p,a.errors);
m+=a.errors.length}
var S=n===m;
h=S;
if(h){
var C={};
C.command=!0;
C.args=!0;
C.env=!0;
C.cwd=!0;
C.executor=!0;
C.transport=!0}
v=`then`}else{
let r=m;
let o=m;
let g=!0;
let _=m;
if(m===_){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
p=u(p,{});
m++}}else{
p=u(p,{});
m++}}
var w=_===m;
m=o;
p!==null&&(o?p.length=Math.min(p.length,o):p=null);
let y;
if(w){
let n=m;
if(!a(e,{
instancePath:t,
parentData:s,
parentDataProperty:c,
rootData:l,
dynamicAnchors:f})){
p=d(p,a.errors);
m+=a.errors.length}
var w=n===m;
g=w;
if(g){
var T={};
T.command=!0;
T.args=!0;
T.env=!0;
T.cwd=!0;
T.executor=!0}
y=`then`}else{
let n=m;
if(!i(e,{
instancePath:t,
parentData:s,
parentDataProperty:c,
rootData:l,
dynamicAnchors:f})){
p=d(p,i.errors);
m+=i.errors.length}
var w=n===m;
g=w;
if(g&&T!==!0){
T||={};
T.url=!0;
T.headers=!0;
T.auth=!0;
T.bearerTokenEnvVar=!0}
y=`else`}
if(!g){
p=u(p,{
instancePath:t,
schemaPath:`#/$defs/kimi/$defs/server/else/else/if`,
keyword:`if`,
params:{
failingKeyword:y}});
m++}
var S=r===m;
h=S;
if(h&&C!==!0&&T!==void 0){
if(T===!0)
C=!0;else{
C||={};
Object.assign(C,T)}}
v=`else`}
if(!h){
p=u(p,{
instancePath:t,
schemaPath:`#/$defs/kimi/$defs/server/else/if`,
keyword:`if`,
params:{
failingKeyword:v}});
m++}
var y=r===m;
_=y;
if(_&&x!==!0&&C!==void 0){
if(C===!0)
x=!0;else{
x||={};
Object.assign(x,C)}}
b=`else`}
if(!_){
p=u(p,{
instancePath:t,
schemaPath:`#/$defs/kimi/$defs/server/if`,
keyword:`if`,
params:{
failingKeyword:b}});
m++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(x!==!0){
x||={};
x.transport=!0;
x.enabled=!0;
x.startupTimeoutMs=!0;
x.toolTimeoutMs=!0;
x.enabledTools=!0;
x.disabledTools=!0;
x.runtime_id=!0}
if(e.transport!==void 0&&n.call(e,`transport`)){
let n=e.transport;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/transport`,
schemaPath:`#/$defs/kimi/$defs/server/properties/transport/type`,
keyword:`type`,
params:{}};
p=u(p,e);
m++}
if(n!==`stdio`&&n!==`http`&&n!==`sse`&&n!==null){
let e={
instancePath:t+`/transport`,
schemaPath:`#/$defs/kimi/$defs/server/properties/transport/enum`,
keyword:`enum`,
params:{}};
p=u(p,e);
m++}}
if(e.enabled!==void 0&&n.call(e,`enabled`)&&typeof e.enabled!=`boolean`){
let e={
instancePath:t+`/enabled`,
schemaPath:`#/$defs/kimi/$defs/server/properties/enabled/type`,
keyword:`type`,
params:{}};
p=u(p,e);
m++}
if(e.startupTimeoutMs!==void 0&&n.call(e,`startupTimeoutMs`)){
let n=e.startupTimeoutMs;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/startupTimeoutMs`,
schemaPath:`#/$defs/kimi/$defs/server/properties/startupTimeoutMs/type`,
keyword:`type`,
params:{}};
p=u(p,e);
m++}
if(typeof n==`number`&&isFinite(n)){
if(n>2147483647||isNaN(n)){
let e={
instancePath:t+`/startupTimeoutMs`,
schemaPath:`#/$defs/kimi/$defs/server/properties/startupTimeoutMs/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:2147483647}};
p=u(p,e);
m++}
if(n<1||isNaN(n)){
let e={
instancePath:t+`/startupTimeoutMs`,
schemaPath:`#/$defs/kimi/$defs/server/properties/startupTimeoutMs/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:1}};
p=u(p,e);
m++}}}
if(e.toolTimeoutMs!==void 0&&n.call(e,`toolTimeoutMs`)){
let n=e.toolTimeoutMs;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/toolTimeoutMs`,
schemaPath:`#/$defs/kimi/$defs/server/properties/toolTimeoutMs/type`,
keyword:`type`,
params:{}};
p=u(p,e);
m++}
if(typeof n==`number`&&isFinite(n)){
if(n>2147483647||isNaN(n)){
let e={
instancePath:t+`/toolTimeoutMs`,
schemaPath:`#/$defs/kimi/$defs/server/properties/toolTimeoutMs/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:2147483647}};
p=u(p,e);
m++}
if(n<1||isNaN(n)){
let e={
instancePath:t+`/toolTimeoutMs`,
schemaPath:`#/$defs/kimi/$defs/server/properties/toolTimeoutMs/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:1}};
p=u(p,e);
m++}}}
if(e.enabledTools!==void 0&&n.call(e,`enabledTools`)){
let n=e.enabledTools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/enabledTools/`+r,
schemaPath:`#/$defs/kimi/$defs/server/properties/enabledTools/items/type`,
keyword:`type`,
params:{}};
p=u(p,e);
m++}}else{
let e={
instancePath:t+`/enabledTools`,
schemaPath:`#/$defs/kimi/$defs/server/properties/enabledTools/type`,
keyword:`type`,
params:{}};
p=u(p,e);
m++}}
if(e.disabledTools!==void 0&&n.call(e,`disabledTools`)){
let n=e.disabledTools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/disabledTools/`+r,
schemaPath:`#/$defs/kimi/$defs/server/properties/disabledTools/items/type`,
keyword:`type`,
params:{}};
p=u(p,e);
m++}}else{
let e={
instancePath:t+`/disabledTools`,
schemaPath:`#/$defs/kimi/$defs/server/properties/disabledTools/type`,
keyword:`type`,
params:{}};
p=u(p,e);
m++}}
if(e.runtime_id!==void 0&&n.call(e,`runtime_id`)){
let n=e.runtime_id;
if(typeof n==`string`){
if(r(n)<1){
let e={
instancePath:t+`/runtime_id`,
schemaPath:`#/$defs/kimi/$defs/server/properties/runtime_id/minLength`,
keyword:`minLength`,
params:{
limit:1}};
p=u(p,e);
m++}}else{
let e={
instancePath:t+`/runtime_id`,
schemaPath:`#/$defs/kimi/$defs/server/properties/runtime_id/type`,
keyword:`type`,
params:{}};
p=u(p,e);
m++}}}else{
p=u(p,{
instancePath:t,
schemaPath:`#/$defs/kimi/$defs/server/type`,
keyword:`type`,
params:{}});
m++}
o.errors=p;
h.props=x;
return m===0}
o.evaluated={
dynamicProps:!0,
dynamicItems:!1};
let s=RegExp(`^(?:\\./|[^/\\\\]*$)`,`u`);
let c=RegExp(`^\\./`,`u`);
function l(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:f={}}={}){
let p=null;
let m=0;
let h=l.evaluated;
h.dynamicProps&&(h.props=void 0);
h.dynamicItems&&(h.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let r=e.mcpServers;
if(r&&typeof r==`object`&&!Array.isArray(r))
for(
let e of Object.keys(r)){
let i=r[e];
if(o(i,{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:r,
parentDataProperty:e,
rootData:a,
dynamicAnchors:f}))
var g=o.evaluated.props;else{
p=d(p,o.errors);
m+=o.errors.length}
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.command!==void 0&&n.call(i,`command`)){
let n=i.command;
let r=m;
let a=!0;
let o=m;
if(typeof n!=`string`){
p=u(p,{});
m++}
var _=o===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
if(_){
let r=m;
if(typeof n==`string`){
if(!s.test(n)){
let n={
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/command`,
schemaPath:`#/properties/mcpServers/additionalProperties/allOf/1/properties/command/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^(?:\\./|[^/\\\\]*$)`}};
p=u(p,n);
m++}}else{
let n={
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/command`,
schemaPath:`#/properties/mcpServers/additionalProperties/allOf/1/properties/command/then/type`,
keyword:`type`,
params:{}};
p=u(p,n);
m++}
var _=r===m;
a=_}
if(!a){
let n={
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/command`,
schemaPath:`#/properties/mcpServers/additionalProperties/allOf/1/properties/command/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
p=u(p,n);
m++}}
if(i.cwd!==void 0&&n.call(i,`cwd`)){
let n=i.cwd;
let r=m;
let a=!0;
let o=m;
if(typeof n!=`string`){
p=u(p,{});
m++}
var v=o===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
if(v){
let r=m;
if(typeof n==`string`){
if(!c.test(n)){
let n={
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/cwd`,
schemaPath:`#/properties/mcpServers/additionalProperties/allOf/1/properties/cwd/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^\\./`}};
p=u(p,n);
m++}}else{
let n={
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/cwd`,
schemaPath:`#/properties/mcpServers/additionalProperties/allOf/1/properties/cwd/then/type`,
keyword:`type`,
params:{}};
p=u(p,n);
m++}
var v=r===m;
a=v}
if(!a){
let n={
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/cwd`,
schemaPath:`#/properties/mcpServers/additionalProperties/allOf/1/properties/cwd/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
p=u(p,n);
m++}}}else{
let n={
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/mcpServers/additionalProperties/allOf/1/type`,
keyword:`type`,
params:{}};
p=u(p,n);
m++}
if(g!==!0){
g||={};
g.command=!0;
g.cwd=!0}}else{
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/properties/mcpServers/type`,
keyword:`type`,
params:{}};
p=u(p,e);
m++}}}else{
p=u(p,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
m++}
l.errors=p;
return m===0}
l.evaluated={
props:{
mcpServers:!0},
dynamicProps:!1,
dynamicItems:!1};
function u(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function d(e,t){
if(e===null)
return t;
for(
let n of t)
u(e,n);
return e}
function f(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.require_kimi_plugin=e;