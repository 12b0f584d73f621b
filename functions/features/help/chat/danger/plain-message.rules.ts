import { lettersOf } from './letters.rules.ts'
import { codes, tongues } from './lists/spellings.words.ts'

/** What ends as "walkin" does and leaves out no letter. */
const notDone =
  'within|begin|cabin|robin|basin|cousin|muffin|coffin|puffin|paraffin|pumpkin|napkin|vitamin|raisin|margin|origin|resin|toxin|admin|login|plugin|pekin|cochin|mandarin|dolphin|violin|bulletin|tarpaulin|bobbin|dustbin|[a-z]+(?:cillin|mectin|mycin|arin|alin|ulin)|aspirin|latin|dublin|martin|swollin|infectin'

/** How people really write, and what they mean: misspellings, slang, dialect and what is typed on a phone. */
const meant: [what: string, means: string][] = [
  ['mair', 'more'],
  ['nae', 'no'],
  ['anither', 'another'],
  ['(?<=\\b(?:day|night|week) )o(?= it)', 'of'],
  ['gaun|gan|gaan', 'going'],
  ['aw(?= (?:my|ma|the|night|day|morning|week|ower|over|his|her)\\b)', 'all'],
  ['m[ai](?= \\w)', 'my'],
  ['oor|wor', 'our'],
  ['oot', 'out'],
  ['doon', 'down'],
  ['aff', 'off'],
  ['efter|eftir', 'after'],
  ['wi', 'with'],
  ['ower', 'over'],
  ['noo', 'now'],
  ['hae|hiv', 'have'],
  ['wis', 'was'],
  ['bout|aboot', 'about'],
  ['heid', 'head'],
  ['airm(s)?', 'arm$1'],
  ['haun(s)?', 'hand$1'],
  ['deid', 'dead'],
  ['feart', 'scared'],
  ['owt|anyhin|anyfing?', 'anything'],
  ['maw', 'mum'],
  ['(?<=\\b(?:my|our|me|his|her|the) )das?|grandas?', 'dad'],
  ['(did|was|has|have|had|does|could|would|should)n(?:ae|a)', '$1nt'],
  ['gran+d?(?:d?a|a?d)ugh?t(?:er|a)s?', 'granddaughter'],
  ['cannae|canny|cannie', 'cant'],
  ['dinnae|dinna|dunno how to', 'dont'],
  ['willnae|wullnae|winnae', 'wont'],
  ['isnae|int', 'isnt'],
  ['dae', 'do'],
  ['tae', 'to'],
  ['fae|frae', 'from'],
  ['ahm', 'im'],
  ['ah(?= (?:just|cant|dont|want|wish|hate|need|am|will|feel|think|could|have|keep|was|got)\\b)', 'i'],
  ['weans?|bairns?', 'child'],
  ['summat|sumthin|somethin|summink', 'something'],
  ['tmrw|tomoz|2moro|2morrow|tomoro|tomorow|tommorow|tommorrow', 'tomorrow'],
  ['2nite|tonite|2night|the nite', 'tonight'],
  ['i am|i m', 'im'],
  ['i have|iv', 'ive'],
  ['do not|don t', 'dont'],
  ['can not|cannot|carnt|can t|couldnt', 'cant'],
  ['will not|won t', 'wont'],
  ['is not|isn t|aint', 'isnt'],
  [
    '(?<=\\b(?:nothing|nobody|want|wants|going|how|reason|ways?) )2(?= (?:live|die|go|do|be|kill|end|hurt|wake|stop)\\b)',
    'to',
  ],
  ['(?<=\\b(?:live|living|up|here) )4(?=$|\\n| (?:me|now)\\b)', 'for'],
  ['il(?= (?:be|go|do|not|never|just|end)\\b)', 'ill'],
  ['u', 'you'],
  ['b(?= (?:alive|here|dead|gone|ok|okay|better|honest|around|sick|without|with|in|at|a|so)\\b)', 'be'],
  ['r(?= (?:the|my|all|you|they|we|so|not|going)\\b)', 'are'],
  ['ur', 'your'],
  ['n(?= (?:i|im|he|she|my|me|they|now|then|cant|dont|it|its|the|shes|hes)\\b)', 'and'],
  ['dnt|dunt|dinny|divn?t|divvent|doan?t', 'dont'],
  ['cnt|cudnt|canna|caant', 'cant'],
  ['wnt', 'want'],
  ['wud|wuld|wld', 'would'],
  ['cud|cld', 'could'],
  ['shud|shd|shld', 'should'],
  ['wen', 'when'],
  ['abt', 'about'],
  ['bc', 'because'],
  ['ppl', 'people'],
  ['neva|nivver|nivva|nevr', 'never'],
  ['enuf|enuff|enugh|anuff', 'enough'],
  ['4 ?ever|forevr', 'forever'],
  ['hoose|hame|yem|hyem', 'house'],
  ['awa', 'away'],
  ['gie|gi', 'give'],
  ['sum', 'some'],
  ['sed', 'said'],
  ['bcz|becos|becuz|becoz', 'because'],
  ['moms?', 'mum'],
  ['nain|nanny', 'nan'],
  ['taid|tad cu', 'grandad'],
  ['marra|butty|mucker', 'friend'],
  ['greeting(?= (?:all|every|and|an|in|for|maself|myself|sore)\\b)', 'crying'],
  ['want 2|wantin to|wana|wanna|wonna|wanting to|wants to|wanted to', 'want to'],
  ['going 2|plannin to|gonna|gunna|gona|goin to|about to|planning to|ready to', 'going to'],
  ['any ?more|any longer|no ?more|no longer', 'anymore'],
  ['me ?self|mesel|m[ay]sel|my self|mysen|myslef', 'myself'],
  ['your ?sel|yersel[fl]?|yourself|urself|yaself|yerself|thysen|thissen', 'yourself'],
  ['him ?self|himsel|hisself|hissen|himslef', 'himself'],
  ['her self|hersel|hersen|herslef', 'herself'],
  ['nuffin|nuthin|nothin|nowt', 'nothing'],
  ['sum ?one|some1|somebody|sumbody', 'someone'],
  ['every1|evry1|everybody', 'everyone'],
  ['no1|no ?one|noone', 'nobody'],
  ['wiv', 'with'],
  ['cos|coz|cuz|bcos', 'because'],
  ['freind|frend|frind|m8|pal|bestie|buddy', 'friend'],
  ['lile', 'little'],
  ['husbend|husban|hubby|hubbie|hubs|other half|dh', 'husband'],
  ['daugter|dauter|doughter|daughtr', 'daughter'],
  ['nieghbour|neighbor|nabour', 'neighbour'],
  ['suiside|sucide|suicde|suicied|suacide|sewerslide|sewer slide|su cide|s icide', 'suicide'],
  ['sucidal|suisidal|suicidle|suicidel|suidical', 'suicidal'],
  ['unalive|unaliving|kil|kll|k ll', 'kill'],
  ['kms', 'kill myself'],
  ['dieing', 'dying'],
  ['sel?f ?harm(in|ing|s|ed)?|slef ?harm(in|ing|s|ed)?|sh ing', 'self harm'],
  ['cuting', 'cutting'],
  ['hiting', 'hitting'],
  ['beeting', 'beating'],
  ['scard|scaird|skared|frightend|terified', 'scared'],
  ['hart', 'heart'],
  ['atack|attak', 'attack'],
  ['strocke|storke', 'stroke'],
  ['chestpains?', 'chest pain'],
  ['breth|breeth|brethe|breathe|breev|breathin|brething|breathing|breaths', 'breath'],
  ['chocking|choaking', 'choking'],
  ['bleding|bledding|bleading', 'bleeding'],
  ['bleed alot', 'bleeding'],
  ['swolowed|swollowed|swallowd|swalowed|swallered', 'swallowed'],
  ['drunk some|drank', 'drank'],
  ['unconcious|unconsious|unconsciuos|uncontious', 'unconscious'],
  ['poisen|poision|posion', 'poison'],
  ['tablits?|tabletts?|tabs', 'tablets'],
  ['alergic|allergik|alergik', 'allergic'],
  ['ambulence|ambulanse', 'ambulance'],
  ['siezure|seizer|seisure', 'seizure'],
  ['diarrhea|diarhea|diarrhoea|diarea|diahorrea', 'diarrhoea'],
  ['tempreture|temprature|tempeture', 'temperature'],
  ['swolen|swollin', 'swollen'],
  ['infectid|infecktid|infeted', 'infected'],
  ['electricuted|electrecuted|electrified', 'electrocuted'],
  ['monoxcide|monoxyde|monoxde', 'monoxide'],
  [
    '(?:boak|boke|bok|boik|spew|chuck)(?:s|es|ed|in|ing)?(?: (?:my|his|her|their) (?:guts|ring))? up|(?:boak|boke|bok|boik|spew)(?:s|es|ed|in|ing)',
    'vomiting',
  ],
  [`(?!(?:${notDone})\\b)((?:[a-z]{2,}[b-df-hj-np-tv-z]|be|do|go|see))in`, '$1ing'],
  ['virkon s|jeyes fluid|jeyes', 'virkon'],
  ['(?:rats?|mouse|mice|rodent|fox) (?:poison|bait|killer|pellets?|blocks?)', 'ratpoison'],
  [
    '(?:bbq|barbecued?|roast|roasted|fried|pink|undercooked|dodgy|rotisserie|jerk|grilled|takeaway) (?:chicken|turkey|duck|goose)',
    'food',
  ],
  ['(?:bit|piece|bite|mouthful|bones?) of (?:chicken|duck|turkey|goose)', 'food'],
  ['(?:chicken|turkey|duck) (?:bones?|nuggets?|curry|sandwich|breast|dinner|burger|pie|soup)', 'food'],
  [
    '(?:hens?|chickens?|ducks?|goose|birds?|chooks?|poultry|quail|pigeon|turkey|rabbit|chicks?) (?=(?:house|run|coop|pen|shed|hut|ark|wire|mesh|feed|food|poo|muck|bedding|keepers?|farm|farmers?|scratch|wormer|manure|lamp|medicine|tablets?|droppings|lofts?|dust(?! ?bath)|(?:scotch )?eggs?(?! (?:bound|song)))\\b)',
    '',
  ],
  [
    '(?:sheep|cattle|cow|calf|lamb|horse|pony|goat|pig|dog|cat|rabbit) (?=(?:dip|wormer|drench|pour on|injection|vaccine|medicine|tablets|trailer|shed|feed|paste|shampoo|spray)\\b)',
    '',
  ],
]

