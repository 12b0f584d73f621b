import { anyOf, kin, type Sign } from '../phrases.words.ts'

const whose = '(?:my|me|her|his|their|your|ur|own)'
const part =
  '(?:fore ?arms?|arms?|wrists?|thighs?|legs?|calf|calves|ankles?|hips?|stomach|tummy|belly|skin|shoulders?|chest|hands?|knuckles?|fingers?|feet|foot|head|face|scalp|body|neck|lips?|cheeks?)'
const limb = '(?:fore ?arms?|arms?|wrists?|thighs?|legs?|hips?|stomach|skin|ankles?)'
const ownSkin = `${whose} (?:own )?(?:\\w+ )?${part}`
const oneself = '(?:myself|himself|herself|themselves|themself|yourself)'
const she = `(?:she|he|they|shes|hes|theyre|${kin})`

/** What one does to a body, one's own or another's. */
const hurts = anyOf(
  'cut(?:s|ting)?|slic(?:e|es|ed|ing)|slash\\w*|slit\\w*|carv(?:e|es|ed|ing)|gash\\w*|stab\\w*|jab\\w*|prick\\w*|gouge?\\w*',
  'scratch\\w*|claw\\w*|scrap(?:e|es|ed|ing)|graz(?:e|es|ed|ing)|pick(?:s|ed|ing)?|dig(?:s|ging)?|dug|tear(?:s|ing)?|rip\\w*|pinch\\w*|bit(?:e|es|ing)?|peel\\w*',
  'burn(?:s|t|ed|ing)?|brand\\w*|scald\\w*|singe\\w*|stub\\w*|press\\w*|held|hold(?:s|ing)?|put(?:s|ting)?',
  'punch\\w*|hit(?:s|ting)?|bang\\w*|slap\\w*|smash\\w*|thump\\w*|bash\\w*|head ?butt\\w*|kick\\w*|batter\\w*|whack\\w*|snap\\w*|slam\\w*|whip\\w*|break\\w*|broke|bruis\\w*|pull(?:s|ed|ing)?|pluck\\w*',
  'hurt(?:s|ing)?|harm(?:s|ed|ing)?|injur\\w*|punish\\w*|starv\\w*|strangl\\w*|chok\\w*|mark(?:s|ed|ing)?',
)

