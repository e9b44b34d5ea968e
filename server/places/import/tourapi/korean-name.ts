/** Splits a title such as "Gyeongbokgung Palace (경복궁)" or "景福宮（경복궁）" into the name and the Korean name in brackets. */
export function readTitle(title: string): { own: string; korean: string } {
  const [, own, korean] =
    /^(.+?)\s*[(（]([^()（）]*[가-힣][^()（）]*(?:[(（][^()（）]*[)）][^()（）]*)?)[)）]\s*$/u.exec(title) ?? []
  return own === undefined || korean === undefined ? { own: title, korean: '' } : { own, korean: korean.trim() }
}

/** A key for comparing Korean names: the letters and digits of the name, without notes in square brackets. */
export function keyOfKoreanName(name: string): string {
  return name
    .normalize('NFC')
    .replace(/\[[^\]]*\]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
