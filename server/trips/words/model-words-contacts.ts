const addresses =
  /https?:|www\.|\w@\w|\b[\w-]{2,63}\.(?:com|net|org|kr|co|io|info|me|app|dev|ly|gg|tv|xyz|shop|site|link|example|test)\b|[[\]<>]|`|\||\+\d|#\w/iu
const phone = /(?:\d[\s().-]*){8,}/u

/** Addresses in words, and what one is told to do with them. */
const spelled = [
  /\bdot\b(?!\s+(?:the|an?|its|their|this|that|these|those|every|each|both)\b)|\w\s*[.(]\s*(?:com|net|org|kr)\b|\bdotcom\b/iu,
  /\bat[\s-]sign\b|\(\s*at\s*\)|@|\{\s*at\s*\}/iu,
  /\b(?:gmail|hotmail|yahoo|outlook|icloud|naver|daum|hanmail|kakao|proton\s?mail)\b/iu,
  /\be-?\s?mails?\b|\b(?:mail|message|text|ring|call)\s+(?:us|me|him|her|them|now|ahead)\b|\b(?:website|homepage)\b/iu,
  /\b(?:tele)?phones?\b|\bdial\b|\bhotline\b|\bfax\b|\bwhats\s?app\b|\bwe\s?chat\b|\bline\s+id\b|\bviber\b/iu,
  /골뱅이|닷컴|이메일|메일|전화|카톡|연락처|홈페이지/u,
  // Letters one by one: k i m d o t c o m.
  /(?<![\p{L}\p{N}])(?:\p{L}[\s.\-_]+){5,}\p{L}(?![\p{L}\p{N}])/u,
]

const figure = String.raw`(?<!\d)\d+(?!\d)`
const digitWord = `zero|oh|nought|nil|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|double|triple|plus`
const koreanDigits = '공영일이삼사오육륙칠팔구'
const between = String.raw`(?:[\s().,/+_\-–—·]|\b(?:and|then|dash|hyphen|space)\b)*`
const token = String.raw`(?:\b(?:${digitWord})\b|${figure}|[${koreanDigits}])`
/** Five and more digits in a row, some of them in words. */
const digitRun = new RegExp(String.raw`(?<!\p{L})${token}(?:${between}${token}){4,}(?![가-힣])`, 'giu')
const leadingZero = new RegExp(
  String.raw`\b(?:zero|oh|nought)[\s,-]+(?:${digitWord})\b|(?<![가-힣])공\s*[일이칠][공영일]`,
  'iu',
)

/**
 * Says whether a text has a link, an address, a telephone number or a way to get in touch, also in words or with
 * characters that only look like letters, digits, points or at signs.
 */
export function hasContact(text: string, facts: string): boolean {
  const seen = unmask(text)
  if (addresses.test(seen) || phone.test(seen.replaceAll('₩', ' ₩'))) return true
  if (leadingZero.test(seen)) return true
  for (const [run] of seen.matchAll(digitRun)) if (/\p{L}/u.test(run)) return true
  return spelled.some((pattern) => {
    const found = pattern.exec(seen)
    return found !== null && !facts.toLowerCase().includes(found[0].toLowerCase())
  })
}

/** Letters, digits and characters in the form that they imitate. */
function unmask(text: string): string {
  return (
    text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .normalize('NFKC')
      .replaceAll(/[•∙⋅‧・。●◦]/gu, '.')
      .replaceAll(/[ⓐ◎]/gu, '@')
      // O1O-l234: letters between digits.
      .replaceAll(/(?<![\p{L}\p{N}])(?=[\dOoIl|-]*\d)[\dOoIl|]{2,}(?![\p{L}])/gu, (found) =>
        found.replaceAll(/[Oo]/gu, '0').replaceAll(/[Il|]/gu, '1'),
      )
  )
}
