import type { BriefText } from './brief-text.ts'
import { findMentions } from './mentions.ts'
import { partner, relatives } from './people-words.ts'

type Range = { from: number; to: number }

// What ends a part of a sentence that speaks of something else than the part after it. Repetitions are limited, because
// a text may repeat itself.
const enTail = '[^.;!?\\n,]{0,120}?(?=[.;!?\\n,]|\\bbut\\b|\\bnow\\b|$)'
const koTail = '[^.!?\\n,]{0,120}?(?:지만|는데|은데|인데|으니까|니까|다가|었고|았고|했고|,|\\.|$)'
const jaTail = '[^。！？\\n、]{0,120}?(?:が、|けど|ので|のに|、|。|$)'
const zhTail = '[^。！？；\\n，,]{0,120}'

/** What was once, or was planned before. */
const past = [
  `[^.;!?\\n,]{0,120}\\b(?:joined|came|went|visited|travelled|traveled)\\b[^.;!?\\n,]{0,120}\\blast (?:year|time|summer)\\b`,
  `(?:\\b(?:i|we|he|she|they|my [a-z]+) )?\\b(?:used to|(?:was|were) (?:going|planning) to|had planned to|considered|thought (?:about|of)|as a (?:child|kid|teenager|student)|years ago|last (?:time|year|summer|spring|autumn|winter)|on (?:my|our) (?:last|first|previous) (?:trip|visit))\\b${enTail}`,
  `(?:예전에|옛날에|어릴 ?때|지난 ?번에?|지난 ?여행|작년에?|재작년에?)(?:는|엔|은)?${koTail}|[^.!?\\n,]{0,120}?(?:려다가|려고 ?했(?:지만|는데|다가))|[^.!?\\n,]{0,120}?(?:던|은|ㄴ) ?(?:때도?|적도?) ?있었(?:지만|는데)`,
  `(?:以前は|昔は|前回は?|昨年は|去年は|子供の頃|かつて)${jaTail}|[^。！？\\n、]{0,120}?(?:予定|つもり)でしたが、?`,
  `(?<=^|[。！？；\\n，,])(?:我|我[们們])?(?:以前|从前|從前|小[时時]候|[过過]去|去年|前年|上次|上一次|本[来來]|原本|曾[经經]|原先)${zhTail}`,
]
/** What is left for another trip. */
const anotherTime = [
  `[^.;!?\\n,]{0,120}\\b(?:one day|some ?day|another time|next time)\\b,? (?:but )?not ${enTail}`,
  '[^.!?\\n,]{0,120}?다음(?:에|번에)(?:는)? ?(?:가|갈|보)\\p{L}{0,12}(?: |,|\\.|$)',
  '[^。！？\\n、]{0,120}?(?:また今度|次回)(?:に|へ|で)?(?:して)?(?:、|。|$)',
  `[^。！？；\\n，,]{0,120}?(?:下次|以[后後]|改天)再${zhTail}`,
]
/** What others say. */
const quoted = [
  `\\b(?:people|friends|everyone|everybody|blogs?|the guidebook) (?:keeps? )?(?:say|says|said|tell(?:s|ing)? (?:me|us)|told (?:me|us))\\b${enTail}`,
  `(?:인터넷|블로그|사람들|다들)(?:에서는|에서|은|이|는)? [^.!?\\n,]{0,120}?(?:다고|라고) ?(?:하|했|말하)(?:지만|는데|던데)`,
  `(?:ネット|ブログ|みんな|ガイドブック)(?:では|は|に)?[^。！？\\n、]{0,120}?(?:と|って)(?:聞き|言い|書い)\\p{L}{0,12}?(?:が、?|けど、?)`,
  `(?:[网網](?:上|路上)|大家|[别別]人|攻略)(?:上)?(?:都|常)?(?:[说說]|推[荐薦])${zhTail}`,
  '\\b(?:said|says|told (?:me|us)|keeps? saying|wrote),? "[^"]{0,120}"',
  '(?:친구|언니|오빠|누나|형|동료|가이드|사람들)(?:가|이|들이)? [^.!?\\n]{0,30}?라고 ?(?:했|하|말했|추천했)(?:지만|는데|으나)',
  '「[^」]{0,120}」と(?:言われ|勧められ|聞)\\p{L}{0,12}?(?:が、?|けど、?|。|$)',
  '[说說]\\s*[:：]?\\s*[“"「『][^”"」』]{0,120}[”"」』]',
]
/** What people like who do not come along, and what only one of two likes. "With my boss" they do come along. */
const outsiders = [
  `(?<=\\bmy (?:wife|husband|girlfriend|boyfriend|partner)) (?:loves|likes|enjoys) [^.;!?\\n,]{0,120}?,? but (?=i (?:don'?t|do not|can'?t|hate))`,
  `(?<=남편|아내|여자 ?친구|남자 ?친구)(?:은|는) [^.!?\\n,]{0,120}?좋아하(?:는데|지만) (?=저는 [^.]{0,120}?(?:못|안 |싫|힘들))`,
  `(?<=夫|妻|彼女|彼氏)は[^。！？\\n、]{0,120}?好きですが、(?=私は[^。]{0,120}?(?:苦手|嫌|でき|しません))`,
  `(?<=老公|太太|老婆|女朋友|男朋友|女友|男友)(?:很|最)?(?:[爱愛]|喜[欢歡])[^。！？；\\n，,]{0,120}[，,](?=(?:可|但)(?:是)?我[^，,。]{0,120}不|我(?:不|怕|[讨討][厌厭]))`,
  `(?<!\\b(?:with|and|for) )\\bmy (?:boss|ex(?:-[a-z]+)?|colleagues?|coworkers?|neighbou?rs?|manager|teacher|room ?mate|flat ?mate) (?!and\\b|is coming|comes|joins)${enTail}`,
  `(?:사장님|부장님|팀장님|상사|전 ?(?:남자 ?친구|여자 ?친구|남친|여친)|이웃)(?:은|는|이|가) ${koTail}`,
  `(?:上司|元カレ|元カノ|元夫|元妻|同僚|隣人)は${jaTail}`,
  `(?:老板|老[闆板]|上司|主管|前男友|前女友|前任|[邻鄰]居)(?=很|也|都|不|最|[讨討]|喜|[爱愛]|想|[觉覺])${zhTail}`,
]
const patterns = [past, anotherTime, quoted, outsiders].flat().map((source) => new RegExp(source, 'gu'))

