import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ComponentProps } from 'react'
import { MenuFrame, menuItemClass } from '#web/components/ui/menus/menu-frame.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { currenciesQueryOptions, useChooseCurrency } from './currency.api.ts'
import { useCurrencyCode } from './currency-choice.ts'
import { currencyName } from './currency-name.ts'

const notLoaded = <DropdownMenu.Label className="px-3 py-2">We couldn’t load the currencies.</DropdownMenu.Label>

/** The currencies to choose from, fetched with the first opening. */
export default function CurrencyMenuContent({ button }: { button: ComponentProps<'button'> }) {
  const code = useCurrencyCode()
  const choose = useChooseCurrency()
  const query = useQuery(currenciesQueryOptions)
  const onChange = (next: string) => {
    if (next !== code) choose(next)
  }
  return (
    <MenuFrame button={button} className="min-h-58 min-w-60" busy={query.isPending}>
      <Loaded of={query} failed={notLoaded}>
        {(currencies) => (
          <DropdownMenu.RadioGroup value={code} onValueChange={onChange} aria-label="Currency">
            {currencies?.map((currency) => (
              <DropdownMenu.RadioItem key={currency.code} value={currency.code} className={menuItemClass}>
                <span className="numbers w-9 font-semibold">{currency.symbol}</span>
                <span className="grow">{currencyName(currency.code)}</span>
                <DropdownMenu.ItemIndicator>
                  <Check aria-hidden size={18} className="text-hedge" />
                </DropdownMenu.ItemIndicator>
                <span className="text-ink-soft text-sm">{currency.code}</span>
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
        )}
      </Loaded>
    </MenuFrame>
  )
}
