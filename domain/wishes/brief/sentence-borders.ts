/** Text that is put into a folded text at a position, instead of what stands there. */
type Fix = { from: number; to: number; words: string }

// 요 and 니다 end a sentence, also before ㅋㅋ, which is folded; 필요, 주요 and 중요 are words.
const korean =
  /(?<=[가-힣](?<!필|주|중|수|소|개)요|니다|습니까|(?:없|있|싶|좋|싫|않|했|겠|됐|[갔왔봤먹])음|(?:못|안|야|정|원) ?함|(?:예정|거|중|[0-9]명)임)[\u1100-\u11FF~]* (?=[\p{L}\d])/gu
// ます ends a sentence before a noun; ますが and ますので do not.
const japanese =
  /(?<=(?:です|ます|ました|ません|でした|ください|下さい)(?:ね|よ)?)(?=[\p{Script=Han}\p{Script=Katakana}a-z\d])/gu
/** What begins a part of a Chinese sentence: somebody, a reason, where to sleep and what it costs. */
const chinese =
  /(?<=[\p{Script=Han}\d])(?<![跟和与與带帶给給让讓帮幫陪叫请請是对對比除们們的为為按由都也又说說])(?=(?:我(?![们們]?的)|[他她](?![们們]?的)|每[天晚]|睡到|(?<![我他她们們])不(?=[赶趕吃喝去逛住坐看爬打][\p{Script=Han}]{1,4})|所以|但是|可是|[结結]果|然[后後]|不[过過](?=我|[他她])|[预預]算|住(?=[\p{Script=Han}]{2,6}(?:附近|[旁边邊]|酒店|[饭飯]店|民宿|青旅))))/gu
/** Chinese and Japanese have no blanks between words: who types one means a comma. */
const blank =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]) +(?![到至])(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])|(?<=\d) +(?![到至天日号號月点點晚夜泊人名个個位歳歲岁年万萬千百元円])(?=[\p{Script=Han}\p{Script=Katakana}])/gu
/** So many characters without a comma or a stop are more than one part of a sentence. */
const longChinese = /[\p{Script=Han}\d\p{Script=Latin}%/~-]{24,}/gu

/**
 * The ends of sentences without a full stop, as in chat messages: 가요 숙소는, 行きますホテルは. A long Chinese
 * sentence without commas is cut into its parts.
 */
export function findBorders(plain: string): Fix[] {
  if (/\p{Script=Hangul}/u.test(plain)) return findAll(plain, korean, '. ')
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(plain))
    return [...findAll(plain, japanese, '。'), ...findAll(plain, blank, '、')]
  const parts = Array.from(plain.matchAll(longChinese)).flatMap((run) =>
    findAll(run[0], chinese, ',').map(({ from, to, words }) => ({
      from: from + run.index,
      to: to + run.index,
      words,
    })),
  )
  return [...parts, ...findAll(plain, blank, ',')]
}

function findAll(plain: string, pattern: RegExp, words: string): Fix[] {
  return Array.from(plain.matchAll(pattern), ({ 0: found, index }) => ({
    from: index,
    to: index + found.length,
    words,
  }))
}
