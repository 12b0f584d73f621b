import type { outcodes } from '#db/schema/catalogue/reference.ts'

type OutcodeRow = typeof outcodes.$inferInsert

/**
 * Postcode areas with their post town, its latitude and longitude, and their districts. A district stands at its area's
 * town unless `towns` names its own, so distances are right to some ten miles; operators load finer data over it.
 */
const areas = `
AB|Aberdeen|57.15,-2.11|10-16,21-25,30-39,41-45,51-56
AL|St Albans|51.75,-0.34|1-10
B|Birmingham|52.48,-1.90|1-21,23-38,40,42-50,60-80,90-98
BA|Bath|51.38,-2.36|1-16,20-22
BB|Blackburn|53.75,-2.48|1-12,18
BD|Bradford|53.79,-1.75|1-24
BH|Bournemouth|50.72,-1.88|1-25,31
BL|Bolton|53.58,-2.43|0-9
BN|Brighton|50.83,-0.14|1-3,5-18,20-27,41-45
BR|Bromley|51.40,0.02|1-8
BS|Bristol|51.45,-2.59|1-11,13-16,20-32,34-37,39-41,48-49
BT|Belfast|54.60,-5.93|1-49,51-58,60-71,74-82,92-94
CA|Carlisle|54.89,-2.94|1-28
CB|Cambridge|52.21,0.12|1-11,21-25
CF|Cardiff|51.48,-3.18|3,5,10-11,14-15,23-24,31-48,61-64,71-72,81-83
CH|Chester|53.19,-2.89|1-8,41-49,60-66
CM|Chelmsford|51.74,0.47|0-9,11-24
CO|Colchester|51.89,0.90|1-16
CR|Croydon|51.37,-0.10|0,2-9
CT|Canterbury|51.28,1.08|1-21
CV|Coventry|52.41,-1.51|1-13,21-23,31-37,47
CW|Crewe|53.10,-2.44|1-12
DA|Dartford|51.45,0.22|1-18
DD|Dundee|56.46,-2.97|1-11
DE|Derby|52.92,-1.48|1,3-7,11-15,21-24,45,55-56,65,72-75
DG|Dumfries|55.07,-3.61|1-14,16
DH|Durham|54.78,-1.57|1-9
DL|Darlington|54.53,-1.55|1-17
DN|Doncaster|53.52,-1.13|1-12,14-22,31-41
DT|Dorchester|50.71,-2.44|1-11
DY|Dudley|52.51,-2.08|1-14
E|London|51.53,-0.03|1-18,20
EC|London|51.52,-0.10|1A,1M,1N,1R,1V,1Y,2A,2M,2N,2R,2V,2Y,3A,3M,3N,3R,3V,4A,4M,4N,4R,4V,4Y
EH|Edinburgh|55.95,-3.19|1-49,51-55
EN|Enfield|51.65,-0.08|1-11
EX|Exeter|50.73,-3.53|1-24,31-39
FK|Falkirk|56.00,-3.78|1-21
FY|Blackpool|53.82,-3.05|0-8
G|Glasgow|55.86,-4.25|1-5,11-15,20-23,31-34,40-46,51-53,60-78,81-84
GL|Gloucester|51.86,-2.24|1-20,50-56
GU|Guildford|51.24,-0.57|1-35,46-47,51-52
GY|Guernsey|49.46,-2.54|1-10
HA|Harrow|51.58,-0.34|0-9
HD|Huddersfield|53.65,-1.78|1-9
HG|Harrogate|53.99,-1.54|1-5
HP|Hemel Hempstead|51.75,-0.47|1-23,27
HR|Hereford|52.06,-2.72|1-9
HS|Stornoway|58.21,-6.39|1-9
HU|Hull|53.74,-0.33|1-20
HX|Halifax|53.72,-1.86|1-7
IG|Ilford|51.56,0.07|1-11
IM|Isle of Man|54.15,-4.48|1-9
IP|Ipswich|52.06,1.16|1-33
IV|Inverness|57.48,-4.22|1-28,30-32,36,40-49,51-56,63
JE|Jersey|49.19,-2.11|1-4
KA|Kilmarnock|55.61,-4.50|1-30
KT|Kingston upon Thames|51.41,-0.30|1-24
KW|Kirkwall|58.98,-2.96|1-3,5-17
KY|Kirkcaldy|56.11,-3.16|1-16
L|Liverpool|53.41,-2.98|1-40
LA|Lancaster|54.05,-2.80|1-23
LD|Llandrindod Wells|52.24,-3.38|1-8
LE|Leicester|52.64,-1.13|1-19,65,67
LL|Llandudno|53.32,-3.83|11-49,51-78
LN|Lincoln|53.23,-0.54|1-13
LS|Leeds|53.80,-1.55|1-29
LU|Luton|51.88,-0.42|1-7
M|Manchester|53.48,-2.24|1-9,11-35,38,40-41,43-46,50
ME|Maidstone|51.27,0.52|1-20
MK|Milton Keynes|52.04,-0.76|1-19,40-46
ML|Motherwell|55.79,-3.99|1-12
N|London|51.57,-0.12|1-22
NE|Newcastle upon Tyne|54.98,-1.61|1-13,15-49,61-71
NG|Nottingham|52.95,-1.15|1-25,31-34
NN|Northampton|52.24,-0.90|1-18,29
NP|Newport|51.58,-2.99|4,7-8,10-13,15-16,18-20,22-26,44
NR|Norwich|52.63,1.30|1-35
NW|London|51.55,-0.18|1-11
OL|Oldham|53.54,-2.12|1-16
OX|Oxford|51.75,-1.26|1-7,9-18,20,25-29,33,39,44,49
PA|Paisley|55.85,-4.42|1-38,41-49,60-78
PE|Peterborough|52.57,-0.24|1-16,19-38
PH|Perth|56.40,-3.43|1-26,30-44,49-50
PL|Plymouth|50.38,-4.14|1-35
PO|Portsmouth|50.80,-1.09|1-22,30-41
PR|Preston|53.76,-2.70|1-9,25-26
RG|Reading|51.45,-0.97|1-2,4-10,12,14,17-31,40-42,45
RH|Redhill|51.24,-0.17|1-20
RM|Romford|51.58,0.18|1-20
S|Sheffield|53.38,-1.47|1-14,17-18,20-21,25-26,32-33,35-36,40-45,49,60-66,70-75,80-81
SA|Swansea|51.62,-3.94|1-20,31-48,61-73
SE|London|51.47,-0.05|1-28
SG|Stevenage|51.90,-0.20|1-19
SK|Stockport|53.41,-2.16|1-17,22-23
SL|Slough|51.51,-0.59|0-9
SM|Sutton|51.36,-0.19|1-7
SN|Swindon|51.56,-1.78|1-16,25-26
SO|Southampton|50.90,-1.40|14-24,30-32,40-43,45,50-53
SP|Salisbury|51.07,-1.79|1-11
SR|Sunderland|54.91,-1.38|1-9
SS|Southend-on-Sea|51.54,0.71|0-9,11-17
ST|Stoke-on-Trent|53.00,-2.18|1-21
SW|London|51.47,-0.17|1A,1E,1H,1P,1V,1W,1X,1Y,2-20
SY|Shrewsbury|52.71,-2.75|1-25
TA|Taunton|51.02,-3.10|1-24
TD|Galashiels|55.62,-2.81|1-15
TF|Telford|52.68,-2.45|1-13
TN|Tonbridge|51.20,0.27|1-40
TQ|Torquay|50.46,-3.53|1-14
TR|Truro|50.26,-5.05|1-27
TS|Middlesbrough|54.57,-1.23|1-29
TW|Twickenham|51.45,-0.34|1-20
UB|Southall|51.51,-0.38|1-11
W|London|51.51,-0.18|1A,1B,1C,1D,1F,1G,1H,1J,1K,1S,1T,1U,1W,2-14
WA|Warrington|53.39,-2.59|1-16
WC|London|51.52,-0.12|1A,1B,1E,1H,1N,1R,1V,1X,2A,2B,2E,2H,2N,2R
WD|Watford|51.66,-0.40|3-7,17-19,23-25
WF|Wakefield|53.68,-1.50|1-17
WN|Wigan|53.54,-2.63|1-8
WR|Worcester|52.19,-2.22|1-15
WS|Walsall|52.59,-1.98|1-15
WV|Wolverhampton|52.59,-2.13|1-16
YO|York|53.96,-1.08|1,7-8,10-19,21-26,30-32,41-43,51,60-62
ZE|Lerwick|60.15,-1.15|1-3
`

