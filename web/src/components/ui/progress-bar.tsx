type ProgressBarProps = { label: string; value: number; max: number }

/** How far along, such as the way to free postage; the words stand beside it, `label` is for who cannot see it. */
export const ProgressBar = ({ label, value, max }: ProgressBarProps) => (
  <progress
    aria-label={label}
    value={Math.min(value, max)}
    max={max}
    className="h-2 w-full appearance-none overflow-hidden rounded-full bg-quiet [&::-moz-progress-bar]:bg-hedge [&::-webkit-progress-bar]:bg-quiet [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-hedge"
  />
)
