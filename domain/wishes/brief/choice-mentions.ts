import type {
  AccommodationType,
  ActivityIntensity,
  CityWish,
  LanguageHelp,
  SocialOption,
} from '#domain/trips/answers/trips.ts'
import type { Mention, Vocabulary } from './mentions.ts'

type Range = { from: number; to: number }

export const lodgings: Vocabulary<AccommodationType> = [
  [
    'hotel',
    '(?<!capsule )hotels?|(?:beach|luxury|spa|nice|(?:five|four|5|4)[- ]star) resorts?|resorts? with (?:a )?pool|marriott|hilton|hyatt|sheraton|novotel|ibis',
    '(?<!캡슐 ?)호텔|(?<!스키 ?)리조트|(?<!カプセル)ホテル|(?<!スキー)リゾート(?!地|バイト)|(?<!公寓式)酒店|[飯饭]店|商[务務]旅[馆館]|(?<=[的住])旅[馆館]|度假村|[四五]星[级級](?!酒|[饭飯])',
  ],
  [
    'guesthouse',
    '(?:hanok )?guest ?houses?|minbak|hanok stays?|(?:stay|sleep|night)(?:ing|s)? in (?:an? )?(?:traditional )?hanok(?: house)?|b ?(?:&|and|n) ?bs?|bed (?:and|&) breakfasts?|home ?stays?|(?:small |family |country )inns?|ryokan',
    '게스트 ?하우스|민박|한옥 ?(?:스테이|숙소|민박|펜션|게스트 ?하우스|호텔)|(?<=숙소[는은]? ?)한옥|한옥에서 ?(?:자|묵|잠|숙박|하룻밤|1박|하루)|(?:[韓韩]屋の?)?ゲストハウス|(?:[韩韓]屋)?民宿|民泊|[韓韩]屋(?:の)?(?:ステイ|宿)|[韓韩]屋に(?:泊|宿泊|滞在)|(?<=住(?:在|\\p{Script=Han}{0,4}的)?)[韩韓]屋|客[栈棧]|家庭旅[馆館]|(?<![的住])旅[馆館](?!の?ような)',
  ],
  [
    'airbnb',
    'air ?bnbs?|(?:serviced |holiday |rental |rent an? |service )?(?:apartments?|flats?(?! (?:walk|path|way|road|ground|terrain|route|area|shoe|street)))(?! building)|aparthotels?|(?:vacation|holiday|short[- ]term) (?:rentals?|lets?|homes?)|self[- ]catering',
    '에어비앤비|취사 ?가능한? ?숙소|레지던스|아파트(?= ?(?:렌트|단기|형|를 ?빌|에서 ?(?:지내|묵)))|キッチン付き(?:の部屋|の宿)?|民泊アパート|日租套房|エアビー|エアービーアンドビー|コンドミニアム|アパート(?:メント)?(?!の家賃)|爱彼迎|愛彼迎|公寓(?:式酒店|式)?',
  ],
  [
    'budget',
    'hostels?|backpackers?|dorm(?:s|itory)?|capsule hotels?|(?:the )?cheapest (?:place|option|bed)|(?:cheap(?:est)?|budget|inexpensive|affordable|basic) (?:place(?:s)? to (?:stay|sleep)|accommodations?|accomodations?|rooms?|stays?|beds?|lodgings?)',
    '호스텔|도미토리|캡슐 ?호텔|(?:저렴한|싼|값싼|가성비 ?(?:좋은)?|제일 ?싼|가장 ?싼) ?(?:숙소|방|숙박)|숙소[는은]? ?(?:제일|가장) ?싼 ?\\S*|싸면 ?[돼되됩]\\S*|ホステル|ドミトリー|カプセルホテル|安宿|(?:安い|格安(?:の)?|リーズナブルな)(?:宿|宿泊)|青旅|青年旅[舍社]|青年旅[馆館]|背包客?[栈棧]|背包客[棧栈旅]\\p{Script=Han}?|[胶膠]囊(?:旅[馆館]|酒店)|床位|越便宜越好的?(?:住宿)?|便宜的?(?:住宿|旅[馆館]|民宿(?!式))',
  ],
]

