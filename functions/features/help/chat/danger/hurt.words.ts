import { anyOf } from './phrases.words.ts'
/** Parts that only people have by these names. */
export const ownParts = anyOf(
  '(?<!second |by |on |at |to |gave a )hands?(?! (?:rear|reared|feed|fed|wash|gel|sanitiser|feeding|rearing|made|tame))',
  'fing(?:er|ertip)s?|thumbs?|palms?|knuckles?|wrists?',
  '(?<!in (?:my|his|her|our) )(?:fore)?arms?(?! and a leg)|armpits?|elbows?|shoulders?|shins?|ankles?|heels?',
  'knees?|chin|forehead|(?:tooth|teeth)(?! marks?)|nipples?|groin|backside|lungs?',
)
/** Parts that a bird has as well, or may be said to have. */
export const sharedParts = anyOf(
  'eyes?|eye ?balls?|eyelids?|face|cheeks?|head|ears?|nose|nostrils?|mouth|gums?|lips?|tongue|throat|neck',
  'chest|ribs?',
  '(?<!pay |paid |pay me |paid me |pay us |get |it |money |send |come |go |went |came |at the |round the )back(?! (?:order|garden|door|yard|in|to|from|up))',
  'hips?|legs?|calf|thighs?|foot|feet|toes?|skin|scalp|stomach|tummy|belly|guts|heart',
)
/** Where a peck or a scratch is enough for somebody to look at it. */
export const delicate = /^(?:eye|face|cheek|head|ear|nose|mouth|lip|tongue|throat|neck)/

/** What is wrong with a part. */
export const injured = anyOf(
  '(?:teeth|tooth|bite|claw|fang) ?marks?|infect\\w*|septic|puss?|ooz\\w+|weep\\w*|fester\\w*|swoll?en',
  'swell\\w*|swelled|puff\\w*|throb\\w*|(?:red|bright) ?(?:raw|hot|and)|redness|redder|spreading',
  'red(?= |$|\\n)(?! (?:hens?|sussex|leghorns?|mites?|rangers?|light))',
  '(?:gone|going|turned|turning) (?:\\w+ )?(?:black|yellow|green|blue|purple|red|white|stiff|hard|bad|manky|cold)',
  'blister\\w*|burn(?:t|ing|ed|s)?|scald\\w*|numb\\w*|tingl\\w+|bleed\\w*|blood|gash\\w*|stitches',
  'slic(?:ed|ing)|cut (?:open|deep|bad|badly)|tor?n|ripped|pain\\w*|hurt\\w*|injur\\w+|sore',
  'ach(?:es?|ing|ey|y)|agony|stings?|stinging|itch\\w*|rash|lumps?|bent|brok(?:en|e)|snapped|sprain\\w*',
  'dislocat\\w+|fractur\\w+|crushed|trapped|squashed|bruis\\w+|punctur\\w*|goug\\w+|stabb\\w+|jabb\\w+',
  'spur went|nail|needle|splinter|gunky|sticky|stream\\w+|blurr\\w+|cramps?|in knots|smell\\w*|stink\\w*',
  'cant (?:bend|move|feel|see|walk|close|open)|went over|kicked|hot(?= |$|\\n)(?! (?:water|lamp))|scab\\w*',
  'peeling|screw|mashed|chopped|mangled|caught|jammed|slammed|hooks?|drill\\w*|through|come off|thorn|shard',
  'staple|knife|blade|weak|twitch\\w*|rattl\\w+|wheez\\w*|crackl\\w*|clutch\\w*|droop\\w*|tight(?:ness)?',
)
/** What is done to somebody. */
export const blows = anyOf(
  'peck(?:ed|s)?|poked|scratch(?:ed|es)?|claw(?:ed|s)?|spurr?(?:ed|s)?|bit(?:ten)?|bites?|nipp(?:ed|s)|stung',
  'attack(?:ed|s)?|went for|goes for|flew (?:at|in|into)|jumped (?:at|on)|got (?:me|him|her|them)|caught|hit',
  'slashed|splash(?:ed)?|spray(?:ed)?|squirted|blew|flicked|pinged|kick(?:ed|s)?|gor(?:ed|es)|dust|lime',
  'bleach|spray|sawdust|feather|grit|poo|disinfectant|powder|straw|vaccine|wormer',
)

