import { kin, type Sign, together } from '../phrases.words.ts'

const whose = '(?:my|me|his|her|their|dads|mums|husbands|wifes|sons|daughters|nans|grandads|babys|partners)'
const awful =
  '(?:bad|terrible|awful|horrendous|excruciating|severe|unbearable|agonising|sharp|stabbing|horrible|shooting|crippling|intense|worst)'

const meantForBirds =
  '(?:wormer|worming (?:liquid|powder)|flubenvet|panacur|ivermectin|virkon|disinfectant|dip|cider vinegar concentrate|concentrate|mite (?:spray|powder|liquid)|iodine|bleach|descaler|egg ?wash|f10|creosote|weed ?killer|ratpoison|formalin|purple spray|coccidiostat|baytril)(?= |$|\\n)'

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
  /** What was meant for birds and was taken for a drink, a sweet or a spice. */
  {
    kind: 'poison',
    of: 'person',
    words: [
      `(?:drank|drunk|drinking|swallowed|swigged|sipped|ate|eaten|tasted|licked|used|had|put)[^\\n]{0,60}\\b(?:thought|thinking|mistook|mistake|instead of|looked like|believing|turned out|not realising|didnt realise|wrong (?:bottle|jug|cup|glass|jar))\\b[^]{0,80}\\b${meantForBirds}`,
      `(?:drank|drunk|drinking|swallowed|swigged|sipped|ate|eaten|tasted)[^\\n]{0,60}\\b${meantForBirds}`,
    ],
  },
  /** Who has handled sick birds and is ill, or is dry of what they caught. */
  {
    kind: 'birdFlu',
    of: 'said',
    words: [
      together(
        '(?:i|ive|im|me|my \\w+|been|we|weve) (?:\\w+ ){0,3}?(?:help\\w*|handl\\w*|pick\\w*|touch\\w*|clear\\w*|carr\\w+|mov\\w+|bur\\w+|collect\\w*) (?:\\w+ ){0,4}?(?:dead|sick|dying|infected|poorly) (?:swans?|geese|birds?|gulls?|ducks?|hens?|chickens?|turkeys?|poultry)',
        '(?:bird|avian) flu (?:in (?:me|him|her|us)|myself|off (?:it|them))|(?:have|has|could|might) (?:i|he|she|it|we) (?:\\w+ )?(?:got|caught|be|have|catch)[^\\n]{0,20}(?:bird|avian) flu|(?:i have|ive got|got|hes got|shes got|with) (?:a )?(?:high )?(?:temp\\w*|fever|cough|sore throat|red eyes|conjunctivitis|flu)|(?:struggling|fighting|gasping) for breath|short of breath',
        160,
      ),
    ],
  },
  {
    kind: 'unwell',
    of: 'said',
    words: [
      together(
        '(?:not|havent|hasnt|no|hardly|barely) (?:\\w+ ){0,2}?(?:peed|pee|a wee(?! (?:bit|while|lad|lass|one|hen|drop|look|word))|wee(?! (?:bit|while|lad|lass|one|hen|drop|look|word))|weed|weeing|peeing|urinated|passed (?:any )?(?:water|urine)|wet nappy|wet nappies)',
        '(?:since|for|all|today|yesterday)[^]*\\b(?:eggs?|hens?|chicks?|birds?)|diarrhoea|the runs|vomit\\w*|sick|throwing up|bloody',
        120,
      ),
      'bloody (?:diarrhoea|stools?|poo)(?=[^]*\\b(?:i|ive|im|my (?:son|daughter|husband|wife|kid|mum|dad|child)|peed|wee)\\b|[^\\n]{0,40}after (?:collecting|handling|eating|cleaning|mucking|holding|touching))(?<!\\b(?:hens?|chicks?|ducks?|birds?|poults?|flock|pullets?)\\b[^]*)',
    ],
  },
  /** What a person has who is named beside birds. */
  {
    kind: 'emergency',
    of: 'said',
    unless: /\b(?:hens?|ducks?|chicks?|pullets?|cockerels?|goslings?|bird) (?:is|has|was|cant|wont)\b/,
    words: [
      '(?:pregnan\\w*|weeks gone|months gone)(?=[^]{0,120}\\b(?:bleed\\w*|cramps?|waters)\\b)|rash(?=[^]{0,60}\\bglass\\b)',
      together(
        '(?:cant|not|unable to|couldnt) put (?:\\w+ ){0,2}weight on|(?:hip|leg|foot|knee|ankle)(?: \\w+){0,4} (?:turned (?:out|in)\\w*|sticking out|shorter)|come over (?:all )?(?:faint|grey|clammy|weak)|(?:pulse|heart) is racing|face ?down in (?:the|a|our) (?:\\w+ )?(?:bath|pond|water|trough|pool|bucket|puddle|ditch|mud|slurry)|tongues? (?:\\w+ ){0,2}(?:fat|thick|huge|swell\\w*|swollen)',
        kin,
        120,
      ),
    ],
  },
  {
    kind: 'fumes',
    of: 'said',
    words: [
      'carbon (?:\\w+ )?(?:alarm|detector)s? (?:\\w+ ){0,3}?(?:going off|gone off|went off|beep\\w*|bleep\\w*|sound\\w*|scream\\w*)',
    ],
  },
  {
    kind: 'unwell',
    of: 'said',
    unless: /\b(?:incubators?|brooders?|hatcher|setter)\b/,
    words: [
      together(
        'temp(?:erature)? (?:of |is |was |at )?(?:3[89]|4[0-2])',
        'bad chest|chest|struggling|cough\\w*|worse|shiver\\w*',
        120,
      ),
    ],
  },
]
