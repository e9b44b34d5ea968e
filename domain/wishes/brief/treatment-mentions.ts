import type { TreatmentFacts } from '#domain/clinics/treatments.ts'
import type { BeautyCategory } from '#domain/trips/answers/trips.ts'
import { findTreatmentNames } from '#domain/wishes/treatment-text.ts'
import type { BriefText } from './brief-text.ts'
import { findMentions, type Mention, patternOf, type Vocabulary } from './mentions.ts'
import { polarityOf } from './polarity.ts'

const categories: Vocabulary<BeautyCategory> = [
  [
    'Skin Treatment',
    'acne(?: scars?)? (?:treatments?|laser)|skin (?:treatments?|clinics?|procedures?|boosters?)|rejuran|dermatolog(?:y|ist)s?(?: clinics?)?|laser treatments?|skin whitening|whitening(?= (?:treatment|injection|in |at ))',
    '피부과(?: ?시술)?|피부 ?시술|리쥬란|스킨 ?부스터|여드름 ?(?:치료|흉터)|皮膚科|皮肤科|皮[膚肤]治[療疗]|肌治療|シミ(?:取り|治療)|ニキビ治療|リジュラン|祛[痘斑]|[医醫]美|[皮肤膚]?美白(?=[,，、。+]|[针針])|音波(?:拉[提皮])?|[热熱][玛瑪]吉|超[声聲]刀|ハイフ|ポテンツァ|울쎄라|써마지|인모드|水光[针針]|물광 ?주사|水光注射|サーマージ|ウルセラ|リフトアップ',
  ],
  [
    'Hair Care',
    'hair ?(?:salons?|cuts?|care|styling|treatments?|perms?|transplants?|dye)|(?:get(?:ting)? |have |having )?(?:my |our |her )?hair (?:done|dyed|coloured|colored|permed)|scalp (?:care|treatments?|clinics?)|perms?',
    '미용실|머리 ?(?:하고 ?싶|자르|염색)|髪を(?:染め|切)|헤어 ?(?:샵|살롱|케어|시술)?|파마|(?<!\\p{L})펌(?=\\p{L}|$| )|염색|두피 ?(?:관리|클리닉|케어)|모발 ?이식|美容室|美容院|ヘアサロン|ヘッドスパ|パーマ|髪質改善|縮毛矯正|植毛|[头頭]皮(?:[护護]理|[养養][护護])|植[发髮]|做(?:个|個)?[头頭][发髮]|美[发髮]|理[发髮]|[烫燙][发髮]|[剪染][头頭]?[发髮]',
  ],
  [
    'Plastic Surgery',
    'plastic surgery|cosmetic surgery|liposuction|breast (?:augmentation|implants?|surgery)|tummy tuck',
    '성형(?: ?수술)?|지방 ?흡입|脂肪吸引|豊胸|吸脂|抽脂|隆[胸乳]|美容整形|整形(?:手術|手术)?|整容',
  ],
  [
    'Korean Skincare Shopping',
    '(?:korean )?(?:skin ?care|cosmetics?|k-?beauty|make-?up) (?:product )?(?:shopping|haul)|shop(?:ping)? for (?:korean )?(?:skin ?care|cosmetics|make-?up)|buy(?:ing)? (?:some |lots of )?(?:korean )?(?:skin ?care|cosmetics|make-?up|sheet masks)(?: products)?|olive young (?:haul|shopping)|stock up on (?:skin ?care|(?:sheet |face )?masks|cosmetics)',
    '(?:화장품|스킨 ?케어(?: ?제품)?)(?:도|을|이나)? ?(?:쇼핑|사기|사고|살 ?거|구매|사러|사는)|올리브영(?:에서)? ?(?:쇼핑|털)|(?:コスメ|スキンケア(?:用品|製品|商品)?|化粧品)(?:を|の)?(?:たくさん)?(?:買(?:い物|い)?|ショッピング|購入|爆買い)|(?:[护護][肤膚]品|化[妆妝]品|保[养養]品|美[妆妝])[购購]物|[购購](?:物|[买買])(?:[护護][肤膚]品|化[妆妝]品|保[养養]品|美[妆妝])|[买買](?:些|点|點)?(?:韩国|韓國)?(?:化[妆妝]品|[护護][肤膚]品|保[养養]品|[药藥][妆妝]|彩[妆妝]|面膜)|囤(?:[护護][肤膚]品|化[妆妝]品|面膜|保[养養]品)',
  ],
  [
    'Medical Treatment',
    '(?:medical|health|full|body|heart|eye|cancer) (?:check[- ]?ups?|treatments?|tourism)|check[- ]?ups? (?:at an? (?:hospital|clinic)|of (?:his|her|my|the))|health (?:screening|checks?)|dental (?:treatment|work|care|check-?ups?)|dentists?',
    '(?:건강|종합|암) ?검진|치과(?: ?치료)?|歯医者|歯の治療|做牙[齿齒]|看牙|健[检檢]|健康診断|人間ドック|歯科|体检|體檢|健康检查|健康檢查|牙科',
  ],
]
/** The words for treatments in general, for what must not see them. */
export const categoryWords = categories.map(([, english, eastern]) => patternOf(english, eastern))

