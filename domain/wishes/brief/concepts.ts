import type { Interest } from '#domain/places/places.ts'
import type { Vocabulary } from './mentions.ts'

/** Something that travellers ask for or refuse. */
export type Concept = {
  /** What the planner is told to avoid; null for a word that only names an interest. */
  avoid: string | null
  /** The interest that it belongs to; null when nobody asks for it. */
  interest: Interest | null
}

function concept(interest: Interest | null, avoid: string | null = null): Concept {
  return { interest, avoid }
}

/** Interests, and things to avoid, as travellers name them. */
export const concepts: Vocabulary<Concept> = [
  [
    concept('culture', 'museums'),
    'museums?|museum[- ](?:goers?|people|person)|(?:art )?galler(?:y|ies)|(?:modern |contemporary )?art|exhibitions?',
    '박물관|미술관|전시회?|博物[館馆]|美[術术][館馆]|展[覧览覽]|看展',
  ],
  [
    concept('culture', 'temples'),
    'temples?|temple ?stays?',
    '사찰|템플 ?스테이|(?<!\\p{L})절(?=[은는이가을를도만,. ])|寺[庙廟]|佛寺|お?寺(?:巡り|めぐり|院)?',
  ],
  [
    concept('culture', 'palaces'),
    '(?:royal |old |grand )?palaces?',
    '궁궐|고궁|(?<!\\p{L})궁(?= ?(?:투어|구경|산책|들)|[이은을도],|들?(?:이랑|하고|과))|古墳|宮殿|宫殿|古宮|古宫|王宮|故宫|皇宫|皇宮',
  ],
  [concept('culture', 'hanok'), 'hanoks?', '한옥|[韓韩]屋|韓屋村|韩屋村'],
  [concept('culture', 'hanbok'), 'hanboks?', '한복|[韓韩]服|チマチョゴリ'],
  [
    concept('culture', 'history'),
    'history|historical?|historic(?: sites?| places?)?|heritage',
    '역사|유적지?|歴史|遺跡|史跡|历史|歷史|古[迹蹟跡]|古建[筑築]|古村',
  ],
  [
    concept('culture'),
    '(?:korean |local |traditional )?(?:culture|cultural)|(?:old |traditional |historic )villages|(?:royal |old )?tombs|traditions?|traditional(?: things| villages?| houses?)?|folk villages?|unesco(?: sites?| sights?)?|pottery|calligraphy',
    '문화(?!마을|의 ?거리)|전통(?! ?시장)|伝統|文化(?!村|ビザ)|传统(?!市[场場])|傳統(?!市[场場])',
  ],
  [
    concept('food'),
    '(?:street |local |korean |good |great |authentic )*(?:foods?(?! part)|cuisine|dishes|bbq|barbecue|restaurants?|eateries)|foodies?|eat(?:ing)? (?:well|good|out)|(?:cheap|local|good|best|street|great|nice) eats|(?:good|great|nice|fancy|special|romantic|proper|big|long) (?:lunch|dinner|meal|breakfast)(?:es|s)?|brunch(?:es)?|(?:want|love|here) to eat(?= *(?:[.,!]|$))|eat(?:ing)? (?:our|my) way|(?:mostly|mainly|just|only) (?:want to |here to )?eat|gastronomy|caf[eé]s?|coffee(?: shops?)?|desserts?|baker(?:y|ies)|tea ?houses?',
    '먹거리|먹방|브런치|(?<!\\p{L})커피(?! ?(?:못|안))|맛있는 ?(?:것|거|걸|음식|식당)|밥집|맛집|미식|고깃집|고기집|길거리 ?음식|한국 ?음식|한식|음식|카페|찻집|디저트|빵집|グルメ|食い倒れ|食べまく|(?:とにかく|ひたすら|いっぱい|たくさん)(?:おいしい|美味しい)?(?:もの|物)?を?食べ(?!られ|な|ま?せん)|ブランチ|食べ歩き|食べ物|屋台|韓国料理|美味し[いく]|カフェ(?:巡り)?|スイーツ|焼肉|焼き肉|サムギョプサル|美食|早午餐|好吃的|小吃|吃[货貨]|咖啡[馆廳厅館店]?|甜[点點]|[韩韓]餐|烤肉|餐[厅廳]',
  ],
  // Who names a dish wants to eat it.
  [
    concept('food'),
    'sea ?food|(?<!instant )noodles?|ramy?en|bibimbap|kimchi|[kg]imbap|bulgogi|tteok[a-z]*|galbi|samgyeopsal|samgyetang|pork belly|black pork|gejang|hoe(?= )|juk(?= )|mul-?hoe|makgeolli|(?:korean )?fried chicken|chimaek|hotteok|bingsu|dumplings?|soups?|temple food|mandu|jjigae|stews?|naengmyeon',
    '먹으러|고기 ?무한|비빔밥|흑돼지|간장 ?게장|물회|먹기|사찰 ?음식|밥상|한정식|백반|대게|꼬막|냉면|떡볶이|김밥|치킨|치맥|갈비|불고기|삼겹살|삼계탕|국밥|순대|족발|칼국수|해산물|빙수|호떡|찌개|막국수|ビビンバ|黒豚|カンジャンケジャン|ケジャン|冷麺|チヂミ|キンパ|トッ[ポク]|プルコギ|サムゲタン|参鶏湯|タッカルビ|チゲ|スンドゥブ|定食|チキン|海鮮|タッカンマリ|一[隻只][雞鸡]|精進料理|拌[饭飯]|黑[猪豬](?:肉)?|[酱醬]蟹|冷[面麵]|年糕|炸[鸡雞]|(?:[猪豬]肉)?[湯汤][饭飯]|豆腐[汤湯鍋锅]|[粥](?=[啊、,和])|五花肉|[参參蔘][鸡雞]|部[队隊][锅鍋]|紫菜包[饭飯]|海[鲜鮮]',
  ],
  [
    concept('nature', 'hiking'),
    'hik(?:es?|ing|ers?)|trek(?:s|king)?|trails?|mountain climbing',
    '등산|올레길|둘레길|(?<!\\p{L})산(?=[은을]? ?(?:안 ?)?타)|하이킹|트레킹|트래킹|登山|山登り|ハイキング|トレッキング|爬山|徒步|健行',
  ],
  [
    concept('nature', 'beaches'),
    'beach(?:es)?|seaside|coast|the sea|ocean',
    '바닷가|해변|해수욕장|(?<!\\p{L})바다(?=[가를도랑는 ,.])|ビーチ|海辺|(?<=[、。と\\s])海(?=[が、をと。も見]|$)|海[边邊滩灘]|看海(?!女)',
  ],
  [
    concept('nature', 'mountains'),
    'mountains?',
    '산과|산이랑|(?<!\\p{L})산(?=[이을] ?(?:더 ?)?좋)|山々|(?<=より)山(?=[がを])|(?<=喜[欢歡]|[爱愛])山(?=[。，,和跟]|$)',
  ],
  [
    concept('nature'),
    'nature|natural (?:scenery|beauty)|outdoors?|outdoorsy|scenery|scenic|landscapes?|forests?|gardens?|(?:city |national )?parks?|waterfalls?|rivers?|cherry ?blossoms?|(?:autumn|fall|yellow|red|golden|maple|ginkgo) (?:leaf|leaves|foliage|colou?rs)|foliage|flowers?|birds?|bird-?watching|wildlife|lakes?|green spaces',
    '자연|숲|한강|공원|정원|벚꽃|꽃구경|단풍|풍경|자연경관|호수|自然(?:[风風]景|景[观觀])?|大自然|森|公園|公园|庭園|桜|お花見|紅葉|景色|[樱櫻]花|[红紅]叶|枫叶|楓葉|[赏賞][枫楓樱櫻花]|(?<=[爱愛想])看花|[风風]景|森林|花[园園]',
  ],
  [
    concept('shopping', 'shopping'),
    'shop{1,2}(?:ing|s|ers?)?|(?:shopping )?malls?|boutiques|department stores?|outlets?|souvenirs?|duty[- ]free|thrift(?:ing| (?:stores?|shops?))|vintage (?:stores?|shops?|clothes)',
    '쇼핑|소품샵|백화점|아울렛|면세점|기념품|ショッピング|百貨店|デパート|買い?物|お土産|免税店|[购購]物|逛街|[选選]物店|血拼|[买買][买買][买買]|百[货貨]公司|免[税稅]店',
  ],
  [
    concept('nightlife', 'nightlife'),
    'night ?life|clubs?|clubbing|clubbers?|party (?:people|animals?)|night ?clubs?|bars?|pubs?|part(?:y|ies|ying)(?! of)|bar[- ]hopping|danc(?:e|ing)(?! ?(?:class|lesson|workshop|studio|practice))',
    '클럽|술집|술자리|(?<!\\p{L})파티|칵테일 ?바|와인 ?바|루프탑 ?바|밤문화|나이트 ?라이프|포장마차|(?<!\\p{L})바(?= |에)|クラブ|ナイトライフ|夜遊び|(?<![\\p{Script=Katakana}ー])バー(?![ベ\\p{Script=Katakana}])|居酒屋|夜店|夜生活|酒吧|蹦迪',
  ],
  [concept('nightlife', 'karaoke'), 'karaoke|noraebang', '노래방|カラオケ|卡拉ok|唱k'],
  [concept(null, 'cable cars'), 'cable cars?', '케이블카|ロープウェイ|[缆纜][车車]'],
  [concept(null, 'skywalks'), 'sky ?walks?', '스카이 ?워크|スカイウォーク|天空步道'],
  [
    concept('beauty'),
    'k[- ]?beauty|beauty(?: treatments?| shopping)?|wellness|skin ?care|spas?|facials?|make[- ]?up|cosmetics|massages?',
    '뷰티|피부 ?관리|스킨 ?케어|화장품|메이크업|마사지|스파(?!게)|美容(?!整形|外科|室|医|醫|皮膚)|コスメ|スキンケア|エステ|メイク|[护護][肤膚]|保[养養]品|化[妆妝]品|美[妆妝]|按摩',
  ],
  [
    concept('beauty', 'sauna'),
    'saunas?|hot ?springs?|jjimjilbangs?|bathhouses?',
    '사우나|온천|찜질방|サウナ|温泉|チムジルバン|汗蒸幕?|桑拿|溫泉|三[溫温]暖|泡[湯汤]',
  ],
  [
    concept(null, 'crowds'),
    'crowds?|crowded(?: places?| spots?)?|busy places|touristy(?: places?| stuff| spots?)?|tourist traps?',
    '사람(?:이|들)? ?많(?:은 ?(?:곳|데)|아서)|붐비는 ?(?:곳|데)|복잡한 ?(?:곳|데)|인파|人混み|混雑|人が多い(?:ところ|場所)|(?:人|游客|遊客|[观觀]光客)(?:太)?多的?(?:地方|景[点點])|人(?:太)?多(?!少)|[拥擁][挤擠]|人[挤擠]人',
  ],
  [
    concept(null, 'spicy food'),
    'spicy(?: food| dishes| stuff| things)?|chill?i(?:es)?',
    '(?:안 |덜 )?매운 ?(?:음식|것|거|건|걸)?|辛くない(?:もの|物|料理|食事)?|辛い(?:もの|物|料理|食べ物)?|(?<![麻香])辣(?:的?(?:食物|菜|东西|東西))?',
  ],
  [
    concept(null, 'raw fish'),
    'raw (?:fish|food|seafood|meat)|sashimi',
    '날생선|날것|육회|(?<!\\p{L})회(?=[는를도 ,])|生魚片?|生鱼片?|刺身|刺し身|生もの|(?<=吃)生(?:的|食)?(?![日菜煎蠔蚝])',
  ],
  [
    concept(null, 'alcohol'),
    'alcohol|drinking|drinkers?|booze|drinks?(?=[.,;!]|$)',
    '(?<!\\p{L})술(?=[은을도 ,])|お酒|アルコール|喝酒|酒精',
  ],
  [
    concept(null, 'stairs'),
    'stairs?|can(?:not|.t) climb|steps|step(?=[- ]free)|staircases|climbing(?: stairs)?|uphill|steep(?: (?:hills?|slopes?|paths?))?',
    '계단|오르막|언덕|階段|坂道?|楼梯|樓梯|爬坡|上坡|台[阶階]|[阶階]梯',
  ],
  [
    concept(null, 'long walks'),
    '(?:keep )?walking to a minimum|(?:minimal|minimum|little|less) walking|(?:long|much|lots? of|a lot of|too much|far|strenuous) walk(?:s|ing)?|walk(?:ing)? (?:a lot|too much|far|long(?: distances)?|much)|walking',
    '(?:많이|오래) ?(?:못 ?)?[걷걸]|걷는 ?(?:거|것|건|게)|(?:たくさん|長く|あまり)?(?<!出)歩(?:き回|く|け|き)(?!たい)|走不(?:(?:了|太多|很多|[远遠]|[动動久快]|得)+的?路?|路)|走路|走(?:太多|很多|[远遠])的?路?',
  ],
  [
    concept(null, 'theme parks'),
    '(?:theme|amusement) parks?|(?<!(?:bus|car|train|boat|taxi|long) )rides',
    '놀이 ?공원|놀이 ?기구|테마파크|テーマパーク|遊園地|主[题題](?:公[园園]|樂園|乐园)|游乐[园场]|遊樂園',
  ],
  [concept('food', 'fish markets'), 'fish ?markets?', '수산 ?시장|魚市場|[鱼魚]市[场場]|水[产產]市[场場]'],
  [
    // Nearly every market of the catalogue is one to eat at.
    concept('food', 'markets'),
    '(?:traditional |night |flea |local )*markets?',
    '전통 ?시장|재래 ?시장|야시장|(?<!\\p{L})시장(?=[.,이을도과]|$| ?구경| ?투어)|市場|夜市|(?:传统|傳統)?市[场場]',
  ],
]
