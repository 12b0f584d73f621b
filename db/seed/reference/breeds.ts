import type { breeds } from '#db/schema/catalogue/reference.ts'

type BreedRow = typeof breeds.$inferInsert

/**
 * species | slug | name | class | sizes | shell colour | eggs a year | purpose | rarity | synonyms. Classes follow the British
 * Poultry Standards, rarity the native breeds' watchlist; eggs a year and purpose are typical, not promised.
 */
const table = `
chicken|ancona|Ancona|Soft feather, light|large,bantam|white|180|layer|native at risk|
chicken|andalusian|Andalusian|Soft feather, light|large,bantam|white|170|layer,ornamental|priority|
chicken|appenzeller-spitzhauben|Appenzeller Spitzhauben|Soft feather, light|large,bantam|white|160|layer,ornamental|rare|
chicken|araucana|Araucana|Soft feather, light|large,bantam|blue|160|layer|native at risk|ameraucana
chicken|asil|Asil|Asian hard feather|large|tinted|50|ornamental||
chicken|augsburger|Augsburger|Soft feather, light|large,bantam|white|170|layer,ornamental|rare|
chicken|australorp|Australorp|Soft feather, heavy|large,bantam|tinted brown|220|dual|native at risk|
chicken|barnevelder|Barnevelder|Soft feather, heavy|large,bantam|dark brown|180|dual||
chicken|belgian-bantam|Belgian Bantam|True bantam|bantam|cream|100|ornamental,pet||Watermael,d'Anvers,d'Uccle
chicken|booted-bantam|Booted Bantam|True bantam|bantam|cream|100|ornamental|rare|Sabelpoot
chicken|brahma|Brahma|Soft feather, heavy|large,bantam|tinted brown|130|ornamental,pet||
chicken|brakel|Brakel|Soft feather, light|large,bantam|white|180|layer|rare|
chicken|buckeye|Buckeye|Soft feather, heavy|large,bantam|brown|160|dual|rare|
chicken|burmese|Burmese|True bantam|bantam|cream|80|ornamental|priority|
chicken|campine|Campine|Soft feather, light|large,bantam|white|170|layer|priority|
chicken|cochin|Cochin|Soft feather, heavy|large|tinted|110|ornamental|native at risk|
chicken|cream-legbar|Cream Legbar|Soft feather, light, autosexing|large,bantam|blue/green|190|layer|native at risk|clb,legbar
chicken|croad-langshan|Croad Langshan|Soft feather, heavy|large,bantam|plum brown|150|dual|native at risk|
chicken|derbyshire-redcap|Derbyshire Redcap|Soft feather, light|large,bantam|white/tinted|170|layer|priority|
chicken|dominique|Dominique|Soft feather, heavy|large,bantam|brown|180|dual|rare|
chicken|dorking|Dorking|Soft feather, heavy|large,bantam|white/tinted|140|table|priority|
chicken|dutch-bantam|Dutch Bantam|True bantam|bantam|cream|120|ornamental,pet||
chicken|faverolles|Faverolles|Soft feather, heavy|large,bantam|cream|160|dual,pet|native at risk|
chicken|fayoumi|Fayoumi|Soft feather, light|large,bantam|white|180|layer|rare|
chicken|friesian|Friesian|Soft feather, light|large,bantam|white|160|layer|rare|
chicken|frizzle|Frizzle|Soft feather, heavy|large,bantam|white/tinted|130|ornamental||
chicken|hamburgh|Hamburgh|Soft feather, light|large,bantam|white|170|layer,ornamental|native at risk|
chicken|houdan|Houdan|Soft feather, heavy|large,bantam|white|140|ornamental|rare|
chicken|indian-game|Indian Game|Hard feather|large,bantam|tinted|90|table|native at risk|
chicken|ixworth|Ixworth|Soft feather, heavy|large,bantam|tinted|160|table,dual|native at risk|
chicken|japanese-bantam|Japanese Bantam|True bantam|bantam|cream|90|ornamental||
chicken|jersey-giant|Jersey Giant|Soft feather, heavy|large,bantam|brown|170|dual|rare|
chicken|ko-shamo|Ko Shamo|Asian hard feather|bantam|tinted|50|ornamental||
chicken|la-bresse|La Bresse|Soft feather, light|large|white/cream|180|table|rare|Bresse,Gauloise
chicken|la-fleche|La Flèche|Soft feather, heavy|large,bantam|white|150|ornamental,table|rare|
chicken|lakenvelder|Lakenvelder|Soft feather, light|large,bantam|white|160|layer|rare|
chicken|leghorn|Leghorn|Soft feather, light|large,bantam|white|250|layer|native at risk|white leghorn
chicken|lincolnshire-buff|Lincolnshire Buff|Soft feather, heavy|large|tinted|150|dual|rare|
chicken|malay|Malay|Asian hard feather|large,bantam|tinted|60|ornamental|priority|
chicken|marans|Marans|Soft feather, heavy|large,bantam|dark brown|170|dual||copper black maran,cuckoo maran,maran
chicken|marsh-daisy|Marsh Daisy|Soft feather, light|large,bantam|tinted|160|layer|priority|
chicken|minorca|Minorca|Soft feather, light|large,bantam|large white|180|layer|native at risk|
chicken|modern-game|Modern Game|Hard feather|large,bantam|tinted|80|ornamental|priority|
chicken|modern-langshan|Modern Langshan|Soft feather, heavy|large,bantam|brown|130|ornamental|priority|
chicken|nankin|Nankin|True bantam|bantam|cream|90|ornamental|native at risk|
chicken|new-hampshire-red|New Hampshire Red|Soft feather, heavy|large,bantam|brown|210|dual||
chicken|norfolk-grey|Norfolk Grey|Soft feather, heavy|large,bantam|tinted|170|dual|native at risk|
chicken|north-holland-blue|North Holland Blue|Soft feather, heavy|large|tinted brown|180|dual|priority|
chicken|old-english-game|Old English Game|Hard feather|large,bantam|tinted|60|ornamental|native at risk|
chicken|old-english-pheasant-fowl|Old English Pheasant Fowl|Soft feather, light|large,bantam|white/tinted|160|layer|priority|
chicken|orloff|Orloff|Soft feather, heavy|large,bantam|light brown|160|ornamental|rare|
chicken|orpington|Orpington|Soft feather, heavy|large,bantam|brown/tinted|170|dual,pet|native at risk|buff orp,buff orpington
chicken|pekin|Pekin|True bantam|bantam|cream|100|pet||pekin bantam
chicken|plymouth-rock|Plymouth Rock|Soft feather, heavy|large,bantam|tinted brown|200|dual||
chicken|poland|Poland|Soft feather, light|large,bantam|white|130|ornamental||
chicken|rhode-island-red|Rhode Island Red|Soft feather, heavy|large,bantam|brown|240|layer,dual||rhode island,rir
chicken|rhodebar|Rhodebar|Rare, autosexing|large,bantam|brown|180|layer|priority|
chicken|welbar|Welbar|Rare, autosexing|large,bantam|brown|180|layer|priority|
chicken|brussbar|Brussbar|Rare, autosexing|large,bantam|brown|180|layer|priority|
chicken|rosecomb|Rosecomb|True bantam|bantam|cream|90|ornamental|native at risk|
chicken|rumpless-game|Rumpless Game|Hard feather|large,bantam|tinted|80|ornamental|priority|
chicken|scots-dumpy|Scots Dumpy|Soft feather, light|large,bantam|tinted|150|layer|priority|
chicken|scots-grey|Scots Grey|Soft feather, light|large,bantam|white/tinted|150|layer|priority|
chicken|sebright|Sebright|True bantam|bantam|cream|70|ornamental|native at risk|
chicken|serama|Serama|True bantam|bantam|cream|120|pet,ornamental||
chicken|sicilian-buttercup|Sicilian Buttercup|Soft feather, light|large,bantam|white|150|ornamental|priority|
chicken|silkie|Silkie|Soft feather, light|large,bantam|cream|110|pet||
chicken|spanish|Spanish|Soft feather, light|large,bantam|white|150|ornamental|priority|
chicken|sulmtaler|Sulmtaler|Soft feather, heavy|large,bantam|cream|160|dual|rare|
chicken|sultan|Sultan|Soft feather, light|large,bantam|white|90|ornamental|priority|
chicken|sussex|Sussex|Soft feather, heavy|large,bantam|tinted|220|dual|priority|light sussex,speckled sussex
chicken|transylvanian-naked-neck|Transylvanian Naked Neck|Soft feather, heavy|large,bantam|tinted|170|dual,table|rare|
chicken|vorwerk|Vorwerk|Soft feather, light|large,bantam|cream|170|layer|rare|
chicken|welsummer|Welsummer|Soft feather, light|large,bantam|dark red-brown|180|layer,dual||
chicken|wyandotte|Wyandotte|Soft feather, heavy|large,bantam|tinted brown|190|dual,ornamental||silver laced wyandotte
chicken|yokohama|Yokohama|Soft feather, light|large,bantam|tinted|80|ornamental|rare|
chicken|black-rock|Black Rock|Hybrid|large|brown||layer||
chicken|bovans-nera|Bovans Nera|Hybrid|large|brown||layer||
chicken|goldline|Goldline|Hybrid|large|brown||layer||
chicken|warren-isa-brown|Warren/ISA Brown|Hybrid|large|brown||layer||isa brown,warren
chicken|bluebell|Bluebell|Hybrid|large|brown||layer||
chicken|speckledy|Speckledy|Hybrid|large|dark brown||layer||
chicken|light-sussex-hybrid|Light Sussex hybrid|Hybrid|large|brown||layer||
chicken|white-star|White Star|Hybrid|large|white||layer||
chicken|amberlink|Amberlink|Hybrid|large|brown||layer||
chicken|skyline|Skyline|Hybrid|large|blue/green||layer||
chicken|fenton-blue|Fenton Blue|Hybrid|large|blue||layer||
chicken|columbine|Columbine|Hybrid|large|blue/green||layer||
chicken|olive-egger|Olive Egger|Hybrid|large|olive||layer||
chicken|calder-ranger|Calder Ranger|Hybrid|large|brown||table||
chicken|hubbard|Hubbard|Hybrid|large|brown||table||
chicken|ross-308|Ross 308|Hybrid|large|brown||table||
duck|abacot-ranger|Abacot Ranger|Duck|large|white/tinted||dual|native at risk|
duck|aylesbury|Aylesbury|Duck|large|white/tinted||dual|native at risk|
duck|bali|Bali|Duck|large|white/tinted||dual||
duck|black-east-indian|Black East Indian|Duck|large|white/tinted||dual|native at risk|
duck|blue-swedish|Blue Swedish|Duck|large|white/tinted||dual||
duck|call|Call|Duck|large|white/tinted||dual||
duck|campbell|Campbell|Duck|large|white/tinted||dual|native at risk|
duck|cayuga|Cayuga|Duck|large|white/tinted||dual|native at risk|
duck|crested|Crested|Duck|large|white/tinted||dual|native at risk|
duck|hook-bill|Hook Bill|Duck|large|white/tinted||dual||
duck|indian-runner|Indian Runner|Duck|large|white/tinted||dual||
duck|magpie|Magpie|Duck|large|white/tinted||dual|native at risk|
duck|muscovy|Muscovy|Duck|large|white/tinted||dual||
duck|buff-orpington|Buff Orpington|Duck|large|white/tinted||dual|native at risk|
duck|pekin-duck|Pekin|Duck|large|white/tinted||dual||
duck|rouen|Rouen|Duck|large|white/tinted||dual|native at risk|
duck|rouen-clair|Rouen Clair|Duck|large|white/tinted||dual||
duck|saxony|Saxony|Duck|large|white/tinted||dual||
duck|shetland|Shetland|Duck|large|white/tinted||dual|native at risk|
duck|silver-appleyard|Silver Appleyard|Duck|large|white/tinted||dual|native at risk|
duck|silver-appleyard-miniature|Silver Appleyard Miniature|Duck|large|white/tinted||dual||
duck|silver-bantam|Silver Bantam|Duck|large|white/tinted||dual|native at risk|
duck|stanbridge-white|Stanbridge White|Duck|large|white/tinted||dual|native at risk|
duck|welsh-harlequin|Welsh Harlequin|Duck|large|white/tinted||dual|native at risk|
duck|cherry-valley|Cherry Valley|Duck|large|white/tinted||dual||
duck|mandarin|Mandarin|Duck|large|white/tinted||dual||
duck|carolina|Carolina|Duck|large|white/tinted||dual||
duck|mallard|Mallard|Duck|large|white/tinted||dual||
goose|african|African|Goose|large|white||table||
goose|american-buff|American Buff|Goose|large|white||table||
goose|brecon-buff|Brecon Buff|Goose|large|white||table|native at risk|
goose|buff-back|Buff Back|Goose|large|white||table|native at risk|
goose|grey-back|Grey Back|Goose|large|white||table|native at risk|
goose|chinese|Chinese|Goose|large|white||table||
goose|czech|Czech|Goose|large|white||table||
goose|embden|Embden|Goose|large|white||table|native at risk|
goose|franconian|Franconian|Goose|large|white||table||
goose|pilgrim|Pilgrim|Goose|large|white||table|native at risk|
goose|pomeranian|Pomeranian|Goose|large|white||table||
goose|roman|Roman|Goose|large|white||table||
goose|sebastopol|Sebastopol|Goose|large|white||table|native at risk|
goose|shetland-goose|Shetland|Goose|large|white||table|native at risk|
goose|steinbacher|Steinbacher|Goose|large|white||table||
goose|toulouse|Toulouse|Goose|large|white||table|native at risk|
goose|west-of-england|West of England|Goose|large|white||table|native at risk|
turkey|blue|Blue|Turkey|large|cream, speckled||table|native at risk|
turkey|bourbon-red|Bourbon Red|Turkey|large|cream, speckled||table|native at risk|
turkey|british-white|British White|Turkey|large|cream, speckled||table|native at risk|
turkey|bronze|Bronze|Turkey|large|cream, speckled||table|native at risk|
turkey|buff|Buff|Turkey|large|cream, speckled||table|native at risk|
turkey|harvey-speckled|Harvey Speckled|Turkey|large|cream, speckled||table||
turkey|narragansett|Narragansett|Turkey|large|cream, speckled||table|native at risk|
turkey|nebraskan|Nebraskan|Turkey|large|cream, speckled||table|native at risk|
turkey|norfolk-black|Norfolk Black|Turkey|large|cream, speckled||table|native at risk|
turkey|pied|Pied|Turkey|large|cream, speckled||table|native at risk|
turkey|slate|Slate|Turkey|large|cream, speckled||table|native at risk|
turkey|ronquieres|Ronquières|Turkey|large|cream, speckled||table||
turkey|broad-breasted-white|Broad Breasted White|Turkey|large|cream, speckled||table||
turkey|broad-breasted-bronze|Broad Breasted Bronze|Turkey|large|cream, speckled||table||
turkey|mottled-black|Mottled Black|Turkey|large|cream, speckled||table||
quail|japanese|Japanese|Quail|large|speckled||layer||
quail|jumbo-brown|Jumbo Brown|Quail|large|speckled||layer||
quail|italian|Italian|Quail|large|speckled||layer||
quail|rosetta|Rosetta|Quail|large|speckled||layer||
quail|tibetan|Tibetan|Quail|large|speckled||layer||
quail|tuxedo|Tuxedo|Quail|large|speckled||layer||
quail|english-white|English White|Quail|large|speckled||layer||
quail|celadon|Celadon|Quail|large|speckled||layer||
quail|bobwhite|Bobwhite|Quail|large|speckled||layer||
quail|chinese-painted|Chinese Painted|Quail|large|speckled||layer||
quail|californian|Californian|Quail|large|speckled||layer||
quail|gambels|Gambel's|Quail|large|speckled||layer||
quail|mountain|Mountain|Quail|large|speckled||layer||
guinea-fowl|pearl|Pearl|Guinea fowl|large|tinted brown||table||
guinea-fowl|lavender|Lavender|Guinea fowl|large|tinted brown||table||
guinea-fowl|white|White|Guinea fowl|large|tinted brown||table||
guinea-fowl|royal-purple|Royal Purple|Guinea fowl|large|tinted brown||table||
guinea-fowl|pied-guinea-fowl|Pied|Guinea fowl|large|tinted brown||table||
guinea-fowl|mulberry|Mulberry|Guinea fowl|large|tinted brown||table||
guinea-fowl|slate-guinea-fowl|Slate|Guinea fowl|large|tinted brown||table||
guinea-fowl|coral-blue|Coral Blue|Guinea fowl|large|tinted brown||table||
guinea-fowl|buff-dundotte|Buff Dundotte|Guinea fowl|large|tinted brown||table||
guinea-fowl|vulturine|Vulturine|Guinea fowl|large|tinted brown||table||
pheasant|ring-neck|Ring-neck|Pheasant|large|olive||ornamental||
pheasant|melanistic|Melanistic|Pheasant|large|olive||ornamental||
pheasant|golden|Golden|Pheasant|large|olive||ornamental||
pheasant|lady-amherst|Lady Amherst|Pheasant|large|olive||ornamental||
pheasant|silver|Silver|Pheasant|large|olive||ornamental||
pheasant|reevess|Reeves's|Pheasant|large|olive||ornamental||
pheasant|swinhoe|Swinhoe|Pheasant|large|olive||ornamental||
pheasant|kalij|Kalij|Pheasant|large|olive||ornamental||
pheasant|blue-eared|Blue Eared|Pheasant|large|olive||ornamental||
pheasant|brown-eared|Brown Eared|Pheasant|large|olive||ornamental||
pheasant|elliots|Elliot's|Pheasant|large|olive||ornamental||
pheasant|edwardss|Edwards's|Pheasant|large|olive||ornamental||
pheasant|himalayan-monal|Himalayan Monal|Pheasant|large|olive||ornamental||
pheasant|temmincks-tragopan|Temminck's Tragopan|Pheasant|large|olive||ornamental||
peafowl|india-blue|India Blue|Peafowl|large|cream||ornamental||
peafowl|black-shoulder|Black Shoulder|Peafowl|large|cream||ornamental||
peafowl|white-peafowl|White|Peafowl|large|cream||ornamental||
peafowl|pied-peafowl|Pied|Peafowl|large|cream||ornamental||
peafowl|silver-pied|Silver Pied|Peafowl|large|cream||ornamental||
peafowl|cameo|Cameo|Peafowl|large|cream||ornamental||
peafowl|purple|Purple|Peafowl|large|cream||ornamental||
peafowl|opal|Opal|Peafowl|large|cream||ornamental||
peafowl|bronze-peafowl|Bronze|Peafowl|large|cream||ornamental||
peafowl|spalding|Spalding|Peafowl|large|cream||ornamental||
peafowl|green|Green|Peafowl|large|cream||ornamental||
partridge|grey|Grey|Partridge|large|cream, speckled||table||
partridge|red-legged|Red-legged|Partridge|large|cream, speckled||table||
partridge|chukar|Chukar|Partridge|large|cream, speckled||table||
`

const list = (text: string): string[] => (text === '' ? [] : text.split(','))

export const breedRows: BreedRow[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [species, slug, name, kind, sizes, shell, eggs, purpose, rarity, synonyms] = line.split('|') as string[]
    return {
      species: species!,
      slug: slug!,
      name: name!,
      class: kind || null,
      sizes: list(sizes!),
      shellColour: shell || null,
      eggsAYear: eggs ? Number(eggs) : null,
      purpose: list(purpose!),
      rarity: rarity || null,
      synonyms: list(synonyms!),
    }
  })
