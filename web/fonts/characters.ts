const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))

/** What nearly every page is written with: Basic Latin, Latin-1, general punctuation, pounds and euros, arrows, minus. */
export const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœʼ${range(0x300, 0x308)}${range(0x2010, 0x2044)}€™↑→↓←−`

/**
 * Letters of names, fetched by the few pages that have one: Latin Extended-A with Llŷn's ŷ, and what Welsh and Romanian have
 * beyond it. `unicode-range` in fonts.css says the same.
 */
export const names = `${range(0x100, 0x130)}${range(0x132, 0x151)}${range(0x154, 0x17f)}${range(0x218, 0x21b)}${range(0x1e80, 0x1e85)}ẞỲỳ`
