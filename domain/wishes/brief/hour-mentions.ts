import { dayHours } from '#domain/trips/answers/trips.ts'
import type { BriefText } from './brief-text.ts'
import { type Mention, patternOf } from './mentions.ts'

const clock = '(\\d{1,2})(?:[:.](\\d\\d))?( ?[ap]\\.?m\\.?)?'
const rising = patternOf(
  `(?:wak(?:e|es|ing)|get(?:s|ting)?) up (?:at |around |about |before |by |from |until |earlier than )+${clock}|wake-?up(?: time)?(?: is)?:? (?:at )?${clock}`,
  '(?:아침 ?|오전 ?)?(\\d{1,2})시 ?(반)?(?:에|쯤|이전에|전에)?(?:는)? ?(?:일어나|기상)\\p{L}*|(?:朝の?|午前)?(\\d{1,2})時(半)?(?:に|頃に?|ごろに?|(?:より)?前に)?(?:は)?(?:起き|起床)\\p{Script=Hiragana}*|(?:早上|上午)?(\\d{1,2})[点點](半)?(?:才|左右|以?前不|之前不)?(?:想)?起床?',
)
const sleeping = patternOf(
  `(?:in bed|bed ?time(?: is)?|(?:go(?:es)?|get(?:s)?) to bed|asleep|back (?:at|in) (?:the |our )?(?:hotel|room|bed)):? (?:at |around |about |before |by |no later than )*${clock}(?!\\d)`,
  '(?:밤 ?|저녁 ?|오후 ?)?(\\d{1,2})시 ?(반)?(?:에|까지|까지는|전에|이전에|쯤|에는)? ?(?:꼭 ?)?(?:자야|자고|잠들|취침|재워|숙소에 ?(?:들어|돌아)|호텔에 ?(?:들어|돌아))\\p{L}*|(?:夜の?|午後)?(\\d{1,2})時(半)?(?:に|には|までに|まで|前に|頃に?|ごろに?)?(?:は)?(?:寝|就寝|ホテルに戻|宿に戻)\\p{Script=Hiragana}*|(?:晚上)?(\\d{1,2})[点點](半)?(?:以前|之前|前)?(?:必[须須]|就?要|一定要|得|就)?(?:睡[觉覺]?|上床|回(?:酒店|[饭飯]店))',
)

/** When the travellers get up, and when they are in bed, as HH:MM. Hours that no plan can keep to are left out. */
export function readHourMentions({ plain }: BriefText): { wakeUp: Mention<string>[]; bedtime: Mention<string>[] } {
  const read = (pattern: RegExp, [from, to]: readonly [string, string], isEvening: boolean) =>
    Array.from(plain.matchAll(pattern)).flatMap((match): Mention<string>[] => {
      const groups = match.slice(1).filter((part) => part !== undefined)
      const hour = Number(groups[0])
      const minutes =
        groups.find((part, at) => at > 0 && /^\d\d$/u.test(part)) ?? (/반|半/u.test(match[0]) ? '30' : '00')
      const isPast = groups.some((part) => /p/u.test(part)) || (isEvening && !groups.some((part) => /a/u.test(part)))
      const full = isPast && hour < 12 ? hour + 12 : hour
      const value = `${String(full).padStart(2, '0')}:${minutes}`
      return value >= from && value <= to ? [{ value, from: match.index, to: match.index + match[0].length }] : []
    })
  return { wakeUp: read(rising, dayHours.wakeUp, false), bedtime: read(sleeping, dayHours.bedtime, true) }
}
