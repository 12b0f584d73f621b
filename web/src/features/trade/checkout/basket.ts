import type { Quote, QuoteLine, QuoteProblem } from '#contract/trade/checkout.answers.ts'
import { type Choices, deliveryOf } from '#web/features/trade/cart/delivery-choices.ts'

export type QuoteGroup = Quote['groups'][number]

/** A line that cannot be bought as it is, and why. */
export type StoppedLine = { line: QuoteLine; reasons: string[]; codes: QuoteProblem['code'][] }

/** The name stands beside it already. */
const reasonOf = ({ name }: QuoteLine, detail: string): string => {
  const reason = detail.replace(`“${name}”: `, '')
  return reason.charAt(0).toUpperCase() + reason.slice(1)
}

/** What of a quote can be bought, what stands out of its sums with the reasons, and what is wrong with all of it. */
export const basketOf = ({ groups, problems }: Quote) => {
  const of = ({ optionId }: QuoteLine) => problems.filter((problem) => problem.optionId === optionId)
  const lines = groups.flatMap((group) => group.lines)
  const stopped = lines.flatMap((line): StoppedLine[] => {
    const found = of(line)
    const reasons = found.map(({ detail }) => reasonOf(line, detail))
    return found.length > 0 ? [{ line, reasons, codes: found.map(({ code }) => code) }] : []
  })
  const isKnown = (optionId: string | null) => lines.some((line) => line.optionId === optionId)
  return {
    groups: groups
      .map((group) => ({ ...group, lines: group.lines.filter((line) => of(line).length === 0) }))
      .filter((group) => group.lines.length > 0),
    stopped,
    problems: problems.filter(({ optionId }) => !isKnown(optionId)),
  }
}

export type Basket = ReturnType<typeof basketOf>

/** How many packs are wanted of what, whether they can be had or not. */
export const packsIn = ({ groups, stopped }: Basket): string[] =>
  [...groups.flatMap(({ lines }) => lines), ...stopped.map(({ line }) => line)]
    .map(({ optionId, quantity }) => `${optionId} ${quantity}`)
    .sort()

/** What it comes to in pence with these deliveries. */
export const totalOf = ({ groups }: Pick<Basket, 'groups'>, choices: Choices): number =>
  groups
    .flatMap((group) => [group.goodsPence, ...deliveryOf(group, choices).map(({ pricePence }) => pricePence)])
    .reduce((sum, pence) => sum + pence, 0)
