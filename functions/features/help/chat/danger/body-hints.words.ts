import { longAgo, type Sign, together } from './phrases.words.ts'

const side = '(?:arms?|legs?|side|face|hands?|mouth|foot)'
const stuff =
  '(?:bleach|cleaner|chlorine|ammonia|descaler|limescale(?: remover)?|acid|vinegar|drain|disinfectant|dettol|toilet)'
const chemical =
  '(?:organophosphates?|dip|pesticide|insecticide|weed ?killer|creosote|(?:mite|fly) spray|spray|sprayed|spraying|fumigat\\w+|formalin|chemical)'
const liquid =
  '(?:paraquat|poultry shield|shield|(?:wrong|chemical) (?:bottle|cup|glass)|blue stuff|stuff (?:you|for|that|we|i|in)|shed stuff|antiseptic|meths|turps|screen ?wash|de ?icer|brake fluid|fence paint|brick acid|line marker|tick treatment|spot on|footbath|iodophor|dip|plant food|lamp oil|hand gel|hand sanitiser|descaler|oven cleaner|capsules?|washing pods?)'
const faint =
  'light ?headed|dizzy|faint\\w*|pass(?:ed|ing)? out|sweat\\w*|cold sweat|clammy|sick|cant breath|breathless|blood|shak\\w+|grey|pale|shiver\\w*'

