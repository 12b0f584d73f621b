/** What keepers, buyers and sellers write of: where a message names none of it, it is not about birds or this market. */
export const tradeWords: readonly string[] =
  `block charged upgrade premium delete zone zones data download downloads guest poo droppings corn scales account accounts address advert adverts advice age app article articles auction auctions ark autosex avian bantam bantams
  bank barn basket batch bed bedding bees bird birds blog box boxes bred breed breeder breeders breeding breeds brood brooder broody
  browser bulk buy buyer buyers buying candle candled candling card cards cart category checkout chick chicks chicken chickens
  chook chooks click clutch cock cockerel cockerels code colour collect collected collection comb commission contact cookie cookies
  coop coops cost costs courier cox crate crowing crow crows cull currency defra deliver delivered deliveries delivery deposit
  discount dispatch dispute docile duck ducks duckling ducklings drake drinker dust egg eggs eglu email emails enclosure england export
  fee fees feather feathers feed feeder feeders feeding fence fencing fertile fertility filter flock flocks form forum fox foxes
  free garden goose geese gosling grit grower growers guinea guineas guide hatch hatched hatches hatcheries hatchery hatching heat
  heater hen hens hobby house housing humidity hygrometer hybrid import incubate incubating incubation incubator incubators index
  insurance invoice ireland item items keeper keepers keeping lamp law layer layers laying lay lays legal licence licenses link list
  listing listings livestock location log login lockdown marans market marketplace mealworms mealworm message messages mite mites
  money moult moulting name names nest netting newsletter northern notification number offer offers order ordered orders
  ostrich package packages page paid parcel partridge password passwords pay payment payments paypal peacock peafowl pellet pellets pen
  perch pet pets photo photos picture pictures pheasant pheasants pickup pip pipped pipping pips pluck point pol policy pop post
  postage posted postcode poultry pound pounds pre price prices privacy profile protein pullet pullets quail quails quarantine
  questions rare rating receipt refund refunded refunds register registered registration regulations report returns return review reviews
  rooster roosters roost rule rules run runs sale save saved scam scotland search seed sell seller sellers selling sells sex sexed sexing
  shed shell shells ship shipping shop shops show shows sign site sold species stall stock stop straw subscription subscribe supplier
  support swan tax terms thermometer tier tracking trade trader transport treat treats trio turkey turkeys turn turning upload vaccinated
  vaccine vat verify vet vets video voucher wales waterer weather web website wholesale wing wings wishlist wood worm wormer worming yolk`
    .trim()
    .split(/\s+/)

/** What is only of birds and of this market: beside none of it an everyday word of despair or fear is meant as it stands. */
export const ofMarket =
  /\b(accounts?|adverts?|auctions?|baskets?|breed\w*|brood\w*|buyers?|candl\w+|checkout|chooks?|click|coops?|couriers?|crow(?:s|ed|ing)?|defra|deliver\w*|delivery|dispatch\w*|drakes?|drinkers?|ducklings?|eggs?|feather\w*|feed(?:er|ers|s)?|fees?|fence|fertil\w+|flocks?|hatch\w*|hatchery|heat lamp|hygrometer|incubat\w+|invoice|keepers?|laying|listings?|lockdown|log ?in|market|marketplace|mealworms?|mites?|moult\w*|nest\w*|newsletter|orders?|ordered|packages?|parcels?|password|pellets?|perch\w*|pips?|pipped|pipping|postage|postcode|poultry|price[sd]?|refund\w*|roost\w*|scam\w*|sellers?|shells?|shop|site|straw|subscription|tracking|upload\w*|vat|website|worm\w*)\b/

/** Words of keepers without a bird, jokes and annoyances, beside which a word that hints is no more than a word. */
export const byTheWay =
  /\b(cull\w*|neck(?:ed|ing|s)|wring\w*|peck\w*|rats?|bumblefoot|omelett?es?|mucking|kills?|killing|lid|wild ?life|haha\w*|jok\w*|laugh\w*|gloves|washing|recipe|screen|laptop|phone|wifi|app|invoice|bill|weather|frost|salt|quail|tree|raw|she is suffering|shes suffering|antifreeze|mood|success|fight|yolks?|its fine now|is fine now|raised bed|garden|lawn|mud|tractor parts?)\b/
