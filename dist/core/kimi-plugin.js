"use strict";
var e=require("./core.js").rolldownRuntime.__commonJSMin(((e,t)=>{
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
],
"anyOf": [
{
"type": "object",
"not": {
"type": "object",
"properties": {
"url": {
"type": "string"
}
},
"required": [
"url"
]
}
},
{
"type": "object",
"properties": {
"command": {
"type": "string"
}
}
}
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
let r=p;
function i(e,{
instancePath:t=``,
parentData:a,
parentDataProperty:o,
rootData:s=e,
dynamicAnchors:c={}}={}){
let l=null;
let f=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
l=u(l,{
instancePath:t,
schemaPath:`#/$defs/kimi/$defs/remote/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
f++}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
l=d(l,t+`/url`,`#/$defs/kimi/$defs/remote/properties/url/type`);
f++}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
l=d(l,t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/kimi/$defs/remote/properties/headers/additionalProperties/type`);
f++}}else{
l=d(l,t+`/headers`,`#/$defs/kimi/$defs/remote/properties/headers/type`);
f++}}
if(e.auth!==void 0&&n.call(e,`auth`)&&e.auth!==`oauth`){
l=d(l,t+`/auth`,`#/$defs/kimi/$defs/remote/properties/auth/const`,{
allowedValue:`oauth`});
f++}
if(e.bearerTokenEnvVar!==void 0&&n.call(e,`bearerTokenEnvVar`)){
let n=e.bearerTokenEnvVar;
if(typeof n==`string`){
if(r(n)<1){
l=d(l,t+`/bearerTokenEnvVar`,`#/$defs/kimi/$defs/remote/properties/bearerTokenEnvVar/minLength`,{
limit:1});
f++}}else{
l=d(l,t+`/bearerTokenEnvVar`,`#/$defs/kimi/$defs/remote/properties/bearerTokenEnvVar/type`);
f++}}}else{
l=u(l,{
instancePath:t,
schemaPath:`#/$defs/kimi/$defs/remote/type`,
keyword:`type`,
params:{}});
f++}
i.errors=l;
return f===0}
function a(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:o,
rootData:s=e,
dynamicAnchors:c={}}={}){
let l=null;
let f=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
l=u(l,{
instancePath:t,
schemaPath:`#/$defs/kimi/$defs/local/required`,
keyword:`required`,
params:{
missingProperty:`command`}});
f++}
if(e.command!==void 0&&n.call(e,`command`)){
let n=e.command;
if(typeof n==`string`){
if(r(n)<1){
l=d(l,t+`/command`,`#/$defs/kimi/$defs/local/properties/command/minLength`,{
limit:1});
f++}}else{
l=d(l,t+`/command`,`#/$defs/kimi/$defs/local/properties/command/type`);
f++}}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
l=d(l,t+`/args/`+r,`#/$defs/kimi/$defs/local/properties/args/items/type`);
f++}}else{
l=d(l,t+`/args`,`#/$defs/kimi/$defs/local/properties/args/type`);
f++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
l=d(l,t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/kimi/$defs/local/properties/env/additionalProperties/type`);
f++}}else{
l=d(l,t+`/env`,`#/$defs/kimi/$defs/local/properties/env/type`);
f++}}
if(e.cwd!==void 0&&n.call(e,`cwd`)&&typeof e.cwd!=`string`){
l=d(l,t+`/cwd`,`#/$defs/kimi/$defs/local/properties/cwd/type`);
f++}
if(e.executor!==void 0&&n.call(e,`executor`)){
let n=e.executor;
if(typeof n!=`string`){
l=d(l,t+`/executor`,`#/$defs/kimi/$defs/local/properties/executor/type`);
f++}
if(n!==`local`&&n!==`kaos`){
l=d(l,t+`/executor`,`#/$defs/kimi/$defs/local/properties/executor/enum`);
f++}}}else{
l=u(l,{
instancePath:t,
schemaPath:`#/$defs/kimi/$defs/local/type`,
keyword:`type`,
params:{}});
f++}
a.errors=l;
return f===0}
function o(e,{
instancePath:t=``,
parentData:s,
parentDataProperty:c,
rootData:l=e,
dynamicAnchors:p={}}={}){
let m=null;
let h=0;
let g=o.evaluated;
g.dynamicProps&&(g.props=void 0);
g.dynamicItems&&(g.items=void 0);
let _=h;
let v=!0;
let y=h;
if(h===y){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.transport===void 0||!n.call(e,`transport`)){
m=u(m,{});
h++}else 
if(e.transport!==void 0&&n.call(e,`transport`)){
let t=e.transport;
if(t!==`http`&&t!==`sse`){
m=u(m,{});
h++}}}else{
m=u(m,{});
h++}}
var b=y===h;
h=_;
m!==null&&(_?m.length=Math.min(m.length,_):m=null);
let x;
if(b){
let n=h;
if(!i(e,{
instancePath:t,
parentData:s,
parentDataProperty:c,
rootData:l,
dynamicAnchors:p})){
m=f(m,i.errors);
h+=i.errors.length}
var b=n===h;
v=b;
if(v){
var S={};
S.url=!0;
S.headers=!0;
S.auth=!0;
S.bearerTokenEnvVar=!0;
S.transport=!0}
x=`then`}else{
let r=h;
let o=h;
let d=!0;
let g=h;
if(h===g){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.transport===void 0||!n.call(e,`transport`)){
m=u(m,{});
h++}else 
if(e.transport!==void 0&&n.call(e,`transport`)&&e.transport!==`stdio`){
m=u(m,{});
h++}}else{
m=u(m,{});
h++}}
var C=g===h;
h=o;
m!==null&&(o?m.length=Math.min(m.length,o):m=null);
let _;
if(C){
let n=h;
if(!a(e,{
instancePath:t,
parentData:s,
parentDataProperty:c,
rootData:l,
dynamicAnchors:p})){
m=f(m,a.errors);
h+=a.errors.length}
var C=n===h;
d=C;
if(d){
var w={};
w.command=!0;
w.args=!0;
w.env=!0;
w.cwd=!0;
w.executor=!0;
w.transport=!0}
_=`then`}else{
let r=h;
let o=h;
let g=!0;
let v=h;
let y=h;
let b=!1;
let x=h;
if(!e||typeof e!=`object`||Array.isArray(e)){
m=u(m,{});
h++}
let S=h;
let O=h;
if(h===O){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
m=u(m,{});
h++}else 
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
m=u(m,{});
h++}}else{
m=u(m,{});
h++}}
if(O===h){
m=u(m,{});
h++}else{
h=S;
m!==null&&(S?m.length=Math.min(m.length,S):m=null)}
var T=x===h;
b||=T;
let k=h;
if(h===k){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
m=u(m,{});
h++}}else{
m=u(m,{});
h++}}
var T=k===h;
b||=T;
if(T){
var E={};
E.command=!0}
if(b){
h=y;
m!==null&&(y?m.length=Math.min(m.length,y):m=null)}else{
m=u(m,{});
h++}
if(h===v){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
m=u(m,{});
h++}}else{
m=u(m,{});
h++}}
var D=v===h;
h=o;
m!==null&&(o?m.length=Math.min(m.length,o):m=null);
let A;
if(D){
let n=h;
if(!a(e,{
instancePath:t,
parentData:s,
parentDataProperty:c,
rootData:l,
dynamicAnchors:p})){
m=f(m,a.errors);
h+=a.errors.length}
var D=n===h;
g=D;
if(g&&E!==!0){
E||={};
E.command=!0;
E.args=!0;
E.env=!0;
E.cwd=!0;
E.executor=!0}
A=`then`}else{
let n=h;
if(!i(e,{
instancePath:t,
parentData:s,
parentDataProperty:c,
rootData:l,
dynamicAnchors:p})){
m=f(m,i.errors);
h+=i.errors.length}
var D=n===h;
g=D;
if(g&&E!==!0){
E||={};
E.url=!0;
E.headers=!0;
E.auth=!0;
E.bearerTokenEnvVar=!0}
A=`else`}
if(!g){
m=u(m,{
instancePath:t,
schemaPath:`#/$defs/kimi/$defs/server/else/else/if`,
keyword:`if`,
params:{
failingKeyword:A}});
h++}
var C=r===h;
d=C;
if(d&&w!==!0&&E!==void 0){
if(E===!0)
w=!0;else{
w||={};
Object.assign(w,E)}}
_=`else`}
if(!d){
m=u(m,{
instancePath:t,
schemaPath:`#/$defs/kimi/$defs/server/else/if`,
keyword:`if`,
params:{
failingKeyword:_}});
h++}
var b=r===h;
v=b;
if(v&&S!==!0&&w!==void 0){
if(w===!0)
S=!0;else{
S||={};
Object.assign(S,w)}}
x=`else`}
if(!v){
m=u(m,{
instancePath:t,
schemaPath:`#/$defs/kimi/$defs/server/if`,
keyword:`if`,
params:{
failingKeyword:x}});
h++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(S!==!0){
S||={};
S.transport=!0;
S.enabled=!0;
S.startupTimeoutMs=!0;
S.toolTimeoutMs=!0;
S.enabledTools=!0;
S.disabledTools=!0;
S.runtime_id=!0}
if(e.transport!==void 0&&n.call(e,`transport`)){
let n=e.transport;
if(typeof n!=`string`&&n!==null){
m=d(m,t+`/transport`,`#/$defs/kimi/$defs/server/properties/transport/type`);
h++}
if(n!==`stdio`&&n!==`http`&&n!==`sse`&&n!==null){
m=d(m,t+`/transport`,`#/$defs/kimi/$defs/server/properties/transport/enum`);
h++}}
if(e.enabled!==void 0&&n.call(e,`enabled`)&&typeof e.enabled!=`boolean`){
m=d(m,t+`/enabled`,`#/$defs/kimi/$defs/server/properties/enabled/type`);
h++}
if(e.startupTimeoutMs!==void 0&&n.call(e,`startupTimeoutMs`)){
let n=e.startupTimeoutMs;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
m=d(m,t+`/startupTimeoutMs`,`#/$defs/kimi/$defs/server/properties/startupTimeoutMs/type`);
h++}
if(typeof n==`number`&&isFinite(n)){
if(n>2147483647||isNaN(n)){
m=d(m,t+`/startupTimeoutMs`,`#/$defs/kimi/$defs/server/properties/startupTimeoutMs/maximum`,{
comparison:`<=`,
limit:2147483647});
h++}
if(n<1||isNaN(n)){
m=d(m,t+`/startupTimeoutMs`,`#/$defs/kimi/$defs/server/properties/startupTimeoutMs/minimum`,{
comparison:`>=`,
limit:1});
h++}}}
if(e.toolTimeoutMs!==void 0&&n.call(e,`toolTimeoutMs`)){
let n=e.toolTimeoutMs;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
m=d(m,t+`/toolTimeoutMs`,`#/$defs/kimi/$defs/server/properties/toolTimeoutMs/type`);
h++}
if(typeof n==`number`&&isFinite(n)){
if(n>2147483647||isNaN(n)){
m=d(m,t+`/toolTimeoutMs`,`#/$defs/kimi/$defs/server/properties/toolTimeoutMs/maximum`,{
comparison:`<=`,
limit:2147483647});
h++}
if(n<1||isNaN(n)){
m=d(m,t+`/toolTimeoutMs`,`#/$defs/kimi/$defs/server/properties/toolTimeoutMs/minimum`,{
comparison:`>=`,
limit:1});
h++}}}
if(e.enabledTools!==void 0&&n.call(e,`enabledTools`)){
let n=e.enabledTools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
m=d(m,t+`/enabledTools/`+r,`#/$defs/kimi/$defs/server/properties/enabledTools/items/type`);
h++}}else{
m=d(m,t+`/enabledTools`,`#/$defs/kimi/$defs/server/properties/enabledTools/type`);
h++}}
if(e.disabledTools!==void 0&&n.call(e,`disabledTools`)){
let n=e.disabledTools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
m=d(m,t+`/disabledTools/`+r,`#/$defs/kimi/$defs/server/properties/disabledTools/items/type`);
h++}}else{
m=d(m,t+`/disabledTools`,`#/$defs/kimi/$defs/server/properties/disabledTools/type`);
h++}}
if(e.runtime_id!==void 0&&n.call(e,`runtime_id`)){
let n=e.runtime_id;
if(typeof n==`string`){
if(r(n)<1){
m=d(m,t+`/runtime_id`,`#/$defs/kimi/$defs/server/properties/runtime_id/minLength`,{
limit:1});
h++}}else{
m=d(m,t+`/runtime_id`,`#/$defs/kimi/$defs/server/properties/runtime_id/type`);
h++}}}else{
m=u(m,{
instancePath:t,
schemaPath:`#/$defs/kimi/$defs/server/type`,
keyword:`type`,
params:{}});
h++}
o.errors=m;
g.props=S;
return h===0}
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
dynamicAnchors:p={}}={}){
let m=null;
let h=0;
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
dynamicAnchors:p}))
var g=o.evaluated.props;else{
m=f(m,o.errors);
h+=o.errors.length}
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.command!==void 0&&n.call(i,`command`)){
let n=i.command;
let r=h;
let a=!0;
let o=h;
if(typeof n!=`string`){
m=u(m,{});
h++}
var _=o===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
if(_){
let r=h;
if(typeof n==`string`){
if(!s.test(n)){
m=d(m,t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/command`,`#/properties/mcpServers/additionalProperties/allOf/1/properties/command/then/pattern`,{
pattern:`^(?:\\./|[^/\\\\]*$)`});
h++}}else{
m=d(m,t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/command`,`#/properties/mcpServers/additionalProperties/allOf/1/properties/command/then/type`);
h++}
var _=r===h;
a=_}
if(!a){
m=d(m,t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/command`,`#/properties/mcpServers/additionalProperties/allOf/1/properties/command/if`,{
failingKeyword:`then`});
h++}}
if(i.cwd!==void 0&&n.call(i,`cwd`)){
let n=i.cwd;
let r=h;
let a=!0;
let o=h;
if(typeof n!=`string`){
m=u(m,{});
h++}
var v=o===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
if(v){
let r=h;
if(typeof n==`string`){
if(!c.test(n)){
m=d(m,t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/cwd`,`#/properties/mcpServers/additionalProperties/allOf/1/properties/cwd/then/pattern`,{
pattern:`^\\./`});
h++}}else{
m=d(m,t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/cwd`,`#/properties/mcpServers/additionalProperties/allOf/1/properties/cwd/then/type`);
h++}
var v=r===h;
a=v}
if(!a){
m=d(m,t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/cwd`,`#/properties/mcpServers/additionalProperties/allOf/1/properties/cwd/if`,{
failingKeyword:`then`});
h++}}}else{
m=d(m,t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/mcpServers/additionalProperties/allOf/1/type`);
h++}
if(g!==!0){
g||={};
g.command=!0;
g.cwd=!0}}else{
m=d(m,t+`/mcpServers`,`#/properties/mcpServers/type`);
h++}}}else{
m=u(m,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
h++}
l.errors=m;
return h===0}
function u(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function d(e,t,n,r={}){
return u(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function f(e,t){
if(e===null)
return t;
for(
let n of t)
u(e,n);
return e}
function p(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.require_kimi_plugin=e;