import { Send } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { communityLimits } from '#contract/talk/community.constants.ts'
import { Button } from '#web/components/ui/button.tsx'
import { controlClass } from '#web/components/ui/forms/field.tsx'
import { openChat } from '#web/features/help/chat/open-chat.ts'

/** What the assistant is good for, by an example, and a box whose question opens the chat. */
export const AssistantPromo = () => (
  <section aria-labelledby="assistant" className="my-8 bg-hedge-soft md:my-12">
    <div className="page grid items-center gap-8 py-10 md:grid-cols-2 md:gap-12 md:py-16">
      <div>
        <h2 id="assistant" className="text-2xl md:text-3xl">
          Ask our AI assistant
        </h2>
        <p className="mt-3 max-w-prose text-ink-soft text-lg">
          Hatching, housing, feeding, or how something works here: ask in your own words, at any hour. For a sick bird
          it sends you to a vet.
        </p>
      </div>
      <div className="rounded-xl border border-straw bg-surface p-4 md:p-6">
        <MockChat />
        <QuestionBox />
      </div>
    </div>
  </section>
)

const bubble = 'max-w-[85%] rounded-lg px-4 py-2.5'

const MockChat = () => (
  <figure>
    <figcaption className="sr-only">An example of a conversation with the assistant</figcaption>
    <ul className="flex flex-col gap-3">
      <li className={`${bubble} self-end bg-hedge text-on-hedge`}>How long do duck eggs take to hatch?</li>
      <li className={`${bubble} self-start bg-quiet`}>
        Most take 28 days. Candle them around days 7 and 14, and stop turning on day 25.
      </li>
    </ul>
  </figure>
)

const QuestionBox = () => {
  const [question, setQuestion] = useState('')
  const isEmpty = question.trim() === ''
  const ask = (event: FormEvent) => {
    event.preventDefault()
    if (isEmpty) return
    openChat(question.trim())
    setQuestion('')
  }
  return (
    <form method="dialog" onSubmit={ask} className="mt-5 flex gap-2">
      <input
        value={question}
        onChange={({ target }) => setQuestion(target.value)}
        maxLength={communityLimits.chat.max}
        aria-label="Your question for the assistant"
        placeholder="Ask about your birds"
        autoComplete="off"
        enterKeyHint="send"
        className={controlClass(undefined)}
      />
      <Button type="submit" size="icon" aria-label="Send question" disabled={isEmpty}>
        <Send aria-hidden size={18} />
      </Button>
    </form>
  )
}
