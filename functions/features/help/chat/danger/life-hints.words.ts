import { annoyance, type Sign, together } from './phrases.words.ts'

const self = '(?:myself|himself|herself|themselves|themself)'
const pills =
  '(?:tablets?|pills?|paracetamol|painkillers|medication|medicines?|meds|insulin|morphine|beta blockers|antidepressants|ibuprofen)'
const gun = '(?:(?:shot ?|air ?)?guns?|rifle|12 bore|twelve bore|cartridges)'
const height =
  '(?:bridge|viaduct|cliffs?|railway|train ?line|tracks|train tracks|platform|level crossing|multi ?storey|weir|quay|pier|reservoir)'
const died = '(?:dead|gone|not here|buried|in the ground|under the ground|six feet under|no more|passed on)'
const gone = `(?:when|once|after) im ${died}(?! (?:to|on|for|away|back|into|in|out|off|shopping|up|down|home|over|from|at|next|this))|before i go(?=$|\\n)|for after(?=$|\\n)`
const days =
  '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|the weekend|christmas|new year|easter|tonight|today|tomorrow|this week|that|then|spring|summer)'

/** A journey, a move or a day's work for which somebody is not there. */
const away =
  /\b(holiday\w*|hols|tenerife|spain|france|abroad|trip|cruise|wedding|airport|flight|fly(?:ing)?|caravan|cottage|off to|away (?:for|with|on|at|until|till|from|next)|back (?:on|in|by|next|home)|mov(?:e|ing|ed) (?:house|to|away)|emigrat\w+|work(?:ing)?|shift|meeting|school run|collect\w*|pick(?:ing)? (?:up|it|them)|deliver\w*|courier|parcel|visiting|till the|until the|pause|conference|show|market day|auction|stall|hospital appointment|hatch(?:es|ing)?)\b/
/** What a gun is for on a farm. */
const pests =
  /\b(fox(?:es)?|rats?|mice|vermin|pigeons?|crows?|magpies?|mink|clays?|beaters?|pheasants?|rabbits?|squirrels?|licen[cs]e|gun ?dogs?|scar(?:e|ing) (?:birds|crows))\b/
const ropeWork =
  /\b(goats?|halter|gates?|swing|hammock|tarp\w*|trailer|tow\w*|pulley|cabbages?|pop ?hole|netting|leads?|dog|roof rack|washing|perch\w*|swap)\b/
const farmMedicine = /\b(worm\w*|vet|flubenvet|coccidiosis|mites?|hens?|chickens?|birds?|flock|dogs?|cats?)\b/

