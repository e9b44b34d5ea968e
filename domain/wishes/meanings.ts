const hot =
  /spicy|chill?i|tteokbokki|maeun|buldak|mala\b|jjamppong|nakji|nakgopsae|jukkumi bokkeum|dakgalbi|dakbokkeumtang|jeyuk|duruchigi|(?:kimchi|budae|dubu|sundubu|galchi) jji(?:gae|m)|yukgaejang|dakgyejang|haejangguk|seonji|gamjatang|(?:galchi|godeungeo) jorim|agu ?jjim|jjolmyeon|bibim (?:guksu|milmyeon|naengmyeon|dangmyeon)|hamheung naengmyeon|mulhoe|jang kalguksu|haemultang|kkotge tang|(?:sundae|ojingeo|nakji) bokkeum|tom yum/u
// Of the same names, but mild.
const mild = /salt-grilled|(?:hwangtae|bugeo|kongnamul) haejangguk/u
const fish =
  /seafood|fish|crab|oyster|squid|octopus|\beels?\b|clam|abalone|shrimp|prawn|shellfish|sushi|(?<!yuk)hoe\b|haemul|galchi|godeungeo|nakji|jukkumi|jogae|bajirak|jeonbok|ojingeo|daegu|meongge|chueotang|gejang|saengseon|kkotge|kkomak|maeuntang|scallop|lobster|jjamppong|bomal|\bbok(?:guk|eo|jiri)|hwangtae|bugeo|pollack|mussel|hongeo|myeolchi|gwamegi|sea urchin/u

/** What a place says of itself: all its words, and of a kitchen its name with its first dish. */
type Said = { known: string; first: string; isLiked: boolean }
export type Meaning = readonly [asked: RegExp, isMeant: (said: Said) => boolean]

const zoo = /\bzoo\b|farmland|sheep farm|ranch|everland|seoul grand park|children's grand park/u

