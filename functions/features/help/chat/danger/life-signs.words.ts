const toDie =
  '(?:die|be dead|be gone|be in heaven|go to heaven|not be here|not exist|not wake up|stop living|stop existing|end it|end my life|disappear forever|kill myself|be with \\w+ in heaven|go to sleep and (?:never|not) wake up|sleep forever|end things forever|leave this world)'
/** What may happen to somebody who has nothing to hope for. */
const wish =
  '(?:want to|hope to|hoping to|planning (?:to|on)|decided to|promised to|hope (?:i|he|she)|hoping i|hopes (?:he|she)|wish to|plan to|plans to|planning on|thinking of|thinking about|thoughts of|think about|thinks about|keep thinking about|keep thinking of|talks about|talking about|talking of|going to|might|try to|tried to|trying to|tempted to|ready to)'
const loved =
  '(?:him|her|them|(?:my )?(?:\\w+ )?(?:mum|mam|mummy|dad|daddy|nan|nana|gran|grandad|wife|husband|son|daughter|partner|baby|brother|sister|friend))'
const oneself = '(?:myself|himself|herself|themselves|themself)'

/** Ways to go where one dies. */
const moving = '(?:walk|walking|step|stepping|jump|jumping|throw|throwing|chuck|chucking|fling|flinging|hurl|hurling)'

