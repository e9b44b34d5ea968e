import { readLimit } from '#domain/wishes/meant-by.ts'
import { readMost } from './at-most.ts'
import { foldBrief } from '#domain/wishes/brief/brief-text.ts'
import { concepts } from '#domain/wishes/brief/concepts.ts'
import { countable, likedConcepts, likedKinds, limitTo } from './liked-kinds.ts'
import { findMentions } from '#domain/wishes/brief/mentions.ts'

/** What was typed as a like, in the names of the kinds that the guide knows; the words themselves if it knows none. */
export function readTypedLikes(words: string): string[] {
  if (readLimit(words)) return [words.trim().toLowerCase()]
  const text = foldBrief(words)
  const kinds = findMentions(text, likedKinds).map(({ value }) => value)
  const ofConcepts = findMentions(text, concepts).flatMap((mention) => {
    const kind = mention.value.avoid
    if (kind === null || !likedConcepts.includes(kind)) return []
    const most = countable.includes(kind) ? readMost(text.plain, mention) : null
    return most === null ? [kind] : [limitTo(most, kind)]
  })
  const read = [...new Set([...kinds, ...ofConcepts])]
  return read.length > 0 ? read : [words]
}
