import type { TestAnswer } from '#testing/site/test-client.ts'

/** The body of an answer that has the status it should; throws with the whole answer otherwise. */
export const done = <Body>({ status, body }: TestAnswer<Body>, wanted: number): Body => {
  if (status !== wanted) throw new Error(`The seed wanted ${wanted} and got ${status}: ${JSON.stringify(body)}`)
  return body
}