/** What somebody says who may end their life, or of somebody who may. */
export const lifeSigns = [
  'suicide|suicidal',
  `kill(?:ing|ed|s)? ${oneself}`,
  `(?:hang|hanging|hung|hanged|drown|drowning|shoot|shooting|shot|gas|gassing|poison|poisoning|stab|stabbing|neck|top|topping|topped|off|offing|do away with|finish(?:ing)?) ${oneself}(?! in the foot)`,
  `do(?:ing)? ${oneself} in`,
  `(?:throw|throwing|chuck|chucking) ${oneself} (?:off|under|in front|into)`,
  `want to (?:\\w+ ){0,2}?${toDie}`,
  `(?:wish|wishes|wishing|wished) (?:i|he|she|they|it|that i|hed|id) (?:\\w+ ){0,2}?(?:was dead|were dead|had died|would die|could die|wasnt here|was gone|wasnt alive|could disappear|never been born|was never born|never born|could not wake up|didnt exist|wouldnt wake up|dont wake up)`,
  'wish (?:id|i had) (?:never|not) been born|never been born',
  '(?:rather|sooner|better|better off|might as well) be (?:dead|gone)|better off dead|better dead',
  `(?:going to|i will|ill|hell|might|just) (?:just )?(?:end it(?: all| now| tonight| today)|kill ${oneself}|end (?:my|his|their) life|take (?:my|his|their) life)`,
  `${wish} (?:\\w+ )?(?:die|dying|be dead|being dead|not wake up|not waking up|dont wake up|end(?:ing)? (?:it|things|my life|his life|her own life|it all)(?= |$|\\n)(?! (?:with|early|before|on ebay))|hang(?:ing)? ${oneself}|jump(?:ing)?(?= |$|\\n)(?! (?:in|to|on|at|over|ship|into|the))|driv(?:e|ing) (?:\\w+ ){0,2}(?:off the road|into))`,
  `(?:be|join|see|go to) (?:with )?${loved}(?: again)?(?: (?:in heaven|up there|now|instead|on the other side))(?! (?:at|on))|(?<=\\b(?:died|dead|passed away|passed|lost|heaven)\\b[^\\n]*)want to be with ${loved}|be with ${loved} (?:shes|hes|whos|who is|in) (?:\\w+ )?heaven`,
  'i dont care (?:if|whether) i (?:live|die|wake)|(?:nobody|no one|who|they) cares? (?:if|whether) i (?:live|die|am|was|disappear)|live or die',
  '(?:cant|dont) (?:see|imagine|picture) (?:myself|me|a future|any future|being) (?:being )?(?:here|alive|around)?(?= |$|\\n)(?! (?:using|keeping|buying|with (?:hens|chickens)))',
  'keep(?:s|ing)? me (?:alive|here|in this world)|if it wasnt for (?:\\w+ ){1,4}id be (?:dead|gone)|id be dead (?:already|by now|if)|kill me (?:now )?(?:i mean it|im serious)|kill me(?=$|\\n)(?<=^kill me)',
  '(?:dark|bad|suicid\\w+|intrusive) thoughts(?: about| of)?|thoughts of (?:suicide|dying|death|ending)|ways to (?:kill|end) (?:myself|my life)|dont feel safe with myself|not (?:feeling )?safe (?:with|from) myself|a danger to (?:myself|himself|herself)',
  '(?:be |is |are )?(?:better|happier|easier|fine) (?:off )?(?:without (?:me|him|her)(?= |$|\\n)|if (?:i|he|she) (?:died|was dead|was gone|wasnt here|were dead|disappeared))|better off without me',
  '(?<=\\b(?:wish|want|hope|could|rather|if i|id like|like)\\b[^\\n]*)(?:not|never|dont) wak(?:e|ing)(?: up)?|sleep for ?ever',
  `(?<=\\b(?:died|dead|passed away|passed|lost|heaven|funeral)\\b[^]*)want to be with ${loved}|want to be with ${loved}(?=[^]*\\b(?:died|dead|passed|heaven|lost|funeral)\\b)`,
  '(?:just |should |might |to )finish it(?: all| now| tonight)?(?=$|\\n)|(?:himself|herself|myself) [^\\n]*\\bwith (?:a|his|my|the|her) (?:shotgun|gun|rope|knife|noose)|with (?:a|his|the) (?:shotgun|noose) (?:and|saying|crying)',
  '(?:texted|messaged|told|rang|sent|left|written|wrote|phoned)(?: me| us| everyone| people| a| his| her| my)* goodbyes?(?: \\w+)?|(?:waste of space|too much trouble to everyone)',
  '(?:how (?:much|many)|what|which|is|can|could)[^\\n]*\\b(?:lethal|fatal|deadly|kill|overdose|od)\\b (?:\\w+ ){0,3}?(?:humans?|a person|people|somebody|someone|an adult|me|you)(?= |$|\\n)(?! (?:in|if i (?:buy|get)))|can (?:i|you) (?:overdose|od) on|(?:quick|easy|painless|nice|good|easiest|quickest) way (?:to|for me to) (?:die|go)(?= |$|\\n)(?! (?:on|to|for|about|through|with))',
  'want out of (?:this |my )?life|should (?:keep|carry on|go on|continue) (?:living|being here)|hopes? (?:\\w+ ){1,4}(?:hits|kills|runs over|takes) me|goodbye (?:forever|for ever|for good)|saying goodbye(?: to me)?(?=$|\\n)|way to end (?:it|things|everything)(?: all)?(?=$|\\n)',
  'feel(?:s|ing)? like (?:ending (?:it|things|everything|my life)|dying|jumping off|hanging|killing (?:myself|himself|herself))|(?:wish|wishing|hope|want to)[^\\n]* (?:not exist|stop existing|cease to exist)|(?:talks?|talking|talked|thinking|thinks) (?:of|about) not being (?:around|here|alive)',
  '(?:end|ending|ended|take|taking|took|taken|takes) (?:my|his|their) (?:own )?life|(?:end|ending|take|taking|took|taken) her own life|end her life (?:today|tonight|herself)|end my days',
  'thinking (?:of|about) (?:ending it|ending things|not being here|dying)',
  '(?:dont|doesnt|didnt|not) (?:really |even )?(?:want to|wanna|wish to|see why i should) (?:\\w+ ){0,2}?(?:live|be here|be alive|exist|wake up|be on this earth|be around)(?: anymore| any| now| tomorrow)?(?! (?:in|with|near|next|when|for|at|on|by))',
  '(?:dont|doesnt) want to be in (?:the|this) world',
  '(?:not|isnt|aint|is it even|hardly|never) worth (?:living|being alive|it being alive|going on|carrying on|it anymore)(?! with)',
  'life (?:is |feels |seems |has become )?(?:so |too |all )?(?:pointless|meaningless|unbearable|over for me|hopeless|not worth)',
  '(?:im|i am) (?:so )?done\\n? ?(?:goodbye|bye|with (?:life|everything|it all|living))|^goodbye(?: everyone| world| all)?$',
  '(?:nothing|no reason|not much|nothing left) (?:left )?to live for(?! (?:until|till|but))|no reason to (?:live|be here|carry on|go on)|nothing to get up for anymore',
  '(?:dont|cant|doesnt|cannot) see (?:the |a |any )?point (?:in|of) (?:living|life|going on|being here|carrying on|being alive|me)|(?:no|whats the|what is the) point (?:in|of|to) (?:living|life|going on|being here|being alive|carrying on|me(?! \\w+ing)|my life|it all)(?! with)|no point in me(?! \\w+ing)',
  'better off (?:without|if i (?:was|were) (?:dead|gone|not here)|if i wasnt here)(?: me| him| her)?(?= |$|\\n)(?! (?:the|a|that|this|it|them|cockerels?))',
  '(?:nobody|no ones?|who|they|he|she|everyone|you) (?:would|wouldnt|will|wont|d|even) (?:even )?(?:miss (?:me|him|her|them)|notice if i (?:was|died|wasnt|disappeared)|care if i (?:died|was|lived|disappeared|lived or died))',
  '(?:tired|sick|fed up) of (?:living(?! (?:next|near|with|in|beside|by|opposite))|life|being alive|existing)|(?:given|give|giving) up on (?:life|living)|done with (?:life|living)|had enough of (?:life|living|being alive)|hate (?:my life|being alive|living)',
  '(?:cant|dont|no) (?:see )?(?:any |a |see any |see a )?(?:way out|future)(?: for me)?(?= |$|\\n)(?! (?:of|in|for (?!me\\b|us\\b|him\\b|her\\b)))|no way out for me',
  '(?:painless|quick|quickest|easy|easiest|best|peaceful) (?:way|ways) (?:to|of) (?:die|dying|kill myself|go)|painless(?:ly)? to die|how (?:to|do i|can i|could i) (?:die|kill myself|end my life)|ways to die',
  'how (?:many|much) (?:\\w+ ){1,6}(?:to kill me|to die|to overdose|would kill me|will kill me|kill a person|to end it|before i die)',
  '(?:will|would) (?:\\w+ ){1,4}kill me if i (?:took|take|drank|drink|ate|eat|swallow)',
  `(?:(?:think\\w*|tempted) (?:about |of |to )?)?${moving} (?:\\w+ )?(?:in ?front of?|under|into|before) (?:a |the |an |some |next |first |moving |oncoming |fast )*(?:train|tube|lorry|hgv|bus|truck|traffic)`,
  `(?<=\\b(?:think\\w*|thoughts?|pictur\\w+|imagin\\w+|tempted|urges?|want to)\\b[^\\n]{0,40})${moving} (?:\\w+ )?(?:in ?front of|under|into) (?:a |the |an |some |moving |oncoming )*(?:car|van|tractor)s?`,
  `(?:think\\w* (?:about|of) )?${moving} (?:\\w+ )?(?:off|from|over) (?:a |the |of )*(?:\\w+ )?(?:bridge|viaduct|cliff|multi ?storey|car park|quarry|building|top floor)`,
  '(?:jump|jumping|jumped|step|stepping) (?:off|in front of|under|from) (?:a |the )?(?:bridge|train|roof|cliff|car|bus|lorry|building|motorway)|(?:slit|slash|cut|cutting|slitting) (?:my|his|her|their) wrists?|driv(?:e|ing) (?:\\w+ ){0,3}(?:into|off) (?:a |the )?(?:wall|tree|bridge|cliff|quarry)',
  '(?:written|wrote|left|leaving|found|writing) (?:a |my |his |her |the )?(?:suicide |goodbye )?(?:note|letters?)(?: and| saying goodbye| goodbye)|goodbye (?:note|letter|everyone|world)|(?:saying|said|say) (?:goodbye|bye) to everyone',
  '(?:got|have|has|hes got|ive got|with) (?:a |the |my |his )?(?:rope|noose|gun|shotgun|pills|tablets|blade|knife|razor)(?: \\w+){0,2} ready(?! (?:for|to) (?:the |my |our )?(?:worm\\w*|hens?|birds?|flock|gapes?|vet|dos\\w+|mix\\w*|clays?|beaters?|shoot|fox\\w*|tomorrows? shoot))|noose(?! (?:carriers?|traps?|poles?|for))',
  '(?:with|gone|took|taken) (?:\\w+ ){0,4}(?:rope|shotgun|gun) and (?:a |his |her )?note',
  'when im (?:dead|not here anymore|gone for good)|after im dead|by the time you read this|my last (?:day|night|message) (?:on earth|alive|ever)?',
  'make me dead|be dead like|want (?:it|this|everything) all to (?:end|stop)|want the pain to (?:end|stop)',
  '(?:overdose|od|oding|overdosing) (?:on|tonight|again)|take an overdose|took an overdose|taken an overdose|going to overdose',
]

