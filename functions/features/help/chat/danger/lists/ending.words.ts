import { annoyance, anyOf, kin, type Sign, together } from '../phrases.words.ts'

const weapon = '(?:shot ?gun|gun|rifle|pistol|bolt gun|captive bolt|knife|blade|razor|12 bore)'
const water =
  '(?:lough|loch|sea|river|cliffs?|bridge|lake|reservoir|quarry|weir|canal|railway|tracks|woods|moor|beach|harbour|pier|viaduct|multi ?storey)'
const lossOfAnimals = anyOf(
  'got (?:all|them|every|the lot)|killed|died|dead|culled|took (?:all|them|the|my|our|every)|taken|lost|wiped out|gone|buried|put (?:down|to sleep)|slaughtered|gassed|destroyed|passed',
)
const ruin = anyOf(
  'culled|cull|killed|gassed|slaughtered|lost|bank(?:rupt)?|debts?|finished|ruined|gone|died|defra|years work|nothing left|everything|alone|bailiffs?|repossess\\w*|divorce\\w*',
)
const ofGuns =
  /\b(fox(?:es)?|rats?|mice|vermin|pigeons?|crows?|magpies?|mink|clays?|beaters?|pheasants?|rabbits?|squirrels?|licen[cs]e|gun ?dogs?|cabinet)\b/
const age =
  '(?:\\d\\d(?:th)?(?: birthday)?|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?: birthday)?|(?:my|his|her) (?:next |\\d\\d(?:th)? )?birthday|adulthood|old age|(?:my|his|her) (?:gcses|exams|wedding))(?= |$|\\n)(?! (?:\\w+ )?(?:eggs?|hens?|chicks?|birds?|ducks?|per|percent|quid|pounds?|weeks?|days?|out of|orders?|listings?|for|in|hatch\\w*|degrees))'

/** What is said, and what beside it makes it a farewell or a plan. */
const pairs: [said: string, beside: string][] = [
  [
    'kissed (?:me|us|the \\w+) goodbye',
    'never does|isnt (?:picking up|answering)|not (?:picking up|answering)|gone off|gave|wont answer',
  ],
  [
    '(?:feel|feeling|felt|am|im|so) (?:\\w+ )?(?:calm|peaceful|at peace|relieved|lighter)',
    'ive decided(?! (?:on|to|against|which))|made my mind up|it (?:all )?(?:stops|ends) (?:on|tonight|today|tomorrow|soon)|know its (?:all )?over',
  ],
  [
    '(?:finishing|ending) it (?:today|tonight|now|all|tomorrow)',
    'leave (?:him|her|them|me) (?:be|alone)|goodbye|worried|scared|locked',
  ],
  ['by (?:my own )?choice', 'wont see|not be here|wont be (?:here|around)|not going to be here'],
  [
    '(?:paid off|settled|cleared) (?:all )?(?:his|her) (?:\\w+ )?(?:tab|debts?|bills?|account)|told (?:\\w+ ){1,4}to be (?:a )?(?:good|brave|strong)|sold (?:all )?(?:his|her) birds',
    'frighten\\w*|scar(?:ed|ing|es)|never been like|not like (?:him|her)|out of character',
  ],
  [
    'dont intend to have to|cant look (?:anyone|anybody|them|people) in the (?:face|eye)',
    'forty years|years|my father|shame|my fault|biosecurity|dont intend|cull',
  ],
  [
    '(?:going|go|leave|leaving|die|end it|ending it) together',
    'before it gets worse|dementia|alzheimers|cancer|carer|rehomed|both of us',
  ],
  [
    '(?:one last|last|final) (?:job|thing|jobs|things)|then i can (?:\\w+ )?(?:rest|go in peace|be at rest|sleep)',
    'my will|vicar|no need to reply|goodbye|then i can (?:\\w+ )?(?:rest|sleep|go in peace)(?=[^]*\\b(?:reply|vicar|will)\\b)',
  ],
  [
    'ready to join (?:my (?:\\w+ )?(?:mates?|friends?|wife|husband|mum|dad|boys|lads|brothers?)|him|her|them)',
    'sleep|army|died|gone|lost|dont|tired|dead|war',
  ],
  [
    '(?:picked|chosen|set|fixed|got) (?:a|the|her|his|my) (?:date|day)(?= |$|\\n)(?! (?:for|to|off|with))',
    'diary|a note|what do i do|scared|die|end it|goodbye',
  ],
  [
    'tried (?:it |to )?(?:\\w+ )?(?:last (?:week|month|year|night)|before|once|twice)(?= |$|\\n)(?! (?:to|with))',
    'nobody knows|never told|told nobody|still alive|havent told (?:anyone|anybody|my)',
  ],
  [
    'if i (?:disappear|vanish|dont (?:come back|wake up|make it))',
    'tell (?:them|my|someone|him|her)|let(?:ting)? out|look after|feed',
  ],
  ['(?:wont|not) (?:be )?coming home', 'crying|hung up|parked|goodbye|note|isnt answering|sorry for everything'],
  [
    '(?:any more|anymore|no more|any) (?:bother|trouble) (?:\\w+ )?(?:off|from) (?:me|him|her)|(?:itll|it will|all|all be|be) (?:done|over|finished) by (?:the )?(?:morning|tonight|tomorrow)',
    'nobody will|sorry for everything|sorry for the trouble|goodbye',
  ],
]

