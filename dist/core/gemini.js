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
is:`toolsAllowed`,
closes:`H:GEM2`},
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
by:`R:GEM`},
keepsTilde:{
words:`R:GEM`,
cwd:`R:GEM`},
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
ownFolder:"${extensionPath}",
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
validate:c,
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
},
"context": {
"x-effect": "warns",
"x-by": "R:GEM",
"type": "object",
"properties": {
"fileName": {
"x-effect": "crashes",
"x-by": "R:GEM",
"type": [
"string",
"array"
],
"items": {
"type": "string"
}
},
"includeDirectories": {
"if": {
"type": "string"
},
"then": {
"x-effect": "warns",
"x-by": "R:GEM",
"type": "array"
},
"else": {
"x-effect": "crashes",
"x-by": "R:GEM",
"type": "array",
"items": {
"type": "string"
}
}
}
}
},
"tools": {
"if": {
"type": "null"
},
"then": {
"x-effect": "crashes",
"x-by": "R:GEM",
"type": "object"
},
"else": {
"x-effect": "warns",
"x-by": "R:GEM",
"type": "object",
"properties": {
"core": {
"if": {
"type": "string"
},
"then": {
"x-effect": "warns",
"x-by": "R:GEM",
"type": "array"
},
"else": {
"x-effect": "crashes",
"x-by": "R:GEM",
"type": "array",
"items": {
"type": "string"
}
}
},
"allowed": {
"if": {
"type": "string"
},
"then": {
"x-effect": "warns",
"x-by": "R:GEM",
"type": "array"
},
"else": {
"x-effect": "crashes",
"x-by": "R:GEM",
"type": "array",
"items": {
"type": "string"
}
}
},
"exclude": {
"if": {
"type": "string"
},
"then": {
"x-effect": "warns",
"x-by": "R:GEM",
"type": "array"
},
"else": {
"x-effect": "crashes",
"x-by": "R:GEM",
"type": "array",
"items": {
"x-effect": "warns",
"x-by": "R:GEM",
"type": "string"
}
}
}
}
}
},
"mcp": {
"x-effect": "warns",
"x-by": "R:GEM",
"type": "object",
"properties": {
"allowed": {
"if": {
"type": "string"
},
"then": {
"x-effect": "warns",
"x-by": "R:GEM",
"type": "array"
},
"else": {
"x-effect": "crashes",
"x-by": "R:GEM",
"type": "array",
"items": {
"type": "string"
}
}
},
"excluded": {
"if": {
"type": "string"
},
"then": {
"x-effect": "warns",
"x-by": "R:GEM",
"type": "array"
},
"else": {
"x-effect": "crashes",
"x-by": "R:GEM",
"type": "array",
"items": {
"type": "string"
}
}
}
}
},
"security": {
"x-effect": "crashes",
"x-by": "R:GEM",
"type": "object"
},
"advanced": {
"if": {
"type": "null"
},
"then": {
"x-effect": "crashes",
"x-by": "R:GEM",
"type": "object"
},
"else": {
"x-effect": "warns",
"x-by": "R:GEM",
"type": "object",
"properties": {
"excludedEnvVars": {
"if": {
"type": "string"
},
"then": {
"x-effect": "warns",
"x-by": "R:GEM",
"type": "array"
},
"else": {
"x-effect": "fails-server",
"x-by": "R:GEM",
"type": "array",
"items": {
"type": "string"
}
}
}
}
}
},
"experimental": {
"if": {
"type": "null"
},
"then": {
"x-effect": "crashes",
"x-by": "R:GEM",
"type": "object"
},
"else": {
"x-effect": "warns",
"x-by": "R:GEM",
"type": "object"
}
},
"policyPaths": {
"if": {
"type": "string"
},
"then": {
"x-effect": "warns",
"x-by": "R:GEM",
"type": "array"
},
"else": {
"if": {
"type": "null"
},
"then": {
"x-effect": "warns",
"x-by": "R:GEM",
"type": "array"
},
"else": {
"x-effect": "crashes",
"x-by": "R:GEM",
"type": "array",
"items": {
"type": "string"
}
}
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
"$ref": "#/$defs/gemini-server/$defs/texts"
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
"$ref": "#/$defs/gemini-server/$defs/address"
},
"httpUrl": {
"$ref": "#/$defs/gemini-server/$defs/address"
},
"headers": {
"$ref": "#/$defs/gemini-server/$defs/texts"
},
"timeout": {
"if": {
"type": "number",
"minimum": 0
},
"then": {
"type": "number",
"exclusiveMinimum": 0,
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
"not": {
"type": [
"number",
"string"
]
}
},
"then": {
"type": "number",
"x-effect": "warns"
},
"else": {
"if": {
"type": "string"
},
"then": {
"type": "string",
"x-label": "a number",
"pattern": "^[0-9. ]+$",
"x-effect": "warns"
}
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
"type": "object",
"properties": {
"enabled": {},
"clientId": {},
"clientSecret": {},
"authorizationUrl": {},
"tokenUrl": {},
"issuer": {},
"registrationUrl": {},
"redirectUri": {},
"scopes": {},
"audiences": {},
"tokenParamName": {}
}
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
"if": {
"type": "object",
"not": {
"required": [
"command"
]
}
},
"then": {
"type": "object",
"properties": {
"timeout": {
"if": {
"type": "number"
},
"then": {
"type": "number",
"minimum": 0,
"x-effect": "fails-server",
"x-by": "R:GEMS"
}
}
}
},
"$defs": {
"texts": {
"if": {
"type": "array",
"contains": {
"not": {
"anyOf": [
{
"type": "string"
},
{
"enum": [
0,
false,
null
]
}
]
}
}
},
"then": {
"type": "object",
"x-effect": "fails-server",
"x-by": "R:GEMS"
},
"else": {
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/gemini-server/$defs/expanded"
}
}
},
"address": {
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
"x-by": "R:GEMS"
},
"else": {
"type": "string",
"x-effect": "fails-server",
"x-by": "H:GEM2"
}
},
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
function r(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let u=r.evaluated;
u.dynamicProps&&(u.props=void 0);
u.dynamicItems&&(u.items=void 0);
let d=c;
let f=!0;
let p=c;
if(e!==0&&e!==!1&&e!==null){
s=l(s,{});
c++}
var m=p===c;
c=d;
s!==null&&(d?s.length=Math.min(s.length,d):s=null);
let h;
if(m){
let n=c;
if(typeof e!=`string`){
s=l(s,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/$defs/expanded/then/type`,
keyword:`type`,
params:{}});
c++}
var m=n===c;
f=m;
h=`then`}else{
let n=c;
if(typeof e!=`string`){
s=l(s,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/$defs/expanded/else/type`,
keyword:`type`,
params:{}});
c++}
var m=n===c;
f=m;
h=`else`}
if(!f){
s=l(s,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/$defs/expanded/if`,
keyword:`if`,
params:{
failingKeyword:h}});
c++}
r.errors=s;
return c===0}
r.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function i(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:s={}}={}){
let c=null;
let d=0;
let f=i.evaluated;
f.dynamicProps&&(f.props=void 0);
f.dynamicItems&&(f.items=void 0);
let p=d;
let m=!0;
let h=d;
if(d===h){
if(Array.isArray(e)){
let t=d;
let n=e.length;
for(
let t=0;t<n;t++){
let n=e[t];
let r=d;
let i=d;
let a=d;
let o=d;
let s=!1;
let u=d;
if(typeof n!=`string`){
c=l(c,{});
d++}
var g=u===d;
s||=g;
let f=d;
if(n!==0&&n!==!1&&n!==null){
c=l(c,{});
d++}
var g=f===d;
s||=g;
if(s){
d=o;
c!==null&&(o?c.length=Math.min(c.length,o):c=null)}else{
c=l(c,{});
d++}
if(a===d){
c=l(c,{});
d++}else{
d=i;
c!==null&&(i?c.length=Math.min(c.length,i):c=null)}
var _=r===d;
if(_)
break}
if(_){
d=t;
c!==null&&(t?c.length=Math.min(c.length,t):c=null)}else{
c=l(c,{});
d++}}else{
c=l(c,{});
d++}}
var v=h===d;
d=p;
c!==null&&(p?c.length=Math.min(c.length,p):c=null);
let y;
if(v){
let n=d;
if(!e||typeof e!=`object`||Array.isArray(e)){
c=l(c,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/$defs/texts/then/type`,
keyword:`type`,
params:{}});
d++}
var v=n===d;
m=v;
y=`then`}else{
let n=d;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(!r(e[n],{
instancePath:t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:e,
parentDataProperty:n,
rootData:o,
dynamicAnchors:s})){
c=u(c,r.errors);
d+=r.errors.length}}else{
c=l(c,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/$defs/texts/else/type`,
keyword:`type`,
params:{}});
d++}
var v=n===d;
m=v;
if(m)
var b=!0;
y=`else`}
if(!m){
c=l(c,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/$defs/texts/if`,
keyword:`if`,
params:{
failingKeyword:y}});
d++}
i.errors=c;
f.props=b;
return d===0}
i.evaluated={
items:!0,
dynamicProps:!0,
dynamicItems:!1};
function a(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let u=a.evaluated;
u.dynamicProps&&(u.props=void 0);
u.dynamicItems&&(u.items=void 0);
let d=c;
let f=!0;
let p=c;
if(c===p){
if(Array.isArray(e)){
if(e.length>1){
s=l(s,{});
c++}else 
if(e.length<1){
s=l(s,{});
c++}else{
let t=e.length;
for(
let n=0;n<t;n++){
let t=c;
if(typeof e[n]!=`string`){
s=l(s,{});
c++}
if(t!==c)
break}}}else{
s=l(s,{});
c++}}
var m=p===c;
c=d;
s!==null&&(d?s.length=Math.min(s.length,d):s=null);
let h;
if(m){
let n=c;
if(typeof e!=`string`){
s=l(s,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/$defs/address/then/type`,
keyword:`type`,
params:{}});
c++}
var m=n===c;
f=m;
h=`then`}else{
let n=c;
if(typeof e!=`string`){
s=l(s,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/$defs/address/else/type`,
keyword:`type`,
params:{}});
c++}
var m=n===c;
f=m;
h=`else`}
if(!f){
s=l(s,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/$defs/address/if`,
keyword:`if`,
params:{
failingKeyword:h}});
c++}
a.errors=s;
return c===0}
a.evaluated={
items:!0,
dynamicProps:!1,
dynamicItems:!1};
let o=RegExp(`^[0-9. ]+$`,`u`);
function s(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:c,
rootData:d=e,
dynamicAnchors:f={}}={}){
let p=null;
let m=0;
let h=s.evaluated;
h.dynamicProps&&(h.props=void 0);
h.dynamicItems&&(h.items=void 0);
let g=m;
let _=!0;
let v=m;
if(!e||typeof e!=`object`||Array.isArray(e)){
p=l(p,{});
m++}
let y=m;
let b=m;
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.command===void 0||!n.call(e,`command`))){
p=l(p,{});
m++}
if(b===m){
p=l(p,{});
m++}else{
m=y;
p!==null&&(y?p.length=Math.min(p.length,y):p=null)}
var x=v===m;
m=g;
p!==null&&(g?p.length=Math.min(p.length,g):p=null);
if(x){
let r=m;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
let r=m;
let i=!0;
let a=m;
if(!(typeof n==`number`&&isFinite(n))){
p=l(p,{});
m++}
var S=a===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
if(S){
let e=m;
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/gemini-server/then/properties/timeout/then/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
p=l(p,e);
m++}}else{
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/gemini-server/then/properties/timeout/then/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
var S=e===m;
i=S}
if(!i){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/gemini-server/then/properties/timeout/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
p=l(p,e);
m++}}}else{
p=l(p,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/then/type`,
keyword:`type`,
params:{}});
m++}
var x=r===m;
_=x;
if(_){
var C={};
C.timeout=!0}}
if(!_){
p=l(p,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
m++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(C!==!0){
C||={};
C.type=!0;
C.command=!0;
C.args=!0;
C.env=!0;
C.cwd=!0;
C.url=!0;
C.httpUrl=!0;
C.headers=!0;
C.timeout=!0;
C.trust=!0;
C.description=!0;
C.includeTools=!0;
C.excludeTools=!0;
C.oauth=!0;
C.authProviderType=!0;
C.targetAudience=!0;
C.targetServiceAccount=!0;
C.tcp=!0}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/gemini-server/properties/type/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
if(n!==`stdio`&&n!==`sse`&&n!==`http`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/gemini-server/properties/type/enum`,
keyword:`enum`,
params:{}};
p=l(p,e);
m++}}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/gemini-server/properties/command/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(!Array.isArray(n)&&n!==null){
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/gemini-server/properties/args/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
let r=m;
let i=!0;
let a=m;
if(n!==null){
p=l(p,{});
m++}
var w=a===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
if(w){
let e=m;
if(!Array.isArray(n)){
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/gemini-server/properties/args/then/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
var w=e===m;
i=w}
if(!i){
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/gemini-server/properties/args/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
p=l(p,e);
m++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/args/`+r,
schemaPath:`#/$defs/gemini-server/properties/args/items/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}}}
if(e.env!==void 0&&n.call(e,`env`)&&!i(e.env,{
instancePath:t+`/env`,
parentData:e,
parentDataProperty:`env`,
rootData:d,
dynamicAnchors:f})){
p=u(p,i.errors);
m+=i.errors.length}
if(e.cwd!==void 0&&n.call(e,`cwd`)){
let n=e.cwd;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/gemini-server/properties/cwd/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
let r=m;
let i=!0;
let a=m;
if(n!==null){
p=l(p,{});
m++}
var T=a===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
if(T){
let e=m;
if(typeof n!=`string`){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/gemini-server/properties/cwd/then/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
var T=e===m;
i=T}
if(!i){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/gemini-server/properties/cwd/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
p=l(p,e);
m++}}
if(e.url!==void 0&&n.call(e,`url`)&&!a(e.url,{
instancePath:t+`/url`,
parentData:e,
parentDataProperty:`url`,
rootData:d,
dynamicAnchors:f})){
p=u(p,a.errors);
m+=a.errors.length}
if(e.httpUrl!==void 0&&n.call(e,`httpUrl`)&&!a(e.httpUrl,{
instancePath:t+`/httpUrl`,
parentData:e,
parentDataProperty:`httpUrl`,
rootData:d,
dynamicAnchors:f})){
p=u(p,a.errors);
m+=a.errors.length}
if(e.headers!==void 0&&n.call(e,`headers`)&&!i(e.headers,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:d,
dynamicAnchors:f})){
p=u(p,i.errors);
m+=i.errors.length}
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
let r=m;
let i=!0;
let a=m;
if(m===a){
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
p=l(p,{});
m++}}else{
p=l(p,{});
m++}}
var E=a===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
let s;
if(E){
let e=m;
if(typeof n==`number`&&isFinite(n)){
if(n>2147483647||isNaN(n)){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/gemini-server/properties/timeout/then/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:2147483647}};
p=l(p,e);
m++}
if(n<=0||isNaN(n)){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/gemini-server/properties/timeout/then/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}};
p=l(p,e);
m++}}else{
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/gemini-server/properties/timeout/then/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
var E=e===m;
i=E;
s=`then`}else{
let e=m;
let r=m;
let a=!0;
let c=m;
if(typeof n!=`boolean`){
p=l(p,{});
m++}
var D=c===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
let u;
if(D){
let e=m;
if(!(typeof n==`number`&&isFinite(n))){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/gemini-server/properties/timeout/else/then/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
var D=e===m;
a=D;
u=`then`}else{
let e=m;
let r=m;
let i=!0;
let s=m;
let c=m;
let d=m;
if(!(typeof n==`number`&&isFinite(n))&&typeof n!=`string`){
p=l(p,{});
m++}
if(d===m){
p=l(p,{});
m++}else{
m=c;
p!==null&&(c?p.length=Math.min(p.length,c):p=null)}
var O=s===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
let f;
if(O){
let e=m;
if(!(typeof n==`number`&&isFinite(n))){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/gemini-server/properties/timeout/else/else/then/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
var O=e===m;
i=O;
f=`then`}else{
let e=m;
let r=m;
let a=!0;
let s=m;
if(typeof n!=`string`){
p=l(p,{});
m++}
var k=s===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
if(k){
let e=m;
if(typeof n==`string`){
if(!o.test(n)){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/gemini-server/properties/timeout/else/else/else/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^[0-9. ]+$`}};
p=l(p,e);
m++}}else{
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/gemini-server/properties/timeout/else/else/else/then/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
var k=e===m;
a=k}
if(!a){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/gemini-server/properties/timeout/else/else/else/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
p=l(p,e);
m++}
var O=e===m;
i=O;
f=`else`}
if(!i){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/gemini-server/properties/timeout/else/else/if`,
keyword:`if`,
params:{
failingKeyword:f}};
p=l(p,e);
m++}
var D=e===m;
a=D;
u=`else`}
if(!a){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/gemini-server/properties/timeout/else/if`,
keyword:`if`,
params:{
failingKeyword:u}};
p=l(p,e);
m++}
var E=e===m;
i=E;
s=`else`}
if(!i){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/gemini-server/properties/timeout/if`,
keyword:`if`,
params:{
failingKeyword:s}};
p=l(p,e);
m++}}
if(e.trust!==void 0&&n.call(e,`trust`)){
let n=e.trust;
if(typeof n!=`boolean`&&typeof n!=`string`){
let e={
instancePath:t+`/trust`,
schemaPath:`#/$defs/gemini-server/properties/trust/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
let r=m;
let i=!0;
let a=m;
if(typeof n!=`string`){
p=l(p,{});
m++}
var A=a===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
if(A){
let e=m;
if(n!==`true`&&n!==`false`){
let e={
instancePath:t+`/trust`,
schemaPath:`#/$defs/gemini-server/properties/trust/then/enum`,
keyword:`enum`,
params:{}};
p=l(p,e);
m++}
var A=e===m;
i=A}
if(!i){
let e={
instancePath:t+`/trust`,
schemaPath:`#/$defs/gemini-server/properties/trust/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
p=l(p,e);
m++}}
if(e.description!==void 0&&n.call(e,`description`)&&typeof e.description!=`string`){
let e={
instancePath:t+`/description`,
schemaPath:`#/$defs/gemini-server/properties/description/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
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
params:{}};
p=l(p,e);
m++}}else{
let e={
instancePath:t+`/includeTools`,
schemaPath:`#/$defs/gemini-server/properties/includeTools/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}}
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
params:{}};
p=l(p,e);
m++}}else{
let e={
instancePath:t+`/excludeTools`,
schemaPath:`#/$defs/gemini-server/properties/excludeTools/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let n=e.oauth;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/gemini-server/properties/oauth/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}}
if(e.authProviderType!==void 0&&n.call(e,`authProviderType`)){
let n=e.authProviderType;
if(n!==`dynamic_discovery`&&n!==`google_credentials`&&n!==`service_account_impersonation`){
let e={
instancePath:t+`/authProviderType`,
schemaPath:`#/$defs/gemini-server/properties/authProviderType/enum`,
keyword:`enum`,
params:{}};
p=l(p,e);
m++}}
if(e.targetAudience!==void 0&&n.call(e,`targetAudience`)&&typeof e.targetAudience!=`string`){
let e={
instancePath:t+`/targetAudience`,
schemaPath:`#/$defs/gemini-server/properties/targetAudience/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
if(e.targetServiceAccount!==void 0&&n.call(e,`targetServiceAccount`)&&typeof e.targetServiceAccount!=`string`){
let e={
instancePath:t+`/targetServiceAccount`,
schemaPath:`#/$defs/gemini-server/properties/targetServiceAccount/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
if(e.tcp!==void 0&&n.call(e,`tcp`)&&typeof e.tcp!=`string`){
let e={
instancePath:t+`/tcp`,
schemaPath:`#/$defs/gemini-server/properties/tcp/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}}else{
p=l(p,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/type`,
keyword:`type`,
params:{}});
m++}
s.errors=p;
h.props=C;
return m===0}
s.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function c(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let d=null;
let f=0;
let p=c.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let n=e.mcpServers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!s(n[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:a,
dynamicAnchors:o})){
d=u(d,s.errors);
f+=s.errors.length}}else{
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/properties/mcpServers/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}}
if(e.context!==void 0&&n.call(e,`context`)){
let r=e.context;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.fileName!==void 0&&n.call(r,`fileName`)){
let e=r.fileName;
if(typeof e!=`string`&&!Array.isArray(e)){
let e={
instancePath:t+`/context/fileName`,
schemaPath:`#/properties/context/properties/fileName/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
let e={
instancePath:t+`/context/fileName/`+r,
schemaPath:`#/properties/context/properties/fileName/items/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}}}
if(r.includeDirectories!==void 0&&n.call(r,`includeDirectories`)){
let e=r.includeDirectories;
let n=f;
let i=!0;
let a=f;
if(typeof e!=`string`){
d=l(d,{});
f++}
var m=a===f;
f=n;
d!==null&&(n?d.length=Math.min(d.length,n):d=null);
let o;
if(m){
let n=f;
if(!Array.isArray(e)){
let e={
instancePath:t+`/context/includeDirectories`,
schemaPath:`#/properties/context/properties/includeDirectories/then/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}
var m=n===f;
i=m;
o=`then`}else{
let n=f;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
let e={
instancePath:t+`/context/includeDirectories/`+r,
schemaPath:`#/properties/context/properties/includeDirectories/else/items/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}}else{
let e={
instancePath:t+`/context/includeDirectories`,
schemaPath:`#/properties/context/properties/includeDirectories/else/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}
var m=n===f;
i=m;
o=`else`}
if(!i){
let e={
instancePath:t+`/context/includeDirectories`,
schemaPath:`#/properties/context/properties/includeDirectories/if`,
keyword:`if`,
params:{
failingKeyword:o}};
d=l(d,e);
f++}}}else{
let e={
instancePath:t+`/context`,
schemaPath:`#/properties/context/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}}
if(e.tools!==void 0&&n.call(e,`tools`)){
let r=e.tools;
let i=f;
let a=!0;
let o=f;
if(r!==null){
d=l(d,{});
f++}
var h=o===f;
f=i;
d!==null&&(i?d.length=Math.min(d.length,i):d=null);
let s;
if(h){
let e=f;
if(!r||typeof r!=`object`||Array.isArray(r)){
let e={
instancePath:t+`/tools`,
schemaPath:`#/properties/tools/then/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}
var h=e===f;
a=h;
s=`then`}else{
let e=f;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.core!==void 0&&n.call(r,`core`)){
let e=r.core;
let n=f;
let i=!0;
let a=f;
if(typeof e!=`string`){
d=l(d,{});
f++}
var g=a===f;
f=n;
d!==null&&(n?d.length=Math.min(d.length,n):d=null);
let o;
if(g){
let n=f;
if(!Array.isArray(e)){
let e={
instancePath:t+`/tools/core`,
schemaPath:`#/properties/tools/else/properties/core/then/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}
var g=n===f;
i=g;
o=`then`}else{
let n=f;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
let e={
instancePath:t+`/tools/core/`+r,
schemaPath:`#/properties/tools/else/properties/core/else/items/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}}else{
let e={
instancePath:t+`/tools/core`,
schemaPath:`#/properties/tools/else/properties/core/else/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}
var g=n===f;
i=g;
o=`else`}
if(!i){
let e={
instancePath:t+`/tools/core`,
schemaPath:`#/properties/tools/else/properties/core/if`,
keyword:`if`,
params:{
failingKeyword:o}};
d=l(d,e);
f++}}
if(r.allowed!==void 0&&n.call(r,`allowed`)){
let e=r.allowed;
let n=f;
let i=!0;
let a=f;
if(typeof e!=`string`){
d=l(d,{});
f++}
var _=a===f;
f=n;
d!==null&&(n?d.length=Math.min(d.length,n):d=null);
let o;
if(_){
let n=f;
if(!Array.isArray(e)){
let e={
instancePath:t+`/tools/allowed`,
schemaPath:`#/properties/tools/else/properties/allowed/then/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}
var _=n===f;
i=_;
o=`then`}else{
let n=f;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
let e={
instancePath:t+`/tools/allowed/`+r,
schemaPath:`#/properties/tools/else/properties/allowed/else/items/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}}else{
let e={
instancePath:t+`/tools/allowed`,
schemaPath:`#/properties/tools/else/properties/allowed/else/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}
var _=n===f;
i=_;
o=`else`}
if(!i){
let e={
instancePath:t+`/tools/allowed`,
schemaPath:`#/properties/tools/else/properties/allowed/if`,
keyword:`if`,
params:{
failingKeyword:o}};
d=l(d,e);
f++}}
if(r.exclude!==void 0&&n.call(r,`exclude`)){
let e=r.exclude;
let n=f;
let i=!0;
let a=f;
if(typeof e!=`string`){
d=l(d,{});
f++}
var v=a===f;
f=n;
d!==null&&(n?d.length=Math.min(d.length,n):d=null);
let o;
if(v){
let n=f;
if(!Array.isArray(e)){
let e={
instancePath:t+`/tools/exclude`,
schemaPath:`#/properties/tools/else/properties/exclude/then/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}
var v=n===f;
i=v;
o=`then`}else{
let n=f;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
let e={
instancePath:t+`/tools/exclude/`+r,
schemaPath:`#/properties/tools/else/properties/exclude/else/items/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}}else{
let e={
instancePath:t+`/tools/exclude`,
schemaPath:`#/properties/tools/else/properties/exclude/else/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}
var v=n===f;
i=v;
o=`else`}
if(!i){
let e={
instancePath:t+`/tools/exclude`,
schemaPath:`#/properties/tools/else/properties/exclude/if`,
keyword:`if`,
params:{
failingKeyword:o}};
d=l(d,e);
f++}}}else{
let e={
instancePath:t+`/tools`,
schemaPath:`#/properties/tools/else/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}
var h=e===f;
a=h;
if(a){
var y={};
y.core=!0;
y.allowed=!0;
y.exclude=!0}
s=`else`}
if(!a){
let e={
instancePath:t+`/tools`,
schemaPath:`#/properties/tools/if`,
keyword:`if`,
params:{
failingKeyword:s}};
d=l(d,e);
f++}}
if(e.mcp!==void 0&&n.call(e,`mcp`)){
let r=e.mcp;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.allowed!==void 0&&n.call(r,`allowed`)){
let e=r.allowed;
let n=f;
let i=!0;
let a=f;
if(typeof e!=`string`){
d=l(d,{});
f++}
var b=a===f;
f=n;
d!==null&&(n?d.length=Math.min(d.length,n):d=null);
let o;
if(b){
let n=f;
if(!Array.isArray(e)){
let e={
instancePath:t+`/mcp/allowed`,
schemaPath:`#/properties/mcp/properties/allowed/then/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}
var b=n===f;
i=b;
o=`then`}else{
let n=f;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
let e={
instancePath:t+`/mcp/allowed/`+r,
schemaPath:`#/properties/mcp/properties/allowed/else/items/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}}else{
let e={
instancePath:t+`/mcp/allowed`,
schemaPath:`#/properties/mcp/properties/allowed/else/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}
var b=n===f;
i=b;
o=`else`}
if(!i){
let e={
instancePath:t+`/mcp/allowed`,
schemaPath:`#/properties/mcp/properties/allowed/if`,
keyword:`if`,
params:{
failingKeyword:o}};
d=l(d,e);
f++}}
if(r.excluded!==void 0&&n.call(r,`excluded`)){
let e=r.excluded;
let n=f;
let i=!0;
let a=f;
if(typeof e!=`string`){
d=l(d,{});
f++}
var x=a===f;
f=n;
d!==null&&(n?d.length=Math.min(d.length,n):d=null);
let o;
if(x){
let n=f;
if(!Array.isArray(e)){
let e={
instancePath:t+`/mcp/excluded`,
schemaPath:`#/properties/mcp/properties/excluded/then/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}
var x=n===f;
i=x;
o=`then`}else{
let n=f;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
let e={
instancePath:t+`/mcp/excluded/`+r,
schemaPath:`#/properties/mcp/properties/excluded/else/items/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}}else{
let e={
instancePath:t+`/mcp/excluded`,
schemaPath:`#/properties/mcp/properties/excluded/else/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}
var x=n===f;
i=x;
o=`else`}
if(!i){
let e={
instancePath:t+`/mcp/excluded`,
schemaPath:`#/properties/mcp/properties/excluded/if`,
keyword:`if`,
params:{
failingKeyword:o}};
d=l(d,e);
f++}}}else{
let e={
instancePath:t+`/mcp`,
schemaPath:`#/properties/mcp/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}}
if(e.security!==void 0&&n.call(e,`security`)){
let n=e.security;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/security`,
schemaPath:`#/properties/security/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}}
if(e.advanced!==void 0&&n.call(e,`advanced`)){
let r=e.advanced;
let i=f;
let a=!0;
let o=f;
if(r!==null){
d=l(d,{});
f++}
var S=o===f;
f=i;
d!==null&&(i?d.length=Math.min(d.length,i):d=null);
let s;
if(S){
let e=f;
if(!r||typeof r!=`object`||Array.isArray(r)){
let e={
instancePath:t+`/advanced`,
schemaPath:`#/properties/advanced/then/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}
var S=e===f;
a=S;
s=`then`}else{
let e=f;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.excludedEnvVars!==void 0&&n.call(r,`excludedEnvVars`)){
let e=r.excludedEnvVars;
let n=f;
let i=!0;
let a=f;
if(typeof e!=`string`){
d=l(d,{});
f++}
var C=a===f;
f=n;
d!==null&&(n?d.length=Math.min(d.length,n):d=null);
let o;
if(C){
let n=f;
if(!Array.isArray(e)){
let e={
instancePath:t+`/advanced/excludedEnvVars`,
schemaPath:`#/properties/advanced/else/properties/excludedEnvVars/then/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}
var C=n===f;
i=C;
o=`then`}else{
let n=f;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
let e={
instancePath:t+`/advanced/excludedEnvVars/`+r,
schemaPath:`#/properties/advanced/else/properties/excludedEnvVars/else/items/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}}else{
let e={
instancePath:t+`/advanced/excludedEnvVars`,
schemaPath:`#/properties/advanced/else/properties/excludedEnvVars/else/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}
var C=n===f;
i=C;
o=`else`}
if(!i){
let e={
instancePath:t+`/advanced/excludedEnvVars`,
schemaPath:`#/properties/advanced/else/properties/excludedEnvVars/if`,
keyword:`if`,
params:{
failingKeyword:o}};
d=l(d,e);
f++}}}else{
let e={
instancePath:t+`/advanced`,
schemaPath:`#/properties/advanced/else/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}
var S=e===f;
a=S;
if(a){
var w={};
w.excludedEnvVars=!0}
s=`else`}
if(!a){
let e={
instancePath:t+`/advanced`,
schemaPath:`#/properties/advanced/if`,
keyword:`if`,
params:{
failingKeyword:s}};
d=l(d,e);
f++}}
if(e.experimental!==void 0&&n.call(e,`experimental`)){
let n=e.experimental;
let r=f;
let i=!0;
let a=f;
if(n!==null){
d=l(d,{});
f++}
var T=a===f;
f=r;
d!==null&&(r?d.length=Math.min(d.length,r):d=null);
let o;
if(T){
let e=f;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/experimental`,
schemaPath:`#/properties/experimental/then/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}
var T=e===f;
i=T;
o=`then`}else{
let e=f;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/experimental`,
schemaPath:`#/properties/experimental/else/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}
var T=e===f;
i=T;
o=`else`}
if(!i){
let e={
instancePath:t+`/experimental`,
schemaPath:`#/properties/experimental/if`,
keyword:`if`,
params:{
failingKeyword:o}};
d=l(d,e);
f++}}
if(e.policyPaths!==void 0&&n.call(e,`policyPaths`)){
let n=e.policyPaths;
let r=f;
let i=!0;
let a=f;
if(typeof n!=`string`){
d=l(d,{});
f++}
var E=a===f;
f=r;
d!==null&&(r?d.length=Math.min(d.length,r):d=null);
let o;
if(E){
let e=f;
if(!Array.isArray(n)){
let e={
instancePath:t+`/policyPaths`,
schemaPath:`#/properties/policyPaths/then/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}
var E=e===f;
i=E;
o=`then`}else{
let e=f;
let r=f;
let a=!0;
let s=f;
if(n!==null){
d=l(d,{});
f++}
var D=s===f;
f=r;
d!==null&&(r?d.length=Math.min(d.length,r):d=null);
let c;
if(D){
let e=f;
if(!Array.isArray(n)){
let e={
instancePath:t+`/policyPaths`,
schemaPath:`#/properties/policyPaths/else/then/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}
var D=e===f;
a=D;
c=`then`}else{
let e=f;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/policyPaths/`+r,
schemaPath:`#/properties/policyPaths/else/else/items/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}}else{
let e={
instancePath:t+`/policyPaths`,
schemaPath:`#/properties/policyPaths/else/else/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}
var D=e===f;
a=D;
c=`else`}
if(!a){
let e={
instancePath:t+`/policyPaths`,
schemaPath:`#/properties/policyPaths/else/if`,
keyword:`if`,
params:{
failingKeyword:c}};
d=l(d,e);
f++}
var E=e===f;
i=E;
o=`else`}
if(!i){
let e={
instancePath:t+`/policyPaths`,
schemaPath:`#/properties/policyPaths/if`,
keyword:`if`,
params:{
failingKeyword:o}};
d=l(d,e);
f++}}}else{
d=l(d,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
f++}
c.errors=d;
return f===0}
c.evaluated={
props:{
mcpServers:!0,
context:!0,
tools:!0,
mcp:!0,
security:!0,
advanced:!0,
experimental:!0,
policyPaths:!0},
dynamicProps:!1,
dynamicItems:!1};
function l(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function u(e,t){
if(e===null)
return t;
for(
let n of t)
l(e,n);
return e}}));
exports.gemini_exports=n;
exports.require_gemini=w;