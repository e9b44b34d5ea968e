import type {
  AccommodationType,
  ActivityIntensity,
  CityWish,
  LanguageHelp,
  SocialOption,
} from '#domain/trips/answers/trips.ts'
import type { Vocabulary } from './mentions.ts'

export const lodgings: Vocabulary<AccommodationType> = [
  ['hotel', 'hotels?', '호텔|ホテル|酒店|[飯饭]店|商[务務]旅[馆館]'],
  [
    'guesthouse',
    '(?:hanok )?guest ?houses?|minbak|hanok stays?',
    '게스트 ?하우스|민박|한옥 ?(?:스테이|숙소|민박|게스트 ?하우스|호텔)|ゲストハウス|民宿|民泊',
  ],
  ['airbnb', 'air ?bnbs?', '에어비앤비|エアビー|エアービーアンドビー|爱彼迎|愛彼迎'],
  ['budget', 'hostels?|backpackers?|dorm(?:s|itory)?', '호스텔|ホステル|安宿|青旅|青年旅舍|青年旅[馆館]'],
]

export const paces: Vocabulary<ActivityIntensity> = [
  [
    'light',
    "(?:nice and |very |really |quite )?(?:relaxed|relaxing|slow(?:ly)?|easy[- ]going|laid[- ]back|chill(?:ed)?|leisurely|gentle|unhurried)(?: pace| trip| days?| schedule)?|easy pace|light (?:schedule|pace|itinerary|days)|not too (?:busy|packed|rushed|hectic|full|much(?= *(?:[,.;!]|$)))|without (?:rushing|hurry)|no (?:rush|rushing|hurry)|take it easy|less (?:rushed|hectic|busy|packed)|unrushed|don'?t want to rush",
    '여유롭?게?(?:있게)?|여유 ?있게|느긋하?게?|천천히|쉬엄쉬엄|힐링|ゆったり|のんびり|ゆっくり|[轻輕][松鬆](?:一?点|一?點)?|[悠休][闲閒](?:一?点|一?點)?|慢慢|(?:节奏|節奏|步[调調])(?:要)?慢(?:一?点|一?點|些)?|慢[节節]奏|不(?:要|想)(?:安排)?(?:得)?太[赶趕累满滿]|慢游|慢遊|慢一?[点點些]|躺平|発呆|[发發]呆|ゴロゴロ|だらだら|まったり|のほほん|빈둥|쉬엄|無理のない|不[赶趕]',
  ],
  [
    'packed',
    'packed|jam[- ]packed|as much as (?:(?:is )?(?:humanly )?possible|we can|i can)|(?<!\\d |one |two |three |four |five |six |seven )(?:busy|full|intense|tight) (?:schedule|days|itinerary|pace)|fast[- ]paced|(?:see|do) everything',
    '빡세게|빡빡하?게?|알차게|꽉 ?차게|최대한 ?많이|ぎっしり|詰め込[みん]|できるだけ(?:多く|たくさん)|[紧緊][凑湊](?:一?点|一?點)?|排[满滿](?:一?点|一?點)?|越[满滿]越好|充[实實]|特种兵|特種兵',
  ],
  ['balanced', '(?:balanced|moderate|medium)(?: pace)?', '적당히|적당한|ほどほど|适中|適中|普通の?ペース'],
]

export const languageHelps: Vocabulary<LanguageHelp> = [
  [
    'guides',
    '(?:(?:need|want|with|an?|english|japanese|chinese|mandarin|private|local|speaking|tour)[- ])+guides?|(?:someone|somebody) (?:who can |to )(?:guide|show) us(?: around)?',
    '가이드|ガイド|[导導][游遊]|地陪',
  ],
  [
    'translation',
    '(?:need |want )?(?:an? )?(?:interpreters?|translators?|translation)',
    '통역(?:사)?|번역|通訳|翻訳|翻[译譯]|口[译譯]|通[译譯]',
  ],
  ['ai', 'ai (?:translator|assistant|guide)', 'ai ?(?:번역|통역)|ai ?翻[訳译譯]'],
]

/** Nobody of the party speaks Korean: help is welcome, of whatever kind. */
export const noKorean: Vocabulary<true> = [
  [
    true,
    "(?:i|we) (?:don'?t|do not|can'?t) speak (?:any )?korean|no korean|(?:need|want) (?:language )?(?:help|support) with (?:the )?(?:language|korean)",
    '한국어를? ?(?:못|몰라|할 ?줄 ?몰)\\S*|韓国語が?(?:話せ(?:ない|ません)|できない|できません)|不[会會](?:说|說|讲|講)?[韩韓](?:语|語|文)',
  ],
]

export const socials: Vocabulary<SocialOption> = [
  [
    'Hidden Gem',
    '(?:some )?hidden (?:gems?|spots?|places?)|off the beaten (?:path|track)|secret spots?',
    '숨은 ?(?:명소|곳|맛집)|숨겨진 ?(?:명소|곳)|穴場(?:スポット)?|小[众眾](?:景点|景點)?|秘境|私房景[点點]',
  ],
  [
    'Viral Location',
    '(?:places |spots )?(?:viral|trending|tiktok)(?: spots?| places?| locations?)?',
    '핫플(?:레이스)?|バズ(?:って(?:いる|る)?|スポット)|話題のスポット|网红(?:打卡)?(?:地|店|景点)?|網紅(?:打卡)?(?:地|店|景點)?|打卡(?:地|景点|景點|点|點)',
  ],
  [
    'Instagrammable places only',
    'instagram(?:mable)?(?: spots?| places?| cafes?)?|insta[- ]?worthy(?: spots?| places?)?|photogenic(?: spots?| places?)?',
    '인스타 ?(?:감성|그램|맛집|핫플)?|인생 ?샷|インスタ映え(?:スポット)?|映えスポット|フォトジェニック|ins[风風]|出片|[網网]美(?:景[点點]|店)?',
  ],
]

