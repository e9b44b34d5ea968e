type Range = { from: number; to: number }

const marks =
  /\b(?:sorry,? )?no,? (?:wait|sorry|make that)\b|\bsorry,? no\b|\bscratch that\b|\bactually,? (?:no|make (?:it|that))\b|\bsorry,? (?:i meant?|make (?:it|that))\b|\bi meant?\b|\bcorrection\b|\bchanged\b|아니다|아니 ?아니|아니,|(?<=[,.] ?)아니(?= )|정정|착각|やっぱり|訂正|いや[、,]|(?<=[、,。])いや|間違え|不[对對](?=[,。!])|[说說打寫写][错錯]|更正|改成|改[为為到]|[还還]是改/gu

/** Whether the words between two mentions take back the first: "3 to 5 May, no wait, 4 to 6 May". */
export function isCorrected(plain: string, { to }: Range, { from }: Range): boolean {
  return plain.slice(to, from).search(marks) >= 0
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
