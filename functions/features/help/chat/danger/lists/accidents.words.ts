import { anyOf, type Sign, together } from '../phrases.words.ts'

const theirs =
  '(?!s? (?:\\w+ )?(?:hens?|chickens?|birds?|ducks?|ducklings?|geese|goose|cockerels?|flock|chicks?|coops?|run|eggs?|dogs?|cats?|fence|shed|garden|gate|quails?|turkeys?|pullets?|incubator|order|parcel)\\b)'
const kin =
  '(?:dad|daddy|father|mum|mam|mummy|mother|sons?|daughters?|husband|wife|partner|boyfriend|girlfriend|brothers?|sisters?|uncle|aunt\\w*|nan|nana|gran|granny|grandad|grandson|granddaughter|baby|babys|toddler|child|childs|children|kids?|boy|little (?:girl|boy|one)|lad|lass|mates?|friends?|neighbour|man|woman|workers?|farm ?hand|lodger|nephew|niece|cousin|boss|farmer|driver|someone|person|postman|colleague|helper|apprentice|old man|fella|missus|walker|rider|cyclist|tenant|father in law|mother in law)'
const somebody = `(?:me|us|(?:(?:my|our|the|a|his|her|their|some|this|me) )?(?:\\w+ )?${kin})${theirs}`
const pronoun = '(?:him|her|them|he|she|hes|shes|they)'
const part =
  '(?:(?:my|me|his|her|their|\\w+s) (?:\\w+ )?(?:foot|feet|legs?|hands?|arms?|head|chest|back|neck|fingers?|thumb|ankle|knee|pelvis|hips?))'

const vehicle =
  '(?:tractor|quad(?: ?bike)?|atv|trailer|combine(?: harvester)?|harvester|digger|excavator|dumper|telehandler|teleporter|loader|fork ?lift|van|car|lorry|truck|land ?rover|tipper|horse ?box|ride on(?: mower)?|mower|bus|train|motorbike|buggy|gator|pick ?up|muck ?spreader|spreader|roller|jeep|4x4)'
const machine = `(?:${vehicle}|baler|auger|augur|egg grader|grader|feeder motor|pto(?: shaft)?|power take off|topper|strimmer|chain ?saw|chipper|shredder|cultivator|rotavator|mixer|feed mixer|crusher|conveyor|gearbox|winch|log splitter|post knocker|grinder|bench saw|saw|plucker|plucking machine|mincer|press|drive belt|belt|hydraulics?|drive shaft|shaft|rollers?|blades?|machine|machinery|mill|hedge ?cutter|hedge trimmer|scarifier|separator|elevator|lift|hopper)`
const heavy = `(?:${machine}|bull|cows?|cattle|heifer|horse|pony|sow|boar|ram|stag|bales?|tree|branch|wall|gate|roof|ladder|beam|pallets?|container|slab|concrete|scaffold\\w*|wardrobe|stack|chimney|ceiling|trench|bank)`
const water =
  '(?:pond|pool|lake|river|canal|sea|well|trough|slurry(?: pit| tank| lagoon| store)?|lagoon|tank|pit|reservoir|loch|ditch|stream|brook|beck|burn|weir|ice|water butt|silo|grain(?: bin| store| pit)?|hopper|cess ?pit|septic tank|dyke|quarry|floods?|flood water|mud)'
const building =
  '(?:house|hoose|thatch|straw|hay|hay ?stack|stack|silage|byre|field|hedge|bins?|stairs|landing|cooker hood|trailer|home|kitchen|flat|caravan|bungalow|cottage|bedroom|loft|chimney|barn|shed|garage|coop|stables?|workshop|car|van|tractor|roof|brooder|incubator|heat lamp|place|living room|lounge|curtains|bed|chip pan|oven|cooker|tumble dryer|battery|fuse box)'
/** What people live, work and keep animals in. */
const dwelling = '(?:house|home|kitchen|flat|caravan|bungalow|cottage|bedroom|loft|barn|stables?|workshop|place|roof)'

const fallen =
  'rolled|tipped|flipped|overturned|toppled|fell|fallen|came down|come down|gone|went|landed|dropped|collapsed|reversed|backed|drove|driven|ran|run|rolling|slipped|caved in|rolled back'
const struck =
  'crushed|pinned|trapped|squashed|trampled|gored|knocked|hit|kicked|dragged|flattened|run over|stood on|charged|butted'
const held =
  'under|beneath|underneath|pinned|crushed|trapped|stuck|caught|tangled|dragged|pulled|sucked|wrapped|run over|hit|thrown|fell|fallen|buried|squashed|knocked down|flattened|impaled'

