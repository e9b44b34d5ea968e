import type { Mobility, TravelerType } from '#domain/trips/answers/trips.ts'
import { countPattern, patternOf, type Vocabulary } from '#domain/wishes/brief/mentions.ts'

// How travellers name themselves and each other.

export const types: Vocabulary<TravelerType> = [
  [
    'solo',
    'solo|(?<!leave [a-z\\n ]{1,20})alone|just little old me|only me(?! (?:and|plus|with|[&+]))|by myself|on my own|just me(?! (?:and|n|plus|with|[&+]) (?:her|him|them|(?:my|the) (?!camera|backpack|bike|bag|book|thoughts|dog)))|(?<!to )myself(?! (?:and|plus|with|[&+]))|(?<!won |usd |euros? |dollars? |for |per |each )(?:one|1) (?:person|people)(?=[,.;!]|$| (?:hostel|hotel|budget|trip|only))|unaccompanied|on my (?:tod|lonesome)|(?:one|1|single) travell?er|party of (?:one|1)|(?:just|only) (?:one|1) (?:person|adult|people)|lone travell?er',
    '(?<!약)혼자(?:서)?|(?<!\\p{L})혼행|(?<!\\d)1인 ?여행|솔로 ?여행|나홀로|나 홀로|一人旅|単独(?:で|旅行)|(?<=^|[。、!,\\n ])1人で|(?<=^|[。、!,\\n ])(?:一人|ひとり)(?=[。、!,]|です|$)|ひとり旅|一人で|ひとりで|(?<!每|其中|有|中|抓|找|[多少]了?)一[个個]人(?![^\\S\\n]*(?:\\d|[一二两兩三四五六七八九十]|预|預|大概|大约|大約|不|对|對|有|吃|是素|要|住|分))|独自|獨自|[獨独]旅|只有我一[个個](?!人?[女男没沒])|[单單][独獨](?:出[行游遊]|旅行|去)|[独獨]行|[单單]人|ソロ旅?|ぼっち|おひとりさま|(?:女|男|女子)(?:一|1)人|1人旅|(?<![们們她他])自己(?:去|玩|来|來|旅行|走|[飞飛])|(?<=^|[。!?.,\\n])我自己(?![的想要做覺觉喜])|自己一[个個]?人|(?<=^|[。!?.,\\n ])[单單][独獨](?=[,。]|$)',
  ],
  [
    'couple',
    'honeymoon(?:ers)?|romantic (?:getaway|trip|holiday|weekend)|(?:wedding )?anniversary trip|\\d\\d years (?:married|of marriage)|married (?:for )?\\d\\d years|(?<!(?:two|three|2|3)(?: \\w+)? )couples?(?! (?:of|days|nights|weeks|times)\\b)|our (?:wedding )?anniversary|newlyweds?',
    '신혼 ?여행|커플|부부|결혼 ?기념일|결혼 ?\\d{1,2} ?주년|結婚\\d{1,2}周年|[结結]婚[纪紀]念|[结結]婚\\d{1,2}[周週]年|[金银銀]婚|新婚旅行|ハネムーン|カップル|夫婦|蜜月(?:旅行)?|情[侣侶]|小[两兩]口|[两兩]口子|二人世界|夫妻',
  ],
  [
    'friends',
    "(?:my |our |some |a few )?(?:best )?friends?(?!'s| (?:booked|says?|said|recommend\\w*|told|lives?|lent|gave|got|owns|runs|works?|swears)\\b)|bros|(?:girls|lads|boys)'? (?:trip|holiday|weekend|getaway)|(?:travel )?budd(?:y|ies)|besties?|bffs?|girlfriends|sorority sisters|all (?:girls|guys|lads|ladies)|the (?:boys|girls|lads|gang|crew|squad)|mates|homies|pals|(?:room|flat|class|block|house|school|course|team|band) ?mates?|(?:bachelor(?:ette)?|hen|stag) (?:party|do|night|trip|weekend)",
    '여자들?끼리|남자들?끼리|好姐妹|好姊妹|우정 ?여행|졸업 ?여행|卒業旅行|[毕畢][业業]旅行|(?:남자|여자) ?친구들(?=끼리|이랑|과|하고)|(?<![남여]자? ?)친구(?:들)?(?!네|의| ?집| ?결혼|[가이] [^.!?\\n]{0,24}(?:결혼|살아|살고|추천|일해|일하))|절친|베프|룸메(?:이트)?|(?<![가-힣])동기(?:들)?(?![가-힣]*부여)|동창(?:들)?|友達(?!の[結家]|に(?:勧|薦|すすめ|聞))|友人(?!の[結家]|に(?:勧|薦|すすめ|聞))|女子旅|(?<![男女])朋友(?!的|圈|家|[结結]婚)|[闺閨]蜜|同[学學]|室友|[驴驢]友|旅伴|姊妹淘|姐妹淘|死[党黨]|基友|姐妹们|好兄弟|兄弟们(?=一起|去|[,。])|姊妹們|好友|哥们|親友|仲間',
  ],
  [
    'family',
    '(?<!\\b(?:host) )famil(?:y|ies)(?![- ](?:run|owned|friendly|doctor|business|name|history))|kids?|children|child|toddlers?|bab(?:y|ies)|infants?|sons?|daughters?|twins|(?:the|our|my) little ones|(?:three|3|two|2) generations|(?:my|our) (?:nieces?|nephews?)(?= and (?:i|me|us)\\b)',
    '가족|식구(?:들)?|애들(?= ?(?:데리|이랑|하고|과))|조카(?:들)?(?= ?(?:데리|이랑|랑))|[삼3]대가|孫(?=と|を連れ|の)|[祖三3][孙孫代](?:三代|同[堂行]|人)|[带帶](?:[长長]辈|長輩|[长長]者|娃)|아이(?!돌|스|슬|템|디어|폰|패드|코|린)(?:들)?|아기|애기|아들|딸(?!기)|자녀|유아|家族(?!連れが|(?:に)?は内緒|に(?:内緒|聞))|親子(?:旅行|3人|三人|4人|四人|で)|三世代|親孝行|子連れ|子供(?!服|向け)|子ども|こども|赤ちゃん|息子|娘|(?:我们)?一家|全家|家人(?=一起|去|同行|[,。、]|$)|[亲親]子[游遊]|家庭(?:旅[行游遊]|出[游遊])|孩子|小孩|[宝寶][宝寶贝貝]|儿子|兒子|女[儿兒]',
  ],
  [
    'business',
    "(?<!'s )(?<!husband |wife )business (?:trip|travel(?:l?er)?|meetings?)|(?<!'s )work trip|work (?:brings|takes|sends|is sending) (?:me|us)|(?:company|boss|office|firm|employer|job) (?:sends|is sending|brings|takes|is flying) (?:me|us)|(?:here|there|in [a-z]+|going|coming|travell?ing|over|be) for (?:work|meetings)|^for work\\b|corporate (?:trip|travel|retreat)|on business|conference|congress|expo|(?:client|supplier|sales) (?:visits?|meetings?)|trade (?:fair|show)|(?:company|team) (?:workshop|retreat|offsite)",
    '取引先(?=訪問|と|へ)|(?<=^|[。,\\n])[开開][会會](?=[,。]|$)|(?<!(?:남편|아내|와이프|신랑|아빠|엄마|아버지|어머니)(?:은|는|이|가|의)? ?)출장|업무(?:차|상|로)(?=[ ,.]|$)|회의 ?(?:참석|때문)|비즈니스(?! ?(?:호텔|석|클래스))|박람회|세미나|컨퍼런스|학회|워크숍|워크샵|바이어|접대|(?<!(?:夫|主人|旦那|彼|彼女|妻|父|母)[のはが])出張|展示会|商談|(?<=^|[。、,\\n ])仕事で(?!は|来れ|来られ|行け|忙)|ビジネス(?!ホテル|クラス|パートナー)(?:で|トリップ|旅行|、|。|$)|学会(?!員)|(?:研修|社員)旅行|[团團]建|(?:[员員]工|公司)旅[游遊](?!勘)|(?<!老公|先生|丈夫|太太|老婆|[他她])出差|展[会會]|商[务務](?!旅[馆館]|酒|[飯饭])|[参參]展|(?:[参參]加|去|[开開])(?:学[术術]|學術|行业|行業)?[会會][议議]|(?<=去|来|來|[韩韓][国國]|首[尔爾]|釜山)[开開][会會]',
  ],
]

