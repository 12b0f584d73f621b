import { anyOf, kin, type Sign } from '../phrases.words.ts'

/** Who may harm somebody: whoever is close, and whoever comes to the door. */
const doer = anyOf(
  'he|hes|she|shes|they|theyre|theyve|someone|somebody',
  '(?:(?:my|me|our|the|her|his|a|an|mums|dads|our \\w+s|\\w+s) )?(?:\\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|bf|gf|ex|exs|fiance|missus|bloke|fella|man|men|lad|lads|dad|daddy|father|mum|mam|mummy|mother|step ?dad|step ?mum|stepfather|stepmother|foster \\w+|uncle|aunt|auntie|brother|sister|son|daughter|grandson|nephew|cousin|grandad|grandpa|in laws?|family|parents|landlord|lodger|flatmate|housemate|neighbours?|carer|nurse|staff|boss|gaffer|farmer|foreman|manager|teacher|coach|vicar|priest|buyer|seller|customer|driver|courier|stranger|guy|chap|boy|girl|kids|gang|people)s?',
)
/** Whom they harm. */
const harmed =
  '(?:me|us|(?:her|him|them)(?! (?:head|tail|wings?|feathers|legs?|foot|feet|beak|chest|arms?|wrists?|thighs?|skin|own|hands?))|mum|mam|mummy|dad|daddy|nan|gran|granny|grandad|the (?:\\w+ )?(?:kids?|bairns?|children|child|baby|lass|lassie|lad|boy|girl|wife|old (?:man|lady|woman|folk|people)|residents?|patients?|workers?|lads|girls|others)|(?:my|our|his|her|their|me) (?:own |wee |little |big |old |younger |older |disabled |elderly )?(?:mum|mam|mother|dad|father|brother|sister|son|daughter|kids?|children|child|baby|bairns?|wife|husband|partner|friend|mate|nan|gran|granny|grandad|niece|nephew|cousin|girlfriend|boyfriend|grandson|granddaughter|neighbour)|(?:my|me) (?:face|head|ribs|arm))'
const blow =
  'hit|hits|hitting|beat|beats|beating|batter(?:s|ed|ing)?|punch(?:es|ed|ing)?|slap(?:s|ped|ping)?|kick(?:s|ed|ing)?|smack(?:s|ed|ing)?|thump(?:s|ed|ing)?|strangl\\w*|throttl\\w*|chok(?:es?|ed|ing)|hurt(?:s|ing)?|abus(?:e|es|ed|ing)|rap(?:e|es|ed|ing)|stab(?:s|bed|bing)?|burn(?:s|t|ed|ing)?|starv(?:es?|ed|ing)|whip(?:s|ped|ping)?|belt(?:s|ed|ing)?|leather(?:s|ed|ing)?|lamp(?:s|ed)|clout\\w*|skelp\\w*|bray(?:s|ed)|attack(?:s|ed|ing)?|assault\\w*|threaten\\w*|terroris\\w+|torment\\w*|beats? (?:up|on)|headbutt\\w*|scream(?:s|ed|ing)? at|spit(?:s|ting)? (?:at|on)|spat (?:at|on)|scratch(?:es|ed)|bit|bites|stamp(?:s|ed) on|(?:hold|holds|holding|held|pin|pins|pinned|pinning) (?:me|us|her|him) (?:down|under|against)|rob(?:s|bed|bing)|la(?:ys|id|ying) into|sets? about|shouts? at|swears? at|touch(?:es|ed|ing)? up|rubs? (?:up )?against|rubbing (?:up )?against|grop(?:es|ed|ing)'
const rough =
  'sits? on|sat on|grab(?:s|bed|bing)?|push(?:es|ed|ing)|shov(?:es|ed|ing)|drag(?:s|ged|ging)|throw(?:s|ing)?(?! up)|threw(?! up)|shak(?:es|ing)|shook|pin(?:s|ned|ning)|hold(?:s|ing)? down|lock(?:s|ed|ing)|bull(?:y|ies|ied|ying)|corner(?:s|ed)|chas(?:es|ed) (?:me|us|her) with'
const named =
  '(?:(?:my|me|our|the|her|his|a|an|mums|dads|\\w+s) (?:\\w+ )?)?(?:husband|hubby|wife|partner|boyfriend|girlfriend|bf|gf|ex|fiance|missus|bloke|fella|man|men|lads?|dad|daddy|father|mum|mam|mummy|mother|step ?dad|step ?mum|stepfather|stepmother|foster \\w+|uncle|aunt|auntie|brother|sister|son|daughter|stepson|grandson|nephew|cousin|grandad|grandpa|in laws?|family|parents|landlord|lodger|flatmate|housemate|neighbour|carer|nurse|staff|boss|gaffer|farmer|foreman|manager|supervisor|teacher|coach|vicar|priest|buyer|seller|customer|driver|stranger|guy|chap|kids at school|gang|someone|somebody)s?'
const closest =
  '(?:me|us|(?:her|him)(?! (?:head|tail|wings?|feathers|legs?|foot|beak))|mum|mam|mummy|the (?:\\w+ )?(?:kids?|bairns?|children|child|baby)|(?:my|our|his|her|their|me) (?:wee |little |younger )?(?:mum|mam|brother|sister|son|daughter|kids?|baby|wife|nan|gran))'
