import { kin, longAgo, type Sign } from '../phrases.words.ts'

const food =
  '(?:omelett?es?|quiche|mayo\\w*|mousse|meringues?|custard|tiramisu|aioli|hollandaise|carbonara|egg ?nog|cake mix|cookie dough|cake batter|(?:boiled|runny|raw|fried|scrambled|poached|soft|dodgy|quail|duck|goose|hen|cracked|dirty|unwashed|your|our|those|them|your \\w+|the|yon|an?) eggs?|eggs? (?:i (?:got|bought|had)|sandwich\\w*|mayo|salad|butty|fried rice)|bbq|barbecue|food|(?:chicken|turkey|duck|goose) (?:dinner|curry|pie|soup|roast))'
const stomach =
  'sick|spew\\w*|vomit\\w*|throwing up|thrown up|threw up|puk\\w+|chuck\\w* up|the (?:runs|trots|squits|shits)|runs|squits|diarrhoea|cramps?|(?:bad|sore|dicky|upset|poorly|gippy|rotten|funny) (?:stomach|tummy|belly|guts?)|(?:belly|tummy|stomach) ?(?:ache|pains?|cramps)|on the (?:toilet|loo|lav)|fever\\w*|temperature|rough|ill|poorly|unwell|ropey|dreadful|terrible|awful|burning up|shiver\\w*|dehydrat\\w*'
const badly =
  '(?:swell\\w*|swollen|pus|ooz\\w+|weep\\w*|infect\\w*|throb\\w*|hot|red (?:streak|line|and|hot)|redness|spreading|fever\\w*|(?:twice|double|three times) (?:the|its) (?:normal |usual )?size|like a (?:balloon|sausage|football)|gone (?:black|green|yellow|hard|bad|septic)|black|smells?|septic|cant (?:bend|move|close) (?:it|my))'
const own = '(?:my|me|his|her|their|our|dads|mums|husbands|wifes|sons|daughters|nans|grandads|lads|babys)'
const bodyWord =
  'poo|wee|temperature|fever|sick|ill|blood|rash|cough\\w*|sneez\\w*|swollen|pain\\w*|hurts?|sore|bite|cut|leg|foot|eye|chest|breath\\w*|stomach|tummy|diarrhoea|runs|headaches?|dizzy|shiver\\w*|poorly|unwell|infect\\w*|vomit\\w*|worms|lice|mites|itch\\w*'
const child =
  '(?:baby|bairn|toddler|tot|newborn|infant|child|kid|little (?:one|girl|boy|lad)|son|daughter|grandson|granddaughter|niece|nephew|boy|lad|lass|wee (?:one|man|lad|lass)|youngest|eldest|\\d+ (?:year|month) old|\\d yr old)'
const small =
  '(?:button batter(?:y|ies)|batter(?:y|ies)|magnets?|marble|coin|bead|screw|nail|staple|lego|stone|grit|grape|sweet|egg ?shell|bone|cap|lid|ring|tablet|washer|toy|plastic|glass|pin|needle)'

const pronouns = 'he|hes|she|shes|him|her|his|i|im|my|me|we|us|they'

