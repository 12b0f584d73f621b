import type { Block } from '#contract/blocks.ts'
import { cx } from '#web/lib/class-names.ts'
import { useHere } from '#web/lib/drawing.ts'
import { Link } from '#web/lib/router/link.tsx'
import { ContactText } from './contact-text.tsx'

const linkClass = 'font-medium text-hedge-ink underline underline-offset-4 hover:no-underline'

/** Some 65 characters of a line, which read well; a table may be wider. */
const measure = 'max-w-128'

/** A paragraph, a list, steps, a note, a table or links of a written page. */
export const ProseBlock = ({ block }: { block: Block }) => {
  if (block.kind === 'text') {
    return (
      <p className={measure}>
        <ContactText text={block.text} />
      </p>
    )
  }
  if (block.kind === 'note') {
    return (
      <p className={cx(measure, 'rounded-md border-yolk border-l-4 bg-quiet px-4 py-3')}>
        <ContactText text={block.text} />
      </p>
    )
  }
  if (block.kind === 'steps') {
    return (
      <ol className={cx(measure, 'flex list-decimal flex-col gap-2 pl-6 marker:font-semibold marker:text-hedge')}>
        {block.items.map((item) => (
          <li key={item} className="pl-1">
            <ContactText text={item} />
          </li>
        ))}
      </ol>
    )
  }
  if (block.kind === 'table') return <ProseTable table={block} />
  if (block.kind === 'links') {
    return (
      <ul className="flex flex-col gap-1">
        {block.links.map(({ label, url }) => (
          <li key={url}>
            <ProseLink {...{ label, url }} />
          </li>
        ))}
      </ul>
    )
  }
  return (
    <ul className={cx(measure, 'flex list-disc flex-col gap-2 pl-5 marker:text-hedge')}>
      {block.items.map((item) => (
        <li key={item} className="pl-1">
          <ContactText text={item} />
        </li>
      ))}
    </ul>
  )
}

const ProseLink = ({ label, url }: { label: string; url: string }) => {
  const host = useHere(() => location.host, '')
  return url.startsWith('/') ? (
    <Link to={url} className={linkClass}>
      {label}
      {/* Of other sites the style for paper says it. */}
      <span className="hidden print:inline">{` (${host}${url})`}</span>
    </Link>
  ) : (
    <a href={url} rel="noopener" className={linkClass}>
      {label}
    </a>
  )
}

/** On phones each row stands for itself, its cells under their names: four columns would not fit. */
const ProseTable = ({ table: { caption, columns, rows } }: { table: Extract<Block, { kind: 'table' }> }) => (
  <table className="numbers w-full border-collapse text-left text-base max-sm:block">
    <caption className="sr-only">{caption}</caption>
    <thead className="max-sm:sr-only">
      <tr>
        {columns.map((name) => (
          <th key={name} scope="col" className="border-straw border-b-2 py-2 pr-4 align-bottom text-sm">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="max-sm:block">
      {rows.map(([first, ...cells]) => (
        <tr key={`${first} ${cells[0]}`} className="border-straw border-b max-sm:block max-sm:py-3">
          <th scope="row" className="py-2.5 pr-4 align-top font-semibold max-sm:block max-sm:p-0">
            {first}
          </th>
          {cells.map((cell, index) => (
            <td key={columns[index + 1]} className="py-2.5 pr-4 align-top max-sm:block max-sm:p-0 max-sm:pt-1">
              {/* The one value of a name speaks for itself. */}
              {cells.length > 1 && (
                <span aria-hidden className="mr-2 text-ink-soft text-sm sm:hidden">
                  {columns[index + 1]}
                </span>
              )}
              <ContactText text={cell} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
