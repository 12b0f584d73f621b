import { anyOf, kin, type Sign } from '../phrases.words.ts'

const journey =
  /\b(holiday\w*|hols|spain|france|portugal|abroad|trip|cruise|wedding|airport|flight|caravan site|back (?:on|in|by|next|home)|mov(?:e|ing|ed) (?:house|to|away|in|into|home|abroad)|emigrat\w+|new (?:house|home|job)|shift|meeting|school run|at work|working|visiting|courier|signed for|redeliver\w*|hospital appointment|operation|care home|a flat|smaller|retir\w+|downsiz\w+|giving up (?:hens|birds|poultry|chickens|breeding))\b/
const soon =
  '(?:(?:after|past|come|by|before|till|until|this|on|beyond) (?:\\w+ )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|christmas|easter|new year|tonight|tomorrow|week|month|winter|spring|summer|year|morning)|tonight|tomorrow|soon|much longer|long|anymore)'
const handOver = anyOf(
  'starve|look(?:ed|ing)? after|who (?:gets|will have|has|takes|feeds|will feed|will take|do i tell|is going to)|(?:take|have|want|rehome|feed|water|mind|keep) (?:my|the|them|these|those|all|on)|free to|give (?:them|my|the|it)|giv(?:en|ing) (?:\\w+ ){0,4}away|need (?:water|feeding|a home|good homes?|homes?)|tell (?:my|the|them|him|her)|instructions|affairs|in order|sorted|tidi?ed|paid (?:up|off)|password|cancel\\w*|neither will|account|dont (?:ring|call|send|bother|tell)|nobody (?:else )?knows|no ?one (?:else )?knows|own choice|my mind up|decided|sorry|forgive|kindness|lovely|thank(?:s| you) (?:\\w+ )?for|goodbye|peace|rest|love (?:you|them|her|him)|transfer|(?:find|found) out (?:till|until) after|till after|(?:they are|theyre|its|all) (?:his|hers|theirs|yours)|can have|is to have|leave (?:them|it|everything) to',
)
const means = anyOf(
  '(?:shot ?)?guns?|rifle|12 bore|cartridges|bullets?|rope|noose|beams?|rafters?|bale(?:r|ing) twine|hose ?pipe|exhaust|engine (?:on|running)|car fumes|bridge|viaduct|cliffs?|quarry|reservoir|weir|railway|train (?:line|tracks?)|level crossing|platform|multi ?storey|tablets?|pills|paracetamol|insulin|morphine|sleepers|barbiturates?|bolt gun|captive bolt|knife|razor|blade',
)
const pests =
  /\b(fox(?:es)?|rats?|mice|vermin|pigeons?|crows?|magpies?|mink|clays?|beaters?|pheasants?|rabbits?|squirrels?|licen[cs]e|gun ?dogs?|perch\w*|worm\w*|flubenvet|goats?|halter|tow\w*|trailer|feeders?|drinkers?|pond|build\w*|hang(?:ing)? (?:the|a|my) \w+)\b/