/** Despair in words that are also said of a noisy cockerel. */
export const despairSigns = [
  '(?:dont|cant) (?:think|see how|know how) (?:\\w+ ){0,3}?(?:can |to |ill )?(?:keep going|go on|carry on|cope)(?: anymore| much longer| like this)?(?=$|\\n| and| but| i | im)',
  '(?:ive |i have )?had enough(?: i want out| of it all| i want it to stop)?(?=$|\\n)|i want out(?=$|\\n)|no way forward|nothing (?:left )?(?:for me|to live for)|(?:have|got|ive) nothing left(?=$|\\n| (?:now|for me|the|all|since|anymore))|lost everything',
  '^im going to do it (?:tonight|today|now|tomorrow|this time)$',
  '(?:so|feeling|feel|really|been) (?:\\w+ )?(?:depressed|suicid\\w+)(?=$|\\n| and (?:i |dont|alone|cant)| i (?:cant|dont)| help| again)',
  '(?:cant|cannot|couldnt) (?:go|carry|keep) (?:on|going)(?: (?:anymore|like this|living|much longer|without (?:him|her|them)|with (?:life|it|any of it)))?(?=$|\\n| and| but| i | im| since| its| with life| help| please| what)',
  '(?:cant|cannot) (?:do|take|face|handle|bear|cope with) (?:life|living|another day|the pain|tomorrow|(?:it|this|things|anything)(?= (?:all )?anymore))(?: all)?(?: anymore| now| much longer)?(?=$|\\n| and| but| i | im| help| please)',
  '(?:cant|cannot) cope(?: anymore| with life| with anything| on my own| at all)?(?=$|\\n| and| but| i | im| help| please| since)',
  '(?:do|does|doing|might|going to do|will do|did) (?:something|anything) (?:stupid|silly|daft|to (?:myself|himself|herself))',
  'feel(?:s|ing)? (?:so |completely |totally |utterly )?(?:hopeless|worthless|empty inside|like giving up|like ending it|like dying|like a burden)|im a burden|(?:such|just) a burden',
  'theres no hope|no hope left|lost all hope|lost (?:the|my) will to (?:live|carry on|go on)|no will to live',
  'i give up on everything|had enough of everything|ive had enough of it all',
  'i hate myself|hates himself|hates herself|everyone hates me',
  'nothing matters(?: anymore| now)?(?=$|\\n| and i)|(?:no|cant see (?:the|any)|dont see (?:the|any)|whats the|isnt any) point (?:\\w+ ){0,3}?(?:anymore|in me(?! \\w+ing)|me being|being here|in anything|going on|carrying on|of me)',
  'whats the point (?:anymore|in anything|of anything|of it all)|no point (?:anymore|in anything|to anything)|nothing matters anymore',
  'i (?:just )?want to (?:disappear|give up|vanish)',
]

