"use strict";
const e=require("./core.js");
const t=require("./literals.js");
const n=e.anyOf(`admin administrator changeme db default demo dev development guest local mysql neo4j postgres postgresql pwd qwerty redis root rootpass rootpassword sa sample secret test testing tester testpass testpassword token toor user username parola`);
const r=/^(?:|pass[a-z_]*\d{0,3}|pass(?:w(?:or)?d)?\d*|my[-_]?\w*pass\w*|\d{1,6})$/i;
function i(e){
return n(e)||r.test(e)}
function a(e){
let t=-1;
for(
let n of new TextEncoder().encode(e)){
t^=n;
for(
let e=0;e<8;e+=1)
t=t>>>1^(t&1?3988292384:0)}
return~t>>>0}
const o=/(?<![a-z0-9+.-])([a-z][a-z0-9+.-]{1,20}):\/\/([^\s"'<>`]+)/gi;
const s=/^[A-Za-z0-9_-]{24,}$/;
const c=/^(?:[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|[0-9a-f]+)$/i;
const l=/^(?:s|share|shared|invites?|(?:web)?hooks?)$/i;
function u(e){
let t=[];
for(
let n of e.matchAll(o)){
let[e,r=``,i=``]=n;
let a=n.index+e.length-i.length;
let o=/^(?:https?|wss?)$/i.test(r);
let s=d(i,o);
s>0&&t.push(...f(i,s,a));
let c=i.indexOf(`?`,s+1);
c!==-1&&t.push(...p(i,c+1,a));
o&&t.push(...h(i,s+1,c===-1?i.length:c,a))}
return t}
function d(e,t){
return(t?/^[^/?#]*/.exec(e)?.[0]??``:e).lastIndexOf(`@`)}
function f(e,n,r){
let a=e.slice(0,n);
let o=a.indexOf(`:`);
let s=o===-1?0:o+1;
let c=t.meant(a.slice(s));
if(g(c)||o===-1&&!t.isIssued(c)||t.isForShow(c))
return[];
let l=/^(?:\[[^\]]*\]|[^/:?#]*)/.exec(e.slice(n+1))?.[0]??``;
let u=i(c)||c===a.slice(0,Math.max(0,o));
let d=t.isIssued(c)||!u&&!t.isNearby(l);
return[{
what:`a password`,
start:r+s,
end:r+n,
in:`user`,
live:d}]}
function p(e,n,r){
let i=[];
for(
let a of e.slice(n).matchAll(/(?<![\w.-])([\w.-]+)=([^&#]*)/g)){
let[e,o=``,s=``]=a;
let c=t.meant(s);
if(!(t.isSecretName(o)||m(o,c))||c===``||g(c)||t.isForShow(c))
continue;
let l=r+n+a.index+e.length;
i.push({
what:`a key`,
start:l-s.length,
end:l,
in:`query`,
live:t.isIssued(c)})}
return i}
function m(e,n){
return/^(?:code|sig)$/.test(e)&&n.length>=40&&t.isIssued(n)}
function h(e,n,r,i){
let a=[];
let o=e.indexOf(`/`,n);
if(o===-1)
return[];
let u=``;
for(
let{
index:n,
0:d}of e.slice(o,r).matchAll(/[^/]+/g)){
let e=c.test(d)&&!l.test(u)&&!t.isSecretName(u);
u=d;
if(!s.test(d)||e||!t.isIssued(d))
continue;
let r=i+o+n;
a.push({
what:`a key in the path of an address`,
start:r,
end:r+d.length,
in:`path`,
live:!0})}
return a}
function g(e){
return/\$\{?\w|\{\w|<[^<>]+>|\[[A-Z]|^\[[a-z][\w -]*\]$|^%[A-Z_]+%$|^[A-Z][A-Z_]+$/.test(e)}
const _=/-----BEGIN [A-Z0-9 ]{0,60}PRIVATE KEY(?: BLOCK)?-----(?:\s|\\[nr])*[A-Za-z0-9+/=\\\s:,-]{40,}/g;
const v=/(?<![\w.-])eyJ[\w-]{10,}\.eyJ[\w-]{4,}\.[\w-]{16,}(?![\w.-])/g;
const y=/\bBasic\s+([A-Za-z0-9+/]{8,}={0,2})(?![A-Za-z0-9+/=])/gi;
const b=/"role"\s*:\s*"anon"/;
function x(e){
return[...S(e),...C(e),...w(e)]}
function S(e){
return Array.from(e.matchAll(_),({
index:e,
0:t})=>({
what:`a private key`,
start:e,
end:e+t.length})).filter(({
start:n,
end:r})=>!t.isForShow(e.slice(n+27,r-40)))}
function C(e){
let n=[];
for(
let{
index:r,
0:i}of e.matchAll(v)){
let[e=``,a=``]=i.split(`.`);
if(!T(e).includes(`"alg"`)||!T(a).startsWith(`{`)||t.isForShow(i))
continue;
let o=r+i.length;
b.test(T(a))?n.push({
what:`a key for the role "anon"`,
start:r,
end:o,
isForAll:!0}):n.push({
what:`a JSON web token`,
start:r,
end:o})}
return n}
function w(e){
let n=[];
for(
let r of e.matchAll(y)){
let[e,a=``]=r;
let[,o,s]=/^([\x20-\x39\x3b-\x7e]*):([\x20-\x7e]*)$/.exec(T(a))??[];
if(s===void 0||t.isForShow(T(a))||/^\W*$|pass(?:word)?$|\$\{/i.test(s))
continue;
if(i(s)||s===o)
continue;
let c=r.index+e.length;
n.push({
what:`a user and password in Base64`,
start:c-a.length,
end:c})}
return n}
function T(e){
let t=e.replaceAll(`-`,`+`).replaceAll(`_`,`/`).replace(/(?<!=)=+$/,``);
return atob(t.length%4==1?t.slice(0,-1):t)}
const E=/mnemonic\d*$|(?:seed|recovery|backup|secret|wallet)[-_. ]?phrase\d*$/;
const D=/^(-{0,2}[A-Za-z][\w.-]{1,60})=(.*)$/s;
const O=/^[a-z]{3,8}(?: [a-z]{3,8}){11,24}$/;
const k=new Set([12,15,18,21,24,25]);
const A=/\b(?:two|four|five|eleven|twelve|word|words|phrase|seed|mnemonic|your|recovery|wallet|goes)\b/;
function j(e,n){
let[,r,i=``]=D.exec(e)??[];
if(![r,n].some(e=>e!==void 0&&E.test(e.slice(-80).toLowerCase())))
return;
let a=r===void 0?e:i;
if(!O.test(a)||A.test(a)||!M(a.split(` `))||t.isForShow(a))
return;
return{
what:`the recovery phrase of a wallet`,
start:e.length-a.length,
end:e.length,
opensWallet:!0}}
function M(e){
let t=e.every((t,n)=>n===0||(e[n-1]??``)<=t);
return k.has(e.length)&&new Set(e).size>=e.length-1&&!t}
function N(e){
return e.endsWith(P(a(e.slice(0,-6))))}
function P(e){
let t=``;
for(
let n=e;n>0;n=Math.floor(n/62))
t=(`0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz`[n%62]??``)+t;
return t.padStart(6,`0`)}
const F=new Uint8Array(128);
for(
let e of`ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.~+/=:\\-`)
F[e.charCodeAt(0)]=1;
function I(e,t,n){
let r=new Set;
for(
let i=t-1;i<e.length;){
let a=i;
for(;a>i-t&&F[e.charCodeAt(a)]===1;)
--a;
if(a>i-t){
i=a+t;
continue}
let o=i+1;
for(;F[e.charCodeAt(o)]===1;)
o+=1;
let s=e.slice(a+1,o);
i=o+t;
if(r.has(s))
continue;
if(n(s))
return!0;
r.size<1e3&&r.add(s)}
return!1}
const L=`[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}`;
const R=[{
source:`gitleaks, config/gitleaks.toml at 009e025`,
date:`2026-11-18`,
shapes:[{
what:`an age key`,
begins:`AGE-SECRET-KEY-1`,
goesOn:`[QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L]{58}`},{
what:`a 1Password service account token`,
begins:`ops_eyJ`,
goesOn:`[A-Za-z0-9+/]{250,2000}={0,3}`},{
what:`an Adobe client secret`,
begins:`p8e-`,
goesOn:`[a-zA-Z0-9]{32}`},{
what:`an Alibaba Cloud access key`,
begins:`LTAI`,
goesOn:`[a-zA-Z0-9]{20}`},{
what:`an Anthropic key`,
begins:`sk-ant-`,
goesOn:`(?:api|admin|oat)\\d\\d-[\\w-]{93}AA`},{
what:`an Artifactory key`,
begins:`AKCp`,
goesOn:`[A-Za-z0-9]{69}`},{
what:`an Atlassian token`,
begins:`ATATT3`,
goesOn:`[\\w=-]{186}`},{
what:`an AWS access key`,
begins:`AKIA`,
goesOn:`[A-Z2-7]{16}`},{
what:`an AWS access key`,
begins:`ASIA`,
goesOn:`[A-Z2-7]{16}`},{
what:`a ClickHouse Cloud key`,
begins:`4b1d`,
goesOn:`[A-Za-z0-9]{38}`},{
what:`a Clojars token`,
begins:`CLOJARS_`,
goesOn:`[a-z0-9]{60}`},{
what:`a Cloudflare origin key`,
begins:`v1.0-`,
goesOn:`[a-f0-9]{24}-[a-f0-9]{146}`},{
what:`a Databricks token`,
begins:`dapi`,
goesOn:`[a-f0-9]{32}(?:-\\d)?`},{
what:`a DigitalOcean token`,
begins:`dop_v1_`,
goesOn:`[a-f0-9]{64}`},{
what:`a DigitalOcean token`,
begins:`doo_v1_`,
goesOn:`[a-f0-9]{64}`},{
what:`a DigitalOcean token`,
begins:`dor_v1_`,
goesOn:`[a-f0-9]{64}`},{
what:`a Doppler token`,
begins:`dp.pt.`,
goesOn:`[A-Za-z0-9]{43}`},{
what:`a Duffel token`,
begins:`duffel_`,
goesOn:`(?:test|live)_[\\w=-]{43}`},{
what:`a Dynatrace token`,
begins:`dt0c01.`,
goesOn:`[A-Za-z0-9]{24}\\.[A-Za-z0-9]{64}`},{
what:`an EasyPost key`,
begins:`EZAK`,
goesOn:`[A-Za-z0-9]{54}`},{
what:`a Fly.io token`,
begins:`fo1_`,
goesOn:`[\\w-]{43}`},{
what:`a Frame.io token`,
begins:`fio-u-`,
goesOn:`[\\w=-]{64}`},{
what:`a Google key`,
begins:`AIza`,
goesOn:`[\\w-]{35}`},{
what:`a Linear key`,
begins:`lin_api_`,
goesOn:`[A-Za-z0-9]{40}`},{
what:`a Mailgun key`,
begins:`key-`,
goesOn:`[a-f0-9]{32}`},{
what:`a New Relic key`,
begins:`NRAK-`,
goesOn:`[A-Z0-9]{27}`},{
what:`a Notion token`,
begins:`ntn_`,
goesOn:`[0-9]{11}[A-Za-z0-9]{35}`},{
what:`an npm token`,
begins:`npm_`,
goesOn:`[A-Za-z0-9]{36}`},{
what:`an Octopus Deploy key`,
begins:`API-`,
goesOn:`[A-Z0-9]{26}`},{
what:`an OpenAI key`,
begins:`sk-`,
goesOn:`[A-Za-z0-9]{20}T3BlbkFJ[A-Za-z0-9]{20}`},{
what:`an OpenAI key`,
begins:`sk-`,
goesOn:`(?:proj|svcacct|admin)-[\\w-]{20,74}T3BlbkFJ[\\w-]{20,74}`},{
what:`an OpenShift token`,
begins:`sha256~`,
goesOn:`[\\w-]{43}`},{
what:`a Perplexity key`,
begins:`pplx-`,
goesOn:`[a-zA-Z0-9]{48}`},{
what:`a PlanetScale token`,
begins:`pscale_`,
goesOn:`(?:tkn|oauth|pw)_[\\w=.-]{32,64}`},{
what:`a Postman key`,
begins:`PMAK-`,
goesOn:`[a-f0-9]{24}-[a-f0-9]{34}`},{
what:`a Prefect key`,
begins:`pnu_`,
goesOn:`[a-zA-Z0-9]{36}`},{
what:`a Pulumi token`,
begins:`pul-`,
goesOn:`[a-f0-9]{40}`},{
what:`a PyPI token`,
begins:`pypi-AgEIcHlwaS5vcmc`,
goesOn:`[\\w-]{50,1000}`},{
what:`a ReadMe key`,
begins:`rdme_`,
goesOn:`[a-z0-9]{70}`},{
what:`a RubyGems key`,
begins:`rubygems_`,
goesOn:`[a-f0-9]{48}`},{
what:`a Scalingo token`,
begins:`tk-us-`,
goesOn:`[\\w-]{48}`},{
what:`a SendGrid key`,
begins:`SG.`,
goesOn:`[\\w-]{22}\\.[\\w-]{43}`},{
what:`a Brevo key`,
begins:`xkeysib-`,
goesOn:`[a-f0-9]{64}-[A-Za-z0-9]{16}`},{
what:`a Sentry token`,
begins:`sntryu_`,
goesOn:`[a-f0-9]{64}`},{
what:`a Sentry token`,
begins:`sntrys_`,
goesOn:`eyJ[A-Za-z0-9+/=]{20,420}_[A-Za-z0-9+/]{43}`},{
what:`a Shippo token`,
begins:`shippo_`,
goesOn:`(?:live|test)_[a-fA-F0-9]{40}`},{
what:`a Shopify token`,
begins:`shp`,
goesOn:`(?:at|ca|pa|ss)_[a-fA-F0-9]{32}`},{
what:`a Slack token`,
begins:`xoxb-`,
goesOn:`[0-9]{8,14}-[a-zA-Z0-9-]{18,45}`},{
what:`a Slack token`,
begins:`xoxp-`,
goesOn:`(?:[0-9]{10,13}-){3}[a-zA-Z0-9-]{28,34}`},{
what:`a Slack token`,
begins:`xapp-`,
goesOn:`\\d-[A-Z0-9]+-\\d+-[a-z0-9]{20,80}`},{
what:`a Sourcegraph token`,
begins:`sgp_`,
goesOn:`(?:(?:[a-fA-F0-9]{16}|local)_)?[a-fA-F0-9]{40}`},{
what:`a Square token`,
begins:`sq0atp-`,
goesOn:`[\\w-]{22,60}`},{
what:`a Stripe key`,
begins:`sk_`,
goesOn:`(?:test|live)_[a-zA-Z0-9]{24,99}`},{
what:`a Stripe key`,
begins:`rk_`,
goesOn:`(?:test|live)_[a-zA-Z0-9]{24,99}`},{
what:`a Typeform token`,
begins:`tfp_`,
goesOn:`[\\w.=-]{59}`},{
what:`a Vault token`,
begins:`hvs.`,
goesOn:`[\\w-]{90,120}`},{
what:`a Vault token`,
begins:`hvb.`,
goesOn:`[\\w-]{138,300}`},{
what:`a Yandex Cloud key`,
begins:`AQVN`,
goesOn:`[\\w-]{35,38}`}]},{
source:`what the providers document or issue`,
date:`2026-11-18`,
shapes:[{
what:`a GitHub token`,
begins:`ghp_`,
goesOn:`[A-Za-z0-9]{36}`,
checksum:`crc32-base62`},{
what:`a GitHub token`,
begins:`gho_`,
goesOn:`[A-Za-z0-9]{36}`,
checksum:`crc32-base62`},{
what:`a GitHub token`,
begins:`ghu_`,
goesOn:`[A-Za-z0-9]{36}`,
checksum:`crc32-base62`},{
what:`a GitHub token`,
begins:`ghs_`,
goesOn:`[A-Za-z0-9]{36}`,
checksum:`crc32-base62`},{
what:`a GitHub token`,
begins:`ghr_`,
goesOn:`[A-Za-z0-9]{36}`,
checksum:`crc32-base62`},{
what:`a GitHub token`,
begins:`github_pat_`,
goesOn:`[A-Za-z0-9]{22}_[A-Za-z0-9]{59}`},{
what:`a GitLab token`,
begins:`glpat-`,
goesOn:`[\\w-]{20,300}(?:\\.[0-9a-z]{2}\\.[0-9a-z]{7,9})?`},{
what:`a GitLab token`,
begins:`gldt-`,
goesOn:`[\\w-]{20}`},{
what:`a GitLab token`,
begins:`glrt-`,
goesOn:`[\\w-]{20}`},{
what:`an Airtable token`,
begins:`pat`,
goesOn:`[A-Za-z0-9]{14}\\.[a-f0-9]{64}`},{
what:`an Apify token`,
begins:`apify_api_`,
goesOn:`[A-Za-z0-9]{36}`},{
what:`a Brave Search key`,
begins:`BSA`,
goesOn:`[\\w-]{20,28}`},{
what:`a Browserbase key`,
begins:`bb_live_`,
goesOn:`[\\w-]{27}`},{
what:`a Cerebras key`,
begins:`csk-`,
goesOn:`[a-z0-9]{48}`},{
what:`a Context7 key`,
begins:`ctx7sk-`,
goesOn:L},{
what:`a Contentful token`,
begins:`CFPAT-`,
goesOn:`[\\w-]{43}`},{
what:`a Docker token`,
begins:`dckr_pat_`,
goesOn:`[\\w-]{27}`},{
what:`an E2B key`,
begins:`e2b_`,
goesOn:`[a-f0-9]{40}`},{
what:`a Figma token`,
begins:`figd_`,
goesOn:`[\\w-]{40}`},{
what:`a Figma token`,
begins:`figu_`,
goesOn:`[\\w-]{40}`},{
what:`a Firecrawl key`,
begins:`fc-`,
goesOn:`[a-f0-9]{32}`},{
what:`a Google OAuth secret`,
begins:`GOCSPX-`,
goesOn:`[\\w-]{28}`},{
what:`a Google OAuth token`,
begins:`ya29.`,
goesOn:`[\\w-]{50,1000}`},{
what:`a Google key`,
begins:`AQ.`,
goesOn:`[\\w-]{40,80}`},{
what:`a Grafana token`,
begins:`glsa_`,
goesOn:`[A-Za-z0-9]{32}_[a-fA-F0-9]{8}`},{
what:`a Groq key`,
begins:`gsk_`,
goesOn:`[A-Za-z0-9]{52}`},{
what:`a Heroku key`,
begins:`HRKU-AA`,
goesOn:`[\\w-]{58}`},{
what:`a HubSpot token`,
begins:`pat-`,
goesOn:`(?:na|eu|ap)\\d-${L}`},{
what:`a Hugging Face token`,
begins:`hf_`,
goesOn:`[A-Za-z0-9]{34}`},{
what:`a Jina key`,
begins:`jina_`,
goesOn:`[a-f0-9]{32}[\\w-]{28}`},{
what:`a Langfuse key`,
begins:`sk-lf-`,
goesOn:L},{
what:`a LangSmith key`,
begins:`lsv2_`,
goesOn:`(?:pt|sk)_[a-f0-9]{32}_[a-f0-9]{10}`},{
what:`a Linear token`,
begins:`lin_oauth_`,
goesOn:`[a-f0-9]{64}`},{
what:`a Mem0 key`,
begins:`m0-`,
goesOn:`[A-Za-z0-9]{40}`},{
what:`a Neon key`,
begins:`napi_`,
goesOn:`[a-z0-9]{64}`},{
what:`a Netlify token`,
begins:`nfp_`,
goesOn:`[A-Za-z0-9]{36}`},{
what:`a Notion token`,
begins:`secret_`,
goesOn:`[A-Za-z0-9]{43}`},{
what:`an NVIDIA key`,
begins:`nvapi-`,
goesOn:`[\\w-]{64}`},{
what:`an OpenRouter key`,
begins:`sk-or-v1-`,
goesOn:`[a-f0-9]{64}`},{
what:`a Pinecone key`,
begins:`pcsk_`,
goesOn:`[A-Za-z0-9]{5,6}_[A-Za-z0-9]{63}`},{
what:`a PostHog key`,
begins:`phx_`,
goesOn:`[A-Za-z0-9]{43,48}`},{
what:`a Render key`,
begins:`rnd_`,
goesOn:`[A-Za-z0-9]{28}`},{
what:`a Replicate token`,
begins:`r8_`,
goesOn:`[A-Za-z0-9]{37}`},{
what:`a Resend key`,
begins:`re_`,
goesOn:`[A-Za-z0-9]{8}_[A-Za-z0-9]{24}`},{
what:`a SonarQube token`,
begins:`sq`,
goesOn:`[uap]_[a-f0-9]{40}`},{
what:`a Stripe webhook secret`,
begins:`whsec_`,
goesOn:`[A-Za-z0-9+/]{32}`},{
what:`a Supabase token`,
begins:`sbp_`,
goesOn:`(?:oauth_)?[a-f0-9]{40}`},{
what:`a Supabase key`,
begins:`sb_secret_`,
goesOn:`[\\w-]{31}`},{
what:`a Tailscale key`,
begins:`tskey-`,
goesOn:`(?:api|auth|client)-[A-Za-z0-9]{10,20}-[A-Za-z0-9]{20,40}`},{
what:`a Tavily key`,
begins:`tvly-`,
goesOn:`(?:dev-|prod-)?[A-Za-z0-9-]{32,60}`},{
what:`an xAI key`,
begins:`xai-`,
goesOn:`[A-Za-z0-9]{80}`}]}].flatMap(e=>e.shapes);
const z=e=>e.replace(/[.~]/g,`\\$&`);
const B=[...new Set(R.map(({
begins:e})=>z(e)))].join(`|`);
const V=RegExp(`(?<![A-Za-z0-9_])(?:${B})`,`g`);
let H;
function U(e){
let t=H??RegExp(`(?:(?<![A-Za-z0-9_])|(?<=\\\\[bfnrt]))(?:${B})[\\w.~+/=:\\\\-]{8}`);
H=t;
return I(e,20,e=>t.test(e))}
const W=new Map;
function G(e){
let t=[];
for(
let{
index:n}of e.matchAll(V)){
let r=K(e,n);
r!==void 0&&t.push(r)}
return t}
function K(e,n){
for(
let r of R){
if(!e.startsWith(r.begins,n))
continue;
let i=q(r);
i.lastIndex=n;
if(!i.test(e))
continue;
let a=i.lastIndex;
let o=e.slice(n+r.begins.length,a);
if(t.isForShow(e.slice(n,a))||!J(o))
continue;
if(r.checksum!==void 0&&!N(o))
continue;
return{
what:r.what,
start:n,
end:a}}}
function q(e){
let t=W.get(e);
if(t!==void 0)
return t;
let n=RegExp(`${z(e.begins)}${e.goesOn}(?![A-Za-z0-9_-])`,`y`);
W.set(e,n);
return n}
function J(e){
return/\d/.test(e)||/[a-z]/.test(e)&&/[A-Z]/.test(e)}
function Y(t){
let n=[];
e.eachString(t,(e,t,r)=>{
for(
let i of Q(e,r))
n.push({...i,
route:[...t],
name:r})});
return n}
function X(e){
return e.length<8?[]:[...S(e),...G(e)].sort((e,t)=>e.start-t.start)}
function Z(e){
return e.includes(`\\u`)||e.includes(`PRIVATE KEY`)||U(e)}
function Q(e,n){
if(e.length<8)
return[];
let r=j(e,n);
if(r!==void 0)
return[r];
if(!/[0-9A-Z]/.test(e))
return[];
let i=[];
let a=[...x(e),...G(e),...u(e).filter(({
live:e})=>e),...t.literalsIn(e,n)];
for(
let e of a)
i.every(({
start:t,
end:n})=>e.end<=t||e.start>=n)&&i.push(e);
return i.sort((e,t)=>e.start-t.start)}
exports.credentialsIn=u;
exports.isCommonPassword=i;
exports.mayBeUnmistakable=Z;
exports.secretsBelow=Y;
exports.secretsIn=Q;
exports.unmistakableIn=X;