/** Illness and hurt that a person may be in, whatever of. */
export const ill = anyOf(
  '(?:cant|wont|not|hasnt|havent|hardly|barely|unable to|struggling to) (?:be )?(?:keep|keeping|kept|hold|holding|held) (?:even |any |his |her |my |a )*(?:anything|nothing|water|food|fluids?|drinks?|liquids?|milk|tea|thing|much|sips?|(?<=\\b(?:ate|eaten|drank|drunk)\\b[^\\n]{0,60})it) (?:else )?down',
  '(?:gone|going|went|turned|been|im|suddenly|partly|half) (?:\\w+ )?(?:deaf|blind)',
  'deaf (?:in|and|since|after)|(?:vision|eyesight|sight) (?:\\w+ ){0,2}(?:blurr\\w+|gone|going|funny|double)',
  'blurr\\w+ (?:vision|eyesight|sight)|(?:seeing|vision) double|double vision|pins and needles',
  'cant hear (?:out of|in|from|a thing since)|fever\\w*|high temp\\w*|(?:a|bad|high) temp(?:erature)?',
  'vomit\\w*|(?:be|being|been|was|is|are|keeps?|feels?|feeling|felt|really|so) sick|throwing up|thrown up',
  'threw up|puk(?:es?|ed|ing)|(?:the|bad|got) (?:runs|trots|shits|squits)|on the (?:toilet|loo)|diarrhoea',
  '(?:bad |stomach |tummy |belly )?cramps|(?:stomach|tummy|belly|ear|tooth) ?aches?|headaches?|migraine',
  'dizzy|dizziness|nausea|nauseous|light ?headed|faint(?:s|ed|ing|y)?|passed out|collapsed|confused',
  'delirious|shiver\\w*|clammy|shaking|cant stop \\w+ing',
  'covered in (?:\\w+ ){0,3}(?:bites|blood|sores|spots|hives|blisters|burns|rash)',
  'feel(?:s|ing)? (?:dreadful|awful|terrible) (?:now|after|since|today)(?! (?:i|ive|that)\\b)',
  'sweat(?:y|ing|s)|unwell|poorly(?! (?:packed|made|built|wrapped|fitting|written|designed))',
  'feel(?:s|ing)? (?:ill|rough|rotten|funny|weird|faint)|flu like|flu symptoms|cough\\w*|wheez\\w*|gagging',
  'rash(?:es)?(?! of)|hives|allergic|(?<!bird |avian |swine )flu(?:ey)?(?! jab)|sore throat|conjunctivitis',
  '(?:short|out) of breath|breathless|anaphyla\\w*|blotchy|(?:bloody|blood in) (?:poo|wee|stools?|sick)',
  'food poisoning|bleed(?:s|ing)?|stitches|seizure|convulsion|limp|floppy|electrocuted|zapped|slumped',
  'keeled over|went limp|out cold|wont (?:come round|wake)|cant (?:be )?(?:rouse|get up|wake)|not waking',
  'hard to wake|droop\\w*|dehydrated|sting|stung|concuss\\w*|gashed|scalded',
  'burnt(?! (?:the|an?|some|out|my)\\b)|injured|yellow and',
)
/** What people catch from birds, where it is told of and not only asked about. */
const caught =
  'salmonella|campylobacter|e coli|psittacosis|ornithosis|parrot fever|histoplasmosis|weils|leptospirosis|tetanus|farmers lung|fanciers lung|toxoplasmosis'
