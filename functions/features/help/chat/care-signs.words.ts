const any = (...parts: string[]): RegExp => new RegExp(`\\b(${parts.join('|')})`, 'i')

/** Who may be ill: a bird by name or as "she". */
const bird =
  /\b(she|shes|she's|her|he's|hes|him|hen|hens|chicken|chickens|chickin|chook|chooks|chicks?|ducks?|ducklings?|drake|goose|geese|goslings?|turkeys?|poults?|quails?|cockerels?|rooster|cock|pullets?|birds?|girls?|flock|silkies?|pekins?|bantams?|growers?|broody|peahen|peacock|guinea|swans?|pigeons?|muscov(y|ies)|ex[- ]?batt\w*)\b/i

/** What is said of birds that are ill, hurt or treated, and of little else. */
const plainSigns = any(
  'symptoms?\\b|diagnos\\w+|infect\\w+\\b(?! premises)|letharg\\w+|sneez\\w+|cough\\w*|wheez\\w+|gasping|diarrh\\w+|bleed\\w*|swollen|swelling|prolapse\\w*',
  'bumblefoot|coccidiosis|canker\\b|mycoplasma|gapeworms?|peritonitis|bronchitis|fowl ?pox|scaly ?leg|vent gleet|wry ?neck|botulism|fly ?strike|heat ?stroke|frost ?bit\\w*',
  'egg[- ]?bound|(sour|impacted|pendulous) crop|purple combs?|blue combs?|twisted necks?|neck twisted|maggots|rat poison|poisoned',
  '(yellow|green|white|frothy|foamy|watery|bloody|black|runny)[ ,\\w]{0,14} ?(poo|poop|droppings)\\b|slug pellets|antifreeze|eyes? (is |are )?(glued|stuck) shut|like a penguin|had a fit\\b|navel|belly button',
  'crop\\b.*\\b(hard|balloon|tennis|squish\\w*|smells?|rank|sour|massage)|(lice|mites?|worms)\\b.*\\b(treat (her|him|them|it) with|cure)|cures? worms|wont put weight on',
  'hunched|pasty|pasted up|(not|stopped) eating|off (her|his|its|their) (food|feed)|broken (leg|wing)|bloody (droppings|poo)|blue in the face',
  "(can't|cant|can’t|cannot|won't|wont|won’t) (walk|get up|stand\\b(?! (the|that|this|it|noisy|loud|when|how)))\\b|found \\w+ dead|what'?s killed|splint|wont go back in|won't go back in",
  'euthan\\w+|put (a|the|my|her|him|it) ?\\w* (down|to sleep)\\b|out of (her|his|its) misery|kindest way to',
)

/** Signs in a bird; of other things they say something else. */
const birdSigns = any(
  'ill\\b|sick\\b(?! (of|and tired))|sickness|illness|unwell|poorly\\b(?! (packed|made|written|built|fitting))|disease[sd]?\\b|virus|lame\\b(?! (excuse|joke))|limp(s|ing)\\b|(is|goes|gone|went) limp\\b(?! (lettuce|leaves|greens))|limp and\\b',
  'breath(es|ing|e)?\\b|hobbl\\w+|scalped|pecked raw|swallowed|(gone|so|really|very) thin|breast ?bone|broke (her|his|its) (leg|wing)|skin hanging|took a chunk|cloudy|glued shut|pecked in the eye|hold (its|her|his) head|falling over|had a fit|gone stiff|went stiff|thinner and thinner|sore\\b|twisting (her|his|its) neck|going backwards|sticking out',
  'injur\\w+|wound\\w*|hurt\\b|in pain|suffering|misery|in(to)? shock|attacked|mauled|bitten|(dog|fox|cat|badger|rat) (got|had|has|bit|grabbed|took hold)|hole in',
  'died\\b|dead\\b|dying\\b(?! to)|on (her|his|its) way out|collaps\\w+|keel(ed|ing)|passed out',
  'fluffed|puffed up|wobbl\\w+|droop\\w*|flopp\\w+|panting|rattl\\w+|beak open|open[- ]beak\\w*|mouth[- ]breath\\w*|stretching (her|his|its) neck|shak(ing|y)|trembl\\w+|twitch\\w+|fitting\\b|seizures?|paddling|(going|walking) (round )?in circles|stargazing|looking at the ceiling',
  'poos?\\b|poops?\\b|droppings|the runs|runny|watery|blood\\b|blod\\b|bloody|snot\\w*|discharge|gunk\\w*|bubbl\\w+|stuck shut|crust\\w*|scabs?\\b|scabby|cheesy stuff|yellow stuff|smells? (like|of) sour|sour milk|throw up|vomit\\w*',
  'lumps?\\b|swell\\w*|black lump|lost (loads of |a lot of |lots of |some )?weight|losing weight|skin and bones?|keel bone|sleepy\\b(?! (season|time))|weak\\b(?! shells?)|listless|straining|walking like a penguin|hanging out|back end\\b(?! of (the )?(summer|season|year|winter))|pink stuff',
  "splay\\w*|drag(s|ging) (her|his|its|a) (wing|leg)|wing (is |hanging|sticking|dropped|drooping|out)|isn't right|isnt right|isn’t right|not right\\b|isn't herself|isnt herself|not herself|not himself|off colour|quiet and",
)

