import { type Allergen, allergyTo, type DietChoice } from '#domain/trips/answers/needs.ts'
import type { BriefText } from './brief-text.ts'
import { findMentions, type Mention, patternOf, type Vocabulary } from './mentions.ts'
import { polarityOf } from './polarity.ts'

const stated: Vocabulary<string> = [
  [
    allergyTo('gluten'),
    '(?:gluten|wheat)[- ](?:free|intoleran(?:t|ce))|c(?:o?e)liacs?(?: disease)?',
    '글루텐 ?프리|셀리악(?:병)?|グルテンフリー|セリアック病?|无麸质|無麩質|乳糜[泻瀉]',
  ],
  [allergyTo('milk'), '(?:dairy|lactose|milk)[- ]free', '락토 ?프리|ラクトースフリー|[无無]乳糖'],
  [allergyTo('nuts'), '(?:pea)?nuts?[- ]free', ''],
  [
    'vegan',
    'vegans?|plant[- ]based|no animal products?',
    '비건|완전 ?채식|동물성 ?(?:식품|음식|재료)?[은는을]? ?(?:안|못|전혀)|完全菜食|動物性(?:の)?(?:食品|もの)?(?:は|を)?(?:一切)?食べ(?:ない|ません|られ)|[維维]根|不吃蛋奶|ヴィーガン|ビーガン|ヴィガン|(?:吃)?(?:[纯純]|全)素',
  ],
  [
    'vegetarian',
    'vegetarians?|jains?|veggies?|meat[- ]free|meatless|(?:gave|given) up meat|non[- ]meat eaters?',
    '채식(?:주의자?)?|육식은? ?안|베지테리언|ベジタリアン|菜食(?:主義者?)?|素食(?:者|主[义義]者?)?|吃素|吃[斋齋]|(?:吃)?(?:蛋奶素|奶蛋素|蛋素|奶素|鍋邊素|锅边素|方便素)',
  ],
  [
    'halal',
    'halal|muslims?|muslim[- ]friendly|islamic',
    '할랄|무슬림|이슬람(?:교(?:도|인)?)?|ハラール?|ハラル|ムスリム|イスラム教(?:徒)?|清真|穆斯林|回[族民]',
  ],
  [
    'no-pork',
    'pork[- ]free|pork is out|allergic to pork|pork allergy|pork is (?:not allowed|forbidden)',
    '돼지고기 ?(?:알레르기|알러지)|豚肉アレルギー|忌(?:口)?[:： ]?[猪豬]肉|[对對][猪豬]肉[过過]敏',
  ],
  [
    'no-beef',
    'beef[- ]free|allergic to beef|beef allergy|beef is (?:not allowed|forbidden)',
    '소고기 ?(?:알레르기|알러지)|牛肉アレルギー|忌(?:口)?[:： ]?牛肉|[对對]牛肉[过過]敏',
  ],
  ['kosher', 'kosher', '코셔|コーシャー?|[犹猶]太(?:洁|潔)食'],
  [
    'pescatarian',
    'pesc[ae]tarians?|(?:eat )?fish but (?:no|not) meat',
    '페스코(?: ?베지테리언| ?채식(?:주의자)?)?|페스카테리언|ペスカタリアン|ペスコ(?:ベジタリアン)?|[鱼魚]素|海[鮮鲜]素',
  ],
]

/** Foods that nobody of the party eats when they are refused. */
const foods: Vocabulary<DietChoice> = [
  ['no-pork', 'pork|ham and bacon', '돼지 ?고기|豚肉?(?!足)|[猪豬]肉|(?<=不(?:能)?吃|唔食)[猪豬]'],
  ['no-beef', 'beef', '소고기|쇠고기|牛肉|(?<=(?:不(?:能)?吃|唔食)羊?)牛'],
  ['no-seafood', 'sea ?food|fish and seafood|fish or seafood', '해산물|해물|海[鮮鲜]|魚介類?|シーフード'],
  [
    'vegetarian',
    '(?:any )?meat|red meat',
    '(?<![돼지소닭양쇠불물])고기|육류|(?<![豚牛鶏羊魚猪豬鸡雞筋焼烤燒烧き生果馬鴨精挽])肉(?!毒|まん)(?:類|类|食)?|お肉',
  ],
]

