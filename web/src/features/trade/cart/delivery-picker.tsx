import { useId } from 'react'
import type { DeliveryOffer } from '#contract/trade/cart.answers.ts'
import { RadioCards } from '#web/components/ui/forms/radio-cards.tsx'
import { formatDayRange } from '#web/lib/format.ts'
import { chooseDelivery, offersByClass, takenOf, useDeliveryChoices } from './delivery-choices.ts'
import { priceWords } from './way/price-words.ts'

const legends: Record<DeliveryOffer['class'], string> = {
  eggs: 'Delivery of hatching eggs',
  goods: 'Delivery',
  collection: 'Collection',
}

const Choice = ({ seller, offers }: { seller: string; offers: DeliveryOffer[] }) => {
  const id = useId()
  const choices = useDeliveryChoices()
  const taken = takenOf(offers, choices[seller])
  const cards = offers.map(({ code, label, pricePence, estimate }) => ({
    value: code,
    label: (
      <span className="flex flex-wrap justify-between gap-x-4">
        <span>{label}</span>
        <span className="numbers">{priceWords(pricePence)}</span>
      </span>
    ),
    detail: `Arrives ${formatDayRange([estimate.from, estimate.to])}`,
  }))
  return (
    <RadioCards
      legend={legends[taken.class]}
      cards={cards}
      name={id}
      onChange={({ currentTarget: { value } }) => {
        const chosen = offers.find(({ code }) => code === value)
        if (chosen) chooseDelivery(seller, { chosen: chosen.code, offers })
      }}
      chosen={taken.code}
    />
  )
}

/** How a seller's posted goods travel: one choice a class of goods. */
export const DeliveryPicker = ({ seller, methods }: { seller: string; methods: DeliveryOffer[] }) => (
  <div className="flex flex-col gap-5">
    {offersByClass({ methods }).map((offers) => (
      <Choice key={offers[0]?.class} seller={seller} offers={offers} />
    ))}
  </div>
)
