import { communityLimits } from '../../../../functions/contract/community.constants.ts'

export const longestMessage = communityLimits.message.max

/** How long a text is once what stands around it is cut off. */
export const lengthOf = (text: string): number => text.trim().length

/** What keeps a text from being sent, in the server's words, or null. */
export const wrongWith = (text: string): string | null => {
  const length = lengthOf(text)
  if (length < communityLimits.message.min) return 'Please write a message'
  if (length <= longestMessage) return null
  return `Please keep your message within ${longestMessage.toLocaleString('en-GB')} characters`
}
