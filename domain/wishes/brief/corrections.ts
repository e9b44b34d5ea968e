import { overlaps } from './mentions.ts'

type Range = { from: number; to: number }

const marks =
  /\b(?:sorry,? )?no,? (?:wait|sorry|make that)\b|\bsorry,? no\b|\bscratch that\b|\bactually,? (?:no|make (?:it|that))\b|\bsorry,? (?:i meant?|make (?:it|that))\b|(?<=[,.(-] ?)(?:oh,? |oops,? )?(?:sorry|no|oops|rather|correction),?(?= (?:it'?s |that'?s |from |on )?(?:the )?(?:\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))|\bi meant?\b|\bcorrection\b|\bchanged\b|아니다|아니 ?아니|아니,|(?<=[,.] ?)아니(?= )|정정|착각|やっぱり|訂正|いや[、,]|(?<=[、,。])いや|間違え|不[对對](?=[,。!])|[说說打寫写][错錯]|更正|改成|改[为為到]|[还還]是改/gu

/** Whether a correction follows at once: "3 May, sorry, 5 May". */
export function isTakenBack(plain: string, to: number): boolean {
  return plain.slice(to, to + 28).search(marks) >= 0
}

/** Whether the words between two mentions take back the first: "3 to 5 May, no wait, 4 to 6 May". */
export function isCorrected(plain: string, { to }: Range, { from }: Range): boolean {
  // With the first letters after the mark, which may decide.
  return plain.slice(to, from + 3).search(marks) >= 0
}

const alternative =
  /^(?:,? or |\s?\/\s?| vs\.? |이?(?:냐|나|랑)?,? (?:아니면 |또는 |혹은 )|이?냐 |이?나 |인지 |か|还是|還是|或者?|\? ?(?:아니면 |それとも|还是|or )?)(?:the )?$/u

/** 순천 담양 목포 중에 고민하다가 순천으로 정했어요: what somebody thought about, before what was chosen. */
const chosen =
  /고민(?:하다가?|했는데|끝에)|(?:迷った|悩んだ)(?:末|結果|けれ?ど|が)|[纠糾][结結](?:了)?(?:半天|很久|一下)?[,，]?(?:最[后後]|[还還]是|[决決]定)/gu

/** "Busan or Jeju … Jeju!": of two places between which somebody chose, the one that is named again. */
export function withoutRejected<One extends Range>(places: readonly One[], plain: string): One[] {
  const nameOf = ({ from, to }: Range) => plain.slice(from, to)
  const rejected = places.flatMap((place, at) => {
    const next = places[at + 1]
    if (!next || !alternative.test(plain.slice(place.to, next.from))) return []
    const later = new Set(places.slice(at + 2).map(nameOf))
    const [isFirst, isSecond] = [later.has(nameOf(place)), later.has(nameOf(next))]
    return isFirst === isSecond ? [] : [isFirst ? next : place]
  })
  for (const mark of plain.matchAll(chosen)) {
    const after = new Set(places.filter(({ from }) => from > mark.index).map(nameOf))
    const begin = /[^.;!?。\n]*$/u.exec(plain.slice(0, mark.index))?.index ?? 0
    const thought = places.filter(({ from, to }) => from >= begin && to <= mark.index)
    if (thought.some((one) => after.has(nameOf(one))))
      rejected.push(...thought.filter((one) => !after.has(nameOf(one))))
  }
  return places.filter((one) => !rejected.includes(one))
}

/** Which of two nobody has decided yet, or a question. */
const undecided =
  /\?|\b(?:undecided|not (?:sure|decided)|(?:can'?t|haven'?t|don'?t) (?:decide|agree|know|decided)|which|worth|better)\b|아직|고민|둘 ?중|어디|어느|안 ?정|迷|どっち|どちら|哪|[纠糾][结結]|[没沒]定/u

/** "Balwoo Gongyang or Sanchon": of names either of which will do the first is the wish, with the words of all. */
export function withFirstOfEither<One extends Range>(
  places: readonly One[],
  plain: string,
  isChoosable: (place: One) => boolean,
): (One & { nameEnd: number })[] {
  const joined: (One & { nameEnd: number })[] = []
  for (const place of places) {
    const last = joined.at(-1)
    const sentence = /[^.;!?。\n]*$/u.exec(plain.slice(0, place.from))?.[0] ?? ''
    const rest = /^[^.;!。\n]{0,40}/u.exec(plain.slice(place.to))?.[0] ?? ''
    const isEither =
      last !== undefined &&
      alternative.test(plain.slice(last.to, place.from)) &&
      !undecided.test(sentence + rest) &&
      isChoosable(place) &&
      isChoosable(last)
    if (isEither) last.to = place.to
    else joined.push({ ...place, nameEnd: place.to })
  }
  return joined
}

/** The mentions without those that a correction replaces: "Daegu or Gyeongju. Actually, make it Gyeongju." */
export function withoutCorrected<One extends Range>(mentions: readonly One[], plain: string): One[] {
  const replaced = Array.from(plain.matchAll(marks)).flatMap((mark): One[] => {
    const end = mark.index + mark[0].length
    const isReplacement = mentions.some(({ from }) => from >= end && from - end < 14)
    if (!isReplacement) return []
    const begin = /[^.;!?。\n]*[.;!?。\n,、…\s]*$/u.exec(plain.slice(0, mark.index))?.index ?? 0
    return mentions.filter(({ from, to }) => from >= begin && to <= mark.index)
  })
  return mentions.filter((one) => !replaced.includes(one))
}

/**
 * Whether a place is only exchanged: "Yeosu instead of Jeju" changes a plan, and Jeju stays welcome on other days.
 * 경주 한옥 말고 refuses a house, not the town.
 */
export function isReplaced(plain: string, { from, to }: Range, places: readonly Range[]): boolean {
  const noun = /^ (?:[가-힣]+ ){0,2}?[가-힣]+ ?(?:말고|빼고)/u.exec(plain.slice(to))
  return (
    /\b(?:instead of|rather than) (?:the )?$/u.test(plain.slice(0, from)) ||
    /^(?: [가-힣]{2,4})? ?(?:대신|말고(?= [가-힣])|の?(?:代わり|かわり))/u.test(plain.slice(to)) ||
    (noun !== null &&
      !/[은는이가을를에서로]\s/u.test(noun[0]) &&
      !overlaps({ from: to, to: to + noun[0].length }, places))
  )
}
