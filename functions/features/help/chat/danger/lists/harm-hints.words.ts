import { type Sign, together } from '../phrases.words.ts'

const ownSkin =
  '(?:my|his|her|their) (?:own )?(?:\\w+ )?(?:arms?|legs?|thighs?|wrists?|skin|stomach|tummy|hips?|hands?|knuckles?|head)'
const onPurpose =
  '(?:to|by|at|with) (?:myself|herself|himself)|(?:herself|himself|myself)|on purpose|deliberate\\w*|to cope|to feel|when (?:i|shes|hes|she|he) (?:am |is |gets? |feels? )?(?:angry|sad|low|upset|stressed|bad|down)|when im (?:angry|sad|low|upset|stressed|down)|every day|over and over|hides? (?:it|them)|long sleeves|calms|helps me cope|feels better|makes it better'

/** Blades, marks and blows that are meant for oneself or that a parent finds on a child. */
export const harmHints: Sign[] = [
  {
    kind: 'selfHarm',
    of: 'said',
    unless: /\b(shav\w+|accident\w*|slipped|by mistake|trimm?ing (?:his|her|their) (?:beaks?|wings?)|brambles?)\b/,
    words: [
      together(
        'blades?|razors?|scalpels?|stanley knife|scissors|lighter',
        '(?:for|on) (?:me|myself)(?: not (?:the )?\\w+)?(?=$|\\n| i )|cut myself|i do (?:it )?(?:to |on )?my (?:legs?|arms?|thighs?|wrists?)|not (?:for )?the (?:chickens?|hens?|birds?)',
        110,
      ),
      '(?:im |ive been |been |started |am |shes |hes |back to )?cutting again(?=$|\\n| (?:its|and i|because|tonight|last))(?<!\\b(?:grass|hedges?|lawn|hay|feathers?|wings?)\\b[^]*)',
      'i do my (?:arms|wrists|thighs)(?=$|\\n| when)|i do (?:it|them) (?:to|on) my (?:arms?|legs?|thighs?|wrists?)',
      together(
        '(?:cuts|scars|marks|slashes|burns|scratches|lines) (?:all )?(?:up|down|over|along|on|across|round|around) (?:all )?(?:her|his|my|the|their) (?:\\w+ )?(?:thighs?|arms?|wrists?|legs?|stomach|hips)',
        onPurpose,
        100,
      ),
      together(
        `(?:punch\\w*|hit|hitting|hits|bang\\w*|smash\\w*|head ?butt\\w*|kick\\w*|thump\\w*) (?:\\w+ ){0,4}(?:wall|door|tree|floor|fence|table|${ownSkin})(?=[^]{0,60}\\b(?:til|till|until|so|over and over|on purpose)\\b)`,
        `bleed\\w*|bruis\\w*|raw|swell\\w*|${onPurpose}`,
        80,
      ),
      together(
        `(?:put|puts|putting|stub\\w*|press\\w*|hold\\w*) (?:\\w+ ){0,4}(?:cigarettes?|fags?|cigs?|lighter|iron|lamp|bulb|match(?:es)?) (?:\\w+ ){0,3}(?:on|against|to|onto|out on) ${ownSkin}`,
        `${onPurpose}|keep|keeps`,
        80,
      ),
      `(?:dig|digging|digs|claw\\w*|pick\\w*|scratch\\w*|bit(?:e|es|ing)) (?:\\w+ ){0,3}${ownSkin} (?:\\w+ ){0,3}(?:til|till|until) (?:\\w+ ){0,2}bleeds?`,
      'urges? to (?:cut|hurt|burn|harm)(?! (?:the|my (?:hens?|cockerel)))|cut(?:ting)? to cope|relapsed (?:and|with) cut\\w*|(?:clean|stopped) (?:\\w+ ){0,4}(?:but |and )?(?:i )?(?:started|did|am) (?:it )?(?:cut\\w*|self harm)|(?:make|making|makes) (?:myself|herself|himself) bleed|deserve (?:the |to feel )?pain|(?:been|is|shes|hes) doing it to (?:herself|himself)',
      'i (?:\\w+ )?(?:make|made|making) myself (?:sick|throw up)(?! (?:worry\\w*|laughing|eating|on))|(?:daughter|son|lass|lad|she|he) (?:\\w+ ){0,3}(?:makes|making) (?:herself|himself) sick',
    ],
  },
]