const allergens: Vocabulary<Allergen | 'seafood'> = [
  ['seafood', 'sea ?food', '해산물|해물|海[鮮鲜]|魚介類?'],
  [
    'nuts',
    'pea ?nuts?|(?:tree )?nuts?|almonds?|walnuts?|cashews?',
    '땅콩|견과류?|호두|아몬드|ピーナッ?ツ|落花生|ナッツ|くるみ|花生|[坚堅]果|核桃',
  ],
  [
    'shellfish',
    'shell ?fish|shrimps?|prawns?|crabs?|lobsters?|crustaceans?|clams?|oysters?',
    '새우|갑각류|조개류?|(?<!\\p{L})굴(?= ?(?:알레|은 |는 |을 ))|전복|홍합|가리비|牡蠣|ホタテ|帆立|牡[蛎蠣]|生[蚝蠔]|扇[贝貝]|蛤蜊|(?<!\\p{L})게(?=[와,는 ])|えび|エビ|海老|カニ|かに(?!つ)|蟹|甲殻類|貝類?|[虾蝦](?:子)?|螃?蟹|[贝貝][类類]|甲[壳殼][类類]?',
  ],
  ['fish', 'fish(?! ?market)', '(?<!날)생선(?!회)|(?<!生の?|金)[鱼魚](?!市|片|介)(?:[类類])?'],
  ['egg', 'eggs?', '계란|달걀|난류|卵|たまご|玉子|[鸡雞]蛋|蛋(?:[类類])?'],
  [
    'milk',
    'milk|dairy|lactose|cheese',
    '우유|유제품|유당|牛乳|乳製品|(?<!牛|母|豆)乳(?=アレルギー)|牛奶|奶(?=[过過]敏)|奶制品|乳[制製]品|乳糖',
  ],
  ['gluten', 'gluten|wheat|flour', '밀가루|글루텐|(?<!\\p{L})밀(?= )|小麦粉?|グルテン|麸质|麩質|小[麦麥]|[面麵]粉'],
  ['buckwheat', 'buckwheat|soba', '메밀|そば|蕎麦|[荞蕎][麦麥]'],
  ['soy', 'soy(?:a|beans?)?', '대두|(?<!\\p{L})콩(?= )|大豆|黄豆|黃豆'],
  ['sesame', 'sesame', '참깨|(?<!\\p{L})깨(?= )|ごま|胡麻|芝麻'],
]

const allergy = patternOf(
  'all?erg(?:y|ies|ic?)(?: to)?|intoleran(?:t|ce)(?: to)?|anaphyla\\w*',
  '알레르기|알러지|불내증|먹으면 ?(?:두드러기|큰일)\\S{0,4}|アレルギー|不耐症|(?:を食べると)(?:じんましん|蕁麻疹|発疹)\\S{0,4}|[过過]敏|[会會](?:拉肚子|腹[泻瀉])|[会會]起(?:[红紅]?疹子|[荨蕁]麻疹)|不耐(?:症|受)?',
)
/** How far an allergen may stand from the word for the allergy, in a list. */
const allergyReach = 40

type Reading = Mention<string>
type Range = { from: number; to: number }

/** Diets, foods that are refused, and allergies, as entries of `step2.diet`. */
export function readDietMentions(text: BriefText): Reading[] {
  const allergies = readAllergies(text)
  const isAllergy = ({ from, to }: Mention<unknown>) => allergies.some((one) => from < one.to && to > one.from)
  const said = findMentions(text, stated).filter(
    ({ from, to }) =>
      !/^까지는? ?아[니닌]/u.test(text.plain.slice(to)) &&
      (polarityOf(text, from, to) !== 'refused' || /-/u.test(text.plain.slice(from, to))),
  )
  const refused = findMentions(text, foods).filter(
    (mention) => !isAllergy(mention) && isUneaten(text, mention) && !isAfterVegetarian(mention, said),
  )
  const isVegetarian = said.some(({ value }) => value === 'vegetarian')
  const named = findMentions(text, allergens).filter((mention) => !isAllergy(mention))
  const isAlone = (mention: Mention<Allergen | 'seafood'>) =>
    isForbidden(text, mention) ||
    // "Vegetarian, no eggs"
    (isVegetarian && (mention.value === 'egg' || mention.value === 'milk') && isRefused(text, mention))
  const forbidden = withListed(text.plain, named, named.map(isAlone))
  const withFish = <One extends Mention<string>>(one: One) =>
    one.value === 'vegetarian' && fishToo.test(text.plain) ? { ...one, value: 'pescatarian' } : one
  return [
    ...forbidden.flatMap((mention) =>
      mention.value === 'seafood' ? [] : [{ ...mention, value: allergyTo(mention.value) }],
    ),
    ...said.map(withFish),
    ...refused.map((mention) => withFish(withVerb(text, mention))),
    ...allergies,
  ]
}

