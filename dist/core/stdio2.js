"use strict";
const e=require("./types.js");
const t=require("node:process");
var n=class{
constructor(e){
this._maxBufferSize=e?.maxBufferSize??10485760}
append(e){
if((this._buffer?.length??0)+e.length>this._maxBufferSize){
this.clear();
throw Error(`ReadBuffer exceeded maximum size of ${this._maxBufferSize} bytes`)}
this._buffer=this._buffer?Buffer.concat([this._buffer,e]):e}
readMessage(){
if(!this._buffer)
return null;
let e=this._buffer.indexOf(`
`);
if(e===-1)
return null;
let t=this._buffer.toString(`utf8`,0,e).replace(/\r$/,``);
this._buffer=this._buffer.subarray(e+1);
return r(t)}
clear(){
this._buffer=void 0}};
function r(t){
return e.JSONRPCMessageSchema.parse(JSON.parse(t))}
function i(e){
return JSON.stringify(e)+`
`}
var a=class{
constructor(e=t.stdin,r=t.stdout,i){
this._stdin=e;
this._stdout=r;
this._started=!1;
this._ondata=e=>{
try{
this._readBuffer.append(e);
this.processReadBuffer()}catch(e){
this.onerror?.(e);
this.close().catch(()=>{})}};
this._onerror=e=>{
this.onerror?.(e)};
this._readBuffer=new n({
maxBufferSize:i?.maxBufferSize})}
async start(){
if(this._started)
throw Error(`StdioServerTransport already started! If using Server class, note that connect() calls start() automatically.`);
this._started=!0;
this._stdin.on(`data`,this._ondata);
this._stdin.on(`error`,this._onerror)}
processReadBuffer(){
for(;;)
try{
let e=this._readBuffer.readMessage();
if(e===null)
break;
this.onmessage?.(e)}catch(e){
this.onerror?.(e)}}
async close(){
this._stdin.off(`data`,this._ondata);
this._stdin.off(`error`,this._onerror);
this._stdin.listenerCount(`data`)===0&&this._stdin.pause();
this._readBuffer.clear();
this.onclose?.()}
send(e){
return new Promise(t=>{
let n=i(e);
this._stdout.write(n)?t():this._stdout.once(`drain`,t)})}};
function o(){
let e=new Promise(e=>{
process.stdin.once(`end`,e);
process.stdin.once(`close`,e);
process.stdout.on(`error`,()=>e())});
return{
transport:new a,
ended:e}}
exports.stdio=o;