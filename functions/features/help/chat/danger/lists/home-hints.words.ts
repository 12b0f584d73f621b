import { others, type Sign, they, together } from '../phrases.words.ts'

const mine = '(?:me|us|my (?:mum|mam|kids|son|daughter|sister|brother|face|head|back))'
const blow =
  '(?:beat|beats|beating|hit|hits|hitting|slap\\w*|punch\\w*|kick(?:s|ed|ing)?|chok\\w*|strangl\\w*|throttl\\w*|rape\\w*|push(?:es|ed|ing)|shov\\w+|hurt|hurts|burn(?:s|ed|t)|smack\\w*|batter\\w*|drag(?:s|ged)|spit(?:s)?)'
const weapon =
  '(?:bat|baseball bat|knife|machete|hammer|crowbar|axe|iron bar|gun|shotgun|golf club|blade|screwdriver|belt|cleaver|pitchfork|petrol)'
const fear =
  'scared|afraid|frightened|terrified|hid(?:e|ing)|lock(?:ed|s)|outside|block(?:ed|ing)|shouting|screaming|threat\\w*|wont let|shut myself|help|police|nasty|angry|drunk|drinking|been drinking|next|wont leave|at night|my kids|staring|what do i do|dont feel safe'
const papers = '(?:passports?|papers|documents|visas?|id cards?|bank cards?)'

/** Work that nobody can leave. */
export const workSigns: Sign[] = [
  {
    kind: 'work',
    of: 'said',
    words: [
      together(
        `(?:take|takes|took|taken|keep|keeps|kept|hold|holds|holding|has|have|got) (?:away )?(?:all )?(?:my|our|their|the lads|the workers|everyones) (?:\\w+ )?${papers}`,
        'boss|gaffer|foreman|gangmaster|employer|agency|manager|farmer|supervisor|job|work\\w*',
        160,
      ),
      together(
        '(?:wont|doesnt|dont|not|never|didnt|no|hasnt|havent) (?:been )?(?:pay|paid|pays|paying|give|gave) (?:us|me|the lads|them|him|her|wages|our|my|any|money)(?=[^]{0,160}\\b(?:papers|passports?|hits?|beats?|cant leave|not allowed|wont let|sleep|locked|debt|owe|threat\\w*)\\b)',
        'boss|gaffer|foreman|gangmaster|employer|agency|manager|farmer|supervisor|farm|factory|work\\w*',
        160,
      ),
      together(
        '(?:cant|cannot|not allowed to|wont let (?:us|me|them)|want to|try to|tried to) leave',
        'owe|debt|work it off|passports?|papers|gangmaster|wages|no pay|(?:boss|gaffer|foreman) (?:\\w+ ){0,3}(?:hits?|beats?|threat\\w+|locks?)',
        140,
      ),
      'modern slavery|human traffick\\w+|(?:been|being|was) trafficked|forced labour|(?:forced|made|makes|forces) (?:me|us|them) (?:to )?work (?:for nothing|for free|without pay|all night|no money)',
    ],
  },
]

