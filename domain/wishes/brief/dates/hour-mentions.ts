import { dayHours } from '#domain/trips/answers/trips.ts'
import type { BriefText } from '#domain/wishes/brief/brief-text.ts'
import type { CollectedChips } from '#domain/wishes/brief/collected-chips.ts'
import { type Mention, patternOf, readCount } from '#domain/wishes/brief/mentions.ts'
import { polarityOf } from '#domain/wishes/brief/polarity.ts'
import { monthNames } from './month-mentions.ts'

const clock = '(\\d{1,2})(?:[:.](\\d\\d))?( ?[ap]\\.?m\\.?)?(?![\\d/-]|(?:st|nd|rd|th)\\b)'
const hour = '(\\d{1,2}|[一二三四五六七八九十]{1,2})'
const rising = patternOf(
  `not (?:too |so |very |that )?early(?: in the mornings?)?,? (?:please,? )?(?:say|around|about|from|after|like|maybe) ${clock}|(?:nothing|nobody|no one|none)(?: [a-z]+){1,4} before ${clock}(?! (?:${monthNames}))|(?:wak(?:e|es|ing)|get(?:s|ting)?) up (?:early,? |at |around |about |before |by |from |until |earlier than )+${clock}|(?<=(?:^|[.,;!]|\\b(?:we're|i'm|are|usually|always)) ?)up (?:at|by) ${clock}|wake-?up(?: time)?(?: is)?:? (?:at )?${clock}|(?:nothing|never|not|no (?:plans?|tours?|activities|sightseeing|starts?)|(?:don'?t|do not|never|not) (?:plan|schedule|book|start|do|begin|leave)(?: \\w+){0,3}) (?:before|earlier than|until) ${clock}(?! (?:${monthNames}))|${clock} (?:at the )?earliest|sleeps? (?:in )?(?:till?|until) (?:at least )?${clock}|(?:mornings?|(?:the|our|each|every) days?) (?:start|begin)(?:s|ing)? (?:at|from|around|after) ${clock}|(?<!\\b(?:conference|meetings?|flight|tour|show|concert|class|course|game|match|wedding|work|surgery|appointment|it|that|which|check-in) )\\b(?:start|begin)(?:ing|s)?(?: (?:the |our |each |every )?(?:days?|sightseeing|tours?))? (?:at |after |from |around |no earlier than |not before |later than )+${clock}(?! (?:${monthNames}))|(?<!\\bno )${clock}(?: or later)? starts?\\b|\\bstart(?:ing)? ${clock}(?= *(?:[.,;)]|$))|(?:get|be) going (?:at|by|around) ${clock}|\\b(?:start|get up|sleep) late,? (?:at |around |till |until )?${clock}|late risers?[^.;!?]{0,12}? ${clock}`,
  `(?:아침|오전)?(?: ?일정)?(?:은|에|에는)? ?(\\d{1,2})시 ?(반)?(?:(?:에|쯤|이전에|전에|전엔)?(?:는)? ?(?:안 |못 )?(?:일어나|기상|움직)\\p{L}*|까지(?:는)? ?(?:푹 ?)?자\\p{L}*|(?:이?전에?)(?:는|엔)? ?(?:무리|힘들|싫|안 돼|일정)\\p{L}*)|(?:아침|오전)(?: ?일정)?(?:은|에|에는)? ?(\\d{1,2})시 ?(반)?(?:부터(?! ?[^.,\\d]{0,4}\\d{1,2}시)|이후|(?:에|쯤|쯤에)? ?시작)|(?:일정|하루|관광|투어|시작|기상|기상 ?시간)(?:은|는|을)? ?(?:매일 )?(\\d{1,2})시 ?(반)?(?:부터|이후|에 ?시작|쯤|[ .,이]|$)|(?<=^|[.,!\\n] ?)(\\d{1,2})시 ?(반)?부터 ?시작|늦잠\\S* ?(\\d{1,2})시 ?(반)?(?:부터|이후)|(?<!(?:오후|저녁|밤) ?)(?<!\\d)(\\d{1,2})시 ?(반)?(?:쯤|이후)(?:에|부터|로)? ?(?:천천히 |느긋하게 |여유롭게 |슬슬 )?(?:나가|나갈|나서|시작|움직|활동|일어)\\p{L}*|(?:朝(?:は|の)?|午前(?:中は)?)?${hour}時(半)?(?:(?:に|頃に?|ごろに?|(?:より)?前に)?(?:は)?(?:起き|起床)\\p{Script=Hiragana}*|(?:より|以)前(?:は|に|の行動は)?(?:無理|嫌|ng|だめ|ダメ|避け|動け)\\p{L}{0,4}|まで寝\\p{Script=Hiragana}*)|朝(?:は|の出発は|のスタートは)?(?:ゆっくり|遅めの?|[、(])*${hour}時(半)?\\)?(?:以降|から|スタート|出発|頃から)|(?<![夜後日] ?)${hour}時(半)?(?:から|以降に?|過ぎに?)(?:動|活動|行動|観光|出かけ|スタート|始め|出発し)\\p{L}{0,6}|午前${hour}時(半)?(?:から(?!の)|以降)|(?<![夜後日分] ?)${hour}時(半)?以降に出発|(?:スタート|起床|行動開始)(?:は|時間は)?(?:朝|午前)?${hour}時(半)?|(?:早上|上午)?${hour}[点點](半)?(?:(?:才|左右|以?前不|之前不)?(?:想)?起床?|(?:以|之)?前(?:不要|[别別]|不)(?:安排|出[门門發发]|排)?\\p{L}{0,2})|(?:早上|上午)?${hour}[点點](半)?(?:以后|之后|以後|之後|[后後])(?:再|才)?(?:出[门門發发]|[开開]始|起|安排)|早上${hour}[点點](半)?(?:以后|之后|以後|之後|[后後])|(?<![晚日号號]上?|下午|中午)(?:每天)?(?:早上|上午)?${hour}[点點](半)?(?:左右)?(?:再|才)?(?:[开開]始(?![会會])|出[门門]|出[發发](?![去到回]))|(?<=^|[。、\\n])${hour}時(半)?スタート|睡到(?:早上|上午)?${hour}[点點](半)?|不早[于於](?:早上|上午)?${hour}[点點](半)?|(?:早上|上午)?${hour}[点點](半)?(?:之前|以前|前)(?:都)?起不[来來]`,
)
const sleeping = patternOf(
  `(?:in bed|\\bbed|bed ?time(?: is)?|sleeps?|(?:be )?(?:back|home|finish(?:ed)?|done|in)(?= by)|(?:go(?:es)?|get(?:s)?) to bed|asleep|(?:hotel|rooms?) (?=by)|back (?:at|in) (?:the |our |their |my )?(?:hotel|rooms?|bed)):? (?:at |around |about |before |by |no later than )*${clock}`,
  `(?:밤 ?|저녁 ?|오후 ?)?(\\d{1,2})시 ?(반)?(?:에|엔|까지|까지는|까진|전에는|전에|전엔|이전에|쯤|에는|이?면)? ?(?:꼭 ?)?(?:자야|자고|잠들|취침|재워|재우|자(?=요|는|니|기)|(?:숙소|호텔|방)(?:에|로|까지)?(?:는)? ?(?:들어|돌아|복귀|가|와|도착)?|들어(?:와야|가야)|돌아(?:와야|가야))\\p{L}*|취침(?: ?시간)?(?:은|:)? ?(?:밤 ?)?(\\d{1,2})시 ?(반)?|(?:夜(?:の|は)?|午後)?${hour}時(半)?(?:に|には|までに(?:は)?|まで|前に|頃に?|ごろに?)?(?:は)?(?:(?:子ども|子供|娘|息子)(?:たち)?[をは])?(?:寝|就寝|休みたい|休む|(?:ホテル|宿|部屋)(?:へ(?=$|[。、])|[にへ](?:戻|帰)|(?=$|[。、])))\\p{Script=Hiragana}*|就寝(?:時間)?(?:は)?(?:夜)?${hour}時(半)?|(?:ホテル|宿|部屋)(?:に|へ)は?${hour}時(半)?(?:まで|前)に?は?(?:戻|帰)\\p{Script=Hiragana}*|(?:晚上)?${hour}[点點](半)?(?:以前|之前|前)?(?:必[须須]|就?要|一定要|得|就)?(?:睡[觉覺]?|就[寝寢]|上床|躺平|回去|回[来來](?!的)|回(?:到)?(?:酒店|[饭飯]店|房[间間]?|旅[馆館]|民宿|住[处處]))`,
)

