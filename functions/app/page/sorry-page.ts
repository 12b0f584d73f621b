import { site } from '#contract/site.ts'

/** The look of the page below, whole, since the build's own files may be what cannot be had. */
const style =
  ':root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:1rem;padding:1.5rem;box-sizing:border-box;text-align:center;font:1.125rem/1.55 Figtree,ui-sans-serif,system-ui,sans-serif;background:light-dark(#faf6ec,#111914);color:light-dark(#18241d,#f1ecdf)}b{font:600 1.65rem Fraunces,ui-serif,Georgia,serif;color:light-dark(#1c5136,#a5d9b4)}h1{margin:0;max-width:34ch;font:inherit}a{padding:.6rem 1.25rem;border-radius:10px;font-weight:600;text-decoration:none;background:light-dark(#1f5a3c,#8ccb9f);color:light-dark(#fffdf6,#0d2417)}'

/** Lets this style through and no other; its test says what it has to be when the style changes. */
export const sorryStyleHash = 'sha256-cvZPxhRuUn8nuxOt7OGCaH3fpVNvPpFp2yUQRAuToGk='

/** What stands where a page cannot be shown: the house's name, the words and the way to try again, in one file. */
export const sorryPage = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${site.name}</title><style>${style}</style></head><body><b>${site.name}</b><h1>We can’t show this just now. Please try again in a moment.</h1><a href="">Try again</a></body></html>`
