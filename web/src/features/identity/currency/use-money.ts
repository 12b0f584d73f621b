import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { formatPence } from '#web/lib/format.ts'
import { chargedIn, formatConverted, formatUnconverted } from './conversion.ts'
import { currenciesQueryOptions } from './currency.api.ts'
import { useCurrencyCode } from './currency-choice.ts'

/** `pounds` is what is charged, when that is not what `shown` says. */
export type Money = { shown: string; pounds: string | null }

const logged = new Set<string>()

const logOnce = (code: string, reason: unknown): void => {
  if (logged.has(code)) return
  logged.add(code)
  console.warn(`Prices could not be converted to ${code}`, reason)
}

/** Puts amounts of pence into the chosen currency; into pounds while its rate is on the way. */
export const useMoney = (): ((pence: number, parts?: number) => Money) => {
  const code = useCurrencyCode()
  const { data, error } = useQuery({ ...currenciesQueryOptions, enabled: code !== chargedIn })
  const currency = data?.find((known) => known.code === code)
  const failed = code !== chargedIn && !currency && (data !== undefined || error !== null)
  useEffect(() => {
    if (failed) logOnce(code, error ?? 'it is not active')
  }, [failed, code, error])

  return (pence, parts = 1) => {
    const amount = pence / parts / 100
    const pounds = Number.isFinite(amount) ? formatPence(pence / parts) : formatUnconverted(amount, chargedIn)
    if (failed) return { shown: formatUnconverted(amount, code), pounds }
    if (code === chargedIn || !currency) return { shown: pounds, pounds: null }
    return { shown: formatConverted({ pence, parts }, currency), pounds }
  }
}