/** How somebody looks who must be seen at once. */
const down = [
  '(?:come|came|comes|coming|gone|went|taken|took) (?:over )?(?:\\w+ )?(?:queer|funny|peculiar|bad|a funny colour|ashen|grey)(?= |$|\\n)(?! (?:eggs?|hens?|with|smell))|funny turn|(?:gone |turned |went )(?:a |an )?(?:\\w+ )?(?:funny|odd|strange|terrible|awful|weird|bad) colou?r|(?:weight|pressure|heavy|squeez\\w*|tight\\w*|pain\\w*|crush\\w*)(?: \\w+){0,3} (?:on|in|across|round|behind) (?:my |his |her |the )?(?:breast ?bone|sternum|ribs|chest)',
  'eyes (?:\\w+ )?(?:rolled|rolling|rolls) (?:back|up)?|shaking all over|gurgl\\w+|death rattle|making (?:a |an )?(?:funny|odd|strange|horrible|weird|snoring|gurgling) (?:noise|sound)s?|(?:breathing|snoring) (?:\\w+ )?(?:funny|odd|weird|wrong|strange|badly|noisily)|not breathing (?:right|properly|well)|(?:hes|shes|is|gone|went|hit|on|out on) (?:\\w+ )?the deck(?= |$|\\n)|keeled over|spark out|having a (?:mini |small )?stroke|sparko|out for the count|flat out on the',
  '(?:foot|feet|leg|arm|hand|knee|ankle|wrist|hip|finger|elbow) (?:is |s |was |looks |at |gone |went |pointing |facing |all |twisted |bent |hanging |on |turned )*(?:backwards?|sideways|the wrong way|wrong way (?:round|out)|funny angle|a funny angle|an odd angle|odd angle|a weird angle|hanging off|half off|back to front|inside out)',
  '(?:cut|sliced|gashed|opened|ripped|slashed|torn|tore|split) (?:\\w+ ){0,2}(?:my|me|his|her|their) (?:\\w+ )?(?:leg|arm|hand|wrist|foot|thigh|face|head|neck|scalp|finger|thumb)(?: \\w+){0,3} (?:with|on|wi) (?:a |the |my )?(?:chain ?saw|grinder|saw|axe|bill ?hook|machete|strimmer|mower|hedge ?cutter|slasher|scythe)|pumping (?:out|blood)|its pumping|(?:boot|shoe|wellie|welly|sock|glove|towel|rag|bandage) (?:\\w+ ){0,3}(?:filling|full|filled|soaked|sodden|soaking|through) (?:\\w+ )?(?:up|with|of|through)?',
  '(?:fork|pitchfork|spike|nail|stake|rebar|pole|branch|glass|knife|tine|prong|wire)(?: \\w+){0,5} (?:stuck in|sticking (?:out|in)|right through|gone through|went through|through|in) (?:my|me|his|her) (?:\\w+ )?(?:leg|foot|thigh|arm|hand|eye|stomach|chest|neck|back|side|head)(?=[^]*\\b(?:stuck|bleed\\w*|blood|through|filling|deep|out the other|pump\\w*|cant|help|faint|boot)\\b|(?<=\\b(?:stuck|through)\\b[^\\n]{0,40}))',
  '(?:passed|passing|blacked|blacking) out (?:twice|again|three times|several)|(?:wont|cant|not|hard to|struggling to|cannot|unable to) (?:stay|keep) awake|keeps? (?:passing|blacking|conking) out|cant find (?:his|her|my|the|their) (?:words|epipen|pen|inhaler)|(?:words|speech) (?:\\w+ ){0,2}(?:jumbled|wrong|gone|mixed|muddled|gobbledegook)|talking (?:rubbish|gibberish|double dutch|nonsense|daft)|face (?:has |is |s )?(?:slipped|sliding|slid|melted|gone) (?:\\w+ )?(?:on one side|one side|down)?|mouth (?:has |is |s )?(?:slipped|gone|drooped|to one side) (?:\\w+ )?(?:on one side|to one side|funny)?',
]

