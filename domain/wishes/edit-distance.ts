/**
 * The Damerau-Levenshtein distance of two words (optimal string alignment), or `limit + 1` when it is more than the
 * limit.
 */
export function editDistance(one: string, other: string, limit: number): number {
  const tooMany = limit + 1
  if (Math.abs(one.length - other.length) > limit) return tooMany
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i++) {
    const row = Array<number>(other.length + 1).fill(tooMany)
    row[0] = i
    let leastOfRow = i
    // Cells farther from the diagonal always exceed the limit.
    for (let j = Math.max(1, i - limit); j <= Math.min(other.length, i + limit); j++) {
      const changed = one[i - 1] === other[j - 1] ? 0 : 1
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + changed)
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (swapped) least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1)
      row[j] = least
      leastOfRow = Math.min(leastOfRow, least)
    }
    if (leastOfRow > limit) return tooMany
    beforeLast = last
    last = row
  }
  return Math.min(last[other.length] ?? 0, tooMany)
}