/** "Hen" as one calls a friend in Scotland, said by whoever tells how they are. */
const dearFriend =
  /(?<=\b(?:i|im|am|ahm|feel|feeling) (?:\w+ ){0,3}(?:tired|done|scared|feart|lost|lonely|sad|low|finished|old|sore|ill|ruined|broken)) hen\b/g

/** What only gives weight to the words beside it. */
const weight =
  /\b(?:really|just|literally|honestly|actually|totally|completely|absolutely|properly|sometimes|kinda|lately|currently|please|pls|plz|tbh|very|basically|seriously|genuinely|definitely|accidentally|accidently|suddenly|constantly|always|bloody well|fucking|effing|omg|ffs|lol|rly|rn|ngl|fr|smh|tbf|bare|deadass|proper|awfy|gey|reet|dead(?= (?:tired|scared|frightened|sad|low|lonely|upset|ill|sick)\\b)) /g

const spelt = [...codes, ...meant, ...tongues].map(([what, means]) => ({
  what: new RegExp(`\\b(?:${what})\\b`, 'g'),
  means,
}))

/**
 * A message as one would have spelt it with time and a clear head: in small letters without apostrophes, every sentence
 * on a line of its own, so that signs can be looked for in plain words.
 */
export const plainMessage = (message: string): string => {
  const bare = lettersOf(message)
    .replace(dearFriend, '')
    .replace(/[.!?;\n]+/g, '\n')
    .replace(/[^a-z0-9\n]+/g, ' ')
  return spelt.reduce((text, { what, means }) => text.replace(what, means), bare.replace(weight, '')).trim()
}

/** Finds any of some words, whole, in a text of `plainMessage`. */
export const signsOf = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![a-z0-9])(?:${words.join('|')})(?![a-z0-9])`, 'g')

/** As often as one sign is looked for in one message: who has said it so often has said it. */
const mostSpans = 50

export type Said = { word: string; at: number; end: number }

/** Where signs of `signsOf` stand in a text. */
export const spansOf = (text: string, signs: RegExp): Said[] => {
  const spans: Said[] = []
  for (const { 0: word, index } of text.matchAll(signs)) {
    spans.push({ word, at: index, end: index + word.length })
    if (spans.length === mostSpans) break
  }
  return spans
}
