/** Chooses phrasings: every one of a list before any comes again, and never the same twice in a row. */
export type PhraseDecks = { draw: <Phrase>(list: string, phrases: readonly [Phrase, ...Phrase[]]) => Phrase }

/** The same seed draws the same phrasings in the same order. */
export function createPhraseDecks(seed: number): PhraseDecks {
  const decks = new Map<string, { order: number[]; rounds: number; last: number }>()
  return {
    draw: (list, phrases) => {
      const key = `${list}/${phrases.length}`
      const deck = decks.get(key) ?? { order: [], rounds: 0, last: -1 }
      decks.set(key, deck)
      if (deck.order.length === 0) {
        deck.order = shuffled(phrases.length, `${seed}/${key}/${deck.rounds}`)
        deck.rounds += 1
        // The first of a new round must not be the last of the one before.
        if (deck.order.length > 1 && deck.order[0] === deck.last) deck.order.push(deck.order.shift() ?? 0)
      }
      deck.last = deck.order.shift() ?? 0
      return phrases[deck.last] ?? phrases[0]
    },
  }
}

function shuffled(length: number, key: string): number[] {
  return Array.from({ length }, (_, index) => index)
    .map((index) => ({ index, rank: hashOf(`${key}/${index}`) }))
    .toSorted((one, other) => one.rank - other.rank || one.index - other.index)
    .map(({ index }) => index)
}

/** FNV-1a with a last mix, because keys that differ in one digit must not sort alike. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
