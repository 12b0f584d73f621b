import { site } from '#contract/site.ts'
import type { Foot, Letter, Part, PriceRow } from './letter.ts'

// Inline, since many programs keep nothing else; the classes are for those that know a dark scheme.
const styles = {
  page: "margin:0;padding:24px 16px;background:#faf6ec;color:#18241d;font:16px/1.5 Figtree,'Segoe UI',Helvetica,Arial,sans-serif",
  column: 'max-width:600px;margin:0 auto',
  name: 'margin:0 0 16px;font:600 22px/1.2 Fraunces,Georgia,serif',
  egg: 'display:inline-block;width:14px;height:18px;margin-right:8px;vertical-align:-2px;border-radius:50%/60% 60% 40% 40%;background:#eda91f',
  card: 'padding:24px;border:1px solid #e3d8c1;border-radius:12px;background:#fffdf6;overflow-wrap:anywhere',
  paragraph: 'margin:0 0 16px',
  quote: 'margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid #eda91f',
  code: 'margin:0 0 16px;font-size:32px;line-height:1.2;font-weight:600;letter-spacing:6px;font-variant-numeric:tabular-nums',
  soft: 'color:#526056',
  fact: 'margin:0 0 12px',
  row: 'padding:8px 0;border-bottom:1px solid #e3d8c1;overflow:hidden',
  price: 'float:right;padding-left:16px;font-variant-numeric:tabular-nums',
  button:
    'display:inline-block;padding:12px 24px;border-radius:8px;background:#1f5a3c;color:#fffdf6;font-weight:600;text-decoration:none',
  link: 'color:#1c5136',
  foot: 'margin:16px 8px 0;font-size:14px;color:#526056',
}

const dark = `@media (prefers-color-scheme:dark){
.page{background:#111914!important;color:#f1ecdf!important}
.card{background:#18211b!important;border-color:#334139!important}
.row{border-color:#334139!important}
.soft{color:#b3bbad!important}
.link{color:#a5d9b4!important}
.button{background:#8ccb9f!important;color:#0d2417!important}
}`

const asHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const lines = (text: string): string => asHtml(text).replaceAll('\n', '<br>')

const paragraph = (inner: string): string => `<p style="${styles.paragraph}">${inner}</p>`

const anchor = ({ label, url }: { label: string; url: string }): string =>
  `<a class="link" style="${styles.link}" href="${asHtml(url)}">${asHtml(label)}</a>`

const priceRow = ({ what, price }: PriceRow, index: number, { length }: PriceRow[]): string => {
  const weight = index === length - 1 ? ';font-weight:600;border-bottom:0' : ''
  return `<div class="row" style="${styles.row}${weight}"><span style="${styles.price}">${asHtml(price)}</span>${asHtml(what)}</div>`
}

const fact = ([name, value]: [string, string]): string =>
  `<p style="${styles.fact}"><span class="soft" style="${styles.soft}">${asHtml(name)}</span><br>${lines(value)}</p>`

const partHtml = (part: Part): string => {
  if (typeof part === 'string') return paragraph(lines(part))
  if ('quote' in part) return `<blockquote style="${styles.quote}">${lines(part.quote)}</blockquote>`
  if ('link' in part) return paragraph(anchor(part.link))
  if ('code' in part) return `<p style="${styles.code}">${asHtml(part.code)}</p>`
  const inner = 'prices' in part ? part.prices.map(priceRow) : part.facts.map(fact)
  return `<div style="${styles.paragraph}">${inner.join('')}</div>`
}

const button = ({ label, url }: { label: string; url: string }): string =>
  `<p style="margin:24px 0 0"><a class="button" style="${styles.button}" href="${asHtml(url)}">${asHtml(label)}</a></p>`

const footHtml = ({ signed, reason, links }: Foot): string =>
  [asHtml(signed), ...(reason ? [asHtml(reason)] : []), ...links.map(anchor)]
    .map((line) => `<p style="${styles.fact}">${line}</p>`)
    .join('')

/** A letter as one narrow column without tables or pictures, readable in light and dark. User text is text. */
export const letterHtml = ({ origin, subject, greeting, paragraphs, action }: Letter, foot: Foot): string =>
  `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${asHtml(subject)}</title><style>${dark}</style></head>` +
  `<body class="page" style="${styles.page}"><div style="${styles.column}">` +
  `<p style="${styles.name}"><span style="${styles.egg}"></span><a class="page" style="color:inherit;background:none;text-decoration:none" href="${asHtml(origin)}">${site.name}</a></p>` +
  `<div class="card" style="${styles.card}">${[paragraph(lines(greeting)), ...paragraphs.map(partHtml)].join('')}${action ? button(action) : ''}</div>` +
  `<div class="soft" style="${styles.foot}">${footHtml(foot)}</div></div></body></html>`
