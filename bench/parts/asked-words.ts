const initialConsonants = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'

export function readInitials(hangul: string): string {
  return Array.from(hangul, (sign) => initialConsonants[Math.floor((sign.charCodeAt(0) - 0xac00) / 588)] ?? '').join('')
}

/** Two letters in the middle change places. */
export function misspell(word: string): string {
  const middle = Math.floor(word.length / 2)
  return word.slice(0, middle - 1) + word.charAt(middle) + word.charAt(middle - 1) + word.slice(middle + 1)
}

/** Where the fiftieth page of a list begins. */
export async function findPage50(
  list: (after: string | null) => Promise<{ next: string | null }>,
): Promise<string | null> {
  let after: string | null = null
  for (let page = 1; page < 50; page += 1) {
    const { next } = await list(after)
    if (next === null) throw new Error('The list has no fifty pages.')
    after = next
  }
  return after
}
