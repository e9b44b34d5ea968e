// Spaces, control characters and bidirectional controls; not the zero-width joiner, which emoji need.
const unseen = /[\s\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+/gu

/** Cleans a typed name: one line, trimmed. Null when nothing visible is left or when it is too long. */
export function tidyName(typed: string, longest: number): string | null {
  const name = typed.normalize('NFC').replaceAll(unseen, ' ').trim()
  const isSeen = /[\p{L}\p{N}\p{P}\p{S}]/u.test(name)
  // Counts code points, as the database does.
  return isSeen && Array.from(name).length <= longest ? name : null
}
