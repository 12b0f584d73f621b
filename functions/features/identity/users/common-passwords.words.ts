import { stolenPasswords } from './stolen-passwords.words.ts'

/** Those of hens, of this country and of our time that the list of stolen ones lacks, in lower case. */
const ofOurOwn = `
0123456789 987654321 9876543210 87654321 7654321 654321 0987654321 1111111 222222 333333 444444 555555 5555555
55555555 6666666 777777 77777777 888888 8888888 88888888 999999 9999999 99999999 0000000 00000000 101010 010101 121212
12121212 141414 151515 161616 171717 181818 191919 202020 212121 232323 242424 252525 272727 282828 292929 303030
313131 323232 343434 420420 454545 565656 676767 69696969 787878 898989 909090 123123123 147147 159159 258258 321321
369369 456456 456789 789789 100200 112112 123401 143143 200200 293847 520520 521521 1314520 901234 987654 1qaz1qaz
123asdf aa12345678 abcde12345 w1w2w3 zaq1zaq1 qwertyuiopasdfghjkl qwertz qwertzuiop qweqweqwe qwqwqw asdasdasd zxczxc
zxcvzxcv poiuyt poiuytrewq lkjhgf lkjhgfdsa mnbvcxz mnbvcxzlkj ytrewq trewq1 fghjkl ghjkl1 abcabc abcdef abcdefg
abcdefgh abcdefghi abcdefghij aaaaaa aaaaaaa aaaaaaaa bbbbbb cccccc dddddd eeeeee ffffff gggggg hhhhhh jjjjjj kkkkkk
llllll mmmmmm nnnnnn oooooo pppppp qqqqqq rrrrrr ssssss tttttt vvvvvv wwwwww xxxxxx xxxxxxxx yyyyyy zzzzzz zzzzzzzz
p@ssword pa$$word contrasena password12345 password! pass12345 mypassword1 newpassword yourpassword thepassword
oldpassword temppassword tempass default1 guest123 guest1 admin1234 admin12345 administrador adminadmin rootroot
root123 toor123 user123 user1234 useruser test12345 tester1 demo123 demodemo login123 loginlogin welcome12 welcome1234
letmein123 letmein! access123 changeme1 changeme123 change123 secure1 security1 superuser system123 server1 oracle1
mysql123 postgres database1 computer123 keyboard1 windows10 facebook1 twitter instagram whatsapp snapchat linkedin
amazon1 netflix netflix1 spotify hotmail yahoo123 iphone1 android1 playstation1 iloveyou12 iloveyou123 ilovejesus
ilovemum ilovedad ilovelife ilovemusic ilovedogs ilovecats ilovechickens ilovemyson ilovemycat ilovemydog lovergirl
foreverlove mylove1 babyboy1 honey123 darling1 sunshine12 sunshine123 sunflowers lukeskywalker jedimaster stormtrooper
deathstar princess12 princess123 queen123 tinkerbell1 snowwhite minnie1 goofy123 pluto123 simba123 nemo123 charizard
goku123 ichigo hellokitty1 batman123 hulk123 superstar1 wonderwoman thundercats tweety1 tigger123 winniethepooh
frodo123 dumbledore voldemort alien123 lion123 wolf123 hawk123 unicorns pony123 puppy123 puppylove shark123 bunny123
butterfly1 snake123 cobra123 chicken123 cockerel hatchyard hatch-yard hatch_yard thehatchyard henhouse poultry poultry1 hatching hatchery eggs123 eggegg ducky1
farmer1 farming football12 football123 basketball1 rugby123 golf123 judo123 arsenal123 chelsea123 liverpool123
liverpoolfc spurs123 manchester1 manutd1 mancity1 villa123 newcastle1 leeds123 leedsunited southampton portsmouth
leicester celtic1888 rangers1873 hibernian barcelona1 messi123 rooney10 gerrard8 scotland1 london123 wales123
yorkshire michael123 michaeljordan jessica123 andrew123 william123 charlie12 george123 oliver123 christian1 hannah123
jacob123 julie123 kimberley laura123 mario123 miguel1 nicole12 nicole123 olivia123 ryan123 sophie123 susan123 taylor13
alice123 benjamin1 brittany1 charlotte1 danielle1 emily123 emma123 grace123 henry123 faith123 hope123 trust123
peace123 ninja123 hero123 champion1 poker123 rich123 business1 mercedes1 audi123 honda123 harley123 harleydavidson
corvette1 rangerover cookie123 raspberry ginger123 coffee123 vodka1 vodka123 spaghetti bacon1 cocacola1 mountaindew
onion1 purple123 white123 redred pink123 pinkpink summer123 summer2020 summer2021 summer2022 summer2023 summer2024
summer2025 winter123 winter2023 winter2024 winter2025 spring123 spring2024 spring2025 autumn1 autumn2024 autumn2025
march123 april123 june123 july123 november1 december1 christmas1 easter1 roses1 lilylily ocean123 beach123 earth1
hello1234 hello12345 hello! goodmorning good123 something1 anything1 always1 thankyou1 sorry123 family123 mother123
mummy1 mummy123 father1 daddysgirl nanny1 mybaby1 mydaughter school123 guitar123 dance123 rockstar1 rock123 greenday1
linkinpark acdc123 rollingstones thebeatles tupac1 2pac4life drake123 kanye1 onedirection onedirection1 merlin12
sherlock1 moonraker boss123 gamer1 gamer123 game123 minecraft1 minecraft123 roblox roblox123 fortnite fortnite1
worldofwarcraft starcraft1 diablo666 doom123 zelda123 link123 supermario luigi1 sonic123 cloud123 mortalkombat
scorpion1 tekken3 halo123 gears1 gtasanandreas qwerty! beautiful1 casino1 france1 genius1 homersimpson bartsimpson
icecream1 jojojo lalala lalalala legolas1 nirvana2 october10 pirates1 poohbear1 rosie123 ruby123 tiffany2 toffee1
truelove1 wwewwe yellowstone zaq1234 wanker123
`

