"use strict";
const e=require("./rolldown-runtime.js");
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
parsed:`unless-variable`,
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
clash:{
within:`one`,
across:`one`},
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
let l=0;
let u=r.evaluated;
u.dynamicProps&&(u.props=void 0);
u.dynamicItems&&(u.items=void 0);
let d=l;
let f=!0;
let p=l;
if(l===p){
if(Array.isArray(e)){
let t=l;
let n=e.length;
for(
let t=0;t<n;t++){
let n=l;
let r=l;
let i=l;
if(typeof e[t]!=`string`){
s=c(s,{});
l++}
if(i===l){
s=c(s,{});
l++}else{
l=r;
s!==null&&(r?s.length=Math.min(s.length,r):s=null)}
var m=n===l;
if(m)
break}
if(m){
l=t;
s!==null&&(t?s.length=Math.min(s.length,t):s=null)}else{
s=c(s,{});
l++}}else{
s=c(s,{});
l++}}
var h=p===l;
l=d;
s!==null&&(d?s.length=Math.min(s.length,d):s=null);
let g;
if(h){
let n=l;
if(!e||typeof e!=`object`||Array.isArray(e)){
s=c(s,{
instancePath:t,
schemaPath:`#/$defs/texts/then/type`,
keyword:`type`,
params:{}});
l++}
var h=n===l;
f=h;
g=`then`}else{
let n=l;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(typeof e[n]!=`string`){
let e={
instancePath:t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/texts/else/additionalProperties/type`,
keyword:`type`,
params:{}};
s=c(s,e);
l++}}else{
s=c(s,{
instancePath:t,
schemaPath:`#/$defs/texts/else/type`,
keyword:`type`,
params:{}});
l++}
var h=n===l;
f=h;
if(f)
var _=!0;
g=`else`}
if(!f){
s=c(s,{
instancePath:t,
schemaPath:`#/$defs/texts/if`,
keyword:`if`,
params:{
failingKeyword:g}});
l++}
r.errors=s;
u.props=_;
return l===0}
r.evaluated={
items:!0,
dynamicProps:!0,
dynamicItems:!1};
function i(e,{
instancePath:t=``,
parentData:a,
parentDataProperty:o,
rootData:s=e,
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
let p=i.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
d=c(d,{
instancePath:t,
schemaPath:`#/$defs/remote/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
f++}
if(e.url!==void 0&&n.call(e,`url`)){
let n=e.url;
let r=f;
let i=!0;
let a=f;
if(f===a){
if(Array.isArray(n)){
if(n.length>1){
d=c(d,{});
f++}else 
if(n.length<1){
d=c(d,{});
f++}else{
let e=n.length;
for(
let t=0;t<e;t++){
let e=f;
if(typeof n[t]!=`string`){
d=c(d,{});
f++}
if(e!==f)
break}}}else{
d=c(d,{});
f++}}
var m=a===f;
f=r;
d!==null&&(r?d.length=Math.min(d.length,r):d=null);
let o;
if(m){
let e=f;
if(typeof n!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/remote/properties/url/then/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}
var m=e===f;
i=m;
o=`then`}else{
let e=f;
if(typeof n!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/remote/properties/url/else/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}
var m=e===f;
i=m;
o=`else`}
if(!i){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/remote/properties/url/if`,
keyword:`if`,
params:{
failingKeyword:o}};
d=c(d,e);
f++}}
if(e.headers!==void 0&&n.call(e,`headers`)&&!r(e.headers,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:s,
dynamicAnchors:u})){
d=l(d,r.errors);
f+=r.errors.length}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let r=e.oauth;
if((!r||typeof r!=`object`||Array.isArray(r))&&typeof r!=`boolean`){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/remote/properties/oauth/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}
let i=f;
let a=!0;
let o=f;
if(!r||typeof r!=`object`||Array.isArray(r)){
d=c(d,{});
f++}
var h=o===f;
f=i;
d!==null&&(i?d.length=Math.min(d.length,i):d=null);
let s;
if(h){
let e=f;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.clientId!==void 0&&n.call(r,`clientId`)&&typeof r.clientId!=`string`){
let e={
instancePath:t+`/oauth/clientId`,
schemaPath:`#/$defs/remote/properties/oauth/then/properties/clientId/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}
if(r.clientSecret!==void 0&&n.call(r,`clientSecret`)&&typeof r.clientSecret!=`string`){
let e={
instancePath:t+`/oauth/clientSecret`,
schemaPath:`#/$defs/remote/properties/oauth/then/properties/clientSecret/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}
if(r.callbackPort!==void 0&&n.call(r,`callbackPort`)){
let e=r.callbackPort;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
let e={
instancePath:t+`/oauth/callbackPort`,
schemaPath:`#/$defs/remote/properties/oauth/then/properties/callbackPort/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}
let n=f;
let i=!0;
let a=f;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
d=c(d,{});
f++}
var g=a===f;
f=n;
d!==null&&(n?d.length=Math.min(d.length,n):d=null);
if(g){
let n=f;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
let e={
instancePath:t+`/oauth/callbackPort`,
schemaPath:`#/$defs/remote/properties/oauth/then/properties/callbackPort/then/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}
if(typeof e==`number`&&isFinite(e)&&(e>65535||isNaN(e))){
let e={
instancePath:t+`/oauth/callbackPort`,
schemaPath:`#/$defs/remote/properties/oauth/then/properties/callbackPort/then/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:65535}};
d=c(d,e);
f++}
var g=n===f;
i=g}
if(!i){
let e={
instancePath:t+`/oauth/callbackPort`,
schemaPath:`#/$defs/remote/properties/oauth/then/properties/callbackPort/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
d=c(d,e);
f++}
if(typeof e==`number`&&isFinite(e)&&(e<1||isNaN(e))){
let e={
instancePath:t+`/oauth/callbackPort`,
schemaPath:`#/$defs/remote/properties/oauth/then/properties/callbackPort/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:1}};
d=c(d,e);
f++}}
if(r.scopes!==void 0&&n.call(r,`scopes`)){
let e=r.scopes;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
let e={
instancePath:t+`/oauth/scopes/`+r,
schemaPath:`#/$defs/remote/properties/oauth/then/properties/scopes/items/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}}else{
let e={
instancePath:t+`/oauth/scopes`,
schemaPath:`#/$defs/remote/properties/oauth/then/properties/scopes/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}}
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
d=c(d,e);
f++}}else{
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/remote/properties/oauth/then/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}
var h=e===f;
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
let e=f;
if(!1!==r){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/remote/properties/oauth/else/const`,
keyword:`const`,
params:{
allowedValue:!1}};
d=c(d,e);
f++}
var h=e===f;
a=h;
s=`else`}
if(!a){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/remote/properties/oauth/if`,
keyword:`if`,
params:{
failingKeyword:s}};
d=c(d,e);
f++}}}else{
d=c(d,{
instancePath:t,
schemaPath:`#/$defs/remote/type`,
keyword:`type`,
params:{}});
f++}
i.errors=d;
return f===0}
i.evaluated={
props:{
url:!0,
headers:!0,
oauth:!0},
dynamicProps:!1,
dynamicItems:!1};
function a(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:o,
rootData:s=e,
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
let p=a.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
d=c(d,{
instancePath:t,
schemaPath:`#/$defs/local/required`,
keyword:`required`,
params:{
missingProperty:`command`}});
f++}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/local/properties/command/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}
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
params:{}};
d=c(d,e);
f++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/local/properties/args/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}}
if(e.env!==void 0&&n.call(e,`env`)&&!r(e.env,{
instancePath:t+`/env`,
parentData:e,
parentDataProperty:`env`,
rootData:s,
dynamicAnchors:u})){
d=l(d,r.errors);
f+=r.errors.length}}else{
d=c(d,{
instancePath:t,
schemaPath:`#/$defs/local/type`,
keyword:`type`,
params:{}});
f++}
a.errors=d;
return f===0}
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
params:{}};
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
params:{}};
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
params:{}};
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
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/server/properties/timeout/type`,
keyword:`type`,
params:{}};
f=c(f,e);
p++}
if(typeof n==`number`&&isFinite(n)){
if(n>2147483647||isNaN(n)){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/server/properties/timeout/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:2147483647}};
f=c(f,e);
p++}
if(n<=0||isNaN(n)){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/server/properties/timeout/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}};
f=c(f,e);
p++}}}
if(e.timeoutMs!==void 0&&n.call(e,`timeoutMs`)){
let n=e.timeoutMs;
if(!(typeof n==`number`&&isFinite(n))){
let e={
instancePath:t+`/timeoutMs`,
schemaPath:`#/$defs/server/properties/timeoutMs/type`,
keyword:`type`,
params:{}};
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
params:{}};
f=c(f,e);
p++}}else{
let e={
instancePath:t+`/enabledTools`,
schemaPath:`#/$defs/server/properties/enabledTools/type`,
keyword:`type`,
params:{}};
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
params:{}};
f=c(f,e);
p++}}else{
let e={
instancePath:t+`/disabledTools`,
schemaPath:`#/$defs/server/properties/disabledTools/type`,
keyword:`type`,
params:{}};
f=c(f,e);
p++}}}else{
f=c(f,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
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
params:{}};
d=c(d,e);
f++}}}else{
d=c(d,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
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
exports.require_factory=m;