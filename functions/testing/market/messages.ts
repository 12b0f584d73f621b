import type { Problem } from '#contract/problems.ts'
import type { Blocking, Conversation, ConversationPage, Message } from '#contract/talk/messages.answers.ts'
import type { TestApp } from '../site/test-app.ts'
import type { TestAnswer, TestClient } from '../site/test-client.ts'
import { addBuyer, type TestBuyer } from './buying.ts'
import { addListing } from './catalogue.ts'
import { addSignedInSeller } from './orders.ts'
import { ok } from './selling.ts'

export type Keeper = TestBuyer & { username: string }

/** As `addBuyer` calls them. */
export const named = (user: TestBuyer): Keeper => ({ ...user, username: `buyer_${user.id.slice(0, 8)}` })

export type Village = { app: TestApp; seller: Keeper; buyer: Keeper; stranger: Keeper; listing: string }

/** A seller with a listing, somebody who likes it, and somebody who has nothing to do with either. */
export const openVillage = async (app: TestApp): Promise<Village> => {
  const seller = named(await addSignedInSeller(app))
  const { id } = await addListing(app, seller.id, { title: 'Marans hatching eggs', picture: `eggs-${seller.username}` })
  return { app, seller, listing: id, buyer: named(await addBuyer(app)), stranger: named(await addBuyer(app)) }
}

export const write = (api: TestClient, message: object): Promise<TestAnswer<Conversation & Problem>> =>
  api.post('/api/messages', message)

export const answer = (api: TestClient, id: string, text: string): Promise<TestAnswer<Message & Problem>> =>
  api.post(`/api/messages/${id}`, { text })

/** An answer with photos, or with anything else. */
export const send = (api: TestClient, id: string, message: object): Promise<TestAnswer<Message & Problem>> =>
  api.post(`/api/messages/${id}`, message)

export const block = (api: TestClient, userId: string) => api.put<Blocking & Problem>(`/api/users/${userId}/block`)

export const unblock = (api: TestClient, userId: string) => api.delete<Blocking & Problem>(`/api/users/${userId}/block`)

/** The buyer asks about the listing; the conversation's id. */
export const ask = async ({ buyer, seller, listing }: Village, text = 'Are they fertile?'): Promise<string> =>
  ok(await write(buyer.api, { to: seller.username, productId: listing, text }), 201).id

export const open = async (api: TestClient, id: string, query = ''): Promise<Conversation> =>
  ok(await api.get<Conversation>(`/api/messages/${id}${query}`))

export const list = async (api: TestClient, query = ''): Promise<ConversationPage> =>
  ok(await api.get<ConversationPage>(`/api/messages${query}`))

export const unread = async (api: TestClient): Promise<number> =>
  ok(await api.get<{ unreadCount: number }>('/api/messages/unread-count')).unreadCount

export const read = (api: TestClient, id: string) => api.post<{ unreadCount: number }>(`/api/messages/${id}/read`)