export const paces: Vocabulary<ActivityIntensity> = [
  [
    'light',
    "(?:nice and |very |really |quite )?(?:relaxed|relaxing|(?<!(?:walks?|moves?|eats?|talks?) )slow(?:ly)?(?! (?:internet|wi-?fi|service|connection|walkers?|eaters?))|easy[- ]going|laid[- ]back|chill(?:ed)?|leisurely|gentle|unhurried)(?: pace| trip| days?| schedule)?|easy pace|(?:nothing|not) too (?:hectic|strenuous|tiring)|nothing (?:hectic|rushed|tiring|exhausting)|(?:2|two|3|three|a couple of) (?:sights|places|stops|things) (?:a|per) day (?:is|are) (?:plenty|enough)|light (?:schedule|pace|itinerary|days)|not too (?:busy|packed|rushed|hectic|full|much(?= *(?:[,.;!]|$)))|not too (?:much|many (?:things|sights|stops|places|activities)) (?:per|a|each|in a|in one|every) day|without (?:rushing|hurry)|no (?:rush|rushing|hurry)|(?:plenty|lots) of (?:downtime|breaks|rest)|take it easy|less (?:rushed|hectic|busy|packed)|unrushed|don'?t want to rush|(?:(?:not|no) more than|at (?:the )?most|max(?:imum)?(?: of)?|only|just|up to) (?:2|3|two|three|a couple(?: of)?) (?:places|sights|stops|things|attractions|activities|spots) (?:a|per|each|every|in a) day",
    '여유로운|여유롭?게?(?:있게)?|여유 ?있(?:게|는)|느긋하?게?|느긋한|널널하?[게한]?|느린 ?여행|무리 ?(?:하지 ?않|없)[게는]?|휴식 ?위주|편안한 ?(?:일정|여행)|(?:너무 ?)?(?:바쁘|빡빡하|빡세|힘들)지 ?않[게은]|천천히|쉬면서|쉬엄쉬엄|힐링|ゆったり|のんびり|ゆっくり(?!寝|お風呂)|余裕の?(?:ある|を持っ)\\p{Script=Hiragana}{0,2}|詰め込[みま](?:すぎ)?(?:ず|ない)|詰めすぎ(?:ず|ない)|[轻輕][松鬆](?:一?点|一?點)?|[悠休][闲閒](?:一?点|一?點)?|行程[鬆松]|慢慢|慢悠悠|要慢(?=[,。]|$)|悠哉|(?:节奏|節奏|步[调調])(?:要)?慢(?:一?点|一?點|些)?|慢[节節]奏|不(?:要|想)(?:安?排)?(?:得)?太[赶趕累满滿]|不要[赶趕](?!快)|[别別]太[赶趕累]|慢游|慢遊|慢一?[点點些]|(?<![点點半]就?要?)躺平|発呆|[发發]呆|ゴロゴロ|だらだら|まったり|のほほん|빈둥|쉬엄|無理のない|不[赶趕]|하루에? ?(?:최대 ?)?(?:한두|두세|두|세|2~3|[23]) ?(?:곳|군데)(?:만|정도만?|까지만?| 이하)?|1日に?(?:最大)?[23二三] ?[かカヶケ箇]所(?:まで|だけ|くらい)?|一天(?:不超[过過]|最多)(?:去|逛|看|安排)?[两兩三23][个個](?:景[点點]|地方)|一天(?:一[两兩]|[两兩])[个個](?:景?[点點]|地方)(?=就|[,。]|$)',
  ],
  [
    'packed',
    "(?<!(?:suitcase|suitcases|bags?|luggage|lunch|lunches)(?: is| are)? |(?:have|has|'ve|already|half) )packed(?! (?:lunch|bags?|my|our|meal))|jam[- ]packed|no downtime|non-?stop(?! flight)|as much as (?:(?:is )?(?:humanly )?possible|we can|i can)|(?<!\\d |one |two |three |four |five |six |seven )(?<!work )(?<!works )(?:busy|full|intense|tight) (?:schedule|days|itinerary|pace)|fast[- ]paced?|(?:fill|pack) (?:every|each) day|(?:cram|squeeze|fit|pack) in as much as|action[- ]packed|(?:see|do|cram in|squeeze in|fit in) everything",
    '빡세게|빡빡하?게?|알차게|꽉 ?(?:차게|찬|채워\\p{L}?)|빡[센쎈]|바쁘게(?!는)|최대한 ?많이|ぎっしり|詰め込[みん]|できるだけ(?:多く|たくさん)|(?:効率よく|とにかく)たくさん|盛りだくさん|朝から晩まで|アクティブに|[紧緊][凑湊](?:一?点|一?點)?|排[满滿](?:一?点|一?點)?|越[满滿多]越好|尽量多|盡量多|多看(?:一些|些|[几幾][个個])|充[实實]|行程[满滿]|(?:走|去|看)越多|特种兵|特種兵',
  ],
  ['balanced', '(?:balanced|moderate|medium)(?: pace)?', '적당히|적당한|ほどほど|适中|適中|普通の?ペース'],
]