/** What a vet alone may give or order. */
const vetsMedicine = any(
  'antibiotics?|medicines?\\b|medications?|medicat(e|ing)\\b|painkillers?|paracetamol|calpol|ibuprofen|aspirin|baytril|enrofloxacin|amoxi\\w*|tylan|tylosin|doxycycline|metacam|meloxicam|ivermectin|metronidazole|frontline',
)

/** What is also sold over the counter, so that one may ask where to buy it. */
const soldMedicine = any(
  'flubenvet|flubendazole|amprolium|panacur|wormers?\\b|worming|to worm\\b|worm (her|him|them|my)\\b|for worms\\b|epsom|purple spray|surgical spirit|vaseline|sudocrem|savlon|betadine|iodine|terramycin',
)

/** What people give at home. */
const homeRemedy = /\b(vinegar|garlic|salts?|oil|honey)\b/i

const dosing = any(
  'dos(e|es|age|ing)\\b|inject\\w*|prescri\\w+|how (many|much) (mg|ml|mls|drops|calcium|grams?)|per (litre|liter|kg|kilo)\\b|\\d+(\\.\\d+)? ?(mg|ml|mls|iu)\\b|how much (per|in (the |their |her )?water)',
)

/** Dead in the shell is a matter of incubation; a book about it is for sale; a vaccination has been given. */
const notOfIllness =
  /\b(dead|died|die|dying)\b.*\b(shells?|eggs?|lockdown|candling)\b|\bhatched\b.*\b(rest|others)\b.*\bdead\b|\bbooks?\b|\bvaccinat\w+/i

/** What asks for things to buy. */
const buying = /\b(do you sell|for sale|looking for|do you have|in stock|where can i buy|can i buy)\b/i

/** Whether a bird is named, or meant as “she”. */
export const namesBird = (message: string): boolean => bird.test(message)

/** Whether somebody writes of a bird that is ill or hurt. */
export const tellsOfIllness = (message: string): boolean => {
  if (notOfIllness.test(message)) return false
  return plainSigns.test(message) || (birdSigns.test(message) && namesBird(message)) || /\bmarek/i.test(message)
}

/** Whether somebody asks for a medicine or how much of one to give; who only asks where to buy one does not. */
export const asksToTreat = (message: string): boolean => {
  if (vetsMedicine.test(message)) return true
  if (soldMedicine.test(message)) return dosing.test(message) || !buying.test(message)
  return dosing.test(message) && (bird.test(message) || homeRemedy.test(message))
}

/** Whether it is about one bird of somebody's own, which may be unwell in words that nobody thought of. */
export const isOfOneBird = (message: string): boolean =>
  /\b(she|shes|she's|he|hes|he's|her|his)\b|\bmy (\w+ )?(hen|duck|drake|goose|gander|cockerel|cock|pullet|chick|duckling|gosling|turkey|poult|quail|bird|bantam|silkie|pekin|broody)\b/i.test(
    message,
  )