const notNow =
  /\b(?:(?<!\bi )can|could|would|might|risk\w*|prevent\w*|insur\w*|(?:days?|weeks?|months?|years?) ago|last (?:year|month|winter|summer|spring)|what if|extinguish\w*|worried (?:about|that)|for sale|sold|used to|years|how (?:do|to|can) (?:i |you )?(?:stop|avoid|keep))\b/

/** Somebody beneath, in or thrown by what is heavier than they are. */
const crushed = [
  `${heavy}s? (?:has |have |had |is |was |all )*(?:${fallen}) (?:\\w+ ){0,3}?(?:on|onto|over|into|through|top of) (?:top of )?(?:${somebody}|${part})`,
  `${heavy}s? (?:has |have |had |is |was |all )*(?:${struck}) (?:into |down |over |on )?(?:${somebody}|${part})`,
  `(?:gone|went|tipped|rolled|flipped|overturned|turned over|crashed|ditch|on its side|on fire|sinking|stalled)(?: \\w+){0,4} with (?:${somebody}|${pronoun}) (?:still )?(?:in|inside|on|under|underneath|at|driving|trapped)`,
  `${somebody}s? (?:\\w+ ){0,4}?(?:${held}) (?:\\w+ ){0,3}?(?:by|in|into|under|beneath|underneath|off|from|between|against|round|on) (?:a |the |my |our |his |an )?(?:\\w+ )?${heavy}`,
  `${heavy}s? (?:has |have |had )*(?:got|had) ${somebody} (?:\\w+ )?(?:pinned|trapped|cornered|down|on the (?:ground|floor)|up against|against|by the|in a corner|under)`,
  `${heavy}s? (?:has |have |had |is |was |all |just )*(?:${fallen}) (?:\\w+ ){0,5}?with (?:${somebody}|${pronoun}) (?:still )?(?:in|inside|on|under|underneath|it)`,
  `${heavy}s?(?= |$|\\n)(?=[^]{0,80}\\b(?:its|it is|landed|fell|come down|came down|on top|still|is|was) (?:\\w+ )?(?:on|over|across|on top of) (?:top of )?(?:his|my|her|dads|mums|\\w+s) (?:legs?|chest|foot|feet|arms?|back|head|hips?|body|pelvis|ribs))`,
  `(?:kid|child|son|daughter|boy|girl|lad|lass|toddler|dad|husband|wife|mate|i|hes|shes|ive|brother|friend|worker)s? (?:\\w+ ){0,3}(?:fingers?|hand|arm|hair|foot|toes?|thumb|sleeve) (?:\\w+ ){0,2}(?:in|into|through|under) (?:the |a )(?:\\w+ )?${machine}`,
  `(?:severed|lopped off|hacked off|chopped off|amputated) (?:\\w+ ){0,3}(?:my|his|her) (?:\\w+ )?(?:finger(?:tips?|s)?|thumb|toe|ear|nose|hand|foot)`,
  `(?:${somebody}s? |my |his |her )(?:\\w+ )?(?:arm|hand|fingers?|foot|leg|head|hair|sleeve|thumb)s? (?:is |s |has |got |gone |still |just |are |stuck |caught )*(?:in|into|under|through) (?:a |the |my |our )?(?:\\w+ ){0,2}?${machine}`,
  `${vehicle}s? (?:is |s |has |gone |went |are |all )*(?:in|into) (?:the |a )?${water} with (?:${somebody}|${pronoun})`,
  `(?:found|find) (?:my |our |the |his |her )?(?:\\w+ )?${kin} (?:\\w+ ){0,3}?(?:at|lying at) the (?:bottom|foot) of (?:the )?(?:stairs|ladder|steps|ramp|slope|bank)`,
  `${somebody}s? (?:is |has |are |got |just )*(?:under|underneath|beneath) (?:a |the |my |our |his )?(?:\\w+ )?${heavy}`,
  `(?:arm|hand|fingers?|thumb|sleeve|scarf|hair|coat|jumper|clothes|hood|glove|overalls|trousers|lace) (?:\\w+ ){0,4}?(?:caught|stuck|trapped|jammed|pulled|gone|went|dragged|wrapped|mangled|ripped|crushed|chewed|drawn|sucked|taken) (?:\\w+ )?(?:in|into|round|around|between|under|up|off|through) (?:\\w+ ){0,2}?${machine}`,
]

