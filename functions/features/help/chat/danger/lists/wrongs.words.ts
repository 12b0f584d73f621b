import { others, type Sign, they, together } from '../phrases.words.ts'

const grown =
  '(?:man|men|bloke|guy|uncle|grandad|granddad|grandpa|step ?dad|stepfather|dad|daddy|father|brother|cousin|teacher|coach|neighbour|boss|lodger|priest|babysitter|mums boyfriend|boyfriend|husband|partner|ex|stranger|someone|lad|boy|carer|he|she)'
const mine =
  '(?:me|us|my (?:\\w+ )?(?:daughter|son|sister|brother|girl|boy|child|kids?|children|niece|nephew|granddaughter|grandson))'

/** Wrongs that people do to children and to whoever cannot stop them. */
export const wrongs: Sign[] = [
  {
    kind: 'home',
    of: 'said',
    words: [
      `${grown} (?:\\w+ ){0,3}(?:gets?|got|getting|climb(?:s|ed)|comes?|came|sneak(?:s|ed)|crawls?) (?:\\w+ ){0,2}(?:in|into|on|onto|to) (?:my|me|her|his|our|the kids) (?:bed|bedroom|room)(?= |$|\\n)(?! (?:and )?(?:to (?:clean|wake|get|tell|fetch)|with (?:a )?(?:tea|cuppa)))`,
      `(?:makes?|made|making|forc(?:es?|ed|ing)|tells?|told|asks?|asked|wants?|wanted|tries|tried|pressur\\w+|bribes?|pays?) (?:to (?:make|get) )?${mine} (?:to )?(?:do|touch|watch|undress|strip|kiss|take (?:my|her|his) (?:clothes|top) off|sit on his (?:lap|knee)|keep (?:it|a|our|secrets?)|lie (?:down )?(?:with|next to)|sleep with|go (?:to his|in his|with him)) ?(?:\\w+ ){0,2}(?:things? (?:i|she|he|we|they|to)|stuff (?:i|she|he|we)|things|stuff|it|him|secret|porn|dirty|rude|off|bed|his|our|lap|knee|car|room)?(?<!\\bdo (?:the |my |all the )?(?:chores|hens|dishes))(?= |$|\\n)(?<=\\b(?:touch|watch|undress|strip|kiss|off|lap|knee|secrets?|sleep with|things? (?:i|she|he|we|they)|stuff (?:i|she|he|we)|rude|dirty|porn|lie|bed|room|car)\\b[^\\n]{0,20})`,
      '(?:show(?:s|ed|n|ing)?|flash(?:ed|es|ing)?|expos(?:ed|es|ing)|sen(?:t|ds)|got out|pulled out|took out) (?:me |us |my daughter |my son |her |himself |pictures of |photos of |a picture of )*(?:his |her |himself|a )?(?:private parts?|privates|willy|penis|dick|cock(?= to (?:me|my|the kids))|genitals|bits|himself to|naked|bare bum|boobs|dick pics?)',
      'i (?:said|told (?:him|her|them)|kept saying|was saying|begged|shouted) (?:him |her )?(?:no|to stop|stop|i didnt want)(?: \\w+){0,4} (?:he|she|they)(?: \\w+){0,3} (?:carried on|kept (?:on|going)|did it anyway|wouldnt stop|didnt stop|didnt listen|forced|held me|went on|anyway|continued)',
      '(?:he|she|they|someone|man|husband|boyfriend|partner|ex|lad|boy)(?: \\w+){0,4} (?:wouldnt|didnt|wont|doesnt|refused to) (?:stop|take no)(?=$|\\n| when i| even (?:though|when)| and i)(?=[^]*\\b(?:sex|bed|no|touch\\w*|consent|raped?|hurt\\w*|scared|asleep|drunk|clothes)\\b|(?<=\\b(?:sex|bed|said no|touch\\w*|consent|clothes)\\b[^]*))',
      '(?:without my consent|didnt consent|forced (?:me|her) (?:into|to have) sex|sexual(?:ly)? (?:abus\\w+|assault\\w*|harass\\w*|exploit\\w*)|had sex with me (?:asleep|drunk)|took advantage of me|interfer(?:ed|es|ing) with (?:me|my (?:son|daughter|child|sister|brother))|groom(?:ing|ed) (?:me|my (?:son|daughter|child|sister|niece)|her online|him online)|being groomed(?! for (?:show|the show))|molest\\w*|paedo\\w*|incest)',
      together(
        'blackmail\\w*|sextort\\w*|extort\\w*|threaten\\w* to (?:send|post|share|leak|show|put|publish|tell)|(?:leak|share|post|send)(?:ed|ing|s)? (?:my|me|the) (?:nudes?|pictures|photos|videos?)',
        'photos?|pictures?|pics|nudes?|videos?|naked|me|my (?:family|wife|husband|kids|mum|work|followers)|money|bitcoin|online',
        80,
      ),
      together(
        '(?:mum|mam|dad|parents?|mummy|daddy|they|nobody|step ?mum|carer|my mum and dad)(?: \\w+){0,4} (?:hasnt|havent|has not|not|didnt|never|isnt|left|gone|went) (?:\\w+ ){0,3}(?:come (?:home|back)|been (?:home|back)|home|me (?:alone|on my own|here)|us (?:alone|on our own|here)|away|back|fed (?:me|us)|feed (?:me|us))',
        'no food|nothing to eat|hungry|starving|alone|on my own|on our own|by myself|little (?:brother|sister)|\\d+ days|two days|three days|days|im (?:\\d|nine|ten|eleven|twelve|eight|seven|six)|scared|dark|electric\\w*|dont know (?:where|what)',
        110,
      ),
      '(?:someone|man|men|somebody|they|people|guy|bloke|he|ex|gang|two men|lads|stranger|burglars?)(?:s|re| is| are| was| were| has been| keeps| just)?(?: \\w+){0,2} (?:trying|tried|tries|attempting|attempted) to (?:get|break|come|force (?:his|their) way|kick|climb|smash (?:his|their) way|push (?:his|their) way) (?:\\w+ )?(?:in|into|through)(?= |$|\\n)(?: (?:to )?(?:my|the|our) (?:\\w+ )?(?:house|home|flat|door|window|bedroom|caravan|back door|front door|kitchen)| ?(?=$|\\n)| (?:now|and i|i am|im|help))',
      `(?:try|tried|tries|trying|attempted) to (?:grab|snatch|take|abduct|kidnap|lure|get) (?:${mine}|her|him)(?= |$|\\n)(?: (?:into|in|off|from|away|outside|at|when|on|on the|near|by|to (?:his|a|the) (?:car|van))|$|\\n)(?<=\\b(?:man|men|bloke|guy|someone|stranger|ex|he|they|van|car)\\b[^]{0,80})`,
      '(?:drink|drinks|drinks?) (?:\\w+ ){0,3}(?:spiked|drugged)|(?:spiked|drugged) (?:my|her|his) (?:drink|tea|food)|been spiked',
      together(
        '(?:send|sending|sent|taking|take|fly|flying|force|forcing|making|make|want)(?: \\w+){0,4} (?:marry|married|wed|wedding|husband i|cousin)|forced (?:marriage|to marry)|arranged marriage|fgm|cut(?:ting)? (?:girls|her) (?:there|abroad|down there)',
        'parents?|family|dad|mum|uncle|dont want|i dont|abroad|pakistan|india|bangladesh|somalia|home country|against|scared|me|my sister',
        110,
      ),
      'honou?r (?:killing|based|violence)|bring shame on|county lines|(?:holding|selling|carrying|hold|sell|carry|run(?:ning)?) (?:\\w+ )?(?:drugs|gear|packages|county lines) for (?:him|them|an? (?:older )?\\w+)|gang (?:\\w+ ){0,3}(?:threat\\w*|after me|wont let me)|owe (?:them|him|a (?:loan shark|dealer))(?: \\w+){0,6} (?:hurt|break|kill|come for|threat\\w*)|loan shark',
      `(?:follow(?:ed|ing|s)|stalk(?:ed|ing|s)) (?:me|us|my (?:daughter|son|sister)) (?:home|to (?:my|our) (?:\\w+ )?(?:car|door|house|work|van|home|gate|school|bus stop)|in (?:a|his) (?:car|van)|down|from|everywhere|again|around|all)`,
      `(?:scared|terrified|frightened|afraid|petrified) (?:to be )?(?:of|around|with|when) (?:my |me |her |his )?(?:\\w+ )?${others}(?= |$|\\n)(?! (?:hens?|birds?|dogs?|cockerels?|will (?:say no|find out)|finding|seeing|s? (?:dog|cockerel|hens?)))`,
      '(?:cut|cuts|cutting) me off from|isolat(?:es|ed|ing) me|tells? me (?:what to wear|when i can|who i can)|(?:has|have|need) to ask (?:his|her) permission|coercive|gasligh\\w+|(?:he|she) (?:scares|frightens|terrifies) (?:me|us|the kids)|threw me out(?= |$|\\n)(?! of the (?:group|auction))|thrown me out|kicked me out(?= |$|\\n)(?! of the (?:group|auction|site))',
      `${they} (?:\\w+ ){0,3}(?:said|says|threat\\w+|going to|will|gonna) (?:\\w+ ){0,3}(?:kill|hurt|harm|drown|take|shoot|stab|burn) (?:himself|herself) (?:if i|unless i|and (?:me|us|the kids))`,
    ],
  },
]
