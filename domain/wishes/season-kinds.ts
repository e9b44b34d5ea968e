import { isInSeason } from '#domain/places/place-seasons.ts'
import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import type { SenseSeason } from '#domain/places/place-sense.ts'
import type { Vocabulary } from './brief/mentions.ts'

type SeasonKind = {
  name: string
  /** How the seasons of places say it. */
  what: RegExp
  english: string
  eastern: string
}

const ofPlants: readonly SeasonKind[] = [
  {
    name: 'cherry blossoms',
    // A season of which only "blossom" is said is one of cherries.
    what: /cherry|(?<!\b(?:canola|plum|yellow) )blossom/u,
    english:
      'cherry ?(?:blossoms?|blooms?|trees?)|(?<=(?:see|seeing|catch|enjoy) (?:the )?)blossoms|(?<=(?:see|seeing|catch|enjoy|the) )sakura(?! hotel)|sakura (?:season|trees?|viewing)|blossoms?(?=[.,;!]| and |$)|^sakura$',
    eastern: '벚꽃|벗꽃|桜(?!さん|ちゃん|[井木田子庭])|お?花見|[樱櫻]花|[赏賞看][樱櫻]',
  },
  {
    name: 'autumn leaves',
    what: /(?<!\b(?:fresh|young) )leaves|maple|ginkgo|metasequoia|needles/u,
    english:
      '(?:autumn|fall|yellow|red|golden|maple) (?:leaf|leaves|foliage|colou?rs)|foliage|leaf[- ]peeping|maple trees',
    eastern: '단풍(?:놀이)?|紅葉|もみじ狩り|[红紅]叶|枫叶|楓葉|[赏賞][枫楓]',
  },
  {
    name: 'ginkgo trees',
    what: /ginkgo/u,
    english: 'gin(?:kgo|gko)(?:s|es)?(?: (?:trees?|leaf|leaves|avenues?|roads?))?',
    eastern: '은행(?:나무|잎)|[銀银]杏|イチョウ',
  },
  {
    name: 'hydrangeas',
    what: /hydrangea/u,
    english: 'hydrangeas?',
    eastern: '(?<!\\p{L})수국|紫陽花|アジサイ|あじさい|[绣繡]球花',
  },
  {
    name: 'camellias',
    what: /camellia/u,
    english: 'camellias?(?: (?:flowers|forests?|trees))?',
    eastern: '동백꽃|동백(?=[을이]? ?(?:보|피|구경|축제|숲|군락))|椿(?=の花|を見|祭)|ツバキ|山茶花',
  },
  {
    name: 'canola flowers',
    what: /canola|\brape\b/u,
    english: 'canola(?! oil)(?: (?:flowers?|fields?|blossoms?))?|rape(?:seed)? ?(?:flowers?|fields?|blossoms?)',
    eastern: '유채(?:꽃|밭)?|菜の花|油菜花',
  },
  {
    name: 'lavender',
    what: /lavender/u,
    english: 'lavender(?: (?:fields?|farms?))?',
    eastern: '라벤더|ラベンダー|薰衣草',
  },
  {
    name: 'pink muhly',
    what: /pink (?:muhly )?grass/u,
    english: 'pink (?:muhly|grass)(?: grass)?|muhly grass',
    eastern: '핑크 ?뮬리|ピンクミューリー|粉[黛红紅]?[乱亂]子草',
  },
  {
    name: 'silver grass',
    what: /silver grass/u,
    english: 'silver grass',
    eastern: '억새(?:밭|꽃|길)?|ススキ(?!ノ)|芒草',
  },
  {
    name: 'reeds',
    what: /reeds/u,
    english: 'reeds|reed (?:fields?|beds?)',
    eastern: '갈대(?:밭|숲)?|葦原|[芦蘆][苇葦]',
  },
  {
    name: 'plum blossoms',
    what: /\bplum\b/u,
    english: 'plum (?:blossoms?|flowers?|trees)',
    eastern: '매화(?:꽃)?|梅の花|梅花|[赏賞]梅',
  },
  { name: 'azaleas', what: /azalea/u, english: 'azaleas?', eastern: '진달래|철쭉|ツツジ|つつじ|杜[鹃鵑]花' },
  { name: 'tulips', what: /tulip/u, english: 'tulips?', eastern: '튤립|チューリップ|[郁鬱]金香' },
  {
    name: 'roses',
    what: /\broses\b/u,
    english: 'roses|rose (?:gardens?|festivals?)',
    eastern: '장미(?:꽃|원)?(?=[를을이가은는]? ?(?:보|피|구경|축제|정원|공원))|バラ園|薔薇|玫瑰花',
  },
  {
    name: 'lotus flowers',
    what: /lotus/u,
    english: 'lotus (?:flowers?|blossoms?|ponds?)',
    eastern: '연꽃|[蓮莲荷]花|蓮の花',
  },
  {
    name: 'cosmos flowers',
    what: /cosmos/u,
    english: 'cosmos (?:flowers?|fields?)',
    eastern: '코스모스|コスモス|波斯菊',
  },
  {
    name: 'buckwheat flowers',
    what: /buckwheat/u,
    english: 'buckwheat (?:flowers?|fields?|blossoms?)',
    eastern: '메밀꽃|(?:そば|蕎麦)の花|[荞蕎][麦麥]花',
  },
  {
    name: 'flowers',
    what: /blossom|flower|cherry|plum|azalea|hydrangea|camellia|canola|\brape\b|lavender|muhly|tulip|\brose|lotus|cosmos|buckwheat|forsythia|daffodil|wisteria|magnolia|lil(?:y|ies|ac)|myrtle|chrysanthemum|poppies|liriope/iu,
    english: 'flowers?(?! (?:shops?|markets?|cafes?|arrang[a-z]+|tea))',
    eastern: '(?<!\\p{L})꽃(?= ?(?:보|구경))|꽃(?:놀이|구경|길)|花海|花畑|[赏賞]花|(?<=[爱愛想])看花',
  },
]

