import { site } from '../site.ts'
import type { Figures, PublicSettings } from './settings.answers.ts'

/** What is counted in the database. */
export type Counts = Pick<Figures, 'activeUsers' | 'products'>

/** Each published figure, giving way to what was counted once that is larger. */
const orPublished = ({ activeUsers, products }: Counts): Figures => ({
  activeUsers: Math.max(site.figures.activeUsers, activeUsers),
  products: Math.max(site.figures.products, products),
  satisfactionPercent: site.figures.satisfactionPercent,
})

type Told = {
  /** Whether the published figures stand while they are larger: the operator's choice. */
  publishes: boolean
}

/** The site's settings, with figures as published until the counted ones are larger, or with what was counted alone. */
export const settingsWith = (counted: Counts, { publishes }: Told): PublicSettings => ({
  name: site.name,
  tagline: site.tagline,
  description: site.description,
  claims: [...site.claims],
  // Nothing is rated yet, so that there is nothing to count of satisfaction.
  figures: publishes ? orPublished(counted) : { ...counted, satisfactionPercent: null },
  contacts: {
    postalAddress: [...site.postalAddress],
    phone: site.phone,
    supportEmails: site.supportEmails,
    hours: site.hours,
    emergencyLine: site.emergencyLine,
  },
  socialLinks: [...site.socialLinks],
  cardMarks: [...site.cardMarks],
  minimumAge: site.minimumAge,
})

/** The settings as published, before anything is counted. */
export const publishedSettings = settingsWith({ activeUsers: 0, products: 0 }, { publishes: true })
