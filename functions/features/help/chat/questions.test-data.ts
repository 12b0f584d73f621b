/**
 * What keepers ask, each with what a right answer must say and where it must lead: one of `from`, each the beginning of a
 * source's address. Written from what is true of birds and of this site, not from the answers.
 */
export type Asked = { ask: string; from: string[]; says: RegExp[] }

const q = (ask: string, from: string | string[], ...says: RegExp[]): Asked => ({ ask, from: [from].flat(), says })
const help = (...slugs: string[]): string[] => slugs.map((slug) => `/help/${slug}`)

const days: Asked[] = [
  q('How long do duck eggs take to hatch?', help('incubation-calculator', 'duck-care'), /28 days/),
  q('how many days for chicken eggs to hatch', help('incubation-calculator', 'chicken-care'), /21 days/),
  q('muscovy incubation time', help('incubation-calculator', 'muscovy-care'), /35 days/),
  q('When do I candle quail eggs?', help('incubation-calculator', 'japanese-quail-care'), /6 and 12/),
  q('When should I stop turning goose eggs?', help('incubation-calculator', 'goose-care'), /day 27/),
  q('incubation period of turkey eggs', help('incubation-calculator', 'turkey-care'), /28 days/),
  q('How long does it take pheasant eggs to hatch', help('incubation-calculator', 'pheasant-care'), /24 days/),
  q('peafowl eggs hatch after how many days', help('incubation-calculator', 'peafowl-care'), /28 days/),
  q('guinea fowl lockdown day', help('incubation-calculator', 'guinea-fowl-care'), /day 24/),
  q('bobwhite quail eggs incubation', help('incubation-calculator', 'bobwhite-quail-care'), /23 days/),
  q('how long do partridge eggs take', help('incubation-calculator', 'partridge-care'), /23 days/),
  q('when is lockdown for hens eggs', help('incubation-calculator', 'chicken-care', 'lockdown'), /18/),
]

const hatching: Asked[] = [
  q('What temperature should my incubator be?', help('temperature-and-humidity', 'setting-eggs'), /37\.5/),
  q('what humidity do I need for hatching', help('temperature-and-humidity', 'lockdown'), /45|65/),
  q('how often should I turn the eggs', help('turning-and-cooling'), /times a day|a day/),
  q('How do I candle eggs?', help('candling-eggs'), /light|torch/),
  q('can I open the incubator during lockdown', help('lockdown-and-hatching'), /lid|open|closed|shut/),
  q('day 22 and my eggs have not hatched, why?', help('why-eggs-do-not-hatch', 'lockdown-and-hatching'), /hatch/),
  q('how long can I keep eggs before setting them', help('storing-eggs-before-setting'), /seven|7|week/),
  q('should I wash hatching eggs', help('storing', 'unpacking', 'setting', 'packing', 'selling'), /wash/i),
  q('How long should posted eggs rest before I set them?', ['/help/unpacking', '/shipping#eggs'], /12 to 24 hours/),
  q('what hatch rate can I expect from posted eggs', help('what-posted-eggs-hatch'), /50|half/i),
  q('the air cell is loose after the post', help('unpacking-and-resting-eggs'), /air cell/),
  q(
    'Which incubator should I buy?',
    [...help('choosing-an-incubator'), '/category/equipment/incubators'],
    /incubator/i,
  ),
  q('can a broody hen hatch them', help('hatching-under-a-broody-hen'), /broody/),
  q('do I need to cool duck eggs', help('turning-and-cooling', 'duck-care'), /cool/i),
  q('which way up do eggs go in the incubator', help('setting', 'unpacking', 'storing'), /pointed end down/i),
]

const keeping: Asked[] = [
  q('how warm should a brooder be', help('brooding-chicks'), /°C/),
  q('what do chicks eat', help('brooding-chicks', 'feeding-a-flock', 'chicken-care'), /crumb/i),
  q('which breed lays blue eggs', help('egg-colours', 'choosing-a-breed'), /Araucana|Legbar/),
  q('what hens lay dark brown eggs', help('egg-colours', 'choosing-a-breed'), /Marans/),
  q('best chickens for beginners', help('choosing-a-breed', 'your-first-hens'), /hen|breed/i),
  q('How many hens should I start with?', help('your-first-hens'), /three|two/i),
  q('how much space does a hen need', help('housing-and-space', 'chicken-care'), /m²|square|metre|cm/),
  q('what should I feed my hens', help('feeding-a-flock', 'chicken-care'), /pellets|layers/i),
  q('how do I tell a cockerel from a pullet', help('telling-cockerels-from-pullets'), /comb|feather/i),
  q('how do I get rid of red mite', help('mites-rats-and-foxes'), /mite/i),
  q('keep foxes away from the hen house', help('mites-rats-and-foxes', 'housing-and-space'), /fox/i),
  q('What age do hens start laying?', help('your-first-hens', 'chicken-care', 'choosing', 'telling'), /weeks/),
  q('how do I keep call ducks', help('duck-care'), /duck/i),
  q('do geese need a pond', help('goose-care'), /water/i),
  q('can I keep quail in a hutch', help('japanese-quail-care', 'bobwhite-quail-care'), /quail/i),
  q('are peacocks noisy', help('peafowl-care'), /loud|nois|call|scream/i),
  q('can turkeys live with chickens', help('turkey-care'), /blackhead|together|chickens|apart/i),
  q('do guinea fowl roost in trees', help('guinea-fowl-care'), /roost|tree/i),
]

