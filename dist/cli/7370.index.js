"use strict";exports.id=7370,exports.ids=[7370],exports.modules={7370:(function(t,e,i){i.d(e,{init:()=>b});var n=i(3024),r=i(6760),s=i(3965),o=i(4139),a=i(5930),l=i(2638),c=i(3643),u=i(5894);let[m="0"]=u.C.version.split("."),p=u.C.home.replace("https://github.com/",""),h=`{
  "$schema": "${u.C.home}/raw/v${u.C.version}/schemas/mcp-lint.schema.json",
  "targets": [],
  "rules": {},
  "ignore": []
}
`,f=`name: mcp-lint
on:
  push:
    branches: [main, master]
  pull_request:
permissions:
  contents: read
jobs:
  mcp-lint:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
        with:
          persist-credentials: false
      - uses: ${p}@v${m}
`,d=[`- repo: ${u.C.home}`,`  rev: v${u.C.version}`,"  hooks:","    - id: mcp-lint"];async function $(t){if(void 0===t||""===t.trim())return`repos:
${v("  ")}`;let{isSeq:e,parseDocument:n}=await i.e(8905).then(i.t.bind(i,8905,19)),r=t=>{let e=n(t,{logLevel:"silent"}),i=e.errors.length>0?void 0:e.toJS({maxAliasCount:0}),r="object"==typeof i&&null!==i&&"repos"in i?i.repos:void 0;return Array.isArray(r)?r:void 0};try{let i=r(t);if(i?.some(y))return t;let s=n(t,{logLevel:"silent"}).get("repos",!0);if(void 0===i||!e(s)||s.flow||null==s.range)return;let[o,,a]=s.range,l=/[ \t]*$/.exec(t.slice(0,o))?.[0]??"",c=t.slice(0,a),u=`${c}${c.endsWith("\n")?"":"\n"}${v(l)}${t.slice(a)}`;return JSON.stringify(r(u)?.slice(0,-1))===JSON.stringify(i)&&r(u)?.some(y)?u:void 0}catch{return}}function y(t){return JSON.stringify(t)?.includes('/mcp-lint"')===!0}function v(t){return`${d.map(e=>t+e).join("\n")}
`}var g=i(6351);let w=[{path:"mcp-lint.json",from:()=>h},{path:".github/workflows/mcp-lint.yml",from:()=>f},{path:".pre-commit-config.yaml",from:$}];async function b(t,{yes:e,say:i}){for(let n of w)i(`${await k(t,n,e)}
`);i('\n"mcp-lint" lints now; "pre-commit install" puts it before every commit\n')}async function k(t,{path:e,from:i},o){let a=(0,r.join)(t,e),l=function(t){try{return(0,n.lstatSync)(t).isFile()?"file":"other"}catch{return"nothing"}}(a);if("nothing"===l)return S(a,e,await i(void 0)??"","wx"),`wrote ${e}`;if("other"===l)return`kept ${e}: it is no regular file`;let{text:c,problems:u}=(0,s.o$)(a,e).source;if(u.some(({fatal:t})=>t))return`kept ${e}: it cannot be read as text`;let m=await i(c);return void 0===m?`kept ${e}: its list of "repos" is not where an entry can be added; README.md of mcp-lint has the lines`:m===c?`kept ${e}: it is as it should be`:o||await x(e)?(S(a,e,m,"w"),`changed ${e}`):`kept ${e}: it exists; "mcp-lint init --yes" changes it`}async function x(t){if(!await (0,g.H)(0)||!await (0,g.H)(1))return!1;var e=`${t} exists. Change it? [y/N] `;(0,c.M)(1,e);let i=Buffer.alloc(1024);try{return/^y(?:es)?$/i.test(i.toString("utf8",0,(0,n.readSync)(0,i)).trim())}catch{return!1}}function S(t,e,i,s){try{(0,n.mkdirSync)((0,r.dirname)(t),{recursive:!0}),(0,n.writeFileSync)(t,i,{flag:s})}catch(t){throw new a.e(`${(0,l.h)(e)} cannot be written: ${(0,o.rl)(t)}`)}}})};