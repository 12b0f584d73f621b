import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Blocking } from '#contract/talk/messages.answers.ts'
import type { BlocksRoutes } from '#features/talk/messages/blocks.routes.ts'
import { unwrap } from '#web/lib/api/api-client.ts'
import { clientOf } from '#web/lib/api/typed-client.ts'
import { messageKeys } from './messages.api.ts'

const one = clientOf<BlocksRoutes>('/api').users[':id'].block

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