/** Blows, threats and weapons of people, in more words. */
export const homeHints: Sign[] = [
  {
    kind: 'home',
    of: 'said',
    words: [
      `(?<=\\b${others}\\b[^]{0,160}\\b(?:he|she|they) (?:\\w+ ){0,2})${blow} (?:on )?${mine}`,
      `(?<=\\b(?:he|she|they|hes|shes|${others}) (?:\\w+ ){0,2})(?:wrung|wring|wrings|snapped|broke|killed|drowned|shot|stamped on|strangled) (?:\\w+ ){0,5}(?:neck|necks|hens?|chickens?|birds?|ducks?|cockerels?|pony|puppy|kitten|pets?|dog|cat|rabbit) (?:\\w+ )?(?:in ?front of (?:me|us|the kids|my)|to (?:scare|teach|punish|show|frighten) me)`,
      `(?:said|says|told me|screamed|shouted|texted|warned me|threat\\w+)(?: me| that| to me)* (?:id be|i was|i would be|i will be|ill be|im|youll be|youre|your|you are|we are|were|itll be me|ill be the|my turns|im the) next`,
      '(?:get|gets|got|getting|give|gives|gave|be in for|earn|in for) (?:me |myself |us )?(?:a |another |the )(?:good )?(?:hiding|kicking|beating|battering|pasting|leathering|thrashing)(?<=\\b(?:i|il|ill|me|he|shell|hell|us)\\b[^]{0,50})',
      `${they} (?:\\w+ ){0,3}(?:checks?|goes through|looks through|reads|tracks?|monitors?|hacked|spies on) (?:all )?my (?:phone|messages|texts|emails|location|every move|whatsapp)`,
      `(?:throw|throws|threw|throwing|chuck(?:s|ed)?|pour(?:s|ed)?) (?:\\w+ ){0,3}(?:water|acid|petrol|kettle|plates?|pans?|knife|knives|bottles?|chairs?|tea) (?:at|over|on) (?:me|you|us|mum|someone|my (?:mum|head|face|arm|legs))`,
      `(?:against the law|illegal|legal|a crime|abuse|assault|normal|ok|okay|allowed|wrong) (?:if|when|for|that) (?:your|a|my|someones|ur) ${others} (?:to )?(?:\\w+ ){0,2}(?:hits?|throws?|slaps?|locks?|checks?|kicks?|push(?:es)?|takes|punch(?:es)?|hurts?|forces?|controls?|chokes?|grabs?|tracks?) (?!the (?:hens?|eggs?))`,
      '(?:bruised|bruises|black eyes?|marks|black and blue|broken ribs?|busted lip|split lip)(?: \\w+){0,3} (?:from|off|because of|by|thanks to) (?:him|her(?= |$|\\n)(?! (?:comb|wing|beak))|my (?:husband|wife|partner|boyfriend|girlfriend|dad|mum|ex))',
      '(?:he|hes|she|shes|they|theyve) (?:\\w+ ){0,2}(?:cornered|trapped|pinned|got) me (?:cornered|trapped|pinned|in a corner|locked)|(?:got|has|have) me (?:cornered|trapped|pinned)',
      '(?:set fire to|burn|burning|torch|petrol) (?:\\w+ ){0,4}with (?:me|us|the kids|her) in(?:side)?(?: it)?',
      '(?:drag(?:ged)?|snatch(?:ed)?|grab(?:bed)?|pull(?:ed)?|lure[ds]?|abduct(?:ed)?|kidnap(?:ped)?) (?:me|us|my (?:\\w+ )?(?:daughter|son|girl|boy|child|kids?|sister)) (?:\\w+ )?(?:in|into|off) (?:a|the|his|my|to)',
      `(?<=\\b${they}\\b[^]{0,120})(?:scared|afraid|frightened|terrified) to (?:speak|move|talk|say anything|go to sleep|upset (?:him|her)|answer back|tell anyone|leave)|walking on eggshells (?:around|with|because) (?:him|her|my \\w+)`,
      `(?:comes|came|coming|goes|went|lunged|ran|runs) (?:at|for) (?:me|us|mum|my mum) (?:\\w+ ){0,2}with(?! (?:his|her|its|their|both) (?:spurs?|wings?|beak|claws|feet|horns))`,
      `(?:forc(?:e|es|ed|ing)) (?:himself|herself) on (?:me|her|him)|made me have sex|had sex with me (?:when|while)|wont take no for an answer in bed|grop(?:ed|es) me|(?:making|make|makes|forcing) me (?:to )?(?:marry|get married)|(?:wants|asks|asked|asking|told|makes) me (?:\\w+ ){0,3}(?:send|take) (?:\\w+ ){0,3}(?:nudes?|naked|photos? of (?:me|myself) (?:naked|undressed))|(?:send|sends|sent|share|post) (?:\\w+ ){0,4}(?:nudes|naked pictures)`,
      `(?:grips?|gripped|grabs?|grabbed|got|had) me (?:\\w+ )?by (?:the|my) (?:throat|neck)|(?:pinned|pins|held|holds|pushed|pushes|shoved|shoves|slammed) me (?:down|against|up against|into|to the (?:wall|floor))`,
    ],
  },
  {
    kind: 'home',
    of: 'person',
    words: [
      `${they} (?:\\w+ ){0,3}(?:block(?:ed|ing)|boxed|trapped|cornered) (?:me|us|my (?:van|car|way))(?: in)?`,
      together(
        `${they} (?:\\w+ ){0,7}(?:turn(?:s|ed|ing)? up|com(?:es?|ing) (?:round|to|back)|hang(?:s|ing) (?:around|about|round)|wait(?:s|ing)|sit(?:s|ting)|parks?|parked|stand(?:s|ing)|driv(?:es|ing) past|follow(?:s|ed|ing)|watch(?:es|ing)|star(?:es|ing)) (?:\\w+ ){0,4}(?:me|my (?:\\w+ )?(?:house|home|window|door|gate|work|kids|daughter|bedroom|car)|our (?:house|home|window|door|gate)|outside)`,
        `scared|afraid|frightened|terrified|at night|every night|window|staring|photos? of my|(?:wont|will not) (?:leave|stop|go away)|told (?:him|her) to stop|blocked (?:him|her)|my kids|police|threat\\w*|follow(?:s|ed|ing)`,
        150,
      ),
      'sen(?:t|ds|ding) me (?:photos?|pictures?|pics?|videos?) of (?:my|me|our) (?:kids?|children|daughter|son|house|wife|car|bedroom|sleeping|asleep|windows?)',
    ],
  },
  /** A weapon at the door. */
  {
    kind: 'home',
    of: 'said',
    unless:
      /\b(clear\w*|brambles?|hedges?|logs?|dispatch\w*|cull\w*|mend\w*|build\w*|repair\w*|fix\w*|for sale|fox(?:es)?|rats?)\b/,
    words: [
      `(?:at|to|on|in|into|round|outside|by|up) (?:my|our|the|mums|nans|dads) (?:\\w+ )?(?:house|home|door|doorstep|gate|yard|farm|drive|driveway|garden|place|property|porch|window|field) (?:\\w+ ){0,4}(?:with|holding|waving|swinging|carrying) (?:(?:a|an|the|his|her) )?(?:\\w+ ){0,2}${weapon}s?(?! (?:to|for|and helped|box|block|set|sharpener|sized)\\b)`,
      `(?:has|got|pulled|holding|waving|carrying|had|with) (?:a|the|his|her|an) (?:\\w+ ){0,2}${weapon} (?:on|at|to) (?:me|us|my (?!hens?|birds?|chickens?)\\w+)`,
    ],
  },
  /** A door that is kicked in, and who hides behind one. */
  {
    kind: 'home',
    of: 'anybody',
    words: [
      together(
        `(?:got|has|with|holding|waving|swinging|picked up|grabbed|pulled|was|carrying) (?:a|the|his|her|an) (?:\\w+ )?${weapon}`,
        fear,
        130,
      ),
      '(?:kick(?:s|ed|ing)?|smash(?:es|ed|ing)?|break(?:s|ing)?|boot(?:s|ed|ing)?|batter(?:s|ed|ing)?|hammer(?:s|ed|ing)?|bang(?:s|ed|ing)?) (?:it|the (?!coop|run|pen|pop|hen|shed|house door)(?:\\w+ )?door|my (?!coop|run|pen|pop|hen|shed)(?:\\w+ )?door|our door|door|the window|my windows?) ?(?:in|down|through|off)(?! by (?:the )?(?:fox|wind|goat|horse))(?<=\\b(?:he|hes|she|shes|ex|they|theyre|someone|man|men|him|husband|boyfriend|dad|dads|outside the door)\\b[^]{0,70})',
      `(?<=\\b${they}\\b[^]{0,200})(?:shut|locked|barricaded) (?:myself|ourselves|us|me and \\w+ \\w+) in(?=[^]*\\b(?:scared|drink\\w*|drunk|knife|angry|bang\\w*|kick\\w*|shout\\w*|hurt|hit|threat\\w*|trouble|wont stop|hear (?:him|her))\\b|(?<=\\b(?:drink\\w*|drunk|knife|angry|hit|hits|threat\\w*|shout\\w*)\\b[^]*))`,
    ],
  },
  /** Who may not go, see, speak or spend. */
  {
    kind: 'home',
    of: 'person',
    words: [
      `(?:not|no|never|dont|doesnt|wont|wouldnt) (?:let|allow|allows|lets|letting|permit) (?:me|her|us|my sister|my mum) (?:to )?(?:go|leave|out|see|speak|talk|phone|work|have|use|drive|learn)(?! (?:hens?|chickens?|any more hens?|another|the (?:hens?|birds?)|more|a cockerel))`,
    ],
  },
  {
    kind: 'home',
    of: 'said',
    words: [
      `(?:take|takes|took|taken|keep|keeps|kept|hold|holds|hide|hides|hid|burn(?:s|t|ed)?|rip(?:s|ped)?) (?:away )?(?:my|our|her) (?:\\w+ )?(?:passports?|visas?|phone|bank cards?|wages|pension)(?<=\\b${they}\\b[^]{0,60})(?! (?:number|as id|for id|details|to the))`,
      '(?:im|am|were|shes) not allowed (?:to )?(?:leave|go out|see my|speak to my|have (?:a phone|any money|friends)|out on my own)(?! (?:the |hens?|birds?|chickens?))',
    ],
  },
]
