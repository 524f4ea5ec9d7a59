"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./start.js");
const n=require("./core.js");
const r=require("./servers.js");
const i=require("./text.js");
const a=require("./converting.js");
const o=require("./fixing.js");
const s=require("./rework.js");
const c=require("./fault.js");
var l=e.__commonJSMin((e=>{
Object.defineProperty(e,"__esModule",{
value:!0});
e.boolean=t;
e.string=n;
e.number=r;
e.error=i;
e.func=a;
e.array=o;
e.stringArray=s;
e.typedArray=c;
e.thenable=l;
function t(e){
return e===!0||e===!1}
function n(e){
return typeof e==`string`||e instanceof String}
function r(e){
return typeof e==`number`||e instanceof Number}
function i(e){
return e instanceof Error}
function a(e){
return typeof e==`function`}
function o(e){
return Array.isArray(e)}
function s(e){
return o(e)&&e.every(e=>n(e))}
function c(e,t){
return Array.isArray(e)&&e.every(t)}
function l(e){
return e&&a(e.then)}}));
var u=e.__commonJSMin((e=>{
Object.defineProperty(e,"__esModule",{
value:!0});
e.boolean=t;
e.string=n;
e.number=r;
e.error=i;
e.func=a;
e.array=o;
e.stringArray=s;
function t(e){
return e===!0||e===!1}
function n(e){
return typeof e==`string`||e instanceof String}
function r(e){
return typeof e==`number`||e instanceof Number}
function i(e){
return e instanceof Error}
function a(e){
return typeof e==`function`}
function o(e){
return Array.isArray(e)}
function s(e){
return o(e)&&e.every(e=>n(e))}}));
var d=e.__commonJSMin(((e,t,n)=>{
var r=n&&n.__createBinding||(Object.create?(function(e,t,n,r){
r===void 0&&(r=n);
var i=Object.getOwnPropertyDescriptor(t,n);
(!i||(`get`in i?!t.__esModule:i.writable||i.configurable))&&(i={
enumerable:!0,
get:function(){
return t[n]}});
Object.defineProperty(e,r,i)}):(function(e,t,n,r){
r===void 0&&(r=n);
e[r]=t[n]}));
var i=n&&n.__setModuleDefault||(Object.create?(function(e,t){
Object.defineProperty(e,"default",{
enumerable:!0,
value:t})}):function(e,t){
e.default=t});
var a=n&&n.__importStar||(function(){
var e=function(t){
e=Object.getOwnPropertyNames||function(e){
var t=[];
for(
var n in e)
Object.prototype.hasOwnProperty.call(e,n)&&(t[t.length]=n);
return t};
return e(t)};
return function(t){
if(t&&t.__esModule)
return t;
var n={};
if(t!=null)
for(
var a=e(t),o=0;o<a.length;o++)
a[o]!=="default"&&r(n,t,a[o]);
i(n,t);
return n}})();
Object.defineProperty(e,"__esModule",{
value:!0});
e.Message=e.NotificationType9=e.NotificationType8=e.NotificationType7=e.NotificationType6=e.NotificationType5=e.NotificationType4=e.NotificationType3=e.NotificationType2=e.NotificationType1=e.NotificationType0=e.NotificationType=e.RequestType9=e.RequestType8=e.RequestType7=e.RequestType6=e.RequestType5=e.RequestType4=e.RequestType3=e.RequestType2=e.RequestType1=e.RequestType=e.RequestType0=e.AbstractMessageSignature=e.ParameterStructures=e.ResponseError=e.ErrorCodes=void 0;
let o=a(u());
var s;
(function(e){
e.ParseError=-32700;
e.InvalidRequest=-32600;
e.MethodNotFound=-32601;
e.InvalidParams=-32602;
e.InternalError=-32603;
e.jsonrpcReservedErrorRangeStart=-32099;
e.serverErrorStart=-32099;
e.MessageWriteError=-32099;
e.MessageReadError=-32098;
e.PendingResponseRejected=-32097;
e.ConnectionInactive=-32096;
e.ServerNotInitialized=-32002;
e.UnknownErrorCode=-32001;
e.jsonrpcReservedErrorRangeEnd=-32e3;
e.serverErrorEnd=-32e3})(s||(e.ErrorCodes=s={}));
e.ResponseError=class e extends Error{
code;
data;
constructor(t,n,r){
super(n);
this.code=o.number(t)?t:s.UnknownErrorCode;
this.data=r;
Object.setPrototypeOf(this,e.prototype)}
toJson(){
let e={
code:this.code,
message:this.message};
this.data!==void 0&&(e.data=this.data);
return e}};
var c=class e{
kind;
static auto=new e(`auto`);
static byPosition=new e(`byPosition`);
static byName=new e(`byName`);
constructor(e){
this.kind=e}
static is(t){
return t===e.auto||t===e.byName||t===e.byPosition}
toString(){
return this.kind}};
e.ParameterStructures=c;
var l=class{
method;
numberOfParams;
constructor(e,t){
this.method=e;
this.numberOfParams=t}
get parameterStructures(){
return c.auto}};
e.AbstractMessageSignature=l;
e.RequestType0=class extends l{
_;
constructor(e){
super(e,0)}};
e.RequestType=class extends l{
_parameterStructures;
_;
constructor(e,t=c.auto){
super(e,1);
this._parameterStructures=t}
get parameterStructures(){
return this._parameterStructures}};
e.RequestType1=class extends l{
_parameterStructures;
_;
constructor(e,t=c.auto){
super(e,1);
this._parameterStructures=t}
get parameterStructures(){
return this._parameterStructures}};
e.RequestType2=class extends l{
_;
constructor(e){
super(e,2)}};
e.RequestType3=class extends l{
_;
constructor(e){
super(e,3)}};
e.RequestType4=class extends l{
_;
constructor(e){
super(e,4)}};
e.RequestType5=class extends l{
_;
constructor(e){
super(e,5)}};
e.RequestType6=class extends l{
_;
constructor(e){
super(e,6)}};
e.RequestType7=class extends l{
_;
constructor(e){
super(e,7)}};
e.RequestType8=class extends l{
_;
constructor(e){
super(e,8)}};
e.RequestType9=class extends l{
_;
constructor(e){
super(e,9)}};
e.NotificationType=class extends l{
_parameterStructures;
_;
constructor(e,t=c.auto){
super(e,1);
this._parameterStructures=t}
get parameterStructures(){
return this._parameterStructures}};
e.NotificationType0=class extends l{
_;
constructor(e){
super(e,0)}};
e.NotificationType1=class extends l{
_parameterStructures;
_;
constructor(e,t=c.auto){
super(e,1);
this._parameterStructures=t}
get parameterStructures(){
return this._parameterStructures}};
e.NotificationType2=class extends l{
_;
constructor(e){
super(e,2)}};
e.NotificationType3=class extends l{
_;
constructor(e){
super(e,3)}};
e.NotificationType4=class extends l{
_;
constructor(e){
super(e,4)}};
e.NotificationType5=class extends l{
_;
constructor(e){
super(e,5)}};
e.NotificationType6=class extends l{
_;
constructor(e){
super(e,6)}};
e.NotificationType7=class extends l{
_;
constructor(e){
super(e,7)}};
e.NotificationType8=class extends l{
_;
constructor(e){
super(e,8)}};
e.NotificationType9=class extends l{
_;
constructor(e){
super(e,9)}};
var d;
(function(e){
function t(e){
let t=e;
return t&&o.string(t.method)&&(o.string(t.id)||o.number(t.id))}
e.isRequest=t;
function n(e){
let t=e;
return t&&o.string(t.method)&&e.id===void 0}
e.isNotification=n;
function r(e){
let t=e;
return t&&(t.result!==void 0||!!t.error)&&(o.string(t.id)||o.number(t.id)||t.id===null)}
e.isResponse=r})(d||(e.Message=d={}))}));
var f=e.__commonJSMin((e=>{
Object.defineProperty(e,"__esModule",{
value:!0});
e.LRUCache=e.LinkedMap=e.Touch=void 0;
var t;
(function(e){
e.None=0;
e.First=1;
e.AsOld=e.First;
e.Last=2;
e.AsNew=e.Last})(t||(e.Touch=t={}));
var n=class{
[Symbol.toStringTag]=`LinkedMap`;
_map;
_head;
_tail;
_size;
_state;
constructor(){
this._map=new Map;
this._head=void 0;
this._tail=void 0;
this._size=0;
this._state=0}
clear(){
this._map.clear();
this._head=void 0;
this._tail=void 0;
this._size=0;
this._state++}
isEmpty(){
return!this._head&&!this._tail}
get size(){
return this._size}
get first(){
return this._head?.value}
get last(){
return this._tail?.value}
before(e){
let t=this._map.get(e);
return t?t.previous?.value:void 0}
after(e){
let t=this._map.get(e);
return t?t.next?.value:void 0}
has(e){
return this._map.has(e)}
get(e,n=t.None){
let r=this._map.get(e);
if(!r)
return;
n!==t.None&&this.touch(r,n);
return r.value}
set(e,n,r=t.None){
let i=this._map.get(e);
if(i){
i.value=n;
r!==t.None&&this.touch(i,r)}else{
i={
key:e,
value:n,
next:void 0,
previous:void 0};
switch(r){case t.None:
this.addItemLast(i);
break;case t.First:
this.addItemFirst(i);
break;case t.Last:
this.addItemLast(i);
break;default:
this.addItemLast(i)}
this._map.set(e,i);
this._size++}
return this}
delete(e){
return!!this.remove(e)}
remove(e){
let t=this._map.get(e);
if(!t)
return;
this._map.delete(e);
this.removeItem(t);
this._size--;
return t.value}
shift(){
if(!this._head&&!this._tail)
return;
if(!this._head||!this._tail)
throw Error(`Invalid list`);
let e=this._head;
this._map.delete(e.key);
this.removeItem(e);
this._size--;
return e.value}
forEach(e,t){
let n=this._state;
let r=this._head;
for(;r;){
t?e.bind(t)(r.value,r.key,this):e(r.value,r.key,this);
if(this._state!==n)
throw Error(`LinkedMap got modified during iteration.`);
r=r.next}}
keys(){
let e=this._state;
let t=this._head;
let n={
[Symbol.iterator]:()=>n,
next:()=>{
if(this._state!==e)
throw Error(`LinkedMap got modified during iteration.`);
if(t){
let e={
value:t.key,
done:!1};
t=t.next;
return e}else 
return{
value:void 0,
done:!0}}};
return n}
values(){
let e=this._state;
let t=this._head;
let n={
[Symbol.iterator]:()=>n,
next:()=>{
if(this._state!==e)
throw Error(`LinkedMap got modified during iteration.`);
if(t){
let e={
value:t.value,
done:!1};
t=t.next;
return e}else 
return{
value:void 0,
done:!0}}};
return n}
entries(){
let e=this._state;
let t=this._head;
let n={
[Symbol.iterator]:()=>n,
next:()=>{
if(this._state!==e)
throw Error(`LinkedMap got modified during iteration.`);
if(t){
let e={
value:[t.key,t.value],
done:!1};
t=t.next;
return e}else 
return{
value:void 0,
done:!0}}};
return n}
[Symbol.iterator](){
return this.entries()}
trimOld(e){
if(e>=this.size)
return;
if(e===0){
this.clear();
return}
let t=this._head;
let n=this.size;
for(;t&&n>e;){
this._map.delete(t.key);
t=t.next;
n--}
this._head=t;
this._size=n;
t&&(t.previous=void 0);
this._state++}
addItemFirst(e){
if(!this._head&&!this._tail)
this._tail=e;else 
if(this._head){
e.next=this._head;
this._head.previous=e}else 
throw Error(`Invalid list`);
this._head=e;
this._state++}
addItemLast(e){
if(!this._head&&!this._tail)
this._head=e;else 
if(this._tail){
e.previous=this._tail;
this._tail.next=e}else 
throw Error(`Invalid list`);
this._tail=e;
this._state++}
removeItem(e){
if(e===this._head&&e===this._tail){
this._head=void 0;
this._tail=void 0}else 
if(e===this._head){
if(!e.next)
throw Error(`Invalid list`);
e.next.previous=void 0;
this._head=e.next}else 
if(e===this._tail){
if(!e.previous)
throw Error(`Invalid list`);
e.previous.next=void 0;
this._tail=e.previous}else{
let t=e.next;
let n=e.previous;
if(!t||!n)
throw Error(`Invalid list`);
t.previous=n;
n.next=t}
e.next=void 0;
e.previous=void 0;
this._state++}
touch(e,n){
if(!this._head||!this._tail)
throw Error(`Invalid list`);
if(n!==t.First&&n!==t.Last)
return;
if(n===t.First){
if(e===this._head)
return;
let t=e.next;
let n=e.previous;
if(e===this._tail){
n.next=void 0;
this._tail=n}else{
t.previous=n;
n.next=t}
e.previous=void 0;
e.next=this._head;
this._head.previous=e;
this._head=e;
this._state++}else 
if(n===t.Last){
if(e===this._tail)
return;
let t=e.next;
let n=e.previous;
if(e===this._head){
t.previous=void 0;
this._head=t}else{
t.previous=n;
n.next=t}
e.next=void 0;
e.previous=this._tail;
this._tail.next=e;
this._tail=e;
this._state++}}
toJSON(){
let e=[];
this.forEach((t,n)=>{
e.push([n,t])});
return e}
fromJSON(e){
this.clear();
for(
let[t,n]of e)
this.set(t,n)}};
e.LinkedMap=n;
e.LRUCache=class extends n{
_limit;
_ratio;
constructor(e,t=1){
super();
this._limit=e;
this._ratio=Math.min(Math.max(0,t),1)}
get limit(){
return this._limit}
set limit(e){
this._limit=e;
this.checkTrim()}
get ratio(){
return this._ratio}
set ratio(e){
this._ratio=Math.min(Math.max(0,e),1);
this.checkTrim()}
get(e,n=t.AsNew){
return super.get(e,n)}
peek(e){
return super.get(e,t.None)}
set(e,n){
super.set(e,n,t.Last);
this.checkTrim();
return this}
checkTrim(){
this.size>this._limit&&this.trimOld(Math.round(this._limit*this._ratio))}}}));
var p=e.__commonJSMin((e=>{
Object.defineProperty(e,"__esModule",{
value:!0});
e.Disposable=void 0;
var t;
(function(e){
function t(e){
return{
dispose:e}}
e.create=t})(t||(e.Disposable=t={}))}));
var m=e.__commonJSMin((e=>{
Object.defineProperty(e,"__esModule",{
value:!0});
let t;
function n(){
if(t===void 0)
throw Error(`No runtime abstraction layer installed`);
return t}
(function(e){
function n(e){
if(e===void 0)
throw Error(`No runtime abstraction layer provided`);
t=e}
e.install=n})(n||={});
e.default=n}));
var h=e.__commonJSMin(((e,t,n)=>{
var r=n&&n.__importDefault||function(e){
return e&&e.__esModule?e:{
default:e}};
Object.defineProperty(e,"__esModule",{
value:!0});
e.Emitter=e.Event=void 0;
let i=r(m());
var a;
(function(e){
let t={
dispose(){}};
e.None=function(){
return t}})(a||(e.Event=a={}));
var o=class{
_callbacks;
_contexts;
add(e,t=null,n){
if(!this._callbacks){
this._callbacks=[];
this._contexts=[]}
this._callbacks.push(e);
this._contexts.push(t);
Array.isArray(n)&&n.push({
dispose:()=>this.remove(e,t)})}
remove(e,t=null){
if(!this._callbacks)
return;
let n=!1;
for(
let r=0,i=this._callbacks.length;r<i;r++)
if(this._callbacks[r]===e){
if(this._contexts[r]===t){
this._callbacks.splice(r,1);
this._contexts.splice(r,1);
return}else 
n=!0}
if(n)
throw Error(`When adding a listener with a context, you should remove it with the same context`)}
invoke(...e){
if(!this._callbacks)
return[];
let t=[],n=this._callbacks.slice(0),r=this._contexts.slice(0);
for(
let a=0,o=n.length;a<o;a++)
try{
t.push(n[a].apply(r[a],e))}catch(e){
(0,i.default)().console.error(e)}
return t}
isEmpty(){
return!this._callbacks||this._callbacks.length===0}
dispose(){
this._callbacks=void 0;
this._contexts=void 0}};
e.Emitter=class e{
_options;
static _noop=function(){};
_event;
_callbacks;
constructor(e){
this._options=e}
get event(){
this._event||=(t,n,r)=>{
this._callbacks||=new o;
this._options&&this._options.onFirstListenerAdd&&this._callbacks.isEmpty()&&this._options.onFirstListenerAdd(this);
this._callbacks.add(t,n);
let i={
dispose:()=>{
if(!this._callbacks)
return;
this._callbacks.remove(t,n);
i.dispose=e._noop;
this._options&&this._options.onLastListenerRemove&&this._callbacks.isEmpty()&&this._options.onLastListenerRemove(this)}};
Array.isArray(r)&&r.push(i);
return i};
return this._event}
fire(e){
this._callbacks&&this._callbacks.invoke.call(this._callbacks,e)}
dispose(){
if(this._callbacks){
this._callbacks.dispose();
this._callbacks=void 0}}}}));
var g=e.__commonJSMin(((e,t,n)=>{
var r=n&&n.__createBinding||(Object.create?(function(e,t,n,r){
r===void 0&&(r=n);
var i=Object.getOwnPropertyDescriptor(t,n);
(!i||(`get`in i?!t.__esModule:i.writable||i.configurable))&&(i={
enumerable:!0,
get:function(){
return t[n]}});
Object.defineProperty(e,r,i)}):(function(e,t,n,r){
r===void 0&&(r=n);
e[r]=t[n]}));
var i=n&&n.__setModuleDefault||(Object.create?(function(e,t){
Object.defineProperty(e,"default",{
enumerable:!0,
value:t})}):function(e,t){
e.default=t});
var a=n&&n.__importStar||(function(){
var e=function(t){
e=Object.getOwnPropertyNames||function(e){
var t=[];
for(
var n in e)
Object.prototype.hasOwnProperty.call(e,n)&&(t[t.length]=n);
return t};
return e(t)};
return function(t){
if(t&&t.__esModule)
return t;
var n={};
if(t!=null)
for(
var a=e(t),o=0;o<a.length;o++)
a[o]!=="default"&&r(n,t,a[o]);
i(n,t);
return n}})();
var o=n&&n.__importDefault||function(e){
return e&&e.__esModule?e:{
default:e}};
Object.defineProperty(e,"__esModule",{
value:!0});
e.CancellationTokenSource=e.CancellationToken=void 0;
let s=o(m());
let c=a(u());
let l=h();
var d;
(function(e){
e.None=Object.freeze({
isCancellationRequested:!1,
onCancellationRequested:l.Event.None});
e.Cancelled=Object.freeze({
isCancellationRequested:!0,
onCancellationRequested:l.Event.None});
function t(t){
let n=t;
return n&&(n===e.None||n===e.Cancelled||c.boolean(n.isCancellationRequested)&&!!n.onCancellationRequested)}
e.is=t})(d||(e.CancellationToken=d={}));
let f=Object.freeze(function(e,t){
let n=(0,s.default)().timer.setTimeout(e.bind(t),0);
return{
dispose(){
n.dispose()}}});
var p=class{
_isCancelled=!1;
_emitter;
cancel(){
if(!this._isCancelled){
this._isCancelled=!0;
if(this._emitter){
this._emitter.fire(void 0);
this.dispose()}}}
get isCancellationRequested(){
return this._isCancelled}
get onCancellationRequested(){
if(this._isCancelled)
return f;
this._emitter||=new l.Emitter;
return this._emitter.event}
dispose(){
if(this._emitter){
this._emitter.dispose();
this._emitter=void 0}}};
e.CancellationTokenSource=class{
_token;
get token(){
this._token||=new p;
return this._token}
cancel(){
this._token?this._token.cancel():this._token=d.Cancelled}
dispose(){
this._token?this._token instanceof p&&this._token.dispose():this._token=d.None}}}));
var _=e.__commonJSMin((e=>{
Object.defineProperty(e,"__esModule",{
value:!0});
e.SharedArrayReceiverStrategy=e.SharedArraySenderStrategy=void 0;
let t=g();
var n;
(function(e){
e.Continue=0;
e.Cancelled=1})(n||={});
e.SharedArraySenderStrategy=class{
buffers;
constructor(){
this.buffers=new Map}
enableCancellation(e){
if(e.id===null)
return;
let t=new SharedArrayBuffer(4);
let r=new Int32Array(t,0,1);
r[0]=n.Continue;
this.buffers.set(e.id,t);
e.$cancellationData=t}
async sendCancellation(e,t){
let r=this.buffers.get(t);
if(r===void 0)
return;
let i=new Int32Array(r,0,1);
Atomics.store(i,0,n.Cancelled)}
cleanup(e){
this.buffers.delete(e)}
dispose(){
this.buffers.clear()}};
var r=class{
data;
constructor(e){
this.data=new Int32Array(e,0,1)}
get isCancellationRequested(){
return Atomics.load(this.data,0)===n.Cancelled}
get onCancellationRequested(){
throw Error(`Cancellation over SharedArrayBuffer doesn't support cancellation events`)}};
var i=class{
token;
constructor(e){
this.token=new r(e)}
cancel(){}
dispose(){}};
e.SharedArrayReceiverStrategy=class{
kind=`request`;
createCancellationTokenSource(e){
let n=e.$cancellationData;
if(n===void 0)
return new t.CancellationTokenSource;
return new i(n)}}}));
var v=e.__commonJSMin(((e,t,n)=>{
var r=n&&n.__importDefault||function(e){
return e&&e.__esModule?e:{
default:e}};
Object.defineProperty(e,"__esModule",{
value:!0});
e.Semaphore=void 0;
let i=r(m());
e.Semaphore=class{
_capacity;
_active;
_waiting;
constructor(e=1){
if(e<=0)
throw Error(`Capacity must be greater than 0`);
this._capacity=e;
this._active=0;
this._waiting=[]}
lock(e){
return new Promise((t,n)=>{
this._waiting.push({
thunk:e,
resolve:t,
reject:n});
this.runNext()})}
get active(){
return this._active}
runNext(){
if(this._waiting.length===0||this._active===this._capacity)
return;
(0,i.default)().timer.setImmediate(()=>this.doRunNext())}
doRunNext(){
if(this._waiting.length===0||this._active===this._capacity)
return;
let e=this._waiting.shift();
this._active++;
if(this._active>this._capacity)
throw Error(`Too many thunks active`);
try{
let t=e.thunk();
if(t instanceof Promise)
t.then(t=>{
this._active--;
e.resolve(t);
this.runNext()},t=>{
this._active--;
e.reject(t);
this.runNext()});else{
this._active--;
e.resolve(t);
this.runNext()}}catch(t){
this._active--;
e.reject(t);
this.runNext()}}}}));
var y=e.__commonJSMin(((e,t,n)=>{
var r=n&&n.__createBinding||(Object.create?(function(e,t,n,r){
r===void 0&&(r=n);
var i=Object.getOwnPropertyDescriptor(t,n);
(!i||(`get`in i?!t.__esModule:i.writable||i.configurable))&&(i={
enumerable:!0,
get:function(){
return t[n]}});
Object.defineProperty(e,r,i)}):(function(e,t,n,r){
r===void 0&&(r=n);
e[r]=t[n]}));
var i=n&&n.__setModuleDefault||(Object.create?(function(e,t){
Object.defineProperty(e,"default",{
enumerable:!0,
value:t})}):function(e,t){
e.default=t});
var a=n&&n.__importStar||(function(){
var e=function(t){
e=Object.getOwnPropertyNames||function(e){
var t=[];
for(
var n in e)
Object.prototype.hasOwnProperty.call(e,n)&&(t[t.length]=n);
return t};
return e(t)};
return function(t){
if(t&&t.__esModule)
return t;
var n={};
if(t!=null)
for(
var a=e(t),o=0;o<a.length;o++)
a[o]!=="default"&&r(n,t,a[o]);
i(n,t);
return n}})();
var o=n&&n.__importDefault||function(e){
return e&&e.__esModule?e:{
default:e}};
Object.defineProperty(e,"__esModule",{
value:!0});
e.ReadableStreamMessageReader=e.AbstractMessageReader=e.MessageReader=void 0;
let s=o(m());
let c=a(u());
let l=h();
let d=v();
var f;
(function(e){
function t(e){
let t=e;
return t&&c.func(t.listen)&&c.func(t.dispose)&&c.func(t.onError)&&c.func(t.onClose)&&c.func(t.onPartialMessage)}
e.is=t})(f||(e.MessageReader=f={}));
var p=class{
errorEmitter;
closeEmitter;
partialMessageEmitter;
constructor(){
this.errorEmitter=new l.Emitter;
this.closeEmitter=new l.Emitter;
this.partialMessageEmitter=new l.Emitter}
dispose(){
this.errorEmitter.dispose();
this.closeEmitter.dispose();
this.partialMessageEmitter.dispose()}
get onError(){
return this.errorEmitter.event}
fireError(e){
this.errorEmitter.fire(this.asError(e))}
get onClose(){
return this.closeEmitter.event}
fireClose(){
this.closeEmitter.fire(void 0)}
get onPartialMessage(){
return this.partialMessageEmitter.event}
firePartialMessage(e){
this.partialMessageEmitter.fire(e)}
asError(e){
if(e instanceof Error)
return e;else 
return Error(`Reader received error. Reason: ${c.string(e.message)?e.message:`unknown`}`)}};
e.AbstractMessageReader=p;
var g;
(function(e){
function t(e){
let t;
let n;
let r=new Map;
let i;
let a=new Map;
if(e===void 0||typeof e==`string`)
t=e??`utf-8`;else{
t=e.charset??`utf-8`;
if(e.contentDecoder!==void 0){
n=e.contentDecoder;
r.set(n.name,n)}
if(e.contentDecoders!==void 0)
for(
let t of e.contentDecoders)
r.set(t.name,t);
if(e.contentTypeDecoder!==void 0){
i=e.contentTypeDecoder;
a.set(i.name,i)}
if(e.contentTypeDecoders!==void 0)
for(
let t of e.contentTypeDecoders)
a.set(t.name,t)}
if(i===void 0){
i=(0,s.default)().applicationJson.decoder;
a.set(i.name,i)}
return{
charset:t,
contentDecoder:n,
contentDecoders:r,
contentTypeDecoder:i,
contentTypeDecoders:a}}
e.fromOptions=t})(g||={});
e.ReadableStreamMessageReader=class extends p{
readable;
options;
callback;
nextMessageLength;
messageToken;
buffer;
partialMessageTimer;
_partialMessageTimeout;
readSemaphore;
constructor(e,t){
super();
this.readable=e;
this.options=g.fromOptions(t);
this.buffer=(0,s.default)().messageBuffer.create(this.options.charset);
this._partialMessageTimeout=1e4;
this.nextMessageLength=-1;
this.messageToken=0;
this.readSemaphore=new d.Semaphore(1)}
set partialMessageTimeout(e){
this._partialMessageTimeout=e}
get partialMessageTimeout(){
return this._partialMessageTimeout}
listen(e){
this.nextMessageLength=-1;
this.messageToken=0;
this.partialMessageTimer=void 0;
this.callback=e;
let t=this.readable.onData(e=>{
this.onData(e)});
this.readable.onError(e=>this.fireError(e));
this.readable.onClose(()=>this.fireClose());
return t}
onData(e){
try{
this.buffer.append(e);
for(;;){
if(this.nextMessageLength===-1){
let e=this.buffer.tryReadHeaders(!0);
if(!e)
return;
let t=e.get(`content-length`);
if(!t){
this.fireError(Error(`Header must provide a Content-Length property.\n${JSON.stringify(Object.fromEntries(e))}`));
return}
let n=parseInt(t);
if(isNaN(n)){
this.fireError(Error(`Content-Length value must be a number. Got ${t}`));
return}
this.nextMessageLength=n}
let e=this.buffer.tryReadBody(this.nextMessageLength);
if(e===void 0){
this.setPartialMessageTimer();
return}
this.clearPartialMessageTimer();
this.nextMessageLength=-1;
this.readSemaphore.lock(async()=>{
let t=this.options.contentDecoder===void 0?e:await this.options.contentDecoder.decode(e);
let n=await this.options.contentTypeDecoder.decode(t,this.options);
this.callback(n)}).catch(e=>{
this.fireError(e)})}}catch(e){
this.fireError(e)}}
clearPartialMessageTimer(){
if(this.partialMessageTimer){
this.partialMessageTimer.dispose();
this.partialMessageTimer=void 0}}
setPartialMessageTimer(){
this.clearPartialMessageTimer();
if(this._partialMessageTimeout<=0)
return;
this.partialMessageTimer=(0,s.default)().timer.setTimeout((e,t)=>{
this.partialMessageTimer=void 0;
if(e===this.messageToken){
this.firePartialMessage({
messageToken:e,
waitingTime:t});
this.setPartialMessageTimer()}},this._partialMessageTimeout,this.messageToken,this._partialMessageTimeout)}}}));
var b=e.__commonJSMin(((e,t,n)=>{
var r=n&&n.__createBinding||(Object.create?(function(e,t,n,r){
r===void 0&&(r=n);
var i=Object.getOwnPropertyDescriptor(t,n);
(!i||(`get`in i?!t.__esModule:i.writable||i.configurable))&&(i={
enumerable:!0,
get:function(){
return t[n]}});
Object.defineProperty(e,r,i)}):(function(e,t,n,r){
r===void 0&&(r=n);
e[r]=t[n]}));
var i=n&&n.__setModuleDefault||(Object.create?(function(e,t){
Object.defineProperty(e,"default",{
enumerable:!0,
value:t})}):function(e,t){
e.default=t});
var a=n&&n.__importStar||(function(){
var e=function(t){
e=Object.getOwnPropertyNames||function(e){
var t=[];
for(
var n in e)
Object.prototype.hasOwnProperty.call(e,n)&&(t[t.length]=n);
return t};
return e(t)};
return function(t){
if(t&&t.__esModule)
return t;
var n={};
if(t!=null)
for(
var a=e(t),o=0;o<a.length;o++)
a[o]!=="default"&&r(n,t,a[o]);
i(n,t);
return n}})();
var o=n&&n.__importDefault||function(e){
return e&&e.__esModule?e:{
default:e}};
Object.defineProperty(e,"__esModule",{
value:!0});
e.WriteableStreamMessageWriter=e.AbstractMessageWriter=e.MessageWriter=void 0;
let s=o(m());
let c=a(u());
let l=v();
let d=h();
var f;
(function(e){
function t(e){
let t=e;
return t&&c.func(t.dispose)&&c.func(t.onClose)&&c.func(t.onError)&&c.func(t.write)}
e.is=t})(f||(e.MessageWriter=f={}));
var p=class{
errorEmitter;
closeEmitter;
constructor(){
this.errorEmitter=new d.Emitter;
this.closeEmitter=new d.Emitter}
dispose(){
this.errorEmitter.dispose();
this.closeEmitter.dispose()}
get onError(){
return this.errorEmitter.event}
fireError(e,t,n){
this.errorEmitter.fire([this.asError(e),t,n])}
get onClose(){
return this.closeEmitter.event}
fireClose(){
this.closeEmitter.fire(void 0)}
asError(e){
if(e instanceof Error)
return e;else 
return Error(`Writer received error. Reason: ${c.string(e.message)?e.message:`unknown`}`)}};
e.AbstractMessageWriter=p;
var g;
(function(e){
function t(e){
if(e===void 0||typeof e==`string`)
return{
charset:e??`utf-8`,
contentTypeEncoder:(0,s.default)().applicationJson.encoder};else 
return{
charset:e.charset??`utf-8`,
contentEncoder:e.contentEncoder,
contentTypeEncoder:e.contentTypeEncoder??(0,s.default)().applicationJson.encoder}}
e.fromOptions=t})(g||={});
e.WriteableStreamMessageWriter=class extends p{
writable;
options;
errorCount;
writeSemaphore;
constructor(e,t){
super();
this.writable=e;
this.options=g.fromOptions(t);
this.errorCount=0;
this.writeSemaphore=new l.Semaphore(1);
this.writable.onError(e=>this.fireError(e));
this.writable.onClose(()=>this.fireClose())}
async write(e){
return this.writeSemaphore.lock(async()=>this.options.contentTypeEncoder.encode(e,this.options).then(e=>{
if(this.options.contentEncoder!==void 0)
return this.options.contentEncoder.encode(e);else 
return e}).then(t=>{
let n=[];
n.push(`Content-Length: `,t.byteLength.toString(),`\r
`);
n.push(`\r
`);
return this.doWrite(e,n,t)},e=>{
this.fireError(e);
throw e}))}
async doWrite(e,t,n){
try{
await this.writable.write(t.join(``),`ascii`);
return this.writable.write(n)}catch(t){
this.handleError(t,e);
return Promise.reject(t)}}
handleError(e,t){
this.errorCount++;
this.fireError(e,t,this.errorCount)}
end(){
this.writable.end()}}}));
var ee=e.__commonJSMin((e=>{
Object.defineProperty(e,"__esModule",{
value:!0});
e.AbstractMessageBuffer=void 0;
e.AbstractMessageBuffer=class{
_encoding;
_chunks;
_totalLength;
constructor(e=`utf-8`){
this._encoding=e;
this._chunks=[];
this._totalLength=0}
get encoding(){
return this._encoding}
append(e){
let t=typeof e==`string`?this.fromString(e,this._encoding):e;
this._chunks.push(t);
this._totalLength+=t.byteLength}
tryReadHeaders(e=!1){
if(this._chunks.length===0)
return;
let t=0;
let n=0;
let r=0;
let i=0;
row:
for(;n<this._chunks.length;){
let e=this._chunks[n];
r=0;
for(;r<e.length;){
switch(e[r]){case 13:
switch(t){case 0:
t=1;
break;case 2:
t=3;
break;default:
t=0}
break;case 10:
switch(t){case 1:
t=2;
break;case 3:
t=4;
r++;
break row;default:
t=0}
break;default:
t=0}
r++}
i+=e.byteLength;
n++}
if(t!==4)
return;
let a=this._read(i+r);
let o=new Map;
let s=this.toString(a,`ascii`).split(`\r
`);
if(s.length<2)
return o;
for(
let t=0;t<s.length-2;t++){
let n=s[t];
let r=n.indexOf(`:`);
if(r===-1)
throw Error(`Message header must separate key and value using ':'\n${n}`);
let i=n.substr(0,r);
let a=n.substr(r+1).trim();
o.set(e?i.toLowerCase():i,a)}
return o}
tryReadBody(e){
if(this._totalLength<e)
return;
return this._read(e)}
get numberOfBytes(){
return this._totalLength}
_read(e){
if(e===0)
return this.emptyBuffer();
if(e>this._totalLength)
throw Error(`Cannot read so many bytes!`);
if(this._chunks[0].byteLength===e){
let t=this._chunks[0];
this._chunks.shift();
this._totalLength-=e;
return this.asNative(t)}
if(this._chunks[0].byteLength>e){
let t=this._chunks[0];
let n=this.asNative(t,e);
this._chunks[0]=t.slice(e);
this._totalLength-=e;
return n}
let t=this.allocNative(e);
let n=0;
for(;e>0;){
let r=this._chunks[0];
if(r.byteLength>e){
let i=r.slice(0,e);
t.set(i,n);
n+=e;
this._chunks[0]=r.slice(e);
this._totalLength-=e;
e-=e}else{
t.set(r,n);
n+=r.byteLength;
this._chunks.shift();
this._totalLength-=r.byteLength;
e-=r.byteLength}}
return t}}}));
var te=e.__commonJSMin(((e,t,n)=>{
var r=n&&n.__createBinding||(Object.create?(function(e,t,n,r){
r===void 0&&(r=n);
var i=Object.getOwnPropertyDescriptor(t,n);
(!i||(`get`in i?!t.__esModule:i.writable||i.configurable))&&(i={
enumerable:!0,
get:function(){
return t[n]}});
Object.defineProperty(e,r,i)}):(function(e,t,n,r){
r===void 0&&(r=n);
e[r]=t[n]}));
var i=n&&n.__setModuleDefault||(Object.create?(function(e,t){
Object.defineProperty(e,"default",{
enumerable:!0,
value:t})}):function(e,t){
e.default=t});
var a=n&&n.__importStar||(function(){
var e=function(t){
e=Object.getOwnPropertyNames||function(e){
var t=[];
for(
var n in e)
Object.prototype.hasOwnProperty.call(e,n)&&(t[t.length]=n);
return t};
return e(t)};
return function(t){
if(t&&t.__esModule)
return t;
var n={};
if(t!=null)
for(
var a=e(t),o=0;o<a.length;o++)
a[o]!=="default"&&r(n,t,a[o]);
i(n,t);
return n}})();
var o=n&&n.__importDefault||function(e){
return e&&e.__esModule?e:{
default:e}};
Object.defineProperty(e,"__esModule",{
value:!0});
e.ConnectionOptions=e.MessageStrategy=e.CancellationStrategy=e.CancellationSenderStrategy=e.CancellationReceiverStrategy=e.RequestCancellationReceiverStrategy=e.IdCancellationReceiverStrategy=e.ConnectionStrategy=e.ConnectionError=e.ConnectionErrors=e.LogTraceNotification=e.SetTraceNotification=e.TraceFormat=e.TraceValues=e.TraceValue=e.Trace=e.NullLogger=e.ProgressType=e.ProgressToken=void 0;
e.createMessageConnection=F;
let s=o(m());
let c=a(u());
let l=d();
let p=f();
let _=h();
let v=g();
var y;
(function(e){
e.type=new l.NotificationType(`$/cancelRequest`)})(y||={});
var b;
(function(e){
function t(e){
return typeof e==`string`||typeof e==`number`}
e.is=t})(b||(e.ProgressToken=b={}));
var ee;
(function(e){
e.type=new l.NotificationType(`$/progress`)})(ee||={});
e.ProgressType=class{
__;
_pr;
constructor(){}};
var te;
(function(e){
function t(e){
return c.func(e)}
e.is=t})(te||={});
e.NullLogger=Object.freeze({
error:()=>{},
warn:()=>{},
info:()=>{},
log:()=>{}});
var x;
(function(e){
e[e.Off=0]=`Off`;
e[e.Messages=1]=`Messages`;
e[e.Compact=2]=`Compact`;
e[e.Verbose=3]=`Verbose`})(x||(e.Trace=x={}));
var S;
(function(e){
e.Off=`off`;
e.Messages=`messages`;
e.Compact=`compact`;
e.Verbose=`verbose`})(S||(e.TraceValue=S={}));
e.TraceValues=S;
(function(e){
function t(t){
if(!c.string(t))
return e.Off;
t=t.toLowerCase();
switch(t){case`off`:
return e.Off;case`messages`:
return e.Messages;case`compact`:
return e.Compact;case`verbose`:
return e.Verbose;default:
return e.Off}}
e.fromString=t;
function n(t){
switch(t){case e.Off:
return`off`;case e.Messages:
return`messages`;case e.Compact:
return`compact`;case e.Verbose:
return`verbose`;default:
return`off`}}
e.toString=n})(x||(e.Trace=x={}));
var C;
(function(e){
e.Text=`text`;
e.JSON=`json`})(C||(e.TraceFormat=C={}));
(function(e){
function t(t){
if(!c.string(t))
return e.Text;
t=t.toLowerCase();
if(t===`json`)
return e.JSON;else 
return e.Text}
e.fromString=t})(C||(e.TraceFormat=C={}));
var w;
(function(e){
e.type=new l.NotificationType(`$/setTrace`)})(w||(e.SetTraceNotification=w={}));
var T;
(function(e){
e.type=new l.NotificationType(`$/logTrace`)})(T||(e.LogTraceNotification=T={}));
var E;
(function(e){
e[e.Closed=1]=`Closed`;
e[e.Disposed=2]=`Disposed`;
e[e.AlreadyListening=3]=`AlreadyListening`})(E||(e.ConnectionErrors=E={}));
var D=class e extends Error{
code;
constructor(t,n){
super(n);
this.code=t;
Object.setPrototypeOf(this,e.prototype)}};
e.ConnectionError=D;
var O;
(function(e){
function t(e){
let t=e;
return t&&c.func(t.cancelUndispatched)}
e.is=t})(O||(e.ConnectionStrategy=O={}));
var ne;
(function(e){
function t(e){
let t=e;
return t&&(t.kind===void 0||t.kind===`id`)&&c.func(t.createCancellationTokenSource)&&(t.dispose===void 0||c.func(t.dispose))}
e.is=t})(ne||(e.IdCancellationReceiverStrategy=ne={}));
var k;
(function(e){
function t(e){
let t=e;
return t&&t.kind===`request`&&c.func(t.createCancellationTokenSource)&&(t.dispose===void 0||c.func(t.dispose))}
e.is=t})(k||(e.RequestCancellationReceiverStrategy=k={}));
var A;
(function(e){
e.Message=Object.freeze({
createCancellationTokenSource(e){
return new v.CancellationTokenSource}});
function t(e){
return ne.is(e)||k.is(e)}
e.is=t})(A||(e.CancellationReceiverStrategy=A={}));
var j;
(function(e){
e.Message=Object.freeze({
sendCancellation(e,t){
return e.sendNotification(y.type,{
id:t})},
cleanup(e){}});
function t(e){
let t=e;
return t&&c.func(t.sendCancellation)&&c.func(t.cleanup)}
e.is=t})(j||(e.CancellationSenderStrategy=j={}));
var M;
(function(e){
e.Message=Object.freeze({
receiver:A.Message,
sender:j.Message});
function t(e){
let t=e;
return t&&A.is(t.receiver)&&j.is(t.sender)}
e.is=t})(M||(e.CancellationStrategy=M={}));
var re;
(function(e){
function t(e){
let t=e;
return t&&c.func(t.handleMessage)}
e.is=t})(re||(e.MessageStrategy=re={}));
var N;
(function(e){
function t(e){
let t=e;
return t&&(M.is(t.cancellationStrategy)||O.is(t.connectionStrategy)||re.is(t.messageStrategy)||c.number(t.maxParallelism))}
e.is=t})(N||(e.ConnectionOptions=N={}));
var P;
(function(e){
e[e.New=1]=`New`;
e[e.Listening=2]=`Listening`;
e[e.Closed=3]=`Closed`;
e[e.Disposed=4]=`Disposed`})(P||={});
function F(t,n,r,i){
let a=r===void 0?e.NullLogger:r;
let o=0;
let u=0;
let d=0;
let f=i?.maxParallelism??-1;
let m=0;
let h;
let g=new Map;
let S;
let O=new Map;
let k=new Map;
let A;
let j=new p.LinkedMap;
let N=new Map;
let F=new Set;
let I=new Map;
let L=x.Off;
let R=C.Text;
let z;
let B=P.New;
let V=new _.Emitter;
let H=new _.Emitter;
let U=new _.Emitter;
let ie=new _.Emitter;
let W=new _.Emitter;
let G=i&&i.cancellationStrategy?i.cancellationStrategy:M.Message;
function ae(e){}
function oe(){
return B===P.Listening}
function se(){
return B===P.Closed}
function ce(){
return B===P.Disposed}
function le(){
if(B===P.New||B===P.Listening){
B=P.Closed;
H.fire(void 0)}}
function ue(e){
V.fire([e,void 0,void 0])}
function de(e){
V.fire(e)}
t.onClose(le);
t.onError(ue);
n.onClose(le);
n.onError(de);
function fe(e){
if(e===null)
throw Error(`Can't send requests with id null since the response can't be correlated.`);
return`req-`+e.toString()}
function pe(e){
if(e===null)
return`res-unknown-`+(++d).toString();else 
return`res-`+e.toString()}
function me(){
return`not-`+(++u).toString()}
function he(e,t){
l.Message.isRequest(t)?e.set(fe(t.id),t):l.Message.isResponse(t)?f===-1?e.set(pe(t.id),t):ye(t):e.set(me(),t)}
function ge(){
if(A||j.size===0)
return;
if(f!==-1&&m>=f)
return;
A=(0,s.default)().timer.setImmediate(async()=>{
A=void 0;
if(j.size===0)
return;
if(f!==-1&&m>=f)
return;
let e=j.shift();
let t;
try{
m++;
let n=i?.messageStrategy;
t=re.is(n)?n.handleMessage(e,K):K(e)}catch(e){
a.error(`Processing message queue failed: ${e.toString()}`)}finally{
t instanceof Promise?t.then(()=>{
m--;
ge()}).catch(e=>{
a.error(`Processing message queue failed: ${e.toString()}`)}):m--;
ge()}})}
async function K(e){
if(l.Message.isRequest(e))
return ve(e);else 
if(l.Message.isNotification(e))
return be(e);else 
if(l.Message.isResponse(e))
return ye(e);else 
return xe(e)}
let _e=e=>{
try{
if(l.Message.isNotification(e)&&e.method===y.type.method){
let t=e.params.id;
let r=fe(t);
let o=j.get(r);
if(l.Message.isRequest(o)){
let s=i?.connectionStrategy;
let c=s&&s.cancelUndispatched?s.cancelUndispatched(o,ae):void 0;
if(c&&(c.error!==void 0||c.result!==void 0)){
j.delete(r);
I.delete(t);
c.id=o.id;
we(c,e.method,Date.now());
n.write(c).catch(()=>a.error(`Sending response for canceled message failed.`));
return}}
let s=I.get(t);
if(s!==void 0){
s.cancel();
Ee(e);
return}else 
F.add(t)}
he(j,e)}finally{
ge()}};
async function ve(e){
if(ce())
return Promise.resolve();
function t(t,r,i){
let a={
jsonrpc:`2.0`,
id:e.id};
t instanceof l.ResponseError?a.error=t.toJson():a.result=t===void 0?null:t;
we(a,r,i);
return n.write(a)}
function r(t,r,i){
let a={
jsonrpc:`2.0`,
id:e.id,
error:t.toJson()};
we(a,r,i);
return n.write(a)}
Te(e);
let i=g.get(e.method);
let a;
let o;
if(i){
a=i.type;
o=i.handler}
let s=Date.now();
if(o||h){
let n=e.id??String(Date.now());
let i=ne.is(G.receiver)?G.receiver.createCancellationTokenSource(n):G.receiver.createCancellationTokenSource(e);
e.id!==null&&F.has(e.id)&&i.cancel();
e.id!==null&&I.set(n,i);
try{
let n;
if(o){
if(e.params===void 0){
if(a!==void 0&&a.numberOfParams!==0)
return r(new l.ResponseError(l.ErrorCodes.InvalidParams,`Request ${e.method} defines ${a.numberOfParams} params but received none.`),e.method,s);
n=o(i.token)}else 
if(Array.isArray(e.params)){
if(a!==void 0&&a.parameterStructures===l.ParameterStructures.byName)
return r(new l.ResponseError(l.ErrorCodes.InvalidParams,`Request ${e.method} defines parameters by name but received parameters by position`),e.method,s);
n=o(...e.params,i.token)}else{
if(a!==void 0&&a.parameterStructures===l.ParameterStructures.byPosition)
return r(new l.ResponseError(l.ErrorCodes.InvalidParams,`Request ${e.method} defines parameters by position but received parameters by name`),e.method,s);
n=o(e.params,i.token)}}else 
h&&(n=h(e.method,e.params,i.token));
await t(await n,e.method,s)}catch(n){
n instanceof l.ResponseError?await t(n,e.method,s):n&&c.string(n.message)?await r(new l.ResponseError(l.ErrorCodes.InternalError,`Request ${e.method} failed with message: ${n.message}`),e.method,s):await r(new l.ResponseError(l.ErrorCodes.InternalError,`Request ${e.method} failed unexpectedly without providing any details.`),e.method,s)}finally{
I.delete(n)}}else 
await r(new l.ResponseError(l.ErrorCodes.MethodNotFound,`Unhandled method ${e.method}`),e.method,s)}
function ye(e){
if(ce())
return;
if(e.id===null)
e.error?a.error(`Received response message without id: Error is: \n${JSON.stringify(e.error,void 0,4)}`):a.error(`Received response message without id. No further error information provided.`);else{
let t=e.id;
let n=N.get(t);
De(e,n);
if(n!==void 0){
N.delete(t);
try{
if(e.error){
let t=e.error;
n.reject(new l.ResponseError(t.code,t.message,t.data))}else 
if(e.result!==void 0)
n.resolve(e.result);else 
throw Error(`Should never happen.`)}catch(e){
e.message?a.error(`Response handler '${n.method}' failed with message: ${e.message}`):a.error(`Response handler '${n.method}' failed unexpectedly.`)}}}}
async function be(e){
if(ce())
return;
let t;
let n;
if(e.method===y.type.method){
let t=e.params.id;
F.delete(t);
Ee(e);
return}else{
let r=O.get(e.method);
if(r){
n=r.handler;
t=r.type}}
if(n||S)
try{
Ee(e);
if(n){
if(e.params===void 0){
t!==void 0&&t.numberOfParams!==0&&t.parameterStructures!==l.ParameterStructures.byName&&a.error(`Notification ${e.method} defines ${t.numberOfParams} params but received none.`);
await n()}else 
if(Array.isArray(e.params)){
let r=e.params;
if(e.method===ee.type.method&&r.length===2&&b.is(r[0]))
await n({
token:r[0],
value:r[1]});else{
if(t!==void 0){
t.parameterStructures===l.ParameterStructures.byName&&a.error(`Notification ${e.method} defines parameters by name but received parameters by position`);
t.numberOfParams!==e.params.length&&a.error(`Notification ${e.method} defines ${t.numberOfParams} params but received ${r.length} arguments`)}
await n(...r)}}else{
t!==void 0&&t.parameterStructures===l.ParameterStructures.byPosition&&a.error(`Notification ${e.method} defines parameters by position but received parameters by name`);
await n(e.params)}}else 
S&&await S(e.method,e.params)}catch(t){
t.message?a.error(`Notification handler '${e.method}' failed with message: ${t.message}`):a.error(`Notification handler '${e.method}' failed unexpectedly.`)}else 
U.fire(e)}
function xe(e){
if(!e){
a.error(`Received empty message.`);
return}
a.error(`Received message which is neither a response nor a notification message:\n${JSON.stringify(e,null,4)}`);
let t=e;
if(c.string(t.id)||c.number(t.id)){
let e=t.id;
let n=N.get(e);
n&&n.reject(Error(`The received response has neither a result nor an error property.`))}}
function q(e){
if(e==null)
return;
switch(L){case x.Verbose:
return JSON.stringify(e,null,4);case x.Compact:
return JSON.stringify(e);default:
return}}
function Se(e){
if(L===x.Off||!z)
return;
if(R===C.Text){
let t;
(L===x.Verbose||L===x.Compact)&&e.params&&(t=`Params: ${q(e.params)}`);
z.log(`Sending request '${e.method} - (${e.id})'.`,t)}else 
Oe(`send-request`,e)}
function Ce(e){
if(L===x.Off||!z)
return;
if(R===C.Text){
let t;
(L===x.Verbose||L===x.Compact)&&(t=e.params?`Params: ${q(e.params)}`:`No parameters provided.`);
z.log(`Sending notification '${e.method}'.`,t)}else 
Oe(`send-notification`,e)}
function we(e,t,n){
if(L===x.Off||!z)
return;
if(R===C.Text){
let r;
(L===x.Verbose||L===x.Compact)&&(e.error&&e.error.data?r=`Error data: ${q(e.error.data)}`:e.result?r=`Result: ${q(e.result)}`:e.error===void 0&&(r=`No result returned.`));
let i=e.error?` Request failed: ${e.error.message} (${e.error.code}).`:``;
z.log(`Sending response '${t} - (${e.id})'. Processing request took ${Date.now()-n}ms.${i}`,r)}else 
Oe(`send-response`,e)}
function Te(e){
if(L===x.Off||!z)
return;
if(R===C.Text){
let t;
(L===x.Verbose||L===x.Compact)&&e.params&&(t=`Params: ${q(e.params)}`);
z.log(`Received request '${e.method} - (${e.id})'.`,t)}else 
Oe(`receive-request`,e)}
function Ee(e){
if(L===x.Off||!z||e.method===T.type.method)
return;
if(R===C.Text){
let t;
(L===x.Verbose||L===x.Compact)&&(t=e.params?`Params: ${q(e.params)}`:`No parameters provided.`);
z.log(`Received notification '${e.method}'.`,t)}else 
Oe(`receive-notification`,e)}
function De(e,t){
if(L===x.Off||!z)
return;
if(R===C.Text){
let n;
(L===x.Verbose||L===x.Compact)&&(e.error&&e.error.data?n=`Error data: ${q(e.error.data)}`:e.result?n=`Result: ${q(e.result)}`:e.error===void 0&&(n=`No result returned.`));
if(t){
let r=e.error?` Request failed: ${e.error.message} (${e.error.code}).`:``;
z.log(`Received response '${t.method} - (${e.id})' in ${Date.now()-t.timerStart}ms.${r}`,n)}else 
z.log(`Received response ${e.id} without active response promise.`,n)}else 
Oe(`receive-response`,e)}
function Oe(e,t){
if(!z||L===x.Off)
return;
let n={
isLSPMessage:!0,
type:e,
message:t,
timestamp:Date.now()};
z.log(n)}
function ke(){
if(se())
throw new D(E.Closed,`Connection is closed.`);
if(ce())
throw new D(E.Disposed,`Connection is disposed.`)}
function Ae(){
if(oe())
throw new D(E.AlreadyListening,`Connection is already listening`)}
function je(){
if(!oe())
throw Error(`Call listen() first.`)}
function Me(e){
if(e===void 0)
return null;else 
return e}
function Ne(e){
if(e===null)
return;else 
return e}
function Pe(e){
return e!=null&&!Array.isArray(e)&&typeof e==`object`}
function Fe(e,t){
switch(e){case l.ParameterStructures.auto:
if(Pe(t))
return Ne(t);else 
return[Me(t)];case l.ParameterStructures.byName:
if(!Pe(t))
throw Error(`Received parameters by name but param is not an object literal.`);
return Ne(t);case l.ParameterStructures.byPosition:
return[Me(t)];default:
throw Error(`Unknown parameter structure ${e.toString()}`)}}
function Ie(e,t){
let n;
let r=e.numberOfParams;
switch(r){case 0:
n=void 0;
break;case 1:
n=Fe(e.parameterStructures,t[0]);
break;default:
n=[];
for(
let e=0;e<t.length&&e<r;e++)
n.push(Me(t[e]));
if(t.length<r)
for(
let e=t.length;e<r;e++)
n.push(null)}
return n}
let J={
sendNotification:(e,...t)=>{
ke();
let r;
let i;
if(c.string(e)){
r=e;
let n=t[0];
let a=0;
let o=l.ParameterStructures.auto;
if(l.ParameterStructures.is(n)){
a=1;
o=n}
let s=t.length;
let c=s-a;
switch(c){case 0:
i=void 0;
break;case 1:
i=Fe(o,t[a]);
break;default:
if(o===l.ParameterStructures.byName)
throw Error(`Received ${c} parameters for 'by Name' notification parameter structure.`);
i=t.slice(a,s).map(e=>Me(e))}}else{
let n=t;
r=e.method;
i=Ie(e,n)}
let o={
jsonrpc:`2.0`,
method:r,
params:i};
Ce(o);
return n.write(o).catch(e=>{
a.error(`Sending notification failed.`);
throw e})},
onNotification:(e,t)=>{
ke();
let n;
if(c.func(e))
S=e;else 
if(t){
if(c.string(e)){
n=e;
O.set(e,{
type:void 0,
handler:t})}else{
n=e.method;
O.set(e.method,{
type:e,
handler:t})}}
return{
dispose:()=>{
n===void 0?S===e&&(S=void 0):O.get(n)?.handler===t&&O.delete(n)}}},
onProgress:(e,t,n)=>{
if(k.has(t))
throw Error(`Progress handler for token ${t} already registered`);
k.set(t,n);
return{
dispose:()=>{
k.get(t)===n&&k.delete(t)}}},
sendProgress:(e,t,n)=>J.sendNotification(ee.type,{
token:t,
value:n}),
onUnhandledProgress:ie.event,
sendRequest:(e,...t)=>{
ke();
je();
function r(e,t){
let n=G.sender.sendCancellation(e,t);
n===void 0?a.log(`Received no promise from cancellation strategy when cancelling id ${t}`):n.catch(()=>{
a.log(`Sending cancellation messages for id ${t} failed.`)})}
let i;
let s;
let u;
if(c.string(e)){
i=e;
let n=t[0];
let r=t[t.length-1];
let a=0;
let o=l.ParameterStructures.auto;
if(l.ParameterStructures.is(n)){
a=1;
o=n}
let c=t.length;
if(v.CancellationToken.is(r)){
--c;
u=r}
let d=c-a;
switch(d){case 0:
s=void 0;
break;case 1:
s=Fe(o,t[a]);
break;default:
if(o===l.ParameterStructures.byName)
throw Error(`Received ${d} parameters for 'by Name' request parameter structure.`);
s=t.slice(a,c).map(e=>Me(e))}}else{
let n=t;
i=e.method;
s=Ie(e,n);
let r=e.numberOfParams;
u=v.CancellationToken.is(n[r])?n[r]:void 0}
let d=o++;
let f;
let p=!1;
u!==void 0&&(u.isCancellationRequested?p=!0:f=u.onCancellationRequested(()=>{
r(J,d)}));
let m={
jsonrpc:`2.0`,
id:d,
method:i,
params:s};
Se(m);
typeof G.sender.enableCancellation==`function`&&G.sender.enableCancellation(m);
return new Promise(async(e,t)=>{
let o={
method:i,
timerStart:Date.now(),
resolve:t=>{
e(t);
G.sender.cleanup(d);
f?.dispose()},
reject:e=>{
t(e);
G.sender.cleanup(d);
f?.dispose()}};
try{
N.set(d,o);
await n.write(m);
p&&r(J,d)}catch(e){
N.delete(d);
o.reject(new l.ResponseError(l.ErrorCodes.MessageWriteError,e.message?e.message:`Unknown reason`));
a.error(`Sending request failed.`)}})},
onRequest:(e,t)=>{
ke();
let n=null;
if(te.is(e)){
n=void 0;
h=e}else 
if(c.string(e)){
n=null;
if(t!==void 0){
n=e;
g.set(e,{
handler:t,
type:void 0})}}else 
if(t!==void 0){
n=e.method;
g.set(e.method,{
type:e,
handler:t})}
return{
dispose:()=>{
if(n===null)
return;
n===void 0?h===e&&(h=void 0):g.get(n)?.handler===t&&g.delete(n)}}},
hasPendingResponse:()=>N.size>0,
trace:async(e,t,n)=>{
let r=!1;
let i=C.Text;
if(n!==void 0){
if(c.boolean(n))
r=n;else{
r=n.sendNotification||!1;
i=n.traceFormat||C.Text}}
L=e;
R=i;
z=L===x.Off?void 0:t;
r&&!se()&&!ce()&&await J.sendNotification(w.type,{
value:x.toString(e)})},
onError:V.event,
onClose:H.event,
onUnhandledNotification:U.event,
onDispose:W.event,
end:()=>{
n.end()},
dispose:()=>{
if(ce())
return;
B=P.Disposed;
W.fire(void 0);
let e=new l.ResponseError(l.ErrorCodes.PendingResponseRejected,`Pending response rejected since connection got disposed`);
for(
let t of N.values())
t.reject(e);
N=new Map;
I=new Map;
F=new Set;
j=new p.LinkedMap;
c.func(n.dispose)&&n.dispose();
c.func(t.dispose)&&t.dispose()},
listen:()=>{
ke();
Ae();
B=P.Listening;
t.listen(_e)},
inspect:()=>{
(0,s.default)().console.log(`inspect`)}};
J.onNotification(T.type,e=>{
if(L===x.Off||!z)
return;
let t=L===x.Verbose||L===x.Compact;
z.log(e.message,t?e.verbose:void 0)});
J.onNotification(ee.type,async e=>{
let t=k.get(e.token);
t?await t(e.value):ie.fire(e)});
return J}}));
var x=e.__commonJSMin(((e,t,n)=>{
var r=n&&n.__importDefault||function(e){
return e&&e.__esModule?e:{
default:e}};
Object.defineProperty(e,"__esModule",{
value:!0});
e.ProgressType=e.ProgressToken=e.createMessageConnection=e.NullLogger=e.ConnectionOptions=e.ConnectionStrategy=e.AbstractMessageBuffer=e.WriteableStreamMessageWriter=e.AbstractMessageWriter=e.MessageWriter=e.ReadableStreamMessageReader=e.AbstractMessageReader=e.MessageReader=e.SharedArrayReceiverStrategy=e.SharedArraySenderStrategy=e.CancellationToken=e.CancellationTokenSource=e.Emitter=e.Event=e.Disposable=e.LRUCache=e.Touch=e.LinkedMap=e.ParameterStructures=e.NotificationType9=e.NotificationType8=e.NotificationType7=e.NotificationType6=e.NotificationType5=e.NotificationType4=e.NotificationType3=e.NotificationType2=e.NotificationType1=e.NotificationType0=e.NotificationType=e.ErrorCodes=e.ResponseError=e.RequestType9=e.RequestType8=e.RequestType7=e.RequestType6=e.RequestType5=e.RequestType4=e.RequestType3=e.RequestType2=e.RequestType1=e.RequestType0=e.RequestType=e.Message=e.RAL=void 0;
e.MessageStrategy=e.CancellationStrategy=e.CancellationSenderStrategy=e.RequestCancellationReceiverStrategy=e.IdCancellationReceiverStrategy=e.CancellationReceiverStrategy=e.ConnectionError=e.ConnectionErrors=e.LogTraceNotification=e.SetTraceNotification=e.TraceFormat=e.TraceValues=e.TraceValue=e.Trace=void 0;
let i=d();
Object.defineProperty(e,"Message",{
enumerable:!0,
get:function(){
return i.Message}});
Object.defineProperty(e,"RequestType",{
enumerable:!0,
get:function(){
return i.RequestType}});
Object.defineProperty(e,"RequestType0",{
enumerable:!0,
get:function(){
return i.RequestType0}});
Object.defineProperty(e,"RequestType1",{
enumerable:!0,
get:function(){
return i.RequestType1}});
Object.defineProperty(e,"RequestType2",{
enumerable:!0,
get:function(){
return i.RequestType2}});
Object.defineProperty(e,"RequestType3",{
enumerable:!0,
get:function(){
return i.RequestType3}});
Object.defineProperty(e,"RequestType4",{
enumerable:!0,
get:function(){
return i.RequestType4}});
Object.defineProperty(e,"RequestType5",{
enumerable:!0,
get:function(){
return i.RequestType5}});
Object.defineProperty(e,"RequestType6",{
enumerable:!0,
get:function(){
return i.RequestType6}});
Object.defineProperty(e,"RequestType7",{
enumerable:!0,
get:function(){
return i.RequestType7}});
Object.defineProperty(e,"RequestType8",{
enumerable:!0,
get:function(){
return i.RequestType8}});
Object.defineProperty(e,"RequestType9",{
enumerable:!0,
get:function(){
return i.RequestType9}});
Object.defineProperty(e,"ResponseError",{
enumerable:!0,
get:function(){
return i.ResponseError}});
Object.defineProperty(e,"ErrorCodes",{
enumerable:!0,
get:function(){
return i.ErrorCodes}});
Object.defineProperty(e,"NotificationType",{
enumerable:!0,
get:function(){
return i.NotificationType}});
Object.defineProperty(e,"NotificationType0",{
enumerable:!0,
get:function(){
return i.NotificationType0}});
Object.defineProperty(e,"NotificationType1",{
enumerable:!0,
get:function(){
return i.NotificationType1}});
Object.defineProperty(e,"NotificationType2",{
enumerable:!0,
get:function(){
return i.NotificationType2}});
Object.defineProperty(e,"NotificationType3",{
enumerable:!0,
get:function(){
return i.NotificationType3}});
Object.defineProperty(e,"NotificationType4",{
enumerable:!0,
get:function(){
return i.NotificationType4}});
Object.defineProperty(e,"NotificationType5",{
enumerable:!0,
get:function(){
return i.NotificationType5}});
Object.defineProperty(e,"NotificationType6",{
enumerable:!0,
get:function(){
return i.NotificationType6}});
Object.defineProperty(e,"NotificationType7",{
enumerable:!0,
get:function(){
return i.NotificationType7}});
Object.defineProperty(e,"NotificationType8",{
enumerable:!0,
get:function(){
return i.NotificationType8}});
Object.defineProperty(e,"NotificationType9",{
enumerable:!0,
get:function(){
return i.NotificationType9}});
Object.defineProperty(e,"ParameterStructures",{
enumerable:!0,
get:function(){
return i.ParameterStructures}});
let a=f();
Object.defineProperty(e,"LinkedMap",{
enumerable:!0,
get:function(){
return a.LinkedMap}});
Object.defineProperty(e,"LRUCache",{
enumerable:!0,
get:function(){
return a.LRUCache}});
Object.defineProperty(e,"Touch",{
enumerable:!0,
get:function(){
return a.Touch}});
let o=p();
Object.defineProperty(e,"Disposable",{
enumerable:!0,
get:function(){
return o.Disposable}});
let s=h();
Object.defineProperty(e,"Event",{
enumerable:!0,
get:function(){
return s.Event}});
Object.defineProperty(e,"Emitter",{
enumerable:!0,
get:function(){
return s.Emitter}});
let c=g();
Object.defineProperty(e,"CancellationTokenSource",{
enumerable:!0,
get:function(){
return c.CancellationTokenSource}});
Object.defineProperty(e,"CancellationToken",{
enumerable:!0,
get:function(){
return c.CancellationToken}});
let l=_();
Object.defineProperty(e,"SharedArraySenderStrategy",{
enumerable:!0,
get:function(){
return l.SharedArraySenderStrategy}});
Object.defineProperty(e,"SharedArrayReceiverStrategy",{
enumerable:!0,
get:function(){
return l.SharedArrayReceiverStrategy}});
let u=y();
Object.defineProperty(e,"MessageReader",{
enumerable:!0,
get:function(){
return u.MessageReader}});
Object.defineProperty(e,"AbstractMessageReader",{
enumerable:!0,
get:function(){
return u.AbstractMessageReader}});
Object.defineProperty(e,"ReadableStreamMessageReader",{
enumerable:!0,
get:function(){
return u.ReadableStreamMessageReader}});
let v=b();
Object.defineProperty(e,"MessageWriter",{
enumerable:!0,
get:function(){
return v.MessageWriter}});
Object.defineProperty(e,"AbstractMessageWriter",{
enumerable:!0,
get:function(){
return v.AbstractMessageWriter}});
Object.defineProperty(e,"WriteableStreamMessageWriter",{
enumerable:!0,
get:function(){
return v.WriteableStreamMessageWriter}});
let x=ee();
Object.defineProperty(e,"AbstractMessageBuffer",{
enumerable:!0,
get:function(){
return x.AbstractMessageBuffer}});
let S=te();
Object.defineProperty(e,"ConnectionStrategy",{
enumerable:!0,
get:function(){
return S.ConnectionStrategy}});
Object.defineProperty(e,"ConnectionOptions",{
enumerable:!0,
get:function(){
return S.ConnectionOptions}});
Object.defineProperty(e,"NullLogger",{
enumerable:!0,
get:function(){
return S.NullLogger}});
Object.defineProperty(e,"createMessageConnection",{
enumerable:!0,
get:function(){
return S.createMessageConnection}});
Object.defineProperty(e,"ProgressToken",{
enumerable:!0,
get:function(){
return S.ProgressToken}});
Object.defineProperty(e,"ProgressType",{
enumerable:!0,
get:function(){
return S.ProgressType}});
Object.defineProperty(e,"Trace",{
enumerable:!0,
get:function(){
return S.Trace}});
Object.defineProperty(e,"TraceValue",{
enumerable:!0,
get:function(){
return S.TraceValue}});
Object.defineProperty(e,"TraceFormat",{
enumerable:!0,
get:function(){
return S.TraceFormat}});
Object.defineProperty(e,"SetTraceNotification",{
enumerable:!0,
get:function(){
return S.SetTraceNotification}});
Object.defineProperty(e,"LogTraceNotification",{
enumerable:!0,
get:function(){
return S.LogTraceNotification}});
Object.defineProperty(e,"ConnectionErrors",{
enumerable:!0,
get:function(){
return S.ConnectionErrors}});
Object.defineProperty(e,"ConnectionError",{
enumerable:!0,
get:function(){
return S.ConnectionError}});
Object.defineProperty(e,"CancellationReceiverStrategy",{
enumerable:!0,
get:function(){
return S.CancellationReceiverStrategy}});
Object.defineProperty(e,"IdCancellationReceiverStrategy",{
enumerable:!0,
get:function(){
return S.IdCancellationReceiverStrategy}});
Object.defineProperty(e,"RequestCancellationReceiverStrategy",{
enumerable:!0,
get:function(){
return S.RequestCancellationReceiverStrategy}});
Object.defineProperty(e,"CancellationSenderStrategy",{
enumerable:!0,
get:function(){
return S.CancellationSenderStrategy}});
Object.defineProperty(e,"CancellationStrategy",{
enumerable:!0,
get:function(){
return S.CancellationStrategy}});
Object.defineProperty(e,"MessageStrategy",{
enumerable:!0,
get:function(){
return S.MessageStrategy}});
Object.defineProperty(e,"TraceValues",{
enumerable:!0,
get:function(){
return S.TraceValues}});
e.RAL=r(m()).default}));
var S=e.__exportAll({
AnnotatedTextEdit:()=>U,
ApplyKind:()=>q,
ChangeAnnotation:()=>V,
ChangeAnnotationIdentifier:()=>H,
CodeAction:()=>ze,
CodeActionContext:()=>Le,
CodeActionKind:()=>Ie,
CodeActionTag:()=>Re,
CodeActionTriggerKind:()=>J,
CodeDescription:()=>L,
CodeLens:()=>Be,
Color:()=>A,
ColorInformation:()=>j,
ColorPresentation:()=>M,
Command:()=>z,
CompletionItem:()=>Ce,
CompletionItemKind:()=>_e,
CompletionItemLabelDetails:()=>Se,
CompletionItemTag:()=>ye,
CompletionList:()=>we,
CreateFile:()=>W,
DeleteFile:()=>ae,
Diagnostic:()=>R,
DiagnosticRelatedInformation:()=>P,
DiagnosticSeverity:()=>F,
DiagnosticTag:()=>I,
DocumentHighlight:()=>Ae,
DocumentHighlightKind:()=>ke,
DocumentLink:()=>He,
DocumentSymbol:()=>Fe,
DocumentUri:()=>C,
EOL:()=>st,
FoldingRange:()=>N,
FoldingRangeKind:()=>re,
FormattingOptions:()=>Ve,
Hover:()=>Ee,
InlayHint:()=>$e,
InlayHintKind:()=>Ze,
InlayHintLabelPart:()=>Qe,
InlineCompletionContext:()=>at,
InlineCompletionItem:()=>tt,
InlineCompletionList:()=>nt,
InlineCompletionTriggerKind:()=>rt,
InlineValueContext:()=>Xe,
InlineValueEvaluatableExpression:()=>Ye,
InlineValueText:()=>qe,
InlineValueVariableLookup:()=>Je,
InsertReplaceEdit:()=>be,
InsertTextFormat:()=>ve,
InsertTextMode:()=>xe,
LanguageKind:()=>me,
Location:()=>ne,
LocationLink:()=>k,
MarkedString:()=>Te,
MarkupContent:()=>K,
MarkupKind:()=>ge,
OptionalVersionedTextDocumentIdentifier:()=>pe,
ParameterInformation:()=>De,
Position:()=>D,
Range:()=>O,
RenameFile:()=>G,
SelectedCompletionInfo:()=>it,
SelectionRange:()=>Ue,
SemanticTokenModifiers:()=>Ge,
SemanticTokenTypes:()=>We,
SemanticTokens:()=>Ke,
SignatureInformation:()=>Oe,
SnippetTextEdit:()=>ce,
StringValue:()=>et,
SymbolInformation:()=>Ne,
SymbolKind:()=>je,
SymbolTag:()=>Me,
TextDocument:()=>ct,
TextDocumentEdit:()=>ie,
TextDocumentIdentifier:()=>de,
TextDocumentItem:()=>he,
TextEdit:()=>B,
URI:()=>w,
VersionedTextDocumentIdentifier:()=>fe,
WorkspaceChange:()=>ue,
WorkspaceEdit:()=>oe,
WorkspaceFolder:()=>ot,
WorkspaceSymbol:()=>Pe,
integer:()=>T,
uinteger:()=>E});
var C,w,T,E,D,O,ne,k,A,j,M,re,N,P,F,I,L,R,z,B,V,H,U,ie,W,G,ae,oe,se,ce,le,ue,de,fe,pe,me,he,ge,K,_e,ve,ye,be,xe,q,Se,Ce,we,Te,Ee,De,Oe,ke,Ae,je,Me,Ne,Pe,Fe,Ie,J,Le,Re,ze,Be,Ve,He,Ue,We,Ge,Ke,qe,Je,Ye,Xe,Ze,Qe,$e,et,tt,nt,rt,it,at,ot,st,ct,lt,Y;
var ut=e.__esmMin((()=>{
(function(e){
function t(e){
return typeof e==`string`}
e.is=t})(C||={});
(function(e){
function t(e){
return typeof e==`string`}
e.is=t})(w||={});
(function(e){
e.MIN_VALUE=-2147483648;
e.MAX_VALUE=2147483647;
function t(t){
return typeof t==`number`&&e.MIN_VALUE<=t&&t<=e.MAX_VALUE}
e.is=t})(T||={});
(function(e){
e.MIN_VALUE=0;
e.MAX_VALUE=2147483647;
function t(t){
return typeof t==`number`&&e.MIN_VALUE<=t&&t<=e.MAX_VALUE}
e.is=t})(E||={});
(function(e){
function t(e,t){
e===Number.MAX_VALUE&&(e=E.MAX_VALUE);
t===Number.MAX_VALUE&&(t=E.MAX_VALUE);
return{
line:e,
character:t}}
e.create=t;
function n(e){
let t=e;
return Y.objectLiteral(t)&&Y.uinteger(t.line)&&Y.uinteger(t.character)}
e.is=n})(D||={});
(function(e){
function t(e,t,n,r){
if(Y.uinteger(e)&&Y.uinteger(t)&&Y.uinteger(n)&&Y.uinteger(r))
return{
start:D.create(e,t),
end:D.create(n,r)};else 
if(D.is(e)&&D.is(t))
return{
start:e,
end:t};else 
throw Error(`Range#create called with invalid arguments[${e}, ${t}, ${n}, ${r}]`)}
e.create=t;
function n(e){
let t=e;
return Y.objectLiteral(t)&&D.is(t.start)&&D.is(t.end)}
e.is=n})(O||={});
(function(e){
function t(e,t){
return{
uri:e,
range:t}}
e.create=t;
function n(e){
let t=e;
return Y.objectLiteral(t)&&O.is(t.range)&&(Y.string(t.uri)||Y.undefined(t.uri))}
e.is=n})(ne||={});
(function(e){
function t(e,t,n,r){
return{
targetUri:e,
targetRange:t,
targetSelectionRange:n,
originSelectionRange:r}}
e.create=t;
function n(e){
let t=e;
return Y.objectLiteral(t)&&O.is(t.targetRange)&&Y.string(t.targetUri)&&O.is(t.targetSelectionRange)&&(O.is(t.originSelectionRange)||Y.undefined(t.originSelectionRange))}
e.is=n})(k||={});
(function(e){
function t(e,t,n,r){
return{
red:e,
green:t,
blue:n,
alpha:r}}
e.create=t;
function n(e){
let t=e;
return Y.objectLiteral(t)&&Y.numberRange(t.red,0,1)&&Y.numberRange(t.green,0,1)&&Y.numberRange(t.blue,0,1)&&Y.numberRange(t.alpha,0,1)}
e.is=n})(A||={});
(function(e){
function t(e,t){
return{
range:e,
color:t}}
e.create=t;
function n(e){
let t=e;
return Y.objectLiteral(t)&&O.is(t.range)&&A.is(t.color)}
e.is=n})(j||={});
(function(e){
function t(e,t,n){
return{
label:e,
textEdit:t,
additionalTextEdits:n}}
e.create=t;
function n(e){
let t=e;
return Y.objectLiteral(t)&&Y.string(t.label)&&(Y.undefined(t.textEdit)||B.is(t))&&(Y.undefined(t.additionalTextEdits)||Y.typedArray(t.additionalTextEdits,B.is))}
e.is=n})(M||={});
(function(e){
e.Comment=`comment`;
e.Imports=`imports`;
e.Region=`region`})(re||={});
(function(e){
function t(e,t,n,r,i,a){
let o={
startLine:e,
endLine:t};
Y.defined(n)&&(o.startCharacter=n);
Y.defined(r)&&(o.endCharacter=r);
Y.defined(i)&&(o.kind=i);
Y.defined(a)&&(o.collapsedText=a);
return o}
e.create=t;
function n(e){
let t=e;
return Y.objectLiteral(t)&&Y.uinteger(t.startLine)&&Y.uinteger(t.startLine)&&(Y.undefined(t.startCharacter)||Y.uinteger(t.startCharacter))&&(Y.undefined(t.endCharacter)||Y.uinteger(t.endCharacter))&&(Y.undefined(t.kind)||Y.string(t.kind))}
e.is=n})(N||={});
(function(e){
function t(e,t){
return{
location:e,
message:t}}
e.create=t;
function n(e){
let t=e;
return Y.defined(t)&&ne.is(t.location)&&Y.string(t.message)}
e.is=n})(P||={});
(function(e){
e.Error=1;
e.Warning=2;
e.Information=3;
e.Hint=4})(F||={});
(function(e){
e.Unnecessary=1;
e.Deprecated=2})(I||={});
(function(e){
function t(e){
let t=e;
return Y.objectLiteral(t)&&Y.string(t.href)}
e.is=t})(L||={});
(function(e){
function t(e,t,n,r,i,a){
let o={
range:e,
message:t};
Y.defined(n)&&(o.severity=n);
Y.defined(r)&&(o.code=r);
Y.defined(i)&&(o.source=i);
Y.defined(a)&&(o.relatedInformation=a);
return o}
e.create=t;
function n(e){
let t=e;
return Y.defined(t)&&O.is(t.range)&&(Y.string(t.message)||K.is(t.message))&&(Y.number(t.severity)||Y.undefined(t.severity))&&(Y.integer(t.code)||Y.string(t.code)||Y.undefined(t.code))&&(Y.undefined(t.codeDescription)||Y.string(t.codeDescription?.href))&&(Y.string(t.source)||Y.undefined(t.source))&&(Y.undefined(t.relatedInformation)||Y.typedArray(t.relatedInformation,P.is))}
e.is=n;
function r(e){
return Y.string(e.message)}
e.is3_17=r;
function i(e){
if(Y.string(e.message))
return e.message;else 
if(K.is(e.message))
return e.message.value;else 
throw Error(`Unknown message type ${typeof e.message}`)}
e.getMessageString=i})(R||={});
(function(e){
function t(e,t,...n){
let r={
title:e,
command:t};
Y.defined(n)&&n.length>0&&(r.arguments=n);
return r}
e.create=t;
function n(e){
let t=e;
return Y.defined(t)&&Y.string(t.title)&&(t.tooltip===void 0||Y.string(t.tooltip))&&Y.string(t.command)}
e.is=n})(z||={});
(function(e){
function t(e,t){
return{
range:e,
newText:t}}
e.replace=t;
function n(e,t){
return{
range:{
start:e,
end:e},
newText:t}}
e.insert=n;
function r(e){
return{
range:e,
newText:``}}
e.del=r;
function i(e){
let t=e;
return Y.objectLiteral(t)&&Y.string(t.newText)&&O.is(t.range)}
e.is=i})(B||={});
(function(e){
function t(e,t,n){
let r={
label:e};
t!==void 0&&(r.needsConfirmation=t);
n!==void 0&&(r.description=n);
return r}
e.create=t;
function n(e){
let t=e;
return Y.objectLiteral(t)&&Y.string(t.label)&&(Y.boolean(t.needsConfirmation)||t.needsConfirmation===void 0)&&(Y.string(t.description)||t.description===void 0)}
e.is=n})(V||={});
(function(e){
function t(e){
let t=e;
return Y.string(t)}
e.is=t})(H||={});
(function(e){
function t(e,t,n){
return{
range:e,
newText:t,
annotationId:n}}
e.replace=t;
function n(e,t,n){
return{
range:{
start:e,
end:e},
newText:t,
annotationId:n}}
e.insert=n;
function r(e,t){
return{
range:e,
newText:``,
annotationId:t}}
e.del=r;
function i(e){
let t=e;
return B.is(t)&&(V.is(t.annotationId)||H.is(t.annotationId))}
e.is=i})(U||={});
(function(e){
function t(e,t){
return{
textDocument:e,
edits:t}}
e.create=t;
function n(e){
let t=e;
return Y.defined(t)&&pe.is(t.textDocument)&&Array.isArray(t.edits)}
e.is=n})(ie||={});
(function(e){
function t(e,t,n){
let r={
kind:`create`,
uri:e};
t!==void 0&&(t.overwrite!==void 0||t.ignoreIfExists!==void 0)&&(r.options=t);
n!==void 0&&(r.annotationId=n);
return r}
e.create=t;
function n(e){
let t=e;
return t&&t.kind===`create`&&Y.string(t.uri)&&(t.options===void 0||(t.options.overwrite===void 0||Y.boolean(t.options.overwrite))&&(t.options.ignoreIfExists===void 0||Y.boolean(t.options.ignoreIfExists)))&&(t.annotationId===void 0||H.is(t.annotationId))}
e.is=n})(W||={});
(function(e){
function t(e,t,n,r){
let i={
kind:`rename`,
oldUri:e,
newUri:t};
n!==void 0&&(n.overwrite!==void 0||n.ignoreIfExists!==void 0)&&(i.options=n);
r!==void 0&&(i.annotationId=r);
return i}
e.create=t;
function n(e){
let t=e;
return t&&t.kind===`rename`&&Y.string(t.oldUri)&&Y.string(t.newUri)&&(t.options===void 0||(t.options.overwrite===void 0||Y.boolean(t.options.overwrite))&&(t.options.ignoreIfExists===void 0||Y.boolean(t.options.ignoreIfExists)))&&(t.annotationId===void 0||H.is(t.annotationId))}
e.is=n})(G||={});
(function(e){
function t(e,t,n){
let r={
kind:`delete`,
uri:e};
t!==void 0&&(t.recursive!==void 0||t.ignoreIfNotExists!==void 0)&&(r.options=t);
n!==void 0&&(r.annotationId=n);
return r}
e.create=t;
function n(e){
let t=e;
return t&&t.kind===`delete`&&Y.string(t.uri)&&(t.options===void 0||(t.options.recursive===void 0||Y.boolean(t.options.recursive))&&(t.options.ignoreIfNotExists===void 0||Y.boolean(t.options.ignoreIfNotExists)))&&(t.annotationId===void 0||H.is(t.annotationId))}
e.is=n})(ae||={});
(function(e){
function t(e){
let t=e;
return t&&(t.changes!==void 0||t.documentChanges!==void 0)&&(t.documentChanges===void 0||t.documentChanges.every(e=>{
if(Y.string(e.kind))
return W.is(e)||G.is(e)||ae.is(e);else 
return ie.is(e)}))}
e.is=t})(oe||={});
se=class{
constructor(e,t){
this.edits=e;
this.changeAnnotations=t}
insert(e,t,n){
let r;
let i;
if(n===void 0)
r=B.insert(e,t);else 
if(H.is(n)){
i=n;
r=U.insert(e,t,n)}else{
this.assertChangeAnnotations(this.changeAnnotations);
i=this.changeAnnotations.manage(n);
r=U.insert(e,t,i)}
this.edits.push(r);
if(i!==void 0)
return i}
replace(e,t,n){
let r;
let i;
if(n===void 0)
r=B.replace(e,t);else 
if(H.is(n)){
i=n;
r=U.replace(e,t,n)}else{
this.assertChangeAnnotations(this.changeAnnotations);
i=this.changeAnnotations.manage(n);
r=U.replace(e,t,i)}
this.edits.push(r);
if(i!==void 0)
return i}
delete(e,t){
let n;
let r;
if(t===void 0)
n=B.del(e);else 
if(H.is(t)){
r=t;
n=U.del(e,t)}else{
this.assertChangeAnnotations(this.changeAnnotations);
r=this.changeAnnotations.manage(t);
n=U.del(e,r)}
this.edits.push(n);
if(r!==void 0)
return r}
add(e){
this.edits.push(e)}
all(){
return this.edits}
clear(){
this.edits.splice(0,this.edits.length)}
assertChangeAnnotations(e){
if(e===void 0)
throw Error(`Text edit change is not configured to manage change annotations.`)}};
(function(e){
function t(e){
let t=e;
return Y.objectLiteral(t)&&O.is(t.range)&&et.isSnippet(t.snippet)&&(t.annotationId===void 0||V.is(t.annotationId)||H.is(t.annotationId))}
e.is=t})(ce||={});
le=class{
constructor(e){
this._annotations=e===void 0?Object.create(null):e;
this._counter=0;
this._size=0}
all(){
return this._annotations}
get size(){
return this._size}
manage(e,t){
let n;
if(H.is(e))
n=e;else{
n=this.nextId();
t=e}
if(this._annotations[n]!==void 0)
throw Error(`Id ${n} is already in use.`);
if(t===void 0)
throw Error(`No annotation provided for id ${n}`);
this._annotations[n]=t;
this._size++;
return n}
nextId(){
this._counter++;
return this._counter.toString()}};
ue=class{
constructor(e){
this._textEditChanges=Object.create(null);
if(e!==void 0){
this._workspaceEdit=e;
if(e.documentChanges){
this._changeAnnotations=new le(e.changeAnnotations);
e.changeAnnotations=this._changeAnnotations.all();
e.documentChanges.forEach(e=>{
if(ie.is(e)){
let t=new se(e.edits,this._changeAnnotations);
this._textEditChanges[e.textDocument.uri]=t}})}else 
e.changes&&Object.keys(e.changes).forEach(t=>{
let n=new se(e.changes[t]);
this._textEditChanges[t]=n})}else 
this._workspaceEdit={}}
get edit(){
this.initDocumentChanges();
this._changeAnnotations!==void 0&&(this._changeAnnotations.size===0?this._workspaceEdit.changeAnnotations=void 0:this._workspaceEdit.changeAnnotations=this._changeAnnotations.all());
return this._workspaceEdit}
getTextEditChange(e){
if(pe.is(e)){
this.initDocumentChanges();
if(this._workspaceEdit.documentChanges===void 0)
throw Error(`Workspace edit is not configured for document changes.`);
let t={
uri:e.uri,
version:e.version};
let n=this._textEditChanges[t.uri];
if(!n){
let e=[];
let r={
textDocument:t,
edits:e};
this._workspaceEdit.documentChanges.push(r);
n=new se(e,this._changeAnnotations);
this._textEditChanges[t.uri]=n}
return n}else{
this.initChanges();
if(this._workspaceEdit.changes===void 0)
throw Error(`Workspace edit is not configured for normal text edit changes.`);
let t=this._textEditChanges[e];
if(!t){
let n=[];
this._workspaceEdit.changes[e]=n;
t=new se(n);
this._textEditChanges[e]=t}
return t}}
initDocumentChanges(){
if(this._workspaceEdit.documentChanges===void 0&&this._workspaceEdit.changes===void 0){
this._changeAnnotations=new le;
this._workspaceEdit.documentChanges=[];
this._workspaceEdit.changeAnnotations=this._changeAnnotations.all()}}
initChanges(){
this._workspaceEdit.documentChanges===void 0&&this._workspaceEdit.changes===void 0&&(this._workspaceEdit.changes=Object.create(null))}
createFile(e,t,n){
this.initDocumentChanges();
if(this._workspaceEdit.documentChanges===void 0)
throw Error(`Workspace edit is not configured for document changes.`);
let r;
V.is(t)||H.is(t)?r=t:n=t;
let i;
let a;
if(r===void 0)
i=W.create(e,n);else{
a=H.is(r)?r:this._changeAnnotations.manage(r);
i=W.create(e,n,a)}
this._workspaceEdit.documentChanges.push(i);
if(a!==void 0)
return a}
renameFile(e,t,n,r){
this.initDocumentChanges();
if(this._workspaceEdit.documentChanges===void 0)
throw Error(`Workspace edit is not configured for document changes.`);
let i;
V.is(n)||H.is(n)?i=n:r=n;
let a;
let o;
if(i===void 0)
a=G.create(e,t,r);else{
o=H.is(i)?i:this._changeAnnotations.manage(i);
a=G.create(e,t,r,o)}
this._workspaceEdit.documentChanges.push(a);
if(o!==void 0)
return o}
deleteFile(e,t,n){
this.initDocumentChanges();
if(this._workspaceEdit.documentChanges===void 0)
throw Error(`Workspace edit is not configured for document changes.`);
let r;
V.is(t)||H.is(t)?r=t:n=t;
let i;
let a;
if(r===void 0)
i=ae.create(e,n);else{
a=H.is(r)?r:this._changeAnnotations.manage(r);
i=ae.create(e,n,a)}
this._workspaceEdit.documentChanges.push(i);
if(a!==void 0)
return a}};
(function(e){
function t(e){
return{
uri:e}}
e.create=t;
function n(e){
let t=e;
return Y.defined(t)&&Y.string(t.uri)}
e.is=n})(de||={});
(function(e){
function t(e,t){
return{
uri:e,
version:t}}
e.create=t;
function n(e){
let t=e;
return Y.defined(t)&&Y.string(t.uri)&&Y.integer(t.version)}
e.is=n})(fe||={});
(function(e){
function t(e,t){
return{
uri:e,
version:t}}
e.create=t;
function n(e){
let t=e;
return Y.defined(t)&&Y.string(t.uri)&&(t.version===null||Y.integer(t.version))}
e.is=n})(pe||={});
(function(e){
e.ABAP=`abap`;
e.WindowsBat=`bat`;
e.BibTeX=`bibtex`;
e.Clojure=`clojure`;
e.Coffeescript=`coffeescript`;
e.C=`c`;
e.CPP=`cpp`;
e.CSharp=`csharp`;
e.CSS=`css`;
e.D=`d`;
e.Delphi=`pascal`;
e.Diff=`diff`;
e.Dart=`dart`;
e.Dockerfile=`dockerfile`;
e.Elixir=`elixir`;
e.Erlang=`erlang`;
e.FSharp=`fsharp`;
e.GitCommit=`git-commit`;
e.GitRebase=`git-rebase`;
e.Go=`go`;
e.Groovy=`groovy`;
e.Handlebars=`handlebars`;
e.Haskell=`haskell`;
e.HTML=`html`;
e.Ini=`ini`;
e.Java=`java`;
e.JavaScript=`javascript`;
e.JavaScriptReact=`javascriptreact`;
e.JSON=`json`;
e.LaTeX=`latex`;
e.Less=`less`;
e.Lua=`lua`;
e.Makefile=`makefile`;
e.Markdown=`markdown`;
e.ObjectiveC=`objective-c`;
e.ObjectiveCPP=`objective-cpp`;
e.Pascal=`pascal`;
e.Perl=`perl`;
e.Perl6=`perl6`;
e.PHP=`php`;
e.Plaintext=`plaintext`;
e.Powershell=`powershell`;
e.Pug=`jade`;
e.Python=`python`;
e.R=`r`;
e.Razor=`razor`;
e.Ruby=`ruby`;
e.Rust=`rust`;
e.SCSS=`scss`;
e.SASS=`sass`;
e.Scala=`scala`;
e.ShaderLab=`shaderlab`;
e.ShellScript=`shellscript`;
e.SQL=`sql`;
e.Swift=`swift`;
e.TypeScript=`typescript`;
e.TypeScriptReact=`typescriptreact`;
e.TeX=`tex`;
e.VisualBasic=`vb`;
e.XML=`xml`;
e.XSL=`xsl`;
e.YAML=`yaml`})(me||={});
(function(e){
function t(e,t,n,r){
return{
uri:e,
languageId:t,
version:n,
text:r}}
e.create=t;
function n(e){
let t=e;
return Y.defined(t)&&Y.string(t.uri)&&Y.string(t.languageId)&&Y.integer(t.version)&&Y.string(t.text)}
e.is=n})(he||={});
(function(e){
e.PlainText=`plaintext`;
e.Markdown=`markdown`;
function t(t){
let n=t;
return n===e.PlainText||n===e.Markdown}
e.is=t})(ge||={});
(function(e){
function t(e){
let t=e;
return Y.objectLiteral(e)&&ge.is(t.kind)&&Y.string(t.value)}
e.is=t})(K||={});
(function(e){
e.Text=1;
e.Method=2;
e.Function=3;
e.Constructor=4;
e.Field=5;
e.Variable=6;
e.Class=7;
e.Interface=8;
e.Module=9;
e.Property=10;
e.Unit=11;
e.Value=12;
e.Enum=13;
e.Keyword=14;
e.Snippet=15;
e.Color=16;
e.File=17;
e.Reference=18;
e.Folder=19;
e.EnumMember=20;
e.Constant=21;
e.Struct=22;
e.Event=23;
e.Operator=24;
e.TypeParameter=25})(_e||={});
(function(e){
e.PlainText=1;
e.Snippet=2})(ve||={});
(function(e){
e.Deprecated=1})(ye||={});
(function(e){
function t(e,t,n){
return{
newText:e,
insert:t,
replace:n}}
e.create=t;
function n(e){
let t=e;
return t&&Y.string(t.newText)&&O.is(t.insert)&&O.is(t.replace)}
e.is=n})(be||={});
(function(e){
e.asIs=1;
e.adjustIndentation=2})(xe||={});
(function(e){
e.Replace=1;
e.Merge=2})(q||={});
(function(e){
function t(e){
let t=e;
return t&&(Y.string(t.detail)||t.detail===void 0)&&(Y.string(t.description)||t.description===void 0)}
e.is=t})(Se||={});
(function(e){
function t(e){
return{
label:e}}
e.create=t})(Ce||={});
(function(e){
function t(e,t){
return{
items:e||[],
isIncomplete:!!t}}
e.create=t})(we||={});
(function(e){
function t(e){
return e.replace(/[\\`*_{}[\]()#+\-.!]/g,`\\$&`)}
e.fromPlainText=t;
function n(e){
let t=e;
return Y.string(t)||Y.objectLiteral(t)&&Y.string(t.language)&&Y.string(t.value)}
e.is=n})(Te||={});
(function(e){
function t(e){
let t=e;
return!!t&&Y.objectLiteral(t)&&(K.is(t.contents)||Te.is(t.contents)||Y.typedArray(t.contents,Te.is))&&(e.range===void 0||O.is(e.range))}
e.is=t})(Ee||={});
(function(e){
function t(e,t){
return t?{
label:e,
documentation:t}:{
label:e}}
e.create=t})(De||={});
(function(e){
function t(e,t,...n){
let r={
label:e};
Y.defined(t)&&(r.documentation=t);
r.parameters=Y.defined(n)?n:[];
return r}
e.create=t})(Oe||={});
(function(e){
e.Text=1;
e.Read=2;
e.Write=3})(ke||={});
(function(e){
function t(e,t){
let n={
range:e};
Y.number(t)&&(n.kind=t);
return n}
e.create=t})(Ae||={});
(function(e){
e.File=1;
e.Module=2;
e.Namespace=3;
e.Package=4;
e.Class=5;
e.Method=6;
e.Property=7;
e.Field=8;
e.Constructor=9;
e.Enum=10;
e.Interface=11;
e.Function=12;
e.Variable=13;
e.Constant=14;
e.String=15;
e.Number=16;
e.Boolean=17;
e.Array=18;
e.Object=19;
e.Key=20;
e.Null=21;
e.EnumMember=22;
e.Struct=23;
e.Event=24;
e.Operator=25;
e.TypeParameter=26})(je||={});
(function(e){
e.Deprecated=1})(Me||={});
(function(e){
function t(e,t,n,r,i){
let a={
name:e,
kind:t,
location:{
uri:r,
range:n}};
i&&(a.containerName=i);
return a}
e.create=t})(Ne||={});
(function(e){
function t(e,t,n,r){
return r===void 0?{
name:e,
kind:t,
location:{
uri:n}}:{
name:e,
kind:t,
location:{
uri:n,
range:r}}}
e.create=t})(Pe||={});
(function(e){
function t(e,t,n,r,i,a){
let o={
name:e,
detail:t,
kind:n,
range:r,
selectionRange:i};
a!==void 0&&(o.children=a);
return o}
e.create=t;
function n(e){
let t=e;
return t&&Y.string(t.name)&&Y.number(t.kind)&&O.is(t.range)&&O.is(t.selectionRange)&&(t.detail===void 0||Y.string(t.detail))&&(t.deprecated===void 0||Y.boolean(t.deprecated))&&(t.children===void 0||Array.isArray(t.children))&&(t.tags===void 0||Array.isArray(t.tags))}
e.is=n})(Fe||={});
(function(e){
e.Empty=``;
e.QuickFix=`quickfix`;
e.Refactor=`refactor`;
e.RefactorExtract=`refactor.extract`;
e.RefactorInline=`refactor.inline`;
e.RefactorMove=`refactor.move`;
e.RefactorRewrite=`refactor.rewrite`;
e.Source=`source`;
e.SourceOrganizeImports=`source.organizeImports`;
e.SourceFixAll=`source.fixAll`;
e.Notebook=`notebook`})(Ie||={});
(function(e){
e.Invoked=1;
e.Automatic=2})(J||={});
(function(e){
function t(e,t,n){
let r={
diagnostics:e};
t!=null&&(r.only=t);
n!=null&&(r.triggerKind=n);
return r}
e.create=t;
function n(e){
let t=e;
return Y.defined(t)&&Y.typedArray(t.diagnostics,R.is)&&(t.only===void 0||Y.typedArray(t.only,Y.string))&&(t.triggerKind===void 0||t.triggerKind===J.Invoked||t.triggerKind===J.Automatic)}
e.is=n})(Le||={});
(function(e){
e.LLMGenerated=1;
function t(t){
return Y.defined(t)&&t===e.LLMGenerated}
e.is=t})(Re||={});
(function(e){
function t(e,t,n){
let r={
title:e};
let i=!0;
if(typeof t==`string`){
i=!1;
r.kind=t}else 
z.is(t)?r.command=t:r.edit=t;
i&&n!==void 0&&(r.kind=n);
return r}
e.create=t;
function n(e){
let t=e;
return t&&Y.string(t.title)&&(t.diagnostics===void 0||Y.typedArray(t.diagnostics,R.is))&&(t.kind===void 0||Y.string(t.kind))&&(t.edit!==void 0||t.command!==void 0)&&(t.command===void 0||z.is(t.command))&&(t.isPreferred===void 0||Y.boolean(t.isPreferred))&&(t.edit===void 0||oe.is(t.edit))&&(t.tags===void 0||Y.typedArray(t.tags,Re.is))}
e.is=n})(ze||={});
(function(e){
function t(e,t){
let n={
range:e};
Y.defined(t)&&(n.data=t);
return n}
e.create=t;
function n(e){
let t=e;
return Y.defined(t)&&O.is(t.range)&&(Y.undefined(t.command)||z.is(t.command))}
e.is=n})(Be||={});
(function(e){
function t(e,t){
return{
tabSize:e,
insertSpaces:t}}
e.create=t;
function n(e){
let t=e;
return Y.defined(t)&&Y.uinteger(t.tabSize)&&Y.boolean(t.insertSpaces)}
e.is=n})(Ve||={});
(function(e){
function t(e,t,n){
return{
range:e,
target:t,
data:n}}
e.create=t;
function n(e){
let t=e;
return Y.defined(t)&&O.is(t.range)&&(Y.undefined(t.target)||Y.string(t.target))}
e.is=n})(He||={});
(function(e){
function t(e,t){
return{
range:e,
parent:t}}
e.create=t;
function n(t){
let n=t;
return Y.objectLiteral(n)&&O.is(n.range)&&(n.parent===void 0||e.is(n.parent))}
e.is=n})(Ue||={});
(function(e){
e.namespace=`namespace`;
e.type=`type`;
e.class=`class`;
e.enum=`enum`;
e.interface=`interface`;
e.struct=`struct`;
e.typeParameter=`typeParameter`;
e.parameter=`parameter`;
e.variable=`variable`;
e.property=`property`;
e.enumMember=`enumMember`;
e.event=`event`;
e.function=`function`;
e.method=`method`;
e.macro=`macro`;
e.keyword=`keyword`;
e.modifier=`modifier`;
e.comment=`comment`;
e.string=`string`;
e.number=`number`;
e.regexp=`regexp`;
e.operator=`operator`;
e.decorator=`decorator`;
e.label=`label`})(We||={});
(function(e){
e.declaration=`declaration`;
e.definition=`definition`;
e.readonly=`readonly`;
e.static=`static`;
e.deprecated=`deprecated`;
e.abstract=`abstract`;
e.async=`async`;
e.modification=`modification`;
e.documentation=`documentation`;
e.defaultLibrary=`defaultLibrary`})(Ge||={});
(function(e){
function t(e){
let t=e;
return Y.objectLiteral(t)&&(t.resultId===void 0||typeof t.resultId==`string`)&&Array.isArray(t.data)&&(t.data.length===0||typeof t.data[0]==`number`)}
e.is=t})(Ke||={});
(function(e){
function t(e,t){
return{
range:e,
text:t}}
e.create=t;
function n(e){
let t=e;
return t!=null&&O.is(t.range)&&Y.string(t.text)}
e.is=n})(qe||={});
(function(e){
function t(e,t,n){
return{
range:e,
variableName:t,
caseSensitiveLookup:n}}
e.create=t;
function n(e){
let t=e;
return t!=null&&O.is(t.range)&&Y.boolean(t.caseSensitiveLookup)&&(Y.string(t.variableName)||t.variableName===void 0)}
e.is=n})(Je||={});
(function(e){
function t(e,t){
return{
range:e,
expression:t}}
e.create=t;
function n(e){
let t=e;
return t!=null&&O.is(t.range)&&(Y.string(t.expression)||t.expression===void 0)}
e.is=n})(Ye||={});
(function(e){
function t(e,t){
return{
frameId:e,
stoppedLocation:t}}
e.create=t;
function n(e){
let t=e;
return Y.defined(t)&&O.is(e.stoppedLocation)}
e.is=n})(Xe||={});
(function(e){
e.Type=1;
e.Parameter=2;
function t(e){
return e===1||e===2}
e.is=t})(Ze||={});
(function(e){
function t(e){
return{
value:e}}
e.create=t;
function n(e){
let t=e;
return Y.objectLiteral(t)&&(t.tooltip===void 0||Y.string(t.tooltip)||K.is(t.tooltip))&&(t.location===void 0||ne.is(t.location))&&(t.command===void 0||z.is(t.command))}
e.is=n})(Qe||={});
(function(e){
function t(e,t,n){
let r={
position:e,
label:t};
n!==void 0&&(r.kind=n);
return r}
e.create=t;
function n(e){
let t=e;
return Y.objectLiteral(t)&&D.is(t.position)&&(Y.string(t.label)||Y.typedArray(t.label,Qe.is))&&(t.kind===void 0||Ze.is(t.kind))&&t.textEdits===void 0||Y.typedArray(t.textEdits,B.is)&&(t.tooltip===void 0||Y.string(t.tooltip)||K.is(t.tooltip))&&(t.paddingLeft===void 0||Y.boolean(t.paddingLeft))&&(t.paddingRight===void 0||Y.boolean(t.paddingRight))}
e.is=n})($e||={});
(function(e){
function t(e){
return{
kind:`snippet`,
value:e}}
e.createSnippet=t;
function n(e){
let t=e;
return Y.objectLiteral(t)&&t.kind===`snippet`&&Y.string(t.value)}
e.isSnippet=n})(et||={});
(function(e){
function t(e,t,n,r){
return{
insertText:e,
filterText:t,
range:n,
command:r}}
e.create=t})(tt||={});
(function(e){
function t(e){
return{
items:e}}
e.create=t})(nt||={});
(function(e){
e.Invoked=1;
e.Automatic=2})(rt||={});
(function(e){
function t(e,t){
return{
range:e,
text:t}}
e.create=t})(it||={});
(function(e){
function t(e,t){
return{
triggerKind:e,
selectedCompletionInfo:t}}
e.create=t})(at||={});
(function(e){
function t(e){
let t=e;
return Y.objectLiteral(t)&&w.is(t.uri)&&Y.string(t.name)}
e.is=t})(ot||={});
st=[`
`,`\r
`,`\r`];
(function(e){
function t(e,t,n,r){
return new lt(e,t,n,r)}
e.create=t;
function n(e){
let t=e;
return!!(Y.defined(t)&&Y.string(t.uri)&&(Y.undefined(t.languageId)||Y.string(t.languageId))&&Y.uinteger(t.lineCount)&&Y.func(t.getText)&&Y.func(t.positionAt)&&Y.func(t.offsetAt))}
e.is=n;
function r(e,t){
let n=e.getText();
let r=i(t,(e,t)=>{
let n=e.range.start.line-t.range.start.line;
if(n===0)
return e.range.start.character-t.range.start.character;
return n});
let a=n.length;
for(
let t=r.length-1;t>=0;t--){
let i=r[t];
let o=e.offsetAt(i.range.start);
let s=e.offsetAt(i.range.end);
if(s<=a)
n=n.substring(0,o)+i.newText+n.substring(s,n.length);else 
throw Error(`Overlapping edit`);
a=o}
return n}
e.applyEdits=r;
function i(e,t){
if(e.length<=1)
return e;
let n=e.length/2|0;
let r=e.slice(0,n);
let a=e.slice(n);
i(r,t);
i(a,t);
let o=0;
let s=0;
let c=0;
for(;o<r.length&&s<a.length;)
t(r[o],a[s])<=0?e[c++]=r[o++]:e[c++]=a[s++];
for(;o<r.length;)
e[c++]=r[o++];
for(;s<a.length;)
e[c++]=a[s++];
return e}})(ct||={});
lt=class{
constructor(e,t,n,r){
this._uri=e;
this._languageId=t;
this._version=n;
this._content=r;
this._lineOffsets=void 0}
get uri(){
return this._uri}
get languageId(){
return this._languageId}
get version(){
return this._version}
getText(e){
if(e){
let t=this.offsetAt(e.start);
let n=this.offsetAt(e.end);
return this._content.substring(t,n)}
return this._content}
update(e,t){
this._content=e.text;
this._version=t;
this._lineOffsets=void 0}
getLineOffsets(){
if(this._lineOffsets===void 0){
let e=[];
let t=this._content;
let n=!0;
for(
let r=0;r<t.length;r++){
if(n){
e.push(r);
n=!1}
let i=t.charAt(r);
n=i===`\r`||i===`
`;
i===`\r`&&r+1<t.length&&t.charAt(r+1)===`
`&&r++}
n&&t.length>0&&e.push(t.length);
this._lineOffsets=e}
return this._lineOffsets}
positionAt(e){
e=Math.max(Math.min(e,this._content.length),0);
let t=this.getLineOffsets();
let n=0,r=t.length;
if(r===0)
return D.create(0,e);
for(;n<r;){
let i=Math.floor((n+r)/2);
t[i]>e?r=i:n=i+1}
let i=n-1;
return D.create(i,e-t[i])}
offsetAt(e){
let t=this.getLineOffsets();
if(e.line>=t.length)
return this._content.length;else 
if(e.line<0)
return 0;
let n=t[e.line];
let r=e.line+1<t.length?t[e.line+1]:this._content.length;
return Math.max(Math.min(n+e.character,r),n)}
get lineCount(){
return this.getLineOffsets().length}};
(function(e){
let t=Object.prototype.toString;
function n(e){
return e!==void 0}
e.defined=n;
function r(e){
return e===void 0}
e.undefined=r;
function i(e){
return e===!0||e===!1}
e.boolean=i;
function a(e){
return t.call(e)===`[object String]`}
e.string=a;
function o(e){
return t.call(e)===`[object Number]`}
e.number=o;
function s(e,n,r){
return t.call(e)===`[object Number]`&&n<=e&&e<=r}
e.numberRange=s;
function c(e){
return t.call(e)===`[object Number]`&&-2147483648<=e&&e<=2147483647}
e.integer=c;
function l(e){
return t.call(e)===`[object Number]`&&0<=e&&e<=2147483647}
e.uinteger=l;
function u(e){
return t.call(e)===`[object Function]`}
e.func=u;
function d(e){
return typeof e==`object`&&!!e}
e.objectLiteral=d;
function f(e,t){
return Array.isArray(e)&&e.every(t)}
e.typedArray=f})(Y||={})}));
var X=e.__commonJSMin((e=>{
Object.defineProperty(e,"__esModule",{
value:!0});
e.CM=e.ProtocolNotificationType=e.ProtocolNotificationType0=e.ProtocolRequestType=e.ProtocolRequestType0=e.RegistrationType=e.MessageDirection=void 0;
let t=x();
var n;
(function(e){
e.clientToServer=`clientToServer`;
e.serverToClient=`serverToClient`;
e.both=`both`})(n||(e.MessageDirection=n={}));
e.RegistrationType=class{
____;
method;
constructor(e){
this.method=e}};
e.ProtocolRequestType0=class extends t.RequestType0{
__;
___;
____;
_pr;
constructor(e){
super(e)}};
e.ProtocolRequestType=class extends t.RequestType{
__;
___;
____;
_pr;
constructor(e){
super(e,t.ParameterStructures.byName)}};
e.ProtocolNotificationType0=class extends t.NotificationType0{
___;
____;
constructor(e){
super(e)}};
e.ProtocolNotificationType=class extends t.NotificationType{
___;
____;
constructor(e){
super(e,t.ParameterStructures.byName)}};
var r;
(function(e){
function t(e,t){
return{
client:e,
server:t}}
e.create=t})(r||(e.CM=r={}))}));
var dt=e.__commonJSMin((e=>{
Object.defineProperty(e,"__esModule",{
value:!0});
e.boolean=t;
e.string=n;
e.number=r;
e.error=i;
e.func=a;
e.array=o;
e.stringArray=s;
e.typedArray=c;
e.objectLiteral=l;
function t(e){
return e===!0||e===!1}
function n(e){
return typeof e==`string`||e instanceof String}
function r(e){
return typeof e==`number`||e instanceof Number}
function i(e){
return e instanceof Error}
function a(e){
return typeof e==`function`}
function o(e){
return Array.isArray(e)}
function s(e){
return o(e)&&e.every(e=>n(e))}
function c(e,t){
return Array.isArray(e)&&e.every(t)}
function l(e){
return typeof e==`object`&&!!e}}));
var ft=e.__commonJSMin((e=>{
Object.defineProperty(e,"__esModule",{
value:!0});
e.ImplementationRequest=void 0;
let t=X();
var n;
(function(e){
e.method=`textDocument/implementation`;
e.messageDirection=t.MessageDirection.clientToServer;
e.type=new t.ProtocolRequestType(e.method);
e.capabilities=t.CM.create(`textDocument.implementation`,`implementationProvider`)})(n||(e.ImplementationRequest=n={}))}));
var pt=e.__commonJSMin((e=>{
Object.defineProperty(e,"__esModule",{
value:!0});
e.TypeDefinitionRequest=void 0;
let t=X();
var n;
(function(e){
e.method=`textDocument/typeDefinition`;
e.messageDirection=t.MessageDirection.clientToServer;
e.type=new t.ProtocolRequestType(e.method);
e.capabilities=t.CM.create(`textDocument.typeDefinition`,`typeDefinitionProvider`)})(n||(e.TypeDefinitionRequest=n={}))}));
var mt=e.__commonJSMin((e=>{
Object.defineProperty(e,"__esModule",{
value:!0});
e.DidChangeWorkspaceFoldersNotification=e.WorkspaceFoldersRequest=void 0;
let t=X();
var n;
(function(e){
e.method=`workspace/workspaceFolders`;
e.messageDirection=t.MessageDirection.serverToClient;
e.type=new t.ProtocolRequestType0(e.method);
e.capabilities=t.CM.create(`workspace.workspaceFolders`,`workspace.workspaceFolders`)})(n||(e.WorkspaceFoldersRequest=n={}));
var r;
(function(e){
e.method=`workspace/didChangeWorkspaceFolders`;
e.messageDirection=t.MessageDirection.clientToServer;
e.type=new t.ProtocolNotificationType(e.method);
e.capabilities=t.CM.create(void 0,`workspace.workspaceFolders.changeNotifications`)})(r||(e.DidChangeWorkspaceFoldersNotification=r={}))}));
var ht=e.__commonJSMin((e=>{
Object.defineProperty(e,"__esModule",{
value:!0});
e.ConfigurationRequest=void 0;
let t=X();
var n;
(function(e){
e.method=`workspace/configuration`;
e.messageDirection=t.MessageDirection.serverToClient;
e.type=new t.ProtocolRequestType(e.method);
e.capabilities=t.CM.create(`workspace.configuration`,void 0)})(n||(e.ConfigurationRequest=n={}))}));
var gt=e.__commonJSMin((e=>{
Object.defineProperty(e,"__esModule",{
value:!0});
e.ColorPresentationRequest=e.DocumentColorRequest=void 0;
let t=X();
var n;
(function(e){
e.method=`textDocument/documentColor`;
e.messageDirection=t.MessageDirection.clientToServer;
e.type=new t.ProtocolRequestType(e.method);
e.capabilities=t.CM.create(`textDocument.colorProvider`,`colorProvider`)})(n||(e.DocumentColorRequest=n={}));
var r;
(function(e){
e.method=`textDocument/colorPresentation`;
e.messageDirection=t.MessageDirection.clientToServer;
e.type=new t.ProtocolRequestType(e.method);
e.capabilities=t.CM.create(`textDocument.colorProvider`,`colorProvider`)})(r||(e.ColorPresentationRequest=r={}))}));
var _t=e.__commonJSMin((e=>{
Object.defineProperty(e,"__esModule",{
value:!0});
e.FoldingRangeRefreshRequest=e.FoldingRangeRequest=void 0;
let t=X();
var n;
(function(e){
e.method=`textDocument/foldingRange`;
e.messageDirection=t.MessageDirection.clientToServer;
e.type=new t.ProtocolRequestType(e.method);
e.capabilities=t.CM.create(`textDocument.foldingRange`,`foldingRangeProvider`)})(n||(e.FoldingRangeRequest=n={}));
var r;
(function(e){
e.method=`workspace/foldingRange/refresh`;
e.messageDirection=t.MessageDirection.serverToClient;
e.type=new t.ProtocolRequestType0(e.method);
e.capabilities=t.CM.create(`workspace.foldingRange.refreshSupport`,void 0)})(r||(e.FoldingRangeRefreshRequest=r={}))}));
var vt=e.__commonJSMin((e=>{
Object.defineProperty(e,"__esModule",{
value:!0});
e.DeclarationRequest=void 0;
let t=X();
var n;
(function(e){
e.method=`textDocument/declaration`;
e.messageDirection=t.MessageDirection.clientToServer;
e.type=new t.ProtocolRequestType(e.method);
e.capabilities=t.CM.create(`textDocument.declaration`,`declarationProvider`)})(n||(e.DeclarationRequest=n={}))}));
var yt=e.__commonJSMin((e=>{
Object.defineProperty(e,"__esModule",{
value:!0});
e.SelectionRangeRequest=void 0;
let t=X();
var n;
(function(e){
e.method=`textDocument/selectionRange`;
e.messageDirection=t.MessageDirection.clientToServer;
e.type=new t.ProtocolRequestType(e.method);
e.capabilities=t.CM.create(`textDocument.selectionRange`,`selectionRangeProvider`)})(n||(e.SelectionRangeRequest=n={}))}));
var bt=e.__commonJSMin((e=>{
Object.defineProperty(e,"__esModule",{
value:!0});
e.WorkDoneProgressCancelNotification=e.WorkDoneProgressCreateRequest=e.WorkDoneProgress=void 0;
let t=x();
let n=X();
var r;
(function(e){
e.type=new t.ProgressType;
function n(t){
return t===e.type}
e.is=n})(r||(e.WorkDoneProgress=r={}));
var i;
(function(e){
e.method=`window/workDoneProgress/create`;
e.messageDirection=n.MessageDirection.serverToClient;
e.type=new n.ProtocolRequestType(e.method);
e.capabilities=n.CM.create(`window.workDoneProgress`,void 0)})(i||(e.WorkDoneProgressCreateRequest=i={}));
var a;
(function(e){
e.method=`window/workDoneProgress/cancel`;
e.messageDirection=n.MessageDirection.clientToServer;
e.type=new n.ProtocolNotificationType(e.method)})(a||(e.WorkDoneProgressCancelNotification=a={}))}));
var xt=e.__commonJSMin((e=>{
Object.defineProperty(e,"__esModule",{
value:!0});
e.CallHierarchyOutgoingCallsRequest=e.CallHierarchyIncomingCallsRequest=e.CallHierarchyPrepareRequest=void 0;
let t=X();
var n;
(function(e){
e.method=`textDocument/prepareCallHierarchy`;
e.messageDirection=t.MessageDirection.clientToServer;
e.type=new t.ProtocolRequestType(e.method);
e.capabilities=t.CM.create(`textDocument.callHierarchy`,`callHierarchyProvider`)})(n||(e.CallHierarchyPrepareRequest=n={}));
var r;
(function(e){
e.method=`callHierarchy/incomingCalls`;
e.messageDirection=t.MessageDirection.clientToServer;
e.type=new t.ProtocolRequestType(e.method);
e.capabilities=t.CM.create(`textDocument.callHierarchy`,`callHierarchyProvider`)})(r||(e.CallHierarchyIncomingCallsRequest=r={}));
var i;
(function(e){
e.method=`callHierarchy/outgoingCalls`;
e.messageDirection=t.MessageDirection.clientToServer;
e.type=new t.ProtocolRequestType(e.method);
e.capabilities=t.CM.create(`textDocument.callHierarchy`,`callHierarchyProvider`)})(i||(e.CallHierarchyOutgoingCallsRequest=i={}))}));
var St=e.__commonJSMin((e=>{
Object.defineProperty(e,"__esModule",{
value:!0});
e.SemanticTokensRefreshRequest=e.SemanticTokensRangeRequest=e.SemanticTokensDeltaRequest=e.SemanticTokensRequest=e.SemanticTokensRegistrationType=e.TokenFormat=void 0;
let t=X();
var n;
(function(e){
e.Relative=`relative`})(n||(e.TokenFormat=n={}));
var r;
(function(e){
e.method=`textDocument/semanticTokens`;
e.type=new t.RegistrationType(e.method)})(r||(e.SemanticTokensRegistrationType=r={}));
var i;
(function(e){
e.method=`textDocument/semanticTokens/full`;
e.messageDirection=t.MessageDirection.clientToServer;
e.type=new t.ProtocolRequestType(e.method);
e.registrationMethod=r.method;
e.capabilities=t.CM.create(`textDocument.semanticTokens`,`semanticTokensProvider`)})(i||(e.SemanticTokensRequest=i={}));
var a;
(function(e){
e.method=`textDocument/semanticTokens/full/delta`;
e.messageDirection=t.MessageDirection.clientToServer;
e.type=new t.ProtocolRequestType(e.method);
e.registrationMethod=r.method;
e.capabilities=t.CM.create(`textDocument.semanticTokens.requests.full.delta`,`semanticTokensProvider.full.delta`)})(a||(e.SemanticTokensDeltaRequest=a={}));
var o;
(function(e){
e.method=`textDocument/semanticTokens/range`;
e.messageDirection=t.MessageDirection.clientToServer;
e.type=new t.ProtocolRequestType(e.method);
e.registrationMethod=r.method;
e.capabilities=t.CM.create(`textDocument.semanticTokens.requests.range`,`semanticTokensProvider.range`)})(o||(e.SemanticTokensRangeRequest=o={}));
var s;
(function(e){
e.method=`workspace/semanticTokens/refresh`;
e.messageDirection=t.MessageDirection.serverToClient;
e.type=new t.ProtocolRequestType0(e.method);
e.capabilities=t.CM.create(`workspace.semanticTokens.refreshSupport`,void 0)})(s||(e.SemanticTokensRefreshRequest=s={}))}));
var Ct=e.__commonJSMin((e=>{
Object.defineProperty(e,"__esModule",{
value:!0});
e.ShowDocumentRequest=void 0;
let t=X();
var n;
(function(e){
e.method=`window/showDocument`;
e.messageDirection=t.MessageDirection.serverToClient;
e.type=new t.ProtocolRequestType(e.method);
e.capabilities=t.CM.create(`window.showDocument.support`,void 0)})(n||(e.ShowDocumentRequest=n={}))}));
var wt=e.__commonJSMin((e=>{
Object.defineProperty(e,"__esModule",{
value:!0});
e.LinkedEditingRangeRequest=void 0;
let t=X();
var n;
(function(e){
e.method=`textDocument/linkedEditingRange`;
e.messageDirection=t.MessageDirection.clientToServer;
e.type=new t.ProtocolRequestType(e.method);
e.capabilities=t.CM.create(`textDocument.linkedEditingRange`,`linkedEditingRangeProvider`)})(n||(e.LinkedEditingRangeRequest=n={}))}));
var Tt=e.__commonJSMin((e=>{
Object.defineProperty(e,"__esModule",{
value:!0});
e.WillDeleteFilesRequest=e.DidDeleteFilesNotification=e.DidRenameFilesNotification=e.WillRenameFilesRequest=e.DidCreateFilesNotification=e.WillCreateFilesRequest=e.FileOperationPatternKind=void 0;
let t=X();
var n;
(function(e){
e.file=`file`;
e.folder=`folder`})(n||(e.FileOperationPatternKind=n={}));
var r;
(function(e){
e.method=`workspace/willCreateFiles`;
e.messageDirection=t.MessageDirection.clientToServer;
e.type=new t.ProtocolRequestType(e.method);
e.capabilities=t.CM.create(`workspace.fileOperations.willCreate`,`workspace.fileOperations.willCreate`)})(r||(e.WillCreateFilesRequest=r={}));
var i;
(function(e){
e.method=`workspace/didCreateFiles`;
e.messageDirection=t.MessageDirection.clientToServer;
e.type=new t.ProtocolNotificationType(e.method);
e.capabilities=t.CM.create(`workspace.fileOperations.didCreate`,`workspace.fileOperations.didCreate`)})(i||(e.DidCreateFilesNotification=i={}));
var a;
(function(e){
e.method=`workspace/willRenameFiles`;
e.messageDirection=t.MessageDirection.clientToServer;
e.type=new t.ProtocolRequestType(e.method);
e.capabilities=t.CM.create(`workspace.fileOperations.willRename`,`workspace.fileOperations.willRename`)})(a||(e.WillRenameFilesRequest=a={}));
var o;
(function(e){
e.method=`workspace/didRenameFiles`;
e.messageDirection=t.MessageDirection.clientToServer;
e.type=new t.ProtocolNotificationType(e.method);
e.capabilities=t.CM.create(`workspace.fileOperations.didRename`,`workspace.fileOperations.didRename`)})(o||(e.DidRenameFilesNotification=o={}));
var s;
(function(e){
e.method=`workspace/didDeleteFiles`;
e.messageDirection=t.MessageDirection.clientToServer;
e.type=new t.ProtocolNotificationType(e.method);
e.capabilities=t.CM.create(`workspace.fileOperations.didDelete`,`workspace.fileOperations.didDelete`)})(s||(e.DidDeleteFilesNotification=s={}));
var c;
(function(e){
e.method=`workspace/willDeleteFiles`;
e.messageDirection=t.MessageDirection.clientToServer;
e.type=new t.ProtocolRequestType(e.method);
e.capabilities=t.CM.create(`workspace.fileOperations.willDelete`,`workspace.fileOperations.willDelete`)})(c||(e.WillDeleteFilesRequest=c={}))}));
var Et=e.__commonJSMin((e=>{
Object.defineProperty(e,"__esModule",{
value:!0});
e.MonikerRequest=e.MonikerKind=e.UniquenessLevel=void 0;
let t=X();
var n;
(function(e){
e.document=`document`;
e.project=`project`;
e.group=`group`;
e.scheme=`scheme`;
e.global=`global`})(n||(e.UniquenessLevel=n={}));
var r;
(function(e){
e.$import=`import`;
e.$export=`export`;
e.local=`local`})(r||(e.MonikerKind=r={}));
var i;
(function(e){
e.method=`textDocument/moniker`;
e.messageDirection=t.MessageDirection.clientToServer;
e.type=new t.ProtocolRequestType(e.method);
e.capabilities=t.CM.create(`textDocument.moniker`,`monikerProvider`)})(i||(e.MonikerRequest=i={}))}));
var Dt=e.__commonJSMin((e=>{
Object.defineProperty(e,"__esModule",{
value:!0});
e.TypeHierarchySubtypesRequest=e.TypeHierarchySupertypesRequest=e.TypeHierarchyPrepareRequest=void 0;
let t=X();
var n;
(function(e){
e.method=`textDocument/prepareTypeHierarchy`;
e.messageDirection=t.MessageDirection.clientToServer;
e.type=new t.ProtocolRequestType(e.method);
e.capabilities=t.CM.create(`textDocument.typeHierarchy`,`typeHierarchyProvider`)})(n||(e.TypeHierarchyPrepareRequest=n={}));
var r;
(function(e){
e.method=`typeHierarchy/supertypes`;
e.messageDirection=t.MessageDirection.clientToServer;
e.type=new t.ProtocolRequestType(e.method)})(r||(e.TypeHierarchySupertypesRequest=r={}));
var i;
(function(e){
e.method=`typeHierarchy/subtypes`;
e.messageDirection=t.MessageDirection.clientToServer;
e.type=new t.ProtocolRequestType(e.method)})(i||(e.TypeHierarchySubtypesRequest=i={}))}));
var Ot=e.__commonJSMin((e=>{
Object.defineProperty(e,"__esModule",{
value:!0});
e.InlineValueRefreshRequest=e.InlineValueRequest=void 0;
let t=X();
var n;
(function(e){
e.method=`textDocument/inlineValue`;
e.messageDirection=t.MessageDirection.clientToServer;
e.type=new t.ProtocolRequestType(e.method);
e.capabilities=t.CM.create(`textDocument.inlineValue`,`inlineValueProvider`)})(n||(e.InlineValueRequest=n={}));
var r;
(function(e){
e.method=`workspace/inlineValue/refresh`;
e.messageDirection=t.MessageDirection.serverToClient;
e.type=new t.ProtocolRequestType0(e.method);
e.capabilities=t.CM.create(`workspace.inlineValue.refreshSupport`,void 0)})(r||(e.InlineValueRefreshRequest=r={}))}));
var kt=e.__commonJSMin((e=>{
Object.defineProperty(e,"__esModule",{
value:!0});
e.InlayHintRefreshRequest=e.InlayHintResolveRequest=e.InlayHintRequest=void 0;
let t=X();
var n;
(function(e){
e.method=`textDocument/inlayHint`;
e.messageDirection=t.MessageDirection.clientToServer;
e.type=new t.ProtocolRequestType(e.method);
e.capabilities=t.CM.create(`textDocument.inlayHint`,`inlayHintProvider`)})(n||(e.InlayHintRequest=n={}));
var r;
(function(e){
e.method=`inlayHint/resolve`;
e.messageDirection=t.MessageDirection.clientToServer;
e.type=new t.ProtocolRequestType(e.method);
e.capabilities=t.CM.create(`textDocument.inlayHint.resolveSupport`,`inlayHintProvider.resolveProvider`)})(r||(e.InlayHintResolveRequest=r={}));
var i;
(function(e){
e.method=`workspace/inlayHint/refresh`;
e.messageDirection=t.MessageDirection.serverToClient;
e.type=new t.ProtocolRequestType0(e.method);
e.capabilities=t.CM.create(`workspace.inlayHint.refreshSupport`,void 0)})(i||(e.InlayHintRefreshRequest=i={}))}));
var At=e.__commonJSMin(((e,t,n)=>{
var r=n&&n.__createBinding||(Object.create?(function(e,t,n,r){
r===void 0&&(r=n);
var i=Object.getOwnPropertyDescriptor(t,n);
(!i||(`get`in i?!t.__esModule:i.writable||i.configurable))&&(i={
enumerable:!0,
get:function(){
return t[n]}});
Object.defineProperty(e,r,i)}):(function(e,t,n,r){
r===void 0&&(r=n);
e[r]=t[n]}));
var i=n&&n.__setModuleDefault||(Object.create?(function(e,t){
Object.defineProperty(e,"default",{
enumerable:!0,
value:t})}):function(e,t){
e.default=t});
var a=n&&n.__importStar||(function(){
var e=function(t){
e=Object.getOwnPropertyNames||function(e){
var t=[];
for(
var n in e)
Object.prototype.hasOwnProperty.call(e,n)&&(t[t.length]=n);
return t};
return e(t)};
return function(t){
if(t&&t.__esModule)
return t;
var n={};
if(t!=null)
for(
var a=e(t),o=0;o<a.length;o++)
a[o]!=="default"&&r(n,t,a[o]);
i(n,t);
return n}})();
Object.defineProperty(e,"__esModule",{
value:!0});
e.DiagnosticRefreshRequest=e.WorkspaceDiagnosticRequest=e.DocumentDiagnosticRequest=e.DocumentDiagnosticReportKind=e.DiagnosticServerCancellationData=void 0;
let o=x();
let s=a(dt());
let c=X();
var l;
(function(e){
function t(e){
let t=e;
return t&&s.boolean(t.retriggerRequest)}
e.is=t})(l||(e.DiagnosticServerCancellationData=l={}));
var u;
(function(e){
e.Full=`full`;
e.Unchanged=`unchanged`})(u||(e.DocumentDiagnosticReportKind=u={}));
var d;
(function(e){
e.method=`textDocument/diagnostic`;
e.messageDirection=c.MessageDirection.clientToServer;
e.type=new c.ProtocolRequestType(e.method);
e.partialResult=new o.ProgressType;
e.capabilities=c.CM.create(`textDocument.diagnostic`,`diagnosticProvider`)})(d||(e.DocumentDiagnosticRequest=d={}));
var f;
(function(e){
e.method=`workspace/diagnostic`;
e.messageDirection=c.MessageDirection.clientToServer;
e.type=new c.ProtocolRequestType(e.method);
e.partialResult=new o.ProgressType;
e.capabilities=c.CM.create(`workspace.diagnostics`,`diagnosticProvider.workspaceDiagnostics`)})(f||(e.WorkspaceDiagnosticRequest=f={}));
var p;
(function(e){
e.method=`workspace/diagnostic/refresh`;
e.messageDirection=c.MessageDirection.serverToClient;
e.type=new c.ProtocolRequestType0(e.method);
e.capabilities=c.CM.create(`workspace.diagnostics.refreshSupport`,void 0)})(p||(e.DiagnosticRefreshRequest=p={}))}));
var jt=e.__commonJSMin(((t,n,r)=>{
var i=r&&r.__createBinding||(Object.create?(function(e,t,n,r){
r===void 0&&(r=n);
var i=Object.getOwnPropertyDescriptor(t,n);
(!i||(`get`in i?!t.__esModule:i.writable||i.configurable))&&(i={
enumerable:!0,
get:function(){
return t[n]}});
Object.defineProperty(e,r,i)}):(function(e,t,n,r){
r===void 0&&(r=n);
e[r]=t[n]}));
var a=r&&r.__setModuleDefault||(Object.create?(function(e,t){
Object.defineProperty(e,"default",{
enumerable:!0,
value:t})}):function(e,t){
e.default=t});
var o=r&&r.__importStar||(function(){
var e=function(t){
e=Object.getOwnPropertyNames||function(e){
var t=[];
for(
var n in e)
Object.prototype.hasOwnProperty.call(e,n)&&(t[t.length]=n);
return t};
return e(t)};
return function(t){
if(t&&t.__esModule)
return t;
var n={};
if(t!=null)
for(
var r=e(t),o=0;o<r.length;o++)
r[o]!=="default"&&i(n,t,r[o]);
a(n,t);
return n}})();
Object.defineProperty(t,"__esModule",{
value:!0});
t.DidCloseNotebookDocumentNotification=t.DidSaveNotebookDocumentNotification=t.DidChangeNotebookDocumentNotification=t.NotebookCellArrayChange=t.DidOpenNotebookDocumentNotification=t.NotebookDocumentSyncRegistrationType=t.NotebookDocument=t.NotebookCell=t.ExecutionSummary=t.NotebookCellKind=void 0;
let s=(ut(),e.__toCommonJS(S));
let c=o(dt());
let l=X();
var u;
(function(e){
e.Markup=1;
e.Code=2;
function t(e){
return e===1||e===2}
e.is=t})(u||(t.NotebookCellKind=u={}));
var d;
(function(e){
function t(e,t){
let n={
executionOrder:e};
(t===!0||t===!1)&&(n.success=t);
return n}
e.create=t;
function n(e){
let t=e;
return c.objectLiteral(t)&&s.uinteger.is(t.executionOrder)&&(t.success===void 0||c.boolean(t.success))}
e.is=n;
function r(e,t){
if(e===t)
return!0;
if(e==null||t==null)
return!1;
return e.executionOrder===t.executionOrder&&e.success===t.success}
e.equals=r})(d||(t.ExecutionSummary=d={}));
var f;
(function(e){
function t(e,t){
return{
kind:e,
document:t}}
e.create=t;
function n(e){
let t=e;
return c.objectLiteral(t)&&u.is(t.kind)&&s.DocumentUri.is(t.document)&&(t.metadata===void 0||c.objectLiteral(t.metadata))}
e.is=n;
function r(e,t){
let n=new Set;
e.document!==t.document&&n.add(`document`);
e.kind!==t.kind&&n.add(`kind`);
e.executionSummary!==t.executionSummary&&n.add(`executionSummary`);
e.metadata===void 0&&t.metadata===void 0||i(e.metadata,t.metadata)||n.add(`metadata`);
e.executionSummary===void 0&&t.executionSummary===void 0||d.equals(e.executionSummary,t.executionSummary)||n.add(`executionSummary`);
return n}
e.diff=r;
function i(e,t){
if(e===t)
return!0;
if(e==null||t==null)
return!1;
if(typeof e!=typeof t)
return!1;
if(typeof e!=`object`)
return!1;
let n=Array.isArray(e);
let r=Array.isArray(t);
if(n!==r)
return!1;
if(n&&r){
if(e.length!==t.length)
return!1;
for(
let n=0;n<e.length;n++)
if(!i(e[n],t[n]))
return!1}
if(c.objectLiteral(e)&&c.objectLiteral(t)){
let n=Object.keys(e);
let r=Object.keys(t);
if(n.length!==r.length)
return!1;
n.sort();
r.sort();
if(!i(n,r))
return!1;
for(
let r=0;r<n.length;r++){
let a=n[r];
if(!i(e[a],t[a]))
return!1}}
return!0}})(f||(t.NotebookCell=f={}));
var p;
(function(e){
function t(e,t,n,r){
return{
uri:e,
notebookType:t,
version:n,
cells:r}}
e.create=t;
function n(e){
let t=e;
return c.objectLiteral(t)&&c.string(t.uri)&&s.integer.is(t.version)&&c.typedArray(t.cells,f.is)}
e.is=n})(p||(t.NotebookDocument=p={}));
var m;
(function(e){
e.method=`notebookDocument/sync`;
e.messageDirection=l.MessageDirection.clientToServer;
e.type=new l.RegistrationType(e.method)})(m||(t.NotebookDocumentSyncRegistrationType=m={}));
var h;
(function(e){
e.method=`notebookDocument/didOpen`;
e.messageDirection=l.MessageDirection.clientToServer;
e.type=new l.ProtocolNotificationType(e.method);
e.registrationMethod=m.method})(h||(t.DidOpenNotebookDocumentNotification=h={}));
var g;
(function(e){
function t(e){
let t=e;
return c.objectLiteral(t)&&s.uinteger.is(t.start)&&s.uinteger.is(t.deleteCount)&&(t.cells===void 0||c.typedArray(t.cells,f.is))}
e.is=t;
function n(e,t,n){
let r={
start:e,
deleteCount:t};
n!==void 0&&(r.cells=n);
return r}
e.create=n})(g||(t.NotebookCellArrayChange=g={}));
var _;
(function(e){
e.method=`notebookDocument/didChange`;
e.messageDirection=l.MessageDirection.clientToServer;
e.type=new l.ProtocolNotificationType(e.method);
e.registrationMethod=m.method})(_||(t.DidChangeNotebookDocumentNotification=_={}));
var v;
(function(e){
e.method=`notebookDocument/didSave`;
e.messageDirection=l.MessageDirection.clientToServer;
e.type=new l.ProtocolNotificationType(e.method);
e.registrationMethod=m.method})(v||(t.DidSaveNotebookDocumentNotification=v={}));
var y;
(function(e){
e.method=`notebookDocument/didClose`;
e.messageDirection=l.MessageDirection.clientToServer;
e.type=new l.ProtocolNotificationType(e.method);
e.registrationMethod=m.method})(y||(t.DidCloseNotebookDocumentNotification=y={}))}));
var Mt=e.__commonJSMin((e=>{
Object.defineProperty(e,"__esModule",{
value:!0});
e.InlineCompletionRequest=void 0;
let t=X();
var n;
(function(e){
e.method=`textDocument/inlineCompletion`;
e.messageDirection=t.MessageDirection.clientToServer;
e.type=new t.ProtocolRequestType(e.method);
e.capabilities=t.CM.create(`textDocument.inlineCompletion`,`inlineCompletionProvider`)})(n||(e.InlineCompletionRequest=n={}))}));
var Nt=e.__commonJSMin((e=>{
Object.defineProperty(e,"__esModule",{
value:!0});
e.TextDocumentContentRefreshRequest=e.TextDocumentContentRequest=void 0;
let t=X();
var n;
(function(e){
e.method=`workspace/textDocumentContent`;
e.messageDirection=t.MessageDirection.clientToServer;
e.type=new t.ProtocolRequestType(e.method);
e.capabilities=t.CM.create(`workspace.textDocumentContent`,`workspace.textDocumentContent`)})(n||(e.TextDocumentContentRequest=n={}));
var r;
(function(e){
e.method=`workspace/textDocumentContent/refresh`;
e.messageDirection=t.MessageDirection.serverToClient;
e.type=new t.ProtocolRequestType(e.method)})(r||(e.TextDocumentContentRefreshRequest=r={}))}));
var Pt=e.__commonJSMin(((t,n,r)=>{
var i=r&&r.__createBinding||(Object.create?(function(e,t,n,r){
r===void 0&&(r=n);
var i=Object.getOwnPropertyDescriptor(t,n);
(!i||(`get`in i?!t.__esModule:i.writable||i.configurable))&&(i={
enumerable:!0,
get:function(){
return t[n]}});
Object.defineProperty(e,r,i)}):(function(e,t,n,r){
r===void 0&&(r=n);
e[r]=t[n]}));
var a=r&&r.__setModuleDefault||(Object.create?(function(e,t){
Object.defineProperty(e,"default",{
enumerable:!0,
value:t})}):function(e,t){
e.default=t});
var o=r&&r.__importStar||(function(){
var e=function(t){
e=Object.getOwnPropertyNames||function(e){
var t=[];
for(
var n in e)
Object.prototype.hasOwnProperty.call(e,n)&&(t[t.length]=n);
return t};
return e(t)};
return function(t){
if(t&&t.__esModule)
return t;
var n={};
if(t!=null)
for(
var r=e(t),o=0;o<r.length;o++)
r[o]!=="default"&&i(n,t,r[o]);
a(n,t);
return n}})();
Object.defineProperty(t,"__esModule",{
value:!0});
t.CodeActionRequest=t.DocumentSymbolRequest=t.DocumentHighlightRequest=t.ReferencesRequest=t.DefinitionRequest=t.SignatureHelpRequest=t.SignatureHelpTriggerKind=t.HoverRequest=t.CompletionResolveRequest=t.CompletionRequest=t.CompletionTriggerKind=t.PublishDiagnosticsNotification=t.WatchKind=t.GlobPattern=t.RelativePattern=t.FileChangeType=t.DidChangeWatchedFilesNotification=t.WillSaveTextDocumentWaitUntilRequest=t.WillSaveTextDocumentNotification=t.TextDocumentSaveReason=t.DidSaveTextDocumentNotification=t.DidCloseTextDocumentNotification=t.DidChangeTextDocumentNotification=t.TextDocumentContentChangeEvent=t.DidOpenTextDocumentNotification=t.TextDocumentSyncKind=t.TelemetryEventNotification=t.LogMessageNotification=t.ShowMessageRequest=t.ShowMessageNotification=t.MessageType=t.DidChangeConfigurationNotification=t.ExitNotification=t.ShutdownRequest=t.InitializedNotification=t.InitializeErrorCodes=t.InitializeRequest=t.WorkDoneProgressOptions=t.TextDocumentRegistrationOptions=t.StaticRegistrationOptions=t.PositionEncodingKind=t.RegularExpressionEngineKind=t.FailureHandlingKind=t.ResourceOperationKind=t.UnregistrationRequest=t.RegistrationRequest=t.DocumentSelector=t.NotebookCellTextDocumentFilter=t.NotebookDocumentFilter=t.TextDocumentFilter=void 0;
t.UniquenessLevel=t.WillDeleteFilesRequest=t.DidDeleteFilesNotification=t.WillRenameFilesRequest=t.DidRenameFilesNotification=t.WillCreateFilesRequest=t.DidCreateFilesNotification=t.FileOperationPatternKind=t.LinkedEditingRangeRequest=t.ShowDocumentRequest=t.SemanticTokensRegistrationType=t.SemanticTokensRefreshRequest=t.SemanticTokensRangeRequest=t.SemanticTokensDeltaRequest=t.SemanticTokensRequest=t.TokenFormat=t.CallHierarchyPrepareRequest=t.CallHierarchyOutgoingCallsRequest=t.CallHierarchyIncomingCallsRequest=t.WorkDoneProgressCancelNotification=t.WorkDoneProgressCreateRequest=t.WorkDoneProgress=t.SelectionRangeRequest=t.DeclarationRequest=t.FoldingRangeRefreshRequest=t.FoldingRangeRequest=t.ColorPresentationRequest=t.DocumentColorRequest=t.ConfigurationRequest=t.DidChangeWorkspaceFoldersNotification=t.WorkspaceFoldersRequest=t.TypeDefinitionRequest=t.ImplementationRequest=t.ApplyWorkspaceEditRequest=t.ExecuteCommandRequest=t.PrepareRenameRequest=t.RenameRequest=t.PrepareSupportDefaultBehavior=t.DocumentOnTypeFormattingRequest=t.DocumentRangesFormattingRequest=t.DocumentRangeFormattingRequest=t.DocumentFormattingRequest=t.DocumentLinkResolveRequest=t.DocumentLinkRequest=t.CodeLensRefreshRequest=t.CodeLensResolveRequest=t.CodeLensRequest=t.WorkspaceSymbolResolveRequest=t.WorkspaceSymbolRequest=t.CodeActionResolveRequest=void 0;
t.TextDocumentContentRefreshRequest=t.TextDocumentContentRequest=t.InlineCompletionRequest=t.DidCloseNotebookDocumentNotification=t.DidSaveNotebookDocumentNotification=t.DidChangeNotebookDocumentNotification=t.NotebookCellArrayChange=t.DidOpenNotebookDocumentNotification=t.NotebookDocumentSyncRegistrationType=t.NotebookDocument=t.NotebookCell=t.ExecutionSummary=t.NotebookCellKind=t.DiagnosticRefreshRequest=t.WorkspaceDiagnosticRequest=t.DocumentDiagnosticRequest=t.DocumentDiagnosticReportKind=t.DiagnosticServerCancellationData=t.InlayHintRefreshRequest=t.InlayHintResolveRequest=t.InlayHintRequest=t.InlineValueRefreshRequest=t.InlineValueRequest=t.TypeHierarchySupertypesRequest=t.TypeHierarchySubtypesRequest=t.TypeHierarchyPrepareRequest=t.MonikerRequest=t.MonikerKind=void 0;
let s=X();
let c=(ut(),e.__toCommonJS(S));
let l=o(dt());
let u=ft();
Object.defineProperty(t,"ImplementationRequest",{
enumerable:!0,
get:function(){
return u.ImplementationRequest}});
let d=pt();
Object.defineProperty(t,"TypeDefinitionRequest",{
enumerable:!0,
get:function(){
return d.TypeDefinitionRequest}});
let f=mt();
Object.defineProperty(t,"WorkspaceFoldersRequest",{
enumerable:!0,
get:function(){
return f.WorkspaceFoldersRequest}});
Object.defineProperty(t,"DidChangeWorkspaceFoldersNotification",{
enumerable:!0,
get:function(){
return f.DidChangeWorkspaceFoldersNotification}});
let p=ht();
Object.defineProperty(t,"ConfigurationRequest",{
enumerable:!0,
get:function(){
return p.ConfigurationRequest}});
let m=gt();
Object.defineProperty(t,"DocumentColorRequest",{
enumerable:!0,
get:function(){
return m.DocumentColorRequest}});
Object.defineProperty(t,"ColorPresentationRequest",{
enumerable:!0,
get:function(){
return m.ColorPresentationRequest}});
let h=_t();
Object.defineProperty(t,"FoldingRangeRequest",{
enumerable:!0,
get:function(){
return h.FoldingRangeRequest}});
Object.defineProperty(t,"FoldingRangeRefreshRequest",{
enumerable:!0,
get:function(){
return h.FoldingRangeRefreshRequest}});
let g=vt();
Object.defineProperty(t,"DeclarationRequest",{
enumerable:!0,
get:function(){
return g.DeclarationRequest}});
let _=yt();
Object.defineProperty(t,"SelectionRangeRequest",{
enumerable:!0,
get:function(){
return _.SelectionRangeRequest}});
let v=bt();
Object.defineProperty(t,"WorkDoneProgress",{
enumerable:!0,
get:function(){
return v.WorkDoneProgress}});
Object.defineProperty(t,"WorkDoneProgressCreateRequest",{
enumerable:!0,
get:function(){
return v.WorkDoneProgressCreateRequest}});
Object.defineProperty(t,"WorkDoneProgressCancelNotification",{
enumerable:!0,
get:function(){
return v.WorkDoneProgressCancelNotification}});
let y=xt();
Object.defineProperty(t,"CallHierarchyIncomingCallsRequest",{
enumerable:!0,
get:function(){
return y.CallHierarchyIncomingCallsRequest}});
Object.defineProperty(t,"CallHierarchyOutgoingCallsRequest",{
enumerable:!0,
get:function(){
return y.CallHierarchyOutgoingCallsRequest}});
Object.defineProperty(t,"CallHierarchyPrepareRequest",{
enumerable:!0,
get:function(){
return y.CallHierarchyPrepareRequest}});
let b=St();
Object.defineProperty(t,"TokenFormat",{
enumerable:!0,
get:function(){
return b.TokenFormat}});
Object.defineProperty(t,"SemanticTokensRequest",{
enumerable:!0,
get:function(){
return b.SemanticTokensRequest}});
Object.defineProperty(t,"SemanticTokensDeltaRequest",{
enumerable:!0,
get:function(){
return b.SemanticTokensDeltaRequest}});
Object.defineProperty(t,"SemanticTokensRangeRequest",{
enumerable:!0,
get:function(){
return b.SemanticTokensRangeRequest}});
Object.defineProperty(t,"SemanticTokensRefreshRequest",{
enumerable:!0,
get:function(){
return b.SemanticTokensRefreshRequest}});
Object.defineProperty(t,"SemanticTokensRegistrationType",{
enumerable:!0,
get:function(){
return b.SemanticTokensRegistrationType}});
let ee=Ct();
Object.defineProperty(t,"ShowDocumentRequest",{
enumerable:!0,
get:function(){
return ee.ShowDocumentRequest}});
let te=wt();
Object.defineProperty(t,"LinkedEditingRangeRequest",{
enumerable:!0,
get:function(){
return te.LinkedEditingRangeRequest}});
let x=Tt();
Object.defineProperty(t,"FileOperationPatternKind",{
enumerable:!0,
get:function(){
return x.FileOperationPatternKind}});
Object.defineProperty(t,"DidCreateFilesNotification",{
enumerable:!0,
get:function(){
return x.DidCreateFilesNotification}});
Object.defineProperty(t,"WillCreateFilesRequest",{
enumerable:!0,
get:function(){
return x.WillCreateFilesRequest}});
Object.defineProperty(t,"DidRenameFilesNotification",{
enumerable:!0,
get:function(){
return x.DidRenameFilesNotification}});
Object.defineProperty(t,"WillRenameFilesRequest",{
enumerable:!0,
get:function(){
return x.WillRenameFilesRequest}});
Object.defineProperty(t,"DidDeleteFilesNotification",{
enumerable:!0,
get:function(){
return x.DidDeleteFilesNotification}});
Object.defineProperty(t,"WillDeleteFilesRequest",{
enumerable:!0,
get:function(){
return x.WillDeleteFilesRequest}});
let C=Et();
Object.defineProperty(t,"UniquenessLevel",{
enumerable:!0,
get:function(){
return C.UniquenessLevel}});
Object.defineProperty(t,"MonikerKind",{
enumerable:!0,
get:function(){
return C.MonikerKind}});
Object.defineProperty(t,"MonikerRequest",{
enumerable:!0,
get:function(){
return C.MonikerRequest}});
let w=Dt();
Object.defineProperty(t,"TypeHierarchyPrepareRequest",{
enumerable:!0,
get:function(){
return w.TypeHierarchyPrepareRequest}});
Object.defineProperty(t,"TypeHierarchySubtypesRequest",{
enumerable:!0,
get:function(){
return w.TypeHierarchySubtypesRequest}});
Object.defineProperty(t,"TypeHierarchySupertypesRequest",{
enumerable:!0,
get:function(){
return w.TypeHierarchySupertypesRequest}});
let T=Ot();
Object.defineProperty(t,"InlineValueRequest",{
enumerable:!0,
get:function(){
return T.InlineValueRequest}});
Object.defineProperty(t,"InlineValueRefreshRequest",{
enumerable:!0,
get:function(){
return T.InlineValueRefreshRequest}});
let E=kt();
Object.defineProperty(t,"InlayHintRequest",{
enumerable:!0,
get:function(){
return E.InlayHintRequest}});
Object.defineProperty(t,"InlayHintResolveRequest",{
enumerable:!0,
get:function(){
return E.InlayHintResolveRequest}});
Object.defineProperty(t,"InlayHintRefreshRequest",{
enumerable:!0,
get:function(){
return E.InlayHintRefreshRequest}});
let D=At();
Object.defineProperty(t,"DiagnosticServerCancellationData",{
enumerable:!0,
get:function(){
return D.DiagnosticServerCancellationData}});
Object.defineProperty(t,"DocumentDiagnosticReportKind",{
enumerable:!0,
get:function(){
return D.DocumentDiagnosticReportKind}});
Object.defineProperty(t,"DocumentDiagnosticRequest",{
enumerable:!0,
get:function(){
return D.DocumentDiagnosticRequest}});
Object.defineProperty(t,"WorkspaceDiagnosticRequest",{
enumerable:!0,
get:function(){
return D.WorkspaceDiagnosticRequest}});
Object.defineProperty(t,"DiagnosticRefreshRequest",{
enumerable:!0,
get:function(){
return D.DiagnosticRefreshRequest}});
let O=jt();
Object.defineProperty(t,"NotebookCellKind",{
enumerable:!0,
get:function(){
return O.NotebookCellKind}});
Object.defineProperty(t,"ExecutionSummary",{
enumerable:!0,
get:function(){
return O.ExecutionSummary}});
Object.defineProperty(t,"NotebookCell",{
enumerable:!0,
get:function(){
return O.NotebookCell}});
Object.defineProperty(t,"NotebookDocument",{
enumerable:!0,
get:function(){
return O.NotebookDocument}});
Object.defineProperty(t,"NotebookDocumentSyncRegistrationType",{
enumerable:!0,
get:function(){
return O.NotebookDocumentSyncRegistrationType}});
Object.defineProperty(t,"DidOpenNotebookDocumentNotification",{
enumerable:!0,
get:function(){
return O.DidOpenNotebookDocumentNotification}});
Object.defineProperty(t,"NotebookCellArrayChange",{
enumerable:!0,
get:function(){
return O.NotebookCellArrayChange}});
Object.defineProperty(t,"DidChangeNotebookDocumentNotification",{
enumerable:!0,
get:function(){
return O.DidChangeNotebookDocumentNotification}});
Object.defineProperty(t,"DidSaveNotebookDocumentNotification",{
enumerable:!0,
get:function(){
return O.DidSaveNotebookDocumentNotification}});
Object.defineProperty(t,"DidCloseNotebookDocumentNotification",{
enumerable:!0,
get:function(){
return O.DidCloseNotebookDocumentNotification}});
let ne=Mt();
Object.defineProperty(t,"InlineCompletionRequest",{
enumerable:!0,
get:function(){
return ne.InlineCompletionRequest}});
let k=Nt();
Object.defineProperty(t,"TextDocumentContentRequest",{
enumerable:!0,
get:function(){
return k.TextDocumentContentRequest}});
Object.defineProperty(t,"TextDocumentContentRefreshRequest",{
enumerable:!0,
get:function(){
return k.TextDocumentContentRefreshRequest}});
var A;
(function(e){
function t(e){
let t=e;
return l.string(t)||l.string(t.language)||l.string(t.scheme)||q.is(t.pattern)}
e.is=t})(A||(t.TextDocumentFilter=A={}));
var j;
(function(e){
function t(e){
let t=e;
return l.objectLiteral(t)&&(l.string(t.notebookType)||l.string(t.scheme)||l.string(t.pattern))}
e.is=t})(j||(t.NotebookDocumentFilter=j={}));
var M;
(function(e){
function t(e){
let t=e;
return l.objectLiteral(t)&&(l.string(t.notebook)||j.is(t.notebook))&&(t.language===void 0||l.string(t.language))}
e.is=t})(M||(t.NotebookCellTextDocumentFilter=M={}));
var re;
(function(e){
function t(e){
if(!Array.isArray(e))
return!1;
for(
let t of e)
if(!l.string(t)&&!A.is(t)&&!M.is(t))
return!1;
return!0}
e.is=t})(re||(t.DocumentSelector=re={}));
var N;
(function(e){
e.method=`client/registerCapability`;
e.messageDirection=s.MessageDirection.serverToClient;
e.type=new s.ProtocolRequestType(e.method)})(N||(t.RegistrationRequest=N={}));
var P;
(function(e){
e.method=`client/unregisterCapability`;
e.messageDirection=s.MessageDirection.serverToClient;
e.type=new s.ProtocolRequestType(e.method)})(P||(t.UnregistrationRequest=P={}));
var F;
(function(e){
e.Create=`create`;
e.Rename=`rename`;
e.Delete=`delete`})(F||(t.ResourceOperationKind=F={}));
var I;
(function(e){
e.Abort=`abort`;
e.Transactional=`transactional`;
e.TextOnlyTransactional=`textOnlyTransactional`;
e.Undo=`undo`})(I||(t.FailureHandlingKind=I={}));
var L;
(function(e){
e.ES2020=`ES2020`})(L||(t.RegularExpressionEngineKind=L={}));
var R;
(function(e){
e.UTF8=`utf-8`;
e.UTF16=`utf-16`;
e.UTF32=`utf-32`})(R||(t.PositionEncodingKind=R={}));
var z;
(function(e){
function t(e){
let t=e;
return t&&l.string(t.id)&&t.id.length>0}
e.hasId=t})(z||(t.StaticRegistrationOptions=z={}));
var B;
(function(e){
function t(e){
let t=e;
return t&&(t.documentSelector===null||re.is(t.documentSelector))}
e.is=t})(B||(t.TextDocumentRegistrationOptions=B={}));
var V;
(function(e){
function t(e){
let t=e;
return l.objectLiteral(t)&&(t.workDoneProgress===void 0||l.boolean(t.workDoneProgress))}
e.is=t;
function n(e){
let t=e;
return t&&l.boolean(t.workDoneProgress)}
e.hasWorkDoneProgress=n})(V||(t.WorkDoneProgressOptions=V={}));
var H;
(function(e){
e.method=`initialize`;
e.messageDirection=s.MessageDirection.clientToServer;
e.type=new s.ProtocolRequestType(e.method)})(H||(t.InitializeRequest=H={}));
var U;
(function(e){
e.unknownProtocolVersion=1})(U||(t.InitializeErrorCodes=U={}));
var ie;
(function(e){
e.method=`initialized`;
e.messageDirection=s.MessageDirection.clientToServer;
e.type=new s.ProtocolNotificationType(e.method)})(ie||(t.InitializedNotification=ie={}));
var W;
(function(e){
e.method=`shutdown`;
e.messageDirection=s.MessageDirection.clientToServer;
e.type=new s.ProtocolRequestType0(e.method)})(W||(t.ShutdownRequest=W={}));
var G;
(function(e){
e.method=`exit`;
e.messageDirection=s.MessageDirection.clientToServer;
e.type=new s.ProtocolNotificationType0(e.method)})(G||(t.ExitNotification=G={}));
var ae;
(function(e){
e.method=`workspace/didChangeConfiguration`;
e.messageDirection=s.MessageDirection.clientToServer;
e.type=new s.ProtocolNotificationType(e.method);
e.capabilities=s.CM.create(`workspace.didChangeConfiguration`,void 0)})(ae||(t.DidChangeConfigurationNotification=ae={}));
var oe;
(function(e){
e.Error=1;
e.Warning=2;
e.Info=3;
e.Log=4;
e.Debug=5})(oe||(t.MessageType=oe={}));
var se;
(function(e){
e.method=`window/showMessage`;
e.messageDirection=s.MessageDirection.serverToClient;
e.type=new s.ProtocolNotificationType(e.method);
e.capabilities=s.CM.create(`window.showMessage`,void 0)})(se||(t.ShowMessageNotification=se={}));
var ce;
(function(e){
e.method=`window/showMessageRequest`;
e.messageDirection=s.MessageDirection.serverToClient;
e.type=new s.ProtocolRequestType(e.method);
e.capabilities=s.CM.create(`window.showMessage`,void 0)})(ce||(t.ShowMessageRequest=ce={}));
var le;
(function(e){
e.method=`window/logMessage`;
e.messageDirection=s.MessageDirection.serverToClient;
e.type=new s.ProtocolNotificationType(e.method)})(le||(t.LogMessageNotification=le={}));
var ue;
(function(e){
e.method=`telemetry/event`;
e.messageDirection=s.MessageDirection.serverToClient;
e.type=new s.ProtocolNotificationType(e.method)})(ue||(t.TelemetryEventNotification=ue={}));
var de;
(function(e){
e.None=0;
e.Full=1;
e.Incremental=2})(de||(t.TextDocumentSyncKind=de={}));
var fe;
(function(e){
e.method=`textDocument/didOpen`;
e.messageDirection=s.MessageDirection.clientToServer;
e.type=new s.ProtocolNotificationType(e.method);
e.capabilities=s.CM.create(`textDocument.synchronization`,`textDocumentSync.openClose`)})(fe||(t.DidOpenTextDocumentNotification=fe={}));
var pe;
(function(e){
function t(e){
let t=e;
return t!=null&&typeof t.text==`string`&&t.range!==void 0&&(t.rangeLength===void 0||typeof t.rangeLength==`number`)}
e.isIncremental=t;
function n(e){
let t=e;
return t!=null&&typeof t.text==`string`&&t.range===void 0&&t.rangeLength===void 0}
e.isFull=n})(pe||(t.TextDocumentContentChangeEvent=pe={}));
var me;
(function(e){
e.method=`textDocument/didChange`;
e.messageDirection=s.MessageDirection.clientToServer;
e.type=new s.ProtocolNotificationType(e.method);
e.capabilities=s.CM.create(`textDocument.synchronization`,`textDocumentSync`)})(me||(t.DidChangeTextDocumentNotification=me={}));
var he;
(function(e){
e.method=`textDocument/didClose`;
e.messageDirection=s.MessageDirection.clientToServer;
e.type=new s.ProtocolNotificationType(e.method);
e.capabilities=s.CM.create(`textDocument.synchronization`,`textDocumentSync.openClose`)})(he||(t.DidCloseTextDocumentNotification=he={}));
var ge;
(function(e){
e.method=`textDocument/didSave`;
e.messageDirection=s.MessageDirection.clientToServer;
e.type=new s.ProtocolNotificationType(e.method);
e.capabilities=s.CM.create(`textDocument.synchronization.didSave`,`textDocumentSync.save`)})(ge||(t.DidSaveTextDocumentNotification=ge={}));
var K;
(function(e){
e.Manual=1;
e.AfterDelay=2;
e.FocusOut=3})(K||(t.TextDocumentSaveReason=K={}));
var _e;
(function(e){
e.method=`textDocument/willSave`;
e.messageDirection=s.MessageDirection.clientToServer;
e.type=new s.ProtocolNotificationType(e.method);
e.capabilities=s.CM.create(`textDocument.synchronization.willSave`,`textDocumentSync.willSave`)})(_e||(t.WillSaveTextDocumentNotification=_e={}));
var ve;
(function(e){
e.method=`textDocument/willSaveWaitUntil`;
e.messageDirection=s.MessageDirection.clientToServer;
e.type=new s.ProtocolRequestType(e.method);
e.capabilities=s.CM.create(`textDocument.synchronization.willSaveWaitUntil`,`textDocumentSync.willSaveWaitUntil`)})(ve||(t.WillSaveTextDocumentWaitUntilRequest=ve={}));
var ye;
(function(e){
e.method=`workspace/didChangeWatchedFiles`;
e.messageDirection=s.MessageDirection.clientToServer;
e.type=new s.ProtocolNotificationType(e.method);
e.capabilities=s.CM.create(`workspace.didChangeWatchedFiles`,void 0)})(ye||(t.DidChangeWatchedFilesNotification=ye={}));
var be;
(function(e){
e.Created=1;
e.Changed=2;
e.Deleted=3})(be||(t.FileChangeType=be={}));
var xe;
(function(e){
function t(e){
let t=e;
return l.objectLiteral(t)&&(c.URI.is(t.baseUri)||c.WorkspaceFolder.is(t.baseUri))&&l.string(t.pattern)}
e.is=t})(xe||(t.RelativePattern=xe={}));
var q;
(function(e){
function t(e){
let t=e;
return l.string(t)||xe.is(t)}
e.is=t})(q||(t.GlobPattern=q={}));
var Se;
(function(e){
e.Create=1;
e.Change=2;
e.Delete=4})(Se||(t.WatchKind=Se={}));
var Ce;
(function(e){
e.method=`textDocument/publishDiagnostics`;
e.messageDirection=s.MessageDirection.serverToClient;
e.type=new s.ProtocolNotificationType(e.method);
e.capabilities=s.CM.create(`textDocument.publishDiagnostics`,void 0)})(Ce||(t.PublishDiagnosticsNotification=Ce={}));
var we;
(function(e){
e.Invoked=1;
e.TriggerCharacter=2;
e.TriggerForIncompleteCompletions=3})(we||(t.CompletionTriggerKind=we={}));
var Te;
(function(e){
e.method=`textDocument/completion`;
e.messageDirection=s.MessageDirection.clientToServer;
e.type=new s.ProtocolRequestType(e.method);
e.capabilities=s.CM.create(`textDocument.completion`,`completionProvider`)})(Te||(t.CompletionRequest=Te={}));
var Ee;
(function(e){
e.method=`completionItem/resolve`;
e.messageDirection=s.MessageDirection.clientToServer;
e.type=new s.ProtocolRequestType(e.method);
e.capabilities=s.CM.create(`textDocument.completion.completionItem.resolveSupport`,`completionProvider.resolveProvider`)})(Ee||(t.CompletionResolveRequest=Ee={}));
var De;
(function(e){
e.method=`textDocument/hover`;
e.messageDirection=s.MessageDirection.clientToServer;
e.type=new s.ProtocolRequestType(e.method);
e.capabilities=s.CM.create(`textDocument.hover`,`hoverProvider`)})(De||(t.HoverRequest=De={}));
var Oe;
(function(e){
e.Invoked=1;
e.TriggerCharacter=2;
e.ContentChange=3})(Oe||(t.SignatureHelpTriggerKind=Oe={}));
var ke;
(function(e){
e.method=`textDocument/signatureHelp`;
e.messageDirection=s.MessageDirection.clientToServer;
e.type=new s.ProtocolRequestType(e.method);
e.capabilities=s.CM.create(`textDocument.signatureHelp`,`signatureHelpProvider`)})(ke||(t.SignatureHelpRequest=ke={}));
var Ae;
(function(e){
e.method=`textDocument/definition`;
e.messageDirection=s.MessageDirection.clientToServer;
e.type=new s.ProtocolRequestType(e.method);
e.capabilities=s.CM.create(`textDocument.definition`,`definitionProvider`)})(Ae||(t.DefinitionRequest=Ae={}));
var je;
(function(e){
e.method=`textDocument/references`;
e.messageDirection=s.MessageDirection.clientToServer;
e.type=new s.ProtocolRequestType(e.method);
e.capabilities=s.CM.create(`textDocument.references`,`referencesProvider`)})(je||(t.ReferencesRequest=je={}));
var Me;
(function(e){
e.method=`textDocument/documentHighlight`;
e.messageDirection=s.MessageDirection.clientToServer;
e.type=new s.ProtocolRequestType(e.method);
e.capabilities=s.CM.create(`textDocument.documentHighlight`,`documentHighlightProvider`)})(Me||(t.DocumentHighlightRequest=Me={}));
var Ne;
(function(e){
e.method=`textDocument/documentSymbol`;
e.messageDirection=s.MessageDirection.clientToServer;
e.type=new s.ProtocolRequestType(e.method);
e.capabilities=s.CM.create(`textDocument.documentSymbol`,`documentSymbolProvider`)})(Ne||(t.DocumentSymbolRequest=Ne={}));
var Pe;
(function(e){
e.method=`textDocument/codeAction`;
e.messageDirection=s.MessageDirection.clientToServer;
e.type=new s.ProtocolRequestType(e.method);
e.capabilities=s.CM.create(`textDocument.codeAction`,`codeActionProvider`)})(Pe||(t.CodeActionRequest=Pe={}));
var Fe;
(function(e){
e.method=`codeAction/resolve`;
e.messageDirection=s.MessageDirection.clientToServer;
e.type=new s.ProtocolRequestType(e.method);
e.capabilities=s.CM.create(`textDocument.codeAction.resolveSupport`,`codeActionProvider.resolveProvider`)})(Fe||(t.CodeActionResolveRequest=Fe={}));
var Ie;
(function(e){
e.method=`workspace/symbol`;
e.messageDirection=s.MessageDirection.clientToServer;
e.type=new s.ProtocolRequestType(e.method);
e.capabilities=s.CM.create(`workspace.symbol`,`workspaceSymbolProvider`)})(Ie||(t.WorkspaceSymbolRequest=Ie={}));
var J;
(function(e){
e.method=`workspaceSymbol/resolve`;
e.messageDirection=s.MessageDirection.clientToServer;
e.type=new s.ProtocolRequestType(e.method);
e.capabilities=s.CM.create(`workspace.symbol.resolveSupport`,`workspaceSymbolProvider.resolveProvider`)})(J||(t.WorkspaceSymbolResolveRequest=J={}));
var Le;
(function(e){
e.method=`textDocument/codeLens`;
e.messageDirection=s.MessageDirection.clientToServer;
e.type=new s.ProtocolRequestType(e.method);
e.capabilities=s.CM.create(`textDocument.codeLens`,`codeLensProvider`)})(Le||(t.CodeLensRequest=Le={}));
var Re;
(function(e){
e.method=`codeLens/resolve`;
e.messageDirection=s.MessageDirection.clientToServer;
e.type=new s.ProtocolRequestType(e.method);
e.capabilities=s.CM.create(`textDocument.codeLens.resolveSupport`,`codeLensProvider.resolveProvider`)})(Re||(t.CodeLensResolveRequest=Re={}));
var ze;
(function(e){
e.method=`workspace/codeLens/refresh`;
e.messageDirection=s.MessageDirection.serverToClient;
e.type=new s.ProtocolRequestType0(e.method);
e.capabilities=s.CM.create(`workspace.codeLens`,void 0)})(ze||(t.CodeLensRefreshRequest=ze={}));
var Be;
(function(e){
e.method=`textDocument/documentLink`;
e.messageDirection=s.MessageDirection.clientToServer;
e.type=new s.ProtocolRequestType(e.method);
e.capabilities=s.CM.create(`textDocument.documentLink`,`documentLinkProvider`)})(Be||(t.DocumentLinkRequest=Be={}));
var Ve;
(function(e){
e.method=`documentLink/resolve`;
e.messageDirection=s.MessageDirection.clientToServer;
e.type=new s.ProtocolRequestType(e.method);
e.capabilities=s.CM.create(`textDocument.documentLink`,`documentLinkProvider.resolveProvider`)})(Ve||(t.DocumentLinkResolveRequest=Ve={}));
var He;
(function(e){
e.method=`textDocument/formatting`;
e.messageDirection=s.MessageDirection.clientToServer;
e.type=new s.ProtocolRequestType(e.method);
e.capabilities=s.CM.create(`textDocument.formatting`,`documentFormattingProvider`)})(He||(t.DocumentFormattingRequest=He={}));
var Ue;
(function(e){
e.method=`textDocument/rangeFormatting`;
e.messageDirection=s.MessageDirection.clientToServer;
e.type=new s.ProtocolRequestType(e.method);
e.capabilities=s.CM.create(`textDocument.rangeFormatting`,`documentRangeFormattingProvider`)})(Ue||(t.DocumentRangeFormattingRequest=Ue={}));
var We;
(function(e){
e.method=`textDocument/rangesFormatting`;
e.messageDirection=s.MessageDirection.clientToServer;
e.type=new s.ProtocolRequestType(e.method);
e.capabilities=s.CM.create(`textDocument.rangeFormatting.rangesSupport`,`documentRangeFormattingProvider.rangesSupport`)})(We||(t.DocumentRangesFormattingRequest=We={}));
var Ge;
(function(e){
e.method=`textDocument/onTypeFormatting`;
e.messageDirection=s.MessageDirection.clientToServer;
e.type=new s.ProtocolRequestType(e.method);
e.capabilities=s.CM.create(`textDocument.onTypeFormatting`,`documentOnTypeFormattingProvider`)})(Ge||(t.DocumentOnTypeFormattingRequest=Ge={}));
var Ke;
(function(e){
e.Identifier=1})(Ke||(t.PrepareSupportDefaultBehavior=Ke={}));
var qe;
(function(e){
e.method=`textDocument/rename`;
e.messageDirection=s.MessageDirection.clientToServer;
e.type=new s.ProtocolRequestType(e.method);
e.capabilities=s.CM.create(`textDocument.rename`,`renameProvider`)})(qe||(t.RenameRequest=qe={}));
var Je;
(function(e){
e.method=`textDocument/prepareRename`;
e.messageDirection=s.MessageDirection.clientToServer;
e.type=new s.ProtocolRequestType(e.method);
e.capabilities=s.CM.create(`textDocument.rename.prepareSupport`,`renameProvider.prepareProvider`)})(Je||(t.PrepareRenameRequest=Je={}));
var Ye;
(function(e){
e.method=`workspace/executeCommand`;
e.messageDirection=s.MessageDirection.clientToServer;
e.type=new s.ProtocolRequestType(e.method);
e.capabilities=s.CM.create(`workspace.executeCommand`,`executeCommandProvider`)})(Ye||(t.ExecuteCommandRequest=Ye={}));
var Xe;
(function(e){
e.method=`workspace/applyEdit`;
e.messageDirection=s.MessageDirection.serverToClient;
e.type=new s.ProtocolRequestType(`workspace/applyEdit`);
e.capabilities=s.CM.create(`workspace.applyEdit`,void 0)})(Xe||(t.ApplyWorkspaceEditRequest=Xe={}))}));
var Ft=e.__commonJSMin((e=>{
Object.defineProperty(e,"__esModule",{
value:!0});
e.createProtocolConnection=n;
let t=x();
function n(e,n,r,i){
t.ConnectionStrategy.is(i)&&(i={
connectionStrategy:i});
return(0,t.createMessageConnection)(e,n,r,i)}}));
var Z=e.__commonJSMin(((t,n,r)=>{
var i=r&&r.__createBinding||(Object.create?(function(e,t,n,r){
r===void 0&&(r=n);
var i=Object.getOwnPropertyDescriptor(t,n);
(!i||(`get`in i?!t.__esModule:i.writable||i.configurable))&&(i={
enumerable:!0,
get:function(){
return t[n]}});
Object.defineProperty(e,r,i)}):(function(e,t,n,r){
r===void 0&&(r=n);
e[r]=t[n]}));
var a=r&&r.__exportStar||function(e,t){
for(
var n in e)
n!=="default"&&!Object.prototype.hasOwnProperty.call(t,n)&&i(t,e,n)};
Object.defineProperty(t,"__esModule",{
value:!0});
t.LSPErrorCodes=t.createProtocolConnection=void 0;
a(x(),t);
a((ut(),e.__toCommonJS(S)),t);
a(X(),t);
a(Pt(),t);
var o=Ft();
Object.defineProperty(t,"createProtocolConnection",{
enumerable:!0,
get:function(){
return o.createProtocolConnection}});
var s;
(function(e){
e.lspReservedErrorRangeStart=-32899;
e.RequestFailed=-32803;
e.ServerCancelled=-32802;
e.ContentModified=-32801;
e.RequestCancelled=-32800;
e.lspReservedErrorRangeEnd=-32800})(s||(t.LSPErrorCodes=s={}))}));
var It=e.__commonJSMin((e=>{
Object.defineProperty(e,"__esModule",{
value:!0});
e.empty=void 0;
e.v4=r;
e.isUUID=a;
e.parse=o;
e.generateUuid=s;
var t=class{
_value;
constructor(e){
this._value=e}
asHex(){
return this._value}
equals(e){
return this.asHex()===e.asHex()}};
var n=class e extends t{
static _chars=[`0`,`1`,`2`,`3`,`4`,`5`,`6`,`6`,`7`,`8`,`9`,`a`,`b`,`c`,`d`,`e`,`f`];
static _timeHighBits=[`8`,`9`,`a`,`b`];
static _oneOf(e){
return e[Math.floor(e.length*Math.random())]}
static _randomHex(){
return e._oneOf(e._chars)}
constructor(){
super([e._randomHex(),e._randomHex(),e._randomHex(),e._randomHex(),e._randomHex(),e._randomHex(),e._randomHex(),e._randomHex(),`-`,e._randomHex(),e._randomHex(),e._randomHex(),e._randomHex(),`-`,`4`,e._randomHex(),e._randomHex(),e._randomHex(),`-`,e._oneOf(e._timeHighBits),e._randomHex(),e._randomHex(),e._randomHex(),`-`,e._randomHex(),e._randomHex(),e._randomHex(),e._randomHex(),e._randomHex(),e._randomHex(),e._randomHex(),e._randomHex(),e._randomHex(),e._randomHex(),e._randomHex(),e._randomHex()].join(``))}};
e.empty=new t(`00000000-0000-0000-0000-000000000000`);
function r(){
return new n}
let i=/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
function a(e){
return i.test(e)}
function o(e){
if(!a(e))
throw Error(`invalid uuid`);
return new t(e)}
function s(){
return r().asHex()}}));
var Lt=e.__commonJSMin((e=>{
Object.defineProperty(e,"__esModule",{
value:!0});
e.ProgressFeature=e.WorkDoneProgressReporter=void 0;
e.attachWorkDone=c;
e.attachPartialResult=d;
let t=Z();
let n=It();
var r;
(function(e){
function t(e){
return e instanceof o}
e.isNullInstance=t})(r||(e.WorkDoneProgressReporter=r={}));
var i=class e{
_connection;
_token;
static Instances=new Map;
constructor(t,n){
this._connection=t;
this._token=n;
e.Instances.set(this._token,this)}
begin(e,n,r,i){
let a={
kind:`begin`,
title:e,
message:r,
cancellable:i};
typeof n==`number`&&(a.percentage=Math.round(n));
this._connection.sendProgress(t.WorkDoneProgress.type,this._token,a)}
report(e,n){
let r={
kind:`report`};
if(typeof e==`number`){
r.percentage=Math.round(e);
n!==void 0&&(r.message=n)}else 
r.message=e;
this._connection.sendProgress(t.WorkDoneProgress.type,this._token,r)}
done(){
e.Instances.delete(this._token);
this._connection.sendProgress(t.WorkDoneProgress.type,this._token,{
kind:`end`})}};
var a=class extends i{
_source;
constructor(e,n){
super(e,n);
this._source=new t.CancellationTokenSource}
get token(){
return this._source.token}
done(){
this._source.dispose();
super.done()}
cancel(){
this._source.cancel()}};
var o=class{
constructor(){}
begin(){}
report(){}
done(){}};
var s=class extends o{
_source;
constructor(){
super();
this._source=new t.CancellationTokenSource}
get token(){
return this._source.token}
done(){
this._source.dispose()}
cancel(){
this._source.cancel()}};
function c(e,t){
if(t===void 0||t.workDoneToken===void 0)
return new o;
let n=t.workDoneToken;
delete t.workDoneToken;
return new i(e,n)}
e.ProgressFeature=e=>class extends e{
_progressSupported;
constructor(){
super();
this._progressSupported=!1}
initialize(e){
super.initialize(e);
if(e?.window?.workDoneProgress===!0){
this._progressSupported=!0;
this.connection.onNotification(t.WorkDoneProgressCancelNotification.type,e=>{
let t=i.Instances.get(e.token);
(t instanceof a||t instanceof s)&&t.cancel()})}}
attachWorkDoneProgress(e){
if(e===void 0)
return new o;else 
return new i(this.connection,e)}
createWorkDoneProgress(){
if(this._progressSupported){
let e=(0,n.generateUuid)();
return this.connection.sendRequest(t.WorkDoneProgressCreateRequest.type,{
token:e}).then(()=>new a(this.connection,e))}else 
return Promise.resolve(new s)}};
var l;
(function(e){
e.type=new t.ProgressType})(l||={});
var u=class{
_connection;
_token;
constructor(e,t){
this._connection=e;
this._token=t}
report(e){
this._connection.sendProgress(l.type,this._token,e)}};
function d(e,t){
if(t===void 0||t.partialResultToken===void 0)
return;
let n=t.partialResultToken;
delete t.partialResultToken;
return new u(e,n)}}));
var Rt=e.__commonJSMin(((e,t,n)=>{
var r=n&&n.__createBinding||(Object.create?(function(e,t,n,r){
r===void 0&&(r=n);
var i=Object.getOwnPropertyDescriptor(t,n);
(!i||(`get`in i?!t.__esModule:i.writable||i.configurable))&&(i={
enumerable:!0,
get:function(){
return t[n]}});
Object.defineProperty(e,r,i)}):(function(e,t,n,r){
r===void 0&&(r=n);
e[r]=t[n]}));
var i=n&&n.__setModuleDefault||(Object.create?(function(e,t){
Object.defineProperty(e,"default",{
enumerable:!0,
value:t})}):function(e,t){
e.default=t});
var a=n&&n.__importStar||(function(){
var e=function(t){
e=Object.getOwnPropertyNames||function(e){
var t=[];
for(
var n in e)
Object.prototype.hasOwnProperty.call(e,n)&&(t[t.length]=n);
return t};
return e(t)};
return function(t){
if(t&&t.__esModule)
return t;
var n={};
if(t!=null)
for(
var a=e(t),o=0;o<a.length;o++)
a[o]!=="default"&&r(n,t,a[o]);
i(n,t);
return n}})();
Object.defineProperty(e,"__esModule",{
value:!0});
e.ConfigurationFeature=void 0;
let o=Z();
let s=a(l());
e.ConfigurationFeature=e=>class extends e{
getConfiguration(e){
if(!e)
return this._getConfiguration({});else 
if(s.string(e))
return this._getConfiguration({
section:e});else 
return this._getConfiguration(e)}
_getConfiguration(e){
let t={
items:Array.isArray(e)?e:[e]};
return this.connection.sendRequest(o.ConfigurationRequest.type,t).then(t=>{
if(Array.isArray(t))
return Array.isArray(e)?t:t[0];else 
return Array.isArray(e)?[]:null})}}}));
var zt=e.__commonJSMin((e=>{
Object.defineProperty(e,"__esModule",{
value:!0});
e.WorkspaceFoldersFeature=void 0;
let t=Z();
e.WorkspaceFoldersFeature=e=>class extends e{
_onDidChangeWorkspaceFolders;
_unregistration;
_notificationIsAutoRegistered;
constructor(){
super();
this._notificationIsAutoRegistered=!1}
initialize(e){
super.initialize(e);
let n=e.workspace;
if(n&&n.workspaceFolders){
this._onDidChangeWorkspaceFolders=new t.Emitter;
this.connection.onNotification(t.DidChangeWorkspaceFoldersNotification.type,e=>{
this._onDidChangeWorkspaceFolders.fire(e.event)})}}
fillServerCapabilities(e){
super.fillServerCapabilities(e);
let t=e.workspace?.workspaceFolders?.changeNotifications;
this._notificationIsAutoRegistered=t===!0||typeof t==`string`}
getWorkspaceFolders(){
return this.connection.sendRequest(t.WorkspaceFoldersRequest.type)}
get onDidChangeWorkspaceFolders(){
if(!this._onDidChangeWorkspaceFolders)
throw Error(`Client doesn't support sending workspace folder change events.`);
!this._notificationIsAutoRegistered&&!this._unregistration&&(this._unregistration=this.connection.client.register(t.DidChangeWorkspaceFoldersNotification.type));
return this._onDidChangeWorkspaceFolders.event}}}));
var Bt=e.__commonJSMin((e=>{
Object.defineProperty(e,"__esModule",{
value:!0});
e.CallHierarchyFeature=void 0;
let t=Z();
e.CallHierarchyFeature=e=>class extends e{
get callHierarchy(){
return{
onPrepare:e=>this.connection.onRequest(t.CallHierarchyPrepareRequest.type,(t,n)=>e(t,n,this.attachWorkDoneProgress(t),void 0)),
onIncomingCalls:e=>{
let n=t.CallHierarchyIncomingCallsRequest.type;
return this.connection.onRequest(n,(t,r)=>e(t,r,this.attachWorkDoneProgress(t),this.attachPartialResultProgress(n,t)))},
onOutgoingCalls:e=>{
let n=t.CallHierarchyOutgoingCallsRequest.type;
return this.connection.onRequest(n,(t,r)=>e(t,r,this.attachWorkDoneProgress(t),this.attachPartialResultProgress(n,t)))}}}}}));
var Vt=e.__commonJSMin((e=>{
Object.defineProperty(e,"__esModule",{
value:!0});
e.SemanticTokensBuilder=e.SemanticTokensDiff=e.SemanticTokensFeature=void 0;
let t=Z();
e.SemanticTokensFeature=e=>class extends e{
get semanticTokens(){
return{
refresh:()=>this.connection.sendRequest(t.SemanticTokensRefreshRequest.type),
on:e=>{
let n=t.SemanticTokensRequest.type;
return this.connection.onRequest(n,(t,r)=>e(t,r,this.attachWorkDoneProgress(t),this.attachPartialResultProgress(n,t)))},
onDelta:e=>{
let n=t.SemanticTokensDeltaRequest.type;
return this.connection.onRequest(n,(t,r)=>e(t,r,this.attachWorkDoneProgress(t),this.attachPartialResultProgress(n,t)))},
onRange:e=>{
let n=t.SemanticTokensRangeRequest.type;
return this.connection.onRequest(n,(t,r)=>e(t,r,this.attachWorkDoneProgress(t),this.attachPartialResultProgress(n,t)))}}}};
var n=class{
originalSequence;
modifiedSequence;
constructor(e,t){
this.originalSequence=e;
this.modifiedSequence=t}
computeDiff(){
let e=this.originalSequence.length;
let t=this.modifiedSequence.length;
let n=0;
for(;n<t&&n<e&&this.originalSequence[n]===this.modifiedSequence[n];)
n++;
if(n<t&&n<e){
let r=e-1;
let i=t-1;
for(;r>=n&&i>=n&&this.originalSequence[r]===this.modifiedSequence[i];){
r--;
i--}
if(r<n||i<n){
r++;
i++}
let a=r-n+1;
let o=this.modifiedSequence.slice(n,i+1);
if(o.length===1&&o[0]===this.originalSequence[r])
return[{
start:n,
deleteCount:a-1}];else 
return[{
start:n,
deleteCount:a,
data:o}]}else 
if(n<t)
return[{
start:n,
deleteCount:0,
data:this.modifiedSequence.slice(n)}];else 
if(n<e)
return[{
start:n,
deleteCount:e-n}];else 
return[]}};
e.SemanticTokensDiff=n;
e.SemanticTokensBuilder=class e{
_id;
_prevLine;
_prevChar;
_dataIsSortedAndDeltaEncoded;
_data;
_dataNonDelta;
_dataLen;
_prevData;
constructor(){
this._prevData=void 0;
this.initialize()}
initialize(){
this._id=Date.now();
this._prevLine=0;
this._prevChar=0;
this._data=[];
this._dataNonDelta=[];
this._dataLen=0;
this._dataIsSortedAndDeltaEncoded=!0}
push(t,n,r,i,a){
if(this._dataIsSortedAndDeltaEncoded&&(t<this._prevLine||t===this._prevLine&&n<this._prevChar)){
this._dataIsSortedAndDeltaEncoded=!1;
this._dataNonDelta=e._deltaDecode(this._data)}
let o=t;
let s=n;
if(this._dataIsSortedAndDeltaEncoded&&this._dataLen>0){
o-=this._prevLine;
o===0&&(s-=this._prevChar)}
let c=this._dataIsSortedAndDeltaEncoded?this._data:this._dataNonDelta;
c[this._dataLen++]=o;
c[this._dataLen++]=s;
c[this._dataLen++]=r;
c[this._dataLen++]=i;
c[this._dataLen++]=a;
this._prevLine=t;
this._prevChar=n}
get id(){
return this._id.toString()}
static _deltaDecode(e){
let t=e.length/5|0;
let n=0;
let r=0;
let i=[];
for(
let a=0;a<t;a++){
let t=5*a;
let o=e[t];
let s=e[t+1];
if(o===0){
o=n;
s+=r}else 
o+=n;
let c=e[t+2];
let l=e[t+3];
let u=e[t+4];
i[t+0]=o;
i[t+1]=s;
i[t+2]=c;
i[t+3]=l;
i[t+4]=u;
n=o;
r=s}
return i}
static _sortAndDeltaEncode(e){
let t=[];
let n=e.length/5|0;
for(
let e=0;e<n;e++)
t[e]=e;
t.sort((t,n)=>{
let r=e[5*t];
let i=e[5*n];
if(r===i)
return e[5*t+1]-e[5*n+1];
return r-i});
let r=[];
let i=0;
let a=0;
for(
let o=0;o<n;o++){
let n=5*t[o];
let s=e[n+0];
let c=e[n+1];
let l=e[n+2];
let u=e[n+3];
let d=e[n+4];
let f=s-i;
let p=f===0?c-a:c;
let m=5*o;
r[m+0]=f;
r[m+1]=p;
r[m+2]=l;
r[m+3]=u;
r[m+4]=d;
i=s;
a=c}
return r}
getFinalDataDelta(){
if(this._dataIsSortedAndDeltaEncoded)
return this._data;else 
return e._sortAndDeltaEncode(this._dataNonDelta)}
previousResult(e){
this._prevData=this.id===e?this.getFinalDataDelta():void 0;
this.initialize()}
build(){
this._prevData=void 0;
return{
resultId:this.id,
data:this.getFinalDataDelta()}}
canBuildEdits(){
return this._prevData!==void 0}
buildEdits(){
if(this._prevData!==void 0)
return{
resultId:this.id,
edits:new n(this._prevData,this.getFinalDataDelta()).computeDiff()};else 
return this.build()}}}));
var Ht=e.__commonJSMin((e=>{
Object.defineProperty(e,"__esModule",{
value:!0});
e.ShowDocumentFeature=void 0;
let t=Z();
e.ShowDocumentFeature=e=>class extends e{
showDocument(e){
return this.connection.sendRequest(t.ShowDocumentRequest.type,e)}}}));
var Ut=e.__commonJSMin((e=>{
Object.defineProperty(e,"__esModule",{
value:!0});
e.FileOperationsFeature=void 0;
let t=Z();
e.FileOperationsFeature=e=>class extends e{
onDidCreateFiles(e){
return this.connection.onNotification(t.DidCreateFilesNotification.type,t=>e(t))}
onDidRenameFiles(e){
return this.connection.onNotification(t.DidRenameFilesNotification.type,t=>e(t))}
onDidDeleteFiles(e){
return this.connection.onNotification(t.DidDeleteFilesNotification.type,t=>e(t))}
onWillCreateFiles(e){
return this.connection.onRequest(t.WillCreateFilesRequest.type,(t,n)=>e(t,n))}
onWillRenameFiles(e){
return this.connection.onRequest(t.WillRenameFilesRequest.type,(t,n)=>e(t,n))}
onWillDeleteFiles(e){
return this.connection.onRequest(t.WillDeleteFilesRequest.type,(t,n)=>e(t,n))}}}));
var Wt=e.__commonJSMin((e=>{
Object.defineProperty(e,"__esModule",{
value:!0});
e.LinkedEditingRangeFeature=void 0;
let t=Z();
e.LinkedEditingRangeFeature=e=>class extends e{
onLinkedEditingRange(e){
return this.connection.onRequest(t.LinkedEditingRangeRequest.type,(t,n)=>e(t,n,this.attachWorkDoneProgress(t),void 0))}}}));
var Gt=e.__commonJSMin((e=>{
Object.defineProperty(e,"__esModule",{
value:!0});
e.TypeHierarchyFeature=void 0;
let t=Z();
e.TypeHierarchyFeature=e=>class extends e{
get typeHierarchy(){
return{
onPrepare:e=>this.connection.onRequest(t.TypeHierarchyPrepareRequest.type,(t,n)=>e(t,n,this.attachWorkDoneProgress(t),void 0)),
onSupertypes:e=>{
let n=t.TypeHierarchySupertypesRequest.type;
return this.connection.onRequest(n,(t,r)=>e(t,r,this.attachWorkDoneProgress(t),this.attachPartialResultProgress(n,t)))},
onSubtypes:e=>{
let n=t.TypeHierarchySubtypesRequest.type;
return this.connection.onRequest(n,(t,r)=>e(t,r,this.attachWorkDoneProgress(t),this.attachPartialResultProgress(n,t)))}}}}}));
var Kt=e.__commonJSMin((e=>{
Object.defineProperty(e,"__esModule",{
value:!0});
e.InlineValueFeature=void 0;
let t=Z();
e.InlineValueFeature=e=>class extends e{
get inlineValue(){
return{
refresh:()=>this.connection.sendRequest(t.InlineValueRefreshRequest.type),
on:e=>this.connection.onRequest(t.InlineValueRequest.type,(t,n)=>e(t,n,this.attachWorkDoneProgress(t)))}}}}));
var qt=e.__commonJSMin((e=>{
Object.defineProperty(e,"__esModule",{
value:!0});
e.FoldingRangeFeature=void 0;
let t=Z();
e.FoldingRangeFeature=e=>class extends e{
get foldingRange(){
return{
refresh:()=>this.connection.sendRequest(t.FoldingRangeRefreshRequest.type),
on:e=>{
let n=t.FoldingRangeRequest.type;
return this.connection.onRequest(n,(t,r)=>e(t,r,this.attachWorkDoneProgress(t),this.attachPartialResultProgress(n,t)))}}}}}));
var Jt=e.__commonJSMin((e=>{
Object.defineProperty(e,"__esModule",{
value:!0});
e.InlayHintFeature=void 0;
let t=Z();
e.InlayHintFeature=e=>class extends e{
get inlayHint(){
return{
refresh:()=>this.connection.sendRequest(t.InlayHintRefreshRequest.type),
on:e=>this.connection.onRequest(t.InlayHintRequest.type,(t,n)=>e(t,n,this.attachWorkDoneProgress(t))),
resolve:e=>this.connection.onRequest(t.InlayHintResolveRequest.type,(t,n)=>e(t,n))}}}}));
var Yt=e.__commonJSMin((e=>{
Object.defineProperty(e,"__esModule",{
value:!0});
e.DiagnosticFeature=void 0;
let t=Z();
e.DiagnosticFeature=e=>class extends e{
get diagnostics(){
return{
refresh:()=>this.connection.sendRequest(t.DiagnosticRefreshRequest.type),
on:e=>this.connection.onRequest(t.DocumentDiagnosticRequest.type,(n,r)=>e(n,r,this.attachWorkDoneProgress(n),this.attachPartialResultProgress(t.DocumentDiagnosticRequest.partialResult,n))),
onWorkspace:e=>this.connection.onRequest(t.WorkspaceDiagnosticRequest.type,(n,r)=>e(n,r,this.attachWorkDoneProgress(n),this.attachPartialResultProgress(t.WorkspaceDiagnosticRequest.partialResult,n)))}}}}));
var Xt=e.__commonJSMin((e=>{
Object.defineProperty(e,"__esModule",{
value:!0});
e.TextDocuments=void 0;
let t=Z();
e.TextDocuments=class{
_configuration;
_syncedDocuments;
_onDidChangeContent;
_onDidOpen;
_onDidClose;
_onDidSave;
_onWillSave;
_willSaveWaitUntil;
constructor(e){
this._configuration=e;
this._syncedDocuments=new Map;
this._onDidChangeContent=new t.Emitter;
this._onDidOpen=new t.Emitter;
this._onDidClose=new t.Emitter;
this._onDidSave=new t.Emitter;
this._onWillSave=new t.Emitter}
get onDidOpen(){
return this._onDidOpen.event}
get onDidChangeContent(){
return this._onDidChangeContent.event}
get onWillSave(){
return this._onWillSave.event}
onWillSaveWaitUntil(e){
this._willSaveWaitUntil=e}
get onDidSave(){
return this._onDidSave.event}
get onDidClose(){
return this._onDidClose.event}
get(e){
return this._syncedDocuments.get(e)}
all(){
return Array.from(this._syncedDocuments.values())}
keys(){
return Array.from(this._syncedDocuments.keys())}
listen(e){
e.__textDocumentSync=t.TextDocumentSyncKind.Incremental;
let n=[];
n.push(e.onDidOpenTextDocument(e=>{
let t=e.textDocument;
let n=this._configuration.create(t.uri,t.languageId,t.version,t.text);
this._syncedDocuments.set(t.uri,n);
let r=Object.freeze({
document:n});
this._onDidOpen.fire(r);
this._onDidChangeContent.fire(r)}));
n.push(e.onDidChangeTextDocument(e=>{
let t=e.textDocument;
let n=e.contentChanges;
if(n.length===0)
return;
let{
version:r}=t;
if(r==null)
throw Error(`Received document change event for ${t.uri} without valid version identifier`);
let i=this._syncedDocuments.get(t.uri);
if(i!==void 0){
i=this._configuration.update(i,n,r);
this._syncedDocuments.set(t.uri,i);
this._onDidChangeContent.fire(Object.freeze({
document:i}))}}));
n.push(e.onDidCloseTextDocument(e=>{
let t=this._syncedDocuments.get(e.textDocument.uri);
if(t!==void 0){
this._syncedDocuments.delete(e.textDocument.uri);
this._onDidClose.fire(Object.freeze({
document:t}))}}));
n.push(e.onWillSaveTextDocument(e=>{
let t=this._syncedDocuments.get(e.textDocument.uri);
t!==void 0&&this._onWillSave.fire(Object.freeze({
document:t,
reason:e.reason}))}));
n.push(e.onWillSaveTextDocumentWaitUntil((e,t)=>{
let n=this._syncedDocuments.get(e.textDocument.uri);
if(n!==void 0&&this._willSaveWaitUntil)
return this._willSaveWaitUntil(Object.freeze({
document:n,
reason:e.reason}),t);else 
return[]}));
n.push(e.onDidSaveTextDocument(e=>{
let t=this._syncedDocuments.get(e.textDocument.uri);
t!==void 0&&this._onDidSave.fire(Object.freeze({
document:t}))}));
return t.Disposable.create(()=>{
n.forEach(e=>e.dispose())})}}}));
var Zt=e.__commonJSMin((e=>{
Object.defineProperty(e,"__esModule",{
value:!0});
e.NotebookDocuments=e.NotebookSyncFeature=void 0;
let t=Z();
let n=Xt();
e.NotebookSyncFeature=e=>class extends e{
get synchronization(){
return{
onDidOpenNotebookDocument:e=>this.connection.onNotification(t.DidOpenNotebookDocumentNotification.type,t=>e(t)),
onDidChangeNotebookDocument:e=>this.connection.onNotification(t.DidChangeNotebookDocumentNotification.type,t=>e(t)),
onDidSaveNotebookDocument:e=>this.connection.onNotification(t.DidSaveNotebookDocumentNotification.type,t=>e(t)),
onDidCloseNotebookDocument:e=>this.connection.onNotification(t.DidCloseNotebookDocumentNotification.type,t=>e(t))}}};
var r=class e{
static NULL_DISPOSE=Object.freeze({
dispose:()=>{}});
openHandler;
changeHandler;
closeHandler;
onDidOpenTextDocument(e){
this.openHandler=e;
return t.Disposable.create(()=>{
this.openHandler=void 0})}
openTextDocument(e){
return this.openHandler&&this.openHandler(e)}
onDidChangeTextDocument(e){
this.changeHandler=e;
return t.Disposable.create(()=>{
this.changeHandler=e})}
changeTextDocument(e){
return this.changeHandler&&this.changeHandler(e)}
onDidCloseTextDocument(e){
this.closeHandler=e;
return t.Disposable.create(()=>{
this.closeHandler=void 0})}
closeTextDocument(e){
return this.closeHandler&&this.closeHandler(e)}
onWillSaveTextDocument(){
return e.NULL_DISPOSE}
onWillSaveTextDocumentWaitUntil(){
return e.NULL_DISPOSE}
onDidSaveTextDocument(){
return e.NULL_DISPOSE}};
e.NotebookDocuments=class{
notebookDocuments;
notebookCellMap;
_onDidOpen;
_onDidSave;
_onDidChange;
_onDidClose;
_cellTextDocuments;
constructor(e){
this._cellTextDocuments=e instanceof n.TextDocuments?e:new n.TextDocuments(e);
this.notebookDocuments=new Map;
this.notebookCellMap=new Map;
this._onDidOpen=new t.Emitter;
this._onDidChange=new t.Emitter;
this._onDidSave=new t.Emitter;
this._onDidClose=new t.Emitter}
get cellTextDocuments(){
return this._cellTextDocuments}
getCellTextDocument(e){
return this._cellTextDocuments.get(e.document)}
getNotebookDocument(e){
return this.notebookDocuments.get(e)}
getNotebookCell(e){
let t=this.notebookCellMap.get(e);
return t&&t[0]}
findNotebookDocumentForCell(e){
let t=typeof e==`string`?e:e.document;
let n=this.notebookCellMap.get(t);
return n&&n[1]}
get onDidOpen(){
return this._onDidOpen.event}
get onDidSave(){
return this._onDidSave.event}
get onDidChange(){
return this._onDidChange.event}
get onDidClose(){
return this._onDidClose.event}
listen(e){
let n=new r;
let i=[];
i.push(this.cellTextDocuments.listen(n));
i.push(e.notebooks.synchronization.onDidOpenNotebookDocument(async e=>{
this.notebookDocuments.set(e.notebookDocument.uri,e.notebookDocument);
for(
let t of e.cellTextDocuments)
await n.openTextDocument({
textDocument:t});
this.updateCellMap(e.notebookDocument);
this._onDidOpen.fire(e.notebookDocument)}));
i.push(e.notebooks.synchronization.onDidChangeNotebookDocument(async e=>{
let t=this.notebookDocuments.get(e.notebookDocument.uri);
if(t===void 0)
return;
t.version=e.notebookDocument.version;
let r=t.metadata;
let i=!1;
let a=e.change;
if(a.metadata!==void 0){
i=!0;
t.metadata=a.metadata}
let o=[];
let s=[];
let c=[];
let l=[];
if(a.cells!==void 0){
let e=a.cells;
if(e.structure!==void 0){
let r=e.structure.array;
t.cells.splice(r.start,r.deleteCount,...r.cells===void 0?[]:r.cells);
if(e.structure.didOpen!==void 0)
for(
let t of e.structure.didOpen){
await n.openTextDocument({
textDocument:t});
o.push(t.uri)}
if(e.structure.didClose)
for(
let t of e.structure.didClose){
await n.closeTextDocument({
textDocument:t});
s.push(t.uri)}}
if(e.data!==void 0){
let n=new Map(e.data.map(e=>[e.document,e]));
for(
let e=0;e<=t.cells.length;e++){
let r=n.get(t.cells[e].document);
if(r!==void 0){
let i=t.cells.splice(e,1,r);
c.push({
old:i[0],
new:r});
n.delete(r.document);
if(n.size===0)
break}}}
if(e.textContent!==void 0)
for(
let t of e.textContent){
await n.changeTextDocument({
textDocument:t.document,
contentChanges:t.changes});
l.push(t.document.uri)}}
this.updateCellMap(t);
let u={
notebookDocument:t};
i&&(u.metadata={
old:r,
new:t.metadata});
let d=[];
for(
let e of o)
d.push(this.getNotebookCell(e));
let f=[];
for(
let e of s)
f.push(this.getNotebookCell(e));
let p=[];
for(
let e of l)
p.push(this.getNotebookCell(e));
(d.length>0||f.length>0||c.length>0||p.length>0)&&(u.cells={
added:d,
removed:f,
changed:{
data:c,
textContent:p}});
(u.metadata!==void 0||u.cells!==void 0)&&this._onDidChange.fire(u)}));
i.push(e.notebooks.synchronization.onDidSaveNotebookDocument(e=>{
let t=this.notebookDocuments.get(e.notebookDocument.uri);
if(t===void 0)
return;
this._onDidSave.fire(t)}));
i.push(e.notebooks.synchronization.onDidCloseNotebookDocument(async e=>{
let t=this.notebookDocuments.get(e.notebookDocument.uri);
if(t===void 0)
return;
this._onDidClose.fire(t);
for(
let t of e.cellTextDocuments)
await n.closeTextDocument({
textDocument:t});
this.notebookDocuments.delete(e.notebookDocument.uri);
for(
let e of t.cells)
this.notebookCellMap.delete(e.document)}));
return t.Disposable.create(()=>{
i.forEach(e=>e.dispose())})}
updateCellMap(e){
for(
let t of e.cells)
this.notebookCellMap.set(t.document,[t,e])}}}));
var Qt=e.__commonJSMin((e=>{
Object.defineProperty(e,"__esModule",{
value:!0});
e.MonikerFeature=void 0;
let t=Z();
e.MonikerFeature=e=>class extends e{
get moniker(){
return{
on:e=>{
let n=t.MonikerRequest.type;
return this.connection.onRequest(n,(t,r)=>e(t,r,this.attachWorkDoneProgress(t),this.attachPartialResultProgress(n,t)))}}}}}));
var $t=e.__commonJSMin((e=>{
Object.defineProperty(e,"__esModule",{
value:!0});
e.InlineCompletionFeature=void 0;
let t=Z();
e.InlineCompletionFeature=e=>class extends e{
get inlineCompletion(){
return{
on:e=>this.connection.onRequest(t.InlineCompletionRequest.type,(t,n)=>e(t,n,this.attachWorkDoneProgress(t)))}}}}));
var en=e.__commonJSMin((e=>{
Object.defineProperty(e,"__esModule",{
value:!0});
e.TextDocumentContentFeature=void 0;
let t=Z();
e.TextDocumentContentFeature=e=>class extends e{
get textDocumentContent(){
return{
refresh:e=>this.connection.sendRequest(t.TextDocumentContentRefreshRequest.type,{
uri:e}),
on:e=>this.connection.onRequest(t.TextDocumentContentRequest.type,(t,n)=>e(t,n))}}}}));
var tn=e.__commonJSMin(((e,t,n)=>{
var r=n&&n.__createBinding||(Object.create?(function(e,t,n,r){
r===void 0&&(r=n);
var i=Object.getOwnPropertyDescriptor(t,n);
(!i||(`get`in i?!t.__esModule:i.writable||i.configurable))&&(i={
enumerable:!0,
get:function(){
return t[n]}});
Object.defineProperty(e,r,i)}):(function(e,t,n,r){
r===void 0&&(r=n);
e[r]=t[n]}));
var i=n&&n.__setModuleDefault||(Object.create?(function(e,t){
Object.defineProperty(e,"default",{
enumerable:!0,
value:t})}):function(e,t){
e.default=t});
var a=n&&n.__importStar||(function(){
var e=function(t){
e=Object.getOwnPropertyNames||function(e){
var t=[];
for(
var n in e)
Object.prototype.hasOwnProperty.call(e,n)&&(t[t.length]=n);
return t};
return e(t)};
return function(t){
if(t&&t.__esModule)
return t;
var n={};
if(t!=null)
for(
var a=e(t),o=0;o<a.length;o++)
a[o]!=="default"&&r(n,t,a[o]);
i(n,t);
return n}})();
Object.defineProperty(e,"__esModule",{
value:!0});
e._NotebooksImpl=e._LanguagesImpl=e.BulkUnregistration=e.BulkRegistration=e.ErrorMessageTracker=void 0;
e.combineConsoleFeatures=B;
e.combineTelemetryFeatures=V;
e.combineTracerFeatures=H;
e.combineClientFeatures=U;
e.combineWindowFeatures=ie;
e.combineWorkspaceFeatures=W;
e.combineLanguagesFeatures=G;
e.combineNotebooksFeatures=ae;
e.combineFeatures=oe;
e.createConnection=se;
let o=Z();
let s=a(l());
let c=a(It());
let u=Lt();
let d=Rt();
let f=zt();
let p=Bt();
let m=Vt();
let h=Ht();
let g=Ut();
let _=Wt();
let v=Gt();
let y=Kt();
let b=qt();
let ee=Jt();
let te=Yt();
let x=Zt();
let S=Qt();
let C=$t();
let w=en();
function T(e){
if(e===null)
return;
return e}
e.ErrorMessageTracker=class{
_messages;
constructor(){
this._messages=Object.create(null)}
add(e){
let t=this._messages[e];
t||=0;
t++;
this._messages[e]=t}
sendErrors(e){
Object.keys(this._messages).forEach(t=>{
e.window.showErrorMessage(t)})}};
var E=class{
_rawConnection;
_connection;
constructor(){}
rawAttach(e){
this._rawConnection=e}
attach(e){
this._connection=e}
get connection(){
if(!this._connection)
throw Error(`Remote is not attached to a connection yet.`);
return this._connection}
fillServerCapabilities(e){}
initialize(e){}
error(e){
this.send(o.MessageType.Error,e)}
warn(e){
this.send(o.MessageType.Warning,e)}
info(e){
this.send(o.MessageType.Info,e)}
log(e){
this.send(o.MessageType.Log,e)}
debug(e){
this.send(o.MessageType.Debug,e)}
send(e,t){
this._rawConnection&&this._rawConnection.sendNotification(o.LogMessageNotification.type,{
type:e,
message:t}).catch(()=>{
(0,o.RAL)().console.error(`Sending log message failed`)})}};
var D=class{
_connection;
constructor(){}
attach(e){
this._connection=e}
get connection(){
if(!this._connection)
throw Error(`Remote is not attached to a connection yet.`);
return this._connection}
initialize(e){}
fillServerCapabilities(e){}
showErrorMessage(e,...t){
let n={
type:o.MessageType.Error,
message:e,
actions:t};
return this.connection.sendRequest(o.ShowMessageRequest.type,n).then(T)}
showWarningMessage(e,...t){
let n={
type:o.MessageType.Warning,
message:e,
actions:t};
return this.connection.sendRequest(o.ShowMessageRequest.type,n).then(T)}
showInformationMessage(e,...t){
let n={
type:o.MessageType.Info,
message:e,
actions:t};
return this.connection.sendRequest(o.ShowMessageRequest.type,n).then(T)}};
let O=(0,h.ShowDocumentFeature)((0,u.ProgressFeature)(D));
var ne;
(function(e){
function t(){
return new k}
e.create=t})(ne||(e.BulkRegistration=ne={}));
var k=class{
_registrations=[];
_registered=new Set;
add(e,t){
let n=s.string(e)?e:e.method;
if(this._registered.has(n))
throw Error(`${n} is already added to this registration`);
let r=c.generateUuid();
this._registrations.push({
id:r,
method:n,
registerOptions:t||{}});
this._registered.add(n)}
asRegistrationParams(){
return{
registrations:this._registrations}}};
var A;
(function(e){
function t(){
return new j(void 0,[])}
e.create=t})(A||(e.BulkUnregistration=A={}));
var j=class{
_connection;
_unregistrations=new Map;
constructor(e,t){
this._connection=e;
t.forEach(e=>{
this._unregistrations.set(e.method,e)})}
get isAttached(){
return!!this._connection}
attach(e){
this._connection=e}
add(e){
this._unregistrations.set(e.method,e)}
dispose(){
let e=[];
for(
let t of this._unregistrations.values())
e.push(t);
let t={
unregisterations:e};
this._connection.sendRequest(o.UnregistrationRequest.type,t).catch(()=>{
this._connection.console.info(`Bulk unregistration failed.`)})}
disposeSingle(e){
let t=s.string(e)?e:e.method;
let n=this._unregistrations.get(t);
if(!n)
return!1;
let r={
unregisterations:[n]};
this._connection.sendRequest(o.UnregistrationRequest.type,r).then(()=>{
this._unregistrations.delete(t)},e=>{
this._connection.console.info(`Un-registering request handler for ${n.id} failed.`)});
return!0}};
var M=class{
_connection;
attach(e){
this._connection=e}
get connection(){
if(!this._connection)
throw Error(`Remote is not attached to a connection yet.`);
return this._connection}
initialize(e){}
fillServerCapabilities(e){}
register(e,t,n){
if(e instanceof k)
return this.registerMany(e);else 
if(e instanceof j)
return this.registerSingle1(e,t,n);else 
return this.registerSingle2(e,t)}
registerSingle1(e,t,n){
let r=s.string(t)?t:t.method;
let i=c.generateUuid();
let a={
registrations:[{
id:i,
method:r,
registerOptions:n||{}}]};
e.isAttached||e.attach(this.connection);
return this.connection.sendRequest(o.RegistrationRequest.type,a).then(t=>{
e.add({
id:i,
method:r});
return e},e=>{
this.connection.console.info(`Registering request handler for ${r} failed.`);
return Promise.reject(e)})}
registerSingle2(e,t){
let n=s.string(e)?e:e.method;
let r=c.generateUuid();
let i={
registrations:[{
id:r,
method:n,
registerOptions:t||{}}]};
return this.connection.sendRequest(o.RegistrationRequest.type,i).then(e=>o.Disposable.create(()=>{
this.unregisterSingle(r,n).catch(()=>{
this.connection.console.info(`Un-registering capability with id ${r} failed.`)})}),e=>{
this.connection.console.info(`Registering request handler for ${n} failed.`);
return Promise.reject(e)})}
unregisterSingle(e,t){
let n={
unregisterations:[{
id:e,
method:t}]};
return this.connection.sendRequest(o.UnregistrationRequest.type,n).catch(()=>{
this.connection.console.info(`Un-registering request handler for ${e} failed.`)})}
registerMany(e){
let t=e.asRegistrationParams();
return this.connection.sendRequest(o.RegistrationRequest.type,t).then(()=>new j(this._connection,t.registrations.map(e=>({
id:e.id,
method:e.method}))),e=>{
this.connection.console.info(`Bulk registration failed.`);
return Promise.reject(e)})}};
var re=class{
_connection;
constructor(){}
attach(e){
this._connection=e}
get connection(){
if(!this._connection)
throw Error(`Remote is not attached to a connection yet.`);
return this._connection}
initialize(e){}
fillServerCapabilities(e){}
applyEdit(e){
function t(e){
return e&&!!e.edit}
let n=t(e)?e:{
edit:e};
return this.connection.sendRequest(o.ApplyWorkspaceEditRequest.type,n)}};
let N=(0,w.TextDocumentContentFeature)((0,g.FileOperationsFeature)((0,f.WorkspaceFoldersFeature)((0,d.ConfigurationFeature)(re))));
var P=class{
_trace;
_connection;
constructor(){
this._trace=o.Trace.Off}
attach(e){
this._connection=e}
get connection(){
if(!this._connection)
throw Error(`Remote is not attached to a connection yet.`);
return this._connection}
initialize(e){}
fillServerCapabilities(e){}
set trace(e){
this._trace=e}
log(e,t){
if(this._trace===o.Trace.Off)
return;
this.connection.sendNotification(o.LogTraceNotification.type,{
message:e,
verbose:this._trace===o.Trace.Verbose?t:void 0}).catch(()=>{})}};
var F=class{
_connection;
constructor(){}
attach(e){
this._connection=e}
get connection(){
if(!this._connection)
throw Error(`Remote is not attached to a connection yet.`);
return this._connection}
initialize(e){}
fillServerCapabilities(e){}
logEvent(e){
this.connection.sendNotification(o.TelemetryEventNotification.type,e).catch(()=>{
this.connection.console.log(`Sending TelemetryEventNotification failed`)})}};
var I=class{
_connection;
constructor(){}
attach(e){
this._connection=e}
get connection(){
if(!this._connection)
throw Error(`Remote is not attached to a connection yet.`);
return this._connection}
initialize(e){}
fillServerCapabilities(e){}
attachWorkDoneProgress(e){
return(0,u.attachWorkDone)(this.connection,e)}
attachPartialResultProgress(e,t){
return(0,u.attachPartialResult)(this.connection,t)}};
e._LanguagesImpl=I;
let L=(0,C.InlineCompletionFeature)((0,b.FoldingRangeFeature)((0,S.MonikerFeature)((0,te.DiagnosticFeature)((0,ee.InlayHintFeature)((0,y.InlineValueFeature)((0,v.TypeHierarchyFeature)((0,_.LinkedEditingRangeFeature)((0,m.SemanticTokensFeature)((0,p.CallHierarchyFeature)(I))))))))));
var R=class{
_connection;
constructor(){}
attach(e){
this._connection=e}
get connection(){
if(!this._connection)
throw Error(`Remote is not attached to a connection yet.`);
return this._connection}
initialize(e){}
fillServerCapabilities(e){}
attachWorkDoneProgress(e){
return(0,u.attachWorkDone)(this.connection,e)}
attachPartialResultProgress(e,t){
return(0,u.attachPartialResult)(this.connection,t)}};
e._NotebooksImpl=R;
let z=(0,x.NotebookSyncFeature)(R);
function B(e,t){
return function(n){
return t(e(n))}}
function V(e,t){
return function(n){
return t(e(n))}}
function H(e,t){
return function(n){
return t(e(n))}}
function U(e,t){
return function(n){
return t(e(n))}}
function ie(e,t){
return function(n){
return t(e(n))}}
function W(e,t){
return function(n){
return t(e(n))}}
function G(e,t){
return function(n){
return t(e(n))}}
function ae(e,t){
return function(n){
return t(e(n))}}
function oe(e,t){
function n(e,t,n){
if(e&&t)
return n(e,t);else 
if(e)
return e;else 
return t}
return{
__brand:`features`,
console:n(e.console,t.console,B),
tracer:n(e.tracer,t.tracer,H),
telemetry:n(e.telemetry,t.telemetry,V),
client:n(e.client,t.client,U),
window:n(e.window,t.window,ie),
workspace:n(e.workspace,t.workspace,W),
languages:n(e.languages,t.languages,G),
notebooks:n(e.notebooks,t.notebooks,ae)}}
function se(e,t,n){
let r=n&&n.console?new(n.console(E)):new E;
let i=e(r);
r.rawAttach(i);
let a=n&&n.tracer?new(n.tracer(P)):new P;
let c=n&&n.telemetry?new(n.telemetry(F)):new F;
let l=n&&n.client?new(n.client(M)):new M;
let d=n&&n.window?new(n.window(O)):new O;
let f=n&&n.workspace?new(n.workspace(N)):new N;
let p=n&&n.languages?new(n.languages(L)):new L;
let m=n&&n.notebooks?new(n.notebooks(z)):new z;
let h=[r,a,c,l,d,f,p,m];
function g(e){
if(e instanceof Promise)
return e;else 
if(s.thenable(e))
return new Promise((t,n)=>{
e.then(e=>t(e),e=>n(e))});else 
return Promise.resolve(e)}
let _;
let v;
let y;
let b={
listen:()=>i.listen(),
sendRequest:(e,...t)=>i.sendRequest(s.string(e)?e:e.method,...t),
onRequest:(e,t)=>i.onRequest(e,t),
sendNotification:(e,t)=>{
let n=s.string(e)?e:e.method;
return i.sendNotification(n,t)},
onNotification:(e,t)=>i.onNotification(e,t),
onProgress:i.onProgress,
sendProgress:i.sendProgress,
onInitialize:e=>{
v=e;
return{
dispose:()=>{
v=void 0}}},
onInitialized:e=>i.onNotification(o.InitializedNotification.type,e),
onShutdown:e=>{
_=e;
return{
dispose:()=>{
_=void 0}}},
onExit:e=>{
y=e;
return{
dispose:()=>{
y=void 0}}},
get console(){
return r},
get telemetry(){
return c},
get tracer(){
return a},
get client(){
return l},
get window(){
return d},
get workspace(){
return f},
get languages(){
return p},
get notebooks(){
return m},
onDidChangeConfiguration:e=>i.onNotification(o.DidChangeConfigurationNotification.type,e),
onDidChangeWatchedFiles:e=>i.onNotification(o.DidChangeWatchedFilesNotification.type,e),
__textDocumentSync:void 0,
onDidOpenTextDocument:e=>i.onNotification(o.DidOpenTextDocumentNotification.type,e),
onDidChangeTextDocument:e=>i.onNotification(o.DidChangeTextDocumentNotification.type,e),
onDidCloseTextDocument:e=>i.onNotification(o.DidCloseTextDocumentNotification.type,e),
onWillSaveTextDocument:e=>i.onNotification(o.WillSaveTextDocumentNotification.type,e),
onWillSaveTextDocumentWaitUntil:e=>i.onRequest(o.WillSaveTextDocumentWaitUntilRequest.type,e),
onDidSaveTextDocument:e=>i.onNotification(o.DidSaveTextDocumentNotification.type,e),
sendDiagnostics:e=>i.sendNotification(o.PublishDiagnosticsNotification.type,e),
onHover:e=>i.onRequest(o.HoverRequest.type,(t,n)=>e(t,n,(0,u.attachWorkDone)(i,t),void 0)),
onCompletion:e=>i.onRequest(o.CompletionRequest.type,(t,n)=>e(t,n,(0,u.attachWorkDone)(i,t),(0,u.attachPartialResult)(i,t))),
onCompletionResolve:e=>i.onRequest(o.CompletionResolveRequest.type,e),
onSignatureHelp:e=>i.onRequest(o.SignatureHelpRequest.type,(t,n)=>e(t,n,(0,u.attachWorkDone)(i,t),void 0)),
onDeclaration:e=>i.onRequest(o.DeclarationRequest.type,(t,n)=>e(t,n,(0,u.attachWorkDone)(i,t),(0,u.attachPartialResult)(i,t))),
onDefinition:e=>i.onRequest(o.DefinitionRequest.type,(t,n)=>e(t,n,(0,u.attachWorkDone)(i,t),(0,u.attachPartialResult)(i,t))),
onTypeDefinition:e=>i.onRequest(o.TypeDefinitionRequest.type,(t,n)=>e(t,n,(0,u.attachWorkDone)(i,t),(0,u.attachPartialResult)(i,t))),
onImplementation:e=>i.onRequest(o.ImplementationRequest.type,(t,n)=>e(t,n,(0,u.attachWorkDone)(i,t),(0,u.attachPartialResult)(i,t))),
onReferences:e=>i.onRequest(o.ReferencesRequest.type,(t,n)=>e(t,n,(0,u.attachWorkDone)(i,t),(0,u.attachPartialResult)(i,t))),
onDocumentHighlight:e=>i.onRequest(o.DocumentHighlightRequest.type,(t,n)=>e(t,n,(0,u.attachWorkDone)(i,t),(0,u.attachPartialResult)(i,t))),
onDocumentSymbol:e=>i.onRequest(o.DocumentSymbolRequest.type,(t,n)=>e(t,n,(0,u.attachWorkDone)(i,t),(0,u.attachPartialResult)(i,t))),
onWorkspaceSymbol:e=>i.onRequest(o.WorkspaceSymbolRequest.type,(t,n)=>e(t,n,(0,u.attachWorkDone)(i,t),(0,u.attachPartialResult)(i,t))),
onWorkspaceSymbolResolve:e=>i.onRequest(o.WorkspaceSymbolResolveRequest.type,e),
onCodeAction:e=>i.onRequest(o.CodeActionRequest.type,(t,n)=>e(t,n,(0,u.attachWorkDone)(i,t),(0,u.attachPartialResult)(i,t))),
onCodeActionResolve:e=>i.onRequest(o.CodeActionResolveRequest.type,(t,n)=>e(t,n)),
onCodeLens:e=>i.onRequest(o.CodeLensRequest.type,(t,n)=>e(t,n,(0,u.attachWorkDone)(i,t),(0,u.attachPartialResult)(i,t))),
onCodeLensResolve:e=>i.onRequest(o.CodeLensResolveRequest.type,(t,n)=>e(t,n)),
onDocumentFormatting:e=>i.onRequest(o.DocumentFormattingRequest.type,(t,n)=>e(t,n,(0,u.attachWorkDone)(i,t),void 0)),
onDocumentRangeFormatting:e=>i.onRequest(o.DocumentRangeFormattingRequest.type,(t,n)=>e(t,n,(0,u.attachWorkDone)(i,t),void 0)),
onDocumentRangesFormatting:e=>i.onRequest(o.DocumentRangesFormattingRequest.type,(t,n)=>e(t,n,(0,u.attachWorkDone)(i,t),void 0)),
onDocumentOnTypeFormatting:e=>i.onRequest(o.DocumentOnTypeFormattingRequest.type,(t,n)=>e(t,n)),
onRenameRequest:e=>i.onRequest(o.RenameRequest.type,(t,n)=>e(t,n,(0,u.attachWorkDone)(i,t),void 0)),
onPrepareRename:e=>i.onRequest(o.PrepareRenameRequest.type,(t,n)=>e(t,n)),
onDocumentLinks:e=>i.onRequest(o.DocumentLinkRequest.type,(t,n)=>e(t,n,(0,u.attachWorkDone)(i,t),(0,u.attachPartialResult)(i,t))),
onDocumentLinkResolve:e=>i.onRequest(o.DocumentLinkResolveRequest.type,(t,n)=>e(t,n)),
onDocumentColor:e=>i.onRequest(o.DocumentColorRequest.type,(t,n)=>e(t,n,(0,u.attachWorkDone)(i,t),(0,u.attachPartialResult)(i,t))),
onColorPresentation:e=>i.onRequest(o.ColorPresentationRequest.type,(t,n)=>e(t,n,(0,u.attachWorkDone)(i,t),(0,u.attachPartialResult)(i,t))),
onFoldingRanges:e=>i.onRequest(o.FoldingRangeRequest.type,(t,n)=>e(t,n,(0,u.attachWorkDone)(i,t),(0,u.attachPartialResult)(i,t))),
onSelectionRanges:e=>i.onRequest(o.SelectionRangeRequest.type,(t,n)=>e(t,n,(0,u.attachWorkDone)(i,t),(0,u.attachPartialResult)(i,t))),
onExecuteCommand:e=>i.onRequest(o.ExecuteCommandRequest.type,(t,n)=>e(t,n,(0,u.attachWorkDone)(i,t),void 0)),
dispose:()=>i.dispose()};
for(
let e of h)
e.attach(b);
i.onRequest(o.InitializeRequest.type,e=>{
t.initialize(e);
s.string(e.trace)&&(a.trace=o.Trace.fromString(e.trace));
for(
let t of h)
t.initialize(e.capabilities);
if(v)
return g(v(e,new o.CancellationTokenSource().token,(0,u.attachWorkDone)(i,e),void 0)).then(e=>{
if(e instanceof o.ResponseError)
return e;
let t=e;
t||={
capabilities:{}};
let n=t.capabilities;
if(!n){
n={};
t.capabilities=n}
n.textDocumentSync===void 0||n.textDocumentSync===null?n.textDocumentSync=s.number(b.__textDocumentSync)?b.__textDocumentSync:o.TextDocumentSyncKind.None:!s.number(n.textDocumentSync)&&!s.number(n.textDocumentSync.change)&&(n.textDocumentSync.change=s.number(b.__textDocumentSync)?b.__textDocumentSync:o.TextDocumentSyncKind.None);
for(
let e of h)
e.fillServerCapabilities(n);
return t});else{
let e={
capabilities:{
textDocumentSync:o.TextDocumentSyncKind.None}};
for(
let t of h)
t.fillServerCapabilities(e.capabilities);
return e}});
i.onRequest(o.ShutdownRequest.type,()=>{
t.shutdownReceived=!0;
if(_)
return _(new o.CancellationTokenSource().token);else 
return});
i.onNotification(o.ExitNotification.type,()=>{
try{
if(y)
return y()}finally{
t.shutdownReceived?t.exit(0):t.exit(1)}});
i.onNotification(o.SetTraceNotification.type,e=>{
a.trace=o.Trace.fromString(e.value)});
return b}}));
var nn=e.__commonJSMin(((e,t)=>{
t.exports={}}));
var rn=e.__commonJSMin(((e,t,n)=>{
var r=n&&n.__createBinding||(Object.create?(function(e,t,n,r){
r===void 0&&(r=n);
var i=Object.getOwnPropertyDescriptor(t,n);
(!i||(`get`in i?!t.__esModule:i.writable||i.configurable))&&(i={
enumerable:!0,
get:function(){
return t[n]}});
Object.defineProperty(e,r,i)}):(function(e,t,n,r){
r===void 0&&(r=n);
e[r]=t[n]}));
var i=n&&n.__setModuleDefault||(Object.create?(function(e,t){
Object.defineProperty(e,"default",{
enumerable:!0,
value:t})}):function(e,t){
e.default=t});
var a=n&&n.__importStar||(function(){
var e=function(t){
e=Object.getOwnPropertyNames||function(e){
var t=[];
for(
var n in e)
Object.prototype.hasOwnProperty.call(e,n)&&(t[t.length]=n);
return t};
return e(t)};
return function(t){
if(t&&t.__esModule)
return t;
var n={};
if(t!=null)
for(
var a=e(t),o=0;o<a.length;o++)
a[o]!=="default"&&r(n,t,a[o]);
i(n,t);
return n}})();
Object.defineProperty(e,"__esModule",{
value:!0});
e.FileSystem=void 0;
e.uriToFilePath=u;
e.resolve=f;
e.resolveGlobalNodePath=p;
e.resolveGlobalYarnPath=m;
e.resolveModulePath=g;
let o=a(require("url"));
let s=a(require("path"));
let c=a(require("fs"));
let l=nn();
function u(e){
let t=o.parse(e);
if(t.protocol!==`file:`||!t.path)
return;
let n=t.path.split(`/`);
for(
let e=0,t=n.length;e<t;e++)
n[e]=decodeURIComponent(n[e]);
if(process.platform===`win32`&&n.length>1){
let e=n[0];
let t=n[1];
e.length===0&&t.length>1&&t[1]===`:`&&n.shift()}
return s.normalize(n.join(`/`))}
function d(){
return process.platform===`win32`}
function f(e,t,n,r){
let i=`NODE_PATH`;
return new Promise((a,o)=>{
let u=process.env;
let d=Object.create(null);
Object.keys(u).forEach(e=>d[e]=u[e]);
if(t&&c.existsSync(t)){
d[i]?d[i]=t+s.delimiter+d[i]:d[i]=t;
r&&r(`NODE_PATH value is: ${d[i]}`)}
d.ELECTRON_RUN_AS_NODE=`1`;
try{
let t=(0,l.fork)(``,[],{
cwd:n,
env:d,
execArgv:[`-e`,`var p = process;p.on('message',function(m){if(m.c==='e'){p.exit(0);}else if(m.c==='rs'){try{var r=require.resolve(m.a);p.send({c:'r',s:true,r:r});}catch(err){p.send({c:'r',s:false});}}});`]});
if(t.pid===void 0){
o(Error(`Starting process to resolve node module  ${e} failed`));
return}
t.on(`error`,e=>{
o(e)});
t.on(`message`,n=>{
if(n.c===`r`){
t.send({
c:`e`});
n.s?a(n.r):o(Error(`Failed to resolve module: ${e}`))}});
let r={
c:`rs`,
a:e};
t.send(r)}catch(e){
o(e)}})}
function p(e){
let t=`npm`;
let n=Object.create(null);
Object.keys(process.env).forEach(e=>n[e]=process.env[e]);
n.NO_UPDATE_NOTIFIER=`true`;
let r={
encoding:`utf8`,
env:n};
if(d()){
t=`npm.cmd`;
r.shell=!0}
let i=()=>{};
try{
process.on(`SIGPIPE`,i);
let n=(0,l.spawnSync)(t,[`config`,`get`,`prefix`],r).stdout;
if(!n){
e&&e(`'npm config get prefix' didn't return a value.`);
return}
let a=n.trim();
e&&e(`'npm config get prefix' value is: ${a}`);
if(a.length>0){
if(d())
return s.join(a,`node_modules`);else 
return s.join(a,`lib`,`node_modules`)}
return}catch{
return}finally{
process.removeListener(`SIGPIPE`,i)}}
function m(e){
let t=`yarn`;
let n={
encoding:`utf8`};
if(d()){
t=`yarn.cmd`;
n.shell=!0}
let r=()=>{};
try{
process.on(`SIGPIPE`,r);
let i=(0,l.spawnSync)(t,[`global`,`dir`,`--json`],n);
let a=i.stdout;
if(!a){
if(e){
e(`'yarn global dir' didn't return a value.`);
i.stderr&&e(i.stderr)}
return}
let o=a.trim().split(/\r?\n/);
for(
let e of o)
try{
let t=JSON.parse(e);
if(t.type===`log`)
return s.join(t.data,`node_modules`)}catch{}
return}catch{
return}finally{
process.removeListener(`SIGPIPE`,r)}}
var h;
(function(e){
let t;
function n(){
if(t!==void 0)
return t;
t=process.platform===`win32`?!1:!c.existsSync(__filename.toUpperCase())||!c.existsSync(__filename.toLowerCase());
return t}
e.isCaseSensitive=n;
function r(e,t){
if(n())
return s.normalize(t).indexOf(s.normalize(e))===0;else 
return s.normalize(t).toLowerCase().indexOf(s.normalize(e).toLowerCase())===0}
e.isParent=r})(h||(e.FileSystem=h={}));
function g(e,t,n,r){
if(n){
s.isAbsolute(n)||(n=s.join(e,n));
return f(t,n,n,r).then(e=>{
if(h.isParent(n,e))
return e;else 
return Promise.reject(Error(`Failed to load ${t} from node path location.`))}).then(void 0,n=>f(t,p(r),e,r))}else 
return f(t,p(r),e,r)}}));
var an=e.__commonJSMin((e=>{
Object.defineProperty(e,"__esModule",{
value:!0});
let t=require("util");
let n=x();
var r=class e extends n.AbstractMessageBuffer{
static emptyBuffer=Buffer.allocUnsafe(0);
constructor(e=`utf-8`){
super(e)}
emptyBuffer(){
return e.emptyBuffer}
fromString(e,t){
return Buffer.from(e,t)}
toString(e,n){
if(e instanceof Buffer)
return e.toString(n);else 
return new t.TextDecoder(n).decode(e)}
asNative(e,t){
if(t===void 0)
return e instanceof Buffer?e:Buffer.from(e);else 
return e instanceof Buffer?e.slice(0,t):Buffer.from(e,0,t)}
allocNative(e){
return Buffer.allocUnsafe(e)}};
var i=class{
stream;
constructor(e){
this.stream=e}
onClose(e){
this.stream.on(`close`,e);
return n.Disposable.create(()=>this.stream.off(`close`,e))}
onError(e){
this.stream.on(`error`,e);
return n.Disposable.create(()=>this.stream.off(`error`,e))}
onEnd(e){
this.stream.on(`end`,e);
return n.Disposable.create(()=>this.stream.off(`end`,e))}
onData(e){
this.stream.on(`data`,e);
return n.Disposable.create(()=>this.stream.off(`data`,e))}};
var a=class{
stream;
constructor(e){
this.stream=e}
onClose(e){
this.stream.on(`close`,e);
return n.Disposable.create(()=>this.stream.off(`close`,e))}
onError(e){
this.stream.on(`error`,e);
return n.Disposable.create(()=>this.stream.off(`error`,e))}
onEnd(e){
this.stream.on(`end`,e);
return n.Disposable.create(()=>this.stream.off(`end`,e))}
write(e,t){
return new Promise((n,r)=>{
let i=e=>{
e==null?n():r(e)};
typeof e==`string`?this.stream.write(e,t,i):this.stream.write(e,i)})}
end(){
this.stream.end()}};
let o=Object.freeze({
messageBuffer:Object.freeze({
create:e=>new r(e)}),
applicationJson:Object.freeze({
encoder:Object.freeze({
name:`application/json`,
encode:(e,t)=>{
try{
return Promise.resolve(Buffer.from(JSON.stringify(e,void 0,0),t.charset))}catch(e){
return Promise.reject(e)}}}),
decoder:Object.freeze({
name:`application/json`,
decode:(e,n)=>{
try{
if(e instanceof Buffer)
return Promise.resolve(JSON.parse(e.toString(n.charset)));else 
return Promise.resolve(JSON.parse(new t.TextDecoder(n.charset).decode(e)))}catch(e){
return Promise.reject(e)}}})}),
stream:Object.freeze({
asReadableStream:e=>new i(e),
asWritableStream:e=>new a(e)}),
console,
timer:Object.freeze({
setTimeout(e,t,...n){
let r=setTimeout(e,t,...n);
return{
dispose:()=>clearTimeout(r)}},
setImmediate(e,...t){
let n=setImmediate(e,...t);
return{
dispose:()=>clearImmediate(n)}},
setInterval(e,t,...n){
let r=setInterval(e,t,...n);
return{
dispose:()=>clearInterval(r)}}})});
function s(){
return o}
(function(e){
function t(){
n.RAL.install(o)}
e.install=t})(s||={});
e.default=s}));
var on=e.__commonJSMin(((e,t,n)=>{
var r=n&&n.__createBinding||(Object.create?(function(e,t,n,r){
r===void 0&&(r=n);
var i=Object.getOwnPropertyDescriptor(t,n);
(!i||(`get`in i?!t.__esModule:i.writable||i.configurable))&&(i={
enumerable:!0,
get:function(){
return t[n]}});
Object.defineProperty(e,r,i)}):(function(e,t,n,r){
r===void 0&&(r=n);
e[r]=t[n]}));
var i=n&&n.__setModuleDefault||(Object.create?(function(e,t){
Object.defineProperty(e,"default",{
enumerable:!0,
value:t})}):function(e,t){
e.default=t});
var a=n&&n.__importStar||(function(){
var e=function(t){
e=Object.getOwnPropertyNames||function(e){
var t=[];
for(
var n in e)
Object.prototype.hasOwnProperty.call(e,n)&&(t[t.length]=n);
return t};
return e(t)};
return function(t){
if(t&&t.__esModule)
return t;
var n={};
if(t!=null)
for(
var a=e(t),o=0;o<a.length;o++)
a[o]!=="default"&&r(n,t,a[o]);
i(n,t);
return n}})();
var o=n&&n.__exportStar||function(e,t){
for(
var n in e)
n!=="default"&&!Object.prototype.hasOwnProperty.call(t,n)&&r(t,e,n)};
var s=n&&n.__importDefault||function(e){
return e&&e.__esModule?e:{
default:e}};
Object.defineProperty(e,"__esModule",{
value:!0});
e.StreamMessageWriter=e.StreamMessageReader=e.SocketMessageWriter=e.SocketMessageReader=e.PortMessageWriter=e.PortMessageReader=e.IPCMessageWriter=e.IPCMessageReader=void 0;
e.generateRandomPipeName=ee;
e.createClientPipeTransport=te;
e.createServerPipeTransport=S;
e.createClientSocketTransport=C;
e.createServerSocketTransport=w;
e.createMessageConnection=D;
let c=s(an());
c.default.install();
let l=a(require("path"));
let u=a(require("os"));
let d=a(require("fs"));
let f=require("crypto");
let p=nn();
let m=x();
o(x(),e);
e.IPCMessageReader=class extends m.AbstractMessageReader{
process;
constructor(e){
super();
this.process=e;
let t=this.process;
t.on(`error`,e=>this.fireError(e));
t.on(`close`,()=>this.fireClose())}
listen(e){
this.process.on(`message`,e);
return m.Disposable.create(()=>this.process.off(`message`,e))}};
e.IPCMessageWriter=class extends m.AbstractMessageWriter{
process;
errorCount;
constructor(e){
super();
this.process=e;
this.errorCount=0;
let t=this.process;
t.on(`error`,e=>this.fireError(e));
t.on(`close`,()=>this.fireClose)}
write(e){
try{
typeof this.process.send==`function`&&this.process.send(e,void 0,void 0,t=>{
if(t){
this.errorCount++;
this.handleError(t,e)}else 
this.errorCount=0});
return Promise.resolve()}catch(t){
this.handleError(t,e);
return Promise.reject(t)}}
handleError(e,t){
this.errorCount++;
this.fireError(e,t,this.errorCount)}
end(){}};
e.PortMessageReader=class extends m.AbstractMessageReader{
onData;
constructor(e){
super();
this.onData=new m.Emitter;
e.on(`close`,()=>this.fireClose);
e.on(`error`,e=>this.fireError(e));
e.on(`message`,e=>{
this.onData.fire(e)})}
listen(e){
return this.onData.event(e)}};
e.PortMessageWriter=class extends m.AbstractMessageWriter{
port;
errorCount;
constructor(e){
super();
this.port=e;
this.errorCount=0;
e.on(`close`,()=>this.fireClose());
e.on(`error`,e=>this.fireError(e))}
write(e){
try{
this.port.postMessage(e);
return Promise.resolve()}catch(t){
this.handleError(t,e);
return Promise.reject(t)}}
handleError(e,t){
this.errorCount++;
this.fireError(e,t,this.errorCount)}
end(){}};
var h=class extends m.ReadableStreamMessageReader{
constructor(e,t=`utf-8`){
super((0,c.default)().stream.asReadableStream(e),t)}};
e.SocketMessageReader=h;
var g=class extends m.WriteableStreamMessageWriter{
socket;
constructor(e,t){
super((0,c.default)().stream.asWritableStream(e),t);
this.socket=e}
dispose(){
super.dispose();
this.socket.destroy()}};
e.SocketMessageWriter=g;
var _=class extends m.ReadableStreamMessageReader{
constructor(e,t){
super((0,c.default)().stream.asReadableStream(e),t)}};
e.StreamMessageReader=_;
var v=class extends m.WriteableStreamMessageWriter{
constructor(e,t){
super((0,c.default)().stream.asWritableStream(e),t)}};
e.StreamMessageWriter=v;
let y=process.env.XDG_RUNTIME_DIR;
let b=new Map([[`linux`,107],[`darwin`,102]]);
function ee(){
if(process.platform===`win32`)
return`\\\\.\\pipe\\lsp-${(0,f.randomBytes)(16).toString(`hex`)}-sock`;
let e=32;
let t=d.realpathSync(y??u.tmpdir());
let n=b.get(process.platform);
n!==void 0&&(e=Math.min(n-t.length-10,e));
if(e<16)
throw Error(`Unable to generate a random pipe name with ${e} characters.`);
let r=(0,f.randomBytes)(Math.floor(e/2)).toString(`hex`);
return l.join(t,`lsp-${r}.sock`)}
function te(e,t=`utf-8`){
let n;
let r=new Promise((e,t)=>{
n=e});
return new Promise((i,a)=>{
let o=(0,p.createServer)(e=>{
o.close();
n([new h(e,t),new g(e,t)])});
o.on(`error`,a);
o.listen(e,()=>{
o.removeListener(`error`,a);
i({
onConnected:()=>r})})})}
function S(e,t=`utf-8`){
let n=(0,p.createConnection)(e);
return[new h(n,t),new g(n,t)]}
function C(e,t=`utf-8`){
let n;
let r=new Promise((e,t)=>{
n=e});
return new Promise((i,a)=>{
let o=(0,p.createServer)(e=>{
o.close();
n([new h(e,t),new g(e,t)])});
o.on(`error`,a);
o.listen(e,`127.0.0.1`,()=>{
o.removeListener(`error`,a);
let e=o.address();
if(e===null||typeof e==`string`){
a(Error(`Unexpected server address: ${e}`));
return}
let t=e.port;
i({
port:()=>t,
onConnected:()=>r})})})}
function w(e,t=`utf-8`){
let n=(0,p.createConnection)(e,`127.0.0.1`);
return[new h(n,t),new g(n,t)]}
function T(e){
let t=e;
return t.read!==void 0&&t.addListener!==void 0}
function E(e){
let t=e;
return t.write!==void 0&&t.addListener!==void 0}
function D(e,t,n,r){
n||=m.NullLogger;
let i=T(e)?new _(e):e;
let a=E(t)?new v(t):t;
m.ConnectionStrategy.is(r)&&(r={
connectionStrategy:r});
return(0,m.createMessageConnection)(i,a,n,r)}}));
var sn=e.__commonJSMin(((e,t,n)=>{
var r=n&&n.__createBinding||(Object.create?(function(e,t,n,r){
r===void 0&&(r=n);
var i=Object.getOwnPropertyDescriptor(t,n);
(!i||(`get`in i?!t.__esModule:i.writable||i.configurable))&&(i={
enumerable:!0,
get:function(){
return t[n]}});
Object.defineProperty(e,r,i)}):(function(e,t,n,r){
r===void 0&&(r=n);
e[r]=t[n]}));
var i=n&&n.__exportStar||function(e,t){
for(
var n in e)
n!=="default"&&!Object.prototype.hasOwnProperty.call(t,n)&&r(t,e,n)};
Object.defineProperty(e,"__esModule",{
value:!0});
e.createProtocolConnection=o;
let a=on();
i(on(),e);
i(Z(),e);
function o(e,t,n,r){
return(0,a.createMessageConnection)(e,t,n,r)}}));
var cn=e.__commonJSMin(((e,t,n)=>{
var r=n&&n.__createBinding||(Object.create?(function(e,t,n,r){
r===void 0&&(r=n);
var i=Object.getOwnPropertyDescriptor(t,n);
(!i||(`get`in i?!t.__esModule:i.writable||i.configurable))&&(i={
enumerable:!0,
get:function(){
return t[n]}});
Object.defineProperty(e,r,i)}):(function(e,t,n,r){
r===void 0&&(r=n);
e[r]=t[n]}));
var i=n&&n.__exportStar||function(e,t){
for(
var n in e)
n!=="default"&&!Object.prototype.hasOwnProperty.call(t,n)&&r(t,e,n)};
Object.defineProperty(e,"__esModule",{
value:!0});
e.ProposedFeatures=e.NotebookDocuments=e.TextDocuments=e.SemanticTokensBuilder=e.WorkDoneProgressReporter=void 0;
let a=Vt();
Object.defineProperty(e,"SemanticTokensBuilder",{
enumerable:!0,
get:function(){
return a.SemanticTokensBuilder}});
let o=Lt();
Object.defineProperty(e,"WorkDoneProgressReporter",{
enumerable:!0,
get:function(){
return o.WorkDoneProgressReporter}});
i(Z(),e);
let s=Xt();
Object.defineProperty(e,"TextDocuments",{
enumerable:!0,
get:function(){
return s.TextDocuments}});
let c=Zt();
Object.defineProperty(e,"NotebookDocuments",{
enumerable:!0,
get:function(){
return c.NotebookDocuments}});
i(tn(),e);
var l;
(function(e){
e.all={
__brand:`features`}})(l||(e.ProposedFeatures=l={}))}));
var ln=e.__commonJSMin(((e,t,n)=>{
var r=n&&n.__createBinding||(Object.create?(function(e,t,n,r){
r===void 0&&(r=n);
var i=Object.getOwnPropertyDescriptor(t,n);
(!i||(`get`in i?!t.__esModule:i.writable||i.configurable))&&(i={
enumerable:!0,
get:function(){
return t[n]}});
Object.defineProperty(e,r,i)}):(function(e,t,n,r){
r===void 0&&(r=n);
e[r]=t[n]}));
var i=n&&n.__setModuleDefault||(Object.create?(function(e,t){
Object.defineProperty(e,"default",{
enumerable:!0,
value:t})}):function(e,t){
e.default=t});
var a=n&&n.__importStar||(function(){
var e=function(t){
e=Object.getOwnPropertyNames||function(e){
var t=[];
for(
var n in e)
Object.prototype.hasOwnProperty.call(e,n)&&(t[t.length]=n);
return t};
return e(t)};
return function(t){
if(t&&t.__esModule)
return t;
var n={};
if(t!=null)
for(
var a=e(t),o=0;o<a.length;o++)
a[o]!=="default"&&r(n,t,a[o]);
i(n,t);
return n}})();
var o=n&&n.__exportStar||function(e,t){
for(
var n in e)
n!=="default"&&!Object.prototype.hasOwnProperty.call(t,n)&&r(t,e,n)};
Object.defineProperty(e,"__esModule",{
value:!0});
e.Files=void 0;
e.createConnection=v;
let s=require("node:util");
let c=a(l());
let u=tn();
let d=a(rn());
let f=sn();
o(sn(),e);
o(cn(),e);
var p;
(function(e){
e.uriToFilePath=d.uriToFilePath;
e.resolveGlobalNodePath=d.resolveGlobalNodePath;
e.resolveGlobalYarnPath=d.resolveGlobalYarnPath;
e.resolve=d.resolve;
e.resolveModulePath=d.resolveModulePath})(p||(e.Files=p={}));
let m=!1;
let h;
function g(){
let e=`--clientProcessId`;
function t(e){
try{
let t=parseInt(e);
isNaN(t)||(h=setInterval(()=>{
try{
process.kill(t,0)}catch{
process.exit(+!m)}},3e3))}catch{}}
for(
let n=2;n<process.argv.length;n++){
let r=process.argv[n];
if(r===e&&n+1<process.argv.length){
t(process.argv[n+1]);
return}else{
let n=r.split(`=`);
n[0]===e&&t(n[1])}}}
g();
let _={
initialize:e=>{
let t=e.processId;
c.number(t)&&h===void 0&&setInterval(()=>{
try{
process.kill(t,0)}catch{
process.exit(+!m)}},3e3)},
get shutdownReceived(){
return m},
set shutdownReceived(e){
m=e},
exit:e=>{
process.exit(e)}};
function v(e,t,n,r){
let i;
let a;
let o;
let s;
if(e!==void 0&&e.__brand===`features`){
i=e;
e=t;
t=n;
n=r}
if(f.ConnectionStrategy.is(e)||f.ConnectionOptions.is(e))
s=e;else{
a=e;
o=t;
s=n}
return y(a,o,s,i)}
function y(e,t,n,r){
let i=!1;
if(!e&&!t&&process.argv.length>2){
let n;
let r;
let a=process.argv.slice(2);
for(
let o=0;o<a.length;o++){
let s=a[o];
if(s===`--node-ipc`){
e=new f.IPCMessageReader(process);
t=new f.IPCMessageWriter(process);
break}else 
if(s===`--stdio`){
i=!0;
e=process.stdin;
t=process.stdout;
break}else 
if(s===`--socket`){
n=parseInt(a[o+1]);
break}else 
if(s===`--pipe`){
r=a[o+1];
break}else{
let e=s.split(`=`);
if(e[0]===`--socket`){
n=parseInt(e[1]);
break}else 
if(e[0]===`--pipe`){
r=e[1];
break}}}
if(n){
let r=(0,f.createServerSocketTransport)(n);
e=r[0];
t=r[1]}else 
if(r){
let n=(0,f.createServerPipeTransport)(r);
e=n[0];
t=n[1]}}
let a=`Use arguments of createConnection or set command line parameters: '--node-ipc', '--stdio' or '--socket={number}'`;
if(!e)
throw Error(`Connection input stream is not set. `+a);
if(!t)
throw Error(`Connection output stream is not set. `+a);
if(c.func(e.read)&&c.func(e.on)){
let t=e;
t.on(`end`,()=>{
process.exit(+!m)});
t.on(`close`,()=>{
process.exit(+!m)})}
return(0,u.createConnection)(r=>{
let a=(0,f.createProtocolConnection)(e,t,r,n);
i&&b(r);
return a},_,r)}
function b(e){
function t(e){
return e.map(e=>typeof e==`string`?e:(0,s.inspect)(e)).join(` `)}
let n=new Map;
console.assert=function(n,...r){
if(n)
return;
if(r.length===0)
e.error(`Assertion failed`);else{
let[n,...i]=r;
e.error(`Assertion failed: ${n} ${t(i)}`)}};
console.count=function(t=`default`){
let r=String(t);
let i=n.get(r)??0;
i+=1;
n.set(r,i);
e.log(`${r}: ${r}`)};
console.countReset=function(e){
e===void 0?n.clear():n.delete(String(e))};
console.debug=function(...n){
e.log(t(n))};
console.dir=function(t,n){
e.log((0,s.inspect)(t,n))};
console.log=function(...n){
e.log(t(n))};
console.error=function(...n){
e.error(t(n))};
console.trace=function(...n){
let r=Error().stack.replace(/(.+\n){2}/,``);
let i=`Trace`;
n.length!==0&&(i+=`: ${t(n)}`);
e.log(`${i}\n${r}`)};
console.warn=function(...n){
e.warn(t(n))};
console.info=function(...n){
e.info(t(n))}}}));
var un=class e{
constructor(e,t,n,r){
this._uri=e;
this._languageId=t;
this._version=n;
this._content=r;
this._lineOffsets=void 0}
get uri(){
return this._uri}
get languageId(){
return this._languageId}
get version(){
return this._version}
getText(e){
if(e){
let t=this.offsetAt(e.start);
let n=this.offsetAt(e.end);
return this._content.substring(t,n)}
return this._content}
update(t,n){
for(
let n of t)
if(e.isIncremental(n)){
let e=hn(n.range);
let t=this.offsetAt(e.start);
let r=this.offsetAt(e.end);
this._content=this._content.substring(0,t)+n.text+this._content.substring(r,this._content.length);
let i=t+n.text.length;
let a=this._content.charCodeAt(t-1)===13&&this._content.charCodeAt(t)===10;
let o=this._content.charCodeAt(i-1)===13&&this._content.charCodeAt(i)===10;
if(a||o){
this._lineOffsets=void 0;
continue}
let s=Math.max(e.start.line,0);
let c=Math.max(e.end.line,0);
let l=this._lineOffsets;
let u=pn(n.text,!1,t);
if(c-s===u.length)
for(
let e=0,t=u.length;e<t;e++)
l[e+s+1]=u[e];else 
u.length<1e4?l.splice(s+1,c-s,...u):this._lineOffsets=l=l.slice(0,s+1).concat(u,l.slice(c+1));
let d=n.text.length-(r-t);
if(d!==0)
for(
let e=s+1+u.length,t=l.length;e<t;e++)
l[e]=l[e]+d}else 
if(e.isFull(n)){
this._content=n.text;
this._lineOffsets=void 0}else 
throw Error(`Unknown change event received`);
this._version=n}
getLineOffsets(){
this._lineOffsets===void 0&&(this._lineOffsets=pn(this._content,!0));
return this._lineOffsets}
positionAt(e){
e=Math.max(Math.min(e,this._content.length),0);
let t=this.getLineOffsets();
let n=0,r=t.length;
if(r===0)
return{
line:0,
character:e};
for(;n<r;){
let i=Math.floor((n+r)/2);
t[i]>e?r=i:n=i+1}
let i=n-1;
e=this.ensureBeforeEOL(e,t[i]);
return{
line:i,
character:e-t[i]}}
offsetAt(e){
let t=this.getLineOffsets();
if(e.line>=t.length)
return this._content.length;else 
if(e.line<0)
return 0;
let n=t[e.line];
if(e.character<=0)
return n;
let r=e.line+1<t.length?t[e.line+1]:this._content.length;
let i=Math.min(n+e.character,r);
return this.ensureBeforeEOL(i,n)}
getLineRange(e){
let t=this.getLineOffsets();
if(e>=t.length){
let e=t.length-1;
return{
start:{
line:e,
character:0},
end:{
line:e,
character:this._content.length-t[e]}}}else 
if(e<0)
return{
start:{
line:0,
character:0},
end:{
line:0,
character:0}};
let n=t[e];
let r=e+1<t.length?t[e+1]:this._content.length;
let i=this.ensureBeforeEOL(r,n);
return{
start:{
line:e,
character:0},
end:{
line:e,
character:i-n}}}
getEOLCharacters(e){
let t=this.getLineOffsets();
if(e>=t.length)
return``;else 
if(e<0)
return``;
let n=e+1<t.length?t[e+1]:this._content.length;
let r=this.ensureBeforeEOL(n,t[e]);
return this._content.substring(r,n)}
ensureBeforeEOL(e,t){
for(;e>t&&mn(this._content.charCodeAt(e-1));)
e--;
return e}
get lineCount(){
return this.getLineOffsets().length}
static isIncremental(e){
let t=e;
return t!=null&&typeof t.text==`string`&&t.range!==void 0&&(t.rangeLength===void 0||typeof t.rangeLength==`number`)}
static isFull(e){
let t=e;
return t!=null&&typeof t.text==`string`&&t.range===void 0&&t.rangeLength===void 0}};
var dn;
(function(e){
function t(e,t,n,r){
return new un(e,t,n,r)}
e.create=t;
function n(e,t,n){
if(e instanceof un){
e.update(t,n);
return e}else 
throw Error(`TextDocument.update: document must be created by TextDocument.create`)}
e.update=n;
function r(e,t){
let n=e.getText();
let r=fn(t.map(gn),(e,t)=>{
let n=e.range.start.line-t.range.start.line;
if(n===0)
return e.range.start.character-t.range.start.character;
return n});
let i=0;
let a=[];
for(
let t of r){
let r=e.offsetAt(t.range.start);
if(r<i)
throw Error(`Overlapping edit`);else 
r>i&&a.push(n.substring(i,r));
t.newText.length&&a.push(t.newText);
i=e.offsetAt(t.range.end)}
a.push(n.substr(i));
return a.join(``)}
e.applyEdits=r})(dn||={});
function fn(e,t){
if(e.length<=1)
return e;
let n=e.length/2|0;
let r=e.slice(0,n);
let i=e.slice(n);
fn(r,t);
fn(i,t);
let a=0;
let o=0;
let s=0;
for(;a<r.length&&o<i.length;)
t(r[a],i[o])<=0?e[s++]=r[a++]:e[s++]=i[o++];
for(;a<r.length;)
e[s++]=r[a++];
for(;o<i.length;)
e[s++]=i[o++];
return e}
function pn(e,t,n=0){
let r=t?[n]:[];
for(
let t=0;t<e.length;t++){
let i=e.charCodeAt(t);
if(mn(i)){
i===13&&t+1<e.length&&e.charCodeAt(t+1)===10&&t++;
r.push(n+t+1)}}
return r}
function mn(e){
return e===13||e===10}
function hn(e){
let t=e.start;
let n=e.end;
if(t.line>n.line||t.line===n.line&&t.character>n.character)
return{
start:n,
end:t};
return e}
function gn(e){
let t=hn(e.range);
if(t!==e.range)
return{
newText:e.newText,
range:t};
return e}
var Q=cn();
const _n=`${Q.CodeActionKind.SourceFixAll}.mcp-lint`;
const vn={
clients:`mcp-lint.server.clients`,
convert:`mcp-lint.server.convert`,
fixAll:`mcp-lint.server.fixAll`,
servers:`mcp-lint.server.servers`};
function yn({
capabilities:e,
initializationOptions:t}){
let{
workspace:r={},
textDocument:i={}}=e;
let a=n.isObject(t)?t.showServers:void 0;
return{
pulls:i.diagnostic!==void 0,
asksAgain:r.diagnostics?.refreshSupport===!0,
related:i.publishDiagnostics?.relatedInformation===!0||i.diagnostic?.relatedInformation===!0,
watches:r.didChangeWatchedFiles?.dynamicRegistration===!0,
snippets:i.completion?.completionItem?.snippetSupport===!0,
documentChanges:r.workspaceEdit?.documentChanges===!0,
creates:r.workspaceEdit?.resourceOperations?.includes(`create`)===!0,
configuration:r.configuration===!0,
configurationChanges:r.didChangeConfiguration?.dynamicRegistration===!0,
folders:r.workspaceFolders===!0,
renames:i.rename?.prepareSupport===!0,
showServers:typeof a==`string`?a:``}}
const bn={
filters:[{
scheme:`file`,
pattern:{
glob:`**/*`}}]};
function xn({
folders:e,
renames:t}){
return{
textDocumentSync:{
openClose:!0,
change:Q.TextDocumentSyncKind.Incremental,
save:!0},
diagnosticProvider:{
identifier:`mcp-lint`,
interFileDependencies:!0,
workspaceDiagnostics:!0},
codeActionProvider:{
codeActionKinds:[Q.CodeActionKind.QuickFix,_n]},
codeLensProvider:{},
completionProvider:{
triggerCharacters:[`"`,`'`,`$`,`{`,`:`,`_`,`@`,`/`]},
definitionProvider:!0,
documentSymbolProvider:!0,
executeCommandProvider:{
commands:Object.values(vn)},
hoverProvider:!0,
referencesProvider:!0,
renameProvider:!t||{
prepareProvider:!0},
workspace:{...e&&{
workspaceFolders:{
supported:!0,
changeNotifications:!0}},
fileOperations:{
didCreate:bn,
didDelete:bn,
didRename:bn}}}}
function Sn(e,{
start:t,
end:n}){
return{
start:wn(e,t),
end:wn(e,Math.max(t,n))}}
function Cn(e){
return Sn(e.document,n.spanOf(e))}
function wn(e,t){
let{
line:n,
column:r}=e.position(t);
return{
line:n-1,
character:r-1}}
function Tn(e,t){
return e.line<t.line||e.line===t.line&&e.character<t.character}
function En(e,t){
return!Tn(e.end,t.start)&&!Tn(t.end,e.start)}
const Dn=new Set([`field-other-client`,`field-other-transport`,`input-unused`,`key-duplicate`,`server-shadowed`,`suppression-unused`]);
const On=new Set([`field-deprecated`,`package-deprecated`,`schema-dialect-legacy`,`server-json-removed-field`,`tool-execution-removed`,`transport-legacy`]);
const kn={
error:Q.DiagnosticSeverity.Error,
warning:Q.DiagnosticSeverity.Warning,
info:Q.DiagnosticSeverity.Information};
function An(e,t,n){
return(e.files.get(t)?.findings??[]).map(t=>jn(t,e,n))}
function jn(e,t,{
uriOf:n,
related:r}){
let{
rule:a,
severity:o,
message:s,
help:c,
related:l}=new i.ShownFinding(e);
let u=Mn(a);
return{
range:Cn(e.place),
severity:kn[o],
code:a,
codeDescription:{
href:Nn(a)},
source:`mcp-lint`,
message:c===void 0?s:`${s}\n${c}`,...u.length>0&&{
tags:u},...r&&l.length>0&&{
relatedInformation:l.map(({
path:r,
message:i},a)=>{
let o=e.related[a]?.place??e.place;
return{
location:{
uri:n(t.placeOf(r)),
range:Cn(o)},
message:i}})}}}
function Mn(e){
if(Dn.has(e))
return[Q.DiagnosticTag.Unnecessary];
return On.has(e)?[Q.DiagnosticTag.Deprecated]:[]}
function Nn(e){
return e===`configuration`?`${t.about.docs}/configuration.md`:`${t.about.docs}/rules/${e}.md`}
function Pn(e,t,{
range:n,
toEdit:r,
isOpen:a,...o}){
let{
findings:s=[]}=e.files.get(t)??{};
return s.flatMap(s=>{
let c=e.report?.fixes.get(s);
if(c===void 0||!En(Cn(s.place),n))
return[];
let l=c.files.map(({
document:t,
edits:n})=>({
path:e.placeOf(t.path),
edits:n.map(({
span:e,
text:n})=>({
range:Sn(t,e),
newText:n}))}));
if(l.some(e=>e.path!==t&&!a(e.path)))
return[];
let{
safety:u,
title:d}=c;
let f=jn(s,e,o);
return[{
title:Fn(i.shown(d,c.files.map(({
document:e})=>e)),u),
kind:Q.CodeActionKind.QuickFix,
diagnostics:[f],...u===`safe`&&{
isPreferred:!0},
edit:r(l)}]})}
function Fn(e,t){
return t===`safe`?e:`${e} (may change what the file means)`}
const In={
transport:`How the server is reached.`,
command:`The program that is started.`,
args:`The arguments of the command.`,
commandLine:`The program that is started, and its arguments.`,
env:`Variables for the environment of the server.`,
envFile:`A file with variables for the environment of the server.`,
cwd:`The folder that the server is started in.`,
url:`The address of the server.`,
headers:`Headers that are sent with every request.`,
headersHelper:`A command that prints headers.`,
timeout:`The longest that the client waits for an answer.`,
startupTimeout:`The longest that the start may take.`,
retries:`How often the client tries again.`,
enabled:`Whether the server is used.`,
disabled:`Whether the server is left alone.`,
platforms:`The systems that the server is used on.`,
auth:`How the client signs in.`,
oauth:`How the client signs in with OAuth.`,
toolsAllowed:`The tools that are offered; no others are.`,
toolsDenied:`Tools that are not offered.`,
toolPolicy:`What each tool may do.`,
autoApprove:`Tools that run without a question.`,
alwaysLoad:`Whether its tools are offered from the start.`,
trust:`Whether its tools run without a question.`,
name:`The name of the server.`,
description:`What the server is for.`};
const Ln={
R:`Seen in the running client`,
H:`Read in its source`,
M:`Documented`,
I:`Reported in an issue`,
L:`Hearsay`};
function Rn({
is:e}){
return e===`other`?void 0:In[e]}
function zn(e,t,r,i){
let{
unread:a,
for:o,
deprecated:s,
note:c,
floor:l,
is:u}=e;
let d=[];
a&&d.push(`${i} does not read it.`);
e.unit===`ms`&&d.push(`In milliseconds.`);
e.unit===`s`&&d.push(`In seconds.`);
e.default!==void 0&&d.push(`Default: ${$(e.default)}.`);
if(u===`transport`&&!a){
let n=Object.entries(e.spellings??t.spellings).map(([e])=>$(e));
n.length>0&&d.push(`Values: ${n.join(`, `)}.`)}
o!==void 0&&d.push(`Read of ${n.list(o,{
bare:!0})} servers alone.`);
l!==void 0&&d.push(`A number below ${l} is not honoured.`);
s!==void 0&&d.push(`Replaced by ${$(s.use)}.`);
c!==void 0&&d.push(Hn(c));
let f=a?void 0:t.placeholders?.in[u];
f!==void 0&&t.placeholders!==void 0&&d.push(`Variables: ${f.map($).join(`, `)}; of one that is not set, ${t.placeholders.whenUnset}.`);
!a&&!e.idle&&d.push(`Of a value that does not fit: ${Bn(t.bad,i)}.`);
d.push(`${Vn(e.by??t.by,r)}.`);
return d}
function Bn(e,t){
return`${n.consequence(e,t)}${e.note===void 0?``:` (${e.note})`}`}
function Vn(e,{
sources:t}){
let r=n.confidenceOf(e);
let i=t[e.slice(e.indexOf(`:`)+1)];
let a=i===void 0?``:`: ${i.title} ${i.version}, ${i.date}`;
return`${Ln[r]}${a}`}
function $(e){
let t=n.printable(e);
let r=Math.max(0,...Array.from(t.matchAll(/`+/g),([e])=>e.length));
let i="`".repeat(r+1);
let a=r>0?` `:``;
return`${i}${a}${t}${a}${i}`}
function Hn(e){
return`${e.charAt(0).toUpperCase()}${e.slice(1)}.`}
function Un(e,t){
let r=n.tokensOf(e);
let i=[];
let a=0;
for(;a<r.length;a+=1){
let n=r[a];
if(n.start>=t||Gn(n,e,t))
break;
qn(i,n,e)}
let o=r[a];
let s=o!==void 0&&Gn(o,e,t)?o:void 0;
if(s?.kind===`comment`)
return;
let c=i.at(-1);
if(c===void 0||c.expects!==`key`&&c.expects!==`value`)
return;
let l=s?.kind===`string`;
let u=s??{
start:t,
end:t};
let d=i.slice(0,-1).map(Kn);
return{
route:c.expects===`key`?d:[...d,Kn(c)],
at:c.expects,
span:{
start:u.start,
end:u.end},
typed:e.slice(u.start+ +!!l,t),
isQuoted:l,
isFollowed:Wn(r,s===void 0?a:a+1)?.kind===`:`}}
function Wn(e,t){
return e.slice(t).find(({
kind:e})=>e!==`comment`)}
function Gn({
kind:e,
start:t,
end:n},r,i){
if(i<=t||i>n)
return!1;
if(e===`string`)
return i<n||n-t===1||r[n-1]!==r[t];
return e===`word`||e===`comment`&&(i<n||r.startsWith(`//`,t))}
function Kn({
kind:e,
key:t,
index:n}){
return e===`{`?t:n}
function qn(e,t,n){
let r=e.at(-1);
switch(t.kind){case`{`:case`[`:
e.push({
kind:t.kind,
expects:t.kind===`{`?`key`:`value`,
key:``,
index:0});
return;case`}`:case`]`:
e.pop();
Jn(e.at(-1),`nothing`);
return;case`:`:
Jn(r,`value`);
return;case`,`:
r?.kind===`[`&&(r.index+=1);
Jn(r,r?.kind===`[`?`value`:`key`);
return;case`comment`:
return;default:
r?.expects===`key`&&(r.key=Yn(n.slice(t.start,t.end)));
Jn(r,r?.expects===`key`?`colon`:`nothing`)}}
function Jn(e,t){
e!==void 0&&(e.expects=t)}
function Yn(e){
try{
return String(JSON.parse(e))}catch{
return e.replace(/^["']|["']$/g,``)}}
const Xn=/\s*("(?:[^"\\]|\\.)*"|'[^']*'|[\w-]+)\s*(\.|$)/y;
function Zn(e,t){
let n=e.lastIndexOf(`
`,t-1)+1;
let r=e.slice(n,t);
let i=/^[^\r\n]*/.exec(e.slice(t))?.[0]??``;
if(/^\s*[[#]/.test(r))
return;
let a=Qn(e.slice(0,n));
if(a===void 0)
return;
let o=r.search(/=/);
if(o===-1){
let e=r.trimStart();
if(/[.\s]/.test(e))
return;
let n=t-e.length;
let o=/^[\w-]*/.exec(i)?.[0].length??0;
let s=/^[\w-]*\s*=/.test(i);
return{
route:a,
at:`key`,
span:{
start:n,
end:t+o},
typed:e,
isQuoted:!1,
isFollowed:s}}
let s=$n(r.slice(0,o));
if(s===void 0||r.includes(`{`))
return;
let c=r.slice(o+1);
let l=[...a,...s];
let u=c.trimStart().startsWith(`[`);
let d=er(c);
if(d===void 0&&u)
return;
let f=c.slice(0,d??0).split(/"[^"]*"|'[^']*'/).join(``).split(`,`).length-1;
let p=d===void 0?n+o+1+(c.length-c.trimStart().length):n+o+1+d;
let m=e.slice(d===void 0?p:p+1,t);
let h=d===void 0?``:e[p]??`"`;
let g=h===``?-1:i.indexOf(h);
let _=/^[\w.-]*/.exec(i)?.[0].length??0;
let v=t+(h===``?_:g===-1?0:g+1);
return{
route:u?[...l,f]:l,
at:`value`,
span:{
start:p,
end:v},
typed:m,
isQuoted:d!==void 0,
isFollowed:!1}}
function Qn(e){
let t=Array.from(e.matchAll(/^[ \t]*\[(?!\[)([^\]\r\n]*)\]/gm)).at(-1)?.[1];
return t===void 0?[]:$n(t)}
function $n(e){
let t=[];
Xn.lastIndex=0;
for(
let n=Xn.exec(e);n!==null;n=Xn.exec(e)){
let[,e=``,r]=n;
t.push(/^["']/.test(e)?e.slice(1,-1):e);
if(r===``)
return t}}
function er(e){
let t;
for(
let n=0;n<e.length;n+=1){
let r=e[n];
if(t===void 0){
if(r===`"`||r===`'`)
t=n;else 
if(r===`#`)
return}else 
r===`\\`&&e[t]===`"`?n+=1:r===e[t]&&(t=void 0)}
return t}
let tr;
let nr;
function rr(e,t,n){
let r=Math.max(n,e.lastIndexOf(`
`,t-1)+1);
let i=e.slice(r,t);
let a=/^[^\r\n]*/.exec(e.slice(t))?.[0]??``;
if(/(?:^|\s)#/.test(i))
return;
let o=ar(i);
let s=or(e.slice(n,r),o);
let c=i.slice(o.column);
if(o.key===void 0)
return ir(c,t,a,{
route:s,
at:o.dashes.length>0?`value`:`key`});
let l=c.slice(/^[^:]*:[ \t]*/.exec(c)?.[0].length??0);
let u=[...s,o.key];
if(!l.startsWith(`[`))
return ir(l,t,a,{
route:u,
at:`value`});
let d=l.slice(1).split(`,`);
return ir(d.at(-1)?.trimStart()??``,t,a,{
route:[...u,d.length-1],
at:`value`})}
function ir(e,t,n,r){
let i=/^["']/.exec(e)?.[0];
let a=/^[^\s:#,\]]*/.exec(n)?.[0].length??0;
let o=i===void 0?a:n.indexOf(i)+1;
return{...r,
span:{
start:t-e.length,
end:t+o},
typed:i===void 0?e:e.slice(1),
isQuoted:i!==void 0,
isFollowed:/^[^\s:#]*["']?\s*:/.test(n)}}
function ar(e){
let[t]=(tr??=/^[ \t]*(?:-[ \t]+)*(?:-(?=\s*$)\s*)?/).exec(e)??[``];
let[,n,r,i]=(nr??=/^(?:"((?:[^"\\]|\\.)*)"|'([^']*)'|([^\s#"'[\]{},:&*!|>-](?:[^:#]*[^:#\s])?))\s*:(?=\s|$)/).exec(e.slice(t.length))??[];
return{
dashes:Array.from(t.matchAll(/-/g),({
index:e})=>e),
column:t.length,
key:n??r??i}}
function or(e,t){
let n=[];
for(
let t of e.split(/\r?\n/).slice(0,-1)){
if(t.trim()===``||/^\s*#/.test(t))
continue;
let e=ar(t);
for(
let t of e.dashes)
cr(n,t);
sr(n,e.column);
e.key!==void 0&&n.push({
column:e.column,
key:e.key})}
for(
let e of t.dashes)
cr(n,e);
sr(n,t.column);
return n.map(e=>`key`in e?e.key:e.index)}
function sr(e,t){
for(;(e.at(-1)?.column??-1)>=t;)
e.pop()}
function cr(e,t){
sr(e,t+1);
let n=e.at(-1);
let r=n?.column===t&&`index`in n;
r&&e.pop();
e.push({
column:t,
index:r?n.index+1:0})}
function lr(e,t,n){
if(t===`json`)
return Un(e,n);
if(t===`toml`)
return Zn(e,n);
let r=t===`markdown`?ur(e,n):0;
return r===void 0?void 0:rr(e,n,r)}
function ur(e,t){
let n=/^---[ \t]*\r?\n/.exec(e)?.[0].length;
if(n===void 0||t<n)
return;
let r=e.slice(n).search(/^---[ \t]*$/m);
return r!==-1&&t>n+r?void 0:n}
function dr({
servers:e,
bareMap:t,
mayBeServer:r,
dialect:i},a){
let o=e.filter(({
at:e})=>e.length<a.length&&n.fits(a,e)).toSorted((e,t)=>t.at.length-e.at.length)[0];
let s=o===void 0?fr(a,t!==void 0,r===!0):a.slice(o.at.length+1);
if(s===void 0)
return;
return{
inside:i?.nested!==void 0&&s[0]===i.nested?s.slice(1):s}}
function fr(e,t,n){
if(t&&e.length>0)
return e.slice(1);
return n?e:void 0}
const pr={
S:e=>e,
mcp__S__T:(e,t)=>t===void 0?`mcp__${e}`:`mcp__${e}__${t}`,
mcp_S_T:(e,t=``)=>`mcp_${e}_${t}`,
S_T:(e,t=`*`)=>`${e}_${t}`,
"S/T":(e,t=`*`)=>`${e}/${t}`,
"@S/T":(e,t)=>t===void 0?`@${e}`:`@${e}/${t}`,
"S:T":(e,t=`*`)=>`${e}:${t}`,
"Mcp(S:T)":(e,t=`*`)=>`Mcp(${e}:${t})`};
function mr(e,t,r,{
format:i,
client:a,
workspace:o}){
return(i.references??[]).flatMap(i=>{
if(!hr(i,e,t))
return[];
let s=i.as===`words`?/(?<![^\s,])[^\s,]*$/.exec(r)?.[0].length??0:r.length;
let c=pr[i.form];
return n.serversFor(i,a,o).flatMap(e=>[{
text:c(e),
detail:i.form===`S`?`server`:`tools of a server`,
replaces:s},...gr(e,i,o).map(t=>({
text:c(e,t),
detail:`tool of ${e}`,
replaces:s}))])})}
function hr({
at:e,
as:t},r,i){
if(!n.fits(i,e))
return!1;
let a=i.slice(e.length);
if(t===`keys`)
return r===`key`&&a.length===0;
if(r===`key`)
return!1;
let o=a.length===1&&typeof a[0]==`number`;
return t===`list`?o:t===`words`&&o||a.length===0}
function gr(e,{
form:t},{
toolLists:r,
readings:i}){
if(t===`S`)
return[];
let a=i.find(({
names:t})=>t.includes(e));
return((a&&n.knownTools(r,e,a.document.path))??[]).map(({
name:e})=>e)}
let _r;
function vr(e){
let{
dialect:t,
meaning:r,
typed:a,
name:o,
document:s}=e;
let[c=``]=(_r??=/(?:\$\{?[\w:.]*|\{[\w:]*|%\w*)$/).exec(a)??[];
if(c===``&&(r!==`env`&&r!==`headers`||o===void 0||a!==``))
return[];
let l=t.placeholders?.in[r]??[];
let u=e=>i.shown(e,[s])===e;
return l.flatMap(t=>yr(t,e).filter(u).map(e=>n.spell(t,e))).slice(0,100).map(e=>({
text:e,
detail:`variable`,
replaces:c.length}))}
function yr(e,{
dialect:t,
meaning:r,
name:i,
format:a,
document:o,
readings:s}){
if(e==="${input:id}")
return br(a,o);
if(e==="${workspaceFolder}")
return[`workspaceFolder`];
if(!n.isCompletion(e))
return[];
let c=r===`env`&&i!==void 0&&/^\w+$/.test(i)?[i]:[];
return[...new Set([...c,...t.placeholders?.own??[],...xr(s)])]}
function br({
inputs:e},t){
let r=e===void 0?void 0:n.valueAt(t.value,e);
if(!Array.isArray(r))
return[];
return r.flatMap(e=>{
let t=n.isObject(e)?n.own(e,`id`):void 0;
return typeof t==`string`?[t]:[]})}
function xr(e){
let t=new Set;
for(
let{
servers:r}of e)
for(
let{
env:e,
headers:i,
url:a,
args:o}of r)
for(
let{
value:r}of[...e,...i,...o,...a===void 0?[]:[a]])
for(
let{
syntax:e,
name:i}of n.placeholdersIn(r))
Sr(e)&&t.add(i);
return[...t].sort()}
function Sr(e){
return n.isCompletion(e)||n.takesDefault(e)}
function Cr(e,t){
let{
document:n}=t;
let r=lr(n.text,n.language,e);
if(r===void 0)
return[];
let i=r.at===`key`?wr(r,t):kr(r,t);
return[...new Map(i.toReversed().map(e=>[e.label,e])).values()].toReversed().map((n,i)=>Ar(n,i,r,e,t))}
function wr({
route:e},t){
let{
document:r,
format:i,
client:a,
workspace:o}=t;
let s=n.valueAt(r.value,e);
let c=e=>n.isObject(s)&&Object.hasOwn(s,e);
let l=mr(`key`,e,``,{
format:i,
client:a,
workspace:o}).map(({
text:e,
detail:t})=>({
label:e,
kind:Q.CompletionItemKind.Reference,
detail:t}));
let u=t.schemas.describe(i.schema??i.id,e);
let d=dr(i,e);
let{
dialect:f}=i;
let p=d?.inside.length===0&&f!==void 0?Tr(f,s,t,u.keys):[];
let m=e.length===0?Or(i):[];
let h=e=>p.length>0&&f?.fields[e]!==void 0;
let g=[...u.keys].filter(([e])=>!h(e)).map(([e,t])=>({
label:e,
kind:Q.CompletionItemKind.Property,
documentation:t}));
return[...l,...p,...m,...g].filter(({
label:e})=>!c(e))}
function Tr(e,t,{
client:r,
format:i},a){
let o=n.readerOf({
client:r,
format:i});
let s=n.isObject(t)&&Object.keys(t).some(t=>e.fields[t]?.is===`url`);
let c=n.isObject(t)&&Object.keys(t).some(t=>Er(e.fields[t]));
return Object.entries(e.fields).flatMap(([t,n])=>{
if(n.unread||n.idle||c!==s&&!Dr(n,c))
return[];
let i=zn(n,e,r,o).map(e=>`- ${e}`);
return{
label:t,
kind:Q.CompletionItemKind.Field,
detail:`${o}: ${n.is===`other`?`field`:Lr(n.is)}`,
documentation:[a.get(t)??Rn(n),i.join(`
`)].filter(Boolean).join(`

`),
isDeprecated:n.deprecated!==void 0,
follows:Pr[n.is]}})}
function Er(e){
return e?.is===`command`||e?.is===`commandLine`}
function Dr({
for:e},t){
return e===void 0||e.some(e=>e===`stdio`===t)}
function Or({
servers:e,
rootFields:t={}}){
let n=e.flatMap(({
at:[e]})=>typeof e==`string`&&e!==`*`?[e]:[]);
let r=(e,t)=>({
label:e,
kind:Q.CompletionItemKind.Module,
detail:t});
return[...n.map(e=>({...r(e,`servers`),
follows:`{}`})),...Object.entries(t).flatMap(([e,{
unread:t}])=>t?[]:[r(e,`field`)])]}
function kr({
route:e,
typed:t},n){
let{
format:r,
client:i,
workspace:a,
document:o,
schemas:s}=n;
let c=mr(`value`,e,t,{
format:r,
client:i,
workspace:a}).map(({
text:e,
detail:t,
replaces:n})=>({
label:e,
kind:Q.CompletionItemKind.Reference,
detail:t,
replaces:n,
value:e}));
if(c.length>0)
return c;
let l=dr(r,e);
let{
dialect:u}=r;
let[d=``,...f]=l?.inside??[];
let p=u?.fields[String(d)];
if(u!==void 0&&p!==void 0){
if(p.is===`transport`&&f.length===0)
return Object.entries(p.spellings??u.spellings).map(([e,t])=>({
label:e,
kind:Q.CompletionItemKind.EnumMember,
detail:t,
value:e}));
let e=typeof f.at(-1)==`string`?String(f.at(-1)):void 0;
let n=vr({
dialect:u,
meaning:p.is,
typed:t,
name:e,
format:r,
document:o,
readings:a.readings});
if(n.length>0)
return n.map(({
text:e,
detail:t,
replaces:n})=>({
label:e,
kind:Q.CompletionItemKind.Variable,
detail:t,
replaces:n,
value:e}))}
return s.describe(r.schema??r.id,e).values.map(e=>({
label:String(e),
kind:Q.CompletionItemKind.Value,
value:e}))}
function Ar({
label:e,
kind:t,
detail:n,
documentation:r,
isDeprecated:i,
follows:a,
value:o,
replaces:s},c,l,u,{
document:d,
snippets:f}){
let p=s!==void 0&&(l.isQuoted||d.language!==`json`);
let m=p?{
start:u-s,
end:u}:l.span;
let h=l.at===`key`;
let g=p?String(o):h?jr(e,d.language):Mr(o,d.language,l);
let _=!h||l.isFollowed?``:Nr(d.language);
let v=_===``||d.language!==`json`?``:a??``;
let y=f&&v!==``;
let b=y?Ir(g+_)+Fr(v):g+_+v;
return{
label:e,
kind:t,
sortText:String(c).padStart(4,`0`),
filterText:p||/^["']/.test(d.text.slice(m.start,u))?g:e,...n!==void 0&&{
detail:n},...r!==void 0&&r!==``&&{
documentation:{
kind:Q.MarkupKind.Markdown,
value:r}},...i&&{
tags:[Q.CompletionItemTag.Deprecated]},...y&&{
insertTextFormat:Q.InsertTextFormat.Snippet},
textEdit:{
range:Sn(d,m),
newText:b}}}
function jr(e,t){
if(t===`json`)
return JSON.stringify(e);
return/^[\w-]+$/.test(e)?e:JSON.stringify(e)}
function Mr(e,t,{
isQuoted:n}){
return(t===`yaml`||t===`markdown`)&&!n&&typeof e==`string`&&/^[\w./@-]+$/.test(e)?e:JSON.stringify(e)}
function Nr(e){
return e===`toml`?` = `:`: `}
const Pr={
transport:`""`,
command:`""`,
args:`[]`,
commandLine:`[]`,
env:`{}`,
envFile:`""`,
cwd:`""`,
url:`""`,
headers:`{}`,
headersHelper:`""`};
function Fr(e){
return`${e.charAt(0)}$0${e.slice(1)}`}
function Ir(e){
return e.replace(/[\\$}]/g,`\\$&`)}
function Lr(e){
return e.replace(/[A-Z]/g,e=>` ${e.toLowerCase()}`)}
function Rr(e,t,r){
for(
let i of n.referencesIn(e).references){
if(i.place.document!==t)
continue;
let e=n.spanOf(i.place);
if(e.start<=r&&r<=e.end)
return{...i,
span:e}}}
function zr(e,t,r){
for(
let i of e.readings){
if(i.document!==t)
continue;
for(
let e of i.servers){
let{
start:t,
end:a}=n.spanOf(n.placeOfName(e));
if(t<=r&&r<=a)
return{
server:e,
reading:i}}}}
async function Br(e,t,r){
let i=await e.workspace();
let a=i&&Rr(i,t,r);
if(a?.definition!==void 0)
return{...a.definition,
place:a.place};
let o=i&&zr(i,t,r);
return o&&{...o,
place:n.placeOfName(o.server)}}
async function Vr(e,t,n,r){
let i=await e.workspace();
if(i===void 0)
return[];
let a=Rr(i,t,n)?.definition??zr(i,t,n);
return a===void 0?[]:[Wr(a,e,r)]}
async function Hr(e,t,r,{
isWithDefinition:i,...a}){
let o=await e.workspace();
if(o===void 0)
return[];
let s=Rr(o,t,r);
let c=(s?.definition??zr(o,t,r))?.server.name??s?.meant.server;
if(c===void 0)
return[];
let l=n.referencesTo(o,c).map(({
place:t})=>({
uri:a.uriOf(e.placeOf(t.document.path)),
range:Cn(t)}));
return i?[...Ur(o,c,e,a),...l]:l}
function Ur({
readings:e},t,r,i){
let a=new Map;
for(
let o of e){
if(!o.names.includes(t))
continue;
for(
let e of o.servers)
e.name===t&&a.set(n.keyOf(e),Wr({
server:e,
reading:o},r,i))}
return[...a.values()]}
function Wr({
server:e},t,{
uriOf:r}){
let i=n.placeOfName(e);
return{
uri:r(t.placeOf(i.document.path)),
range:Cn(i)}}
function Gr(e,t){
let r;
let i=0;
let a=(n,i)=>{
let a=e.locate(n,i);
let o=a.start<=t&&t<=a.end;
let s=r===void 0||a.end-a.start<=r.span.end-r.span.start;
o&&s&&(r={
route:n,
side:i,
span:a});
return o};
let o=(t,r)=>{
let s=Array.isArray(t)?t.keys():n.isObject(t)?Object.keys(t):[];
for(
let c of s){
i+=1;
if(i>1e5)
return;
let s=n.below(r,c);
typeof c==`string`&&a(s,`key`);
(a(s,`value`)||e.language===`toml`)&&o(Kr(t,c),s)}};
o(e.value,[]);
return r}
function Kr(e,t){
return Array.isArray(e)?e[Number(t)]:e[t]}
function qr(e,{
line:t,
character:n}){
let{
text:r}=e;
let[i,a]=[0,r.length];
for(;i<a;){
let r=i+a>>1;
let o=e.position(r);
o.line-1<t||o.line-1===t&&o.column-1<n?i=r+1:a=r}
return i}
async function Jr(e,{
readings:t},n,r){
let[i]=t;
if(i===void 0)
return;
let{
document:a}=i;
let o=await e.workspace();
let s=o&&ei(o,e,a,n);
if(s!==void 0)
return Yr(a,s.span,[s.words]);
let c=Gr(a,n);
if(c===void 0)
return;
let l=t.slice(0,4).flatMap(e=>Xr(e,c,r)??[]);
return l.length===0?void 0:Yr(a,c.span,[...new Set(l)])}
function Yr(e,t,n){
return{
contents:{
kind:Q.MarkupKind.Markdown,
value:n.join(`

---

`)},
range:Sn(e,t)}}
function Xr(e,{
route:t,
side:r},i){
let a=e.servers.find(e=>n.startsWith(t,e.route));
if(a!==void 0&&Zr(a,t,r))
return $r(a,e);
let o=a?.fields.find(e=>n.startsWith(t,e.route));
if(a!==void 0&&o!==void 0&&o.route.length===t.length)
return Qr(o,a,e,i);
let s=t.length===1?e.format.rootFields?.[String(t[0])]:void 0;
let{
title:c,
description:l}=ti(e,t,i);
let u=l??c??(s&&Rn(s));
if(u===void 0)
return;
let d=`**${$(ni(e.document,t))}** \u00b7 ${n.readerOf(e)}`;
let f=s?.note===void 0?[]:[s.note];
return[`${d}\n\n${u}`,...f].join(`

`)}
function Zr({
nameAt:e,
route:t},r,i){
return i===`key`&&r.length===t.length||e.side===i&&e.route.length===r.length&&n.startsWith(r,e.route)}
function Qr({
key:e,
route:t,
fact:r},a,o,s){
let{
dialect:c,
document:l}=a;
let u=n.readerOf(o);
let{
description:d}=ti(o,t,s);
let f=`**${$(i.shown(e,[l]))}** \u00b7 ${u}`;
if(r===void 0){
let e=c.open?void 0:`${u} has no such field.`;
return[f,d??e].filter(e=>e!==void 0).join(`

`)}
return[f,d??Rn(r)??Rn(n.fieldFor(r.is)),zn(r,c,o.client,u).map(e=>`- ${e}`).join(`
`)].filter(e=>e!==void 0).join(`

`)}
function $r(e,t){
let{
document:r,
transport:a,
dialect:o,
off:s}=e;
let c=n.readerOf(t);
let l=n.isNameless(e)?n.nameOf(e):`server ${$(i.shown(e.name,[r]))}`;
let u=[];
a===void 0?u.push(`Neither a command nor a url that counts: ${Bn(o.neither,c)}.`):u.push(`${c} reaches it by ${a}.`);
s&&u.push(`It is switched off.`);
let d=t.format.toolNames??t.client.toolNames;
d!==void 0&&d.names===void 0&&!n.isNameless(e)&&u.push(`A tool "search" of it is called ${$(i.shown(d.name(e.name,`search`),[r]))}.`);
u.push(`${Vn(o.by,t.client)}.`);
return[`**${l}** \u00b7 ${c}`,u.map(e=>`- ${e}`).join(`
`)].join(`

`)}
function ei(e,t,n,r){
let a=Rr(e,n,r);
if(a===void 0)
return;
let{
meant:o,
definition:s,
span:c}=a;
let l=$(i.shown(o.server,[n]));
if(s===void 0)
return{
span:c,
words:`${l} is the name of no server that is defined here.`};
let{
server:u}=s;
let{
line:d}=u.document.position(u.document.locate(u.nameAt.route,u.nameAt.side).start);
let f=o.tool===void 0?``:`, tool ${$(i.shown(o.tool,[n]))}`;
let p=$(i.shown(u.name,[u.document]));
let m=`${$(u.document.path)} line ${d}`;
let h=t.readingOf(u.document)?.client.name;
return{
span:c,
words:`server ${p}${f}: defined in ${m}${h===void 0?``:`, for ${h}`}`}}
function ti({
format:e},t,n){
return n.describe(e.schema??e.id,t)}
function ni(e,t){
return i.shown(String(t.at(-1)),[e])}
function ri({
readings:e},t,r){
let i=e.find(e=>e.owner);
if(i===void 0||i.format.stray)
return[];
let{
client:a,
format:o}=i;
let s=n.formatsWith(`readsToo`).filter(({
readsToo:e})=>e?.includes(o.id)).map(({
clientName:e})=>e);
let c=new Set([a.name,...e.map(e=>e.client.name),...s]);
let l=o.servers.length===0?``:`: ${n.count(i.names.length,`server`)}`;
let u={
line:0,
character:0};
let d=`Read by ${n.list([...c],{
bare:!0,
max:4})}${l}`;
return[{
range:{
start:u,
end:u},
command:{
title:d,
command:r,...r!==``&&{
arguments:[t]}}}]}
const ii=[`allOf`,`anyOf`,`oneOf`,`then`,`else`];
var ai=class{
#e;
#t=new Map;
constructor(e){
this.#e=e}
describe(e,t){
let r=this.#r([{
file:e,
schema:this.#n(e)}]);
for(
let e of t)
r=this.#r(r.flatMap(({
file:t,
schema:n})=>si(n,e).map(e=>({
file:t,
schema:e}))));
let i=e=>r.flatMap(({
schema:t})=>typeof t[e]==`string`?[String(t[e])]:[]);
let a=new Map;
for(
let{
file:e,
schema:t}of r)
for(
let[r,i]of Object.entries(n.isObject(t.properties)?t.properties:{})){
let[t]=this.#r([{
file:e,
schema:i}]).flatMap(({
schema:{
description:e}})=>e??[]);
a.set(r,a.get(r)??(typeof t==`string`?t:void 0))}
return{
title:i(`title`)[0],
description:i(`description`)[0],
keys:a,
values:ci(r)}}
#n(e){
this.#t.has(e)||this.#t.set(e,this.#e(e));
return this.#t.get(e)}
#r(e){
let t=[];
let r=new Set;
let i=(e,a)=>{
if(!n.isObject(a)||r.has(a))
return;
r.add(a);
t.push({
file:e,
schema:a});
if(typeof a.$ref==`string`){
let[t=``,n=``]=a.$ref.split(`#`);
let r=t===``?e:t.replace(/^\.\//,``).replace(`.schema.json`,``);
i(r,oi(this.#n(r),n))}
for(
let t of ii){
let n=a[t];
for(
let t of Array.isArray(n)?n:[n])
i(e,t)}};
for(
let{
file:t,
schema:n}of e)
i(t,n);
return t}};
function oi(e,t){
return t.split(`/`).slice(1).reduce((e,t)=>n.own(e,t.replaceAll(`~1`,`/`).replaceAll(`~0`,`~`)),e)}
function si(e,t){
if(typeof t==`number`)
return[(Array.isArray(e.prefixItems)?e.prefixItems[t]:void 0)??e.items];
let r=n.own(e.properties,t);
if(r!==void 0)
return[r];
let i=Object.entries(n.isObject(e.patternProperties)?e.patternProperties:{}).filter(([e])=>new RegExp(e,`u`).test(t)).map(([,e])=>e);
return i.length>0?i:[e.additionalProperties]}
function ci(e){
let t=new Set;
for(
let{
schema:n}of e)
if(Array.isArray(n.enum))
for(
let e of n.enum)
t.add(e);else 
if(`const`in n)
t.add(n.const);else 
if(n.type===`boolean`)
for(
let e of[!0,!1])
t.add(e);
return[...t]}
function li({
readings:e}){
return(e.find(e=>e.owner)?.servers??[]).map(ui)}
function ui(e){
let{
document:t,
fields:r,
nameAt:i,
route:a,
transport:o}=e;
return{
name:di(n.isNameless(e)?`${a.at(-1)}`:e.name,t),...o!==void 0&&{
detail:o},
kind:Q.SymbolKind.Module,
range:fi(t,a),
selectionRange:pi(e)?Sn(t,n.spanOf(n.at(t,i.route,i.side))):fi(t,a),
children:r.map(e=>({
name:di(e.key,t),
kind:Q.SymbolKind.Property,
range:fi(t,e.route),
selectionRange:Sn(t,t.locate(e.route,`key`))}))}}
function di(e,t){
let n=i.shown(e,[t]);
return n.trim()===``?`""`:n}
function fi(e,t){
let[n,r]=[e.locate(t,`key`),e.locate(t,`value`)];
return Sn(e,{
start:Math.min(n.start,r.start),
end:Math.max(n.end,r.end)})}
function pi({
document:e,
nameAt:t,
route:n}){
let r=e.locate(t.route,t.side);
let[i,a]=[e.locate(n,`key`),e.locate(n,`value`)];
return Math.min(i.start,a.start)<=r.start&&r.end<=Math.max(i.end,a.end)}
function mi(e){
let[,t=``,r=``]=/^file:\/\/([^/?#]*)([^?#]*)/i.exec(e)??[];
let i=n.decoded(r);
if(i===void 0||!i.startsWith(`/`)||i.includes(`\0`))
return;
let a=/^\/([A-Za-z]):/.exec(i)?.[1];
if(a!==void 0)
return a.toUpperCase()+i.slice(2);
return t===``||t===`localhost`?i:`//${t}${i}`}
function hi(e){
let t=e.split(`/`).map(encodeURIComponent).join(`/`);
if(e.startsWith(`//`))
return`file:${t}`;
return`file://${e.startsWith(`/`)?``:`/`}${t}`}
var gi=class{
#e;
#t;
#n;
constructor(e,t,n){
this.#e=e;
this.#t=new ai(t);
this.#n=n}
async actions({
textDocument:e,
range:t,
context:{
only:n}}){
let r=mi(e.uri);
let i=r===void 0?void 0:await this.#e.about(r);
if(r===void 0||i===void 0)
return[];
let a=e=>n?.some(t=>e===t||e.startsWith(`${t}.`));
let{
uriOf:o}=this.#n;
let s=this.#n.client()?.related===!0;
let c=n===void 0||a(`quickfix`)?Pn(i.judged,r,{
range:t,
uriOf:o,
related:s,
toEdit:this.#u,
isOpen:e=>this.#e.judging(r)?.isOpen(e)===!0}):[];
let l=a(_n)?await this.#l(r):void 0;
return l===void 0?c:[...c,{
title:`Make all safe fixes`,
kind:_n,
edit:l}]}
async lenses({
textDocument:{
uri:e}}){
let t=await this.#r(e);
return t===void 0?[]:ri(t.file,e,this.#n.client()?.showServers??``)}
async symbols({
textDocument:{
uri:e}}){
let t=await this.#r(e);
return t===void 0?[]:li(t.file)}
async hover(e){
let t=await this.#i(e);
return(t&&await Jr(t.judged,t.file,t.offset,this.#t))??null}
async definitions(e){
let t=await this.#i(e);
return t===void 0?[]:Vr(t.judged,t.document,t.offset,this.#n)}
async references(e){
let t=await this.#i(e);
if(t===void 0)
return[];
let{
uriOf:n}=this.#n;
let r=e.context.includeDeclaration;
return Hr(t.judged,t.document,t.offset,{
uriOf:n,
isWithDefinition:r})}
async renameable(e){
let t=await this.#i(e);
let n=t&&await Br(t.judged,t.document,t.offset);
return n===void 0?null:{
range:Cn(n.place),
placeholder:n.server.name}}
async renamed(e,t){
let r=await this.#i(e);
let i=r&&await Br(r.judged,r.document,r.offset);
let a=r&&this.#e.judging(r.file.path);
if(i===void 0||a===void 0)
return null;
let{
files:o,
left:s}=await a.renamed(i.server.name,e.newName);
if(s.length>0){
let e=s.map(({
place:e,
why:t})=>`${e.document.path}:${Cn(e).start.line+1} (${t})`);
t(`left as they are: ${n.list(e.map(n.printable),{
bare:!0,
max:5})}`)}
return o.length===0?null:this.#u(o.map(vi))}
async completions(e){
let t=mi(e.textDocument.uri);
let n=t===void 0?void 0:await this.#a(t);
let r=await n?.judged.workspace();
if(n===void 0||r===void 0)
return[];
let{
client:i,
format:a,
document:o}=n;
let s=this.#n.client()?.snippets===!0;
let c={
client:i,
format:a,
document:o,
workspace:r,
schemas:this.#t,
snippets:s};
return Cr(qr(o,e.position),c)}
async execute({
command:e,
arguments:[t,n]=[]},r){
if(e===vn.clients)
return _i();
let i=typeof t==`string`?mi(t):void 0;
if(i===void 0)
return null;
if(e===vn.convert)
return typeof n==`string`?this.#s(i,n):null;
if(e===vn.servers)
return this.#o(i);
if(e!==vn.fixAll)
return null;
let a=await this.#l(i);
return a!==void 0&&r(a)}
async#r(e){
let t=mi(e);
return t===void 0?void 0:this.#e.about(t)}
async#i({
textDocument:{
uri:e},
position:t}){
let n=await this.#r(e);
let r=n?.file.readings[0]?.document;
return n&&r&&{...n,
document:r,
offset:qr(r,t)}}
async#a(e){
let t=await this.#e.about(e);
let r=t?.file.readings[0];
if(t!==void 0&&r!==void 0){
let{
client:e,
format:n,
document:i}=r;
return{
client:e,
format:n,
document:i,
judged:t.judged}}
let i=this.#e.judging(e);
let a=this.#e.textOf(e);
let o=await i?.judged();
let[s]=o===void 0?[]:n.formatsOf(n.relative(o.root,e));
if(o===void 0||a===void 0||s===void 0)
return;
let c=await n.loadClient(s.client);
let l=c.formats.find(({
id:e})=>e===s.id);
let u=n.unparsed({
path:e,
text:a,
problems:[]},s.language);
return l&&{
client:c,
format:l,
document:u,
judged:o}}
async#o(e){
let n=(await this.#e.about(e))?.judged??await this.#e.judging(e)?.judged();
let i=await n?.workspace();
if(n?.examined===void 0||i===void 0)
return null;
let{
findings:a,
reported:o}=n.examined;
return r.renderServers(`markdown`,{
workspace:i,
findings:a,
reported:o},{
color:!1,
quiet:!1,
infos:!0,
cwdPrefix:``,
repositoryPath:e=>e,
version:t.about.version,
docsUrl:e=>`${t.about.docs}/rules/${e}.md`})}
async#s(e,t){
await this.#e.about(e);
let n=await this.#e.judging(e)?.converted(e,t);
let[r]=n?.outputs??[];
if(n===void 0||r===void 0)
return null;
let{
file:a,
text:o,
language:s,
merged:c,
kept:l}=r;
let u=n.findings.map(e=>new i.ShownFinding(e).message);
let d=a===void 0||a.isOfUser?void 0:c===void 0?this.#c(a.at,o):this.#u([vi(c)]);
return{
text:o,
language:s,
said:u,
isLossy:n.isLossy,
kept:l,...a&&{
path:a.path},...d&&{
edit:d}}}
#c(e,t){
let n=this.#n.client();
if(!n?.documentChanges||!n.creates)
return;
let r=this.#n.uriOf(e);
let i={
line:0,
character:0};
let a=[{
range:{
start:i,
end:i},
newText:t}];
return{
documentChanges:[Q.CreateFile.create(r),Q.TextDocumentEdit.create({
uri:r,
version:null},a)]}}
async#l(e){
await this.#e.about(e);
let t=await this.#e.judging(e)?.mended(e);
return t===void 0||t.length===0?void 0:this.#u(t.map(vi))}
#u=e=>{
let t=e.map(({
path:e,
edits:t})=>({
path:e,
uri:this.#n.uriOf(e),
edits:[...t]}));
if(!this.#n.client()?.documentChanges)
return{
changes:Object.fromEntries(t.map(e=>[e.uri,e.edits]))};
let{
versionOf:n}=this.#n;
return{
documentChanges:t.map(({
path:e,
uri:t,
edits:r})=>Q.TextDocumentEdit.create({
uri:t,
version:n(e)},r))}}};
function _i(){
return[...new Map(n.registry().flatMap(({
client:e,
clientName:t,
stray:n})=>n?[]:[[e,t]]))].map(([e,t])=>({
id:e,
name:t})).sort((e,t)=>e.name.localeCompare(t.name))}
function vi({
at:e,
before:{
text:t},
after:{
text:n}}){
let r=Math.min(t.length,n.length);
let i=0;
for(;i<r&&t[i]===n[i];)
i+=1;
let a=0;
for(;a<r-i&&t[t.length-1-a]===n[n.length-1-a];)
a+=1;
let o=dn.create(``,``,0,t);
return{
path:e,
edits:[{
range:{
start:o.positionAt(i),
end:o.positionAt(t.length-a)},
newText:n.slice(i,n.length-a)}]}}
const yi=[];
var bi=class{
folder;
root;
examined;
report;
fault;
files;
#e;
constructor(e,t){
this.folder=e;
this.examined=`examined`in t?t.examined:void 0;
this.report=`report`in t?t.report:void 0;
this.fault=`fault`in t?t.fault:void 0;
this.root=n.resolve(e,this.examined?.root??`.`);
this.files=xi(e,t)}
workspace(){
this.#e??=this.examined?.workspace();
return this.#e}
placeOf(e){
return this.examined?.placeOf(e)??n.resolve(this.root,e)}
readingOf({
path:e}){
return this.files.get(this.placeOf(e))?.readings.find(({
owner:e})=>e)}};
function xi(e,t){
let r=new Map;
let i=e=>{
let t=r.get(e)??{
path:e,
findings:[],
readings:[]};
r.set(e,t);
return t};
if(`fault`in t){
for(
let r of Si(t.fault))
i(n.resolve(e,r.place.document.path)).findings.push(r);
return r}
let{
examined:a,
report:o}=t;
for(
let e of a.readings)
a.reported.has(e.document.path)&&i(a.placeOf(e.document.path)).readings.push(e);
for(
let e of o.findings)
i(a.placeOf(e.place.document.path)).findings.push(e);
return r}
function Si(e){
if(!(e instanceof c.ConfigError))
return yi;
return e.faults.map(({
message:e,
help:t,
place:n})=>({
rule:`configuration`,
severity:`error`,
message:e,...t===void 0?{}:{
help:t},
place:n,
related:[],
clients:[]}))}
var Ci=class{
path;
#e;
#t;
#n;
#r=[];
#i;
#a;
constructor(e,t){
this.path=e.cwd;
this.#e=e;
this.#t=t;
this.#n=this.#l()}
edit(e,t){
this.#c(n=>n.edit(e,t))}
change(e){
this.#c(t=>t.change(e))}
startAgain(){
this.#r=[];
this.#c(()=>void 0);
this.#n=this.#l()}
judged(){
this.#i??=this.#u(this.#a??Promise.resolve());
return this.#i}
async mended(e){
let{
files:t}=await o.mend(this.#s(),{
safeties:[`safe`],
whyShut:(t,n)=>n===e?void 0:`it is another file`});
return t}
renamed(e,t){
let n=this.#o();
return s.rename(this.#s(),t,{
server:e,
whyShut:(e,t)=>n.placeOf(t)===t?void 0:`it lies outside, or behind a link`})}
isOpen(e){
return this.#o().placeOf(e)===e}
#o(){
return new n.Within(this.#s().files,[this.path])}
converted(e,t){
let n={...this.#s(),
paths:[e],
targets:[]};
return a.convert(n,{
to:[t],
servers:[],
merge:!0,
force:!1,
copySecrets:!1})}
#s(){
return{...this.#e,
files:n.overlay(this.#e.files,this.#t)}}
#c(e){
this.#r.push(e);
this.#a=this.#i??this.#a;
this.#i=void 0}
#l(){
let e=new n.Session(this.#e);
for(
let[t,n]of this.#t)
e.edit(t,n);
return e}
async#u(e){
await e.catch(()=>void 0);
let t=this.#n;
for(
let e of this.#r.splice(0))
e(t);
try{
let e=await t.examine();
let r=await n.reportOn(e,t.options);
return new bi(this.path,{
examined:e,
report:r})}catch(e){
if(e instanceof n.UsageError)
return new bi(this.path,{
fault:e});
this.#n=this.#l();
throw e}}};
function wi(e,{
home:t}){
return e===t||n.dirname(e)===e}
var Ti=class{
#e;
#t=new Map;
#n;
#r=[];
#i=[];
#a=new Map;
constructor(e,t){
this.#e=e;
this.#n=t}
get all(){
return this.#i}
open(e,t){
this.#n=t;
this.#r=[...new Set(e)].filter(e=>n.isFolder(e,this.#e));
this.#a.clear();
let r=this.#r.filter(e=>!wi(e,this.#e));
this.#i=r.map(e=>this.#s({
cwd:e,
paths:[]}))}
edit(e,t){
if(t===void 0){
this.#t.delete(e);
this.#a.delete(e)}else 
this.#t.set(e,t);
for(
let n of this.#o())
n.edit(e,t)}
change(e){
for(
let t of this.#o())
t.change(e)}
startAgain(){
for(
let e of this.#o())
e.startAgain()}
get opened(){
return[...this.#t.keys()]}
isOpen(e){
return this.#t.has(e)}
textOf(e){
return this.#t.get(e)}
holding(e){
return this.#i.filter(t=>e.startsWith(n.startOf(t.path))).toSorted((e,t)=>t.path.length-e.path.length)[0]}
async about(e){
let t=this.holding(e);
let n=await t?.judged();
let r=n?.files.get(e);
if(n!==void 0&&(r!==void 0||n.fault!==void 0||Oi(e,n)))
return r&&{
judged:n,
file:r};
if(!this.#t.has(e)||t!==void 0&&!ki(e,t.path))
return;
let i=this.#a.get(e)??this.#s(Ei(e,t,this.#e));
this.#a.set(e,i);
let a=await i.judged();
let o=a.files.get(e);
return o&&{
judged:a,
file:o}}
judging(e){
return this.#a.get(e)??this.holding(e)}
#o(){
return[...this.#i,...this.#a.values()]}
#s(e){
let{
targets:t,
user:n,
config:r}=this.#n;
return new Ci({
files:this.#e,
targets:t,
rules:new Map,
user:n,
config:r,...e},this.#t)}};
function Ei(e,t,{
home:r}){
if(t!==void 0)
return{
cwd:t.path,
paths:[e]};
if(r!==void 0&&e.startsWith(n.startOf(r)))
return{
cwd:r,
paths:[e],
user:!0};
return{
cwd:Di(e),
paths:[e]}}
function Di(e){
let t=e;
for(;n.dirname(t)!==t;)
t=n.dirname(t);
return t}
function Oi(e,{
examined:t,
root:r}){
return t?.isIgnored(n.relative(r,e))===!0}
function ki(e,t){
return n.formatsOf(n.relative(t,e)).some(({
stray:e})=>!e)}
const Ai={
scope:void 0,
targets:[],
user:!1};
function ji(e){
if(!n.isObject(e))
return Ai;
let{
scope:t,
targets:r,
user:i,
config:a}=e;
return{
scope:t===`open`||t===`workspace`?t:void 0,
targets:Array.isArray(r)?r.filter(e=>typeof e==`string`):[],
user:i===!0,...typeof a==`string`&&a!==``?{
config:a}:{}}}
var Mi=class{
#e;
#t;
#n=new Map;
#r=new Map;
#i=0;
constructor(e,t){
this.#e=e;
this.#t=t}
async news(e){
let t=await this.#o(e);
for(
let e of this.#n.keys())
t.has(e)||t.set(e,[]);
return[...t].filter(([e,t])=>{
let n=JSON.stringify(t);
if((this.#n.get(e)??`[]`)===n)
return!1;
t.length===0?this.#n.delete(e):this.#n.set(e,n);
return!0})}
async about(e){
let t=await this.#e.about(e);
return this.#a(e,t===void 0?[]:An(t.judged,e,this.#t()))}
async aboutAll(e){
let{
uriOf:t}=this.#t();
let n=await this.#o(()=>!0);
for(
let t of e.keys())
n.has(t)||n.set(t,[]);
return[...n].map(([n,r])=>{
let{
resultId:i,
items:a}=this.#a(n,r);
let o={
uri:t(n),
version:null,
resultId:i};
return e.get(n)===i?{
kind:Q.DocumentDiagnosticReportKind.Unchanged,...o}:{
kind:Q.DocumentDiagnosticReportKind.Full,...o,
items:a}})}
#a(e,t){
let n=JSON.stringify(t);
let r=this.#r.get(e);
if(r?.text===n)
return{
resultId:r.id,
items:t};
this.#i+=1;
let i=String(this.#i);
this.#r.set(e,{
id:i,
text:n});
return{
resultId:i,
items:t}}
async#o(e){
let t=new Map;
for(
let n of this.#e.all){
let r=await n.judged();
for(
let i of r.files.keys()){
let a=this.#e.holding(i);
if(!e(i)||t.has(i)||a!==void 0&&a!==n)
continue;
t.set(i,An(r,i,this.#t()))}}
for(
let n of this.#e.opened)
!t.has(n)&&e(n)&&t.set(n,(await this.about(n)).items);
return t}};
const Ni=`mcp-lint`;
function Pi(e,t){
new Fi(e,t).listen()}
var Fi=class{
#e;
#t;
#n=new Q.TextDocuments(dn);
#r;
#i;
#a;
#o=new Map;
#s;
#c=Ai;
#l=[];
#u;
#d=Promise.resolve();
constructor(e,{
files:t,
readSchema:n}){
this.#e=e;
this.#t=t;
this.#r=new Ti(t,Ai);
let r=e=>this.#o.get(e)??hi(e);
let i=()=>({
uriOf:r,
related:this.#s?.related===!0});
this.#i=new Mi(this.#r,i);
this.#a=new gi(this.#r,n,{...i(),
client:()=>this.#s,
versionOf:e=>this.#n.get(r(e))?.version??null})}
listen(){
let e=this.#e;
e.onInitialize(e=>this.#f(e));
e.onInitialized(()=>this.#p());
e.onDidChangeConfiguration(({
settings:e})=>this.#h(n.isObject(e)?e[Ni]:void 0));
e.onDidChangeWatchedFiles(({
changes:e})=>this.#v(e.map(({
uri:e,
type:t})=>[e,Ii[t]??`written`])));
e.workspace.onDidCreateFiles(({
files:e})=>this.#v(e.map(({
uri:e})=>[e,`created`])));
e.workspace.onDidDeleteFiles(({
files:e})=>this.#v(e.map(({
uri:e})=>[e,`deleted`])));
e.workspace.onDidRenameFiles(({
files:e})=>this.#v(e.flatMap(({
oldUri:e,
newUri:t})=>[[e,`deleted`],[t,`created`]])));
this.#n.onDidOpen(({
document:e})=>this.#g(e.uri,e.getText()));
this.#n.onDidChangeContent(({
document:e})=>this.#g(e.uri,e.getText()));
this.#n.onDidClose(({
document:e})=>this.#g(e.uri,void 0));
this.#n.onDidSave(()=>this.#_());
this.#n.listen(e);
e.languages.diagnostics.on(({
textDocument:e,
previousResultId:t},n)=>this.#C(n,async()=>{
let n=mi(e.uri);
if(n===void 0)
return{
kind:Q.DocumentDiagnosticReportKind.Full,
items:[]};
let{
resultId:r,
items:i}=await this.#i.about(n);
return r===t?{
kind:Q.DocumentDiagnosticReportKind.Unchanged,
resultId:r}:{
kind:Q.DocumentDiagnosticReportKind.Full,
resultId:r,
items:i}}));
e.languages.diagnostics.onWorkspace(({
previousResultIds:e},t)=>this.#C(t,async()=>{
let t=e.flatMap(({
uri:e,
value:t})=>{
let n=mi(e);
return n===void 0?[]:[[n,t]]});
return{
items:this.#c.scope===`open`?[]:await this.#i.aboutAll(new Map(t))}}));
let t=this.#a;
e.onCodeAction((e,n)=>this.#C(n,()=>t.actions(e)));
e.onCodeLens((e,n)=>this.#C(n,()=>t.lenses(e)));
e.onCompletion((e,n)=>this.#C(n,()=>t.completions(e)));
e.onDefinition((e,n)=>this.#C(n,()=>t.definitions(e)));
e.onDocumentSymbol((e,n)=>this.#C(n,()=>t.symbols(e)));
e.onHover((e,n)=>this.#C(n,()=>t.hover(e)));
e.onPrepareRename((e,n)=>this.#C(n,()=>t.renameable(e)));
e.onRenameRequest((n,r)=>this.#C(r,()=>t.renamed(n,t=>e.window.showWarningMessage(t))));
e.onReferences((e,n)=>this.#C(n,()=>t.references(e)));
e.onExecuteCommand((n,r)=>this.#C(r,()=>t.execute(n,async t=>(await e.workspace.applyEdit(t)).applied)));
e.listen()}
#f(e){
let{
workspaceFolders:n,
rootUri:r,
initializationOptions:i}=e;
this.#s=yn(e);
let a=n?.map(({
uri:e})=>e)??(r?[r]:[]);
this.#c=ji(i);
this.#m(a.flatMap(e=>mi(e)??[]));
return{
capabilities:xn(this.#s),
serverInfo:{
name:`mcp-lint`,
version:t.about.version}}}
async#p(){
let{
client:e}=this.#e;
this.#s?.configurationChanges&&await e.register(Q.DidChangeConfigurationNotification.type,{
section:Ni});
this.#s?.watches&&await e.register(Q.DidChangeWatchedFilesNotification.type,{
watchers:[{
globPattern:`**/*`}]});
this.#s?.folders&&this.#e.workspace.onDidChangeWorkspaceFolders(({
added:e,
removed:t})=>{
let n=new Set(t.map(({
uri:e})=>mi(e)));
this.#m([...this.#l.filter(e=>!n.has(e)),...e.flatMap(({
uri:e})=>mi(e)??[])])});
await this.#h(void 0)}
#m(e){
this.#l=e.map(e=>e.length>1?e.replace(/\/$/,``):e);
this.#r.open(this.#l,this.#c);
this.#b()}
async#h(e){
let t=this.#s?.configuration?await this.#e.workspace.getConfiguration(Ni):e;
if(!n.isObject(t))
return;
let r=ji(t);
if(JSON.stringify(r)===JSON.stringify(this.#c))
return;
this.#c=r;
this.#m(this.#l)}
#g(e,t){
let n=mi(e);
if(n===void 0)
return;
t===void 0?this.#o.delete(n):this.#o.set(n,e);
this.#r.edit(n,t);
this.#b()}
#_(){
if(this.#s?.watches)
return;
this.#r.startAgain();
this.#b()}
#v(e){
for(
let[t,n]of e){
let e=mi(t)?.replace(/(?<=.)\/$/,``);
if(e===void 0)
continue;
this.#y(e,n)?this.#r.startAgain():this.#r.change({
path:e,
how:n})}
this.#b()}
#y(e,t){
if(t===`deleted`)
return!/(?<=[^/])\.[^/.]*$/.test(e)||this.#l.some(t=>t.startsWith(n.startOf(e)));
return t===`created`&&n.isFolder(e,this.#t)}
#b(){
clearTimeout(this.#u);
this.#u=setTimeout(()=>{
this.#d=this.#d.then(()=>this.#x()).catch(e=>this.#S(e))},20)}
async#x(){
if(this.#s===void 0)
return;
if(this.#s.pulls){
this.#s.asksAgain&&await this.#e.languages.diagnostics.refresh();
return}
let e=e=>this.#c.scope===`workspace`||this.#r.isOpen(e);
for(
let[t,n]of await this.#i.news(e))
await this.#e.sendDiagnostics({
uri:this.#o.get(t)??hi(t),
diagnostics:n})}
#S(e){
this.#e.console.error(`mcp-lint has failed: ${n.printable(String(e))}; tell ${t.about.bugs}`)}
async#C(e,t){
try{
let n=e.isCancellationRequested?void 0:await t();
if(!e.isCancellationRequested)
return n}catch(e){
if(!(e instanceof n.UsageError))
throw e;
return new Q.ResponseError(Q.LSPErrorCodes.RequestFailed,e.message)}
return new Q.ResponseError(Q.LSPErrorCodes.RequestCancelled,`nobody waits for the answer any more`)}};
const Ii={
[Q.FileChangeType.Created]:`created`,
[Q.FileChangeType.Changed]:`written`,
[Q.FileChangeType.Deleted]:`deleted`};
var Li=ln();
function Ri(){
Pi((0,Li.createConnection)(process.stdin,process.stdout),{
files:n.disk,
readSchema:t.readSchema});
return new Promise(()=>{})}
exports.serveStdio=Ri;