const ofWinter: readonly SeasonKind[] = [
  {
    name: 'snow',
    what: /\bsnow\b(?! crab)|rime/u,
    english:
      '(?:see|seeing|never (?:seen|saw)|loves?|wants?|for) (?:the |some |real )?snow(?! crab)(?: before)?|snow(?: scenery|(?=[.,;!]| and |$))|snowy (?:scenery|landscapes?|mountains?|forests?)',
    eastern: '눈 ?구경|눈꽃|눈(?=[을이]? ?(?:보고|보러|볼|쌓인))|설경|雪景色?|雪(?=[をが]見)|雪遊び|[看赏賞玩]雪',
  },
  {
    name: 'sledging',
    what: /sledge/u,
    english: 'sled(?:d?ing|ges?)|snow tubing',
    eastern: '눈 ?썰매(?:장)?|そり遊び|雪橇',
  },
  {
    name: 'skiing',
    what: /\bskiing\b/u,
    // Not the skis of the water, a husky or a whisky.
    english:
      '(?<!\\b(?:jet|water)[- ])ski(?:s|ing)?(?: (?:resorts?|slopes?|trips?|days?|lessons?))?|snow ?board(?:s|ing)?',
    eastern:
      '(?<![가-힣]|수상 ?|제트 ?)스키(?!야키|니|마)(?:장)?|스노(?:우)? ?보드|(?<![\\p{Script=Katakana}ー上])スキー(?!マ)場?|スノーボード|スノボ|(?<!水上)滑雪[場场]?|[单單]板滑雪',
  },
]

const byName = new Map([...ofPlants, ...ofWinter].map((kind) => [kind.name, kind]))

/** The words for blossoms and leaves, for which people choose the days of a trip. Each is read as a like. */
export const plantVocabulary = ofPlants.map(wordsOf)

/** The words for all that is only there for some days or weeks of a year. */
export const seasonVocabulary: Vocabulary<string> = [...plantVocabulary, ...ofWinter.map(wordsOf)]

function wordsOf({ name, english, eastern }: SeasonKind) {
  return [
    name,
    `(?:${english})(?: (?:walks?|viewing|festivals?|season|spots?))?`,
    `(?:${eastern})(?: ?(?:시즌|시기|구경|축제|명소|나들이))?`,
  ] as const
}

/** Whether a like is a kind of season: `cherry blossoms`. */
export function isSeasonKind(words: string): boolean {
  return byName.has(words)
}

/** The parts of the year in which a place is what somebody likes; none for kinds that are there all year. */
export function seasonsLiked({ seasonBest = [] }: Pick<PlanPlace, 'seasonBest'>, words: string): SenseSeason[] {
  const kind = byName.get(words)
  return kind ? seasonBest.filter(({ what }) => kind.what.test(what)) : []
}

/** Whether people come from afar to a place for this kind of season. */
export function isFamousFor(row: Pick<PlanPlace, 'seasonBest'>, words: string): boolean {
  return seasonsLiked(row, words).some(({ what }) => what.includes('famous'))
}

/** Whether one of these seasons has one of the dates. */
export function isOnDates(seasons: readonly SenseSeason[], dates: readonly string[]): boolean {
  return seasons.some((season) => dates.some((date) => isInSeason(season, date.slice(5))))
}
