/** What a traveller thinks of something. `neutral`: it is compared or limited, neither asked for nor refused. */
export type Polarity = 'wanted' | 'refused' | 'neutral'

/** "Avoid: museums, theme parks", [제외] 박물관, NG:遊園地, 忌口:牛肉 */
export const refusalHeading =
  /^[\s[【「(・*•>#-]*(?:ng|제외(?: ?항목)?|비선호|불호|싫은 ?것|피하고 ?싶은 ?것|避けたい(?:もの|こと|場所)?|苦手(?:なもの|なこと)?|不要|不想要|不喜[欢歡]|避免|排除|避雷|忌口|不要的|avoid(?:ing)?|dislikes?|exclud(?:e|ed|ing)|must[- ]?nots?|don'?ts|hard no|no[- ]?gos?|skip|not (?:wanted|interested)(?: in)?|(?:we )?don'?t (?:want|like))\s*[\]】」)]?\s*(?::|-|(?<=[\]】」)]\s*))\s*[^:：]*$/u

/** 놀이공원 X, museums ✕ */
export const crossAfter = /^\s?(?:은|는|:)?\s?(?:x(?![a-z\d-])|[✕✖×❌🙅])(?=$|[\s,.、。)])/u

const eagerBefore =
  /\b(?:can(?:not|'?t) (?:wait (?:to|for)|get enough of|live without|do without|miss|resist|go without)|(?:don'?t|do not|never|wouldn'?t|won'?t|not) (?:want to |wanna )?(?:miss(?: out on)?|skip|forget|say no to|leave out)|no (?:trip|holiday|day|visit)[a-z ]* without|nothing (?:beats|like|better than)|why not|no limits? (?:on|to|for)|not without|never (?:get tired|tire) of|never enough)(?: (?:to|the|a|an|any|some|go|do|see|eat|try|visit|our|my|good|great|bit of|lots of))*\s$|(?:不(?:想|要|能|可)?(?:错过|錯過)|(?:不能|不可)(?:没有|沒有|少|缺)|(?:不要|[别別])忘(?:了|記|记)?(?:安排|去|吃)?)(?:去|看|吃|逛)?$/u
const eagerAfter =
  /^(?:은|는|을|를|만은|도)? ?(?:없이는? ?못|없으면 ?안 ?[되돼]|빼놓을 ?수 ?없|빠지면 ?안|빠질 ?수 ?없|놓칠 ?수 ?없|안 ?빠지고|싫어하지(?:는|도)? ?않)|^(?:は|が|を|も)?(?:外せ(?:ません|ない)|欠かせ(?:ません|ない)|はずせ(?:ません|ない)|見逃せ(?:ません|ない)|嫌い(?:では|じゃ)(?:ない|ありません))|^[^,。]{0,2}(?:必不可少|不(?:能|可)(?:少|错过|錯過|缺))|^ (?:is a must|cannot be missed|can'?t be missed)\b/u
const unmindedBefore =
  /\b(?:no (?:problems?|issues?) with|(?:don'?t|do not|doesn'?t|not|n'?t) (?:really )?(?:mind|afraid of|scared of|bothered by)|fine with|ok(?:ay)? with)(?: (?:a|the|any|some|few|eating|climbing|long|going|doing))*\s$|(?:不怕|不介意|不在乎|能接受|可以接受)(?:爬|走|吃)?$/u
const unmindedAfter =
  /^ (?:is|are) (?:no|not a) (?:problem|issue)\b|^(?:は|が|も|でも)?(?:気にし(?:ません|ない)|気にならな|問題(?:ない|ありません)|平気|構いません|どちらでも|どっちでも)|^도 ?가능|^[은는도이가]? ?(?:상관 ?없|문제 ?없|신경 ?안)|^[^,。]{0,2}(?:没问题|沒問題|無所謂|无所谓|[随隨]便(?![逛走玩吃看])|都行|可有可[无無])/u

/** "We prefer temples to palaces" */
const lessLiked = /\bprefers? (?:(?!to |and |[a-z]+ing )[a-z'-]+ ){1,3}to (?:the )?$/u

/** What was seen and is enough: "We've seen Gyeongbokgung, so not again", 甘川文化村はもう行ったのでいいです */
const seenBefore = /(?:\balready|\bhave|'ve) (?:seen|been to|done|visited) (?:the )?$/u
const enoughAfter =
  /^[^.;!?]{0,24}\b(?:not again|no need(?= *(?:[.,;!]|$| to (?:go|see|visit)))|skip it|leave (?:it|that) out)\b/u
const seenAfter =
  /^(?:は|には)?(?:もう|前に|以前|前回)?[^。、]{0,4}行った(?:ので|から)[^。]{0,4}(?:いい|結構|大丈夫|いらない|パス)|^[은는도]? ?(?:이미 |벌써 )?(?:가 ?봤|갔다 ?왔|다녀왔|봤)[^.!?]{0,8}(?:빼|패스|제외|안 ?가도|됐)|^(?:已[经經])?(?:去|看)[过過]了?[,，]?(?:不用|不想|不要|[别別]|就不)/u

export function isSeenEnough(head: string, tail: string): boolean {
  return seenAfter.test(tail) || (seenBefore.test(head) && enoughAfter.test(tail))
}

/** "Falconry? No - gardens": the no refuses what was asked, not what follows. */
export function isOwnAnswer(plain: string, from: number): boolean {
  return /[?？]\s*(?:no|nope|nah|아니요?|아뇨|いいえ|いや|不)\s*-+\s*$/u.test(plain.slice(Math.max(0, from - 12), from))
}

/** What negations say that refuse nothing: "can't wait to go hiking", 쇼핑 없이는 못 살아요, 不怕辣. */
export function readNegationPhrase(head: string, tail: string): 'wanted' | 'neutral' | null {
  if (eagerBefore.test(head) || eagerAfter.test(tail)) return 'wanted'
  if (lessLiked.test(head)) return 'neutral'
  return unmindedBefore.test(head) || unmindedAfter.test(tail) ? 'neutral' : null
}

/** Where somebody works is no wish: "I work in a museum", 호텔에서 일해요, 我在酒店工作. */
export function isWorkplace(plain: string, { from, to }: { from: number; to: number }): boolean {
  return (
    /\b(?:works?|worked|working|employed|job|own|owns|(?<!-)runs?) (?:in|at|for|as)?\s?(?:an? |the )?(?:[a-z]+ )?$/u.test(
      plain.slice(Math.max(0, from - 30), from),
    ) ||
    /^(?:에서|에) ?(?:일하|일해|일합|근무|다녀요)|^で(?:働|勤務|仕事をし)|^(?:工作|上班)(?!日|之[余餘])/u.test(
      plain.slice(to, to + 8),
    )
  )
}

/** Food that somebody needs is no wish to eat well: "low-salt food", "only eats plain food", 부드러운 음식, 清淡的餐. */
export function isNeed(plain: string, { from }: { from: number }): boolean {
  return /\b(?:(?:low|no|less|reduced|salt|sugar)[- ](?:salt|sodium|sugar|fat|carb|free)|soft|plain|bland|simple|normal) $|\b(?:must|can|only|has to|have to) (?:only )?eats? (?:[a-z]+ ){0,2}$|(?:저염|싱거운|부드러운|담백한|무른) ?$|(?:やわらかい|柔らかい|薄味の|減塩の?)$|(?:清淡|[软軟]|少[盐鹽]|流[质質])的?$/u.test(
    plain.slice(Math.max(0, from - 30), from),
  )
}
