import { useMutation } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { ChatReply } from '../../../../functions/contract/chat.ts'
import type { ChatRoutes } from '../../../../functions/features/chat/chat.routes.ts'
import { clientOptions, unwrap } from '../../lib/api-client.ts'

const { chat } = hc<ChatRoutes>('/api', clientOptions)

export const useAskAssistant = () =>
  useMutation({ mutationFn: (message: string): Promise<ChatReply> => unwrap(chat.$post({ json: { message } })) })
