import type { BriefText } from '#domain/wishes/brief/brief-text.ts'
import {
  countPattern,
  findMentions,
  type Mention,
  patternOf,
  readCount,
  type Vocabulary,
} from '#domain/wishes/brief/mentions.ts'
import { monthNames } from '#domain/wishes/brief/dates/month-mentions.ts'
import { partner, relatives } from './people-words.ts'

const childNouns =
  '(?:grand)?kids?|children|child|sons?|daughters?|boys?|girls?|twins|grandchildren|grandson|granddaughter|teen(?:ager)?s?|little one|baby|youngest|oldest|eldest'
const childNoun = new RegExp(
  `^(?:sons?|daughters?|grand[a-z]+|child(?:ren)?|kids?|아들|딸|息子|娘|[儿兒]子|女[儿兒])`,
  'u',
)
/** "Grandmother, mother and daughter (78, 52, 24)": only the last age is hers. */
const isOneChild = /^(?:son|daughter)(?!s)/u
const anyChild = new RegExp(
  `\\b(?:${childNouns}|grandkids|nieces?|nephews?|daddy|mommy|(?:mum|mom|dad|mother|father|parents?) of|single (?:mum|mom|dad|mother|father|parent))\\b`,
  'u',
)
const babies: Vocabulary<number> = [
  [2, 'toddlers?', '幼[児兒儿](?!园|園)'],
  [0, 'newborns?|infants?', '신생아|新生[児兒儿]'],
  [1, '', '돌 ?지난 ?(?:아기|애기|아이)|돌쟁이'],
]

// "Kids 4 7 11", and not "kids 4, 10 May"
const ageList = `\\d{1,2}(?:(?:\\s*(?:,|and|&|\\+|/|or)\\s*(?:and\\s+)?(?:an?\\s+)?| (?=\\d{1,2}(?![\\d/.:-]| ?(?:${monthNames}))))\\d{1,2})*`
const children = `(?:${childNouns}|(?:mother|father|mum|mom|dad|parents?) of)(?: (?:one|two|three|four|five))?`
const ageLists = [
  patternOf(`${children}(?:,? [a-z]+){0,2} turn(?:s|ed|ing) (\\d{1,2})(?!\\d)|(?:brother|sister) \\((\\d|1[0-7])\\)`),
  patternOf(
    `${children}(?:,? [a-z]+)?,? (?:who(?:'s| is| are)|aged?) (?:only |just )?(${ageList})(?!\\d|\\s*(?:grand|adult|senior|bab))`,
  ),
  patternOf(
    `${children}\\s*[,(:-]?\\s*(?:who(?:'s| is| are)\\s*|is\\s*|are\\s*|both\\s*)?(?:aged?s?|of)?\\s*(${ageList})(?![\\d:%]|\\s*(?:days?|nights?|am|pm|people|adults|won|k\\b|-?\\s?months?|years? ago|grand|senior|bab))`,
  ),
  patternOf(`(${ageList})[- ]?(?:years?[- ]olds?|yrs?[- ]olds?|yo|y/o)(?: (?:${childNouns}|kid))?`),
]
/** "3 anak (12, 8, 3)": as many ages as were counted */
const countedAges = patternOf(`(${countPattern}) (?:[a-z]+ )?[a-z]+ \\((\\d{1,2}(?:\\s*(?:,|&|/|and)\\s*\\d{1,2})+)\\)`)
const spelledAges = patternOf(`(${countPattern})[- ]years?[- ]olds?`)
/** "Our daughter (16)" in Korean, Japanese and Chinese. */
const bracketAges =
  /(?:아들|딸|아이|애|동생|妹|弟|子供|子ども|息子|娘|孩子|小孩|[儿兒]子|女[儿兒]|孫|손주|손녀|손자|조카|孙子|孙女|孫子|孫女|甥|姪|侄子|外甥)(?:들|たち|们|們)?(?: ?(?:둘|셋|넷|[2-4]명)|[2-4二三四两兩]人)?\s*[（(]\s*((?:\d{1,2}\s*[、,·跟和與与]?\s*)+)(?=[)）])/gu
/** (저 41, 딸 13) */
const besideGrown =
  /[（(][^()（）]{0,12}?[2-9]\d ?[,、，·] ?(?:아들|딸|아이|娘|息子|女[儿兒]|[儿兒]子) ?(\d{1,2})(?=\s*[)）])/gu
