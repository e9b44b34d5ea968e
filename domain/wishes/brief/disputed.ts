type Range = { from: number; to: number }

const english =
  /^[^.;!?]{0,24}\b(?:but|though|although|while|whereas) (?:i|we|she|he|they|(?:my|our|the) [a-z]+(?: of us)?|everyone else) (?:do(?:es)?(?=[\s,.;!]|$)(?! not)|(?:really |absolutely |totally )?(?:loves?|likes?|enjoys?|adores?) (?:it|them|that|those)\b)/u
/** "They hate temples but we don't" */
const unhated = /^,? but (?:i|we|she|he|they|my [a-z]+) do(?:es)?n'?t(?=[,.;!]|$)/u
const korean =
  /^[은는을를이가도]? ?[^\s.,!?]{0,8} ?[^\s.,!?]{0,6}(?:[는은]데|지만|고|나),? (?:저|전|나|난|우리|아내|남편|친구|여친|남친|나머지|엄마|아빠|아이|다른 ?사람)[^\s.,!?]{0,4} (?:정말 |엄청 |너무 )?(?:좋아|마셔|마시|즐[겨기]|가고 ?싶|하고 ?싶)/u
const japanese =
  /^[^。、!?]{0,14}(?:けれ?ど|が|のに|けれども)、?(?:私|僕|俺|妻|夫|彼女?|友達|友人|他の人|娘|息子|子供|母|父)(?:たち)?は(?:大)?(?:好き|飲みます|飲む|飲みたい|行きたい|やりたい|楽しみ)/u

const chineseRefusal = /[不没沒](?:能|[会會]|[爱愛]|喜[欢歡]|太|想|怎[么麼])*(?<verb>[喝吃爬逛去坐看玩泡唱]|[购購]物)/u
const chineseTurn = new RegExp(
  '^[^,，。;]{0,3}[,，]?(?:但是?|可是?|不[过過]|而)?(?:我|他|她|其他人|[别別]人|老公|老婆|朋友|孩子|[媽妈爸])(?:[们們媽妈爸])?(?:[很超都能可以会會要想也])*' +
    '(?:(?<verb>[喝吃爬逛去坐看玩泡唱]|[购購]物)(?:酒|山|街)?|喜[欢歡]|[爱愛])(?=[,，。;!！]|$)',
  'u',
)

/**
 * Whether one traveller refuses what another one likes, so that it is neither asked for nor avoided: "he doesn't drink
 * but I do", 남편은 술을 안 마시는데 저는 마셔요, 他不喝酒我喝.
 */
export function isDisputed(plain: string, { from, to }: Range): boolean {
  const tail = plain.slice(to, to + 60)
  if (/\b(?:hates?|dislikes?) (?:the )?$/u.test(plain.slice(Math.max(0, from - 16), from)) && unhated.test(tail))
    return true
  if (english.test(tail) || korean.test(tail) || japanese.test(tail)) return true
  const verb = chineseRefusal.exec(plain.slice(Math.max(0, from - 5), to))?.groups?.['verb']
  if (verb === undefined) return false
  const groups = chineseTurn.exec(tail)?.groups
  return groups !== undefined && (groups['verb'] === undefined || groups['verb'] === verb)
}