const rules: Asked[] = [
  q('Do I have to register my chickens?', help('registering-your-birds'), /register/i),
  q('how do I register with APHA', help('registering-your-birds'), /APHA/),
  q('what are the bird flu rules', help('bird-flu-rules'), /GOV\.UK/),
  q('must I keep my hens indoors because of a housing order', help('bird-flu-rules'), /housing order/i),
  q('do I need a licence to sell chickens', help('selling-birds-and-the-law'), /licence/i),
  q(
    'what records must I keep when I sell birds',
    help('keeping-records', 'selling-birds-and-the-law'),
    /12 months|record/i,
  ),
  q('can I sell a bird to a 15 year old', help('selling-birds-and-the-law'), /16/),
  q(
    'can I send hatching eggs to Northern Ireland',
    ['/shipping#eggs', '/help/birds-and-eggs', '/help/delivery', '/help/selling-birds-and-the-law#abroad'],
    /BT|Northern Ireland/,
  ),
  q('may I sell eggs of wild birds', help('birds-and-eggs-that-may-not-be-sold'), /wild/i),
  q('how far may I transport birds that I sell', help('selling-birds-and-the-law'), /65/),
]

const delivery: Asked[] = [
  q('How much is postage for hatching eggs?', ['/shipping#eggs', '/help/delivery-costs'], /£8\.99/),
  q('next day delivery price for a feeder', ['/shipping#supplies', '/help/delivery-costs'], /£9\.99/),
  q(
    'do you post live birds',
    ['/shipping#live-birds', '/help/collecting', '/help/delivery-costs'],
    /never posted|collect/i,
  ),
  q('free delivery over how much', ['/shipping#free', '/help/delivery-costs'], /£75/),
  q('do you ship to France', ['/shipping#international', '/help/delivery-costs'], /abroad|EU/),
  q(
    'when will my eggs be sent',
    ['/shipping#', '/help/delivery', '/help/dispatch-days', '/help/how-buying'],
    /dispatch/i,
  ),
  q('my parcel is late', ['/shipping#late', '/help/problems', '/help/delivery-costs'], /tracking/i),
  q('how do I collect a bird that I bought', ['/help/collecting', '/shipping#live-birds'], /code/i),
  q('what is the collection code for', ['/help/collecting', '/shipping#live-birds', '/help/handling-orders'], /code/i),
  q('how should eggs be packed for the post', help('packing-and-posting-eggs', 'selling-hatching-eggs'), /box/i),
]

const problems: Asked[] = [
  q('My eggs arrived broken', ['/returns#eggs', '/help/unpacking', '/help/problems'], /24 hours/),
  q('how long does a refund take', ['/returns#refunds', '/help/problems'], /5-7|5 to 7/),
  q(
    'only 2 of 12 eggs hatched, can I have my money back',
    ['/returns#hatch', '/help/poor-hatch', '/help/why-eggs-do-not-hatch#claim'],
    /25/,
  ),
  q('Can I send back a feeder that I no longer want', ['/returns#', '/help/problems'], /30 days/),
  q(
    'I want to cancel my order',
    ['/returns#cancel', '/help/how-buying', '/help/problems', '/shipping#dispatch'],
    /cancel/i,
  ),
  q('the hen I bought is not as described', ['/returns#', '/help/problems'], /48 hours/),
  q(
    'the seller has not accepted my order',
    ['/shipping#dispatch', '/help/how-buying', '/help/problems', '/help/paying', '/help/handling-orders#accept'],
    /2 working days|two working days/,
  ),
]