/** Why anybody would do that to themselves. */
const motive = anyOf(
  'on purpose|purposely|purposefully|deliberate\\w*|intentional\\w*|because i deserve\\w*|deserv\\w+|to punish|punish (?:myself|herself|himself)',
  'to (?:cope|feel (?:\\w+ )?(?:something|anything|better|normal|alive|real|less|calm|the)|calm (?:down|myself)|release|get (?:it|the \\w+) out|make it (?:stop|quiet|go)|let (?:it|the \\w+) out|numb|stop (?:thinking|feeling|crying|the (?:pain|thoughts|voices|noise))|not feel|focus|relieve)',
  'so i (?:dont|can|could|didnt|stop|feel|wouldnt) (?:\\w+ )?(?:feel|scream|think|sleep|cry|cope|breathe?|something|thinking|explode|kill)',
  '(?:it |that |which |and |really |this )(?:helps?|calms|soothes|numbs|quietens|quiets|works|relieves)|\\w+ helps(?=$|\\n| me)|(?:feel|feels|felt|feeling) (?:\\w+ )?(?:better|calm(?:er)?|relief|release|alive|good|real|nice|normal|something) (?:after|when|to|for a|until|then|again|if)|(?:it|that|only thing that) (?:makes|made|making) me feel (?:\\w+ )?(?:better|good|calm\\w*|normal|alive|something)|feels (?:good|better|nice|like (?:relief|release))|relief|only (?:way|thing) (?:i|that|to|she|he)',
  'like(?:s|d)? (?:the|it|how|that|feeling) (?:pain|feeling|sting|hurts?|burn|it feels|when it)|i like it when|quiet in my head|makes it (?:all )?(?:quiet|stop|go away)',
  'when (?:\\w+ )?(?:stressed|anxious|upset|sad|angry|low|overwhelmed|panicking|nobody|no ?one)|when (?:i|im|i am|i get|she|shes|he|hes|she gets|he gets|they|things|it|its|my head|the house|everything)(?: \\w+){0,2} (?:angry|sad|low|upset|stressed|down|too much|loud|overwhelm\\w*|anxious|numb|wound up|panic\\w*|cry|cross|frustrated|bad|get bad|argue|shout\\w*|in a state|kicks off)',
  '(?:angry|mad|furious|disgusted|raging|ashamed) (?:at|with|of) (?:me|myself|herself|himself)|hate (?:me|myself|my body|it after)|hates (?:herself|himself)',
  'over and over|urges?|relaps\\w*|\\d+ (?:days?|weeks?|months?|years?) clean|(?:til|till|until) (?:i|it|she|he|they|my \\w+|his \\w+|her \\w+) (?:is |are )?(?:bleeds?|bled|bleeding|welts?|hurts?|raw|swells?|bruises?|goes?|cant)',
  'instead of (?:crying|talking|screaming)|see (?:the |my )?blood|dont tell|cant tell|secret(?:ly)?|hid(?:e|es|ing) (?:it|them)|therap\\w+|camhs|counsell\\w*|shuts? (?:my|her|his) (?:head|brain|mind)|quiet(?:en)?s? (?:my|her|his|the)|it felt (?:good|better|nice)|felt good|cos im (?:so )?(?:anxious|stressed|sad|low)|because im (?:so )?(?:anxious|stressed|sad|low)|so (?:anxious|stressed) about|dont know how else|how else to|when i lose',
)
/** What tells of doing it again and again, where no accident is told of. */
const habit =
  'again|cant stop|wont stop|keep(?:s)?|every (?:time|day|night|week|single)|all the time|so bad(?:ly)?|started|for (?:weeks|months|years)|since (?:i was|she was|he was|school|my|me|his|her|dad|mum|nan)|right now|habit|tonight|fresh|how do i stop|want to|wants to'
const slips =
  /\b(accident\w*|shaving|lifting|carrying|wire|mesh|netting|fence|tin|opening|slipped|slips|fell|falling|cooking|secateurs|axe|hatchet|saw|ladder|incubator|drinker|feeder|cage|clipp\w+|trimm\w+|mend\w*|fix\w*|building|chopping|gardening|hens?|cockerels?|rooster|cock|geese|goose|brambles?|nettles?|midges?|mites?|fleas?|itch\w*|eczema|bites|nits|stop bleeding)\b/

const blade =
  '(?:(?:razor |craft |scalpel |stanley |hobby )?blades?|razors?|scalpels?|(?:stanley|craft|pen|flick|kitchen) ?kni(?:fe|ves)|box ?cutters?|sharpeners?|scissors|lighters?|compass|broken glass|bit of glass|shards?)'
const marks =
  '(?:scars?|cuts?|marks|lines|scratches|slashes|gashes|slits|burns|scabs|welts|bruises|bandages?|plasters|wounds)'
const hiding = anyOf(
  'hid(?:e|es|ing|den)|cover(?:s|ed|ing)? (?:\\w+ ){0,2}up|long sleeves?|sleeves (?:down|up|on|in)|in this heat|hoodies?|jumpers?|wont (?:show|let me (?:look|see)|say|roll|wear|take|tell)|pe (?:kit|lesson|teacher)|swimming|shorts|short sleeves|arm warmers|bracelets',
  '(?:so|before|without|dont want|doesnt want|cant let|case|scared|that) (?:\\w+ ){0,3}(?:sees?|seeing|noticed?|notices|noticing|know|knows|finds? out|finding out|asks?)|people (?:will|are going to|keep) (?:see|ask|stare|notice)\\w*|folk (?:will|are going to) (?:see|ask|notice)',
  '(?:says?|said|tells?|told|claims?|swears?|blam\\w+|pretend\\w*|reckons|made out)(?: \\w+){0,4} (?:cat|cockerel|cockrel|hens?|rooster|brambles?|dog|rabbit|hamster|kitten|fence|wire|barbed wire|fell|spurs?|hedge|thorns|iron|oven|brooder|lamp|stove|heater|cooker|kettle|nail)',
)
const shape =
  'ladder|rows?|straight|neat|parallel|criss ?cross|tally|fresh|new ones|razor|blade|same place|all the same|in a line|lots of|dozens?|hundreds|old and new|words?'

