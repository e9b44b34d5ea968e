import { addDays } from '#domain/korea/calendar-dates.ts'
import { type Mention, patternOf, readCount } from '#domain/wishes/brief/mentions.ts'

/** The names of months in English, as a pattern. */
export const monthNames =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const monthStarts = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** The number of a month of `monthNames`. */
export function monthOf(name = ''): string {
  return String(monthStarts.indexOf(name.slice(0, 3)) + 1)
}

/** The month after today's, YYYY-MM. */
export function nextMonth(today: string): string {
  return addDays(`${today.slice(0, 8)}28`, 4).slice(0, 7)
}

export function monthBefore(day: string): string {
  return addDays(`${day.slice(0, 8)}01`, -1).slice(0, 7)
}

// "May" and "march" are also other words.
const monthAlone = patternOf(
  `(?:maybe|possibly|or) (?!may (?:be|not)|(?<=or )may)(${monthNames})|(?<!\\d(?:st|nd|rd|th)?(?: of)? )(?!(?:may|mar|march)\\b)(${monthNames})(?! ?\\d)|(?:month(?: is)?:? |(?<=(?:^|[.!,;]|nights?|days?|weeks?) ?)(?=(?:may|march)(?: or |[,.;!]|$)))(${monthNames})|(?:(?:in|during|for|month of|this|next|early|mid|late|beginning of|start of|end of|middle of|(?:first|second|third|last) (?:two |three )?(?:weeks?|half|days) of|sometime in|around)[ -](?:early |mid |late |the )?|(?<!\\d(?:st|nd|rd|th)?(?: of)? )(?=[a-z]+ 20\\d\\d))(${monthNames})(?: (20\\d\\d))?`,
  '(?<![\\d.])(\\d{1,2})\\s*[月월](?!\\s*\\d|달)(?:초|말|중순|[上中下]旬|初|底)?|(十[一二]?|[一二三四五六七八九])月(?!\\s*\\d)|(다음 ?달|来月|來月|下个?月|下個月)(?!\\s*(?:の)?\\d)',
)

/** The month of a birth or a wedding, and the name of a person: 5월생, "born in October", "my daughter June". */
function isOfLife(plain: string, from: number, to: number): boolean {
  return (
    /\b(?:born|married|engaged|retired|graduated|got back|moved)(?: here| there)? $|\b(?:daughter|son|wife|husband|girlfriend|sister|friend|name is|named|called) $/u.test(
      plain.slice(Math.max(0, from - 24), from),
    ) ||
    /^ ?(?:생(?:이|입|일|인|$|[ .,])|生まれ|出生|生日|的?[结結]婚(?:[了的]|纪念)|에 ?(?:결혼했|태어))|^ is (?:my|our|his|her|the) /u.test(
      plain.slice(to, to + 14),
    )
  )
}

/** Months that a text names without a day: the next one that is not over. */
export function readMonths(plain: string, today: string): Mention<string>[] {
  return Array.from(plain.matchAll(monthAlone)).flatMap((match): Mention<string>[] => {
    if (isOfLife(plain, match.index, match.index + match[0].length)) return []
    const [whole, other, alone, said, named, years, digits, han, next] = match
    const name = other ?? alone ?? said ?? named
    const month = name ? Number(monthOf(name)) : digits ? Number(digits) : han ? readCount(han) : 0
    const at = { from: match.index, to: match.index + whole.length }
    if (next) return [{ value: nextMonth(today), ...at }]
    if (month < 1 || month > 12) return []
    const text = String(month).padStart(2, '0')
    const thisYear = Number(today.slice(0, 4))
    const value = years
      ? `${years}-${text}`
      : text >= today.slice(5, 7)
        ? `${thisYear}-${text}`
        : `${thisYear + 1}-${text}`
    return [{ value, ...at }]
  })
}