const towns = `
SY6|Church Stretton|52.54,-2.81
SY7|Craven Arms|52.44,-2.84
SY8|Ludlow|52.37,-2.72
SY9|Bishop's Castle|52.49,-3.00
SY10|Oswestry|52.86,-3.05
SY13|Whitchurch|52.97,-2.68
SY21|Welshpool|52.66,-3.15
SY23|Aberystwyth|52.41,-4.08
EX15|Cullompton|50.86,-3.39
EX16|Tiverton|50.90,-3.49
EX17|Crediton|50.79,-3.65
EX20|Okehampton|50.74,-4.00
EX31|Barnstaple|51.08,-4.06
TA19|Ilminster|50.93,-2.91
TA24|Minehead|51.20,-3.48
DT11|Blandford Forum|50.86,-2.16
BA5|Wells|51.21,-2.65
BA11|Frome|51.23,-2.32
GL7|Cirencester|51.72,-1.97
GL54|Cheltenham|51.93,-1.78
HR6|Leominster|52.23,-2.74
HR9|Ross-on-Wye|51.91,-2.58
LD3|Brecon|51.95,-3.39
SA19|Llandeilo|51.88,-3.99
SA62|Haverfordwest|51.80,-4.97
LL55|Caernarfon|53.14,-4.27
CA10|Penrith|54.66,-2.75
CA11|Penrith|54.66,-2.75
CA12|Keswick|54.60,-3.13
LA9|Kendal|54.33,-2.75
DL8|Leyburn|54.31,-1.83
DL10|Richmond|54.40,-1.74
YO17|Malton|54.14,-0.80
YO18|Pickering|54.25,-0.78
HG4|Ripon|54.14,-1.52
LN9|Horncastle|53.21,-0.11
LN11|Louth|53.37,-0.01
PE9|Stamford|52.65,-0.48
NR11|Aylsham|52.80,1.25
NR21|Fakenham|52.83,0.85
NR25|Holt|52.91,1.09
IP14|Stowmarket|52.19,1.00
IP22|Diss|52.38,1.11
CO9|Halstead|51.95,0.64
TN26|Ashford|51.10,0.77
TN31|Rye|50.95,0.73
RH17|Haywards Heath|51.00,-0.09
BN26|Polegate|50.82,0.24
SO43|Lyndhurst|50.87,-1.58
SP7|Shaftesbury|51.00,-2.19
PL15|Launceston|50.64,-4.36
PL31|Bodmin|50.47,-4.72
TR10|Penryn|50.17,-5.11
DE6|Ashbourne|53.02,-1.73
DE45|Bakewell|53.21,-1.67
SK17|Buxton|53.26,-1.91
CW8|Northwich|53.23,-2.56
ST14|Uttoxeter|52.90,-1.86
EH41|Haddington|55.96,-2.78
TD5|Kelso|55.60,-2.43
TD9|Hawick|55.42,-2.79
DG7|Castle Douglas|54.94,-3.93
PH3|Auchterarder|56.30,-3.70
PH8|Dunkeld|56.57,-3.59
AB51|Inverurie|57.28,-2.38
IV15|Dingwall|57.60,-4.43
KY15|Cupar|56.32,-3.01
BT71|Dungannon|54.50,-6.77
BT47|Derry|54.99,-7.32
`

const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|'))

const place = (town: string, point: string) => {
  const [latitude, longitude] = point.split(',').map(Number)
  return { place: town, latitude: latitude!, longitude: longitude! }
}

/** `1-3,7,1A` → 1, 2, 3, 7, 1A */
const districts = (ranges: string): string[] =>
  ranges.split(',').flatMap((range) => {
    const [from, to] = range.split('-')
    if (to === undefined) return [range]
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, step) => String(Number(from) + step))
  })

const own = new Map(rowsOf(towns).map(([outcode, town, point]) => [outcode!, place(town!, point!)]))

export const outcodeRows: OutcodeRow[] = rowsOf(areas).flatMap(([area, town, point, ranges]) =>
  districts(ranges!).map((district) => {
    const outcode = `${area}${district}`
    return { outcode, ...(own.get(outcode) ?? place(town!, point!)) }
  }),
)
