import type { WrittenArticle } from '../../../../functions/contract/help.ts'
import { candlingEggs } from './keeping/candling-eggs.ts'
import { choosingAnIncubator } from './keeping/choosing-an-incubator.ts'
import { hatchingUnderABroody } from './keeping/hatching-under-a-broody.ts'
import { lockdownAndHatching } from './keeping/lockdown-and-hatching.ts'
import { packingEggs } from './keeping/packing-eggs.ts'
import { settingEggs } from './keeping/setting-eggs.ts'
import { storingEggs } from './keeping/storing-eggs.ts'
import { temperatureAndHumidity } from './keeping/temperature-and-humidity.ts'
import { turningAndCooling } from './keeping/turning-and-cooling.ts'
import { unpackingEggs } from './keeping/unpacking-eggs.ts'
import { whatPostedEggsHatch } from './keeping/what-posted-eggs-hatch.ts'
import { whyEggsDoNotHatch } from './keeping/why-eggs-do-not-hatch.ts'

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
]
