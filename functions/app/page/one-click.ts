import { askApi } from './ask-api.ts'
import type { PageContext } from './page-context.ts'

/** The page that a mail's `List-Unsubscribe` names: a reader opens it, a mail program posts to it (RFC 8058). */
export const oneClickPath = '/newsletter/unsubscribe'

/** What the mail program posts says nothing: the token in the address ends the subscription, as if the page had sent it. */
export const unsubscribeByOneClick = async (context: PageContext): Promise<Response> => {
  const url = new URL(context.request.url)
  const headers = new Headers(context.request.headers)
  headers.set('Content-Type', 'application/json')
  headers.delete('Content-Length')
  const asked = new Request(new URL('/api/newsletter/unsubscribe', url), {
    method: 'POST',
    headers,
    body: JSON.stringify({ token: url.searchParams.get('token') }),
  })
  return askApi(asked, context)
}
