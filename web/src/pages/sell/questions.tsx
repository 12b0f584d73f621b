import { ChevronDown } from 'lucide-react'
import { noEggsTo } from '#contract/catalogue/shipping.ts'
import { site } from '#contract/site.ts'

const questions: [question: string, answer: string][] = [
  [
    'Who can sell?',
    `Anybody in the UK who is ${site.minimumAge} or over, as a private keeper or a trader. Before you publish your first listing, say which you are and where your shop is, and verify your email address.`,
  ],
  [
    'Can I sell live birds?',
    'Yes, for collection only: birds are never posted. You confirm that you’re a registered keeper and show a photo of your own birds. Your shop needs a collection address, which buyers only see once they’ve paid.',
  ],
  [
    'How are hatching eggs sent?',
    `By tracked post, on your dispatch days. The buyer picks how fast. We don’t send them to ${noEggsTo.join(', ')} postcodes or abroad.`,
  ],
  [
    'Can I offer a service?',
    'Yes. Say how far you travel and how you charge. Buyers in your area ask you for a quote, and you agree the rest with them.',
  ],
  [
    'What if something arrives broken?',
    'The buyer tells you and us, with photos. You agree a refund, part of one or a replacement. If you can’t agree, we decide.',
  ],
  [
    'I have an account as a buyer. Do I need another?',
    'No. Open a shop with the account you have. Your orders, cart and messages stay as they are.',
  ],
]

/** What sellers ask before they begin. */
export const Questions = () => (
  <section aria-labelledby="questions">
    <h2 id="questions" className="text-3xl">
      Questions
    </h2>
    <div className="mt-6 max-w-3xl border-straw border-t">
      {questions.map(([question, answer]) => (
        <details key={question} className="group border-straw border-b">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
            {question}
            <ChevronDown aria-hidden size={20} className="shrink-0 transition-transform group-open:rotate-180" />
          </summary>
          <p className="max-w-prose pb-5 text-ink-soft">{answer}</p>
        </details>
      ))}
    </div>
  </section>
)
