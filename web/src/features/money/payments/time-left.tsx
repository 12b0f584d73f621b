import { Clock } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { formatCount } from '#web/lib/format.ts'

const secondsUntil = (moment: string): number => Math.max(0, Math.ceil((Date.parse(moment) - Date.now()) / 1000))

const useSecondsLeft = (until: string): number => {
  const [seconds, setSeconds] = useState(() => secondsUntil(until))
  useEffect(() => {
    setSeconds(secondsUntil(until))
    const timer = setInterval(() => setSeconds(secondsUntil(until)), 1000)
    return () => clearInterval(timer)
  }, [until])
  return seconds
}

/** The time left as it is told to screen readers. */
export const minutesWords = (minutes: number): string =>
  `${minutes === 0 ? 'Less than a minute' : formatCount(minutes, ['minute', 'minutes'])} left to pay`

type TimeLeftProps = {
  until: string
  /** Once, when the time is over. */
  onOver?: () => void
}

/** Counts down; a screen reader is told each minute only. */
export const TimeLeft = ({ until, onOver }: TimeLeftProps) => {
  const seconds = useSecondsLeft(until)
  const minutes = Math.floor(seconds / 60)
  const isOver = seconds === 0
  const tell = useEffectEvent(() => onOver?.())
  useEffect(() => {
    if (isOver) tell()
  }, [isOver])
  if (isOver) return <p role="status">Time’s up for this payment.</p>
  return (
    <p className="flex items-center gap-2">
      <Clock aria-hidden size={18} className="shrink-0" />
      <span aria-hidden className="numbers">
        {minutes}:{String(seconds % 60).padStart(2, '0')} left to pay
      </span>
      <span role="status" className="sr-only">
        {minutesWords(minutes)}
      </span>
    </p>
  )
}
