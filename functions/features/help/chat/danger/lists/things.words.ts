const thing =
  '(?:runs?|roof|coops?|sheds?|fenc\\w+|arks?|netting|hutch(?:es)?|tents?|barn|poly ?tunnel|greenhouse|wall|perch(?:es)?|gates?|panels?|cages?|feeders?|gazebo|aviary|pens?|box(?:es)?|shelter|table|chair|ramp|tarp\\w*|brooder|incubator|market|sales|prices?|browser|page|website|site|app|hatch rates?|hedge|tree|posts?)'
const bloom =
  '(?:shells?|eggs?|yolks?|whites?|legs|shanks?|earlobes?|feathers?|meat|water|copper|paint|screen|page|light|display|comb)'
const bodily =
  '(?:me|him|her|us|them|my (?!(?:hens?|brooder|incubator|coop|run|power|fence|wifi)\\b)\\w+|mum|dad|the (?:kids|baby))'

/** Things of which is said what would be danger to a person: a run that collapsed, hives of bees, a price of 999. */
export const thingsAlike = [
  '(?:forc(?:ed|es|ing)|mak(?:es|ing)|made) (?:me|us) (?:to )?(?:sell|rehome|give up|get rid|cull|buy|pay|register|house)',
  `${thing} (?:has |have |had |all |just |completely |nearly |been |is |are |was )*collaps\\w+(?! on (?:top of )?${bodily})|collaps\\w+ (?:\\w+ )?${thing}`,
  '(?:bee)?hives? (?:of bees|at (?:the|my)|in (?:the|my|our|a) (?:orchard|garden|field|corner|hedge|wood\\w*|paddock|meadow|same)|next|near|behind|beside|by|under the|along|and (?:hens?|chickens?|my hens?)|with (?:hens?|bees|chickens?)|this (?:spring|year|summer)|for sale|down the)|(?:bee ?|keep|keeping|mov(?:e|ing)|sell|selling|inspect\\w*|the|our|two|three|four|five|six|\\d+|few|some|wooden|empty|honey|national|langstroth) ?hives?(?! (?:on|all))|beehives?',
  'black(?:ed|ing|s)? out (?:the|my|a|all|our|its|some|every|windows?|blinds?|sides?|curtains?|half|that|box)',
  '(?:brambles?|ivy|weeds?|bindweed|nettles?|grass|roots|algae|moss|leaves|mud|slime|duck ?weed)(?: \\w+){0,2} chok\\w+|chok\\w+ (?:up )?(?:the|my|our) (?:\\w+ )?(?:run|garden|hedge|grass|paddock|veg\\w*|pond|plants?|drain|filter|engine|pump|mower|stream)|chok(?:e|ed|ing) (?:lever|cable|off)',
  `${bloom}(?: \\w+){0,3} (?:going|gone|turning|turned|goes|turn|go) (?:\\w+ )?blue|(?:going|gone|turning|turned) blue ${bloom}`,
  `(?:power ?cuts?|storms?|winds?|lightning|surge|gales?|breaker|update|power|frost|floods?|fox(?:es)?)(?: \\w+){0,3} (?:knocked|took|knocks|takes) out(?! ${bodily})|knock(?:ed|s|ing)? out (?:the|my|our|a|all|both) (?:\\w+ ){0,2}?(?:brooder|incubator|power|electric\\w*|internet|wifi|broadband|fence|fuse|heaters?|lamps?|feeders?|windows?|panels?|posts?|drinkers?|eggs?|trays?|lights?|energiser|router)`,
  '(?:is|for|at|was|costs?|its|about|of|under|just|only|paid|asking|or|pay|priced) 999(?= (?:or|pounds?|quid|a|each|too|for|plus|and (?:the|it|that|a)|worth|model|including|with)|$|\\n)(?<!\\b(?:call|ring|dial|phone|rang|called|ringing|calling|111|gp|get|ambulance)\\b[^\\n]{0,25})|999 or (?!111|a ?and ?e|a e|ambulance|hospital|not|the|gp|should|wait|just|my|drive)\\w+|\\d+ or 999(?<!111 or 999)|999 (?:eggs?|listings?|pounds|quid|each|hens|chicks|reviews|sales|views)',
  '(?:cant|cannot|not able to|doesnt|isnt able to|dont) (?:speak|talk|understand|read) (?:\\w+ )?(?:english|welsh|polish|romanian|french|german|gaelic|spanish|to (?:the|a|your|any|anyone|someone|sellers?|support|customer|sales|birds)|about (?:prices?|it until)|for (?:the|other)|highly|on the phone (?:during|at work|because)|as im at work)',
  '(?:isnt|not|wont|hardly|stopped|never|no longer|anymore|hasnt been) (?:talking|speaking|talk|speak) (?:to|with) (?:me|him|her|us|each other|the neighbours?|anyone|my)(?= |$|\\n)(?=[^]{0,60}\\b(?:since i|because i|over (?:the|my)|bought|hens|cockerels?|more|until i)\\b)',
  '(?:isnt|not|wont be|arent|dont plan on|stopped|never) mov(?:e|ing)(?: house| home| in| out| on| up| forward| quickly| fast)? (?:until|till|til|before|house|home|in (?:until|till|yet|for)|to (?:the|a|our|wales|scotland|england|ireland|devon|cornwall|yorkshire)|from|for (?:another|a few|two|three|six|\\d+) (?:weeks?|months?|days?|years?)|in (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter)|(?:this|next) (?:year|month|spring|week))',
  'hanging (?:is|of|how long|time|for (?:\\d+|two|three|a|five|the table))|(?:hang|hanging|hung) (?:the |a |my )?(?:pheasants?|game|geese|goose|turkeys?|birds?|brace)',
  '(?:someone|somebody) in (?:my|the|our) (?:house|home|household|family|flat)(?= (?:is (?:allergic|vegan|vegetarian|selling|afraid of (?:birds|hens))|has (?:an? )?(?:allerg\\w+|asthma|bird)|wants|likes|loves|hates (?:the|eggs|hens)|eats|keeps|cant eat|buys|works|will|can|already|always))',
  '(?:hes|shes|he is|she is|its) outside and (?:wont|will not|doesnt|refuses|never|likes|happy|loves|i|fine|eating|scratching|still|roost\\w*|not|the)(?! (?:leave|go away|stop|get off my|banging|shouting))',
]
