import * as z from 'zod'

/** Numbers that the site tells of itself. */
const figures = z.strictObject({
  activeUsers: z.int(),
  products: z.int(),
  /** Null where only what was counted is told: nothing counts it. */
  satisfactionPercent: z.number().nullable(),
})
export type Figures = z.infer<typeof figures>

/** What anybody may know of the site. */
export const publicSettings = z.strictObject({
  name: z.string(),
  tagline: z.string(),
  description: z.string(),
  claims: z.array(z.string()),
  figures,
  contacts: z.strictObject({
    postalAddress: z.array(z.string()),
    phone: z.string(),
    supportEmails: z.strictObject({ support: z.string(), sellers: z.string() }),
    hours: z.string(),
    emergencyLine: z.string(),
  }),
  socialLinks: z.array(z.strictObject({ label: z.string(), url: z.string() })),
  cardMarks: z.array(z.string()),
  minimumAge: z.int(),
})
export type PublicSettings = z.infer<typeof publicSettings>