export const languageHelps: Vocabulary<LanguageHelp> = [
  [
    'guides',
    '(?:(?:need|want|with|an?|english|japanese|chinese|mandarin|private|local|speaking|tour)[- ])+guides?(?! ?books?)|guided tours?|(?:someone|somebody) (?:who can |to )(?:guide|show) us(?: around)?',
    '가이드(?! ?북)|ガイド(?!ブック|ライン)|[导導][游遊]|地陪',
  ],
  [
    'translation',
    '(?:need |want )?(?:an? )?(?:interpreters?|translators?|translation)|(?:someone|somebody|help) (?:who can |to )(?:translate|interpret)',
    '통역(?:사)?|번역|通訳|翻訳|翻[译譯]|口[译譯]|通[译譯]',
  ],
  ['ai', 'ai (?:translator|assistant|guide)', 'ai ?(?:번역|통역)|ai ?翻[訳译譯]'],
]

/** Nobody of the party speaks Korean: help is welcome, of whatever kind. */
export const noKorean: Vocabulary<true> = [
  [
    true,
    "(?:(?:i|we) (?:don'?t|do not|can'?t|cannot) speak|(?:nobody|none of us|no one|neither of us) (?:can )?speaks?) (?:any )?korean|no korean|speaks? only (?!korean)[a-z]+|only speaks? (?!korean)[a-z]+|(?:doesn'?t|don'?t|do not|can'?t) speak (?:any )?english|(?:need|want) (?:language )?(?:help|support) with (?:the )?(?:language|korean)|language (?:help|support)",
    '한국(?:어|말)[을를이은]? ?(?:전혀 ?|잘 ?)?(?:못|몰라|서툴|할 ?줄 ?몰)\\S*|韓国語[がはも]?(?:全く|全然|まったく|ほとんど)?(?:話せ(?:ない|ません)|できない|できません)|不[会會懂](?:说|說|讲|講)?[韩韓](?:语|語|文)|[语語]言不通|言葉が(?:心配|不安|通じ)',
  ],
]

