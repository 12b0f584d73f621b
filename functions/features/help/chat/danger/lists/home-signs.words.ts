import { dialectBlows, rougherActs } from './blows.words.ts'

const near =
  '(?:husband|wife|partner|boyfriend|girlfriend|bf|gf|ex|exs|dad|dads|daddy|father|mum|mums|mam|mummy|mother|step ?dad|step ?mum|stepfather|uncle|brother|sister|son|grandad|fiancee?|missus|man|fella|bloke|lad|neighbour|landlord|parents|family|someone|carer|boss)'
const person = `(?:me|us|her|him|them|my (?:mum|mam|mummy|sister|brother|kids|son|daughter|friend|mate|nan|baby|children|wife|neighbour)|mum|mummy|mam|(?:the|our) (?:kids|children|baby))`
const who = `(?:he|she|hes|shes|they|theyre|${near})`

/** Violence that birds cannot do. */
const byPeople = `(?:hurts?|hurting|kick(?:s|ed|ing)?|hits?|hitting|hit|beats?|beating|beaten|punch(?:es|ed|ing)?|slap(?:s|ped|ping)?|strangl(?:e|es|ed|ing)|throttl(?:es|ed|ing)|chok(?:es|ed|ing)|stabbed|batter(?:s|ed|ing)?|thump(?:s|ed|ing)?|smack(?:s|ed|ing)?|headbutt(?:s|ed)?|rap(?:es|ed|ing)|assault(?:s|ed|ing)|abus(?:es|ed|ing)|threaten(?:s|ed|ing)?|thr?eatens|pushes|pushed|shoves|shoved|throws things at|threw (?:\\w+ )?(?:\\w+ )?at|spits (?:on|at)|pulls? a knife on|locks?|locked|forces|forced|${dialectBlows})`
/** What a cockerel may do as well. */
const byAnybody = '(?:attack(?:s|ed|ing)?|bit(?:es)?|grab(?:s|bed|bing)?|scares|frightens|terrifies)'

/** Violence whose doer may be a bird; nothing is meant by it where that is so. */
export const violenceSigns = [
  `(?<=\\b${near} (?:\\w+ ){0,7}?)(?:${byPeople}|${byAnybody}) ${person}(?! to (?:it|the (?:last|listing|auction|punch))\\b)`,
  `(?<=\\b${who} (?:\\w+ ){0,3}?)${byPeople} ${person}(?! (?:with (?:the )?(?:price|bill)|to (?:it|the))\\b)`,
  `(?<=\\b(?:i|im|ive|get|got|getting|being|been|was|is|are|she|he|shes|hes|kids) (?:\\w+ ){0,3}?)(?:hit|beaten|beaten up|punched|slapped|strangled|raped|abused|assaulted|attacked|hurt|battered|threatened|controlled|stalked) (?:up )?by (?:my |her |his |our |the |a )?${near}`,
  `(?<=\\b${who} (?:\\w+ ){0,4}?)(?:${rougherActs}) (?:me|us|mum|mam|mummy|my (?:mum|mam|sister|brother|son|daughter|kids|face|head|wife)|the (?:kids|children|baby))(?= |$|\\n)(?! (?:a (?:message|look|line|bone|lifeline|party|surprise|treat|lift|wobbly|birthday|curve ?ball)|(?:hens?|eggs?|birds?|off (?:the|a) (?:price|site)|out of the (?:auction|group)|into (?:buying|keeping))|for|with (?:the )?(?:price|bill|fees?)))`,
  `(?:${who}|ex) (?:\\w+ ){0,4}?(?:knife|gun) to (?:my|her|his)`,
]

