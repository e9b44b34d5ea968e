import type { TreatmentFacts } from '#domain/clinics/treatments.ts'
import { foldBrief, spanOf } from '#domain/wishes/brief/brief-text.ts'
import { patternOf } from '#domain/wishes/brief/mentions.ts'
import { categoryWords } from '#domain/wishes/brief/treatment-mentions.ts'
import { findTreatmentNames } from '#domain/wishes/treatment-text.ts'

/** Stands for a part that is not sent. No traveller types it. */
export const hiddenSign = '▮'

const contacts = [
  /[^\s@<>()]+@[^\s@<>()]+\.[a-z]{2,}/gu,
  /https?:\/\/\S+|www\.\S+/gu,
  // A date has fewer digits, or points and slashes between them.
  /(?<![\d.,/-])\+?(?:\d[ ()-]?){8,15}\d(?![\d/])/gu,
  /(?<=\b(?:my name is|i am called|my name's) )[a-z'-]+(?: [a-z'-]+)?/gu,
  /(?<=(?:제 이름은|이름은) ?)[가-힣]{2,4}|(?<=(?:名前は|と申します。?))[^\s、。]{1,8}|(?<=(?:我叫|我的名字是))\p{Script=Han}{2,4}/gu,
]
const medical = patternOf(
  'surger(?:y|ies)|surgical|surgeons?|operations?|procedures?|clinics?|hospitals?|implants?|injections?',
  '수술|시술|성형|병원|클리닉|주사|手術|施術|整形|クリニック|病院|注射|手术|医院|醫院|诊所|診所',
)

/** A brief without contact data and treatments, for a language model. All other letters stay where they are. */
export function hidePrivateParts(source: string, treatments: readonly TreatmentFacts[]): string {
  const text = foldBrief(source)
  const { plain } = text
  const found = [
    ...[...contacts, medical, ...categoryWords].flatMap((pattern) =>
      Array.from(plain.matchAll(pattern), (match) => ({ from: match.index, to: match.index + match[0].length })),
    ),
    ...findTreatmentNames(plain, treatments),
  ]
  let hidden = source
  for (const range of found) {
    const { from, to } = spanOf(text, range.from, range.to)
    hidden = hidden.slice(0, from) + hiddenSign.repeat(to - from) + hidden.slice(to)
  }
  return hidden
}