/** A life that somebody means to end, said of a loss, a day, a sum of money or a birthday rather than of death. */
export const endings: Sign[] = [
  /** A wish to go where the dead have gone, or to be done with as they were. */
  {
    kind: 'life',
    of: 'said',
    words: [
      '(?:feel like|want to|tempted to|might as well|going to|thinking of|thinking about|ready to|wish i could|could|will|ill|id) (?:\\w+ ){0,2}?(?:follow(?:ing)?|join(?:ing)?|go(?:ing)? (?:with|after)) (?:them|him|her|the (?:birds|hens|flock|girls)|my (?:birds|hens|flock|girls))(?= |$|\\n)(?! (?:on|at|in|for|to the|by|online|round|around|into|over|up))',
    ],
    beside: [lossOfAnimals],
    unless: /\b(instagram|facebook|youtube|group|club|breeders?|forum|shop|recipe|instructions|collect\w*|roost)\b/,
  },
  {
    kind: 'life',
    of: 'said',
    words: [
      '(?:wish|wished|wishing|if only|pity|shame|should have|shouldve|could have|ought to have) (?:\\w+ ){0,3}?(?:done|do|did|put|taken|take|took|finished|finish|got|get|shot|shoot|culled|cull|gassed|buried|seen to|had) (?:for )?me (?:(?:\\w+ ){0,2}?at the same time|too|as well|with (?:him|her|them|it)|instead|along with|an all|next|out of (?:my|it)|down|to sleep)',
      `when (?:they|he|she|it|the (?:\\w+ )?\\w+|my (?:\\w+ )?\\w+) (?:go|goes|are gone|is gone|has gone|have gone|die|dies|are dead|is dead) (?:then )?(?:i|ill|im|so|thats) (?:go|going|do i|will i|am i|die|follow|too|me (?:gone|done|finished)|be (?:gone|next|off))(?= |$|\\n)(?! (?:back|to|on|into|for|and (?:buy|get)|shopping|vegan|with))`,
    ],
    unless: /\b(photos?|refund|postage|holiday|moult)\b/,
  },
  /** A weapon at hand after a loss, or turned on whoever holds it. */
  {
    kind: 'life',
    of: 'said',
    words: [
      `(?:turn|turning|turned|turns) (?:it|that|this|the (?:\\w+ )?${weapon}|a ${weapon}|my ${weapon}) on (?:my|him|her|them)(?:self|selves)`,
      `(?:last|one|other|final|second|a|spare) (?:bullet|cartridge|shell|shot|barrel|round)s? (?:\\w+ ){0,3}?(?:for|on) (?:me|myself|himself)(?= |$|\\n)(?! (?:please|to (?:buy|collect|hatch)))`,
      `(?:and )?then (?:\\w+ )?(?:shoot|hang|kill|top|gas|do|finish|end) (?:me|myself)(?= |$|\\n)(?! (?:a|some|the|out))`,
    ],
    unless:
      /\b(egg ?shells?|shells? (?:for|of) (?:sale|grit)|oyster|incubators?|lamps?|heaters?|brooders?|lights?|timers?)\b/,
  },
  {
    kind: 'life',
    of: 'said',
    words: [
      `(?:(?:i have|ive|i|got|have|with|hes|shes|he|she|theres|has) (?:\\w+ )?)?(?:the|a|my|his|her|dads) (?:\\w+ )?${weapon} (?:\\w+ ){0,2}?(?:on|beside|next to|by|under|across|in front of|in) (?:the|my|his|her|me|us)(?: \\w+)? ?(?:table|lap|bed|pillow|side|knees?|chair|desk|hands?|worktop|me)?`,
    ],
    beside: [ruin],
    unless: ofGuns,
  },
  {
    kind: 'life',
    of: 'said',
    words: [
      `(?:rope|noose|beams?|rafters?|${weapon}|pills|tablets|bridge|cliff|river|reservoir|sea|railway|tracks|exhaust|hose ?pipe|quarry|lorry|train) (?:\\w+ ){0,4}?(?:looks?|looking|seems?|seeming|sounds?|feels?) (?:\\w+ )?(?:good|inviting|tempting|friendly|easy|easier|appealing|attractive|better|nice|lovely|peaceful|like (?:a|the) (?:\\w+ )?(?:friend|answer|way out|option|exit))(?= |$|\\n)(?! (?:quality|value|for (?:the|my|a)|on the (?:shed|coop|trailer)|in the (?:photo|listing)|condition))`,
    ],
    beside: [
      'lost|nothing left|gone|alone|died|tired|debts?|bank|finished|cant|dont want|no point|sometimes|tonight|some days|had enough|anymore|more and more',
    ],
    unless: /\b(goats?|halter|perch\w*|build\w*|for sale|listing|price|view|walk|photo)\b/,
  },
  /** A day that has come, or after which nothing counts. */
  {
    kind: 'life',
    of: 'said',
    words: [
      '(?:tonights|tonight is|todays|today is|this is|tomorrows|tomorrow is|\\w+days|weekends) the (?:night|day|one|time|end)(?: when| that| where)? (?:i|to|he|she|id|ill|hell|shell) (?:\\w+ ){0,2}?(?:finish|end|do|stop|go|leave|die|join|be with|be gone|am gone|finally) ?(?:it|this|things|everything|here|me|myself|for good|to)?(?= |$|\\n)(?! (?:the|a|my|with the|lockdown|turning|hatch\\w*|candl\\w*|collect\\w*|to (?:the|a|collect|work|market|bed)))',
      '(?:wont|not|doesnt|nothing|none of (?:it|this|that)|it wont|nowt) (?:\\w+ ){0,2}?(?:matters?|count) (?:\\w+ )?(?:after|by|come|from|once|beyond) (?:\\w+day|the weekend|tomorrow|tonight|christmas|im (?:gone|dead|not)|hes gone|shes gone)',
      '(?:ill|il|i will|i shall|im going to|id|hell|shell|he will|she will|we will) (?:\\w+ ){0,2}?be (?:dead|six feet under|pushing up daisies|in (?:a|my|the) (?:coffin|box|morgue|ground|grave)|no more)(?= |$|\\n)(?! (?:of (?:old age|boredom|laughter|embarrassment)|tired|chuffed|pleased|happy|before (?:it|this|they|the (?:parcel|refund|courier))|by the time (?:it|this|they|the|you|my (?:parcel|order|refund))|on my feet|(?:if|when) (?:the|my) (?:wife|husband|missus|mum|boss|partner)|quiet|easy|careful))',
    ],
    beside: [
      'i|im|ill|il|me|my|he|hes|said|she|shes|friend|mate|lad|ive',
      'anyway|cancel|goodbye|finish\\w*|matter|after|by|account|end|end it|die|dead|hens?|last|dont bother|sorry|do it|before|soon|leave|go|join|stop|tell|anyone',
    ],
    unless: /\b(holiday|swim\w*|fish\w*|picnic|dog walk|show|auction|hatch day|jok\w*|lol|haha)\b/,
  },
  {
    kind: 'life',
    of: 'said',
    words: [
      `(?:away|off|going|gone|go|heading|headed|walking|driving|out|taking myself) (?:\\w+ ){0,2}?to the ${water}`,
    ],
    beside: [
      'i|im|ill|me|my|he|hes|she|shes',
      'not be (?:coming )?back|wont (?:be (?:coming )?back|come back)|not coming (?:back|home)|never (?:be|come|coming) (?:back|home)|dont (?:look|wait|search) for (?:me|him|her)|goodbye|finished me|finish it|end it|end things|forgive|sorry for',
    ],
    unless: /\b(holiday|swim\w*|fish\w*|picnic|till|until|by tea ?time)\b/,
  },
  /** Old and decided, or young and not meaning to grow up. */
  {
    kind: 'life',
    of: 'said',
    words: [
      together(
        '(?:i had|i have had|ive had|having had|ive got|got|had) my innings|(?:i have|ive|i) had a (?:good|fair|long) (?:innings|run|life)',
        'decided|intend|myself|hurry|end|enough|time to go|ready|go now|on my own terms|hasten|choose|plan|peace|pills|tablets',
        110,
      ),
      '(?:hurry|hurrying|speed|speeding|hasten|hastening|help|helping|move|moving|bring|bringing) (?:things|it|matters|nature|the end|the inevitable|my (?:death|end|own end|passing)) (?:\\w+ )?(?:along|up|on|forward|about|nearer) (?:\\w+ )?(?:myself|by my own hand|with (?:pills|tablets|my own)|on my own terms)',
      `(?:dont|not|never|didnt|doesnt|no|wont|cant see (?:me|myself|him|her)|cant imagine) (?:\\w+ ){0,2}?(?:plan\\w*|intend\\w*|expect\\w*|going|think|want|wanting|mean|hope|bother\\w*|intention of|plans of|plans to|reaching|making it to|living to)(?: on| to| about| ill| i will| he will| shell| hell| of)? ?(?:see|seeing|reach|reaching|make it to|making it to|turn|turning|live to|living to|get to|getting to|be) ?(?:see |be )?${age}`,
    ],
  },
  /** Money that others get. */
  {
    kind: 'life',
    of: 'said',
    words: [
      '(?:insurance|life cover|policy|pension|death in service)(?: \\w+){0,5}? (?:pays?|paid|pay ?out|covers?|clears?|goes|would|will|money|sorts?|settles?|worth)(?: \\w+){0,5}? (?:if|when|once|after|with) (?:im|i am|i|me|hes|he|shes) ?(?:gone|dead|not here|die|died|go|went|goes|dies|am|was)(?= |$|\\n)(?! (?:on holiday|away|to))',
    ],
  },
  /** How much of something kills a person. */
  {
    kind: 'life',
    of: 'said',
    words: [
      `(?:how (?:much|many|strong|long)|what (?:dose|amount)|would|will|could|does|is|enough)[^\\n]{0,70}\\b(?:kill|kills|killing|finish off|see off|do for|be fatal (?:to|for)|lethal (?:to|for)|put down|knock out for good)(?: off)? (?:an? |the )?(?:(?:fully |full )?grown|adult|big|average|large|small|young|old|teenage|human)? ?(?:man|woman|person|human(?: being)?|adult|bloke|someone my (?:size|age|weight)|girl my (?:size|age)|lad my (?:size|age)|teenager|teen|\\d+ (?:stone|kg|kilo) (?:man|woman|person|adult))`,
    ],
    unless: /\b(bird flu|avian flu|h5n1|electric fence|goose|cassowary|ostrich)\b/,
  },
  /** Life itself, called worth nothing, whatever was lost. */
  {
    kind: 'life',
    of: 'said',
    words: [
      'life (?:\\w+ )?(?:isnt|not|aint|hardly|never|no (?:longer )?|wasnt|doesnt feel|doesnt seem|barely) ?(?:longer |even |really |anymore )?worth (?:living|it|carrying on|going on|the (?:bother|pain))(?! (?:without (?:a|an|my|the) (?:dust|cup|coffee|tea|omelette|egg)|with (?:this|these) (?:mites|postage)))',
    ],
    unless: /\b(joke|jok\w*|lol|haha|brew|cuppa)\b/,
  },
  /** Somebody else, of whom others fear it. */
  {
    kind: 'life',
    of: 'said',
    words: [
      '(?:going to|will|hell|shell|might|may|could|wants to|threat\\w+ to|about to|plan\\w* to) (?:\\w+ )?(?:hurt|harm|do something to|damage|finish|injure) (?:himself|herself|themselves|themself)',
    ],
    beside: [kin, 'feeling|worried|scared|afraid|said|says|saying|think|sure|terrified|frightened|told|convinced'],
    unless: /\b(wire|mesh|netting|fence|perch|ladder|lifting|jumping|flapping|broody|pacing|nail|glass|axe|chainsaw)\b/,
  },
  {
    kind: 'life',
    of: 'said',
    words: [
      '(?:found|finding|left|leaving|leaves|theres|there was|read|wrote|written|seen|discovered) (?:\\w+ ){0,2}?(?:a|his|her|their|the|this) (?:note|letter|goodbye|notes|letters)(?= |$|\\n)(?! (?:from (?:the|a|my) (?:courier|postman|seller|buyer|neighbour|landlord|council)|to (?:the|say)|on (?:the|my) (?:order|door|box|parcel|listing)|with|in the (?:box|parcel|package)|saying (?:the|they|it)))',
    ],
    beside: [
      kin,
      'low|depress\\w*|not (?:himself|herself|themselves)|missing|vanished|wont answer|not answering|gone|suicid\\w*|black mood|given up|withdrawn|hopeless|cant find|struggling',
    ],
    unless: /\b(courier|delivery|parcel|buyer|seller|missing (?:egg|order|item)s?)\b/,
  },
  /** What has lost its use, its fight or its last day. */
  {
    kind: 'life',
    of: 'said',
    unless: annoyance,
    words: [
      '(?:dont|cant) (?:see|know|understand) what im (?:even |still |here )?for(?= |$|\\n)(?! (?:paying|missing|looking))|no (?:\\w+ )?fight left(?: in me(?= |$|\\n)|(?=$|\\n))|(?:be|join) with my (?:\\w+ ){1,2}and i know how',
      '(?:cant|cannot) (?:do|face|take|bear|stand|get through) another (?:day|night|week|winter)(?: of (?:it|this))?(?=$|\\n)|(?:can|will|going to) lose me (?:too|an all|and all|as well|next)|^nobody (?:will|would) (?:even )?notice(?=$|\\n)',
      '(?:whoever|who|person|one) (?:\\w+ ){0,2}?(?:has to |will |is going to |have to )?finds? me(?= |$|\\n)(?! (?:a|an|the|some|one|on))|(?:does|will|would|did) it hurt (?:much |a lot |when you |if you )?(?:to )?(?:die|dying)(?= |$|\\n)',
      'last (?:person|people|one) (?:ill|i will|i|hell|shell) (?:\\w+ )?(?:talk|speak|write) to',
      'think\\w* about (?:\\w+ ){0,3}?(?:being dead|dying)(?= |$|\\n)|(?:thought|thinking) about it (?:\\w+ ){0,3}?(?:on|at|by|under) the (?:bridge|viaduct|cliffs?|platform|tracks|weir|quarry|edge)|(?:not|wont|nae) make it (?:to|till|past|through) (?:the )?(?:weekend|morning|night|week|\\w+day)(?=[^]{0,60}\\b(?:stop (?:me|him|her|them)|goodbye|sorry)\\b)',
    ],
  },
  /** A farewell, affairs in order, a calm that has come, each beside what makes it one. */
  ...pairs.map(
    ([said, beside]): Sign => ({
      kind: 'life',
      of: 'said',
      words: [together(said, beside, 160)],
      unless: /\b(hatch(?:ing)? (?:day|date)|wedding|holiday|collection date|candl\w+|lockdown|auction|subscription)\b/,
    }),
  ),
]
