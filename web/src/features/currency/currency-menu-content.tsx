import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ComponentProps } from 'react'
import { currenciesQuery, useChooseCurrency } from './currency.api.ts'
import { useCurrencyCode } from './currency-choice.ts'
import { currencyName } from './currency-name.ts'

/** The currencies to choose from, fetched with the first opening. Not modal, as our CSP wants it. */
export default function CurrencyMenuContent({ button }: { button: ComponentProps<'button'> }) {
  const code = useCurrencyCode()
  const choose = useChooseCurrency()
  const { data, error } = useQuery(currenciesQuery)
  const onChange = (next: string) => {
    if (next !== code) choose(next)
  }
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger asChild>
        <button {...button} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={4}
        aria-busy={!data && !error}
        className="appear z-50 min-h-58 min-w-60 rounded-md border border-straw bg-surface p-1.5 text-base text-ink shadow-raised"
      >
        {error && <DropdownMenu.Label className="px-3 py-2">The currencies could not be loaded.</DropdownMenu.Label>}
        <DropdownMenu.RadioGroup value={code} onValueChange={onChange} aria-label="Currency">
          {data?.map((currency) => (
            <DropdownMenu.RadioItem key={currency.code} value={currency.code} className={itemClass}>
              <span className="numbers w-9 font-semibold">{currency.symbol}</span>
              <span className="grow">{currencyName(currency.code)}</span>
              <DropdownMenu.ItemIndicator>
                <Check aria-hidden size={18} className="text-hedge" />
              </DropdownMenu.ItemIndicator>
              <span className="text-ink-soft text-sm">{currency.code}</span>
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}

const itemClass =
  'flex min-h-11 cursor-pointer items-center gap-2 rounded-sm px-3 outline-none data-highlighted:bg-hedge-soft data-highlighted:text-hedge-ink'
