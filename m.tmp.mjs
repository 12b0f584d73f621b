import sharp from 'sharp'
const [,, out, h, ...files] = process.argv
const H=+h
const ims=await Promise.all(files.map(async f=>{const b=await sharp(f).resize({height:H, fit:'inside'}).toBuffer({resolveWithObject:true});return b}))
let x=0;const comp=ims.map(i=>{const c={input:i.data,left:x,top:0};x+=i.info.width+10;return c})
await sharp({create:{width:x,height:H,channels:3,background:'#888'}}).composite(comp).png().toFile(out)
