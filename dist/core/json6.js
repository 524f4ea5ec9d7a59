"use strict";
const e=require("./json.js");
var t=require("./define.js").defineServersOutput({
id:`json`,
order:2,
syntax:`json`,
overview:({
projects:t,
others:i},{
version:o})=>e.json({...n(o),
projects:t.map(r),
others:i.map(a)}),
references:({
server:t,
found:r},{
version:i})=>e.json({...n(i),
server:t,
references:r})});
function n(e){
return{
version:1,
tool:{
name:`mcp-lint`,
version:e}}}
function r({
folder:e,
clients:t,
servers:n}){
return{
path:e===``?`.`:e.slice(0,-1),
clients:t.map(i),
servers:n.map(({
name:e,
definitions:t})=>({
name:e,
definitions:t.map(({
reason:e,...t})=>({...t,...e&&{
reason:e}}))}))}}
function i({
id:e,
name:t,
files:n}){
return{
client:e,
name:t,
files:n}}
function a({
path:e,
client:t,
servers:n,
status:r,
listing:i,
reason:a}){
return{
path:e,
client:t.id,
servers:n,
status:r,...i&&{
listing:i},...a&&{
reason:a}}}
exports.default=t;