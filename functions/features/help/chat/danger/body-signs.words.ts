import { longAgo, type Sign } from './phrases.words.ts'

const own = '(?:my|me|his|her|their|the|our|mums|dads|sons|daughters|husbands|wifes|kids|nans|grandads)'
const hazards =
  '(?:virkon|ratpoison|red ?mite (?:stuff|powder)|(?:blue|rats?|mouse|slug) (?:pellets|blocks)|antidepressants?|sleeping (?:tablets|pills)|insulin|bleach|dettol|disinfectant|poison|slug (?:pellets?|killer|bait)|bait|poisonous|(?:red ?mite|mite|louse|lice|flea|fly|ant|insect) (?:spray|powder|killer|treatment|drops|liquid|wash)|diatom|smite|f10|wormer|worming \\w+|flubenvet|panacur|ivermectin|baytril|antibiotics?|tablets|pills|tablet|pill|painkillers|paracetamol|ibuprofen|aspirin|medicine|medication|meds|antifreeze|weed ?killer|pesticide|insecticide|creosote|creocote|wood preserver|paint|thinners|white spirit|petrol|diesel|paraffin|ammonia|formalin|chemicals?|cleaner|cleaning (?:fluid|stuff|liquid|spray)|detergent|acid|caustic|lime|sanitiser|steriliser|sterilising \\w+|fertiliser|button battery|battery|batteries|magnets?|needle|screw|nail|staple|glass|coin|berries|mushrooms?|foxglove|laburnum|yew|purple spray|iodine|hydrogen peroxide|vinegar concentrate|egg ?wash|incubator fluid|sheep dip|vaccine)'
const taken =
  '(?:swallow(?:ed|ing|s)?|drank|drunk|drinking|ate|eaten|eat|eating|licked|licking|chewed|chewing|sucked|took|taken|taking|had|put|got into|got hold of|sprayed|inhaled|breathed in|sniffed|injected|necked|downed|given)'
const heat =
  '(?:heater|heaters|brooder|lamp|stove|generator|boiler|gas|paraffin|burner|fumes|barbecue|bbq|smoke|shed|garage|exhaust)'
const illFeel =
  '(?:headaches?|dizzy|dizzyness|dizziness|drowsy|sleepy|confused|sick|nausea|nauseous|faint|light ?headed|wobbly|throwing up|passed out|collapsed|unwell|ill|funny|weird|woozy|out of it)'
const upset =
  '(?:being sick|been sick|is sick|are sick|really sick|so sick|feels? sick|gone sick|throwing up|thrown up|threw up|vomit\\w*|puk(?:ing|ed)|chucking up|(?:the )?runs|diarrhoea|the trots|bad (?:tummy|stomach|belly)|(?:tummy|stomach|belly) ?(?:ache|pains?|cramps?|bug)|poorly(?! (?:packed|made|written|built|fitting|wrapped|designed))|unwell|ill|fever\\w*|(?:a|high|his|her|running a|got a) temperature|burning up|floppy|shivery|shivering|dehydrated|food poisoning|salmonella|campylobacter|rash|not right|limp|lethargic|upset (?:tummy|stomach))'
const flu =
  '(?:flu|fever\\w*|cough\\w*|(?:a|high) temperature|sore throat|(?:red|sore|pink|itchy|runny) (?:and \\w+ )?eyes?|eyes? (?:\\w+ ){0,2}(?:red|sore|pink|streaming|itchy)|conjunctivitis|ill|unwell|poorly|rough|aching|achy|aches|short of breath|shivery|sick|dreadful|awful|terrible|breathless|cold symptoms|headache)'
const deadBird =
  '(?:dead|dying|sick|infected|poorly) (?:\\w+ )?(?:birds?|swans?|gulls?|seagulls?|hens?|chickens?|ducks?|geese|goose|pigeons?|turkeys?|buzzard|poultry|ones|wild birds?|bodies|flock)'
