import { MessageCircle, ShieldCheck, Truck } from 'lucide-react'
import { answerWords, type Figures, postedWords } from './figure-words.ts'

type SellerFiguresProps = { of: Figures; className: string }

/** What is counted of a seller as a list, and what they confirm: how much went out on time, how soon they answer. */
export const SellerFigures = ({ of, className }: SellerFiguresProps) => {
  const known = [
    { Icon: Truck, words: postedWords(of) },
    { Icon: MessageCircle, words: answerWords(of) },
    { Icon: ShieldCheck, words: of.keeperConfirmed ? 'Says they’re a registered keeper' : null },
  ].filter(({ words }) => words)
  if (!known[0]) return null
  return (
    <ul className={className}>
      {known.map(({ Icon, words }) => (
        <li key={words} className="flex items-center gap-1.5">
          <Icon aria-hidden size={16} className="shrink-0 text-hedge" />
          {words}
        </li>
      ))}
    </ul>
  )
}
