import { useQuery } from '@tanstack/react-query'
import { SelectField } from '#web/components/ui/forms/select-field.tsx'
import { currenciesQueryOptions, useChooseCurrency } from './currency.api.ts'
import { useCurrencyCode } from './currency-choice.ts'
import { currencyName } from './currency-name.ts'

/** The currency in which prices are shown, as a field: for the phone's account sheet. */
export const CurrencySelect = () => {
  const code = useCurrencyCode()
  const choose = useChooseCurrency()
  const { data = [], error } = useQuery(currenciesQueryOptions)
  const codes = data.map((currency) => currency.code)
  return (
    <SelectField
      label="Currency"
      value={code}
      onChange={(event) => choose(event.target.value)}
      error={error ? 'We couldn’t load the currencies.' : undefined}
    >
      {(codes.includes(code) ? codes : [code, ...codes]).map((known) => (
        <option key={known} value={known}>
          {known} · {currencyName(known)}
        </option>
      ))}
    </SelectField>
  )
}
