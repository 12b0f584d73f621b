import { longAgo, type Sign } from './phrases.words.ts'

const own = '(?:my|me|his|her|their|the|our|mums|dads|sons|daughters|husbands|wifes|kids|nans|grandads)'
const hazards =
  '(?:virkon|ratpoison|red ?mite (?:stuff|powder)|(?:blue|rats?|mouse|slug) (?:pellets|blocks)|antidepressants?|sleeping (?:tablets|pills)|insulin|bleach|dettol|disinfectant|poison|slug (?:pellets?|killer|bait)|bait|poisonous|(?:red ?mite|mite|louse|lice|flea|fly|ant|insect) (?:spray|powder|killer|treatment|drops|liquid|wash)|diatom|smite|f10|wormer|worming \\w+|flubenvet|panacur|ivermectin|baytril|antibiotics?|tablets|pills|tablet|pill|painkillers|paracetamol|ibuprofen|aspirin|medicine|medication|meds|antifreeze|weed ?killer|pesticide|insecticide|creosote|creocote|wood preserver|paint|thinners|white spirit|petrol|diesel|paraffin|ammonia|formalin|chemicals?|cleaner|cleaning (?:fluid|stuff|liquid|spray)|detergent|acid|caustic|lime|sanitiser|steriliser|sterilising \\w+|fertiliser|button battery|battery|batteries|magnets?|needle|screw|nail|staple|glass|coin|berries|mushrooms?|foxglove|laburnum|yew|purple spray|iodine|hydrogen peroxide|vinegar concentrate|egg ?wash|incubator fluid|dip|vaccine)'
const taken =
  '(?:swallow(?:ed|ing|s)?|drank|drunk|drinking|ate|eaten|eat|eating|licked|licking|chewed|chewing|sucked|took|taken|taking|had|put|got into|got hold of|sprayed|inhaled|breathed in|sniffed|injected|necked|downed|given)'
const heat =
  '(?:heater|heaters|brooder|lamp|stove|generator|boiler|gas|paraffin|burner|fumes|barbecue|bbq|smoke|shed|garage|exhaust)'
const illFeel =
  '(?:headaches?|dizzy|dizzyness|dizziness|drowsy|sleepy|confused|sick|nausea|nauseous|faint|light ?headed|wobbly|throwing up|passed out|collapsed|unwell|ill|funny|weird|woozy|out of it)'

