"use strict";
const e={
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
const t=Object.keys(e);
for(
let n of t)
Object.freeze(e[n]);
Object.freeze(e);
function n(t){
let n=Object.assign({},e);
for(
let e of Object.keys(t))
if(Object.hasOwn(n,e)){
let r=new Set(t[e]);
for(
let t of n[e])
r.add(t);
n[e]=Object.freeze(Array.from(r))}else 
n[e]=Object.freeze(Array.from(t[e]));
return Object.freeze(n)}
function r(e){
return e[e.length-1]??null}
function i(e){
return e.type===`TOMLBare`?e.name:e.value}
var a=class{
constructor(e,t){
this.major=e;
this.minor=t}
lt(e,t){
return this.major<e||this.major===e&&this.minor<t}
gte(e,t){
return this.major>e||this.major===e&&this.minor>=t}};
const o=new a(1,0);
const s=new a(1,1);
const c=s;
const l={
"1.0":o,
"1.0.0":o,
"1.1":s,
"1.1.0":s,
latest:s,
next:s};
function u(e){
return e&&l[e]||c}
const d={
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
function ee(e,t){
if(t)
return d[e].replace(/\{\{(.*?)\}\}/gu,(e,n)=>{
if(n in t)
return t[n];
return`{{${n}}}`});
return d[e]}
var f=class extends SyntaxError{
constructor(e,t,n,r,i){
super(ee(e,i));
this.index=t;
this.lineNumber=n;
this.column=r}};
const p={
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
function te(e){
return e>=p.NULL&&e<=p.US}
function m(e){
return e===p.TABULATION||e===p.SPACE}
function h(e){
return e===p.LINE_FEED||e===p.CARRIAGE_RETURN}
function g(e){
return e>=p.LATIN_CAPITAL_A&&e<=p.LATIN_CAPITAL_Z}
function _(e){
return e>=p.LATIN_SMALL_A&&e<=p.LATIN_SMALL_Z}
function v(e){
return _(e)||g(e)}
function y(e){
return e>=p.DIGIT_0&&e<=p.DIGIT_9}
function b(e){
return y(e)||e>=p.LATIN_SMALL_A&&e<=p.LATIN_SMALL_F||e>=p.LATIN_CAPITAL_A&&e<=p.LATIN_CAPITAL_F}
function ne(e){
return e>=p.DIGIT_0&&e<=p.DIGIT_7}
function re(e){
return e>=0&&e<=55295||e>=57344&&e<=1114111}
function ie(e,t){
let n=0;
let r=e.length;
for(;n<r;){
let i=n+r>>>1;
let a=e[i];
if(a===t)
return i+1;
a<t?n=i+1:r=i}
return n}
var ae=class{
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
let t=ie(this.offsets,e)+1;
return{
line:t,
column:e-(t===1?0:this.offsets[t-2])}}};
var oe=class{
constructor(e){
this.locs=new ae;
this.lastCodePoint=p.NULL;
this.start=-1;
this.end=0;
this.text=e}
next(){
if(this.lastCodePoint===p.EOF)
return p.EOF;
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
let t=this.text.codePointAt(this.start)??p.EOF;
if(t===p.EOF){
this.end=this.start;
return t}
this.end+=t>=65536?2:1;
if(t===p.LINE_FEED)
this.locs.addOffset(this.end);else 
if(t===p.CARRIAGE_RETURN){
if(this.text.codePointAt(this.end)===p.LINE_FEED){
this.end++;
this.locs.addOffset(this.end)}
return p.LINE_FEED}
return t}};
const se=typeof BigInt<`u`;
const ce={
16:`0x`,
10:``,
8:`0o`,
2:`0b`};
const x={
[p.QUOTATION_MARK]:p.QUOTATION_MARK,
[p.BACKSLASH]:p.BACKSLASH,
[p.LATIN_SMALL_B]:p.BACKSPACE,
[p.LATIN_SMALL_F]:p.FORM_FEED,
[p.LATIN_SMALL_N]:p.LINE_FEED,
[p.LATIN_SMALL_R]:p.CARRIAGE_RETURN,
[p.LATIN_SMALL_T]:p.TABULATION};
const le={...x,
[p.LATIN_SMALL_E]:p.ESCAPE};
var ue=class{
constructor(e,t){
this.backCode=!1;
this.lastCodePoint=p.NULL;
this.state=`DATA`;
this.token=null;
this.tokenStart=-1;
this.valuesEnabled=!1;
this.text=e;
this.parserOptions=t||{};
this.codePointIterator=new oe(e);
this.tomlVersion=u(this.parserOptions.tomlVersion);
this.ESCAPES=this.tomlVersion.gte(1,1)?le:x}
get start(){
return this.codePointIterator.start}
get end(){
return this.codePointIterator.end}
getLocFromIndex(e){
return this.codePointIterator.getLocFromIndex(e)}
reportParseError(e,t){
let n=this.codePointIterator.start;
let r=this.codePointIterator.getLocFromIndex(n);
throw new f(e,n,r.line,r.column,t)}
nextToken(){
let e=this.token;
if(e!=null){
this.token=null;
return e}
let t=this.lastCodePoint;
for(;t!==p.EOF&&!this.token;){
t=this.nextCode();
let e=this[this.state](t);
if(!e)
throw Error(`Unknown error: pre state=${this.state}`);
this.state=e}
e=this.token;
this.token=null;
return e}
nextCode(){
if(this.lastCodePoint===p.EOF)
return p.EOF;
if(this.backCode){
this.backCode=!1;
return this.lastCodePoint}
return this.lastCodePoint=this.codePointIterator.next()}
eatCode(e){
if(this.lastCodePoint===p.EOF)
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
bigint:se?BigInt(ce[r]+i):null,
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
for(;m(e)||h(e);)
e=this.nextCode();
if(e===p.HASH){
this.startToken();
return`COMMENT`}
if(e===p.QUOTATION_MARK){
this.startToken();
return`BASIC_STRING`}
if(e===p.SINGLE_QUOTE){
this.startToken();
return`LITERAL_STRING`}
if(e===p.DOT||e===p.EQUALS_SIGN||e===p.LEFT_BRACKET||e===p.RIGHT_BRACKET||e===p.LEFT_BRACE||e===p.RIGHT_BRACE||e===p.COMMA){
this.punctuatorToken();
return`DATA`}
if(this.valuesEnabled){
if(e===p.DASH||e===p.PLUS_SIGN){
this.startToken();
return`SIGN`}
if(e===p.LATIN_SMALL_N||e===p.LATIN_SMALL_I){
this.startToken();
return this.back(`NAN_OR_INF`)}
if(y(e)){
this.startToken();
return this.back(`NUMBER`)}
if(e===p.LATIN_SMALL_T||e===p.LATIN_SMALL_F){
this.startToken();
return this.back(`BOOLEAN`)}}else 
if(S(e,this.tomlVersion)){
this.startToken();
return`BARE`}
if(e===p.EOF)
return`DATA`;
return this.reportParseError(`unexpected-char`)}
COMMENT(e){
let t=this.tomlVersion.gte(1,1)?e=>{
w(e)||this.reportParseError(`invalid-comment-character`,{
cp:JSON.stringify(String.fromCodePoint(e)).slice(1,-1)})}:e=>{
C(e)&&this.reportParseErrorControlChar()};
for(;!h(e)&&e!==p.EOF;){
t(e);
e=this.nextCode()}
this.endToken(`Block`,`start`);
return`DATA`}
BARE(e){
for(;S(e,this.tomlVersion);)
e=this.nextCode();
this.endToken(`Bare`,`start`);
return this.back(`DATA`)}
BASIC_STRING(e){
if(e===p.QUOTATION_MARK){
e=this.nextCode();
if(e===p.QUOTATION_MARK)
return`MULTI_LINE_BASIC_STRING`;
this.endToken(`BasicString`,`start`,``);
return this.back(`DATA`)}
let t=[];
for(;e!==p.QUOTATION_MARK&&e!==p.EOF&&e!==p.LINE_FEED;){
if(C(e))
return this.reportParseErrorControlChar();
if(e===p.BACKSLASH){
e=this.nextCode();
let n=this.ESCAPES[e];
if(n){
t.push(n);
e=this.nextCode();
continue}else 
if(e===p.LATIN_SMALL_U){
let n=this.parseUnicode(4);
t.push(n);
e=this.nextCode();
continue}else 
if(e===p.LATIN_CAPITAL_U){
let n=this.parseUnicode(8);
t.push(n);
e=this.nextCode();
continue}else 
if(e===p.LATIN_SMALL_X&&this.tomlVersion.gte(1,1)){
let n=this.parseUnicode(2);
t.push(n);
e=this.nextCode();
continue}
return this.reportParseError(`invalid-char-in-escape-sequence`)}
t.push(e);
e=this.nextCode()}
if(e!==p.QUOTATION_MARK)
return this.reportParseError(`unterminated-string`);
this.endToken(`BasicString`,`end`,String.fromCodePoint(...t));
return`DATA`}
MULTI_LINE_BASIC_STRING(e){
let t=[];
e===p.LINE_FEED&&(e=this.nextCode());
for(;e!==p.EOF;){
if(e!==p.LINE_FEED&&C(e))
return this.reportParseErrorControlChar();
if(e===p.QUOTATION_MARK){
let e=this.codePointIterator.start;
if(this.eatCode(p.QUOTATION_MARK)&&this.eatCode(p.QUOTATION_MARK)){
if(this.eatCode(p.QUOTATION_MARK)){
t.push(p.QUOTATION_MARK);
if(this.eatCode(p.QUOTATION_MARK)){
t.push(p.QUOTATION_MARK);
if(this.eatCode(p.QUOTATION_MARK)){
this.moveAt(e);
return this.reportParseError(`invalid-three-quotes`)}}}
this.endToken(`MultiLineBasicString`,`end`,String.fromCodePoint(...t));
return`DATA`}
this.moveAt(e)}
if(e===p.BACKSLASH){
e=this.nextCode();
let n=this.ESCAPES[e];
if(n){
t.push(n);
e=this.nextCode();
continue}else 
if(e===p.LATIN_SMALL_U){
let n=this.parseUnicode(4);
t.push(n);
e=this.nextCode();
continue}else 
if(e===p.LATIN_CAPITAL_U){
let n=this.parseUnicode(8);
t.push(n);
e=this.nextCode();
continue}else 
if(e===p.LATIN_SMALL_X&&this.tomlVersion.gte(1,1)){
let n=this.parseUnicode(2);
t.push(n);
e=this.nextCode();
continue}else 
if(e===p.LINE_FEED){
e=this.nextCode();
for(;m(e)||e===p.LINE_FEED;)
e=this.nextCode();
continue}else 
if(m(e)){
let t=!0;
let n=this.codePointIterator.start;
let r;
for(;(r=this.nextCode())!==p.EOF&&r!==p.LINE_FEED;)
if(!m(r)){
this.moveAt(n);
t=!1;
break}
if(t){
e=this.nextCode();
for(;m(e)||e===p.LINE_FEED;)
e=this.nextCode();
continue}}
return this.reportParseError(`invalid-char-in-escape-sequence`)}
t.push(e);
e=this.nextCode()}
return this.reportParseError(`unterminated-string`)}
LITERAL_STRING(e){
if(e===p.SINGLE_QUOTE){
e=this.nextCode();
if(e===p.SINGLE_QUOTE)
return`MULTI_LINE_LITERAL_STRING`;
this.endToken(`LiteralString`,`start`,``);
return this.back(`DATA`)}
let t=[];
for(;e!==p.SINGLE_QUOTE&&e!==p.EOF&&e!==p.LINE_FEED;){
if(C(e))
return this.reportParseErrorControlChar();
t.push(e);
e=this.nextCode()}
if(e!==p.SINGLE_QUOTE)
return this.reportParseError(`unterminated-string`);
this.endToken(`LiteralString`,`end`,String.fromCodePoint(...t));
return`DATA`}
MULTI_LINE_LITERAL_STRING(e){
let t=[];
e===p.LINE_FEED&&(e=this.nextCode());
for(;e!==p.EOF;){
if(e!==p.LINE_FEED&&C(e))
return this.reportParseErrorControlChar();
if(e===p.SINGLE_QUOTE){
let e=this.codePointIterator.start;
if(this.eatCode(p.SINGLE_QUOTE)&&this.eatCode(p.SINGLE_QUOTE)){
if(this.eatCode(p.SINGLE_QUOTE)){
t.push(p.SINGLE_QUOTE);
if(this.eatCode(p.SINGLE_QUOTE)){
t.push(p.SINGLE_QUOTE);
if(this.eatCode(p.SINGLE_QUOTE)){
this.moveAt(e);
return this.reportParseError(`invalid-three-quotes`)}}}
this.endToken(`MultiLineLiteralString`,`end`,String.fromCodePoint(...t));
return`DATA`}
this.moveAt(e)}
t.push(e);
e=this.nextCode()}
return this.reportParseError(`unterminated-string`)}
SIGN(e){
if(e===p.LATIN_SMALL_N||e===p.LATIN_SMALL_I)
return this.back(`NAN_OR_INF`);
if(y(e))
return this.back(`NUMBER`);
return this.reportParseError(`unexpected-char`)}
NAN_OR_INF(e){
if(e===p.LATIN_SMALL_N){
let e=this.codePointIterator.start;
if(this.eatCode(p.LATIN_SMALL_A)&&this.eatCode(p.LATIN_SMALL_N)){
this.endToken(`Float`,`end`,NaN);
return`DATA`}
this.moveAt(e)}else 
if(e===p.LATIN_SMALL_I){
let e=this.codePointIterator.start;
if(this.eatCode(p.LATIN_SMALL_N)&&this.eatCode(p.LATIN_SMALL_F)){
this.endToken(`Float`,`end`,this.text[this.tokenStart]===`-`?-1/0:1/0);
return`DATA`}
this.moveAt(e)}
return this.reportParseError(`unexpected-char`)}
NUMBER(e){
let t=this.text[this.tokenStart];
let n=t===`+`?p.PLUS_SIGN:t===`-`?p.DASH:p.NULL;
if(e===p.DIGIT_0){
if(n===p.NULL){
let e=this.codePointIterator.start;
let t=this.nextCode();
if(y(t)){
let n=this.nextCode();
if(n===p.COLON){
this.data={
hasDate:!1,
year:0,
month:0,
day:0,
hour:Number(String.fromCodePoint(p.DIGIT_0,t)),
minute:0,
second:0};
return`TIME_MINUTE`}
if(y(n)){
let e=this.nextCode();
if(y(e)&&this.eatCode(p.DASH)){
this.data={
hasDate:!0,
year:Number(String.fromCodePoint(p.DIGIT_0,t,n,e)),
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
if(e===p.LATIN_SMALL_X||e===p.LATIN_SMALL_O||e===p.LATIN_SMALL_B){
if(n!==p.NULL)
return this.reportParseError(`unexpected-char`);
return e===p.LATIN_SMALL_X?`HEX`:e===p.LATIN_SMALL_O?`OCTAL`:`BINARY`}
if(e===p.LATIN_SMALL_E||e===p.LATIN_CAPITAL_E){
this.data={
minus:n===p.DASH,
left:[p.DIGIT_0]};
return`EXPONENT_RIGHT`}
if(e===p.DOT){
this.data={
minus:n===p.DASH,
absInt:[p.DIGIT_0]};
return`FRACTIONAL_RIGHT`}
this.endToken(`Integer`,`start`,`0`,10);
return this.back(`DATA`)}
let{
out:r,
nextCp:i,
hasUnderscore:a}=this.parseDigits(e,y);
if(i===p.DASH&&n===p.NULL&&!a&&r.length===4){
this.data={
hasDate:!0,
year:Number(String.fromCodePoint(...r)),
month:0,
day:0,
hour:0,
minute:0,
second:0};
return`DATE_MONTH`}
if(i===p.COLON&&n===p.NULL&&!a&&r.length===2){
this.data={
hasDate:!1,
year:0,
month:0,
day:0,
hour:Number(String.fromCodePoint(...r)),
minute:0,
second:0};
return`TIME_MINUTE`}
if(i===p.LATIN_SMALL_E||i===p.LATIN_CAPITAL_E){
this.data={
minus:n===p.DASH,
left:r};
return`EXPONENT_RIGHT`}
if(i===p.DOT){
this.data={
minus:n===p.DASH,
absInt:r};
return`FRACTIONAL_RIGHT`}
this.endToken(`Integer`,`start`,n===p.DASH?String.fromCodePoint(p.DASH,...r):String.fromCodePoint(...r),10);
return this.back(`DATA`)}
HEX(e){
let{
out:t}=this.parseDigits(e,b);
this.endToken(`Integer`,`start`,String.fromCodePoint(...t),16);
return this.back(`DATA`)}
OCTAL(e){
let{
out:t}=this.parseDigits(e,ne);
this.endToken(`Integer`,`start`,String.fromCodePoint(...t),8);
return this.back(`DATA`)}
BINARY(e){
let{
out:t}=this.parseDigits(e,e=>e===p.DIGIT_0||e===p.DIGIT_1);
this.endToken(`Integer`,`start`,String.fromCodePoint(...t),2);
return this.back(`DATA`)}
FRACTIONAL_RIGHT(e){
let{
minus:t,
absInt:n}=this.data;
let{
out:r,
nextCp:i}=this.parseDigits(e,y);
let a=[...n,p.DOT,...r];
if(i===p.LATIN_SMALL_E||i===p.LATIN_CAPITAL_E){
this.data={
minus:t,
left:a};
return`EXPONENT_RIGHT`}
let o=Number(t?String.fromCodePoint(p.DASH,...a):String.fromCodePoint(...a));
this.endToken(`Float`,`start`,o);
return this.back(`DATA`)}
EXPONENT_RIGHT(e){
let{
left:t,
minus:n}=this.data;
let r=!1;
if(e===p.DASH||e===p.PLUS_SIGN){
r=e===p.DASH;
e=this.nextCode()}
let{
out:i}=this.parseDigits(e,y);
let a=i;
r&&a.unshift(p.DASH);
let o=Number(n?String.fromCodePoint(p.DASH,...t,p.LATIN_SMALL_E,...a):String.fromCodePoint(...t,p.LATIN_SMALL_E,...a));
this.endToken(`Float`,`start`,o);
return this.back(`DATA`)}
BOOLEAN(e){
if(e===p.LATIN_SMALL_T){
let e=this.codePointIterator.start;
if(this.eatCode(p.LATIN_SMALL_R)&&this.eatCode(p.LATIN_SMALL_U)&&this.eatCode(p.LATIN_SMALL_E)){
this.endToken(`Boolean`,`end`,!0);
return`DATA`}
this.moveAt(e)}else 
if(e===p.LATIN_SMALL_F){
let e=this.codePointIterator.start;
if(this.eatCode(p.LATIN_SMALL_A)&&this.eatCode(p.LATIN_SMALL_L)&&this.eatCode(p.LATIN_SMALL_S)&&this.eatCode(p.LATIN_SMALL_E)){
this.endToken(`Boolean`,`end`,!1);
return`DATA`}
this.moveAt(e)}
return this.reportParseError(`unexpected-char`)}
DATE_MONTH(e){
let t=this.codePointIterator.start;
if(!y(e))
return this.reportParseError(`unexpected-char`);
e=this.nextCode();
if(!y(e))
return this.reportParseError(`unexpected-char`);
e=this.nextCode();
if(e!==p.DASH)
return this.reportParseError(`unexpected-char`);
let n=this.codePointIterator.start;
let r=this.data;
r.month=Number(this.text.slice(t,n));
return`DATE_DAY`}
DATE_DAY(e){
let t=this.codePointIterator.start;
if(!y(e))
return this.reportParseError(`unexpected-char`);
e=this.nextCode();
if(!y(e))
return this.reportParseError(`unexpected-char`);
let n=this.codePointIterator.end;
let r=this.data;
r.day=Number(this.text.slice(t,n));
if(!fe(r.year,r.month,r.day))
return this.reportParseError(`invalid-date`);
e=this.nextCode();
if(e===p.LATIN_CAPITAL_T||e===p.LATIN_SMALL_T)
return`TIME_HOUR`;
if(e===p.SPACE){
let e=this.codePointIterator.start;
if(y(this.nextCode())&&y(this.nextCode())){
this.moveAt(e);
return`TIME_HOUR`}
this.moveAt(e)}
let i=E(r,``);
this.endToken(`LocalDate`,`start`,i);
return this.back(`DATA`)}
TIME_HOUR(e){
let t=this.codePointIterator.start;
if(!y(e))
return this.reportParseError(`unexpected-char`);
e=this.nextCode();
if(!y(e))
return this.reportParseError(`unexpected-char`);
e=this.nextCode();
if(e!==p.COLON)
return this.reportParseError(`unexpected-char`);
let n=this.codePointIterator.start;
let r=this.data;
r.hour=Number(this.text.slice(t,n));
return`TIME_MINUTE`}
TIME_MINUTE(e){
let t=this.codePointIterator.start;
if(!y(e))
return this.reportParseError(`unexpected-char`);
e=this.nextCode();
if(!y(e))
return this.reportParseError(`unexpected-char`);
let n=this.codePointIterator.end;
let r=this.data;
r.minute=Number(this.text.slice(t,n));
e=this.nextCode();
if(e===p.COLON)
return`TIME_SECOND`;
if(this.tomlVersion.lt(1,1))
return this.reportParseError(`unexpected-char`);
if(!T(r.hour,r.minute,r.second))
return this.reportParseError(`invalid-time`);
return this.processTimeEnd(e,r)}
TIME_SECOND(e){
let t=this.codePointIterator.start;
if(!y(e))
return this.reportParseError(`unexpected-char`);
e=this.nextCode();
if(!y(e))
return this.reportParseError(`unexpected-char`);
let n=this.codePointIterator.end;
let r=this.data;
r.second=Number(this.text.slice(t,n));
if(!T(r.hour,r.minute,r.second))
return this.reportParseError(`invalid-time`);
e=this.nextCode();
if(e===p.DOT)
return`TIME_SEC_FRAC`;
return this.processTimeEnd(e,r)}
TIME_SEC_FRAC(e){
if(!y(e))
return this.reportParseError(`unexpected-char`);
let t=this.codePointIterator.start;
for(;y(e);)
e=this.nextCode();
let n=this.codePointIterator.start;
let r=this.data;
r.frac=this.text.slice(t,n);
return this.processTimeEnd(e,r)}
processTimeEnd(e,t){
if(t.hasDate){
if(e===p.DASH||e===p.PLUS_SIGN){
t.offsetSign=e;
return`TIME_OFFSET`}
if(e===p.LATIN_CAPITAL_Z||e===p.LATIN_SMALL_Z){
let e=E(t,`Z`);
this.endToken(`OffsetDateTime`,`end`,e);
return`DATA`}
let n=E(t,``);
this.endToken(`LocalDateTime`,`start`,n);
return this.back(`DATA`)}
let n=E(t,``);
this.endToken(`LocalTime`,`start`,n);
return this.back(`DATA`)}
TIME_OFFSET(e){
if(!y(e))
return this.reportParseError(`unexpected-char`);
let t=this.codePointIterator.start;
e=this.nextCode();
if(!y(e))
return this.reportParseError(`unexpected-char`);
e=this.nextCode();
if(e!==p.COLON)
return this.reportParseError(`unexpected-char`);
let n=this.codePointIterator.start;
e=this.nextCode();
let r=this.codePointIterator.start;
if(!y(e))
return this.reportParseError(`unexpected-char`);
e=this.nextCode();
if(!y(e))
return this.reportParseError(`unexpected-char`);
let i=this.codePointIterator.end;
let a=Number(this.text.slice(t,n));
let o=Number(this.text.slice(r,i));
if(!T(a,o,0))
return this.reportParseError(`invalid-time`);
let s=this.data;
let c=E(s,`${String.fromCodePoint(s.offsetSign)}${D(a,2)}:${D(o,2)}`);
this.endToken(`OffsetDateTime`,`end`,c);
return`DATA`}
parseDigits(e,t){
if(e===p.UNDERSCORE)
return this.reportParseError(`invalid-underscore`);
if(!t(e))
return this.reportParseError(`unexpected-char`);
let n=[];
let r=p.NULL;
let i=!1;
for(;t(e)||e===p.UNDERSCORE;){
if(e===p.UNDERSCORE){
i=!0;
if(r===p.UNDERSCORE)
return this.reportParseError(`invalid-underscore`)}else 
n.push(e);
r=e;
e=this.nextCode()}
if(r===p.UNDERSCORE)
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
for(;(i=this.nextCode())!==p.EOF;){
if(!b(i)){
this.moveAt(t);
return this.reportParseError(`invalid-char-in-escape-sequence`)}
r++;
if(r>=e)
break}
let a=this.codePointIterator.end;
let o=this.text.slice(n,a);
let s=parseInt(o,16);
if(!re(s))
return this.reportParseError(`invalid-code-point`,{
cp:o});
return s}
reportParseErrorControlChar(){
return this.reportParseError(`invalid-control-character`)}};
function S(e,t){
if(v(e)||y(e)||e===p.UNDERSCORE||e===p.DASH)
return!0;
if(t.lt(1,1))
return!1;
return!1}
function C(e){
return te(e)&&e!==p.TABULATION||e===p.DELETE}
function w(e){
return e===p.TABULATION||p.SPACE<=e&&e<=p.TILDE||de(e)}
function de(e){
return p.PAD<=e&&e<=p.CP_D7FF||p.CP_E000<=e&&e<=p.CP_10FFFF}
function fe(e,t,n){
if(e>=0&&t<=12&&t>=1&&n>=1)
return n<=(t===2?e&3||!(e%25)&&e&15?28:29:30+(t+(t>>3)&1));
return!1}
function T(e,t,n){
if(e>=24||e<0||t>59||t<0||n>60||n<0)
return!1;
return!0}
function E(e,t){
let n=D(e.year,4);
let r=e.month?D(e.month,2):`01`;
let i=e.day?D(e.day,2):`01`;
let a=D(e.hour,2);
let o=D(e.minute,2);
let s=D(e.second,2);
let c=`${n}-${r}-${i}`;
let l=e.frac?`.${e.frac}`:``;
let u=new Date(`${c}T${a}:${o}:${s}${l}${t}`);
if(!isNaN(u.getTime())||e.second!==60)
return u;
return new Date(`${c}T${a}:${o}:59${l}${t}`)}
function D(e,t){
return String(e).padStart(t,`0`)}
const O=Symbol(`VALUE_KIND_VALUE`);
const k=Symbol(`VALUE_KIND_INTERMEDIATE`);
var pe=class{
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
let a=i(n);
e.resolvedKey.push(a);
let o=t.get(a);
if(!o){
o={
node:n,
keys:new Map};
t.set(a,o)}else 
if(o.table===`array`){
let t=o.peekIndex;
e.resolvedKey.push(t);
o=o.keys.get(t)}
t=o.keys}
let r=e.key.keys[n];
let a=i(r);
e.resolvedKey.push(a);
let o=t.get(a);
if(!o){
if(e.kind===`array`){
e.resolvedKey.push(0);
let n={
node:r,
keys:new Map};
t.set(a,{
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
t.set(a,n);
this.tables.push({
node:e,
keys:n.keys})}}else 
if(!o.table){
if(e.kind===`array`)
this.ctx.reportParseError(`dupe-keys`,r);else{
let n={
table:e.kind,
node:r,
keys:o.keys};
t.set(a,n);
this.tables.push({
node:e,
keys:n.keys})}}else 
if(o.table===`array`){
if(e.kind===`array`){
let t={
node:r,
keys:new Map};
let n=o.peekIndex+1;
e.resolvedKey.push(n);
o.keys.set(n,t);
o.peekIndex=n;
this.tables.push({
node:e,
keys:t.keys})}else 
this.ctx.reportParseError(`dupe-keys`,r)}else 
this.ctx.reportParseError(`dupe-keys`,r)}
verifyDuplicateKeys(e){
for(
let t of e.body)
t.type===`TOMLKeyValue`&&A(this.ctx,this.rootKeys,t);
for(
let{
node:e,
keys:t}of this.tables)
for(
let n of e.body)
A(this.ctx,t,n)}};
function A(e,t,n){
let a=t;
let o=r(n.key.keys);
for(
let t of n.key.keys){
let n=i(t);
let r=a.get(n);
if(r){
(r.value===O||o===t||r.table)&&e.reportParseError(`dupe-keys`,N(t,r.node));
r.value=k}else{
r=o===t?{
value:O,
node:t,
keys:new Map}:{
value:k,
node:t,
keys:new Map};
a.set(n,r)}
a=r.keys}
n.value.type===`TOMLInlineTable`?j(e,a,n.value):n.value.type===`TOMLArray`&&M(e,a,n.value)}
function j(e,t,n){
for(
let r of n.body)
A(e,t,r)}
function M(e,t,n){
let r=t;
for(
let i=0;i<n.elements.length;i++){
let a=n.elements[i];
let o=r.get(i);
if(o)
e.reportParseError(`dupe-keys`,N(a,o.node));else{
o={
value:O,
node:a,
keys:new Map};
t.set(i,o);
a.type===`TOMLInlineTable`?j(e,o.keys,a):a.type===`TOMLArray`&&M(e,o.keys,a)}}}
function N(e,t){
return e.range[0]<=t.range[0]?t:e}
var P=class{
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
this.tokenizer=new ue(e.text,e.parserOptions);
this.topLevelTable=e.topLevelTable;
this.table=e.topLevelTable;
this.keysResolver=new pe(this)}
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
throw new f(e,n,r,i)}};
const F={
VALUE:`missing-value`};
const I={
BasicString:`basic`,
MultiLineBasicString:`basic`,
LiteralString:`literal`,
MultiLineLiteralString:`literal`};
const L={
BasicString:`basic`,
LiteralString:`literal`};
const R={
OffsetDateTime:`offset-date-time`,
LocalDateTime:`local-date-time`,
LocalDate:`local-date`,
LocalTime:`local-time`};
var z=class{
constructor(e,t){
this.text=e;
this.parserOptions=t||{};
this.tomlVersion=u(this.parserOptions.tomlVersion)}
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
range:Z(e.range),
loc:Q(e.loc)};
e.body=[t];
let n=new P({
text:this.text,
parserOptions:this.parserOptions,
topLevelTable:t});
let i=n.nextToken();
if(i){
t.range[0]=i.range[0];
t.loc.start=$(i.loc.start);
for(;i;){
let e=n.stateStack.pop()||`TABLE`;
n.stateStack.push(...this[e](i,n));
i=n.nextToken()}
let e=n.stateStack.pop()||`TABLE`;
if(e in F)
return n.reportParseError(F[e],null);
n.table.type===`TOMLTable`&&X(n.table,r(n.table.body));
X(t,r(t.body))}
n.verifyDuplicateKeys();
e.tokens=n.tokens;
e.comments=n.comments;
let a=n.tokenizer.end;
let o=n.tokenizer.getLocFromIndex(a);
e.range[1]=a;
e.loc.end={
line:o.line,
column:o.column};
return e}
TABLE(e,t){
if(q(e)||J(e))
return this.processKeyValue(e,t.table,t);
if(H(e))
return this.processTable(e,t.topLevelTable,t);
return t.reportParseError(`unexpected-token`,e)}
VALUE(e,t){
if(J(e)||Y(e))
return this.processStringValue(e,t);
if(he(e))
return this.processNumberValue(e,t);
if(ge(e))
return this.processBooleanValue(e,t);
if(_e(e))
return this.processDateTimeValue(e,t);
if(H(e))
return this.processArray(e,t);
if(me(e))
return this.processInlineTable(e,t);
return t.reportParseError(`unexpected-token`,e)}
processTable(e,t,n){
let i={
type:`TOMLTable`,
kind:`standard`,
key:null,
resolvedKey:[],
body:[],
parent:t,
range:Z(e.range),
loc:Q(e.loc)};
n.table.type===`TOMLTable`&&X(n.table,r(n.table.body));
t.body.push(i);
n.table=i;
let a=n.nextToken({
needSameLine:`invalid-key-value-newline`});
if(H(a)){
if(e.range[1]<a.range[0])
return n.reportParseError(`invalid-space`,a);
i.kind=`array`;
a=n.nextToken({
needSameLine:`invalid-key-value-newline`})}
if(U(a))
return n.reportParseError(`missing-key`,a);
if(!a)
return n.reportParseError(`unterminated-table-key`,null);
a=this.processKeyNode(a,i,n).nextToken;
if(!U(a))
return n.reportParseError(`unterminated-table-key`,a);
if(i.kind===`array`){
let e=a;
a=n.nextToken({
needSameLine:`invalid-key-value-newline`});
if(!U(a))
return n.reportParseError(`unterminated-table-key`,a);
if(e.range[1]<a.range[0])
return n.reportParseError(`invalid-space`,a)}
X(i,a);
n.applyResolveKeyForTable(i);
n.needNewLine=!0;
return[]}
processKeyValue(e,t,n){
let r={
type:`TOMLKeyValue`,
key:null,
value:null,
parent:t,
range:Z(e.range),
loc:Q(e.loc)};
t.body.push(r);
let{
nextToken:i}=this.processKeyNode(e,r,n);
if(!V(i))
return n.reportParseError(`missing-equals-sign`,i);
n.addValueContainer({
parent:r,
set:e=>{
r.value=e;
X(r,e);
n.needNewLine=!0;
return[]}});
n.needSameLine=`invalid-key-value-newline`;
return[`VALUE`]}
processKeyNode(e,t,n){
B(e)&&n.reportParseError(`invalid-leading-dot-in-key`,e);
let i={
type:`TOMLKey`,
keys:[],
parent:t,
range:Z(e.range),
loc:Q(e.loc)};
t.key=i;
let a=e;
let o=null;
do{
if(q(a))
this.processBareKey(a,i);else 
if(J(a))
this.processStringKey(a,i);else 
break;
o=null;
a=n.nextToken({
needSameLine:`invalid-key-value-newline`});
if(!B(a))
break;
o=a;
a=n.nextToken({
needSameLine:`invalid-key-value-newline`})}while(a);
o&&n.reportParseError(B(a)?`invalid-consecutive-dots-in-key`:`invalid-trailing-dot-in-key`,o);
X(i,r(i.keys));
return{
keyNode:i,
nextToken:a}}
processBareKey(e,t){
let n={
type:`TOMLBare`,
name:e.value,
parent:t,
range:Z(e.range),
loc:Q(e.loc)};
t.keys.push(n)}
processStringKey(e,t){
let n={
type:`TOMLQuoted`,
kind:`string`,
value:e.string,
style:L[e.type],
multiline:!1,
parent:t,
range:Z(e.range),
loc:Q(e.loc)};
t.keys.push(n)}
processStringValue(e,t){
let n=t.consumeValueContainer();
let r={
type:`TOMLValue`,
kind:`string`,
value:e.string,
style:I[e.type],
multiline:Y(e),
parent:n.parent,
range:Z(e.range),
loc:Q(e.loc)};
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
range:Z(e.range),
loc:Q(e.loc)}:{
type:`TOMLValue`,
kind:`float`,
value:e.number,
get number(){
return s()},
parent:n.parent,
range:Z(e.range),
loc:Q(e.loc)};
return n.set(c)}
processBooleanValue(e,t){
let n=t.consumeValueContainer();
let r={
type:`TOMLValue`,
kind:`boolean`,
value:e.boolean,
parent:n.parent,
range:Z(e.range),
loc:Q(e.loc)};
return n.set(r)}
processDateTimeValue(e,t){
let n=t.consumeValueContainer();
let r={
type:`TOMLValue`,
kind:R[e.type],
value:e.date,
datetime:e.value,
parent:n.parent,
range:Z(e.range),
loc:Q(e.loc)};
return n.set(r)}
processArray(e,t){
let n=t.consumeValueContainer();
let r={
type:`TOMLArray`,
elements:[],
parent:n.parent,
range:Z(e.range),
loc:Q(e.loc)};
let i=t.nextToken({
valuesEnabled:!0});
if(U(i)){
X(r,i);
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
let a=G(i);
a&&(i=n.nextToken({
valuesEnabled:!0}));
if(U(i)){
X(e,i);
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
range:Z(e.range),
loc:Q(e.loc)};
let i=this.tomlVersion.gte(1,1)?void 0:`invalid-inline-table-newline`;
let a=t.nextToken({
needSameLine:i});
if(a){
if(q(a)||J(a))
return this.processInlineTableKeyValue(a,r,n,t);
if(W(a)){
X(r,a);
return n.set(r)}}
return t.reportParseError(`unexpected-token`,a)}
processInlineTableKeyValue(e,t,n,r){
let i={
type:`TOMLKeyValue`,
key:null,
value:null,
parent:t,
range:Z(e.range),
loc:Q(e.loc)};
t.body.push(i);
let{
nextToken:a}=this.processKeyNode(e,i,r);
if(!V(a))
return r.reportParseError(`missing-equals-sign`,a);
let o=this.tomlVersion.gte(1,1)?void 0:`invalid-inline-table-newline`;
r.addValueContainer({
parent:i,
set:e=>{
i.value=e;
X(i,e);
let a=r.nextToken({
needSameLine:o});
if(G(a)){
a=r.nextToken({
needSameLine:o});
if(a&&(q(a)||J(a)))
return this.processInlineTableKeyValue(a,t,n,r);
if(W(a)){
if(this.tomlVersion.lt(1,1))
return r.reportParseError(`invalid-trailing-comma-in-inline-table`,a)}else 
return r.reportParseError(a?`unexpected-token`:`unterminated-inline-table`,a)}
if(W(a)){
X(t,a);
return n.set(t)}
return r.reportParseError(a?`missing-comma`:`unterminated-inline-table`,a)}});
r.needSameLine=`invalid-key-value-newline`;
return[`VALUE`]}};
function B(e){
return K(e)&&e.value===`.`}
function V(e){
return K(e)&&e.value===`=`}
function H(e){
return K(e)&&e.value===`[`}
function U(e){
return K(e)&&e.value===`]`}
function me(e){
return K(e)&&e.value===`{`}
function W(e){
return K(e)&&e.value===`}`}
function G(e){
return K(e)&&e.value===`,`}
function K(e){
return!!(e&&e.type===`Punctuator`)}
function q(e){
return e.type===`Bare`}
function J(e){
return e.type===`BasicString`||e.type===`LiteralString`}
function Y(e){
return e.type===`MultiLineBasicString`||e.type===`MultiLineLiteralString`}
function he(e){
return e.type===`Integer`||e.type===`Float`}
function ge(e){
return e.type===`Boolean`}
function _e(e){
return e.type===`OffsetDateTime`||e.type===`LocalDateTime`||e.type===`LocalDate`||e.type===`LocalTime`}
function X(e,t){
if(t){
e.range[1]=t.range[1];
e.loc.end=$(t.loc.end)}}
function Z(e){
return[e[0],e[1]]}
function Q(e){
return{
start:$(e.start),
end:$(e.end)}}
function $(e){
return{
line:e.line,
column:e.column}}
const ve=n({
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
function ye(e,t){
return{
ast:new z(e,t).parse(),
visitorKeys:ve,
services:{
isTOML:!0}}}
function be(e,t){
return ye(e,t).ast}
exports.parseTOML=be;