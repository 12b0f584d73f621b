import { type Sign, together } from '../phrases.words.ts'

const dear =
  '(?:him|her|them|(?:my |me |our )?(?:\\w+ )?(?:husband|wife|mum|mam|mummy|dad|daddy|nan|gran|grandad|son|daughter|baby|brother|sister|partner|boy|girl|friend|mate|boys|girls))'
const earth = '(?:(?:on|in) (?:this|the) (?:planet|earth|world|life|mortal coil)|here|around|alive|about|in existence)'
const dead =
  '(?:died|dead|passed(?: away)?|lost (?:him|her|my)|late|gone|buried|funeral|widow\\w*|heaven|without (?:him|her)|killed himself|killed herself)'
/** What shows that somebody is only on a journey, at a show or on a site. */
const onJourney =
  /\b(collect\w*|deliver\w*|holiday|move|moving|courier|website|site|app|account|market|auction|event|at \d|shop|newsletter|hatch\w*|meeting|appointment|parcel|delay\w*|postpone\w*|fence|crow\w*|noise)\b/

/** Not to be any more, as people say it who do not say "die". */
export const leaving: Sign[] = [
  {
    kind: 'life',
    of: 'anybody',
    unless: onJourney,
    words: [
      `(?:cant|dont|doesnt|shouldnt|not|never|dont deserve to|not meant to|not supposed to|no right to|didnt|wish i wasnt|hate) (?:\\w+ ){0,3}?(?:be|being|stay|exist|belong|live|remain|survive) ${earth}(?= |$|\\n)(?! (?:to|for|when|at|on|all (?:day|morning|afternoon)|waiting|till|until|with the|because of the|again (?:to|for|on))\\b)`,
      '(?:dont|doesnt|not|never) (?:deserve|want|ask) to (?:live|exist|be alive|be born|breathe?)|(?:should|wish i had|wish id|wish i was|wish he was|would have been better if id|would have been better if i had) (?:have )?(?:never|not) (?:been|was|were)? ?born|should never have been born|(?:sorry|regret|hate that) (?:that )?i (?:was|am|got) (?:ever )?born',
      '(?:everyone|everybody|they|theyd|theyll|she|he|kids|family|people|world|wife|husband|you)(?: \\w+){0,4} (?:better|happier|easier|relieved|fine|glad|cope|manage)(?: \\w+){0,3} (?:with me (?:gone|dead|out of the way)|without me|if i (?:wasnt|werent|was|were|died|disappeared|left this|went)(?: \\w+){0,3}|once im gone|when im gone|if i just went)',
      '(?:nobody|no one|who|not one|not a soul)(?: \\w+){0,3} (?:notice|miss|care|cry|come|know|bother|mourn|find)(?: \\w+){0,3} (?:if|when|that) (?:i|im|id)(?: \\w+){0,3} (?:come back|gone|dead|died|here|vanish\\w*|disappear\\w*|existed|alive|went|dropped)',
      '(?:waiting|ready|happy|longing|desperate|content|begging|asking|hoping|praying|want|wish|old enough|trying) (?:\\w+ ){0,2}(?:to die|for death|for the end|to be dead|to be gone|for it to be over|to go to sleep for ?ever)(?! (?:out|back|off|for))',
      'plan(?:ning|ned|s)? (?:\\w+ ){0,2}(?:(?:my|his|her) (?:own )?(?:death|end|exit|suicide|way out|last day)|how to (?:go|die|end))|planning my (?:own )?funeral|(?:my|his|her) (?:own )?death (?:plan|wish|would|will be)',
      '(?:six|6) (?:foot|feet|ft) under|pushing up (?:the )?daisies|meet(?:ing)? (?:my|his|her) maker|(?:easy|easiest|coward\\w*|quick|only|best|permanent) way out(?! of (?!this|life|here|it|my))|check(?:ing)? out (?:of (?:this )?(?:life|world)|early|for good|permanently)|(?:kick|kicking) the bucket (?:tonight|soon|myself|already)|call(?:ing)? (?:it a day|time) on (?:my |this )?life|leav(?:e|ing) (?:this|the) (?:world|earth|life|planet)|curl up and die|go(?:ing)? to a better place|(?:shuffle|shuffling) off|over and done with(?<=\\b(?:life|living|im|me) (?:\\w+ ){0,3}over and done with)|no longer be (?:here|a (?:problem|burden))',
      '(?:not|dont feel|isnt|never|cant keep myself|cant keep) (?:\\w+ )?safe (?:tonight|on my own|alone|by myself|with my (?:own )?thoughts|in my (?:own )?head|right now|to be (?:left )?(?:alone|on my own)|from myself|left alone)',
      '(?:in|having|am|into|at|be) (?:a |an )?(?:total |full |proper |complete |mental |mental health |nervous |emotional |bad )*(?:crisis|breakdown|meltdown|melt down)(?! (?:cover|service|recovery|truck|of (?:the|fees|costs|charges))|s? (?:with|in) (?:my|the) (?:incubator|hens?|flock))(?<=\\b(?:im|i|hes|shes|he|she|my \\w+|is|ive|feel|feeling) (?:\\w+ ){0,5}(?:crisis|breakdown|meltdown|melt down))|(?:mental|nervous|emotional) (?:health )?(?:breakdown|crisis|collapse)|(?:having|had|have) a breakdown',
      'suicid\\w+|(?:sui|dark|bad|horrible|scary|intrusive|those|unwanted) (?:suicide )?thoughts (?:are |have |again|back|wont|keep|about (?:me|myself|dying|not being|ending|life))|thoughts (?:are |have |got |keep )*(?:so |very |really )?(?:dark|telling me|getting dark)|having (?:thoughts|urges)(?=$|\\n| (?:of|again|about (?:hurting|ending|dying)))',
    ],
  },
  {
    kind: 'life',
    of: 'said',
    words: [
      together(
        `(?:going to |want to |wanna |gonna |ill |ready to |wish i could |need to |just |will |id rather |rather |hope to |time to |soon )+(?:be |go |get )?(?:and )?(?:join|be with|with|go to|see|follow|be beside|be next to|be together with|hold) ${dear}(?= |$|\\n)(?! (?:at|for|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|in (?:the )?(?:shop|garden|show)))`,
        dead,
        90,
      ),
      `(?:be|being|join|joining|rejoin|see|follow|follow\\w*) (?:with )?my (?:late|dead) \\w+|(?:join|joining|follow|following) ${dear} (?:soon|up there|in the ground|to the grave|tonight|wherever)`,
      '(?:i|ive|ill|hes|shes|he|she|theyve|my \\w+|i have)(?: \\w+){0,2} (?:taken|took|drunk|swallowed|done|had) (?:something|stuff|the lot|them all|all of them|it all|everything i (?:had|could))(?= |$|\\n)(?=[^]{0,90}\\b(?:dont|want|nobody|goodbye|sorry|sleepy|over|die|late|come|stop|help|pain|drowsy|tell|bye|peace|hospital)\\b)',
      '(?:stopped|stop|given up|refusing|not) (?:eating|drinking|taking my (?:meds|tablets|insulin|medication))[^]{0,60}\\b(?:waiting|want|hoping|until|till|so i|so that i|to) (?:\\w+ ){0,2}(?:die|go|the end|end|over|gone|fade away|slip away)(?=$|\\n| )',
      'its too late (?:for me|ive|to stop me|i ve|now ive)|ive (?:already )?done it(?=[^]{0,50}\\b(?:goodbye|sorry|pills|tablets|bleeding|cut)\\b)|(?:this is|it will be|itll be) (?:goodbye|my last (?:day|night|message|post|chat))|(?:my|his|her) (?:last|final) (?:day|night) (?:alive|on earth|here|tonight)|wont see (?:tomorrow|the morning|another (?:day|morning|christmas))',
    ],
  },
  /** Somebody else, in the words that worry whoever hears them. */
  {
    kind: 'life',
    of: 'person',
    unless: onJourney,
    words: [
      '(?:says?|said|saying|keeps saying|keeps telling|told me|tells me|texted|wrote|posted|messaged|reckons|thinks|mentioned|talk\\w* (?:of|about|like)|hints?|on about)(?: \\w+){0,5} (?:wants out|want out|done with (?:it|life|everything|living|this life)|had enough|cant (?:go on|do this|cope|carry on|see a way)|end (?:it|things)|not being here|better off|no point|goodbye(?! to (?:the|my|all|your|those|red|her|his|mites?))|wont be here|give up|given up|ending|worthless|a burden|not worth|no future|wont be around|hates (?:life|being alive|himself|herself))(?! (?:with the (?:hens?|shop|price)|of the (?:noise|rain)))',
      '(?:doesnt|dont|cant|didnt|not|couldnt|struggl\\w+ to|stopped) (?:see|seeing|find|have|feel) (?:a |any |much |the )?(?:way (?:forward|out|through|ahead|past)|future|hope|light|point|reason)(?= |$|\\n)(?! (?:of|in (?:the|my|his)|for (?:my|the|this)|to (?:log|pay|buy|sell|change|get|upload|keep))\\b)',
      '(?:given|giving|gave|give) up on (?:himself|herself|themselves|myself|everything|life|living|it all|everyone)|(?:lost|losing) the will(?! to (?:candle|sell|queue))',
    ],
  },
  {
    kind: 'life',
    of: 'said',
    words: [
      together(
        '(?:found|find|left|leaving|written|wrote|got|discovered|theres|there was|read) (?:me |us )?(?:a |the |this |his |her )?(?:note|letter|goodbye|message)(?: \\w+){0,2} (?:from|of|by|on|saying|off) (?:my |his |her |our )?(?:\\w+ )?(?:son|daughter|husband|wife|mum|dad|brother|sister|friend|mate|partner|him|her|lad|lass|boyfriend|girlfriend|neighbour|saying)',
        'sorry|goodbye|cant find|missing|gone|cant cope|love|forgive|not (?:answer|here|home)\\w*|isnt|wont|scared|worried|hens to|look after',
        120,
      ),
      together(
        '(?:taken|took|got|gone|missing|has|unlocked|opened|emptied) (?:\\w+ ){0,4}(?:gun cabinet|gun safe|shot ?gun|rifle|cartridges|gun|rope|all (?:his|her|my|the) (?:tablets|pills|medication))(?: keys?)?',
        'isnt answer\\w*|not answer\\w*|wont answer|cant (?:find|get hold|reach)|phone (?:is )?(?:off|dead|ringing)|gone (?:off|out|to the|missing|quiet)|been low|upset|crying|not himself|depressed|scared|worried|said goodbye|drunk|left (?:a|his|her)|since (?:the|his|her|our)',
        120,
      ),
      '(?:talk\\w*|think\\w*|thoughts?|joking|jokes|searching|googling|read\\w*|on) (?:\\w+ ){0,2}(?:about|of|for) (?:killing|kill|dying|death|ways to die|suicide|suicide methods)(?=$|\\n| (?:all|a lot|every|and|lately|again|too|so|constantly|online|to me))(?! (?:in shell|of (?:the )?(?:hens?|chicks?|eggs?)))(?<!\\b(?:hens?|chicks?|birds?)\\b[^\\n]*)',
    ],
  },
]