/** Words of travellers that are no words of the catalogue, and what they mean in it. */
export const ofSights: readonly Meaning[] = [
  // Steps up to a view are no hike: Seongsan, Gamcheon.
  [/\bhik(?:e|ing)|climb|mountain|trek/u, ({ known }) => /long climb|\bmountain|\btrail\b/u.test(known)],
  // The courts of a palace are level, and one turns back where one likes.
  [
    /\bwalk/u,
    ({ known, isLiked }) =>
      /strenuous|\bmountain/u.test(known) ||
      (!isLiked && (/\bstairs\b/u.test(known) || (/long way up/u.test(known) && !/\bpalace\b/u.test(known)))),
  ],
  [/\bstair|\bsteps?\b|steep/u, ({ known }) => /\bstairs\b/u.test(known)],
  [/crowd|busy|touristy|tourist traps?/u, ({ known }) => /\bviral\b|stadium/u.test(known)],
  [/heights?\b/u, ({ known }) => /cable car|sky ?walk|sky ?bridge|suspension bridge|observatory/u.test(known)],
  [/alcohol|drinking|\bbars?\b|\bpubs?\b/u, ({ known }) => /\balcohol\b|\bbar\b|\bpub\b|\bnightlife\b/u.test(known)],
  [/\bdance clubs?\b/u, ({ known }) => /club street|\bfaust\b/u.test(known)],
  [/night ?life|\bclub/u, ({ known }) => /\bnightlife\b|\badult\b/u.test(known)],
  [
    /(?:theme|amusement) parks?|\brides\b/u,
    ({ known }) => /amusement|everland|lotte world adventure|seoul land|legoland|e-world|gyeongju world/u.test(known),
  ],
  [/\bduty[- ]free\b/u, ({ known }) => /lotte department store main|shinsegae .*main|i'park mall/u.test(known)],
  [/\bpottery\b|\bceramic/u, ({ known }) => /pottery|ceramic|craft art|horim/u.test(known)],
  [/\bmalls?\b|shopping cent/u, ({ known }) => /\bmall\b|department store|outlet|starfield/u.test(known)],
  [/\bspas?\b|sauna|jj?imjilbang|hot springs?/u, ({ known }) => /\bspa\b|\bsauna\b|hot spring/u.test(known)],
  [/\baquari/u, ({ known }) => /aquarium|aqua planet/u.test(known)],
  [/\bzoos?\b|safari/u, ({ known }) => zoo.test(known)],
  [/\banimals?\b/u, ({ known }) => zoo.test(known) || /aquarium|aqua planet/u.test(known)],
  [
    /\bart\b(?! museum)|galler/u,
    ({ known }) => /museum of (?:contemporary |modern )?art\b|\bart museum|mmca|galler|\bart village/u.test(known),
  ],
  [/^\s*museums?\s*$/u, ({ known }) => /\bmuseum\b|mmca|war memorial/u.test(known)],
  [/\bgardens?\b/u, ({ known }) => /\bgardens?\b|arboretum|botanic/u.test(known)],
  [/\bbook/u, ({ known }) => /\bbook|library/u.test(known)],
  [
    /\btrains?\b|\brail/u,
    ({ known }) => /\brail (?:park|bike)|\btrain\b|railway (?:town|village)|monorail/u.test(known),
  ],
  [/\bnight views?\b/u, ({ known }) => /\bview after dark\b/u.test(known)],
  [/\btowers?\b|observation|\bviews?\b/u, ({ known }) => /tower\b|observatory|seoul sky|the sky\b/u.test(known)],
  [/\bk-?pop\b/u, ({ known }) => /kwangya|k-star|hybe|hikr|withmuu/u.test(known)],
  [
    /\bhanoks?\b|\bvillages?\b/u,
    ({ known }) => /hanok (?:village|street)|folk village|traditional village/u.test(known),
  ],
  [/\bgreen tea\b|\btea (?:field|plantation|farm)/u, ({ known }) => /tea (?:plantation|museum|field)/u.test(known)],
  [/\bwater ?fall/u, ({ known }) => /waterfall|\bfalls\b/u.test(known)],
  [/\bwater ?parks?\b/u, ({ known }) => /waterpia|caribbean|cimer|aquafield|d oasis|splas/u.test(known)],
  [/\boreums?\b/u, ({ known }) => /\boreum\b|seongsan ilchulbong/u.test(known)],
]
/** The same for what is eaten at a table. */
export const ofKitchens: readonly Meaning[] = [
  [/\bfish ?markets?\b/u, ({ known }) => /fish(?:ery)? market|jagalchi/u.test(known)],
  [/\bstreet (?:food|eats|snack)/u, ({ known }) => /\bstreet-food\b|\bmarket\b/u.test(known) && !/coffee/u.test(known)],
  [/spic(?:y|es)|chill?i|\bhot (?:food|dish)/u, ({ first }) => hot.test(first) && !mild.test(first)],
  [
    /\braw\b|sashimi|sushi/u,
    ({ known, isLiked }) =>
      (isLiked ? /raw fish|(?<!yuk)hoe\b|sashimi|sushi/u : /\braw\b|hoe\b|sashimi|sushi/u).test(known),
  ],
  [/seafood|\b(?:shell)?fish\b/u, ({ known }) => fish.test(known)],
  [/offal|intestine|organ|innards/u, ({ known }) => /offal|tripe|gopchang|makchang|sundae|seonji/u.test(known)],
  [
    /barbecue|\bbbq\b|\bgrill/u,
    ({ first }) => /barbecue|galbi(?!tang|jjim)|samgyeopsal|bulgogi|galmaegi|moksal|chadolbagi/u.test(first),
  ],
  [/^hanwoo$/u, ({ known }) => /\bhan(?:woo|u)\b/u.test(known)],
  // That of pork is no beef.
  [/^bulgogi$/u, ({ known, isLiked }) => (isLiked ? /bulgogi/u : /(?<!dwaeji |pork )bulgogi/u).test(known)],
  [/\bbaker|\bbread|\bpastr/u, ({ known }) => /baker|bread|jegwa|bagel|croissant/u.test(known)],
  [/\btea ?(?:house|room)/u, ({ known }) => /chatjip|dawon|dabang|tea (?:house|room)|ssanghwa|-cha\b/u.test(known)],
  [/\bdesserts?\b|\bcakes?\b/u, ({ known }) => /cake|bingsu|dessert|tart|gelato|ice cream|doughnut/u.test(known)],
  [/noodle/u, ({ known }) => /noodle|guksu|myeon\b|udon|pasta/u.test(known)],
]
