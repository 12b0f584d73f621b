import { annoyance, anyOf, kin, type Sign } from '../phrases.words.ts'

const i = '(?:i|im|ive|id|ill|me|my)'
const notLiving = `(?:${anyOf(
  '(?:be |being |staying |stay |sticking |stick )?(?:here|around|alive|about)(?= |$|\\n)(?! (?:when|for|to|at|on|till|until|all|in|if|with|while|because|as|every|since))',
  '(?:live|living|exist|existing|go on|going on|carry on|carrying on|keep going|be on (?:this|the) (?:earth|planet))(?= |$|\\n)(?! (?:with (?:hens|chickens|quail|ducks|these|the hens)|in|near|on|selling|buying|keeping|breeding|using|paying|hatching|feeding))',
  '(?:get|getting) (?:up|out of bed)(?= |$|\\n)(?! (?:off|at|to (?:feed|let)|for|so|that early|early|before|in the dark))',
  '(?:see|seeing) (?:another|the next|next|the|this) (?:day|week|month|year|christmas|winter|spring|summer|birthday|sunrise|morning)|see (?:christmas|spring|summer|winter|easter|tomorrow|the morning)',
)})`
const loss =
  'died|dead|passed(?: away| on| over)?|late|lost (?:him|her|my)|gone|buried|funeral|widow\\w*|heaven|without (?:him|her)|grave|cemetery|churchyard|miss (?:him|her|them)|years? (?:ago|since)|the other side|up there|in the ground'
const soon =
  'intend|going to|want to|wont be long|soon|this week|tonight|tomorrow|ready|rather|happier|look\\w* forward|plan\\w*|cant wait|my time|its time|cant (?:stay|go on|be)|hope to|id be|ill be|let me|pray\\w*|wish'

