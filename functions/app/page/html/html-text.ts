/** Text as HTML holds it, in a tag's attribute or between tags. */
export const escaped = (value: string): string =>
  value
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    // No HTML may hold one, and a title says what an address asks for.
    .replaceAll('\u0000', '')
