import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from '#web/lib/router/router.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { ButtonRow } from './forms/form-buttons.tsx'

/** The address in this app that a click would lead to, or null when it leads nowhere else. */
const leadsTo = (event: MouseEvent): string | null => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target === '_blank' || link.origin !== location.origin) return null
  return link.pathname === location.pathname ? null : `${link.pathname}${link.search}${link.hash}`
}

const listingWords =
  'Buyers still see the listing as it was. What you typed is kept in this tab, and offered back when you return.'

/** Asks, while changes are not saved, before a link or closing the tab leaves them behind. */
export const LeaveWarning = ({ unsaved, description = listingWords }: { unsaved: boolean; description?: string }) => {
  const [leaving, setLeaving] = useState<string | null>(null)
  const navigate = useNavigate()
  const onClick = useEffectEvent((event: MouseEvent): void => {
    const to = leadsTo(event)
    if (to === null) return
    event.preventDefault()
    event.stopPropagation()
    setLeaving(to)
  })
  useEffect(() => {
    if (!unsaved) return
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', onUnload)
    // Before the router, which listens further down.
    document.addEventListener('click', onClick, { capture: true })
    return () => {
      removeEventListener('beforeunload', onUnload)
      document.removeEventListener('click', onClick, { capture: true })
    }
  }, [unsaved])
  return (
    <Dialog
      open={leaving !== null}
      onClose={() => setLeaving(null)}
      title="Leave without saving?"
      description={description}
      footer={
        <ButtonRow
          first={<Button onClick={() => setLeaving(null)}>Stay</Button>}
          other={
            <Button variant="secondary" onClick={() => leaving !== null && navigate(leaving)}>
              Leave
            </Button>
          }
        />
      }
    />
  )
}
