import type { Analytics } from '#contract/selling/analytics.answers.ts'
import { formatDay } from '#web/lib/format.ts'
import { formatValue, labelOf, type Measure } from './measures.ts'
import { Sideways } from './sideways.tsx'

type DayTableProps = { analytics: Analytics; shown: Measure[]; caption: string }

/** What each day had, the newest first, and the sums. */
export const DayTable = ({ analytics: { days, total }, shown, caption }: DayTableProps) => (
  <Sideways label={caption}>
    <table className="numbers w-full text-left text-sm md:text-base">
      <caption className="sr-only">{caption}</caption>
      <thead className="border-straw border-b text-ink-soft text-sm">
        <tr>
          <th scope="col" className="py-2 pr-2 font-medium">
            Day
          </th>
          {shown.map((measure) => (
            <th key={measure} scope="col" className="py-2 pl-2 text-right font-medium">
              {labelOf(measure)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-straw">
        {days.toReversed().map((day) => (
          <tr key={day.day}>
            <th scope="row" className="py-1.5 pr-2 font-normal">
              {formatDay(day.day)}
            </th>
            {shown.map((measure) => (
              <td
                key={measure}
                className={day[measure] === 0 ? 'py-1.5 pl-2 text-right text-ink-soft' : 'py-1.5 pl-2 text-right'}
              >
                {formatValue(measure, day[measure])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot className="border-straw border-t font-semibold">
        <tr>
          <th scope="row" className="py-2 pr-2">
            Total
          </th>
          {shown.map((measure) => (
            <td key={measure} className="py-2 pl-2 text-right">
              {formatValue(measure, total[measure])}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  </Sideways>
)