/** Keys side by side, and the alphabet: along them or back. */
const rows = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const lanes = rows.flatMap((row) => [row, [...row].reverse().join('')])

const isPattern = (text: string): boolean => /^(.{1,3})\1+$/u.test(text) || lanes.some((lane) => lane.includes(text))

const listed = (): string[] => {
  let last = ''
  return stolenPasswords
    .replaceAll('\n', '')
    .split(/(?=[A-Z])/)
    .map((entry) => {
      last = last.slice(0, entry.charCodeAt(0) - 'A'.charCodeAt(0)) + entry.slice(1)
      return last
    })
}

// Read when the first password is chosen: most of what starts never asks.
let known: Set<string> | undefined

/** The passwords that are refused, each in lower case. */
export const commonPasswords = (): ReadonlySet<string> => {
  known ??= new Set([...listed(), ...ofOurOwn.trim().split(/\s+/)])
  return known
}

const plainLetters: Record<string, string> = { '@': 'a', $: 's', '0': 'o', '1': 'l', '3': 'e', '5': 's' }

/** Half of what is written twice; all else as it is. */
const saidOnce = (text: string): string => {
  const half = text.slice(0, text.length / 2)
  return half + half === text ? half : text
}

/**
 * Tells whether a password is a common one, one with digits or marks behind or put for letters, twice over, one character or
 * two or three over and over, or keys in a row. However it is written: in capitals, wide letters, with accents or signs that
 * nobody sees among its letters, with spaces around it.
 */
export const isCommonPassword = (password: string): boolean => {
  const lower = password
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .trim()
  const stem = lower.replace(/[0-9!?.*#]{1,4}$/, '')
  const letters = stem.replace(/[@$0135]/g, (mark) => plainLetters[mark] ?? mark)
  const unmarked = lower.replace(/[!?.*#]+$/, '')
  const candidates = [lower, stem, letters, unmarked].flatMap((candidate) => [candidate, saidOnce(candidate)])
  return isPattern(lower) || candidates.some((candidate) => commonPasswords().has(candidate))
}
