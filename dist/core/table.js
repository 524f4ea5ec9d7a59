"use strict";
const e=require("./core.js");
const t=require("./text.js");
const n=require("./words.js");
function r(e){
let{
clients:t,
servers:r}=e;
return{
heads:[[``,...t.map(({
name:e})=>e)],[``,...t.map(t=>n.filesOf(t,e).join(`, `))]],
rows:r.map(e=>[n.labelOf(e),...t.map(t=>n.cellFor(e,t))])}}
function i({
clients:e,
servers:t}){
return{
heads:[[``,...e.map(({
name:e})=>e)]],
rows:t.map(t=>[n.labelOf(t),...e.map(e=>n.cellFor(t,e,{
brief:!0}))])}}
function a({
heads:e,
rows:t}){
let n=[...e,...t].map(e=>e.map(e=>o(e)));
let r=(n[0]??[]).map((e,t)=>n.reduce((e,n)=>Math.max(e,n[t]?.width??0),0));
let i=n.map(e=>e.map(({
words:e,
width:t},n)=>e+` `.repeat((r[n]??0)+2-t)).join(``).trimEnd());
return{
width:r.reduce((e,t)=>e+t+2,-2),
heads:e.length,
lines:i}}
function o(n){
let r=e.printable(n);
return{
words:r,
width:t.widthOf(r)}}
exports.aligned=a;
exports.briefTable=i;
exports.detailedTable=r;