export const socials: Vocabulary<SocialOption> = [
  [
    'Hidden Gem',
    '(?:some )?hidden (?:gems?|spots?|places?)|local secrets?|(?:non-?touristy|less(?:er)?[- ](?:known|touristy)|undiscovered) (?:places?|spots?|areas?|stuff|neighbou?rhoods?|things)|off the beaten (?:path|track)|secret spots?',
    '숨은 ?(?:명소|곳|맛집)|숨겨진 ?(?:명소|곳|맛집)|현지인만 ?(?:아는|가는) ?(?:곳|데|식당|맛집)|관광객(?:이)? ?(?:없는|적은|안 ?가는) ?(?:곳|데)|穴場(?:スポット)?|隠れた(?:名所|名店|スポット)|隠れ家|知る人ぞ知る|小[众眾](?:的)?(?:景点|景點|地方)?|[隐隱]藏(?:版)?(?:景[点點]|美食)|冷[门門]景[点點]|秘境|私房景[点點]',
  ],
  [
    'Viral Location',
    '(?:places |spots )?(?:viral|trending|tiktok)(?: famous)?(?: spots?| places?| locations?)?',
    '핫플(?:레이스)?|(?:요즘 ?)?(?:핫한|유행하는|뜨는) ?(?:곳|데|장소|카페)|流行りの(?:場所|スポット|お?店|カフェ)|トレンドの?(?:場所|スポット|お?店|カフェ)|バズ(?:って(?:いる|る)?|スポット)|話題のスポット|网红(?:打卡)?(?:地|店|景点)?|網紅(?:打卡)?(?:地|店|景點)?|打卡(?:地|景点|景點|点|點)',
  ],
  [
    'Instagrammable places only',
    'instagram(?:mable)?(?: spots?| places?| cafes?)?|insta[- ]?worthy(?: spots?| places?)?|photogenic(?: spots?| places?)?|photo (?:spots?|ops?|locations?)|good for (?:photos|pictures)|(?:take|taking) (?:nice|pretty|cute|good|lots of) (?:photos|pictures)|insta spots?',
    '인스타 ?(?:감성|그램|맛집|핫플)?|인생 ?(?:샷|사진)|사진 ?(?:찍기 ?좋은 ?(?:곳|데|카페)|맛집|명소|스팟)|포토 ?(?:존|스팟)|(?:インスタ|写真)映え(?:スポット)?|映え(?:スポット|る|カフェ)|フォトスポット|フォトジェニック|ins[风風]|出片|[适適]合拍照(?!的?(?:[网網]|打卡))|拍照好看|好拍(?:照)?的|ig(?:打卡|景[点點])|美照|影相(?:打卡)?|[網网]美(?:景[点點]|店)?',
  ],
]

export const cityWords: Vocabulary<CityWish> = [
  [
    'one',
    "(?:only|just) (?:in |stay(?:ing)? in )?(?:seoul|busan|jeju|gyeongju|jeonju|daegu|one city)(?!,? (?:and|&|then|\\+) )|(?:seoul|busan|jeju|gyeongju|jeonju|daegu) only|all of (?:it|them|that) in (?:seoul|busan|jeju|gyeongju|jeonju|daegu)(?!,? (?:and|&|then|\\+) )|stay(?:ing)? in (?:one (?:city|place)|seoul (?:only|the whole time|all the time))|one city(?! too)|one base|one (?:hotel|airbnb|apartment|place) for the whole (?:stay|trip|time)|(?:no|without|avoid) (?:changing|switching|moving) hotels?|don'?t want to (?:change|switch|move) hotels?",
    '(?:서울|부산|제주|경주|전주|대구)(?:에서)?만|한 ?도시(?:만|에서)?|한 ?곳에(?:서)?만|(?:서울|부산|제주|경주|전주|대구)에만|숙소 ?(?:이동|옮기는 ?것?)(?: ?없이|은? ?싫)|(?:ソウル|釜山|済州島?|慶州|全州|大邱)(?:だけ|のみ)|(?:一つの|1つの|ひとつの)(?:都市|街)(?:だけ|のみ)?|(?:一|1)(?:か|ヶ|カ)所(?:だけ)?に滞在|ホテル(?:は|を)(?:変え|移り)たくない|不想?[换換]酒店|不想?[换換][飯饭]店|(?:只(?:在|去|待在|待|玩)|就待在|就在)(?:首[尔爾]|釜山|[济濟]州岛?島?|[庆慶]州|全州|大邱)|一[个個]城市',
  ],
  [
    'several',
    '(?:several|multiple|different|a few|two|three|more than one) cities|tour (?:of )?(?:the (?:whole )?country|korea)|around (?:the )?(?:whole )?(?:country|korea)',
    '여러 ?도시|전국 ?(?:일주|여행)|いくつかの都市|周遊|(?:几|幾|多|[两兩三])[个個]城市|[环環][岛島]',
  ],
]

