/** What an editor may write at most: characters, aliases, single days. */
export const placeEditLimits = { name: 200, line: 500, text: 5000, phone: 60, aliases: 30, days: 1500 } as const

/** What somebody looked up where they said that they looked. */
export const lookedUp = ['hours', 'closed', 'exceptions', 'lastEntry', 'cost', 'permanentlyClosed'] as const

/** Where and when. */
export const howKnown = ['basis', 'source', 'checkedOn'] as const

/** Who changes what was looked up and does not say where, says it from memory. */
export function isFromMemory(changes: object): boolean {
  return lookedUp.some((name) => name in changes) && !howKnown.some((name) => name in changes)
}

/** Nobody has looked on a day that has not been. */
export function isToCome(day: string | null | undefined, today: string): boolean {
  return typeof day === 'string' && day > today
}