export const diseases = `(?:${caught}) (?:\\w+ )?(?:symptoms?|signs?)|(?:symptoms?|signs?|got|get|has|have|had|caught|catch|thinks?|told|worried|from|maybe|could be|is it) (?:\\w+ ){0,3}(?:${caught})|(?<=^|\\n)(?:${caught})`

/** Birds from which a person may have bird flu. */
const deadBird =
  '(?:dead|dying|sick|infected|poorly) (?:\\w+ )?(?:birds?|swans?|gulls?|seagulls?|hens?|chickens?|ducks?|geese|goose|pigeons?|turkeys?|buzzard|poultry|ones|wild birds?|bodies|flock)'
export const sickBirds = `${deadBird}|(?:birds?|hens?|chickens?|ducks?|geese|flock|swans?|turkeys?|they) (?:\\w+ ){0,3}(?:died|dead|dying|culled|gassed)|culling|(?:bird|avian) (?:flu|influenza)`
/** Who fears bird flu, ill or not. */
export const exposed = `(?:touch(?:ed|ing)|handl(?:ed|ing)|picked up|moved|carried|buried|stroked) (?:\\w+ ){0,4}?${deadBird}(?=[^]*\\b(?:risk|catch|caught|infect\\w+|ill|worried|safe|ok|should i|bare hands|without gloves)\\b)|(?:have i|has he|has she|ive|can i|could i|did i|i might have|i may have|worried i have|(?:son|daughter|husband|wife|mum|dad|child|partner|friend|nan) (?:has|might have|may have)?) ?(?:\\w+ ){0,2}?(?:got|caught|catch|have|had|get|picked up|has) (?:bird|avian) (?:flu|influenza)`

/** Who must be asked after, whatever it was. */
export const frail =
  'pregnant|preggers|expecting a baby|on chemo|chemotherapy|blood thinners?|warfarin|diabetic|immunosuppress\\w*|transplant|newborn'
export const touched =
  'touched|handled|picked up|moved|buried|clean(?:ed|ing)|mucked out|handling|touching|lambing|peck(?:ed)?|scratch(?:ed)?|bit(?:ten)?|spurred|clawed|cut|attacked|kicked|fell|dead'

/** A wound that nobody is said to have. */
export const wounds =
  'wounds?|(?<!\\b(?:i|ive|we|he|she|they|to|have) )(?:scratch(?:es)?|cuts?|grazes?|bites?)|stings?|splinters?|punctures?|blisters?|pecks?'
export const badly =
  'infect\\w*|septic|puss?|ooz\\w+|weep\\w*|fester\\w*|throb\\w*|red lines?|redness|redder|(?:all|gone|going|very|is|bright) red|spreading|swoll?en|swelling|bleed\\w*|getting worse|stitches|hot and|gone (?:black|yellow|green|bad|manky)'
/** A bite that is told of without "I". */
export const bites =
  '(?:bit|bitten|scratched|nipped|stung|pecked|spurred|clawed|gored|attacked|kicked) (?:by|off) (?:an? |the |some |my |our )?(?:\\w+ )?(?:rats?|mouse|dogs?|cats?|fox|snake|adder|ticks?|ferret|mink|badger|squirrel|wasps?|bees?|hornets?)'

/** What somebody is struck by. */
export const mishaps = anyOf(
  '(?:fell|fallen)(?! (?:in love|for|out with|apart|behind))',
  '(?:slipped|tripped|knocked|gone over|had a (?:\\w+ )?(?:fall|tumble)|took a tumble)',
  '(?:got|was|were|been|is|gets) (?:\\w+ )?(?:hurt|injured|burnt|attacked|kicked|bitten|stung|shocked|trampled|crushed|trapped|tangled|poisoned|pinned)',
  '(?:lying|is|was) on the ground|a shock (?:from|off)|hurt (?:himself|herself|myself|themselves|his|her|my)',
  '(?:jabbed|injected|pricked|stabbed|cut|burnt|scalded|sprayed|splashed|poisoned|electrocuted) (?:myself|himself|herself|themselves|me|him)',
)

