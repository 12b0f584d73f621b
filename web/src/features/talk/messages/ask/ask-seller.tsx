import type { ComponentProps } from 'react'
import { Ask } from './ask.tsx'
import type { Asked } from './ask-words.ts'

type AskSellerProps = Pick<ComponentProps<typeof Ask>, 'variant' | 'size' | 'className'> & {
  product: { id: string; name: string; seller: Asked }
  kind: 'question' | 'quote'
}

/** Asks the seller of a listing a question, or for a quote for a service. */
export const AskSeller = ({ product: { id, name, seller }, ...rest }: AskSellerProps) => (
  <Ask to={seller} about={{ productId: id, name }} {...rest} />
)