const buying: Asked[] = [
  q('how do I pay', help('paying-at-the-checkout'), /pay/i),
  q('can I check out as a guest', help('paying-at-the-checkout', 'how-buying-works'), /account/),
  q('do I need an account to buy something', help('paying-at-the-checkout', 'how-buying'), /account/),
  q('what can I do when a listing is sold out', help('how-buying-works'), /email you once/),
  q('how long do I have to pay after the checkout', help('paying-at-the-checkout', 'how-buying'), /30 minutes/),
  q('is it safe to pay a seller by bank transfer outside the site', help('buying-safely', 'messages'), /outside/i),
  q('what should I ask a seller before I buy eggs', help('questions-for-a-seller'), /ask/i),
  q('how do I write to a seller', help('messages-and-blocking', 'questions-for-a-seller'), /message/i),
  q('how do I get a quote from a vet or a transporter', help('hiring-a-service'), /quote/i),
]

const account: Asked[] = [
  q('I forgot my password', help('your-account-and-password'), /link|reset/i),
  q('how do I change my e-mail address', help('your-account-and-password'), /verif|confirm|link/i),
  q('how do I delete my account', ['/help/your-data', '/privacy#'], /delete/i),
  q('How old must I be to open an account?', ['/terms#accounts', '/help/your-account'], /16/),
  q('how do I stop the e-mails', help('mails-and-notifications'), /switch|off|unsubscribe/i),
  q('block somebody who writes to me', help('messages-and-blocking'), /block/i),
  q('can I download my data', ['/help/your-data', '/privacy#'], /download/i),
  q('I did not get the code to verify my email', help('your-account-and-password'), /junk/),
  q('why must I verify my email', help('your-account-and-password', 'mails'), /verif/i),
  q('which cookies do you set', ['/cookies'], /cookie/i),
]

const selling: Asked[] = [
  q('how do I sell on Hatchyard', help('opening-a-shop', 'packages-and-fees'), /shop|package/i),
  q('what does it cost to sell here', ['/help/packages', '/terms#packages', '/help/opening'], /£9/, /£15/),
  q('do you take commission', help('packages-and-fees', 'getting-paid'), /commission/i),
  q('how many listings can I have with Basic', ['/help/packages', '/terms#packages'], /\b5\b|five/),
  q('what is the difference between Basic and Premium', ['/help/packages', '/terms#packages'], /Premium/),
  q('can I get a refund of my package', ['/help/packages', '/terms#', '/returns#'], /30 days/),
  q('how do I cancel my package', ['/help/packages', '/terms#'], /cancel/i),
  q('How do I write a good listing?', help('writing-a-listing'), /title/i),
  q('how many photos can I add to a listing', help('photographs-that-sell', 'writing-a-listing'), /\b8\b|eight/),
  q('which days should I post eggs on', help('dispatch-days', 'packing', 'selling-hatching'), /Monday|dispatch/i),
  q('I am going on holiday, how do I close my shop for a while', help('dispatch-days-and-holidays'), /holiday/i),
  q('when do I get paid for an order', help('getting-paid'), /complete/i),
  q('what happens when I do not accept an order in time', help('handling-orders'), /cancelled/i),
]

/** Questions about the listings that the test puts up for sale. */
const listings: Asked[] = [
  q('Do you have any blue marans eggs?', ['/products/'], /Blue Marans hatching eggs: £14\.50/),
  q('cheap incubator for sale', ['/products/'], /Brinsea incubator/),
  q('orpigton eggs', ['/products/'], /Buff Orpington hatching eggs/),
  q('treadle feeder', ['/products/'], /Treadle feeder/),
  q('buy runner ducks', ['/products/'], /Indian Runner ducks/),
  q('I am looking for a vet near me', ['/category/services/veterinary', '/help/when-to-call', '/help/hiring'], /vet/i),
  q('somebody to transport my birds', ['/category/services/transport', '/help/hiring'], /transport/i),
]

const lately: Asked[] = [
  q('Do you take PayPal?', help('cards-paypal'), /do not take PayPal/),
  q('can I pay in instalments', help('cards-paypal'), /paid in full/),
  q('is VAT included in the price', help('vat-and-receipts'), /whole price/),
  q('how do I change the delivery address of my order', help('changing-the-address'), /cancel/i),
  q('the seller does not answer my messages', help('seller-does-not-answer', 'messages'), /seller/i),
  q('I was charged twice', help('charged-twice'), /pending|order number/),
  q('I was sent the wrong hatching eggs', help('wrong-eggs'), /48 hours/),
  q('can ducks and chickens live together', help('keeping-ducks-with-hens'), /own house/),
  q('how do I report a listing', help('reporting-a-listing'), /contact page/),
  q('which chickens are best for children', help('children-and-quiet-breeds', 'choosing-a-breed'), /Pekin|Silkie/),
  q('which breeds are quiet', help('children-and-quiet-breeds'), /Orpington/),
]

export const asked: Asked[] = [
  days,
  hatching,
  keeping,
  rules,
  delivery,
  problems,
  buying,
  account,
  selling,
  listings,
  lately,
].flat()