/** What was swallowed, breathed in or got under the skin, in more words. */
export const poisonHints: Sign[] = [
  {
    kind: 'poison',
    of: 'writer',
    words: [
      `(?:swallowed|drank|drunk|drinking|ate|eaten|eating|licked|sipped|swigged|necked|gulped|got hold of|(?:had|took|taken|take) a (?:swig|drink|sip|mouthful|gulp|slurp|glug) (?:of|from)) (?!(?:\\w+ ){0,3}eggs?\\b)(?:\\w+ ){0,5}?${liquid}`,
      together(
        '(?:jabbed|injected|pricked|stabbed|stuck|scratched|jagged|vaccinated) (?:\\w+ ){0,4}(?:my|me|his|her|own) (?:own )?(?:\\w+ )?(?:thumb|finger|hand|leg|arm|thigh|palm)|(?:jabbed|injected|pricked|jagged|vaccinated) (?:myself|himself|herself)',
        'vaccines?|needle|syringe|inject\\w*|wormer|ivermectin|baytril|antibiotic|jab',
      ),
      together(
        '(?:ate|eaten|eating|swallowed|had|tried|picked) (?:\\w+ ){0,4}(?:mushrooms?|toadstools?|fungi|fungus|berries|wild garlic|hemlock|leaves)',
        'dodgy|sick|wrong|seeing|poison\\w*|blurred|double|funny|cramps?|toadstool|death cap|worried|not (?:sure|edible)|foxglove|lords and ladies|throwing up|hallucinat\\w+|numb',
        120,
      ),
      together(
        chemical,
        'sweat (?:\\w+ )?|sweating|muscles? (?:\\w+ ){0,2}(?:jump\\w*|twitch\\w*|weak)|twitch\\w*|cant see|not see|cannot see|blurred|blurry|drool\\w*|dribbl\\w+|tingl\\w+|(?:my|me) (?:throat|lungs|tongue) (?:\\w+ ){0,2}(?:burn\\w*|numb)|throwing up|pupils|water in (?:my )?eyes',
        120,
      ),
      '(?:ratpoison|bleach|paraquat|weed ?killer|disinfectant|tablets|pellets|antifreeze|creosote) (?:\\w+ ){0,2}(?:round|around|in|on|all over) (?:his|her|my|their) (?:mouth|lips|face|hands|tongue|chin)|(?:drank|drunk|swallowed|sipped) (?:\\w+ ){0,3}(?:paraquat|glyphosate|roundup|slurry|red diesel)',
      '(?:mouth|throat|tongue|gullet) (?:is |are |s |feels |has |all |been |like its )*(?:burning|burnt|blister\\w*|raw|on fire)(?<=\\b(?:drank|drunk|swallowed|bottle|swig|sip|my|his|her)\\b[^]*)',
    ],
  },
  /** What gives off gas, and where bad air lies. */
  {
    kind: 'fumes',
    of: 'said',
    words: [
      together(
        `(?:mix\\w*|put|poured|added|tipped|used) (?:\\w+ ){0,4}${stuff} (?:\\w+ ){0,3}(?:with|and|on top of|in with|then|into|over|on) (?:\\w+ ){0,3}${stuff}`,
        'gas|fumes|cough\\w*|streaming|burn\\w*|chest|breath|throat|choking|smoke|cloud|stings?|stinging|dizzy',
        140,
      ),
      together(
        'generator|barbecue|bbq|exhaust|paraffin heater|gas heater|calor heater|stove|boiler|engine running',
        'slumped|bright pink|cherry (?:red|pink)|unconscious|wont wake|out cold|(?:we|everyone|all of us|both of us|i|kids) (?:\\w+ ){0,3}(?:headaches?|dizzy|drowsy)',
        130,
      ),
      together(
        'slurry|silo|grain (?:bin|store)|septic tank',
        '(?:he|she|dad|son|brother|husband|man|lad|worker)s? (?:\\w+ ){0,5}(?:collapsed|gone (?:in|quiet|under)|fell|fallen|went (?:in|down)|isnt (?:moving|answering)|not (?:moving|answering)|passed out)',
        100,
      ),
      '(?:breathed|breath|inhaled|inhaling) (?:in )?(?:\\w+ ){0,4}(?:fumes|gas|smoke|formalin|ammonia|chlorine|bleach|spray)(?=[^]{0,70}\\b(?:(?:my|his|me) (?:chest|throat|lungs)|cant breath|dizzy|cough\\w*)\\b)',
      '(?:smell|smells|smelling|stinks|reeks|stench) (?:of |like |strongly of )?(?:\\w+ )?gas (?:in|from|near|by|coming|leak|all)|gas leak',
    ],
  },
  {
    kind: 'electric',
    of: 'writer',
    words: [
      together(
        '(?:got|was|been|get) (?:\\w+ )?(?:thrown|flung|knocked|blown|chucked) (?:across|back\\w*|off|over|out|clear|flat)|(?:threw|flung|knocked|chucked|blew) (?:me|him|her|them) (?:\\w+ )?(?:across|back\\w*|off|over|out|clear|flat)',
        'plug\\w*|socket|incubator|brooder|lamp|wir(?:e|ing)|switch|cable|mains|240v|heater|electric\\w*|extension',
        140,
      ),
      together(
        '(?:jolt|belt|wallop|whack|buzz|zap|kick) (?:off|from|through|up) (?:the|my|his|her|it)',
        'plug\\w*|socket|incubator|brooder|heat lamp|wiring|switch|cable|mains|240v|heater|extension',
        90,
      ),
    ],
  },
]