/** No wish to live, or to wake, in words that do not say so. */
export const weary: Sign[] = [
  {
    kind: 'life',
    of: 'anybody',
    unless: /\b(noise|noisy|crow\w*|prices?|site|website|app|group|forum|list|newsletter|broody|nest|lie in)\b/,
    words: [
      `(?:${i} )?(?:dont|didnt|not|never|no|cant|cannot|doesnt|stopped) (?:\\w+ ){0,3}?(?:want|wish|wishing|care|feel like|bothered|intend|expect|plan|hope|think i want|fancy|see (?:me|myself|him|her)|able|sure (?:i|he|she) (?:want|wants)|know if i want) (?:to |about |me |myself |on |i (?:can|will|want to) |can )*${notLiving}`,
      '(?:dont|cant|doesnt|cannot) see (?:me|myself|himself|herself|a reason|any reason|why i|how i|how to) (?:\\w+ ){0,3}?(?:carry\\w*|go\\w*|liv\\w+|be here|being here|getting|get(?:ting)? (?:up|through)|last\\w*|mak\\w+ it|surviv\\w+)(?= |$|\\n)(?! (?:with (?:the|this|these|hens)|to (?:the|a) (?:show|auction)))',
      '(?:no|cant find (?:a|any|one)|harder (?:and harder )?to find (?:a|any)|run(?:ning)? out of|looking for (?:a|any|one)|give me (?:a|one)|need a|got no|without a|lost (?:my|any|every)|not (?:a|one)|any) (?:good |single |real )?reasons? (?:left )?(?:to|for|not to|why i should) (?:stay|live|living|go on|going on|carry|carrying|be|being|do it|wake|get up|getting up|keep|breathe?|exist|i)(?! (?:in (?:the|this)|with (?:this|the)|paying|using|selling|buying|keeping|feeding))',
    ],
  },
  /** Sleep from which nobody wakes. */
  {
    kind: 'life',
    of: 'anybody',
    words: [
      '(?:sleep|asleep|drift off|nod off|close my eyes|shut my eyes)(?: \\w+){0,6} (?:not|never|dont|didnt|wont|no) (?:\\w+ ){0,3}?(?:wake|waking|woke|get up|open|come back|be woken|bother waking)(?! (?:early|till|until|up (?:early|till|until|to feed)))(?<!\\b(?:chicks?|hens?|ducks?|birds?|poult|puppy|she|he|pullet|hatchling)\\b[^\\n]*)',
      '(?:(?:i|me|my|just|about|of|if|think\\w*) (?:\\w+ )?(?:not|never)|without|wish i didnt have to|i hate|dread|sick of|fed up (?:of|with)|tired of|sad (?:when|that) i|disappointed) (?:\\w+ ){0,2}?(?:waking|wake|woken)(?: up)?(?= |$|\\n)(?! (?:early|at|to|by|her|him|them|the|up (?:early|at|to (?:the|crow\\w*|noise|feed|a|dead|find)|by|with a))|my)',
      '(?:sleep|asleep) (?:\\w+ ){0,3}?(?:for ?ever|for good|and (?:just )?be done|till its (?:all )?over|permanently|and that be it|until i die)',
      '(?:hope|hoping|wish|pray|praying|wishing|if only|wouldnt (?:mind|care) if|glad if|happy if|rather)(?: \\w+){0,6} (?:take|takes|taken|took|get|gets|got|kill|kills|killed|finish|finishes|finished|have|had) (?:me|us all)(?: (?:too|an all|and all|as well|instead|next|with (?:him|her|them)|away|tonight|quick\\w*|in my sleep|off))(?<!\\b(?:collect|deliver|shop|bus|train|there|home)\\b[^\\n]*)',
      '(?:i )?(?:hope|hoping|wish|pray) i (?:catch|get|caught|got|have) (?:\\w+ ){0,4}(?:and|so i|enough to) (?:\\w+ )?(?:die|go|dont (?:wake|make|come)|not wake)',
    ],
  },
  /** Tired of everything, where no bird or seller is what tires. */
  {
    kind: 'life',
    of: 'anybody',
    unless: annoyance,
    words: [
      '(?:tired|weary|sick|exhausted|fed up|worn out|knackered|had enough|bored|done|finished|through)(?: \\w+)? (?:of|with|from) (?:\\w+ )?(?:being (?:alive|me|here|on this earth|a burden|sad|this way)|life|living|this life|this world|my life|existing|pretending|breathing|feeling (?:like this|this way|so)|fighting (?:my|this|it|every)|trying to (?:be ok|stay|live|keep going|cope|get better)|waking|hurting|people telling me|the world|everything(?=$|\\n| and (?:i|no)| i))(?! (?:in|next|near|with (?:my|a)|opposite))',
      '(?:so|that|dead|bone|right|too|awfy|dog|just|very|awful) (?:tired|weary|exhausted|worn out)(?=[^]{0,60}\\b(?:cant (?:go|do|carry|face|keep)|go on|rest in|be at (?:peace|rest)|want to (?:rest|sleep forever|stop|be done|go)|life|happier|carry on|anymore now|let me go|no point|the end|of pretending|give up)\\b)',
      'what(?:s| is) (?:it all|the point|life|there) (?:\\w+ ){0,2}(?:for|left|anymore|to (?:get up|live|wake up|stay|carry on|go on) for)(?=$|\\n| now| when| since| if| im| i)(?<!\\b(?:crop|wormer|grit)\\b[^]*)|why (?:do i |should i |am i |even |would i )*(?:bother|carry on|go on|keep going|keep trying|wake up|get up|get out of bed|exist|live)(?=$|\\n| anymore| when| if| living| i| at all)|whats the point(?=$|\\n)(?=[^]*\\b(?:farm|alone|old|wife|husband|died|alive|life|everyone|nobody|better (?:off )?without|worthless|tired|\\d\\d on my own|on my own|shot of me)\\b)',
      '(?:i|ive|i have|have|got|ive got|there is|theres|she has|he has) (?:\\w+ )?(?:nothing|no ?one|nobody|no life)(?: (?:left|now|anymore|at all|to (?:live|get up|wake up|stay|stop|go on|look forward|be here|hang on|hang around) (?:for|to)))?(?=$|\\n)(?=[^]*\\b(?:why|no wife|no family|no farm|carry on|go on|point|alone|end|live|sorry|done|lonely|die|dead|give up|anymore|cant)\\b)',
    ],
  },
  {
    kind: 'life',
    of: 'writer',
    unless: annoyance,
    words: [
      '(?:nothing|no ?one|nobody|not a thing|not much|nothing much|little) (?:left |now |anymore )?(?:here )?(?:for me )?to (?:live|stop|stay|get up|wake up|go on|carry on|hang on|hang around|be here|keep going|fight|look forward) (?:for|to)(?! (?:until|till|but))|(?:is there|isnt|any|not much|no|little|see no|dont see|see any|hardly any|there a|much) (?:\\w+ )?point (?:in |of |to )?(?:me |us )?(?:carrying on|going on|living|life|being (?:here|alive)|getting up|waking up|trying anymore|existing|any of it|it all)(?= |$|\\n)(?! (?:with (?:this|these|the (?:hens|quail)))|selling|in (?:the|wales))',
      '(?:cant|cannot|not able to|too tired to|dont know how to|dont want to|how do i|how do you) (?:\\w+ )?(?:keep|carry|go|be|live|face|cope|manage|hold|hang) (?:\\w+ )?(?:doing (?:this|it)|going|living|pretending|fighting|like this|on|without (?:him|her|them)|waking)(?= |$|\\n)(?=[^]*\\b(?:every day|anymore|nothing|wak\\w+|alone|night|tired|empty|life|since (?:he|she|my|the wife)|died|left|crying|lost|numb|hurts?|pain|pointless|end)\\b)',
      '(?:hate|sick of|hated|tired of|fed up of) being (?:me|alive|who i am)(?= |$|\\n)|(?:want|wish|wanted|need) (?:it|this|my life|everything|it all|all this) (?:was |were |to be |all )?over(?=$|\\n| and| i| now)|(?:dont|cant|cannot) (?:see|know) how (?:i|im|ill|i am|i will|to) (?:\\w+ )?(?:get|make|going to (?:get|make)|last|reach|face) (?:it )?(?:to|through|past|until|till)? ?(?:tomorrow|tonight|the (?:night|day|week|winter|morning)|another|this|next week|christmas)(?! (?:parcel|deliver\\w*))|switch(?:ed)? off and (?:not|never)|(?:stop|switch off|fade away|slip away|float away|drift away|just go) and (?:not|never) (?:come back|wake|return|feel)',
      '(?:scared|afraid|frightened|terrified|worried) (?:of|about|by) what (?:i|ill|id|i will|i might|im going to|i could|i may) (?:\\w+ )?(?:do|did|might do|be capable of|end up doing)(?= |$|\\n)(?! (?:if|when) the (?:eggs?|hens?))|(?:dont|didnt|cant|not) trust myself(?= |$|\\n)(?! (?:to (?:candle|hatch|pick|choose|sex|build)))|(?:thinking|think|thought|having|had|get|getting|been) (?:\\w+ )?(?:dark|bad|black|scary|terrible|horrible) (?:things|thoughts|ideas)|(?:black dog|dark cloud|dark hole|black hole|pit of despair)(?= |$|\\n)(?=[^]*\\b(?:me|my|i|im|ive|back|out)\\b)(?<!\\bfor sale\\b[^]*)(?<!\\b(?:a|my|our|the|big) black dog (?:ate|got|killed|chased))(?<!\\bblack dog)',
      '(?:lost|losing|taken) (?:my|me|the|everything) ?(?:wife|husband|mum|dad|farm|birds|hens|son|daughter|home|job|marbles)?(?=[^]*\\b(?:lost|losing|taken) (?:my|me|the) (?:wife|husband|mum|dad|farm|son|daughter|home|marbles)\\b)(?=[^]*\\b(?:nothing|no point|why|alone|whats the|stop for|give up|go on|had enough|no one|nobody)\\b)',
    ],
  },
  /** Everybody better off; a burden. */
  {
    kind: 'life',
    of: 'said',
    unless:
      /\b(?:hens?|birds?|flock|cockerels?|chickens?) (?:would|will|are|be) (?:\w+ )?(?:better|happier|fine) (?:off )?without me (?:fuss\w*|hover\w*|fiddl\w*)/,
    words: [
      '(?:everyone|everybody|every one|they|theyd|theyll|them|kids|family|people|world|wife|husband|he|she|hed|shed|you|missus|mum|lad|all|lot of them)(?: \\w+){0,5} (?:better|happier|easier|relieved|glad|fine|richer|best|over the moon|cheer)(?: \\w+){0,4} (?:shot of (?:me|him|her|us)|rid of (?:me|him|her)|without (?:me|him|her|us)(?= |$|\\n)(?! (?:hen|hens|birds|ducks))|the peace|see the back of me|if i(?: \\w+){0,2} (?:gone|dead|died|went|wasnt|disappear\\w*|didnt|go(?=$|\\n| quietly| now)|left(?=$|\\n| this))|when im (?:gone|not)|me (?:gone|dead|not here))',
      '(?:(?:world|place|life|home|house|farm|things)(?: \\w+){0,4} (?:better|brighter|happier|easier|nicer)(?: \\w+){0,3} (?:without|with no) (?:me|him|her) ?(?:in|here|around|to)?(?= |$|\\n))',
      `(?:im|i am|feel like|being|just|been|shes|hes|thinks (?:he|she)s|says (?:he|she)s|theyd) (?:\\w+ ){0,3}(?:a |nothing but a |such a |an? )?(?:burden|millstone|weight|dead ?weight|drain|waste of (?:space|air|oxygen|skin|breath)|problem|nuisance|mistake)(?: \\w+)? (?:on|to|for|round|around) (?:\\w+ ){0,2}(?:everyone|everybody|them|family|kids|wife|husband|neck|you all|you|${kin}|people|society|world|all)`,
      '(?:nobody|no ?one|nobodys|not a soul|anyone|anybody|would you|they|who)(?: \\w+){0,4} (?:care|cares|notice|miss|mind|cry|know|bother|blink|find me|bat an eyelid|turn up|come to my funeral)(?: \\w+){0,3} (?:if|when|that|once|should) (?:i|im|id|he|she)(?: \\w+){0,2} (?:died|dead|drown\\w*|disappear\\w*|vanish\\w*|gone|went|wasnt|hung|hanged|dropped|stopped|fell|didnt (?:wake|come|exist)|walked (?:into|off)|jumped|never (?:woke|came))',
    ],
  },
  /** A wish to be with who has died. */
  {
    kind: 'life',
    of: 'said',
    words: [
      `(?:follow(?:ing)?|join(?:ing)?|be with|being with|see(?:ing)?|beside|next to|back with|meet(?:ing)?|reunited with|together with|lie with|be alongside|catch up with|hold) (?:my |me |our )?(?:\\w+ )?(?:${kin}|him|her|them|hens that died|girls who died|jim|\\w+ in heaven|\\w+ up there)(?= |$|\\n)(?! (?:(?:\\w+ )?(?:hens?|birds?|ducks?|flock|plan|advice|recipe|house|sister|family|friends|grave|eggs?)|at (?:the|a)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|for (?:tea|lunch|dinner|christmas|coffee)))(?<=\\b(?:i|ill|id|im|ive|me|my|to|she|he|shes|hes)\\b[^]{0,120})`,
    ],
    beside: [loss, soon, `i|id|im|ill|she|he|shes|hes|keeps?`],
    unless:
      /\b(collect\w*|wedding|holiday|visit\w*|lunch|dinner|for tea|hospital|home from|buyers?|advert|keep (?:her|his) (?:hens|birds|flock)|take on (?:her|his)|took over|(?:her|his) (?:hens|birds|flock|ducks|incubator)|vet)\b/,
  },
  {
    kind: 'life',
    of: 'anybody',
    words: [
      '(?:happier|better off|sooner|rather|better|best|at peace) (?:be )?(?:in|under|beneath) (?:the|my|a) (?:ground|grave|soil|earth|churchyard|cemetery|coffin|box|turf)|(?:be|lie|laid|put me) (?:in|under) the (?:ground|turf|soil) (?:with|beside|next to)(?<=\\b(?:i|id|me|my|ill)\\b[^\\n]*)',
      '(?:only|one|single) (?:reason|thing|reasons|things) (?:\\w+ ){0,3}?(?:i (?:havent|have not|didnt|dont|still|stay|am|get up|wake up|go on|carry on|live)|im (?:still |even )?(?:here|alive|going|not dead)|keep(?:s|ing)? me (?:here|going|alive|on this)|that keeps me|stopping me|stop me|thats stopping me)(?= |$|\\n)(?! (?:buying|selling|from buying|ordering|getting (?:more|another)|using|on this site|to (?:the|buy)))(?=[^]*\\b(?:done it|do it|here|alive|going|living|ending|get up|go on|dead|jump\\w*|stopping me)\\b|(?<=\\b(?:done it|do it|here|alive|going|living|ending|dead)\\b[^]{0,90}))',
      '(?:nothing|no ?one|nobody|not much|little) (?:left )?(?:to )?keep(?:s|ing)? me (?:here|going|alive|on this)|feel(?:s|ing)? (?:\\w+ )?dead (?:inside|already)|(?:already|half|as good as|might as well be) dead(?: inside)?(?=$|\\n| and i| to)(?<=\\b(?:im|i|feel|feels|me)\\b[^\\n]{0,25})',
      '(?:i |my |feel |feels |see |got |theres |have |has )(?:\\w+ ){0,3}(?:no|without a|any) future(?=$|\\n| for me| here| anymore| left| and)(?! (?:in|for) (?:breeding|poultry|hens|chickens|the))|cant (?:live with (?:myself|what i|what ive|the guilt|this guilt|the pain|the shame)|forgive myself)|(?:i )?should (?:just )?(?:die|be dead|disappear|not be alive|never have lived)(?! (?:out|off|down|back))(?<=\\bi should (?:just )?(?:\\w+ ){0,4}\\w+)|(?:everyone|they all|the world) hates me',
      'not (?:\\w+ )?(?:suicidal|going to (?:do|try) anything|going to kill myself|going to do it|planning anything|planning to do anything|wanting to die)(?: \\w+){0,5} (?:but|though|just|only)(?=[^]{0,140}\\b(?:think\\w*|thoughts?|wish|wonder\\w*|wak(?:e|ing)|hope|rather|not be|not being|sleep|disappear|stop|gone|tired|better|dead|die|gun|shotgun|rope|pills|tablets|bridge|pointless|point|numb|alone|dark)\\b)',
    ],
  },
  /** Despair where nothing else is spoken of. */
  {
    kind: 'life',
    of: 'anybody',
    bare: true,
    unless:
      /\b(back|knees?|hip|tooth|weather|rain|heat|summer holidays|diet|job|exam|gym|phone|wifi|laptop|computer|noise|mud|game|film|match|football|homework|traffic|boiler|printer|app)\b/,
    words: [
      '(?:no|not a|cant see (?:a|any)|cant find (?:a|any)|there is no|isnt (?:a|any)|see no|dont see (?:a|any)) way (?:out|through|forward|ahead|past|round)(?! of the)|(?:one|only one) way (?:out|left)|nobody (?:would )?(?:even )?(?:notice|cares?|loves me|needs me|wants me)|no ?one (?:would )?(?:even )?(?:notice|cares?|loves me|needs me)|cant (?:take|do|bear|stand|face|handle|live|cope)(?: \\w+){0,2} (?:anymore|another (?:day|night|winter|week|year|minute)|much longer)(?! (?:of|with) (?:the|this|these|mud))',
      '(?:just )?want (?:it|everything|this|all this|the noise|my head|my brain|life) (?:all )?to (?:stop|end|be over|be quiet|go away)(?=$|\\n| i| im| and| now)|too much (?:to bear|for me (?:now|anymore)|to carry)|(?:its|is|everything|all) (?:all |just |got |getting )*too much(?=$|\\n| and| i| for me)|i give up(?=$|\\n)|hate myself|i hate (?:being alive|my life|life|living)|nothing (?:matters|helps|feels (?:real|good))|what have i got to live for|losing the will',
      '(?:feel|feeling|felt) (?:\\w+ ){0,2}(?:empty|nothing|hopeless|numb|worthless|broken|so alone|so lonely|like a failure|like crying|suicidal|so low|trapped|desperate|useless|unloved|dead)(?= |$|\\n)(?! (?:feet|fingers|hands|toes|stomach))|(?:someone|somebody|anyone) (?:\\w+ )?(?:talk to me|stay with me|help me)|(?:need|want) (?:someone|somebody|anyone) to talk to|(?:havent|got|have|ive) (?:\\w+ )?(?:no ?one|nobody) (?:to talk to|to turn to|left)|scared of (?:myself|my (?:own )?(?:thoughts|head|mind)|what i)|dark place|really struggling|cant stop crying|cry myself to sleep|crying (?:all|every) (?:day|night|the time)',
    ],
  },
]
