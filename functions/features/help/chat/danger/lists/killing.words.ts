import type { Sign } from '../phrases.words.ts'

const oneself = '(?:my ?self|him ?self|her ?self|themsel(?:f|ves)|your ?self|ourselves)'

/** What is done to birds in the trade's own words, and may be meant of oneself. */
const tradeActs =
  '(?:cull|culls|culling|culled|dispatch|dispatching|despatch|despatching|neck|necking|butcher|butchering|slaughter|slaughtering|euthanise|euthanize|euthanising|euthanizing|process|stun|stunning|bolt)'
/** What is done to nobody else. */
const acts =
  '(?:kill(?:ing|s|ed)?|murder(?:ing)?|unaliv\\w+|end(?:ing)?|top(?:ping|ped)?|off(?:ing|ed)?|hang(?:ing|ed)?|hung|drown(?:ing|ed)?|gas(?:sing|sed)?|shoot(?:ing)?|shot|suffocat\\w+|smother\\w*|asphyxiat\\w+|strangl\\w+|bump(?:ing)? off|snuff(?:ing)? out|finish(?:ing)?(?: off)?|do(?:ing)? away with|get(?:ting)? rid of|take out|taking out|wip(?:e|ing) out|blow(?:ing)? up|set(?:ting)? fire to|put(?:ting)? (?:a bullet|a gun|a rope|an end)(?: in| to)?|execut\\w+|exterminat\\w+|eras\\w+|dispos(?:e|ing) of)'

/** Who speaks of their birds and parcels, and of doing it without help. */
const tradeTalk =
  /\b(birds?|hens?|chickens?|cockerels?|roosters?|ducks?|drakes?|geese|goose|turkeys?|quails?|poults?|flock|orders?|parcels?|eggs?|couriers?|legal\w*|vets?|abattoir|slaughterhouse|butchers?|at home|for the table|royal mail|post\w*|every (?:day|week|month|\w+day)|licen[cs]e\w*|certificate|(?:it|them|they|him|her) (?:all )?(?:myself|humanely)|(?:rather|instead|or) (?:\w+ ){0,3}(?:pay|vet|someone|service|courier)|my own (?:hens?|birds?)|culling myself|how do i (?:cull|dispatch) myself)\b/

/** Killing oneself, in whatever word there is for killing. */
export const killing: Sign[] = [
  { kind: 'life', of: 'anybody', words: [`${acts} ${oneself}(?! (?:in the foot|of|a|with laughing))`] },
  { kind: 'life', of: 'anybody', unless: tradeTalk, words: [`${tradeActs} ${oneself}`] },
  {
    kind: 'life',
    of: 'said',
    words: [
      '(?:should|could|might|may|better|going to|thinking of|thinking about|want to|id|ill|time to|deserve to|ought to|need to|just) (?:\\w+ ){0,2}(?:cull(?:ing)?|dispatch(?:ing)?|kill(?:ing)?|neck(?:ing)?|euthanis(?:e|ing)|gas(?:sing)?|put(?:ting)? down) (?:myself|me)(?=$|\\n| (?:too|next|instead|now|like|as well|and|off|tonight|before|along|its|i))',
      '(?:wring|wringing|break|breaking|snap|snapping|pull|pulling|slit|slitting|cut|cutting|stretch) (?:my|his|her) own (?:neck|throat)|(?:slit|slitting|cut|cutting) my (?:throat|wrists?)|wring my neck(?! (?:if|when|for))(?<=\\b(?:i|im|id|ill|to) (?:\\w+ ){0,3}wring my neck)',
      '(?:put|putting) (?:myself|me) (?:down|to sleep|out of (?:my|this|the) (?:misery|pain)|in the ground)(?! (?:for|as|at|on|with))|(?:should|wish|could|someone|they|vet|need) (?:\\w+ ){0,5}put me (?:down|to sleep|out of)',
      '(?:someone|somebody|you|they|please|just|wish|should) (?:\\w+ ){0,4}(?:cull|dispatch|neck|euthanise|shoot|kill|gas) me(?=$|\\n| (?:now|too|instead|next|like|please|as well|off))(?<!\\b(?:he|she|they|will|says|said|threat\\w*|wants to|wife|husband|going to) (?:\\w+ ){0,3})',
      '(?:cull|culling|dispatch\\w*|neck|gas|bolt|bolt gun|euthan\\w+|pentobarb\\w*|broomstick|anaesthetic|carbon dioxide|co2|nitrogen|helium|argon)(?=[^\\n]{0,70}\\b(?:on|for|to|in|kill|finish|do)\\b)[^\\n]{0,60}\\b(?:on|kill|finish|do it for|for|to) (?:a |an |the )?(?:person|human|people|humans|grown man|man my size|someone|adult|myself|me)(?= |$|\\n)(?! (?:to (?:do|handle|use|lift|buy|get|collect)|who|that|near|dangerous|safe|holding|doing))',
      '(?:may|might|can|could|should|just) (?:as well )?(?:do|have|take|cull|gas|neck|shoot|finish) me (?:too|an all|and all|as well|next|with them|while (?:he|they|she)|off)(?= |$|\\n)(?! (?:for|a|down for|to))',
      '(?:same|do|treat) (?:\\w+ ){0,3}(?:as|to|like) (?:the |a |my |we do |i do )*(?:sick |old |spent )?(?:hens?|birds?|cockerels?|dog|animal)(?: \\w+){0,3} (?:to|with|for) (?:me|myself)(?=$|\\n)',
    ],
  },
]
