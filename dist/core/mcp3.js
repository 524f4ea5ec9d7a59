"use strict";
const e=require("./types.js");
const t=require("./json.js");
const n=require("./start.js");
const r=require("./core.js");
const i=require("./converting.js");
const a=require("./json-report.js");
function o(e){
return!!e._zod}
function s(t,n){
if(o(t))
return e.safeParse(t,n);
return t.safeParse(n)}
function c(e){
if(!e)
return;
let t;
t=o(e)?e._zod?.def?.shape:e.shape;
if(!t)
return;
if(typeof t==`function`)
try{
return t()}catch{
return}
return t}
function l(e){
if(o(e)){
let t=e._zod?.def;
if(t){
if(t.value!==void 0)
return t.value;
if(Array.isArray(t.values)&&t.values.length>0)
return t.values[0]}}
let t=e._def;
if(t){
if(t.value!==void 0)
return t.value;
if(Array.isArray(t.values)&&t.values.length>0)
return t.values[0]}
let n=e.value;
if(n!==void 0)
return n}
function u(e){
return e===`completed`||e===`failed`||e===`cancelled`}
function d(e){
let t=c(e)?.method;
if(!t)
throw Error(`Schema is missing a method literal`);
let n=l(t);
if(typeof n!=`string`)
throw Error(`Schema method literal must be a string`);
return n}
function f(e,t){
let n=s(e,t);
if(!n.success)
throw n.error;
return n.data}
var p=class{
constructor(t){
this._options=t;
this._requestMessageId=0;
this._requestHandlers=new Map;
this._requestHandlerAbortControllers=new Map;
this._notificationHandlers=new Map;
this._responseHandlers=new Map;
this._progressHandlers=new Map;
this._timeoutInfo=new Map;
this._pendingDebouncedNotifications=new Set;
this._taskProgressTokens=new Map;
this._requestResolvers=new Map;
this.setNotificationHandler(e.CancelledNotificationSchema,e=>{
this._oncancel(e)});
this.setNotificationHandler(e.ProgressNotificationSchema,e=>{
this._onprogress(e)});
this.setRequestHandler(e.PingRequestSchema,e=>({}));
this._taskStore=t?.taskStore;
this._taskMessageQueue=t?.taskMessageQueue;
if(this._taskStore){
this.setRequestHandler(e.GetTaskRequestSchema,async(t,n)=>{
let r=await this._taskStore.getTask(t.params.taskId,n.sessionId);
if(!r)
throw new e.McpError(e.ErrorCode.InvalidParams,`Failed to retrieve task: Task not found`);
return{...r}});
this.setRequestHandler(e.GetTaskPayloadRequestSchema,async(t,n)=>{
let r=async()=>{
let i=t.params.taskId;
if(!await this._taskStore.getTask(i,n.sessionId))
throw new e.McpError(e.ErrorCode.InvalidParams,`Task not found: ${i}`);
if(this._taskMessageQueue){
let t;
for(;t=await this._taskMessageQueue.dequeue(i,n.sessionId);){
if(t.type===`response`||t.type===`error`){
let n=t.message;
let r=n.id;
let i=this._requestResolvers.get(r);
if(i){
this._requestResolvers.delete(r);
if(t.type===`response`)
i(n);else{
let t=n;
i(new e.McpError(t.error.code,t.error.message,t.error.data))}}else{
let e=t.type===`response`?`Response`:`Error`;
this._onerror(Error(`${e} handler missing for request ${r}`))}
continue}
await this._transport?.send(t.message,{
relatedRequestId:n.requestId})}}
let a=await this._taskStore.getTask(i,n.sessionId);
if(!a)
throw new e.McpError(e.ErrorCode.InvalidParams,`Task not found: ${i}`);
if(!u(a.status)){
await this._waitForTaskUpdate(i,n.signal,n.sessionId);
return await r()}
if(u(a.status)){
let t=await this._taskStore.getTaskResult(i,n.sessionId);
this._clearTaskQueue(i,n.sessionId);
return{...t,
_meta:{...t._meta,
[e.RELATED_TASK_META_KEY]:{
taskId:i}}}}
return await r()};
return await r()});
this.setRequestHandler(e.ListTasksRequestSchema,async(t,n)=>{
try{
let{
tasks:e,
nextCursor:r}=await this._taskStore.listTasks(t.params?.cursor,n.sessionId);
return{
tasks:e,
nextCursor:r,
_meta:{}}}catch(t){
throw new e.McpError(e.ErrorCode.InvalidParams,`Failed to list tasks: ${t instanceof Error?t.message:String(t)}`)}});
this.setRequestHandler(e.CancelTaskRequestSchema,async(t,n)=>{
try{
let r=await this._taskStore.getTask(t.params.taskId,n.sessionId);
if(!r)
throw new e.McpError(e.ErrorCode.InvalidParams,`Task not found: ${t.params.taskId}`);
if(u(r.status))
throw new e.McpError(e.ErrorCode.InvalidParams,`Cannot cancel task in terminal status: ${r.status}`);
await this._taskStore.updateTaskStatus(t.params.taskId,`cancelled`,`Client cancelled task execution.`,n.sessionId);
this._clearTaskQueue(t.params.taskId,n.sessionId);
let i=await this._taskStore.getTask(t.params.taskId,n.sessionId);
if(!i)
throw new e.McpError(e.ErrorCode.InvalidParams,`Task not found after cancellation: ${t.params.taskId}`);
return{
_meta:{},...i}}catch(t){
if(t instanceof e.McpError)
throw t;
throw new e.McpError(e.ErrorCode.InvalidRequest,`Failed to cancel task: ${t instanceof Error?t.message:String(t)}`)}})}}
async _oncancel(e){
if(!e.params.requestId)
return;
this._requestHandlerAbortControllers.get(e.params.requestId)?.abort(e.params.reason)}
_setupTimeout(e,t,n,r,i=!1){
this._timeoutInfo.set(e,{
timeoutId:setTimeout(r,t),
startTime:Date.now(),
timeout:t,
maxTotalTimeout:n,
resetTimeoutOnProgress:i,
onTimeout:r})}
_resetTimeout(t){
let n=this._timeoutInfo.get(t);
if(!n)
return!1;
let r=Date.now()-n.startTime;
if(n.maxTotalTimeout&&r>=n.maxTotalTimeout){
this._timeoutInfo.delete(t);
throw e.McpError.fromError(e.ErrorCode.RequestTimeout,`Maximum total timeout exceeded`,{
maxTotalTimeout:n.maxTotalTimeout,
totalElapsed:r})}
clearTimeout(n.timeoutId);
n.timeoutId=setTimeout(n.onTimeout,n.timeout);
return!0}
_cleanupTimeout(e){
let t=this._timeoutInfo.get(e);
if(t){
clearTimeout(t.timeoutId);
this._timeoutInfo.delete(e)}}
async connect(t){
if(this._transport)
throw Error(`Already connected to a transport. Call close() before connecting to a new transport, or use a separate Protocol instance per connection.`);
this._transport=t;
let n=this.transport?.onclose;
this._transport.onclose=()=>{
n?.();
this._onclose()};
let r=this.transport?.onerror;
this._transport.onerror=e=>{
r?.(e);
this._onerror(e)};
let i=this._transport?.onmessage;
this._transport.onmessage=(t,n)=>{
i?.(t,n);
e.isJSONRPCResultResponse(t)||e.isJSONRPCErrorResponse(t)?this._onresponse(t):e.isJSONRPCRequest(t)?this._onrequest(t,n):e.isJSONRPCNotification(t)?this._onnotification(t):this._onerror(Error(`Unknown message type: ${JSON.stringify(t)}`))};
await this._transport.start()}
_onclose(){
let t=this._responseHandlers;
this._responseHandlers=new Map;
this._progressHandlers.clear();
this._taskProgressTokens.clear();
this._pendingDebouncedNotifications.clear();
for(
let e of this._timeoutInfo.values())
clearTimeout(e.timeoutId);
this._timeoutInfo.clear();
for(
let e of this._requestHandlerAbortControllers.values())
e.abort();
this._requestHandlerAbortControllers.clear();
let n=e.McpError.fromError(e.ErrorCode.ConnectionClosed,`Connection closed`);
this._transport=void 0;
this.onclose?.();
for(
let e of t.values())
e(n)}
_onerror(e){
this.onerror?.(e)}
_onnotification(e){
let t=this._notificationHandlers.get(e.method)??this.fallbackNotificationHandler;
if(t===void 0)
return;
Promise.resolve().then(()=>t(e)).catch(e=>this._onerror(Error(`Uncaught error in notification handler: ${e}`)))}
_onrequest(t,n){
let r=this._requestHandlers.get(t.method)??this.fallbackRequestHandler;
let i=this._transport;
let a=t.params?._meta?.[e.RELATED_TASK_META_KEY]?.taskId;
let o=i?.sessionId;
let s=this._taskStore;
let c=!0;
let l;
if(a&&s&&this._taskMessageQueue&&o!==void 0){
c=!1;
l=(async()=>{
if(!await s.getTask(a,o))
throw new e.McpError(e.ErrorCode.InvalidParams,`Task not found: ${a}`);
c=!0})()}
if(r===void 0){
let n={
jsonrpc:`2.0`,
id:t.id,
error:{
code:e.ErrorCode.MethodNotFound,
message:`Method not found`}};
if(a&&l){
let e={
type:`error`,
message:n,
timestamp:Date.now()};
l.then(()=>this._enqueueTaskMessage(a,e,o),()=>i?.send(n)).catch(e=>this._onerror(Error(`Failed to send an error response: ${e}`)))}else 
a&&this._taskMessageQueue?this._enqueueTaskMessage(a,{
type:`error`,
message:n,
timestamp:Date.now()},i?.sessionId).catch(e=>this._onerror(Error(`Failed to enqueue error response: ${e}`))):i?.send(n).catch(e=>this._onerror(Error(`Failed to send an error response: ${e}`)));
return}
let u=new AbortController;
this._requestHandlerAbortControllers.set(t.id,u);
let d=e.isTaskAugmentedRequestParams(t.params)?t.params.task:void 0;
let f=this._taskStore?this.requestTaskStore(t,i?.sessionId):void 0;
let p={
signal:u.signal,
sessionId:i?.sessionId,
_meta:t.params?._meta,
sendNotification:async e=>{
if(u.signal.aborted)
return;
let n={
relatedRequestId:t.id};
a&&(n.relatedTask={
taskId:a});
await this.notification(e,n)},
sendRequest:async(n,r,i)=>{
if(u.signal.aborted)
throw new e.McpError(e.ErrorCode.ConnectionClosed,`Request was cancelled`);
let o={...i,
relatedRequestId:t.id};
a&&!o.relatedTask&&(o.relatedTask={
taskId:a});
let s=o.relatedTask?.taskId??a;
s&&f&&await f.updateTaskStatus(s,`input_required`);
return await this.request(n,r,o)},
authInfo:n?.authInfo,
requestId:t.id,
requestInfo:n?.requestInfo,
taskId:a,
taskStore:f,
taskRequestedTtl:d?.ttl,
closeSSEStream:n?.closeSSEStream,
closeStandaloneSSEStream:n?.closeStandaloneSSEStream};
(l??Promise.resolve()).then(()=>{
if(l&&u.signal.aborted)
throw new e.McpError(e.ErrorCode.ConnectionClosed,`Request was cancelled`);
d&&this.assertTaskHandlerCapability(t.method)}).then(()=>r(t,p)).then(async e=>{
if(u.signal.aborted)
return;
let n={
result:e,
jsonrpc:`2.0`,
id:t.id};
a&&this._taskMessageQueue?await this._enqueueTaskMessage(a,{
type:`response`,
message:n,
timestamp:Date.now()},i?.sessionId):await i?.send(n)},async n=>{
if(u.signal.aborted)
return;
let r={
jsonrpc:`2.0`,
id:t.id,
error:{
code:Number.isSafeInteger(n.code)?n.code:e.ErrorCode.InternalError,
message:n.message??`Internal error`,...n.data!==void 0&&{
data:n.data}}};
a&&this._taskMessageQueue&&c?await this._enqueueTaskMessage(a,{
type:`error`,
message:r,
timestamp:Date.now()},i?.sessionId):await i?.send(r)}).catch(e=>this._onerror(Error(`Failed to send response: ${e}`))).finally(()=>{
this._requestHandlerAbortControllers.get(t.id)===u&&this._requestHandlerAbortControllers.delete(t.id)})}
_onprogress(e){
let{
progressToken:t,...n}=e.params;
let r=Number(t);
let i=this._progressHandlers.get(r);
if(!i){
this._onerror(Error(`Received a progress notification for an unknown token: ${JSON.stringify(e)}`));
return}
let a=this._responseHandlers.get(r);
let o=this._timeoutInfo.get(r);
if(o&&a&&o.resetTimeoutOnProgress)
try{
this._resetTimeout(r)}catch(e){
this._responseHandlers.delete(r);
this._progressHandlers.delete(r);
this._cleanupTimeout(r);
a(e);
return}
i(n)}
_onresponse(t){
let n=Number(t.id);
let r=this._requestResolvers.get(n);
if(r){
this._requestResolvers.delete(n);
e.isJSONRPCResultResponse(t)?r(t):r(new e.McpError(t.error.code,t.error.message,t.error.data));
return}
let i=this._responseHandlers.get(n);
if(i===void 0){
this._onerror(Error(`Received a response for an unknown message ID: ${JSON.stringify(t)}`));
return}
this._responseHandlers.delete(n);
this._cleanupTimeout(n);
let a=!1;
if(e.isJSONRPCResultResponse(t)&&t.result&&typeof t.result==`object`){
let e=t.result;
if(e.task&&typeof e.task==`object`){
let t=e.task;
if(typeof t.taskId==`string`){
a=!0;
this._taskProgressTokens.set(t.taskId,n)}}}
a||this._progressHandlers.delete(n);
e.isJSONRPCResultResponse(t)?i(t):i(e.McpError.fromError(t.error.code,t.error.message,t.error.data))}
get transport(){
return this._transport}
async close(){
await this._transport?.close()}
async*requestStream(t,n,r){
let{
task:i}=r??{};
if(!i){
try{
yield{
type:`result`,
result:await this.request(t,n,r)}}catch(t){
yield{
type:`error`,
error:t instanceof e.McpError?t:new e.McpError(e.ErrorCode.InternalError,String(t))}}
return}
let a;
try{
let i=await this.request(t,e.CreateTaskResultSchema,r);
if(i.task){
a=i.task.taskId;
yield{
type:`taskCreated`,
task:i.task}}else 
throw new e.McpError(e.ErrorCode.InternalError,`Task creation did not return a task`);
for(;;){
let t=await this.getTask({
taskId:a},r);
yield{
type:`taskStatus`,
task:t};
if(u(t.status)){
t.status===`completed`?yield{
type:`result`,
result:await this.getTaskResult({
taskId:a},n,r)}:t.status===`failed`?yield{
type:`error`,
error:new e.McpError(e.ErrorCode.InternalError,`Task ${a} failed`)}:t.status===`cancelled`&&(yield{
type:`error`,
error:new e.McpError(e.ErrorCode.InternalError,`Task ${a} was cancelled`)});
return}
if(t.status===`input_required`){
yield{
type:`result`,
result:await this.getTaskResult({
taskId:a},n,r)};
return}
let i=t.pollInterval??this._options?.defaultTaskPollInterval??1e3;
await new Promise(e=>setTimeout(e,i));
r?.signal?.throwIfAborted()}}catch(t){
yield{
type:`error`,
error:t instanceof e.McpError?t:new e.McpError(e.ErrorCode.InternalError,String(t))}}}
request(t,n,r){
let{
relatedRequestId:i,
resumptionToken:a,
onresumptiontoken:o,
task:c,
relatedTask:l}=r??{};
return new Promise((u,d)=>{
let f=e=>{
d(e)};
if(!this._transport){
f(Error(`Not connected`));
return}
if(this._options?.enforceStrictCapabilities===!0)
try{
this.assertCapabilityForMethod(t.method);
c&&this.assertTaskCapability(t.method)}catch(e){
f(e);
return}
r?.signal?.throwIfAborted();
let p=this._requestMessageId++;
let m={...t,
jsonrpc:`2.0`,
id:p};
if(r?.onprogress){
this._progressHandlers.set(p,r.onprogress);
m.params={...t.params,
_meta:{...t.params?._meta||{},
progressToken:p}}}
c&&(m.params={...m.params,
task:c});
l&&(m.params={...m.params,
_meta:{...m.params?._meta||{},
[e.RELATED_TASK_META_KEY]:l}});
let h=t=>{
this._responseHandlers.delete(p);
this._progressHandlers.delete(p);
this._cleanupTimeout(p);
this._transport?.send({
jsonrpc:`2.0`,
method:`notifications/cancelled`,
params:{
requestId:p,
reason:String(t)}},{
relatedRequestId:i,
resumptionToken:a,
onresumptiontoken:o}).catch(e=>this._onerror(Error(`Failed to send cancellation: ${e}`)));
d(t instanceof e.McpError?t:new e.McpError(e.ErrorCode.RequestTimeout,String(t)))};
this._responseHandlers.set(p,e=>{
if(r?.signal?.aborted)
return;
if(e instanceof Error)
return d(e);
try{
let t=s(n,e.result);
t.success?u(t.data):d(t.error)}catch(e){
d(e)}});
r?.signal?.addEventListener(`abort`,()=>{
h(r?.signal?.reason)});
let g=r?.timeout??6e4;
this._setupTimeout(p,g,r?.maxTotalTimeout,()=>h(e.McpError.fromError(e.ErrorCode.RequestTimeout,`Request timed out`,{
timeout:g})),r?.resetTimeoutOnProgress??!1);
let _=l?.taskId;
if(_){
this._requestResolvers.set(p,e=>{
let t=this._responseHandlers.get(p);
t?t(e):this._onerror(Error(`Response handler missing for side-channeled request ${p}`))});
this._enqueueTaskMessage(_,{
type:`request`,
message:m,
timestamp:Date.now()}).catch(e=>{
this._cleanupTimeout(p);
d(e)})}else 
this._transport.send(m,{
relatedRequestId:i,
resumptionToken:a,
onresumptiontoken:o}).catch(e=>{
this._cleanupTimeout(p);
d(e)})})}
async getTask(t,n){
return this.request({
method:`tasks/get`,
params:t},e.GetTaskResultSchema,n)}
async getTaskResult(e,t,n){
return this.request({
method:`tasks/result`,
params:e},t,n)}
async listTasks(t,n){
return this.request({
method:`tasks/list`,
params:t},e.ListTasksResultSchema,n)}
async cancelTask(t,n){
return this.request({
method:`tasks/cancel`,
params:t},e.CancelTaskResultSchema,n)}
async notification(t,n){
if(!this._transport)
throw Error(`Not connected`);
this.assertNotificationCapability(t.method);
let r=n?.relatedTask?.taskId;
if(r){
let i={...t,
jsonrpc:`2.0`,
params:{...t.params,
_meta:{...t.params?._meta||{},
[e.RELATED_TASK_META_KEY]:n.relatedTask}}};
await this._enqueueTaskMessage(r,{
type:`notification`,
message:i,
timestamp:Date.now()});
return}
if((this._options?.debouncedNotificationMethods??[]).includes(t.method)&&!t.params&&!n?.relatedRequestId&&!n?.relatedTask){
if(this._pendingDebouncedNotifications.has(t.method))
return;
this._pendingDebouncedNotifications.add(t.method);
Promise.resolve().then(()=>{
this._pendingDebouncedNotifications.delete(t.method);
if(!this._transport)
return;
let r={...t,
jsonrpc:`2.0`};
n?.relatedTask&&(r={...r,
params:{...r.params,
_meta:{...r.params?._meta||{},
[e.RELATED_TASK_META_KEY]:n.relatedTask}}});
this._transport?.send(r,n).catch(e=>this._onerror(e))});
return}
let i={...t,
jsonrpc:`2.0`};
n?.relatedTask&&(i={...i,
params:{...i.params,
_meta:{...i.params?._meta||{},
[e.RELATED_TASK_META_KEY]:n.relatedTask}}});
await this._transport.send(i,n)}
setRequestHandler(e,t){
let n=d(e);
this.assertRequestHandlerCapability(n);
this._requestHandlers.set(n,(n,r)=>{
let i=f(e,n);
return Promise.resolve(t(i,r))})}
removeRequestHandler(e){
this._requestHandlers.delete(e)}
assertCanSetRequestHandler(e){
if(this._requestHandlers.has(e))
throw Error(`A request handler for ${e} already exists, which would be overridden`)}
setNotificationHandler(e,t){
let n=d(e);
this._notificationHandlers.set(n,n=>{
let r=f(e,n);
return Promise.resolve(t(r))})}
removeNotificationHandler(e){
this._notificationHandlers.delete(e)}
_cleanupTaskProgressHandler(e){
let t=this._taskProgressTokens.get(e);
if(t!==void 0){
this._progressHandlers.delete(t);
this._taskProgressTokens.delete(e)}}
async _enqueueTaskMessage(e,t,n){
if(!this._taskStore||!this._taskMessageQueue)
throw Error(`Cannot enqueue task message: taskStore and taskMessageQueue are not configured`);
let r=this._options?.maxTaskQueueSize;
await this._taskMessageQueue.enqueue(e,t,n??this._transport?.sessionId,r)}
async _clearTaskQueue(t,n){
if(this._taskMessageQueue){
let r=await this._taskMessageQueue.dequeueAll(t,n);
for(
let n of r)
if(n.type===`request`&&e.isJSONRPCRequest(n.message)){
let r=n.message.id;
let i=this._requestResolvers.get(r);
if(i){
i(new e.McpError(e.ErrorCode.InternalError,`Task cancelled or completed`));
this._requestResolvers.delete(r)}else 
this._onerror(Error(`Resolver missing for request ${r} during task ${t} cleanup`))}}}
async _waitForTaskUpdate(t,n,r){
let i=this._options?.defaultTaskPollInterval??1e3;
try{
let e=await this._taskStore?.getTask(t,r);
e?.pollInterval&&(i=e.pollInterval)}catch{}
return new Promise((t,r)=>{
if(n.aborted){
r(new e.McpError(e.ErrorCode.InvalidRequest,`Request cancelled`));
return}
let a=setTimeout(t,i);
n.addEventListener(`abort`,()=>{
clearTimeout(a);
r(new e.McpError(e.ErrorCode.InvalidRequest,`Request cancelled`))},{
once:!0})})}
requestTaskStore(t,n){
let r=this._taskStore;
if(!r)
throw Error(`No task store configured`);
return{
createTask:async e=>{
if(!t)
throw Error(`No request provided`);
return await r.createTask(e,t.id,{
method:t.method,
params:t.params},n)},
getTask:async t=>{
let i=await r.getTask(t,n);
if(!i)
throw new e.McpError(e.ErrorCode.InvalidParams,`Failed to retrieve task: Task not found`);
return i},
storeTaskResult:async(t,i,a)=>{
await r.storeTaskResult(t,i,a,n);
let o=await r.getTask(t,n);
if(o){
let n=e.TaskStatusNotificationSchema.parse({
method:`notifications/tasks/status`,
params:o});
await this.notification(n);
u(o.status)&&this._cleanupTaskProgressHandler(t)}},
getTaskResult:e=>r.getTaskResult(e,n),
updateTaskStatus:async(t,i,a)=>{
let o=await r.getTask(t,n);
if(!o)
throw new e.McpError(e.ErrorCode.InvalidParams,`Task "${t}" not found - it may have been cleaned up`);
if(u(o.status))
throw new e.McpError(e.ErrorCode.InvalidParams,`Cannot update task "${t}" from terminal status "${o.status}" to "${i}". Terminal states (completed, failed, cancelled) cannot transition to other states.`);
await r.updateTaskStatus(t,i,a,n);
let s=await r.getTask(t,n);
if(s){
let n=e.TaskStatusNotificationSchema.parse({
method:`notifications/tasks/status`,
params:s});
await this.notification(n);
u(s.status)&&this._cleanupTaskProgressHandler(t)}},
listTasks:e=>r.listTasks(e,n)}}};
function m(e){
return typeof e==`object`&&!!e&&!Array.isArray(e)}
function h(e,t){
let n={...e};
for(
let e in t){
let r=e;
let i=t[r];
if(i===void 0)
continue;
let a=n[r];
n[r]=m(a)&&m(i)?{...a,...i}:i}
return n}
var g=class{};
var _=class{
constructor(e){
this._server=e}
requestStream(e,t,n){
return this._server.requestStream(e,t,n)}
createMessageStream(t,n){
let r=this._server.getClientCapabilities();
if((t.tools||t.toolChoice)&&!r?.sampling?.tools)
throw Error(`Client does not support sampling tools capability.`);
if(t.messages.length>0){
let e=t.messages[t.messages.length-1];
let n=Array.isArray(e.content)?e.content:[e.content];
let r=n.some(e=>e.type===`tool_result`);
let i=t.messages.length>1?t.messages[t.messages.length-2]:void 0;
let a=i?Array.isArray(i.content)?i.content:[i.content]:[];
let o=a.some(e=>e.type===`tool_use`);
if(r){
if(n.some(e=>e.type!==`tool_result`))
throw Error(`The last message must contain only tool_result content if any is present`);
if(!o)
throw Error(`tool_result blocks are not matching any tool_use from the previous message`)}
if(o){
let e=new Set(a.filter(e=>e.type===`tool_use`).map(e=>e.id));
let t=new Set(n.filter(e=>e.type===`tool_result`).map(e=>e.toolUseId));
if(e.size!==t.size||![...e].every(e=>t.has(e)))
throw Error(`ids of tool_result blocks and tool_use blocks from previous message do not match`)}}
return this.requestStream({
method:`sampling/createMessage`,
params:t},e.CreateMessageResultSchema,n)}
elicitInputStream(t,n){
let r=this._server.getClientCapabilities();
let i=t.mode??`form`;
switch(i){case`url`:
if(!r?.elicitation?.url)
throw Error(`Client does not support url elicitation.`);
break;case`form`:
if(!r?.elicitation?.form)
throw Error(`Client does not support form elicitation.`)}
let a=i===`form`&&t.mode===void 0?{...t,
mode:`form`}:t;
return this.requestStream({
method:`elicitation/create`,
params:a},e.ElicitResultSchema,n)}
async getTask(e,t){
return this._server.getTask({
taskId:e},t)}
async getTaskResult(e,t,n){
return this._server.getTaskResult({
taskId:e},t,n)}
async listTasks(e,t){
return this._server.listTasks(e?{
cursor:e}:void 0,t)}
async cancelTask(e,t){
return this._server.cancelTask({
taskId:e},t)}};
function v(e,t,n){
if(!e)
throw Error(`${n} does not support task creation (required for ${t})`);
if(t===`tools/call`&&!e.tools?.call)
throw Error(`${n} does not support task creation for tools/call (required for ${t})`)}
function y(e,t,n){
if(!e)
throw Error(`${n} does not support task creation (required for ${t})`);
switch(t){case`sampling/createMessage`:
if(!e.sampling?.createMessage)
throw Error(`${n} does not support task creation for sampling/createMessage (required for ${t})`);
break;case`elicitation/create`:
if(!e.elicitation?.create)
throw Error(`${n} does not support task creation for elicitation/create (required for ${t})`)}}
var b=class extends p{
constructor(t,n){
super(n);
this._serverInfo=t;
this._loggingLevels=new Map;
this.LOG_LEVEL_SEVERITY=new Map(e.LoggingLevelSchema.options.map((e,t)=>[e,t]));
this.isMessageIgnored=(e,t)=>{
let n=this._loggingLevels.get(t);
return n?this.LOG_LEVEL_SEVERITY.get(e)<this.LOG_LEVEL_SEVERITY.get(n):!1};
this._capabilities=n?.capabilities??{};
this._instructions=n?.instructions;
this._jsonSchemaValidator=n?.jsonSchemaValidator??new g;
this.setRequestHandler(e.InitializeRequestSchema,e=>this._oninitialize(e));
this.setNotificationHandler(e.InitializedNotificationSchema,()=>this.oninitialized?.());
this._capabilities.logging&&this.setRequestHandler(e.SetLevelRequestSchema,async(t,n)=>{
let r=n.sessionId||n.requestInfo?.headers[`mcp-session-id`]||void 0;
let{
level:i}=t.params;
let a=e.LoggingLevelSchema.safeParse(i);
a.success&&this._loggingLevels.set(r,a.data);
return{}})}
get experimental(){
this._experimental||={
tasks:new _(this)};
return this._experimental}
registerCapabilities(e){
if(this.transport)
throw Error(`Cannot register capabilities after connecting to transport`);
this._capabilities=h(this._capabilities,e)}
setRequestHandler(t,n){
let r=c(t)?.method;
if(!r)
throw Error(`Schema is missing a method literal`);
let i=l(r);
if(typeof i!=`string`)
throw Error(`Schema method literal must be a string`);
if(i===`tools/call`)
return super.setRequestHandler(t,async(t,r)=>{
let i=s(e.CallToolRequestSchema,t);
if(!i.success){
let t=i.error instanceof Error?i.error.message:String(i.error);
throw new e.McpError(e.ErrorCode.InvalidParams,`Invalid tools/call request: ${t}`)}
let{
params:a}=i.data;
let o=await Promise.resolve(n(t,r));
if(a.task){
let t=s(e.CreateTaskResultSchema,o);
if(!t.success){
let n=t.error instanceof Error?t.error.message:String(t.error);
throw new e.McpError(e.ErrorCode.InvalidParams,`Invalid task creation result: ${n}`)}
return t.data}
let c=s(e.CallToolResultSchema,o);
if(!c.success){
let t=c.error instanceof Error?c.error.message:String(c.error);
throw new e.McpError(e.ErrorCode.InvalidParams,`Invalid tools/call result: ${t}`)}
return c.data});
return super.setRequestHandler(t,n)}
assertCapabilityForMethod(e){
switch(e){case`sampling/createMessage`:
if(!this._clientCapabilities?.sampling)
throw Error(`Client does not support sampling (required for ${e})`);
break;case`elicitation/create`:
if(!this._clientCapabilities?.elicitation)
throw Error(`Client does not support elicitation (required for ${e})`);
break;case`roots/list`:
if(!this._clientCapabilities?.roots)
throw Error(`Client does not support listing roots (required for ${e})`)}}
assertNotificationCapability(e){
switch(e){case`notifications/message`:
if(!this._capabilities.logging)
throw Error(`Server does not support logging (required for ${e})`);
break;case`notifications/resources/updated`:case`notifications/resources/list_changed`:
if(!this._capabilities.resources)
throw Error(`Server does not support notifying about resources (required for ${e})`);
break;case`notifications/tools/list_changed`:
if(!this._capabilities.tools)
throw Error(`Server does not support notifying of tool list changes (required for ${e})`);
break;case`notifications/prompts/list_changed`:
if(!this._capabilities.prompts)
throw Error(`Server does not support notifying of prompt list changes (required for ${e})`);
break;case`notifications/elicitation/complete`:
if(!this._clientCapabilities?.elicitation?.url)
throw Error(`Client does not support URL elicitation (required for ${e})`)}}
assertRequestHandlerCapability(e){
if(!this._capabilities)
return;
switch(e){case`completion/complete`:
if(!this._capabilities.completions)
throw Error(`Server does not support completions (required for ${e})`);
break;case`logging/setLevel`:
if(!this._capabilities.logging)
throw Error(`Server does not support logging (required for ${e})`);
break;case`prompts/get`:case`prompts/list`:
if(!this._capabilities.prompts)
throw Error(`Server does not support prompts (required for ${e})`);
break;case`resources/list`:case`resources/templates/list`:case`resources/read`:
if(!this._capabilities.resources)
throw Error(`Server does not support resources (required for ${e})`);
break;case`tools/call`:case`tools/list`:
if(!this._capabilities.tools)
throw Error(`Server does not support tools (required for ${e})`);
break;case`tasks/get`:case`tasks/list`:case`tasks/result`:case`tasks/cancel`:
if(!this._capabilities.tasks)
throw Error(`Server does not support tasks capability (required for ${e})`)}}
assertTaskCapability(e){
y(this._clientCapabilities?.tasks?.requests,e,`Client`)}
assertTaskHandlerCapability(e){
if(!this._capabilities)
return;
v(this._capabilities.tasks?.requests,e,`Server`)}
async _oninitialize(t){
let n=t.params.protocolVersion;
this._clientCapabilities=t.params.capabilities;
this._clientVersion=t.params.clientInfo;
return{
protocolVersion:e.SUPPORTED_PROTOCOL_VERSIONS.includes(n)?n:e.LATEST_PROTOCOL_VERSION,
capabilities:this.getCapabilities(),
serverInfo:this._serverInfo,...this._instructions&&{
instructions:this._instructions}}}
getClientCapabilities(){
return this._clientCapabilities}
getClientVersion(){
return this._clientVersion}
getCapabilities(){
return this._capabilities}
async ping(){
return this.request({
method:`ping`},e.EmptyResultSchema)}
async createMessage(t,n){
if((t.tools||t.toolChoice)&&!this._clientCapabilities?.sampling?.tools)
throw Error(`Client does not support sampling tools capability.`);
if(t.messages.length>0){
let e=t.messages[t.messages.length-1];
let n=Array.isArray(e.content)?e.content:[e.content];
let r=n.some(e=>e.type===`tool_result`);
let i=t.messages.length>1?t.messages[t.messages.length-2]:void 0;
let a=i?Array.isArray(i.content)?i.content:[i.content]:[];
let o=a.some(e=>e.type===`tool_use`);
if(r){
if(n.some(e=>e.type!==`tool_result`))
throw Error(`The last message must contain only tool_result content if any is present`);
if(!o)
throw Error(`tool_result blocks are not matching any tool_use from the previous message`)}
if(o){
let e=new Set(a.filter(e=>e.type===`tool_use`).map(e=>e.id));
let t=new Set(n.filter(e=>e.type===`tool_result`).map(e=>e.toolUseId));
if(e.size!==t.size||![...e].every(e=>t.has(e)))
throw Error(`ids of tool_result blocks and tool_use blocks from previous message do not match`)}}
if(t.tools)
return this.request({
method:`sampling/createMessage`,
params:t},e.CreateMessageResultWithToolsSchema,n);
return this.request({
method:`sampling/createMessage`,
params:t},e.CreateMessageResultSchema,n)}
async elicitInput(t,n){
switch(t.mode??`form`){case`url`:{
if(!this._clientCapabilities?.elicitation?.url)
throw Error(`Client does not support url elicitation.`);
let r=t;
return this.request({
method:`elicitation/create`,
params:r},e.ElicitResultSchema,n)}case`form`:{
if(!this._clientCapabilities?.elicitation?.form)
throw Error(`Client does not support form elicitation.`);
let r=t.mode===`form`?t:{...t,
mode:`form`};
let i=await this.request({
method:`elicitation/create`,
params:r},e.ElicitResultSchema,n);
if(i.action===`accept`&&i.content&&r.requestedSchema)
try{
let t=this._jsonSchemaValidator.getValidator(r.requestedSchema)(i.content);
if(!t.valid)
throw new e.McpError(e.ErrorCode.InvalidParams,`Elicitation response content does not match requested schema: ${t.errorMessage}`)}catch(t){
if(t instanceof e.McpError)
throw t;
throw new e.McpError(e.ErrorCode.InternalError,`Error validating elicitation response: ${t instanceof Error?t.message:String(t)}`)}
return i}}}
createElicitationCompletionNotifier(e,t){
if(!this._clientCapabilities?.elicitation?.url)
throw Error(`Client does not support URL elicitation (required for notifications/elicitation/complete)`);
return()=>this.notification({
method:`notifications/elicitation/complete`,
params:{
elicitationId:e}},t)}
async listRoots(t,n){
return this.request({
method:`roots/list`,
params:t},e.ListRootsResultSchema,n)}
async sendLoggingMessage(e,t){
if(this._capabilities.logging&&!this.isMessageIgnored(e.level,t))
return this.notification({
method:`notifications/message`,
params:e})}
async sendResourceUpdated(e){
return this.notification({
method:`notifications/resources/updated`,
params:e})}
async sendResourceListChanged(){
return this.notification({
method:`notifications/resources/list_changed`})}
async sendToolListChanged(){
return this.notification({
method:`notifications/tools/list_changed`})}
async sendPromptListChanged(){
return this.notification({
method:`notifications/prompts/list_changed`})}};
function x(e,t={}){
if(!r.isObject(t))
throw new r.UsageError(`the arguments of "${e.name}" are an object`);
let n=Object.keys(e.arguments);
for(
let[i,a]of Object.entries(t)){
let t=Object.hasOwn(e.arguments,i)?e.arguments[i]:void 0;
if(t===void 0)
throw w(e.name,i,n);
if(!C(a,t))
throw new r.UsageError(`the argument "${i}" is ${S[t.type]}`)}
let i=(e.required??[]).find(e=>!Object.hasOwn(t,e));
if(i!==void 0)
throw new r.UsageError(`the tool "${e.name}" needs the argument "${i}"`);
return t}
const S={
string:`a text`,
array:`a list of texts`};
function C(e,{
type:t}){
if(t===`string`)
return typeof e==`string`;
return Array.isArray(e)&&e.every(e=>typeof e==`string`)}
function w(e,t,n){
let i=r.suggest(t,n);
let a=i===void 0?``:`; did you mean ${r.quote(i)}?`;
return new r.UsageError(`the tool "${e}" has no argument ${r.quote(t)}${a}`)}
function T(e,t,n){
let i=n.find(e=>e.id===t);
if(i!==void 0)
return i;
let a=r.suggest(t,n.map(e=>e.id));
throw new r.UsageError(`there is no ${e} ${r.quote(t)}${a===void 0?``:`; did you mean ${r.quote(a)}?`}`)}
const E={
name:`clients`,
title:`List AI clients`,
description:`Answers which files an AI client reads its MCP servers from, in which syntax, and what it does with each mistake. Without "client" it lists all clients with their files.`,
arguments:{
client:{
type:`string`,
description:`The id of a client, such as "claude-code", or of a format.`}},
answer:{
type:`object`,
properties:{
clients:{
type:`array`,
items:{
type:`object`,
properties:{
id:{
type:`string`,
description:`For "targets" and "client".`},
name:{
type:`string`,
description:`As its maker calls it.`}},
required:[`id`,`name`]}}},
required:[`clients`]},
run:async({
client:e},t)=>{
let n=t.clients();
if(e===void 0)
return{
clients:n.map(D)};
let r=n.filter(({
id:t,
formats:n})=>t===e||n.some(t=>t.id===e));
return{
clients:r.length>0?r:[T(`client`,String(e),n)]}}};
function D({
id:e,
name:t,
formats:n}){
return{
id:e,
name:t,
files:[...new Set(n.flatMap(({
files:e,
userFiles:t})=>[...e,...t]))]}}
const O=/(?:^|\/)\.git(?:\/|$)/;
var k=class extends r.Divided{
#e;
constructor(e,t){
super(e);
this.#e=new r.Within(e,t)}
placeOf(e){
return this.#e.placeOf(e)}
kind(e){
return this.#t(e)?this.filesAt(e).kind(e):void 0}
exists(e){
return this.#t(e)&&this.filesAt(e).exists(e)}
tracked(e){
let t=r.gitFolders(e,this);
return t!==void 0&&this.#t(t.own)?this.below.tracked(e):void 0}
#t(e){
if(!O.test(e))
return!0;
try{
return this.#e.covers(e)&&this.#e.covers(this.below.real(e))}catch{
return!1}}
filesAt(e){
if(!O.test(e))
return this.#e;
if(!this.#t(e))
throw new r.FileFault(`ENOENT`,e);
return this.below}};
const A={
paths:{
type:`array`,
items:{
type:`string`},
description:`Files and folders, relative to the folders that this server reads, or absolute. Default: all of them.`},
text:{
type:`string`,
description:`A document to look at instead of files, with "filename".`},
filename:{
type:`string`,
description:`The path at which the text would lie: by it its client is known.`}};
const j={
type:`array`,
items:{
type:`string`},
description:`Ids of clients for which servers are judged, beside those that read the files, such as "vscode".`};
function M(e,{
files:t,
roots:n}){
let i=new k(t,n);
let a={
files:i,
targets:[...e.targets??[]],
rules:new Map,
user:!1};
let{
paths:o,
text:s,
filename:c}=e;
if(s!==void 0){
if(o!==void 0)
throw new r.UsageError(`"paths" and "text" exclude each other`);
if(c===void 0)
throw new r.UsageError(`"text" needs "filename", by which its client is known`);
let{
place:e,
root:t}=N(c,i,n);
return[{...a,
cwd:t,
paths:[],
document:{
path:e,
content:s}}]}
if(c!==void 0)
throw new r.UsageError(`"filename" is for "text"; files are named in "paths"`);
if(o===void 0)
return n.map(e=>({...a,
cwd:e,
paths:[]}));
let l=o.map(e=>N(e,i,n));
return[...new Set(l.map(({
root:e})=>e))].map(e=>({...a,
cwd:e,
paths:l.filter(t=>t.root===e).map(({
place:e})=>e)}))}
function N(e,t,n){
let i=n.map(n=>t.placeOf(t.resolve(n,e))).filter(e=>e!==void 0);
let a=i.find(e=>t.exists(e))??i[0];
let o=a===void 0?void 0:P(a,n);
if(a===void 0||o===void 0||e===``||e.includes(`\0`))
throw new r.UsageError(`"${r.printable(e)}" lies outside of the folders that this server reads`);
return{
place:a,
root:o}}
function P(e,t){
return t.filter(t=>e===t||e.startsWith(r.startOf(t))).sort((e,t)=>t.length-e.length)[0]}
function F({
files:e,
cwd:t},{
roots:n}){
return r=>n.length===1?r:{...r,
path:e.resolve(t,r.path)}}
const I={
name:`convert`,
title:`Convert MCP servers for other clients`,
description:`Answers with the file that another AI client would need for the same MCP servers, and with everything that it cannot express: each loss with its line, the reason and the remedy. Literal secrets become variables of that client. Nothing is written: the text is for you to put where "path" says, after the losses are known.`,
arguments:{...A,
from:{
type:`string`,
description:`The id of the client whose files are the source, where there are several.`},
to:{
type:`string`,
description:`The id of the client to convert for, or several separated by commas.`}},
required:[`to`],
answer:{
type:`object`,
properties:{
outputs:{
type:`array`,
description:`One for each client.`,
items:{
type:`object`,
properties:{
client:{
type:`string`,
description:`Its id.`},
path:{
type:`string`,
description:`Where the client looks for it; absent where that has no fixed name.`},
text:{
type:`string`,
description:`The whole file.`}},
required:[`client`,`text`]}},
findings:{
type:`array`,
description:`What is lost or changed, as "lint" has it.`,
items:{
type:`object`}},
lossy:{
type:`boolean`,
description:`Whether something is lost.`}},
required:[`outputs`,`findings`,`lossy`]},
run:async({
from:e,
to:t,...n},a)=>{
let[o,...s]=M(n,a);
if(o===void 0||s.length>0)
throw new r.UsageError(`this server reads several folders; name the files of one in "paths"`);
let c=await i.convert(o,{
from:e,
to:String(t).split(`,`).map(e=>e.trim()),
servers:[],
merge:!1,
force:!1,
copySecrets:!1});
let l=await Promise.all(c.outputs.map(async e=>({...e,
text:await i.shownText(e)})));
let{
outputs:u,
findings:d,
lossy:f}=i.answerOf({...c,
outputs:l});
let p=F(o,a);
return{
outputs:u.map(e=>e.path===void 0?e:p({...e,
path:e.path})),
findings:d.map(e=>({...p(e),
related:e.related.map(p)})),
lossy:f}}};
const L={
name:`explain`,
title:`Explain a finding`,
description:`Answers why a rule of mcp-lint exists: what happens to the user, how to mend it, examples of what is reported and what is not, and where that was seen.`,
arguments:{
rule:{
type:`string`,
description:`The id of the rule, as a finding has it.`}},
required:[`rule`],
answer:{
type:`object`,
properties:{
id:{
type:`string`,
description:`As a finding has it.`},
severity:{
type:`string`,
description:`The default.`},
summary:{
type:`string`,
description:`What is reported, in one line.`},
why:{
type:`string`,
description:`What happens to the user.`},
fix:{
type:`string`,
description:`How it is mended.`}},
required:[`id`,`severity`,`summary`,`why`,`fix`]},
run:async({
rule:e},{
rules:t})=>T(`rule`,String(e),t())};
const R={
error:0,
warning:1,
info:2};
const z={
quiet:!1,
version:n.about.version,
docsUrl:e=>`${n.about.docs}/rules/${e}.md`};
const B=[{
name:`lint`,
title:`Lint MCP configuration`,
description:`Reads MCP configuration (.mcp.json, .vscode/mcp.json, .cursor/mcp.json, opencode.json, .codex/config.toml and the files of other clients) as the AI clients do, and answers what they will reject, ignore, shadow or lose: each finding with its line, the client, the reason and the remedy. Starts nothing, connects to nothing, changes nothing.`,
arguments:{...A,
targets:j},
answer:{
type:`object`,
properties:{
findings:{
type:`array`,
description:`The worst first.`,
items:{
type:`object`,
properties:{
rule:{
type:`string`,
description:`For the tool "explain".`},
severity:{
type:`string`,
enum:[`error`,`warning`,`info`],
description:`error: a server or a file does not work. warning: it works, but not as written. info: advice.`},
message:{
type:`string`,
description:`One fact about the client that is named in it.`},
help:{
type:`string`,
description:`The remedy, meant literally.`},
path:{
type:`string`,
description:`Of the file, as in "paths".`},
line:{
type:`integer`,
description:`From 1.`},
column:{
type:`integer`,
description:`From 1, in UTF-16 units.`}},
required:[`rule`,`severity`,`message`,`path`,`line`,`column`]}},
omitted:{
type:`integer`,
description:`How many more findings there are, none worse than those here.`},
files:{
type:`integer`,
description:`How many files were checked.`}},
required:[`findings`,`omitted`,`files`]},
run:async(e,t)=>{
let n=M(e,t);
let i=[];
for(
let e of n){
let{
findings:n,
files:o}=a.jsonReport(await r.lint(e),z);
let s=F(e,t);
i.push({
files:o.length,
findings:n.map(e=>({...s(e),
related:e.related.map(s),...e.fix===void 0?{}:{
fix:{...e.fix,
edits:e.fix.edits.map(s)}}}))})}
let o=i.flatMap(({
findings:e})=>e).sort((e,t)=>R[e.severity]-R[t.severity]);
return{
findings:o.slice(0,100),
omitted:Math.max(0,o.length-100),
files:i.reduce((e,{
files:t})=>e+t,0)}}},L,E,I,{
name:`losses`,
title:`Compare MCP servers across clients`,
description:`Answers for each MCP server and each client in "targets" whether the client would keep it as it is, change it, lose part of it or refuse it, and why. Without "targets" the clients are those of the configuration, or those that have files here. Nothing is written.`,
arguments:{...A,
targets:j},
answer:{
type:`object`,
properties:{
servers:{
type:`array`,
items:{
type:`object`,
properties:{
server:{
type:`string`,
description:`Its name.`},
path:{
type:`string`,
description:`Of the file that has it, as in "paths".`},
line:{
type:`integer`,
description:`From 1.`},
clients:{
type:`array`,
items:{
type:`object`,
properties:{
client:{
type:`string`,
description:`Its id.`},
state:{
type:`string`,
enum:[`kept`,`changed`,`lost`,`refused`],
description:`What becomes of it.`},
why:{
type:`array`,
items:{
type:`string`},
description:`One fact each.`}},
required:[`client`,`state`,`why`]}}},
required:[`server`,`path`,`line`,`clients`]}}},
required:[`servers`]},
run:async(e,t)=>{
let n=[];
for(
let a of M(e,t)){
let e=await r.examine(a,{
all:!0});
let{
servers:o}=await i.lossesIn({...e,
workspace:await e.workspace()});
n.push(...o.map(F(a,t)))}
return{
servers:n}}}];
function V({
name:e,
title:t,
description:n,
arguments:r,
required:i=[],
answer:a}){
return{
name:e,
title:t,
description:n,
inputSchema:{
type:`object`,
properties:r,...i.length===0?{}:{
required:[...i]},
additionalProperties:!1},
outputSchema:a,
annotations:{
title:t,
readOnlyHint:!0,
destructiveHint:!1,
idempotentHint:!0,
openWorldHint:!1}}}
async function H(t,r,i){
let a=new b({
name:`mcp-lint`,
title:`mcp-lint`,
version:n.about.version},{
capabilities:{
tools:{}},
instructions:`Tells what AI clients reject, ignore, shadow or lose of MCP configuration. Call "lint" after an MCP file was written or when a server does not appear, "explain" with the rule of a finding. Nothing is started, connected to or changed.`});
let o=new Set;
let s=Promise.resolve([]);
let c=()=>{
a.getClientCapabilities()?.roots!==void 0&&(s=U(a,t))};
a.oninitialized=c;
a.setNotificationHandler(e.RootsListChangedNotificationSchema,c);
a.setRequestHandler(e.ListToolsRequestSchema,()=>({
tools:B.map(V)}));
a.setRequestHandler(e.CallToolRequestSchema,async({
params:e})=>{
let n=s.then(e=>[...new Set([...t.folders,...e])]).then(n=>G(e.name,e.arguments,{...t,
roots:n}));
o.add(n);
return n.finally(()=>o.delete(n))});
let l=new Promise(e=>{
a.onclose=e});
await a.connect(r);
await Promise.race([l,i]);
await Promise.allSettled(o)}
async function U(e,{
files:t,
pathOf:n}){
try{
let{
roots:r}=await e.listRoots(void 0,{
timeout:5e3});
return r.flatMap(({
uri:e})=>W(n(e),t))}catch{
return[]}}
function W(e,t){
if(e===void 0)
return[];
try{
let n=t.real(e);
return t.target(n)===`folder`?[n]:[]}catch{
return[]}}
async function G(e,i,a){
let o=B.find(t=>t.name===e);
try{
if(o===void 0)
throw new r.UsageError(`there is no tool ${r.quote(e)}`);
let n=await o.run(x(o,i),a);
return{
content:[{
type:`text`,
text:t.jsonText(n)}],
structuredContent:{...n}}}catch(e){
let t=e instanceof r.UsageError?e.message:`a fault of mcp-lint; report it at ${n.about.bugs}`;
return{
content:[{
type:`text`,
text:r.plainLines(t)}],
isError:!0}}}
exports.described=V;
exports.serve=H;
exports.tools=B;