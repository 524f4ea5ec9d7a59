"use strict";
const e=require("./rolldown-runtime.js");
const t=require("./core.js");
var n=e.__exportAll({
default:()=>C,
toolName:()=>S});
const r={
effect:`warns`,
by:`R:GEM`};
const i={
effect:`fine`,
by:`R:GEM`};
const a={
effect:`fails-server`,
by:`R:GEM`};
const o={
effect:`refuses-file`,
by:`R:GEM`,
note:`Gemini CLI does not start`};
const s=[`$NAME`,"${NAME}","${NAME:-default}"];
const c={
by:`R:GEM`,
transportKey:`type`,
transportKeyNeedsUrl:!0,
spellings:{
stdio:`stdio`,
http:`http`,
sse:`sse`},
inferred:{
command:`stdio`,
url:`http`,
urlReaction:i},
fields:{
type:{
is:`transport`,
note:"read only beside a `url`; 0.22 and 0.23 refused the key, older versions ignored it"},
command:{
is:`command`,
for:[`stdio`]},
args:{
is:`args`,
for:[`stdio`]},
env:{
is:`env`,
for:[`stdio`],
note:`every value is a string`},
cwd:{
is:`cwd`,
for:[`stdio`]},
url:{
is:`url`,
for:[`http`,`sse`],
note:"Streamable HTTP without a `type`; SSE until December 2025"},
httpUrl:{
is:`url`,
for:[`http`],
selects:`http`,
deprecated:{
use:`url`},
by:`H:GEM2`,
note:"wins over `url` and `command`"},
headers:{
is:`headers`,
for:[`http`,`sse`]},
tcp:{
is:`other`,
idle:!0,
by:`H:GEM2`,
note:`declared, and used for nothing`},
timeout:{
is:`timeout`,
unit:`ms`,
default:`600000`,
by:`H:GEM2`},
trust:{
is:`trust`,
default:`false`,
approvesAll:!0},
description:{
is:`description`},
includeTools:{
is:`toolsAllowed`},
excludeTools:{
is:`toolsDenied`,
by:`H:GEM2`,
note:"wins over `includeTools`"},
oauth:{
is:`oauth`,
takes:[`object`],
keys:{
enabled:`own`,
clientId:`clientId`,
clientSecret:`clientSecret`,
authorizationUrl:`authorizationUrl`,
tokenUrl:`tokenUrl`,
issuer:`issuer`,
registrationUrl:`registrationUrl`,
redirectUri:`redirectUri`,
scopes:`scopes`,
audiences:`own`,
tokenParamName:`own`},
by:`H:GEMO`},
authProviderType:{
is:`auth`,
takes:[`text`],
by:`H:GEM2`},
targetAudience:{
is:`other`,
by:`H:GEM2`},
targetServiceAccount:{
is:`other`,
by:`H:GEM2`},
transport:{
is:`transport`,
unread:!0},
serverUrl:{
is:`url`,
unread:!0},
disabled:{
is:`disabled`,
unread:!0},
enabled:{
is:`enabled`,
unread:!0},
alwaysAllow:{
is:`autoApprove`,
unread:!0},
autoApprove:{
is:`autoApprove`,
unread:!0}},
bad:r,
emptyMeansAbsent:`fields`,
switchOff:`name the server in "excluded" of the settings "mcp", or run "gemini mcp disable"`,
notObject:{...a,
note:`with a warning`},
nullEntry:{
effect:`crashes`,
by:`R:GEM`},
neither:a,
overrides:[`env`,`cwd`,`headers`,`timeout`,`trust`,`description`,`includeTools`,`excludeTools`,`oauth`,`authProviderType`,`targetAudience`,`targetServiceAccount`],
both:{
winner:`url`,
reaction:{
effect:`ignored`,
by:`R:GEM`}},
unknownTransport:{
withCommand:r,
withUrl:r},
mismatch:i,
nullMeansAbsent:!0,
urls:{
parsed:`unless-variable`,
reaction:a,
userInfo:a},
unsendable:a,
ownHeaders:{
names:[`connection`,`content-length`,`expect`,`transfer-encoding`,`upgrade`],
reaction:a},
starts:{
blanks:`one-program`,
keepsTilde:!0,
cwdKeepsTilde:{
by:`R:GEM`},
by:`R:GEM`},
placeholders:{
in:{
command:s,
args:s,
env:[...s,`%NAME%`],
cwd:s,
url:s,
headers:s},
unset:[{
in:[`cwd`],
reaction:a}],
whenUnset:"the text stays as it is; in `env` it becomes empty",
by:`R:GEM`},
names:[{
pattern:/^(?:[^_]*|__proto__)$/,
allows:`characters other than "_"`,
fault:`holds a "_"`,
reaction:{
effect:`fine`,
by:`H:GEM2`,
note:`rules of its policy split the name of a tool at the first "_"`}}],
reserved:[{
name:`__proto__`,
reaction:{
effect:`drops-server`,
by:`R:GEM`}}]};
const l={
language:`json`,
comments:!0,
trailingCommas:!1,
bom:o,
empty:o,
broken:o,
duplicates:i};
const u={
as:`list`,
form:`S`,
server:e=>e.toLowerCase(),
by:`H:GEM2`};
const d={
id:`gemini`,
title:`Gemini CLI's settings`,
files:[`.gemini/settings.json`],
userFiles:[`~/.gemini/settings.json`],
schemaBy:`R:GEM`,
syntax:l,
servers:[{
at:[`mcpServers`]}],
noMap:i,
badRoot:o,
arrayMap:r,
nested:{
effect:`skips-servers`,
by:`R:GEM`},
dialect:c,
references:[{...u,
at:[`mcp`,`allowed`],
switches:`only`},{...u,
at:[`mcp`,`excluded`],
switches:`off`}],
claims:`shape`,
unmistakable:!0};
const{
nested:f,...p}=d;
const m={...p,
id:`gemini-misplaced`,
title:`a servers file where Gemini CLI does not look`,
files:[`.gemini/mcp.json`],
userFiles:[`~/.gemini/mcp.json`],
schema:`none`,
schemaBy:`H:GEM2`,
syntax:{...l,
broken:i},
servers:[],
badRoot:i,
references:[],
place:`this path`,
unread:[{
at:[`mcpServers`],
instead:`.gemini/settings.json`,
insteadOfUser:`~/.gemini/settings.json`,
by:`H:GEM2`}]};
const{
trust:h,...g}=c.fields;
const _=[...s,"${workspaceFolder}"];
const v={
effect:`fine`,
by:`H:GEM2`};
const y={
effect:`ignored`,
by:`H:GEM2`};
const b={...p,
id:`gemini-extension`,
belongsTo:`plugin`,
title:`the manifest of a Gemini CLI extension`,
files:[`gemini-extension.json`],
userFiles:[],
schemaBy:`H:GEM2`,
syntax:{...l,
comments:!1,
bom:{
effect:`refuses-file`,
by:`M:GEM2`},
empty:{
effect:`refuses-file`,
by:`M:GEM2`},
broken:{
effect:`refuses-file`,
by:`M:GEM2`}},
claims:`path`,
noMap:v,
badRoot:{
effect:`refuses-file`,
by:`M:GEM2`},
arrayMap:{
effect:`refuses-file`,
by:`M:GEM2`},
dialect:{...c,
by:`H:GEM2`,
fields:{...g,
trust:{
is:`trust`,
unread:!0,
by:`H:GEM2`,
note:`an extension cannot vouch for itself`}},
bad:v,
notObject:{
effect:`fails-server`,
by:`H:GEM2`},
nullEntry:{
effect:`crashes`,
by:`H:GEM2`},
neither:{
effect:`fails-server`,
by:`H:GEM2`},
overrides:[],
unknownTransport:{
withCommand:v,
withUrl:y},
placeholders:{
in:{
command:_,
args:_,
env:_,
cwd:_,
url:_,
headers:_},
whenUnset:`the text stays as it is`,
by:`H:GEM2`}}};
function x(e,t){
let n=`${e}_${t}`;
return(n.startsWith(`mcp_`)?n:`mcp_${n}`).replace(/[^A-Za-z0-9_.:-]/g,`_`)}
function S(e,t){
let n=x(e,t);
return n.length>63?`${n.slice(0,30)}...${n.slice(-30)}`:n}
var C=t.defineClient({
id:`gemini`,
name:`Gemini CLI`,
about:"Google\u2019s agent for the terminal. Its servers stand in `.gemini/settings.json`, beside all other settings; what does not fit the shape is warned about and used as far as it can be.",
sources:{
GEM:{
title:`@google/gemini-cli, run`,
version:`0.61.0`,
date:`2026-11-19`,
recordings:[`gemini`]},
GEMT:{
title:`google-gemini/gemini-cli#11778, a report`,
version:`2025`,
date:`2026-11-18`},
GEMO:{
title:`@google/gemini-cli, its bundle, read`,
version:`0.61.0`,
date:`2026-11-19`},
GEM2:{
title:`google-gemini/gemini-cli 5411f11, read`,
version:`0.56 nightly`,
date:`2026-08-21`},
GEMS:{
title:"@google/gemini-cli, servers started by `gemini mcp list`",
version:`0.61.0`,
date:`2026-11-18`},
GEMD:{
title:`geminicli.com, environment variables`,
version:`2026-11`,
date:`2026-11-18`},
GEM3:{
title:`google-gemini/gemini-cli packages/cli/src/config/extension.ts and extension-manager.ts, read`,
version:`2025-10 and newer`,
date:`2026-11-18`}},
formats:[d,b,m],
moved:[{
env:`GEMINI_CLI_HOME`,
from:`~`,
by:`M:GEMD`}],
precedence:[{
sources:[{
format:`gemini`,
files:`project`},{
format:`gemini`,
files:`user`}],
same:`replaced`,
by:`R:GEM`}],
toolNames:{
form:`mcp_S_T`,
server:e=>e.replace(/[^A-Za-z0-9_.:-]/g,`_`),
name:S,
collision:`of two tools with one name the later one is used, with a line in the debug log`,
clash:{
within:`last`,
across:`one`},
limit:{
most:63,
length:(e,t)=>x(e,t).length,
over:`cut`,
by:`R:GEM`},
by:`R:GEM`}});
var w=e.__commonJSMin(((e,t)=>{
t.exports={
validate:o,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"properties": {
"mcpServers": {
"x-rule": "root-shape",
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/gemini-server"
}
}
},
"$defs": {
"gemini-server": {
"x-rule": "server-shape",
"type": "object",
"properties": {
"type": {
"x-rule": "transport-unknown",
"type": "string",
"enum": [
"stdio",
"sse",
"http"
]
},
"command": {
"x-effect": "fails-server",
"x-by": "H:GEM2",
"type": "string"
},
"args": {
"x-effect": "crashes",
"type": [
"array",
"null"
],
"items": {
"x-effect": "warns",
"type": "string"
},
"if": {
"type": "null"
},
"then": {
"x-effect": "warns",
"type": "array"
}
},
"env": {
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/gemini-server/$defs/expanded"
}
},
"cwd": {
"x-effect": "fails-server",
"x-by": "R:GEMS",
"type": [
"string",
"null"
],
"if": {
"type": "null"
},
"then": {
"x-effect": "warns",
"type": "string"
}
},
"url": {
"x-effect": "fails-server",
"x-by": "H:GEM2",
"type": "string"
},
"httpUrl": {
"x-effect": "fails-server",
"x-by": "H:GEM2",
"type": "string"
},
"headers": {
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/gemini-server/$defs/expanded"
}
},
"timeout": {
"if": {
"type": "number",
"minimum": 0
},
"then": {
"type": "number",
"minimum": 1,
"maximum": 2147483647,
"x-effect": "fails-server",
"x-by": "R:GEMS"
},
"else": {
"if": {
"type": "boolean"
},
"then": {
"type": "number",
"x-effect": "fails-server",
"x-by": "R:GEMS"
},
"else": {
"if": {
"enum": [
"",
null
]
},
"then": {
"type": "number",
"x-effect": "warns"
}
}
}
},
"trust": {
"type": [
"boolean",
"string"
],
"if": {
"type": "string"
},
"then": {
"enum": [
"true",
"false"
]
}
},
"description": {
"type": "string"
},
"includeTools": {
"type": "array",
"items": {
"type": "string"
}
},
"excludeTools": {
"type": "array",
"items": {
"type": "string"
}
},
"oauth": {
"type": "object"
},
"authProviderType": {
"enum": [
"dynamic_discovery",
"google_credentials",
"service_account_impersonation"
]
},
"targetAudience": {
"type": "string"
},
"targetServiceAccount": {
"type": "string"
},
"tcp": {
"type": "string"
}
},
"$defs": {
"expanded": {
"if": {
"enum": [
0,
false,
null
]
},
"then": {
"type": "string"
},
"else": {
"type": "string",
"x-effect": "fails-server",
"x-by": "R:GEM"
}
}
}
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
let r={
"x-rule":`server-shape`,
type:`object`,
properties:{
type:{
"x-rule":`transport-unknown`,
type:`string`,
enum:[`stdio`,`sse`,`http`]},
command:{
"x-effect":`fails-server`,
"x-by":`H:GEM2`,
type:`string`},
args:{
"x-effect":`crashes`,
type:[`array`,`null`],
items:{
"x-effect":`warns`,
type:`string`},
if:{
type:`null`},
then:{
"x-effect":`warns`,
type:`array`}},
env:{
type:`object`,
additionalProperties:{
$ref:`#/$defs/gemini-server/$defs/expanded`}},
cwd:{
"x-effect":`fails-server`,
"x-by":`R:GEMS`,
type:[`string`,`null`],
if:{
type:`null`},
then:{
"x-effect":`warns`,
type:`string`}},
url:{
"x-effect":`fails-server`,
"x-by":`H:GEM2`,
type:`string`},
httpUrl:{
"x-effect":`fails-server`,
"x-by":`H:GEM2`,
type:`string`},
headers:{
type:`object`,
additionalProperties:{
$ref:`#/$defs/gemini-server/$defs/expanded`}},
timeout:{
if:{
type:`number`,
minimum:0},
then:{
type:`number`,
minimum:1,
maximum:2147483647,
"x-effect":`fails-server`,
"x-by":`R:GEMS`},
else:{
if:{
type:`boolean`},
then:{
type:`number`,
"x-effect":`fails-server`,
"x-by":`R:GEMS`},
else:{
if:{
enum:[``,null]},
then:{
type:`number`,
"x-effect":`warns`}}}},
trust:{
type:[`boolean`,`string`],
if:{
type:`string`},
then:{
enum:[`true`,`false`]}},
description:{
type:`string`},
includeTools:{
type:`array`,
items:{
type:`string`}},
excludeTools:{
type:`array`,
items:{
type:`string`}},
oauth:{
type:`object`},
authProviderType:{
enum:[`dynamic_discovery`,`google_credentials`,`service_account_impersonation`]},
targetAudience:{
type:`string`},
targetServiceAccount:{
type:`string`},
tcp:{
type:`string`}},
$defs:{
expanded:{
if:{
enum:[0,!1,null]},
then:{
type:`string`},
else:{
type:`string`,
"x-effect":`fails-server`,
"x-by":`R:GEM`}}}};
function i(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:a=e,
dynamicAnchors:o={}}={}){
let c=null;
let l=0;
let u=i.evaluated;
u.dynamicProps&&(u.props=void 0);
u.dynamicItems&&(u.items=void 0);
let d=l;
let f=!0;
let p=l;
if(e!==0&&e!==!1&&e!==null){
c=s(c,{});
l++}
var m=p===l;
l=d;
c!==null&&(d?c.length=Math.min(c.length,d):c=null);
let h;
if(m){
let n=l;
if(typeof e!=`string`){
c=s(c,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/$defs/expanded/then/type`,
keyword:`type`,
params:{
type:`string`}});
l++}
var m=n===l;
f=m;
h=`then`}else{
let n=l;
if(typeof e!=`string`){
c=s(c,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/$defs/expanded/else/type`,
keyword:`type`,
params:{
type:`string`}});
l++}
var m=n===l;
f=m;
h=`else`}
if(!f){
c=s(c,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/$defs/expanded/if`,
keyword:`if`,
params:{
failingKeyword:h}});
l++}
i.errors=c;
return l===0}
i.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function a(e,{
instancePath:t=``,
parentData:o,
parentDataProperty:l,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
let m=a.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/gemini-server/properties/type/type`,
keyword:`type`,
params:{
type:`string`}};
f=s(f,e);
p++}
if(n!==`stdio`&&n!==`sse`&&n!==`http`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/gemini-server/properties/type/enum`,
keyword:`enum`,
params:{}};
f=s(f,e);
p++}}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/gemini-server/properties/command/type`,
keyword:`type`,
params:{
type:`string`}};
f=s(f,e);
p++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(!Array.isArray(n)&&n!==null){
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/gemini-server/properties/args/type`,
keyword:`type`,
params:{
type:r.properties.args.type}};
f=s(f,e);
p++}
let i=p;
let a=!0;
let o=p;
if(n!==null){
f=s(f,{});
p++}
var h=o===p;
p=i;
f!==null&&(i?f.length=Math.min(f.length,i):f=null);
if(h){
let e=p;
if(!Array.isArray(n)){
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/gemini-server/properties/args/then/type`,
keyword:`type`,
params:{
type:`array`}};
f=s(f,e);
p++}
var h=e===p;
a=h}
if(!a){
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/gemini-server/properties/args/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
f=s(f,e);
p++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/args/`+r,
schemaPath:`#/$defs/gemini-server/properties/args/items/type`,
keyword:`type`,
params:{
type:`string`}};
f=s(f,e);
p++}}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!i(n[e],{
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d})){
f=c(f,i.errors);
p+=i.errors.length}}else{
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/gemini-server/properties/env/type`,
keyword:`type`,
params:{
type:`object`}};
f=s(f,e);
p++}}
if(e.cwd!==void 0&&n.call(e,`cwd`)){
let n=e.cwd;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/gemini-server/properties/cwd/type`,
keyword:`type`,
params:{
type:r.properties.cwd.type}};
f=s(f,e);
p++}
let i=p;
let a=!0;
let o=p;
if(n!==null){
f=s(f,{});
p++}
var g=o===p;
p=i;
f!==null&&(i?f.length=Math.min(f.length,i):f=null);
if(g){
let e=p;
if(typeof n!=`string`){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/gemini-server/properties/cwd/then/type`,
keyword:`type`,
params:{
type:`string`}};
f=s(f,e);
p++}
var g=e===p;
a=g}
if(!a){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/gemini-server/properties/cwd/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
f=s(f,e);
p++}}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/gemini-server/properties/url/type`,
keyword:`type`,
params:{
type:`string`}};
f=s(f,e);
p++}
if(e.httpUrl!==void 0&&n.call(e,`httpUrl`)&&typeof e.httpUrl!=`string`){
let e={
instancePath:t+`/httpUrl`,
schemaPath:`#/$defs/gemini-server/properties/httpUrl/type`,
keyword:`type`,
params:{
type:`string`}};
f=s(f,e);
p++}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!i(n[e],{
instancePath:t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d})){
f=c(f,i.errors);
p+=i.errors.length}}else{
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/gemini-server/properties/headers/type`,
keyword:`type`,
params:{
type:`object`}};
f=s(f,e);
p++}}
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
let r=p;
let i=!0;
let a=p;
if(p===a){
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
f=s(f,{});
p++}}else{
f=s(f,{});
p++}}
var _=a===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
let o;
if(_){
let e=p;
if(typeof n==`number`&&isFinite(n)){
if(n>2147483647||isNaN(n)){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/gemini-server/properties/timeout/then/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:2147483647}};
f=s(f,e);
p++}
if(n<1||isNaN(n)){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/gemini-server/properties/timeout/then/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:1}};
f=s(f,e);
p++}}else{
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/gemini-server/properties/timeout/then/type`,
keyword:`type`,
params:{
type:`number`}};
f=s(f,e);
p++}
var _=e===p;
i=_;
o=`then`}else{
let e=p;
let r=p;
let a=!0;
let c=p;
if(typeof n!=`boolean`){
f=s(f,{});
p++}
var v=c===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
let l;
if(v){
let e=p;
if(!(typeof n==`number`&&isFinite(n))){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/gemini-server/properties/timeout/else/then/type`,
keyword:`type`,
params:{
type:`number`}};
f=s(f,e);
p++}
var v=e===p;
a=v;
l=`then`}else{
let e=p;
let r=p;
let i=!0;
let o=p;
if(n!==``&&n!==null){
f=s(f,{});
p++}
var y=o===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
if(y){
let e=p;
if(!(typeof n==`number`&&isFinite(n))){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/gemini-server/properties/timeout/else/else/then/type`,
keyword:`type`,
params:{
type:`number`}};
f=s(f,e);
p++}
var y=e===p;
i=y}
if(!i){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/gemini-server/properties/timeout/else/else/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
f=s(f,e);
p++}
var v=e===p;
a=v;
l=`else`}
if(!a){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/gemini-server/properties/timeout/else/if`,
keyword:`if`,
params:{
failingKeyword:l}};
f=s(f,e);
p++}
var _=e===p;
i=_;
o=`else`}
if(!i){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/gemini-server/properties/timeout/if`,
keyword:`if`,
params:{
failingKeyword:o}};
f=s(f,e);
p++}}
if(e.trust!==void 0&&n.call(e,`trust`)){
let n=e.trust;
if(typeof n!=`boolean`&&typeof n!=`string`){
let e={
instancePath:t+`/trust`,
schemaPath:`#/$defs/gemini-server/properties/trust/type`,
keyword:`type`,
params:{
type:r.properties.trust.type}};
f=s(f,e);
p++}
let i=p;
let a=!0;
let o=p;
if(typeof n!=`string`){
f=s(f,{});
p++}
var b=o===p;
p=i;
f!==null&&(i?f.length=Math.min(f.length,i):f=null);
if(b){
let e=p;
if(n!==`true`&&n!==`false`){
let e={
instancePath:t+`/trust`,
schemaPath:`#/$defs/gemini-server/properties/trust/then/enum`,
keyword:`enum`,
params:{}};
f=s(f,e);
p++}
var b=e===p;
a=b}
if(!a){
let e={
instancePath:t+`/trust`,
schemaPath:`#/$defs/gemini-server/properties/trust/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
f=s(f,e);
p++}}
if(e.description!==void 0&&n.call(e,`description`)&&typeof e.description!=`string`){
let e={
instancePath:t+`/description`,
schemaPath:`#/$defs/gemini-server/properties/description/type`,
keyword:`type`,
params:{
type:`string`}};
f=s(f,e);
p++}
if(e.includeTools!==void 0&&n.call(e,`includeTools`)){
let n=e.includeTools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/includeTools/`+r,
schemaPath:`#/$defs/gemini-server/properties/includeTools/items/type`,
keyword:`type`,
params:{
type:`string`}};
f=s(f,e);
p++}}else{
let e={
instancePath:t+`/includeTools`,
schemaPath:`#/$defs/gemini-server/properties/includeTools/type`,
keyword:`type`,
params:{
type:`array`}};
f=s(f,e);
p++}}
if(e.excludeTools!==void 0&&n.call(e,`excludeTools`)){
let n=e.excludeTools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/excludeTools/`+r,
schemaPath:`#/$defs/gemini-server/properties/excludeTools/items/type`,
keyword:`type`,
params:{
type:`string`}};
f=s(f,e);
p++}}else{
let e={
instancePath:t+`/excludeTools`,
schemaPath:`#/$defs/gemini-server/properties/excludeTools/type`,
keyword:`type`,
params:{
type:`array`}};
f=s(f,e);
p++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let n=e.oauth;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/gemini-server/properties/oauth/type`,
keyword:`type`,
params:{
type:`object`}};
f=s(f,e);
p++}}
if(e.authProviderType!==void 0&&n.call(e,`authProviderType`)){
let n=e.authProviderType;
if(n!==`dynamic_discovery`&&n!==`google_credentials`&&n!==`service_account_impersonation`){
let e={
instancePath:t+`/authProviderType`,
schemaPath:`#/$defs/gemini-server/properties/authProviderType/enum`,
keyword:`enum`,
params:{}};
f=s(f,e);
p++}}
if(e.targetAudience!==void 0&&n.call(e,`targetAudience`)&&typeof e.targetAudience!=`string`){
let e={
instancePath:t+`/targetAudience`,
schemaPath:`#/$defs/gemini-server/properties/targetAudience/type`,
keyword:`type`,
params:{
type:`string`}};
f=s(f,e);
p++}
if(e.targetServiceAccount!==void 0&&n.call(e,`targetServiceAccount`)&&typeof e.targetServiceAccount!=`string`){
let e={
instancePath:t+`/targetServiceAccount`,
schemaPath:`#/$defs/gemini-server/properties/targetServiceAccount/type`,
keyword:`type`,
params:{
type:`string`}};
f=s(f,e);
p++}
if(e.tcp!==void 0&&n.call(e,`tcp`)&&typeof e.tcp!=`string`){
let e={
instancePath:t+`/tcp`,
schemaPath:`#/$defs/gemini-server/properties/tcp/type`,
keyword:`type`,
params:{
type:`string`}};
f=s(f,e);
p++}}else{
f=s(f,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/type`,
keyword:`type`,
params:{
type:`object`}});
p++}
a.errors=f;
return p===0}
a.evaluated={
props:{
type:!0,
command:!0,
args:!0,
env:!0,
cwd:!0,
url:!0,
httpUrl:!0,
headers:!0,
timeout:!0,
trust:!0,
description:!0,
includeTools:!0,
excludeTools:!0,
oauth:!0,
authProviderType:!0,
targetAudience:!0,
targetServiceAccount:!0,
tcp:!0},
dynamicProps:!1,
dynamicItems:!1};
function o(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:l=e,
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
let p=o.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let n=e.mcpServers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!a(n[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:l,
dynamicAnchors:u})){
d=c(d,a.errors);
f+=a.errors.length}}else{
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/properties/mcpServers/type`,
keyword:`type`,
params:{
type:`object`}};
d=s(d,e);
f++}}}else{
d=s(d,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{
type:`object`}});
f++}
o.errors=d;
return f===0}
o.evaluated={
props:{
mcpServers:!0},
dynamicProps:!1,
dynamicItems:!1};
function s(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function c(e,t){
if(e===null)
return t;
for(
let n of t)
s(e,n);
return e}}));
exports.gemini_exports=n;
exports.require_gemini=w;