/** What follows where no person is hurt: a price, a message, somebody's hens. */
const notSo =
  '(?= |$|\\n)(?!s? (?:hens?|birds?|chicks?|ducks?|cockerels?|monitor|order|eggs?|coop|flock|dog|cat|pony|incubator|feelings|pocket|wallet))(?! (?:to (?:it|the (?:last|post|punch))|(?:with|by|for|over) (?:the |a )?(?:price|bill|quote|fees?|haggl\\w*|postage)|with (?:a |bad |legal |the |his |her )*(?:bad|legal|court|reviews?|feedback|solicitor|small claims|report)|in (?:messages|reviews|the (?:comments|reviews|group)|feedback)|(?:a |some )?(?:message|hens?|eggs?|birds?|chicks?|lifeline|bone)|for six|up (?:with|for|about|on)|(?:off|out) (?:the|of the) (?:group|site|forum)|up on|into (?:buying|keeping|hens)|at (?:chess|cards|golf|the show)))'.replaceAll(
    '\\\\\\\\',
    '\\\\',
  )
const byBeast =
  /\b(?:cockerels?|cock bird|rooster|geese|goose|gander|drake|hens?|swan|turkey|dog|puppy|goat|horse|pony|bird|he|him) (?:\w+ ){0,4}(?:attack\w*|bit|bites|chas\w+|spurs?|spurred|peck\w*|flew at|goes for)(?!\w* (?:me|us) (?:and|with))(?=[\s\S]*\b(?:cockerels?|cock|roosters?|gees?e|gander|drake|hens?|swan|turkey|dog|goat|horse|pony|birds?)\b|(?<=\b(?:cockerels?|cock|roosters?|geese|goose|gander|drake|hens?|swan|turkey|dog|goat|horse|pony|bird)\b[\s\S]*))/
const child =
  '(?:bairns?|child(?:ren)?|kids?|babys?|toddlers?|wee (?:lass|lassie|lad|laddie|girl|boy|yin|one)|(?:little|small|young) (?:girl|boy|lad|lass|one|ones|brother|sister)|lassie|laddie|lass|girl|boy|pupil|grandson|granddaughter|niece|nephew|stepson|stepdaughter|daughter|son|\\d+ year old)s?'
const next =
  '(?:next door|neighbours?|doors? (?:down|up)|down (?:the|our) (?:road|lane|street)|up the (?:road|lane)|across the (?:road|yard)|in (?:my|our|the) (?:class|school|year|village|street)|at (?:my |our )?(?:school|nursery|the school)|friends?|lives|along the (?:road|lane)|round the corner)'
const neglect =
  'bruis\\w*|black eyes?|marks|burns|welts|hungry|starv\\w*|not (?:been )?fed|never fed|no (?:coat|shoes|food|tea|dinner|breakfast|clothes)|barefoot|dirty|filthy|smells|crying|screaming|cries|begs?|begging|asking (?:me )?for (?:food|eggs|bread)|left (?:alone|outside|out|on)|all hours|in the cold|locked|shut (?:in|out|up)|tied|sleep(?:s|ing)? (?:in|outside)|frightened|scared|flinch\\w*|skin and bone|hit|shouted at|underweight|cower\\w*'
const fear = anyOf(
  'scared|afraid|frightened|terrified|petrified|hid(?:e|es|ing)|lock(?:ed|s)? (?:myself|ourselves|the door|us)|kick(?:s|ed|ing)? off|goes for|went for|gets? (?:nasty|violent|angry|rough|handy)|turns (?:nasty|violent)|coming up|comes up|on (?:his|her) way|smash\\w*|throw(?:s|ing)|scream\\w*|shout\\w*|break(?:s|ing) (?:things|stuff|the)|hits?|hitting|lash\\w* out|bang\\w*|takes it out on|fists?|walk on eggshells|what do i do|police|be quiet|keep quiet',
)

