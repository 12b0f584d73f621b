import { CurrencySelect } from '#web/features/identity/currency/currency-select.tsx'

/** The currency in which prices are shown to the user, on every device. */
export const CurrencySection = () => (
  <div className="flex max-w-xl flex-col gap-5">
    <p className="text-ink-soft">
      You’ll see prices in this currency wherever you’re signed in. You always pay in pounds, and we show the amount in
      pounds beside it.
    </p>
    <CurrencySelect />
  </div>
)
