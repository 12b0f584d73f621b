import { grouped } from '#contract/grouped.ts'
import { shopLimits } from '#contract/selling/shop.constants.ts'
import { communityLimits } from '#contract/talk/community.constants.ts'

/** Characters that a message may have. */
export const longestMessage = communityLimits.message.max

/** How long a text is once what stands around it is cut off. */
export const lengthOf = (text: string): number => text.trim().length

export const mostPhotos = communityLimits.message.photos

/** What keeps a text with so many photos from being sent, in the server's words, or null. */
export const wrongWith = (text: string, photos = 0): string | null => {
  const length = lengthOf(text)
  if (length < communityLimits.message.min && photos === 0) return 'Please write a message'
  if (length <= longestMessage) return null
  return `Please keep your message within ${grouped(longestMessage)} characters`
}

const { quickReply } = shopLimits
export const mostQuickReplies = quickReply.most

/** What keeps a quick reply from being kept, in the server's words, or null. */
export const wrongWithReply = (text: string): string | null => {
  const length = lengthOf(text)
  if (length < quickReply.min) return 'Please write something or remove this reply'
  return length > quickReply.max ? `Please keep this under ${quickReply.max} characters` : null
}