/** What goes where it should not. */
export const taken = anyOf(
  'swallow(?:ed|s|ing)?|inhal(?:ed|es|ing)|breathed in|gulped|choked on',
  '(?:put|puts|stuck|shoved|poked|pushed|got|has|had|licked|eating|ate|flew) (?:\\w+ ){1,5}(?:in|up|into|inside|down) (?:his|her|my|me|their|the|an?|open) (?:open )?(?:nose|nostrils?|mouth|ears?|throat|windpipe|eyes?|gob|cut|wound|graze)',
  'lick(?:ed|s|ing)(?! (?:his|her) lips)',
  '(?:ate|eats?|eaten|eating|chew(?:ed|s|ing)|drank|drunk|drinking|sucked|sucking|munched) (?!(?:\\w+ ){0,3}(?:fed|who|that)\\b)(?:\\w+ ){0,4}(?:poo|muck|droppings|shit|feed|pellets?|crumbs?|grit|oyster shell|mealworms?|worms?|bedding|shavings|sawdust|feathers?|soil|mud|slug|bait|blocks?|poison|bleach|medicine|wormer|tablets?|powder|chemical\\w*|drinkers?|trough|pond|puddle|berries|mushrooms?|ivermectin|flubenvet)',
)

/** What is no hurt to be looked at, or a reason not to come. */
export const elsewhere =
  /\b(?:cant|unable to|not able to) (?:collect|come|pick)|\breturn it\b|\b(?:website|site|checkout)\b|\bnothing (?:bad|serious)\b|\bonly a scratch\b|\bin this (?:frost|cold|weather)\b|\bfrom (?:carrying|lifting|digging|shovelling|holding)\b/

/** What is done to somebody who stands right after it. */
export const struck =
  'pecked|poked|scratched|clawed|spurred|bit|bitten|nipped|stung|attacked|kicked|caught|got|hit|flew at|went for|jumped on|jumped at|cut'
/** What only people say of themselves, where nobody is mentioned. */
export const ofOneself =
  /^(?:feel|cant keep|(?:gone|going|went|turned|suddenly) (?:\w+ )?(?:deaf|blind)|deaf|vision|blurr|double vision|seeing double|pins and|headache|migraine|dizz|nause|cramps|bad cramps|(?:stomach|tummy|belly) |throwing up|(?:the |bad |got )(?:runs|trots)|shivering)/
/** An animal's bite, whose it is that follows. */
export const mauled =
  '(?:dogs?|cats?|rats?|fox|ferret|horse|pony|snake|pig|bull|cow) (?:\\w+ )?(?:bit|bites?|scratched|attacked|mauled|kicked|gored|butted)'
/** How a sentence begins that leaves out "I". */
export const withoutI =
  /(?:^|\n ?|now |and |then )(?:had|got|have|having|been|feel|feeling|felt|woke|ate|just ate|swallowed|drank|took|caught|cut|breathed|inhaled|covered|cleaned|cleared|handled|touched|buried) (?:\w+ ){0,14}$/
/** What only a person does with birds. */
export const byHandling =
  /\b(?:after|since|from) (?:\w+ )?(?:handling|holding|kissing|cuddling|stroking|licking|touching|petting|plucking|cleaning|mucking)\b/
/** What makes a hurt of a person an emergency. */
export const grave = anyOf(
  'slumped|keeled over|gone (?:all )?limp|went limp|out cold|wont (?:come round|wake)',
  '(?:not|hard to|isnt) wak(?:e|ing)|cant (?:rouse|feel|get up|stand|breath|speak|talk|see|stop the)|floppy',
  'droop\\w*|lopsided|bones?|sticking out|poking out|wrong (?:way|angle)|bent wrong|hanging off|trapped',
  'crushed|spurting|squirting|gushing|soak\\w+|grey|clammy|mottled|confused|slurr\\w+|delirious|skull',
  '(?:hit|banged|bumped|cracked|smacked) (?:my|his|her) head|blood thinners?|warfarin|blind|vision',
)
