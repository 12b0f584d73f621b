import type { Message } from '#contract/talk/messages.answers.ts'
import { formatDay } from '#web/lib/format.ts'

export type Day = { label: string; messages: Message[] }

const dayMs = 24 * 60 * 60 * 1000

const labelOf = (day: string, now: Date): string => {
  if (day === formatDay(now, now)) return 'Today'
  return day === formatDay(new Date(now.getTime() - dayMs), now) ? 'Yesterday' : day
}

/** Messages, the oldest first, under the UK day on which they were sent. */
export const byDay = (messages: Message[], now = new Date()): Day[] => {
  const days: Day[] = []
  for (const message of messages) {
    const label = labelOf(formatDay(message.sentAt, now), now)
    const last = days.at(-1)
    if (last?.label === label) last.messages.push(message)
    else days.push({ label, messages: [message] })
  }
  return days
}
