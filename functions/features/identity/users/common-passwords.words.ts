/** Passwords that everybody tries first, in lower case. */
const common = `
123456 1234567 12345678 123456789 1234567890 12345678910 0123456789 987654321 9876543210 87654321 7654321 654321 0987654321
111111 1111111 11111111 222222 333333 444444 555555 5555555 55555555 666666 6666666 777777 7777777 77777777 888888 8888888
88888888 999999 9999999 99999999 000000 0000000 00000000 101010 010101 121212 12121212 131313 141414 151515 161616 171717
181818 191919 202020 212121 232323 242424 252525 272727 282828 292929 303030 313131 323232 343434 420420 454545 565656 676767
696969 69696969 787878 898989 909090 112233 11223344 1122334455 123123 123123123 1231234 123321 12344321 1234321 123654
123654789 147147 147258 147258369 159159 159357 159753 159951 258258 258456 321321 321654 321654987 369369 456123 456456
456789 741852 741852963 753159 753951 789456 789456123 789789 852456 951753 963852 963852741 102030 10203040 1020304050 100200
112112 113355 123000 123098 123401 123451 123457 124578 135246 135790 1357924680 135791 142536 143143 147896 147896325 198000
200000 200200 246810 258852 293847 314159 314159265 456654 520520 521521 555666 5201314 1314520 666777 667788 777888 778899
787898 888999 901234 911911 951357 987456 987654 998877 1a2b3c 1a2b3c4d 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx
1qaz2wsx3edc 1qaz1qaz 1qazxsw2 1qwerty 123qwe 123qweasd 123qweasdzxc 123qwerty 1234qwer 12345qwert 123456qwerty 123abc 123456a
123456q 123456789a 12345a 123asd 123asdf a12345 a123456 a1234567 a12345678 a123456789 aa123456 aa12345678 aaa111 ab1234 abc123
abc1234 abc12345 abc123456 abcd123 abcd1234 abcde12345 asd123 asdf1234 q12345 q123456 q1w2e3 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6
qaz123 qazwsx123 qwe123 qwer1234 qwert123 qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 w1w2w3 z123456 zaq123
zaq12wsx zaq1xsw2 zaq1zaq1 zxc123 zxcv1234 zxcvbn123 qwerty qwertyui qwertyuiop qwertyuiopasdfghjkl qwertz qwertzuiop qwerasdf
qweasd qweasdzxc qweqwe qweqweqwe qwqwqw qazwsx qazwsxedc qazqaz qazxsw wsxedc azerty azertyuiop asdfgh asdfghj asdfghjk
asdfghjkl asdfjkl asdasd asdasdasd asdfasdf asdqwe asdzxc zxcvbn zxcvbnm zxczxc zxcasdqwe zxcvzxcv poiuyt poiuytrewq lkjhgf
lkjhgfdsa mnbvcxz mnbvcxzlkj ytrewq trewq1 fghjkl ghjkl1 abcabc abcdef abcdefg abcdefgh abcdefghi abcdefghij aaaaaa aaaaaaa
aaaaaaaa bbbbbb cccccc dddddd eeeeee ffffff gggggg hhhhhh jjjjjj kkkkkk llllll mmmmmm nnnnnn oooooo pppppp qqqqqq rrrrrr
ssssss tttttt vvvvvv wwwwww xxxxxx xxxxxxxx yyyyyy zzzzzz zzzzzzzz
password passw0rd p@ssword p@ssw0rd pa$$word pa55word pa55w0rd passwort motdepasse contrasena passwords password1 password2
password12 password123 password1234 password12345 password! password01 passpass pass123 pass1234 pass12345 passme password11
mypassword mypass mypassword1 newpassword newpass newpass1 yourpassword thepassword nopassword nopass oldpassword temppass
temppassword tempass temporary temp123 temp1234 default default1 guest123 guest1 admin123 admin1234 admin12345 administrator
administrador adminadmin admin1 rootroot root123 toor123 user123 user1234 username useruser test123 test1234 test12345 testing
testing1 testing123 testtest tester tester1 testpass demo123 demodemo login123 loginlogin welcome welcome1 welcome12 welcome123
welcome1234 letmein letmein1 letmein123 letmein2 letmein! letmeinnow opensesame sesame open123 access access1 access14 access123
changeme changeme1 changeme123 changeit change123 secret secret1 secret123 topsecret private private1 security secure secure1
security1 master master1 master12 master123 masterkey mastermind superuser sysadmin system system1 system123 server server1
manager manager1 operator oracle oracle1 mysql123 postgres database database1 internet internet1 computer computer1 computer123
laptop keyboard keyboard1 monitor windows windows1 windows10 microsoft google google1 google123 facebook facebook1 twitter
youtube instagram whatsapp snapchat linkedin amazon amazon1 paypal netflix netflix1 spotify hotmail yahoo123 samsung samsung1
samsung123 iphone iphone1 android android1 nokia123 blackberry motorola playstation playstation1 nintendo xbox360 gamecube
iloveyou iloveyou1 iloveyou2 iloveyou12 iloveyou123 iloveyou! iloveu iloveu2 ilovejesus ilovegod ilovemom ilovemum ilovedad
ilovehim iloveher ilovelife ilovemusic ilovedogs ilovecats ilovechickens ilovemyself ilovemyson ilovemycat ilovemydog loveme
loveme1 loveme2 loveyou loveyou1 lovely lovely1 lovelove lover1 lovers loverboy lovergirl love123 love1234 love4ever lovelife
foreverlove truelove mylove mylove1 mylife mybaby babygirl babygirl1 babyboy babyboy1 babydoll babyface babyblue baby123
sweetheart sweetie sweetie1 sweetpea sweetness sweety sweets honeybee honey1 honey123 darling darling1 sunshine sunshine1
sunshine12 sunshine123 sunflower sunflowers sunset sunday sunny1 sunny123 moonlight moonshine starlight stargate starwars
starwars1 startrek starbucks skywalker lukeskywalker darthvader chewbacca yodayoda anakin jedimaster stormtrooper deathstar
princess princess1 princess12 princess123 queen123 kingking prince prince1 barbie barbie1 cinderella tinkerbell tinkerbell1
snowwhite mickey mickey1 mickeymouse minnie minnie1 donald donald1 goofy123 pluto123 simba1 simba123 nemo123 disney disney1
pokemon pokemon1 pokemon123 pikachu pikachu1 charizard digimon naruto naruto1 naruto123 sasuke sakura itachi goku123 dragonball
dragonballz vegeta onepiece bleach ichigo sailormoon hellokitty hellokitty1 superman superman1 batman batman1 batman123 spiderman
spiderman1 ironman wolverine deadpool hulk123 catwoman superstar superstar1 supergirl superboy wonderwoman thundercats transformers
scooby scooby1 scoobydoo garfield snoopy snoopy1 snoopdog tweety tweety1 tigger tigger1 tigger123 winnie winniethepooh eeyore
gandalf gandalf1 frodo123 hobbit samwise legolas aragorn mordor potter harrypotter hermione hogwarts dumbledore voldemort matrix
matrix1 terminator predator alien123 godzilla kingkong zombie zombies vampire vampires twilight edward edward1 bella123 bella1
monkey monkey1 monkey12 monkey123 monkeys monkeyboy dragon dragon1 dragon12 dragon123 dragons dragonfly tiger1 tiger123 tigers
panther panthers panther1 lion123 lionking lions1 wolf123 wolves wolfpack bear123 bears1 eagle1 eagles eagles1 falcon falcons
hawk123 raven1 ravens phoenix phoenix1 unicorn unicorn1 unicorns mustang mustang1 mustangs stallion horses horse1 ponies pony123
kitten kitten1 kittens kitty1 kitty123 kittycat pussycat pumpkin pumpkin1 doggie puppies puppy1 puppy123 puppylove doggy1 snowball
snowflake snowman dolphin dolphin1 dolphins shark123 sharks turtle turtles turtle1 froggy froggie froggy1 rabbit rabbits bunny1
bunny123 hamster hamster1 butterfly butterfly1 ladybug ladybird spider spider1 scorpion scorpio snake123 viper1 cobra123 gorilla
elephant giraffe penguin penguin1 penguins peacock pigeon parrot chicken chicken1 chicken123 chickens rooster cockerel henhouse
poultry poultry1 hatching hatchery eggs123 eggegg bantam ducks1 ducky1 duckduck goose1 turkey turkey1 farmer farmer1 farming
football football1 football12 football123 soccer soccer1 soccer10 soccer12 baseball baseball1 basketball basketball1 hockey hockey1
hockey12 rugby123 cricket cricket1 tennis tennis1 golf123 golfer golfer1 golfing boxing swimming swimmer running runner bowling
volleyball softball lacrosse wrestling karate judo123 skater skater1 skateboard surfer surfing snowboard arsenal arsenal1 arsenal123
arsenalfc chelsea chelsea1 chelsea123 chelseafc liverpool liverpool1 liverpool123 liverpoolfc everton everton1 tottenham spurs1
spurs123 manchester manchester1 manutd manutd1 manunited united united1 mancity mancity1 westham westham1 villa123 astonvilla
newcastle newcastle1 sunderland leeds123 leedsutd leedsunited southampton portsmouth norwich ipswich leicester celtic celtic1
celtic1888 rangers rangers1 rangers1873 hibernian hearts barcelona barcelona1 realmadrid juventus ronaldo ronaldo7 messi10 messi123
beckham rooney rooney10 gerrard gerrard8 lampard cantona england england1 scotland scotland1 ireland ireland1 london london1
london123 britain british wales123 cardiff bristol birmingham glasgow edinburgh yorkshire sheffield
michael michael1 michael123 jordan jordan1 jordan23 michaeljordan jennifer jennifer1 jessica jessica1 jessica123 ashley ashley1
ashley12 amanda amanda1 andrew andrew1 andrew123 daniel daniel1 daniel12 daniel123 anthony anthony1 joshua joshua1 joshua12
matthew matthew1 thomas thomas1 thomas123 robert robert1 robert12 william william1 william123 charlie charlie1 charlie12 charlie123
george george1 george123 harry123 oliver oliver1 oliver123 jack123 james1 james123 james007 john123 johnny johnny1 johnson jonathan
joseph joseph1 justin justin1 justinbieber kevin123 kevin1 brandon brandon1 brian123 bradley carlos chris1 chris123 christian
christian1 christopher christina christine clifford cameron connor david1 david123 dennis dominic douglas dylan1 edwards eminem
eminem1 ethan1 francis franklin frankie freddy freddie gabriel gabriel1 gemma1 gordon graham gregory hannah hannah1 hannah123
heather heather1 helena isabella jackson jackson1 jacob1 jacob123 jasmine jasmine1 jason1 jasper jasper1 jeffrey jeremy jeremy1
jesus1 jesus123 jesuschrist jesus777 jessie joanna joanne julian julie123 karen1 katherine kathleen katie1 katie123 kelly1 kelly123
kenneth kimberly kimberley laura1 laura123 lauren lauren1 leonardo lindsay lorenzo louise louise1 lucas1 lucas123 madison madison1
maggie maggie1 marcus maria1 maria123 marina marine marines marines1 mario123 mario1 marley martin martin1 maxwell melanie melissa
melissa1 michelle michelle1 miguel1 mitchell monica monica1 morgan morgan1 murphy nathan nathan1 natalie natalie1 natasha nicholas
nicholas1 nicole nicole1 nicole12 nicole123 norman olivia olivia1 olivia123 patricia patrick patrick1 pamela pauline peter1 peter123
phillip preston rachel rachel1 rebecca rebecca1 richard richard1 ricardo robbie roberto ronald russell ryan123 sabrina samantha
samantha1 samuel samuel1 sandra sandra1 sarah1 sarah123 scott1 scott123 sebastian shannon shannon1 sharon sharon1 sophie sophie1
sophie123 spencer stephanie stephen steven steven1 stewart stuart susan1 susan123 sydney sylvia taylor taylor1 taylor12 taylor13
teresa theresa tiffany tiffany1 travis trevor tyler1 tyler123 valentina valerie vanessa vanessa1 veronica victor victor1 victoria
victoria1 vincent virginia walter wendy1 wesley whitney wilson winston winston1 xavier yvonne zachary alexander alexander1 alexandra
alexis alexis1 alejandro alfred alice1 alice123 alison andrea andrea1 angela angela1 angelina antonio arthur barbara benjamin
benjamin1 bernard beverly bianca brenda brittany brittany1 bryan1 caroline carolina catherine charles charles1 charlotte charlotte1
claire claudia crystal crystal1 cynthia danielle danielle1 deborah denise diana1 donna1 dorothy elaine eleanor elizabeth elizabeth1
emily1 emily123 emma123 esther evelyn fernando florence gloria grace1 grace123 hayley henry1 henry123 ilaria isabel jacqueline
angel1 angel123 angels angels1 heaven heaven1 devil666 lucifer satan666 demon1 blessed blessed1 blessing faith1 faith123 hope123
trustno1 trustme trust123 believe freedom freedom1 liberty liberty1 justice peace123 peaceful victory warrior warrior1 soldier
hunter hunter1 hunter2 hunter12 hunter123 hunting fishing fishing1 fisher killer killer1 killer123 ninja1 ninja123 ninjas samurai
assassin sniper sniper1 shadow shadow1 shadow12 shadow123 ghost1 ghost123 mystery magic1 magic123 magician wizard wizard1 merlin
merlin1 legend legend1 legends hero123 champion champion1 winner winner1 winners lucky1 lucky123 lucky7 lucky13 casino poker1
poker123 jackpot diamond diamond1 diamonds golden golden1 silver silver1 platinum money1 money123 moneymoney dollar dollars
million billion rich123 success success1 business business1 ferrari ferrari1 porsche porsche911 mercedes mercedes1 bmw123 audi123
toyota toyota1 honda1 honda123 yamaha yamaha1 suzuki kawasaki harley harley1 harley123 harleydavidson corvette corvette1 camaro
camaro1 chevrolet chevelle cadillac jaguar jaguar1 bentley landrover rangerover subaru nissan nissan1 volkswagen truck1 trucker
cookie cookie1 cookie123 cookies cookies1 chocolate chocolate1 candy1 candy123 cupcake cupcake1 cheese cheese1 cheesecake banana
banana1 bananas orange orange1 oranges apple1 apple123 apples peaches peanut peanut1 butter coconut cherry cherry1 strawberry
blueberry raspberry lemonade pepper pepper1 ginger ginger1 ginger123 cinnamon vanilla coffee coffee1 coffee123 whiskey whisky vodka1
vodka123 tequila guinness heineken budweiser marlboro pizza1 pizza123 spaghetti hamburger sausage bacon1 biscuit doritos cocacola
cocacola1 pepsi1 pepsi123 mountaindew snickers skittles nutella pickle pickles potato tomato onion1 muffin muffin1 brownie
purple purple1 purple12 purple123 yellow yellow1 green1 green123 blue123 blue1234 bluesky blue22 black1 black123 blackcat blackjack
blackbird white1 white123 redred red123 pink123 pinky1 pinkpink rainbow rainbow1 rainbows summer summer1 summer12 summer123
summer2020 summer2021 summer2022 summer2023 summer2024 summer2025 winter winter1 winter123 winter2023 winter2024 winter2025 spring
spring1 spring123 spring2024 spring2025 autumn autumn1 autumn2024 autumn2025 january february march123 april1 april123 june123
july123 august august1 september october october1 november november1 december december1 monday monday1 tuesday wednesday thursday
friday friday1 friday13 saturday christmas christmas1 halloween easter1 birthday holiday holidays weekend flower flower1 flowers
flowers1 roses1 rosebud lilylily daisy1 daisy123 violet orchid lavender jasmin garden gardener forest river1 ocean1 ocean123
mountain island beach1 beach123 nature earth1 planet galaxy universe thunder thunder1 lightning storm1 stormy hurricane tornado
hello1 hello123 hello1234 hello12345 hellohello helloworld hello! goodbye goodmorning goodluck goodday good123 whatever whatever1
whatsup nothing nothing1 something something1 anything anything1 everything forever forever1 together always always1 never1 please
please1 thankyou thankyou1 sorry123 friend friend1 friends friends1 friendship family family1 family123 mother mother1 mother123
mummy1 mummy123 mommy1 father father1 daddy1 daddy123 daddysgirl brother brother1 sister sister1 sisters grandma grandpa nanny1
mybaby1 mykids mydaughter myfamily husband children student student1 teacher teacher1 school school1 school123 college doctor
doctor1 nurse1 lawyer engineer police police1 fireman firefighter pilot1 driver soldier1 captain captain1 general major1 sailor
music1 music123 musica musical guitar guitar1 guitar123 drummer drummer1 piano1 violin trumpet dancer dancer1 dancing dance1
dance123 singer rockstar rockstar1 rocknroll rock123 metallica metallica1 slipknot slipknot1 nirvana nirvana1 greenday greenday1
blink182 linkinpark acdc123 ironmaiden megadeth pantera ramones rollingstones beatles beatles1 thebeatles elvis1 elvis123 madonna
britney beyonce rihanna shakira mariah whitney1 tupac1 2pac4life 50cent snoopdogg drake123 kanye1 onedirection onedirection1 oasis1
coldplay radiohead pinkfloyd ledzeppelin zeppelin hendrix bobmarley marley1 reggae hiphop techno trance
merlin12 excalibur camelot arthur1 lancelot robinhood sherlock sherlock1 watson jamesbond bond007 agent007 goldeneye moonraker
thegreat theman theboss bigboss boss123 bigdaddy bigboy bigman bigdog bigdog1 bigmac biggie fatboy fatcat slimshady gangster
gangsta player player1 players playboy playboy1 playgirl gamer1 gamer123 gaming game123 minecraft minecraft1 minecraft123 roblox
roblox123 fortnite fortnite1 warcraft worldofwarcraft starcraft starcraft1 diablo diablo2 diablo666 counterstrike counter halflife
halflife2 quake3 doom123 callofduty assassins zelda1 zelda123 link123 supermario luigi1 sonic1 sonic123 tetris pacman finalfantasy
cloud123 sephiroth mortalkombat scorpion1 subzero tekken3 halo123 gears1 gtasanandreas needforspeed
qwerty! qwert1 q2w3e4 aspire asshole1 buster buster1 buddy1 buddy123 bailey bailey1 bandit bandit1 beauty beautiful beautiful1
bubbles bubbles1 casper casper1 casino1 chester chester1 chicago chicago1 cowboy cowboy1 cowboys cowboys1 coolcool coolguy cool123
creative crazy1 crazy123 dallas dallas1 dakota dakota1 dexter dexter1 einstein electric energy explorer express extreme fantasy
flash1 florida florida1 foobar forgetit forgot fuckyou france1 genius genius1 ghetto global guardian gunner gunners happy1 happy123
happyday happiness hardcore hello2 history hollywood homer1 homersimpson bartsimpson simpson simpsons houston iceman icecream
icecream1 imagine impala infinity inuyasha jericho joker1 joker123 jojojo junior junior1 kermit lakers lakers1 lakers24 lalala
lalalala legolas1 lizard loser1 madness magnum marvel maverick maverick1 maximus mercury midnight midnight1 molly1 molly123 mozart
napoleon nelson newyork newyork1 newlife nirvana2 october10 oscar1 oscar123 pacific paradise passion patches peewee phantom philly
pirate pirates pirates1 popcorn popcorn1 poohbear poohbear1 power1 power123 precious precious1 presario qwaszx racing raider raiders
raiders1 rebel1 redneck redskins redsox redsox1 remember reptile rocket rocket1 rocky1 rocky123 roadrunner rosie1 rosie123 ruby123
rusty1 samson sammy1 sammy123 scarface scooter scooter1 shelby sierra simple simple1 sinister skippy smokey smokey1 smile1 smile123
smiley smiley1 sniffer socrates soleil sparky sparky1 spartan spartans special special1 speedy spirit spooky steelers steelers1
sterling stupid stupid1 sublime sucker surprise swordfish teddy1 teddy123 teddybear tequila1 texas1 therock thuglife thunder2 tiffany2
tintin titanic titanic1 toffee toffee1 tomcat tootsie toronto trouble trouble1 truelove1 turbo1 undertaker vegas1 vikings voyager
warhammer webster whiskers wicked wildcat wildcats willow willow1 wombat wonderful woofwoof wwewwe yankees yankees1 yellowstone
yesterday zaq1234 zephyr zidane10 zxasqw zzzxxx blahblah bollocks wanker123 arsehole bugger biteme biteme1 bitch1 pussy1 sexy123
sexyboy sexygirl sexylady hotgirl hotboy hotstuff
`

const known = new Set(common.trim().split(/\s+/))

/** How many passwords the list names. */
export const commonPasswordCount = known.size

const plainLetters: Record<string, string> = { '@': 'a', $: 's', '0': 'o', '1': 'l', '3': 'e', '5': 's' }

/** Tells whether a password is one of the common ones, or one of them with digits or marks behind or put for letters. */
export const isCommonPassword = (password: string): boolean => {
  const lower = password.toLowerCase()
  const stem = lower.replace(/[0-9!?.*#]{1,4}$/, '')
  const letters = stem.replace(/[@$0135]/g, (mark) => plainLetters[mark] ?? mark)
  return [lower, stem, letters].some((candidate) => known.has(candidate))
}