/** "Vegetarian, but fish is fine" */
const fishToo =
  /\b(?:eats?|with|but) (?:some )?fish\b(?! ?market)|\bfish (?:is |are )?(?:ok(?:ay)?|fine)\b|(?<!못 ?먹\S{0,4} ?)생선(?:은|도|만)? ?(?:먹(?!지|으면)|드(?:세|십|시)|괜찮|ok)|魚(?:は|も|なら)?(?:食べます|食べる|食べられます|大丈夫|ok)|[鱼魚](?:可以|能吃|ok|没问题)|(?:但|可以|只|能|不[过過])吃[鱼魚]/u

/** "I don't eat meat" and "without pork". Who does not like meat much is no vegetarian. */
function isUneaten(text: BriefText, { value, from, to }: Mention<DietChoice>): boolean {
  if (!isRefused(text, { from, to })) return false
  const [head, tail] = [text.plain.slice(Math.max(0, from - 24), from), text.plain.slice(to, to + 16)]
  // 고기 말고 해산물: another dish, and no diet
  if (value === 'vegetarian' && (/^ ?(?:말고|대신)/u.test(tail) || /\b(?:instead of|rather than) $/u.test(head)))
    return false
  const isTaste =
    /\b(?:like|love|fond of|into|fan of)\s*$/u.test(head) ||
    /^[^,.。]{0,10}(?:좋아|즐기|별로|그닥|好き)/u.test(tail) ||
    /不(?:太)?(?:喜[欢歡]|[爱愛])$/u.test(head)
  return value !== 'vegetarian' || !isTaste
}

function isRefused(text: BriefText, { from, to }: Range): boolean {
  return polarityOf(text, from, to) === 'refused'
}

/** 卵と小麦がだめ, "can't have nuts or eggs": what is said of one of a list is said of all. */
function withListed<One extends Range>(plain: string, all: readonly One[], said: readonly boolean[]): One[] {
  const isSaid = [...said]
  const spread = (from: number, to: number) => {
    const [one, other] = [all[Math.min(from, to)], all[Math.max(from, to)]]
    if (isSaid[from] && one && other && listed.test(plain.slice(one.to, other.from))) isSaid[to] = true
  }
  for (const at of all.keys()) spread(at, at + 1)
  for (const at of [...all.keys()].toReversed()) spread(at, at - 1)
  return all.filter((_, at) => isSaid[at])
}

const listed = /^\s*(?:,|、|・|\/|と|や|and|or|nor|이?랑|하고|이?나|[와과和跟與与及或])\s*$/u

/** "My son can't have nuts": as with an allergy, no kitchen is confirmed. Raw fish is another matter. */
function isForbidden({ plain }: BriefText, { value, from, to }: Mention<Allergen | 'seafood'>): boolean {
  const [head, tail] = [plain.slice(0, from), plain.slice(to, to + 14)]
  // "No nuts please": nobody refuses them for their taste.
  const isNamed = !['seafood', 'fish', 'egg'].includes(value) && !/cheese|oyster|crab/u.test(plain.slice(from, to))
  return (
    (isNamed && /\b(?:no|without|avoid) (?:any )?$/u.test(head)) ||
    /(?:can'?t|cannot|must(?: not|n'?t)|not allowed to) (?:eat|have|touch|drink|do|digest|tolerate)(?: any)? $|不能(?:吃|碰|喝)$/u.test(
      head,
    ) ||
    /^(?:를|을|은|는|만|도)? ?(?:절대(?:로)? ?)?(?:못 ?[먹마]|먹으면 ?안|(?<=절대(?:로)? ?)안 ?[돼되됩됨])|^\p{Script=Han}{0,4}(?:不能|不可以|[没沒]法)(?:吃|碰)|^(?:は|が|を|も)?(?:\S{1,6}も)?(?:ng|ダメ|だめ|食べられ|飲め(?:ない|ません)|食べてはいけ)/u.test(
      tail,
    )
  )
}

/** "Vegetarian (no meat)" says one thing. */
function isAfterVegetarian({ value, from }: Mention<DietChoice>, said: readonly Mention<string>[]): boolean {
  return value === 'vegetarian' && said.some((one) => one.value !== 'halal' && Math.abs(one.to - from) < 25)
}

