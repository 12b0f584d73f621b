import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button, ButtonLink } from '#web/components/ui/button.tsx'
import { clearPlace, keptPlace } from '#web/features/catalogue/place/kept-place.ts'
import { cx } from '#web/lib/class-names.ts'
import { useIsHere } from '#web/lib/drawing.ts'
import { NearForm } from './near-form.tsx'
import { NearCards, NearRow } from './near-row.tsx'
import { allNear } from './near-you.api.ts'
import { useFindNear } from './use-find-near.ts'

/** As high as a row of cards is, whatever stands there instead of one. */
const room = 'mt-2 min-h-84 md:min-h-92'

/**
 * The goods that are nearest to the place that this browser knows, and where it knows none, the question for it. That is what is
 * drawn for everybody: who has answered it before has the row's room instead, from the first paint on.
 */
export const NearYou = () => {
  const isHere = useIsHere()
  const place = keptPlace.use()
  const [isChanging, setChanging] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const { find, giveUp, asked, problem } = useFindNear({
    found: () => {
      // The form goes away with the focus in it.
      heading.current?.focus()
      setChanging(false)
    },
    refused: () => field.current?.focus(),
  })
  const turn = () => {
    giveUp()
    flushSync(() => setChanging(!isChanging))
    field.current?.focus()
  }
  const clear = () => {
    giveUp()
    clearPlace()
    setChanging(false)
    field.current?.focus()
  }
  const hasRow = place !== null || asked !== 'never'
  return (
    <section aria-labelledby="near" className="mt-2 md:mt-12">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id="near" ref={heading} tabIndex={-1} className="text-lg outline-none md:text-3xl">
          {`Near ${place ?? 'you'}`}
        </h2>
        {place && (
          <div className="-mr-3 flex">
            <Button
              variant="quiet"
              size="sm"
              aria-expanded={isChanging}
              aria-label={isChanging ? undefined : 'Change where you are'}
              onClick={turn}
            >
              {isChanging ? 'Cancel' : 'Change'}
            </Button>
            <ButtonLink to={allNear(place)} variant="quiet" size="sm" aria-label={`See all near ${place}`}>
              See all
            </ButtonLink>
          </div>
        )}
      </div>
      {(!place || isChanging) && (
        <NearForm
          field={field}
          problem={problem}
          isPending={asked === 'now'}
          onFind={find}
          className={isHere ? '' : 'in-data-near:hidden'}
        >
          {place && (
            <Button variant="quiet" size="sm" aria-label={`Clear ${place}`} onClick={clear}>
              Clear
            </Button>
          )}
        </NearForm>
      )}
      <div className={cx(room, !hasRow && 'hidden', !isHere && 'in-data-near:block')}>
        {place && <NearRow key={place} place={place} />}
        {!place && (asked === 'now' || !isHere) && <NearCards cards={undefined} />}
      </div>
    </section>
  )
}