export const lifeHints: Sign[] = [
  /** What one may die by, where somebody has it at hand and nothing else is meant by it. */
  {
    kind: 'life',
    of: 'anybody',
    unless: pests,
    words: [
      together(
        gun,
        `keep(?:s)? (?:looking|staring|thinking|going back)|(?:looking|staring) at it|cant stop (?:looking|thinking)|loaded|in my (?:mouth|lap|hands?)|tonight|bank wont|left (?:his|her) (?:phone|ring|wallet)|wedding ring|not (?:come|coming) back|note|crying|in a state|sat (?:here|there|with)|locked (?:himself|myself)|wont answer|scared (?:for|what)`,
        110,
      ),
      `(?:gone|went|going|goes|disappeared|walked|driven|drove|locked (?:himself|herself)) (?:\\w+ ){0,6}with (?:the|a|his|her|my|dads) (?:\\w+ )?${gun}`,
    ],
  },
  {
    kind: 'life',
    of: 'anybody',
    unless: ropeWork,
    words: [
      '(?:gone|went|going|goes|disappeared|walked|driven|drove|locked (?:himself|herself)) (?:\\w+ ){0,6}with (?:the|a|his|her|my|some) (?:\\w+ )?(?:rope|noose)',
      together(
        '(?<!\\w )(?:rope|noose)|(?:the|a|my|some|his) (?:length of )?rope',
        'sat (?:here|there|in|with|on)|sitting|looking at it|keep looking|beam|rafters?|cant stop (?:thinking|looking)|keeps? (?:thinking|coming back)|round (?:my|his|her) neck|tonight|goodbye|feed the|look after the|take care of|in my hands?|hes gone|shes gone|not coming back|crying|tied',
        90,
      ),
    ],
  },
  {
    kind: 'life',
    of: 'anybody',
    unless: /\b(cull\w*|put (?:down|to sleep)|hens?|chickens?|dog|safe for)\b/,
    words: [
      '(?:pentobarb\\w*|somulose|horse sedative|sedatives?|euthatal|cattle bolt|captive bolt|ketamine|paraquat)(?=[^\\n]{0,60}\\b(?:person|human|man|me|myself|on purpose|drank|here|tonight)\\b)|(?:drank|drunk|took|taken|swallowed) (?:\\w+ ){0,4}on purpose',
    ],
  },
  {
    kind: 'life',
    of: 'anybody',
    unless: farmMedicine,
    words: [
      `(?:think\\w*|thought) (?:about|of) (?:taking|swallowing|downing|necking|eating) (?:\\w+ )?(?:all|every|loads?|lots|enough|too many|whole|bottle|packet|box|handful)(?: of)?(?: \\w+){0,2} ${pills}`,
      `how many (?:\\w+ ){0,5}${pills} (?:\\w+ ){0,4}(?:take|need|enough|too many|dangerous|safe|lethal|not wake|dont wake)`,
    ],
  },
  {
    kind: 'life',
    of: 'anybody',
    words: [
      `(?:keeping|kept|keep|putting|put|storing|hiding|saving|saved|save|hoard\\w*|stockpil\\w+|stash\\w*|collecting|stor(?:ing|ed)|counted|counting|lin(?:ing|ed)) (?:up |out |back )?(?:\\w+ ){0,3}${pills} (?:back|up|by|aside|out|for (?:when|the day|myself)|under)`,
      `(?:hoard\\w*|stockpil\\w+|saving up|saved up|kept back|keeping back|counting out|counted out|lined up) (?:all )?(?:my|his|her|the) (?:\\w+ )?${pills}|(?:my|his|her|the) ${pills} (?:all )?(?:lined|laid) (?:up|out)`,
      `${pills}(?=[^]{0,110}\\b(?:so (?:that )?(?:i|he|she) (?:dont|doesnt|wont|never|didnt|do not|can (?:sleep for ?ever|die))|(?:dont|not|never|wont) (?:to )?(?:wake|waking)|and (?:vodka|whisky|wine|gin)|and a bottle))(?<=\\b(?:my|i|me|his|her|got|have|ive|took|take|of|the|sleeping) (?:\\w+ ){0,2}\\w+)`,
      together(
        height,
        'nearly (?:did it|jumped|went|stepped|let go)|almost (?:did it|jumped|stepped)|(?:going to|want to|wanted to|could|thought (?:of|about)) jump\\w*|looking down|go through with it|talked me down|(?:stood|standing|sat|sitting|been) (?:\\w+ ){0,6}(?:for an hour|for hours|all night|thinking|crying|on the (?:edge|wrong side))|wrong side of',
        90,
      ),
      `(?:walk|walking|walked|wade|drive|driving) (?:out )?(?:into|under|in front of) (?:the |a )?(?:sea|river|canal|loch|reservoir|traffic|motorway|lorry|train)|(?:lie|lay|lying|stand|standing) (?:down )?(?:on|in front of) (?:the )?(?:train )?(?:tracks|line|train)|(?:crash|drive|steer|driving) (?:my|the) (?:car|van|truck|tractor|bike) (?:into|off|on purpose)|make it look like an accident`,
    ],
  },
  /** Not to wake up, as a relief. */
  {
    kind: 'life',
    of: 'anybody',
    words: [
      together(
        '(?:if |that |hope |prefer )?i (?:\\w+ ){0,6}(?:never|not|didnt|dont|wont|wouldnt) (?:to )?(?:have to )?(?:wake|waking|woke|woken)(?: up)?',
        'relief|wouldnt mind|dont mind|wouldnt care|wouldnt bother|(?:be|feel) (?:\\w+ )?(?:nice|better|bliss|best|easier|lovely|kinder|fine|ok|glad)|glad|peace|hope\\w*|pray\\w*|wish\\w*|every night',
        90,
      ),
      'i wish (?:the \\w+|it|he|she|they|god|cancer|covid) (?:had|would|could)? ?(?:taken?|took|have taken|killed|got) me|no ?(?:one|body) (?:will|would) (?:find|notice|miss|know) (?:me|until|til|till|for)(?=$|\\n| (?:days|weeks|until|til|till|the|a))',
      '(?:hard|difficult|struggling|cant) (?:to )?(?:see|find|think of|finding|seeing) (?:a|any|one|the) (?:single )?reasons? (?:to|for|not to)|(?:dont|cant) see the point(?=$|\\n)(?<=\\bi dont (?:eat|sleep|cry|care|feel)\\b[^]*)',
      '(?:go to sleep|sleep|be asleep) for (?:good|ever)|(?:dont|doesnt) (?:reckon|think|expect|believe) (?:ill|i will|hell|shell) (?:see|last|make|be (?:here|alive) (?:for|at|by|in)) (?:the |another |next |till |until |it to )?(?:spring|summer|winter|autumn|christmas|morning|year|week|weekend)|(?:head|brain|mind|something) (?:\\w+ )?tell(?:s|ing) me to (?:end|die|kill|jump|do it)|cant see (?:myself|himself|herself) (?:living|going on|carrying on|coping|getting through)',
      '(?:pray|praying|hope|hoping|wish) (?:\\w+ ){0,6}(?:dont|wont|not|never) wake(?: up)?|(?:disappointed|gutted|sorry|sad|angry) (?:that |when )?i (?:woke|wake)(?: up)|wake up (?:\\w+ )?(?:disappointed|gutted|sorry i did)',
    ],
  },
  /** No wish to live, also in few words of English and in dialect. */
  {
    kind: 'life',
    of: 'anybody',
    words: [
      '(?:no|anymore|not|without|lost|lose|losing|dont have|ive not|havent|have not) (?:\\w+ ){0,2}(?:wish|desire|will|strength|power|energy|force|reason|courage) (?:left |more |anymore )?(?:to|for) (?:live|living|life|be alive)',
      '(?:stopped|stop|cant|dont|not|never) (?:see|seeing|find|finding) (?:any|a|the) (?:reason|point) (?:to|in|of) (?:live|living|go on|carry on|being)',
      '(?:finish|finishing|stop|quit|leave|leaving|close|done|be rid of) (?:with )?(?:my|his|her own|this|the) life(?! (?:in|with|style|on|as))',
      'want (?:to )?(?:be )?(?:out|away|off|go|leave|escape|gone) (?:of |from )?(?:this |my |the )?(?:life|world|planet|earth)',
      '(?:not|no|dont) want (?:to )?(?:live|alive)(?= more| anymore|$|\\n| like this| with this)|i (?:want|wish) (?:only |just )?(?:to )?(?:death|dead)',
      '(?:my|his|her) life (?:is |it is |has )?(?:finish(?:ed)?|over|at an end|done)(?=$|\\n| and| i | now)',
      'worth more (?:to (?:them|\\w+ \\w+|everyone) )?(?:dead|gone)|(?:life insurance|insurance)(?=[^]{0,60}\\b(?:if i|when i|when im|better|without me|pays? out if i)\\b)(?<=\\b(?:my|the|their|get) (?:life )?insurance)',
      '(?:world|everyone|they|family|kids|wife|husband|she|he|you|hens) (?:\\w+ ){0,4}(?:be |is |are )?(?:\\w+ )?better (?:off )?without me',
      '(?:dont|didnt|not) (?:think |know if )?(?:i )?(?:can |will |ill )?(?:make|see|last|get through) (?:it )?(?:to|through|until|past)? ?(?:the night|tonight|the morning|another day|christmas alive)|(?:scared|afraid|frightened) of what i (?:might|will|could|may) do|voices (?:\\w+ ){0,3}tell(?:ing)? me to|dont trust myself (?:tonight|alone|with)',
      'only (?:one )?way out(?= |$|\\n)(?! (?:of|for the|is|through))|only way (?:it|this) (?:stops|ends|will stop)|better (?:for (?:all|everyone|them) )?(?:when|if) im (?:not here|not|gone|dead)(?=$|\\n| any)',
      `(?:means|meaning|wants|intends|threat\\w+|talk\\w*|think|thinks|worried|scared|afraid|says?|said|might|may|will|would|going to) (?:\\w+ ){0,5}(?:do|doing) ${self} (?:in|a mischief|harm)`,
      `(?:take|taking|took|end|ending|ended) (?:his|her|their|my) own life`,
    ],
  },
  /** Not to be here any more, where nobody is on a journey. */
  {
    kind: 'life',
    of: 'anybody',
    unless: away,
    words: [
      `(?:wont|not going to|shant|wouldnt) (?:still )?be (?:here|around|about|with (?:you|us)|on this earth) (?:anymore|(?:for )?much longer|long|next (?:week|month|year|spring|summer)|by then|in the morning|(?:after|past|come|by|for|to see) (?:\\w+ )?${days}|${days})`,
      '(?:ill|i will) be gone (?:by|before|come) (?:then|tomorrow|tonight|the morning|morning|\\w+day)',
      '(?:goodbye|bye)[^]{0,40}wont be (?:here|around)|wont be long now(?=$|\\n)(?<=\\b(?:dead|gone|goodbye|tidy|sorted|mind)\\b[^]*)',
      together(
        gone,
        'rehom\\w*|homes?|look(?:ed)? after|kind|take (?:them|my|the|care)|tidy|sort\\w*|mess|letters?|give (?:them|away|my)|free to|have (?:my|the|them)|money|peace|feed|who will|who gets|password',
        160,
      ),
    ],
  },
  {
    kind: 'life',
    of: 'anybody',
    words: ['(?:wont|not going to|not|shant|wouldnt) be alive', 'when im dead'],
  },
  /** Letters, affairs in order, things given away, a grave that waits. */
  {
    kind: 'life',
    of: 'anybody',
    unless:
      /\b(council|mp|doves?|planning|solicitor|newsletter|cover letter|letters? to (?:the )?(?:editor|landlord))\b/,
    words: [
      together(
        '(?:written|wrote|writing|left|leaving|done) (?:\\w+ ){0,3}(?:letters|notes|note|cards)',
        `${gone}|and everything|if i die|goodbye|sorry`,
        90,
      ),
      together(
        '(?:tidy|sorted|in order|straight|put right|cancelled (?:everything|it all|the milk)|given (?:everything|it all) away|(?:give|giving) (?:everything|it all|all my \\w+) away)',
        `${gone}|made (?:my mind up|up my mind)|wont be long now|(?:my|his) last|goodbye|joining|churchyard`,
        120,
      ),
      '(?:written|wrote|writing|done) (?:\\w+ ){0,3}letters (?:\\w+ ){0,3}(?:kids|wife|husband|mum|mam|dad|family|children|everyone|daughter|son|sister|brother)',
      '(?:join|joining|be with|lie with|rest with|next to|beside|see) (?:\\w+ ){1,4}(?:in|at|up) (?:the )?(?:churchyard|graveyard|cemetery|grave|ground|heaven)(?<=\\b(?:i|ill|im|me)\\b[^]{0,60})',
      'thats me (?:done|finished|away)(?=$|\\n| ill | i )(?<=\\b(?:gone|sold|left|cancelled|last)\\b[^]*)(?=[^]*\\b(?:churchyard|join\\w*|wife|grave|peace|goodbye|nothing|rest)\\b)',
      '(?:for|plan\\w*|pay(?:ing)? for|sort\\w* out|cover) (?:my|me) (?:own )?funeral|pay for (?:the|a) funeral\\n? ?mine|funeral\\n mine|funeral\\nmine',
    ],
  },
  /** Nothing to go on for, beside a loss or a low mood. */
  {
    kind: 'life',
    of: 'said',
    words: [
      together(
        '(?:no|whats the|what is the|(?:see|is|isnt) (?:the|any|a|no)) (?:point|use|sense|good|reason)|(?:why|dont) (?:do )?i (?:even )?bother|nothing left|not worth it|isnt worth it|(?:end|ending) (?:it|everything)|had enough|ready to go|why am i (?:still )?here',
        'alone|lonely|empty|worthless|hopeless|depressed|in the dark|crying|living|life|going on|carrying on|getting up|being (?:alive|here)|since (?:\\w+ ){1,4}(?:died|gassed|culled|killed|left|gone|went|passed)|(?:lost|took|gassed|culled|had) (?:all )?(?:my|his|her|them|our) (?:\\w+ )?(?:birds|hens|flock|farm|wife|husband|them|all)',
        60,
      ),
      '(?:everything|it all|its all|life) (?:is |feels |seems )?(?:so |all )?(?:pointless|meaningless)|(?:miss|notice|care)(?: me)? (?:if|when|once) (?:im|i (?:am|was|die|died|go|disappear\\w*)) ?(?:gone|dead|not here)?',
      '(?:no|any|a) reason to (?:get up|get out of bed|wake up)|cant live like this(?! with)',
      together(
        '(?:gave|giving|given|give) (?:\\w+ ){1,4}away|(?:looks|look) after',
        'wont (?:be )?need(?:ing)? (?:them|it|anything)',
        60,
      ),
    ],
    unless: annoyance,
  },
  /** A plan and a day. */
  {
    kind: 'life',
    of: 'anybody',
    unless:
      /\b(hatch\w*|collect\w*|deliver\w*|build\w*|coop|mov(?:e|ing)|wedding|show|extension|planting|incubat\w+)\b/,
    words: [
      '(?:got|have|ive|has|hes|shes|made|picked|chosen|set|know) (?:\\w+ ){0,3}(?:plan and (?:\\w+ ){0,2}(?:date|day|time|place)|(?:date|day) and (?:a |the )?(?:plan|place|how))',
      together(
        '(?:ive|got|have|has|hes got|shes got|made) (?:a|my|his|her|the) plan',
        'ignore me|end it|die|goodbye|note|how id do it|how ill do it|do it|tonight|alone',
        60,
      ),
      '(?:know|decided|worked out|planned|figured out) (?:exactly )?how (?:i|id|ill|im|i will|i would|hed|shed) (?:going to |would |will )?do it|(?:picked|chosen|set) (?:the|a|my) (?:day|date|night) (?:to|for|when) (?:die|go|it|end|i)',
    ],
  },
  /** Somebody else's farewell. */
  {
    kind: 'life',
    of: 'said',
    words: [
      together(
        '(?:saying|says|said|says his|say|sent|wrote|posted|put|written|messaged|texted|rang)[^\\n]{0,60}\\b(?:goodbyes?|wont be here|last birds|sorry (?:mum|mam|dad|for everything)|look after my|thank you for everything|cant go on|had enough)',
        'not answer\\w*|wont answer|isnt answer\\w*|wont be here|cant get hold|phone (?:is )?(?:off|goes|going)|what do i do|worried|check on (?:him|her|them)|do (?:himself|herself) in|sorry (?:mum|mam|dad)|for good|scared',
        120,
      ),
      '(?:goodbye (?:all|everyone|everybody|world|mum|mam|friends|folks) ?(?:\\n|and)? ?(?:sorry|i love|forgive|thank)|last (?:birds?|hens?|message|post|advert) (?:\\w+ ){0,5}goodbye)',
      '(?:left|leaves|taken off|took off|put) (?:his|her) (?:\\w+ )?(?:phone|ring|wallet|keys|watch) (?:and |with )(?:his |her )?(?:\\w+ )?(?:phone|ring|wallet|keys|watch|note)(?<=\\b(?:ring|note)\\b[^]*)|(?:wedding ring|phone) (?:\\w+ ){0,5}(?:on the (?:table|side)|behind)(?<=\\b(?:wedding ring|ring)\\b[^]*)',
    ],
  },
]

/** Nothing to hope for, in words that are also said of a noisy cockerel. */
export const lifeDespair = [
  '(?:i )?want (?:everything|all of it|it all|the pain) (?:all )?to (?:stop|end|be over|finish)(?=$|\\n| i | im| and i)',
  '(?:so )?tired of (?:it all|everything(?! (?:being|here|on|getting|always|sold))|fighting|trying|being me|carrying on|waking up)|no (?:use|good) to (?:anyone|anybody|man nor beast)|nobody needs me|what use am i',
  '(?:nothing|no ?one|nobody) left (?:to|for me|in my life|i)|im finished(?=$|\\n)|im broken(?=$|\\n)|i (?:cant|dont want to) do (?:life|this) (?:anymore|no more|another day)|dont want to do this anymore',
]
