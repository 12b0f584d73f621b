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
      {pounds && <Within words={pounds} />}
    </>
  )
}

const Within = ({ words }: { words: string }) => (
  <>
    {' '}
    <span className="numbers whitespace-nowrap font-normal text-ink-soft text-sm">
      (<span className="sr-only">charged as </span>
      {words})
    </span>
  </>
)

/** A sum in the pounds that are charged, with the chosen currency beside it. */
export const Charge = ({ pence }: { pence: number }) => {
  const { shown, pounds } = useMoney()(pence)
  return (
    <>
      <span className="numbers">{pounds ?? shown}</span>
      {pounds && <Beside words={shown} label="about" />}
    </>
  )
}

const Beside = ({ words, label }: { words: string; label: string }) => (
  <>
    {' '}
    <span className="numbers whitespace-nowrap font-normal text-ink-soft text-sm" title={`${label} ${words}`}>
      <span className="sr-only">({label} </span>
      {words}
      <span className="sr-only">)</span>
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
