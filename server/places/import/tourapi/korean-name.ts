/**
 * A title such as "Gyeongbokgung Palace (경복궁)" or "景福宮（경복궁）": the name, and the Korean one in the brackets at its end.
 */
export function readTitle(title: string): { own: string; korean: string } {
  const [, own, korean] =
    /^(.+?)\s*[(（]([^()（）]*[가-힣][^()（）]*(?:[(（][^()（）]*[)）][^()（）]*)?)[)）]\s*$/u.exec(title) ?? []
  return own === undefined || korean === undefined ? { own: title, korean: '' } : { own, korean: korean.trim() }
}

/** What is the same in two spellings of one Korean name: its letters and figures, without notes in square brackets. */
export function keyOfKoreanName(name: string): string {
  return name
    .normalize('NFC')
    .replace(/\[[^\]]*\]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
