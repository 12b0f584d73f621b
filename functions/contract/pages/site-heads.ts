import { pounds } from '../money.ts'
import { site } from '../site.ts'
import { tiers } from '../tiers.ts'
import type { PageHead } from './page-heads.ts'

export const homeHead: PageHead = { title: `${site.name}: ${site.tagline}`, description: site.description }

export const servicesHead: PageHead = {
  title: 'Services',
  description: 'Poultry vets, pest control, egg packing and bird transport that come to you. Ask for a quote.',
}

export const sellHead: PageHead = {
  title: 'Sell with us',
  description: `Sell hatching eggs, birds, equipment and services on ${site.name}, from ${pounds(tiers.basic.pricePence)} a month.`,
}

export const featureRequestsHead: PageHead = {
  title: 'Feature requests',
  description: `What keepers would like ${site.name} to do, how many want it and what we did about it.`,
}

export const contactHead: PageHead = {
  title: 'Contact us',
  description: `Write to ${site.name}, or find our address, phone numbers and hours.`,
}