const easternAges = new RegExp(
  `(?<!(?:교포|동포|이민|재일|한인|한국계) ?)(${countPattern})\\s*(?:살|세(?!기|계|트|요|번|상|면|미| ?(?:곳|군데|개|시간|명|가지))|歳|才|[岁歲])`,
  'gu',
)
/** "4, 6, 9살" and "4、6、9歲" are three ages. */
const easternAgeLists =
  /(?<!大人|어른|성인|[大高中小初고중초])((?:(?<!大人|어른|성인)\d{1,2}\s*[、,，·和と와]\s*)+\d{1,2})\s*(?:살|歳|才|[岁歲])/gu
const youngWords =
  '아들|딸|아이|애|아기|애기|둘째|셋째|첫째|막내|쌍둥이|조카|손주|손자|손녀|息子|娘|子ども|子供|双子|赤ちゃん|下の子|上の子|孫|[儿兒]子|女[儿兒]|孩子|小孩|[宝寶][宝寶贝貝]|娃|[双雙]胞胎|老二|老大|孙子|孙女|孫子|孫女'
/** "18 months old", 18개월 아들, 娘18ヶ月, and no stay, visa or pregnancy of so many months. */
const months = patternOf(
  `(\\d{1,2}|twelve|fifteen|eighteen|twenty)[- ]months?[- ]old|(?:baby|infant|son|daughter|boy|girl|child|one)(?: [a-z]+)?(?: is|,? aged| of|,)? \\(?(\\d{1,2}|twelve|fifteen|eighteen|ten|eleven|nine|eight|seven|six)(?: months?| ?mo)\\b(?! pregnant| along)|(?<=\\byears?(?: old)? (?:and|&) )(1[2-9]|2\\d|3[0-5]) months`,
  `(?<=[歳才]と)(\\d{1,2})[ヶか]月|(?<![歳才岁歲살\\d]|임신 ?|妊娠 ?|[怀懷]孕 ?)(\\d{1,2}|二?十[一二三四五六七八九]?)\\s*(?:개월|[ヶか]月|个月|個月)(?=[)）]|된| ?아기|인|짜리|[の的](?!滞在|ビザ|留学|休|出張|研修|旅|準備|予定|妻|嫁|[签簽][证證]|假|行程|停留|[准準][备備])|大(?!\\p{Script=Han})| ?(?:${youngWords}))|(?<=(?:${youngWords})(?:[은는이가はが]|才|今年)? ?[（(]?)(\\d{1,2}|二?十[一二三四五六七八九]?)\\s*(?:개월|[ヶか]月|个月|個月)(?! ?(?:전|뒤|후|동안|만에|어학|연수|유학|체류|살|간|前|後|[后以]|間|间|滞在|留学))`,
)
/** "One and a half", "1.5 years old", 1歳6ヶ月: a child of one year. */
const partOfYear = patternOf(
  `(\\d|one|two|three|four|a)(?:[.,]5| and a half|(?: year)? 1/2| year and a half)[- ](?:years?[- ]|yrs?[- ])?olds?`,
  `(?<![\\d.])(\\d)(?:\\.5 ?(?:살|세|歳|才|[岁歲])|[歳才] ?\\d{1,2}[ヶか]月|[岁歲]零?\\d{1,2}[个個]月|살 ?\\d{1,2}개월)|(?<![가-힣])([두세]) ?돌 ?(?=된|지난|짜리|아기|아이|아들|딸)`,
)
/** "Mateo 12, Luz (10)" and a bare "(11)", where the text names a child. */
const namedAges = /(?<![\p{L}\d])(\p{L}{2,12}),? \(?(\d|1[0-7])\)?(?=\s*(?:[,.;)&+]|and\b|plus\b|$))|\((\d|1[0-7])\)/gu
/** "2 teens (14, 16) and a toddler" */
const another = patternOf(
  '(?:(?:and|plus|[+&,]) (?:an?|one)|(?:adults?|\\d),? (?:and|plus|[+&])?) ?(toddler|baby|newborn|infant)(?= *(?:[.,;!)]|$))',
)
/** "8 students (all 16)" */
const sharedAges = patternOf(
  `(${countPattern}) (?:\\w+ )?(?:kids|children|grandkids|grandchildren|students|pupils|boys|girls|teenagers|teens)[,: (]+(?:all|each|both)(?: aged?| of them)? (\\d|1[0-7])(?!\\d)`,
)
/** "She's 6", where the text names a child. */
const saidAges = patternOf(
  "(?:s?he|it)(?:'s| is| just turned| turned| turns|'ll be| will be) (?:only |just |nearly |almost )?(\\d|1[0-7])(?![\\d:.%/]|\\s*(?:am|pm|days?|nights?|months?|weeks?|hours?|st|nd|rd|th)\\b)",
)
/** "She is 70", "I 76", "80 years", "ages 58 to 80" */
const grownAges = patternOf(
  "(?:both|aged?|is|are|i'm|i am|i|we're|who's|s?he's|turn(?:s|ed|ing)) (\\d{2})(?!\\d|[-:%]|\\s*(?:days?|nights?|am|pm|people|won|k\\b|st|nd|rd|th|to\\b))|average age (?:is |of )?(\\d{2})|([5-9]\\d) years?(?! ago| married| of marriage)|\\b([6-9]\\d) (?:and|&) [6-9]\\d(?=[,.;)!])|\\(([2-9]\\d)(?:\\s*(?:,|and|&|/|-|to)\\s*[2-9]\\d)*\\)|ages? (?:from |between )?(\\d{2})(?: ?- ?| to | and )(\\d{2})",
  '[她他](?:今年)?([5-9]\\d)(?:[岁歲]|(?=[,。;我]|$))|平均(?:年[龄齡齢]|나이|연령)?[은는が]? ?([5-9]\\d)|평균 ?(?:나이|연령)?[은는가이]? ?([5-9]\\d)',
)