export const carWords: Vocabulary<boolean> = [
  [
    true,
    "(?:(?:will |want to |plan to |going to |would like to )?(?:rent(?:ing|ed)?|hir(?:e|ing)|have rented|have booked) (?:a |our |the |out a )?(?:rental |hire |small |electric )?(?:car|suv)|(?:have|with|got|take|using|in) (?:a |our |the )(?:rental|hire|rented|hired) car|(?<!no )(?:rental|hire) cars?|car (?:rental|hire)|self[- ]driv(?:e|ing)|we(?:'ll| will|'re going to|'re) (?:be )?driv(?:e|ing)(?: ourselves)?|i(?:'ll| will|'m going to|'m) (?:be )?driv(?:e|ing)(?: myself)?|road ?trip)",
    '렌터카(?! ?없)\\S*|렌트카(?! ?없)\\S*|(?:차|차를|차량을?) ?(?:렌트|빌려|빌릴)\\S*|렌트 ?(?:할|해|예정)\\S*|자차(?! ?없)\\S*|자가용(?! ?없)\\S*|운전(?:해서|해요|할 ?거|할 ?예정|합니다|하려)\\S*|レンタカー(?!なし|は使わ|不要)(?:を?借り\\S{0,4}|で|利用)?|車を借り\\S{0,4}|ドライブ旅行|自[驾駕](?:游|遊)?|(?<!不)租(?:了)?(?:一?[辆輛台])?[车車](?!位)|(?<!不)[开開][车車](?:去|玩|[环環]|自)',
  ],
  [
    false,
    "(?:no|without (?:a |any )?|not renting a |won'?t rent a |don'?t want (?:to rent )?a ) ?(?:rental |hire )?car(?! ?sick)|(?:(?:i|we) )?(?:can'?t|cannot|don'?t|do not|won'?t|will not|not) driv(?:e|ing)|(?:by |only |use )public transport(?:ation)?(?: only)?",
    '뚜벅이\\S*|대중교통\\S*|운전(?:은|을)? ?(?:안|못)\\S*|렌터카 ?없이|렌트카 ?없이|(?:レンタカー|車)(?:なし|は使わない|は使いません)|運転(?:は)?(?:しない|できない|できません|しません)|公共交通(?:機関)?(?:で|のみ|だけ)?|不(?:会|會)?[开開][车車]|不租[车車]|不自[驾駕]|(?:坐|靠|用)?公共交通',
  ],
]

