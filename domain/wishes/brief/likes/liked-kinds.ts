import { singular } from '#domain/wishes/meant-by.ts'
import { seasonVocabulary } from '#domain/wishes/season-kinds.ts'
import type { BriefText } from '#domain/wishes/brief/brief-text.ts'
import { patternOf, type Vocabulary } from '#domain/wishes/brief/mentions.ts'

/** Groups that fans name; `seventeen` may be an age. */
const bands =
  "bts|blackpink|stray kids|newjeans|aespa|enhypen|le sserafim|girls' generation|the boyz|monsta x|ateez|babymonster|seventeen(?= ?(?:と|の|fans?|concert|팬))"

/**
 * Kinds of places and dishes that travellers ask for. The planner finds them in the catalogue by these names. Museums,
 * temples and other kinds that are asked for as often as refused are among the concepts.
 */
export const likedKinds: Vocabulary<string> = [
  ['aquariums', 'aquariums?|aqua ?planet', '아쿠아리움|수족관|아쿠아 ?플라넷|水族[館馆]|アクアプラネット'],
  ['zoos', 'zoos?|safaris?', '동물원|사파리|[動动]物[園园]|サファリ'],
  [
    'animals',
    '(?<=(?:lov|lik|ador)(?:e|es|ing) (?:[a-z]+ and )?)(?:farm )?animals',
    '동물(?=[을이]? ?(?:좋아|너무 좋))|[動动]物(?=が?(?:大)?好き)',
  ],
  [
    'art',
    '(?:modern |contemporary )?art(?: museums?| galler(?:y|ies)| exhibitions?)?|galler(?:y|ies)',
    '미술관|현대 ?미술|美[術术][館馆]|アート|ギャラリー',
  ],
  ['gardens', '(?:botanic(?:al)? )?gardens?|arboretums?', '식물원|수목원|정원|植物[園园]|庭園'],
  [
    'bookshops',
    'book ?(?:shops?|stores?)|book cafes?|librar(?:y|ies)',
    '서점|책방|북카페|도서관|本屋|書店|ブックカフェ|[图圖]書[館馆]|书店|書店',
  ],
  [
    'trains',
    '(?:steam |scenic )?train rides?|rail ?bikes?|(?<=(?:lov|lik|ador)(?:e|es|ing) (?:[a-z]+ and )?)trains',
    '레일 ?바이크|레일바이크|レールバイク|[铁鐵]路自行[车車]',
  ],
  [
    'night views',
    'night ?(?:views?|scenery|scapes?)|(?:city|skyline) (?:views? )?(?:at|by) night|city lights',
    '야경|夜景',
  ],
  ['towers', 'observation decks?|observator(?:y|ies)|sky ?decks?', '전망대|展望台|[观觀]景台'],
  [
    'k-pop',
    `k-?pop(?! (?:albums?|goods|merch))(?: (?:places?|spots?|stuff|sights|things|fans?|culture))?|(?<!american |the )idols?\\b|${bands}`,
    'k-?팝|케이팝|아이돌|偶像|アイドル|kポップ|kpop|방탄(?:소년단)?|블랙핑크|스트레이 ?키즈|세븐틴|뉴진스|에스파|엔하이픈|防[弾彈弹]少年[団團团]',
  ],
  ['Olive Young', 'olive ?young', '올리브 ?영|オリーブ ?ヤング|オリヤン|欧利芙洋|歐利芙洋'],
  ['pottery', 'pottery|ceramics?', '도자기|도예|陶(?:磁)?器|焼き物|陶[芸艺藝瓷]|瓷器'],
  ['haenyeo', 'haenyeo|(?:women|female) divers', '해녀|海女'],
  ['duty-free shops', 'duty[- ]free(?: shop(?:s|ping)?)?', '면세점|免[税稅]店'],
  [
    'dance clubs',
    '(?<!\\b(?:golf|country|book|fan|jazz|comedy|health|beach|boat|yacht|tennis|sports?|football|soccer|kids|social|strip) )(?:night ?|dance )?clubs?(?! (?:sandwich|room|lounge|floor|d\\b|evans))|clubbing',
    '(?<!(?:재즈|팬|헬스|골프) ?)클럽(?!디)|(?<!ファン|ゴルフ|ジャズ)クラブ|夜店|蹦迪',
  ],
  [
    'green tea fields',
    'green tea (?:fields?|plantations?|farms?)|tea (?:fields?|plantations?)',
    '녹차 ?밭|茶畑|茶[园園]',
  ],
  ['waterfalls', 'water ?falls?', '폭포|滝(?!さん|様)|瀑布'],
  ['caves', 'caves?|lava tubes?', '동굴|용암 ?동굴|洞窟|鍾乳洞|洞穴|溶洞|山洞'],
  ['lakes', 'lakes?(?! city)(?<!salt lake)', '호수|湖(?![南北口])'],
  ['islands', 'island[- ]hopping|(?:small |little )islands', '섬 ?(?:여행|투어)|島(?:めぐり|巡り)|跳[岛島]'],
  ['forests', 'forests?|bamboo (?:groves?|forests?)', '숲(?=[이을도,. ]|$)|대나무 ?숲|森林|森(?=[をにへ散])|竹林'],
  ['fortresses', 'fortress(?:es)?|city walls?', '성곽|山城|城[郭墙牆]'],
  ['water parks', 'water ?parks?', '워터 ?파크|ウォーターパーク|水上[乐樂][园園]'],
  ['oreums', 'oreums?|volcanic cones?', '오름|オルム'],
  ['seafood', 'sea ?food(?! allerg)', '해산물|해물|海鮮(?:料理)?|シーフード|海[鲜鮮]'],
  [
    'barbecue',
    '(?:korean )?(?:bbq|barbecue|barbeque)|grilled (?:meat|pork|beef)',
    '고깃집|고기집|고기구이|焼き?肉|烤肉|[烧燒]肉|[烧燒]烤',
  ],
  [
    'street food',
    'street (?:foods?|eats|snacks)',
    '길거리 ?음식|노점 ?음식|屋台(?:飯|グルメ|料理)?|街头小吃|街頭小吃|路[边邊][摊攤]',
  ],
  ['fried chicken', '(?:korean )?fried chicken|chimaek', '치킨|치맥|チキン|炸[鸡雞]'],
  ['black pork', '(?:jeju )?black pork', '흑돼지|黒豚|黑[猪豬](?:肉)?'],
  ['samgyeopsal', 'samgyeopsal|samgyup(?:sal)?|pork belly', '삼겹살|サムギョプサル|五花肉'],
  ['galbi', 'galbi|(?:beef |short )ribs', '(?<!닭)갈비(?!탕|찜)|(?<!タッ)カルビ|排骨'],
  ['hanwoo', 'hanwoo|hanu beef|korean beef', '한우|[韓韩]牛'],
  ['nakji', 'nakji', '(?:산)?낙지(?:탕탕이|볶음|덮밥)?|ナクチ'],
  ['bulgogi', 'bulgogi', '불고기|プルコギ|烤牛肉'],
  ['bibimbap', 'bibimbap', '비빔밥|ビビンバ|拌[饭飯]'],
  ['naengmyeon', 'naengmyeon|cold noodles', '냉면|冷[麺面麵]'],
  ['milmyeon', 'milmyeon', '밀면|ミルミョン|小[麦麥]冷[面麵]'],
  ['sauna', '(?:day )?spas?(?! (?:hotel|resort|town))', '스파(?!게|르)'],
  [
    'samgyetang',
    'samgyetang|ginseng chicken(?: soup)?',
    '삼계탕|サムゲタン|参鶏湯|[人高]?[麗丽]?[参參蔘][鸡雞][汤湯]?',
  ],
  ['tteokbokki', 'tteok-?bokki|topokki', '떡볶이|トッ[ポク]ッ?キ|[辣炒]年糕'],
  ['gejang', 'gejang|(?:soy|marinated) (?:sauce )?crab', '(?:간장 ?)?게장|(?:カン?ジャン)?ケジャン|[酱醬]蟹'],
  ['kalguksu', 'kalguksu|knife[- ]cut noodles', '칼국수|カルグクス|刀[切削][面麵]'],
  // Of pork, of blood sausage or of bean sprouts: nobody who names one of them means a soup of beef.
  [
    'dwaeji gukbap',
    'dwaeji[- ]?gukbap|pork (?:and rice |rice )?soup',
    '돼지 ?국밥|テジ ?クッパ|デジクッパ|[猪豬]肉[汤湯][饭飯]',
  ],
  ['sundae gukbap', 'sundae[- ]?guk(?:bap)?', '순대 ?국밥|スンデクッ(?:パ|ク)?|(?:米|血)[肠腸][汤湯][饭飯]'],
  [
    'kongnamul gukbap',
    'kongnamul[- ]?gukbap|bean sprout (?:and rice )?soup',
    '콩나물 ?국밥|コンナムルクッパ|豆芽[汤湯][饭飯]',
  ],
  ['gukbap', 'gukbap', '국밥|クッパ|[汤湯][饭飯]'],
  ['dakgalbi', 'dak-?galbi', '닭갈비|タッカルビ|[铁鐵]板[鸡雞]'],
  ['galchi', '(?:braised )?hairtail|galchi(?:[- ]?jorim)?', '갈치 ?(?:조림|구이)?|太刀魚|[带帶][鱼魚]'],
  ['mandu', 'mandu|dumplings', '만두|マンドゥ|[饺餃]子'],
  ['gopchang', 'gopchang|makchang', '곱창|막창|コプチャン|烤[肠腸]'],
  [
    'sundubu',
    '(?:soon|sun)du?bu(?:[- ]?jjigae)?|soondubu(?:[- ]?jjigae)?|soft tofu(?: stew)?',
    '순두부(?:찌개)?|スンドゥブ(?:チゲ)?|嫩豆腐[锅鍋]?',
  ],
  [
    'hanjeongsik',
    'hanjeongsik|korean (?:full )?(?:course|set) meals?|(?:royal )?court cuisine',
    '한정식|궁중 ?음식|韓定食|韩定食|宮廷料理|宫廷料理',
  ],
  ['budae jjigae', 'budae[- ]?jjigae|army stew', '부대 ?찌개|プデチゲ|部[隊队][锅鍋]'],
  ['jajangmyeon', 'jja?jang(?:myeon|myun)|black bean noodles', '짜장면|자장면|ジャージャー[麺ー]?麺?|炸[酱醬][面麵]'],
  ['jokbal', "jokbal|pigs?[’']?s? trotters", '족발|チョッパル|[猪豬][脚蹄]'],
  ['haejangguk', 'haejang(?:-?guk)|hangover soup', '해장국|ヘジャンクク?|解[酲酒][汤湯]'],
  ['makguksu', 'makguksu|buckwheat noodles', '막국수|マッククス|[荞蕎][麦麥][面麵]'],
  [
    'gamjatang',
    'gamja-?tang|pork (?:backbone|bone) (?:soup|stew)',
    '감자탕|カムジャタン|土豆[汤湯]|[马馬][铃鈴]薯[汤湯]',
  ],
  [
    'seolleongtang',
    'seolleong-?tang|seolnongtang|sullungtang|ox bone soup',
    '설렁탕|ソルロンタン|雪[浓濃][汤湯]|先[农農][汤湯]',
  ],
  ['mulhoe', 'mulhoe', '물회|ムルフェ|水[生拌][鱼魚]片'],
  ['jeonbok', 'abalones?(?: porridge)?|jeonbok(?:juk)?', '전복(?:죽|구이|뚝배기)?|アワビ(?:粥)?|[鲍鮑][鱼魚]粥?'],
  ['jjimdak', '(?:andong )?jjimdak', '(?:안동 ?)?찜닭|チムタク|[安東东]{0,2}[炖燉][鸡雞]'],
  ['tteokgalbi', 'tteok-?galbi', '떡갈비|トッカルビ'],
  ['makgeolli', 'mak(?:geo|ko)lli|rice wine', '막걸리|マッコリ|[马馬]格利|米酒'],
  ['dakhanmari', 'dak-?hanmari', '닭한마리|タッカンマリ|一[隻只][雞鸡]'],
  ['temple food', 'temple food', '사찰 ?음식|精進料理|寺院料理|素[斋齋]'],
  ['bakeries', 'baker(?:y|ies)|bread(?= (?:places?|tour))', '베이커리|빵집|빵지 ?순례|ベーカリー|パン屋|面包店|麵包店'],
  [
    'tea houses',
    '(?:traditional )?tea ?(?:houses?|rooms?)',
    '(?:전통 ?)?찻집|伝統茶(?:屋|店)?|茶房|茶[馆館]|[传傳][统統]茶',
  ],
  ['desserts', 'desserts?|bingsu', '디저트|빙수|スイーツ|ピンス|甜[点點品]'],
  ...seasonVocabulary,
]

