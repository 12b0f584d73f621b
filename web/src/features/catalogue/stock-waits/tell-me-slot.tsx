import { useEffect } from 'react'
import { useLatePart } from '#web/lib/use-late-part.ts'

const loadButton = () => import('./tell-me.tsx')

/** The place of the button that has one told when a listing is back; few listings need it, so it comes late. */
export const TellMeSlot = ({ listing }: { listing: { id: string; name: string } }) => {
  const { Part: TellMe, fetchPart } = useLatePart(loadButton)
  useEffect(() => {
    void fetchPart()
  }, [fetchPart])
  return <div className="grid min-h-11 justify-items-start">{TellMe && <TellMe listing={listing} />}</div>
}
