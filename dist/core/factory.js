"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
var n=e.__exportAll({
default:()=>p});
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
reaction:o,
userAlone:o},
unsendable:o,
starts:{
blanks:`one-program`,
by:`R:FAC`},
keepsTilde:{
words:`R:FAC`},
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
language:`json`,
comments:!0,
trailingCommas:!1,
bom:i,
empty:i,
broken:i,
duplicates:r};
const u={
id:`factory`,
title:`Factory Droid's servers`,
files:[`.factory/mcp.json`],
userFiles:[`~/.factory/mcp.json`],
schemaBy:`R:FAC`,
syntax:l,
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
const d={
id:`factory-misplaced`,
title:`Factory Droid's settings`,
files:[`.factory/settings.json`,`.factory/settings.local.json`],
userFiles:[`~/.factory/settings.json`,`~/.factory/settings.local.json`],
schema:`none`,
schemaBy:`R:FAC`,
syntax:{...l,
comments:!0,
broken:r,
bom:r,
empty:r},
servers:[],
noMap:r,
badRoot:r,
unread:[{
at:[`mcpServers`],
instead:`.factory/mcp.json`,
insteadOfUser:`~/.factory/mcp.json`,
by:`R:FAC`}],
place:`settings files`,
claims:`shape`};
function f(e){
return e.replace(/[\s.]/g,`-`).replace(/[^A-Za-z0-9_-]/g,``).replace(/(?<!-)-+$/,``).slice(0,32)||`invalid-server-name`}
var p=t.defineClient({
id:`factory`,
name:`Factory Droid`,
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
formats:[u,d],
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
server:f,
name:(e,t)=>`${f(e)}___${t}`,
collision:`of two servers whose names become one, one is left; tools of one server that become one get a hash and stay`,
alike:{
effect:`drops-server`,
by:`R:FAC`},
clash:{},
by:`R:FAC`}});
var m=e.__commonJSMin(((e,t)=>{
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
"texts": {
"if": {
"type": "array",
"contains": {
"not": {
"type": "string"
}
}
},
"then": {
"type": "object",
"x-effect": "fails-server",
"x-by": "R:FAC"
},
"else": {
"type": "object",
"additionalProperties": {
"type": "string",
"x-effect": "fails-server"
}
}
},
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
"type": "integer",
"exclusiveMinimum": 0,
"maximum": 2147483647
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
"$ref": "#/$defs/texts"
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
"if": {
"type": "array",
"minItems": 1,
"maxItems": 1,
"items": {
"type": "string"
}
},
"then": {
"type": "string",
"x-effect": "warns",
"x-by": "R:FAC"
},
"else": {
"type": "string",
"x-effect": "fails-server"
}
},
"headers": {
"$ref": "#/$defs/texts"
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
},
"resource": {},
"authorizationServerIssuer": {},
"clientMetadataUrl": {},
"tokenEndpointAuthMethod": {}
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
function r(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let u=0;
let d=u;
let f=!0;
let p=u;
if(u===p){
if(Array.isArray(e)){
let t=u;
let n=e.length;
for(
let t=0;t<n;t++){
let n=u;
let r=u;
let i=u;
if(typeof e[t]!=`string`){
s=c(s,{});
u++}
if(i===u){
s=c(s,{});
u++}else{
u=r;
s!==null&&(r?s.length=Math.min(s.length,r):s=null)}
var m=n===u;
if(m)
break}
if(m){
u=t;
s!==null&&(t?s.length=Math.min(s.length,t):s=null)}else{
s=c(s,{});
u++}}else{
s=c(s,{});
u++}}
var h=p===u;
u=d;
s!==null&&(d?s.length=Math.min(s.length,d):s=null);
let g;
if(h){
let n=u;
if(!e||typeof e!=`object`||Array.isArray(e)){
s=c(s,{
instancePath:t,
schemaPath:`#/$defs/texts/then/type`,
keyword:`type`,
params:{}});
u++}
var h=n===u;
f=h;
g=`then`}else{
let n=u;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(typeof e[n]!=`string`){
s=l(s,t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/texts/else/additionalProperties/type`);
u++}}else{
s=c(s,{
instancePath:t,
schemaPath:`#/$defs/texts/else/type`,
keyword:`type`,
params:{}});
u++}
var h=n===u;
f=h;
g=`else`}
if(!f){
s=c(s,{
instancePath:t,
schemaPath:`#/$defs/texts/if`,
keyword:`if`,
params:{
failingKeyword:g}});
u++}
r.errors=s;
return u===0}
function i(e,{
instancePath:t=``,
parentData:a,
parentDataProperty:o,
rootData:s=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
f=c(f,{
instancePath:t,
schemaPath:`#/$defs/remote/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
p++}
if(e.url!==void 0&&n.call(e,`url`)){
let n=e.url;
let r=p;
let i=!0;
let a=p;
if(p===a){
if(Array.isArray(n)){
if(n.length>1){
f=c(f,{});
p++}else 
if(n.length<1){
f=c(f,{});
p++}else{
let e=n.length;
for(
let t=0;t<e;t++){
let e=p;
if(typeof n[t]!=`string`){
f=c(f,{});
p++}
if(e!==p)
break}}}else{
f=c(f,{});
p++}}
var m=a===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
let o;
if(m){
let e=p;
if(typeof n!=`string`){
f=l(f,t+`/url`,`#/$defs/remote/properties/url/then/type`);
p++}
var m=e===p;
i=m;
o=`then`}else{
let e=p;
if(typeof n!=`string`){
f=l(f,t+`/url`,`#/$defs/remote/properties/url/else/type`);
p++}
var m=e===p;
i=m;
o=`else`}
if(!i){
f=l(f,t+`/url`,`#/$defs/remote/properties/url/if`,{
failingKeyword:o});
p++}}
if(e.headers!==void 0&&n.call(e,`headers`)&&!r(e.headers,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:s,
dynamicAnchors:d})){
f=u(f,r.errors);
p+=r.errors.length}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let r=e.oauth;
if((!r||typeof r!=`object`||Array.isArray(r))&&typeof r!=`boolean`){
f=l(f,t+`/oauth`,`#/$defs/remote/properties/oauth/type`);
p++}
let i=p;
let a=!0;
let o=p;
if(!r||typeof r!=`object`||Array.isArray(r)){
f=c(f,{});
p++}
var h=o===p;
p=i;
f!==null&&(i?f.length=Math.min(f.length,i):f=null);
let s;
if(h){
let e=p;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.clientId!==void 0&&n.call(r,`clientId`)&&typeof r.clientId!=`string`){
f=l(f,t+`/oauth/clientId`,`#/$defs/remote/properties/oauth/then/properties/clientId/type`);
p++}
if(r.clientSecret!==void 0&&n.call(r,`clientSecret`)&&typeof r.clientSecret!=`string`){
f=l(f,t+`/oauth/clientSecret`,`#/$defs/remote/properties/oauth/then/properties/clientSecret/type`);
p++}
if(r.callbackPort!==void 0&&n.call(r,`callbackPort`)){
let e=r.callbackPort;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
f=l(f,t+`/oauth/callbackPort`,`#/$defs/remote/properties/oauth/then/properties/callbackPort/type`);
p++}
let n=p;
let i=!0;
let a=p;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
f=c(f,{});
p++}
var g=a===p;
p=n;
f!==null&&(n?f.length=Math.min(f.length,n):f=null);
if(g){
let n=p;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
f=l(f,t+`/oauth/callbackPort`,`#/$defs/remote/properties/oauth/then/properties/callbackPort/then/type`);
p++}
if(typeof e==`number`&&isFinite(e)&&(e>65535||isNaN(e))){
f=l(f,t+`/oauth/callbackPort`,`#/$defs/remote/properties/oauth/then/properties/callbackPort/then/maximum`,{
comparison:`<=`,
limit:65535});
p++}
var g=n===p;
i=g}
if(!i){
f=l(f,t+`/oauth/callbackPort`,`#/$defs/remote/properties/oauth/then/properties/callbackPort/if`,{
failingKeyword:`then`});
p++}
if(typeof e==`number`&&isFinite(e)&&(e<1||isNaN(e))){
f=l(f,t+`/oauth/callbackPort`,`#/$defs/remote/properties/oauth/then/properties/callbackPort/minimum`,{
comparison:`>=`,
limit:1});
p++}}
if(r.scopes!==void 0&&n.call(r,`scopes`)){
let e=r.scopes;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
f=l(f,t+`/oauth/scopes/`+r,`#/$defs/remote/properties/oauth/then/properties/scopes/items/type`);
p++}}else{
f=l(f,t+`/oauth/scopes`,`#/$defs/remote/properties/oauth/then/properties/scopes/type`);
p++}}
if(r.clientId!==void 0&&n.call(r,`clientId`)&&(r.authorizationServerIssuer===void 0||!n.call(r,`authorizationServerIssuer`))){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/remote/properties/oauth/then/dependentRequired`,
keyword:`dependentRequired`,
params:{
property:`clientId`,
missingProperty:`authorizationServerIssuer`,
depsCount:1,
deps:`authorizationServerIssuer`}};
f=c(f,e);
p++}}else{
f=l(f,t+`/oauth`,`#/$defs/remote/properties/oauth/then/type`);
p++}
var h=e===p;
a=h;
if(a){
var _={};
_.clientId=!0;
_.clientSecret=!0;
_.callbackPort=!0;
_.scopes=!0;
_.resource=!0;
_.authorizationServerIssuer=!0;
_.clientMetadataUrl=!0;
_.tokenEndpointAuthMethod=!0}
s=`then`}else{
let e=p;
if(!1!==r){
f=l(f,t+`/oauth`,`#/$defs/remote/properties/oauth/else/const`,{
allowedValue:!1});
p++}
var h=e===p;
a=h;
s=`else`}
if(!a){
f=l(f,t+`/oauth`,`#/$defs/remote/properties/oauth/if`,{
failingKeyword:s});
p++}}}else{
f=c(f,{
instancePath:t,
schemaPath:`#/$defs/remote/type`,
keyword:`type`,
params:{}});
p++}
i.errors=f;
return p===0}
function a(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:o,
rootData:s=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
f=c(f,{
instancePath:t,
schemaPath:`#/$defs/local/required`,
keyword:`required`,
params:{
missingProperty:`command`}});
p++}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
f=l(f,t+`/command`,`#/$defs/local/properties/command/type`);
p++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
f=l(f,t+`/args/`+r,`#/$defs/local/properties/args/items/type`);
p++}}else{
f=l(f,t+`/args`,`#/$defs/local/properties/args/type`);
p++}}
if(e.env!==void 0&&n.call(e,`env`)&&!r(e.env,{
instancePath:t+`/env`,
parentData:e,
parentDataProperty:`env`,
rootData:s,
dynamicAnchors:d})){
f=u(f,r.errors);
p+=r.errors.length}}else{
f=c(f,{
instancePath:t,
schemaPath:`#/$defs/local/type`,
keyword:`type`,
params:{}});
p++}
a.errors=f;
return p===0}
function o(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:s,
rootData:d=e,
dynamicAnchors:f={}}={}){
let p=null;
let m=0;
let h=m;
let g=!0;
let _=m;
if(m===_){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
p=c(p,{});
m++}else 
if(e.type!==void 0&&n.call(e,`type`)){
let t=e.type;
if(t!==`http`&&t!==`sse`){
p=c(p,{});
m++}}}else{
p=c(p,{});
m++}}
var v=_===m;
m=h;
p!==null&&(h?p.length=Math.min(p.length,h):p=null);
if(v){
let n=m;
if(!i(e,{
instancePath:t,
parentData:r,
parentDataProperty:s,
rootData:d,
dynamicAnchors:f})){
p=u(p,i.errors);
m+=i.errors.length}
var v=n===m;
g=v;
if(g){
var y={};
y.url=!0;
y.headers=!0;
y.oauth=!0;
y.type=!0}}
if(!g){
p=c(p,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
m++}
let b=m;
let x=!0;
let S=m;
if(m===S){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`stdio`){
p=c(p,{});
m++}}else{
p=c(p,{});
m++}}
var C=S===m;
m=b;
p!==null&&(b?p.length=Math.min(p.length,b):p=null);
if(C){
let n=m;
if(!a(e,{
instancePath:t,
parentData:r,
parentDataProperty:s,
rootData:d,
dynamicAnchors:f})){
p=u(p,a.errors);
m+=a.errors.length}
var C=n===m;
x=C;
if(x){
var w={};
w.command=!0;
w.args=!0;
w.env=!0;
w.type=!0}}
if(!x){
p=c(p,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
m++}
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
p=l(p,t+`/type`,`#/$defs/server/properties/type/type`);
m++}
if(n!==`stdio`&&n!==`http`&&n!==`sse`){
p=l(p,t+`/type`,`#/$defs/server/properties/type/enum`);
m++}}
if(e.disabled!==void 0&&n.call(e,`disabled`)){
let n=e.disabled;
let r=m;
let i=!0;
let a=m;
if(n!==!0&&n!==!1&&n!==0&&n!==``&&n!==null&&n!==`true`&&n!==1){
p=c(p,{});
m++}
var T=a===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
let o;
if(T){
let e=m;
if(typeof n!=`boolean`){
p=l(p,t+`/disabled`,`#/$defs/server/properties/disabled/then/type`);
m++}
var T=e===m;
i=T;
o=`then`}else{
let e=m;
if(typeof n!=`boolean`){
p=l(p,t+`/disabled`,`#/$defs/server/properties/disabled/else/type`);
m++}
var T=e===m;
i=T;
o=`else`}
if(!i){
p=l(p,t+`/disabled`,`#/$defs/server/properties/disabled/if`,{
failingKeyword:o});
m++}}
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
p=l(p,t+`/timeout`,`#/$defs/server/properties/timeout/type`);
m++}
if(typeof n==`number`&&isFinite(n)){
if(n>2147483647||isNaN(n)){
p=l(p,t+`/timeout`,`#/$defs/server/properties/timeout/maximum`,{
comparison:`<=`,
limit:2147483647});
m++}
if(n<=0||isNaN(n)){
p=l(p,t+`/timeout`,`#/$defs/server/properties/timeout/exclusiveMinimum`,{
comparison:`>`,
limit:0});
m++}}}
if(e.timeoutMs!==void 0&&n.call(e,`timeoutMs`)){
let n=e.timeoutMs;
if(!(typeof n==`number`&&isFinite(n))){
p=l(p,t+`/timeoutMs`,`#/$defs/server/properties/timeoutMs/type`);
m++}}
if(e.enabledTools!==void 0&&n.call(e,`enabledTools`)){
let n=e.enabledTools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
p=l(p,t+`/enabledTools/`+r,`#/$defs/server/properties/enabledTools/items/type`);
m++}}else{
p=l(p,t+`/enabledTools`,`#/$defs/server/properties/enabledTools/type`);
m++}}
if(e.disabledTools!==void 0&&n.call(e,`disabledTools`)){
let n=e.disabledTools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
p=l(p,t+`/disabledTools/`+r,`#/$defs/server/properties/disabledTools/items/type`);
m++}}else{
p=l(p,t+`/disabledTools`,`#/$defs/server/properties/disabledTools/type`);
m++}}}else{
p=c(p,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
m++}
o.errors=p;
return m===0}
function s(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers===void 0||!n.call(e,`mcpServers`)){
f=c(f,{
instancePath:t,
schemaPath:`#/required`,
keyword:`required`,
params:{
missingProperty:`mcpServers`}});
p++}
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
dynamicAnchors:d})){
f=u(f,o.errors);
p+=o.errors.length}}else{
f=l(f,t+`/mcpServers`,`#/properties/mcpServers/type`);
p++}}}else{
f=c(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
p++}
s.errors=f;
return p===0}
function c(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function l(e,t,n,r={}){
return c(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function u(e,t){
if(e===null)
return t;
for(
let n of t)
c(e,n);
return e}}));
exports.factory_exports=n;
exports.require_factory=m;