import { links, list, note, steps, text } from '#contract/blocks.ts'
import { grouped } from '#contract/grouped.ts'
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
    'How to message a seller or a buyer, send photos, see if they’ve read it, use quick replies, and block somebody.',
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
          `You need an account with a verified email address. A message can have up to ${grouped(message.max)} characters. Messages about one listing or order stay together in one conversation, with the listing or order at the top.`,
        ),
        links({ label: 'Your messages', url: '/messages' }),
      ],
    },
    {
      anchor: 'photos',
      heading: 'How to send photos',
      blocks: [
        text(
          `In a conversation, press the button for photos, drop them in or paste one. You can send up to ${message.photos} with each message, with or without text. Only you and the other person can see them. We take out where each photo was taken.`,
        ),
        text('A first message from a listing is text only. Send it, open the conversation, and add your photos there.'),
      ],
    },
    {
      anchor: 'read',
      heading: 'Has my message been read?',
      blocks: [
        text(
          'Below each of your messages you’ll see “Sent”, then “Read” once the other person has seen it. If they haven’t read it after ten minutes they get an email, unless they’ve switched those off. New messages appear within half a minute. Give people a day or two: keepers are often outdoors.',
        ),
      ],
    },
    {
      anchor: 'quick-replies',
      heading: 'How do quick replies work?',
      blocks: [
        text(
          `Sellers get asked the same things over and over. Above the box you can save up to ${quickReply.most} answers of up to ${quickReply.max} characters each. Press one to put it in your message. You can change it before you send it.`,
        ),
      ],
    },
    {
      anchor: 'block',
      heading: 'How to block somebody',
      blocks: [
        steps(
          'Open the conversation.',
          'Open the menu with the three dots at the top.',
          'Press “Block”, and once more to confirm.',
        ),
        text(
          'You then can’t message each other. We don’t tell them, but if they try to write they’ll see that you’re not taking messages. Orders between you carry on, so finish or cancel those. You can unblock them in the same place.',
        ),
        links({ label: 'Your messages', url: '/messages' }),
      ],
    },
    {
      anchor: 'abuse',
      heading: 'Somebody is rude, or asks for money outside the site',
      blocks: [
        text(
          'Don’t reply. Block them, and write to us with the shop’s name or the username and the day. You’ll see a warning under messages that seem to ask for payment outside the site, such as a bank transfer or gift cards.',
        ),
        note('If you pay outside the checkout, we can’t get your money back.'),
        links({ label: 'Contact us', url: '/contact' }, { label: 'Buying safely', url: '/help/buying-safely' }),
      ],
    },
  ],
  sources: [],
  related: ['buying-safely', 'mails-and-notifications', 'questions-for-a-seller', 'handling-orders'],
}