/** Concepts that are liked as kinds of places too, by what is avoided when somebody refuses them. */
export const likedConcepts: readonly string[] = [
  'museums',
  'temples',
  'palaces',
  'hanok',
  'hanbok',
  'hiking',
  'beaches',
  'cable cars',
  'skywalks',
  'sauna',
  'theme parks',
  'fish markets',
  'raw fish',
  'markets',
]

/** Every kind that may be liked. */
export const likedNames: readonly string[] = [...likedKinds.map(([name]) => name), ...likedConcepts]

/** Those of them that are seen and not eaten, all year. */
export const likedSights: readonly string[] = likedKinds
  .map(([name]) => name)
  .slice(
    0,
    likedKinds.findIndex(([name]) => name === 'seafood'),
  )

/** Kinds of which somebody may want to see so many. */
export const countable: readonly string[] = [
  'museums',
  'temples',
  'palaces',
  'beaches',
  'markets',
  'fish markets',
  'theme parks',
]

/** The like that asks for so many of a kind at the most: `at most 1 palace`. */
export function limitTo(most: number, kind: string): string {
  return `at most ${most} ${most === 1 ? kind.replace(/\S+$/u, singular) : kind}`
}

const namedGroups = patternOf(bands)

/** The groups that fans name: nobody travels with Stray Kids. */
export function findGroups({ plain }: BriefText): { from: number; to: number }[] {
  return Array.from(plain.matchAll(namedGroups), ({ 0: words, index }) => ({ from: index, to: index + words.length }))
}
