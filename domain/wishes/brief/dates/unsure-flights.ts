import { type BriefSpan, type BriefText, spanOf } from '#domain/wishes/brief/brief-text.ts'
import type { Range } from '#domain/wishes/brief/collected-chips.ts'
import { overlaps, patternOf } from '#domain/wishes/brief/mentions.ts'
import { type FlightMention, isLeaving, readClocks, readTimesOfNoAirport } from './flight-mentions.ts'

const partOfDay = '(?:early |late )?(?:mornings?|afternoon|evening|night)'
const noHour = patternOf(
  `(?:fl(?:y|ying|ies)|flights?|land(?:s|ing)?)\\b(?:[^.;!?,\\n]|, (?=in the|on the)){0,40}?\\b(?:(?:in|at) (?:the )?|on \\w+day )?${partOfDay}|(?:arriv(?:e|es|ing)|leav(?:e|es|ing)|depart(?:s|ing)?)\\b[^.;!?,\\n]{0,16}\\d[^.;!?,\\n]{0,16}\\b(?:(?:in|at) (?:the )?)${partOfDay}|(?:${partOfDay}|overnight|red-eye) flight(?: (?:home|back|out|in))?`,
  '(?:아침|오전|오후|저녁|밤|새벽)(?:에|쯤)? ?(?:비행기|항공편|출국|귀국|입국)|(?:비행기|항공편|출국|귀국|입국)(?:는|은|가)? ?(?:아침|오전|오후|저녁|밤|새벽)(?=[이에쯤.,]|$)|(?:朝|午前|午後|夕方|夜|深夜)(?:の|に)?(?:便|飛行機|フライト|帰国|出国|入国)|(?:帰国|出国|入国|帰りの便|飛行機|フライト)は(?:朝|午前|午後|夕方|夜|深夜)|(?:早上|上午|中午|下午|傍晚|晚上|凌晨|深夜)(?:的)?(?:航班|[飞飛][机機]|回[国國]|起[飞飛]|[飞飛](?=[,，。回走]|$))|(?:航班|[飞飛][机機]|回程)(?:是|在)?(?:早上|上午|中午|下午|傍晚|晚上|凌晨|深夜)',
)

/** Flights whose airport is not known, and those of which only a part of the day is told: "flying out at night". */
export function readUnsureFlights(
  text: BriefText,
  flights: readonly FlightMention[],
  /** What other rules read. */
  read: readonly Range[],
): { noAirport: BriefSpan[]; noHour: BriefSpan[]; ranges: Range[] } {
  const { plain } = text
  const timed = readTimesOfNoAirport(text, flights).filter((time) => !overlaps(time, read))
  const quoted = ({ from, to }: Range) => spanOf(text, from, to)
  const vague = Array.from(plain.matchAll(noHour), ({ 0: words, index }) => ({ from: index, to: index + words.length }))
    .filter((range) => !overlaps(range, [...flights, ...readClocks(plain)]) && !isToldAfter(plain, range.to))
    .filter(({ from, to }) => {
      const leaves = isLeaving(text, from, to)
      return flights.every(({ field }) => leaves !== null && (field === 'departure') !== leaves)
    })
  return { noAirport: timed.map(quoted), noHour: vague.map(quoted), ranges: [...timed, ...vague] }
}

/** 밤 비행기 21시: the hour follows. */
function isToldAfter(plain: string, to: number): boolean {
  const [tail = ''] = plain.slice(to, to + 20).split(/[.;!?。\n]/u)
  return readClocks(tail).length > 0
}
