import { together } from '../phrases.words.ts'

/** What shows that somebody speaks of themselves and not of a flock or a form. */
const felt =
  'i feel|im (?:so )?(?:alone|lonely|sad|scared|lost|broken|empty|tired|exhausted|done|finished|crying|numb)|feel(?:ing|s)? (?:so )?(?:alone|sad|empty|lost|dead|nothing|like|worthless|useless|hopeless|trapped|numb)|alone|lonely|cry\\w*|tears|life|living|live|alive|die|dead|died|dying|anymore|anxi\\w+|depress\\w+|despair\\w*|hate myself|therap\\w*|doctor|gp|antidepress\\w*|medication|drink(?:ing)?|divorc\\w*|bereave\\w*|grief|funeral|wife|husband|mum|dad|kids|my (?:son|daughter|baby)|nobody|no one|hospital|help me|goodbye|sorry'
/** What shows that it is of work with birds or of the market. */
export const ofTrade =
  /\b(eggs?|egg eaters?|pip\w*|hatch\w*|incubat\w*|candl\w*|day \d+|lines? of|photos?|pictures?|upload\w*|shop|listings?|page|button|form|worm\w*|coop|run|fenc\w+|prices?|feed|stock|fertility|production|laying|yield|order|delivery|account|password|payment|checkout|website|site|app|moult\w*|brood\w*|mites?|rats?|crow\w*|subscription|auction|sexing|breed\w*|chicks|humidity|noise|noisy)\b/

const mood = '(?:low|desperate|down|depressed|hopeless|bad|dark|flat)'

/** Words of despair that are said of stock, shells and screens as well: they count beside a person who feels. */
export const feltDespair = [
  `(?:feel(?:s|ing)?|felt|im|ive been|i was|been feeling|hes been|shes been|hes|shes|(?:son|daughter|husband|wife|mum|dad|friend|mate|brother|sister|partner) (?:is|has been|seems|feels)) (?:so |very |that |pretty |incredibly |extremely |too |feeling |been )*${mood}(?=$|\\n| and (?:i |dont|alone|cant|scared|tired)| i (?:cant|dont|want)| help| again| since| lately| at the moment| these days)`,
  together('nothing (?:helps|works)(?: anymore| now)?', felt, 80),
  together(
    '(?:cant|cannot) (?:do|take|face|handle|bear) (?:it|this|things|anything)(?: all)?(?: now| much longer)?(?=$|\\n| and| but| i | im| help| please)',
    felt,
    90,
  ),
  together('(?:no|cant see a|dont see a|see no|any) future', felt, 60),
  '(?:cant|dont|cannot) (?:see|imagine) (?:a|any|my) future(?: for (?:me|us|him|her|myself|himself|herself))?(?=$|\\n| and| anymore| without (?:him|her))',
]
/** The same, which count of a person wherever nothing of the trade is named. */
export const bareDespair = [
  '(?:cant|cannot) (?:do|take|face|handle|bear) (?:it|this|things|anything)(?: all)?(?: now| much longer)?(?=$|\\n| and| but| i | im| help| please)',
  'nothing (?:helps|works)(?: anymore| now)?(?=$|\\n| and i)',
  '(?:ready|want) to go(?=$|\\n)(?<=\\bim ready to go)|im going to go(?=$|\\n)(?<=\\b(?:die|died|tired|peace|goodbye|old|ill|had enough|pain)\\b[^]*)',
  '(?:end|ending|ended) it all',
  '(?:want|wish|need) (?:it|this|everything) (?:all )?to (?:stop|end|be over|finish)(?=$|\\n| i | im| and i)',
]
