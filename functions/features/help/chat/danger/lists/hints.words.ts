/** Words that only hint at danger to a person: of the mind, of other people. */
export const mindHints: readonly string[] = [
  'crisis|break ?down|melt ?down|on my own|all alone|so alone|lonely|loneliness|isolated|nobody to (?:talk|turn)|no ?one to (?:talk|turn)|someone to talk to',
  'cant (?:cope|sleep|eat|go on|take (?:it|this|any)|stop (?:crying|thinking|shaking)|face|do (?:it|this)|see a|see any|breathe?|carry on|keep going)',
  '(?:not|barely|hardly) (?:coping|managing|eating|sleeping)|too much(?= |$|\\n)(?! (?:feed|food|water|light|heat|postage|money|noise|for (?:the|postage)|to (?:pay|post)|protein|salt|corn|calcium|humidity|mess))|no ?one (?:would )?cares?|nobody (?:would )?cares?|divorce\\w*|unbearable',
  'struggling(?! to (?:find|see|get|log|upload|sell|pay|work out|decide|hatch|keep the))|depress\\w+|anxi\\w+|panic\\w*|hopeless|helpless|worthless|useless|desperate(?:ly)?(?= |$|\\n)(?! (?:for|to (?:buy|find|get)|looking|need))|despair\\w*|numb|empty inside|overwhelm\\w+|burnt out|burned out|suffer\\w*',
  '(?:feel|feeling|felt|been|so|really) (?:\\w+ ){0,2}(?:low|down|bad|awful|terrible|sad|lost|ashamed|trapped|broken|scared|unsafe|empty|rough|flat|ill|weird|faint|dizzy|unwell|tired of)',
  '(?:had|have) enough|given up|giving up|give up|want out|wants out|end (?:it|things)|fed up|at the end of|end of my (?:tether|rope)|rock bottom|no (?:way out|hope|future|point|reason)|whats the point|dont care anymore|nothing (?:left|matters|works|helps)|lost everything|not worth|no use to|a burden|want (?:this|it) to (?:be over|stop|end)|(?:ready|want) to go(?=$|\\n)|be gone',
  'crying|cries|in tears|sobbing|griev\\w*|grief|bereave\\w*|funeral|widow\\w*|passed away|(?:husband|wife|mum|dad|son|daughter|nan|gran|brother|sister|partner|friend|mate|hubby) (?:\\w+ )?(?:died|dead|dying|is gone)|late (?:husband|wife|mum|dad)',
  '(?:a|the|his|her|my) note(?= |$|\\n)(?! (?:to (?:the )?(?:seller|buyer|courier)|on (?:my|the) (?:order|listing)|with (?:my|the) order|of the))|goodbye|farewell|say sorry to|sorry for everything|forgive me|last (?:wish|words|will)|my will(?=$|\\n)|when im (?:gone|dead|not here)|after im gone',
  'pills|tablets|paracetamol|overdose|od|drunk|drinking again|drinking (?:too much|a lot|himself|herself)|relaps\\w*|addict\\w*|heroin|cocaine|drugs|self harm|cutting|blades?|razor|noose|shot ?gun|gun(?! ?dog)|rifle|die|dying|death|dead(?= |$|\\n)(?! (?:eggs?|chicks?|hens?|birds?|wood|line|in shell|in the shell|easy))|kill\\w*|suicid\\w+|cull(?:ing)? (?:me|myself)|hurt (?:me|myself|himself|herself)|harm\\w*',
  'mental(?:ly)? (?:health|ill\\w*|unwell|state)|therap\\w+|counsell\\w+|psych\\w+|antidepress\\w+|bipolar|schizo\\w*|hearing voices|voices|ptsd|eating disorder|anorexi\\w*|bulimi\\w*|starving|samaritans|childline|helpline|someone help|help me|please help|need help(?! (?:with|choosing|finding|setting|to choose|sexing))',
]

