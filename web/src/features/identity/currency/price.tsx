import { calledBy } from './conversion.ts'
import { useCurrencyCode } from './currency-choice.ts'
import { type Money, useMoney } from './use-money.ts'

type PriceProps = { pence: number; from?: boolean; packCount?: number | null; className?: string }

/**
 * "from £12.50" with "£3.20 an egg" below where a pack has a count; in another currency "€14.38" with the pounds that
 * are charged beside it.
 */
export const Price = ({ pence, from = false, packCount = null, className }: PriceProps) => {
  const money = useMoney()
  const { shown, pounds } = money(pence)
  return (
    <p className={className}>
      {from && <span className="font-normal text-ink-soft text-sm">from </span>}
      <span className="numbers font-bold">{shown}</span>
      {pounds && <Beside words={pounds} label="charged as" />}
      {packCount !== null && packCount > 1 && <EachEgg {...money(pence, packCount)} />}
    </p>
  )
}

const EachEgg = ({ shown, pounds }: Money) => (
  <span className="numbers block text-ink-soft text-sm" title={pounds ? `${pounds} an egg` : undefined}>
    {shown} an egg
  </span>
)

/** An amount within a line of text, in the chosen currency, with the pounds that are charged beside it. */
export const Amount = ({ pence }: { pence: number }) => {
  const { shown, pounds } = useMoney()(pence)
  return (
    <>
      <span className="numbers">{shown}</span>
      {pounds && <Beside words={pounds} label="charged as" />}
    </>
  )
}

/** A sum in the pounds that are charged, with the chosen currency beside it and by its name. */
export const Charge = ({ pence }: { pence: number }) => {
  const { shown, pounds } = useMoney()(pence)
  const code = useCurrencyCode()
  return (
    <>
      <span className="numbers">{pounds ?? shown}</span>
      {pounds && <Beside words={shown} label="about" of={` in ${calledBy(code, 'name')}`} />}
    </>
  )
}

/** In the bar at a phone's foot there is room for the amount alone. */
const unlessInBar = 'in-data-page-bar:sr-only'

const Beside = ({ words, label, of = '' }: { words: string; label: string; of?: string }) => (
  <>
    {' '}
    <span className="numbers inline-block font-normal text-ink-soft text-sm">
      <span className={unlessInBar}>({label} </span>
      {words}
      <span className={unlessInBar}>{of})</span>
    </span>
  </>
)

/** Says in which currency one pays, where another is shown. */
export const ChargedInPounds = ({ className }: { className?: string }) => {
  const { pounds } = useMoney()(0)
  return pounds === null ? null : (
    <p className={className}>You pay in pounds sterling (GBP). Other currencies are shown as a guide.</p>
  )
}
