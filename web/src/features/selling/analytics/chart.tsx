import { type PointerEvent, useId, useState } from 'react'
import type { DayFigures } from '#contract/selling/analytics.answers.ts'
import { remPixels } from '#web/lib/browser/room.ts'
import { formatDay } from '#web/lib/format.ts'
import { chartShape } from './chart-shape.ts'
import { formatValue, labelOf, type Measure, valueWords } from './measures.ts'
import { useWidth } from './use-width.ts'

type ChartProps = { days: DayFigures[]; measure: Measure }

/** How tall it is at letters of the usual size, in pixels, and how large those are. */
const usual = { height: 260, rem: 16 }

/** A measure over the days. What a day had is told below a pointer, and by a slider for keys and fingers. */
export const Chart = ({ days, measure }: ChartProps) => {
  const id = useId()
  const [frame, width] = useWidth<HTMLDivElement>()
  const [chosen, setChosen] = useState(days.length - 1)
  const letters = remPixels() / usual.rem
  const height = usual.height * letters
  const at = Math.min(chosen, days.length - 1)
  const told = days[at]
  const values = days.map((day) => day[measure])
  const wordsOf = (day: DayFigures): string => `${formatDay(day.day)}: ${valueWords(measure, day[measure])}`
  const shape = chartShape({
    days: days.map(({ day }) => day),
    values,
    width,
    height,
    unit: measure === 'revenuePence' ? 100 : 1,
    letters,
  })
  const { margins } = shape
  const point = (event: PointerEvent<SVGSVGElement>) =>
    setChosen(shape.indexAt(event.clientX - event.currentTarget.getBoundingClientRect().left))
  return (
    <div ref={frame} className="min-w-0">
      <p className="numbers mb-1 font-medium text-sm">{told && wordsOf(told)}</p>
      {/* Its room is there before its width is known. */}
      <div style={{ height }}>
        {width > 0 && (
          <svg
            role="img"
            aria-labelledby={`${id}-title ${id}-text`}
            width={width}
            height={height}
            onPointerMove={point}
            onPointerDown={point}
            className="numbers block touch-pan-y overflow-visible text-xs"
          >
            <title id={`${id}-title`}>{`${labelOf(measure)} by day`}</title>
            <desc id={`${id}-text`}>{summary(days, measure)}</desc>
            <Axes shape={shape} width={width} height={height} measure={measure} />
            <path d={shape.area} className="fill-hedge-soft" />
            <path d={shape.line} fill="none" strokeWidth="2" strokeLinejoin="round" className="stroke-hedge" />
            {told && (
              <g>
                <line
                  x1={shape.x(at)}
                  x2={shape.x(at)}
                  y1={margins.top}
                  y2={height - margins.bottom}
                  strokeDasharray="3 3"
                  className="stroke-field"
                />
                <circle
                  cx={shape.x(at)}
                  cy={shape.y(told[measure])}
                  r="5"
                  strokeWidth="2"
                  className="fill-surface stroke-hedge"
                />
              </g>
            )}
          </svg>
        )}
      </div>
      <input
        type="range"
        aria-label="Day"
        aria-valuetext={told && wordsOf(told)}
        min={0}
        max={days.length - 1}
        value={at}
        onChange={({ target }) => setChosen(Number(target.value))}
        // The thumb stands under the day that it tells.
        style={{ marginLeft: margins.left - 8, width: Math.max(0, width - margins.left - margins.right + 16) }}
        className="block h-6 cursor-pointer accent-hedge"
      />
    </div>
  )
}

const summary = (days: DayFigures[], measure: Measure): string => {
  const best = days.reduce((most, day) => (day[measure] > most[measure] ? day : most), days[0]!)
  const sum = days.reduce((total, day) => total + day[measure], 0)
  const total = `${valueWords(measure, sum)} in ${days.length} days`
  return sum === 0 ? `${total}.` : `${total}, most on ${formatDay(best.day)}: ${valueWords(measure, best[measure])}.`
}

type AxesProps = { shape: ReturnType<typeof chartShape>; width: number; height: number; measure: Measure }

const Axes = ({ shape: { margins, ...shape }, width, height, measure }: AxesProps) => (
  <g className="fill-ink-soft">
    {shape.rows.map((value) => (
      <g key={value}>
        <line
          x1={margins.left}
          x2={width - margins.right}
          y1={shape.y(value)}
          y2={shape.y(value)}
          className="stroke-straw"
        />
        <text x={margins.left - 8} y={shape.y(value)} dy="0.32em" textAnchor="end">
          {formatValue(measure, value).replace(/\.00$/, '')}
        </text>
      </g>
    ))}
    {shape.columns.map(({ index, label }) => (
      <text key={index} x={shape.x(index)} y={height - 8} textAnchor="middle">
        {label}
      </text>
    ))}
  </g>
)