/** What people do to whoever cannot stop them, and what others see of it. */
export const harms: Sign[] = [
  /** Somebody, a blow and whom it hits. */
  {
    kind: 'home',
    of: 'said',
    unless: byBeast,
    words: [
      `(?:${named})(?! (?:hens?|cockerels?|birds?|dogs?|geese|goose|ducks?|cat|horse|pony)) (?:[\\w~]+ ){0,6}?(?:${blow}) (?:on |up |out at )?${harmed}${notSo}`,
      `(?:${named}) (?:[\\w~]+ ){0,4}?(?:${rough}) ${closest}${notSo}(?! (?:a|an|some|two|three|the|another|this|my|his|her|in on|up on|into (?:buying|keeping|hens)|out (?:the|some)|with (?:a|the|an) (?:lifeline|deal))(?! (?:slap|punch|kick|hiding|floor|ground|stairs|wall|door|bed|bath|hair|throat|neck|arm|room))\\b)`,
      `(?:${named}) (?:\\w+ ){0,4}?(?:br(?:oke|eaks?|eaking)|fractured|twist(?:s|ed)|bust(?:ed)?|burst|split|blacken\\w*|bruis(?:ed|es)) (?:my|me|mums|dads|our \\w+s|my \\w+s|her|his) (?:\\w+ )?(?:arms?|leg|nose|jaw|ribs?|wrist|fingers?|lip|teeth|tooth|eye|hand|collar ?bone|face|cheek\\w*)`,
      `(?:${named}|he|she) (?:\\w+ ){0,4}?(?:throw(?:s|ing|n)?|threw|chuck(?:s|ed|ing)|launch(?:es|ed)|smash(?:es|ed|ing)) (?:\\w+ ){0,2}?(?:plates?|cups?|chairs?|pans?|knives|things|bottles?|mugs?|phone|kettle|furniture|tools) (?:at|when|if|round|around|and|whenever|off)(?! the (?:hens?|tip|bin|skip))`,
      `(?:${named}|he|she|they|hell|shell) (?:\\w+ ){0,6}?(?:get what (?:i|im|ive|you) (?:deserve|got coming)|make (?:me|us|her) (?:pay|sorry|suffer|regret)|teach(?:es)? (?:me|her|us|him) a lesson|give (?:me|us|her) what for|set(?:s)? the dogs? on (?:me|us))(?! (?:for (?:the|my) (?:order|eggs|hens)))|(?:ill|i will|going to|im going to) (?:\\w+ )?(?:get it|be for it|cop it|catch it|get what i deserve)(?= tonight| later| when (?:he|she|my|dad|mum)|$|\\n)(?<=\\b(?:he|she|husband|dad|mum|wife|partner|boyfriend|step\\w*)\\b[^]*)`,
      `(?:your|ur|yr) (?:mum|mam|dad|parents?|step ?dad|step ?mum|brother|sister|uncle|husband|wife|boyfriend|girlfriend|partner|family|carer|boss)(?: \\w+){0,3} (?:hits?|beats?|hurts?|kicks?|slaps?|touches|punches|shouts at|starves|locks|strangles|threatens|belts|burns) (?:you|u)(?= |$|\\n)`,
    ],
  },
  {
    kind: 'home',
    of: 'anybody',
    unless: byBeast,
    words: [
      `(?<=\\b(?:he|she|hes|shes|they|theyve|someone) (?:\\w+ ){0,3}?)(?:${blow}) (?:on |up |out at )?${harmed}${notSo}`,
    ],
  },
  /** What whoever writes has done, or fears to do. */
  {
    kind: 'home',
    of: 'said',
    words: [
      `i (?:(?:just|nearly|almost|have|only|really|did|lost it and|snapped and|got angry and|was drunk and|lost my temper and|am|keep|keeps|went|then) )*(?:hit|hitting|slapped|shook|punched|pushed|hurt|strangled|choked|kicked|smacked|grabbed|threw|threatened|shoved|smothered|dropped|burned|pinned|raised my hand to|laid (?:hands|a hand) on|put my hands on|lost (?:it|my temper) with) (?:\\w+ at )?(?:my|the|our|her|him) (?:\\w+ )?(?:${kin})(?:s (?:face|head|arm))?(?= |$|\\n)(?! (?:monitor|(?:a|an|some|two|three) (?!slap|punch)|chicks?|ducks?|by accident|accidentally|with the (?:gate|door)|s? ?(?:hens?|birds?|cockerels?|dog)))`,
      `(?:might|going to|gonna|will|could|afraid ill|scared ill|scared i|frightened i|worried i|worried ill|want to|urges? to|thoughts of|thoughts about|thinking about|ill|id) (?:\\w+ ){0,3}?(?:hurt|hurting|hit|hitting|shake|shaking|kill|killing|smother|smothering|harm|harming|stab|stabbing|snap at|drown|lose it with|do something to) (?:my |the |our |him|her|them|someone|somebody|people|everyone)(?:\\w+ )?(?:wife|husband|partner|baby|babys|newborn|daughter|son|kids?|child|children|mum|dad|toddler|family|boyfriend|girlfriend|bairn|him|her|them|someone|somebody|people)?(?= |$|\\n)(?=[^]{0,120}\\b(?:cry\\w*|scream\\w*|scared|baby|anger|angry|temper|lost it|again|cant cope|tired|help|myself|voices|stop|wife|husband|kids?|son|daughter)\\b)(?! (?:feelings|hens?|birds?|cockerel|chicks?|flies|if|legs? when|\\w+ (?:hens?|birds?)))(?<=\\b(?:i|im|ill|id|me|my)\\b[^\\n]{0,60})(?<!\\b(?:hens?|cockerel|geese|goose|dog|rooster|cull\\w*)\\b[^\\n]{0,60})`,
      'ill do it again(?=$|\\n)(?<=\\b(?:shook|hit|slapped|hurt|scared|baby|lost it)\\b[^]{0,120})',
    ],
  },
  /** A child whom somebody else sees. */
  {
    kind: 'home',
    of: 'said',
    unless:
      /\b(cockerels?|geese|goose|hen|hens|pony|puppy|kitten|chicks?) (?:\w+ )?(?:next door|is|are|was|looks?|chas\w+|scratch\w*|peck\w*)/,
    words: [`${child}(?= |$|\\n)(?! (?:wants|loves|likes))`],
    beside: [next, neglect, `(?:${neglect})|worried|who do i tell|social services|report`],
  },
  {
    kind: 'home',
    of: 'said',
    words: [
      `(?:bairn|child|kid|boy|girl|lad|lass|lassie|son|daughter|he|she|me|us|him|her|them|mum|nan|brother|sister|wife|kids|old (?:man|lady))s? (?:\\w+ ){0,3}?(?:gets?|is|was|been|being|are|keeps? getting|got) (?:locked|shut|tied|chained|kept) (?:up )?(?:in|to|out|outside) (?:\\w+ ){0,3}(?:for|as|when|because|all (?:day|night)|every|punishment|if)(?! (?:the (?:fox|hens)|a (?:laugh|joke)))(?<!\\b(?:hens?|birds?|dogs?|puppy|ducks?|cockerels?|cat|pony)\\b[^\\n]{0,40})`,
      `(?:${doer}) (?:\\w+ ){0,2}(?:lock|locks|locked|locking|shut|shuts|tie|ties|tied|chain|chains|chained) (?:me|us|him|her|them|my \\w+|mum|nan|the (?:kids|bairns|children)) (?:up |away |out )?(?:in|to|out|outside|up)(?= |$|\\n)(?! (?:of (?:my|the) (?:account|site|app|shop)|by (?:accident|mistake)))`,
      `(?:${doer}) (?:\\w+ ){0,2}(?:makes?|made|making|forc\\w+) (?:me|us|him|her|them|my (?:brother|sister|kids?|children|mum)|the (?:kids|bairns|children)) (?:\\w+ )?(?:sleep|stay|live|eat|stand|sit|kneel|beg|go without) (?:\\w+ )?(?:in|off|with|outside|out|on|from|without|for)(?= |$|\\n)(?! (?:the (?:sofa|settee|couch)|with the (?:cold|rain)))`,
      '(?:never|dont|doesnt|wont|didnt|not) (?:feed|give|gives|fed) (?:me|us|my (?:brother|sister)|the kids) (?:any )?(?:food|tea|dinner|anything to eat|to eat)?(?=$|\\n| so| and|$)(?<=\\b(?:mum|mam|dad|step ?mum|step ?dad|parents|he|she|they|carer|auntie?|uncle|foster)\\b[^\\n]{0,40})',
      `(?:old|elderly|disabled|vulnerable|residents?|patients?|nan|gran|granny|grandad|mum|dad|mother|father|neighbour|lady|pensioner)(?: \\w+){0,8} (?:being|getting|is|was|been|gets) (?:\\w+ )?(?:starved|hit|robbed|bullied|shouted at|neglected|abused|left in (?:her|his) own|locked in|beaten|slapped|conned|controlled|drugged|mistreated|rough handled)(?= |$|\\n)(?! by (?:the )?(?:hens?|geese|goose|cockerel))`,
      `(?:takes?|took|taking|steals?|stole|stealing|spends?|helps (?:himself|herself) to) (?:all )?(?:my|mums|nans|grans|dads|his|her|their) (?:\\w+ )?(?:pension|benefits?|pip|carers? allowance|money|savings|bank card|cards?)(?<=\\b(?:son|daughter|carer|grandson|granddaughter|nephew|niece|neighbour|he|she|husband|wife|partner|boyfriend)\\b[^\\n]{0,40})(?=[^]*\\b(?:shuts?|locks?|shouts?|hits?|scared|old|im \\d\\d|i am \\d\\d|cant (?:walk|leave|get out)|frightened|threat\\w*|afraid|wont let|alone)\\b)`,
    ],
  },
  /** What is done to a body that nobody may touch. */
  {
    kind: 'home',
    of: 'said',
    words: [
      `(?:${doer}) (?:\\w+ ){0,3}?(?:touch(?:es|ed|ing)?|fondl\\w*|grop\\w*|feel(?:s|ing)|felt|kiss(?:es|ed|ing)?|rub(?:s|bed|bing)|strok(?:es|ed|ing)|lick(?:s|ed|ing)) (?:\\w+ )?(?:me|us|her|him|them|my (?:\\w+ )?(?:daughter|son|sister|brother|niece|nephew|kids?|child|granddaughter|grandson|bum|breasts?|boobs?|chest|leg|thigh|bits|privates|friend))(?= |$|\\n)(?! (?:on the (?:shoulder|arm|hand|cheek|forehead)|goodnight|good night|better|for (?:money|a lift)|about))(?<!\\b(?:hens?|cockerels?|dogs?|cat|duck)\\b[^\\n]{0,20})(?<=\\b(?:he|hes|touch\\w*|tried|dad|uncle|brother|grandad|step ?dad|man|boss|teacher|coach|someone|bloke|buyer|seller|landlord|lad|father|cousin|neighbour|boyfriend|carer|she|shes|mum|sister|stepmum|farmer|foreman)\\b[^\\n]{0,40})(?:(?= when| at| in| up| under| and| where| every| again| down| while| if|$|\\n))`,
      'hands? (?:\\w+ )?(?:up|down|under|in|inside|on) (?:my|me|her|his|my daughters?|my sons?) (?:\\w+ )?(?:top|skirt|shirt|trousers|knickers|pants|bra|dress|leggings|jeans|shorts|leg|thigh|bum|breasts?|boobs?|chest|jumper|privates|crotch)(?<!\\bmy hands? (?:\\w+ )?(?:up|down|under|in|inside|on) (?:my|me) (?:\\w+ )?\\w+)(?<=\\b(?:his|her|their|he|put|puts|a|seller|buyer|man) (?:\\w+ ){0,4}hands? [^\\n]{0,30})|(?:touch(?:es|ed|ing)?|feel(?:s|ing)?|felt|touched) (?:me|her|us) up(?= |$|\\n)|tried to (?:kiss|undress|rape|strip|feel|get in(?:to)? bed with) (?:me|my daughter|her|my son|my sister)',
      `(?:photos?|pics?|pictures?|videos?|selfies|images|nudes) (?:\\w+ ){0,5}?(?:with no clothes|no clothes on|naked|nude|undressed|in (?:my|her|his) (?:underwear|knickers|bra|pants|bikini)|without (?:my|her|his) (?:top|clothes|shirt)|topless|rude|sexual|of (?:my|her|his) (?:body|bits|privates|chest|boobs|breasts?|bum))|(?:rude|sexy|naked|dirty|nude|sexual|indecent) (?:photos?|pics?|pictures?|videos?|images)(?= |$|\\n)(?! of (?:hens|mud))|(?:pictures|photos|images|videos|porn) of (?:\\w+ )?(?:kids|children|little girls|little boys)(?= |$|\\n)(?=[^]*\\b(?:on (?:my|his|her)|partners?|husbands?|dads?|brothers?|found|laptop|phone|computer|undress\\w*|naked)\\b)`,
      `(?:${doer}) (?:\\w+ ){0,2}?(?:does|did|doing|do) (?:\\w+ )?(?:things|stuff|it|bad things|something) (?:to|with) (?:me|us|her|him|my (?:daughter|son|sister|brother|friend))(?= |$|\\n)(?! (?:hens?|birds?|feathers|order))(?<=\\b(?:grandad|uncle|dad|daddy|he|man|brother|cousin|step ?dad|stepfather|mums boyfriend|teacher|coach|lodger|someone|boy|friend|boyfriend|neighbour)\\b[^\\n]{0,50})(?<!\\b(?:vet|seller|cockerel|drake|hen|tests?)\\b[^\\n]{0,50})`,
      `(?:${kin}|i|im|ive|she|he|shes|hes|her|me)(?: \\w+){0,6} (?:being|been|is|was|getting) (?:\\w+ )?(?:stalked|followed (?:home|by a man|by someone)|blackmailed|harassed by (?:my|a|an|her|his) (?:ex|man|neighbour|boyfriend|husband|lad|boss|buyer|customer)|spied on|groomed|trafficked|made to (?:marry|get married|have sex)|forced to (?:marry|get married|have sex)|married off|cut (?:down below|like her sisters))`,
      `(?:gets?|got|getting|comes?|climbs?|wants me|in) (?:\\w+ )?(?:in|into) (?:the |my |a )?(?:bath|shower|bed) with (?:me|my (?:daughter|son|sister|brother)|us|her|him)(?= |$|\\n)(?<=\\b(?:he|dad|uncle|boyfriend|brother|grandad|step ?dad|man|father|cousin|she|mums \\w+|stepfather)\\b[^\\n]{0,50})|(?:made|makes|forces|forced|forcing|making|tricks|wants) (?:me|her|him|us|my (?:daughter|son|sister)) (?:to )?(?:do|have|to) (?:\\w+ ){0,3}?(?:sex|it with|stuff (?:i|she|he)|things (?:i|she|he|to|with)|sexual|sleep with)(?= |$|\\n)`,
      `(?:our|a|his|her|their|keep|secret|keep it|kept) (?:\\w+ ){0,2}?secrets?(?= |$|\\n)(?=[^]*\\b(?:if i tell|if she tells|if he tells|tell (?:anyone|anybody|mum|mam|dad|nobody)|uncle|grandad|kill|hurt|trouble|touch\\w*|special|games?|bed|wring)\\b|(?<=\\b(?:uncle|grandad|step ?dad|cousin|coach|teacher|he|man|grandpa|brother) (?:\\w+ ){0,4}(?:says?|said|told|its|does|wants|plays)\\b[^]{0,60}))(?! (?:recipe|ingredient|santa|buy|hens?|stash|location|to (?:good|a|clean|getting)))(?<!\\blol\\b[^]*)(?![^]*\\blol\\b)|(?:secret|special|private|adult|grown up) (?:things|games?|cuddles?|touching|touches|time)(?= |$|\\n)(?=[^]*\\b(?:grandad|uncle|dad|step ?dad|he|man|class|daughter|girl|boy|with me|tell)\\b|(?<=\\b(?:grandad|uncle|dad|step ?dad|he|man|teacher|coach|brother|cousin)\\b[^\\n]{0,60}))`,
      `(?:${named}|he|she|they|hes|she says) (?:\\w+ ){0,4}?(?:films?|filming|filmed|watch(?:es|ing|ed)|photograph\\w*|spies on|peeps|takes (?:photos|pictures|videos) of|comes? in(?:to)?|came in|walks? in|walked in|stares?|staring|looks?)(?: at| on)?(?: (?:me|us|her|my (?:daughter|son|sister)))?(?: \\w+){0,3} (?:(?:in|having|while|when) (?:\\w+ ){0,4}?)(?:shower\\w*|bath|getting changed|changed|changing|undress\\w*|naked|dress(?:ed|ing)|toilet|asleep|sleeping|sleep)(?= |$|\\n)(?<!\\b(?:hens?|birds?|chicks?|cockerel|dog|cat)\\b[^\\n]*)`,
      `(?:im|i am|were|we are|ive been|been|me and \\w+ (?:\\w+ )?are|hes|shes|she is|he is) (?:\\w+ )?(?:hiding|hidden|hid) (?:\\w+ ){0,6}?from (?:him|her|them|my |me |mums |the )(?:\\w+ )?(?:dad|husband|partner|ex|boyfriend|girlfriend|wife|mum|step ?dad|uncle|brother|son|family|boss|man|men)?(?= |$|\\n)(?! (?:rain|sun|hens?|wind|cockerel|noise|fox|goose))`,
      `(?:carers?|home helps?|care home|nursing home|support worker|staff|nurse)(?: \\w+){0,8} (?:steal\\w*|stole|hits?|hit|hitting|rough|shout\\w*|bruis\\w*|starv\\w*|neglect\\w*|slap\\w*|left (?:her|him)|bully\\w*|bullies|shov\\w*|drag\\w*)(?= |$|\\n)(?! (?:the (?:show|scene|eggs)))`,
      '(?:says?|said|told me|warned me)(?: \\w+){0,6} if i (?:tell|told|say anything)(?= |$|\\n)(?! (?:you|him how|her how|him what|her what|them how|my (?:wife|husband) (?:how|what)|the seller|everyone how))|(?:put|puts|putting|slams?|slammed|shov\\w+|push\\w+|smash\\w+|bang\\w*) (?:my|me|her|his|mums) (?:face|head|hand|fingers|arm) (?:through|into|in|against|off|on) (?:the|a) (?:\\w+ )?(?:car |kitchen |bathroom )?(?:window|wall|door|table|floor|worktop|sink|mirror|fridge|cupboard|oven|drawer|fire)(?<=\\b(?:he|she|they|hes|husband|wife|partner|dad|mum|brother|ex|boyfriend|girlfriend|man|boss|someone|bloke)\\b[^\\n]{0,70})(?<!\\bi (?:put|slammed|smashed|banged) [^\\n]{0,50})',
      '(?:~|kill|hurt|wring|hit|take|shoot|drown|get|leave|burn|beat|be (?:in )?(?:trouble|sorry)|die|trouble|nobody (?:will|would) believe)(?: \\w+){0,8} if (?:i|she|he|we|anyone|they) (?:ever )?(?:tell|tells|told|say|says|said|speak|talk|leave|report)(?= |$|\\n)(?! (?:(?:him|her|my \\w+|them) (?:how (?:much|many)|what i (?:paid|spent)|i (?:bought|got))))(?<=\\b(?:he|she|they|hell|shell|theyll|hes|uncle|dad|man|husband|boyfriend|someone|ex)\\b[^\\n]{0,80})|if i (?:tell|told|say anything|said anything)(?: \\w+){0,4} (?:he|she|they|hell|shell|theyll|itll|it will) (?:\\w+ ){0,3}(?:kill|hurt|wring|hit|shoot|drown|burn|beat|leave|hang|take|go to prison|happen|be my fault)',
      `(?:man|men|bloke|guy|lad|stranger|teacher|coach|someone|boy|he|person|adult|friend)(?: \\w+){0,8} (?:wants|asks|asked|asking|told|tells|keeps asking|trying) (?:me|my (?:daughter|son|sister|niece)|her|him|us)? ?(?:to )?(?:meet|come to his|go to his|keep|not tell|not to tell|send|get in(?:to)? his)(?=[^]*\\b(?:im \\d{1,2}|\\d{1,2} (?:year|yr)|shes \\d{1,2}|hes \\d{1,2}|not tell|dont tell|parents|online|snap\\w*|roblox|discord|instagram|tiktok|whatsapp|game|secret|alone)\\b)(?! (?:hens?|birds?|eggs?))|(?:teacher|coach|grown up|adult|man|older (?:man|lad|boy|guy))(?: \\w+){0,5} (?:messag\\w+|text\\w*|dm\\w*|snap\\w*|send\\w*|sent)(?: \\w+){0,3} (?:me|my daughter|my son|her|him) (?:\\w+ ){0,2}?(?:pics?|photos?|pictures|late|at night|every night|hearts?|secret\\w*|private\\w*|things|stuff|rude|sexy|videos?)(?! of (?:the |his |her |my |a |some )?(?:hens?|birds?|eggs?|coop|chicks?|ducks?|flock|hatch))`,
    ],
  },
  /** A fight with weapons. */
  {
    kind: 'home',
    of: 'said',
    unless: /\b(fox(?:es)?|dispatch\w*|cull\w*|cockerels?|butcher\w*|hedge|brambles?)\b/,
    words: [
      '(?:fight\\w*|attack\\w*|slash\\w*|threaten\\w*|waving|armed|chas\\w+|going for)(?: \\w+){0,6} with (?:a |an |his |the |two |their )?(?:\\w+ )?(?:knife|knives|machetes?|baseball bats?|hammers?|guns?|bottles|axes?|pitchforks?|crowbars?|iron bars?)(?= |$|\\n)(?<=\\b(?:men|man|lads?|someone|they|he|hes|two|gang|bloke|people|neighbours?|kids|ex|husband|brother|son|dad|me|us)\\b[^\\n]{0,90})',
    ],
  },
  /** What others see, and who is left alone. */
  {
    kind: 'home',
    of: 'said',
    unless: /\b(?:susan|lol|haha)\b/,
    words: [
      `(?:${kin}|she|he|they)(?: \\w+){0,6} (?:has|have|had|got|with|covered in|comes in with) (?:a |an |another |her |more |fresh )?(?:black eye|split lip|bruis\\w+|finger ?marks|marks on (?:her|his))(?=[^]*\\b(?:wont say|wont tell|says? (?:she|he) (?:fell|walked)|every|scared|flinch\\w*|third time|husband|boyfriend|partner|again|makeup|cover\\w*|hid\\w*)\\b)(?<!\\b(?:hens?|cockerel|bird|duck|goose)\\b[^\\n]*)`,
      '(?:maid|nanny|worker|girl|lads?|woman|man|men|cleaner|au pair)(?: \\w+){0,6} (?:never|not allowed|doesnt|dont|isnt allowed|arent allowed) (?:\\w+ )?(?:goes? out|go out|leaves?|to leave|have (?:a phone|days off)|gets? paid|paid)(?=[^]*\\b(?:sleeps?|sleeping|garage|caravan|locked|scared|hungry|thin|passport|watched|outbuilding)\\b)(?<!\\b(?:hens?|birds?)\\b[^\\n]*)',
      '(?:left|leaves|leaving) (?:me and my \\w+|me and \\w+|us|me|us kids|the kids|my (?:brother|sister)) (?:\\w+ )?(?:on (?:my|our|their) own|alone|by (?:myself|ourselves))(?=[^]*\\b(?:electric|food|hungry|days|scared|dark|cold|crying|years? old)\\b)(?<=\\b(?:mum|dad|mam|mummy|daddy|parents|step\\w+|they|she|he)\\b[^\\n]{0,60})(?! to (?:it|run|look after))',
    ],
  },
  /** Drink, and what comes after it. */
  {
    kind: 'home',
    of: 'said',
    unless: /\b(drinkers?|duck|ducks|hens?|cockerel|goat|dog) (?:is |are |has |keeps? )?(?:drink\w*|drunk)/,
    words: [
      `(?:${doer}) (?:\\w+ ){0,3}?(?:drinks|drinking|been drinking|been on the (?:drink|beer|whisky|vodka)|drunk|pissed|steaming|mortal|off (?:his|her) face|been (?:at|down) the pub|had a (?:drink|few)|on drugs|been using|smoking crack|coked up|wasted)(?= |$|\\n)`,
    ],
    beside: [fear, 'me|us|i|im|we|my|mum|mam|the kids|stairs|ive|ill'],
  },
  /** Whoever watches every penny, minute and message. */
  {
    kind: 'home',
    of: 'said',
    unless: /\b(lol|haha\w*|joking|jokes?|only kidding)\b/,
    words: [
      `(?:he|she|hes|shes|they|him|her|my (?:\\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|ex|dad|mum|in laws?)|hubby|husband|wife|partner|boyfriend|girlfriend)(?: \\w+){0,4} (?:counts? (?:the|my|every|out) (?:minutes|miles|pennies|hours|steps|calories)|checks? (?:my|the) (?:phone|mileage|miles|receipts|bank|messages|every)|track(?:s|ing|ed)? (?:my|me|where)|reads? (?:all my|my|everything|every)|monitor\\w* (?:my|me)|listens (?:to|in on) my|put (?:a )?(?:tracker|cameras?)|tells? me (?:who|what|when|how) (?:i |to )|controls? (?:what|who|when|how|all|my|me|everything)|decides (?:what|who|when) i|wont (?:let|give) me (?:\\w+ )?(?:money|out|see|go|work|have|leave|speak|a key|any)|has to know where|wants to know where i|stops me|stop me|keeps (?:me|my (?:card|wages|phone|passport))|isolat\\w+)`,
      '(?:have|has|had|got) to (?:ask|beg|account to|explain to) (?:him|her|my (?:husband|wife|partner)|for) (?:\\w+ ){0,3}(?:money|every penny|food|permission)|(?:ask|beg) for (?:\\w+ )?money for (?:food|nappies|the kids|tampons|shoes|clothes)|(?:sold|taken|took|hid|hides|broke|smashed|cancelled|emptied) my (?:\\w+ )?(?:car|phone|keys|card|laptop|bank account|wages|clothes)(?=[^]*\\b(?:ask|leave|go out|scared|money|allowed|him|wont let|cant)\\b)(?<=\\b(?:he|she|husband|wife|partner|boyfriend|girlfriend|ex|him)\\b[^\\n]{0,50})',
      '(?:i|we) (?:have to|need to|must|better|had better) (?:\\w+ ){0,2}?(?:be back|be home|delete|hide|hurry|go|get off)(?: \\w+){0,4} (?:before|or) (?:he|she|hes|shes|hell|my (?:husband|wife|partner|boyfriend|dad))(?: \\w+){0,4}(?=[^]*\\b(?:trouble|minutes|kick\\w* off|angry|mad|hits?|scared|hurt\\w*|home|in|finds|sees)\\b)',
      '(?:cant|cannot|mustnt|must not|he cant|she cant|dont let him|so he (?:cant|doesnt|wont)|without him|without her) (?:\\w+ )?(?:know|find out|see|find|knowing|finding out|finding) (?:\\w+ )?(?:where|im leaving|i am leaving|im going|that i|i have|me)(?= |$|\\n)(?=[^]*\\b(?:leav\\w+|refuge|hit|hits|hurt\\w*|kill|scared|afraid|violent|moved|safe|address|adress|court|police)\\b|(?<=\\b(?:leav\\w+|refuge|hit|hits|hurt\\w*|kill|scared|afraid|violent|safe)\\b[^]{0,120}))|(?:leav(?:e|ing)|get away from|escape from|run away from|running from|left) (?:him|her|my (?:\\w+ )?(?:husband|wife|partner|boyfriend|girlfriend))(?: \\w+){0,4} (?:safely|safe|without|tonight|secretly|before|and he|and the kids|with the kids|cant know|but (?:im|he|she|i))(?<!\\b(?:hens?|birds?|cockerels?)\\b[^\\n]*)|(?:sleep\\w*|liv\\w*|hiding|staying) in (?:my|the|a) (?:car|van|shed|barn|hostel|refuge|tent) (?:\\w+ ){0,5}(?:him|her|home|husband|wife|partner|boyfriend)(?= |$|\\n)(?<=\\b(?:im|i|ive|we|were|me)\\b[^\\n]{0,60})',
      '(?:cant|cannot) (?:talk|speak|type|say)(?: \\w+){0,5} (?:(?:hes|shes|he is|she is|theyre|they are|husband|dad|him|her)) ?(?:\\w+ ){0,3}(?:here|room|next|listening|watching|back|home|behind|beside|coming|downstairs|upstairs|in)|pretend (?:im|i am|were|we are|this is|that i) (?:\\w+ ){0,2}(?:asking|talking|about|buying|ordering)(?<!\\b(?:test|game|roleplay|play)\\b[^]*)|(?:wipe|delete|clear|hide) (?:this|the|my) (?:chat|history|message|conversation)(?=[^]*\\b(?:he|she|him|husband|sees|checks?|finds?|scared|partner|dad)\\b)|hes tracking my|(?:threatens?|threatening|threatened|says|said|wants|going) (?:hell |shell |to )*(?:\\w+ )?take (?:the|my|our) (?:kids|children|baby|son|daughter)(?= |$|\\n)(?! (?:to (?:school|the (?:park|show|zoo))|for (?:the|a)|on holiday))',
    ],
  },
  /** A stranger where none should be. */
  {
    kind: 'home',
    of: 'said',
    unless:
      /\b(council|planning|surveyor|window cleaner|courier|post(?:man|ie)|parcel|deliver\w*|collect\w*|fox|build\w*|fitted|install\w*)\b/,
    words: [
      '(?:man|men|bloke|blokes|someone|somebody|stranger|guy|lad|lads|fella|intruder|burglar|burglars|ex|people|person)s?(?: \\w+){0,5} (?:in|outside|at|round|by|through|into|breaking|looking|inside|downstairs|upstairs|climbing|lurking|hiding|prowling|following|watching) (?:\\w+ ){0,2}?(?:in|me|my|our|the|us)(?: \\w+)? ?(?:house|window|windows|garden|door|gate|home|downstairs|upstairs|bedroom|flat|yard|car|caravan|kids|me|now)?(?= |$|\\n)',
    ],
    beside: [
      'breaking in|broke in|looking (?:in|through)|star(?:es?|ing)|wont (?:go|leave)|mask\\w*|balaclava|knife|machete|gun|crowbar|bat|bang\\w*|trying|shouting|scared|terrified|frightened|dark|night|alone|creep\\w*|lurking|prowling|hiding|climbing|follow\\w*|right now|threat\\w*|drunk|smash\\w*|kick\\w*|stalk\\w*|what he wants',
      'my|me|our|us|downstairs|upstairs|im|i',
    ],
  },
  /** Work that is bondage, in more words. */
  {
    kind: 'work',
    of: 'said',
    words: [
      '(?:boss|gaffer|foreman|gangmaster|employer|agency|farmer|manager|supervisor)(?=[^]{0,160}\\b(?:owe (?:him|them|her)|debt|send (?:us|me) (?:home|back)|deport\\w*|immigration|if (?:we|i) (?:tell|complain|leave))\\b)(?=[^]{0,160}\\b(?:owe|hours|wages|tell|passports?|papers|hit|leave|scared|police|threat\\w*)\\b)',
      '(?:make|makes|made|making|force|forces|forced) (?:me|us|them|the (?:lads|girls|workers)) (?:to )?(?:work|pluck|pack|catch) (?:\\w+ ){0,4}(?:\\d+ hours|hours a day|all night|nights|seven days|every day|without|ill|no (?:break|pay|food))(?=[^]*\\b(?:lock\\w*|pay|paid|passports?|papers|leave|door|sleep|threat\\w*|hit\\w*|owe|debt|food)\\b|(?<=\\b(?:lock\\w*|passports?|boss|farm|gangmaster)\\b[^]{0,120}))',
      '(?:sleep|sleeping|live|living|eight|six|ten|\\d+ of us|\\d+ to a)(?: \\w+){0,5} (?:shed|caravan|barn|container|room|hut|poultry (?:shed|house))(?=[^]{0,120}\\b(?:wages|passports?|papers|doesnt pay|dont pay|no pay|not paid|keeps our|cant leave|lock\\w*)\\b|(?<=\\b(?:wages|passports?|doesnt pay|dont pay|no pay|locked)\\b[^]{0,120}))(?<=\\b(?:us|we|our|workers|i)\\b[^]{0,120})',
    ],
  },
]