const latestRising = '12:00'

/** Who tells no hour, only that mornings begin late. */
const lateRising = patternOf(
  `(?:(?:not|never|n't|hardly|no) )(?:really |exactly |big |an? )*(?:early (?:risers?|birds?|starters?)|morning (?:people|persons?))|late risers?|late starters?|night owls(?!'? (?:cafes?|bars?|bus(?:es)?|tours?)\\b)|night owl(?= *(?:[^a-z ]|$)| (?:and|but|by|here|in|like|myself|so|that|type|who|with)\\b)|(?:we|i|to|and) (?:like to |love to |usually |always |tend to |want to |prefer to )?(?:sleep(?:ing)? in|sleep late|lie in)(?= *(?:[.,;!)]|$| and\\b| on\\b| every\\b))|no (?:very |too )?early (?:mornings?|starts?|rising)|(?:hates?|dislikes?|don'?t like|can'?t stand|loathe|avoid|not (?:fans|a fan) of|no) (?:getting up|waking up|rising|early (?:starts?|mornings?)|having to get up|get(?:ting)? up)(?: (?:too )?early)?|(?:don'?t|do not|never|not|no) (?:want to |like to |like |wanna |need to )?(?:get up|wake up|rise|start|getting up|waking up|starting)(?: (?:the days? )?(?:too |very )?early)|(?:lazy|late) (?:mornings?|starts?)`,
  '아침 ?잠이? ?많\\p{L}*|늦잠(?:을|은|도)? ?(?:자|잘|좋)\\p{L}*|늦게 ?일어나\\p{L}*|아침(?:엔|에는|은|에)? ?(?:늦게|느긋하게|여유롭게|천천히) ?(?:시작|출발|움직|일어|나가)?\\p{L}*|일찍 ?(?:못|안) ?일어나\\p{L}*|일찍 ?일어나(?:는|기)[^.!?\\n,]{0,6}(?:싫|힘들|못)\\p{L}*|아침 ?일찍[^.!?\\n,]{0,8}(?:싫|힘들|못)\\p{L}*|朝(?:は|が)?(?:[、,])?(?:ゆっくり|のんびり|遅め|遅く)(?:め|の)?(?:に|で|スタート|出発|起き\\p{Script=Hiragana}*|し\\p{Script=Hiragana}*|過ごし\\p{Script=Hiragana}*)?|(?:朝|早起き)(?:が|は|に)(?:とても|かなり)?(?:苦手|弱|嫌い)\\p{Script=Hiragana}*|早起き(?:し|は|が)?(?:たくな|無理|嫌)\\p{Script=Hiragana}*|(?:朝|早起き)[がは](?:つら|辛)い|寝坊(?:したい|好き)|睡到自然醒|睡[懒懶][觉覺]|(?:不(?:想|要|用|愿意)(?:太)?|(?<!不[\\p{Script=Han}]{2})不(?!早起不)|[别別](?:安排)?)早起(?:床)?|早起不[来來了]|不(?:想|要)太早(?:起床?|出[门門])|早上起不[来來]|(?:早上|早晨)?晚(?:一)?[点點]起床?',
)
const refusal =
  /\b(?:no|not|never|hates?|dislikes?|avoid|loathe)\b|n't\b|苦手|弱|嫌|たくな|無理|つら|辛|싫|힘들|못|안 |不|[别別]/u
