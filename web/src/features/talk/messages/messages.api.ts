import { type InfiniteData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { unreadEverySeconds } from '#contract/talk/community.constants.ts'
import type { Conversation, ConversationPage, Message, UnreadCount } from '#contract/talk/messages.answers.ts'
import type { FirstMessageInput, MessageInput } from '#contract/talk/messages.ts'
import type { MessagesRoutes } from '#features/talk/messages/messages.routes.ts'
import { unwrap } from '#web/lib/api/api-client.ts'
import { clientOf } from '#web/lib/api/typed-client.ts'
import { pagedOptions } from '#web/lib/pages.ts'
import { unreadQueryOptions } from './unread.api.ts'

const { messages } = clientOf<MessagesRoutes>('/api')
const one = messages[':id']

/** Others write too: read again on mount and every 30 seconds while visible. */
const live = { refetchOnMount: 'always', refetchInterval: unreadEverySeconds * 1000 } as const

export const messageKeys = {
  list: ['messages', 'list'],
  ones: ['messages', 'one'],
  one: (id: string) => ['messages', 'one', id],
  order: (orderId: string) => ['messages', 'order', orderId],
} as const

/** The signed-in user's conversations, newest first. */
export const conversationsQueryOptions = pagedOptions({
  ...live,
  queryKey: messageKeys.list,
  read: (paging): Promise<ConversationPage> => unwrap(messages.$get({ query: paging })),
})

/** One conversation; the first page holds its newest messages, each further one older ones. */
export const conversationQueryOptions = (id: string) =>
  pagedOptions({
    ...live,
    queryKey: messageKeys.one(id),
    read: (paging): Promise<Conversation> => unwrap(one.$get({ param: { id }, query: paging })),
  })

/** The conversation about an order, if there is one; asked for anew each time. */
export const aboutOrderQueryOptions = (orderId: string) =>
  queryOptions({
    queryKey: messageKeys.order(orderId),
    queryFn: (): Promise<ConversationPage> => unwrap(messages.$get({ query: { orderId } })),
    staleTime: 0,
  })

// The unread count follows its own clock and is set by whoever reads.
const readAgain = (client: QueryClient, id: string): void => {
  void client.invalidateQueries({ queryKey: messageKeys.list })
  void client.invalidateQueries({ queryKey: messageKeys.one(id) })
}

/** Writes to somebody, about a listing or an order; the conversation that it stands in. */
export const useWriteFirst = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (json: FirstMessageInput): Promise<Conversation> => unwrap(messages.$post({ json })),
    onSuccess: ({ id }) => readAgain(client, id),
  })
}

const oneKey = (id: string) => conversationQueryOptions(id).queryKey

/** Writes on; after a failure too the conversation is read again, since the message may have arrived. */
export const useReply = (id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (json: MessageInput): Promise<Message> => unwrap(one.$post({ param: { id }, json })),
    onSuccess: (message) =>
      client.setQueryData(oneKey(id), (data) =>
        withFirstPage(data, (page) => ({ ...page, items: [message, ...page.items] })),
      ),
    onSettled: () => readAgain(client, id),
  })
}

const withFirstPage = (data: InfiniteData<Conversation> | undefined, change: (page: Conversation) => Conversation) =>
  data && { ...data, pages: data.pages.map((page, index) => (index === 0 ? change(page) : page)) }

/** Marks a conversation as read: the badge, the list and the conversation know at once. */
export const useMarkRead = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string): Promise<UnreadCount> => unwrap(one.read.$post({ param: { id } })),
    onSuccess: (count, id) => {
      client.setQueryData(unreadQueryOptions.queryKey, count)
      client.setQueryData(oneKey(id), (data) => withFirstPage(data, (page) => ({ ...page, unreadCount: 0 })))
      void client.invalidateQueries({ queryKey: messageKeys.list })
    },
  })
}
