import type { Carrier } from './orders.constants.ts'

type CarrierFacts = {
  name: string
  /** Where a parcel is followed; null where the carrier has no page for one number. */
  page: ((number: string) => string) | null
}

/** The names of carriers and their tracking pages. */
export const carrierFacts: Record<Carrier, CarrierFacts> = {
  'royal-mail': {
    name: 'Royal Mail',
    page: (number) => `https://www.royalmail.com/track-your-item#/tracking-results/${number}`,
  },
  dpd: { name: 'DPD', page: (number) => `https://track.dpd.co.uk/search?reference=${number}` },
  evri: { name: 'Evri', page: (number) => `https://www.evri.com/track/parcel/${number}` },
  parcelforce: {
    name: 'Parcelforce',
    page: (number) => `https://www.parcelforce.com/track-trace?trackNumber=${number}`,
  },
  ups: { name: 'UPS', page: (number) => `https://www.ups.com/track?loc=en_GB&tracknum=${number}` },
  dhl: { name: 'DHL', page: (number) => `https://www.dhl.com/gb-en/home/tracking.html?tracking-id=${number}` },
  apc: { name: 'APC Overnight', page: null },
  other: { name: 'Another carrier', page: null },
}

/** The carrier's page of a parcel, or null without a number or a page. */
export const trackingUrl = (carrier: Carrier, number: string | null): string | null =>
  number ? (carrierFacts[carrier].page?.(encodeURIComponent(number)) ?? null) : null
