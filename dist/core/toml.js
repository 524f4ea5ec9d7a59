"use strict";
const e=require("./yaml.js");
const t=require("./core.js");
function n(e,t){
let n=0;
for(
let r of a(e,e.length)){
n+=i(e,r)?1:-1;
if(n>t)
return{
start:r,
end:r+1}}}
function r(e,t){
let n=[];
for(
let r of a(e,t))
i(e,r)?n.push(r):n.pop();
return n.at(-1)}
function i(e,t){
return e[t]===`[`||e[t]===`{`}
function*a(e,t){
for(
let n=0;n<t;n++)
switch(e[n]){case`#`:
n=o(e,n);
break;case`"`:case`'`:
n=s(e,n);
break;case`[`:case`{`:case`]`:case`}`:
yield n}}
function o(e,t){
let n=e.indexOf(`
`,t);
return n===-1?e.length:n}
function s(e,t){
let n=e.charAt(t);
let r=n.repeat(3);
let i=e.startsWith(r,t);
for(
let a=t+(i?3:1);a<e.length;a++){
let t=e[a];
if(t===`\\`&&n===`"`)
a++;else 
if(t===`
`&&!i)
return a;else 
if(t===n&&!i)
return a;else 
if(t===n&&e.startsWith(r,a))
return a+2}
return e.length}
const c=[`the value is not in quotes`,`put double quotes around the text`];
const l=[`two things stand on one line`,`start a new line, or put the whole value in quotes`];
const u=[`the value does not stand on the line of its key`,`put it behind the equals sign`];
const ee=[`the number is not written as TOML writes numbers`,`use plain digits, or double quotes`];
const te=[`there is no such date or time`,`correct it, or put it in double quotes`];
const d={
"Unterminated string constant":[`the string is not closed`,`add the closing quote`],
"Unterminated table-key":[`the table header is not closed`,`add "]"`],
"Unterminated array":[`the list is not closed`,`add "]"`],
"Unterminated inline table":[`the inline table is not closed`,`add "}"`],
"Empty bare keys are not allowed":[`the table header is empty`,`write a name between the brackets`],
"Must be a newline":l,
"Expected equal (=) token":[`there is no equals sign after the key`,`write key = value`],
"Unspecified values are invalid":[`the value is missing`,`add the value, or remove the key`],
"Expected comma (,) token":[`there is no comma between two entries`,`put a comma after the first one`],
"Control characters (codes < 0x1f and 0x7f) are not allowed":[`the string or comment holds a raw control character`,`escape or remove it`],
"The key, equals sign, and value must be on the same line":u,
"No newlines are allowed between the curly braces unless they are valid within a value":u,
"Underscores are allowed between digits":ee,
"Unexpected spaces":[`a blank stands between the brackets of the table header`,`remove the blank`],
"Three or more quotes are not permitted":[`the string ends with too many quotes`,`escape the quotes inside`],
"Unexpected invalid date":te,
"Unexpected invalid time":te,
"Leading zeros are not allowed":[`the number starts with a zero`,`remove the zero, or use double quotes`],
"Trailing comma is not permitted in an inline table":[`there is a comma after the last entry`,`remove the comma`],
"Invalid character in escape sequence":[`a backslash in double quotes is followed by a character that cannot be escaped`,`write "\\\\" for a backslash, or use single quotes`],
"Consecutive dots are not permitted in keys":[`the key has two dots in a row`,`remove one of them`],
"Keys cannot end with a dot":[`the key ends with a dot`,`remove the dot`],
"Keys cannot start with a dot":[`the key starts with a dot`,`remove the dot`]};
function ne(e){
return d[e]===u||e===`Unterminated table-key`||e===`Expected comma (,) token`||/^Unexpected (?:character|token)/.test(e)}
function re(e){
return e===`Defining a key multiple times is invalid`}
function ie(e,t,n){
let r=d[e];
if(r!==void 0)
return r;
if(e.startsWith(`Invalid code point`))
return[`there is a character that TOML does not allow`,`remove it`];
let i=t.slice(t.lastIndexOf(`
`,n-1)+1,n);
let a=t.slice(n,n+20);
if(/[=[{,]\s*$/.test(i)&&/^(?:True|False|TRUE|FALSE)\b/.test(a))
return[`true and false are written in lower case`,`write true or false`];
if(/[=[{,]\s*[+-]?$/.test(i))
return c;
if(i.includes(`=`))
return l;
if(/^\s*[{[]/.test(t)&&i.trim()===``&&a.startsWith(`{`))
return[`this is not TOML: it starts with "{"`,`write [table] headers and key = value lines`];
if(a.startsWith(`:`))
return[`a colon stands where an equals sign belongs`,`write key = value`];
return[`this is neither a table header nor a key with a value`,`write [table] or key = value`]}
var ae=class{
root;
lost=[];
last;
#e;
#t;
constructor(e,n){
this.#e=n;
this.#t=e;
this.root=f({},new t.PlaceNode({
start:0,
end:n.length}),[]);
this.last=[this.root.place];
for(
let t of e.program.body[0].body)
t.type===`TOMLKeyValue`?this.#r(this.root,t):this.#n(t)}
#n(e){
let t=this.#l(e);
let n=e.key.keys.map(e=>this.#c(e));
let r=n.pop();
let i=[this.root];
for(
let e of n)
i.push(oe(this.#a(i.at(-1),e,t)));
let a=i.at(-1);
if(e.kind===`array`){
let e=p(a,r)??this.#o(a,r,[],t);
i.push(e,this.#s(e,{},t))}else{
let e=this.#a(a,r,t);
e.place.key=r.span;
e.place.value=t;
i.push(e)}
this.last=i.map(({
place:e})=>e);
let o=i.at(-1);
for(
let t of e.body)
this.#r(o,t)}
#r(e,t){
let n=t.key.keys.map(e=>this.#c(e));
let r=n.pop();
let i=e;
for(
let e of n)
i=this.#a(i,e,{
start:e.span.start,
end:this.#t.toSpan(t.range).end});
this.#i(i,r,t.value)}
#i(e,n,r){
let i=this.#t.toSpan(r.range);
if(r.type===`TOMLArray`){
let t=n===void 0?this.#s(e,[],i):this.#o(e,n,[],i);
for(
let e of r.elements)
this.#i(t,void 0,e)}else 
if(r.type===`TOMLInlineTable`){
let t=n===void 0?this.#s(e,{},i):this.#o(e,n,{},i);
for(
let e of r.body)
this.#r(t,e)}else 
if(n===void 0){
let n=e.value;
e.place.setChild(n.length,new t.PlaceNode(i));
n.push(m(r))}else 
if(n.isLost)
this.lost.push({
route:[...e.route,n.name],
span:n.span});else{
e.place.setChild(n.name,new t.PlaceNode(i,n.span));
t.setOwn(e.value,n.name,m(r))}}
#a(e,t,n){
return p(e,t)??this.#o(e,t,{},n)}
#o(e,n,r,i){
if(e.route.length+1===200)
throw new t.TooDeep(n.span);
let a=f(r,new t.PlaceNode(i,n.span),[...e.route,n.name]);
if(n.isLost){
this.lost.push({
route:a.route,
span:n.span});
return a}
e.children.set(n.name,a);
e.place.setChild(n.name,a.place);
t.setOwn(e.value,n.name,r);
return a}
#s(e,n,r){
if(e.route.length+1===200)
throw new t.TooDeep(r);
let i=e.value;
let a=f(n,new t.PlaceNode(r),[...e.route,i.length]);
e.children.set(String(i.length),a);
e.place.setChild(i.length,a.place);
i.push(n);
return a}
#c(e){
let t=this.#t.toSpan(e.range);
let n=this.#t.lostAt(t.start);
return{
name:n?.name??(e.type===`TOMLBare`?e.name:e.value),
span:t,
isLost:n!==void 0}}
#l(e){
let{
start:t}=this.#t.toSpan(e.range);
let{
end:n}=this.#t.toSpan(e.key.range);
return{
start:t,
end:this.#e.indexOf(`]`,n)+(e.kind===`array`?2:1)}}};
function f(e,t,n){
return{
value:e,
place:t,
route:n,
children:new Map}}
function p(e,t){
return t.isLost?void 0:e.children.get(t.name)}
function oe(e){
if(!Array.isArray(e.value))
return e;
return e.children.get(String(e.value.length-1))??e}
function m(e){
if(e.kind===`integer`)
return Number(e.bigint);
return`datetime`in e?e.datetime:e.value}
function se(e,t,n){
let i=r(e,t);
if(i===void 0)
return;
let a=de(e,i);
if(e.slice(ue(e,i),i).replaceAll(`[`,``).trim()===``)
return ce(e,{
start:i,
end:a},n);
if(t<=a||!le(e.slice(ue(e,t),de(e,t))))
return;
let[o,s]=e.charAt(i)===`[`?[`list`,`]`]:[`inline table`,`}`];
let c={
span:{
start:i,
end:i+1},
message:`opened here`};
return h(`the ${o} is not closed`,`add "${s}"`,n,c)}
function ce(e,t,n){
let r=e.slice(t.start,t.end);
if(n.start<t.end&&r.includes(`]`))
return h(`a name in the table header needs quotes`,`write it in double quotes: without them it has only letters, digits, "-" and "_"`,n);
let i=t.start+r.trimEnd().length;
return r.includes(`]`)?void 0:h(`the table header is not closed`,`add "]"`,{...t,
end:i})}
function le(e){
return/^\s*(?:[\w."'-]+\s*=|\[{1,2}[A-Za-z_"'])/.test(e)}
function h(e,t,n,r){
return{
kind:`syntax`,
message:e,
help:t,
span:n,...r&&{
related:r},
fatal:!0}}
function ue(e,t){
return t===0?0:e.lastIndexOf(`
`,t-1)+1}
function de(e,t){
let n=e.indexOf(`
`,t);
return n===-1?e.length:n}
const g={
ArrayExpression:[`elements`],
ArrayPattern:[`elements`],
ArrowFunctionExpression:[`params`,`body`],
AssignmentExpression:[`left`,`right`],
AssignmentPattern:[`left`,`right`],
AwaitExpression:[`argument`],
BinaryExpression:[`left`,`right`],
BlockStatement:[`body`],
BreakStatement:[`label`],
CallExpression:[`callee`,`arguments`],
CatchClause:[`param`,`body`],
ChainExpression:[`expression`],
ClassBody:[`body`],
ClassDeclaration:[`id`,`superClass`,`body`],
ClassExpression:[`id`,`superClass`,`body`],
ConditionalExpression:[`test`,`consequent`,`alternate`],
ContinueStatement:[`label`],
DebuggerStatement:[],
DoWhileStatement:[`body`,`test`],
EmptyStatement:[],
ExperimentalRestProperty:[`argument`],
ExperimentalSpreadProperty:[`argument`],
ExportAllDeclaration:[`exported`,`source`,`attributes`],
ExportDefaultDeclaration:[`declaration`],
ExportNamedDeclaration:[`declaration`,`specifiers`,`source`,`attributes`],
ExportSpecifier:[`local`,`exported`],
ExpressionStatement:[`expression`],
ForInStatement:[`left`,`right`,`body`],
ForOfStatement:[`left`,`right`,`body`],
ForStatement:[`init`,`test`,`update`,`body`],
FunctionDeclaration:[`id`,`params`,`body`],
FunctionExpression:[`id`,`params`,`body`],
Identifier:[],
IfStatement:[`test`,`consequent`,`alternate`],
ImportAttribute:[`key`,`value`],
ImportDeclaration:[`specifiers`,`source`,`attributes`],
ImportDefaultSpecifier:[`local`],
ImportExpression:[`source`,`options`],
ImportNamespaceSpecifier:[`local`],
ImportSpecifier:[`imported`,`local`],
JSXAttribute:[`name`,`value`],
JSXClosingElement:[`name`],
JSXClosingFragment:[],
JSXElement:[`openingElement`,`children`,`closingElement`],
JSXEmptyExpression:[],
JSXExpressionContainer:[`expression`],
JSXFragment:[`openingFragment`,`children`,`closingFragment`],
JSXIdentifier:[],
JSXMemberExpression:[`object`,`property`],
JSXNamespacedName:[`namespace`,`name`],
JSXOpeningElement:[`name`,`attributes`],
JSXOpeningFragment:[],
JSXSpreadAttribute:[`argument`],
JSXSpreadChild:[`expression`],
JSXText:[],
LabeledStatement:[`label`,`body`],
Literal:[],
LogicalExpression:[`left`,`right`],
MemberExpression:[`object`,`property`],
MetaProperty:[`meta`,`property`],
MethodDefinition:[`key`,`value`],
NewExpression:[`callee`,`arguments`],
ObjectExpression:[`properties`],
ObjectPattern:[`properties`],
PrivateIdentifier:[],
Program:[`body`],
Property:[`key`,`value`],
PropertyDefinition:[`key`,`value`],
RestElement:[`argument`],
ReturnStatement:[`argument`],
SequenceExpression:[`expressions`],
SpreadElement:[`argument`],
StaticBlock:[`body`],
Super:[],
SwitchCase:[`test`,`consequent`],
SwitchStatement:[`discriminant`,`cases`],
TaggedTemplateExpression:[`tag`,`quasi`],
TemplateElement:[],
TemplateLiteral:[`quasis`,`expressions`],
ThisExpression:[],
ThrowStatement:[`argument`],
TryStatement:[`block`,`handler`,`finalizer`],
UnaryExpression:[`argument`],
UpdateExpression:[`argument`],
VariableDeclaration:[`declarations`],
VariableDeclarator:[`id`,`init`],
WhileStatement:[`test`,`body`],
WithStatement:[`object`,`body`],
YieldExpression:[`argument`]};
const fe=Object.keys(g);
for(
let e of fe)
Object.freeze(g[e]);
Object.freeze(g);
function pe(e){
let t=Object.assign({},g);
for(
let n of Object.keys(e))
if(Object.hasOwn(t,n)){
let r=new Set(e[n]);
for(
let e of t[n])
r.add(e);
t[n]=Object.freeze(Array.from(r))}else 
t[n]=Object.freeze(Array.from(e[n]));
return Object.freeze(t)}
function _(e){
return e[e.length-1]??null}
function v(e){
return e.type===`TOMLBare`?e.name:e.value}
var y=class{
constructor(e,t){
this.major=e;
this.minor=t}
lt(e,t){
return this.major<e||this.major===e&&this.minor<t}
gte(e,t){
return this.major>e||this.major===e&&this.minor>=t}};
const b=new y(1,0);
const x=new y(1,1);
const me=x;
const he={
"1.0":b,
"1.0.0":b,
"1.1":x,
"1.1.0":x,
latest:x,
next:x};
function S(e){
return e&&he[e]||me}
const C={
"unterminated-string":`Unterminated string constant`,
"unterminated-table-key":`Unterminated table-key`,
"unterminated-array":`Unterminated array`,
"unterminated-inline-table":`Unterminated inline table`,
"missing-key":`Empty bare keys are not allowed`,
"missing-newline":`Must be a newline`,
"missing-equals-sign":`Expected equal (=) token`,
"missing-value":`Unspecified values are invalid`,
"missing-comma":`Expected comma (,) token`,
"dupe-keys":`Defining a key multiple times is invalid`,
"unexpected-char":`Unexpected character`,
"unexpected-token":`Unexpected token`,
"invalid-control-character":`Control characters (codes < 0x1f and 0x7f) are not allowed`,
"invalid-comment-character":`Invalid code point {{cp}} within comments`,
"invalid-key-value-newline":`The key, equals sign, and value must be on the same line`,
"invalid-inline-table-newline":`No newlines are allowed between the curly braces unless they are valid within a value`,
"invalid-underscore":`Underscores are allowed between digits`,
"invalid-space":`Unexpected spaces`,
"invalid-three-quotes":`Three or more quotes are not permitted`,
"invalid-date":`Unexpected invalid date`,
"invalid-time":`Unexpected invalid time`,
"invalid-leading-zero":`Leading zeros are not allowed`,
"invalid-trailing-comma-in-inline-table":`Trailing comma is not permitted in an inline table`,
"invalid-char-in-escape-sequence":`Invalid character in escape sequence`,
"invalid-consecutive-dots-in-key":`Consecutive dots are not permitted in keys`,
"invalid-code-point":`Invalid code point {{cp}}`,
"invalid-trailing-dot-in-key":`Keys cannot end with a dot`,
"invalid-leading-dot-in-key":`Keys cannot start with a dot`};
function ge(e,t){
if(t)
return C[e].replace(/\{\{(.*?)\}\}/gu,(e,n)=>{
if(n in t)
return t[n];
return`{{${n}}}`});
return C[e]}
var _e=class extends SyntaxError{
constructor(e,t,n,r,i){
super(ge(e,i));
this.index=t;
this.lineNumber=n;
this.column=r}};
const w={
EOF:-1,
NULL:0,
SOH:1,
BACKSPACE:8,
TABULATION:9,
LINE_FEED:10,
FORM_FEED:12,
CARRIAGE_RETURN:13,
ESCAPE:27,
SO:14,
US:31,
SPACE:32,
QUOTATION_MARK:34,
HASH:35,
SINGLE_QUOTE:39,
PLUS_SIGN:43,
COMMA:44,
DASH:45,
DOT:46,
DIGIT_0:48,
DIGIT_1:49,
DIGIT_2:50,
DIGIT_3:51,
DIGIT_7:55,
DIGIT_9:57,
COLON:58,
EQUALS_SIGN:61,
LATIN_CAPITAL_A:65,
LATIN_CAPITAL_E:69,
LATIN_CAPITAL_F:70,
LATIN_CAPITAL_T:84,
LATIN_CAPITAL_U:85,
LATIN_CAPITAL_Z:90,
LEFT_BRACKET:91,
BACKSLASH:92,
RIGHT_BRACKET:93,
UNDERSCORE:95,
LATIN_SMALL_A:97,
LATIN_SMALL_B:98,
LATIN_SMALL_E:101,
LATIN_SMALL_F:102,
LATIN_SMALL_I:105,
LATIN_SMALL_L:108,
LATIN_SMALL_N:110,
LATIN_SMALL_O:111,
LATIN_SMALL_R:114,
LATIN_SMALL_S:115,
LATIN_SMALL_T:116,
LATIN_SMALL_U:117,
LATIN_SMALL_X:120,
LATIN_SMALL_Z:122,
LEFT_BRACE:123,
RIGHT_BRACE:125,
TILDE:126,
DELETE:127,
PAD:128,
SUPERSCRIPT_TWO:178,
SUPERSCRIPT_THREE:179,
SUPERSCRIPT_ONE:185,
VULGAR_FRACTION_ONE_QUARTER:188,
VULGAR_FRACTION_THREE_QUARTERS:190,
LATIN_CAPITAL_LETTER_A_WITH_GRAVE:192,
LATIN_CAPITAL_LETTER_O_WITH_DIAERESIS:214,
LATIN_CAPITAL_LETTER_O_WITH_STROKE:216,
LATIN_SMALL_LETTER_O_WITH_DIAERESIS:246,
LATIN_SMALL_LETTER_O_WITH_STROKE:248,
GREEK_SMALL_REVERSED_DOTTED_LUNATE_SIGMA_SYMBOL:891,
GREEK_CAPITAL_LETTER_YOT:895,
CP_1FFF:8191,
ZERO_WIDTH_NON_JOINER:8204,
ZERO_WIDTH_JOINER:8205,
UNDERTIE:8255,
CHARACTER_TIE:8256,
SUPERSCRIPT_ZERO:8304,
CP_218F:8591,
CIRCLED_DIGIT_ONE:9312,
NEGATIVE_CIRCLED_DIGIT_ZERO:9471,
GLAGOLITIC_CAPITAL_LETTER_AZU:11264,
CP_2FEF:12271,
IDEOGRAPHIC_COMMA:12289,
CP_D7FF:55295,
CP_E000:57344,
CJK_COMPATIBILITY_IDEOGRAPH_F900:63744,
ARABIC_LIGATURE_SALAAMUHU_ALAYNAA:64975,
ARABIC_LIGATURE_SALLA_USED_AS_KORANIC_STOP_SIGN_ISOLATED_FORM:65008,
REPLACEMENT_CHARACTER:65533,
LINEAR_B_SYLLABLE_B008_A:65536,
CP_EFFFF:983039,
CP_10FFFF:1114111};
function ve(e){
return e>=w.NULL&&e<=w.US}
function T(e){
return e===w.TABULATION||e===w.SPACE}
function ye(e){
return e===w.LINE_FEED||e===w.CARRIAGE_RETURN}
function be(e){
return e>=w.LATIN_CAPITAL_A&&e<=w.LATIN_CAPITAL_Z}
function xe(e){
return e>=w.LATIN_SMALL_A&&e<=w.LATIN_SMALL_Z}
function Se(e){
return xe(e)||be(e)}
function E(e){
return e>=w.DIGIT_0&&e<=w.DIGIT_9}
function D(e){
return E(e)||e>=w.LATIN_SMALL_A&&e<=w.LATIN_SMALL_F||e>=w.LATIN_CAPITAL_A&&e<=w.LATIN_CAPITAL_F}
function Ce(e){
return e>=w.DIGIT_0&&e<=w.DIGIT_7}
function we(e){
return e>=0&&e<=55295||e>=57344&&e<=1114111}
function Te(e,t){
let n=0;
let r=e.length;
for(;n<r;){
let i=n+r>>>1;
let a=e[i];
if(a===t)
return i+1;
a<t?n=i+1:r=i}
return n}
var Ee=class{
constructor(){
this.offsets=[]}
addOffset(e){
for(
let t=this.offsets.length-1;t>=0;t--){
let n=this.offsets[t];
if(n===e)
return;
if(n<e)
break}
this.offsets.push(e)}
getLocFromIndex(e){
let t=Te(this.offsets,e)+1;
return{
line:t,
column:e-(t===1?0:this.offsets[t-2])}}};
var De=class{
constructor(e){
this.locs=new Ee;
this.lastCodePoint=w.NULL;
this.start=-1;
this.end=0;
this.text=e}
next(){
if(this.lastCodePoint===w.EOF)
return w.EOF;
return this.lastCodePoint=this.moveAt(this.end)}
getLocFromIndex(e){
return this.locs.getLocFromIndex(e)}
eat(e){
if(this.text.codePointAt(this.end)===e){
this.next();
return!0}
return!1}
moveAt(e){
this.start=this.end=e;
let t=this.text.codePointAt(this.start)??w.EOF;
if(t===w.EOF){
this.end=this.start;
return t}
this.end+=t>=65536?2:1;
if(t===w.LINE_FEED)
this.locs.addOffset(this.end);else 
if(t===w.CARRIAGE_RETURN){
if(this.text.codePointAt(this.end)===w.LINE_FEED){
this.end++;
this.locs.addOffset(this.end)}
return w.LINE_FEED}
return t}};
const Oe=typeof BigInt<`u`;
const ke={
16:`0x`,
10:``,
8:`0o`,
2:`0b`};
const O={
[w.QUOTATION_MARK]:w.QUOTATION_MARK,
[w.BACKSLASH]:w.BACKSLASH,
[w.LATIN_SMALL_B]:w.BACKSPACE,
[w.LATIN_SMALL_F]:w.FORM_FEED,
[w.LATIN_SMALL_N]:w.LINE_FEED,
[w.LATIN_SMALL_R]:w.CARRIAGE_RETURN,
[w.LATIN_SMALL_T]:w.TABULATION};
const Ae={...O,
[w.LATIN_SMALL_E]:w.ESCAPE};
var je=class{
constructor(e,t){
this.backCode=!1;
this.lastCodePoint=w.NULL;
this.state=`DATA`;
this.token=null;
this.tokenStart=-1;
this.valuesEnabled=!1;
this.text=e;
this.parserOptions=t||{};
this.codePointIterator=new De(e);
this.tomlVersion=S(this.parserOptions.tomlVersion);
this.ESCAPES=this.tomlVersion.gte(1,1)?Ae:O}
get start(){
return this.codePointIterator.start}
get end(){
return this.codePointIterator.end}
getLocFromIndex(e){
return this.codePointIterator.getLocFromIndex(e)}
reportParseError(e,t){
let n=this.codePointIterator.start;
let r=this.codePointIterator.getLocFromIndex(n);
throw new _e(e,n,r.line,r.column,t)}
nextToken(){
let e=this.token;
if(e!=null){
this.token=null;
return e}
let t=this.lastCodePoint;
for(;t!==w.EOF&&!this.token;){
t=this.nextCode();
let e=this[this.state](t);
if(!e)
throw Error(`Unknown error: pre state=${this.state}`);
this.state=e}
e=this.token;
this.token=null;
return e}
nextCode(){
if(this.lastCodePoint===w.EOF)
return w.EOF;
if(this.backCode){
this.backCode=!1;
return this.lastCodePoint}
return this.lastCodePoint=this.codePointIterator.next()}
eatCode(e){
if(this.lastCodePoint===w.EOF)
return!1;
if(this.backCode){
if(this.lastCodePoint===e){
this.backCode=!1;
return!0}
return!1}
return this.codePointIterator.eat(e)}
moveAt(e){
this.backCode&&=!1;
this.lastCodePoint=this.codePointIterator.moveAt(e)}
back(e){
this.backCode=!0;
return e}
punctuatorToken(){
this.startToken();
this.endToken(`Punctuator`,`end`)}
startToken(){
this.tokenStart=this.codePointIterator.start}
endToken(e,t,n,r){
let{
tokenStart:i}=this;
let a=this.codePointIterator[t];
let o=[i,a];
let s={
start:this.codePointIterator.getLocFromIndex(i),
end:this.codePointIterator.getLocFromIndex(a)};
if(e===`Block`)
this.token={
type:e,
value:this.text.slice(i+1,a),
range:o,
loc:s};else{
let t;
let c=this.text.slice(i,a);
if(e===`BasicString`||e===`LiteralString`||e===`MultiLineBasicString`||e===`MultiLineLiteralString`)
t={
type:e,
value:c,
string:n,
range:o,
loc:s};else 
if(e===`Integer`){
let i=n;
t={
type:e,
value:c,
number:parseInt(i,r),
bigint:Oe?BigInt(ke[r]+i):null,
range:o,
loc:s}}else 
t=e===`Float`?{
type:e,
value:c,
number:n,
range:o,
loc:s}:e===`Boolean`?{
type:e,
value:c,
boolean:n,
range:o,
loc:s}:e===`LocalDate`||e===`LocalTime`||e===`LocalDateTime`||e===`OffsetDateTime`?{
type:e,
value:c,
date:n,
range:o,
loc:s}:{
type:e,
value:c,
range:o,
loc:s};
this.token=t}}
DATA(e){
for(;T(e)||ye(e);)
e=this.nextCode();
if(e===w.HASH){
this.startToken();
return`COMMENT`}
if(e===w.QUOTATION_MARK){
this.startToken();
return`BASIC_STRING`}
if(e===w.SINGLE_QUOTE){
this.startToken();
return`LITERAL_STRING`}
if(e===w.DOT||e===w.EQUALS_SIGN||e===w.LEFT_BRACKET||e===w.RIGHT_BRACKET||e===w.LEFT_BRACE||e===w.RIGHT_BRACE||e===w.COMMA){
this.punctuatorToken();
return`DATA`}
if(this.valuesEnabled){
if(e===w.DASH||e===w.PLUS_SIGN){
this.startToken();
return`SIGN`}
if(e===w.LATIN_SMALL_N||e===w.LATIN_SMALL_I){
this.startToken();
return this.back(`NAN_OR_INF`)}
if(E(e)){
this.startToken();
return this.back(`NUMBER`)}
if(e===w.LATIN_SMALL_T||e===w.LATIN_SMALL_F){
this.startToken();
return this.back(`BOOLEAN`)}}else 
if(k(e,this.tomlVersion)){
this.startToken();
return`BARE`}
if(e===w.EOF)
return`DATA`;
return this.reportParseError(`unexpected-char`)}
COMMENT(e){
let t=this.tomlVersion.gte(1,1)?e=>{
Me(e)||this.reportParseError(`invalid-comment-character`,{
cp:JSON.stringify(String.fromCodePoint(e)).slice(1,-1)})}:e=>{
A(e)&&this.reportParseErrorControlChar()};
for(;!ye(e)&&e!==w.EOF;){
t(e);
e=this.nextCode()}
this.endToken(`Block`,`start`);
return`DATA`}
BARE(e){
for(;k(e,this.tomlVersion);)
e=this.nextCode();
this.endToken(`Bare`,`start`);
return this.back(`DATA`)}
BASIC_STRING(e){
if(e===w.QUOTATION_MARK){
e=this.nextCode();
if(e===w.QUOTATION_MARK)
return`MULTI_LINE_BASIC_STRING`;
this.endToken(`BasicString`,`start`,``);
return this.back(`DATA`)}
let t=[];
for(;e!==w.QUOTATION_MARK&&e!==w.EOF&&e!==w.LINE_FEED;){
if(A(e))
return this.reportParseErrorControlChar();
if(e===w.BACKSLASH){
e=this.nextCode();
let n=this.ESCAPES[e];
if(n){
t.push(n);
e=this.nextCode();
continue}else 
if(e===w.LATIN_SMALL_U){
let n=this.parseUnicode(4);
t.push(n);
e=this.nextCode();
continue}else 
if(e===w.LATIN_CAPITAL_U){
let n=this.parseUnicode(8);
t.push(n);
e=this.nextCode();
continue}else 
if(e===w.LATIN_SMALL_X&&this.tomlVersion.gte(1,1)){
let n=this.parseUnicode(2);
t.push(n);
e=this.nextCode();
continue}
return this.reportParseError(`invalid-char-in-escape-sequence`)}
t.push(e);
e=this.nextCode()}
if(e!==w.QUOTATION_MARK)
return this.reportParseError(`unterminated-string`);
this.endToken(`BasicString`,`end`,String.fromCodePoint(...t));
return`DATA`}
MULTI_LINE_BASIC_STRING(e){
let t=[];
e===w.LINE_FEED&&(e=this.nextCode());
for(;e!==w.EOF;){
if(e!==w.LINE_FEED&&A(e))
return this.reportParseErrorControlChar();
if(e===w.QUOTATION_MARK){
let e=this.codePointIterator.start;
if(this.eatCode(w.QUOTATION_MARK)&&this.eatCode(w.QUOTATION_MARK)){
if(this.eatCode(w.QUOTATION_MARK)){
t.push(w.QUOTATION_MARK);
if(this.eatCode(w.QUOTATION_MARK)){
t.push(w.QUOTATION_MARK);
if(this.eatCode(w.QUOTATION_MARK)){
this.moveAt(e);
return this.reportParseError(`invalid-three-quotes`)}}}
this.endToken(`MultiLineBasicString`,`end`,String.fromCodePoint(...t));
return`DATA`}
this.moveAt(e)}
if(e===w.BACKSLASH){
e=this.nextCode();
let n=this.ESCAPES[e];
if(n){
t.push(n);
e=this.nextCode();
continue}else 
if(e===w.LATIN_SMALL_U){
let n=this.parseUnicode(4);
t.push(n);
e=this.nextCode();
continue}else 
if(e===w.LATIN_CAPITAL_U){
let n=this.parseUnicode(8);
t.push(n);
e=this.nextCode();
continue}else 
if(e===w.LATIN_SMALL_X&&this.tomlVersion.gte(1,1)){
let n=this.parseUnicode(2);
t.push(n);
e=this.nextCode();
continue}else 
if(e===w.LINE_FEED){
e=this.nextCode();
for(;T(e)||e===w.LINE_FEED;)
e=this.nextCode();
continue}else 
if(T(e)){
let t=!0;
let n=this.codePointIterator.start;
let r;
for(;(r=this.nextCode())!==w.EOF&&r!==w.LINE_FEED;)
if(!T(r)){
this.moveAt(n);
t=!1;
break}
if(t){
e=this.nextCode();
for(;T(e)||e===w.LINE_FEED;)
e=this.nextCode();
continue}}
return this.reportParseError(`invalid-char-in-escape-sequence`)}
t.push(e);
e=this.nextCode()}
return this.reportParseError(`unterminated-string`)}
LITERAL_STRING(e){
if(e===w.SINGLE_QUOTE){
e=this.nextCode();
if(e===w.SINGLE_QUOTE)
return`MULTI_LINE_LITERAL_STRING`;
this.endToken(`LiteralString`,`start`,``);
return this.back(`DATA`)}
let t=[];
for(;e!==w.SINGLE_QUOTE&&e!==w.EOF&&e!==w.LINE_FEED;){
if(A(e))
return this.reportParseErrorControlChar();
t.push(e);
e=this.nextCode()}
if(e!==w.SINGLE_QUOTE)
return this.reportParseError(`unterminated-string`);
this.endToken(`LiteralString`,`end`,String.fromCodePoint(...t));
return`DATA`}
MULTI_LINE_LITERAL_STRING(e){
let t=[];
e===w.LINE_FEED&&(e=this.nextCode());
for(;e!==w.EOF;){
if(e!==w.LINE_FEED&&A(e))
return this.reportParseErrorControlChar();
if(e===w.SINGLE_QUOTE){
let e=this.codePointIterator.start;
if(this.eatCode(w.SINGLE_QUOTE)&&this.eatCode(w.SINGLE_QUOTE)){
if(this.eatCode(w.SINGLE_QUOTE)){
t.push(w.SINGLE_QUOTE);
if(this.eatCode(w.SINGLE_QUOTE)){
t.push(w.SINGLE_QUOTE);
if(this.eatCode(w.SINGLE_QUOTE)){
this.moveAt(e);
return this.reportParseError(`invalid-three-quotes`)}}}
this.endToken(`MultiLineLiteralString`,`end`,String.fromCodePoint(...t));
return`DATA`}
this.moveAt(e)}
t.push(e);
e=this.nextCode()}
return this.reportParseError(`unterminated-string`)}
SIGN(e){
if(e===w.LATIN_SMALL_N||e===w.LATIN_SMALL_I)
return this.back(`NAN_OR_INF`);
if(E(e))
return this.back(`NUMBER`);
return this.reportParseError(`unexpected-char`)}
NAN_OR_INF(e){
if(e===w.LATIN_SMALL_N){
let e=this.codePointIterator.start;
if(this.eatCode(w.LATIN_SMALL_A)&&this.eatCode(w.LATIN_SMALL_N)){
this.endToken(`Float`,`end`,NaN);
return`DATA`}
this.moveAt(e)}else 
if(e===w.LATIN_SMALL_I){
let e=this.codePointIterator.start;
if(this.eatCode(w.LATIN_SMALL_N)&&this.eatCode(w.LATIN_SMALL_F)){
this.endToken(`Float`,`end`,this.text[this.tokenStart]===`-`?-1/0:1/0);
return`DATA`}
this.moveAt(e)}
return this.reportParseError(`unexpected-char`)}
NUMBER(e){
let t=this.text[this.tokenStart];
let n=t===`+`?w.PLUS_SIGN:t===`-`?w.DASH:w.NULL;
if(e===w.DIGIT_0){
if(n===w.NULL){
let e=this.codePointIterator.start;
let t=this.nextCode();
if(E(t)){
let n=this.nextCode();
if(n===w.COLON){
this.data={
hasDate:!1,
year:0,
month:0,
day:0,
hour:Number(String.fromCodePoint(w.DIGIT_0,t)),
minute:0,
second:0};
return`TIME_MINUTE`}
if(E(n)){
let e=this.nextCode();
if(E(e)&&this.eatCode(w.DASH)){
this.data={
hasDate:!0,
year:Number(String.fromCodePoint(w.DIGIT_0,t,n,e)),
month:0,
day:0,
hour:0,
minute:0,
second:0};
return`DATE_MONTH`}}
this.moveAt(e);
return this.reportParseError(`invalid-leading-zero`)}
this.moveAt(e)}
e=this.nextCode();
if(e===w.LATIN_SMALL_X||e===w.LATIN_SMALL_O||e===w.LATIN_SMALL_B){
if(n!==w.NULL)
return this.reportParseError(`unexpected-char`);
return e===w.LATIN_SMALL_X?`HEX`:e===w.LATIN_SMALL_O?`OCTAL`:`BINARY`}
if(e===w.LATIN_SMALL_E||e===w.LATIN_CAPITAL_E){
this.data={
minus:n===w.DASH,
left:[w.DIGIT_0]};
return`EXPONENT_RIGHT`}
if(e===w.DOT){
this.data={
minus:n===w.DASH,
absInt:[w.DIGIT_0]};
return`FRACTIONAL_RIGHT`}
this.endToken(`Integer`,`start`,`0`,10);
return this.back(`DATA`)}
let{
out:r,
nextCp:i,
hasUnderscore:a}=this.parseDigits(e,E);
if(i===w.DASH&&n===w.NULL&&!a&&r.length===4){
this.data={
hasDate:!0,
year:Number(String.fromCodePoint(...r)),
month:0,
day:0,
hour:0,
minute:0,
second:0};
return`DATE_MONTH`}
if(i===w.COLON&&n===w.NULL&&!a&&r.length===2){
this.data={
hasDate:!1,
year:0,
month:0,
day:0,
hour:Number(String.fromCodePoint(...r)),
minute:0,
second:0};
return`TIME_MINUTE`}
if(i===w.LATIN_SMALL_E||i===w.LATIN_CAPITAL_E){
this.data={
minus:n===w.DASH,
left:r};
return`EXPONENT_RIGHT`}
if(i===w.DOT){
this.data={
minus:n===w.DASH,
absInt:r};
return`FRACTIONAL_RIGHT`}
this.endToken(`Integer`,`start`,n===w.DASH?String.fromCodePoint(w.DASH,...r):String.fromCodePoint(...r),10);
return this.back(`DATA`)}
HEX(e){
let{
out:t}=this.parseDigits(e,D);
this.endToken(`Integer`,`start`,String.fromCodePoint(...t),16);
return this.back(`DATA`)}
OCTAL(e){
let{
out:t}=this.parseDigits(e,Ce);
this.endToken(`Integer`,`start`,String.fromCodePoint(...t),8);
return this.back(`DATA`)}
BINARY(e){
let{
out:t}=this.parseDigits(e,e=>e===w.DIGIT_0||e===w.DIGIT_1);
this.endToken(`Integer`,`start`,String.fromCodePoint(...t),2);
return this.back(`DATA`)}
FRACTIONAL_RIGHT(e){
let{
minus:t,
absInt:n}=this.data;
let{
out:r,
nextCp:i}=this.parseDigits(e,E);
let a=[...n,w.DOT,...r];
if(i===w.LATIN_SMALL_E||i===w.LATIN_CAPITAL_E){
this.data={
minus:t,
left:a};
return`EXPONENT_RIGHT`}
let o=Number(t?String.fromCodePoint(w.DASH,...a):String.fromCodePoint(...a));
this.endToken(`Float`,`start`,o);
return this.back(`DATA`)}
EXPONENT_RIGHT(e){
let{
left:t,
minus:n}=this.data;
let r=!1;
if(e===w.DASH||e===w.PLUS_SIGN){
r=e===w.DASH;
e=this.nextCode()}
let{
out:i}=this.parseDigits(e,E);
let a=i;
r&&a.unshift(w.DASH);
let o=Number(n?String.fromCodePoint(w.DASH,...t,w.LATIN_SMALL_E,...a):String.fromCodePoint(...t,w.LATIN_SMALL_E,...a));
this.endToken(`Float`,`start`,o);
return this.back(`DATA`)}
BOOLEAN(e){
if(e===w.LATIN_SMALL_T){
let e=this.codePointIterator.start;
if(this.eatCode(w.LATIN_SMALL_R)&&this.eatCode(w.LATIN_SMALL_U)&&this.eatCode(w.LATIN_SMALL_E)){
this.endToken(`Boolean`,`end`,!0);
return`DATA`}
this.moveAt(e)}else 
if(e===w.LATIN_SMALL_F){
let e=this.codePointIterator.start;
if(this.eatCode(w.LATIN_SMALL_A)&&this.eatCode(w.LATIN_SMALL_L)&&this.eatCode(w.LATIN_SMALL_S)&&this.eatCode(w.LATIN_SMALL_E)){
this.endToken(`Boolean`,`end`,!1);
return`DATA`}
this.moveAt(e)}
return this.reportParseError(`unexpected-char`)}
DATE_MONTH(e){
let t=this.codePointIterator.start;
if(!E(e))
return this.reportParseError(`unexpected-char`);
e=this.nextCode();
if(!E(e))
return this.reportParseError(`unexpected-char`);
e=this.nextCode();
if(e!==w.DASH)
return this.reportParseError(`unexpected-char`);
let n=this.codePointIterator.start;
let r=this.data;
r.month=Number(this.text.slice(t,n));
return`DATE_DAY`}
DATE_DAY(e){
let t=this.codePointIterator.start;
if(!E(e))
return this.reportParseError(`unexpected-char`);
e=this.nextCode();
if(!E(e))
return this.reportParseError(`unexpected-char`);
let n=this.codePointIterator.end;
let r=this.data;
r.day=Number(this.text.slice(t,n));
if(!Pe(r.year,r.month,r.day))
return this.reportParseError(`invalid-date`);
e=this.nextCode();
if(e===w.LATIN_CAPITAL_T||e===w.LATIN_SMALL_T)
return`TIME_HOUR`;
if(e===w.SPACE){
let e=this.codePointIterator.start;
if(E(this.nextCode())&&E(this.nextCode())){
this.moveAt(e);
return`TIME_HOUR`}
this.moveAt(e)}
let i=M(r,``);
this.endToken(`LocalDate`,`start`,i);
return this.back(`DATA`)}
TIME_HOUR(e){
let t=this.codePointIterator.start;
if(!E(e))
return this.reportParseError(`unexpected-char`);
e=this.nextCode();
if(!E(e))
return this.reportParseError(`unexpected-char`);
e=this.nextCode();
if(e!==w.COLON)
return this.reportParseError(`unexpected-char`);
let n=this.codePointIterator.start;
let r=this.data;
r.hour=Number(this.text.slice(t,n));
return`TIME_MINUTE`}
TIME_MINUTE(e){
let t=this.codePointIterator.start;
if(!E(e))
return this.reportParseError(`unexpected-char`);
e=this.nextCode();
if(!E(e))
return this.reportParseError(`unexpected-char`);
let n=this.codePointIterator.end;
let r=this.data;
r.minute=Number(this.text.slice(t,n));
e=this.nextCode();
if(e===w.COLON)
return`TIME_SECOND`;
if(this.tomlVersion.lt(1,1))
return this.reportParseError(`unexpected-char`);
if(!j(r.hour,r.minute,r.second))
return this.reportParseError(`invalid-time`);
return this.processTimeEnd(e,r)}
TIME_SECOND(e){
let t=this.codePointIterator.start;
if(!E(e))
return this.reportParseError(`unexpected-char`);
e=this.nextCode();
if(!E(e))
return this.reportParseError(`unexpected-char`);
let n=this.codePointIterator.end;
let r=this.data;
r.second=Number(this.text.slice(t,n));
if(!j(r.hour,r.minute,r.second))
return this.reportParseError(`invalid-time`);
e=this.nextCode();
if(e===w.DOT)
return`TIME_SEC_FRAC`;
return this.processTimeEnd(e,r)}
TIME_SEC_FRAC(e){
if(!E(e))
return this.reportParseError(`unexpected-char`);
let t=this.codePointIterator.start;
for(;E(e);)
e=this.nextCode();
let n=this.codePointIterator.start;
let r=this.data;
r.frac=this.text.slice(t,n);
return this.processTimeEnd(e,r)}
processTimeEnd(e,t){
if(t.hasDate){
if(e===w.DASH||e===w.PLUS_SIGN){
t.offsetSign=e;
return`TIME_OFFSET`}
if(e===w.LATIN_CAPITAL_Z||e===w.LATIN_SMALL_Z){
let e=M(t,`Z`);
this.endToken(`OffsetDateTime`,`end`,e);
return`DATA`}
let n=M(t,``);
this.endToken(`LocalDateTime`,`start`,n);
return this.back(`DATA`)}
let n=M(t,``);
this.endToken(`LocalTime`,`start`,n);
return this.back(`DATA`)}
TIME_OFFSET(e){
if(!E(e))
return this.reportParseError(`unexpected-char`);
let t=this.codePointIterator.start;
e=this.nextCode();
if(!E(e))
return this.reportParseError(`unexpected-char`);
e=this.nextCode();
if(e!==w.COLON)
return this.reportParseError(`unexpected-char`);
let n=this.codePointIterator.start;
e=this.nextCode();
let r=this.codePointIterator.start;
if(!E(e))
return this.reportParseError(`unexpected-char`);
e=this.nextCode();
if(!E(e))
return this.reportParseError(`unexpected-char`);
let i=this.codePointIterator.end;
let a=Number(this.text.slice(t,n));
let o=Number(this.text.slice(r,i));
if(!j(a,o,0))
return this.reportParseError(`invalid-time`);
let s=this.data;
let c=M(s,`${String.fromCodePoint(s.offsetSign)}${N(a,2)}:${N(o,2)}`);
this.endToken(`OffsetDateTime`,`end`,c);
return`DATA`}
parseDigits(e,t){
if(e===w.UNDERSCORE)
return this.reportParseError(`invalid-underscore`);
if(!t(e))
return this.reportParseError(`unexpected-char`);
let n=[];
let r=w.NULL;
let i=!1;
for(;t(e)||e===w.UNDERSCORE;){
if(e===w.UNDERSCORE){
i=!0;
if(r===w.UNDERSCORE)
return this.reportParseError(`invalid-underscore`)}else 
n.push(e);
r=e;
e=this.nextCode()}
if(r===w.UNDERSCORE)
return this.reportParseError(`invalid-underscore`);
return{
out:n,
nextCp:e,
hasUnderscore:i}}
parseUnicode(e){
let t=this.codePointIterator.start;
let n=this.codePointIterator.end;
let r=0;
let i;
for(;(i=this.nextCode())!==w.EOF;){
if(!D(i)){
this.moveAt(t);
return this.reportParseError(`invalid-char-in-escape-sequence`)}
r++;
if(r>=e)
break}
let a=this.codePointIterator.end;
let o=this.text.slice(n,a);
let s=parseInt(o,16);
if(!we(s))
return this.reportParseError(`invalid-code-point`,{
cp:o});
return s}
reportParseErrorControlChar(){
return this.reportParseError(`invalid-control-character`)}};
function k(e,t){
if(Se(e)||E(e)||e===w.UNDERSCORE||e===w.DASH)
return!0;
if(t.lt(1,1))
return!1;
return!1}
function A(e){
return ve(e)&&e!==w.TABULATION||e===w.DELETE}
function Me(e){
return e===w.TABULATION||w.SPACE<=e&&e<=w.TILDE||Ne(e)}
function Ne(e){
return w.PAD<=e&&e<=w.CP_D7FF||w.CP_E000<=e&&e<=w.CP_10FFFF}
function Pe(e,t,n){
if(e>=0&&t<=12&&t>=1&&n>=1)
return n<=(t===2?e&3||!(e%25)&&e&15?28:29:30+(t+(t>>3)&1));
return!1}
function j(e,t,n){
if(e>=24||e<0||t>59||t<0||n>60||n<0)
return!1;
return!0}
function M(e,t){
let n=N(e.year,4);
let r=e.month?N(e.month,2):`01`;
let i=e.day?N(e.day,2):`01`;
let a=N(e.hour,2);
let o=N(e.minute,2);
let s=N(e.second,2);
let c=`${n}-${r}-${i}`;
let l=e.frac?`.${e.frac}`:``;
let u=new Date(`${c}T${a}:${o}:${s}${l}${t}`);
if(!isNaN(u.getTime())||e.second!==60)
return u;
return new Date(`${c}T${a}:${o}:59${l}${t}`)}
function N(e,t){
return String(e).padStart(t,`0`)}
const P=Symbol(`VALUE_KIND_VALUE`);
const F=Symbol(`VALUE_KIND_INTERMEDIATE`);
var Fe=class{
constructor(e){
this.rootKeys=new Map;
this.tables=[];
this.ctx=e}
applyResolveKeyForTable(e){
let t=this.rootKeys;
let n=e.key.keys.length-1;
for(
let r=0;r<n;r++){
let n=e.key.keys[r];
let i=v(n);
e.resolvedKey.push(i);
let a=t.get(i);
if(!a){
a={
node:n,
keys:new Map};
t.set(i,a)}else 
if(a.table===`array`){
let t=a.peekIndex;
e.resolvedKey.push(t);
a=a.keys.get(t)}
t=a.keys}
let r=e.key.keys[n];
let i=v(r);
e.resolvedKey.push(i);
let a=t.get(i);
if(!a){
if(e.kind===`array`){
e.resolvedKey.push(0);
let n={
node:r,
keys:new Map};
t.set(i,{
table:e.kind,
node:r,
keys:new Map([[0,n]]),
peekIndex:0});
this.tables.push({
node:e,
keys:n.keys})}else{
let n={
table:e.kind,
node:r,
keys:new Map};
t.set(i,n);
this.tables.push({
node:e,
keys:n.keys})}}else 
if(!a.table){
if(e.kind===`array`)
this.ctx.reportParseError(`dupe-keys`,r);else{
let n={
table:e.kind,
node:r,
keys:a.keys};
t.set(i,n);
this.tables.push({
node:e,
keys:n.keys})}}else 
if(a.table===`array`){
if(e.kind===`array`){
let t={
node:r,
keys:new Map};
let n=a.peekIndex+1;
e.resolvedKey.push(n);
a.keys.set(n,t);
a.peekIndex=n;
this.tables.push({
node:e,
keys:t.keys})}else 
this.ctx.reportParseError(`dupe-keys`,r)}else 
this.ctx.reportParseError(`dupe-keys`,r)}
verifyDuplicateKeys(e){
for(
let t of e.body)
t.type===`TOMLKeyValue`&&I(this.ctx,this.rootKeys,t);
for(
let{
node:e,
keys:t}of this.tables)
for(
let n of e.body)
I(this.ctx,t,n)}};
function I(e,t,n){
let r=t;
let i=_(n.key.keys);
for(
let t of n.key.keys){
let n=v(t);
let a=r.get(n);
if(a){
(a.value===P||i===t||a.table)&&e.reportParseError(`dupe-keys`,z(t,a.node));
a.value=F}else{
a=i===t?{
value:P,
node:t,
keys:new Map}:{
value:F,
node:t,
keys:new Map};
r.set(n,a)}
r=a.keys}
n.value.type===`TOMLInlineTable`?L(e,r,n.value):n.value.type===`TOMLArray`&&R(e,r,n.value)}
function L(e,t,n){
for(
let r of n.body)
I(e,t,r)}
function R(e,t,n){
let r=t;
for(
let i=0;i<n.elements.length;i++){
let a=n.elements[i];
let o=r.get(i);
if(o)
e.reportParseError(`dupe-keys`,z(a,o.node));else{
o={
value:P,
node:a,
keys:new Map};
t.set(i,o);
a.type===`TOMLInlineTable`?L(e,o.keys,a):a.type===`TOMLArray`&&R(e,o.keys,a)}}}
function z(e,t){
return e.range[0]<=t.range[0]?t:e}
var Ie=class{
constructor(e){
this.tokens=[];
this.comments=[];
this.back=null;
this.stateStack=[];
this.needNewLine=!1;
this.needSameLine=!1;
this.currToken=null;
this.prevToken=null;
this.valueContainerStack=[];
this.tokenizer=new je(e.text,e.parserOptions);
this.topLevelTable=e.topLevelTable;
this.table=e.topLevelTable;
this.keysResolver=new Fe(this)}
nextToken(e){
this.prevToken=this.currToken;
if(this.back){
this.currToken=this.back;
this.back=null}else 
this.currToken=this._nextTokenFromTokenizer(e);
if((this.needNewLine||this.needSameLine||e?.needSameLine)&&this.prevToken&&this.currToken){
if(this.prevToken.loc.end.line===this.currToken.loc.start.line){
if(this.needNewLine)
return this.reportParseError(`missing-newline`,this.currToken)}else{
let t=this.needSameLine||e?.needSameLine;
if(t)
return this.reportParseError(t,this.currToken)}}
this.needNewLine=!1;
this.needSameLine=!1;
return this.currToken}
_nextTokenFromTokenizer(e){
let t=this.tokenizer.valuesEnabled;
e?.valuesEnabled&&(this.tokenizer.valuesEnabled=e.valuesEnabled);
let n=this.tokenizer.nextToken();
for(;n&&n.type===`Block`;){
this.comments.push(n);
n=this.tokenizer.nextToken()}
n&&this.tokens.push(n);
this.tokenizer.valuesEnabled=t;
return n}
backToken(){
if(this.back)
throw Error(`Illegal state`);
this.back=this.currToken;
this.currToken=this.prevToken}
addValueContainer(e){
this.valueContainerStack.push(e);
this.tokenizer.valuesEnabled=!0}
consumeValueContainer(){
let e=this.valueContainerStack.pop();
this.tokenizer.valuesEnabled=this.valueContainerStack.length>0;
return e}
applyResolveKeyForTable(e){
this.keysResolver.applyResolveKeyForTable(e)}
verifyDuplicateKeys(){
this.keysResolver.verifyDuplicateKeys(this.topLevelTable)}
reportParseError(e,t){
let n,r,i;
if(t){
n=t.range[0];
r=t.loc.start.line;
i=t.loc.start.column}else{
n=this.tokenizer.start;
let e=this.tokenizer.getLocFromIndex(n);
r=e.line;
i=e.column}
throw new _e(e,n,r,i)}};
const B={
VALUE:`missing-value`};
const Le={
BasicString:`basic`,
MultiLineBasicString:`basic`,
LiteralString:`literal`,
MultiLineLiteralString:`literal`};
const Re={
BasicString:`basic`,
LiteralString:`literal`};
const ze={
OffsetDateTime:`offset-date-time`,
LocalDateTime:`local-date-time`,
LocalDate:`local-date`,
LocalTime:`local-time`};
var Be=class{
constructor(e,t){
this.text=e;
this.parserOptions=t||{};
this.tomlVersion=S(this.parserOptions.tomlVersion)}
parse(){
let e={
type:`Program`,
body:[],
sourceType:`module`,
tokens:[],
comments:[],
parent:null,
range:[0,0],
loc:{
start:{
line:1,
column:0},
end:{
line:1,
column:0}}};
let t={
type:`TOMLTopLevelTable`,
body:[],
parent:e,
range:Y(e.range),
loc:X(e.loc)};
e.body=[t];
let n=new Ie({
text:this.text,
parserOptions:this.parserOptions,
topLevelTable:t});
let r=n.nextToken();
if(r){
t.range[0]=r.range[0];
t.loc.start=Z(r.loc.start);
for(;r;){
let e=n.stateStack.pop()||`TABLE`;
n.stateStack.push(...this[e](r,n));
r=n.nextToken()}
let e=n.stateStack.pop()||`TABLE`;
if(e in B)
return n.reportParseError(B[e],null);
n.table.type===`TOMLTable`&&J(n.table,_(n.table.body));
J(t,_(t.body))}
n.verifyDuplicateKeys();
e.tokens=n.tokens;
e.comments=n.comments;
let i=n.tokenizer.end;
let a=n.tokenizer.getLocFromIndex(i);
e.range[1]=i;
e.loc.end={
line:a.line,
column:a.column};
return e}
TABLE(e,t){
if(K(e)||q(e))
return this.processKeyValue(e,t.table,t);
if(H(e))
return this.processTable(e,t.topLevelTable,t);
return t.reportParseError(`unexpected-token`,e)}
VALUE(e,t){
if(q(e)||We(e))
return this.processStringValue(e,t);
if(Ge(e))
return this.processNumberValue(e,t);
if(Ke(e))
return this.processBooleanValue(e,t);
if(qe(e))
return this.processDateTimeValue(e,t);
if(H(e))
return this.processArray(e,t);
if(He(e))
return this.processInlineTable(e,t);
return t.reportParseError(`unexpected-token`,e)}
processTable(e,t,n){
let r={
type:`TOMLTable`,
kind:`standard`,
key:null,
resolvedKey:[],
body:[],
parent:t,
range:Y(e.range),
loc:X(e.loc)};
n.table.type===`TOMLTable`&&J(n.table,_(n.table.body));
t.body.push(r);
n.table=r;
let i=n.nextToken({
needSameLine:`invalid-key-value-newline`});
if(H(i)){
if(e.range[1]<i.range[0])
return n.reportParseError(`invalid-space`,i);
r.kind=`array`;
i=n.nextToken({
needSameLine:`invalid-key-value-newline`})}
if(U(i))
return n.reportParseError(`missing-key`,i);
if(!i)
return n.reportParseError(`unterminated-table-key`,null);
i=this.processKeyNode(i,r,n).nextToken;
if(!U(i))
return n.reportParseError(`unterminated-table-key`,i);
if(r.kind===`array`){
let e=i;
i=n.nextToken({
needSameLine:`invalid-key-value-newline`});
if(!U(i))
return n.reportParseError(`unterminated-table-key`,i);
if(e.range[1]<i.range[0])
return n.reportParseError(`invalid-space`,i)}
J(r,i);
n.applyResolveKeyForTable(r);
n.needNewLine=!0;
return[]}
processKeyValue(e,t,n){
let r={
type:`TOMLKeyValue`,
key:null,
value:null,
parent:t,
range:Y(e.range),
loc:X(e.loc)};
t.body.push(r);
let{
nextToken:i}=this.processKeyNode(e,r,n);
if(!Ve(i))
return n.reportParseError(`missing-equals-sign`,i);
n.addValueContainer({
parent:r,
set:e=>{
r.value=e;
J(r,e);
n.needNewLine=!0;
return[]}});
n.needSameLine=`invalid-key-value-newline`;
return[`VALUE`]}
processKeyNode(e,t,n){
V(e)&&n.reportParseError(`invalid-leading-dot-in-key`,e);
let r={
type:`TOMLKey`,
keys:[],
parent:t,
range:Y(e.range),
loc:X(e.loc)};
t.key=r;
let i=e;
let a=null;
do{
if(K(i))
this.processBareKey(i,r);else 
if(q(i))
this.processStringKey(i,r);else 
break;
a=null;
i=n.nextToken({
needSameLine:`invalid-key-value-newline`});
if(!V(i))
break;
a=i;
i=n.nextToken({
needSameLine:`invalid-key-value-newline`})}while(i);
a&&n.reportParseError(V(i)?`invalid-consecutive-dots-in-key`:`invalid-trailing-dot-in-key`,a);
J(r,_(r.keys));
return{
keyNode:r,
nextToken:i}}
processBareKey(e,t){
let n={
type:`TOMLBare`,
name:e.value,
parent:t,
range:Y(e.range),
loc:X(e.loc)};
t.keys.push(n)}
processStringKey(e,t){
let n={
type:`TOMLQuoted`,
kind:`string`,
value:e.string,
style:Re[e.type],
multiline:!1,
parent:t,
range:Y(e.range),
loc:X(e.loc)};
t.keys.push(n)}
processStringValue(e,t){
let n=t.consumeValueContainer();
let r={
type:`TOMLValue`,
kind:`string`,
value:e.string,
style:Le[e.type],
multiline:We(e),
parent:n.parent,
range:Y(e.range),
loc:X(e.loc)};
return n.set(r)}
processNumberValue(e,t){
let n=t.consumeValueContainer();
let r=this.text;
let[i,a]=e.range;
let o=null;
let s=()=>o??=r.slice(i,a).replace(/_/g,``);
let c;
c=e.type===`Integer`?{
type:`TOMLValue`,
kind:`integer`,
value:e.number,
bigint:e.bigint,
get number(){
return s()},
parent:n.parent,
range:Y(e.range),
loc:X(e.loc)}:{
type:`TOMLValue`,
kind:`float`,
value:e.number,
get number(){
return s()},
parent:n.parent,
range:Y(e.range),
loc:X(e.loc)};
return n.set(c)}
processBooleanValue(e,t){
let n=t.consumeValueContainer();
let r={
type:`TOMLValue`,
kind:`boolean`,
value:e.boolean,
parent:n.parent,
range:Y(e.range),
loc:X(e.loc)};
return n.set(r)}
processDateTimeValue(e,t){
let n=t.consumeValueContainer();
let r={
type:`TOMLValue`,
kind:ze[e.type],
value:e.date,
datetime:e.value,
parent:n.parent,
range:Y(e.range),
loc:X(e.loc)};
return n.set(r)}
processArray(e,t){
let n=t.consumeValueContainer();
let r={
type:`TOMLArray`,
elements:[],
parent:n.parent,
range:Y(e.range),
loc:X(e.loc)};
let i=t.nextToken({
valuesEnabled:!0});
if(U(i)){
J(r,i);
return n.set(r)}
t.backToken();
return this.processArrayValue(r,n,t)}
processArrayValue(e,t,n){
n.addValueContainer({
parent:e,
set:r=>{
e.elements.push(r);
let i=n.nextToken({
valuesEnabled:!0});
let a=Ue(i);
a&&(i=n.nextToken({
valuesEnabled:!0}));
if(U(i)){
J(e,i);
return t.set(e)}
if(a){
n.backToken();
return this.processArrayValue(e,t,n)}
return n.reportParseError(i?`missing-comma`:`unterminated-array`,i)}});
return[`VALUE`]}
processInlineTable(e,t){
let n=t.consumeValueContainer();
let r={
type:`TOMLInlineTable`,
body:[],
parent:n.parent,
range:Y(e.range),
loc:X(e.loc)};
let i=this.tomlVersion.gte(1,1)?void 0:`invalid-inline-table-newline`;
let a=t.nextToken({
needSameLine:i});
if(a){
if(K(a)||q(a))
return this.processInlineTableKeyValue(a,r,n,t);
if(W(a)){
J(r,a);
return n.set(r)}}
return t.reportParseError(`unexpected-token`,a)}
processInlineTableKeyValue(e,t,n,r){
let i={
type:`TOMLKeyValue`,
key:null,
value:null,
parent:t,
range:Y(e.range),
loc:X(e.loc)};
t.body.push(i);
let{
nextToken:a}=this.processKeyNode(e,i,r);
if(!Ve(a))
return r.reportParseError(`missing-equals-sign`,a);
let o=this.tomlVersion.gte(1,1)?void 0:`invalid-inline-table-newline`;
r.addValueContainer({
parent:i,
set:e=>{
i.value=e;
J(i,e);
let a=r.nextToken({
needSameLine:o});
if(Ue(a)){
a=r.nextToken({
needSameLine:o});
if(a&&(K(a)||q(a)))
return this.processInlineTableKeyValue(a,t,n,r);
if(W(a)){
if(this.tomlVersion.lt(1,1))
return r.reportParseError(`invalid-trailing-comma-in-inline-table`,a)}else 
return r.reportParseError(a?`unexpected-token`:`unterminated-inline-table`,a)}
if(W(a)){
J(t,a);
return n.set(t)}
return r.reportParseError(a?`missing-comma`:`unterminated-inline-table`,a)}});
r.needSameLine=`invalid-key-value-newline`;
return[`VALUE`]}};
function V(e){
return G(e)&&e.value===`.`}
function Ve(e){
return G(e)&&e.value===`=`}
function H(e){
return G(e)&&e.value===`[`}
function U(e){
return G(e)&&e.value===`]`}
function He(e){
return G(e)&&e.value===`{`}
function W(e){
return G(e)&&e.value===`}`}
function Ue(e){
return G(e)&&e.value===`,`}
function G(e){
return!!(e&&e.type===`Punctuator`)}
function K(e){
return e.type===`Bare`}
function q(e){
return e.type===`BasicString`||e.type===`LiteralString`}
function We(e){
return e.type===`MultiLineBasicString`||e.type===`MultiLineLiteralString`}
function Ge(e){
return e.type===`Integer`||e.type===`Float`}
function Ke(e){
return e.type===`Boolean`}
function qe(e){
return e.type===`OffsetDateTime`||e.type===`LocalDateTime`||e.type===`LocalDate`||e.type===`LocalTime`}
function J(e,t){
if(t){
e.range[1]=t.range[1];
e.loc.end=Z(t.loc.end)}}
function Y(e){
return[e[0],e[1]]}
function X(e){
return{
start:Z(e.start),
end:Z(e.end)}}
function Z(e){
return{
line:e.line,
column:e.column}}
const Je=pe({
Program:[`body`],
TOMLTopLevelTable:[`body`],
TOMLTable:[`key`,`body`],
TOMLKeyValue:[`key`,`value`],
TOMLKey:[`keys`],
TOMLArray:[`elements`],
TOMLInlineTable:[`body`],
TOMLBare:[],
TOMLQuoted:[],
TOMLValue:[]});
function Ye(e,t){
return{
ast:new Be(e,t).parse(),
visitorKeys:Je,
services:{
isTOML:!0}}}
function Xe(e,t){
return Ye(e,t).ast}
const Ze=/"(?:[^"\\\r\n]|\\.)*"|'[^'\r\n]*'|[\w-]+/y;
function Qe(e){
let t=[];
for(;;)
try{
let n=Xe(tt(e,t),{
tomlVersion:`1.1`});
let r=new Map(t.map(e=>[e.span.start,e]));
return{
program:n,
toSpan:([e,n])=>({
start:$(e,t),
end:$(n,t)}),
lostAt:e=>r.get(e)}}catch(n){
let r=t.length<Math.min(10,1e6/e.length)?$e(n,e,t):void 0;
if(r===void 0)
throw et(n,t);
t.push(r);
t.sort((e,t)=>e.span.start-t.span.start)}}
function Q(e){
return e instanceof SyntaxError&&`index`in e&&typeof e.index==`number`}
function $e(e,n,r){
if(!Q(e)||!re(e.message))
return;
let i=$(e.index,r);
Ze.lastIndex=i;
let a=Ze.exec(n)?.[0];
if(a===void 0)
return;
return{
name:t.decodeToml(a)?.text??a,
span:{
start:i,
end:i+a.length},
alias:`defined-again-${i}`}}
function et(e,t){
Q(e)&&(e.index=$(e.index,t));
return e}
function tt(e,t){
let n=``;
let r=0;
for(
let{
span:i,
alias:a}of t){
n+=e.slice(r,i.start)+a;
r=i.end}
return n+e.slice(r)}
function $(e,t){
let n=0;
for(
let{
span:r,
alias:i}of t){
let t=r.start+n;
if(e<=t)
break;
if(e<t+i.length)
return Math.min(r.start+e-t,r.end);
n+=i.length-(r.end-r.start)}
return e-n}
const nt={
kind:`limits`,
message:`a string is too long to be read`,
help:`shorten the string`,
span:{
start:0,
end:1},
fatal:!0};
function rt(e){
return new t.ParsedDocument(e,it)}
const it={
language:`toml`,
decode:t.decodeToml,
read:at};
function at(r){
if(e.isBlank(r))
return{
value:void 0,
problems:[e.emptyProblem(r,!1)]};
if(r.length>5e5)
return{
value:void 0,
problems:[t.tooLong(r)]};
let i=n(r,200);
if(i!==void 0)
return{
value:void 0,
problems:[t.tooDeep(i)]};
try{
return ot(Qe(r),r)}catch(e){
if(Q(e))
return ct(e,r);
if(e instanceof t.TooDeep)
return{
value:void 0,
problems:[t.tooDeep(e.span)]};
if(e instanceof RangeError)
return{
value:void 0,
problems:[nt]};
throw e}}
function ot(n,r){
let i=new ae(n,r);
let a=new t.PlaceTree(i.root.place);
let o=()=>n.program.comments.map(({
range:e,
value:t})=>({
span:n.toSpan(e),
text:t}));
let s=i.lost.map(({
route:t,
span:n})=>{
let r=a.find(t);
let i=st(`${e.keyInWords(String(t.at(-1)))} is defined more than once`,n);
if(r.depth!==t.length||r.key===void 0)
return{...i,
route:t};
return{...i,
route:t,
related:{
span:r.key,
message:`defined before here`}}});
return{
tree:i,
value:i.root.value,
problems:s,
places:()=>a,
comments:o}}
function st(e,t){
return{
kind:`duplicate-key`,
message:e,
help:`rename or remove one of them`,
span:t,
fatal:!0}}
function ct(t,n){
let r=e.findConflict(n);
let i=r===void 0?ft(t,n):e.conflictProblem(r.marker);
let a=n.slice(0,Math.min(i.span.start,t.index));
let o=a.lastIndexOf(`
`)+1;
for(
let e of[o,lt(a)]){
let t=dt(n,e);
if(t===void 0)
continue;
for(
let e of t.tree.last)
e.open=!0;
return{...t,
problems:[...t.problems,i]}}
return{
value:void 0,
problems:[i]}}
function lt(e){
let t=-1;
for(
let{
index:n}of e.matchAll(/^[ \t]*\[/gm))
t=n;
return t===-1?0:ut(e,t)}
function ut(e,t){
let n=e.indexOf(`
`,t);
return n===-1?e.length:n}
function dt(t,n){
let r=t.slice(0,n);
if(e.isBlank(r))
return;
try{
return ot(Qe(r),r)}catch{
return}}
function ft(e,t){
let n=pt(e,t);
if(re(e.message))
return st(`a key is defined more than once`,n);
let r=ne(e.message)?se(t,e.index,n):void 0;
if(r!==void 0)
return r;
let[i,a]=ie(e.message,t,e.index);
return{
kind:`syntax`,
message:i,
help:a,
span:n,
fatal:!0}}
function pt({
index:e},t){
let n=t.charAt(e-1)===`\\`?e-1:e;
let r=/^(?:\\.|[\w.+:-]+|\S)/u.exec(t.slice(n,n+1e3))?.[0];
if(r!==void 0)
return{
start:n,
end:n+r.length};
let i=t.slice(0,e).trimEnd().length;
return i===0?{
start:0,
end:Math.min(1,t.length)}:{
start:i-1,
end:i}}
exports.parseToml=rt;