import { useMutation, useQueryClient } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { Blocking } from '#contract/talk/messages.answers.ts'
import type { BlocksRoutes } from '#features/talk/messages/blocks.routes.ts'
import { clientOptions, unwrap } from '#web/lib/api/api-client.ts'
import { messageKeys } from './messages.api.ts'

const one = hc<BlocksRoutes>('/api', clientOptions).users[':id'].block

type Change = { userId: string; blocked: boolean }

/** Blocks somebody or takes it back; every conversation with them is read again. */
export const useBlock = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ userId, blocked }: Change): Promise<Blocking> =>
      unwrap((blocked ? one.$put : one.$delete)({ param: { id: userId } })),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: messageKeys.list }),
        client.invalidateQueries({ queryKey: messageKeys.ones }),
      ]),
  })
}
