/** Words with which people ask to be paid past the site, where no order covers the buyer. */
const signs = [
  /\bbank transfer/,
  /\bbacs\b/,
  /\bsort ?code/,
  /\b(account|acc) (number|no\b)/,
  /\b\d{2}-\d{2}-\d{2}\b.*\b\d{8}\b/,
  /\bpay ?pal\b/,
  /\bfriends (and|&) family\b/,
  /\b(western union|money ?gram|cash ?app|venmo|zelle|revolut|monzo\.me|gift cards?|bitcoin|crypto)\b/,
  /\bpay(ing|ment)?( me| you| us)? (in cash|by cash|cash|direct|directly|outside|off (the )?(site|platform|app))\b/,
  /\bcash on collection\b/,
  /\b(off|outside) (of )?(the |this )?(site|platform|hatchyard)\b/,
]

/** Whether a message asks to pay outside the site, or may: better one warning too many than one too few. */
export const asksToPayOutside = (text: string): boolean => {
  const words = text.toLowerCase().replace(/\s+/g, ' ')
  return signs.some((sign) => sign.test(words))
}