const categoryOfClass: Record<TreatmentFacts['treatmentClass'], BeautyCategory> = {
  skin: 'Skin Treatment',
  medical: 'Medical Treatment',
  surgery: 'Plastic Surgery',
}

/** A treatment that somebody had before: 쌍꺼풀은 이미 했고, 做过双眼皮了. */
function isDone(plain: string, { from, to }: { from: number; to: number }): boolean {
  return (
    (/(?:친구|언니|누나|오빠|동생|엄마|지인|동료)(?:가|이|는|은) ?$|(?:友達|友人|姉|妹|母|知人|同僚)(?:が|は)$/u.test(
      plain.slice(0, from),
    ) &&
      /^(?:을|를|を)?(?:수술)? ?(?:했|받았|しました|した(?!い))/u.test(plain.slice(to))) ||
    /(?:朋友|同事|姐姐|妹妹|闺蜜|閨蜜)(?:[刚剛去年之前上次]{0,3})做(?:了|[过過])$/u.test(plain.slice(0, from)) ||
    /(?:\balready (?:had|did|got)(?: my| a| the)? |[做打割][过過](?:了)?)$/u.test(plain.slice(0, from)) ||
    /^(?:은|는|을|를|도)? ?[^.,!?]{0,8}(?:했고|했는데|했으니|했거든|받았고|받았는데|받은 ?적)|^(?:は|を|も)?(?:去年|もう|前に|既に|すでに)?(?:やった|済み|しました|した)(?:ので|けど|から|が)|^(?:去年|之前|已[经經]|以前)?做[过過]了?|^ (?:is |was )?(?:already )?done\b/u.test(
      plain.slice(to),
    )
  )
}

/** "Jaw botox" is an injection, and no surgery of the jaw. */
function isJawBotox(plain: string, { id, to }: { id: string; to: number }): boolean {
  // 埋线双眼皮 is an operation of the eyelids.
  if (id === 'thread-lift' && /^\s?(?:双|雙)眼皮/u.test(plain.slice(to))) return true
  return id === 'facial-contouring' && /^\s?(?:botox|보톡스|ボトックス|肉毒)/u.test(plain.slice(to))
}

export type TreatmentMention =
  | (Mention<BeautyCategory> & { field: 'beautyCategories' })
  | (Mention<string> & { field: 'plasticSurgeryType' })

/** Treatments of the table, each with the category that it belongs to, and categories that were named alone. */
export function readTreatmentMentions(text: BriefText, rows: readonly TreatmentFacts[]): TreatmentMention[] {
  const isWanted = ({ from, to }: { from: number; to: number }) =>
    polarityOf(text, from, to) === 'wanted' && !isDone(text.plain, { from, to })
  const named = findTreatmentNames(text.plain, rows).filter((one) => isWanted(one) && !isJawBotox(text.plain, one))
  const classOf = (id: string) => rows.find((row) => row.id === id)?.treatmentClass
  const treatments = named.flatMap(({ id, from, to }): TreatmentMention[] => {
    const treatmentClass = classOf(id)
    if (!treatmentClass) return []
    return [
      { field: 'plasticSurgeryType', value: text.plain.slice(from, to), from, to },
      { field: 'beautyCategories', value: categoryOfClass[treatmentClass], from, to },
    ]
  })
  const others = findMentions(text, categories)
    .filter(isWanted)
    .filter(({ from, to }) => named.every((one) => to <= one.from || from >= one.to))
    .map((mention): TreatmentMention => ({ field: 'beautyCategories', ...mention }))
  return [...treatments, ...others]
}
