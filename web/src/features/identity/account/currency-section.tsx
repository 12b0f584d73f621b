import { CurrencySelect } from '#web/features/identity/currency/currency-select.tsx'

/** The currency in which prices are shown to the user, on every device. */
export const CurrencySection = () => (
  <div className="flex max-w-xl flex-col gap-5">
    <p className="text-ink-soft">
      Prices are shown in this currency wherever you are signed in. You always pay in pounds; the amount in pounds
      stands beside it.
    </p>
    <CurrencySelect />
  </div>
)
