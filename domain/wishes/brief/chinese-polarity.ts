import type { Polarity } from './negation-phrases.ts'

const chineseNo =
  /唔(?:$|去|要|想|食|飲|睇|行|鍾意|鐘意|使)|不需要|不用|不要|不想|不去|不吃|不喝|不看|不逛|不爬|不喜[欢歡]|不能|不爱|不愛|不太|不想要|不玩|不跑|不泡|跳[过過]|略[过過]|[谢謝][绝絕]|受不了|吃不[了惯慣]|不[敢]吃|不[敢]|不考[虑慮]|不安排|别|別|讨厌|討厭|怕|避开|避開|避免|除了|没有|沒有|无法|無法|而不是|不是|[没沒]$|拒绝|拒絕|少(?=安排|走|去)|不/gu
const chineseTurn = /所以|(?<=.)住|(?<=.)就(?!算)|想|喜[欢歡]|要(?!爬|去|吃|看|逛|走)|但|只|更|主要|多(?=安排|去)|希望/u

/** In Chinese the negation in the clause of the mention decides. */
export function chinesePolarity(head: string, rest: string): Polarity {
  // 能不能 and 要不要 ask.
  const withoutAsking = (part: string) => part.replace(/(\p{Script=Han})不\1/gu, '??')
  const clause = withoutAsking(head.split(/[,，：:()（）]/u).at(-1) ?? '')
  const tail = withoutAsking(rest)
  // 去过两次首尔了: where somebody has been is no wish.
  if (/去[过過]了?(?:[一二两兩三四五六七八九\d几幾多好]{1,2}[次趟回])?(?:了)?\s*$/u.test(clause))
    return /^[^,。]{0,8}[这這]次(?:就)?不/u.test(tail) ? 'refused' : 'neutral'
  if (/(?:比起|相比)\s*$/u.test(clause) || /^\s*(?:不如|没有|沒有).{0,6}(?:喜|想)/u.test(tail)) return 'neutral'
  if (/^\s*(?:安排|排)?(?:得)?太多/u.test(tail)) return 'neutral'
  if (/^[^,，、]{0,2}(?:最多|只(?:要|去|看)?|不超[过過])[^,，、]{0,2}(?:一|1)/u.test(tail)) return 'neutral'
  // 除了景福宫其他都没去过
  if (/除了\s*$/u.test(clause) && /^(?:以外|之外)?[,]?\s*(?:都|别的|其他|其它|別的)[^,。]{0,10}[没沒]/u.test(tail))
    return 'neutral'
  if (isOnlyOne(clause, tail)) return 'wanted'
  if (/^[^,、。(有]{0,4}(?:绝对|絕對)?不(?:去|碰|做|吃|喝|看|逛|爬)(?:了|太|[,。]|$)/u.test(tail)) return 'refused'
  // Where somebody has been is no wish.
  if (
    /去[过過]\s*$/u.test(clause) ||
    /^(?:[和跟、][^,。、都]{2,5})?(?:上次|之前|以前|都|已[经經])?去[过過](?!.*(?:不用|不去|不要|不必))/u.test(tail)
  )
    return 'neutral'
  if (/^(?:就)?(?:行(?!程)|可以|就好|好了)/u.test(tail)) return 'wanted'
  if (
    /^(?:[^,。(]{0,14}都|[^,。(有]{0,8})(?:不用|不要|不必|不想|免了|不行)(?:再)?(?:排|去|安排|了)?(?=[,。]|$)/u.test(
      tail,
    )
  )
    return 'refused'
  if (
    /^[^,，、(]{0,4}(?:不感兴趣|不感興趣|没兴趣|沒興趣|没有兴趣|沒有興趣|就算了|免了|不用|不需要|不要|不行|ng|[无無]感|(?:看|逛|吃|玩|去)(?:多|[腻膩]|[够夠])了|[腻膩]了?|跳[过過]|略[过過]|[谢謝][绝絕]|没啥兴趣|[劝勸]退)/u.test(
      tail,
    )
  )
    return 'refused'
  if (/(?:最多|不超[过過])[^、]{0,6}$/u.test(clause)) return 'neutral'
  const last = [...clause.matchAll(chineseNo)].at(-1)
  if (!last) return 'wanted'
  const between = clause.slice(last.index + last[0].length)
  // 不要太热的户外: what is not too hot may be wanted.
  if (/^太[^,]{1,4}的$/u.test(between)) return 'neutral'
  if (chineseTurn.test(between)) return 'wanted'
  return between.length > 14 ? 'neutral' : 'refused'
}

/** 除了爱宝乐园别的游乐园不去: of its kind only this one is wanted. */
function isOnlyOne(clause: string, tail: string): boolean {
  return /除了\s*$/u.test(clause) && /^(?:以外|之外)?[,]?\s*(?:都|别的|其他|其它|別的)[^,。]{0,10}不/u.test(tail)
}