export const partner: Vocabulary<1> = [
  [
    1,
    '(?:my |his |her )?(?:wife|husband|girlfriend|boyfriend|(?<!business )partner|[bg]f|hubs|wifey|better half|significant other|fianc[eé]e?|spouse|other half|missus|hubby|kids (?:dad|mum|mom))',
    '(?:아이|애|아기|애기) ?(?:아빠|엄마)|(?:孩子|娃)(?:他|她)?(?:爸爸?|[妈媽][妈媽]?)|[她他]爸(?!爸?[妈媽])|[她他][妈媽](?![妈媽]?爸)|아내|와이프|집사람|신랑|애인|연인|배우자|약혼(?:자|녀|남)|남편|여자 ?친구|남자 ?친구|여친|남친|(?<!夫)妻|(?<!丈)夫(?!婦|人)|主人(?!公)|旦那|ダンナ|嫁|奥さん|(?<!旅の)パートナー|相方|恋人|婚約者|彼女|彼氏|彼(?=[とはが])|老伴|老婆(?!婆)|媳[妇婦]|[对對]象|另一半|未婚[妻夫]|[爱愛]人|男票|女票|老公|太太|先生|女朋友|男朋友|女友(?!達)|男友|妻子|(?<!大)丈夫',
  ],
]
/** How many people each word for relatives means. */
export const relativeCounts = {
  parents: 2,
  mother: 1,
  father: 1,
  grandparents: 2,
  grandmother: 1,
  grandfather: 1,
  sibling: 1,
  companion: 1,
} as const
export type Relative = keyof typeof relativeCounts

