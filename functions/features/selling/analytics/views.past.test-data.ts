import type { PastStep } from '#testing/past.ts'
import { addViews } from '#testing/views.ts'

export const past: PastStep = ({ app, sold }) => addViews(app, { listingId: sold, day: '2026-06-09', views: 3 })
