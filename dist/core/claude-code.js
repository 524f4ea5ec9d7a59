"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
var n=e.__exportAll({
default:()=>Pe,
pluginToolName:()=>S});
const r={
effect:`skips-server`,
by:`R:CC`,
note:`before 2.1.141 one such entry cost every server of the file`};
const i={
effect:`refuses-file`,
by:`R:CC`};
const a={
effect:`fine`,
by:`R:CC`};
const o=(e,t)=>({
name:e,
reaction:t===void 0?{
effect:`skips-server`,
by:`H:CC`}:{
effect:`skips-server`,
by:`H:CC`,
since:t}});
const s=[{
name:`workspace`,
reaction:{
effect:`skips-server`,
by:`R:CC`,
since:`2.1.128`}},{
name:`computer-use`,
reaction:{
effect:`skips-server`,
by:`R:CC`}},{
name:`__proto__`,
reaction:{
effect:`skips-server`,
by:`R:CC`}},o(/^claude[^a-zA-Z0-9-]in[^a-zA-Z0-9-]chrome$|^claude-in-chrome$/),o(/^Claude[ _](?:Preview|Browser)$/,`2.1.205`),o(/^(?:claude-device|remote-devices|claude_ai|ccr-email|hearthbot|webagent|claude-code-remote|Slack sign-in \(Claude Code tag\))$/),o(/^__(?:define|lookup)[GS]etter__$/)];
const c=["${NAME}","${NAME:-default}"];
const l=[`CLAUDE_PLUGIN_ROOT`,`CLAUDE_PLUGIN_DATA`,`CLAUDE_PROJECT_DIR`];
const u={
effect:`fails-server`,
by:`R:CC`};
const d={
by:`R:CC`,
transportKey:`type`,
spellings:{
stdio:`stdio`,
http:`http`,
"streamable-http":`http`,
sse:`sse`,
ws:`ws`},
inferred:{
command:`stdio`,
urlReaction:{
effect:`skips-server`,
by:`R:CC`,
note:`an entry without "type" is taken for a local server`}},
fields:{
type:{
is:`transport`,
default:`stdio`,
note:`case-sensitive; "streamable-http" is not known to 2.1.100 and older`},
command:{
is:`command`,
for:[`stdio`]},
args:{
is:`args`,
for:[`stdio`],
default:`[]`},
env:{
is:`env`,
for:[`stdio`],
note:`every value is a string`},
url:{
is:`url`,
for:[`http`,`sse`,`ws`],
note:`parsed when the server is started, not before`},
headers:{
is:`headers`,
for:[`http`,`sse`,`ws`]},
headersHelper:{
is:`headersHelper`,
for:[`http`,`sse`,`ws`],
by:`H:CC`},
timeout:{
is:`timeout`,
unit:`ms`,
floor:1e3,
note:`below 1000 ignored (2.1.162 and newer)`},
alwaysLoad:{
is:`alwaysLoad`,
note:`2.1.121 and newer`},
oauth:{
is:`oauth`,
for:[`http`,`sse`],
takes:[`object`],
keys:{
clientId:`clientId`,
callbackPort:`callbackPort`,
authServerMetadataUrl:`serverMetadataUrl`,
scopes:`scope`},
note:"`scopes` is one string"},
tools:{
is:`toolPolicy`,
for:[`http`,`sse`],
takes:[`list`],
note:"a list of `{name, permission_policy}`"},
toolPermissions:{
is:`toolPolicy`,
for:[`http`,`sse`],
takes:[`object`],
by:`R:CC`},
discoveryCache:{
is:`other`,
idle:!0,
for:[`http`,`sse`],
note:`internal`},
request_timeout_ms:{
is:`other`,
idle:!0,
for:[`http`,`sse`],
note:`internal`},
displayName:{
is:`other`,
idle:!0,
note:`internal`},
role:{
is:`other`,
idle:!0,
note:`internal`},
cwd:{
is:`cwd`,
unread:!0},
envFile:{
is:`envFile`,
unread:!0},
disabled:{
is:`disabled`,
unread:!0},
enabled:{
is:`enabled`,
unread:!0},
retries:{
is:`retries`,
unread:!0,
note:`a configuration form documents it; Claude Code does not read it`},
transport:{
is:`transport`,
unread:!0},
autoApprove:{
is:`autoApprove`,
unread:!0},
alwaysAllow:{
is:`autoApprove`,
unread:!0},
platforms:{
is:`platforms`,
unread:!0},
description:{
is:`description`,
unread:!0}},
bad:r,
notObject:r,
neither:r,
both:{
winner:`command`,
reaction:{
effect:`ignored`,
by:`R:CC`}},
unknownTransport:{
withCommand:r,
withUrl:r},
mismatch:r,
urls:{
parsed:`unless-variable`,
reaction:u},
unsendable:u,
starts:{
blanks:`one-program`,
by:`R:CC`},
keepsTilde:{
words:`R:CC`},
placeholders:{
in:{
command:c,
args:c,
env:c,
url:c,
headers:c},
whenUnset:"the text stays as it is, and `claude mcp list` warns",
cutsNested:`I:CCI`,
elsewhere:{
names:l,
where:`in plugins alone`,
defaults:{
CLAUDE_PROJECT_DIR:`.`},
by:`R:CC`},
by:`R:CC`},
names:[{
pattern:/^[A-Za-z0-9_-]+$/,
allows:`letters, digits, "-" and "_"`,
reaction:{
effect:`fine`,
by:`R:CC`,
note:`the file takes any name, "claude mcp add" letters, digits, "-" and "_"`}}],
reserved:s};
const f={
language:`json`,
comments:!1,
trailingCommas:!1,
bom:a,
empty:a,
broken:i,
duplicates:a};
const p={
id:`claude-code-project`,
title:`Claude Code's project file`,
files:[`.mcp.json`],
schemaBy:`R:CC`,
syntax:{...f,
maxBytes:{
value:2097152,
by:`H:CC`}},
servers:[{
at:[`mcpServers`]}],
noMap:i,
badRoot:i,
dialect:{...d,
switchOff:`name the server in "disabledMcpjsonServers" of .claude/settings.local.json`},
claims:`path`};
const m=[...c,"${user_config.KEY}"];
const h={
effect:`drops-server`,
by:`R:CC`,
note:`"claude plugin validate" names it`};
const{
reserved:ee,...g}=d;
const _={...g,
inferred:{
command:`stdio`,
urlReaction:h},
bad:h,
notObject:h,
neither:h,
unknownTransport:{
withCommand:h,
withUrl:h},
mismatch:h,
urls:{
parsed:`unless-variable`,
reaction:{
effect:`fails-server`,
by:`R:CC`,
note:`"claude plugin validate" refuses it`},
empty:{
effect:`fine`,
by:`R:CC`,
note:`it waits for an address, which plugins leave to who installs them`},
called:u},
placeholders:{
in:{
command:m,
args:m,
env:m,
url:m,
headers:m},
own:l,
ownTakesNoDefault:`R:CC`,
whenUnset:`the text stays as it is`,
by:`H:CC`}};
const v={
effect:`drops-file`,
by:`R:CC`,
note:`it is logged at debug level only`};
function y(e){
return e.replace(/[^a-zA-Z0-9_-]/g,`_`)}
function te(e,t){
return`mcp__${y(e)}__${y(t)}`}
const b={
most:128,
over:`refused`,
whose:`the API of Anthropic`,
by:`I:CCL`};
const x={
form:`mcp__S__T`,
server:y,
name:te,
collision:`of two tools with one name, one is gone; of two servers, which one differs from run to run`,
clash:{
within:`first`,
across:`one`},
limit:{...b,
length:(e,t)=>te(e,t).length},
by:`R:CC`};
function S(e,t,n){
return`mcp__plugin_${e}_${y(t)}__${y(n)}`}
const C={...x,
form:`mcp__plugin_<plugin>_S__T`,
name:(e,t)=>S(`<plugin>`,e,t),
limit:{...b,
length:(e,t)=>S(`p`,e,t).length},
by:`H:CC`};
const w={
effect:`refuses-file`,
by:`R:CCA`,
note:`Claude Code does not start`};
const ne={...p,
id:`claude-code-action`,
belongsTo:`itself`,
title:`what a workflow gives Claude Code's action`,
files:[],
schema:`claude-code-project`,
schemaBy:`R:CCA`,
syntax:{...f,
broken:w},
noMap:w,
badRoot:w,
dialect:{...g,
by:`R:CCA`,
switchOff:`remove the entry`}};
const T="${CLAUDE_PLUGIN_ROOT}";
const E=`.claude-plugin/marketplace.json`;
const re={...p,
id:`claude-code-plugin`,
belongsTo:`plugin`,
ownFolder:T,
atTop:{
format:`claude-code-project`,
by:`R:CC`},
replacedBy:{
file:`.claude-plugin/plugin.json`,
at:[`mcpServers`],
by:`R:CC`},
title:`the servers file of a Claude Code plugin`,
toolNames:C,
syntax:{...f,
bom:v,
empty:v,
broken:v},
bareMap:!0,
noMap:a,
badRoot:v,
arrayRoot:a,
arrayMap:{
effect:`warns`,
by:`R:CC`,
note:`the servers get the numbers of their places as names`},
dialect:_,
when:Ne};
const D={
effect:`warns`,
by:`R:CC`};
const O={
id:`claude-code-plugin-manifest`,
belongsTo:`plugin`,
ownFolder:T,
title:`a Claude Code plugin's manifest`,
toolNames:C,
files:[`.claude-plugin/plugin.json`],
schemaBy:`H:CC`,
syntax:{...f,
broken:{
effect:`refuses-file`,
by:`H:CC`}},
servers:[{
at:[`mcpServers`],
list:`too`}],
serverFiles:{
at:[`mcpServers`],
prefix:`./`,
from:`..`,
format:`claude-code-plugin`,
missing:{
effect:`drops-file`,
by:`R:CC`,
note:`"claude plugin validate" names it`},
refused:{
effect:`refuses-file`,
by:`R:CC`}},
parts:{
at:[`commands`,`agents`,`skills`,`hooks`,`outputStyles`,`monitors`,`themes`,`workflows`].map(e=>[e]),
from:`..`,
missing:D,
outside:D,
loaded:{
at:`hooks`,
file:`hooks/hooks.json`,
again:{
effect:`warns`,
by:`R:CCB`,
note:`up to 2.1.260; it is loaded once since 2.1.300`},
twice:D}},
noMap:a,
badRoot:{
effect:`refuses-file`,
by:`R:CC`},
dialect:_,
claims:`path`};
const k={
effect:`refuses-plugin`,
by:`R:CC`,
note:`whoever installs it is told`};
const{
serverFiles:ie,
parts:ae,...A}=O;
const oe={...A,
id:`claude-code-marketplace`,
title:`a marketplace of Claude Code plugins`,
files:[E],
schemaBy:`R:CC`,
syntax:{...f,
empty:i},
servers:[{
at:[`plugins`,`*`,`mcpServers`],
list:`too`}],
overruledBy:{
source:`source`,
from:`..`,
unless:[`metadata`,`pluginRoot`],
file:`.claude-plugin/plugin.json`,
by:`R:CC`},
parts:{
at:[[`plugins`,`*`,`source`]],
from:`..`,
missing:k,
outside:k},
dialect:{..._,
inferred:{
command:`stdio`,
urlReaction:k},
bad:k,
notObject:k,
neither:k,
unknownTransport:{
withCommand:k,
withUrl:k},
mismatch:k}};
const se={
id:`claude-code-user`,
belongsTo:`user`,
title:`Claude Code's user file`,
files:[`.claude.json`],
ofUser:!0,
userFiles:[`~/.claude.json`],
inProject:{
instead:`.mcp.json`,
by:`R:CC`},
schemaBy:`H:CC`,
syntax:{...f,
broken:{
effect:`refuses-file`,
by:`H:CC`}},
servers:[{
at:[`mcpServers`]},{
at:[`projects`,`*`,`mcpServers`]}],
noMap:a,
badRoot:{
effect:`refuses-file`,
by:`H:CC`},
badMap:{
effect:`skips-servers`,
by:`R:CC`},
nullMap:a,
dialect:{...d,
switchOff:`name the server in "disabledMcpServers" of the project, under "projects"`},
references:[...[`enabledMcpjsonServers`,`disabledMcpjsonServers`,`disabledMcpServers`].map(e=>({
at:[`projects`,`*`,e],
as:`list`,
form:`S`,
unknown:`silent`,
by:`H:CC`})),{
at:[`projects`,`*`,`allowedTools`],
as:`list`,
form:`mcp__S__T`,
unknown:`silent`,
by:`H:CC`}],
claims:`path`};
const ce={
id:`claude-code-managed`,
belongsTo:`administrator`,
title:`Claude Code's managed servers`,
files:[`managed-mcp.json`],
ofUser:!0,
schemaBy:`H:CC`,
syntax:f,
servers:[{
at:[`mcpServers`]}],
noMap:{
effect:`refuses-file`,
by:`H:CC`},
badRoot:{
effect:`refuses-file`,
by:`H:CC`},
dialect:d,
claims:`path`};
const j=/^(?:ide|computer-use|workspace|claude_ai(?:_.*)?|claude-in-chrome|Claude_(?:in_Chrome|Preview|Browser|Pages|Docs)|ccd_.*|cowork.*|mcp-registry|scheduled-tasks|widgets|remote-(?:devices|browser)|claude-(?:device|code-remote)|github_(?:ci|comment|inline_comment|file_ops)|[0-9a-f]{8}-[0-9a-f-]{27})$/;
const M={
pattern:/^mcp__[A-Za-z0-9_*-]*[.@/ +:][A-Za-z0-9_*.@/ +:-]*$/,
fault:`holds more than letters, digits, "-" and "_"`,
meant:e=>{
let t=e.replace(/:\*$/,(t,n)=>/__.*__/.test(e.slice(0,n))?`*`:`__*`);
return/[:/]/.test(t)?void 0:`mcp__${t.slice(5).replace(/[^A-Za-z0-9_*-]/g,`_`)}`},
help:`write "mcp__<server>__<tool>", with "_" for what the names of tools cannot hold`,
by:`H:CC`};
const N={
pattern:/^mcp_[A-Za-z0-9][\w*-]*$/,
fault:`begins with one underscore where two are needed`,
help:`write "mcp__<server>__<tool>"`,
by:`R:CC`};
const le={
pattern:/^mcp_{0,2}$/,
fault:`names no server`,
help:`write "mcp__<server>" for each server`,
by:`R:CC`};
const P={
pattern:/^mcp__[^(]+\(/,
fault:`has parentheses`,
meant:e=>e.slice(0,e.indexOf(`(`)),
help:`leave the parentheses out`,
by:`R:CC`};
const ue={
pattern:/^mcp__(?![^*]+__|.*:\*$)[^*(]*\*/,
fault:`has a wildcard before the name of a server has ended`,
help:`write "mcp__<server>__*" for each server`,
by:`R:CC`};
const de={
pattern:/^mcp__(?:[^_]|_(?!_))+$/,
within:/^[\w\s,|-]+$/,
fault:`is compared with whole names of tools, and names a server`,
meant:e=>`${e}__.*`,
help:`write "mcp__<server>__.*"`,
by:`M:CCD`};
const F={
form:`mcp__S__T`,
builtIn:j,
bundled:/^plugin_.+_/,
by:`R:CC`};
const I=(e,t,n)=>({...F,...n&&{
grants:n},
at:[`permissions`,e],
as:`list`,
faults:[...t,M,N,le]});
const L=(e,...t)=>t.map(t=>({...F,
at:[`permissions`,t],
as:`list`,
instead:e,
unknown:`silent`,
by:`M:CCD`}));
const R={
as:`list`,
form:`S`,
among:[`claude-code-project`],
builtIn:j,
by:`R:CC`};
const z={
as:`text`,
form:`S`,
unknown:`silent`,
by:`R:CC`};
const B={...F,
at:[`hooks`,`*`,`*`,`matcher`],
as:`expression`,
faults:[de],
by:`M:CCD`};
const fe=[I(`allow`,[P,ue],`allows`),I(`ask`,[P]),I(`deny`,[P],`forbids`),{...R,
at:[`enabledMcpjsonServers`],
grants:`allows`},{...R,
at:[`disabledMcpjsonServers`],
switches:`off`},{...z,
at:[`allowedMcpServers`,`*`,`serverName`],
grants:`allows`},{...z,
at:[`deniedMcpServers`,`*`,`serverName`],
grants:`forbids`},B,...L(`allow`,`allowedTools`,`allowTools`,`allowed_tools`,`allowed-tools`,`allowed`,`allowlist`,`autoApprove`),...L(`deny`,`disallowedTools`,`deniedTools`,`denyTools`,`disallowed_tools`,`denied`,`disallow`,`denylist`),...L(`ask`,`askTools`,`prompt`)];
const V=e=>({...F,
at:[e],
as:`words`,
faults:[M,N],
by:`M:CCD`});
const pe=new Map([[`bash`,`Bash`],[`edit`,`Edit`],[`glob`,`Glob`],[`grep`,`Grep`],[`read`,`Read`],[`read_file`,`Read`],[`run_shell_command`,`Bash`],[`shell`,`Bash`],[`web_fetch`,`WebFetch`],[`web_search`,`WebSearch`],[`webfetch`,`WebFetch`],[`websearch`,`WebSearch`],[`write`,`Write`],[`write_file`,`Write`]]);
const me={
pattern:/^(?!mcp)[a-z./~]/,
fault:`has neither the capital of a built-in tool nor "mcp__" before it`,
meant:e=>pe.get(e),
help:`leave it out, and name "Bash" where the agent is to run programs`,
by:`R:CC`};
const H=e=>({...V(e),
faults:[me,M,N]});
const U=(e,...t)=>t.map(t=>({...F,
at:[t],
as:`words`,
instead:e,
unknown:`silent`,
by:`M:CCD`}));
function W(e,n){
return e.filter(e=>{
if(!t.isObject(e)||Object.keys(e).length!==1)
return!1;
let{
serverName:r,
serverCommand:i,
serverUrl:a}=e;
if(i!==void 0)
return he(i);
return typeof r==`string`?n.test(r):typeof a==`string`})}
function he(e){
return Array.isArray(e)&&e.every(e=>typeof e==`string`)}
function G({
serverName:e,
serverCommand:n,
serverUrl:r},i){
if(e!==void 0)
return e===i.name;
let{
command:a,
args:o=[],
url:s}=i;
if(n!==void 0)
return JSON.stringify(n)===JSON.stringify([a,...o]);
return r!==void 0&&s!==void 0&&t.starsMatch(r.toLowerCase(),s.toLowerCase())}
function ge(e,t){
return W(e,/\S/).some(e=>G(e,t))}
function _e(e,t){
if([t.command,...t.args??[],t.url].some(e=>e?.includes("${")))
return!1;
let n=W(e,/^[A-Za-z0-9_-]+$/);
let r=n.filter(({
serverCommand:e,
serverUrl:n})=>t.url===void 0?e!==void 0:n!==void 0);
return!(r.length>0?r:n).some(e=>G(e,t))}
const K={
id:`claude-code-settings`,
title:`Claude Code's settings`,
files:[`.claude/settings.json`,`.claude/settings.local.json`],
userFiles:[`~/.claude/settings.json`,`~/.claude/settings.local.json`],
schemaBy:`H:CC`,
syntax:{...f,
broken:{
effect:`refuses-file`,
by:`H:CC`}},
servers:[],
noMap:a,
badRoot:{
effect:`refuses-file`,
by:`R:CC`,
note:`a value that does not fit costs all settings of the file`},
place:`settings files`,
rootFields:{
enableAllProjectMcpServers:{
is:`trust`,
approvesAll:!0,
by:`R:CC`,
note:"approves every server of `.mcp.json`, once the folder is trusted"}},
unread:[{
at:[`mcpServers`],
instead:`.mcp.json`,
insteadOfUser:`~/.claude.json`,
by:`R:CC`}],
references:fe,
serverRules:[{
at:[`deniedMcpServers`],
stops:ge,
by:`R:CC`},{
at:[`allowedMcpServers`],
stops:_e,
by:`R:CC`}],
claims:`path`};
const{
serverRules:ve,...ye}=K;
const q={
effect:`skips-server`,
by:`H:CC`};
const be=Object.fromEntries(Object.entries(d.fields).filter(([,e])=>e.is!==`headersHelper`&&!e.for?.includes(`stdio`)));
const xe={...ye,
id:`claude-code-managed-settings`,
belongsTo:`administrator`,
title:`Claude Code's managed settings`,
files:[`managed-settings.json`],
userFiles:[],
servers:[{
at:[`managedMcpServers`]}],
badRoot:{
effect:`ignored`,
by:`H:CC`},
badMap:{
effect:`refuses-file`,
by:`H:CC`},
dialect:{...d,
by:`H:CC`,
spellings:{
http:`http`,
"streamable-http":`http`,
sse:`sse`},
inferred:{
urlReaction:q},
bad:q,
notObject:q,
neither:q,
unknownTransport:{
withCommand:q,
withUrl:q},
mismatch:q,
both:{
reaction:q},
urls:{
reaction:u},
strict:!0,
fields:be,
placeholders:{
in:{},
whenUnset:`nothing is expanded`,
by:`H:CC`},
names:[{
pattern:/^[A-Za-z0-9_-]+$/,
allows:`letters, digits, "-" and "_"`,
reaction:q}]}};
const Se=[`tools`,`Tools`];
const J={
id:`claude-code-agent`,
belongsTo:`agent`,
title:`a Claude Code sub-agent`,
files:[`.claude/agents/**/*.md`],
userFiles:[],
schemaBy:`H:CC`,
syntax:{
language:`markdown`,
requotes:{
values:`odd`,
by:`H:CC`},
bom:{
effect:`fine`,
by:`H:CC`},
empty:{
effect:`fine`,
by:`H:CC`},
broken:{
effect:`ignored`,
by:`M:CC`,
note:`the front matter is lost`},
duplicates:{
effect:`ignored`,
by:`M:CC`}},
servers:[{
at:[`mcpServers`],
list:`only`}],
noMap:{
effect:`fine`,
by:`H:CC`},
badRoot:{
effect:`ignored`,
by:`H:CC`},
dialect:{...d,
inferred:{
command:`stdio`,
urlReaction:{
effect:`drops-server`,
by:`H:CC`}},
bad:{
effect:`drops-server`,
by:`H:CC`},
notObject:{
effect:`drops-server`,
by:`H:CC`},
neither:{
effect:`drops-server`,
by:`H:CC`},
mismatch:{
effect:`drops-server`,
by:`H:CC`},
unknownTransport:{
withCommand:{
effect:`drops-server`,
by:`H:CC`},
withUrl:{
effect:`drops-server`,
by:`H:CC`}}},
references:[{...H(`tools`),
grants:`needs`},H(`disallowedTools`),{
at:[`mcpServers`],
as:`list`,
form:`S`,
builtIn:j,
by:`H:CC`},...U(`tools`,`allowed-tools`,`allowedTools`)],
holds:[`mcp`,...Se],
claims:`shape`};
const{
dialect:Ce,...we}=J;
const Y={...we,
id:`claude-code-command`,
title:`a command of Claude Code`,
files:[`.claude/commands/**/*.md`],
schema:`none`,
schemaBy:`M:CCD`,
servers:[],
references:[V(`allowed-tools`),V(`disallowed-tools`),...U(`allowed-tools`,`tools`,`allowedTools`)],
holds:[`mcp_`]};
const Te={...Y,
id:`claude-code-skill`,
title:`a skill of Claude Code`,
files:[`.claude/skills/**/SKILL.md`]};
const X={
inPlugin:{
servers:[`claude-code-plugin`,`claude-code-plugin-manifest`],
manifest:`claude-code-plugin-manifest`,
name:[`name`],
spell:(e,t)=>`mcp__plugin_${y(e)}_${y(t)}`,
by:`I:CCP`},
unknown:`silent`};
const Z={...Y,
id:`claude-code-plugin-command`,
belongsTo:`plugin`,
title:`a command of a plugin`,
files:[`commands/*.md`],
beside:`../.claude-plugin`,
references:[{...V(`allowed-tools`),...X},...U(`allowed-tools`,`tools`,`allowedTools`)]};
const Ee={...A,
id:`claude-code-plugin-hooks`,
title:`the hooks of a plugin`,
files:[`hooks/hooks.json`],
beside:`../.claude-plugin`,
schemaBy:`R:CC`,
syntax:{...f,
bom:i,
empty:i},
servers:[],
parts:{
at:[[`modules`]],
from:`.`,
missing:D,
outside:D},
badRoot:i,
references:[{...B,...X}]};
const De={...Z,
id:`claude-code-plugin-skill`,
title:`a skill of a plugin`,
files:[`skills/**/SKILL.md`],
beside:`../../.claude-plugin`,
opens:{
with:[`description`,`when_to_use`],
unless:`disable-model-invocation`,
otherwise:`offers the skill to no model`,
by:`R:CC`}};
const Oe={...Z,
id:`claude-code-plugin-agent`,
title:`a sub-agent of a plugin`,
files:[`agents/*.md`],
references:[...[`tools`,`disallowedTools`].map(e=>({...V(e),...X})),...U(`tools`,`allowed-tools`,`allowedTools`)]};
const Q={
id:`claude-code-misplaced`,
title:`a servers file where Claude Code does not look`,
files:[`.claude/mcp.json`,`.claude/.mcp.json`],
userFiles:[`~/.claude/mcp.json`,`~/.claude/.mcp.json`],
schema:`none`,
schemaBy:`R:CC`,
syntax:t.passedOver(a),
servers:[],
noMap:a,
badRoot:a,
unread:[{
at:[`mcpServers`],
instead:`.mcp.json`,
insteadOfUser:`~/.claude.json`,
by:`R:CC`},{
at:[`servers`],
instead:`.mcp.json`,
insteadOfUser:`~/.claude.json`,
by:`R:CC`}],
place:`this path`,
otherReaders:[`omp`],
claims:`shape`};
const ke={...Q,
id:`claude-code-misnamed`,
title:`a servers file under a name that Claude Code does not look for`,
files:[...t.wrongNames(`.claude`,`mcp.json`,`.mcp.json`,`settings.json`),...[`claude_code_config`,`claude_desktop_config`,`claude_config`].map(e=>`.claude/${e}.json`),`.claude-plugin/mcp.json`,`.claude-plugin/.mcp.json`],
userFiles:[...t.wrongNames(`~/.claude`,`mcp.json`,`.mcp.json`,`settings.json`),...[`claude_code_config`,`claude_desktop_config`,`claude_config`].map(e=>`~/.claude/${e}.json`)],
otherReaders:[]};
const Ae=[`.cursor-plugin`,`.plugin`,`POWER.md`,`.mcp.json`];
const je={...Q,
id:`claude-code-plugin-misplaced`,
title:`a servers file of a plugin under a name that Claude Code does not look for`,
files:[`mcp.json`],
userFiles:[],
beside:`.claude-plugin`,
when:({
value:e,
beside:t})=>$(e,`mcpServers`)&&!Ae.some(t),
unread:[{
at:[`mcpServers`],
instead:`.mcp.json`,
by:`R:CC`}],
place:`this path`,
otherReaders:[]};
const Me=[`.codex-plugin`,`.github/plugin`,`.plugin`,`plugin.json`];
function Ne({
path:e,
text:t,
value:n,
beside:r,
above:i}){
if(r(`.claude-plugin`)&&(!r(E)||r(`.claude-plugin/plugin.json`))||t.includes("${CLAUDE_PLUGIN_ROOT}"))
return!0;
if($(n,`mcpServers`)||$(n,`servers`)||n===void 0||Me.some(r))
return!1;
return e.includes(`/`)||i(`.claude-plugin`)}
function $(e,t){
return typeof e==`object`&&!!e&&Object.hasOwn(e,t)}
var Pe=t.defineClient({
id:`claude-code`,
name:`Claude Code`,
sources:{
CC:{
title:`@anthropic-ai/claude-code, run and read`,
version:`2.1.327`,
date:`2026-11-19`,
recordings:[`claude-code`,`claude-code-settings`,`claude-code-user`,`claude-code-plugin`,`claude-code-plugin-hooks`]},
CCB:{
title:`@anthropic-ai/claude-code, older versions, run`,
version:`2.1.260`,
date:`2026-11-20`},
CCD:{
title:`code.claude.com, subagents, skills, hooks and permissions`,
version:`2026-11`,
date:`2026-11-18`},
CCP:{
title:`anthropics/claude-code#65770, names in a plugin`,
version:`2.1.166`,
date:`2026-11-18`},
CCL:{
title:`anthropics/claude-code#96152, the API refuses a name`,
version:`2.1.280`,
date:`2026-11-18`},
CCI:{
title:`anthropics/claude-code, issue 25563`,
version:`February 2026`,
date:`2026-02-13`},
CCF:{
title:`"MCP Server Configuration Specification", of a form that edits the files of Claude Code`,
version:`2026-01`,
date:`2026-11-19`},
CCA:{
title:`anthropics/claude-code-action 24dcd50, read, and Claude Code 2.1.327 run with --mcp-config`,
version:`after 1.0.99`,
date:`2026-11-20`},
AIXM:{
title:`thoreinstein/aix, docs/mcp-field-mapping.md`,
version:`0.1.0`,
date:`2026-11-19`}},
formats:[p,re,O,oe,se,ce,K,xe,J,Y,Te,Z,Ee,De,Oe,Q,ke,je,ne],
moved:[{
env:`CLAUDE_CONFIG_DIR`,
from:`~/.claude`,
by:`H:CC`},{
env:`CLAUDE_CONFIG_DIR`,
from:`~`,
by:`H:CC`}],
toolNames:x,
precedence:[{
sources:[{
format:`claude-code-user`,
files:`user`,
at:[`projects`,`*`,`mcpServers`]},{
format:`claude-code-project`,
files:`project`,
above:`nearer`,
note:`a server of the project counts once the user has approved it`},{
format:`claude-code-user`,
files:`user`,
at:[`mcpServers`]}],
same:`replaced`,
by:`R:CC`}]});
exports.claude_code_exports=n;