/** Who is found, shot or stabbed. */
const found = [
  `(?:found|find|finding|discovered|walked in on|come home to|came home to) (?:my |our |the |his |her )?(?:\\w+ )?(?:${kin})(?: \\w+){0,4}? (?:hanging|hanged|hung|dead|unconscious|slumped|cold|blue|collapsed|unresponsive|lifeless|overdosed|passed out|on the floor|face ?down|in a pool|with (?:a |the |an )?(?:rope|gun|pills|empty|knife|noose|needle|bag))`,
  `${kin}s? (?:\\w+ ){0,2}?(?:been|got|was|is|has been|have been|hes|shes) (?:\\w+ )?(?:shot|stabbed|knifed|glassed|run over|mauled|gored|trampled|impaled|electrocuted|hanging|hanged|hit by a (?:car|van|lorry|tractor|bus|train|truck|motorbike|quad))(?! (?:clays?|foxes))`,
  '(?:ive|i have|i) (?:been|got) (?:shot|stabbed|knifed|run over|hit by a (?:car|van|lorry|tractor)|mauled|gored|trampled|impaled)|(?:shot|stabbed|knifed) (?:me|my (?:son|daughter|dad|mum|husband|wife|brother|sister|partner|friend|mate))(?! (?:hens?|dog|cockerel|s ))',
]

/** Water, grain, slurry. */
const sunk = [
  `${somebody}s? (?:\\w+ ){0,5}?(?:fell|fallen|slipped|tumbled|sunk|sinking|floating|face ?down|stuck|drown\\w*|gone under|went under|gone through|went through|gone in|went in|swept|trapped|up to (?:his|her|my) (?:neck|waist|chest)) (?:\\w+ ){0,3}?(?:in|into|through|under|down|away|off|by|of)? ?(?:\\w+ ){0,3}?${water}(?! (?:with (?:his|her|their) wellies|swimming|for a swim))`,
  `(?:found|pulled|dragged|fished|saw) ${somebody} (?:\\w+ ){0,4}?(?:in|out of|from|face ?down) (?:\\w+ ){0,3}?${water}`,
  `${kin}s? (?:\\w+ ){0,3}(?:drowning|drowned|nearly drowned|swept away|cut off by the (?:tide|water|flood)|under ?water|under the (?:water|ice))`,
]

const burning = [
  `${building}s? (?:is |s |has |all |went |gone |going |just |are |on |caught )*(?:on fire(?! sale)|alight|ablaze|in flames|up in (?:flames|smoke)|burning down)`,
  `${building}s? (?:is |s |are |all |now )*going up(?=$|\\n| (?:and|in|like|with|im|now|fast))(?<=\\b(?:lamp|fire|flames?|burn\\w*|smoke|spark\\w*|fell|petrol|electric\\w*|brooder|heater)\\b[^]{0,90})`,
  `(?:smoke|flames?)(?: is| are| s)* (?:\\w+ )?(?:coming|pouring|billowing|shooting|licking|filling|rising)(?: \\w+){0,2} (?:out|from|under|through|up|into|the)(?= |$|\\n)(?=[^]*\\b(?:kids?|child\\w*|dad|mum|husband|wife|inside|in it|upstairs|house|socket|plug|door|stairs|what do i do|help|me|trapped|cant get)\\b|(?<=\\b(?:kids?|dad|mum|house|shed|socket|help|burning)\\b[^]{0,90}))(?! (?:the )?control board)`,
  `fire (?:\\w+ )?(?:in|at|by|near|under|behind|has|is|spread\\w*) (?:the |my |our )?(?:\\w+ )?(?:house|straw|hay|stack|barn|shed|stable|kitchen|loft|byre|field|garage|caravan|flat|bedroom)(?= |$|\\n)(?=[^]*\\b(?:near|spread\\w*|help|house|now|kids|inside|trapped|coming|big|cant|out of control|what|next)\\b)(?! (?:regulations|risk|safety|insurance|alarm|door))`,
  `gone (?:back )?in(?:to)? (?:the )?(?:fire|flames|smoke|burning \\w+)|(?:gone|went|run|ran) (?:back )?in(?:side)? (?:for|after|to get|to save) (?:the |his |her |my )?(?:birds|hens|dog|cat|chickens|ducks)(?=[^]*\\b(?:fire|flames|smoke|burn\\w*)\\b|(?<=\\b(?:fire|flames|smoke|burn\\w*)\\b[^]{0,80}))`,
  `${dwelling} (?:has |just |have )*caught fire`,
  `(?:theres|there is|weve got|we have|got) (?:a |an )?(?:\\w+ )?fire (?:in|at|on|upstairs|downstairs|next door|and|spreading)|(?:set|sets|setting) (?:the |my |our )?(?:house|home|bed|myself|himself|herself|curtains) (?:on fire|alight)|smoke (?:is )?(?:coming|pouring|filling|everywhere|billowing)(?: \\w+){0,4} (?:house|room|stairs|door|kitchen|flat|everywhere|loft|socket|plug|under)|smoke alarm (?:is )?going off (?:and|smoke)|surrounded by (?:fire|flames)|trapped by (?:fire|smoke)`,
]

