import { Clock } from 'lucide-react'
import { useEffect, useState } from 'react'

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

/** Counts down; a screen reader is told each minute only. */
export const TimeLeft = ({ until }: { until: string }) => {
  const seconds = useSecondsLeft(until)
  const minutes = Math.floor(seconds / 60)
  if (seconds === 0) return <p role="status">The time to pay is over.</p>
  return (
    <p className="flex items-center gap-2">
      <Clock aria-hidden size={18} className="shrink-0" />
      <span aria-hidden className="numbers">
        {minutes}:{String(seconds % 60).padStart(2, '0')} left to pay
      </span>
      <span role="status" className="sr-only">
        {minutes} minutes left to pay
      </span>
    </p>
  )
}
