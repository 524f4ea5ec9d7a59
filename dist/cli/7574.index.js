"use strict";exports.id=7574,exports.ids=[7574],exports.modules={9229:(function(e,r,t){t.d(r,{y:()=>n});function n(e){let r=new Map;for(let t of e){let{path:e}=t.place.document,n=r.get(e);void 0===n?r.set(e,[t]):n.push(t)}return r}}),7574:(function(e,r,t){t.r(r),t.d(r,{renderMarkdown:()=>d});var n=t(7431),l=t(6579),o=t(9229),i=t(5550),$=t(7873),u=t(5864),f=t(1426),p=t(9619);let c=["| place | severity | what | rule |","| ---: | --- | --- | --- |"];function d(e,r,t=1/0){let a=(0,i.A)(e,r),g=[`**mcp-lint**: ${s((0,n.g)((0,p.d)(e)))}
`],h=t-100-Buffer.byteLength(g.join("")),v=0;for(let[e,t]of(0,o.y)(a)){let o=`
### ${s((0,n.g)((0,u._)(e)?e:r.cwdPrefix+e))}

${c.join("\n")}
`;for(let e of t){let t=`${o}${function(e,{docsUrl:r}){let{line:t,column:n}=(0,$.h)(e.place),l=void 0===e.help?"":`<br>${s((0,f.S)(e.help))}`,o=r(e.rule),i=void 0===o?e.rule:`[${e.rule}](${o})`;return`| ${t}:${n} | ${e.severity} | ${s((0,f.S)(e.message))}${l} | ${i} |`}(e,r)}
`;if((h-=Buffer.byteLength(t))<0)return`${g.join("")}
and ${(0,l.U)(a.length-v,"more finding")}
`;g.push(t),v+=1,o=""}}return g.join("")}let a="\x3c!-- --\x3e";function s(e){return e.replace(/[\\`*_[\]<>&|~$!]/g,e=>"&"===e?"&amp;":"<"===e?"&lt;":`\\${e}`).replace(/[@#]/g,`$&${a}`).replace(/:(?=\S)/g,`:${a}`).replace(/\b(www)\./gi,`$1${a}.`)}}),1426:(function(e,r,t){t.d(r,{S:()=>o});var n=t(7431),l=t(8660);function o(e){return(0,n.g)((0,l.E)(e))}})};