/** A day of theirs begins no earlier than this. */
const lateMorning = '09:30'

/** Of two hours of one kind nobody knows which counts. */
export function addHours(collected: CollectedChips, text: BriefText): void {
  const hours = readHourMentions(text)
  for (const name of ['wakeUp', 'bedtime'] as const) {
    const [told] = hours[name]
    if (told && hours[name].every(({ value }) => value === told.value)) collected.add(`step2.${name}`, told)
  }
}

/** When the travellers get up, and when they are in bed, as HH:MM. Hours that no plan can keep to are left out. */
function readHourMentions(text: BriefText): { wakeUp: Mention<string>[]; bedtime: Mention<string>[] } {
  const { plain } = text
  const read = (pattern: RegExp, [from, to]: readonly [string, string], isEvening: boolean) =>
    Array.from(plain.matchAll(pattern)).flatMap((match): Mention<string>[] => {
      const groups = match.slice(1).filter((part) => part !== undefined)
      const hours = readCount(groups[0] ?? '')
      const minutes =
        groups.find((part, at) => at > 0 && /^\d\d$/u.test(part)) ?? (/반|半/u.test(match[0]) ? '30' : '00')
      const isPast = groups.some((part) => /p/u.test(part)) || (isEvening && !groups.some((part) => /a/u.test(part)))
      const full = isPast && hours < 12 ? hours + 12 : hours
      const told = `${String(full).padStart(2, '0')}:${minutes}`
      // Who sleeps until eleven gets the latest beginning that a plan has.
      const value = !isEvening && told > to && told <= latestRising ? to : told
      return value >= from && value <= to ? [{ value, from: match.index, to: match.index + match[0].length }] : []
    })
  const told = read(rising, dayHours.wakeUp, false)
  return { wakeUp: told.length > 0 ? told : findLateRising(text), bedtime: read(sleeping, dayHours.bedtime, true) }
}

/** Where a brief tells that mornings begin late, and whether its words refuse: "hate getting up early". */
export function findLateRising(text: BriefText): (Mention<string> & { isRefusal: boolean })[] {
  const { plain } = text
  return Array.from(plain.matchAll(lateRising)).flatMap(({ 0: words, index }) => {
    const [from, to, isRefusal] = [index, index + words.length, refusal.test(words)]
    // "Avoid late starts", "lazy mornings are not for us"
    if (!isRefusal && /^[a-z]/u.test(words) && polarityOf(text, from, to) === 'refused') return []
    return [{ value: hourAfter(plain.slice(to)) ?? lateMorning, from, to, isRefusal }]
  })
}

/** 朝は弱いので11時から: the hour that the rest of the sentence tells. */
function hourAfter(rest: string): string | null {
  const told =
    /^[.。]?[^.。!?\n、,]{0,6}?(?<!\d)(\d{1,2})[時时시点點](半|반)? ?(?:から|以降|スタート|출발|전|이후|부터|以[后後]|之[后後])/u.exec(
      rest,
    )
  if (!told) return null
  const value = `${(told[1] ?? '').padStart(2, '0')}:${told[2] ? '30' : '00'}`
  const [from, to] = dayHours.wakeUp
  return value >= from && value <= latestRising ? (value > to ? to : value) : null
}
