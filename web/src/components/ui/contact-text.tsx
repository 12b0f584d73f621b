import { Fragment } from 'react'
import { contactsIn } from '#web/lib/contacts.ts'

/** A text of ours in which telephone numbers and email addresses can be pressed; what others write stays text. */
export const ContactText = ({ text }: { text: string }) =>
  contactsIn(text).map(({ at, text: words, href }) => (
    <Fragment key={at}>
      {href ? (
        <a href={href} className="whitespace-nowrap font-medium underline underline-offset-4 hover:no-underline">
          {words}
        </a>
      ) : (
        words
      )}
    </Fragment>
  ))
