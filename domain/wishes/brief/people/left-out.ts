import type { BriefText } from '#domain/wishes/brief/brief-text.ts'
import { type Mention, patternOf } from '#domain/wishes/brief/mentions.ts'

const before =
  /(?:\b(?:not|no|without|minus|excluding|leaving|left)(?: (?:my|the|our|his|her|any))? |不[带帶]|[没沒][带帶]|不跟|不和|除了)$/u
/** "To visit grandma in Daegu" */
const visited = /\b(?:visit(?:ing)?|see(?:ing)?|meet(?:ing)?|stay(?:ing)? with) $/u
/** Who says something, or once was somewhere, need not come along. */
const says =
  /^ (?:says?|said|tells?|told|thinks?|insists?|warned|keeps? (?:saying|telling|asking)|recommends?|served|fought|lived|worked|was born|grew up|met|is buried|wants me to|made me|pays?|is paying)\b|^(?:이|가|께서)? ?(?:추천|그러|말씀)|^(?:说|說|叫我|[让讓]我)|^'s (?:grave|tomb|house|hometown|village)\b|^(?:의|の|的)? ?(?:산소|묘|제사|고향|故郷|実家|故[乡鄉]|老家|お?墓|坟|墓)/u
/** "Jimin's dad's cafe", お父さんのカフェ: whose house one goes to need not come along. */
const owns =
  /^'s (?:own |old )?(?:cafe|café|coffee (?:shop|house)|restaurant|shop|store|bakery|diner|bar|pub|guest ?house)\b|^ (?:owns|runs|opened|has) (?:an?|the|this|that) (?:[a-z]+ )?(?:cafe|café|coffee (?:shop|house)|restaurant|shop|bakery|bar|guest ?house)\b|^(?:의 ?|(?:이|가|께서|네)? ?(?:하는|하시는|운영하는|운영하시는|차린) ?)(?:카페|식당|가게|빵집|술집|펜션)|^(?:の|が(?:やって|経営して|開いて)(?:い)?る?)(?:カフェ|喫茶店|お?店|食堂|レストラン|パン屋)|^(?:在[^,。]{1,6})?(?:的|[开開]的?|[经經][营營]的?)(?:咖啡(?:[店馆館厅廳])|小?店|餐[厅廳馆館]|茶[馆館]|[面麵]包店)/u
/** 지민이 아버지 카페: after a name the particle is left out. 저희 아버지 카페 and 여든 아버지 카페 name nobody else. */
const ownedUnmarked = /^네? ?(?:카페|식당|가게|빵집)/u
const named =
  /(?<![가-힣])(?!(?:우리|저희|친정|그리고|여든|일흔|예순|할아버지|할머니|엄마|아빠|어머니|아버지|남편|아내|아들|아이) )[가-힣]{1,3}(?<![고랑와과는은을를서에요다세살도시님께]) $/u
const after =
  /^(?:s? (?:(?:are |is )?not (?:invited|coming|allowed|joining|included)|(?:is|are)n't (?:invited|coming|joining)|(?:doesn't|does not|don't|won't) (?:fly|come|join)|(?:can't|cannot) (?:come|join|make it)|excluded|stays? (?:at )?home)\b|(?:들)?(?: ?없이| ?빼고| ?제외| ?두고)|(?:[은는께서]{1,2}) ?집에 ?(?:계|있)|(?:[也都]|[这這]次)?不去(?=[,，。！了]|$)|(?:は)?(?:抜き|なし|無し)(?:で|の)?|を置いて)/u

/** Whether these words go on with what somebody says or was, who need not come along. */
export function hasSaid(rest: string): boolean {
  return says.test(rest)
}

/** Whether these words leave somebody out: "not the mother", 아이들 없이, 不带孩子. */
function isLeftOut({ plain }: BriefText, { from, to }: { from: number; to: number }): boolean {
  return before.test(plain.slice(Math.max(0, from - 24), from)) || after.test(plain.slice(to, to + 24))
}

/** The people who come along. Who is left out once does not come, however often the text names them. */
export function withoutLeftOut<Kind>(text: BriefText, people: readonly Mention<Kind>[]): Mention<Kind>[] {
  const left = new Set(people.filter((one) => isLeftOut(text, one)).map(({ value }) => value))
  return people.filter(({ value }) => !left.has(value))
}

/** The relatives who come along. One who only says or owns something is not among them. */
export function presentRelatives<Kind>(text: BriefText, people: readonly Mention<Kind>[]): Mention<Kind>[] {
  const { plain } = text
  const isOwner = ({ from, to }: Mention<Kind>) =>
    owns.test(plain.slice(to)) || (ownedUnmarked.test(plain.slice(to)) && named.test(plain.slice(0, from)))
  return withoutLeftOut(text, people).filter(
    (one) => !isOwner(one) && !hasSaid(plain.slice(one.to, one.to + 20)) && !visited.test(plain.slice(0, one.from)),
  )
}

const inPart = patternOf(
  "(?:fl(?:ies|y)|goes|go|heads?|leaves?|has to (?:go|leave|fly)|have to (?:go|leave|fly)) (?:back |home |back home )?(?:early|earlier|after (?:the first|a week|\\w+ (?:days|nights))|on day)|(?:joins?|joining|meets?|meeting) (?:us |me |up )?(?:later|halfway|for the (?:last|second)|after (?:the first|a week|\\w+ (?:days|nights)))|then (?:my|our) [a-z-]+(?: [a-z]+)? (?:joins?|comes?|arrives?)|then (?:i am|i'm) (?:alone|by myself|on my own)",
  '먼저 ?(?:돌아|귀국|들어)\\p{L}*|합류|(?:先に|途中で)帰\\p{L}*|合流|先(?:回[国國家]|走)|提前(?:回|走)|中途(?:加入|[会會]合|[离離][开開])|[后後](?:面|来|來)?(?:才)?(?:加入|[会會]合)',
)

/** "They're not coming": whoever that is. */
export function isSomebodyAbsent({ plain }: BriefText): boolean {
  return /\b(?:they|s?he)(?:'re|'s| are| is)(?: sadly| unfortunately)? not (?:coming|joining)\b/u.test(plain)
}

/** Whether somebody is there for a part of the trip only, so that nobody knows who travels. */
export function isThereInPart({ plain }: BriefText): boolean {
  return plain.search(inPart) >= 0
}
