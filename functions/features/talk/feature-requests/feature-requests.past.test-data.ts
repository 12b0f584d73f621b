import { ok } from '#testing/market/selling.ts'
import type { PastStep } from '#testing/people/past.ts'

const request = { title: 'A map of bantam keepers', description: 'So that one sees who keeps bantams near by.' }

export const past: PastStep = async ({ leaver: { api } }) => {
  const { id } = ok(await api.post<{ id: string }>('/api/feature-requests', request), 201)
  ok(await api.put(`/api/feature-requests/${id}/vote`))
}
