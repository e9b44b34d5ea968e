// Words of every second sentence in Spanish, Portuguese, French, German, Italian, Indonesian and Vietnamese, without
// accents. Words that are also English are left out.
const otherWords = new Set(
  (
    'el los las del y mi nos queremos somos con para por que una la un ' +
    'com nos nao dias sao gostamos queremos minha meu ' +
    'le les des du et avec pour nous je une dans est sommes mon ma notre pas ans au ' +
    'der das und mit fur wir ich eine ein nicht im vom bis von nach mein meine unser tag sind ist kein keine ' +
    'il gli di da siamo vogliamo mia mio giorni non ' +
    'dan yang kami untuk dengan ke dari saya kita tidak hari ' +
    'toi chung di den va muon cua ngay khong'
  ).split(' '),
)
const englishWords = new Set(
  (
    'the and of to in is are we i my our with for from a an on at no not but you it this that would like want have has ' +
    'me us be please days nights'
  ).split(' '),
)

/** Whether a text is in a language that no rule reads: another script, or more of such words than English ones. */
export function isOtherLanguage(plain: string): boolean {
  const letters = plain.match(/\p{L}/gu)?.length ?? 0
  const known = plain.match(/[\p{Script=Latin}\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)
  if (letters >= 8 && letters - (known?.length ?? 0) > letters / 2) return true
  if (/[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(plain)) return false
  const words = plain.match(/\p{L}+/gu) ?? []
  const others = words.filter((word) => otherWords.has(word)).length
  return others >= 3 && others > words.filter((word) => englishWords.has(word)).length
}
