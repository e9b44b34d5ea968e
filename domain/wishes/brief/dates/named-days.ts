import { weekdayOf } from '#domain/korea/calendar-dates.ts'
import { weekdays } from '#domain/places/places.ts'
import { weekdayIndex } from './date-rules.ts'

const english = '(?:(last|final)|(first)) day|(mon|tue|wed|thu|fri|sat|sun)[a-z]*'
// Only words of a flight may stand between its day and its hour.
const ofFlight =
  "(?:[,:']?s? ?\\b(?:my|our|the|a|at|on|around|about|by|from|to|in|into|out|of|is|we|i|early|late|mornings?|afternoon|evening|night|return|flights?|plane|leav(?:es?|ing)|depart(?:s|ing|ure)?|fl(?:y|ies|ying)|home|back|land(?:s|ing)?|arriv(?:es?|ing|al)|airport|international|icn|incheon|gimpo|gmp|gimhae|pus|jeju|cju|seoul|busan)\\b){0,8}"
/** An airport in Korean, Japanese or Chinese. */
export const easternGate =
  '(?:인천|김포|(?:부산 ?)?\\(?김해\\)?|부산|제주|대구|仁川|金浦|(?:釜山)?\\(?金海\\)?|釜山|[済济濟]州)(?:국제)?(?: ?공항|空港|机场|機場)?'
const eastern =
  '(?:(마지막 ?날|最終日|最後の日|最[后後]一天)|(첫날|初日|第一天)|([월화수목금토일])요일|([月火水木金土日])曜日?|(?:周|週|星期|礼拜|禮拜)([一二三四五六日天]))'
const parts = '(?:오전|오후|아침|저녁|밤|午前|午後|朝|夕方|夜|上午|下午|早上|晚上|中午|傍晚)'
const filled = `(?:에|은|는|날|の|は|に|的)?[, 、，]?(?:[从從在])?(?:비행기|귀국편|항공편)?(?:는|은)?[ ]?(?:${easternGate})?(?:에서|으로|발|から|発|に|の|的)? ?(?:${parts})?(?:에|の|的)? ?`
const englishBefore = new RegExp(`\\b(?:${english})${ofFlight}[,:]? ?$`, 'u')
const englishAfter = new RegExp(`^${ofFlight} (?:on )?(?:the )?(?:${english})(?![a-z])`, 'u')
const easternBefore = new RegExp(`${eastern}${filled}$`, 'u')

/** The end of a trip that is named beside the hour of a flight: "Friday flight at", 마지막 날 인천에서, 周五. */
export function dayNamedBeside(
  head: string,
  tail: string,
  { first, last }: { first: string; last: string },
): 'first' | 'last' | null {
  const [, isLast, isFirst, day] = englishBefore.exec(head) ?? englishAfter.exec(tail) ?? []
  const [, isLastEast, isFirstEast, ko, ja, zh] = easternBefore.exec(head) ?? []
  if (isLast ?? isLastEast) return 'last'
  if (isFirst ?? isFirstEast) return 'first'
  const sign = ko ?? ja ?? zh
  if (day === undefined && sign === undefined) return null
  const name = weekdays[weekdayIndex(day ?? '', sign ?? '')]
  if (weekdayOf(first) === weekdayOf(last)) return null
  return name === weekdayOf(first) ? 'first' : name === weekdayOf(last) ? 'last' : null
}
