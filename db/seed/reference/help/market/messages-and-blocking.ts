import { links, list, note, steps, text } from '#contract/blocks.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { shopLimits } from '#contract/selling/shop.constants.ts'
import { communityLimits } from '#contract/talk/community.constants.ts'

const { message } = communityLimits
const { quickReply } = shopLimits

export const messagesAndBlocking: WrittenArticle = {
  slug: 'messages-and-blocking',
  kind: 'article',
  topic: 'account',
  title: 'Messages and blocking',
  summary:
    'How to write to a seller or a buyer, send photographs, see whether it was read, use quick replies, and block somebody.',
  updatedOn: '2026-11-20',
  advice: [],
  sections: [
    {
      anchor: 'write',
      heading: 'How to send a message',
      blocks: [
        list(
          'About a listing: press “Ask the seller” on its page.',
          'About an order: press “Message the seller” or “Message the buyer” on the order.',
          'About anything else: press “Message this shop” on the shop’s page.',
        ),
        text(
          `You need an account with a verified email address. A message has up to ${message.max.toLocaleString('en-GB')} characters. What you write about one listing or order stays together in one conversation, with the listing or order pinned on top.`,
        ),
        links({ label: 'Your messages', url: '/messages' }),
      ],
    },
    {
      anchor: 'photos',
      heading: 'How to send photographs',
      blocks: [
        text(
          `In a conversation, press the button for photographs, drop them in or paste one. Up to ${message.photos} go with each message, and they need no text. Only you and the other person can see them. The place where a picture was taken is removed from it.`,
        ),
        text(
          'A first message from a listing is text only. Send it, open the conversation, and add your pictures there.',
        ),
      ],
    },
    {
      anchor: 'read',
      heading: 'Has my message been read?',
      blocks: [
        text(
          'Below each of your messages stands “Sent”, and “Read” once the other one has seen it. Who has not read it after ten minutes gets an email, unless they switched those off. New messages show by themselves within half a minute. Give people a day or two: keepers are often outdoors.',
        ),
      ],
    },
    {
      anchor: 'quick-replies',
      heading: 'How do quick replies work?',
      blocks: [
        text(
          `Sellers are asked the same things over and over. Above the field you can keep up to ${quickReply.most} answers of up to ${quickReply.max} characters each. One press puts an answer into your message, and you can change it before you send it.`,
        ),
      ],
    },
    {
      anchor: 'block',
      heading: 'How to block somebody',
      blocks: [
        steps(
          'Open the conversation.',
          'Open the menu with the three dots at its top.',
          'Press “Block”, and once more to confirm.',
        ),
        text(
          'Neither of you can write to the other then. They are not told, and read only that you take no messages if they try. Orders between you go on, so finish or cancel those. You can unblock them in the same place.',
        ),
        links({ label: 'Your messages', url: '/messages' }),
      ],
    },
    {
      anchor: 'abuse',
      heading: 'Somebody is rude, or asks for money outside the site',
      blocks: [
        text(
          'Do not answer. Block them, and write to us with the name of the shop or the username and the day. A warning stands under messages that seem to ask for payment outside the site, such as a bank transfer or gift cards.',
        ),
        note('What you pay outside the checkout we cannot get back for you.'),
        links({ label: 'Contact us', url: '/contact' }, { label: 'Buying safely', url: '/help/buying-safely' }),
      ],
    },
  ],
  sources: [],
  related: ['buying-safely', 'mails-and-notifications', 'questions-for-a-seller', 'handling-orders'],
}
