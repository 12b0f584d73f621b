/** What a page brings, by the keys that the browser asks for; nothing of it for a page that brings none. */
export const firstData = (html: string): [key: string[], data: unknown][] => {
  const json = /<script type="application\/json" id="first-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '[]'
  return JSON.parse(json)
}

/** What a page brings under one key; undefined where it brings nothing. */
export const dataOf = (html: string, key: readonly string[]): unknown =>
  firstData(html).find(([each]) => JSON.stringify(each) === JSON.stringify(key))?.[1]
