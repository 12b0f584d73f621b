import type { WrittenArticle } from '#contract/help/help.ts'
import { birdFluRules } from './keeping/bird-flu-rules.ts'
import { broodingChicks } from './keeping/brooding-chicks.ts'
import { candlingEggs } from './keeping/candling-eggs.ts'
import { childrenAndQuietBreeds } from './keeping/children-and-quiet-breeds.ts'
import { choosingABreed } from './keeping/choosing-a-breed.ts'
import { choosingAnIncubator } from './keeping/choosing-an-incubator.ts'
import { cockerelsAndPullets } from './keeping/cockerels-and-pullets.ts'
import { ducksWithHens } from './keeping/ducks-with-hens.ts'
import { eggColours } from './keeping/egg-colours.ts'
import { feedingAFlock } from './keeping/feeding-a-flock.ts'
import { hatchingUnderABroody } from './keeping/hatching-under-a-broody.ts'
import { housingAndSpace } from './keeping/housing-and-space.ts'
import { keepingRecords } from './keeping/keeping-records.ts'
import { lockdownAndHatching } from './keeping/lockdown-and-hatching.ts'
import { mayNotBeSold } from './keeping/may-not-be-sold.ts'
import { mitesRatsAndFoxes } from './keeping/mites-rats-and-foxes.ts'
import { packingEggs } from './keeping/packing-eggs.ts'
import { registeringYourBirds } from './keeping/registering-your-birds.ts'
import { sellingBirdsAndTheLaw } from './keeping/selling-birds-and-the-law.ts'
import { settingEggs } from './keeping/setting-eggs.ts'
import { storingEggs } from './keeping/storing-eggs.ts'
import { temperatureAndHumidity } from './keeping/temperature-and-humidity.ts'
import { turningAndCooling } from './keeping/turning-and-cooling.ts'
import { unpackingEggs } from './keeping/unpacking-eggs.ts'
import { whatPostedEggsHatch } from './keeping/what-posted-eggs-hatch.ts'
import { whenToCallAVet } from './keeping/when-to-call-a-vet.ts'
import { whyEggsDoNotHatch } from './keeping/why-eggs-do-not-hatch.ts'
import { yourFirstHens } from './keeping/your-first-hens.ts'

export const keepingArticles: WrittenArticle[] = [
  packingEggs,
  unpackingEggs,
  whatPostedEggsHatch,
  storingEggs,
  choosingAnIncubator,
  settingEggs,
  temperatureAndHumidity,
  turningAndCooling,
  candlingEggs,
  lockdownAndHatching,
  whyEggsDoNotHatch,
  hatchingUnderABroody,
  yourFirstHens,
  choosingABreed,
  childrenAndQuietBreeds,
  eggColours,
  housingAndSpace,
  ducksWithHens,
  feedingAFlock,
  broodingChicks,
  cockerelsAndPullets,
  mitesRatsAndFoxes,
  whenToCallAVet,
  registeringYourBirds,
  birdFluRules,
  sellingBirdsAndTheLaw,
  keepingRecords,
  mayNotBeSold,
]
