const signs =
  /bot\b|bots\b|crawl|spider|slurp|preview|headless|lighthouse|monitor|facebookexternalhit|whatsapp|curl|wget|python|java\/|go-http|okhttp|axios|node/i

/** Whether a program looks and nobody is before it, by what it calls itself; who says nothing is one. */
export const isBot = (userAgent: string): boolean => userAgent === '' || signs.test(userAgent)
