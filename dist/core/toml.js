"use strict";
const e=require("./core.js");
const t=require("./json-edits.js");
const n=require("./toml-edits.js");
const r={
text:e=>a(e,[]).join(`
`),
put:i};
function i(n,r,i){
let{
text:o}=n;
let s=Array.isArray(e.valueAt(n.value,r));
let c=i.flatMap(({
key:t,
value:n})=>{
if(!e.isMap(n))
return[];
return t===void 0?a(n,r,s):a(n,[...r,t])});
let l=t.lineBreakOf(o);
return o+(o.trim()===``?``:/[\n\r]$/.test(o)?l:l+l)+c.join(`
`).replaceAll(`
`,l)}
function a(t,r,i=!1){
let c=Object.keys(t);
let l=c.filter(n=>o(e.own(t,n)));
let u=c.filter(n=>!l.includes(n)&&e.own(t,n)!==null);
let d=r.length===0?``:i?`[[${s(r)}]]\n`:`[${s(r)}]\n`;
let f=u.map(r=>`${n.keyOf(r)} = ${n.tomlValue(e.own(t,r))}\n`).join(``);
return[...f!==``||i||l.length===0&&r.length>0?[d+f]:[],...l.flatMap(n=>{
let i=e.own(t,n);
if(Array.isArray(i))
return i.flatMap(e=>a(e,[...r,n],!0));
return e.isMap(i)?a(i,[...r,n]):[]})]}
function o(t){
if(Array.isArray(t))
return t.length>0&&t.every(t=>e.isMap(t));
return e.isMap(t)&&Object.keys(t).length>0}
function s(e){
return e.map(e=>n.keyOf(String(e))).join(`.`)}
exports.toml=r;