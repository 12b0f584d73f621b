/** Words that people star out. */
export const hidden: readonly string[] =
  'suicide suicidal kill killing killed kills die died dying dead death rape raped hang hanging harm abuse abused abuses gun rope overdose drown stab stabbed beat beats hits blood knife pills shoot noose unalive'.split(
    ' ',
  )

/** Long words that are worth reading where one letter is wrong; none of them is a letter away from a word of keepers. */
export const knownWords: readonly string[] =
  `suicide suicidal overdose overdosed depressed depression strangled strangle unconscious ambulance paracetamol seizure
  electrocuted threatening threatened violent abusive poisoned drowned drowning stabbed collapsed allergic swallowed
  monoxide miscarriage contractions kidnapped blackmail blackmailed pregnant appendix raping antidepressants
  hopeless worthless breakdown anxiety paramedic emergency domestic violence unresponsive bleach`
    .trim()
    .split(/\s+/)

/** What is left out, run together or meant by a code, beside the spellings of a whole message. */
export const codes: [what: string, means: string][] = [
  ['i ?wan(?:t|na)todie|iwannadie|wanttodie', 'i want to die'],
  ['killmyself|kil myself|km ?self|keemes', 'kill myself'],
  ['ctb', 'kill myself'],
  ['un ?aliv(?:e|ed|es|ing)(?= (?:my|him|her|them|your)\\w*)', 'kill'],
  ['un ?aliv(?:e|ed|es|ing)', 'kill myself'],
  ['sui (?=thoughts|attempt|ideation|tendencies|note)', 'suicide '],
  ['sui ?cide|suisid|suicid|sooicide|sui side|sewercide', 'suicide'],
  ['su[aio]?[cs]+[aiu]?dal|suacidal|suisidal', 'suicidal'],
  ['ded', 'dead'],
  ['(?<=\\b(?:to|wanna|gonna|i) )(?:dy|dye(?=$|\\n)|di|diee|dei)(?=$|\\n| )', 'die'],
  [
    '(?<=\\b(?:with|doing|did|done|started|stop|stopped|back to|urge to|relapsed into|again) )sh(?=$|\\n| again)',
    'self harm',
  ],
  ['od ?d|odd on', 'overdose on'],
  ['i ll', 'ill'],
  ['he s', 'hes'],
  ['she s', 'shes'],
  ['(?:does|is|was|has|have|did|should|would) nt', 'not'],
]

/** Plain words for wanting to die in other languages that keepers and farm workers speak, without their accents. */
export const tongues: [what: string, means: string][] = [
  ['chce umrzec|chce sie zabic|nie chce (?:juz )?zyc|zabije sie|mysli samobojcze|samobojstwo', 'i want to die'],
  ['vreau sa mor|nu mai vreau sa traiesc|vreau sa ma omor|ma sinucid|sinucidere|o sa ma omor', 'i want to die'],
  [
    'dwi isio marw|nid wyf am fyw|dwi ddim isio byw|(?:rwyf|dwi|rydw i) am farw|dw i am farw|ddim am fyw|dw i isio marw|dwi eisiau marw|rydw i eisiau marw|lladd fy hun|dim isio byw|ddim eisiau byw',
    'i want to die',
  ],
  [
    'quiero morir(?:me)?|no quiero vivir|je veux mourir|ich will sterben|noriu mirti|iskam da umra|quero morrer',
    'i want to die',
  ],
  [
    'taro fi|curo fi|brifo fi|(?:maz|ojciec|partner) mnie bije|bije mnie|mnie bije|ma bate|m a batut|ma loveste|(?:mi padre|mi marido|mi novio) me pega|me pega|me golpea|il me frappe|mon mari me bat|er schlagt mich|muz me bije',
    'my husband hits me',
  ],
  ['nie oddycha|nu respira|no respira|ddim yn anadlu|methu anadlu|il ne respire pas|er atmet nicht', 'not breathing'],
  ['ambiwlans|karetk\\w+|pogotowi\\w+|ambulant[ae]|ambulancia|krankenwagen', 'need an ambulance'],
  ['pomocy|pomozcie|ajutor|ajutati ma', 'help'],
]
