"use strict";
const e=require("./rolldown-runtime.js");
const t=require("./core.js");
var n=e.__exportAll({
default:()=>d});
const r={
effect:`fine`,
by:`R:FAC`};
const i={
effect:`refuses-file`,
by:`R:FAC`};
const a={
effect:`warns`,
by:`R:FAC`,
note:`only "droid doctor" says so`};
const o={
effect:`fails-server`,
by:`R:FAC`,
note:`it is listed all the same; only "droid doctor" says why`};
const s=["${NAME}","${NAME:-default}"];
const c={
by:`R:FAC`,
transportKey:`type`,
spellings:{
stdio:`stdio`,
http:`http`,
sse:`sse`},
inferred:{
command:`stdio`,
urlReaction:{...o,
note:`an entry without "type" is taken for a local server`}},
fields:{
type:{
is:`transport`,
default:`stdio`,
note:`case-sensitive`},
command:{
is:`command`,
for:[`stdio`]},
args:{
is:`args`,
for:[`stdio`],
note:`variables are not expanded here`},
env:{
is:`env`,
for:[`stdio`],
note:`a server with an unset variable is not started`},
url:{
is:`url`,
for:[`http`,`sse`]},
headers:{
is:`headers`,
for:[`http`,`sse`]},
disabled:{
is:`disabled`,
default:`false`},
timeout:{
is:`timeout`,
unit:`unknown`,
note:`a number above 0`},
timeoutMs:{
is:`timeout`,
unit:`ms`,
by:`M:FACD`},
enabledTools:{
is:`toolsAllowed`,
overrules:!0,
note:"wins over `disabledTools`",
by:`M:FACD`},
disabledTools:{
is:`toolsDenied`,
by:`M:FACD`},
oauth:{
is:`oauth`,
for:[`http`,`sse`],
takes:[`object`,`boolean`],
keys:{
clientId:`clientId`,
clientSecret:`clientSecret`,
scopes:`scopes`,
callbackPort:`callbackPort`,
resource:`resource`,
authorizationServerIssuer:`issuer`,
clientMetadataUrl:`clientMetadataUrl`,
tokenEndpointAuthMethod:`own`},
note:"an object, or `false`",
by:`H:FACO`},
enabled:{
is:`enabled`,
unread:!0},
transport:{
is:`transport`,
unread:!0}},
bad:a,
notObject:o,
nullEntry:{
effect:`crashes`,
by:`R:FAC`,
note:`"droid mcp list" ends with an error`},
neither:o,
both:{
winner:`command`,
reaction:{
effect:`ignored`,
by:`R:FAC`}},
unknownTransport:{
withCommand:a,
withUrl:o,
empty:o},
mismatch:o,
urls:{
parsed:`unless-variable`,
reaction:o,
userAlone:o},
unsendable:o,
starts:{
blanks:`one-program`,
keepsTilde:!0,
by:`R:FAC`},
placeholders:{
in:{
env:s,
headers:s,
oauth:s},
unset:[{
in:[`env`,`headers`],
reaction:o}],
whenUnset:`the server is not started`,
by:`R:FAC`},
names:[{
pattern:/^[A-Za-z0-9_-]+$/,
allows:`letters, digits, "-" and "_"`,
maxLength:32,
reaction:{
effect:`fine`,
by:`R:FAC`,
note:`Factory Droid renames the server`}}],
reserved:[{
name:`__proto__`,
reaction:{
effect:`skips-server`,
by:`R:FAC`}}]};
const l={
id:`factory`,
title:`Factory Droid's servers`,
files:[`.factory/mcp.json`],
userFiles:[`~/.factory/mcp.json`],
schemaBy:`R:FAC`,
syntax:{
language:`json`,
comments:!0,
trailingCommas:!1,
bom:i,
empty:i,
broken:i,
duplicates:r},
servers:[{
at:[`mcpServers`]}],
noMap:i,
badRoot:i,
arrayMap:{
effect:`warns`,
by:`R:FAC`,
note:`the positions become the names of the servers`},
dialect:c,
claims:`path`};
function u(e){
return e.replace(/[\s.]/g,`-`).replace(/[^A-Za-z0-9_-]/g,``).replace(/-+$/,``).slice(0,32)||`invalid-server-name`}
var d=t.defineClient({
id:`factory`,
name:`Factory Droid`,
about:"Factory's coding agent. It keeps servers whose entry it objects to and lists them; what is wrong is said by `droid doctor` only. The documentation lets `~/.factory/mcp.json` win over the project; in the running client the project won.",
sources:{
FACO:{
title:`droid, the schema in its binary, read`,
version:`0.225.2`,
date:`2026-11-19`},
FAC:{
title:`droid, run`,
version:`0.225.2`,
date:`2026-11-19`,
recordings:[`factory`]},
FACD:{
title:`Factory-AI/factory a80aa7c, docs/cli/configuration/mcp.mdx`,
version:`2026-07-24`,
date:`2026-11-18`}},
formats:[l],
precedence:[{
sources:[{
format:`factory`,
files:`project`},{
format:`factory`,
files:`user`}],
same:`replaced`,
by:`R:FAC`}],
toolNames:{
form:`S___T`,
server:u,
name:(e,t)=>`${u(e)}___${t}`,
collision:`of two servers whose names become one, one is left; tools of one server that become one get a hash and stay`,
alike:{
effect:`drops-server`,
by:`R:FAC`},
clash:{
within:`one`,
across:`one`},
by:`R:FAC`}});
var f=e.__commonJSMin(((e,t)=>{
t.exports={
validate:s,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"required": [
"mcpServers"
],
"properties": {
"mcpServers": {
"x-rule": "root-shape",
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/server"
}
}
},
"$defs": {
"server": {
"x-rule": "server-shape",
"type": "object",
"properties": {
"type": {
"x-rule": "transport-unknown",
"type": "string",
"enum": [
"stdio",
"http",
"sse"
]
},
"disabled": {
"if": {
"enum": [
true,
false,
0,
"",
null,
"true",
1
]
},
"then": {
"type": "boolean"
},
"else": {
"type": "boolean",
"x-effect": "fails-server",
"x-help": "write true or false; anything else but 0 and \\"\\" keeps the server off"
}
},
"timeout": {
"type": "number",
"exclusiveMinimum": 0
},
"timeoutMs": {
"x-effect": "warns",
"x-by": "M:FACD",
"type": "number"
},
"enabledTools": {
"x-by": "R:FAC",
"x-effect": "warns",
"type": "array",
"items": {
"type": "string"
}
},
"disabledTools": {
"x-by": "R:FAC",
"x-effect": "warns",
"type": "array",
"items": {
"type": "string"
}
}
},
"allOf": [
{
"if": {
"type": "object",
"properties": {
"type": {
"enum": [
"http",
"sse"
]
}
},
"required": [
"type"
]
},
"then": {
"$ref": "#/$defs/remote"
}
},
{
"if": {
"type": "object",
"properties": {
"type": {
"const": "stdio"
}
}
},
"then": {
"$ref": "#/$defs/local"
}
}
]
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
"x-effect": "fails-server"
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
"type": "string",
"x-effect": "fails-server"
}
}
}
},
"remote": {
"type": "object",
"x-rule": "transport-mismatch",
"required": [
"url"
],
"properties": {
"url": {
"type": "string",
"x-effect": "fails-server"
},
"headers": {
"type": "object",
"additionalProperties": {
"type": "string",
"x-effect": "fails-server"
}
},
"oauth": {
"x-effect": "warns",
"x-by": "R:FAC",
"type": [
"object",
"boolean"
],
"if": {
"type": "object"
},
"then": {
"type": "object",
"dependentRequired": {
"clientId": [
"authorizationServerIssuer"
]
},
"properties": {
"clientId": {
"x-effect": "fails-server",
"x-by": "R:FAC",
"type": "string"
},
"clientSecret": {
"x-effect": "fails-server",
"x-by": "R:FAC",
"type": "string"
},
"callbackPort": {
"x-effect": "warns",
"x-by": "R:FAC",
"type": "integer",
"minimum": 1,
"if": {
"type": "integer"
},
"then": {
"type": "integer",
"maximum": 65535,
"x-effect": "fails-server",
"x-by": "R:FAC"
}
},
"scopes": {
"x-effect": "warns",
"x-by": "R:FAC",
"type": "array",
"items": {
"type": "string"
}
}
}
},
"else": {
"const": false
}
}
}
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
let r={
type:`object`,
"x-rule":`transport-mismatch`,
required:[`url`],
properties:{
url:{
type:`string`,
"x-effect":`fails-server`},
headers:{
type:`object`,
additionalProperties:{
type:`string`,
"x-effect":`fails-server`}},
oauth:{
"x-effect":`warns`,
"x-by":`R:FAC`,
type:[`object`,`boolean`],
if:{
type:`object`},
then:{
type:`object`,
dependentRequired:{
clientId:[`authorizationServerIssuer`]},
properties:{
clientId:{
"x-effect":`fails-server`,
"x-by":`R:FAC`,
type:`string`},
clientSecret:{
"x-effect":`fails-server`,
"x-by":`R:FAC`,
type:`string`},
callbackPort:{
"x-effect":`warns`,
"x-by":`R:FAC`,
type:`integer`,
minimum:1,
if:{
type:`integer`},
then:{
type:`integer`,
maximum:65535,
"x-effect":`fails-server`,
"x-by":`R:FAC`}},
scopes:{
"x-effect":`warns`,
"x-by":`R:FAC`,
type:`array`,
items:{
type:`string`}}}},
else:{
const:!1}}}};
function i(e,{
instancePath:t=``,
parentData:a,
parentDataProperty:o,
rootData:s=e,
dynamicAnchors:l={}}={}){
let u=null;
let d=0;
let f=i.evaluated;
f.dynamicProps&&(f.props=void 0);
f.dynamicItems&&(f.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
u=c(u,{
instancePath:t,
schemaPath:`#/$defs/remote/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
d++}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/remote/properties/url/type`,
keyword:`type`,
params:{
type:`string`}};
u=c(u,e);
d++}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/remote/properties/headers/additionalProperties/type`,
keyword:`type`,
params:{
type:`string`}};
u=c(u,n);
d++}}else{
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/remote/properties/headers/type`,
keyword:`type`,
params:{
type:`object`}};
u=c(u,e);
d++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let i=e.oauth;
if((!i||typeof i!=`object`||Array.isArray(i))&&typeof i!=`boolean`){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/remote/properties/oauth/type`,
keyword:`type`,
params:{
type:r.properties.oauth.type}};
u=c(u,e);
d++}
let a=d;
let o=!0;
let s=d;
if(!i||typeof i!=`object`||Array.isArray(i)){
u=c(u,{});
d++}
var p=s===d;
d=a;
u!==null&&(a?u.length=Math.min(u.length,a):u=null);
let l;
if(p){
let e=d;
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.clientId!==void 0&&n.call(i,`clientId`)&&typeof i.clientId!=`string`){
let e={
instancePath:t+`/oauth/clientId`,
schemaPath:`#/$defs/remote/properties/oauth/then/properties/clientId/type`,
keyword:`type`,
params:{
type:`string`}};
u=c(u,e);
d++}
if(i.clientSecret!==void 0&&n.call(i,`clientSecret`)&&typeof i.clientSecret!=`string`){
let e={
instancePath:t+`/oauth/clientSecret`,
schemaPath:`#/$defs/remote/properties/oauth/then/properties/clientSecret/type`,
keyword:`type`,
params:{
type:`string`}};
u=c(u,e);
d++}
if(i.callbackPort!==void 0&&n.call(i,`callbackPort`)){
let e=i.callbackPort;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
let e={
instancePath:t+`/oauth/callbackPort`,
schemaPath:`#/$defs/remote/properties/oauth/then/properties/callbackPort/type`,
keyword:`type`,
params:{
type:`integer`}};
u=c(u,e);
d++}
let n=d;
let r=!0;
let a=d;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
u=c(u,{});
d++}
var m=a===d;
d=n;
u!==null&&(n?u.length=Math.min(u.length,n):u=null);
if(m){
let n=d;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
let e={
instancePath:t+`/oauth/callbackPort`,
schemaPath:`#/$defs/remote/properties/oauth/then/properties/callbackPort/then/type`,
keyword:`type`,
params:{
type:`integer`}};
u=c(u,e);
d++}
if(typeof e==`number`&&isFinite(e)&&(e>65535||isNaN(e))){
let e={
instancePath:t+`/oauth/callbackPort`,
schemaPath:`#/$defs/remote/properties/oauth/then/properties/callbackPort/then/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:65535}};
u=c(u,e);
d++}
var m=n===d;
r=m}
if(!r){
let e={
instancePath:t+`/oauth/callbackPort`,
schemaPath:`#/$defs/remote/properties/oauth/then/properties/callbackPort/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
u=c(u,e);
d++}
if(typeof e==`number`&&isFinite(e)&&(e<1||isNaN(e))){
let e={
instancePath:t+`/oauth/callbackPort`,
schemaPath:`#/$defs/remote/properties/oauth/then/properties/callbackPort/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:1}};
u=c(u,e);
d++}}
if(i.scopes!==void 0&&n.call(i,`scopes`)){
let e=i.scopes;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
let e={
instancePath:t+`/oauth/scopes/`+r,
schemaPath:`#/$defs/remote/properties/oauth/then/properties/scopes/items/type`,
keyword:`type`,
params:{
type:`string`}};
u=c(u,e);
d++}}else{
let e={
instancePath:t+`/oauth/scopes`,
schemaPath:`#/$defs/remote/properties/oauth/then/properties/scopes/type`,
keyword:`type`,
params:{
type:`array`}};
u=c(u,e);
d++}}
if(i.clientId!==void 0&&n.call(i,`clientId`)&&(i.authorizationServerIssuer===void 0||!n.call(i,`authorizationServerIssuer`))){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/remote/properties/oauth/then/dependentRequired`,
keyword:`dependentRequired`,
params:{
property:`clientId`,
missingProperty:`authorizationServerIssuer`,
depsCount:1,
deps:`authorizationServerIssuer`}};
u=c(u,e);
d++}}else{
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/remote/properties/oauth/then/type`,
keyword:`type`,
params:{
type:`object`}};
u=c(u,e);
d++}
var p=e===d;
o=p;
if(o){
var h={};
h.clientId=!0;
h.clientSecret=!0;
h.callbackPort=!0;
h.scopes=!0}
l=`then`}else{
let e=d;
if(!1!==i){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/remote/properties/oauth/else/const`,
keyword:`const`,
params:{
allowedValue:!1}};
u=c(u,e);
d++}
var p=e===d;
o=p;
l=`else`}
if(!o){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/remote/properties/oauth/if`,
keyword:`if`,
params:{
failingKeyword:l}};
u=c(u,e);
d++}}}else{
u=c(u,{
instancePath:t,
schemaPath:`#/$defs/remote/type`,
keyword:`type`,
params:{
type:`object`}});
d++}
i.errors=u;
return d===0}
i.evaluated={
props:{
url:!0,
headers:!0,
oauth:!0},
dynamicProps:!1,
dynamicItems:!1};
function a(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:o=e,
dynamicAnchors:s={}}={}){
let l=null;
let u=0;
let d=a.evaluated;
d.dynamicProps&&(d.props=void 0);
d.dynamicItems&&(d.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
l=c(l,{
instancePath:t,
schemaPath:`#/$defs/local/required`,
keyword:`required`,
params:{
missingProperty:`command`}});
u++}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/local/properties/command/type`,
keyword:`type`,
params:{
type:`string`}};
l=c(l,e);
u++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/args/`+r,
schemaPath:`#/$defs/local/properties/args/items/type`,
keyword:`type`,
params:{
type:`string`}};
l=c(l,e);
u++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/local/properties/args/type`,
keyword:`type`,
params:{
type:`array`}};
l=c(l,e);
u++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/local/properties/env/additionalProperties/type`,
keyword:`type`,
params:{
type:`string`}};
l=c(l,n);
u++}}else{
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/local/properties/env/type`,
keyword:`type`,
params:{
type:`object`}};
l=c(l,e);
u++}}}else{
l=c(l,{
instancePath:t,
schemaPath:`#/$defs/local/type`,
keyword:`type`,
params:{
type:`object`}});
u++}
a.errors=l;
return u===0}
a.evaluated={
props:{
command:!0,
args:!0,
env:!0},
dynamicProps:!1,
dynamicItems:!1};
function o(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:s,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
let m=o.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
let h=p;
let g=!0;
let _=p;
if(p===_){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
f=c(f,{});
p++}else 
if(e.type!==void 0&&n.call(e,`type`)){
let t=e.type;
if(t!==`http`&&t!==`sse`){
f=c(f,{});
p++}}}else{
f=c(f,{});
p++}}
var v=_===p;
p=h;
f!==null&&(h?f.length=Math.min(f.length,h):f=null);
if(v){
let n=p;
if(!i(e,{
instancePath:t,
parentData:r,
parentDataProperty:s,
rootData:u,
dynamicAnchors:d})){
f=l(f,i.errors);
p+=i.errors.length}
var v=n===p;
g=v;
if(g){
var y={};
y.url=!0;
y.headers=!0;
y.oauth=!0;
y.type=!0}}
if(!g){
f=c(f,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
p++}
let b=p;
let x=!0;
let S=p;
if(p===S){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`stdio`){
f=c(f,{});
p++}}else{
f=c(f,{});
p++}}
var C=S===p;
p=b;
f!==null&&(b?f.length=Math.min(f.length,b):f=null);
if(C){
let n=p;
if(!a(e,{
instancePath:t,
parentData:r,
parentDataProperty:s,
rootData:u,
dynamicAnchors:d})){
f=l(f,a.errors);
p+=a.errors.length}
var C=n===p;
x=C;
if(x){
var w={};
w.command=!0;
w.args=!0;
w.env=!0;
w.type=!0}}
if(!x){
f=c(f,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
p++}
if(y!==!0&&w!==void 0){
if(w===!0)
y=!0;else{
y||={};
Object.assign(y,w)}}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(y!==!0){
y||={};
y.type=!0;
y.disabled=!0;
y.timeout=!0;
y.timeoutMs=!0;
y.enabledTools=!0;
y.disabledTools=!0}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/server/properties/type/type`,
keyword:`type`,
params:{
type:`string`}};
f=c(f,e);
p++}
if(n!==`stdio`&&n!==`http`&&n!==`sse`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/server/properties/type/enum`,
keyword:`enum`,
params:{}};
f=c(f,e);
p++}}
if(e.disabled!==void 0&&n.call(e,`disabled`)){
let n=e.disabled;
let r=p;
let i=!0;
let a=p;
if(n!==!0&&n!==!1&&n!==0&&n!==``&&n!==null&&n!==`true`&&n!==1){
f=c(f,{});
p++}
var T=a===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
let o;
if(T){
let e=p;
if(typeof n!=`boolean`){
let e={
instancePath:t+`/disabled`,
schemaPath:`#/$defs/server/properties/disabled/then/type`,
keyword:`type`,
params:{
type:`boolean`}};
f=c(f,e);
p++}
var T=e===p;
i=T;
o=`then`}else{
let e=p;
if(typeof n!=`boolean`){
let e={
instancePath:t+`/disabled`,
schemaPath:`#/$defs/server/properties/disabled/else/type`,
keyword:`type`,
params:{
type:`boolean`}};
f=c(f,e);
p++}
var T=e===p;
i=T;
o=`else`}
if(!i){
let e={
instancePath:t+`/disabled`,
schemaPath:`#/$defs/server/properties/disabled/if`,
keyword:`if`,
params:{
failingKeyword:o}};
f=c(f,e);
p++}}
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
if(typeof n==`number`&&isFinite(n)){
if(n<=0||isNaN(n)){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/server/properties/timeout/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}};
f=c(f,e);
p++}}else{
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/server/properties/timeout/type`,
keyword:`type`,
params:{
type:`number`}};
f=c(f,e);
p++}}
if(e.timeoutMs!==void 0&&n.call(e,`timeoutMs`)){
let n=e.timeoutMs;
if(!(typeof n==`number`&&isFinite(n))){
let e={
instancePath:t+`/timeoutMs`,
schemaPath:`#/$defs/server/properties/timeoutMs/type`,
keyword:`type`,
params:{
type:`number`}};
f=c(f,e);
p++}}
if(e.enabledTools!==void 0&&n.call(e,`enabledTools`)){
let n=e.enabledTools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/enabledTools/`+r,
schemaPath:`#/$defs/server/properties/enabledTools/items/type`,
keyword:`type`,
params:{
type:`string`}};
f=c(f,e);
p++}}else{
let e={
instancePath:t+`/enabledTools`,
schemaPath:`#/$defs/server/properties/enabledTools/type`,
keyword:`type`,
params:{
type:`array`}};
f=c(f,e);
p++}}
if(e.disabledTools!==void 0&&n.call(e,`disabledTools`)){
let n=e.disabledTools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/disabledTools/`+r,
schemaPath:`#/$defs/server/properties/disabledTools/items/type`,
keyword:`type`,
params:{
type:`string`}};
f=c(f,e);
p++}}else{
let e={
instancePath:t+`/disabledTools`,
schemaPath:`#/$defs/server/properties/disabledTools/type`,
keyword:`type`,
params:{
type:`array`}};
f=c(f,e);
p++}}}else{
f=c(f,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{
type:`object`}});
p++}
o.errors=f;
m.props=y;
return p===0}
o.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function s(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
let p=s.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers===void 0||!n.call(e,`mcpServers`)){
d=c(d,{
instancePath:t,
schemaPath:`#/required`,
keyword:`required`,
params:{
missingProperty:`mcpServers`}});
f++}
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let n=e.mcpServers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!o(n[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:a,
dynamicAnchors:u})){
d=l(d,o.errors);
f+=o.errors.length}}else{
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/properties/mcpServers/type`,
keyword:`type`,
params:{
type:`object`}};
d=c(d,e);
f++}}}else{
d=c(d,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{
type:`object`}});
f++}
s.errors=d;
return f===0}
s.evaluated={
props:{
mcpServers:!0},
dynamicProps:!1,
dynamicItems:!1};
function c(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function l(e,t){
if(e===null)
return t;
for(
let n of t)
c(e,n);
return e}}));
exports.factory_exports=n;
exports.require_factory=f;