/** A fire with nothing said of where. */
const burningNow = [
  '^(?:theres |its |help )*(?:a )?fire(?: fire)*(?: help| now| please)*$|(?:theres|there is|got|weve got) (?:a )?fire|(?:everything|it|we|were|whole place) (?:is |are |s |all )*(?:on fire|in flames|burning down)|cant get out (?:\\w+ ){0,4}(?:smoke|fire|flames)|(?:smoke|flames) everywhere',
]

/** Who cannot be found. */
const missing = [
  `(?:my|our|the|me) (?:\\w+ ){0,3}?(?:sons?|daughters?|child|kid|little (?:girl|boy|one|lad|lass)|toddler|baby|husband|wife|mum|dad|nan|gran|grandad|brother|sister|partner|grandson|granddaughter|lad|lass|\\d+ year old|friend|mate|girlfriend|boyfriend|niece|nephew)s? (?:\\w+ ){0,3}?(?:gone missing|missing|disappeared|vanished|run away|ran away|been taken|been kidnapped|been abducted|not come home|hasnt come (?:home|back)|didnt come (?:home|back)|never came (?:home|back)|wandered off|been gone (?:for )?(?:hours|all|since))(?! (?:out on|the|a |his (?:hens?|eggs)|her (?:hens?|eggs)))`,
  '(?:boy|girl|lad|lass|toddler|child|bairn|son|daughter|kid|granny|grandad|nan|mum with dementia|dad with dementia) (?:\\w+ ){0,3}?(?:gone missing|is missing|missing (?:from|since|for|an hour|now)|wandered off|not come home|hasnt come home|disappeared from|vanished)(?! (?:feathers?|a toe|eggs?))',
  '(?:dementia|alzheimers)[^]{0,80}\\b(?:wandered|gone (?:out|off|missing)|missing|cant find|not in (?:his|her) bed|disappeared)|(?:wandered|gone out|gone off|missing|cant find)[^]{0,60}\\b(?:dementia|alzheimers)',
  '(?:cant|couldnt|unable to|still not) (?:find|see|locate) (?:my|our) (?:\\w+ )?(?:son|daughter|child|little (?:girl|boy|one)|toddler|baby|husband|wife|mum|dad|nan|grandad|kids?|grandson|granddaughter|\\d+ year old)(?!s (?:\\w+ )?(?:hens?|order|account|listing))',
]

/** Accidents of farm, road, water and fire. */
export const accidents: Sign[] = [
  { kind: 'fire', of: 'said', unless: notNow, words: burning },
  { kind: 'fire', of: 'anybody', bare: true, unless: notNow, words: burningNow },
  { kind: 'emergency', of: 'said', unless: notNow, words: [...crushed, ...found, ...sunk] },
  {
    kind: 'missing',
    of: 'said',
    unless: /\b(haha\w*|lol|(?:weeks?|months?|years?) ago|used to|what if|can (?:i|you) (?:sell|list))\b/,
    words: missing,
  },
  {
    kind: 'emergency',
    of: 'person',
    unless: notNow,
    words: [
      `${pronoun} (?:\\w+ ){0,4}?(?:${held}) (?:\\w+ ){0,3}?(?:by|in|into|under|beneath|underneath|off|from|between|against|round) (?:a |the |my |our |his |an )?(?:\\w+ )?${heavy}`,
      `${vehicle} (?:has |have |had |is |was |all )*(?:${fallen}|${struck}) (?:\\w+ ){0,3}?(?:on|onto|over|into|top of)? ?(?:top of )?${pronoun}`,
      `${pronoun} (?:\\w+ ){0,5}?(?:fell|fallen|slipped|sinking|face ?down|gone under|went under|gone in|went in|drowning) (?:\\w+ ){0,3}?(?:in|into|through|under|down)? ?(?:\\w+ ){0,3}?${water}`,
    ],
  },
  {
    kind: 'electric',
    of: 'said',
    unless: notNow,
    words: [
      together(
        '(?:touch\\w*|hit|hits|caught|fell|fallen|snagged|clipped|struck|came down|come down|contact|hanging off|stuck|grabbed|hold of)',
        '(?:overhead|power|high voltage|live|electric(?:ity)?|11kv|pylon) (?:lines?|cables?|wires?)|pylon|substation',
        60,
      ),
      anyOf('struck by lightning', 'hit by lightning', 'electrocuted (?:himself|herself|myself)'),
    ],
  },
]
