import type { BriefText } from '#domain/wishes/brief/brief-text.ts'
import { findSetAside, type SetAside } from '#domain/wishes/brief/set-aside.ts'

type Range = { from: number; to: number }

/** What is liked because it is not too much. */
const content = /[^.!?\n,]{0,40}(?:빡빡하|바쁘|비싸|힘들)지 ?않아서 ?(?:좋|괜찮|딱)[^.!?\n,]*/gu

/** What travellers do without the plan. */
const onTheirOwn =
  /[^.!?;\n,]{0,60}\b(?:by ourselves|on our own|by myself|ourselves)\b[^.!?;\n,]*|[^.!?\n,]{0,40}(?:저희끼리|우리끼리|알아서 ?(?:할|갈|다닐))[^.!?\n,]*|[^。!?\n、,]{0,40}自分(?:たち)?で(?:行|回|過|買|し)[^。!?\n、,]*|[^。;!?\n,]{0,30}我[们們]?自己(?:去|逛|安排)[^。;!?\n,]*/gu

/** What others think of a stop: 친구가 남산타워 별로래요. */
const hearsay =
  /[^.!?\n,]{0,20}(?:친구|언니|누나|오빠|동생|동료|지인|사람들|다들|블로그|후기|유튜브)(?:들)?(?:가|이|은|는|에서|에)? [^.!?\n,]{0,60}(?:[대래]요?|다던데|라던데|다는데|라는데)(?=[\s.,!?]|$)[^.!?\n,]*/gu
/** What would be done if something were so. "If possible" only asks politely. */
const conditional =
  /\b(?:if|unless|in case)\b(?! (?:possible|you can|that'?s ok|there'?s time|it'?s ok))[^.!?;\n]*|[^.!?\n]{0,60}(?:만약|혹시)[^.!?\n]*면[^.!?\n]*|[^.!?\n,]{0,30}(?:닫|휴무|매진|비싸|막히)[^.!?\n,]{0,4}면[^.!?\n]*|もし[^。!?\n]*|(?:如果|要是|假如|万一|萬一)(?!可以|方便)[^。;!?\n]*/gu

const english =
  /^\s*(?:(?:and|but|so|ok|okay|hi|hello),? )?(?:what(?!(?:'s)? about)|when|why|how(?! about)|where|who|which|is(?! it possible| there (?:a|any) (?:way|chance))|are(?! you able)|was|do|does|did|will|has|have|should|shall)\b[^?]*\?/u
const englishClause = /,\s*(?:should|shall|is|are|do|does) (?:we|i|it|that|this)\b[^,?]*\?/gu
const eastern = [
  {
    asks: /몇 ?시|왜|언제|어디|얼마|어때|어떻게|(?:나요|까요|[인한은는던운]가요|는지요?)\s*\?*$/u,
    requests: /수 ?있|주실|줄래|주시겠|될까요|되나요/u,
  },
  {
    asks: /何時|なぜ|どうして|いつ|どこ|どう(?:する|なる|です)|いくら|べき|(?:です|ます|でしょう)か\s*\?*$/u,
    requests: /[えけせてべめれげ]ます(?:か|でしょうか)|もらえ|いただけ|くれ|できます|いいですか/u,
  },
  {
    asks: /[几幾][点點]|[为為]什[么麼]|什[么麼][时時]候|怎[么麼]|哪[里裡]|多少|[吗嗎]\s*\?*$|要不要|好不好/u,
    requests: /能不能|可以|可不可|能.*[吗嗎]|行[吗嗎]/u,
  },
]

const takenOut =
  /\b(?:take|leave) (?:it|that|them) (?:out|off)\b|\b(?:drop|skip|remove|delete|cut|ditch) (?:it|that|them)\b|빼(?:도|고|줘| ?주|요|자)|外し|外して|削除|やめ|[删刪]|拿掉|去掉|取消|跳[过過]/u

/** "What can we do instead?" asks for no change, however politely. */
const opens =
  /(?:(?<![가-힣])(?:뭐|뭘|무엇|무슨|어느|어떤)(?![라래든]).*\?)|(?:何を|何が|どんな).*(?:か|\?)|(?:什[么麼]|哪些).*\?/u

/**
 * The parts of what is said of a plan that ask for no change: questions about it, what others say, what was once, what
 * travellers do on their own, and what would be in other weather. "It will rain on day 3" does ask.
 */
export function findUnaskedParts(text: BriefText): Range[] {
  const { plain } = text
  const questions = Array.from(plain.matchAll(/[^.!?。;\n]+[.!?。;\n]*/gu)).flatMap(
    ({ 0: sentence, index }): Range[] => {
      const isQuestion =
        opens.test(sentence) ||
        english.test(sentence) ||
        eastern.some(({ asks, requests }) => asks.test(sentence) && !requests.test(sentence))
      if (isQuestion) return [{ from: index, to: index + sentence.length }]
      return Array.from(sentence.matchAll(englishClause), (match) => ({
        from: index + match.index,
        to: index + match.index + match[0].length,
      }))
    },
  )
  const liked = [content, onTheirOwn, hearsay, conditional].flatMap((pattern) =>
    Array.from(plain.matchAll(pattern), (match) => ({ from: match.index, to: match.index + match[0].length })),
  )
  // "Insadong we saw last time, take it out": the reason names the stop.
  const isReason = ({ isPast, to, from }: SetAside) =>
    isPast && takenOut.test(`${plain.slice(from, to)}${/^[^.!?。;\n]*/u.exec(plain.slice(to))?.[0] ?? ''}`)
  const aside = findSetAside(text)
    .filter((one) => !isReason(one))
    .filter(({ from, to }) => !/^\s*(?:下雨|天[气氣]|下雪)/u.test(plain.slice(from, to)))
  return [
    ...questions,
    ...[...aside, ...liked].filter((one) => questions.every(({ from, to }) => one.to <= from || one.from >= to)),
  ]
}