/** Fear and control that can only be of people. */
export const homeSigns = [
  '(?:will|hell|shell|theyll|going to|come and|wants to|threat\\w+ to) (?:\\w+ ){0,2}?(?:break|smash|snap|cut|slit|burn|kick|stab|batter|beat|bury|shoot|petrol ?bomb|rip|cave) (?:me|us|(?:my|our|his|her) (?:legs?|arms?|face|head|skull|neck|fingers?|throat|knees?|kneecaps?|house|home|windows|family|kids?|teeth))(?! (?:eggs?|hens?))|knows? where (?:i|we) live|(?:death|bomb|rape|acid|arson) threats?|(?:petrol|fire) ?bomb\\w*',
  '(?:wants|asks|asked|asking|keeps asking) (?:me )?(?:for |to send )?(?:\\w+ ){0,2}(?:photos?|pics?|pictures?) of me(?! (?:with|and|holding))',
  'domestic (?:abuse|violence)|violence (?:at|in my) home|(?:think|scared|afraid|know|worried|sure) (?:that )?(?:\\w+ ){1,3}(?:will|is going to|might|could|would) kill (?:me|her|us|him|them)|coercive control|honour (?:abuse|killing)|forced marriage|sexually (?:abused|assaulted)|sexual abuse|been raped|was raped|raped me',
  `(?:violent|abusive) (?:${near}|relationship|home|marriage)|in an abusive|${near} (?:is|gets|has got|was|being) (?:so |very |really |more )?(?:violent|abusive)`,
  '(?:im|am|being|get|getting|be) (?:being )?(?:abused|beaten|beaten up|raped|assaulted)',
  '(?:im|am|is|being|been|get|getting|were|was|child) (?:being )?(?:abused|beaten|hit|beaten up)(?: at home| again| every (?:day|night))',
  `(?:scared|afraid|frightened|terrified|petrified|fear) (?:of|to be around|to see) (?:my |her |his |our )?(?:\\w+ )?${near}(?! (?:hens?|birds?|dogs?|cockerels?|cats?|will|wont|finding))`,
  '(?:scared|afraid|frightened|terrified|dont want|too scared|dread) (?:to go|of going|to be|going|to stay) (?:back )?(?:home|at home|in my own (?:home|house))',
  '(?:scared|afraid|frightened|terrified|petrified) (?:of )?(?:what |that )?(?:he|she|hell|hes|my (?:dad|husband|partner|ex|boyfriend|wife)|dad|mum)(?: is| will|ll| might)? (?:going to |might |will |could )?(?:do|hit|hurt|kill|come|find|get)(?! (?:the (?:hens?|birds?)|my hens?))',
  '(?:dont|doesnt|not|never) (?:feel )?safe (?:at home|in my (?:own )?(?:home|house)|here anymore|with (?:him|her|my)|around (?:him|my))|(?:i|we|kids|she|he|me and) (?:dont|doesnt) feel safe(?= |$|\\n)(?! (?:buying|paying|ordering|using|giving|with (?:this|the|a) (?:site|seller|payment)))|unsafe at home|not safe at home',
  '(?:wont|doesnt|will not|never) let (?:me|her|him|us) (?:leave(?: the house)?|go out|out(?: of the house)?|see (?:my|her|his|our) (?:family|friends|mum|sister)|have (?:any|my own) (?:money|phone)|out of (?:his|her) sight|talk to|use (?:my|the) phone)(?! (?:the hens?|birds?))',
  '(?:won t|wont|doesnt) let (?:me|her|him) (?:\\w+ ){0,3}or have (?:any )?money|takes all my money|controls (?:everything|all my|my (?:money|life|phone)|me)',
  'locks? me in|locked me (?:in|out)(?! of)|keeps me (?:locked|prisoner)',
  '(?:says?|said|saying|told|tells|threaten\\w*|keeps saying|swears|swore|sent) (?:\\w+ ){0,5}(?:kill|hurt|stab|shoot|murder|batter|find|get) (?:me|us|her|him|my family|my kids|the kids|mum|mummy)(?= |$|\\n)(?! (?:a|an|some|another|the|more|eggs|hens?))',
  'threaten\\w* to (?:kill|hurt|stab|shoot|rape|hit|burn|come round|come to my (?:house|home))(?! (?:my|our|the|his|her) (?:\\w+ )?(?:hens?|chickens?|cockerels?|birds?|ducks?|geese|dogs?|cats?|roosters?)(?! and))',
  `(?:he|hes|shes|${near}) (?:is )?going to (?:kill|hurt|hit|stab|get) (?:me|us|my mum|mummy|her)(?= |$|\\n)(?! (?:a|an|some|another|the|more))`,
  'kill(?:ed|s)? (?:my|our|all my) (?:\\w+ )?(?:hens?|chickens?|birds?|ducks?|dog|cat|pets?) (?:to (?:scare|frighten|punish|hurt|get at|spite)|because i|in front of)',
  '(?:hands?|arm) (?:round|around|on) (?:my|her|his|mums) (?:throat|neck)|smash(?:ing|es|ed) up the (?:house|place|flat|kitchen)|(?:turned up|came round|came at me|standing there|outside) with an? (?:\\w+ )?(?:knife|gun|shotgun|bat|hammer|axe|machete|crowbar|pitchfork|chainsaw|iron bar)(?! (?:to|for|and helped) )|threaten\\w* to kill (?:\\w+ ){1,5}(?:and|then) me|gets violent|turns violent|got violent',
  '(?:threw|throws|throwing|chucks|chucked) (?:\\w+ ){1,3}at (?:me|us|her|him|my head|my face|mum|the kids|the wall)|kill (?:\\w+ ){1,4}and (?:then )?(?:me|us|himself)|if i (?:leave|left|tell|told|go)[^\\n]*\\b(?:kill|hurt|find) (?:me|us|the|my)|(?:kill|hurt|find) (?:me|us) if i (?:leave|left|tell|told|go)|raped|molested',
  'im next|he said im next|hiding (?:in|from) (?:\\w+ )?(?:the (?:shed|coop|bathroom|loft)|him|my (?:husband|dad|ex|partner))|(?:he|hes) outside (?:with a|my (?:house|door|window|bedroom|work|home|flat|gate)|bang\\w*|shout\\w*|kick\\w*|scream\\w*|and (?:wont (?:leave|go away|stop)|hes (?:got|shouting|banging|drunk|angry|kicking)|im|i am|i|bang\\w*|shout\\w*|kick\\w*|drunk|has (?:a|got)))',
  `(?:touch(?:es|ed|ing)|comes into) (?:me |my )(?:\\w+ ){0,3}?(?:at night|private|bits|down there|bed|room|and (?:says|told) not|when mum|in bed)|${near} (?:\\w+ )?touch(?:es|ed|ing) me(?! on the shoulder)|makes me touch`,
  '(?:someone|man|he|ex) (?:is |keeps |has been |s )?(?:stalking|following) me|broken into my house|(?:someone|man|intruder|burglar|stranger)s? (?:is |are )?in my (?:house|home)(?=$|\\n| (?:now|and|i|im|help|please|downstairs|upstairs|right|what|they|he|hes|with|hiding|while|at))',
  '(?:grown ?up|adult|teacher|somebody|someone) (?:is |keeps )?(?:hurting|touching|hitting) me',
]
