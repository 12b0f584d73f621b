import { others, type Sign, they, together } from '../phrases.words.ts'

/** Blows as they are told of up and down the country; each stands before whom they hit. */
export const dialectBlows =
  'knock(?:s|ed|ing) seven bells out of|belt(?:s|ed|ing)|clout(?:s|ed|ing)?|skelp(?:s|ed|it|ing)?|lamp(?:s|ed|ing)|la(?:ys|id|ying) into|twat(?:s|ted|ting)|deck(?:s|ed|ing)|chin(?:s|ned)|wallop(?:s|ed|ing)?|leather(?:s|ed|ing)|bray(?:s|ed|ing)|whack(?:s|ed|ing)?|clobber(?:s|ed|ing)?|thrash(?:es|ed|ing)?|mugged|pummel(?:s|led|ling)?|smother(?:s|ed)|suffocat(?:es|ed)|lash(?:es|ed) out at'

/** What is also done to birds and things, and counts where it is done to whoever writes or to theirs. */
export const rougherActs =
  'knock(?:s|ed|ing)?|throws|threw|throwing|flings|flung|chuck(?:s|ed)|drags|dragged|dragging|shakes|shook|shaking|pins|pinned|whips|whipped|burns|burnt|drugs|drugged|starves|starved|clips|clipped|cuffs|cuffed|floors|floored|bottles|bottled|glasses|glassed|nuts|nutted|smashes|smashed|panels|panelled|sparks|sparked|paste[sd]|swung (?:at|for)|swings (?:at|for)|went for|goes for|flew at|flies at|started on|starts on|set about|sets about|jumped on|stamps on|stamped on|kicks? off (?:at|on)|la(?:ys|id) (?:his |her |their |a )?(?:hands?|finger) on|tears? into|tore into|scream(?:s|ed)? at|spat (?:at|on)'

const hitting =
  '(?:clout|clouts|belting|thick ear|slap|slaps|dig|smack|hiding|kicking|beating|battering|pasting|leathering|thrashing|skelp|skelping|crack|backhander|back hander|back of (?:his|her) hand|good hiding|black eye|fat lip|hammering|punch|right hander|clip round the ear)'

/** Blows told of otherwise than by a verb and whom it hits. */
export const blowSigns: Sign[] = [
  {
    kind: 'home',
    of: 'anybody',
    words: [
      `(?<=\\b${they} (?:\\w+ ){0,4})(?:rais(?:ed|es|ing)|lift(?:ed|s)|put|puts|lay|lays|laid) (?:his|her|their|a) (?:hands?|fists?|finger) (?:to|at|on|against) (?:me|us|my \\w+|the kids|her|him|mum)(?! (?:hens?|birds?))`,
      `(?<=\\b${they} (?:\\w+ ){0,5})(?:gives?|gave|given|giving) (?:me|us|her|him|mum|the kids|my \\w+) (?:a |another |the )?(?:right |proper |good |bloody |real )*${hitting}(?! (?:of|for sale))`,
      `(?<=\\b${they} (?:\\w+ ){0,4})(?:knock|slap|smack|push|throw|shove|chuck|rough|duff|bash|kick|toss|batter|bat)(?:s|es|ed|ing|ped)? (?:me|us|her|mum|the kids|my \\w+) (?:about|around|up|across|down the stairs|downstairs|out cold|to the (?:floor|ground)|into (?:a |the )?(?:wall|door))`,
      `(?:my|me|the) ${others} (?:is |are |was |s )?(?:\\w+ )?(?:handy with (?:his|her) fists|free with (?:his|her) (?:fists|hands)|a wife beater|violent|heavy handed|knocking (?:me|us) about)`,
    ],
  },
  {
    kind: 'home',
    of: 'said',
    words: [
      together(
        '(?:bruises?|bruised|black eye|split lip|marks|finger ?marks|handprints?|burns|welts)(?: \\w+){0,3} (?:on|all over|round|around|up|down|from) (?:my|her|his|me|the) (?:\\w+ )?(?:arms?|neck|face|legs?|back|body|throat|wrists?|daughters?|sons?|grandsons?|granddaughters?)',
        `${others}|he did|she did|says (?:he|she) fell|wont say|scared|every (?:time|weekend)|after (?:seeing|visiting|being at)|his dads|her dads|at (?:his|her) dads|carer|nursery|home`,
        100,
      ),
      `(?:im|ive been|been|gets?|got|getting|being|was|were) (?:\\w+ )?(?:belted|clouted|skelped|lamped|decked|leathered|walloped|knocked about|smacked about|slapped about|roughed up|jumped|mugged|spiked|groped|followed home|attacked in the street|sexually assaulted|drugged)`,
    ],
  },
]
