"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
var n=e.__commonJSMin((e=>{
let t=Symbol.for(`yaml.alias`);
let n=Symbol.for(`yaml.document`);
let r=Symbol.for(`yaml.map`);
let i=Symbol.for(`yaml.pair`);
let a=Symbol.for(`yaml.scalar`);
let o=Symbol.for(`yaml.seq`);
let s=Symbol.for(`yaml.node.type`);
let c=e=>!!e&&typeof e==`object`&&e[s]===t;
let l=e=>!!e&&typeof e==`object`&&e[s]===n;
let u=e=>!!e&&typeof e==`object`&&e[s]===r;
let d=e=>!!e&&typeof e==`object`&&e[s]===i;
let f=e=>!!e&&typeof e==`object`&&e[s]===a;
let p=e=>!!e&&typeof e==`object`&&e[s]===o;
function m(e){
if(e&&typeof e==`object`)
switch(e[s]){case r:case o:
return!0}
return!1}
function h(e){
if(e&&typeof e==`object`)
switch(e[s]){case t:case r:case a:case o:
return!0}
return!1}
let g=e=>(f(e)||m(e))&&!!e.anchor;
e.ALIAS=t;
e.DOC=n;
e.MAP=r;
e.NODE_TYPE=s;
e.PAIR=i;
e.SCALAR=a;
e.SEQ=o;
e.hasAnchor=g;
e.isAlias=c;
e.isCollection=m;
e.isDocument=l;
e.isMap=u;
e.isNode=h;
e.isPair=d;
e.isScalar=f;
e.isSeq=p}));
var r=e.__commonJSMin((e=>{
var t=n();
let r=Symbol(`break visit`);
let i=Symbol(`skip children`);
let a=Symbol(`remove node`);
function o(e,n){
let r=u(n);
t.isDocument(e)?s(null,e.contents,r,Object.freeze([e]))===a&&(e.contents=null):s(null,e,r,Object.freeze([]))}
o.BREAK=r;
o.SKIP=i;
o.REMOVE=a;
function s(e,n,i,o){
let c=d(e,n,i,o);
if(t.isNode(c)||t.isPair(c)){
f(e,o,c);
return s(e,c,i,o)}
if(typeof c!=`symbol`){
if(t.isCollection(n)){
o=Object.freeze(o.concat(n));
for(
let e=0;e<n.items.length;++e){
let t=s(e,n.items[e],i,o);
if(typeof t==`number`)
e=t-1;else 
if(t===r)
return r;else 
if(t===a){
n.items.splice(e,1);
--e}}}else 
if(t.isPair(n)){
o=Object.freeze(o.concat(n));
let e=s(`key`,n.key,i,o);
if(e===r)
return r;else 
e===a&&(n.key=null);
let t=s(`value`,n.value,i,o);
if(t===r)
return r;else 
t===a&&(n.value=null)}}
return c}
async function c(e,n){
let r=u(n);
t.isDocument(e)?await l(null,e.contents,r,Object.freeze([e]))===a&&(e.contents=null):await l(null,e,r,Object.freeze([]))}
c.BREAK=r;
c.SKIP=i;
c.REMOVE=a;
async function l(e,n,i,o){
let s=await d(e,n,i,o);
if(t.isNode(s)||t.isPair(s)){
f(e,o,s);
return l(e,s,i,o)}
if(typeof s!=`symbol`){
if(t.isCollection(n)){
o=Object.freeze(o.concat(n));
for(
let e=0;e<n.items.length;++e){
let t=await l(e,n.items[e],i,o);
if(typeof t==`number`)
e=t-1;else 
if(t===r)
return r;else 
if(t===a){
n.items.splice(e,1);
--e}}}else 
if(t.isPair(n)){
o=Object.freeze(o.concat(n));
let e=await l(`key`,n.key,i,o);
if(e===r)
return r;else 
e===a&&(n.key=null);
let t=await l(`value`,n.value,i,o);
if(t===r)
return r;else 
t===a&&(n.value=null)}}
return s}
function u(e){
if(typeof e==`object`&&(e.Collection||e.Node||e.Value))
return Object.assign({
Alias:e.Node,
Map:e.Node,
Scalar:e.Node,
Seq:e.Node},e.Value&&{
Map:e.Value,
Scalar:e.Value,
Seq:e.Value},e.Collection&&{
Map:e.Collection,
Seq:e.Collection},e);
return e}
function d(e,n,r,i){
if(typeof r==`function`)
return r(e,n,i);
if(t.isMap(n))
return r.Map?.(e,n,i);
if(t.isSeq(n))
return r.Seq?.(e,n,i);
if(t.isPair(n))
return r.Pair?.(e,n,i);
if(t.isScalar(n))
return r.Scalar?.(e,n,i);
if(t.isAlias(n))
return r.Alias?.(e,n,i)}
function f(e,n,r){
let i=n[n.length-1];
if(t.isCollection(i))
i.items[e]=r;else 
if(t.isPair(i))
e===`key`?i.key=r:i.value=r;else 
if(t.isDocument(i))
i.contents=r;else{
let e=t.isAlias(i)?`alias`:`scalar`;
throw Error(`Cannot replace node with ${e} parent`)}}
e.visit=o;
e.visitAsync=c}));
var i=e.__commonJSMin((e=>{
var t=n();
var i=r();
let a={
"!":`%21`,
",":`%2C`,
"[":`%5B`,
"]":`%5D`,
"{":`%7B`,
"}":`%7D`};
let o=e=>e.replace(/[!,[\]{}]/g,e=>a[e]);
var s=class e{
constructor(t,n){
this.docStart=null;
this.docEnd=!1;
this.yaml=Object.assign({},e.defaultYaml,t);
this.tags=Object.assign({},e.defaultTags,n)}
clone(){
let t=new e(this.yaml,this.tags);
t.docStart=this.docStart;
return t}
atDocument(){
let t=new e(this.yaml,this.tags);
switch(this.yaml.version){case`1.1`:
this.atNextDocument=!0;
break;case`1.2`:
this.atNextDocument=!1;
this.yaml={
explicit:e.defaultYaml.explicit,
version:`1.2`};
this.tags=Object.assign({},e.defaultTags)}
return t}
add(t,n){
if(this.atNextDocument){
this.yaml={
explicit:e.defaultYaml.explicit,
version:`1.1`};
this.tags=Object.assign({},e.defaultTags);
this.atNextDocument=!1}
let r=t.trim().split(/[ \t]+/);
let i=r.shift();
switch(i){case`%TAG`:{
if(r.length!==2){
n(0,`%TAG directive should contain exactly two parts`);
if(r.length<2)
return!1}
let[e,t]=r;
this.tags[e]=t;
return!0}case`%YAML`:{
this.yaml.explicit=!0;
if(r.length!==1){
n(0,`%YAML directive should contain exactly one part`);
return!1}
let[e]=r;
if(e===`1.1`||e===`1.2`){
this.yaml.version=e;
return!0}else{
let t=/^\d+\.\d+$/.test(e);
n(6,`Unsupported YAML version ${e}`,t);
return!1}}default:
n(0,`Unknown directive ${i}`,!0);
return!1}}
tagName(e,t){
if(e===`!`)
return`!`;
if(e[0]!==`!`){
t(`Not a valid tag: ${e}`);
return null}
if(e[1]===`<`){
let n=e.slice(2,-1);
if(n===`!`||n===`!!`){
t(`Verbatim tags aren't resolved, so ${e} is invalid.`);
return null}
e[e.length-1]!==`>`&&t(`Verbatim tags must end with a >`);
return n}
let[,n,r]=e.match(/^(.*!)([^!]*)$/s);
r||t(`The ${e} tag has no suffix`);
let i=this.tags[n];
if(i)
try{
return i+decodeURIComponent(r)}catch(e){
t(String(e));
return null}
if(n===`!`)
return e;
t(`Could not resolve tag: ${e}`);
return null}
tagString(e){
for(
let[t,n]of Object.entries(this.tags))
if(e.startsWith(n))
return t+o(e.substring(n.length));
return e[0]===`!`?e:`!<${e}>`}
toString(e){
let n=this.yaml.explicit?[`%YAML ${this.yaml.version||`1.2`}`]:[];
let r=Object.entries(this.tags);
let a;
if(e&&r.length>0&&t.isNode(e.contents)){
let n={};
i.visit(e.contents,(e,r)=>{
t.isNode(r)&&r.tag&&(n[r.tag]=!0)});
a=Object.keys(n)}else 
a=[];
for(
let[t,i]of r){
if(t===`!!`&&i===`tag:yaml.org,2002:`)
continue;
(!e||a.some(e=>e.startsWith(i)))&&n.push(`%TAG ${t} ${i}`)}
return n.join(`
`)}};
s.defaultYaml={
explicit:!1,
version:`1.2`};
s.defaultTags={
"!!":`tag:yaml.org,2002:`};
e.Directives=s}));
var a=e.__commonJSMin((e=>{
var t=n();
var i=r();
function a(e){
if(/[\x00-\x19\s,[\]{}]/.test(e)){
let t=`Anchor must not contain whitespace or control characters: ${JSON.stringify(e)}`;
throw Error(t)}
return!0}
function o(e){
let t=new Set;
i.visit(e,{
Value(e,n){
n.anchor&&t.add(n.anchor)}});
return t}
function s(e,t){
for(
let n=1;;++n){
let r=`${e}${n}`;
if(!t.has(r))
return r}}
function c(e,n){
let r=[];
let i=new Map;
let a=null;
return{
onAnchor:t=>{
r.push(t);
a??=o(e);
let i=s(n,a);
a.add(i);
return i},
setAnchors:()=>{
for(
let e of r){
let n=i.get(e);
if(typeof n==`object`&&n.anchor&&(t.isScalar(n.node)||t.isCollection(n.node)))
n.node.anchor=n.anchor;else{
let t=Error(`Failed to resolve repeated object (this should not happen)`);
t.source=e;
throw t}}},
sourceObjects:i}}
e.anchorIsValid=a;
e.anchorNames=o;
e.createNodeAnchors=c;
e.findNewAnchor=s}));
var o=e.__commonJSMin((e=>{
function t(e,n,r,i){
if(i&&typeof i==`object`){
if(Array.isArray(i))
for(
let n=0,r=i.length;n<r;++n){
let r=i[n];
let a=t(e,i,String(n),r);
a===void 0?delete i[n]:a!==r&&(i[n]=a)}else 
if(i instanceof Map)
for(
let n of Array.from(i.keys())){
let r=i.get(n);
let a=t(e,i,n,r);
a===void 0?i.delete(n):a!==r&&i.set(n,a)}else 
if(i instanceof Set)
for(
let n of Array.from(i)){
let r=t(e,i,n,n);
if(r===void 0)
i.delete(n);else 
if(r!==n){
i.delete(n);
i.add(r)}}else 
for(
let[n,r]of Object.entries(i)){
let a=t(e,i,n,r);
a===void 0?delete i[n]:a!==r&&(i[n]=a)}}
return e.call(n,r,i)}
e.applyReviver=t}));
var s=e.__commonJSMin((e=>{
var t=n();
function r(e,n,i){
if(Array.isArray(e))
return e.map((e,t)=>r(e,String(t),i));
if(e&&typeof e.toJSON==`function`){
if(!i||!t.hasAnchor(e))
return e.toJSON(n,i);
let r={
aliasCount:0,
count:1,
res:void 0};
i.anchors.set(e,r);
i.onCreate=e=>{
r.res=e;
delete i.onCreate};
let a=e.toJSON(n,i);
i.onCreate&&i.onCreate(a);
return a}
if(typeof e==`bigint`&&!i?.keep)
return Number(e);
return e}
e.toJS=r}));
var c=e.__commonJSMin((e=>{
var t=o();
var r=n();
var i=s();
e.NodeBase=class{
constructor(e){
Object.defineProperty(this,r.NODE_TYPE,{
value:e})}
clone(){
let e=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));
this.range&&(e.range=this.range.slice());
return e}
toJS(e,{
mapAsMap:n,
maxAliasCount:a,
onAnchor:o,
reviver:s}={}){
if(!r.isDocument(e))
throw TypeError(`A document argument is required`);
let c={
anchors:new Map,
doc:e,
keep:!0,
mapAsMap:n===!0,
mapKeyWarned:!1,
maxAliasCount:typeof a==`number`?a:100};
let l=i.toJS(this,``,c);
if(typeof o==`function`)
for(
let{
count:e,
res:t}of c.anchors.values())
o(t,e);
return typeof s==`function`?t.applyReviver(s,{
"":l},``,l):l}}}));
var l=e.__commonJSMin((e=>{
var t=a();
var i=r();
var o=n();
var l=c();
var u=s();
var d=class extends l.NodeBase{
constructor(e){
super(o.ALIAS);
this.source=e;
Object.defineProperty(this,"tag",{
set(){
throw Error(`Alias nodes cannot have tags`)}})}
resolve(e,t){
if(t?.maxAliasCount===0)
throw ReferenceError(`Alias resolution is disabled`);
let n;
if(t?.aliasResolveCache)
n=t.aliasResolveCache;else{
n=[];
i.visit(e,{
Node:(e,t)=>{
(o.isAlias(t)||o.hasAnchor(t))&&n.push(t)}});
t&&(t.aliasResolveCache=n)}
let r;
for(
let e of n){
if(e===this)
break;
e.anchor===this.source&&(r=e)}
if(r&&t){
let{
anchors:e,
doc:n,
maxAliasCount:i}=t;
let a=e.get(r);
if(!a){
u.toJS(r,null,t);
a=e.get(r)}
if(a?.res===void 0)
throw ReferenceError(`This should not happen: Alias anchor was not resolved?`);
if(i>=0){
a.count+=1;
a.aliasCount===0&&(a.aliasCount=f(n,r,e));
if(a.count*a.aliasCount>i)
throw ReferenceError(`Excessive alias count indicates a resource exhaustion attack`)}}
return r}
toJSON(e,t){
if(!t)
return{
source:this.source};
let n=this.resolve(t.doc,t);
if(!n){
let e=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;
throw ReferenceError(e)}
return t.anchors.get(n).res}
toString(e,n,r){
let i=`*${this.source}`;
if(e){
t.anchorIsValid(this.source);
if(e.options.verifyAliasOrder&&!e.anchors.has(this.source)){
let e=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;
throw Error(e)}
if(e.implicitKey)
return`${i} `}
return i}};
function f(e,t,n){
if(o.isAlias(t)){
let r=t.resolve(e);
let i=n&&r&&n.get(r);
return i?i.count*i.aliasCount:0}else 
if(o.isCollection(t)){
let r=0;
for(
let i of t.items){
let t=f(e,i,n);
t>r&&(r=t)}
return r}else 
if(o.isPair(t)){
let r=f(e,t.key,n);
let i=f(e,t.value,n);
return Math.max(r,i)}
return 1}
e.Alias=d}));
var u=e.__commonJSMin((e=>{
var t=n();
var r=c();
var i=s();
let a=e=>!e||typeof e!=`function`&&typeof e!=`object`;
var o=class extends r.NodeBase{
constructor(e){
super(t.SCALAR);
this.value=e}
toJSON(e,t){
return t?.keep?this.value:i.toJS(this.value,e,t)}
toString(){
return String(this.value)}};
o.BLOCK_FOLDED=`BLOCK_FOLDED`;
o.BLOCK_LITERAL=`BLOCK_LITERAL`;
o.PLAIN=`PLAIN`;
o.QUOTE_DOUBLE=`QUOTE_DOUBLE`;
o.QUOTE_SINGLE=`QUOTE_SINGLE`;
e.Scalar=o;
e.isScalarValue=a}));
var d=e.__commonJSMin((e=>{
var t=l();
var r=n();
var i=u();
function a(e,t,n){
if(t){
let e=n.filter(e=>e.tag===t);
let r=e.find(e=>!e.format)??e[0];
if(!r)
throw Error(`Tag ${t} not found`);
return r}
return n.find(t=>t.identify?.(e)&&!t.format)}
function o(e,n,o){
r.isDocument(e)&&(e=e.contents);
if(r.isNode(e))
return e;
if(r.isPair(e)){
let t=o.schema[r.MAP].createNode?.(o.schema,null,o);
t.items.push(e);
return t}
(e instanceof String||e instanceof Number||e instanceof Boolean||typeof BigInt<`u`&&e instanceof BigInt)&&(e=e.valueOf());
let{
aliasDuplicateObjects:s,
onAnchor:c,
onTagObj:l,
schema:u,
sourceObjects:d}=o;
let f;
if(s&&e&&typeof e==`object`){
f=d.get(e);
if(f){
f.anchor??(f.anchor=c(e));
return new t.Alias(f.anchor)}else{
f={
anchor:null,
node:null};
d.set(e,f)}}
n?.startsWith(`!!`)&&(n=`tag:yaml.org,2002:`+n.slice(2));
let p=a(e,n,u.tags);
if(!p){
e&&typeof e.toJSON==`function`&&(e=e.toJSON());
if(!e||typeof e!=`object`){
let t=new i.Scalar(e);
f&&(f.node=t);
return t}
p=e instanceof Map?u[r.MAP]:Symbol.iterator in Object(e)?u[r.SEQ]:u[r.MAP]}
if(l){
l(p);
delete o.onTagObj}
let m=p?.createNode?p.createNode(o.schema,e,o):typeof p?.nodeClass?.from==`function`?p.nodeClass.from(o.schema,e,o):new i.Scalar(e);
n?m.tag=n:p.default||(m.tag=p.tag);
f&&(f.node=m);
return m}
e.createNode=o}));
var f=e.__commonJSMin((e=>{
var t=d();
var r=n();
var i=c();
function a(e,n,r){
let i=r;
for(
let e=n.length-1;e>=0;--e){
let t=n[e];
if(typeof t==`number`&&Number.isInteger(t)&&t>=0){
let e=[];
e[t]=i;
i=e}else 
i=new Map([[t,i]])}
return t.createNode(i,void 0,{
aliasDuplicateObjects:!1,
keepUndefined:!1,
onAnchor:()=>{
throw Error(`This should not happen, please report a bug.`)},
schema:e,
sourceObjects:new Map})}
let o=e=>e==null||typeof e==`object`&&!!e[Symbol.iterator]().next().done;
e.Collection=class extends i.NodeBase{
constructor(e,t){
super(e);
Object.defineProperty(this,"schema",{
value:t,
configurable:!0,
enumerable:!1,
writable:!0})}
clone(e){
let t=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));
e&&(t.schema=e);
t.items=t.items.map(t=>r.isNode(t)||r.isPair(t)?t.clone(e):t);
this.range&&(t.range=this.range.slice());
return t}
addIn(e,t){
if(o(e))
this.add(t);else{
let[n,...i]=e;
let o=this.get(n,!0);
if(r.isCollection(o))
o.addIn(i,t);else 
if(o===void 0&&this.schema)
this.set(n,a(this.schema,i,t));else 
throw Error(`Expected YAML collection at ${n}. Remaining path: ${i}`)}}
deleteIn(e){
let[t,...n]=e;
if(n.length===0)
return this.delete(t);
let i=this.get(t,!0);
if(r.isCollection(i))
return i.deleteIn(n);else 
throw Error(`Expected YAML collection at ${t}. Remaining path: ${n}`)}
getIn(e,t){
let[n,...i]=e;
let a=this.get(n,!0);
if(i.length===0)
return!t&&r.isScalar(a)?a.value:a;else 
return r.isCollection(a)?a.getIn(i,t):void 0}
hasAllNullValues(e){
return this.items.every(t=>{
if(!r.isPair(t))
return!1;
let n=t.value;
return n==null||e&&r.isScalar(n)&&n.value==null&&!n.commentBefore&&!n.comment&&!n.tag})}
hasIn(e){
let[t,...n]=e;
if(n.length===0)
return this.has(t);
let i=this.get(t,!0);
return r.isCollection(i)?i.hasIn(n):!1}
setIn(e,t){
let[n,...i]=e;
if(i.length===0)
this.set(n,t);else{
let e=this.get(n,!0);
if(r.isCollection(e))
e.setIn(i,t);else 
if(e===void 0&&this.schema)
this.set(n,a(this.schema,i,t));else 
throw Error(`Expected YAML collection at ${n}. Remaining path: ${i}`)}}};
e.collectionFromPath=a;
e.isEmptyPath=o}));
var p=e.__commonJSMin((e=>{
let t=e=>e.replace(/^(?!$)(?: $)?/gm,`#`);
function n(e,t){
if(/^\n+$/.test(e))
return e.substring(1);
return t?e.replace(/^(?! *$)/gm,t):e}
let r=(e,t,r)=>e.endsWith(`
`)?n(r,t):r.includes(`
`)?`
`+n(r,t):(e.endsWith(` `)?``:` `)+r;
e.indentComment=n;
e.lineComment=r;
e.stringifyComment=t}));
var m=e.__commonJSMin((e=>{
let t=`block`;
let n=`quoted`;
function r(e,r,a=`flow`,{
indentAtStart:o,
lineWidth:s=80,
minContentWidth:c=20,
onFold:l,
onOverflow:u}={}){
if(!s||s<0)
return e;
s<c&&(c=0);
let d=Math.max(1+c,1+s-r.length);
if(e.length<=d)
return e;
let f=[];
let p={};
let m=s-r.length;
typeof o==`number`&&(o>s-Math.max(2,c)?f.push(0):m=s-o);
let h;
let g;
let _=!1;
let v=-1;
let y=-1;
let b=-1;
if(a===t){
v=i(e,v,r.length);
v!==-1&&(m=v+d)}
for(
let o;o=e[v+=1];){
if(a===n&&o===`\\`){
y=v;
switch(e[v+1]){case`x`:
v+=3;
break;case`u`:
v+=5;
break;case`U`:
v+=9;
break;default:
v+=1}
b=v}
if(o===`
`){
a===t&&(v=i(e,v,r.length));
m=v+r.length+d;
h=void 0}else{
if(o===` `&&g&&g!==` `&&g!==`
`&&g!==`	`){
let t=e[v+1];
t&&t!==` `&&t!==`
`&&t!==`	`&&(h=v)}
if(v>=m){
if(h){
f.push(h);
m=h+d;
h=void 0}else 
if(a===n){
for(;g===` `||g===`	`;){
g=o;
o=e[v+=1];
_=!0}
let t=v>b+1?v-2:y-1;
if(p[t])
return e;
f.push(t);
p[t]=!0;
m=t+d;
h=void 0}else 
_=!0}}
g=o}
_&&u&&u();
if(f.length===0)
return e;
l&&l();
let x=e.slice(0,f[0]);
for(
let t=0;t<f.length;++t){
let i=f[t];
let o=f[t+1]||e.length;
if(i===0)
x=`\n${r}${e.slice(0,o)}`;else{
a===n&&p[i]&&(x+=`${e[i]}\\`);
x+=`\n${r}${e.slice(i+1,o)}`}}
return x}
function i(e,t,n){
let r=t;
let i=t+1;
let a=e[i];
for(;a===` `||a===`	`;)
if(t<i+n)
a=e[++t];else{
do 
a=e[++t];while(a&&a!==`
`);
r=t;
i=t+1;
a=e[i]}
return r}
e.FOLD_BLOCK=t;
e.FOLD_FLOW=`flow`;
e.FOLD_QUOTED=n;
e.foldFlowLines=r}));
var h=e.__commonJSMin((e=>{
var t=u();
var n=m();
let r=(e,t)=>({
indentAtStart:t?e.indent.length:e.indentAtStart,
lineWidth:e.options.lineWidth,
minContentWidth:e.options.minContentWidth});
let i=e=>/^(%|---|\.\.\.)/m.test(e);
function a(e,t,n){
if(!t||t<0)
return!1;
let r=t-n;
let i=e.length;
if(i<=r)
return!1;
for(
let t=0,n=0;t<i;++t)
if(e[t]===`
`){
if(t-n>r)
return!0;
n=t+1;
if(i-n<=r)
return!1}
return!0}
function o(e,t){
let a=JSON.stringify(e);
if(t.options.doubleQuotedAsJSON)
return a;
let{
implicitKey:o}=t;
let s=t.options.doubleQuotedMinMultiLineLength;
let c=t.indent||(i(e)?`  `:``);
let l=``;
let u=0;
for(
let e=0,t=a[e];t;t=a[++e]){
if(t===` `&&a[e+1]===`\\`&&a[e+2]===`n`){
l+=a.slice(u,e)+`\\ `;
e+=1;
u=e;
t=`\\`}
if(t===`\\`)
switch(a[e+1]){case`u`:{
l+=a.slice(u,e);
let t=a.substr(e+2,4);
switch(t){case`0000`:
l+=`\\0`;
break;case`0007`:
l+=`\\a`;
break;case`000b`:
l+=`\\v`;
break;case`001b`:
l+=`\\e`;
break;case`0085`:
l+=`\\N`;
break;case`00a0`:
l+=`\\_`;
break;case`2028`:
l+=`\\L`;
break;case`2029`:
l+=`\\P`;
break;default:
t.substr(0,2)===`00`?l+=`\\x`+t.substr(2):l+=a.substr(e,6)}
e+=5;
u=e+1}
break;case`n`:
if(o||a[e+2]===`"`||a.length<s)
e+=1;else{
l+=a.slice(u,e)+`

`;
for(;a[e+2]===`\\`&&a[e+3]===`n`&&a[e+4]!==`"`;){
l+=`
`;
e+=2}
l+=c;
a[e+2]===` `&&(l+=`\\`);
e+=1;
u=e+1}
break;default:
e+=1}}
l=u?l+a.slice(u):a;
return o?l:n.foldFlowLines(l,c,n.FOLD_QUOTED,r(t,!1))}
function s(e,t){
if(t.options.singleQuote===!1||t.implicitKey&&e.includes(`
`)||/[ \t]\n|\n[ \t]/.test(e))
return o(e,t);
let a=t.indent||(i(e)?`  `:``);
let s=`'`+e.replace(/'/g,`''`).replace(/\n+/g,`$&\n${a}`)+`'`;
return t.implicitKey?s:n.foldFlowLines(s,a,n.FOLD_FLOW,r(t,!1))}
function c(e,t){
let{
singleQuote:n}=t.options;
let r;
if(n===!1)
r=o;else{
let t=e.includes(`"`);
let i=e.includes(`'`);
r=t&&!i?s:i&&!t?o:n?s:o}
return r(e,t)}
let l;
try{
l=RegExp(`(^|(?<!
))
+(?!
|$)`,`g`)}catch{
l=/\n+(?!\n|$)/g}
function d({
comment:e,
type:o,
value:s},u,d,f){
let{
blockQuote:p,
commentString:m,
lineWidth:h}=u.options;
if(!p||/\n[\t ]+$/.test(s))
return c(s,u);
let g=u.indent||(u.forceBlockIndent||i(s)?`  `:``);
let _=p===`literal`?!0:p===`folded`||o===t.Scalar.BLOCK_FOLDED?!1:o===t.Scalar.BLOCK_LITERAL||!a(s,h,g.length);
if(!s)
return _?`|
`:`>
`;
let v;
let y;
for(y=s.length;y>0;--y){
let e=s[y-1];
if(e!==`
`&&e!==`	`&&e!==` `)
break}
let b=s.substring(y);
let x=b.indexOf(`
`);
if(x===-1)
v=`-`;else 
if(s===b||x!==b.length-1){
v=`+`;
f&&f()}else 
v=``;
if(b){
s=s.slice(0,-b.length);
b[b.length-1]===`
`&&(b=b.slice(0,-1));
b=b.replace(l,`$&${g}`)}
let S=!1;
let C;
let w=-1;
for(C=0;C<s.length;++C){
let e=s[C];
if(e===` `)
S=!0;else 
if(e===`
`)
w=C;else 
break}
let T=s.substring(0,w<C?w+1:C);
if(T){
s=s.substring(T.length);
T=T.replace(/\n+/g,`$&${g}`)}
let E=(S?g?`2`:`1`:``)+v;
if(e){
E+=` `+m(e.replace(/ ?[\r\n]+/g,` `));
d&&d()}
if(!_){
let e=s.replace(/\n+/g,`
$&`).replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g,`$1$2`).replace(/\n+/g,`$&${g}`);
let i=!1;
let a=r(u,!0);
p!==`folded`&&o!==t.Scalar.BLOCK_FOLDED&&(a.onOverflow=()=>{
i=!0});
let c=n.foldFlowLines(`${T}${e}${b}`,g,n.FOLD_BLOCK,a);
if(!i)
return`>${E}\n${g}${c}`}
s=s.replace(/\n+/g,`$&${g}`);
return`|${E}\n${g}${T}${s}${b}`}
function f(e,a,o,s){
let{
type:l,
value:u}=e;
let{
actualString:f,
implicitKey:p,
indent:m,
indentStep:h,
inFlow:g}=a;
if(p&&u.includes(`
`)||g&&/[[\]{},]/.test(u))
return c(u,a);
if(/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(u))
return p||g||!u.includes(`
`)?c(u,a):d(e,a,o,s);
if(!p&&!g&&l!==t.Scalar.PLAIN&&u.includes(`
`))
return d(e,a,o,s);
if(i(u)){
if(m===``){
a.forceBlockIndent=!0;
return d(e,a,o,s)}else 
if(p&&m===h)
return c(u,a)}
let _=u.replace(/\n+/g,`$&\n${m}`);
if(f){
let e=e=>e.default&&e.tag!==`tag:yaml.org,2002:str`&&e.test?.test(_);
let{
compat:t,
tags:n}=a.doc.schema;
if(n.some(e)||t?.some(e))
return c(u,a)}
return p?_:n.foldFlowLines(_,m,n.FOLD_FLOW,r(a,!1))}
function p(e,n,r,i){
let{
implicitKey:a,
inFlow:l}=n;
let u=typeof e.value==`string`?e:Object.assign({},e,{
value:String(e.value)});
let{
type:p}=e;
p!==t.Scalar.QUOTE_DOUBLE&&/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(u.value)&&(p=t.Scalar.QUOTE_DOUBLE);
let m=e=>{
switch(e){case t.Scalar.BLOCK_FOLDED:case t.Scalar.BLOCK_LITERAL:
return a||l?c(u.value,n):d(u,n,r,i);case t.Scalar.QUOTE_DOUBLE:
return o(u.value,n);case t.Scalar.QUOTE_SINGLE:
return s(u.value,n);case t.Scalar.PLAIN:
return f(u,n,r,i);default:
return null}};
let h=m(p);
if(h===null){
let{
defaultKeyType:e,
defaultStringType:t}=n.options;
let r=a&&e||t;
h=m(r);
if(h===null)
throw Error(`Unsupported default string type ${r}`)}
return h}
e.stringifyString=p}));
var g=e.__commonJSMin((e=>{
var t=a();
var r=n();
var i=p();
var o=h();
function s(e,t){
let n=Object.assign({
blockQuote:!0,
commentString:i.stringifyComment,
defaultKeyType:null,
defaultStringType:`PLAIN`,
directives:null,
doubleQuotedAsJSON:!1,
doubleQuotedMinMultiLineLength:40,
falseStr:`false`,
flowCollectionPadding:!0,
indentSeq:!0,
lineWidth:80,
minContentWidth:20,
nullStr:`null`,
simpleKeys:!1,
singleQuote:null,
trailingComma:!1,
trueStr:`true`,
verifyAliasOrder:!0},e.schema.toStringOptions,t);
let r;
switch(n.collectionStyle){case`block`:
r=!1;
break;case`flow`:
r=!0;
break;default:
r=null}
return{
anchors:new Set,
doc:e,
flowCollectionPadding:n.flowCollectionPadding?` `:``,
indent:``,
indentStep:typeof n.indent==`number`?` `.repeat(n.indent):`  `,
inFlow:r,
options:n}}
function c(e,t){
if(t.tag){
let n=e.filter(e=>e.tag===t.tag);
if(n.length>0)
return n.find(e=>e.format===t.format)??n[0]}
let n;
let i;
if(r.isScalar(t)){
i=t.value;
let r=e.filter(e=>e.identify?.(i));
if(r.length>1){
let e=r.filter(e=>e.test);
e.length>0&&(r=e)}
n=r.find(e=>e.format===t.format)??r.find(e=>!e.format)}else{
i=t;
n=e.find(e=>e.nodeClass&&i instanceof e.nodeClass)}
if(!n){
let e=i?.constructor?.name??(i===null?`null`:typeof i);
throw Error(`Tag not resolved for ${e} value`)}
return n}
function l(e,n,{
anchors:i,
doc:a}){
if(!a.directives)
return``;
let o=[];
let s=(r.isScalar(e)||r.isCollection(e))&&e.anchor;
if(s&&t.anchorIsValid(s)){
i.add(s);
o.push(`&${s}`)}
let c=e.tag??(n.default?null:n.tag);
c&&o.push(a.directives.tagString(c));
return o.join(` `)}
function u(e,t,n,i){
if(r.isPair(e))
return e.toString(t,n,i);
if(r.isAlias(e)){
if(t.doc.directives)
return e.toString(t);
if(t.resolvedAliases?.has(e))
throw TypeError(`Cannot stringify circular structure without alias nodes`);else{
t.resolvedAliases?t.resolvedAliases.add(e):t.resolvedAliases=new Set([e]);
e=e.resolve(t.doc)}}
let a;
let s=r.isNode(e)?e:t.doc.createNode(e,{
onTagObj:e=>a=e});
a??=c(t.doc.schema.tags,s);
let u=l(s,a,t);
u.length>0&&(t.indentAtStart=(t.indentAtStart??0)+u.length+1);
let d=typeof a.stringify==`function`?a.stringify(s,t,n,i):r.isScalar(s)?o.stringifyString(s,t,n,i):s.toString(t,n,i);
if(!u)
return d;
return r.isScalar(s)||d[0]===`{`||d[0]===`[`?`${u} ${d}`:`${u}\n${t.indent}${d}`}
e.createStringifyContext=s;
e.stringify=u}));
var _=e.__commonJSMin((e=>{
var t=n();
var r=u();
var i=g();
var a=p();
function o({
key:e,
value:n},o,s,c){
let{
allNullValues:l,
doc:u,
indent:d,
indentStep:f,
options:{
commentString:p,
indentSeq:m,
simpleKeys:h}}=o;
let g=t.isNode(e)&&e.comment||null;
if(h){
if(g)
throw Error(`With simple keys, key nodes cannot have comments`);
if(t.isCollection(e)||!t.isNode(e)&&typeof e==`object`)
throw Error(`With simple keys, collection cannot be used as a key value`)}
let _=!h&&(!e||g&&n==null&&!o.inFlow||t.isCollection(e)||(t.isScalar(e)?e.type===r.Scalar.BLOCK_FOLDED||e.type===r.Scalar.BLOCK_LITERAL:typeof e==`object`));
o=Object.assign({},o,{
allNullValues:!1,
implicitKey:!_&&(h||!l),
indent:d+f});
let v=!1;
let y=!1;
let b=i.stringify(e,o,()=>v=!0,()=>y=!0);
if(!_&&!o.inFlow&&b.length>1024){
if(h)
throw Error(`With simple keys, single line scalar must not span more than 1024 characters`);
_=!0}
if(o.inFlow){
if(l||n==null){
v&&s&&s();
return b===``?`?`:_?`? ${b}`:b}}else 
if(l&&!h||n==null&&_){
b=`? ${b}`;
g&&!v?b+=a.lineComment(b,o.indent,p(g)):y&&c&&c();
return b}
v&&(g=null);
if(_){
g&&(b+=a.lineComment(b,o.indent,p(g)));
b=`? ${b}\n${d}:`}else{
b=`${b}:`;
g&&(b+=a.lineComment(b,o.indent,p(g)))}
let x,S,C;
if(t.isNode(n)){
x=!!n.spaceBefore;
S=n.commentBefore;
C=n.comment}else{
x=!1;
S=null;
C=null;
n&&typeof n==`object`&&(n=u.createNode(n))}
o.implicitKey=!1;
!_&&!g&&t.isScalar(n)&&(o.indentAtStart=b.length+1);
y=!1;
!m&&f.length>=2&&!o.inFlow&&!_&&t.isSeq(n)&&!n.flow&&!n.tag&&!n.anchor&&(o.indent=o.indent.substring(2));
let w=!1;
let T=i.stringify(n,o,()=>w=!0,()=>y=!0);
let E=` `;
if(g||x||S){
E=x?`
`:``;
if(S){
let e=p(S);
E+=`\n${a.indentComment(e,o.indent)}`}
T===``&&!o.inFlow?E===`
`&&C&&(E=`

`):E+=`\n${o.indent}`}else 
if(!_&&t.isCollection(n)){
let e=T[0];
let t=T.indexOf(`
`);
let r=t!==-1;
let i=o.inFlow??n.flow??n.items.length===0;
if(r||!i){
let n=!1;
if(r&&(e===`&`||e===`!`)){
let r=T.indexOf(` `);
e===`&`&&r!==-1&&r<t&&T[r+1]===`!`&&(r=T.indexOf(` `,r+1));
(r===-1||t<r)&&(n=!0)}
n||(E=`\n${o.indent}`)}}else
(T===``||T[0]===`
`)&&(E=``);
b+=E+T;
o.inFlow?w&&s&&s():C&&!w?b+=a.lineComment(b,o.indent,p(C)):y&&c&&c();
return b}
e.stringifyPair=o}));
var v=e.__commonJSMin((e=>{
var t=require("process");
function n(e,...t){
e===`debug`&&console.log(...t)}
function r(e,n){
(e===`debug`||e===`warn`)&&(typeof t.emitWarning==`function`?t.emitWarning(n):console.warn(n))}
e.debug=n;
e.warn=r}));
var y=e.__commonJSMin((e=>{
var t=n();
var r=u();
let i={
identify:e=>e===`<<`||typeof e==`symbol`&&e.description===`<<`,
default:`key`,
tag:`tag:yaml.org,2002:merge`,
test:/^<<$/,
resolve:()=>Object.assign(new r.Scalar(Symbol(`<<`)),{
addToJSMap:o}),
stringify:()=>`<<`};
let a=(e,n)=>(i.identify(n)||t.isScalar(n)&&(!n.type||n.type===r.Scalar.PLAIN)&&i.identify(n.value))&&e?.doc.schema.tags.some(e=>e.tag===i.tag&&e.default);
function o(e,n,r){
let i=c(e,r);
if(t.isSeq(i))
for(
let t of i.items)
s(e,n,t);else 
if(Array.isArray(i))
for(
let t of i)
s(e,n,t);else 
s(e,n,i)}
function s(e,n,r){
let i=c(e,r);
if(!t.isMap(i))
throw Error(`Merge sources must be maps or map aliases`);
let a=i.toJSON(null,e,Map);
for(
let[e,t]of a)
n instanceof Map?n.has(e)||n.set(e,t):n instanceof Set?n.add(e):Object.prototype.hasOwnProperty.call(n,e)||Object.defineProperty(n,e,{
value:t,
writable:!0,
enumerable:!0,
configurable:!0});
return n}
function c(e,n){
return e&&t.isAlias(n)?n.resolve(e.doc,e):n}
e.addMergeToJSMap=o;
e.isMergeKey=a;
e.merge=i}));
var b=e.__commonJSMin((e=>{
var t=v();
var r=y();
var i=g();
var a=n();
var o=s();
function c(e,t,{
key:n,
value:i}){
if(a.isNode(n)&&n.addToJSMap)
n.addToJSMap(e,t,i);else 
if(r.isMergeKey(e,n))
r.addMergeToJSMap(e,t,i);else{
let r=o.toJS(n,``,e);
if(t instanceof Map)
t.set(r,o.toJS(i,r,e));else 
if(t instanceof Set)
t.add(r);else{
let a=l(n,r,e);
let s=o.toJS(i,a,e);
a in t?Object.defineProperty(t,a,{
value:s,
writable:!0,
enumerable:!0,
configurable:!0}):t[a]=s}}
return t}
function l(e,n,r){
if(n===null)
return``;
if(typeof n!=`object`)
return String(n);
if(a.isNode(e)&&r?.doc){
let n=i.createStringifyContext(r.doc,{});
n.anchors=new Set;
for(
let e of r.anchors.keys())
n.anchors.add(e.anchor);
n.inFlow=!0;
n.inStringifyKey=!0;
let a=e.toString(n);
if(!r.mapKeyWarned){
let e=JSON.stringify(a);
e.length>40&&(e=e.substring(0,36)+`..."`);
t.warn(r.doc.options.logLevel,`Keys with collection values will be stringified due to JS Object restrictions: ${e}. Set mapAsMap: true to use object keys.`);
r.mapKeyWarned=!0}
return a}
return JSON.stringify(n)}
e.addPairToJSMap=c}));
var x=e.__commonJSMin((e=>{
var t=d();
var r=_();
var i=b();
var a=n();
function o(e,n,r){
return new s(t.createNode(e,void 0,r),t.createNode(n,void 0,r))}
var s=class e{
constructor(e,t=null){
Object.defineProperty(this,a.NODE_TYPE,{
value:a.PAIR});
this.key=e;
this.value=t}
clone(t){
let{
key:n,
value:r}=this;
a.isNode(n)&&(n=n.clone(t));
a.isNode(r)&&(r=r.clone(t));
return new e(n,r)}
toJSON(e,t){
let n=t?.mapAsMap?new Map:{};
return i.addPairToJSMap(t,n,this)}
toString(e,t,n){
return e?.doc?r.stringifyPair(this,e,t,n):JSON.stringify(this)}};
e.Pair=s;
e.createPair=o}));
var S=e.__commonJSMin((e=>{
var t=n();
var r=g();
var i=p();
function a(e,t,n){
return(t.inFlow??e.flow?s:o)(e,t,n)}
function o({
comment:e,
items:n},a,{
blockItemPrefix:o,
flowChars:s,
itemIndent:l,
onChompKeep:u,
onComment:d}){
let{
indent:f,
options:{
commentString:p}}=a;
let m=Object.assign({},a,{
indent:l,
type:null});
let h=!1;
let g=[];
for(
let e=0;e<n.length;++e){
let s=n[e];
let u=null;
if(t.isNode(s)){
!h&&s.spaceBefore&&g.push(``);
c(a,g,s.commentBefore,h);
s.comment&&(u=s.comment)}else 
if(t.isPair(s)){
let e=t.isNode(s.key)?s.key:null;
if(e){
!h&&e.spaceBefore&&g.push(``);
c(a,g,e.commentBefore,h)}}
h=!1;
let d=r.stringify(s,m,()=>u=null,()=>h=!0);
u&&(d+=i.lineComment(d,l,p(u)));
h&&u&&(h=!1);
g.push(o+d)}
let _;
if(g.length===0)
_=s.start+s.end;else{
_=g[0];
for(
let e=1;e<g.length;++e){
let t=g[e];
_+=t?`\n${f}${t}`:`
`}}
if(e){
_+=`
`+i.indentComment(p(e),f);
d&&d()}else 
h&&u&&u();
return _}
function s({
items:e},n,{
flowChars:a,
itemIndent:o}){
let{
indent:s,
indentStep:l,
flowCollectionPadding:u,
options:{
commentString:d}}=n;
o+=l;
let f=Object.assign({},n,{
indent:o,
inFlow:!0,
type:null});
let p=!1;
let m=0;
let h=[];
for(
let a=0;a<e.length;++a){
let s=e[a];
let l=null;
if(t.isNode(s)){
s.spaceBefore&&h.push(``);
c(n,h,s.commentBefore,!1);
s.comment&&(l=s.comment)}else 
if(t.isPair(s)){
let e=t.isNode(s.key)?s.key:null;
if(e){
e.spaceBefore&&h.push(``);
c(n,h,e.commentBefore,!1);
e.comment&&(p=!0)}
let r=t.isNode(s.value)?s.value:null;
if(r){
r.comment&&(l=r.comment);
r.commentBefore&&(p=!0)}else 
s.value==null&&e?.comment&&(l=e.comment)}
l&&(p=!0);
let u=r.stringify(s,f,()=>l=null);
p||=h.length>m||u.includes(`
`);
if(a<e.length-1)
u+=`,`;else 
if(n.options.trailingComma){
n.options.lineWidth>0&&(p||=h.reduce((e,t)=>e+t.length+2,2)+(u.length+2)>n.options.lineWidth);
p&&(u+=`,`)}
l&&(u+=i.lineComment(u,o,d(l)));
h.push(u);
m=h.length}
let{
start:g,
end:_}=a;
if(h.length===0)
return g+_;else{
if(!p){
let e=h.reduce((e,t)=>e+t.length+2,2);
p=n.options.lineWidth>0&&e>n.options.lineWidth}
if(p){
let e=g;
for(
let t of h)
e+=t?`\n${l}${s}${t}`:`
`;
return`${e}\n${s}${_}`}else 
return`${g}${u}${h.join(` `)}${u}${_}`}}
function c({
indent:e,
options:{
commentString:t}},n,r,a){
r&&a&&(r=r.replace(/^\n+/,``));
if(r){
let a=i.indentComment(t(r),e);
n.push(a.trimStart())}}
e.stringifyCollection=a}));
var C=e.__commonJSMin((e=>{
var t=S();
var r=b();
var i=f();
var a=n();
var o=x();
var s=u();
function c(e,t){
let n=a.isScalar(t)?t.value:t;
for(
let r of e)
if(a.isPair(r)){
if(r.key===t||r.key===n)
return r;
if(a.isScalar(r.key)&&r.key.value===n)
return r}}
e.YAMLMap=class extends i.Collection{
static get tagName(){
return`tag:yaml.org,2002:map`}
constructor(e){
super(a.MAP,e);
this.items=[]}
static from(e,t,n){
let{
keepUndefined:r,
replacer:i}=n;
let a=new this(e);
let s=(e,s)=>{
if(typeof i==`function`)
s=i.call(t,e,s);else 
if(Array.isArray(i)&&!i.includes(e))
return;
(s!==void 0||r)&&a.items.push(o.createPair(e,s,n))};
if(t instanceof Map)
for(
let[e,n]of t)
s(e,n);else 
if(t&&typeof t==`object`)
for(
let e of Object.keys(t))
s(e,t[e]);
typeof e.sortMapEntries==`function`&&a.items.sort(e.sortMapEntries);
return a}
add(e,t){
let n;
n=a.isPair(e)?e:!e||typeof e!=`object`||!(`key`in e)?new o.Pair(e,e?.value):new o.Pair(e.key,e.value);
let r=c(this.items,n.key);
let i=this.schema?.sortMapEntries;
if(r){
if(!t)
throw Error(`Key ${n.key} already set`);
a.isScalar(r.value)&&s.isScalarValue(n.value)?r.value.value=n.value:r.value=n.value}else 
if(i){
let e=this.items.findIndex(e=>i(n,e)<0);
e===-1?this.items.push(n):this.items.splice(e,0,n)}else 
this.items.push(n)}
delete(e){
let t=c(this.items,e);
if(!t)
return!1;
return this.items.splice(this.items.indexOf(t),1).length>0}
get(e,t){
let n=c(this.items,e)?.value;
return(!t&&a.isScalar(n)?n.value:n)??void 0}
has(e){
return!!c(this.items,e)}
set(e,t){
this.add(new o.Pair(e,t),!0)}
toJSON(e,t,n){
let i=n?new n:t?.mapAsMap?new Map:{};
t?.onCreate&&t.onCreate(i);
for(
let e of this.items)
r.addPairToJSMap(t,i,e);
return i}
toString(e,n,r){
if(!e)
return JSON.stringify(this);
for(
let e of this.items)
if(!a.isPair(e))
throw Error(`Map items must all be pairs; found ${JSON.stringify(e)} instead`);
!e.allNullValues&&this.hasAllNullValues(!1)&&(e=Object.assign({},e,{
allNullValues:!0}));
return t.stringifyCollection(this,e,{
blockItemPrefix:``,
flowChars:{
start:`{`,
end:`}`},
itemIndent:e.indent||``,
onChompKeep:r,
onComment:n})}};
e.findPair=c}));
var w=e.__commonJSMin((e=>{
var t=n();
var r=C();
e.map={
collection:`map`,
default:!0,
nodeClass:r.YAMLMap,
tag:`tag:yaml.org,2002:map`,
resolve(e,n){
t.isMap(e)||n(`Expected a mapping for this tag`);
return e},
createNode:(e,t,n)=>r.YAMLMap.from(e,t,n)}}));
var T=e.__commonJSMin((e=>{
var t=d();
var r=S();
var i=f();
var a=n();
var o=u();
var c=s();
var l=class extends i.Collection{
static get tagName(){
return`tag:yaml.org,2002:seq`}
constructor(e){
super(a.SEQ,e);
this.items=[]}
add(e){
this.items.push(e)}
delete(e){
let t=p(e);
if(typeof t!=`number`)
return!1;
return this.items.splice(t,1).length>0}
get(e,t){
let n=p(e);
if(typeof n!=`number`)
return;
let r=this.items[n];
return!t&&a.isScalar(r)?r.value:r}
has(e){
let t=p(e);
return typeof t==`number`&&t<this.items.length}
set(e,t){
let n=p(e);
if(typeof n!=`number`)
throw Error(`Expected a valid index, not ${e}.`);
let r=this.items[n];
a.isScalar(r)&&o.isScalarValue(t)?r.value=t:this.items[n]=t}
toJSON(e,t){
let n=[];
t?.onCreate&&t.onCreate(n);
let r=0;
for(
let e of this.items)
n.push(c.toJS(e,String(r++),t));
return n}
toString(e,t,n){
if(!e)
return JSON.stringify(this);
return r.stringifyCollection(this,e,{
blockItemPrefix:`- `,
flowChars:{
start:`[`,
end:`]`},
itemIndent:(e.indent||``)+`  `,
onChompKeep:n,
onComment:t})}
static from(e,n,r){
let{
replacer:i}=r;
let a=new this(e);
if(n&&Symbol.iterator in Object(n)){
let e=0;
for(
let o of n){
if(typeof i==`function`){
let t=n instanceof Set?o:String(e++);
o=i.call(n,t,o)}
a.items.push(t.createNode(o,void 0,r))}}
return a}};
function p(e){
let t=a.isScalar(e)?e.value:e;
t&&typeof t==`string`&&(t=Number(t));
return typeof t==`number`&&Number.isInteger(t)&&t>=0?t:null}
e.YAMLSeq=l}));
var E=e.__commonJSMin((e=>{
var t=n();
var r=T();
e.seq={
collection:`seq`,
default:!0,
nodeClass:r.YAMLSeq,
tag:`tag:yaml.org,2002:seq`,
resolve(e,n){
t.isSeq(e)||n(`Expected a sequence for this tag`);
return e},
createNode:(e,t,n)=>r.YAMLSeq.from(e,t,n)}}));
var D=e.__commonJSMin((e=>{
var t=h();
e.string={
identify:e=>typeof e==`string`,
default:!0,
tag:`tag:yaml.org,2002:str`,
resolve:e=>e,
stringify(e,n,r,i){
n=Object.assign({
actualString:!0},n);
return t.stringifyString(e,n,r,i)}}}));
var O=e.__commonJSMin((e=>{
var t=u();
let n={
identify:e=>e==null,
createNode:()=>new t.Scalar(null),
default:!0,
tag:`tag:yaml.org,2002:null`,
test:/^(?:~|[Nn]ull|NULL)?$/,
resolve:()=>new t.Scalar(null),
stringify:({
source:e},t)=>typeof e==`string`&&n.test.test(e)?e:t.options.nullStr};
e.nullTag=n}));
var k=e.__commonJSMin((e=>{
var t=u();
let n={
identify:e=>typeof e==`boolean`,
default:!0,
tag:`tag:yaml.org,2002:bool`,
test:/^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
resolve:e=>new t.Scalar(e[0]===`t`||e[0]===`T`),
stringify({
source:e,
value:t},r){
if(e&&n.test.test(e)&&t===(e[0]===`t`||e[0]===`T`))
return e;
return t?r.options.trueStr:r.options.falseStr}};
e.boolTag=n}));
var A=e.__commonJSMin((e=>{
function t({
format:e,
minFractionDigits:t,
tag:n,
value:r}){
if(typeof r==`bigint`)
return String(r);
let i=typeof r==`number`?r:Number(r);
if(!isFinite(i))
return isNaN(i)?`.nan`:i<0?`-.inf`:`.inf`;
let a=Object.is(r,-0)?`-0`:JSON.stringify(r);
if(!e&&t&&(!n||n===`tag:yaml.org,2002:float`)&&/^-?\d/.test(a)&&!a.includes(`e`)){
let e=a.indexOf(`.`);
if(e<0){
e=a.length;
a+=`.`}
let n=t-(a.length-e-1);
for(;n-->0;)
a+=`0`}
return a}
e.stringifyNumber=t}));
var j=e.__commonJSMin((e=>{
var t=u();
var n=A();
let r={
identify:e=>typeof e==`number`,
default:!0,
tag:`tag:yaml.org,2002:float`,
test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
resolve:e=>e.slice(-3).toLowerCase()===`nan`?NaN:e[0]===`-`?-1/0:1/0,
stringify:n.stringifyNumber};
let i={
identify:e=>typeof e==`number`,
default:!0,
tag:`tag:yaml.org,2002:float`,
format:`EXP`,
test:/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
resolve:e=>parseFloat(e),
stringify(e){
let t=Number(e.value);
return isFinite(t)?t.toExponential():n.stringifyNumber(e)}};
e.float={
identify:e=>typeof e==`number`,
default:!0,
tag:`tag:yaml.org,2002:float`,
test:/^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
resolve(e){
let n=new t.Scalar(parseFloat(e));
let r=e.indexOf(`.`);
r!==-1&&e[e.length-1]===`0`&&(n.minFractionDigits=e.length-r-1);
return n},
stringify:n.stringifyNumber};
e.floatExp=i;
e.floatNaN=r}));
var M=e.__commonJSMin((e=>{
var t=A();
let n=e=>typeof e==`bigint`||Number.isInteger(e);
let r=(e,t,n,{
intAsBigInt:r})=>r?BigInt(e):parseInt(e.substring(t),n);
function i(e,r,i){
let{
value:a}=e;
if(n(a)&&a>=0)
return i+a.toString(r);
return t.stringifyNumber(e)}
let a={
identify:e=>n(e)&&e>=0,
default:!0,
tag:`tag:yaml.org,2002:int`,
format:`OCT`,
test:/^0o[0-7]+$/,
resolve:(e,t,n)=>r(e,2,8,n),
stringify:e=>i(e,8,`0o`)};
let o={
identify:n,
default:!0,
tag:`tag:yaml.org,2002:int`,
test:/^[-+]?[0-9]+$/,
resolve:(e,t,n)=>r(e,0,10,n),
stringify:t.stringifyNumber};
let s={
identify:e=>n(e)&&e>=0,
default:!0,
tag:`tag:yaml.org,2002:int`,
format:`HEX`,
test:/^0x[0-9a-fA-F]+$/,
resolve:(e,t,n)=>r(e,2,16,n),
stringify:e=>i(e,16,`0x`)};
e.int=o;
e.intHex=s;
e.intOct=a}));
var ee=e.__commonJSMin((e=>{
var t=w();
var n=O();
var r=E();
var i=D();
var a=k();
var o=j();
var s=M();
e.schema=[t.map,r.seq,i.string,n.nullTag,a.boolTag,s.intOct,s.int,s.intHex,o.floatNaN,o.floatExp,o.float]}));
var te=e.__commonJSMin((e=>{
var t=u();
var n=w();
var r=E();
function i(e){
return typeof e==`bigint`||Number.isInteger(e)}
let a=({
value:e})=>JSON.stringify(e);
let o=[{
identify:e=>typeof e==`string`,
default:!0,
tag:`tag:yaml.org,2002:str`,
resolve:e=>e,
stringify:a},{
identify:e=>e==null,
createNode:()=>new t.Scalar(null),
default:!0,
tag:`tag:yaml.org,2002:null`,
test:/^null$/,
resolve:()=>null,
stringify:a},{
identify:e=>typeof e==`boolean`,
default:!0,
tag:`tag:yaml.org,2002:bool`,
test:/^true$|^false$/,
resolve:e=>e===`true`,
stringify:a},{
identify:i,
default:!0,
tag:`tag:yaml.org,2002:int`,
test:/^-?(?:0|[1-9][0-9]*)$/,
resolve:(e,t,{
intAsBigInt:n})=>n?BigInt(e):parseInt(e,10),
stringify:({
value:e})=>i(e)?e.toString():JSON.stringify(e)},{
identify:e=>typeof e==`number`,
default:!0,
tag:`tag:yaml.org,2002:float`,
test:/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
resolve:e=>parseFloat(e),
stringify:a}];
e.schema=[n.map,r.seq].concat(o,{
default:!0,
tag:``,
test:/^/,
resolve(e,t){
t(`Unresolved plain scalar ${JSON.stringify(e)}`);
return e}})}));
var N=e.__commonJSMin((e=>{
var t=require("buffer");
var n=u();
var r=h();
e.binary={
identify:e=>e instanceof Uint8Array,
default:!1,
tag:`tag:yaml.org,2002:binary`,
resolve(e,n){
if(typeof t.Buffer==`function`)
return t.Buffer.from(e,`base64`);else 
if(typeof atob==`function`){
let t=atob(e.replace(/[\n\r]/g,``));
let n=new Uint8Array(t.length);
for(
let e=0;e<t.length;++e)
n[e]=t.charCodeAt(e);
return n}else{
n(`This environment does not support reading binary tags; either Buffer or atob is required`);
return e}},
stringify({
comment:e,
type:i,
value:a},o,s,c){
if(!a)
return``;
let l=a;
let u;
if(typeof t.Buffer==`function`)
u=l instanceof t.Buffer?l.toString(`base64`):t.Buffer.from(l.buffer).toString(`base64`);else 
if(typeof btoa==`function`){
let e=``;
for(
let t=0;t<l.length;++t)
e+=String.fromCharCode(l[t]);
u=btoa(e)}else 
throw Error(`This environment does not support writing binary tags; either Buffer or btoa is required`);
i??=n.Scalar.BLOCK_LITERAL;
if(i!==n.Scalar.QUOTE_DOUBLE){
let e=Math.max(o.options.lineWidth-o.indent.length,o.options.minContentWidth);
let t=Math.ceil(u.length/e);
let r=Array(t);
for(
let n=0,i=0;n<t;++n,i+=e)
r[n]=u.substr(i,e);
u=r.join(i===n.Scalar.BLOCK_LITERAL?`
`:` `)}
return r.stringifyString({
comment:e,
type:i,
value:u},o,s,c)}}}));
var P=e.__commonJSMin((e=>{
var t=n();
var r=x();
var i=u();
var a=T();
function o(e,n){
if(t.isSeq(e))
for(
let a=0;a<e.items.length;++a){
let o=e.items[a];
if(t.isPair(o))
continue;else 
if(t.isMap(o)){
o.items.length>1&&n(`Each pair must have its own sequence indicator`);
let e=o.items[0]||new r.Pair(new i.Scalar(null));
o.commentBefore&&(e.key.commentBefore=e.key.commentBefore?`${o.commentBefore}\n${e.key.commentBefore}`:o.commentBefore);
if(o.comment){
let t=e.value??e.key;
t.comment=t.comment?`${o.comment}\n${t.comment}`:o.comment}
o=e}
e.items[a]=t.isPair(o)?o:new r.Pair(o)}else 
n(`Expected a sequence for this tag`);
return e}
function s(e,t,n){
let{
replacer:i}=n;
let o=new a.YAMLSeq(e);
o.tag=`tag:yaml.org,2002:pairs`;
let s=0;
if(t&&Symbol.iterator in Object(t))
for(
let e of t){
typeof i==`function`&&(e=i.call(t,String(s++),e));
let a,c;
if(Array.isArray(e)){
if(e.length===2){
a=e[0];
c=e[1]}else 
throw TypeError(`Expected [key, value] tuple: ${e}`)}else 
if(e&&e instanceof Object){
let t=Object.keys(e);
if(t.length===1){
a=t[0];
c=e[a]}else 
throw TypeError(`Expected tuple with one key, not ${t.length} keys`)}else 
a=e;
o.items.push(r.createPair(a,c,n))}
return o}
let c={
collection:`seq`,
default:!1,
tag:`tag:yaml.org,2002:pairs`,
resolve:o,
createNode:s};
e.createPairs=s;
e.pairs=c;
e.resolvePairs=o}));
var F=e.__commonJSMin((e=>{
var t=n();
var r=s();
var i=C();
var a=T();
var o=P();
var c=class e extends a.YAMLSeq{
constructor(){
super();
this.add=i.YAMLMap.prototype.add.bind(this);
this.delete=i.YAMLMap.prototype.delete.bind(this);
this.get=i.YAMLMap.prototype.get.bind(this);
this.has=i.YAMLMap.prototype.has.bind(this);
this.set=i.YAMLMap.prototype.set.bind(this);
this.tag=e.tag}
toJSON(e,n){
if(!n)
return super.toJSON(e);
let i=new Map;
n?.onCreate&&n.onCreate(i);
for(
let e of this.items){
let a,o;
if(t.isPair(e)){
a=r.toJS(e.key,``,n);
o=r.toJS(e.value,a,n)}else 
a=r.toJS(e,``,n);
if(i.has(a))
throw Error(`Ordered maps must not include duplicate keys`);
i.set(a,o)}
return i}
static from(e,t,n){
let r=o.createPairs(e,t,n);
let i=new this;
i.items=r.items;
return i}};
c.tag=`tag:yaml.org,2002:omap`;
let l={
collection:`seq`,
identify:e=>e instanceof Map,
nodeClass:c,
default:!1,
tag:`tag:yaml.org,2002:omap`,
resolve(e,n){
let r=o.resolvePairs(e,n);
let i=[];
for(
let{
key:e}of r.items)
t.isScalar(e)&&(i.includes(e.value)?n(`Ordered maps must not include duplicate keys: ${e.value}`):i.push(e.value));
return Object.assign(new c,r)},
createNode:(e,t,n)=>c.from(e,t,n)};
e.YAMLOMap=c;
e.omap=l}));
var ne=e.__commonJSMin((e=>{
var t=u();
function n({
value:e,
source:t},n){
if(t&&(e?r:i).test.test(t))
return t;
return e?n.options.trueStr:n.options.falseStr}
let r={
identify:e=>e===!0,
default:!0,
tag:`tag:yaml.org,2002:bool`,
test:/^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
resolve:()=>new t.Scalar(!0),
stringify:n};
let i={
identify:e=>e===!1,
default:!0,
tag:`tag:yaml.org,2002:bool`,
test:/^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
resolve:()=>new t.Scalar(!1),
stringify:n};
e.falseTag=i;
e.trueTag=r}));
var re=e.__commonJSMin((e=>{
var t=u();
var n=A();
let r={
identify:e=>typeof e==`number`,
default:!0,
tag:`tag:yaml.org,2002:float`,
test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
resolve:e=>e.slice(-3).toLowerCase()===`nan`?NaN:e[0]===`-`?-1/0:1/0,
stringify:n.stringifyNumber};
let i={
identify:e=>typeof e==`number`,
default:!0,
tag:`tag:yaml.org,2002:float`,
format:`EXP`,
test:/^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
resolve:e=>parseFloat(e.replace(/_/g,``)),
stringify(e){
let t=Number(e.value);
return isFinite(t)?t.toExponential():n.stringifyNumber(e)}};
e.float={
identify:e=>typeof e==`number`,
default:!0,
tag:`tag:yaml.org,2002:float`,
test:/^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
resolve(e){
let n=new t.Scalar(parseFloat(e.replace(/_/g,``)));
let r=e.indexOf(`.`);
if(r!==-1){
let t=e.substring(r+1).replace(/_/g,``);
t[t.length-1]===`0`&&(n.minFractionDigits=t.length)}
return n},
stringify:n.stringifyNumber};
e.floatExp=i;
e.floatNaN=r}));
var ie=e.__commonJSMin((e=>{
var t=A();
let n=e=>typeof e==`bigint`||Number.isInteger(e);
function r(e,t,n,{
intAsBigInt:r}){
let i=e[0];
(i===`-`||i===`+`)&&(t+=1);
e=e.substring(t).replace(/_/g,``);
if(r){
switch(n){case 2:
e=`0b${e}`;
break;case 8:
e=`0o${e}`;
break;case 16:
e=`0x${e}`}
let t=BigInt(e);
return i===`-`?BigInt(-1)*t:t}
let a=parseInt(e,n);
return i===`-`?-1*a:a}
function i(e,r,i){
let{
value:a}=e;
if(n(a)){
let e=a.toString(r);
return a<0?`-`+i+e.substr(1):i+e}
return t.stringifyNumber(e)}
let a={
identify:n,
default:!0,
tag:`tag:yaml.org,2002:int`,
format:`BIN`,
test:/^[-+]?0b[0-1_]+$/,
resolve:(e,t,n)=>r(e,2,2,n),
stringify:e=>i(e,2,`0b`)};
let o={
identify:n,
default:!0,
tag:`tag:yaml.org,2002:int`,
format:`OCT`,
test:/^[-+]?0[0-7_]+$/,
resolve:(e,t,n)=>r(e,1,8,n),
stringify:e=>i(e,8,`0`)};
let s={
identify:n,
default:!0,
tag:`tag:yaml.org,2002:int`,
test:/^[-+]?[0-9][0-9_]*$/,
resolve:(e,t,n)=>r(e,0,10,n),
stringify:t.stringifyNumber};
let c={
identify:n,
default:!0,
tag:`tag:yaml.org,2002:int`,
format:`HEX`,
test:/^[-+]?0x[0-9a-fA-F_]+$/,
resolve:(e,t,n)=>r(e,2,16,n),
stringify:e=>i(e,16,`0x`)};
e.int=s;
e.intBin=a;
e.intHex=c;
e.intOct=o}));
var ae=e.__commonJSMin((e=>{
var t=n();
var r=x();
var i=C();
var a=class e extends i.YAMLMap{
constructor(t){
super(t);
this.tag=e.tag}
add(e){
let n;
n=t.isPair(e)?e:e&&typeof e==`object`&&`key`in e&&`value`in e&&e.value===null?new r.Pair(e.key,null):new r.Pair(e,null);
i.findPair(this.items,n.key)||this.items.push(n)}
get(e,n){
let r=i.findPair(this.items,e);
return!n&&t.isPair(r)?t.isScalar(r.key)?r.key.value:r.key:r}
set(e,t){
if(typeof t!=`boolean`)
throw Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof t}`);
let n=i.findPair(this.items,e);
n&&!t?this.items.splice(this.items.indexOf(n),1):!n&&t&&this.items.push(new r.Pair(e))}
toJSON(e,t){
return super.toJSON(e,t,Set)}
toString(e,t,n){
if(!e)
return JSON.stringify(this);
if(this.hasAllNullValues(!0))
return super.toString(Object.assign({},e,{
allNullValues:!0}),t,n);else 
throw Error(`Set items must all have null values`)}
static from(e,t,n){
let{
replacer:i}=n;
let a=new this(e);
if(t&&Symbol.iterator in Object(t))
for(
let e of t){
typeof i==`function`&&(e=i.call(t,e,e));
a.items.push(r.createPair(e,null,n))}
return a}};
a.tag=`tag:yaml.org,2002:set`;
let o={
collection:`map`,
identify:e=>e instanceof Set,
nodeClass:a,
default:!1,
tag:`tag:yaml.org,2002:set`,
createNode:(e,t,n)=>a.from(e,t,n),
resolve(e,n){
if(t.isMap(e)){
if(e.hasAllNullValues(!0))
return Object.assign(new a,e);else 
n(`Set items must all have null values`)}else 
n(`Expected a mapping for this tag`);
return e}};
e.YAMLSet=a;
e.set=o}));
var oe=e.__commonJSMin((e=>{
var t=A();
function n(e,t){
let n=e[0];
let r=n===`-`||n===`+`?e.substring(1):e;
let i=e=>t?BigInt(e):Number(e);
let a=r.replace(/_/g,``).split(`:`).reduce((e,t)=>e*i(60)+i(t),i(0));
return n===`-`?i(-1)*a:a}
function r(e){
let{
value:n}=e;
let r=e=>e;
if(typeof n==`bigint`)
r=e=>BigInt(e);else 
if(isNaN(n)||!isFinite(n))
return t.stringifyNumber(e);
let i=``;
if(n<0){
i=`-`;
n*=r(-1)}
let a=r(60);
let o=[n%a];
if(n<60)
o.unshift(0);else{
n=(n-o[0])/a;
o.unshift(n%a);
if(n>=60){
n=(n-o[0])/a;
o.unshift(n)}}
return i+o.map(e=>String(e).padStart(2,`0`)).join(`:`).replace(/000000\d*$/,``)}
let i={
identify:e=>typeof e==`bigint`||Number.isInteger(e),
default:!0,
tag:`tag:yaml.org,2002:int`,
format:`TIME`,
test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
resolve:(e,t,{
intAsBigInt:r})=>n(e,r),
stringify:r};
let a={
identify:e=>typeof e==`number`,
default:!0,
tag:`tag:yaml.org,2002:float`,
format:`TIME`,
test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
resolve:e=>n(e,!1),
stringify:r};
let o={
identify:e=>e instanceof Date,
default:!0,
tag:`tag:yaml.org,2002:timestamp`,
test:RegExp(`^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$`),
resolve(e){
let t=e.match(o.test);
if(!t)
throw Error(`!!timestamp expects a date, starting with yyyy-mm-dd`);
let[,r,i,a,s,c,l]=t.map(Number);
let u=t[7]?Number((t[7]+`00`).substr(1,3)):0;
let d=Date.UTC(r,i-1,a,s||0,c||0,l||0,u);
let f=t[8];
if(f&&f!==`Z`){
let e=n(f,!1);
Math.abs(e)<30&&(e*=60);
d-=6e4*e}
return new Date(d)},
stringify:({
value:e})=>e?.toISOString().replace(/(T00:00:00)?\.000Z$/,``)??``};
e.floatTime=a;
e.intTime=i;
e.timestamp=o}));
var se=e.__commonJSMin((e=>{
var t=w();
var n=O();
var r=E();
var i=D();
var a=N();
var o=ne();
var s=re();
var c=ie();
var l=y();
var u=F();
var d=P();
var f=ae();
var p=oe();
e.schema=[t.map,r.seq,i.string,n.nullTag,o.trueTag,o.falseTag,c.intBin,c.intOct,c.int,c.intHex,s.floatNaN,s.floatExp,s.float,a.binary,l.merge,u.omap,d.pairs,f.set,p.intTime,p.floatTime,p.timestamp]}));
var ce=e.__commonJSMin((e=>{
var t=w();
var n=O();
var r=E();
var i=D();
var a=k();
var o=j();
var s=M();
var c=ee();
var l=te();
var u=N();
var d=y();
var f=F();
var p=P();
var m=se();
var h=ae();
var g=oe();
let _=new Map([[`core`,c.schema],[`failsafe`,[t.map,r.seq,i.string]],[`json`,l.schema],[`yaml11`,m.schema],[`yaml-1.1`,m.schema]]);
let v={
binary:u.binary,
bool:a.boolTag,
float:o.float,
floatExp:o.floatExp,
floatNaN:o.floatNaN,
floatTime:g.floatTime,
int:s.int,
intHex:s.intHex,
intOct:s.intOct,
intTime:g.intTime,
map:t.map,
merge:d.merge,
null:n.nullTag,
omap:f.omap,
pairs:p.pairs,
seq:r.seq,
set:h.set,
timestamp:g.timestamp};
let b={
"tag:yaml.org,2002:binary":u.binary,
"tag:yaml.org,2002:merge":d.merge,
"tag:yaml.org,2002:omap":f.omap,
"tag:yaml.org,2002:pairs":p.pairs,
"tag:yaml.org,2002:set":h.set,
"tag:yaml.org,2002:timestamp":g.timestamp};
function x(e,t,n){
let r=_.get(t);
if(r&&!e)
return n&&!r.includes(d.merge)?r.concat(d.merge):r.slice();
let i=r;
if(!i){
if(Array.isArray(e))
i=[];else{
let e=Array.from(_.keys()).filter(e=>e!==`yaml11`).map(e=>JSON.stringify(e)).join(`, `);
throw Error(`Unknown schema "${t}"; use one of ${e} or define customTags array`)}}
if(Array.isArray(e))
for(
let t of e)
i=i.concat(t);else 
typeof e==`function`&&(i=e(i.slice()));
n&&(i=i.concat(d.merge));
return i.reduce((e,t)=>{
let n=typeof t==`string`?v[t]:t;
if(!n){
let e=JSON.stringify(t);
let n=Object.keys(v).map(e=>JSON.stringify(e)).join(`, `);
throw Error(`Unknown custom tag ${e}; use one of ${n}`)}
e.includes(n)||e.push(n);
return e},[])}
e.coreKnownTags=b;
e.getTags=x}));
var I=e.__commonJSMin((e=>{
var t=n();
var r=w();
var i=E();
var a=D();
var o=ce();
let s=(e,t)=>e.key<t.key?-1:+(e.key>t.key);
e.Schema=class e{
constructor({
compat:e,
customTags:n,
merge:c,
resolveKnownTags:l,
schema:u,
sortMapEntries:d,
toStringDefaults:f}){
this.compat=Array.isArray(e)?o.getTags(e,`compat`):e?o.getTags(null,e):null;
this.name=typeof u==`string`&&u||`core`;
this.knownTags=l?o.coreKnownTags:{};
this.tags=o.getTags(n,this.name,c);
this.toStringOptions=f??null;
Object.defineProperty(this,t.MAP,{
value:r.map});
Object.defineProperty(this,t.SCALAR,{
value:a.string});
Object.defineProperty(this,t.SEQ,{
value:i.seq});
this.sortMapEntries=typeof d==`function`?d:d===!0?s:null}
clone(){
let t=Object.create(e.prototype,Object.getOwnPropertyDescriptors(this));
t.tags=this.tags.slice();
return t}}}));
var le=e.__commonJSMin((e=>{
var t=n();
var r=g();
var i=p();
function a(e,n){
let a=[];
let o=n.directives===!0;
if(n.directives!==!1&&e.directives){
let t=e.directives.toString(e);
if(t){
a.push(t);
o=!0}else 
e.directives.docStart&&(o=!0)}
o&&a.push(`---`);
let s=r.createStringifyContext(e,n);
let{
commentString:c}=s.options;
if(e.commentBefore){
a.length!==1&&a.unshift(``);
let t=c(e.commentBefore);
a.unshift(i.indentComment(t,``))}
let l=!1;
let u=null;
if(e.contents){
if(t.isNode(e.contents)){
e.contents.spaceBefore&&o&&a.push(``);
if(e.contents.commentBefore){
let t=c(e.contents.commentBefore);
a.push(i.indentComment(t,``))}
s.forceBlockIndent=!!e.comment;
u=e.contents.comment}
let n=u?void 0:()=>l=!0;
let d=r.stringify(e.contents,s,()=>u=null,n);
u&&(d+=i.lineComment(d,``,c(u)));
(d[0]===`|`||d[0]===`>`)&&a[a.length-1]===`---`?a[a.length-1]=`--- ${d}`:a.push(d)}else 
a.push(r.stringify(e.contents,s));
if(e.directives?.docEnd){
if(e.comment){
let t=c(e.comment);
if(t.includes(`
`)){
a.push(`...`);
a.push(i.indentComment(t,``))}else 
a.push(`... ${t}`)}else 
a.push(`...`)}else{
let t=e.comment;
t&&l&&(t=t.replace(/^\n+/,``));
if(t){
(!l||u)&&a[a.length-1]!==``&&a.push(``);
a.push(i.indentComment(c(t),``))}}
return a.join(`
`)+`
`}
e.stringifyDocument=a}));
var L=e.__commonJSMin((e=>{
var t=l();
var r=f();
var c=n();
var u=x();
var p=s();
var m=I();
var h=le();
var g=a();
var _=o();
var v=d();
var y=i();
var b=class e{
constructor(e,t,n){
this.commentBefore=null;
this.comment=null;
this.errors=[];
this.warnings=[];
Object.defineProperty(this,c.NODE_TYPE,{
value:c.DOC});
let r=null;
if(typeof t==`function`||Array.isArray(t))
r=t;else 
if(n===void 0&&t){
n=t;
t=void 0}
let i=Object.assign({
intAsBigInt:!1,
keepSourceTokens:!1,
logLevel:`warn`,
prettyErrors:!0,
strict:!0,
stringKeys:!1,
uniqueKeys:!0,
version:`1.2`},n);
this.options=i;
let{
version:a}=i;
if(n?._directives){
this.directives=n._directives.atDocument();
this.directives.yaml.explicit&&(a=this.directives.yaml.version)}else 
this.directives=new y.Directives({
version:a});
this.setSchema(a,n);
this.contents=e===void 0?null:this.createNode(e,r,n)}
clone(){
let t=Object.create(e.prototype,{
[c.NODE_TYPE]:{
value:c.DOC}});
t.commentBefore=this.commentBefore;
t.comment=this.comment;
t.errors=this.errors.slice();
t.warnings=this.warnings.slice();
t.options=Object.assign({},this.options);
this.directives&&(t.directives=this.directives.clone());
t.schema=this.schema.clone();
t.contents=c.isNode(this.contents)?this.contents.clone(t.schema):this.contents;
this.range&&(t.range=this.range.slice());
return t}
add(e){
S(this.contents)&&this.contents.add(e)}
addIn(e,t){
S(this.contents)&&this.contents.addIn(e,t)}
createAlias(e,n){
if(!e.anchor){
let t=g.anchorNames(this);
e.anchor=!n||t.has(n)?g.findNewAnchor(n||`a`,t):n}
return new t.Alias(e.anchor)}
createNode(e,t,n){
let r;
if(typeof t==`function`){
e=t.call({
"":e},``,e);
r=t}else 
if(Array.isArray(t)){
let e=t.filter(e=>typeof e==`number`||e instanceof String||e instanceof Number).map(String);
e.length>0&&(t=t.concat(e));
r=t}else 
if(n===void 0&&t){
n=t;
t=void 0}
let{
aliasDuplicateObjects:i,
anchorPrefix:a,
flow:o,
keepUndefined:s,
onTagObj:l,
tag:u}=n??{};
let{
onAnchor:d,
setAnchors:f,
sourceObjects:p}=g.createNodeAnchors(this,a||`a`);
let m={
aliasDuplicateObjects:i??!0,
keepUndefined:s??!1,
onAnchor:d,
onTagObj:l,
replacer:r,
schema:this.schema,
sourceObjects:p};
let h=v.createNode(e,u,m);
o&&c.isCollection(h)&&(h.flow=!0);
f();
return h}
createPair(e,t,n={}){
let r=this.createNode(e,null,n);
let i=this.createNode(t,null,n);
return new u.Pair(r,i)}
delete(e){
return S(this.contents)?this.contents.delete(e):!1}
deleteIn(e){
if(r.isEmptyPath(e)){
if(this.contents==null)
return!1;
this.contents=null;
return!0}
return S(this.contents)?this.contents.deleteIn(e):!1}
get(e,t){
return c.isCollection(this.contents)?this.contents.get(e,t):void 0}
getIn(e,t){
if(r.isEmptyPath(e))
return!t&&c.isScalar(this.contents)?this.contents.value:this.contents;
return c.isCollection(this.contents)?this.contents.getIn(e,t):void 0}
has(e){
return c.isCollection(this.contents)?this.contents.has(e):!1}
hasIn(e){
if(r.isEmptyPath(e))
return this.contents!==void 0;
return c.isCollection(this.contents)?this.contents.hasIn(e):!1}
set(e,t){
this.contents==null?this.contents=r.collectionFromPath(this.schema,[e],t):S(this.contents)&&this.contents.set(e,t)}
setIn(e,t){
r.isEmptyPath(e)?this.contents=t:this.contents==null?this.contents=r.collectionFromPath(this.schema,Array.from(e),t):S(this.contents)&&this.contents.setIn(e,t)}
setSchema(e,t={}){
typeof e==`number`&&(e=String(e));
let n;
switch(e){case`1.1`:
this.directives?this.directives.yaml.version=`1.1`:this.directives=new y.Directives({
version:`1.1`});
n={
resolveKnownTags:!1,
schema:`yaml-1.1`};
break;case`1.2`:case`next`:
this.directives?this.directives.yaml.version=e:this.directives=new y.Directives({
version:e});
n={
resolveKnownTags:!0,
schema:`core`};
break;case null:
this.directives&&delete this.directives;
n=null;
break;default:{
let t=JSON.stringify(e);
throw Error(`Expected '1.1', '1.2' or null as first argument, but found: ${t}`)}}
if(t.schema instanceof Object)
this.schema=t.schema;else 
if(n)
this.schema=new m.Schema(Object.assign(n,t));else 
throw Error(`With a null YAML version, the { schema: Schema } option is required`)}
toJS({
json:e,
jsonArg:t,
mapAsMap:n,
maxAliasCount:r,
onAnchor:i,
reviver:a}={}){
let o={
anchors:new Map,
doc:this,
keep:!e,
mapAsMap:n===!0,
mapKeyWarned:!1,
maxAliasCount:typeof r==`number`?r:100};
let s=p.toJS(this.contents,t??``,o);
if(typeof i==`function`)
for(
let{
count:e,
res:t}of o.anchors.values())
i(t,e);
return typeof a==`function`?_.applyReviver(a,{
"":s},``,s):s}
toJSON(e,t){
return this.toJS({
json:!0,
jsonArg:e,
mapAsMap:!1,
onAnchor:t})}
toString(e={}){
if(this.errors.length>0)
throw Error(`Document with errors cannot be stringified`);
if(`indent`in e&&(!Number.isInteger(e.indent)||Number(e.indent)<=0)){
let t=JSON.stringify(e.indent);
throw Error(`"indent" option must be a positive integer, not ${t}`)}
return h.stringifyDocument(this,e)}};
function S(e){
if(c.isCollection(e))
return!0;
throw Error(`Expected a YAML collection as document contents`)}
e.Document=b}));
var R=e.__commonJSMin((e=>{
var t=class extends Error{
constructor(e,t,n,r){
super();
this.name=e;
this.code=n;
this.message=r;
this.pos=t}};
var n=class extends t{
constructor(e,t,n){
super(`YAMLParseError`,e,t,n)}};
var r=class extends t{
constructor(e,t,n){
super(`YAMLWarning`,e,t,n)}};
let i=(e,t)=>n=>{
if(n.pos[0]===-1)
return;
n.linePos=n.pos.map(e=>t.linePos(e));
let{
line:r,
col:i}=n.linePos[0];
n.message+=` at line ${r}, column ${i}`;
let a=i-1;
let o=e.substring(t.lineStarts[r-1],t.lineStarts[r]).replace(/[\n\r]+$/,``);
if(a>=60&&o.length>80){
let e=Math.min(a-39,o.length-79);
o=`\u2026`+o.substring(e);
a-=e-1}
o.length>80&&(o=o.substring(0,79)+`\u2026`);
if(r>1&&/^ *$/.test(o.substring(0,a))){
let n=e.substring(t.lineStarts[r-2],t.lineStarts[r-1]);
n.length>80&&(n=n.substring(0,79)+`\u2026
`);
o=n+o}
if(/[^ ]/.test(o)){
let e=1;
let t=n.linePos[1];
t?.line===r&&t.col>i&&(e=Math.max(1,Math.min(t.col-i,80-a)));
let s=` `.repeat(a)+`^`.repeat(e);
n.message+=`:\n\n${o}\n${s}\n`}};
e.YAMLError=t;
e.YAMLParseError=n;
e.YAMLWarning=r;
e.prettifyError=i}));
var z=e.__commonJSMin((e=>{
function t(e,{
flow:t,
indicator:n,
next:r,
offset:i,
onError:a,
parentIndent:o,
startOnNewline:s}){
let c=!1;
let l=s;
let u=s;
let d=``;
let f=``;
let p=!1;
let m=!1;
let h=null;
let g=null;
let _=null;
let v=null;
let y=null;
let b=null;
let x=null;
for(
let i of e){
if(m){
i.type!==`space`&&i.type!==`newline`&&i.type!==`comma`&&a(i.offset,`MISSING_CHAR`,`Tags and anchors must be separated from the next token by white space`);
m=!1}
if(h){
l&&i.type!==`comment`&&i.type!==`newline`&&a(h,`TAB_AS_INDENT`,`Tabs are not allowed as indentation`);
h=null}
switch(i.type){case`space`:
!t&&(n!==`doc-start`||r?.type!==`flow-collection`)&&i.source.includes(`	`)&&(h=i);
u=!0;
break;case`comment`:{
u||a(i,`MISSING_CHAR`,`Comments must be separated from other tokens by white space characters`);
let e=i.source.substring(1)||` `;
d?d+=f+e:d=e;
f=``;
l=!1;
break}case`newline`:
l?d?d+=i.source:b&&n===`seq-item-ind`||(c=!0):f+=i.source;
l=!0;
p=!0;
(g||_)&&(v=i);
u=!0;
break;case`anchor`:
g&&a(i,`MULTIPLE_ANCHORS`,`A node can have at most one anchor`);
i.source.endsWith(`:`)&&a(i.offset+i.source.length-1,`BAD_ALIAS`,`Anchor ending in : is ambiguous`,!0);
g=i;
x??=i.offset;
l=!1;
u=!1;
m=!0;
break;case`tag`:
_&&a(i,`MULTIPLE_TAGS`,`A node can have at most one tag`);
_=i;
x??=i.offset;
l=!1;
u=!1;
m=!0;
break;case n:
(g||_)&&a(i,`BAD_PROP_ORDER`,`Anchors and tags must be after the ${i.source} indicator`);
b&&a(i,`UNEXPECTED_TOKEN`,`Unexpected ${i.source} in ${t??`collection`}`);
b=i;
l=n===`seq-item-ind`||n===`explicit-key-ind`;
u=!1;
break;case`comma`:
if(t){
y&&a(i,`UNEXPECTED_TOKEN`,`Unexpected , in ${t}`);
y=i;
l=!1;
u=!1;
break}default:
a(i,`UNEXPECTED_TOKEN`,`Unexpected ${i.type} token`);
l=!1;
u=!1}}
let S=e[e.length-1];
let C=S?S.offset+S.source.length:i;
m&&r&&r.type!==`space`&&r.type!==`newline`&&r.type!==`comma`&&(r.type!==`scalar`||r.source!==``)&&a(r.offset,`MISSING_CHAR`,`Tags and anchors must be separated from the next token by white space`);
h&&(l&&h.indent<=o||r?.type===`block-map`||r?.type===`block-seq`)&&a(h,`TAB_AS_INDENT`,`Tabs are not allowed as indentation`);
return{
comma:y,
found:b,
spaceBefore:c,
comment:d,
hasNewline:p,
anchor:g,
tag:_,
newlineAfterProp:v,
end:C,
start:x??C}}
e.resolveProps=t}));
var B=e.__commonJSMin((e=>{
function t(e){
if(!e)
return null;
switch(e.type){case`alias`:case`scalar`:case`double-quoted-scalar`:case`single-quoted-scalar`:
if(e.source.includes(`
`))
return!0;
if(e.end){
for(
let t of e.end)
if(t.type===`newline`)
return!0}
return!1;case`flow-collection`:
for(
let n of e.items){
for(
let e of n.start)
if(e.type===`newline`)
return!0;
if(n.sep){
for(
let e of n.sep)
if(e.type===`newline`)
return!0}
if(t(n.key)||t(n.value))
return!0}
return!1;default:
return!0}}
e.containsNewline=t}));
var V=e.__commonJSMin((e=>{
var t=B();
function n(e,n,r){
if(n?.type===`flow-collection`){
let i=n.end[0];
i.indent===e&&(i.source===`]`||i.source===`}`)&&t.containsNewline(n)&&r(i,`BAD_INDENT`,`Flow end indicator should be more indented than parent`,!0)}}
e.flowIndentCheck=n}));
var H=e.__commonJSMin((e=>{
var t=n();
function r(e,n,r){
let{
uniqueKeys:i}=e.options;
if(i===!1)
return!1;
let a=typeof i==`function`?i:(e,n)=>e===n||t.isScalar(e)&&t.isScalar(n)&&e.value===n.value;
return n.some(e=>a(e.key,r))}
e.mapIncludes=r}));
var ue=e.__commonJSMin((e=>{
var t=x();
var n=C();
var r=z();
var i=B();
var a=V();
var o=H();
let s=`All mapping items must start at the same column`;
function c({
composeNode:e,
composeEmptyNode:c},l,u,d,f){
let p=new((f?.nodeClass)??n.YAMLMap)(l.schema);
l.atRoot&&=!1;
let m=u.offset;
let h=null;
for(
let n of u.items){
let{
start:f,
key:g,
sep:_,
value:v}=n;
let y=r.resolveProps(f,{
indicator:`explicit-key-ind`,
next:g??_?.[0],
offset:m,
onError:d,
parentIndent:u.indent,
startOnNewline:!0});
let b=!y.found;
if(b){
g&&(g.type===`block-seq`?d(m,`BLOCK_AS_IMPLICIT_KEY`,`A block sequence may not be used as an implicit map key`):`indent`in g&&g.indent!==u.indent&&d(m,`BAD_INDENT`,s));
if(!y.anchor&&!y.tag&&!_){
h=y.end;
y.comment&&(p.comment?p.comment+=`
`+y.comment:p.comment=y.comment);
continue}
(y.newlineAfterProp||i.containsNewline(g))&&d(g??f[f.length-1],`MULTILINE_IMPLICIT_KEY`,`Implicit keys need to be on a single line`)}else 
y.found?.indent!==u.indent&&d(m,`BAD_INDENT`,s);
l.atKey=!0;
let x=y.end;
let S=g?e(l,g,y,d):c(l,x,f,null,y,d);
l.schema.compat&&a.flowIndentCheck(u.indent,g,d);
l.atKey=!1;
o.mapIncludes(l,p.items,S)&&d(x,`DUPLICATE_KEY`,`Map keys must be unique`);
let C=r.resolveProps(_??[],{
indicator:`map-value-ind`,
next:v,
offset:S.range[2],
onError:d,
parentIndent:u.indent,
startOnNewline:!g||g.type===`block-scalar`});
m=C.end;
if(C.found){
if(b){
v?.type===`block-map`&&!C.hasNewline&&d(m,`BLOCK_AS_IMPLICIT_KEY`,`Nested mappings are not allowed in compact mappings`);
l.options.strict&&y.start<C.found.offset-1024&&d(S.range,`KEY_OVER_1024_CHARS`,`The : indicator must be at most 1024 chars after the start of an implicit block mapping key`)}
let r=v?e(l,v,C,d):c(l,m,_,null,C,d);
l.schema.compat&&a.flowIndentCheck(u.indent,v,d);
m=r.range[2];
let i=new t.Pair(S,r);
l.options.keepSourceTokens&&(i.srcToken=n);
p.items.push(i)}else{
b&&d(S.range,`MISSING_CHAR`,`Implicit map keys need to be followed by map values`);
C.comment&&(S.comment?S.comment+=`
`+C.comment:S.comment=C.comment);
let e=new t.Pair(S);
l.options.keepSourceTokens&&(e.srcToken=n);
p.items.push(e)}}
h&&h<m&&d(h,`IMPOSSIBLE`,`Map comment with trailing content`);
p.range=[u.offset,m,h??m];
return p}
e.resolveBlockMap=c}));
var de=e.__commonJSMin((e=>{
var t=T();
var n=z();
var r=V();
function i({
composeNode:e,
composeEmptyNode:i},a,o,s,c){
let l=new((c?.nodeClass)??t.YAMLSeq)(a.schema);
a.atRoot&&=!1;
a.atKey&&=!1;
let u=o.offset;
let d=null;
for(
let{
start:t,
value:c}of o.items){
let f=n.resolveProps(t,{
indicator:`seq-item-ind`,
next:c,
offset:u,
onError:s,
parentIndent:o.indent,
startOnNewline:!0});
if(!f.found){
if(f.anchor||f.tag||c)
c?.type===`block-seq`?s(f.end,`BAD_INDENT`,`All sequence items must start at the same column`):s(u,`MISSING_CHAR`,`Sequence item without - indicator`);else{
d=f.end;
f.comment&&(l.comment=f.comment);
continue}}
let p=c?e(a,c,f,s):i(a,f.end,t,null,f,s);
a.schema.compat&&r.flowIndentCheck(o.indent,c,s);
u=p.range[2];
l.items.push(p)}
l.range=[o.offset,u,d??u];
return l}
e.resolveBlockSeq=i}));
var U=e.__commonJSMin((e=>{
function t(e,t,n,r){
let i=``;
if(e){
let a=!1;
let o=``;
for(
let s of e){
let{
source:e,
type:c}=s;
switch(c){case`space`:
a=!0;
break;case`comment`:{
n&&!a&&r(s,`MISSING_CHAR`,`Comments must be separated from other tokens by white space characters`);
let t=e.substring(1)||` `;
i?i+=o+t:i=t;
o=``;
break}case`newline`:
i&&(o+=e);
a=!0;
break;default:
r(s,`UNEXPECTED_TOKEN`,`Unexpected ${c} at node end`)}
t+=e.length}}
return{
comment:i,
offset:t}}
e.resolveEnd=t}));
var fe=e.__commonJSMin((e=>{
var t=n();
var r=x();
var i=C();
var a=T();
var o=U();
var s=z();
var c=B();
var l=H();
let u=`Block collections are not allowed within flow collections`;
let d=e=>e&&(e.type===`block-map`||e.type===`block-seq`);
function f({
composeNode:e,
composeEmptyNode:n},f,p,m,h){
let g=p.start.source===`{`;
let _=g?`flow map`:`flow sequence`;
let v=new((h?.nodeClass)??(g?i.YAMLMap:a.YAMLSeq))(f.schema);
v.flow=!0;
let y=f.atRoot;
y&&(f.atRoot=!1);
f.atKey&&=!1;
let b=p.offset+p.start.source.length;
for(
let a=0;a<p.items.length;++a){
let o=p.items[a];
let{
start:h,
key:y,
sep:x,
value:S}=o;
let C=s.resolveProps(h,{
flow:_,
indicator:`explicit-key-ind`,
next:y??x?.[0],
offset:b,
onError:m,
parentIndent:p.indent,
startOnNewline:!1});
if(!C.found){
if(!C.anchor&&!C.tag&&!x&&!S){
a===0&&C.comma?m(C.comma,`UNEXPECTED_TOKEN`,`Unexpected , in ${_}`):a<p.items.length-1&&m(C.start,`UNEXPECTED_TOKEN`,`Unexpected empty item in ${_}`);
C.comment&&(v.comment?v.comment+=`
`+C.comment:v.comment=C.comment);
b=C.end;
continue}
!g&&f.options.strict&&c.containsNewline(y)&&m(y,`MULTILINE_IMPLICIT_KEY`,`Implicit keys of flow sequence pairs need to be on a single line`)}
if(a===0)
C.comma&&m(C.comma,`UNEXPECTED_TOKEN`,`Unexpected , in ${_}`);else{
C.comma||m(C.start,`MISSING_CHAR`,`Missing , between ${_} items`);
if(C.comment){
let e=``;
loop:
for(
let t of h)
switch(t.type){case`comma`:case`space`:
break;case`comment`:
e=t.source.substring(1);
break loop;default:
break loop}
if(e){
let n=v.items[v.items.length-1];
t.isPair(n)&&(n=n.value??n.key);
n.comment?n.comment+=`
`+e:n.comment=e;
C.comment=C.comment.substring(e.length+1)}}}
if(!g&&!x&&!C.found){
let t=S?e(f,S,C,m):n(f,C.end,x,null,C,m);
v.items.push(t);
b=t.range[2];
d(S)&&m(t.range,`BLOCK_IN_FLOW`,u)}else{
f.atKey=!0;
let t=C.end;
let a=y?e(f,y,C,m):n(f,t,h,null,C,m);
d(y)&&m(a.range,`BLOCK_IN_FLOW`,u);
f.atKey=!1;
let c=s.resolveProps(x??[],{
flow:_,
indicator:`map-value-ind`,
next:S,
offset:a.range[2],
onError:m,
parentIndent:p.indent,
startOnNewline:!1});
if(c.found){
if(!g&&!C.found&&f.options.strict){
if(x)
for(
let e of x){
if(e===c.found)
break;
if(e.type===`newline`){
m(e,`MULTILINE_IMPLICIT_KEY`,`Implicit keys of flow sequence pairs need to be on a single line`);
break}}
C.start<c.found.offset-1024&&m(c.found,`KEY_OVER_1024_CHARS`,`The : indicator must be at most 1024 chars after the start of an implicit flow sequence key`)}}else 
S&&(`source`in S&&S.source?.[0]===`:`?m(S,`MISSING_CHAR`,`Missing space after : in ${_}`):m(c.start,`MISSING_CHAR`,`Missing , or : between ${_} items`));
let w=S?e(f,S,c,m):c.found?n(f,c.end,x,null,c,m):null;
w?d(S)&&m(w.range,`BLOCK_IN_FLOW`,u):c.comment&&(a.comment?a.comment+=`
`+c.comment:a.comment=c.comment);
let T=new r.Pair(a,w);
f.options.keepSourceTokens&&(T.srcToken=o);
if(g){
let e=v;
l.mapIncludes(f,e.items,a)&&m(t,`DUPLICATE_KEY`,`Map keys must be unique`);
e.items.push(T)}else{
let e=new i.YAMLMap(f.schema);
e.flow=!0;
e.items.push(T);
let t=(w??a).range;
e.range=[a.range[0],t[1],t[2]];
v.items.push(e)}
b=w?w.range[2]:c.end}}
let x=g?`}`:`]`;
let[S,...C]=p.end;
let w=b;
if(S?.source===x)
w=S.offset+S.source.length;else{
let e=_[0].toUpperCase()+_.substring(1);
let t=y?`${e} must end with a ${x}`:`${e} in block collection must be sufficiently indented and end with a ${x}`;
m(b,y?`MISSING_CHAR`:`BAD_INDENT`,t);
S&&S.source.length!==1&&C.unshift(S)}
if(C.length>0){
let e=o.resolveEnd(C,w,f.options.strict,m);
e.comment&&(v.comment?v.comment+=`
`+e.comment:v.comment=e.comment);
v.range=[p.offset,w,e.offset]}else 
v.range=[p.offset,w,w];
return v}
e.resolveFlowCollection=f}));
var pe=e.__commonJSMin((e=>{
var t=n();
var r=u();
var i=C();
var a=T();
var o=ue();
var s=de();
var c=fe();
function l(e,t,n,r,i,a){
let l=n.type===`block-map`?o.resolveBlockMap(e,t,n,r,a):n.type===`block-seq`?s.resolveBlockSeq(e,t,n,r,a):c.resolveFlowCollection(e,t,n,r,a);
let u=l.constructor;
if(i===`!`||i===u.tagName){
l.tag=u.tagName;
return l}
i&&(l.tag=i);
return l}
function d(e,n,o,s,c){
let u=s.tag;
let d=u?n.directives.tagName(u.source,e=>c(u,`TAG_RESOLVE_FAILED`,e)):null;
if(o.type===`block-seq`){
let{
anchor:e,
newlineAfterProp:t}=s;
let n=e&&u?e.offset>u.offset?e:u:e??u;
n&&(!t||t.offset<n.offset)&&c(n,`MISSING_CHAR`,`Missing newline after block sequence props`)}
let f=o.type===`block-map`?`map`:o.type===`block-seq`?`seq`:o.start.source===`{`?`map`:`seq`;
if(!u||!d||d===`!`||d===i.YAMLMap.tagName&&f===`map`||d===a.YAMLSeq.tagName&&f===`seq`)
return l(e,n,o,c,d);
let p=n.schema.tags.find(e=>e.tag===d&&e.collection===f);
if(!p){
let t=n.schema.knownTags[d];
if(t?.collection===f){
n.schema.tags.push(Object.assign({},t,{
default:!1}));
p=t}else{
t?c(u,`BAD_COLLECTION_TYPE`,`${t.tag} used for ${f} collection, but expects ${t.collection??`scalar`}`,!0):c(u,`TAG_RESOLVE_FAILED`,`Unresolved tag: ${d}`,!0);
return l(e,n,o,c,d)}}
let m=l(e,n,o,c,d,p);
let h=p.resolve?.(m,e=>c(u,`TAG_RESOLVE_FAILED`,e),n.options)??m;
let g=t.isNode(h)?h:new r.Scalar(h);
g.range=m.range;
g.tag=d;
p?.format&&(g.format=p.format);
return g}
e.composeCollection=d}));
var W=e.__commonJSMin((e=>{
var t=u();
function n(e,n,a){
let o=n.offset;
let s=r(n,e.options.strict,a);
if(!s)
return{
value:``,
type:null,
comment:``,
range:[o,o,o]};
let c=s.mode===`>`?t.Scalar.BLOCK_FOLDED:t.Scalar.BLOCK_LITERAL;
let l=n.source?i(n.source):[];
let u=l.length;
for(
let e=l.length-1;e>=0;--e){
let t=l[e][1];
if(t===``||t===`\r`)
u=e;else 
break}
if(u===0){
let e=s.chomp===`+`&&l.length>0?`
`.repeat(Math.max(1,l.length-1)):``;
let t=o+s.length;
n.source&&(t+=n.source.length);
return{
value:e,
type:c,
comment:s.comment,
range:[o,t,t]}}
let d=n.indent+s.indent;
let f=n.offset+s.length;
let p=0;
for(
let t=0;t<u;++t){
let[n,r]=l[t];
if(r===``||r===`\r`)
s.indent===0&&n.length>d&&(d=n.length);else{
n.length<d&&a(f+n.length,`MISSING_CHAR`,`Block scalars with more-indented leading empty lines must use an explicit indentation indicator`);
s.indent===0&&(d=n.length);
p=t;
d===0&&!e.atRoot&&a(f,`BAD_INDENT`,`Block scalar values in collections must be indented`);
break}
f+=n.length+r.length+1}
for(
let e=l.length-1;e>=u;--e)
l[e][0].length>d&&(u=e+1);
let m=``;
let h=``;
let g=!1;
for(
let e=0;e<p;++e)
m+=l[e][0].slice(d)+`
`;
for(
let e=p;e<u;++e){
let[n,r]=l[e];
f+=n.length+r.length+1;
let i=r[r.length-1]===`\r`;
i&&(r=r.slice(0,-1));
if(r&&n.length<d){
let e=`Block scalar lines must not be less indented than their ${s.indent?`explicit indentation indicator`:`first line`}`;
a(f-r.length-(i?2:1),`BAD_INDENT`,e);
n=``}
if(c===t.Scalar.BLOCK_LITERAL){
m+=h+n.slice(d)+r;
h=`
`}else 
if(n.length>d||r[0]===`	`){
h===` `?h=`
`:!g&&h===`
`&&(h=`

`);
m+=h+n.slice(d)+r;
h=`
`;
g=!0}else 
if(r===``)
h===`
`?m+=`
`:h=`
`;else{
m+=h+r;
h=` `;
g=!1}}
switch(s.chomp){case`-`:
break;case`+`:
for(
let e=u;e<l.length;++e)
m+=`
`+l[e][0].slice(d);
m[m.length-1]!==`
`&&(m+=`
`);
break;default:
m+=`
`}
let _=o+s.length+n.source.length;
return{
value:m,
type:c,
comment:s.comment,
range:[o,_,_]}}
function r({
offset:e,
props:t},n,r){
if(t[0].type!==`block-scalar-header`){
r(t[0],`IMPOSSIBLE`,`Block scalar header not found`);
return null}
let{
source:i}=t[0];
let a=i[0];
let o=0;
let s=``;
let c=-1;
for(
let t=1;t<i.length;++t){
let n=i[t];
if(!s&&(n===`-`||n===`+`))
s=n;else{
let r=Number(n);
!o&&r?o=r:c===-1&&(c=e+t)}}
c!==-1&&r(c,`UNEXPECTED_TOKEN`,`Block scalar header includes extra characters: ${i}`);
let l=!1;
let u=``;
let d=i.length;
for(
let e=1;e<t.length;++e){
let i=t[e];
switch(i.type){case`space`:
l=!0;case`newline`:
d+=i.source.length;
break;case`comment`:
n&&!l&&r(i,`MISSING_CHAR`,`Comments must be separated from other tokens by white space characters`);
d+=i.source.length;
u=i.source.substring(1);
break;case`error`:
r(i,`UNEXPECTED_TOKEN`,i.message);
d+=i.source.length;
break;default:{
r(i,`UNEXPECTED_TOKEN`,`Unexpected token in block scalar header: ${i.type}`);
let e=i.source;
e&&typeof e==`string`&&(d+=e.length)}}}
return{
mode:a,
indent:o,
chomp:s,
comment:u,
length:d}}
function i(e){
let t=e.split(/\n( *)/);
let n=t[0];
let r=n.match(/^( *)/);
let i=[r?.[1]?[r[1],n.slice(r[1].length)]:[``,n]];
for(
let e=1;e<t.length;e+=2)
i.push([t[e],t[e+1]]);
return i}
e.resolveBlockScalar=n}));
var G=e.__commonJSMin((e=>{
var t=u();
var n=U();
function r(e,r,o){
let{
offset:c,
type:l,
source:u,
end:d}=e;
let f;
let p;
let m=(e,t,n)=>o(c+e,t,n);
switch(l){case`scalar`:
f=t.Scalar.PLAIN;
p=i(u,m);
break;case`single-quoted-scalar`:
f=t.Scalar.QUOTE_SINGLE;
p=a(u,m);
break;case`double-quoted-scalar`:
f=t.Scalar.QUOTE_DOUBLE;
p=s(u,m);
break;default:
o(e,`UNEXPECTED_TOKEN`,`Expected a flow scalar value, but found: ${l}`);
return{
value:``,
type:null,
comment:``,
range:[c,c+u.length,c+u.length]}}
let h=c+u.length;
let g=n.resolveEnd(d,h,r,o);
return{
value:p,
type:f,
comment:g.comment,
range:[c,h,g.offset]}}
function i(e,t){
let n=``;
switch(e[0]){case`	`:
n=`a tab character`;
break;case`,`:
n=`flow indicator character ,`;
break;case`%`:
n=`directive indicator character %`;
break;case`|`:case`>`:
n=`block scalar indicator ${e[0]}`;
break;case`@`:case"`":
n=`reserved character ${e[0]}`}
n&&t(0,`BAD_SCALAR_START`,`Plain value cannot start with ${n}`);
return o(e)}
function a(e,t){
(e[e.length-1]!==`'`||e.length===1)&&t(e.length,`MISSING_CHAR`,`Missing closing 'quote`);
return o(e.slice(1,-1)).replace(/''/g,`'`)}
function o(e){
let t=/(.*?)\r?\n/sy;
let n=t.exec(e);
if(!n)
return e;
let r,i;
try{
r=RegExp(`(?<![ 	])[ 	]+$`);
i=RegExp(`^[ 	]+|(?<![ 	])[ 	]+$`,`g`)}catch{
r=/[ \t]+$/;
i=/^[ \t]+|[ \t]+$/g}
let a=n[1].replace(r,``);
let o=` `;
let s=t.lastIndex;
for(;n=t.exec(e);){
let e=n[1].replace(i,``);
if(e===``)
o===`
`?a+=o:o=`
`;else{
a+=o+e;
o=` `}
s=t.lastIndex}
let c=/[ \t]*(.*)/sy;
c.lastIndex=s;
n=c.exec(e);
return a+o+(n?.[1]??``)}
function s(e,t){
let n=``;
for(
let r=1;r<e.length-1;++r){
let i=e[r];
if(i===`\r`&&e[r+1]===`
`)
continue;
if(i===`
`){
let{
fold:t,
offset:i}=c(e,r);
n+=t;
r=i}else 
if(i===`\\`){
let i=e[++r];
let a=l[i];
if(a)
n+=a;else 
if(i===`
`){
i=e[r+1];
for(;i===` `||i===`	`;)
i=e[++r+1]}else 
if(i===`\r`&&e[r+1]===`
`){
i=e[++r+1];
for(;i===` `||i===`	`;)
i=e[++r+1]}else 
if(i===`x`||i===`u`||i===`U`){
let a=i===`x`?2:i===`u`?4:8;
n+=d(e,r+1,a,t);
r+=a}else{
let i=e.substr(r-1,2);
t(r-1,`BAD_DQ_ESCAPE`,`Invalid escape sequence ${i}`);
n+=i}}else 
if(i===` `||i===`	`){
let t=r;
let a=e[r+1];
for(;a===` `||a===`	`;)
a=e[++r+1];
a!==`
`&&(a!==`\r`||e[r+2]!==`
`)&&(n+=r>t?e.slice(t,r+1):i)}else 
n+=i}
(e[e.length-1]!==`"`||e.length===1)&&t(e.length,`MISSING_CHAR`,`Missing closing "quote`);
return n}
function c(e,t){
let n=``;
let r=e[t+1];
for(;(r===` `||r===`	`||r===`
`||r===`\r`)&&(r!==`\r`||e[t+2]===`
`);){
r===`
`&&(n+=`
`);
t+=1;
r=e[t+1]}
n||=` `;
return{
fold:n,
offset:t}}
let l={
0:`\0`,
a:`\x07`,
b:`\b`,
e:`\x1B`,
f:`\f`,
n:`
`,
r:`\r`,
t:`	`,
v:`\v`,
N:`\u0085`,
_:`\xA0`,
L:`\u2028`,
P:`\u2029`,
" ":` `,
'"':`"`,
"/":`/`,
"\\":`\\`,
"	":`	`};
function d(e,t,n,r){
let i=e.substr(t,n);
let a=i.length===n&&/^[0-9a-fA-F]+$/.test(i)?parseInt(i,16):NaN;
try{
return String.fromCodePoint(a)}catch{
let i=e.substr(t-2,n+2);
r(t-2,`BAD_DQ_ESCAPE`,`Invalid escape sequence ${i}`);
return i}}
e.resolveFlowScalar=r}));
var me=e.__commonJSMin((e=>{
var t=n();
var r=u();
var i=W();
var a=G();
function o(e,n,o,l){
let{
value:u,
type:d,
comment:f,
range:p}=n.type===`block-scalar`?i.resolveBlockScalar(e,n,l):a.resolveFlowScalar(n,e.options.strict,l);
let m=o?e.directives.tagName(o.source,e=>l(o,`TAG_RESOLVE_FAILED`,e)):null;
let h;
h=e.options.stringKeys&&e.atKey?e.schema[t.SCALAR]:m?s(e.schema,u,m,o,l):n.type===`scalar`?c(e,u,n,l):e.schema[t.SCALAR];
let g;
try{
let i=h.resolve(u,e=>l(o??n,`TAG_RESOLVE_FAILED`,e),e.options);
g=t.isScalar(i)?i:new r.Scalar(i)}catch(e){
let t=e instanceof Error?e.message:String(e);
l(o??n,`TAG_RESOLVE_FAILED`,t);
g=new r.Scalar(u)}
g.range=p;
g.source=u;
d&&(g.type=d);
m&&(g.tag=m);
h.format&&(g.format=h.format);
f&&(g.comment=f);
return g}
function s(e,n,r,i,a){
if(r===`!`)
return e[t.SCALAR];
let o=[];
for(
let t of e.tags)
if(!t.collection&&t.tag===r){
if(t.default&&t.test)
o.push(t);else 
return t}
for(
let e of o)
if(e.test?.test(n))
return e;
let s=e.knownTags[r];
if(s&&!s.collection){
e.tags.push(Object.assign({},s,{
default:!1,
test:void 0}));
return s}
a(i,`TAG_RESOLVE_FAILED`,`Unresolved tag: ${r}`,r!==`tag:yaml.org,2002:str`);
return e[t.SCALAR]}
function c({
atKey:e,
directives:n,
schema:r},i,a,o){
let s=r.tags.find(t=>(t.default===!0||e&&t.default===`key`)&&t.test?.test(i))||r[t.SCALAR];
if(r.compat){
let e=r.compat.find(e=>e.default&&e.test?.test(i))??r[t.SCALAR];
s.tag!==e.tag&&o(a,`TAG_RESOLVE_FAILED`,`Value may be parsed as either ${n.tagString(s.tag)} or ${n.tagString(e.tag)}`,!0)}
return s}
e.composeScalar=o}));
var he=e.__commonJSMin((e=>{
function t(e,t,n){
if(t){
n??=t.length;
for(
let r=n-1;r>=0;--r){
let n=t[r];
switch(n.type){case`space`:case`comment`:case`newline`:
e-=n.source.length;
continue}
n=t[++r];
for(;n?.type===`space`;){
e+=n.source.length;
n=t[++r]}
break}}
return e}
e.emptyScalarPosition=t}));
var ge=e.__commonJSMin((e=>{
var t=l();
var r=n();
var i=pe();
var a=me();
var o=U();
var s=he();
let c={
composeNode:u,
composeEmptyNode:d};
function u(e,t,n,o){
let s=e.atKey;
let{
spaceBefore:l,
comment:u,
anchor:p,
tag:m}=n;
let h;
let g=!0;
switch(t.type){case`alias`:
h=f(e,t,o);
(p||m)&&o(t,`ALIAS_PROPS`,`An alias node must not specify any properties`);
break;case`scalar`:case`single-quoted-scalar`:case`double-quoted-scalar`:case`block-scalar`:
h=a.composeScalar(e,t,m,o);
p&&(h.anchor=p.source.substring(1));
break;case`block-map`:case`block-seq`:case`flow-collection`:
try{
h=i.composeCollection(c,e,t,n,o);
p&&(h.anchor=p.source.substring(1))}catch(e){
o(t,`RESOURCE_EXHAUSTION`,e instanceof Error?e.message:String(e))}
break;default:
o(t,`UNEXPECTED_TOKEN`,t.type===`error`?t.message:`Unsupported token (type: ${t.type})`);
g=!1}
h??=d(e,t.offset,void 0,null,n,o);
p&&h.anchor===``&&o(p,`BAD_ALIAS`,`Anchor cannot be an empty string`);
s&&e.options.stringKeys&&(!r.isScalar(h)||typeof h.value!=`string`||h.tag&&h.tag!==`tag:yaml.org,2002:str`)&&o(m??t,`NON_STRING_KEY`,`With stringKeys, all keys must be strings`);
l&&(h.spaceBefore=!0);
u&&(t.type===`scalar`&&t.source===``?h.comment=u:h.commentBefore=u);
e.options.keepSourceTokens&&g&&(h.srcToken=t);
return h}
function d(e,t,n,r,{
spaceBefore:i,
comment:o,
anchor:c,
tag:l,
end:u},d){
let f={
type:`scalar`,
offset:s.emptyScalarPosition(t,n,r),
indent:-1,
source:``};
let p=a.composeScalar(e,f,l,d);
if(c){
p.anchor=c.source.substring(1);
p.anchor===``&&d(c,`BAD_ALIAS`,`Anchor cannot be an empty string`)}
i&&(p.spaceBefore=!0);
if(o){
p.comment=o;
p.range[2]=u}
return p}
function f({
options:e},{
offset:n,
source:r,
end:i},a){
let s=new t.Alias(r.substring(1));
s.source===``&&a(n,`BAD_ALIAS`,`Alias cannot be an empty string`);
s.source.endsWith(`:`)&&a(n+r.length-1,`BAD_ALIAS`,`Alias ending in : is ambiguous`,!0);
let c=n+r.length;
let l=o.resolveEnd(i,c,e.strict,a);
s.range=[n,c,l.offset];
l.comment&&(s.comment=l.comment);
return s}
e.composeEmptyNode=d;
e.composeNode=u}));
var _e=e.__commonJSMin((e=>{
var t=L();
var n=ge();
var r=U();
var i=z();
function a(e,a,{
offset:o,
start:s,
value:c,
end:l},u){
let d=Object.assign({
_directives:a},e);
let f=new t.Document(void 0,d);
let p={
atKey:!1,
atRoot:!0,
directives:f.directives,
options:f.options,
schema:f.schema};
let m=i.resolveProps(s,{
indicator:`doc-start`,
next:c??l?.[0],
offset:o,
onError:u,
parentIndent:0,
startOnNewline:!0});
if(m.found){
f.directives.docStart=!0;
c&&(c.type===`block-map`||c.type===`block-seq`)&&!m.hasNewline&&u(m.end,`MISSING_CHAR`,`Block collection cannot start on same line with directives-end marker`)}
f.contents=c?n.composeNode(p,c,m,u):n.composeEmptyNode(p,m.end,s,null,m,u);
let h=f.contents.range[2];
let g=r.resolveEnd(l,h,!1,u);
g.comment&&(f.comment=g.comment);
f.range=[o,h,g.offset];
return f}
e.composeDoc=a}));
var K=e.__commonJSMin((e=>{
require("process");
var t=i();
var r=L();
var a=R();
var o=n();
var s=_e();
var c=U();
function l(e){
if(typeof e==`number`)
return[e,e+1];
if(Array.isArray(e))
return e.length===2?e:[e[0],e[1]];
let{
offset:t,
source:n}=e;
return[t,t+(typeof n==`string`?n.length:1)]}
function u(e){
let t=``;
let n=!1;
let r=!1;
for(
let i=0;i<e.length;++i){
let a=e[i];
switch(a[0]){case`#`:
t+=(t===``?``:r?`

`:`
`)+(a.substring(1)||` `);
n=!0;
r=!1;
break;case`%`:
e[i+1]?.[0]!==`#`&&(i+=1);
n=!1;
break;default:
n||(r=!0);
n=!1}}
return{
comment:t,
afterEmptyLine:r}}
e.Composer=class{
constructor(e={}){
this.doc=null;
this.atDirectives=!1;
this.prelude=[];
this.errors=[];
this.warnings=[];
this.onError=(e,t,n,r)=>{
let i=l(e);
r?this.warnings.push(new a.YAMLWarning(i,t,n)):this.errors.push(new a.YAMLParseError(i,t,n))};
this.directives=new t.Directives({
version:e.version||`1.2`});
this.options=e}
decorate(e,t){
let{
comment:n,
afterEmptyLine:r}=u(this.prelude);
if(n){
let i=e.contents;
if(t)
e.comment=e.comment?`${e.comment}\n${n}`:n;else 
if(r||e.directives.docStart||!i)
e.commentBefore=n;else 
if(o.isCollection(i)&&!i.flow&&i.items.length>0){
let e=i.items[0];
o.isPair(e)&&(e=e.key);
let t=e.commentBefore;
e.commentBefore=t?`${n}\n${t}`:n}else{
let e=i.commentBefore;
i.commentBefore=e?`${n}\n${e}`:n}}
if(t){
for(
let t=0;t<this.errors.length;++t)
e.errors.push(this.errors[t]);
for(
let t=0;t<this.warnings.length;++t)
e.warnings.push(this.warnings[t])}else{
e.errors=this.errors;
e.warnings=this.warnings}
this.prelude=[];
this.errors=[];
this.warnings=[]}
streamInfo(){
return{
comment:u(this.prelude).comment,
directives:this.directives,
errors:this.errors,
warnings:this.warnings}}
*compose(e,t=!1,n=-1){
for(
let t of e)
yield*this.next(t);
yield*this.end(t,n)}
*next(e){
switch(e.type){case`directive`:
this.directives.add(e.source,(t,n,r)=>{
let i=l(e);
i[0]+=t;
this.onError(i,`BAD_DIRECTIVE`,n,r)});
this.prelude.push(e.source);
this.atDirectives=!0;
break;case`document`:{
let t=s.composeDoc(this.options,this.directives,e,this.onError);
this.atDirectives&&!t.directives.docStart&&this.onError(e,`MISSING_CHAR`,`Missing directives-end/doc-start indicator line`);
this.decorate(t,!1);
this.doc&&(yield this.doc);
this.doc=t;
this.atDirectives=!1;
break}case`byte-order-mark`:case`space`:
break;case`comment`:case`newline`:
this.prelude.push(e.source);
break;case`error`:{
let t=e.source?`${e.message}: ${JSON.stringify(e.source)}`:e.message;
let n=new a.YAMLParseError(l(e),`UNEXPECTED_TOKEN`,t);
this.atDirectives||!this.doc?this.errors.push(n):this.doc.errors.push(n);
break}case`doc-end`:{
if(!this.doc){
this.errors.push(new a.YAMLParseError(l(e),`UNEXPECTED_TOKEN`,`Unexpected doc-end without preceding document`));
break}
this.doc.directives.docEnd=!0;
let t=c.resolveEnd(e.end,e.offset+e.source.length,this.doc.options.strict,this.onError);
this.decorate(this.doc,!0);
if(t.comment){
let e=this.doc.comment;
this.doc.comment=e?`${e}\n${t.comment}`:t.comment}
this.doc.range[2]=t.offset;
break}default:
this.errors.push(new a.YAMLParseError(l(e),`UNEXPECTED_TOKEN`,`Unsupported token ${e.type}`))}}
*end(e=!1,t=-1){
if(this.doc){
this.decorate(this.doc,!0);
yield this.doc;
this.doc=null}else 
if(e){
let e=Object.assign({
_directives:this.directives},this.options);
let n=new r.Document(void 0,e);
this.atDirectives&&this.onError(t,`MISSING_CHAR`,`Missing directives-end indicator line`);
n.range=[0,t,t];
this.decorate(n,!1);
yield n}}}}));
var ve=e.__commonJSMin((e=>{
var t=W();
var n=G();
var r=R();
var i=h();
function a(e,i=!0,a){
if(e){
let o=(e,t,n)=>{
let i=typeof e==`number`?e:Array.isArray(e)?e[0]:e.offset;
if(a)
a(i,t,n);else 
throw new r.YAMLParseError([i,i+1],t,n)};
switch(e.type){case`scalar`:case`single-quoted-scalar`:case`double-quoted-scalar`:
return n.resolveFlowScalar(e,i,o);case`block-scalar`:
return t.resolveBlockScalar({
options:{
strict:i}},e,o)}}
return null}
function o(e,t){
let{
implicitKey:n=!1,
indent:r,
inFlow:a=!1,
offset:o=-1,
type:s=`PLAIN`}=t;
let c=i.stringifyString({
type:s,
value:e},{
implicitKey:n,
indent:r>0?` `.repeat(r):``,
inFlow:a,
options:{
blockQuote:!0,
lineWidth:-1}});
let u=t.end??[{
type:`newline`,
offset:-1,
indent:r,
source:`
`}];
switch(c[0]){case`|`:case`>`:{
let e=c.indexOf(`
`);
let t=c.substring(0,e);
let n=c.substring(e+1)+`
`;
let i=[{
type:`block-scalar-header`,
offset:o,
indent:r,
source:t}];
l(i,u)||i.push({
type:`newline`,
offset:-1,
indent:r,
source:`
`});
return{
type:`block-scalar`,
offset:o,
indent:r,
props:i,
source:n}}case`"`:
return{
type:`double-quoted-scalar`,
offset:o,
indent:r,
source:c,
end:u};case`'`:
return{
type:`single-quoted-scalar`,
offset:o,
indent:r,
source:c,
end:u};default:
return{
type:`scalar`,
offset:o,
indent:r,
source:c,
end:u}}}
function s(e,t,n={}){
let{
afterKey:r=!1,
implicitKey:a=!1,
inFlow:o=!1,
type:s}=n;
let l=`indent`in e?e.indent:null;
r&&typeof l==`number`&&(l+=2);
if(!s)
switch(e.type){case`single-quoted-scalar`:
s=`QUOTE_SINGLE`;
break;case`double-quoted-scalar`:
s=`QUOTE_DOUBLE`;
break;case`block-scalar`:{
let t=e.props[0];
if(t.type!==`block-scalar-header`)
throw Error(`Invalid block scalar header`);
s=t.source[0]===`>`?`BLOCK_FOLDED`:`BLOCK_LITERAL`;
break}default:
s=`PLAIN`}
let d=i.stringifyString({
type:s,
value:t},{
implicitKey:a||l===null,
indent:l!==null&&l>0?` `.repeat(l):``,
inFlow:o,
options:{
blockQuote:!0,
lineWidth:-1}});
switch(d[0]){case`|`:case`>`:
c(e,d);
break;case`"`:
u(e,d,`double-quoted-scalar`);
break;case`'`:
u(e,d,`single-quoted-scalar`);
break;default:
u(e,d,`scalar`)}}
function c(e,t){
let n=t.indexOf(`
`);
let r=t.substring(0,n);
let i=t.substring(n+1)+`
`;
if(e.type===`block-scalar`){
let t=e.props[0];
if(t.type!==`block-scalar-header`)
throw Error(`Invalid block scalar header`);
t.source=r;
e.source=i}else{
let{
offset:t}=e;
let n=`indent`in e?e.indent:-1;
let a=[{
type:`block-scalar-header`,
offset:t,
indent:n,
source:r}];
l(a,`end`in e?e.end:void 0)||a.push({
type:`newline`,
offset:-1,
indent:n,
source:`
`});
for(
let t of Object.keys(e))
t!==`type`&&t!==`offset`&&delete e[t];
Object.assign(e,{
type:`block-scalar`,
indent:n,
props:a,
source:i})}}
function l(e,t){
if(t)
for(
let n of t)
switch(n.type){case`space`:case`comment`:
e.push(n);
break;case`newline`:
e.push(n);
return!0}
return!1}
function u(e,t,n){
switch(e.type){case`scalar`:case`double-quoted-scalar`:case`single-quoted-scalar`:
e.type=n;
e.source=t;
break;case`block-scalar`:{
let r=e.props.slice(1);
let i=t.length;
e.props[0].type===`block-scalar-header`&&(i-=e.props[0].source.length);
for(
let e of r)
e.offset+=i;
delete e.props;
Object.assign(e,{
type:n,
source:t,
end:r});
break}case`block-map`:case`block-seq`:{
let r={
type:`newline`,
offset:e.offset+t.length,
indent:e.indent,
source:`
`};
delete e.items;
Object.assign(e,{
type:n,
source:t,
end:[r]});
break}default:{
let r=`indent`in e?e.indent:-1;
let i=`end`in e&&Array.isArray(e.end)?e.end.filter(e=>e.type===`space`||e.type===`comment`||e.type===`newline`):[];
for(
let t of Object.keys(e))
t!==`type`&&t!==`offset`&&delete e[t];
Object.assign(e,{
type:n,
indent:r,
source:t,
end:i})}}}
e.createScalarToken=o;
e.resolveAsScalar=a;
e.setScalarValue=s}));
var ye=e.__commonJSMin((e=>{
let t=e=>`type`in e?n(e):r(e);
function n(e){
switch(e.type){case`block-scalar`:{
let t=``;
for(
let r of e.props)
t+=n(r);
return t+e.source}case`block-map`:case`block-seq`:{
let t=``;
for(
let n of e.items)
t+=r(n);
return t}case`flow-collection`:{
let t=e.start.source;
for(
let n of e.items)
t+=r(n);
for(
let n of e.end)
t+=n.source;
return t}case`document`:{
let t=r(e);
if(e.end)
for(
let n of e.end)
t+=n.source;
return t}default:{
let t=e.source;
if(`end`in e&&e.end)
for(
let n of e.end)
t+=n.source;
return t}}}
function r({
start:e,
key:t,
sep:r,
value:i}){
let a=``;
for(
let t of e)
a+=t.source;
t&&(a+=n(t));
if(r)
for(
let e of r)
a+=e.source;
i&&(a+=n(i));
return a}
e.stringify=t}));
var be=e.__commonJSMin((e=>{
let t=Symbol(`break visit`);
let n=Symbol(`skip children`);
let r=Symbol(`remove item`);
function i(e,t){
`type`in e&&e.type===`document`&&(e={
start:e.start,
value:e.value});
a(Object.freeze([]),e,t)}
i.BREAK=t;
i.SKIP=n;
i.REMOVE=r;
i.itemAtPath=(e,t)=>{
let n=e;
for(
let[e,r]of t){
let t=n?.[e];
if(t&&`items`in t)
n=t.items[r];else 
return}
return n};
i.parentCollection=(e,t)=>{
let n=i.itemAtPath(e,t.slice(0,-1));
let r=t[t.length-1][0];
let a=n?.[r];
if(a&&`items`in a)
return a;
throw Error(`Parent collection not found`)};
function a(e,n,i){
let o=i(n,e);
if(typeof o==`symbol`)
return o;
for(
let s of[`key`,`value`]){
let c=n[s];
if(c&&`items`in c){
for(
let n=0;n<c.items.length;++n){
let o=a(Object.freeze(e.concat([[s,n]])),c.items[n],i);
if(typeof o==`number`)
n=o-1;else 
if(o===t)
return t;else 
if(o===r){
c.items.splice(n,1);
--n}}
typeof o==`function`&&s===`key`&&(o=o(n,e))}}
return typeof o==`function`?o(n,e):o}
e.visit=i}));
var q=e.__commonJSMin((e=>{
var t=ve();
var n=ye();
var r=be();
let i=e=>!!e&&`items`in e;
let a=e=>!!e&&(e.type===`scalar`||e.type===`single-quoted-scalar`||e.type===`double-quoted-scalar`||e.type===`block-scalar`);
function o(e){
switch(e){case`\ufeff`:
return`<BOM>`;case`\u0002`:
return`<DOC>`;case`\u0018`:
return`<FLOW_END>`;case`\u001f`:
return`<SCALAR>`;default:
return JSON.stringify(e)}}
function s(e){
switch(e){case`\ufeff`:
return`byte-order-mark`;case`\u0002`:
return`doc-mode`;case`\u0018`:
return`flow-error-end`;case`\u001f`:
return`scalar`;case`---`:
return`doc-start`;case`...`:
return`doc-end`;case``:case`
`:case`\r
`:
return`newline`;case`-`:
return`seq-item-ind`;case`?`:
return`explicit-key-ind`;case`:`:
return`map-value-ind`;case`{`:
return`flow-map-start`;case`}`:
return`flow-map-end`;case`[`:
return`flow-seq-start`;case`]`:
return`flow-seq-end`;case`,`:
return`comma`}
switch(e[0]){case` `:case`	`:
return`space`;case`#`:
return`comment`;case`%`:
return`directive-line`;case`*`:
return`alias`;case`&`:
return`anchor`;case`!`:
return`tag`;case`'`:
return`single-quoted-scalar`;case`"`:
return`double-quoted-scalar`;case`|`:case`>`:
return`block-scalar-header`}
return null}
e.createScalarToken=t.createScalarToken;
e.resolveAsScalar=t.resolveAsScalar;
e.setScalarValue=t.setScalarValue;
e.stringify=n.stringify;
e.visit=r.visit;
e.BOM=`\ufeff`;
e.DOCUMENT=`\u0002`;
e.FLOW_END=`\u0018`;
e.SCALAR=`\u001f`;
e.isCollection=i;
e.isScalar=a;
e.prettyToken=o;
e.tokenType=s}));
var xe=e.__commonJSMin((e=>{
var t=q();
function n(e){
switch(e){case void 0:case` `:case`
`:case`\r`:case`	`:
return!0;default:
return!1}}
let r=new Set(`0123456789ABCDEFabcdef`);
let i=new Set(`0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()`);
let a=new Set(`,[]{}`);
let o=new Set(` ,[]{}
\r	`);
let s=e=>!e||o.has(e);
e.Lexer=class{
constructor(){
this.atEnd=!1;
this.blockScalarIndent=-1;
this.blockScalarKeep=!1;
this.buffer=``;
this.flowKey=!1;
this.flowLevel=0;
this.indentNext=0;
this.indentValue=0;
this.lineEndPos=null;
this.next=null;
this.pos=0}
lex(e,t=!1){
this.allMade=[];
if(e){
if(typeof e!=`string`)
throw TypeError(`source is not a string`);
this.buffer=this.buffer?this.buffer+e:e;
this.lineEndPos=null}
this.atEnd=!t;
let n=this.next??`stream`;
for(;n&&(t||this.hasChars(1));)
n=this.parseNext(n);
return this.allMade}
atLineEnd(){
let e=this.pos;
let t=this.buffer[e];
for(;t===` `||t===`	`;)
t=this.buffer[++e];
if(!t||t===`#`||t===`
`)
return!0;
if(t===`\r`)
return this.buffer[e+1]===`
`;
return!1}
charAt(e){
return this.buffer[this.pos+e]}
continueScalar(e){
let t=this.buffer[e];
if(this.indentNext>0){
let n=0;
for(;t===` `;)
t=this.buffer[++n+e];
if(t===`\r`){
let t=this.buffer[n+e+1];
if(t===`
`||!t&&!this.atEnd)
return e+n+1}
return t===`
`||n>=this.indentNext||!t&&!this.atEnd?e+n:-1}
if(t===`-`||t===`.`){
let t=this.buffer.substr(e,3);
if((t===`---`||t===`...`)&&n(this.buffer[e+3]))
return-1}
return e}
getLine(){
let e=this.lineEndPos;
if(typeof e!=`number`||e!==-1&&e<this.pos){
e=this.buffer.indexOf(`
`,this.pos);
this.lineEndPos=e}
if(e===-1)
return this.atEnd?this.buffer.substring(this.pos):null;
this.buffer[e-1]===`\r`&&--e;
return this.buffer.substring(this.pos,e)}
hasChars(e){
return this.pos+e<=this.buffer.length}
setNext(e){
this.buffer=this.buffer.substring(this.pos);
this.pos=0;
this.lineEndPos=null;
this.next=e;
return null}
peek(e){
return this.buffer.substr(this.pos,e)}
parseNext(e){
switch(e){case`stream`:
return this.parseStream();case`line-start`:
return this.parseLineStart();case`block-start`:
return this.parseBlockStart();case`doc`:
return this.parseDocument();case`flow`:
return this.parseFlowCollection();case`quoted-scalar`:
return this.parseQuotedScalar();case`block-scalar`:
return this.parseBlockScalar();case`plain-scalar`:
return this.parsePlainScalar()}}
parseStream(){
let e=this.getLine();
if(e===null)
return this.setNext(`stream`);
if(e[0]===t.BOM){
this.pushCount(1);
e=e.substring(1)}
if(e[0]===`%`){
let t=e.length;
let n=e.indexOf(`#`);
for(;n!==-1;){
let r=e[n-1];
if(r===` `||r===`	`){
t=n-1;
break}else 
n=e.indexOf(`#`,n+1)}
for(;;){
let n=e[t-1];
if(n===` `||n===`	`)
--t;else 
break}
let r=this.pushCount(t)+this.pushSpaces(!0);
this.pushCount(e.length-r);
this.pushNewline();
return`stream`}
if(this.atLineEnd()){
let t=this.pushSpaces(!0);
this.pushCount(e.length-t);
this.pushNewline();
return`stream`}
this.allMade.push(t.DOCUMENT);
return this.parseLineStart()}
parseLineStart(){
let e=this.charAt(0);
if(!e&&!this.atEnd)
return this.setNext(`line-start`);
if(e===`-`||e===`.`){
if(!this.atEnd&&!this.hasChars(4))
return this.setNext(`line-start`);
let e=this.peek(3);
if((e===`---`||e===`...`)&&n(this.charAt(3))){
this.pushCount(3);
this.indentValue=0;
this.indentNext=0;
return e===`---`?`doc`:`stream`}}
this.indentValue=this.pushSpaces(!1);
this.indentNext>this.indentValue&&!n(this.charAt(1))&&(this.indentNext=this.indentValue);
return this.parseBlockStart()}
parseBlockStart(){
let[e,t]=this.peek(2);
if(!t&&!this.atEnd)
return this.setNext(`block-start`);
if((e===`-`||e===`?`||e===`:`)&&n(t)){
let e=this.pushCount(1)+this.pushSpaces(!0);
this.indentNext=this.indentValue+1;
this.indentValue+=e;
return`block-start`}
return`doc`}
parseDocument(){
this.pushSpaces(!0);
let e=this.getLine();
if(e===null)
return this.setNext(`doc`);
let t=this.pushIndicators();
switch(e[t]){case`#`:
this.pushCount(e.length-t);case void 0:
this.pushNewline();
return this.parseLineStart();case`{`:case`[`:
this.pushCount(1);
this.flowKey=!1;
this.flowLevel=1;
return`flow`;case`}`:case`]`:
this.pushCount(1);
return`doc`;case`*`:
this.pushUntil(s);
return`doc`;case`"`:case`'`:
return this.parseQuotedScalar();case`|`:case`>`:
t+=this.parseBlockScalarHeader();
t+=this.pushSpaces(!0);
this.pushCount(e.length-t);
this.pushNewline();
return this.parseBlockScalar();default:
return this.parsePlainScalar()}}
parseFlowCollection(){
let e,r;
let i=-1;
do{
e=this.pushNewline();
if(e>0){
r=this.pushSpaces(!1);
this.indentValue=i=r}else 
r=0;
r+=this.pushSpaces(!0)}while(e+r>0);
let a=this.getLine();
if(a===null)
return this.setNext(`flow`);
if((i!==-1&&i<this.indentNext&&a[0]!==`#`||i===0&&(a.startsWith(`---`)||a.startsWith(`...`))&&n(a[3]))&&(i!==this.indentNext-1||this.flowLevel!==1||a[0]!==`]`&&a[0]!==`}`)){
this.flowLevel=0;
this.allMade.push(t.FLOW_END);
return this.parseLineStart()}
let o=0;
for(;a[o]===`,`;){
o+=this.pushCount(1);
o+=this.pushSpaces(!0);
this.flowKey=!1}
o+=this.pushIndicators();
switch(a[o]){case void 0:
return`flow`;case`#`:
this.pushCount(a.length-o);
return`flow`;case`{`:case`[`:
this.pushCount(1);
this.flowKey=!1;
this.flowLevel+=1;
return`flow`;case`}`:case`]`:
this.pushCount(1);
this.flowKey=!0;
--this.flowLevel;
return this.flowLevel?`flow`:`doc`;case`*`:
this.pushUntil(s);
return`flow`;case`"`:case`'`:
this.flowKey=!0;
return this.parseQuotedScalar();case`:`:{
let e=this.charAt(1);
if(this.flowKey||n(e)||e===`,`){
this.flowKey=!1;
this.pushCount(1);
this.pushSpaces(!0);
return`flow`}}default:
this.flowKey=!1;
return this.parsePlainScalar()}}
parseQuotedScalar(){
let e=this.charAt(0);
let t=this.buffer.indexOf(e,this.pos+1);
if(e===`'`)
for(;t!==-1&&this.buffer[t+1]===`'`;)
t=this.buffer.indexOf(`'`,t+2);else 
for(;t!==-1;){
let e=0;
for(;this.buffer[t-1-e]===`\\`;)
e+=1;
if(e%2==0)
break;
t=this.buffer.indexOf(`"`,t+1)}
let n=this.buffer.substring(0,t);
let r=n.indexOf(`
`,this.pos);
if(r!==-1){
for(;r!==-1;){
let e=this.continueScalar(r+1);
if(e===-1)
break;
r=n.indexOf(`
`,e)}
r!==-1&&(t=r-(n[r-1]===`\r`?2:1))}
if(t===-1){
if(!this.atEnd)
return this.setNext(`quoted-scalar`);
t=this.buffer.length}
this.pushToIndex(t+1,!1);
return this.flowLevel?`flow`:`doc`}
parseBlockScalarHeader(){
this.blockScalarIndent=-1;
this.blockScalarKeep=!1;
let e=this.pos;
for(;;){
let t=this.buffer[++e];
if(t===`+`)
this.blockScalarKeep=!0;else 
if(t>`0`&&t<=`9`)
this.blockScalarIndent=Number(t)-1;else 
if(t!==`-`)
break}
return this.pushUntil(e=>n(e)||e===`#`)}
parseBlockScalar(){
let e=this.pos-1;
let n=0;
let r;
loop:
for(
let t=this.pos;r=this.buffer[t];++t)
switch(r){case` `:
n+=1;
break;case`
`:
e=t;
n=0;
break;case`\r`:{
let e=this.buffer[t+1];
if(!e&&!this.atEnd)
return this.setNext(`block-scalar`);
if(e===`
`)
break}default:
break loop}
if(!r&&!this.atEnd)
return this.setNext(`block-scalar`);
if(n>=this.indentNext){
this.indentNext=this.blockScalarIndent===-1?n:this.blockScalarIndent+(this.indentNext===0?1:this.indentNext);
do{
let t=this.continueScalar(e+1);
if(t===-1)
break;
e=this.buffer.indexOf(`
`,t)}while(e!==-1);
if(e===-1){
if(!this.atEnd)
return this.setNext(`block-scalar`);
e=this.buffer.length}}
let i=e+1;
r=this.buffer[i];
for(;r===` `;)
r=this.buffer[++i];
if(r===`	`){
for(;r===`	`||r===` `||r===`\r`||r===`
`;)
r=this.buffer[++i];
e=i-1}else 
if(!this.blockScalarKeep)
do{
let t=e-1;
let r=this.buffer[t];
r===`\r`&&(r=this.buffer[--t]);
let i=t;
for(;r===` `;)
r=this.buffer[--t];
if(r===`
`&&t>=this.pos&&t+1+n>i)
e=t;else 
break}while(1);
this.allMade.push(t.SCALAR);
this.pushToIndex(e+1,!0);
return this.parseLineStart()}
parsePlainScalar(){
let e=this.flowLevel>0;
let r=this.pos-1;
let i=this.pos-1;
let o;
for(;o=this.buffer[++i];)
if(o===`:`){
let t=this.buffer[i+1];
if(n(t)||e&&a.has(t))
break;
r=i}else 
if(n(o)){
let t=this.buffer[i+1];
if(o===`\r`){
if(t===`
`){
i+=1;
o=`
`;
t=this.buffer[i+1]}else 
r=i}
if(t===`#`||e&&a.has(t))
break;
if(o===`
`){
let e=this.continueScalar(i+1);
if(e===-1)
break;
i=Math.max(i,e-2)}}else{
if(e&&a.has(o))
break;
r=i}
if(!o&&!this.atEnd)
return this.setNext(`plain-scalar`);
this.allMade.push(t.SCALAR);
this.pushToIndex(r+1,!0);
return e?`flow`:`doc`}
pushCount(e){
if(e>0){
this.allMade.push(this.buffer.substr(this.pos,e));
this.pos+=e;
return e}
return 0}
pushToIndex(e,t){
let n=this.buffer.slice(this.pos,e);
if(n){
this.allMade.push(n);
this.pos+=n.length;
return n.length}else 
t&&this.allMade.push(``);
return 0}
pushIndicators(){
let e=0;
loop:
for(;;){
switch(this.charAt(0)){case`!`:
e+=this.pushTag();
e+=this.pushSpaces(!0);
continue loop;case`&`:
e+=this.pushUntil(s);
e+=this.pushSpaces(!0);
continue loop;case`-`:case`?`:case`:`:{
let t=this.flowLevel>0;
let r=this.charAt(1);
if(n(r)||t&&a.has(r)){
t?this.flowKey&&=!1:this.indentNext=this.indentValue+1;
e+=this.pushCount(1);
e+=this.pushSpaces(!0);
continue loop}}}
break loop}
return e}
pushTag(){
if(this.charAt(1)===`<`){
let e=this.pos+2;
let t=this.buffer[e];
for(;!n(t)&&t!==`>`;)
t=this.buffer[++e];
return this.pushToIndex(t===`>`?e+1:e,!1)}else{
let e=this.pos+1;
let t=this.buffer[e];
for(;t;)
if(i.has(t))
t=this.buffer[++e];else 
if(t===`%`&&r.has(this.buffer[e+1])&&r.has(this.buffer[e+2]))
t=this.buffer[e+=3];else 
break;
return this.pushToIndex(e,!1)}}
pushNewline(){
let e=this.buffer[this.pos];
if(e===`
`)
return this.pushCount(1);else 
if(e===`\r`&&this.charAt(1)===`
`)
return this.pushCount(2);else 
return 0}
pushSpaces(e){
let t=this.pos-1;
let n;
do 
n=this.buffer[++t];while(n===` `||e&&n===`	`);
let r=t-this.pos;
if(r>0){
this.allMade.push(this.buffer.substr(this.pos,r));
this.pos=t}
return r}
pushUntil(e){
let t=this.pos;
let n=this.buffer[t];
for(;!e(n);)
n=this.buffer[++t];
return this.pushToIndex(t,!1)}}}));
var Se=e.__commonJSMin((e=>{
e.LineCounter=class{
constructor(){
this.lineStarts=[];
this.addNewLine=e=>this.lineStarts.push(e);
this.linePos=e=>{
let t=0;
let n=this.lineStarts.length;
for(;t<n;){
let r=t+n>>1;
this.lineStarts[r]<e?t=r+1:n=r}
if(this.lineStarts[t]===e)
return{
line:t+1,
col:1};
if(t===0)
return{
line:0,
col:e};
let r=this.lineStarts[t-1];
return{
line:t,
col:e-r+1}}}}}));
var Ce=e.__commonJSMin((e=>{
require("process");
var t=q();
var n=xe();
function r(e,t){
for(
let n=0;n<e.length;++n)
if(e[n].type===t)
return!0;
return!1}
function i(e){
for(
let t=0;t<e.length;++t)
switch(e[t].type){case`space`:case`comment`:case`newline`:
break;default:
return t}
return-1}
function a(e){
switch(e?.type){case`alias`:case`scalar`:case`single-quoted-scalar`:case`double-quoted-scalar`:case`flow-collection`:
return!0;default:
return!1}}
function o(e){
switch(e.type){case`document`:
return e.start;case`block-map`:{
let t=e.items[e.items.length-1];
return t.sep??t.start}case`block-seq`:
return e.items[e.items.length-1].start;default:
return[]}}
function s(e){
if(e.length===0)
return[];
let t=e.length;
loop:
for(;--t>=0;)
switch(e[t].type){case`doc-start`:case`explicit-key-ind`:case`map-value-ind`:case`seq-item-ind`:case`newline`:
break loop}
for(;e[++t]?.type===`space`;)
;
return e.splice(t,e.length)}
function c(e,t){
if(t.length<1e5)
Array.prototype.push.apply(e,t);else 
for(
let n=0;n<t.length;++n)
e.push(t[n])}
function l(e){
if(e.start.type===`flow-seq-start`){
for(
let t of e.items)
if(t.sep&&!t.value&&!r(t.start,`explicit-key-ind`)&&!r(t.sep,`map-value-ind`)){
t.key&&(t.value=t.key);
delete t.key;
a(t.value)?t.value.end?c(t.value.end,t.sep):t.value.end=t.sep:c(t.start,t.sep);
delete t.sep}}}
e.Parser=class{
constructor(e){
this.atNewLine=!0;
this.atScalar=!1;
this.indent=0;
this.offset=0;
this.onKeyLine=!1;
this.stack=[];
this.source=``;
this.type=``;
this.lexer=new n.Lexer;
this.onNewLine=e}
parse(e,t=!1){
this.allMade=[];
this.onNewLine&&this.offset===0&&this.onNewLine(0);
for(
let n of this.lexer.lex(e,t))
this.next(n);
t||this.end();
return this.allMade}
next(e){
this.source=e;
if(this.atScalar){
this.atScalar=!1;
this.step();
this.offset+=e.length;
return}
let n=t.tokenType(e);
if(!n){
let t=`Not a YAML token: ${e}`;
this.pop({
type:`error`,
offset:this.offset,
message:t,
source:e});
this.offset+=e.length}else 
if(n===`scalar`){
this.atNewLine=!1;
this.atScalar=!0;
this.type=`scalar`}else{
this.type=n;
this.step();
switch(n){case`newline`:
this.atNewLine=!0;
this.indent=0;
this.onNewLine&&this.onNewLine(this.offset+e.length);
break;case`space`:
this.atNewLine&&e[0]===` `&&(this.indent+=e.length);
break;case`explicit-key-ind`:case`map-value-ind`:case`seq-item-ind`:
this.atNewLine&&(this.indent+=e.length);
break;case`doc-mode`:case`flow-error-end`:
return;default:
this.atNewLine=!1}
this.offset+=e.length}}
end(){
for(;this.stack.length>0;)
this.pop()}
get sourceToken(){
return{
type:this.type,
offset:this.offset,
indent:this.indent,
source:this.source}}
step(){
let e=this.peek(1);
if(this.type===`doc-end`&&e?.type!==`doc-end`){
for(;this.stack.length>0;)
this.pop();
this.stack.push({
type:`doc-end`,
offset:this.offset,
source:this.source});
return}
if(!e)
return this.stream();
switch(e.type){case`document`:
return this.document(e);case`alias`:case`scalar`:case`single-quoted-scalar`:case`double-quoted-scalar`:
return this.scalar(e);case`block-scalar`:
return this.blockScalar(e);case`block-map`:
return this.blockMap(e);case`block-seq`:
return this.blockSequence(e);case`flow-collection`:
return this.flowCollection(e);case`doc-end`:
return this.documentEnd(e)}
this.pop()}
peek(e){
return this.stack[this.stack.length-e]}
pop(e){
let t=e??this.stack.pop();
if(!t)
this.allMade.push({
type:`error`,
offset:this.offset,
source:``,
message:`Tried to pop an empty stack`});else 
if(this.stack.length===0)
this.allMade.push(t);else{
let e=this.peek(1);
t.type===`block-scalar`?t.indent=`indent`in e?e.indent:0:t.type===`flow-collection`&&e.type===`document`&&(t.indent=0);
t.type===`flow-collection`&&l(t);
switch(e.type){case`document`:
e.value=t;
break;case`block-scalar`:
e.props.push(t);
break;case`block-map`:{
let n=e.items[e.items.length-1];
if(n.value){
e.items.push({
start:[],
key:t,
sep:[]});
this.onKeyLine=!0;
return}else 
if(n.sep)
n.value=t;else{
Object.assign(n,{
key:t,
sep:[]});
this.onKeyLine=!n.explicitKey;
return}
break}case`block-seq`:{
let n=e.items[e.items.length-1];
n.value?e.items.push({
start:[],
value:t}):n.value=t;
break}case`flow-collection`:{
let n=e.items[e.items.length-1];
!n||n.value?e.items.push({
start:[],
key:t,
sep:[]}):n.sep?n.value=t:Object.assign(n,{
key:t,
sep:[]});
return}default:
this.pop();
this.pop(t)}
if((e.type===`document`||e.type===`block-map`||e.type===`block-seq`)&&(t.type===`block-map`||t.type===`block-seq`)){
let n=t.items[t.items.length-1];
if(n&&!n.sep&&!n.value&&n.start.length>0&&i(n.start)===-1&&(t.indent===0||n.start.every(e=>e.type!==`comment`||e.indent<t.indent))){
e.type===`document`?e.end=n.start:e.items.push({
start:n.start});
t.items.splice(-1,1)}}}}
stream(){
switch(this.type){case`directive-line`:
this.allMade.push({
type:`directive`,
offset:this.offset,
source:this.source});
return;case`byte-order-mark`:case`space`:case`comment`:case`newline`:
this.allMade.push(this.sourceToken);
return;case`doc-mode`:case`doc-start`:{
let e={
type:`document`,
offset:this.offset,
start:[]};
this.type===`doc-start`&&e.start.push(this.sourceToken);
this.stack.push(e);
return}}
this.allMade.push({
type:`error`,
offset:this.offset,
message:`Unexpected ${this.type} token in YAML stream`,
source:this.source})}
document(e){
if(e.value)
return this.lineEnd(e);
switch(this.type){case`doc-start`:
if(i(e.start)!==-1){
this.pop();
this.step()}else 
e.start.push(this.sourceToken);
return;case`anchor`:case`tag`:case`space`:case`comment`:case`newline`:
e.start.push(this.sourceToken);
return}
let t=this.startBlockValue(e);
t?this.stack.push(t):this.allMade.push({
type:`error`,
offset:this.offset,
message:`Unexpected ${this.type} token in YAML document`,
source:this.source})}
scalar(e){
if(this.type===`map-value-ind`){
let t=s(o(this.peek(2)));
let n;
if(e.end){
n=e.end;
n.push(this.sourceToken);
delete e.end}else 
n=[this.sourceToken];
let r={
type:`block-map`,
offset:e.offset,
indent:e.indent,
items:[{
start:t,
key:e,
sep:n}]};
this.onKeyLine=!0;
this.stack[this.stack.length-1]=r}else 
this.lineEnd(e)}
blockScalar(e){
switch(this.type){case`space`:case`comment`:case`newline`:
e.props.push(this.sourceToken);
return;case`scalar`:
e.source=this.source;
this.atNewLine=!0;
this.indent=0;
if(this.onNewLine){
let e=this.source.indexOf(`
`)+1;
for(;e!==0;){
this.onNewLine(this.offset+e);
e=this.source.indexOf(`
`,e)+1}}
this.pop();
break;default:
this.pop();
this.step()}}
blockMap(e){
let t=e.items[e.items.length-1];
switch(this.type){case`newline`:
this.onKeyLine=!1;
if(t.value){
let n=`end`in t.value?t.value.end:void 0;
(Array.isArray(n)?n[n.length-1]:void 0)?.type===`comment`?n?.push(this.sourceToken):e.items.push({
start:[this.sourceToken]})}else 
t.sep?t.sep.push(this.sourceToken):t.start.push(this.sourceToken);
return;case`space`:case`comment`:
if(t.value)
e.items.push({
start:[this.sourceToken]});else 
if(t.sep)
t.sep.push(this.sourceToken);else{
if(this.atIndentedComment(t.start,e.indent)){
let n=e.items[e.items.length-2]?.value?.end;
if(Array.isArray(n)){
c(n,t.start);
n.push(this.sourceToken);
e.items.pop();
return}}
t.start.push(this.sourceToken)}
return}
if(this.indent>=e.indent){
let n=!this.onKeyLine&&this.indent===e.indent;
let i=n&&(t.sep||t.explicitKey)&&this.type!==`seq-item-ind`;
let o=[];
if(i&&t.sep&&!t.value){
let n=[];
for(
let r=0;r<t.sep.length;++r){
let i=t.sep[r];
switch(i.type){case`newline`:
n.push(r);
break;case`space`:
break;case`comment`:
i.indent>e.indent&&(n.length=0);
break;default:
n.length=0}}
n.length>=2&&(o=t.sep.splice(n[1]))}
switch(this.type){case`anchor`:case`tag`:
if(i||t.value){
o.push(this.sourceToken);
e.items.push({
start:o});
this.onKeyLine=!0}else 
t.sep?t.sep.push(this.sourceToken):t.start.push(this.sourceToken);
return;case`explicit-key-ind`:
if(!t.sep&&!t.explicitKey){
t.start.push(this.sourceToken);
t.explicitKey=!0}else 
if(i||t.value){
o.push(this.sourceToken);
e.items.push({
start:o,
explicitKey:!0})}else 
this.stack.push({
type:`block-map`,
offset:this.offset,
indent:this.indent,
items:[{
start:[this.sourceToken],
explicitKey:!0}]});
this.onKeyLine=!0;
return;case`map-value-ind`:
if(t.explicitKey){
if(!t.sep){
if(r(t.start,`newline`))
Object.assign(t,{
key:null,
sep:[this.sourceToken]});else{
let e=s(t.start);
this.stack.push({
type:`block-map`,
offset:this.offset,
indent:this.indent,
items:[{
start:e,
key:null,
sep:[this.sourceToken]}]})}}else 
if(t.value)
e.items.push({
start:[],
key:null,
sep:[this.sourceToken]});else 
if(r(t.sep,`map-value-ind`))
this.stack.push({
type:`block-map`,
offset:this.offset,
indent:this.indent,
items:[{
start:o,
key:null,
sep:[this.sourceToken]}]});else 
if(a(t.key)&&!r(t.sep,`newline`)){
let e=s(t.start);
let n=t.key;
let r=t.sep;
r.push(this.sourceToken);
delete t.key;
delete t.sep;
this.stack.push({
type:`block-map`,
offset:this.offset,
indent:this.indent,
items:[{
start:e,
key:n,
sep:r}]})}else 
o.length>0?t.sep=t.sep.concat(o,this.sourceToken):t.sep.push(this.sourceToken)}else 
t.sep?t.value||i?e.items.push({
start:o,
key:null,
sep:[this.sourceToken]}):r(t.sep,`map-value-ind`)?this.stack.push({
type:`block-map`,
offset:this.offset,
indent:this.indent,
items:[{
start:[],
key:null,
sep:[this.sourceToken]}]}):t.sep.push(this.sourceToken):Object.assign(t,{
key:null,
sep:[this.sourceToken]});
this.onKeyLine=!0;
return;case`alias`:case`scalar`:case`single-quoted-scalar`:case`double-quoted-scalar`:{
let n=this.flowScalar(this.type);
if(i||t.value){
e.items.push({
start:o,
key:n,
sep:[]});
this.onKeyLine=!0}else 
if(t.sep)
this.stack.push(n);else{
Object.assign(t,{
key:n,
sep:[]});
this.onKeyLine=!0}
return}default:{
let i=this.startBlockValue(e);
if(i){
if(i.type===`block-seq`){
if(!t.explicitKey&&t.sep&&!r(t.sep,`newline`)){
this.pop({
type:`error`,
offset:this.offset,
message:`Unexpected block-seq-ind on same line with key`,
source:this.source});
return}}else 
n&&e.items.push({
start:o});
this.stack.push(i);
return}}}}
this.pop();
this.step()}
blockSequence(e){
let t=e.items[e.items.length-1];
switch(this.type){case`newline`:
if(t.value){
let n=`end`in t.value?t.value.end:void 0;
(Array.isArray(n)?n[n.length-1]:void 0)?.type===`comment`?n?.push(this.sourceToken):e.items.push({
start:[this.sourceToken]})}else 
t.start.push(this.sourceToken);
return;case`space`:case`comment`:
if(t.value)
e.items.push({
start:[this.sourceToken]});else{
if(this.atIndentedComment(t.start,e.indent)){
let n=e.items[e.items.length-2]?.value?.end;
if(Array.isArray(n)){
c(n,t.start);
n.push(this.sourceToken);
e.items.pop();
return}}
t.start.push(this.sourceToken)}
return;case`anchor`:case`tag`:
if(t.value||this.indent<=e.indent)
break;
t.start.push(this.sourceToken);
return;case`seq-item-ind`:
if(this.indent!==e.indent)
break;
t.value||r(t.start,`seq-item-ind`)?e.items.push({
start:[this.sourceToken]}):t.start.push(this.sourceToken);
return}
if(this.indent>e.indent){
let t=this.startBlockValue(e);
if(t){
this.stack.push(t);
return}}
this.pop();
this.step()}
flowCollection(e){
let t=e.items[e.items.length-1];
if(this.type===`flow-error-end`){
let e;
do{
this.pop();
e=this.peek(1)}while(e?.type===`flow-collection`)}else 
if(e.end.length===0){
switch(this.type){case`comma`:case`explicit-key-ind`:
!t||t.sep?e.items.push({
start:[this.sourceToken]}):t.start.push(this.sourceToken);
return;case`map-value-ind`:
!t||t.value?e.items.push({
start:[],
key:null,
sep:[this.sourceToken]}):t.sep?t.sep.push(this.sourceToken):Object.assign(t,{
key:null,
sep:[this.sourceToken]});
return;case`space`:case`comment`:case`newline`:case`anchor`:case`tag`:
!t||t.value?e.items.push({
start:[this.sourceToken]}):t.sep?t.sep.push(this.sourceToken):t.start.push(this.sourceToken);
return;case`alias`:case`scalar`:case`single-quoted-scalar`:case`double-quoted-scalar`:{
let n=this.flowScalar(this.type);
!t||t.value?e.items.push({
start:[],
key:n,
sep:[]}):t.sep?this.stack.push(n):Object.assign(t,{
key:n,
sep:[]});
return}case`flow-map-end`:case`flow-seq-end`:
e.end.push(this.sourceToken);
return}
let n=this.startBlockValue(e);
if(n)
this.stack.push(n);else{
this.pop();
this.step()}}else{
let t=this.peek(2);
if(t.type===`block-map`&&(this.type===`map-value-ind`&&t.indent===e.indent||this.type===`newline`&&!t.items[t.items.length-1].sep)){
this.pop();
this.step()}else 
if(this.type===`map-value-ind`&&t.type!==`flow-collection`){
let n=s(o(t));
l(e);
let r=e.end.splice(1,e.end.length);
r.push(this.sourceToken);
let i={
type:`block-map`,
offset:e.offset,
indent:e.indent,
items:[{
start:n,
key:e,
sep:r}]};
this.onKeyLine=!0;
this.stack[this.stack.length-1]=i}else 
this.lineEnd(e)}}
flowScalar(e){
if(this.onNewLine){
let e=this.source.indexOf(`
`)+1;
for(;e!==0;){
this.onNewLine(this.offset+e);
e=this.source.indexOf(`
`,e)+1}}
return{
type:e,
offset:this.offset,
indent:this.indent,
source:this.source}}
startBlockValue(e){
switch(this.type){case`alias`:case`scalar`:case`single-quoted-scalar`:case`double-quoted-scalar`:
return this.flowScalar(this.type);case`block-scalar-header`:
return{
type:`block-scalar`,
offset:this.offset,
indent:this.indent,
props:[this.sourceToken],
source:``};case`flow-map-start`:case`flow-seq-start`:
return{
type:`flow-collection`,
offset:this.offset,
indent:this.indent,
start:this.sourceToken,
items:[],
end:[]};case`seq-item-ind`:
return{
type:`block-seq`,
offset:this.offset,
indent:this.indent,
items:[{
start:[this.sourceToken]}]};case`explicit-key-ind`:{
this.onKeyLine=!0;
let t=s(o(e));
t.push(this.sourceToken);
return{
type:`block-map`,
offset:this.offset,
indent:this.indent,
items:[{
start:t,
explicitKey:!0}]}}case`map-value-ind`:{
this.onKeyLine=!0;
let t=s(o(e));
return{
type:`block-map`,
offset:this.offset,
indent:this.indent,
items:[{
start:t,
key:null,
sep:[this.sourceToken]}]}}}
return null}
atIndentedComment(e,t){
if(this.type!==`comment`)
return!1;
if(this.indent<=t)
return!1;
return e.every(e=>e.type===`newline`||e.type===`space`)}
documentEnd(e){
if(this.type!==`doc-mode`){
e.end?e.end.push(this.sourceToken):e.end=[this.sourceToken];
this.type===`newline`&&this.pop()}}
lineEnd(e){
switch(this.type){case`comma`:case`doc-start`:case`doc-end`:case`flow-seq-end`:case`flow-map-end`:case`map-value-ind`:
this.pop();
this.step();
break;case`newline`:
this.onKeyLine=!1;default:
e.end?e.end.push(this.sourceToken):e.end=[this.sourceToken];
this.type===`newline`&&this.pop()}}}}));
var we=e.__commonJSMin((e=>{
var t=K();
var r=L();
var i=R();
var a=v();
var o=n();
var s=Se();
var c=Ce();
function l(e){
let t=e.prettyErrors!==!1;
return{
lineCounter:e.lineCounter||t&&new s.LineCounter||null,
prettyErrors:t}}
function u(e,n={}){
let{
lineCounter:r,
prettyErrors:a}=l(n);
let o=new c.Parser(r?.addNewLine);
let s=new t.Composer(n);
let u=Array.from(s.compose(o.parse(e)));
if(a&&r)
for(
let t of u){
t.errors.forEach(i.prettifyError(e,r));
t.warnings.forEach(i.prettifyError(e,r))}
if(u.length>0)
return u;
return Object.assign([],{
empty:!0},s.streamInfo())}
function d(e,n={}){
let{
lineCounter:r,
prettyErrors:a}=l(n);
let o=new c.Parser(r?.addNewLine);
let s=new t.Composer(n);
let u=null;
for(
let t of s.compose(o.parse(e),!0,e.length))
if(!u)
u=t;else 
if(u.options.logLevel!==`silent`){
u.errors.push(new i.YAMLParseError(t.range.slice(0,2),`MULTIPLE_DOCS`,`Source contains multiple documents; please use YAML.parseAllDocuments()`));
break}
if(a&&r){
u.errors.forEach(i.prettifyError(e,r));
u.warnings.forEach(i.prettifyError(e,r))}
return u}
function f(e,t,n){
let r;
typeof t==`function`?r=t:n===void 0&&t&&typeof t==`object`&&(n=t);
let i=d(e,n);
if(!i)
return null;
i.warnings.forEach(e=>a.warn(i.options.logLevel,e));
if(i.errors.length>0){
if(i.options.logLevel!==`silent`)
throw i.errors[0];else 
i.errors=[]}
return i.toJS(Object.assign({
reviver:r},n))}
function p(e,t,n){
let i=null;
typeof t==`function`||Array.isArray(t)?i=t:n===void 0&&t&&(n=t);
typeof n==`string`&&(n=n.length);
if(typeof n==`number`){
let e=Math.round(n);
n=e<1?void 0:e>8?{
indent:8}:{
indent:e}}
if(e===void 0){
let{
keepUndefined:e}=n??t??{};
if(!e)
return}
if(o.isDocument(e)&&!i)
return e.toString(n);
return new r.Document(e,i,n).toString(n)}
e.parse=f;
e.parseAllDocuments=u;
e.parseDocument=d;
e.stringify=p}));
var Te=e.__commonJSMin((e=>{
var t=K();
var i=L();
var a=I();
var o=R();
var s=l();
var c=n();
var d=x();
var f=u();
var p=C();
var m=T();
var h=q();
var g=xe();
var _=Se();
var v=Ce();
var y=we();
var b=r();
e.Composer=t.Composer;
e.Document=i.Document;
e.Schema=a.Schema;
e.YAMLError=o.YAMLError;
e.YAMLParseError=o.YAMLParseError;
e.YAMLWarning=o.YAMLWarning;
e.Alias=s.Alias;
e.isAlias=c.isAlias;
e.isCollection=c.isCollection;
e.isDocument=c.isDocument;
e.isMap=c.isMap;
e.isNode=c.isNode;
e.isPair=c.isPair;
e.isScalar=c.isScalar;
e.isSeq=c.isSeq;
e.Pair=d.Pair;
e.Scalar=f.Scalar;
e.YAMLMap=p.YAMLMap;
e.YAMLSeq=m.YAMLSeq;
e.CST=h;
e.Lexer=g.Lexer;
e.LineCounter=_.LineCounter;
e.Parser=v.Parser;
e.parse=y.parse;
e.parseAllDocuments=y.parseAllDocuments;
e.parseDocument=y.parseDocument;
e.stringify=y.stringify;
e.visit=b.visit;
e.visitAsync=b.visitAsync}));
var J=Te();
const Y={
ALIAS_PROPS:[`an alias has an anchor or tag of its own`,`remove the anchor or the tag`],
BAD_ALIAS:[`the name of an anchor or alias is empty or ends with a colon`,`write a space before the colon`],
BAD_COLLECTION_TYPE:[`the tag does not fit the kind of value`,`remove the tag`],
BAD_DIRECTIVE:[`the directive is not known to YAML`,`remove the line that starts with "%"`],
BAD_DQ_ESCAPE:[`a backslash in double quotes is followed by a character that cannot be escaped`,`write "\\\\" for a backslash, or use single quotes`],
BAD_INDENT:[`the indentation fits no level that is open`,`indent entries of one level alike, with spaces`],
BAD_PROP_ORDER:[`an anchor or tag stands before the indicator`,`put it directly before the value`],
BAD_SCALAR_START:[`a plain value cannot start with this character`,`put the value in quotes`],
BLOCK_AS_IMPLICIT_KEY:[`a second entry stands on the line of the first`,`put a value that contains a colon and a space in quotes, or start a new line`],
BLOCK_IN_FLOW:[`an indented block stands inside of brackets`,`use brackets inside of brackets`],
DUPLICATE_KEY:[`a key is defined more than once`,`rename or remove one of them`],
IMPOSSIBLE:[`the text cannot be read here`,`check the line`],
KEY_OVER_1024_CHARS:[`the key is longer than 1024 characters`,`shorten the key`],
MISSING_CHAR:[`something is missing here`,`check quotes, brackets and colons of this entry`],
MULTILINE_IMPLICIT_KEY:[`the line has no colon after its key`,`add a colon and a space, or indent the line`],
MULTIPLE_ANCHORS:[`a value has two anchors`,`remove one of them`],
MULTIPLE_DOCS:[`a second document starts here; only the first is read`,`remove it, or put it into a file of its own`],
MULTIPLE_TAGS:[`a value has two tags`,`remove one of them`],
NON_STRING_KEY:[`the key is not a string`,`put the key in quotes`],
RESOURCE_EXHAUSTION:[`the document nests too deep to be read`,`flatten the document`],
TAB_AS_INDENT:[`a tab indents the line; YAML allows only spaces`,`replace the tab with spaces`],
TAG_RESOLVE_FAILED:[`the value does not fit its tag`,`remove the tag`],
UNEXPECTED_TOKEN:[`this text belongs to no entry`,`put the whole value in quotes, or remove the text`]};
const Ee=[[`Missing closing 'quote`,[`the single quote is not closed`,`add the closing quote; write '' for a quote inside`]],[`Missing closing "quote`,[`the double quote is not closed`,`add the closing quote; put a backslash before a quote inside`]],[`Missing , `,[`there is no comma between two entries`,`put a comma after the first one`]],[`Missing space after :`,[`there is no space after the colon`,`write a space after the colon`]],[`Implicit map keys`,[`the line has no colon after its key`,`add a colon and a space`]],[`Comments must`,[`there is no space before the comment`,`write a space before "#"`]],[`Sequence item`,[`the item does not start with a dash`,`start the line with "- "`]],[`Flow `,[`the bracket is not closed`,`add the closing bracket`]]];
function De({
code:e,
message:t}){
if(e===`MISSING_CHAR`){
for(
let[e,n]of Ee)
if(t.startsWith(e))
return n}
if(e===`BAD_ALIAS`&&t.includes(`empty`))
return Y.BAD_SCALAR_START;
if(e===`BAD_INDENT`&&t.startsWith(`Flow `))
return[`the bracket is not closed`,`add the closing bracket, and indent its lines`];
return Y[e]??Y.IMPOSSIBLE}
function*Oe(e){
let t=0;
let n=!1;
for(
let r of new J.Lexer().lex(e))
if(n){
yield{
type:`scalar`,
start:t,
source:r};
t+=r.length;
n=!1}else 
if(r===J.CST.SCALAR)
n=!0;else 
if(r!==J.CST.DOCUMENT&&r!==J.CST.FLOW_END){
yield{
type:J.CST.tokenType(r)??`unknown`,
start:t,
source:r};
t+=r.length}}
function ke(e){
let t=[];
for(
let{
type:n,
start:r,
source:i}of Oe(e)){
if(n!==`comment`)
continue;
t.push({
span:{
start:r,
end:r+i.length},
text:i.slice(1)})}
return t}
const Ae=new Set([`seq-item-ind`,`explicit-key-ind`,`map-value-ind`]);
const je=new Set([`flow-map-start`,`flow-seq-start`]);
const Me=new Set([`flow-map-end`,`flow-seq-end`]);
const Ne=new Set([`space`,`comment`]);
let Pe;
function Fe(e,t){
return e.length>1e4||(e.match(Pe??=/[\n:[{]|[-?](?=[\s,[\]{}]|$)/g)?.length??0)>=t}
function Ie(e,t){
if(!Fe(e,t))
return;
let n=new Le;
let r=0;
let i=!0;
for(
let{
type:a,
start:o,
source:s}of Oe(e))
if(a===`newline`){
r=o+s.length;
i=!0}else 
if(!Ne.has(a)){
n.take(a,o-r,i);
i=!1;
if(n.depth>t)
return{
start:o,
end:o+s.length}}}
var Le=class{
#e=[];
#t=[];
#n=0;
get depth(){
return this.#e.length+this.#t.length+this.#n}
take(e,t,n){
je.has(e)?this.#t.push(this.#n):Me.has(e)?this.#n=this.#t.pop()??0:this.#t.length>0?this.#r(e):(n||Ae.has(e))&&this.#i(t,n)}
#r(e){
Ae.has(e)&&this.#n++;
e===`comma`&&(this.#n=this.#t.at(-1)??0)}
#i(e,t){
if(t)
for(;(this.#e.at(-1)??-1)>e;)
this.#e.pop();
(this.#e.at(-1)??-1)<e&&this.#e.push(e)}};
let Re;
let ze;
let Be;
let Ve;
let He;
let Ue;
function We(e,n,r){
if((Re??=/^\d{4}-\d\d-\d\d$|^\d{4}-\d\d?-\d\d?(?:[Tt]|[ \t]+)\d\d?:\d\d:\d\d(?:\.\d*)?(?:[ \t]*(?:Z|[-+]\d\d?(?::\d\d)?))?$/).test(e))
return new t.WrittenDate(e);
if(r===`js-yaml`)
return(Be??=/^[-+]?(?:0b[01]+|0x[\da-fA-F]+|0o[0-7]+)$/).test(e)?Ge(e):n;
if((ze??=/^(?:~|null|Null|NULL|)$/).test(e))
return null;
let[i,a]=(Ve??=/^(?:(yes|Yes|YES|true|True|TRUE|on|On|ON)|no|No|NO|false|False|FALSE|off|Off|OFF)$/).exec(e)??[];
if(i!==void 0)
return a!==void 0;
if((He??=/^[-+]?(?:0b[01_]+|0[0-7_]*|[1-9][\d_]*|0x[\da-fA-F_]+|[1-9][\d_]*(?::[0-5]?\d)+)$/).test(e)||(Ue??=/^[-+]?(?:\d[\d_]*\.[\d_]*(?:[eE][-+]\d+)?|\.\d[\d_]*(?:[eE][-+]\d+)?|\d[\d_]*(?::[0-5]?\d)+\.[\d_]*)$/).test(e))
return Ge(e.replace(/^([-+]?)0(?=[0-7_]+$)/,`$10o`));
return typeof n==`number`&&!Number.isNaN(n)&&Number.isFinite(n)?e:n}
function Ge(e){
let[t,n]=/^[-+]/.test(e)?[e[0],e.slice(1)]:[``,e];
let r=n.replaceAll(`_`,``).split(`:`).reduce((e,t)=>e*60+Number(t),0);
return t===`-`?-r:r}
const Ke=1e4;
var qe=class{
problems=[];
root;
#e;
#t=new Map;
#n;
#r;
#i=0;
constructor(e,t,n=!1,r){
this.#e=t;
this.#n=n;
this.#r=r;
this.root=this.#a(e,[],{
start:0,
end:0})}
#a(e,t,n){
let r=X(e)?this.#m(e.range):n;
if((0,J.isAlias)(e))
return this.#d(e.source,r,t.length);
let i=X(e)?e.anchor:void 0;
i!==void 0&&this.#t.set(i,{
built:void 0});
let a=this.#o(e,t,r);
i!==void 0&&this.#t.set(i,{
built:a});
return a}
#o(e,n,r){
if((0,J.isCollection)(e)){
if(n.length>=200)
throw new t.TooDeep({
start:r.start,
end:Math.min(r.start+1,r.end)});
return(0,J.isMap)(e)?this.#l(e.items,n,r):this.#c(e.items,n,r)}
return{
value:(0,J.isScalar)(e)?this.#s(e):null,
place:new t.PlaceNode(r),
size:1,
depth:0}}
#s({
value:e,
source:t,
tag:n,
type:r}){
return(this.#r!==void 0&&r===`PLAIN`&&n===void 0&&t!==void 0?We(t,e,this.#r):e)??null}
#c(e,n,r){
let i=new t.PlaceNode(r);
let a=[];
let[o,s]=[1,0];
for(
let t of e){
let e=(0,J.isPair)(t);
let c=[...n,a.length];
let l=e?this.#l([t],c,r):this.#a(t,c,{
start:r.end,
end:r.end});
i.setChild(a.length,l.place);
a.push(l.value);
o+=l.size;
s=Math.max(s,l.depth)}
return{
value:a,
place:i,
size:o,
depth:s+1}}
#l(e,n,r){
let i=new t.PlaceNode(r);
let a={};
let o=[];
let s=[];
let[c,l]=[1,0];
for(
let u of e){
let e=X(u.key)?this.#m(u.key.range):{
start:r.start,
end:r.start};
let d=this.#u(u.key,e);
let f=this.#a(u.value,[...n,d],{
start:e.end,
end:e.end});
if(this.#n&&Je(u.key)){
f.place.key=e;
s.push(f);
continue}
let p=i.child(d)?.key;
p!==void 0&&o.push({
name:d,
key:p});
f.place.key=e;
i.setChild(d,f.place);
t.setOwn(a,d,f.value);
c+=f.size;
l=Math.max(l,f.depth)}
for(
let e of s){
Ye(a,i,e);
c+=e.size;
l=Math.max(l,e.depth)}
for(
let{
name:e,
key:t}of o)
this.#f([...n,e],t,i.child(e)?.key);
return{
value:a,
place:i,
size:c,
depth:l+1}}
#u(e,n){
if((0,J.isScalar)(e)){
e.anchor!==void 0&&this.#t.set(e.anchor,{
built:{
value:e.value,
place:new t.PlaceNode(n),
size:1,
depth:0}});
return typeof e.value==`string`?e.value:e.source??String(e.value??``)}
return this.#e.slice(n.start,n.end)}
#d(e,n,r){
let i=this.#t.get(e)?.built;
let a=new t.PlaceNode(n);
if(i===void 0){
this.#p({
kind:`syntax`,
message:`the alias refers to no anchor before it`,
help:`define the anchor first, or put the value in quotes`,
span:n,
fatal:!0});
return{
value:null,
place:a,
size:1,
depth:0}}
if(r+i.depth>200)
throw new t.TooDeep(n);
let o=this.#i<=Ke;
this.#i+=i.size;
if(this.#i<=Ke)
return{...i,
place:a};
o&&this.#p({
kind:`limits`,
message:`the aliases stand for more values than are read`,
help:`write the values out, or use fewer aliases`,
span:n,
fatal:!0});
return{
value:null,
place:a,
size:1,
depth:0}}
#f(e,n,r){
this.#p({
kind:`duplicate-key`,
message:`${t.keyInWords(String(e.at(-1)))} is defined more than once`,
help:`rename or remove one of them`,
span:n,
route:e,
related:{
span:r,
message:`defined again here`},
fatal:!0})}
#p(e){
this.problems.length<1e3&&this.problems.push(e)}
#m(e){
let[t,n]=e??[0,0];
let r=Math.min(n,this.#e.length);
for(;r>t&&/\s/.test(this.#e.charAt(r-1));)
r--;
return{
start:Math.min(t,r),
end:r}}};
function Je(e){
return(0,J.isScalar)(e)&&e.value===`<<`&&e.type===`PLAIN`}
function Ye(e,n,{
value:r,
place:{
key:i,
value:a}}){
for(
let o of[r].flat()){
if(typeof o!=`object`||!o)
continue;
for(
let[r,s]of Object.entries(o)){
if(Object.hasOwn(e,r))
continue;
let o=new t.PlaceNode(a);
i!==void 0&&(o.key=i);
n.setChild(r,o);
t.setOwn(e,r,s)}}}
function X(e){
return(0,J.isScalar)(e)||(0,J.isCollection)(e)||(0,J.isAlias)(e)}
var Xe=e.__exportAll({
parseYaml:()=>Qe});
const Ze=$e();
function Qe(e,n={}){
let{
merges:r,
keepsReturns:i,
plains:a}=n;
return new t.ParsedDocument(e,r===void 0&&a===void 0&&!i?Ze:$e(n))}
function $e(e={}){
return{
language:`yaml`,
decode:t.decodeYaml,
read:t=>Z(e.keepsReturns?t:et(t),e)}}
function et(e){
return e.includes(`\r`)?e.replace(/\r(?!\n)/g,`
`):e}
function Z(e,t={}){
return{...nt(e,t),
comments:()=>ke(e)}}
let tt;
function nt(e,{
merges:n,
plains:r}){
if(t.isBlank(e))
return{
value:void 0,
problems:[t.emptyProblem(e,!1)]};
if(e.length>5e5)
return{
value:void 0,
problems:[t.tooLong(e)]};
let i=Ie(e,400);
if(i!==void 0)
return{
value:void 0,
problems:[t.tooDeep(i)]};
try{
let i=(0,J.parseDocument)(e,{
schema:`core`,
version:`1.2`,
merge:!1,
resolveKnownTags:!1,
uniqueKeys:!1,
prettyErrors:!1,
logLevel:`error`});
let a=new qe(i.contents,e,n===`always`||n!==void 0&&(tt??=/^(?:#[^\n]*\n|\s)*%YAML 1\.1\b/).test(e),r);
let{
place:o,
value:s}=a.root;
let c=()=>new t.PlaceTree(o);
let l=i.errors.length>0?t.findConflict(e):void 0;
if(l!==void 0){
let n=[at(l.whole.start,e)];
return{
value:s,
problems:[t.conflictProblem(l.marker)],
places:c,
breaks:n}}
let{
problems:u,
astray:d}=it(i.errors,e);
let f=[...u,...a.problems.filter(({
span:e})=>!u.some(n=>t.touches(n.span,e)))];
f.sort((e,t)=>e.span.start-t.span.start);
let p=f.filter(({
kind:e})=>e===`syntax`).map(({
span:t})=>st(t,e));
d!==void 0&&p.push(at(d,e));
return{
value:s,
problems:f,
places:c,
breaks:p}}catch(e){
if(e instanceof t.TooDeep)
return{
value:void 0,
problems:[t.tooDeep(e.span)]};
throw e}}
const rt=new Set([`BAD_INDENT`,`TAB_AS_INDENT`]);
function it(e,n){
let r=[];
let i=-1;
for(
let a of[...e].sort((e,t)=>e.pos[0]-t.pos[0])){
if(a.pos[0]<i&&a.code!==`MULTIPLE_DOCS`)
continue;
if(r.length===20)
break;
let e=ot(a,n);
let[o,s]=De(a);
let c=a.code===`MULTIPLE_DOCS`;
r.push({
kind:`syntax`,
message:o,
help:s,
span:e,
fatal:!0,...c&&{
isSecond:!0}});
if(rt.has(a.code))
return{
problems:r,
astray:e.start};
i=t.lineEnd(n,t.lineEnd(n,e.end)+1)}
return{
problems:r}}
function at(e,t){
return{
start:Math.max(0,t.slice(0,e).trimEnd().length-1),
end:t.length}}
function ot({
pos:[e,n]},r){
let i=r.trimEnd().length;
let a=Math.max(0,Math.min(e,i-1));
return{
start:a,
end:Math.max(a+1,Math.min(n,t.lineEnd(r,a),i))}}
function st({
start:e,
end:t},n){
let r=e===0?0:n.lastIndexOf(`
`,e-1)+1;
let i=n.slice(r,e).search(/\S/);
return{
start:i===-1?e:r+i,
end:t}}
const ct=/[[\]{}*&#!|>%@`]|: /;
let lt;
function ut(e,n){
let{
line:r,
isOdd:i}=dt[n];
let a=new t.Rewriting(e);
let o=!1;
let s=0;
for(
let t of e.split(`
`)){
let[,e=``,n=``]=r.exec(t.replace(lt??=/(?<![ \t\r])[ \t\r]+$/,``))??[];
if(n!==``&&i(n)){
let t=s+e.length;
a.replace(t,t+n.length,`"${n.replace(/["\\]/g,`\\$&`)}"`);
o=!0}
s+=t.length+1}
return o?a:void 0}
const dt={
odd:{
line:/^([a-zA-Z_-]+:[ \t]+)(\S.*)$/,
isOdd:e=>ct.test(e)&&!ft(e)},
colons:{
line:/^([a-zA-Z_]\w*[ \t]*:[ \t]+)(\S.*)$/,
isOdd:e=>e.includes(`:`)&&!/^["']/.test(e)}};
function ft(e){
return/^(?:".*"|'.*')$/.test(e)&&e.length>1}
var pt=e.__exportAll({
parseMarkdown:()=>vt});
let mt;
const ht=/(?:\r\n|\n|\r)(?:---|\.\.\.)[ \t]*(?=\r|\n|$)/g;
const gt=Q(Z);
const _t={
odd:Q(e=>$(e,`odd`)),
colons:Q(e=>$(e,`colons`))};
function Q(e){
return{
language:`markdown`,
decode:t.decodeYaml,
read:n=>{
let r=yt(n);
return r===void 0||r.trim()===``?t.nothing:e(r)}}}
function vt(e,{
requotes:n}={}){
return new t.ParsedDocument(e,n===void 0?gt:_t[n])}
function $(e,n){
let r=Z(e);
if(!r.problems.some(({
kind:e})=>e===`syntax`))
return r;
let i=ut(e,n);
if(i===void 0)
return r;
let{
value:a,
problems:o,
places:s,
comments:c}=Z(i.text);
if(o.length>0||s===void 0)
return r;
let l=e=>i.back(e);
return{
value:a,
problems:o,
places:()=>new t.PlacesBack(s(),l),
comments:()=>(c?.()??[]).map(e=>({...e,
span:t.movedBack(e.span,l)}))}}
function yt(e){
let t=(mt??=/^---[ \t]*(?:\r\n|\n|\r)/).exec(e);
if(t===null)
return;
ht.lastIndex=t[0].trimEnd().length;
let n=ht.exec(e);
return n===null?void 0:`   ${e.slice(3,n.index)}`}
exports.markdown_exports=pt;
exports.require_dist=Te;
exports.yaml_exports=Xe;