/** Who hurts themselves, whether or not they want to die. */
export const harmSigns = [
  'self harm',
  '(?:i|she|he) cut (?:my|her|his) (?:own )?(?:arms|wrists|thighs)(?! (?:on|off))',
  'self injur\\w+',
  '(?:cut|cuts|cutting|hurt|hurts|hurting|harm|harms|harming|hit|hits|hitting|burn|burns|burning|burned|burnt|scratch\\w*|punish\\w*|starv\\w+|bite|bites|biting|punch\\w*) (?:myself|himself|herself|themselves)',
  '(?:been|started|am|keep|stop|im) cutting(?: again| lately)?(?=$|\\n)',
  '(?:cut|cutting|cuts|burn|burning|hurt|hurting|harm|harming) (?:myself|himself|herself|themselves) (?:on purpose|again|when|to feel|to cope|because|deliberately|every)',
  '(?:cuts|cutting|scratches|scratched|scratching|burning|burns|carves) (?:my|his|her|their) (?:own )?(?:arms|legs|thighs|wrists|skin)(?: on purpose| when| to cope| again| until| till)?(?! (?:on|off|short))',
  '(?:daughter|son|friend|mate|sister|brother|girlfriend|boyfriend|child|kid|boy|girl|teenager|he|she|shes|hes) (?:is |keeps |has been |been |started )?(?:cutting|harming|hurting) (?:herself|himself)',
  '(?:hurt|hurting|harm|harming|burn|burning|burned|burnt|cut|cutting) (?:myself|himself|herself) on purpose',
  'making myself (?:sick|throw up) (?:after|when|to|every)|starving myself',
]

/** What shows that somebody was hurt by accident. */
export const byAccident =
  /\b((?:cut|hurt|burnt|scratched) (?:myself|himself|herself) on (?:a|the|some|an|that|one of)(?! (?:\w+ )?(?:arms?|legs?|thighs?|wrists?|stomach|hips?|purpose))|accident\w*|shaving|lifting|carrying|wire|mesh|netting|fence|glass|tin|opening|slipped|fell|falling|cooking|secateurs|axe|hatchet|saw|nail|ladder|incubator|lamp|heater|(?:by|from|off|on|at|with|chasing|catching|holding|grabbing) (?:\w+ ){0,2}(?:hens?|cockerels?)|cage|against|running|moving|building|flapping)\b/
