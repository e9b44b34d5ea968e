import { countPattern, readCount } from '#domain/wishes/brief/mentions.ts'

const few = '1|2|3|4|5|one|two|three|four|five|a couple of'
const english = new RegExp(
  String.raw`(?:(?:\bnot?\b(?! only)|n't\b)[^.,;!?]{0,30}\b(?:more than|over)|\bat (?:the )?most|\bmax(?:imum)?(?: of)?|\bup to) (${few}) (?:(?!km|kilomet|miles?|hours?|minutes?|days?|nights?|times?|people|persons?|friends|of)[a-z]+ )?$`,
  'u',
)
const chinese = /最多(?:去|看|逛|安排)?([一二两兩三1-5])[个個座家]?$/u
const eastern = `(${countPattern}) ?(?:곳|군데|개|つ|[かカヶケ]所|[个個座家])`
const afterwards = new RegExp(
  `^(?:[은는이가도]|も|は)? ?(?:(?:최대|最大で?|多くても|最多) ?${eastern}|${eastern}(?:만|까지만?|정도만|이하|이면 (?:충분|돼|됩)|だけ|まで|で(?:十分|いい)|就[够夠行]))`,
  'u',
)

/** The most of a kind that somebody wants to see: "not more than two palaces", 절은 한 곳만; null where none is said. */
export function readMost(plain: string, { from, to }: { from: number; to: number }): number | null {
  const head = plain.slice(Math.max(0, from - 60), from)
  const [, ...said] = english.exec(head) ?? chinese.exec(head) ?? afterwards.exec(plain.slice(to, to + 24)) ?? []
  const count = said.find((part) => part !== undefined)
  return count === undefined ? null : readCount(count)
}
