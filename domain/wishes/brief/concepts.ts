import type { Interest } from '#domain/places/places.ts'
import { plantVocabulary } from '#domain/wishes/season-kinds.ts'
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
    'museums?|museum[- ](?:goers?|people|person)|(?:art )?galler(?:y|ies)|(?:modern |contemporary )?art|exhibitions?|war memorials?',
    '박물관|미술관|전시회?|博物[館馆]|美[術术][館馆]|展[覧览覽]|看(?:美[术術])?展',
  ],
  [
    concept('culture', 'temples'),
    'temples?|temple ?stays?',
    '사찰|템플 ?스테이|(?<!\\p{L})절(?=[은는이가을를도만,. ])|寺[庙廟]|[庙廟]宇|寺院|佛寺|お?寺(?:巡り|めぐり|院)?',
  ],
  [
    concept('culture', 'palaces'),
    '(?:royal |old |grand )?palaces?',
    '궁궐|고궁|(?<!\\p{L})궁(?= ?(?:투어|구경|산책|들)|[이은을도],|들?(?:이랑|하고|과))|古墳|宮殿|宫殿|古宮|古宫|王宮|故宫|皇宫|皇宮',
  ],
  [concept('culture', 'hanok'), 'hanoks?', '한옥|[韓韩]屋|韓屋村|韩屋村|고택|古民家'],
  [concept('culture', 'hanbok'), 'hanboks?', '한복|[韓韩]服|チマチョゴリ'],
  [
    concept('culture', 'history'),
    'history|historical?|historic(?: sites?| places?)?|heritage|old towns?',
    '역사|유적지?|歴史|遺跡|史跡|历史|歷史|古[迹蹟跡]|古建[筑築]|古村|古[镇鎮]|老街|名[胜勝]|世界遺産|世界[遗遺][产產]|성곽|서원(?=[,. 이과을]|$)',
  ],
  [
    concept('culture'),
    '(?:korean |local |traditional )?(?:culture|cultural)|(?:old |traditional |historic )villages|(?:royal |old )?tombs|traditions?|traditional(?: things| villages?| houses?)?|folk villages?|unesco(?: sites?| sights?)?|pottery|ceramics|calligraphy|tea ceremon(?:y|ies)|architecture|crafts|theat(?:re|er)s?(?! in)|musicals?',
    '현대 ?미술|서예|도예|古い町並み|看表演|문화(?!마을|의 ?거리)|전통(?! ?시장)|국악|판소리|도자기|陶(?:磁)?器|焼き物|공예|예술(?!의 ?전당)|건축|뮤지컬|갤러리|伝統|文化(?!村|ビザ)|建築|建筑|工芸|陶芸|アート|ギャラリー|ミュージカル|テンプルステイ|人文|[艺藝][术術]|陶[艺藝瓷]|瓷器|音[乐樂][剧劇]|民俗(?!村)|传统(?!市[场場])|傳統(?!市[场場])',
  ],
  [
    concept('food'),
    '(?:street |local |korean |good |great |authentic )*(?:foods?(?! part)|cuisine|dishes|bbq|barbecue|restaurants?|eateries)|foodies?|eat(?:ing)? (?:well|good|out)|(?:cheap|local|good|best|street|great|nice) eats|(?:good|great|nice|fancy|special|romantic|proper|big|long) (?:lunch|dinner|meal|breakfast)(?:es|s)?|brunch(?:es)?|(?:wants?|loves?|here) to eat(?= *(?:[.,!]|$))|eat(?:ing)? (?:our|my) way|(?:mostly|mainly|just|only) (?:want to |here to )?eat|gastronomy|live to eat|michelin(?: stars?)?|caf[eé]s?|coffee(?: shops?)?|desserts?|baker(?:y|ies)|tea ?(?:houses?|rooms?)|fine dining|(?:green )?tea(?=[,.;]| and |$)|cooking (?:class(?:es)?|lessons?|course)|(?:korean|local) meals|sweets|snacks|eat (?:lots of |good |korean )?meat',
    '먹거리|먹방|먹부림|빵순이|빵돌이|로컬 ?(?:식당|맛집)|브런치|(?<!\\p{L})커피(?! ?(?:못|안))|맛있는 ?(?:것|거|걸|음식|식당)|밥집|맛집|미식|고깃집|고기집|길거리 ?음식|한국 ?음식|한식|음식|카페|찻집|전통차|디저트|베이커리|빵집|빵지순례|요리 ?(?:수업|교실|클래스)|고기(?=를? ?(?:꼭 ?)?(?:먹|구워|좋아))|(?<!\\p{L})회(?= ?(?:먹고|먹으러|한 ?접시)|[를는은]? ?(?:다들 |정말 |너무 )?좋아(?!하지))|グルメ|食い倒れ|食べまく|(?:とにかく|ひたすら|いっぱい|たくさん)(?:おいしい|美味しい)?(?:もの|物)?を?食べ(?!られ|な|ま?せん)|ブランチ|食べ歩き|食べ物|屋台|韓国料理|美味し[いく]|カフェ(?:巡り)?|スイーツ|焼肉|焼き肉|サムギョプサル|(?:おいしい|美味しい)(?:もの|物)|旨いもの|うまいもの|本場の(?:味|キムチ|料理)|(?:伝統|郷土|家庭|韓国の)料理|料理教室|キムチ作り|伝統茶|茶房|食べること|食べるのが(?:大)?好き|美食|吃一?[顿頓](?:好|大餐)|早午餐|好吃的|小吃|吃[货貨]|[为為]了吃|(?<=吃)[韩韓]牛|咖啡[馆廳厅館店]?|甜[点點]|[韩韓]餐|[韩韓][国國]?式?料理|料理[课課]|逛吃|喝茶|[传傳][统統]茶|茶[馆館]|烤肉|[烧燒]肉|[烧燒]烤|餐[厅廳]',
  ],
  // Who names a dish wants to eat it.
  [
    concept('food'),
    'sea ?food|(?<!instant )noodles?|ramy?en|bibimbap|kimchi|[kg]imbap|bulgogi|tteok[a-z]*|galbi|samgyeopsal|samgyup(?:sal)?|samgyetang|dak-?galbi|gopchang|kalguksu|gukbap|jajangmyeon|jokbal|bossam|pork belly|black pork|gejang|hoe(?= )|juk(?= )|mul-?hoe|makgeolli|(?:korean )?fried chicken|chimaek|hotteok|bingsu|dumplings?|soups?|temple food|mandu|jjigae|stews?|naengmyeon',
    '먹으러|고기 ?무한|김치 ?(?:만들기|담그기)|홍합밥|전복죽|コムタン|牛[骨肉][汤湯]|雪[浓濃][汤湯]|밀면|곱창|막창|보쌈|감자탕|설렁탕|곰탕|해장국|짜장면|파전|빈대떡|조개구이|한우|カルグクス|クッパ|カムジャタン|ソルロンタン|ポッサム|チャジャン麺|刀[切削][面麵]|[马馬][铃鈴]薯[湯汤]|食嘢|비빔밥|흑돼지|간장 ?게장|물회|먹기|사찰 ?음식|밥상|한정식|백반|대게|꼬막|냉면|떡볶이|김밥|치킨|치맥|갈비|불고기|삼겹살|삼계탕|국밥|순대|족발|칼국수|해산물|빙수|호떡|찌개|막국수|ビビンバ|黒豚|カンジャンケジャン|ケジャン|ユッケ|ナッコプセ|コプチャン|ホルモン|マンドゥ|冷麺|チヂミ|キンパ|トッ[ポク]|プルコギ|サムゲタン|参鶏湯|タッカルビ|チゲ|スンドゥブ|定食|チキン|海鮮|タッカンマリ|一[隻只][雞鸡]|精進料理|拌[饭飯]|黑[猪豬](?:肉)?|[酱醬]蟹|冷[面麵]|年糕|炸[鸡雞]|(?:[猪豬]肉)?[湯汤][饭飯]|豆腐[汤湯鍋锅]|[粥](?=[啊、,和])|五花肉|泡菜|[参參蔘][鸡雞]|部[队隊][锅鍋]|紫菜包[饭飯]|海[鲜鮮]',
  ],
  [
    concept('nature', 'hiking'),
    'hik(?:es?|ing|ers?)|trek(?:s|king)?|trails?|mountain climbing',
    '등산|山(?=[にへを]登)|行山|[纵縱]走|올레길|둘레길|(?<!\\p{L})산(?=[은을도]? ?(?:안 |못 )?(?:타|[탑탄]|[가갑]))|爬不[动動]山|하이킹|트레킹|트래킹|登山|山登り|ハイキング|トレッキング|爬山|徒步|健行',
  ],
  [
    concept('nature', 'beaches'),
    'beach(?:es)?|seaside|coast|the sea|(?:sea|ocean) ?views?|ocean',
    '바닷가|해변|해안(?:도로|가)?|해수욕장?|(?<!\\p{L})바다(?=[가를도랑는 ,.와]|에서 ?(?:놀|수영|물놀이)|에 ?들어|$)|ビーチ|海辺|(?<![東西南北])海岸|海水浴|(?<=^|[、。とやの・し\\s]|けど|ですが)海(?=[が、をと。もや見で・]|の見え|は(?:大)?好き|$)|砂浜|海[边邊滩灘]|(?<=喜[欢歡]|[爱愛看])(?:大)?海(?=[、,。和跟與与山]|$)|沙[滩灘]|[看睇]海(?!女)',
  ],
  [
    concept('nature', 'mountains'),
    'mountains?',
    '산과|산이랑|(?<!\\p{L})산(?=[이을]? ?(?:더 ?)?좋)|山(?=[がは](?:大)?好き|[がは](?:苦手|嫌い))|山々|(?<=より)山(?=[がを])|(?<=喜[欢歡]|[爱愛])山(?=[。，,和跟]|$)',
  ],
  [
    concept('nature'),
    'coastal (?:walks?|paths?|scenery|villages?|towns?)|(?:see|seeing|watch|watching) the sun(?:rise|set)s?|nature|natural (?:scenery|beauty)|outdoors?|outdoorsy|greenery|green tea (?:fields?|plantations?|farms?)|(?<!(?:nami|jeju|yeouido|udo|namiseom) )islands?(?= ?(?:[.,;!]|$|and|hopping))|scenery|scenic|landscapes?|forests?|gardens?|(?:city |national )?parks?|waterfalls?|rivers?|(?<!early )birds?|bird-?watching|wildlife|lakes?|green spaces|countryside|fresh air|seascapes?|cliffs?|caves?|valleys?|stargazing|oreums?|(?:tangerine|mandarin|orange|strawberry|apple|fruit)[- ]?picking|cycling|bike rides?|camping|picnics?',
    '자연(?!스럽|스레)|숲|녹차 ?밭|섬 ?(?=여행|투어|구경)|茶畑|茶[园園]|島(?:めぐり|巡り)|吹海[风風]|海[岛島](?!大)|한강|공원|정원|풍경|자연경관|호수|폭포|계곡|오름|(?:귤|딸기|과일|사과) ?따기|(?:みかん|いちご|イチゴ|りんご|フルーツ)狩り|[采摘採](?:橘子?|草莓|水果|柑橘?)|수목원|식물원|물놀이|캠핑|피크닉|일출 ?(?:보|구경)|日の出を?見|看日出|滝|漢江|汉江|絶景|植物園|ピクニック|キャンプ|サイクリング|瀑布|山水|[户戶]外|雪景|玩水|[戏戲]水|露[营營]|野餐|[骑騎](?:行|[单單]?[车車])|植物[园園]|自然(?:[风風]景|景[观觀])?(?!に|な(?![かの])|醒|而然|地)|大自然|森|公園|公园|庭園|景色|[风風]景|森林|花[园園]',
  ],
  ...plantVocabulary.map(([, english, eastern]) => [concept('nature'), english, eastern] as const),
  [
    concept('shopping', 'shopping'),
    'shop{1,2}(?:ing|s|ers?)?|shopaholics?|streetwear|buy(?:ing)? (?:some )?(?:gifts|presents|albums|sneakers)|(?:k-?pop )?albums|vintage(?: hunting)?(?=[.,;!]| and|$)|(?:shopping )?malls?|boutiques|department stores?|outlets?|souvenirs?|duty[- ]free|thrift(?:ing| (?:stores?|shops?|shopping))|(?:second-?hand|vintage) (?:stores?|shops?|clothes|fashion|shopping)|(?:buy(?:ing)?|for) (?:some )?(?:new )?clothes|fashion|merch(?:andise)?',
    '쇼핑|빈티지 ?옷|韓国ファッション|代[购購]|批[发發]|血拚|(?:소품|편집|빈티지) ?[샵숍]|구제 ?(?:옷|시장|샵)|백화점|아울렛|아웃렛|면세점|기념품|굿즈|グッズ|옷(?:도|을|이나)? ?(?:좀 ?)?(?:사(?!람|진)|살|구경)|ショッピング|百貨店|デパート|買い?物|お土産|免税店|アウトレット|セレクトショップ|古着|雑貨|爆買い|(?:洋?服|グッズ)を?買い?|[购購]物|逛街|[选選]物店|血拼|[买買][买買][买買]|百[货貨](?:公司|商[场場]|大楼)?|(?<=逛)商[场場]|奥特莱斯|[買买](?:些|点|點)?(?:衣[服物]|[东東]西|包包?|[礼禮]物|[纪紀]念品|周[边邊])|[扫掃][货貨]|伴手[礼禮]|土[产產]|outlets?|免[税稅]店',
  ],
  [
    concept('nightlife', 'nightlife'),
    'night ?life|clubs?|clubbing|clubbers?|party (?:people|animals?)|night ?clubs?|bars?|pubs?|part(?:y|ies|ying)(?! of)|night(?:s)? out|bar[- ]hopping|pub crawls?|speakeas(?:y|ies)|taverns?|danc(?:e|ing)(?! ?(?:class|lesson|workshop|studio|practice))',
    '클럽|밤새 ?놀|夜は飲みたい|小酒[馆館]|술집|술자리|(?<!\\p{L})파티|칵테일 ?바|와인 ?바|루프탑 ?바|밤문화|나이트 ?라이프|포장마차|포차|(?<!\\p{L})바(?= |에|,|는 |도 |를 |$)|이자카야|유흥|밤에 ?놀|(?<!\\p{L})술(?= ?(?:한 ?잔|마시고 ?싶|마시러|마시며|마시고 ?놀|먹고 ?놀))|クラブ|ナイトライフ|夜遊び|(?<![\\p{Script=Katakana}ー])バー(?![ベ\\p{Script=Katakana}])|(?:ルーフトップ|ワイン|カクテル|ライブ|ジャズ)バー|飲み歩き|飲み屋|飲み会|はしご酒|(?:お酒|マッコリ|ソジュ|焼酎)を飲みたい|居酒屋|夜店|夜生活|酒吧|清吧|泡吧|夜[总總][会會]|小酌|喝一杯|蹦迪',
  ],
  [concept('nightlife', 'karaoke'), 'karaoke|noraebang', '노래방|カラオケ|卡拉ok|唱k(?:tv)?|ktv|唱歌'],
  [concept(null, 'cable cars'), 'cable cars?', '케이블카|ロープウェイ|ケーブルカー|[缆纜][车車]'],
  [concept(null, 'skywalks'), 'sky ?walks?', '스카이 ?워크|スカイウォーク|天空步道'],
  [
    concept('beauty'),
    'k[- ]?beauty|beauty(?: treatments?| shopping)?|wellness|skin ?care|spas?|facials?|make[- ]?up|cosmetics|massages?|body scrubs?|nails?(?: salons?| art| done)?|personal colou?r',
    '뷰티|퍼스널 ?컬러|네일|세신|때밀이|에스테틱|피부 ?관리|스킨 ?케어|화장품|메이크업|마사지|스파(?!게)|美容(?!整形|外科|室|医|醫|皮膚)|コスメ|スキンケア|エステ|メイク|マッサージ|(?<![\\p{Script=Katakana}])スパ(?![\\p{Script=Katakana}])|ネイル|垢すり|あかすり|アカスリ|パーソナルカラー|よもぎ蒸し|足つぼ|[护護][肤膚]|保[养養]品|化[妆妝]品|美[妆妝]|按摩|美甲|做指甲|[头頭]皮[护護]理|搓澡|皮[肤膚]管理|做[脸臉]|水[疗療]|化[妆妝][课課]|[个個]人色彩',
  ],
  [
    concept('beauty', 'sauna'),
    'saunas?|hot ?springs?|jjimjilbangs?|bathhouses?',
    '사우나|온천|찜질방|サウナ|温泉|チムジルバン|汗蒸幕?|桑拿|溫泉|三[溫温]暖|泡[湯汤]',
  ],
  [
    concept(null, 'crowds'),
    '(?:away from (?:the )?)?crowds?|without (?:many |the )?tourists|crowded(?: places?| spots?)?|busy places|touristy(?: places?| stuff| spots?)?|tourist traps?|uncrowded(?: places?)?',
    '사람(?:이|들)? ?많(?:은 ?(?:곳|데|덴)|아서)|(?:붐비|북적이|북적거리)는 ?(?:곳|데)|한적한 ?(?:곳|데)|복잡한 ?(?:곳|데)|인파|人混み|混雑|人が多い(?:ところ|所|場所|の)|人が多いと(?:疲れ|しんど|つら)\\S{0,6}|混(?:んで(?:い)?る|む|雑した)(?:場所|所|ところ)|人群|人潮|(?:人|游客|遊客|[观觀]光客)(?:太)?多的?(?:地方|景[点點])|人(?:太)?多(?!少)|[拥擁][挤擠]|人[挤擠]人',
  ],
  [
    concept(null, 'spicy food'),
    '(?:too )?spicy(?: food| dishes| stuff| things)?|spice(?!s)|chill?i(?:es)?|(?:only )?mild (?:food|dishes)(?: only)?',
    '맵찔이|맵지 ?않은 ?(?:음식|것|거)?|안 ?맵게|(?:안 |덜 )?매운 ?(?:음식|것|거|건|걸|맛)?|辛くない(?:もの|物|料理|食事)?|辛い(?:もの|物|料理|食べ物)?|(?<![麻香])辣(?:的?(?:食物|菜|东西|東西))?',
  ],
  [
    concept(null, 'raw fish'),
    'raw (?:fish|food|seafood|meat)|(?:sushi|raw stuff)(?= |[.,;!]|$)|raw(?=[.,;!]|$)|sashimi',
    '날생선|생선회|날것|육회|날 ?음식|(?<!\\p{L})회(?=[는를도랑나 ,])|生魚片?|生鱼片?|生の魚|刺身|刺し身|生もの|(?<=吃)生(?:的|食)?(?![日菜煎蠔蚝])',
  ],
  [
    concept(null, 'alcohol'),
    'alcohol|teetotal(?:lers?|ers?)?|sober(?!ing)|drinking|drinkers?|booze|drinks?(?=[.,;!]| and | or |$)',
    '(?<!\\p{L})술(?=[은을도 ,])|お酒|アルコール|下戸|(?<!\\p{L})금주(?!\\p{L})|음주|飲酒|喝酒|[飲饮]酒|酒精(?:[过過]敏)?|滴酒不沾|戒酒|酒(?=不(?:喝|能|碰))',
  ],
  [
    concept(null, 'stairs'),
    'stairs?|can(?:not|.t) climb|steps|step(?=[- ]free)|staircases|climbing(?: stairs)?|(?:bad|not good) with stairs|steps are (?:a problem|hard|difficult)|uphill|steep(?: (?:hills?|slopes?|paths?))?',
    '계단|오르막|언덕|階段|坂道?|(?:楼梯|樓梯)(?:爬不[动動了]|[会會]喘)?|爬坡|上坡|台[阶階]|[阶階]梯',
  ],
  [
    concept(null, 'long walks'),
    "(?<!(?:no|any|without|little) )(?:has |have |with )?(?:trouble|difficulty) (?:with )?walking|(?:limited|reduced|poor) mobility|mobility (?:issues|problems)|can(?:no|['’]?)t walk (?:very |too |that )?(?:far|much|long|well|a lot)|(?:keep )?walking to a minimum|walking is (?:difficult|hard|a problem)|limited walking|gets? tired (?:from )?walking|(?:minimal|minimum|little|less) walking|(?:long|much|lots? of|a lot of|too much|far|strenuous) walk(?:s|ing)?|walk(?:ing)? (?:a lot|too much|far|long(?: distances)?|much)|(?<!(?:trouble|difficulty|problems?) (?:with )?)walking",
    '(?:많이|오래|잘|멀리)(?:는|도)? ?못 ?걸(?:으[가-힣]*|어[가-힣]*|음)|(?:거동|다리|보행)[이가은도]? ?(?:불편|어렵|어려우|힘드|안 ?좋으)[가-힣]*|(?:長く|あまり|たくさん|遠くまで)(?:は|も)?歩け(?:ない|ません|なく|ず)|(?:腿|行[动動])不(?:方)?便|걷기(?:가|는|도)? ?힘[들드]\\S*|走路不方便|(?:많이|오래)(?:는|도)? ?(?:못 ?)?[걷걸]|長(?:距離|時間)の?(?:歩行|徒歩)|걷는 ?(?:거|것|건|게)(?:[은는을])? ?최소\\p{L}*|조금만 ?걷\\p{L}*|걷는 ?(?:거|것|건|게)|(?:たくさん|長く|あまり)?(?<!出)歩(?:き回|く|け|き|か(?=ない))(?!たい)|走不(?:(?:了|太多|很多|[远遠]|[动動久快]|得)+的?路?|路)|少走(?:点|點)?路?|走路|走(?:太多|很多|太久|很久|久|[远遠])的?路?|走(?:多|久)了?[,，]?(?:就)?(?:[腿脚腳]|膝[盖蓋])?(?:[会會]|就)?[疼痛酸累]|(?:많이|오래|조금만) ?걸으면 ?\\S{0,6} ?(?:아프|아파)\\S*|歩くと(?:足|膝|腰)?が?(?:痛|疲れ)\\S{1,3}',
  ],
  [
    concept(null, 'theme parks'),
    '(?:theme|amusement) parks?|(?<!(?:bus|car|train|boat|taxi|long) )rides',
    '놀이 ?(?:공원|동산)|놀이 ?기구|테마파크|テーマパーク|遊園地|主[题題](?:公[园園]|樂園|乐园)|游乐[园场]|遊樂園',
  ],
  [concept('food', 'fish markets'), 'fish ?markets?', '수산 ?시장|魚市場|[鱼魚]市[场場]|水[产產]市[场場]'],
  [
    // Nearly every market of the catalogue is one to eat at.
    concept('food', 'markets'),
    '(?:traditional |night |flea |local )*markets?',
    '전통 ?시장|재래 ?시장|야시장|(?<!\\p{L})시장(?=[.,이을도과은]|$| ?구경| ?투어| ?좋아)|市場|夜市|(?:传统|傳統)?市[场場]',
  ],
]
