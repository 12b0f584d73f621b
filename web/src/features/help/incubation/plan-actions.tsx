import { CalendarPlus, Link2, Printer } from 'lucide-react'
import { Button, ButtonLink } from '#web/components/ui/button.tsx'
import { paths } from '#web/lib/paths.ts'
import { toast } from '#web/lib/toast.ts'

const copyLink = async (search: URLSearchParams): Promise<void> => {
  const url = `${location.origin}${paths.calculator}?${search}`
  try {
    await navigator.clipboard.writeText(url)
    toast({ title: 'Link copied', description: 'It opens this plan, with your eggs and dates.', variant: 'success' })
  } catch {
    toast({
      title: 'We couldn’t copy the link',
      description: 'Copy it from the address bar instead.',
      variant: 'destructive',
    })
  }
}

/** What can be taken away of a plan: into a calendar, onto paper, to somebody else. */
export const PlanActions = ({ search }: { search: URLSearchParams }) => (
  <div className="flex flex-wrap gap-3">
    <ButtonLink to={`/api/incubation/calendar.ics?${search}`} download>
      <CalendarPlus aria-hidden size={18} />
      Add to calendar
    </ButtonLink>
    <Button variant="secondary" onClick={() => print()}>
      <Printer aria-hidden size={18} />
      Print card
    </Button>
    <Button variant="secondary" onClick={() => void copyLink(search)}>
      <Link2 aria-hidden size={18} />
      Copy link
    </Button>
  </div>
)