const kinAges =
  /^\s*[(:,]?\s*([2-9]\d)(?:\s*(?:,|and|&|、|和)\s*([2-9]\d))?(?=\s*[),.、]|\s*(?:살|세|歳|[岁歲]|and\b)|[\p{Script=Han}]|$)(?!\s*[月日号號])/u

const oldestChild = 17
/** From this age on somebody counts as older. */
export const youngestOlder = 60

/** The ages that a brief tells, of children and of others. */
export type Ages = {
  children: Mention<number>[]
  grown: Mention<number>[]
  /** Those of grown sons, daughters and grandchildren. */
  grownChildren: Mention<number>[]
}

/** Every age that is told, once. */
export function readAges(text: BriefText): Ages {
  const { plain } = text
  const found: Mention<number>[] = []
  const isFree = ({ from, to }: { from: number; to: number }) => found.every((one) => to <= one.from || from >= one.to)
  const add = (value: number, from: number, to: number) => {
    if (isFree({ from, to })) found.push({ value, from, to })
  }
  const addRead = (match: RegExpExecArray, years: number) => {
    const count = readCount(match.slice(1).find((part) => part !== undefined) ?? '')
    add(Math.floor(count * years), match.index, match.index + match[0].length)
  }
  for (const match of plain.matchAll(partOfYear)) addRead(match, 1)
  for (const match of plain.matchAll(months)) addRead(match, 1 / 12)
  for (const match of plain.matchAll(countedAges)) {
    const ages = (match[2] ?? '').match(/\d{1,2}/gu)?.map(Number) ?? []
    const range = { from: match.index, to: match.index + match[0].length }
    if (ages.length === readCount(match[1] ?? '') && isFree(range))
      found.push(...ages.map((value) => ({ value, ...range })))
  }
  for (const pattern of [...ageLists, easternAgeLists, bracketAges, besideGrown]) {
    for (const match of plain.matchAll(pattern)) {
      const end = match.index + match[0].length
      if (found.some((one) => match.index < one.to && end > one.from)) continue
      const ages = (match[1] ?? match[2] ?? '').match(/\d{1,2}/gu) ?? []
      // Twins are of one age.
      const all = ages.length === 1 && /twins/u.test(plain.slice(match.index, end + 7)) ? [...ages, ...ages] : ages
      for (const age of all) found.push({ value: Number(age), from: match.index, to: end })
    }
  }
  for (const match of plain.matchAll(sharedAges)) {
    const age = { value: Number(match[2]), from: match.index, to: match.index + match[0].length }
    if (isFree(age)) found.push(...Array.from({ length: Math.min(20, readCount(match[1] ?? '')) }, () => age))
  }
  for (const match of plain.matchAll(spelledAges))
    add(readCount(match[1] ?? ''), match.index, match.index + match[0].length)
  for (const match of plain.matchAll(easternAges)) {
    const end = match.index + match[0].length
    const isNew = found.every((one) => end <= one.from || match.index >= one.to)
    const age = { value: readCount(match[1] ?? ''), from: match.index, to: end }
    const isTwins =
      /^[의のな的]?\s*(?:된 )?(?:쌍둥이|双子|[双雙]胞胎)/u.test(plain.slice(end)) ||
      /(?:쌍둥이|双子|[双雙]胞胎)(?: ?(?:딸|아들|の娘|の息子|女[儿兒]|[儿兒]子))?\s*[（(,、]?\s*$/u.test(
        plain.slice(0, match.index),
      )
    if (isNew) found.push(age, ...(isTwins ? [age] : []))
  }
  // "Mum (74), dad (77)", 爸65媽63
  for (const kin of [...findMentions(text, relatives), ...findMentions(text, partner)]) {
    const match = kinAges.exec(plain.slice(kin.to))
    for (const age of match?.slice(1) ?? [])
      if (age !== undefined) add(Number(age), kin.to, kin.to + (match?.[0].length ?? 0))
  }
  for (const match of plain.matchAll(grownAges)) {
    const [age, last] = match
      .slice(1)
      .filter((part) => part !== undefined)
      .map(Number)
    if (age !== undefined) add(Math.max(age, last ?? age), match.index, match.index + match[0].length)
  }
  if (anyChild.test(plain)) {
    for (const match of plain.matchAll(namedAges)) {
      const [whole, name, age, bare] = match
      if (name === undefined || isName(text, match.index, name) || (whole.includes('(') && !noNames.test(name)))
        add(Number(age ?? bare), match.index, match.index + whole.length)
    }
    for (const match of plain.matchAll(saidAges)) add(Number(match[1]), match.index, match.index + match[0].length)
  }
  if (found.every(({ value }) => value > oldestChild)) {
    for (const { value, from, to } of findMentions(text, babies)) add(value, from, to)
    if (found.every(({ value }) => value > oldestChild)) {
      const baby = findMentions(text, [
        [1, 'bab(?:y|ies)', '아기|애기|赤ちゃん|[宝寶][宝寶贝貝]|[婴嬰][儿兒](?![车車用床服奶])'],
      ])[0]
      if (baby) add(baby.value, baby.from, baby.to)
    }
  }
  for (const match of plain.matchAll(another))
    add(match[1] === 'toddler' ? 2 : match[1] === 'baby' ? 1 : 0, match.index, match.index + match[0].length)
  const sorted = found
    .toSorted((a, b) => a.from - b.from)
    .filter((age, at, all) => !isSaidAgain(plain, age, all.slice(0, at)))
  const grown = sorted.filter(({ value }) => value > oldestChild)
  return {
    children: sorted.filter(({ value }) => value <= oldestChild),
    grown,
    grownChildren: grown.filter(
      ({ from, to }, at) =>
        !(isOneChild.test(plain.slice(from, to)) && grown[at + 1]?.from === from) &&
        (childNoun.test(plain.slice(from, to)) ||
          /^(?:의|の|的)? ?(?:아들|딸|息子|娘|[儿兒]子|女[儿兒])/u.test(plain.slice(to))),
    ),
  }
}

const noNames = new RegExp(
  `^(?:${monthNames}|age|aged|day|days|room|line|exit|gate|top|and|the|for|from|at|by|to)$`,
  'u',
)

/** Names of people have a capital. */
function isName({ source, starts }: BriefText, at: number, word: string): boolean {
  return /\p{Lu}/u.test(source.charAt(starts[at] ?? 0)) && !noNames.test(word)
}

/** "Our 8yo can't handle crowds" is a child that an earlier sentence named. */
function isSaidAgain(plain: string, age: Mention<number>, before: readonly Mention<number>[]): boolean {
  const isSame = (one: Mention<number>) =>
    one.value === age.value && one.to <= age.from && /[.;!?。\n]/u.test(plain.slice(one.to, age.from))
  return before.some(isSame)
}