export const peopleHints: readonly string[] = [
  'scared|afraid(?! (?:not|that|so|i|my|the|we))|frighten\\w*|terrif\\w+|petrified|in danger|unsafe|not safe|safe from|scares me|nervous of',
  'police|threat\\w*|violen\\w+|abus\\w+|assault\\w*|attack(?:ed|s|ing)? (?:me|my (?!hens?|birds?|chickens?|flock)\\w+)|rap(?:e|ed|ist)|molest\\w*|groom(?:ing|ed)|stalk\\w*|blackmail\\w*|follow(?:ed|ing|s) me|controll?ing|bull(?:y|ied|ying) (?:me|at|him|my)|hits? (?:me|us|her|him)|hurts? (?:me|us)|hitting|punch\\w*|slap\\w*|beats? (?:me|us|up)|beat up|strangl\\w*|kicked (?:me|us)|pushed (?:me|us)|shouts at (?:me|us)|screams? at|shouting at',
  'kidnap\\w*|abduct\\w*|missing(?= |$|\\n)(?! (?:feathers?|eggs?|from|item|order|parcel|part|out|toes?|link|photo))|disappear\\w*|run away|ran away|hasnt come (?:home|back)|cant (?:find|reach) (?:him|her|my (?:son|daughter|mum|dad|husband|wife|nan))|locked (?:in|me|up|us)|trapped|held against|not allowed to leave|passport|knife|weapon|machete|intruder|burglar|break(?:ing)? in|broke in|prowler|lurking|outside my (?:house|door|window)|touched me|touching me|touches me|my (?:private|bits)|nudes?|naked|bruis\\w+|black eye|secret',
]

/** Words for the body and what befalls it: of an animal they hint at nothing. */
export const bodyHints: readonly string[] = [
  'fire|smoke (?:coming|everywhere|filling)|flames|burning|burn(?:t|ed|s)?|scald\\w*|explo(?:de|ded|sion)|gas leak|smell(?:s)? (?:of )?gas|fumes|monoxide|electrocut\\w*|shock from|got a shock',
  'bleeding|blood(?= |$|\\n)(?! (?:spots?|rings?|lines?|vessels?|meal|feathers?|in (?:the )?(?:eggs?|yolk)))|bled|unconscious|passed out|collapsed|faint\\w*|seizure|having a fit|convuls\\w*|choking|not breathing|cant breath\\w*|breathless|chest|stroke|heart attack|overdos\\w*|swallowed|poison\\w*|drank|allergic|epipen|sting|stung|bitten|bit me|broken (?:arm|leg|bone|rib|hip|neck)|fracture\\w*|trapped under|crushed|run over|ran over|fell|fallen|drown\\w*|accident|crash(?:ed)?(?! (?:when|every|the app|on checkout))|injur\\w+|wound\\w*|hospital|ambulance|999|111|a ?and ?e|paramedic|doctors?|gp|nurse|surgery|emergency|urgent medical|pregnan\\w*|miscarr\\w*|contractions|waters broke|in labour|fever|temperature of (?:3[89]|4\\d)|rash|pain|agony|hurts|vomit\\w*|throwing up|dizzy|numb|slurr\\w*|confused|delirious|sepsis|infected',
]

/** What hints only where it is a person's. */
export const personHints: readonly string[] = [
  'sick|ill|poorly|unwell|ate|eaten|eating|lick(?:ed|ing)|swallow\\w*|drink(?:ing)?|(?:got|has|have|and|a) (?:high )?temp(?:erature)?|the runs|diarrhoea|tummy ache|swoll?en|swell\\w*|redness|red and|gone red|hot and|throbbing|ooz\\w+|spreading|cough\\w*|headaches?|sneez\\w+|sore|cut (?:my|me|his|her|himself|herself|deep)|drowsy|tingl\\w+|tight|shock|threw|thrown|burn\\w*|scratch(?:ed)?|bit|pecked|spurred|nail|needle|injected|jabbed|stuck|reaction|hives|cant (?:see|feel|move|stand|walk|hear|swallow)|slumped|trapped|cornered|fallen|broke|broken|hip|limp',
  'lock(?:s|ed)?|snapped|smash(?:es|ing|ed) up|hid(?:e|ing)|controls|checks my|reads my|wont let|sent me|my (?:papers|passport|wages)|owe|gets into|get into|trying to|makes me|took my|takes my',
  'living|alive|the point|will to live|ending|finish it|wake up|in the ground|cemetery|churchyard|insurance|letters to|not long now|joining my|better without|rope|beam|hanging|stop existing|to stop(?=$|\\n)|lethal|on a person|to humans|not going to be here|not himself|not herself|not been right|hasnt been right',
]

/** What is asked of the assistant itself, or said to be polite. */
export const smallTalk =
  /^(?:(?:hi|hello|hey|hiya|thanks?|thank you|cheers|ok|okay|ta|great|brilliant|good (?:morning|evening|afternoon)|yes|no|please)[ \n]*)+(?:\w+ ?){0,3}$|^(?:who|what) (?:are|is|made|built|wrote) (?:you|this|hatchyard)|^(?:tell|write|give|show|print|repeat|translate|pretend|ignore|decode|sing|act|you are|list|select|explain|name|recommend|suggest)\b/
