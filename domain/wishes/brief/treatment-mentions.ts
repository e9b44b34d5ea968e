import type { TreatmentFacts } from '#domain/clinics/treatments.ts'
import type { BeautyCategory } from '#domain/trips/answers/trips.ts'
import { findTreatmentNames } from '#domain/wishes/treatment-text.ts'
import type { BriefText } from './brief-text.ts'
import { findMentions, type Mention, patternOf, type Vocabulary } from './mentions.ts'
import { polarityOf } from './polarity.ts'

const categories: Vocabulary<BeautyCategory> = [
  [
    'Skin Treatment',
    'skin (?:treatments?|clinics?|procedures?)|dermatolog(?:y|ist)s?(?: clinics?)?|laser treatments?|skin whitening|whitening(?= (?:treatment|injection|in |at ))',
    '피부과(?: ?시술)?|피부 ?시술|皮膚科|皮肤科|皮膚治療|[医醫]美|[皮肤膚]?美白(?=[,，、。+]|[针針])|音波(?:拉[提皮])?|[热熱][玛瑪]吉|超[声聲]刀|ハイフ|ポテンツァ|울쎄라|써마지|인모드|水光[针針]|물광 ?주사|水光注射',
  ],
  [
    'Hair Care',
    'hair ?(?:salons?|cuts?|care|styling|treatments?|perms?)|perms?',
    '미용실|헤어 ?(?:샵|살롱|케어)?|파마|美容室|ヘアサロン|美[发髮]|理[发髮]|[烫燙][发髮]|[剪染][头頭]?[发髮]',
  ],
  ['Plastic Surgery', 'plastic surgery|cosmetic surgery', '성형(?: ?수술)?|美容整形|整形(?:手術|手术)?|整容'],
  [
    'Korean Skincare Shopping',
    '(?:korean )?skincare shopping|shop(?:ping)? for (?:korean )?(?:skincare|cosmetics)|buy (?:korean )?(?:skincare|cosmetics)',
    '화장품 ?쇼핑|コスメ(?:を?買(?:い物|い)?|ショッピング)|[买買](?:些|点|點)?(?:韩国|韓國)?(?:化[妆妝]品|[护護][肤膚]品|保[养養]品|[药藥][妆妝])',
  ],
  [
    'Medical Treatment',
    '(?:medical|health|full|body) (?:check-?ups?|treatments?|tourism)|check-?ups? at an? (?:hospital|clinic)|health screening|dental (?:treatment|work|care)|dentists?',
    '건강 ?검진|치과(?: ?치료)?|健康診断|人間ドック|歯科|体检|體檢|健康检查|健康檢查|牙科',
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
    /(?:\balready (?:had|did|got)(?: my| a| the)? |[做打割][过過](?:了)?)$/u.test(plain.slice(0, from)) ||
    /^(?:은|는|을|를|도)? ?[^.,!?]{0,8}(?:했고|했는데|했으니|했거든|받았고|받았는데|받은 ?적)|^(?:は|を|も)?(?:去年|もう|前に|既に|すでに)?(?:やった|済み|しました|した)(?:ので|けど|から|が)|^(?:去年|之前|已[经經]|以前)?做[过過]了?|^ (?:is |was )?(?:already )?done\b/u.test(
      plain.slice(to),
    )
  )
}

export type TreatmentMention =
  | (Mention<BeautyCategory> & { field: 'beautyCategories' })
  | (Mention<string> & { field: 'plasticSurgeryType' })

/** Treatments of the table, each with the category that it belongs to, and categories that were named alone. */
export function readTreatmentMentions(text: BriefText, rows: readonly TreatmentFacts[]): TreatmentMention[] {
  const isWanted = ({ from, to }: { from: number; to: number }) =>
    polarityOf(text, from, to) === 'wanted' && !isDone(text.plain, { from, to })
  const named = findTreatmentNames(text.plain, rows).filter(isWanted)
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