/** Somebody who is named before does not come along. */
const absent =
  /\b(?:who (?:stays?|is staying|remains) (?:at )?(?:home|behind)|(?:is|are) not coming|(?:isn'?t|aren'?t) coming|(?:won'?t|can'?t|cannot) (?:come|join)\b|stays? (?:at )?home|does(?:n'?t| not) come (?:along|with))|(?:안|못) ?(?:가요|갑니다|가세요|와요|옵니다|오세요|오십니다|가지만|오지만|가고|오고)|(?:来|行き)(?:ません|られません)|来(?:ない|られない)|留守番|(?:这次|這次|可是|但|不[过過]|因为|因為)?[她他](?:们|們)?(?:不|没法|沒法)(?:来|來|去|参加|參加)(?=[，,。；]|$)|(?<=但|可|不过|不過|但是|可是)(?:这次|這次)?(?:不|没法|沒法)(?:来|來|参加|參加)(?=[，,。；]|$)/gu

/**
 * The parts of a brief that tell of the past, of another trip, of what others say or like, and of somebody who does not
 * come along: "I used to be vegetarian". Nothing in them is a wish.
 */
export function findSetAside(text: BriefText): Range[] {
  const { plain } = text
  const found = patterns.flatMap((pattern) =>
    Array.from(plain.matchAll(pattern), (match): Range => ({ from: match.index, to: match.index + match[0].length })),
  )
  const people = [...findMentions(text, relatives), ...findMentions(text, partner)]
  for (const match of plain.matchAll(absent)) {
    const begin = beginOf(plain, match.index)
    const who = people.findLast(({ from, to }) => from >= begin && to <= match.index)
    if (who)
      found.push({
        from: headOf(plain, begin, who.from),
        to: endOf(plain, match.index + match[0].length, match[0].startsWith('who')),
      })
  }
  return found.filter(({ from, to }) => to > from && /\p{L}/u.test(plain.slice(from, to)))
}

function beginOf(plain: string, at: number): number {
  return Math.max(...Array.from('.;!?。！？；\n', (sign) => plain.lastIndexOf(sign, at - 1))) + 1
}

/** "If my mother came" begins with the condition. */
function headOf(plain: string, begin: number, at: number): number {
  return begin + (/(?:\bif |如果|要是|假如|万一|萬一|もし)?$/u.exec(plain.slice(begin, at))?.index ?? at - begin)
}

/** After "she is not coming" the sentence may go on about who does: "she is not coming, just me". */
function endOf(plain: string, at: number, isInserted: boolean): number {
  const rest = (isInserted ? /^[^.;!?\n]*/u : /^[^.;!?。！？；\n,，、]*/u).exec(plain.slice(at))
  return at + (rest?.[0].length ?? 0)
}
