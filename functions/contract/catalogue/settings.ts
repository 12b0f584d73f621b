import { site } from '../site.ts'
import type { Figures, PublicSettings } from './settings.answers.ts'

/** What is counted in the database. */
export type Counts = Pick<Figures, 'activeUsers' | 'products'>

/** The site's settings, each published figure giving way to what was counted once that is larger. */
export const settingsWith = (counted: Counts): PublicSettings => ({
  name: site.name,
  tagline: site.tagline,
  description: site.description,
  claims: [...site.claims],
  figures: {
    activeUsers: Math.max(site.figures.activeUsers, counted.activeUsers),
    products: Math.max(site.figures.products, counted.products),
    // Nothing is rated yet, so there is nothing to count.
    satisfactionPercent: site.figures.satisfactionPercent,
  },
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
export const publishedSettings = settingsWith({ activeUsers: 0, products: 0 })
