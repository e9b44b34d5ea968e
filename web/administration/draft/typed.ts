/** Adds a text that is not blank and not in the list yet, ignoring case. */
export function addWord(words: readonly string[], word: string): string[] {
  const trimmed = word.trim()
  return trimmed === '' || holds(words, trimmed) ? [...words] : [...words, trimmed]
}

export function holds(words: readonly string[], word: string): boolean {
  return words.some((one) => one.toLowerCase() === word.trim().toLowerCase())
}

/** Reads latitude and longitude as map pages copy them: `37.5, 127.0`. */
export function splitCoordinates(typed: string): { lat: string; lng: string } | null {
  const match = /^\s*\(?(-?\d+(?:\.\d+)?)\s*[,;\s]\s*(-?\d+(?:\.\d+)?)\)?\s*$/.exec(typed)
  return match?.[1] !== undefined && match[2] !== undefined ? { lat: match[1], lng: match[2] } : null
}

/** Null for an empty text, and NaN for one that is no number, which the schema refuses. */
export function readNumber(typed: string): number | null {
  return typed.trim() === '' ? null : Number(typed.trim())
}