const wound =
  '(?:hand|finger|thumb|arm|leg|foot|toe|ankle|wrist|knee|shin|calf|face|wound|cut|scratch|scratches|bite|graze|peck|sting|burn|knuckle|palm|elbow|thigh|puncture|skin|eye|stitches)'
const infected =
  '(?:infected|septic|pus|oozing|weeping|festering|throbbing|swollen|swelling|swelled|puffy|(?:gone |going |very |really |all )?(?:bright )?red(?: and)?(?: hot)?|hot|redness|spreading|red lines?|streaks?|gone (?:green|black|yellow|bad|manky)|getting (?:redder|bigger|worse|hotter)|smells|smelly|tracking)'

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
      '(?:cant|cannot|couldnt|not|isnt|hardly|barely|struggling to|stopped|hard to|trouble|difficulty|difficult to|wont|finding it hard to|unable to|stopped being able to|fighting to|fighting for|struggling for|no|lost his|lost her) (?:really |properly |able to )?breath(?!able)|short(?:ness)? of breath|(?:im|feel|feeling|getting|gets|is|hes|shes|so|been|and) (?:\\w+ )?breathless|cant get (?:my|his|her|their|any) (?:breath|air)|(?:gasping|fighting) for (?:air|breath)|(?:catch|get) (?:my|his|her|their) breath(?<=\\b(?:cant|cannot|trying to|struggling to) (?:catch|get) (?:my|his|her|their) breath)|asthma attack|turning blue|gone blue|going blue|lips (?:are |have )?(?:gone |turned |turning |going )?blue',
      'choking(?! (?:hazard|risk|chain|collar|on (?:the )?(?:price|cost)))|choked on|something stuck in (?:my|his|her) throat|stuck in (?:my|his|her) (?:throat|windpipe)',
      'unconscious|unresponsive|passed out|blacked out|fainted|collapsed|knocked out|wont wake up|cant wake (?:him|her|them|my \\w+|mum|dad|mummy|daddy|nan|grandad)|not waking up|isnt waking up|having a (?:fit|seizure)|had a (?:fit|seizure)|seizure|fitting on the floor|convulsi\\w+|no pulse|cpr|isnt moving and|doing cpr',
      '(?:wont|not|doesnt|cant|cannot|never) stop(?:ping|ped)? (?:the )?bleeding|bleeding (?:wont stop|badly|heavily|really bad\\w*|a lot|loads|everywhere|out|lots|so much|to death|bad|like mad)|(?:pouring|gushing|spurting|pumping)(?: \\w+)? (?:with )?blood|blood (?:is )?(?:everywhere|pouring|gushing|spurting|pumping|all over|wont stop)|(?:lost|losing|loads of|lots of|so much) (?:a lot of |lots of |loads of |so much )?blood(?! spots?)',
      'anaphyla\\w+|epipen|epi pen|allergic reaction|(?:throat|tongue|airway|windpipe) (?:is |has |s |feels? |are |keeps )*(?:closing|swelling|swollen|swelled|tight|closed)|(?:swollen|swelling) (?:throat|tongue|lips)|lips (?:are |have |has )*(?:gone )?(?:swollen|swelling|swelled|puffy|tingling|tingly)',
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
      '(?:face|eyes?) (?:is |has |are |all |s |have |gone )*(?:swollen up|swelling up|swelled up|swollen|puffed up|puffy)(?=[^\\n]*\\b(?:ate|eaten|eating|eggs?|feathers?|sting|stung|allerg\\w+|cake)\\b)|(?<=\\ballergic to[^\\n]*)(?:swollen|swelling|hives|rash|itching|wheez\\w+|tight)|hives|stung by|adder|snake ?bite|heat ?stroke|hypothermia|meningitis|sepsis|drown(?:ed|ing)|under water|fallen in (?:the|our) (?:pond|water|slurry)|waters (?:have |just )?(?:broke|broken)|in labour|miscarr\\w+|pregnant and (?:bleeding|touched|handled)',
      'wheez\\w+|(?:really|very|badly|seriously) (?:hurt|injured)|(?:overheated|freezing cold) and|shaking uncontrollably|not responding|wont respond|floppy|vomiting blood|coughing up blood|blood in (?:my|his|her) (?:poo|wee|vomit|sick)',
    ],
  },
  {
    kind: 'birdFlu',
    of: 'said',
    words: [
      `(?<=\\b${deadBird}[^]{0,80})(?:i|im|ive|me|my (?:husband|wife|son|daughter|kids?|child|mum|dad|partner|friend)) (?:\\w+ ){0,6}?${flu}`,
      `(?<=\\b(?:bird|avian) (?:flu|influenza)[^]{0,80})(?:i|im|ive|me|my (?:son|daughter|husband|wife|mum|dad|kids|child|eyes|throat)) (?:\\w+ ){0,6}?${flu}`,
      `(?<=\\b(?:birds?|hens?|chickens?|ducks?|geese|flock|swans?|turkeys?|they) (?:\\w+ ){0,3}(?:died|dead|dying|culled)[^]{0,60})(?:i|im|ive|me|my eyes|my throat) (?:\\w+ ){0,6}?${flu}`,
      `(?:i|im|ive|feeling|feel|my (?:eyes|throat)|got) (?:\\w+ ){0,5}?(?:${flu}|fluey)(?=[^\\n]{0,40} (?:after|since|from|and)[^\\n]{0,40}(?:${deadBird}|(?:birds?|hens?|chickens?|ducks?|flock) (?:\\w+ ){0,2}(?:died|dying)))`,
      `(?<=\\b(?:i|ive|we) [^]{0,60}${deadBird}[^]{0,60})(?:have|got|having|feel|feeling) (?:\\w+ ){0,4}?(?:${flu}|fluey)`,
      `(?<=^(?:touched|handled|cleaned|cleared|picked|moved|buried|been|caught)[^]{0,140})(?:have|got|having|feel|feeling|my (?:eyes|throat)) (?:\\w+ ){0,4}?(?:${flu}|fluey|sore|red|itchy)`,
      `(?<=\\b(?:i|ive|we|just|ve|my (?:son|daughter|kids?|child|husband|wife)) (?:\\w+ ){0,3}|^)(?:touched|handled|picked up|moved|carried|buried|stroked) (?:\\w+ ){0,4}?${deadBird}(?=[^]*\\b(?:risk|catch|caught|infect\\w+|ill|worried|safe|ok|should i|bare hands|without gloves|fever|cough\\w*)\\b)`,
      `(?:can|could|will|have|did|might) i (?:\\w+ ){0,2}(?:catch|caught|get)[^\\n]*(?:touched|handled|picked up|moved)[^\\n]*${deadBird}`,
      '(?:have i|has he|has she|ive|i think ive|could i have|can i|did i|i may have|i might have|worried i have|me) (?:\\w+ ){0,2}?(?:got|caught|catch|have|had|get|picked up) (?:bird|avian) (?:flu|influenza)',
      '(?:my|our) (?:\\w+ )?(?:son|daughter|husband|wife|mum|dad|child|partner|friend|nan) (?:has|might have|may have|caught|got|has got|has caught) (?:bird|avian) (?:flu|influenza)',
    ],
  },
  {
    kind: 'birdFlu',
    of: 'person',
    words: [`(?<=\\b${deadBird}[^]{0,80})(?:he|she|hes|shes|his|her) (?:\\w+ ){0,6}?${flu}`],
  },
  {
    kind: 'unwell',
    of: 'said',
    words: [
      `(?:bit|bitten|pecked|scratched|spurred|clawed|nipped|gouged|got|caught|jumped on|flew at|stabbed) (?:me|my (?:\\w+ )?${wound}|my (?:son|daughter|child|toddler|wife|husband|mum|dad|friend|partner|kid|grandson|granddaughter)) (?:\\w+ ){0,8}?(?:${infected}|bleeding)`,
      `(?:scratch(?:es|ed)?|peck(?:ed)?|bites?|spur(?:red)?|cut|wound|graze|puncture|nail|splinter|sting) (?:\\w+ ){0,6}?my (?:left |right )?${wound} (?:\\w+ ){0,4}?${infected}`,
      `(?:redness|rash|swelling|infection|spreading|infected|septic|pus)(?=[^]{0,60}\\bmy (?:left |right )?(?:hand|arm|leg|finger|thumb|foot|face|wrist|knee|ankle|shin|calf|thigh|elbow|toe)\\b)(?=[^]*(?:scratch|peck|bite|bit|spur|cut|wound|graze|hen|chicken|cockerel|goose))`,
    ],
  },
  {
    kind: 'unwell',
    of: 'writer',
    words: [
      '(?:infected|septic) (?:cut|scratch|bite|graze|finger|thumb|hand|arm)',
      '(?:now |and |i |still |we )(?:feel|feeling|felt) (?:\\w+ ){0,2}?(?:ill|sick|unwell|rough|faint|dizzy|awful|terrible)(?<=\\b(?:eggs?|chicken|raw|birds?|hens?|droppings|ate|eaten)\\b[^]*)(?<!guilty[^]*)',
      `(?:pecked|bitten|scratched|spurred|clawed|nipped) by (?:a|my|the|our|next doors) (?:[^\\n]*)${infected}`,
      `${wound}(?=[^\\n]{0,40}\\b(?:is|has|gone|getting|its|looks) (?:\\w+ ){0,2}(?:infected|septic|redder|spreading))(?<=\\b(?:my|me|on my \\w+) (?:\\w+ )?${wound})`,
    ],
  },
  {
    kind: 'unwell',
    of: 'person',
    words: [
      `${wound}s? (?:\\w+ ){0,5}?${infected}`,
      `${infected} (?:\\w+ ){0,4}?(?:in|on|up|down|around|round|along|from|over) (?:\\w+ ){0,2}?${own} (?:\\w+ )?${wound}`,
      `(?:infected|septic|poisoned|swollen) ${wound}|blood poisoning|tetanus|lockjaw|(?:wound|bite|cut|scratch) (?:\\w+ ){0,6}(?:shivery|fever|temperature|feverish|unwell)`,
      `(?:pecked|scratched|bit|bitten|spurred|clawed|cut|stabbed|nipped|gouged|caught|jumped|flew) (?:\\w+ ){0,8}?${infected}`,
      `(?<=\\b(?:eggs?|raw|yolk|mayo|mayonnaise|cake mix|batter|undercooked|chicken|hens?|chicks?|duckl?ings?|ducks?|birds?|droppings|poo|coop|run|eaten|ate|licked|kissed|cleaning|touching|holding)\\b[^]{0,70})${upset}`,
      `${upset}(?=[^]{0,70}\\b(?:eggs?|raw|yolk|mayo|mayonnaise|undercooked|ate|eaten|eating|licked|kissed|kissing|cuddl\\w+|holding|held|touching|handling|cleaning|cleaned|playing with|droppings|poo|since (?:he|she|we|i)|after)\\b)`,
      '(?:have|has|got|ive|caught|think|having|hes|shes) (?:\\w+ ){0,4}?(?:food poisoning|salmonella|campylobacter|e coli|psittacosis|ornithosis|bird fanciers lung|farmers lung|toxoplasmosis)',
      '(?:rash|blisters) (?:\\w+ ){0,3}(?:spreading|wont fade|all over)|high (?:fever|temperature)|temperature of (?:38|39|40|41)|cant keep (?:anything|water|fluids) down',
    ],
  },
]

/** Words for "ill" that need nothing more where they are said of a child or of somebody near. */
export const illPerson = `(?<=\\b(?:son|daughter|child|toddler|baby|little one|little girl|little boy|kid|kids|children|husband|wife|mum|dad|nan|grandad|mummy|daddy|partner|friend|mate|year old|month old) (?:(?:is|has|hes|shes|s|are|been|got|feels?|really|so|very|very|a|all|being|gone|started|woke|up|with) ){0,4})${upset}`
