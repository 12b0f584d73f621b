import { useMutation } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { SaidInWords } from '#contract/identity/account.answers.ts'
import type { ContactInput } from '#contract/talk/contact.ts'
import type { ContactRoutes } from '#features/talk/contact/contact.routes.ts'
import { clientOptions, unwrap } from '#web/lib/api/api-client.ts'
import { atLeast } from '#web/lib/at-least.ts'

const { contact } = hc<ContactRoutes>('/api', clientOptions)

/** Sending shows for this long at least (specification, section 9). */
const sendingMs = 1500

/** Sends a message to support; changes nothing that is read. */
export const useContact = () =>
  useMutation({
    mutationFn: (json: ContactInput): Promise<SaidInWords> => atLeast(sendingMs, unwrap(contact.$post({ json }))),
  })