export const firstTimes: Vocabulary<boolean> = [
  [
    true,
    "(?<!not |not an? |isn'?t )(?:it'?s |this is |will be )?(?:my|our|her|his|their|the)? ?(?:very )?first (?:time|trip|visit)(?! (?:on|with|without|that we|flying|camping|abroad alone|alone|solo|seeing|trying|as|travell?ing (?!to|in))\\b)(?: (?:ever )?(?:in|to|visiting) (?:south )?(?:korea|seoul))?|(?:have |i'?ve |we'?ve )?never been (?:to (?:south )?(?:korea|asia|seoul)|there|here|before|abroad|anywhere)|(?<!'s |has )never been(?=[.,;!]|$)|never (?:visited|seen) korea|first[- ]time(?:rs?| visitors?)(?: (?:in|to) korea)?|new to (?:south )?korea",
    '(?:한국|서울)(?:은|이|에)? ?(?:여행 ?)?(?:이 ?)?(?:처음|첫 ?(?:방문|여행))|첫 ?(?:한국|방문|서울)(?: ?여행| ?방문)?|처음 ?(?:가|방문|한국)\\S*|(?:한국에? ?)(?:한 ?번도 ?)?가 ?본 ?적(?:이|은)? ?없\\S*|초행\\S*|첫 ?해외 ?여행|初めての海外|初海外|(?:韓国|ソウル)(?:旅行)?(?:は|が)?(?:初めて|はじめて|初)|初めての(?:韓国|ソウル|訪韓)(?:旅行)?|初めて(?:の旅行|行きます|訪れ)|(?:韓国(?:に|へ)(?:は)?)行ったことが(?:ない|ありません)|初渡韓|初(?:韓国|訪韓)|(?<!不是)(?:头一|頭一|初|首|头|第一|頭)次(?![坐做吃搭带帶看滑住用体體是\\d]|自[助由](?![去到来來]))(?:到[访訪]|来|去|到|來)?(?:韩国|韓國|首尔|首爾)?|(?<!(?:其他|其它|别的|別的)(?:的)?(?:地方)?都?)[没沒](?:有)?(?:来|去|來)[过過](?:韩国|韓國)?',
  ],
  [
    false,
    "(?:(?:have|has|'ve|were|was) )?(?:been )?[a-z]+ there (?:once|twice|before|(?:three|four|many|several) times)|(?:i|we)(?:'ve| have) been (?:once|before)|(?:done|did|seen|saw) (?:all (?:of )?)?(?:that|it|those|them|this)(?: all)? (?:in 20\\d\\d|last (?:time|year)|before|already)|not (?:my|our|the|an?) first (?:time|trip|visit)|(?:haven'?t|hasn'?t|not|never) (?:been|gone|went|come) back(?: since)?|first time back(?: in korea)?|(?:it'?s |this is |will be )?(?:my|our)? ?(?:second|third|fourth|fifth|2nd|3rd|4th|5th) (?:time|trip|visit)(?: (?:in|to|visiting) (?:south )?korea)?|(?:have |i'?ve |we'?ve )?(?:both |all |already )?been (?:to (?:south )?(?:korea|seoul|busan)|there)(?: \\w+)? (?:before|already|twice|times)|(?:i'?ve|we'?ve|have) (?:both |all )?been (?:twice|three times|four times|many times|several times)|(?:coming|going) back to korea|repeat visitors?|returning visitors?|been (?:twice|three times|many times)|used to live in (?:seoul|busan|korea)|returning to (?:south )?korea|last time (?:i|we) (?:went|were|came|visited|did)",
    '처음(?:은|이) ?아니\\p{L}{0,3}|初めてでは(?:ない|ありません)|\\d{1,2}回(?:以上|ほど)?(?:も)?行(?:った|き)|不是(?:第一|[头頭首])次(?:去|来|來)?了?|去[过過](?:[韩韓][国國]|首[尔爾])(?:了(?=[,，。])|(?=[,，]))|去[过過](?:[韩韓][国國]|首[尔爾]|釜山)?(?:好多|很多|好[几幾]|[几幾]|[一两兩二三四五六\\d])[次趟回]|(?:한국(?:은|이|에)? ?)?(?:두|세|네|[2-9]) ?번째(?:예요|이에요|입니다| ?방문| ?여행| ?한국 ?여행)?|(?:한국에? ?)?(?:가 ?본|와 ?본) ?적(?:이)? ?있\\S*|재방문|(?:작년|재작년)에도 ?(?:왔|갔)\\S*|(?:여러|몇) ?번 ?갔\\S*|何度も行って(?:い)?ます|(?:한국|서울)(?:은|에)? ?(?:여러|몇|두|세|네|[2-9]) ?번 ?(?:가|와) ?[봤본]\\S*|한국(?:은|이)? ?\\d{1,2}년 ?만|(?:韓国|ソウル)は\\d{1,2}年ぶり|\\d{1,2}년 ?만(?:에|의) ?(?=한국|고국|서울|귀국|들어|고향)|오랜만에 ?(?=한국|고국)|年ぶり(?=[のに]?(?:韓国|ソウル|訪韓))|年前に?(?:一度|一回|1回)?(?=韓国|ソウル)|年[轻輕][时時]去[过過]|久しぶりの?(?=韓国|ソウル)|지난 ?번(?:엔|에는|에)?(?=.{0,14}(?:갔|왔|였|이었))|\\d{1,3}回(?:以上|ほど|くらい)?(?:も)?(?:行|来|訪)\\S{1,4}|前回(?:は|が|も)(?=.{0,14}(?:行っ|来|だった|でした|の時))|上次(?=(?:去|来|來|是|在))|(?:韓国は)?(?:[2-9二三四五]|何)(?:回|度)目|リピーター|(?:韓国|ソウル)(?:に|へ)?(?:は|も)?何(?:度|回)(?:か|も)(?:行|訪)\\S{1,5}|(?:前|以前)(?:に)?(?:も)?行ったことがあ\\S{1,3}|(?:第[二三四五](?:次|趟|回)|[2-9]刷|[二三]刷)(?:来|去|到|來)?(?:韩国|韓國|首尔|首爾)?',
  ],
]

