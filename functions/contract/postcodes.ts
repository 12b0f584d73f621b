/** The letters that a postcode of the United Kingdom and its islands begins with. Gibraltar’s GX is not one of them. */
const areas = [
  'AB AL B BA BB BD BF BH BL BN BR BS BT BX CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY E EC EH EN EX',
  'FK FY G GL GU GY HA HD HG HP HR HS HU HX IG IM IP IV JE KA KT KW KY L LA LD LE LL LN LS LU M ME MK ML N NE NG NN',
  'NP NR NW OL OX PA PE PH PL PO PR RG RH RM S SA SE SG SK SL SM SN SO SP SR SS ST SW SY TA TD TF TN TQ TR TS TW UB',
  'W WA WC WD WF WN WR WS WV YO ZE',
]
const parts = new RegExp(`^((?:${areas.join(' ').replaceAll(' ', '|')})[0-9][A-Z0-9]?)([0-9][A-Z]{2})?$`)

/**
 * The UK postcode, or its first half, that was typed: in capitals with one space, “SY8 1AA” or “SY8”; null where it is none.
 * People write “sy8-1aa”, “SY8  1AA” and “Sy81aa.”, what is pasted has no-break spaces and dashes, and some keyboards
 * write letters as wide as “ＳＹ８”.
 */
export const tidyPostcode = (typed: string): string | null => {
  const found = parts.exec(
    typed
      .normalize('NFKC')
      .toUpperCase()
      .replace(/[\s.\p{Pd}_]/gu, ''),
  )
  return found?.slice(1).filter(Boolean).join(' ') ?? null
}

/** What is said of what is no postcode. */
export const notAPostcode = 'Please enter a UK postcode, such as SY8 1AA'

/** Whether a tidy postcode is a whole one, and not its first half. */
export const isWhole = (postcode: string): boolean => postcode.includes(' ')

/** The first half of a tidy postcode. */
export const firstHalfOf = (postcode: string): string => postcode.split(' ', 1).join()
