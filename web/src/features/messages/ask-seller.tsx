import type { ComponentProps } from 'react'
import { Ask, type Asked } from './ask.tsx'

type AskSellerProps = Pick<ComponentProps<typeof Ask>, 'variant' | 'size' | 'className'> & {
  product: { id: string; name: string; seller: Asked }
  kind: 'question' | 'quote'
}

/** Asks the seller of a listing a question, or for a quote for a service. */
export const AskSeller = ({ product: { id, name, seller }, ...rest }: AskSellerProps) => (
  <Ask to={seller} about={{ productId: id, name }} {...rest} />
)
