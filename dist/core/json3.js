"use strict";
const e=require("./core.js");
const t=require("./json-edits.js");
const n={
text:e=>`${JSON.stringify(e,null,2)}\n`,
put:(e,t,n)=>new r(e).put(t,n)};
var r=class{
#e;
#t;
#n;
#r;
#i;
constructor(n){
this.#e=n;
this.#t=n.text;
this.#n=e.tokensOf(n.text);
this.#r=t.lineBreakOf(n.text);
this.#i=/^(?:\t| {1,8})(?=\S)/m.exec(n.text)?.[0]??`  `}
put(e,t){
let{
start:n,
end:r}=this.#e.locate(e,`value`);
let i=this.#n.findIndex(e=>e.start===n);
let a=this.#n.findIndex(e=>e.end===r);
let o=this.#n[a-1];
if(![`{`,`[`].includes(this.#n[i]?.kind??``)||o===void 0||a<=i)
return;
let s=this.#n.slice(i+1,a).findLast(({
kind:e})=>e!==`comment`);
let c=s!==void 0&&!/[\n\r]/.test(this.#t.slice(n,r));
let l=this.#s(n);
let u=s===void 0?l+this.#i:this.#c(e,l);
let d=c?` `:this.#r+u;
let f=t.map(e=>d+this.#a(e,c,u)).join(`,`);
let p=s===void 0?this.#r+l:this.#t.slice(o.end,r-1);
let m=s!==void 0&&s.kind!==`,`;
let h=m?s.end:o.end;
return this.#t.slice(0,h)+(m?`,`:``)+this.#t.slice(h,o.end)+f+p+this.#t.slice(r-1)}
#a({
key:e,
value:n},r,i){
let a=r?t.written(n):this.#o(n,i);
return e===void 0?a:`${JSON.stringify(e)}: ${a}`}
#o(e,t){
return JSON.stringify(e,null,this.#i).replaceAll(`
`,this.#r+t)}
#s(e){
let n=this.#t.slice(t.lineStart(this.#t,e),e);
return/^[ \t]*/.exec(n)?.[0]??``}
#c(n,r){
let i=n.reduce((t,n)=>e.isObject(t)?t[String(n)]:void 0,this.#e.value);
let a=e.isObject(i)?Object.keys(i)[0]:void 0;
if(a===void 0)
return r+this.#i;
let{
start:o}=this.#e.locate([...n,a],`key`);
let s=this.#t.slice(t.lineStart(this.#t,o),o);
return s.trim()===``?s:r+this.#i}};
exports.json=n;