const whose = '(?:my |our |his |her |their |elderly |old |older |younger |little |big )*'
export const relatives: Vocabulary<Relative> = [
  [
    'sibling',
    `${whose}(?:sister|brother|sibling|bro|sis|cousin|aunt(?:ie|y)?|uncle|niece|nephew)(?:[- ]in[- ]law)?`,
    '언니|오빠|누나|(?<![가-힣])이모(?!티|님)|(?<![가-힣])고모|삼촌|조카|(?<![가-힣])동생|(?<![가-힣])형(?=이|과|이랑| )|여동생|남동생|사촌|姉|兄(?!弟)|(?<!妹)妹(?!妹)|(?<!弟)弟(?!弟)|いとこ(?=[との、])|阿姨|舅舅|舅[妈媽]|叔叔|姑姑|堂[姐妹哥弟]|姐姐|姊姊|哥哥|(?<=我)[哥姐弟妹](?![哥姐弟妹])|おば(?=[とが、])|おじ(?=[とが、])|叔母|伯母|叔父|伯父|弟弟|妹妹|表[姐妹哥弟]',
  ],
  // Who helps on the way is no relative.
  [
    'companion',
    `${whose}(?:carer|personal assistant|aide|care ?giver|care ?taker|nurse|nanny|au pair|baby ?sitter)`,
    '간병인|요양 ?보호사|활동 ?지원사|介助者|介護士|ヘルパー|看[护護]|[护護]工',
  ],
  [
    'parents',
    `${whose}(?:parents|in[- ]laws|folks|mom and dad|mum and dad|mother and father)`,
    '장인(?:어른)?(?:이랑|과|,)? ?장모(?:님)?|(?<!조)부모님|어머니(?:와|랑) 아버지|義?両親|義父母|(?<!祖)父母|爸[爸]?(?:和|跟|、)?我?[妈媽][妈媽]?|公婆|岳父母',
  ],
  ['grandparents', `${whose}grandparents`, '조부모님?|祖父母|爷爷奶奶|爺爺奶奶'],
  [
    'grandmother',
    `${whose}(?:great[- ])?(?:grand(?:mother|ma|mom|mum)|granny|gran|nana|nan|nanna)`,
    '할머니|祖母|おばあ(?:さん|ちゃん)|奶奶|外婆|阿[嬤嬷]|姥姥',
  ],
  [
    'grandfather',
    `${whose}(?:great[- ])?(?:grand(?:father|pa|dad|ad)|gramps|grandad)`,
    '할아버지|祖父(?!母)|おじい(?:さん|ちゃん)|爷爷|爺爺|外公|阿公',
  ],
  [
    'mother',
    `${whose}(?:mother|mom|mum)(?:[- ]in[- ]law)?`,
    '어머니|(?<!(?:아이|애|아기|애기) ?)엄마|장모님|시어머니|(?<![祖父])母(?!国|語|の日|娘|子)|お母さん|ママ(?!友|チャリ)|おかん|(?<!孩子|娃|他|她)[妈媽][妈媽]|(?<=(?:[还還]有|和|跟|[带帶]上?)[他她]的?)[妈媽][妈媽]|[妈媽](?=\\d)|(?<=(?<![爸父])我)[妈媽](?![妈媽])|老[妈媽]|婆婆',
  ],
  [
    'father',
    `${whose}(?:father|dad)(?:[- ]in[- ]law)?`,
    '아버지|(?<!(?:아이|애|아기|애기) ?)아빠|장인어른|시아버지|(?<!祖)父(?!母|の日|娘|子)|お父さん|(?<![\\p{Script=Katakana}])パパ(?![\\p{Script=Katakana}])|おとん|(?<!孩子|娃|他|她)爸爸|(?<=(?:[还還]有|和|跟|[带帶]上?)[他她]的?)爸爸|公公|老爸|爸(?=\\d)|(?<=我)爸(?![爸妈媽])',
  ],
]
export const olderWords: Vocabulary<true> = [
  [
    true,
    '(?<=\\b(?:parents|folks|mum|mom|mother|dad|father|in-laws|grandparents|grandma|grandpa|nan|granny|aunt|uncle)(?: are| is)?,? ?\\(?)(?:both )?(?:early |mid |late )?[678]0s|(?:walks? with|uses?|needs?|with) an? (?:cane|walking stick|walker|zimmer(?: frame)?)|elderly(?: people)?|seniors?|oldies|retirees?|pensioners?|(?:nearly|almost|pushing|over|well over|past) (?:[6-9]\\d|sixty|seventy|eighty|ninety)(?!\\d|[,.]\\d|\\s*(?:k|won|%|usd|eur|euros?|dollars?|people|km|days))|(?:[6-9]\\d(?:st|nd|rd|th)|sixtieth|seventieth|eightieth|ninetieth)(?= birthday|,|\\.| is\\b| which\\b| on\\b|!|$)|retired|old people|older (?:people|relatives|adults)|(?:bad|weak|dodgy|arthritic|new) (?:knees?|hips?)|knees? (?:are|is) (?:shot|bad|gone|weak|dodgy)|(?:knee|hip) (?:problems|replacement|surgery)|arthritis|(?:get |gets )?tired easily|tires? easily|(?:in (?:his|her|their|our|my) (?:early |mid |late )?(?:sixties|seventies|eighties|60s|70s|80s))|(?:early|mid|late)[ -](?:sixties|seventies|eighties|60s|70s|80s)',
    '어르신|노인|무릎이? ?(?:안 ?좋|아프|약|수술)\\S*|연로\\S*|[6-9]0대|[6-9]0代|[6-9]0[多几幾][岁歲]|[칠팔구]순|(?:[6-9]\\d|일흔|여든|예순) ?(?:세|살)?(?:이|가)? ?(?:넘으|넘었|다 ?되)|환갑|연세가? ?많\\S*|足腰が弱|예순|일흔|여든|[6-9]\\d歳?(?:過ぎ|すぎ|近い|手前|目前)|(?:快|都)+(?:[6-9]\\d|[六七八九]十)(?:多|[几幾])?(?:[岁歲]|了)|還暦|古希|喜寿|米寿|都?[六七八九]十(?:多|[几幾]|[来來])?(?=[岁歲了)]|的)|高齢(?:者)?|年配|シニア(?!割)|膝が(?:悪|痛|弱)\\S{1,2}|老人(?:家)?|年[纪紀][大]的?|膝[盖蓋](?:不好|不太好|痛|疼|[開开刚剛]|手[术術]|有)|腿脚不[便好]|腿腳不[便好]',
  ],
]
export const mobilityWords: Vocabulary<Mobility> = [
  [
    'wheelchair',
    '(?:uses? |in |with |needs? )?(?:a |an |his |her )?(?:electric )?wheel ?chairs?(?: users?)?',
    '휠체어|車椅子|車いす|車イス|[轮輪]椅',
  ],
  [
    'pram',
    '(?:with |push(?:ing)? )?(?:a |the |our )?(?:stroller|pram|buggy|pushchair|baby carriage)s?',
    '유모차|ベビーカー|[婴嬰][儿兒][车車]|(?<!卡丁)童[车車]|娃娃[车車]|推[车車]|手推[车車]',
  ],
]
const n = `(${countPattern})`
export const totals = [
  // Who counts the speaker as well counts everybody.
  patternOf(
    `(?:just |only )?us (two|three|four|2|3|4)(?= ?(?:[,.;!)&+]|$|and\\b|plus\\b|with\\b|will\\b|are\\b|in\\b|to\\b))|${n} (?:people |of us )?(?:including|incl\\.?|counting|with) (?:me|myself|us)\\b`,
    `(?:저|나|저희) ?(?:까지|포함(?:해서|하여)?) ?(?:총 ?)?${n} ?명?|(?:自分|私|僕|俺)(?:を|も)?(?:入れて|含めて|合わせて)${n}人|(?:包括|加上?|[连連]|算上)我?(?:和(?:老婆|老公|太太|先生))?(?:一共|共|[总總]共)?${n}(?:个|個)?人`,
  ),
  patternOf(
    `we(?:'re| are)? ${n}(?=[:;,.!(]| in total| altogether|$)|(?:trip|room|dinner|holiday|vacation|both|getaway) for ${n}(?=[,.;!]|$)|^for ${n}(?=[,.;!]|$)|family of ${n}|(?:group|party) of ${n}|${n} of us|(?:we are|we're|for|there are) ${n} (?:people|persons|individuals|pax|travell?ers|friends|adults)|(?<!\\b(?:tour|bus|class|group|city|village|hostel|company)(?: has| of| with| for)? )${n} (?:people|persons?|individuals|pax|ppl|travell?ers)`,
  ),
  new RegExp(
    `${n}\\s*(?:인 ?가족|식구)|가족 ?${n}\\s*(?:명|인)|(?:총|모두|전부)? ?(?<!(?:친구|동료|동기|동창|지인|후배|선배) ?)${n}\\s*(?:명(?! ?친구|(?:이|은|는) [^.!?\\n]{0,14}(?:채식|비건|할랄|무슬림|알레르기|알러지|못 ?먹|안 ?먹))|인(?=이|으로|분|여행| |[,.]|$)|사람(?!들)(?=이|끼리|[ ,.]|$))|(?<=[가-힣]랑 ?)(?<!(?:강아지|고양이|[ ,]개|댕댕이)랑 ?)(둘|셋|넷|다섯)이?(?:요|에요|예요|입니다)?(?=[ ,.]|$)|(?:총|모두) ?(셋|넷|다섯|여섯|일곱|여덟)(?=[ ,.이]|$)|저까지 (셋|넷|다섯|여섯)|(둘|셋|넷|다섯)이서|(?<=(?:부부|이렇게|까지) ?)(셋|넷|다섯|여섯)이?(?=[ ,.]|$)|(?:전부|모두|총|합쳐서?) ?${n} ?(?:명|사람)|(?:全部で|全員で|合計|総勢|計|私たち|私達|僕ら)${n}(?:人|名)(?!分)|(?<=^|[。、,\n :で])${n}名(?:様)?(?=で|[。、,]|$)|(?<=^|[。、,\n と])(?:ふたり)(?=で|です|[。、,]|$)|(?:一行|一共|总共|總共|总计|總計|共(?!同))(?:有)?${n}(?:(?:个|個)?人|位)|(?<=[预預]算)[两兩二2][个個]?人|(?:[姐姊]妹|兄弟|[母父][女子])(?:${n}(?:个|個)?人?)(?=[,。、 第去旅带帶]|$)|(?:姉妹|兄弟|母娘|母子|父娘|父子|親子)(?:の)?${n}人|(?:자매|형제|남매|모녀|모자|부녀|부자) ?(둘|셋|넷)(?=이|[ ,.]|$)(?!이? ?모시)|(?<=^|[,。、:： ])${n}位(?=[,。、]|$)|家族${n}人|${n}人家族|${n}人組|(?<!友達|友人|大人|子供|子ども)${n}(?:人|名)(?:で|分|にな)|夫?と?${n}人で|(?<=と|^|[。、,!\\n ])${n}人(?=[。、,]|$)|(?<=[^\\d]の)${n}人(?=[。、,で]|$)|[一全]家${n}(?:个|個)?[口人]|${n}口之家|[女男]?${n}人旅(?!行社)|[跟和與与同](?:我)?(?:老公|老婆|先生|太太|[男女]朋?友|朋友|老伴)(?:我[们們])?[两兩二2][个個]?人|我[们們]是?${n}(?:(?:个|個)?人|[个個位](?=[,。)、]|$|(?:退休)?[女男]?(?:老[师師]|同事|女生|男生|大人|[姐姊]妹)))|${n}人(?:行(?![李道])|[团團])|${n}(?:个人|個人|人(?:份)?)(?=[预預总總共,，]|去|一起|同行)|[两兩]人|[娘爷爺][两兩][个個](?=[,(。]|$)|(?<=^|[,、。(])${n}[个個]人(?=[(,、。)]|$)|我[跟和与與][^,、。\\d]{1,6}?${n}[个個]人`,
    'gu',
  ),
]
export const adultCounts = patternOf(
  `${n} (?:\\w+ )?(?:adults?|grown[- ]?ups|women|ladies|men|guys|girls|lads|mates|teachers|students(?! \\(?all 1?\\d\\b)|pensioners|seniors|retirees|staff|employees)|(?<=(?:^|[.!:\\n]) ?)${n} (?:\\w+ )?(?:sisters|brothers|cousins|widows|nurses|doctors|librarians|farmers|lawyers|gardeners|photographers|professors|academics|hikers|foodies|[a-z]+(?:ists|icians|eers)|(?!(?:days|nights|weeks|months|hours|minutes|years|trips|kids|children|stops|flights|tickets|rooms|generations|families|couples|cities|places)\\b)[a-z]+s(?= from\\b))(?= (?:from|in|aged|who|travell?ing)\\b|,|:)`,
  `(?<![母父子儿兒孙孫])[男女](?:性|子)?${n}(?:人|[个個位](?=[,，。、]|$))|(?:성인|어른) ?${n}\\s*(?:명|인)?|大人${n}(?:人|名|位|个|個)?|(?<![\\d月日])${n}(?:名|个|個|位)(?:大人|成人|成年人|[妈媽][妈媽]|爸爸)|${n}(?:名|个|個|位)?(?:女生|男生|女的|男的)|(?:여자|남자) ?${n}(?=이|서|,|\\.| |$)|${n}(?:名|个|個|位)?(?:大人|成人|大)(?=[0-9一二两兩三四]|[,，、和與与 （(])`,
)
/** "Two moms, two dads" */
export const kinCounts = patternOf(
  `${n} (?:mums|moms|dads|mothers|fathers|parents|grandparents|grandmas|grandpas|aunts|uncles)`,
)
export const friendCounts = patternOf(
  `with (?:my |some )?${n} (?:of my )?(?:\\w+ )?(?:friends|colleagues|co-?workers|\\w*mates|pals)|(?:me|i|myself) (?:\\+|and|plus|with|&) (?:my )?${n} (?:\\w+ )?(?:friends|mates|budd(?:y|ies)|homies|pals|bros|girlfriends|classmates|colleagues|co-?workers|others)|(?:me|i) (?:\\+|and|plus|with|&) ${n} (?:other|more) (?:girls|guys|lads|women|men|people)|${n} (?:\\w+ )?(?:girl)?friends|(?:friends|bros|mates|homies|besties) \\((\\d{1,2})\\)`,
  `(?:친구|룸메|동창|동기|선후배|동료|대학생) ?${n}\\s*(?:명|(?<![한두세네])(?:이|(?=[ ,.]|$)))|友[達人]${n}人|大学生${n}人|(?:ママ友|仲間|同僚)${n}人|大[学學]生${n}(?:个|個)?人|${n}(?:个|個|位)(?:[大小]?[学學])?(?:好)?(?:[驴驢]友|旅伴|好友|朋友|室友|同[学學]|[闺閨]蜜|姊妹淘|姐妹淘|死[党黨])|(?:同[学學]|[闺閨]蜜|室友|姊妹淘|姐妹淘|死[党黨]|朋友)${n}(?:(?:个|個|位)?人|(?:个|個|位)?(?=[,。、]|$))`,
)
/** "Me and my two sisters", 我跟兩個姊姊: the speaker is one more. */
export const siblingCounts = patternOf(
  `(?:me|i) (?:and|plus|&|\\+) my ${n} (?:\\w+ )?(?:sisters|brothers|siblings|cousins|aunts|uncles)|my ${n} (?:\\w+ )?(?:sisters|brothers|siblings|cousins|aunts|uncles)(?:,? (?:and|&|plus) | \\+ )(?:me|i|myself)`,
  `我[跟和與与]我?的?${n}(?:个|個|位)(?:姐姐|姊姊|妹妹|哥哥|弟弟|阿姨|姑姑|表[姐妹哥弟])|(?:저랑|나랑) ?(?:언니|누나|오빠|형|동생|이모|고모|사촌) ?${n}(?=이|명|[ ,.])`,
)
export const childCounts = patternOf(
  `${n} (?:small |young |little )?(?:kids?|children)`,
  `(?:아이|자녀) ?${n}\\s*(?:명)?|子供${n}人|${n}(?:个|個)?(?:孩子|小孩|小)(?=[,，、（( 。]|$)`,
)