/** A farewell and what is to become of the birds; a way to die, looked at or asked about; somebody else's. */
export const farewells: Sign[] = [
  /** Not to be there, with nobody on a journey, and what others are to do then. */
  {
    kind: 'life',
    of: 'anybody',
    unless: journey,
    words: [
      `(?:i |im )?(?:wont|not going to|shant|will not|shall not|wouldnt|dont (?:intend|expect|plan|want|think ill|think i will)) (?:to )?(?:be )?(?:here|around|round|about|with you|alive|back|needing (?:it|them|anything|this)|need (?:it|them|anything|this|a)|seeing|see|coming back|come back|last|make it)(?:(?: \\w+){0,2} ${soon})?(?= |$|\\n)(?! (?:to|when|for the (?:courier|delivery|parcel)|it (?:now|anymore) as)\\b)`,
      `(?:i |ill |im |id )?(?:be |been )?(?:gone|leaving|going|done|away|finished|out of (?:here|the way|your hair)|no more)(?= |$|\\n)(?: (?:for good|forever|for ever|by then|then|now|${soon}))(?<=\\b(?:ill|im|i|id|thats me|ive) (?:\\w+ ){0,3}\\w+(?: \\w+){0,4})`,
      `(?:after|come|by|from|before|on) (?:\\w+ )?(?:day|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tonight|tomorrow) (?:\\w+ )?(?:thats|that is|that will be|itll be|im) (?:me|it|all over|the end|done|gone|not here|finished|no longer)(?! (?:on (?:holiday|shift)|at work|off))`,
      '(?:if|when|once) (?:i (?:wasnt|werent|am not|was not|wont be|was gone|were gone|die|died|go) ?(?:here|around|alive)?|im (?:not here|gone|dead|no longer here)|anything happens to me|something happens to me)(?= |$|\\n)(?! (?:for (?:a|the|two|three|\\d)|to|on|at|away|from|out|in|wrong|ahead|through|with|into|up|down|over))',
    ],
    beside: [handOver, 'i|im|ill|my|ive|id|me|mine'],
  },
  /** Everything in order, where that is said beside an end. */
  {
    kind: 'life',
    of: 'said',
    unless: journey,
    words: [
      '(?:its|it is|this is|was|my|entirely my|by) (?:my )?own (?:choice|decision)|(?:made|made up) (?:my|his|her) (?:mind|mind up|peace|decision)|(?:set|put|putting|getting|got|sorted|sorting|tidying) (?:my|all my|his|her|me) (?:\\w+ )?affairs(?: in order)?|(?:nearly |almost )?(?:got )?everything (?:is )?(?:\\w+ )?(?:sorted|done|tidy|ready|in order|paid)(?: now| for)?',
    ],
    beside: [
      'wont be|wont see|dont (?:intend|plan|expect) to|gone|die|dead|dying|(?:can|to|at) (?:\\w+ )?rest|letters|goodbye|nobody (?:else )?knows|not illness|wasnt here|not here|at peace|end it|given (?:\\w+ ){0,4}away|giving (?:\\w+ ){0,4}away|sorry',
    ],
  },
  {
    kind: 'life',
    of: 'said',
    words: [
      '(?:put|shut|fed|locked|seen|tucked|closed|said)(?: \\w+){0,6} for the (?:very )?last time(?! (?:before (?:we|i) move|this (?:year|season)|as (?:we|i)))|see (?:you|ya|u|yous) (?:all )?on the other side|by the time (?:you|u|she|he|they|i|anyone|this)(?: \\w+){0,2} (?:get|gets|got|read|reads|see|sees|find|finds|open|arrives|hear)(?: \\w+){0,5} (?:gone|dead|over|too late|not (?:be )?here|wont (?:be|matter)|at peace)',
      `(?:tell|let) (?:my |the |me |our )?(?:\\w+ )?(?:${kin}|them|everyone|hens|girls|dog) (?:know )?(?:that )?(?:i |im |it |its )(?:\\w+ )?(?:lov\\w*|sorry|tried|did|not (?:their|her|his|your) fault|wasnt (?:their|her|his) fault|forgive)|(?:kiss|hug) (?:the |my )?(?:kids|babies|children|girls) for me`,
      `(?:${kin}|she|he|shes|hes|they|theyve)(?: \\w+){0,4} (?:said|saying|says|sent|left|texted|posted|wrote|written|put|messaged)(?: \\w+){0,6} (?:(?:his|her|their) )?(?:goodbyes?|bye(?= |$|\\n)|farewell|last (?:words|message)|sorry for everything|(?:he|she) (?:was|is) sorry|other side|letters? to (?:each|the|his|her|us|all|everyone|me)|not (?:their|our|my|your) fault|thank you for everything|look after (?:my|the|them|mum|his|her))(?! to (?:the|his|her|all) (?:hens|birds|flock|cockerels?|hobby))(?=[^]*\\b(?:phone|pick\\w*|answer\\w*|seen|missing|gone|drunk|sorry|worried|where|cant (?:find|get)|off|not here|walking|quiet|ring|children|kids|each|dont know|help|scared|children|wont|what do i)\\b)`,
      '(?:has|have|had|shes|hes) (?:said|done) (?:his|her|their) goodbyes(?! to (?:us|the) (?:and|at) (?:moved|the door))|(?:left|leaving|written|wrote|leave) (?:\\w+ ){0,2}(?:instructions|letters|a list|notes?) (?:for|about|on) (?:the |my |who |what |how |when )?(?:\\w+ )?(?:birds|hens|funeral|after|gone|wife|kids|family|animals|when)(?=[^]*\\b(?:living|die|gone|carry on|sorry|go on|tired|end|alive|goodbye|funeral|after im|wish)\\b|(?<=\\b(?:living|die|gone|carry on|sorry|go on|tired|end it|alive|goodbye|wish)\\b[^]*))',
      '(?:i wrote|ive wrote|ive written|i have written|i have wrote|wrote|written|writing|done|finished) (?:\\w+ ){0,3}(?:letters|the notes|my note|the note|my letters|goodbyes)(?=$|\\n| now| to)(?! to (?:the |my )?(?:council|mp|seller|editor|bank|defra|landlord|paper|courier|solicitor|santa))',
      'last (?:thing|order|message|post|night|day|time|birds?|purchase|advert|ever)(?: \\w+){0,4} (?:ill ever|i ever|ever (?:buy|do|write|post|see|send)|youll (?:ever )?(?:hear|see))(?=[^]*\\b(?:thats me|mean it|not (?:being )?dramatic|goodbye|sorry|after|done|gone|no more|the end|end it)\\b)|(?:this is|its|i think its) (?:the end|goodbye)(?: from me| for me| everyone| then)(?! (?:for|of) (?:the|this|today|season))(?<!\\b(?:breed\\w*|hobby|batch|season|year)\\b[^]*)',
      '^im done(?=$|\\n)(?=[^]*\\b(?:tell|love|sorry|bye|goodbye|look after|cant|enough|tired)\\b)|(?:im|i am) (?:\\w+ )?done (?:here|now|fighting|trying|living|with (?:it all|everything|this world|this life|life))(?=$|\\n| and i| tell| sorry| goodbye| i)(?<!\\b(?:hatch\\w*|breed\\w*|incubat\\w*|selling)\\b[^]*)',
    ],
  },
  /** Not for a bird but for whoever writes. */
  {
    kind: 'life',
    of: 'said',
    words: [
      '(?:call(?:ing)? it a day|call(?:ing)? time|pack(?:ing)? it in|giv(?:e|ing) up|ending it|end it|had enough|finished|done for|going(?= |$|\\n))(?=[^]{0,50}\\b(?:not (?:the |my |with the |of the )?(?:birds?|hens?|chickens?|flock|poultry)(?: \\w+){0,2} (?:me|myself|life|living)(?=$|\\n| i)))',
      '(?:put (?:down|to sleep|out of (?:my|its|her|his|their|the) misery)|culled?|dispatched?|necked|killed?|end(?:ed|ing)?|die|dead|sleep|finish(?:ed)? off|bolt gun|neck|wring)(?=[^]{0,70}\\b(?:(?:its|it is|i mean|mean|for|just|but|only|is|needs?|its for|thats|that is) (?:me|myself|mine)(?=$|\\n| i | that| who| not| im| its| want)|me not the|will be me|be me (?:that|who)|human|a person))(?=[^]{0,110}\\b(?:not|isnt|its me|be me|person|human)\\b|(?<=\\bnot\\b[^]{0,60}))',
      '(?:put|puts|putting) (?:me|myself) (?:down|to sleep|out of (?:my|this|the|me) (?:own )?(?:misery|suffering|pain))(?<!\\b(?:could|jokes?|lol|haha)\\b[^]*)(?<=\\b(?:wish|someone|somebody|just|please|need|should|would|vet|they|want\\w*|can|kindest|kinder|ought|ready|time)\\b[^\\n]{0,40})',
    ],
  },
  /** How one dies of something, asked by a person of a person. */
  {
    kind: 'life',
    of: 'said',
    unless:
      /\b(hens?|chickens?|chicks?|cockerels?|birds?|ducks?|quails?|geese|goose|turkeys?|poults?|pheasants?|game|mites?|rats?|fox(?:es)?|pests?|foot|it hurt them|them)\b/,
    words: [
      '(?:is it|does it|would it|will it|how (?:quick\\w*|long|fast|painful|slow|peaceful|easy|quickly|hard)|what(?:s| is) it like|whats it feel)(?: \\w+){0,8} (?:hang(?:ing)?(?: (?:yourself|myself|someone|somebody))?(?=$|\\n| and| or| in| from| with| if)|drown(?:ing)?|bleed(?:ing)? (?:out|to death)|jump(?:ing)? (?:off|from|in)|overdos\\w*|suffocat\\w*|(?:breathe?|breathing|breath) (?:in )?(?:\\w+ )?(?:exhaust|fumes|gas|carbon monoxide|helium|nitrogen)|freez\\w+ to death|starv\\w+ to death|slit\\w* (?:your|my) wrists?|gas(?:sing)? (?:yourself|myself)|shoot(?:ing)? (?:yourself|myself)|die (?:of|from|by))',
      '(?:hang|drown|kill|shoot|gas|poison|suffocate|overdose|cut|stab) (?:yourself|yourselves|ones? self|oneself)(?! (?:laughing|in the foot|off|up))',
      '(?:max\\w*|highest|biggest|safe|fatal|lethal|deadly|toxic|how (?:much|many)|what dose|dose|enough|amount|strongest|will|would|could|if i (?:took|take|swallow|drink|drank)|what happens if)[^\\n]{0,80}(?:paracetamol|tablets?|pills|painkillers|insulin|morphine|codeine|sleeping|antidepressants|aspirin|ibuprofen|beta blockers|warfarin|antifreeze|paraquat|ketamine|tramadol|medication|meds)[^\\n]{0,60}\\b(?:person|human|adult|someone|somebody|man|woman|body|liver|finish (?:me|you|someone) off|finish me|kill (?:me|you|someone)|stop (?:your|my|a) heart|die|never wake|not wake|dead|to be sure|do the job|end it|lethal|fatal|at once|all at once|in one go)(?! (?:help|advice))',
      'how (?:high|deep|far|long|many|much|fast)(?: \\w+){0,6} to be (?:sure|certain|fatal|final|enough to (?:die|kill|end))',
      '(?:god|heaven|hell|jesus|church|afterlife|bible|sin|forgiven?)(?: \\w+){0,8} (?:do it (?:themselves|yourself|myself|to themselves)|kill themselves|take their own|end (?:it|their)|suicide)|(?:do|did|does|done|doing) (?:it|away) (?:to |with )?(?:themselves|yourself)(?=[^]*\\b(?:god|heaven|forgiv\\w*|hell|buried|insurance)\\b|(?<=\\b(?:god|heaven|forgiv\\w*|hell|insurance)\\b[^]*))',
      '(?:insurance|life cover|life policy|pension)(?: \\w+){0,6} (?:pay|pays|paid|cover|covers|valid|void)(?: \\w+){0,6} (?:if i|suicide|took my|own life|kill|my own hand|end it|do it myself)|(?:get|worth|got|have|leave them)(?: \\w+){0,5} (?:insurance|life cover)(?: \\w+){0,6} (?:than|from me|alive|without)',
    ],
  },
  /** A means at hand, and a mind that turns to it. */
  {
    kind: 'life',
    of: 'writer',
    unless: pests,
    words: [means],
    beside: [
      anyOf(
        '(?:keep|kept|keeps|cant stop|been|find myself|start\\w*|stood|sat|sitting|standing|stand|sit|some nights i|always|just) (?:\\w+ ){0,2}(?:look\\w*|star\\w*|think\\w*|pictur\\w*|wonder\\w*|driv\\w*|slow\\w*|walk\\w*|go\\w* back|plan\\w*|imagin\\w*)|(?:look|looks|looking|stare|staring|stares) (?:\\w+ ){0,2}at (?:\\w+ ){0,4}and (?:\\w+ ){0,2}(?:think|wonder|imagine)|(?:think|thinking|thought|wonder|wondered|wondering) (?:about|of|if|how|what) (?:\\w+ ){0,3}(?:it|using|doing it|jumping|ending|going|walking (?:in|into|off)|pulling|hanging|taking|stepping|letting|driving)|(?:going|go|ready|want|about|tempted|nearly|almost|plan\\w*|tried|try|trying) (?:to )?(?:use it|jump\\w*|do it|go over|let go|end it|pull the trigger|step off|drive off|walk in|drive into|did it|kill|die)|one pull|someone talk to me|talk me (?:down|out)|tried (?:to do )?it|wrong side|wont come (?:off|down|out|back)|saved up|sav(?:ing|ed) (?:\\w+ )?up|stashed|hoard\\w*|counted|lined up|in front of me|in my mouth|in my lap|across my knees|garage (?:door )?shut|garage (?:is )?(?:shut|closed)|shut garage|windows? (?:up|shut|closed)|hose',
        'slow(?:ing|ed)? down|no reason not to|peaceful|enough to|finish me|take (?:them|the lot|it) all|(?:crying|scared|desperate|goodbye|sorry)(?= |$|\\n)|locked (?:himself|herself|myself)|hes (?:low|not himself|depressed|upset|crying)|round (?:my|his|her) neck|half a bottle|whole bottle|cant live without|bankrupt|rather be dead|not be here|end it|dont want to|without me',
      ),
    ],
  },
  {
    kind: 'life',
    of: 'anybody',
    bare: true,
    words: [
      '(?:i|ive|he|hes|she|shes|got|have|has|hav|bought|found) (?:\\w+ )?(?:got|have|has|hav|bought|found|tied|kept|keep|keeps) (?:\\w+ )?(?:the|a|my|some|his|her) (?:rope|noose|gun|shotgun|pills|tablets)(?=$|\\n| (?:and (?:im|i)|now|here|ready|in (?:my|the) car|round|hidden))',
      `(?:standing|stood|sat|sitting|parked|im|hes|shes|walking|walked|been|drive|driving|drove|gone|went|going) (?:\\w+ ){0,3}?(?:on|at|by|under|above|over|to|near|past|into|onto) (?:the |a )?(?:\\w+ )?(?:bridge|viaduct|cliffs?|railway|train (?:line|tracks?)|tracks|level crossing|reservoir|weir|multi ?storey|ledge|roof edge|edge|sea|motorway|foot ?bridge|harbour(?: wall)?|pier|jetty|quay|docks?|canal|river ?bank|roof|balcony|car park roof|top floor|embankment|headland|lock gates?)(?= |$|\\n)(?! (?:road|inn|farm|station|cottage|street|lane|services|for (?:a walk|fish|lunch)|on holiday))`,
      '(?:going to|gonna|will|about to|want to|before i|might|scared ill|afraid ill|dont want to|ready to|id) (?:\\w+ ){0,2}(?:do|did) (?:it|something) (?:\\w+ ){0,3}(?:tonight|today|this time|now|cant (?:take back|undo)|i cant|permanent|drastic|final|terrible|bad|regret|stupid|silly)(?= |$|\\n)',
      '(?:tried|attempted) (?:to )?(?:do it|end it|it|die|kill|od|overdose)(?: \\w+){0,5} (?:before|last (?:year|month|week|night|time)|once|again|twice|with (?:pills|tablets|a rope|paracetamol))',
    ],
  },
  {
    kind: 'life',
    of: 'said',
    words: [
      `(?:giv\\w+|gave|handed|signed over|sold|selling) (?:(?:me|us|them|away|out|over|${kin}|his|her) ){0,3}(?:all )?(?:his|her|their) (?:\\w+ )?(?:watch|ring|birds|hens|tools|guns?|car|money|savings|medals|phone|stuff|things|belongings|incubator|dogs?|flock|pony|collection|bike|record\\w*|clothes|jewellery|possessions|cat|horse|tractor)(?=[^]*\\b(?:worried|not (?:himself|herself)|isnt like|never does|out of character|depress\\w*|quiet|low|goodbye|scared|strange|weird|should i be|better without|says? (?:he|she) wont)\\b)`,
      '(?:wont|not|never|shant) (?:\\w+ ){0,3}(?:need|want|matter)(?: \\w+){0,4} where (?:i am|im|i) (?:going|go|headed)|(?:i|he|she|shes|hes) (?:will |ll )?not see (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|the morning|the week|christmas|easter|spring|summer)|(?:ill|hell|shell) not (?:see|be here|be around|last) (?:\\w+day|tomorrow|the|till|until|to)|(?:not|never|isnt|wasnt|too|dont have the|havent the|havent got the|no) (?:\\w+ )?(?:brave|bravery|coward\\w*|scared|guts|nerve|courage|bottle|strength)(?: \\w+){0,3} to (?:do it|go through with|end it|jump|kill|finish it)',
      '(?:cut|cutting|got|took|found) (?:him|her|my \\w+|it|the (?:rope|noose|cord|belt)) (?:\\w+ ){0,2}?(?:down|off (?:him|her|his|my)|in time|round)(?=[^]*\\b(?:rope|noose|hang\\w*|in time|neck|belt|cord)\\b|(?<=\\b(?:rope|noose|hang\\w*|hung|cord)\\b[^]{0,60}))(?<!\\b(?:hens?|goat|dog|cockerel|bird|feeder|drinker|tarp)\\b[^]*)|(?:shot ?)?guns? (?:is |are |s |has |have )*(?:not in|isnt in|missing from|gone from|out of) (?:\\w+ )?(?:cabinet|safe|rack)|(?:sat|sitting|shut|locked)(?: \\w+){0,4} car(?: \\w+){0,6} garage(?: \\w+){0,4} (?:shut|closed|down|running)',
      '(?:belt|rope|cord|scarf|dressing gown cord|ligature|bag|cable|flex|twine|wire|lead|noose|sheet) (?:\\w+ )?(?:round|around|over|about) (?:my|his|her|their) (?:own )?(?:neck|throat|head)(?<!\\b(?:hens?|cockerel|dog|goat|bird|duck|he|she) (?:has|had|got) (?:\\w+ ){0,4}\\w+ (?:round|around|over) \\w+ \\w+)(?<!\\b(?:hens?|cockerels?|dogs?|goats?|birds?|ducks?)\\b[^\\n]*)',
      '(?:jok\\w*|kidd\\w*|laugh\\w*|talk\\w*|on|going on) (?:\\w+ )?about (?:\\w+ ){0,2}?(?:ending up (?:in|under|at)|dying|being dead|his funeral|her funeral|my funeral|topping|hanging|jumping off|driving (?:into|off)|not being here|being better off|going under a)(?! (?:in shell|for a))|(?:not|isnt|wasnt|wouldnt) (?:be(?:ing)? |have been )?an accident(?= |$|\\n)(?=[^]*\\b(?:slurry|pit|gun|car|bridge|rope|pills|tablets|die|dead|happen\\w*|i|him|her)\\b)(?<!\\b(?:insurance claim|eggs?|broke)\\b[^\\n]*)',
      '(?:hope|hoping|wish|wishing|pray|praying|if only|wouldnt (?:mind|care) if) (?:that )?(?:i|something|someone|a \\w+|the \\w+|it|god) (?:\\w+ ){0,2}?(?:(?:get|got|was|am|be|were|gets) (?:run over|hit by|knocked down|killed|struck|shot|murdered|cancer|crushed)|(?:would|will|does|could)? ?(?:happen|happens|happened) to me|hits? me|runs? me over|crash\\w*|have a heart attack|had a heart attack|have cancer|had cancer|dont make it|didnt make it)',
      'before i do something (?:\\w+ ){0,3}(?:cant|take back|undo|regret|stupid|silly|bad|terrible|daft|permanent)|do something (?:i )?cant (?:take back|undo|be undone|come back from)',
      `(?:tried|attempted|attempt) (?:it|to do it|to die|before|to end (?:it|things))(?: \\w+){0,5} (?:with (?:pills|tablets|a rope|paracetamol|a blade|exhaust|alcohol))|(?:suicide|previous|last|first|second|his|her|my) attempts?(?= |$|\\n)(?=[^]{0,60}\\b(?:hospital|life|pills|tablets|overdos\\w*|again|survived|failed|year|die|ward|cope)\\b)(?<!\\b(?:hatch\\w*|delivery|incubat\\w*)\\b[^]*)`,
      `(?:stopped|stop|skipping|not|quit|come off|came off|wont|refus\\w+|refusing to) (?:\\w+ )?(?:take|taking|my|his|her) (?:\\w+ )?(?:insulin|meds|medication|tablets|dialysis|inhalers?|heart tablets|chemo|treatment)(?=[^]{0,80}\\b(?:peaceful|die|join\\w*|end|over|hoping|want|let go|late (?:husband|wife)|give up|no point|whats the point|slip away|get it over|quick\\w*)\\b|(?<=\\b(?:die|join\\w*|late husband|late wife|no point|end it)\\b[^]{0,80}))`,
      `(?:took|taken|take|swallowed|had) (?:\\w+ ){1,6}(?:tablets?|pills|paracetamol|medication|meds|insulin) (?:\\w+ ){0,3}on purpose|(?:section|sectioned|sectioning|crisis team|suicide watch|mental health ward)(?=[^]*\\b(?:wife|husband|son|daughter|mum|dad|brother|sister|partner|friend|me|herself|himself|life)\\b)(?! (?:of|on|in) (?:the|your) (?:site|form|page|website))(?<=\\b(?:get|getting|got|been|was|be|on|to|the|called|ring) (?:\\w+ ){0,3}(?:sectioned|crisis team|suicide watch|ward|section(?=ed)))`,
      `(?:${kin}s?|he|she|hes|shes) (?:\\w+ ){0,6}?(?:gets why|understands why|says he gets|says she gets|knows how) (?:\\w+ )?(?:he|she|they|him|it)?(?=[^]*\\b(?:hung|hanged|suicide|killed (?:himself|herself)|took (?:his|her) own|did it|do it)\\b|(?<=\\b(?:hung (?:himself|herself)|hanged|suicide|killed (?:himself|herself)|took (?:his|her) own)\\b[^]*))`,
      `(?:just|if i|what if i|could|thought about|thinking about|think about|want to|thinking of) (?:\\w+ )?(?:not|didnt|dont|never|not ever) (?:\\w+ )?(?:come|came|coming|go|went|going|turn|turned) (?:back|home)(?=[^]*\\b(?:thats it|drove|drive|walk|off|end|kids|gone|over|anyone|miss|tired|missed|vanish\\w*)\\b)`,
    ],
  },
]