/** The mention together with the words that refuse it, so that nothing of them is left over. */
function withVerb({ plain }: BriefText, { value, from, to }: Mention<string>): Mention<string> {
  const head =
    /(?:\b(?:no|not|without|avoid|don'?t|doesn'?t|do not|does not|can'?t|cannot|never)\s+(?:eat(?:ing)?|have|like|touch)?\s*|不(?:能)?吃|不要吃?)$/u.exec(
      plain.slice(0, from),
    )
  const tail =
    /^(?:[은는을를도も]|は|を)?\s*(?:안 ?먹\S*|못 ?먹\S*|먹지 ?(?:않|못)\S*|빼\S*|食べ(?:ません|ない|られ\S*)|なし|抜き|ng)/u.exec(
      plain.slice(to),
    )
  return { value, from: from - (head?.[0].length ?? 0), to: to + (tail?.[0].length ?? 0) }
}

function readAllergies(text: BriefText): Reading[] {
  const { plain } = text
  const named = findMentions(text, allergens)
  return Array.from(plain.matchAll(allergy)).flatMap((match): Reading[] => {
    const [begin, end] = [match.index, match.index + match[0].length]
    if (
      /\b(?:no|any|not|without)\s+(?:food\s+)?$/u.test(plain.slice(0, begin)) ||
      /^\s*(?:는|은|도|가|は|も|が|이|では|じゃ)?\s*(?:없|아니|な[いしく]|無[いし]|ありません)/u.test(
        plain.slice(end),
      ) ||
      /(?:不|没有|沒有|無)$/u.test(plain.slice(0, begin))
    )
      return []
    const isAfter = /\bto$/u.test(match[0]) || (match[0].endsWith('c') && named.some(({ from }) => from === end + 1))
    const near = named.filter(({ from, to }) =>
      isAfter
        ? from >= end && from - end < allergyReach && !/[.;!?]|\b(?:so|but|because)\b/u.test(plain.slice(end, from))
        : to <= begin && begin - to < allergyReach && isList(plain, named, { from: to, to: begin }),
    )
    if (near.length > 0) {
      const from = Math.min(begin, ...near.map((one) => one.from))
      const to = Math.max(end, ...near.map((one) => one.to))
      const values = near.flatMap(({ value }) => (value === 'seafood' ? (['fish', 'shellfish'] as const) : [value]))
      return [...new Set(values)].map((value) => ({ value: allergyTo(value), from, to }))
    }
    const other = isAfter
      ? /^\s+(?:the\s+)?([a-z]+)/u.exec(plain.slice(end))
      : unknownBefore.exec(plain.slice(0, begin))
    const words = other?.slice(1).find((part) => part !== undefined)
    if (!other || words === undefined || noAllergen.has(words)) return []
    const [from, to] = isAfter ? [begin, end + other[0].length] : [begin - other[0].length, end]
    return [{ value: `${words} allergy`, from, to }]
  })
}

/** An allergen that no list has: "kiwi allergy", "키위 알레르기", "对芒果过敏". */
const unknownBefore =
  /([a-z]+)\s*$|([\p{Script=Hangul}]+)\s*$|([\p{Script=Katakana}ー]+)$|[对對](\p{Script=Han}{1,4})$/u
const noAllergen = new Set(
  (
    'everything i am have has is are my an a the food with any some severe bad crowds people noise dust pollen cats dogs museums ' +
    'mornings work shopping sunshine heat cold bees 저는 제가 저희 음식 심한 있는 아이가 아이는'
  ).split(' '),
)

/** Nothing but a list between an allergen and the word for the allergy: "nuts and eggs allergy", "땅콩, 새우 알레르기". */
function isList(plain: string, named: readonly Range[], { from, to }: Range): boolean {
  let between = plain.slice(from, to)
  for (const one of named.filter((other) => other.from >= from && other.to <= to).toReversed())
    between = between.slice(0, one.from - from) + between.slice(one.to - from)
  return /^(?:[\s,、，·・/&+(]|[은는이가도はがもに]|(?:제가|저는|저만|아들이|딸이|아이가|남편이|아내가)|(?:娘|息子|妻|夫|私|子供)[がに]|and|or|no|any|one|the other|다른|한 ?(?:명|분)은|(?:もう)?一人[はが]|一[个個位]|和|와|과|이랑|랑|하고|や|と|の|和|跟|与|與|都|会|會|有|심한|重度の?|严重|嚴重|很|非常)*$/u.test(
    between,
  )
}