/** What somebody does to their own skin, and how whoever loves them finds out. */
export const selfHarming: Sign[] = [
  /** An act, one's own skin or oneself, and why. */
  {
    kind: 'selfHarm',
    of: 'person',
    words: [`(?:${hurts}) (?:\\w+ ){0,6}?${ownSkin}`, `(?:${hurts}) (?:\\w+ )?${oneself}`],
    beside: [motive],
    unless: /\b(tattoo\w*|by accident|accidentally|by mistake|itchy|mites?|brick wall|wax\w*|shav\w+)\b/,
  },
  {
    kind: 'selfHarm',
    of: 'anybody',
    bare: true,
    words: [`(?:${hurts}) (?:\\w+ )?${oneself}`, '(?:see|sees|seeing|watch|watching|need) (?:the |my )?(?:own )?blood'],
    beside: [motive],
  },
  {
    kind: 'selfHarm',
    of: 'person',
    words: [
      `(?:cut(?:s|ting)?|slash\\w*|slit\\w*|carv\\w+|scratch\\w*|claw\\w*|burn(?:s|t|ed|ing)?|brand\\w*|harm\\w*|punch\\w*|hurt(?:s|ing)?) (?:\\w+ )?(?:${oneself}|${whose} (?:own )?(?:\\w+ )?${limb})`,
    ],
    beside: [habit],
    unless: slips,
  },
  {
    kind: 'selfHarm',
    of: 'person',
    unless: slips,
    words: [
      `(?:${hurts}) (?:\\w+ ){0,3}?(?:${oneself}|${ownSkin}) (?:\\w+ ){0,2}?with (?:a |an |the |his |her |my |some )?(?:\\w+ )?(?:blades?|razors?|scalpel|knife|scissors|compass|glass|lighter|needle|pin|safety pin|ruler|hairbrush|belt|hammer|iron|cigarettes?|fag|pen|nails?|stapler|sharpener|matches|candle|straighteners|stone|rock)`,
    ],
  },
  {
    kind: 'selfHarm',
    of: 'anybody',
    bare: true,
    words: [
      `(?:${hurts}) (?:\\w+ )?(?:her|his|my) (?:own )?(?:\\w+ )?${part} (?:\\w+ )?with (?:a |her |his |my |the )?(?:\\w+ )?(?:blades?|razors?|scalpel|scissors|compass|lighter|needle|safety pin|ruler|hairbrush|hammer|cigarettes?|fag|stapler|sharpener|straighteners)`,
      `(?:${blade})(?=[^\\n]{0,40}\\b(?:(?:is |are )?(?:the )?only thing|shuts? (?:my|her|his) (?:head|brain|mind)|calls? (?:to )?me|helps me|makes me feel))`,
      '(?:punch\\w*|hit(?:s|ting)?|kick\\w*|head ?butt\\w*|bang\\w*|smash\\w*) (?:\\w+ ){0,3}?(?:wall|door|gate ?post|post|tree|fence|bricks?|concrete|floor|mirror)(?=[^]*\\b(?:felt good|feels good|hand|knuckles|helps|calms|deserve\\w*|til|till|until|bleed\\w*)\\b)(?=[^]*\\b(?:felt good|feels good|helps|calms|deserve\\w*|over and over|when (?:im|i am|hes|he is|shes) (?:angry|upset|sad)|on purpose|hate)\\b|(?<=\\b(?:over and over|when im|hate)\\b[^]*))',
    ],
  },
  /** Habits that harm: hair, head against a wall, skin that is picked. */
  {
    kind: 'selfHarm',
    of: 'said',
    unless:
      /\b(brick wall|defra|website|checkout|shoelace|laugh\w*|hens?|chickens?|birds?|beak|roof|beams?|low|taller|door ?frame|shelf)\b/,
    words: [
      `(?:i|${she}) (?:\\w+ ){0,3}?(?:bang|bangs|banging|hits|hitting|smash|smashes|smashing|punch|punches|punching|slaps|slapping|bashes|bashing|thumps|headbutts|knocks) (?:\\w+ )?(?:my|her|his|their) (?:own )?(?:head|face|skull)(?= |$|\\n)(?! (?:in|through) the price)`,
      `(?:i|${she}) (?:\\w+ ){0,3}?(?:pull|pulls|pulled|pulling|rips?|tears?|yanks?) (?:\\w+ )?(?:my|her|his) (?:own )?(?:hair|eyelashes|eyebrows) (?:\\w+ ){0,3}?(?:lumps?|clumps?|handfuls|roots|when|until|till|and eats?|bald|stressed|eat)`,
      `(?:i|${she}) (?:\\w+ ){0,2}?(?:scratch|scratches|scratching|pick|picks|picking|dig|digs|digging|claw|claws|clawing|rub|rubs|rubbing|bite|bites|biting) (?:\\w+ ){0,7}?(?:til|till|until) (?:it|i|they|she|he) (?:is |are )?(?:bleeds?|bleeding|raw)(?! (?:from|off))`,
    ],
  },
  /** Cutting, with nothing that is cut. */
  {
    kind: 'selfHarm',
    of: 'said',
    unless:
      /\b(grass|hay|wood|hedges?|lawn|mesh|wire|price|feathers?|nails|claws|toes?|beaks?|combs?|wings?|timber|panels?|cake|silage|logs?|hair|crop|cabbage|chard|string|paper|out)\b/,
    words: [
      `${she} (?:\\w+ )?cuts(?=$|\\n| and| but| again| because| when| to (?:cope|feel)| a lot| too| at| in (?:the bath|her room|his room|secret))`,
      '(?:and|who|\\d+|that|yes|sometimes|still|also) i (?:\\w+ )?cut(?=$|\\n| how| but| and (?:i|my|its|dont|cant)| when im| because)|i cut(?=$|\\n| when im| to (?:cope|feel|calm)| because| and hide| a lot| too deep)',
      '(?:want|wants|need|needs|urges?|tempted|desperate|going|itching|dying) to cut(?=$|\\n| so (?:bad|much)| again| and | but | tonight| right now| or burn| deeper)',
      '(?:started|been|im|is|am|shes|hes|back to|stop|stopped|keep|about|not) cutting(?=$|\\n| but| and (?:i|it|dont|cant)| again| after| a lot| when| to| deeper| for \\w+ (?:years|months|weeks)| since| more| tonight)|cutting (?:is|was|helps|makes|again|to (?:cope|feel)|got|myself|deeper)(?= |$|\\n)',
    ],
  },
  /** Marks that are hidden, or whose cause is told to hide another. */
  {
    kind: 'selfHarm',
    of: 'writer',
    words: [
      `(?:deep|fresh|my|her|his|new|hide|hiding|cover) cuts?(?! (?:of|down|in (?:the|my) (?:price|coop)|off|out))`,
      `${marks} (?:\\w+ ){0,5}?(?:${whose}|the) (?:\\w+ )?${limb}`,
      `(?:${whose}|${kin}s) (?:\\w+ )?${limb} (?:\\w+ ){0,4}?(?:${marks}|covered|a mess|state)`,
      `(?:saw|seen|found|noticed|spotted|has|had|got|full of|covered in) (?:\\w+ ){0,2}${marks}(?= |$|\\n)(?! (?:on|off) (?:the|a|my) (?:hen|bird|cockerel|duck))`,
    ],
    beside: [
      `${hiding}|${shape}|did (?:them|it|this) (?:\\w+ )?(?:with|myself|to)|doing it|from doing|(?:her|his|my) own|${motive}`,
    ],
    unless:
      /\b(accident\w*|slipped|antiseptic|should i clean|she fell|he fell|netting|caught (?:on|in)|shav\w+|mites?|birds?|price|lose)\b/,
  },
  {
    kind: 'selfHarm',
    of: 'said',
    words: [
      `(?:what|the things|things|stuff|something|bad things) (?:that )?(?:ive|i have|i|shes|hes|she has|he has|she|he) (?:\\w+ )?(?:done|did|do|does|doing) to (?:my|her|his) (?:own )?(?:\\w+ )?(?:${part}|self)`,
      `(?:doing|does|do|did|done) (?:it|this|that|them|things|bad things|stuff)(?: to| on)? (?:my|her|his) (?:own )?(?:\\w+ )?${limb}|(?:does|did|doing) (?:my|her|his) (?:\\w+ )?(?:wrists|arms|thighs)(?=$|\\n| (?:when|again|with|til|till|last|and|at))(?<!\\b(?:gym|workout|exercise|wax\\w*)\\b[^]*)`,
      `(?:used|use|using|took|taken|with) (?:the |a |my |some )?(?:\\w+ ){0,4}(?:blades?|razor|knife|scissors|clippers|scalpel|glass|lighter|needle|pin|compass|scraper|pliers|iron|glue gun) (?:\\w+ ){0,3}?(?:on|to|into|across|against|over) (?:my|me|her|his) (?:own )?(?:\\w+ )?(?:${limb}|self|chest|hand|hands)(?! by (?:accident|mistake))|(?:did|done|do) (?:them|it|this) (?:\\w+ )?with (?:a|the|my) (?:\\w+ )?${blade}`,
      `(?:told|said|tell|tells|lied|pretend\\w*|blam\\w+|say|says)[^\\n]{0,60}\\b(?:cockerel|cockrel|cock|hens?|cat|dog|spurs?|brambles?|fence|wire|brooder|lamp|oven|iron|stove|heater|cooker|nail|accident)\\b[^]{0,40}\\b(?:but )?(?:it was (?:really )?me(?=$|\\n| that| who)|i did it(?: myself)?|did it (?:myself|herself|himself)|not the (?:cockerel|cat|hen)|(?:was not|wasnt|isnt) the (?:cockerel|cockrel|cat|hen|dog|brambles?))(?! (?:who|that) (?:broke|left))`,
      `(?:how )?(?:deep|deeper|shallow|superficial|deeply)(?: \\w+){0,6} (?:on|in|for|into|to|across) (?:your|ur|my|her|his|the|an|a) (?:\\w+ )?${limb}(?<!\\b(?:scratch|peck|spur|hen|thorn)\\b[^]*)`,
      '(?:normal|bad|wrong|weird|okay|ok|wrong|common|why do (?:people|i)|does it help|why does it help)[^\\n]{0,30}\\b(?:to )?(?:want to |like to |need to )?(?:hurt|cut|harm|burn|scratch|hit|punish|starve)(?:ing)? (?:yourself|yourselves|myself|themselves|themself)',
      'cuts? (?:on|in|down|along) (?:my|her|his) (?:\\w+ )?(?:arms?|legs?|thighs?|wrists?)(?: \\w+){0,3} (?:so|without|before) (?:\\w+ ){0,4}(?:see|sees|notice|notices|know|knows)',
    ],
    unless: /\b(?:hens? legs?|legs? mites?|bumblefoot|by accident|accidentally|by mistake)\b/,
  },
  /** A blade where none should be, or that is looked for. */
  {
    kind: 'selfHarm',
    of: 'said',
    words: [
      `${blade}(?: \\w+){0,5} (?:in|under|beneath|behind|inside|from) (?:her|his|my|${whose} \\w+|the) ?(?:${kin}s?|s)? ?(?:\\w+ )?(?:pillow|bed|bedroom|room|mattress|bag|school bag|drawer|phone case|pencil case|jacket|coat|pocket|sock|shoe|wardrobe)`,
      `(?:blood|bloody|bloodied|bloodstain\\w*)(?: \\w+){0,4} (?:tissues?|sleeves?|sheets?|bedding|towels?|plasters?|bandages?|pyjamas|clothes|loo roll)|(?:tissues?|sleeves?|sheets?|towels?) (?:\\w+ ){0,3}(?:blood|bloody)`,
      `(?:locked|shut|hiding|alone)(?: \\w+){0,4} (?:room|bathroom|toilet|bedroom|loo|shed)(?: \\w+){0,3} with (?:a |the |her |his |my |some )?${blade}`,
      `(?:looking|keep looking|staring|stare|see|got|have|holding|took|hid|hidden|hide) (?:\\w+ ){0,2}(?:at )?(?:the |my |a |her |his )?${blade}`,
    ],
    beside: [
      `${kin}s?|she|he|her|his|i want|urges?|to do it|do it again|crying|cant stop|blood on|on my own|tonight|${motive}`,
      'pillow|mattress|bed|drawer|under|hid(?:den|es|ing)?|found|crying|urges?|tonight|again|cant stop|do it|sleeves?|tissues?|locked',
    ],
    unless:
      /\b(hens?|chickens?|cockerels?|nose ?bleeds?|period|birth|shav\w+|shears?|trimm?\w*|clipp\w*|quail|dispatch\w*|butcher\w*|sew\w*|haircut)\b/,
  },
  /** Who had stopped. */
  {
    kind: 'selfHarm',
    of: 'said',
    unless:
      /\b(cages?|house|coop|incubator|hatcher|drinkers?|flock|water|licen[cs]e|mites?|disease|mg|salmonella|smok\w+)\b/,
    words: [
      '(?:relapsed|relapsing|about to relapse|going to relapse|(?:i|ive|im|shes|hes|been|was|nearly|almost) (?:\\w+ ){0,3}clean (?:for )?(?:\\d+|a|two|three|four|five|six|seven|ten|nearly|over|almost)? ?(?:days?|weeks?|months?|years?)|(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|a) (?:days?|weeks?|months?|years?) (?:clean|free)(?! (?:range|to|trial|delivery|postage|of)))',
      '(?:urge|urges|itch) (?:to do it |to |is |are |s )*(?:\\w+ ){0,2}(?:back|strong|bad|so bad|worse|cut|hurt|harm|there|again|tonight)(?<=\\b(?:the|my|got|get|an|have|having|these|of) (?:\\w+ )?urges? (?:\\w+ ){0,6}\\w+)',
      '(?:did|doing|done|do|start\\w*) it again(?=[^]{0,60}\\b(?:deep\\w*|dont tell|cant tell|blade|knife|bleed\\w*|my arms?|my legs?|thighs?|wrists?|clean|worse this time|ashamed|promised|stitches|razor|scars?|plasters)\\b)',
    ],
  },
  /** Food, as a punishment. */
  {
    kind: 'selfHarm',
    of: 'person',
    words: [
      '(?:not|havent|hasnt|stopped|stop|refus\\w+|wont|dont|doesnt|nothing to|without|barely) (?:\\w+ ){0,2}(?:eat|eaten|eating|food|meals?)|starv\\w+ (?:myself|herself|himself)|skipping (?:all )?(?:my |her |his )?meals|living on (?:water|air|nothing|coffee)',
    ],
    beside: [
      'on purpose|deserv\\w+|punish\\w*|disgust\\w*|too fat|so fat|fat and ugly|like(?:s)? (?:the feeling|feeling (?:empty|hungry))|hate (?:my body|myself|how i look)|hates (?:her body|herself|how she looks|himself)|calories|feels (?:good|safe|like control|in control)|in control|weigh\\w* (?:herself|myself|himself)|skinny|thinner|exercis\\w+ (?:for hours|all night)|bones|anorexi\\w*|bulimi\\w*|eating disorder',
    ],
    unless: /\b(wont eat (?:her|his|its|the|their) (?:pellets|corn|feed|layers)|too fat to lay)\b/,
  },
  {
    kind: 'selfHarm',
    of: 'said',
    words: [
      `(?:i|${she}) (?:\\w+ ){0,4}(?:make|makes|making|made) (?:myself|herself|himself) (?:be )?(?:sick|puke|throw up|vomit\\w*)(?! (?:worry\\w*|laughing|with worry|eating too))|(?:fingers? down|hand down) (?:my|her|his) throat(?= |$|\\n)(?! to (?:get|clear|hook))|(?:throw|throwing|bring|bringing) (?:it|everything|my food) (?:back )?up (?:on purpose|after every|straight after|after i eat)|(?:purg(?:e|es|ing)|laxatives)(?=[^]{0,60}\\b(?:i|she|my|weight|fat|every|food|eat\\w*|daughter|secret\\w*)\\b)(?<!\\b(?:hens?|ducks?|crop)\\b[^]*)`,
      `(?:snap\\w*|twang\\w*|ping\\w*) (?:a |an |my |the )?(?:\\w+ )?bands? (?:on|against|round) (?:my|her|his) (?:wrist|arm|leg)`,
      '(?:took|taken|taking|swallowed|drank)(?: \\w+){1,6} (?:not to die|but not to die|not trying to die|(?:just )?to feel (?:something|numb)|to hurt (?:myself|herself|himself)|to see what (?:would|will) happen|so (?:someone|anyone|they|people) (?:would|will)? ?(?:notice|care|listen))',
      '(?:take|takes|took|taking) it out on (?:myself|himself|herself|(?:my|her|his) (?:own )?(?:arms?|legs?|body|skin|wrists?|thighs?|self))|(?:cant|wont|dont|never|doesnt|havent) (?:wear|worn) (?:\\w+ ){0,4}(?:because|cos|cause|in case|due to)(?: \\w+){0,3} (?:my|her|his) (?:arms?|legs?|wrists?|thighs?|scars?|cuts)|self ?inflicted|(?:not|never|dont|cant|wont|doesnt|havent|ive not) (?:\\w+ )?(?:let|allow|letting|allowed) (?:myself|herself|himself) (?:to )?eat|(?:hit|hits|hitting|thump|thumps|thumping|punch|punches|punching|slap|slaps|slapping|bash|bashes|smack|smacks|whack|whacks) (?:himself|herself|myself|themselves|themself)(?! (?:on the (?:thumb|door|gate)|with the hammer))|(?:did|done|doing) it again(?=[^]{0,60}\\b(?:my (?:hips?|stomach|tummy|ankles?|arms?)|of them|deeper)\\b)|nobody (?:sees|saw|knows about) (?:the |my )?(?:blood|cuts|scars|marks)|so (?:nobody|no ?one) (?:sees|can see|knows)(?: \\w+){0,3} (?:blood|cuts|scars|marks|arms|legs)',
      'let (?:the |my |a )?(?:cockerel|cock|rooster|geese|goose|hens?|dog|cat|birds?|hen) (?:\\w+ )?(?:spur|peck|scratch|bite|claw|attack|nip) (?:me|my \\w+) (?:\\w+ ){0,3}(?:on purpose|because i|so i|like the|deserve|to feel|it helps|makes me)|(?:like|love|want|need|crave|miss|deserve) (?:the |to feel |feeling |to be in |some )?pain(?= |$|\\n)(?! (?:free|relie\\w+|killers?|to stop|gone|au chocolat))(?<=\\bi (?:\\w+ ){0,3}(?:like|love|want|need|crave|miss|deserve) (?:\\w+ ){0,3}pain)',
    ],
  },
]
