import { useMutation } from '@tanstack/react-query'
import type { SaidInWords } from '#contract/identity/account.answers.ts'
import type { NewsletterRoutes } from '#features/talk/newsletter/newsletter.routes.ts'
import { unwrap } from '#web/lib/api/api-client.ts'
import { clientOf } from '#web/lib/api/typed-client.ts'

const { newsletter } = clientOf<NewsletterRoutes>('/api')

/** Asks for the newsletter; whether the address was known is not told. */
export const useSubscribe = () =>
  useMutation({
    mutationFn: (email: string): Promise<SaidInWords> => unwrap(newsletter.subscribe.$post({ json: { email } })),
  })

/** Follows the link of a mail that confirms an address. */
export const confirmSubscription = (token: string): Promise<SaidInWords> =>
  unwrap(newsletter.confirm.$post({ json: { token } }))

/** Follows the link of a mail that ends a subscription. */
export const unsubscribe = (token: string): Promise<SaidInWords> =>
  unwrap(newsletter.unsubscribe.$post({ json: { token } }))
