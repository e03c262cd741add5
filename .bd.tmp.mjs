import { build } from "vite"; import { gzipSync } from "node:zlib";
const out=await build({ configFile: "webapp/vite.config.ts", root:"webapp", logLevel:"error", build:{ write:true, outDir:"/tmp/bd", emptyOutDir:true }, plugins:[{name:"bd", generateBundle(_o,b){
 globalThis.B=b;}}]}).catch(()=>{});
const b=globalThis.B; const by=Object.fromEntries(Object.values(b).filter(c=>c.type==="chunk").map(c=>[c.fileName,c]));
const home=Object.values(by).find(c=>c.moduleIds.some(i=>i.endsWith("use_my_ingredients/UseMyIngredientsPage.tsx"))); const seen=new Set([home.fileName]); for(const f of seen) for(const i of by[f].imports) seen.add(i);
for(const f of seen){ const c=by[f]; console.log("##",f,gzipSync(c.code,{level:9}).length); if(/index-/.test(f)) continue; for(const [id,m] of Object.entries(c.modules)) if(m.code) console.log("   ",gzipSync(m.code).length,id.replace(/.*node_modules\//,"nm:").replace("/work/main/","")); }