/** Who is down, hurt or burnt. */
export const injuryHints: Sign[] = [
  {
    kind: 'emergency',
    of: 'person',
    unless: longAgo,
    words: [
      '(?:spurting|squirting|gushing)|(?:hes|shes|is|am|im|was|got) (?:\\w+ )?trapped(?! (?:nerve|wind|a|my|the))|(?:cant|wont) stop (?:the|it) (?:blood|bleeding)|stop the blood (?:from|coming)',
      `(?:fell|fallen|slipped|tripped|gone over|come off|came off|went over|knocked over|took a fall|had a fall|dropped)(?=[^]{0,120}\\b(?:cant (?:get|move|stand|walk|feel|put)|hip|head|wrong way|wrong angle|bone|blood|knocked out|crooked|swollen up|unable|back hurts|neck|funny angle|on the (?:floor|ground))\\b)`,
      '(?:burn\\w*|scald\\w*|blister\\w*|skin|boiling|kettle|hot fat|heat lamp|acid|caustic|petrol)(?=[^\\n]{0,90}\\b(?:skin (?:is |s )?(?:coming|come|peeling|hanging)|size of (?:my|a|his|her)|big blister|gone white|charred|raw|weeping|went up|all over (?:me|him|her|my|his)|down (?:my|his|her)|over (?:me|him|her|himself|herself|my|his)|on (?:my|his|her|me) (?:leg|arm|face|foot|hand|chest|back|neck|stomach)))',
      `quad(?: bike)? (?:\\w+ ){0,3}(?:rolled|tipped|flipped|on top)|(?:trapped|pinned|stuck) (?:under|beneath|between)|(?:chainsaw|chain saw|angle grinder|circular saw|strimmer|post knocker|slicer|bill ?hook)(?=[^]{0,60}\\b(?:leg|hand|arm|foot|finger|thumb|face|blood)\\b)`,
    ],
  },
  {
    kind: 'emergency',
    of: 'said',
    words: [
      together(
        'warfarin|blood thinners?|apixaban|rivaroxaban|clopidogrel|edoxaban|thinners',
        'head|fell|fall|fallen|bang\\w*|bump\\w*|headache|bruise\\w*|bleed\\w*|knock\\w*',
        100,
      ),
      '(?:my|his|me|our) (?:throat|tongue|airway)s? (?:\\w+ ){0,2}(?:swell\\w*|huge|clos\\w+|tight\\w*|massive|puff\\w*)|(?:stung|sting|bees?|wasps?|hornet|nuts?)(?=[^]{0,80}\\b(?:cant (?:swallow|breath|talk)|(?:tongue|throat|lips?|face) (?:\\w+ ){0,2}(?:huge|swell\\w*|swollen|massive|tight\\w*|clos\\w+)))(?=[^]{0,80}\\b(?:me|my|his|i|im|tongue)\\b)',
      '(?:hand|arm|foot|leg|fist|elbow) (?:\\w+ )?through (?:the|a) (?:\\w+ )?(?:glass|window|greenhouse|pane)|(?:blood|bleeding) (?:\\w+ ){0,2}from my (?:wrist|arm|neck|leg|head|hand|throat|eye|ear)',
      '(?:dad|dads|husband|husbands|mum|mums|wife|grandad|grandads|nan|nans|partner|friend)[^]{0,40}chest (?:\\w+ )?(?:tight|hurts|pain|hurting|heavy|sore)',
      'worst headache (?:ever|of (?:my|his|her)|ive|hes|shes|in)|worst (?:pain|headache) (?:ive|hes|shes) ever',
    ],
  },
  {
    kind: 'emergency',
    of: 'writer',
    words: [together('(?:belly|stomach|tummy|abdomen) (?:\\w+ ){0,3}(?:hard|rigid|solid)', faint, 120)],
  },
]

