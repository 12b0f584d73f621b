import { addViews } from '#testing/market/views.ts'
import type { PastStep } from '#testing/people/past.ts'

export const past: PastStep = ({ app, sold }) => addViews(app, { listingId: sold, day: '2026-06-09', views: 3 })