/** 大邱と慶州だけ, "Seoul and Busan only", 只去首尔和釜山: more than one city. */
export function isOneOfSeveral(plain: string, one: Range, places: readonly Range[]): boolean {
  const isListed = !/^(?:only|just)\b/u.test(plain.slice(one.from, one.to))
  return places.some(({ from, to }) => {
    // "Seoul and only Seoul"
    if (plain.slice(one.from, one.to).includes(plain.slice(from, to)) && to <= one.from) return false
    if (from < one.from && to > one.from) return true
    const [head, tail] = from < one.from ? [to, one.from] : [one.to, from]
    const between = head <= tail ? plain.slice(head, tail) : '.'
    return (
      /^\s*(?:&|\+|・|と|や|이?랑|하고|[와과和跟與与]|and|plus)\s*$/u.test(between) ||
      (isListed && /^[,、] ?$/u.test(between))
    )
  })
}

/** ホテル込み, "excluding the hotel": what a budget covers is no wish. */
export function isOfCosts(plain: string, { from, to }: { from: number; to: number }): boolean {
  return (
    /\b(?:excluding|including|excl\.?|incl\.?|without|not counting|apart from|plus) (?:the |my |our )?$|(?:不?[含包]|포함|제외) ?$/u.test(
      plain.slice(0, from),
    ) ||
    /^(?:[・、,/와과と及和]? ?(?:航空券|항공권|비행기|机票|機票))? ?(?:は|은|는|비|값|代|费|費)?(?:こみ|込|別|抜き|포함|제외|별도|另算|另[计計]|已含|除外| (?:is |are )?(?:included|excluded|extra|not included))/u.test(
      plain.slice(to),
    )
  )
}

/** "Airbnb or guesthouse": which one is not decided. */
export function isChoice(plain: string, stays: readonly Mention<AccommodationType>[]): boolean {
  return stays.some((one, at) => {
    const next = stays[at + 1]
    return (
      next !== undefined &&
      next.value !== one.value &&
      /^(?:,? or (?:an? )?|[이]?나 |か|或者?|[还還]是)$/u.test(plain.slice(one.to, next.from))
    )
  })
}

/** 한옥스테이 1박 정도: one night of several is no place to stay. */
export function isForOneNight(plain: string, { to }: { to: number }): boolean {
  return /^(?:(?: in [a-z]+)? for (?:just )?(?:one|a|1) night\b| ?(?:은|는|도)? ?(?:1박|하룻밤) ?(?:정도|만|쯤)|(?:は|に|も)?(?:1泊|一泊)だけ|(?:体验|體驗)?一晚)/u.test(
    plain.slice(to),
  )
}

/** 民泊でも可ですがホテル希望: what would do as well is not what is asked for. */
export function isOnlyAllowed(plain: string, { from, to }: { from: number; to: number }): boolean {
  // "One splurge night in a hanok, the rest hotels"
  if (/^nights?\b/u.test(plain.slice(from, to)) && /\b(?:one|a|1|single) (?:\w+ )?$/u.test(plain.slice(0, from)))
    return true
  return /^ (?:is |are |would be |would )?(?:also |too )?(?:ok|okay|fine|do)(?: too| as well)?,? but\b|^でも(?:可|いい|よい|良い|ok|大丈夫)|^도 ?(?:괜찮|상관|ok|좋)|^也(?:行|可以|ok)/u.test(
    plain.slice(to),
  )
}