/** Who is suddenly and gravely ill. */
export const illnessHints: Sign[] = [
  {
    kind: 'unwell',
    of: 'said',
    unless: /\b(?:hens?|ducks?|birds?|geese|chickens?|they) (?:\w+ )?(?:get|catch|have|got)\b/,
    words: [
      together(
        'tetanus',
        '(?:mine|it|spur|nail|wire|thorn) (?:\\w+ )?went (?:\\w+ ){0,2}(?:in|deep|through)|deep (?:in|cut|hole)',
        100,
      ),
    ],
  },
  {
    kind: 'emergency',
    of: 'person',
    words: [
      together(
        `(?:cant|cannot|no|lost|losing|hardly|barely|not) (?:\\w+ ){0,3}(?:feel|feeling|move|lift|use|raise|grip) (?:\\w+ ){0,3}${side}|${side} (?:\\w+ ){0,4}(?:numb|dead|heavy|weak|useless|tingl\\w+|gone dead|pins and needles|not working|wont (?:work|move|lift))`,
        'words?|speech|speak\\w*|talk\\w*|dizzy|mouth|face|suddenly|confused|droop\\w*|headache|one side|sudden|this morning|see|vision|dribbl\\w+',
      ),
      '(?:words?|speech|talking|speaking|voice|sentences) (?:\\w+ ){0,4}(?:wrong|jumbled|muddled|funny|mixed up|garbled|slurr\\w+|backwards|gibberish|nonsense|make sense|making sense|drunk)|talking (?:gibberish|nonsense|rubbish|funny)',
      'stiff neck|neck is stiff|light hurts|rash (?:\\w+ ){0,5}(?:glass|fade|disappear)|(?:hands|feet) (?:\\w+ )?(?:cold and )?mottled|mottled|grunting',
    ],
  },
  {
    kind: 'emergency',
    of: 'said',
    words: [
      '(?:weight|pressure|band|tightness|squeez\\w+|elephant|crushing|vice|brick|fist|somebody sitting|someone sitting|someones sitting|sat) (?:\\w+ ){0,4}(?:on|in|across|round|around) (?:my|me|his|the|dads|mums|husbands) chest',
      '(?:inhaler|puffer|nebuliser|ventolin|salbutamol)s?(?=[^\\n]{0,50}\\b(?:isnt|not|wont|doesnt|does nothing|nothing|empty|run out|hasnt|no (?:use|good|help|different)|ten times|every (?:few|ten))\\b)',
      together(
        'asthma(?:tic)?',
        '(?:cant|hardly|barely) (?:\\w+ )?(?:breath|talk|speak)|inhaler (?:\\w+ ){0,3}(?:help|work|touch)\\w*|(?:really |so )?bad (?:since|from|right now|now|tonight)',
        80,
      ),
      together(
        'jaws? (?:gone |going |is |has |all )*(?:stiff|locked|seized)',
        'nail|wire|cut|wellie|trod|stood|wound|my|me|splinter|thorn',
      ),
      '(?:my|me|his|own) jaw (?:\\w+ ){0,3}(?:stiff|lock\\w*|clench\\w*|wont open|seized)|cant open (?:my|me|his) (?:mouth|jaw)|lockjaw',
      '(?:baby|newborn|infant|(?:week|month) old baby)(?! (?:chicks?|ducks?|ducklings?|birds?|hens?|quails?|goslings?|guineas?|silkies|turkeys?|geese|pigeons?))(?=[^]{0,90}\\b(?:mottled|grunting|really hot|so hot|boiling hot|burning up|floppy|wont feed|not feeding|wont wake|gone (?:blue|grey)|high temp\\w*)\\b)(?<=\\b(?:my|our|old|the|her|his|a|sisters|newborn) (?:\\w+ )?(?:baby|newborn|infant))',
      '(?:not|havent|hasnt|cant) (?:felt|feel) (?:the |my )?baby (?:move|moving|kick\\w*)|(?:my|the|unborn) baby (?:hasnt|stopped|isnt|not) (?:moved|moving|kick\\w*)|(?:blood sugars?|sugars) (?:is |are |s |has |have )*(?:dropped|crashing|too low|really low|dropping)|(?:having|in) a (?:bad )?(?:diabetic )?hypo',
      together(
        '(?:grey|gray|clammy|ashen|pouring with sweat|cold sweat|sweating)',
        '(?:my|me|his|dads|husbands) (?:left )?(?:arm|jaw|chest)(?: (?:\\w+ ){0,3}(?:ache\\w*|aching|hurts?|pains?|heavy|numb|tight|killing))|pain (?:\\w+ ){0,2}(?:down|up|in) (?:my|his|me) (?:left )?(?:arm|jaw)',
        100,
      ),
    ],
  },
]
