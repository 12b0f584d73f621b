import { createContext } from 'react'
import type { ConversationSummary } from '#contract/talk/messages.answers.ts'

type Acts = { conversation: ConversationSummary; onBlock: () => void; onUnblock: () => void }

/** What the menu of a conversation does; it comes with the first click and so is told this way. */
export const ConversationActs = createContext<Acts | null>(null)