/** What strikes a person down, in words that no list of symptoms has. */
export const suddenly: Sign[] = [
  {
    kind: 'fumes',
    of: 'said',
    words: [
      '(?:generator|barbecue|bbq|paraffin heater|gas heater|calor|stove|boiler|engine|gas brooder|burner|charcoal|exhaust)(?=[^]{0,120}\\b(?:(?:bang\\w*|splitting|pounding|thumping|sore|bad) (?:heads?|headaches?)|nodding off|keeps? (?:nodding|dropping|falling asleep)|(?:cant|hard to|wont) (?:wake|rouse|stay awake)|(?:everyone|all|we|us|kids|wife|husband|lass) (?:\\w+ ){0,3}(?:feels? sick|dizzy|sleepy|drowsy|headaches?|queasy)))',
      '(?:monoxide|co|gas) (?:alarm|detector|sensor)s?(?: \\w+){0,2} (?:going|gone|went|is|keeps?|has|screaming|blaring|mental|off|red|ringing|sounding)(?! (?:for|in|to buy|needed|batteries|out of stock))(?<!\\b(?:which|what|sell|stock|buy|need) (?:\\w+ ){0,4}\\w+)',
      '(?:smell|smells|smelling|stinks|reeks|whiff) (?:\\w+ )?(?:of |like )?(?:\\w+ )?gas (?:in|from|near|by|coming|leak|all)(?=[^]*\\b(?:house|kitchen|home|dizzy|sick|sleepy|headaches?|kids|boiler|cooker|street|hiss\\w*|strong)\\b)|gas (?:smell|leak)(?=[^]*\\b(?:kids|sleepy|dizzy|sick|house|kitchen|headaches?|home|we|boiler|cooker|help)\\b)|gassy smell|(?:can|i|we|you|we can|i can) smell gas(?= |$|\\n)(?! (?:brooder|heater) (?:before|when i light))',
      '(?:ammonia|slurry|silo|silage|grain|dip|formalin|chlorine|fumigat\\w*|gas)(?=[^]{0,140}\\b(?:(?:gone|went|go|fell|dropped|fallen|passed) (?:down|over|under|out|quiet|limp)|has got (?:him|her|my \\w+)|got (?:him|her)|collapsed|slumped|went in (?:after|for)|(?:cant|not) see (?:him|her|them)|isnt (?:moving|answering)|not answering|wont wake))(?<=\\b(?:slurry|silo|pit|tank|ammonia|silage|gas|grain|dip|formalin|chlorine|fumigat\\w*)\\b)(?=[^]*\\b(?:he|she|him|her|lad|mate|dad|son|husband|brother|worker|man|uncle|friend)\\b|(?<=\\b(?:he|she|him|her|lad|mate|dad|son|husband|brother|worker|man|uncle|friend)\\b[^]{0,100}))',
    ],
    unless:
      /\b(before i (?:light|lit)|is it meant to|do you (?:sell|stock)|which alarm|for a shed|first time|hens? (?:\w+ )?collapsed|chicks? (?:\w+ )?(?:dead|died))\b/,
  },
  {
    kind: 'electric',
    of: 'said',
    words: [
      `(?:electric\\w*|elec|mains|energi[sz]er|fence|socket|plug|wire|cable|pylon|live wire|heat lamp|incubator)(?: \\w+){0,6} (?:got|caught|threw|thrown|zapped|shocked|belted|blew|knocked|electrocuted|floored) (?:me|him|her|us|my \\w+|our \\w+|grandad|dad|mum|nan|husband|wife|hubby|(?:\\w+ )?${kin})(?= |$|\\n)(?! (?:dog|cat|hens?|lamp|a (?:good|nice|new)|thinking|worried|stumped|confused|for (?:my|christmas)|s ))(?=[^]*\\b(?:down|deck|floor|shak\\w+|grey|heart|hand|burn\\w*|cant|wont|numb|collapsed|unconscious|back|across|chest|flat|help|dizzy|thrown)\\b|(?<=\\b(?:thrown|threw|floored|electrocuted|knocked|blew)\\b[^\\n]{0,30}))`,
      `(?:lad|son|husband|wife|dad|mum|brother|sister|kid|boy|girl|mate|friend|grandad|he|she|i|worker|daughter|hubby|man)s? (?:\\w+ ){0,2}(?:touched|grabbed|caught|cut through|drilled (?:into|through)|hit|picked up|trod on|leaned on) (?:the |a |an )?(?:\\w+ ){0,3}?(?:cable|live|wire|socket|mains|energi[sz]er|electric \\w+|pylon|overhead|lamp|plug)(?= |$|\\n)(?=[^]*\\b(?:thrown|threw|shak\\w+|burn\\w*|shock|down|floor|unconscious|numb|grey|stuck|cant let go|chest|heart|collapsed|jolt|flung|knocked)\\b)`,
    ],
  },
  {
    kind: 'poison',
    of: 'said',
    unless: /\b(hens?|chickens?|ducks?|birds?|chicks?|dog|cat) (?:\w+ )?(?:ate|eaten|swallowed|drank|got|has|had)\b/,
    words: [
      `${child}s? (?:\\w+ ){0,3}?(?:swallowed|swallied|ate|has ate|eaten|put|got hold of|got|chewed|sucked|drank|drunk|necked|mouthed|had|found) (?:\\w+ ){0,5}?${small}(?= |$|\\n)(?! (?:in (?:his|her) (?:hand|sock|shoe)|to|for|collection))(?=[^]*\\b(?:gone down|down|swallow\\w*|in (?:his|her) mouth|cant find it|missing|think|chok\\w*|throat|stomach|ate|what do i do|tummy)\\b|(?<=\\b(?:swallowed|swallied|ate|eaten)\\b[^\\n]{0,60}))`,
      `(?:${child}|husband|wife|dad|mum|nan|grandad|friend|mate|i|ive|lad|lass|partner|hubby)s? (?:\\w+ ){0,3}?(?:drank|drunk|swallowed|swigged|ate|eaten|licked|sipped|necked|got hold of|been eating|been drinking) (?:\\w+ ){0,5}?(?:disinfectant|bleach|berries|mushrooms?|toadstools?|foxglove|yew|laburnum|lupins?|poison|ratpoison|bait|pellets from the (?:shed|bait)|wormer|ivermectin|creosote|antifreeze|weed ?killer|cleaner|white spirit|petrol|diesel|fuel|paint|thinners|detergent|tablets|pills|capsules?|medicine|meds|drops|mite (?:spray|powder)|spray|chemical\\w*|ointment|iodine)(?= |$|\\n)(?! (?:for (?:my|his|her) (?:heart|blood|back)|with (?:water|breakfast)|free))(?<!\\b(?:hens?|ducks?|chickens?|dogs?|birds?|rats?)\\b[^\\n]{0,30})`,
    ],
  },
  {
    kind: 'emergency',
    of: 'person',
    unless: longAgo,
    words: down,
  },
  { kind: 'emergency', of: 'anybody', bare: true, unless: longAgo, words: down, beside: [pronouns] },
  {
    kind: 'emergency',
    of: 'said',
    unless:
      /\b(hens?|chicks?|ducks?|cockerel|pullet|gosling|poult|puppy|kitten|lamb|pony) (?:\w+ )?(?:is|has|had|got|was|are|cant|keeps)\b|heart attack at the/,
    words: [
      '(?:my|his|her|dads|mums|grandads|nans|husbands|wifes|me) (?:heart|ticker) (?:is |s |has |keeps |was |going |gone |feels |doing |all )*(?:all over|flips?|somersaults?|thumping|banging|jumping|going (?:like|mad|mental|nuts|crazy|funny)|racing|pounding|out of rhythm|missing|skipping|funny|weird|stopping|flutter\\w*)(?! (?:the place (?:with|when|at)|with (?:joy|excitement)))(?=[^]*\\b(?:dizzy|faint|shock|sweat\\w*|pain|chest|breath\\w*|belt|sick|cant|arm|help|over the place|numb|stop\\w*)\\b|(?<=\\b(?:dizzy|faint|shock|sweat\\w*|pain|chest|breath\\w*|belt|sick|arm|numb)\\b[^]{0,80}))',
      '(?:having|had|has had|just had|delivered|delivering|given birth to|giving birth|about to have) (?:a |the |her |my )?(?:baby|bairn|babe) (?:\\w+ )?(?:in the|on the|now|at home|here|early|at \\d)|(?:baby|babys|bairn|head|cord|feet|foot)s? (?:is |s |are )*(?:hanging out|coming out|crowning|sticking out|born|on its way)(?=[^]*\\b(?:wife|labour|pregnan\\w*|waters|contractions|partner|girlfriend|sister|daughter|weeks|baby|push\\w*|help)\\b|(?<=\\b(?:wife|wifes|waters|labour|pregnan\\w*|contractions|baby)\\b[^]{0,80}))(?<!\\b(?:egg|chick|hen|vent|prolaps\\w*|duck)\\b[^\\n]*)|(?:giving birth|in labour)(?<=\\b(?:wife|wifes|im|partner|girlfriend|sister|daughter|she|shes|friend) (?:\\w+ ){0,3}(?:giving birth|in labour))|(?:had (?:the|my|a) baby|weeks? postpartum|after (?:the|giving) birth)[^]{0,60}\\b(?:bleeding|clots?|faint|fever|heavy)\\b|bleeding (?:heav\\w+ )?(?:with |and |big )?clots',
      '(?:crash|crashed|accident|collision|pile ?up|car (?:is )?(?:upside down|on its roof|in (?:the|a) (?:ditch|river|tree|wall)))(?=[^]{0,100}\\b(?:driver|trapped|not moving|unconscious|hurt|injured|bleeding|isnt moving|stuck in|kids in|passenger|cant get out|smoke)\\b)|(?:someone|somebody|child|man|woman|kid|cyclist|biker|lad|girl|boy|rider|walker|old (?:man|lady))s? (?:\\w+ ){0,2}(?:been |got |just been )?(?:run over|knocked (?:down|over|off)|hit by|mown down|come off (?:a |his |her |the )?(?:bike|motorbike|horse|quad))(?= |$|\\n)(?! (?:a (?:ball|egg|feather)))|(?:hes|shes|he|she|(?:husband|wife|son|daughter|dad|mum|friend|lad)s?) (?:\\w+ ){0,2}come off (?:the|his|her|a) (?:quad|bike|motorbike|horse|roof|ladder)',
      '(?:stuck|trapped|stranded|cut off) (?:\\w+ ){0,4}(?:flood\\w*|rising|water|upstairs|on the roof|in the car|in a lift|down (?:a|the) (?:well|shaft|hole)|in (?:the )?(?:mud|quicksand|bog))(?=[^]*\\b(?:water|rising|flood\\w*|kids|we|help|cant|im|tide)\\b)(?! (?:feed|drinker))|water (?:is |s )?(?:rising|coming (?:in|up)|up to)(?=[^]*\\b(?:stuck|trapped|cant|upstairs|kids|help|get out|neck|waist)\\b|(?<=\\b(?:stuck|trapped|flooded|upstairs|help|stranded)\\b[^]{0,80}))',
      '(?:got|has|have|with|something|its|is|a) (?:\\w+ ){0,4}?(?:stuck|lodged|caught|jammed) (?:fast )?(?:in|down|at) (?:my|his|her|me|the) (?:throat|windpipe|gullet|airway)|(?:choked|choking|gagging) on (?:an? |some |a bit of |the |his |her |my )?\\w+(?<=\\b(?:i|im|ive|he|hes|she|shes|son|daughter|dad|mum|kid|baby|toddler|boy|girl|husband|wife|hav|have|nan|grandad|help) (?:\\w+ ){0,3}(?:choked|choking|gagging) on [^\\n]{0,20})(?<!\\b(?:hens?|chicks?|ducks?|cockerel|she|duckling) (?:\\w+ ){0,3}(?:choked|choking|gagging) on [^\\n]{0,20})|(?<=^(?:im )?)choking on|(?:baby|toddler|tot|kid|child|boy|girl|lad|son|daughter|nan|grandad)s? (?:\\w+ ){0,2}got (?:a |an |some )?(?:\\w+ )?(?:grape|sweet|nut|sausage|crisp|food|bone|apple|marble|coin|toy|bread|meat|carrot|lego) stuck',
      '(?:allerg\\w+|nut thing|anaphyla\\w*|sting|stung|peanuts?|nuts?|eaten egg|had (?:cake|egg|nuts?)|bad reaction|reaction)(?=[^]{0,140}\\b(?:lips? (?:\\w+ ){0,2}(?:blue|swell\\w*|swollen|fat|tingl\\w*)|wheez\\w*|cant (?:breath\\w*|swallow|speak|find (?:the|his|her|my) pen)|tongue|throat|face (?:\\w+ ){0,2}(?:like a (?:balloon|football)|swell\\w*|swollen|ballooning|twice|huge)|lumps all over|coming up in lumps|faint\\w*|collaps\\w*|floppy|epipen))(?=[^]*\\b(?:i|im|ive|me|my|he|hes|she|shes|son|daughter|husband|wife|kid|child|mum|dad|lad|lass|tongue|face)\\b)',
      '(?:insulin|sugars?|diabetic|hypo|blood sugar)(?=[^]{0,100}\\b(?:shak\\w+|cant see|see straight|sweat\\w*|confused|woozy|alone|collaps\\w*|gone funny|no sugar|pass(?:ed|ing)? out|wont wake|run out|slurr\\w*|drowsy))(?<=\\b(?:my|im|i|me|ive|dad|mum|son|daughter|husband|wife|nan|hes|shes|he|she|diabetic|friend|partner)\\b[^]{0,60})|(?:diabetic|type (?:1|one))(?=[^]{0,90}\\b(?:shak\\w+|confused|sweat\\w*|cant see|woozy|faint)\\b)',
      '(?:ripped|torn|tore|bitten|bit|half) (?:my|me|my \\w+s|his|her) (?:\\w+ )?(?:face|nose|ear|lip|cheek|scalp|hand) (?:open|off|half off|apart)(?<!\\b(?:hens?|ducks?|pullet|cockerel)\\b[^\\n]*)',
      '(?:pains?|contractions|tightenings) (?:\\w+ )?(?:every|are) (?:few|two|three|four|five|six|\\d+) (?:mins?|minutes?)|hole in (?:my|his|her) (?:leg|arm|hand|foot|head|side|face) (?:you|i) can (?:see|put)|(?:heart|hearts) (?:is |s )?(?:thump\\w*|pound\\w*|hammer\\w*|beat\\w*) (?:\\w+ )?out of (?:my|his|her) chest|(?:feel|think|thought) (?:like )?(?:im|i am|hes|shes) (?:dying|going to die)(?! (?:of (?:laughter|embarrassment|shame|boredom|excitement)|to))',
      '(?:stung|sting|stings) (?:\\w+ ){0,4}?(?:in|on|inside) (?:the |my |his |her )?(?:mouth|throat|tongue|lips?)|(?:going to|about to|nearly|gonna|might|keep) (?:\\w+ )?(?:pass(?:ing)?|black(?:ing)?) out(?=[^]*\\b(?:sweat\\w*|pain|chest|dizzy|cant|breath\\w*|arm|heart|clammy|grey)\\b|(?<=\\b(?:sweat\\w*|pain|chest|dizzy|breath\\w*|heart)\\b[^]*))',
      '(?:bit|bitten) (?:\\w+ )?by (?:an? |the )?(?:adder|snake|viper|spider|false widow)|(?:adder|snake|viper) (?:just )?(?:bit|has bitten|got) (?:me|my \\w+|him|her|us)|(?:peeing|weeing|passing|pissing|coughing(?: up)?|bringing up|vomiting|spitting|throwing up) (?:\\w+ )?(?:blood|pink|coffee grounds)(?<!\\b(?:hens?|chicks?|ducks?|birds?)\\b[^\\n]*)|(?:shot|stabbed|knifed) (?:me|my \\w+|him|her|us|in (?:the|my|his|her) (?:foot|leg|arm|chest|back|hand|stomach|neck|shoulder|face))(?! (?:hens?|dog|cockerel))(?<=\\b(?:i|ive|been|he|hes|someone|somebody|they|man|brother|mate|son|dad|beater|got|was) (?:\\w+ ){0,4}(?:shot|stabbed|knifed) [^\\n]{0,20})',
      '(?:fallen|fell|falls|slipped|gone|tumbled|dropped) (?:\\w+ ){0,2}?(?:down|into|off|in) (?:a |the |our |an )?(?:\\w+ )?(?:well|shaft|manhole|mine|cliff|quarry|ravine|inspection pit|cess ?pit|hay ?loft|loft|hatch|balcony|bridge|weighbridge)(?= |$|\\n)(?<=\\b(?:he|hes|she|shes|i|ive|son|daughter|grandson|granddaughter|husband|wife|dad|mum|kid|boy|girl|child|lad|lass|mate|friend|brother|sister|man|someone|toddler|uncle|nan|grandad)\\b[^\\n]{0,50})(?<!\\b(?:hens?|chicks?|ducks?|cockerel|dog|cat|eggs?)\\b[^\\n]{0,30})',
    ],
  },
  /** What was eaten, and what came of it. */
  {
    kind: 'unwell',
    of: 'writer',
    unless:
      /\b(?:my|the|our|a|one|her|his|these|all) (?:\w+ )?(?:hens?|chickens?|chicks?|ducks?|birds?|dogs?|cats?|cockerels?|geese|goose|turkeys?|pullets?|flock|quails?|pup|puppy|lambs?|pigs?) (?:\w+ ){0,2}(?:is|are|has|have|got|had|been|being|looks?|seems?|was|keeps?)\b|sick of|sick (?:bird|hen|chick|duck)/,
    words: [
      `(?:${stomach})(?=[^\\n]{0,90}\\b(?:since|after|from|off|eating|ate|eaten|had|with)\\b[^\\n]{0,40}\\b${food})`,
      `(?:ate|eaten|eating|had|having|since|after|tried|dining on|dined on)(?: \\w+){0,4} ${food}(?=[^]{0,90}\\b(?:${stomach}|passed out|cant keep|been bad|floppy|muddled))(?=[^]*\\b(?:i|im|ive|me|my|we|us|he|hes|she|shes|son|daughter|nan|mum|dad|husband|wife|kids?|family|mam|gran|grandma|all|poorly|been|now)\\b)`,
      `(?:have|got|ive|has|with|a) (?:\\w+ )?(?:bad|sore|dicky|upset|poorly|gippy) (?:stomach|tummy|tum|belly|guts?|chest)(?= |$|\\n)(?<=\\b(?:i|ive|im|kissed|licked|handled|now|he|she|son|daughter|kid|mouth|yr old|toddler|we|husband|wife)\\b[^]{0,60})`,
    ],
  },
  {
    kind: 'unwell',
    of: 'writer',
    words: [
      `(?:have|had|got|ive|im|feel|feeling|felt|been|being) (?:\\w+ ){0,3}?(?:${stomach})(?= |$|\\n)(?! (?:of|with worry|at the (?:price|thought)|bird|hen|chick|day|note|trays?))`,
    ],
    beside: [
      '(?:could|is|was|think|blame|reckon|maybe|might|its|caused|down to|because of)(?: \\w+){0,4} (?:eggs?|omelette|quiche|chicken|birds?|hens?|muck|mites?)|food poisoning|salmonella',
      'i|ive|im|my|me|we|us',
    ],
  },
  {
    kind: 'unwell',
    of: 'said',
    words: [
      '(?:dizzy|sick|ill|headaches?|rough|faint|breathless|rash|cough\\w*|wheez\\w*|itch\\w*|nauseous|shivery|achy|aching|fever\\w*|streaming|sore (?:eyes|throat)|burning)(?= |$|\\n)(?! (?:birds?|hens?|chicks?|of))[^\\n]{0,40} (?:after|since|from) (?:\\w+ )?(?:worming|spraying|dusting|dipping|disinfecting|fumigating|culling|killing|burying|gutting|dressing|creosoting|treating|sweeping|shovelling|mucking|cleaning|clearing|handling|plucking|vaccinating|moving|scraping|washing)(?: out| up| off)? (?:the|my|our|some|all|a|dead|sick|old)(?<!\\b(?:hens?|birds?|chicks?|ducks?|chickens?|cockerel|she|he|they|flock|puppy|dog)\\b[^\\n]{0,60}(?:dizzy|sick|ill|rough|faint|cough\\w*|wheez\\w*|itch\\w*)\\b[^\\n]{0,70})',
      '(?:sore|cut|wound|scratch|peck|graze|ulcer|bite|blister) (?:\\w+ ){0,3}(?:wont|not|isnt|doesnt|hasnt|never) (?:heal\\w*|clear\\w* up|go\\w* (?:down|away)|clos\\w+|get\\w* better|dry\\w* up|stop\\w* weeping)(?=[^]*\\b(?:me|my|i|his|her)\\b|(?<=\\b(?:i|ive|my|his|me)\\b[^]*))',
    ],
  },
  {
    kind: 'unwell',
    of: 'said',
    words: [
      `(?:me|i|myself|us|my (?:son|daughter|husband|wife|kids?|child|mum|dad)|person|human)(?: \\w+){0,2} not (?:the |a |my |one of )*(?:hens?|birds?|chickens?|ducks?|chicks?|cockerel|animals?|flock)(?=[^]*\\b(?:${bodyWord})\\b|(?<=\\b(?:${bodyWord})\\b[^]*))(?! (?:who|that|is|pays?|did|wants?))|not (?:the |a |my )*(?:hens?|birds?|chickens?|ducks?|cockerel)(?: \\w+){0,2} (?:me|myself|i mean me|its me|my (?:son|daughter|husband|wife))(?=[^]*\\b(?:${bodyWord})\\b|(?<=\\b(?:${bodyWord})\\b[^]*))`,
      `(?:peck\\w*|scratch\\w*|claw\\w*|spurr\\w*|spur|bit|bite|bitten|nip\\w*)(?: (?:mark|wound|hole))? (?:by|off|from|on|in|of)(?: \\w+){1,4}?(?=[^]{0,100}\\b${badly}\\b)(?:(?=[^]*\\b${own} (?:\\w+ )?(?:hand|finger|thumb|leg|arm|foot|knee|ankle|wrist|face|eye|calf|shin|thigh|toe|palm|elbow|knuckle)\\b)|(?<=\\b(?:i|ive|me|im) (?:\\w+ ){0,4}(?:peck|scratch|claw|spur|bit|nip)[^\\n]{0,40}))(?<!\\bhens? (?:\\w+ ){0,4}(?:peck|scratch|claw|spur|bit|nip)[^\\n]{0,40}(?:by|from) (?:\\w+ ){1,4})`,
      `(?:scratched|pecked|clawed|spurred|bitten|nipped) (?:by|off) (?:\\w+ ){1,3}(?:and )?now (?:\\w+ ){0,4}(?:red|swollen|hot|pus|infected|sore|streak|line|throbbing)(?<!\\b(?:hen|pullet|chick|duck) (?:\\w+ ){0,4}(?:scratched|pecked|clawed|spurred|bitten|nipped)[^\\n]*)`,
      `(?:chest infection|bronchitis|pneumonia|cough|breathless\\w*|wheez\\w*|copd|asthma|breathing|lungs?|tight chest)(?=[^\\n]{0,110}\\b(?:since|after|from|when|every time)\\b[^\\n]{0,60}\\b(?:birds?|hens?|chickens?|pigeons?|budgies|parrots?|loft|dust|muck\\w*|coop|feathers?|shavings|poultry|bedding|quail))(?:(?=[^]*\\b(?:i|im|ive|me|my \\w+|doc|doctor|gp|mucking|cleaning|stairs?|wont (?:go|shift))\\b)|(?<=\\b(?:i|im|ive|my \\w+|${kin})\\b[^]{0,60}))(?<!\\b(?:hens?|birds?|chicks?|ducks?|she|he) (?:has|have|with) (?:\\w+ )?\\w+)`,
      '(?:no spleen|weak(?:ened)? immune|immune (?:system|suppress\\w*)|immunocompromised|chemo(?:therapy)?(?: patient)?|transplant|steroids|lupus|hiv|im \\d+ weeks|weeks pregnant|months pregnant|pregnant)(?=[^]{0,110}\\b(?:spurred|pecked|scratched|bitten|bit|cut|ate|eaten|had (?:a |an )?(?:raw|soft|runny)|scraping|scraped|mucking|mucked|cleaned|cleaning|swept|sweeping|touched|handled|lambing|burning up|shiver\\w*|fever\\w*))(?<=\\b(?:i|im|ive|my|me|she|shes|he|hes|chemo|here|wife|mum|dad|husband|daughter|pregnant)\\b[^]{0,60})',
      `(?:${child}|wife|husband|mum|mam|dad|nan|gran|grandma|grandad|he|hes|she|shes|im|i|partner|friend)s? (?:\\w+ ){0,3}(?:burning up|roasting hot|hot as a (?:stove|furnace|oven)|shivering|(?:throwing|chucking|spewing|bringing) (?:it |everything )?up|sick|being sick)(?=[^]*\\b(?:chicks?|hens?|eggs?|ducks?|birds?|muck\\w*|coop|chickens?|poultry|quail)\\b|(?<=\\b(?:chicks?|hens?|eggs?|ducks?|birds?|muck\\w*|coop|hut|chickens?|poultry|quail)\\b[^]*))(?! (?:of|to death|day|pay|hens?|birds?|chicks?|note))(?<=\\b(?:kissed|licked|handled|held|holding|touched|cleaned|cleaning|scraping|mucked|mucking|cuddled|cuddling|ate|eating|had|playing|played|stroked|pregnant)\\b[^]*)(?<!\\b(?:hen|chick|duck|pullet|cockerel|she|he) (?:is|was|has been|keeps) (?:being )?sick)`,
      '(?:wee|little|my|our) (?:lile |wee |little )?(?:girl|lass|boy|lad)(?: \\w+){0,8} (?:boak\\w*|vomit\\w*|throwing up|been sick|being sick|poorly|got the runs)(?=[^]*\\b(?:since|after|kissed|licked|eggs?|chicks?|handled)\\b|(?<=\\b(?:kissed|licked|eggs?|chicks?|handled)\\b[^]*))',
      '(?:eggs?|chicken|omelett?e|quiche|food|meat|mayo)(?: \\w+){0,4} (?:poisoned (?:us|me|him|her|my \\w+|the kids)|made (?:us|me|him|her|my \\w+|the kids|everyone) (?:all )?(?:\\w+ )?(?:sick|ill|poorly|bad|vomit\\w*|throw up))(?! (?:to look|of the sight|of eggs|just looking))|(?:im|i am|on|having) (?:on )?chemo(?:therapy)?[^]{0,80}\\b(?:i am|im|now i|ive|i have|i feel) (?:\\w+ )?(?:cough\\w*|ill|hot|shiver\\w*|rough|sick|a cough|a fever|fever\\w*|am)(?=$|\\n| )',
      'conjunctivitis(?=[^]*\\b(?:handl\\w*|sick (?:birds?|turkeys?|hens?)|worker|my eyes?|culling)\\b)|(?:sweats? and (?:the )?shakes|shakes and sweats|got the (?:sweats|shakes|shivers))',
    ],
    unless:
      /\b(?:can|do|does|will|could) (?:\w+ ){0,2}(?:i|we|people|kids|you) (?:catch|get) \w+ (?:from|off)\b(?![\s\S]*\b(?:because|i have|i feel|ive|im|my)\b)/,
  },
]
