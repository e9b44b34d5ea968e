/**
 * A test for texts that name one of the words. In Latin letters only whole words match, so that "galbi" is not found in
 * "dakgalbi". Hangul has no such word boundaries; there a word does not match inside a longer one of `all`, and a
 * single syllable does not match at all, because it is a part of too many words.
 */
export function findNames(words: readonly string[], all: readonly string[] = []): (text: string) => boolean {
  const others = all.filter((word) => !words.includes(word))
  const tests = words.map((word) => {
    const holding = others.filter((other) => other.includes(word))
    const isIn = findWord(word)
    return (text: string) => isIn(holding.reduce((left, other) => left.replaceAll(other, '\n'), text))
  })
  return (text) => {
    const folded = text.toLowerCase()
    return tests.some((isIn) => isIn(folded))
  }
}

function findWord(word: string): (text: string) => boolean {
  if (/^[\p{L} ]+$/u.test(word) && !/\p{Script=Latin}/u.test(word)) {
    return (text) => word.length > 1 && text.includes(word)
  }
  const whole = new RegExp(`(?<![\\p{L}-])${word}s?(?![\\p{L}-])`, 'u')
  return (text) => whole.test(text)
}