/** What is said of a person who needs help, the most urgent first. Of a bird the same words are for a vet. */
export const bodySigns: Sign[] = [
  {
    kind: 'electric',
    of: 'writer',
    words: [
      '(?<=\\b(?:electric\\w*|lamp|incubator|plug|socket|brooder|wire|wiring)\\b[^\\n]*)(?:got|had|gave me|getting) (?:\\w+ ){0,3}shocks?|(?<=\\belectric[^\\n]*)(?:knocked|threw|thrown) (?:\\w+ ){0,3}(?:out|back|over|across)|electrocuted|electric shock|(?:got|had|getting|gave me|given|took|received|felt) (?:\\w+ ){0,3}shocks? (?:off|from|by|on|when i (?:touched|plugged|unplugged|picked))|stuck to (?:the|an) (?:\\w+ )?(?:fence|wire)|getting shocked|(?:been )?zapped by (?:the|an)|touched (?:\\w+ ){0,5}and (?:\\w+ )?(?:got|had) (?:a|an) (?:\\w+ )?shock|shocked by the (?:incubator|heat|lamp|fence|brooder|wire|plug|socket)',
    ],
  },
  {
    kind: 'fumes',
    of: 'anybody',
    words: [
      '(?:carbon )?monoxide (?:alarm |detector )?(?:is |has |keeps |just |gone |went |s )*(?:going off|beeping|gone off|went off|bleeping|sounding|ringing|poison\\w*|leak\\w*)',
      '(?:think|sure|may|might|could|worried|got|have|from|breathed|breath|smell) (?:\\w+ ){0,4}(?:carbon monoxide|monoxide)|monoxide (?:from|in) (?:the|our|my)',
      '(?:carbon )?monoxide (?:\\w+ ){0,4}(?:beep\\w*|bleep\\w*|going off|gone off|went off)',
      'co (?:alarm|detector) (?:is |has |keeps |just |gone )*(?:going off|beeping|gone off|went off|bleeping)',
    ],
  },
  {
    kind: 'fumes',
    of: 'writer',
    words: [
      `${illFeel}(?=[^\\n]*\\b${heat}\\b)`,
      `(?<=\\b(?:gas|paraffin|heater|fumes|generator|stove|charcoal|exhaust|brooder|lamp)\\b[^\\n]{0,60})${illFeel}`,
    ],
  },
  {
    kind: 'poison',
    of: 'writer',
    words: [
      `${taken} (?!(?:\\w+ ){0,5}(?:eggs?|meat|yolks?)\\b)(?:\\w+ ){0,6}?${hazards}(?! (?:of|to) (?:seed|corn|grit))`,
      `${hazards} (?:\\w+ ){0,5}(?:in|into|on|over|all over|down) ${own} (?:eyes?|mouth|face|throat|lungs|nose|skin)`,
      '(?:overdosed|overdose|double dose|took too (?:many|much)|(?:took|taken|swallowed|had) (?:\\d+|ten|twenty|thirty|forty|fifty) (?:\\w+ )?(?:paracetamol|tablets|pills|ibuprofen|aspirin|painkillers)|taken too (?:many|much)|(?:all|loads|load|lots|bunch|handful|packet|whole packet|box|bottle) (?:of )?(?:\\w+ ){0,2}(?:tablets|pills|paracetamol|painkillers|meds|ibuprofen))',
      `(?:swallowed|drank|drunk|eaten|ate) something (?:from|out of|in|under) the (?:shed|coop|barn|garage|cupboard|bucket|sprayer)|(?:swallowed|drank|eaten|ate) (?:something (?:poisonous|toxic|bad)|(?:\\w+ ){0,3}(?:toxic|poisonous))|injected (?:myself|himself|herself|my (?:hand|finger|thumb|leg))|needle ?stick|poisoned (?:himself|herself|myself|me|him|my (?:son|daughter|child))`,
    ],
  },
  {
    kind: 'poison',
    of: 'anybody',
    words: [
      '(?:took|taken|taking|swallowed|had|downed) (?:some|all|loads|lots|a load|a lot|too many|a bunch|a handful|a packet|a box|\\d+)(?: of)?(?: his| her| my| the| those| sleeping)* (?:pills|tablets|paracetamol|antidepressants|painkillers|ibuprofen|meds)',
    ],
  },
  {
    kind: 'emergency',
    of: 'anybody',
    words: [
      'chest (?:pains?|is (?:really |so |very )?(?:tight|hurting|heavy|sore|killing|crushing)|hurts?|feels? (?:tight|heavy|crushed|like)|tightness|tightening|ache|aches|aching|pressure|crushing)|(?:tight|tightness|pains?|pressure|crushing|heavy|stabbing|ache|elephant|sharp pain)(?: \\w+){0,3} (?:in|on|across|round|of) (?:(?:my|me|his|her|the|their|\\w+s) )?chest|tight chest|sore chest',
      'my heart (?:hurts|is hurting|feels (?:funny|weird|odd|strange)|keeps (?:stopping|skipping|racing))|heart (?:attack|failure|stopped|isnt beating|has stopped)|cardiac arrest|angina|heart (?:is |s )?(?:racing|pounding|fluttering|going like)(?= |$|\\n)(?! for)',
      '(?:cant|cannot|couldnt|not|isnt|hardly|barely|struggling to|stopped|hard to|trouble|difficulty|difficult to|wont|finding it hard to|unable to|stopped being able to|fighting to|fighting for|struggling for|no|lost his|lost her) (?:really |properly |able to )?breath(?!able)|short(?:ness)? of breath|(?:im|feel|feeling|getting|gets|is|hes|shes|so|been|and) (?:\\w+ )?breathless|cant get (?:a|my|his|her|their|any) (?:breath|air)|(?:every|each) breath (?:\\w+ )?(?:hurts?|hurting|pain\\w*|is agony)|(?:gasping|fighting) for (?:air|breath)|(?:catch|get) (?:my|his|her|their) breath(?<=\\b(?:cant|cannot|trying to|struggling to) (?:catch|get) (?:my|his|her|their) breath)|(?:hurts?|hurting|pain\\w*|sore|agony|burns|stings) (?:\\w+ ){0,2}(?:to|when|every time|each time|whenever|if|as) (?:i |he |she |they |we )?(?:take a |try to )?(?:deep )?breath|asthma attack|turning blue|gone blue|going blue|lips (?:are |have )?(?:gone |turned |turning |going )?blue',
      'clutch(?:es|ed|ing) (?:at )?(?:his|her|my|their) (?:chest|heart|head|throat)',
      'choking(?! (?:hazard|risk|chain|collar|on (?:the )?(?:price|cost)))|choked on|something stuck in (?:my|his|her) throat|stuck in (?:my|his|her) (?:throat|windpipe)',
      'unconscious|unresponsive|passed out|blacked out|fainted|collapsed|knocked out|wont wake up|cant wake (?:him|her|them|my \\w+|mum|dad|mummy|daddy|nan|grandad)|not waking up|isnt waking up|having a (?:fit|seizure)|had a (?:fit|seizure)|seizure|fitting on the floor|convulsi\\w+|no pulse|cpr|isnt moving and|doing cpr',
      '(?:wont|not|doesnt|cant|cannot|never) stop(?:ping|ped)? (?:the )?bleeding|bleeding (?:wont stop|badly|heavily|really bad\\w*|a lot|loads|everywhere|out|lots|so much|to death|bad|like mad)|(?:pouring|gushing|spurting|pumping)(?: \\w+)? (?:with )?blood|blood (?:is )?(?:everywhere|pouring|gushing|spurting|pumping|all over|wont stop)|(?:lost|losing|loads of|lots of|so much) (?:a lot of |lots of |loads of |so much )?blood(?! spots?)',
      'anaphyla\\w+|epipen|epi pen|allergic reaction|(?:throat|tongue|airway|windpipe)s? (?:is |has |s |feels? |are |keeps |like |its |it |all |going |gone |getting |so )*(?:closing|swelling|swollen|swelled|tight\\w*|closed)|(?:swollen|swelling) (?:throat|tongue|lips)|lips (?:are |have |has )*(?:gone )?(?:swollen|swelling|swelled|puffy|tingling|tingly)',
      '(?:having|had|has had|think|a|ive had|signs of a|mini) (?:a )?(?:mini )?stroke(?! (?:of|hens?|my|the|her|him))|(?:face|mouth|eye|smile) (?:has |is |s |looks |feels |all )*(?:gone )?(?:dropped|drooping|droopy|drooped|fallen|gone droopy|lopsided)|slurr(?:ing|ed)|speech is (?:all )?(?:funny|slurred|jumbled)|(?:cant|cannot) (?:lift|move|feel) (?:my|his|her|one) (?:\\w+ )?(?:arm|side|leg|face|legs|arms)|numb (?:down|on) one side|one side (?:of \\w+ \\w+ )?(?:is |has gone )?numb',
      '(?:need|call|ring|phone|get|calling|ringing|want|send) (?:\\w+ ){0,2}(?:an |a )?ambulance|(?:call|ring|dial|phone|calling|ringing) 999|999 (?:now|emergency|or)|paramedics?|emergency services|go to a e|a and e|go to hospital|to a and e',
      'am i (?:going to die|dying)|i think im dying|(?:someone|somebody|person|man|woman|child) is (?:dying|not breath\\w*)|(?:is|are) (?:he|she|they|mummy|daddy|my \\w+) going to die|(?:he|she|mum|dad|my (?:son|daughter|husband|wife|baby|mum|dad|nan|friend)) is dying',
    ],
  },
  {
    kind: 'emergency',
    of: 'person',
    unless: longAgo,
    words: [
      '(?:on|lying on) the floor(?= |$|\\n)(?! of)|(?:isnt|not|wont) (?:moving|move|respond\\w*|talking|speaking|talk to us|making sense|get up|getting up)|(?:arm|face|side|leg|hand)s? (?:\\w+ ){0,3}(?:numb|paralysed|dead weight)|(?:cant|isnt able to) (?:speak|talk)|(?:nail|wire|staple|screw|splinter|fork|spike|needle|glass)[^\\n]*\\b(?:through|into|in) my (?:foot|hand|finger|eye|leg|arm|thumb|knee)|(?:had|has had|taken|took) a (?:\\w+ )?(?:fall|tumble)|fallen (?:over|down)|fell (?:down|over) and|cant get (?:him|her|them) up|face (?:is |s )?(?:puffing|swelling|blowing|ballooning) up|bad reaction|reaction to (?:eggs?|feathers)',
      'bleeding|(?:bad|really) bleed|deep (?:cut|gash|wound)|gash(?:ed)?|(?:chopped|sliced|cut|took|lost|severed|ripped|bitten|bit) (?:\\w+ ){0,4}?(?:off|half off|clean off) (?:\\w+ ){0,3}?(?:finger|thumb|toe|hand)|(?:chopped|sliced|cut|severed|ripped) (?:\\w+ ){0,5}(?:finger|thumb|toe|hand|ear)(?: \\w+)? off|(?:cut|sliced|slashed|ripped) (?:\\w+ )?(?:hand|arm|leg|finger|thumb|foot|wrist|head) (?:\\w+ )?(?:open|deep|deeply|badly|wide open)|to the bone|stabbed',
      'hit (?:my|his|her) head|(?:bang|bump|crack|smash)(?:ed|ing) (?:my|his|her) head|head injury|concuss\\w+|not making sense|(?:broken|broke|snapped|dislocated) (?:my|his|her|a|both) (?:left |right )?(?:leg|arm|hip|ankle|wrist|neck|back|collarbone|ribs?|bone|shoulder|finger)|(?:fell|fallen) (?:off|from|down|out of) (?:\\w+ ){1,3}(?:roof|ladder|stairs|loft|tree|tractor|horse)|trapped under|crushed',
      '(?:burn(?:t|ed)?|scalded|scald) (?:\\w+ ){0,2}?(?:my|his|her|their|myself|himself|herself|arm|hand|face|badly|leg)|burns (?:on|to|all over) (?:my|his|her)|on fire|is scalded|bad burn|boiling water (?:on|over)',
      '(?:face|eyes?) (?:is |has |are |all |s |have |gone )*(?:swollen up|swelling up|swelled up|swollen|puffed up|puffy)(?=[^\\n]*\\b(?:ate|eaten|eating|eggs?|feathers?|sting|stung|allerg\\w+|cake)\\b)|(?<=\\ballergic to[^\\n]*)(?:swollen|swelling|hives|rash|itching|wheez\\w+|tight)|hives|stung by|adder|snake ?bite|heat ?stroke|hypothermia|meningitis|sepsis|drown(?:ed|ing)|under water|fallen in (?:the|our) (?:pond|water|slurry)|waters (?:have |just )?(?:broke|broken)|in labour|miscarr\\w+|pregnant and bleeding',
      'wheez\\w+|(?:really|very|badly|seriously) (?:hurt|injured)|(?<!(?:incubator|brooder|hatcher|it|lamp) (?:has )?)(?:overheated|freezing cold) and|shaking uncontrollably|not responding|wont respond|floppy|vomiting blood|coughing up blood|blood in (?:my|his|her) (?:poo|wee|vomit|sick)',
    ],
  },
]