export const cityWords: Vocabulary<CityWish> = [
  [
    'one',
    "(?:only|just) (?:in |stay(?:ing)? in )?(?:seoul|busan|jeju|gyeongju|jeonju|daegu|one city)(?!,? (?:and|&|then|\\+) )|(?:seoul|busan|jeju|gyeongju|jeonju|daegu) only|stay(?:ing)? in (?:one (?:city|place)|seoul (?:only|the whole time|all the time))|one city(?! too)|one base|don'?t want to (?:change|switch|move) hotels?",
    '(?:서울|부산|제주|경주|전주|대구)(?:에서)?만|한 ?도시(?:만|에서)?|(?:ソウル|釜山|済州島?|慶州|全州|大邱)(?:だけ|のみ)|(?:只(?:在|去|待在|待|玩)|就待在|就在)(?:首[尔爾]|釜山|[济濟]州岛?島?|[庆慶]州|全州|大邱)|一[个個]城市',
  ],
  [
    'several',
    '(?:several|multiple|different|a few|two|three|more than one) cities|tour (?:of )?(?:the (?:whole )?country|korea)|around (?:the )?(?:whole )?(?:country|korea)',
    '여러 ?도시|전국 ?(?:일주|여행)|いくつかの都市|周遊|(?:几|幾|多|[两兩三])[个個]城市|[环環][岛島]',
  ],
]

export const firstTimes: Vocabulary<boolean> = [
  [
    true,
    "(?<!not |isn'?t )(?:it'?s |this is |will be )?(?:my|our|her|his|their|the)? ?(?:very )?first (?:time|trip|visit)(?: (?:ever )?(?:in|to|visiting) (?:south )?(?:korea|seoul))?|(?:have |i'?ve |we'?ve )?never been (?:to (?:south )?(?:korea|asia|seoul)|there|here|before|abroad|anywhere)|never (?:visited|seen) korea|first[- ]time(?:rs?| visitors?)(?: (?:in|to) korea)?",
    '(?:한국|서울)(?:은|이|에)? ?(?:여행 ?)?(?:이 ?)?(?:처음|첫 ?(?:방문|여행))|첫 ?(?:한국|방문|서울)(?: ?여행| ?방문)?|처음 ?(?:가|방문|한국)\\S*|첫 ?해외 ?여행|初めての海外|初海外|(?:韓国|ソウル)(?:旅行)?(?:は|が)?(?:初めて|はじめて|初)|初めての(?:韓国|ソウル|訪韓)(?:旅行)?|初(?:韓国|訪韓)|(?<!不是)(?:头|首|第一|頭)次(?:来|去|到|來)?(?:韩国|韓國|首尔|首爾)?|(?<!(?:其他|其它|别的|別的)(?:的)?(?:地方)?都?)[没沒](?:有)?(?:来|去|來)[过過](?:韩国|韓國)?',
  ],
  [
    false,
    "(?:(?:have|has|'ve|were|was) )?(?:been )?[a-z]+ there (?:once|twice|before|(?:three|four|many|several) times)|(?:i|we)(?:'ve| have) been (?:once|before)|(?:done|did|seen|saw) (?:all (?:of )?)?(?:that|it|those|them|this)(?: all)? (?:in 20\\d\\d|last (?:time|year)|before|already)|not (?:my|our|the) first (?:time|trip|visit)|(?:it'?s |this is |will be )?(?:my|our)? ?(?:second|third|fourth|fifth|2nd|3rd|4th|5th) (?:time|trip|visit)(?: (?:in|to|visiting) (?:south )?korea)?|(?:have |i'?ve |we'?ve )?(?:both |all |already )?been (?:to (?:south )?(?:korea|seoul|busan)|there)(?: \\w+)? (?:before|already|twice|times)|(?:i'?ve|we'?ve|have) (?:both |all )?been (?:twice|three times|four times|many times|several times)|(?:coming|going) back to korea|repeat visitors?|last time (?:i|we) (?:went|were|came|visited|did)",
    '처음(?:은|이) ?아니\\p{L}{0,3}|初めてでは(?:ない|ありません)|\\d{1,2}回(?:以上|ほど)?(?:も)?行(?:った|き)|不是(?:第一|[头頭首])次(?:去|来|來)?了?|去[过過](?:好多|很多|好[几幾]|[几幾]|[两兩二三四五六\\d])[次趟回]|(?:한국(?:은|이|에)? ?)?(?:두|세|네|[2-9]) ?번째(?:예요|이에요|입니다| ?방문| ?여행| ?한국 ?여행)?|(?:한국에? ?)?(?:가 ?본|와 ?본) ?적(?:이)? ?있\\S*|재방문|지난 ?번(?:엔|에는|에)?(?=.{0,14}(?:갔|왔|였|이었))|\\d{1,3}回(?:以上|ほど|くらい)?(?:も)?(?:行|来|訪)\\S{1,4}|前回(?:は|が|も)(?=.{0,14}(?:行っ|来|だった|でした|の時))|上次(?=(?:去|来|來|是|在))|(?:韓国は)?(?:[2-9二三四五]|何)(?:回|度)目|リピーター|(?:第[二三四五](?:次|趟|回)|[2-9]刷|[二三]刷)(?:来|去|到|來)?(?:韩国|韓國|首尔|首爾)?',
  ],
]
