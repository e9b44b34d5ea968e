/** The part of a trip that a date is said of. */
export type DateRole = 'start' | 'end' | null

/** A city may also be left in the middle of a trip, an airport or the country hardly. */
const gate = String.raw`(?:(?: at| in| into| to| from| out of| via)? (?:icn|incheon|gimpo|gimhae|korea)(?: (?:international )?airport)?)?`
const startWords = new RegExp(
  String.raw`(?:from|start(?:s|ing)?|beginning|begin|(?:arriv\w*|land\w*)${gate}|since|fly(?:ing)? in|\bin(?= on ))\s+(?:on\s+)?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day\s+)?(?:the\s+)?$`,
  'u',
)
const endWords = new RegExp(
  String.raw`(?:until|till|(?:leav\w*|depart\w*|return\w*)${gate}|fly(?:ing)? (?:home|back|out)(?: of [a-z]+)?|home|back|\bout(?= on )|through|ending|ends?)\s+(?:on\s+)?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day\s+)?(?:the\s+)?$`,
  'u',
)
const startAfter =
  /^\s*(?:부터|から|出発|출발|에 ?(?:도착|오[셔시세])|도착|到着|出发|出發|起|开始|開始|抵达|抵達|に?到着|に?入(?:って|り|る|国)|に?着(?:いて|き))/u
const endAfter =
  /^\s*(?:까지|에(?:는)? ?(?:돌아|귀국|출국|와야|올라|내려[가와])|まで|に?帰|[晚早]?上?(?:回(?!り)|走)|출국|귀국|帰国|帰り|回国|回國|回程|离开|離開|结束|結束|返回)/u

/** "On the 27th at night": 27일 밤 도착, 17日の夜着 */
const partOfDay =
  /^\s*(?:밤|저녁|아침|오전|오후|새벽|낮|の?(?:夜|朝|夕方|昼|晩)|早上|晚上|上午|下午|中午|凌晨|傍晚)(?:에|に)?(?!부터|から)/u

/** "Our flight home leaves Gimhae at 6.30 pm on 8 June" */
const homeward = /\b(?:flights?|fly|flying) (?:back )?home\b(?:[^.;!?,\n]|\d\.\d)*\bon (?:the )?$/u

/** 15일에 서울 올라가서 19일에 내려와요: another day follows, on which one comes back. */
const goesThere =
  /^에(?:는)? ?(?:[가-힣]{2,4}(?:에|으?로)? ?)?(?:올라|내려|들어|넘어)(?:가|갔)(?:서|고|는데|다가)[^.!?\n]{0,16}\d{1,2}일/u

/** The part of a trip that the words beside a day name. */
export function roleOf(plain: string, from: number, end: number): DateRole {
  const head = plain.slice(Math.max(0, from - 40), from)
  if (homeward.test(head)) return 'end'
  if (goesThere.test(plain.slice(end, end + 40))) return 'start'
  const tail = plain.slice(end, end + 14).replace(partOfDay, '')
  if (endWords.test(head) || endAfter.test(tail)) return 'end'
  return startWords.test(head) || startAfter.test(tail) ? 'start' : null
}
