import { useMutation } from '@tanstack/react-query'
import type { SaidInWords } from '#contract/identity/account.answers.ts'
import type { ContactInput } from '#contract/talk/contact.ts'
import type { ContactRoutes } from '#features/talk/contact/contact.routes.ts'
import { unwrap } from '#web/lib/api/api-client.ts'
import { clientOf } from '#web/lib/api/typed-client.ts'
import { atLeast } from '#web/lib/at-least.ts'

const { contact } = clientOf<ContactRoutes>('/api')

/** Sending shows for this long at least (specification, section 9). */
const sendingMs = 1500

/** Sends a message to support; changes nothing that is read. */
export const useContact = () =>
  useMutation({
    mutationFn: (json: ContactInput): Promise<SaidInWords> => atLeast(sendingMs, unwrap(contact.$post({ json }))),
  })
