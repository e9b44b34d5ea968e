import { dayHours } from '#domain/trips/answers/trips.ts'
import type { BriefText } from '#domain/wishes/brief/brief-text.ts'
import { type Mention, patternOf, readCount } from '#domain/wishes/brief/mentions.ts'
import { monthNames } from './month-mentions.ts'

const clock = '(\\d{1,2})(?:[:.](\\d\\d))?( ?[ap]\\.?m\\.?)?(?![\\d/-]|(?:st|nd|rd|th)\\b)'
const hour = '(\\d{1,2}|[一二三四五六七八九十]{1,2})'
const rising = patternOf(
  `(?:nothing|nobody|no one|none)(?: [a-z]+){1,4} before ${clock}(?! (?:${monthNames}))|(?:wak(?:e|es|ing)|get(?:s|ting)?) up (?:at |around |about |before |by |from |until |earlier than )+${clock}|wake-?up(?: time)?(?: is)?:? (?:at )?${clock}|(?:nothing|never|not|no (?:plans?|tours?|activities|sightseeing|starts?)|(?:don'?t|do not|never|not) (?:plan|schedule|book|start|do|begin|leave)(?: \\w+){0,3}) (?:before|earlier than|until) ${clock}(?! (?:${monthNames}))|${clock} (?:at the )?earliest|sleeps? (?:in )?(?:till?|until) (?:at least )?${clock}|(?:mornings?|(?:the|our|each|every) days?) (?:start|begin)s? (?:at|from|around|after) ${clock}`,
  `(?:아침|오전)?(?: ?일정)?(?:은|에|에는)? ?(\\d{1,2})시 ?(반)?(?:(?:에|쯤|이전에|전에|전엔)?(?:는)? ?(?:안 |못 )?(?:일어나|기상|움직)\\p{L}*|까지(?:는)? ?(?:푹 ?)?자\\p{L}*|(?:이?전에?)(?:는|엔)? ?(?:무리|힘들|싫|안 돼|일정)\\p{L}*)|(?:아침|오전)(?: ?일정)?(?:은|에|에는)? ?(\\d{1,2})시 ?(반)?(?:부터|이후)|(?:朝(?:は|の)?|午前(?:中は)?)?${hour}時(半)?(?:(?:に|頃に?|ごろに?|(?:より)?前に)?(?:は)?(?:起き|起床)\\p{Script=Hiragana}*|(?:より|以)前(?:は|に|の行動は)?(?:無理|嫌|ng|だめ|ダメ|避け|動け)\\p{L}{0,4}|まで寝\\p{Script=Hiragana}*)|朝(?:は|の出発は|のスタートは)?${hour}時(半)?(?:以降|から|スタート)|(?:早上|上午)?${hour}[点點](半)?(?:(?:才|左右|以?前不|之前不)?(?:想)?起床?|(?:以|之)?前(?:不要|[别別]|不)(?:安排|出[门門發发]|排)?\\p{L}{0,2})|(?:早上|上午)?${hour}[点點](半)?(?:以后|之后|以後|之後|[后後])(?:再|才)?(?:出[门門發发]|[开開]始)`,
)
const sleeping = patternOf(
  `(?:in bed|bed ?time(?: is)?|(?:go(?:es)?|get(?:s)?) to bed|asleep|back (?:at|in) (?:the |our |their |my )?(?:hotel|rooms?|bed)):? (?:at |around |about |before |by |no later than )*${clock}`,
  `(?:밤 ?|저녁 ?|오후 ?)?(\\d{1,2})시 ?(반)?(?:에|엔|까지|까지는|까진|전에|전엔|이전에|쯤|에는)? ?(?:꼭 ?)?(?:자야|자고|잠들|취침|재워|재우|(?:숙소|호텔|방)(?:에|로)? ?(?:들어|돌아|복귀))\\p{L}*|(?:夜(?:の|は)?|午後)?${hour}時(半)?(?:に|には|までに(?:は)?|まで|前に|頃に?|ごろに?)?(?:は)?(?:寝|就寝|(?:ホテル|宿|部屋)に(?:戻|帰))\\p{Script=Hiragana}*|(?:晚上)?${hour}[点點](半)?(?:以前|之前|前)?(?:必[须須]|就?要|一定要|得|就)?(?:睡[觉覺]?|上床|回(?:到)?(?:酒店|[饭飯]店|房[间間]?|旅[馆館]|民宿|住[处處]))`,
)

/** When the travellers get up, and when they are in bed, as HH:MM. Hours that no plan can keep to are left out. */
export function readHourMentions({ plain }: BriefText): { wakeUp: Mention<string>[]; bedtime: Mention<string>[] } {
  const read = (pattern: RegExp, [from, to]: readonly [string, string], isEvening: boolean) =>
    Array.from(plain.matchAll(pattern)).flatMap((match): Mention<string>[] => {
      const groups = match.slice(1).filter((part) => part !== undefined)
      const hours = readCount(groups[0] ?? '')
      const minutes =
        groups.find((part, at) => at > 0 && /^\d\d$/u.test(part)) ?? (/반|半/u.test(match[0]) ? '30' : '00')
      const isPast = groups.some((part) => /p/u.test(part)) || (isEvening && !groups.some((part) => /a/u.test(part)))
      const full = isPast && hours < 12 ? hours + 12 : hours
      const value = `${String(full).padStart(2, '0')}:${minutes}`
      return value >= from && value <= to ? [{ value, from: match.index, to: match.index + match[0].length }] : []
    })
  return { wakeUp: read(rising, dayHours.wakeUp, false), bedtime: read(sleeping, dayHours.bedtime, true) }
}
