const [width, height, edge] = [96, 28, 2]

/** A line of so many values, the last at the right: for the eye alone, the words stand beside it. */
export const Sparkline = ({ values }: { values: number[] }) => {
  const most = Math.max(...values, 1)
  const step = (width - 2 * edge) / Math.max(1, values.length - 1)
  const points = values.map(
    (value, index) =>
      `${(edge + index * step).toFixed(1)},${(height - edge - (value / most) * (height - 2 * edge)).toFixed(1)}`,
  )
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="h-8 w-full overflow-visible"
      fill="none"
    >
      <polyline
        points={points.join(' ')}
        vectorEffect="non-scaling-stroke"
        strokeWidth="1.75"
        strokeLinejoin="round"
        strokeLinecap="round"
        className="stroke-hedge"
      />
    </svg>
  )
}
