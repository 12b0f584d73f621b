import { type Sign, together } from '../phrases.words.ts'

const whose = '(?:my|me|his|her|their|dads|mums|husbands|wifes|sons|daughters|nans|grandads|babys|partners)'
const awful =
  '(?:bad|terrible|awful|horrendous|excruciating|severe|unbearable|agonising|sharp|stabbing|horrible|shooting|crippling|intense|worst)'

/** Who is gravely ill of what has nothing to do with birds. */
export const gravelyIll: Sign[] = [
  {
    kind: 'fumes',
    of: 'said',
    words: [
      'co2? (?:poison\\w*|leak\\w*|levels? (?:are |is )?(?:high|rising))',
      'carbon (?:mono\\w+|dioxide) (?:poison\\w*|leak\\w*)',
      '(?:poison\\w*|overcome) by (?:fumes|gas|smoke|co|carbon \\w+)',
    ],
  },
  {
    kind: 'emergency',
    of: 'person',
    words: [
      '(?:foam|froth)(?:ing)? at (?:the|his|her|my) mouth|(?:hes|shes|is|gone|going|turned|turning|looks) (?:all |completely )?(?:blue|grey|purple|white as a sheet)(?= |$|\\n)(?! (?:eggs?|shells?|legs?|hens?|feathers?))|(?:lips|face|nails) (?:\\w+ )?(?:blue|grey|purple)',
      '(?:in|screaming in|crying in|writhing in|rolling in) (?:agony|so much pain|terrible pain|pain)|doubled (?:up|over)(?: (?:in|with))?|writhing',
      'not breathing|stopped breathing|wont wake|cant be woken|barely conscious|in and out of consciousness|having (?:a )?(?:fit|seizure)s?|having convulsions|cardiac|resus\\w*',
    ],
  },
  {
    kind: 'emergency',
    of: 'said',
    words: [
      `${whose} (?:ticker|pacemaker|heart)(?: \\w+){0,3} (?:stop\\w*|skip\\w*|flutter\\w*|racing|pound\\w*|jump\\w*|playing up|missing beats|irregular|going mad|packing in|given out|weird)(?! (?:for|when i (?:saw|see)))`,
      'appendi(?:x|citis)(?=[^]{0,60}\\b(?:burst|rupt\\w*|gone|pain|agony|think|exploded|hospital)\\b)|(?:burst|ruptured|grumbling) appendix|think (?:\\w+ ){0,4}append\\w+',
      together(
        '(?:diabetic|insulin|hypo|blood sugar|sugars)',
        'unconscious|wont wake|confused|shaking|collapsed|no insulin|run out|out of insulin|fitting|hypo|crash\\w*|cant (?:swallow|stand|see)',
        70,
      ),
      '(?:nut|peanut|egg|bee|wasp|penicillin|latex|shellfish) allergy(?=[^]{0,70}\\b(?:just|eaten|ate|stung|swelling|swollen|hives|cant|eaten one)\\b)|(?:snorted|inject\\w*|smoked|took|taken) (?:\\w+ ){0,3}(?:heroin|coke|cocaine|ketamine|fentanyl|ecstasy|mdma|spice|pills)(?= |$|\\n)(?! (?:for|to) (?:my|the) (?:hens?|birds?))',
    ],
  },
  {
    kind: 'emergency',
    of: 'anybody',
    words: [
      '(?:having|having strong|got|getting|started|regular) (?:\\w+ )?contractions|contractions (?:\\w+ ){0,4}(?:minutes?|apart|weeks|early|close|started|baby)|waters (?:have |just |has )?(?:broke\\w*|gone)|baby (?:is |s )?coming(?: (?:now|early|fast))?(?=$|\\n| now| early| fast| and)|(?:bleed\\w*|blood)(?=[^]{0,40}\\b(?:pregnan\\w*|weeks gone|months gone|miscarr\\w*)\\b)|(?:pregnan\\w*|weeks gone|months gone)(?=[^]{0,60}\\b(?:bleed\\w*|blood|agony|cramps?|collapsed|headaches?|swollen face|seeing (?:spots|stars))\\b)',
    ],
  },
  {
    kind: 'unwell',
    of: 'said',
    unless: /\b(?:incubator|brooder|chicks?|ducklings?|poults?|eggs?|hens?)\b/,
    words: [
      `(?:baby|babys|toddlers?|newborns?|childs?|sons?|daughters?|little (?:one|girl|boy|lad)s?|kids?|husbands?|wifes?|mums?|dads?|nans?|my) (?:\\w+ ){0,3}?temp(?:erature)?(?: \\w+){0,3} (?:3[89]|4[0-2]|10[1-6])`,
    ],
  },
  {
    kind: 'unwell',
    of: 'said',
    words: [
      `${awful} (?:\\w+ )?(?:pains?|ache|cramps?|stabbing) (?:\\w+ )?(?:in|down|across|under|behind|on|round) (?:${whose}|the) (?:\\w+ ){0,2}(?:side|stomach|tummy|belly|back|head|abdomen|groin|ribs?|kidneys?|pelvis|neck|leg|calf|eye|ear|balls|testicles?|guts)(?= |$|\\n)(?! of the (?:coop|run|shed|hen))`,
      `${whose} (?:\\w+ )?(?:side|stomach|tummy|belly|back|abdomen|kidneys?|balls|testicles?|guts) (?:is |are |really |so |has been )*(?:killing (?:me|him|her)|agony|in agony|hurting (?:so|really)? ?bad\\w*|hurts (?:so|really)? ?bad\\w*)`,
    ],
  },
]
