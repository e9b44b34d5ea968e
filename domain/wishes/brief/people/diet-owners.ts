import { dietOfSome, isAllergy } from '#domain/trips/answers/needs.ts'
import type { BriefText } from '#domain/wishes/brief/brief-text.ts'
import type { Mention } from '#domain/wishes/brief/mentions.ts'

const english =
  '(?:wife|husband|girlfriend|boyfriend|partner|fianc[eé]e?|mother|mom|mum|father|dad|grand(?:mother|father|ma|pa|mom|mum|dad)|granny|nana|sister|brother|son|daughter|cousin|aunt(?:ie)?|uncle|niece|nephew|friend)(?:-in-law)?|(?:\\d{1,2}|[a-z]+teen)[- ]years?[- ]old|one(?: of (?:us|them|my friends))?|youngest|oldest|eldest'
const verbs =
  "(?:,? (?:who|only|also|is|has|eats?|doesn'?t|does not|can'?t|cannot|won'?t|never|been|become|follows|keeps|needs|wants|prefers|an?|strict(?:ly)?|pure|lifelong|eat|touch|have))*"
/** "My wife is vegetarian": one person, of whom the diet is said. */
const saidOfOne = new RegExp(`(?:\\b(?:${english}))(?: \\([^)]{1,16}\\))?${verbs} ?$`, 'u')
/** "My vegetarian wife", "vegetarian grandmother" */
const beforeOne = new RegExp(`^ (?:${english})\\b`, 'u')
const saidOfOneInEast =
  /(?:(?:아내|와이프|집사람|남편|신랑|여자 ?친구|남자 ?친구|여친|남친|엄마|어머니|장모님|아빠|아버지|할머니|할아버지|언니|누나|오빠|동생|딸|아들|조카|친구|한 ?(?:명|사람|분))(?:[은는이가만]|께서는?)|(?:妻|夫|主人|旦那|母|父|祖母|祖父|姉|妹|兄|弟|娘|息子|友達|友人|彼女|彼氏|彼|お母さん|お父さん|おばあちゃん|おじいちゃん|[1１一]人|ひとり)(?:[はが]|だけ)|(?:阿[嬤嬷公]|[妈媽][妈媽]|爸爸|奶奶|爷爷|爺爺|外[婆公]|婆婆|公公|岳母|岳父|老婆|老公|太太|女朋?友|男朋?友|姐姐|姊姊|妹妹|哥哥|弟弟|女[儿兒]|[儿兒]子|朋友|一[个個位]人?)(?:是|只|也|不|[长長]期)?)(?: ?[（(][^)）]{1,12}[)）])? ?(?:엄격한 |완전 |生?粋の|完全な)?$/u
/** Who speaks of themselves as well speaks of everybody: "me and my wife", 저랑 아내는, 我和老婆. */
const withSpeaker =
  /(?:\b(?:i|me|myself|we|us|both)\b[^.;!?]{0,4}(?:and|&|\+|,) ?(?:my |our )?|(?:저|나|우리|저희)(?:랑|와|하고) ?|(?:私|僕|俺)(?:と|も) ?|我[和跟与與]我?的?|我[们們])$/u

/**
 * The diets with whose they are: what one of the party eats is no diet of the others. An allergy is kept from every
 * table, and 阿嬤吃素(鍋邊素可) says one thing of one person.
 */
export function withOwners(text: BriefText, diets: readonly Mention<string>[]): Mention<string>[] {
  const owned: Mention<string>[] = []
  let last = { to: 0, isOfOne: false }
  for (const diet of diets.toSorted((one, other) => one.from - other.from)) {
    const isAfter = owned.length > 0 && /^ ?[（(]\s*$/u.test(text.plain.slice(last.to, diet.from))
    last = { to: diet.to, isOfOne: isAfter ? last.isOfOne : isSaidOfOne(text, diet) }
    owned.push(last.isOfOne && !isAllergy(diet.value) ? { ...diet, value: dietOfSome(diet.value) } : diet)
  }
  return owned
}

function isSaidOfOne({ plain }: BriefText, { from, to }: Mention<string>): boolean {
  const begin = Math.max(...['.', ';', '!', '?', '。', '\n'].map((sign) => plain.lastIndexOf(sign, from - 1))) + 1
  const head = plain.slice(begin, from)
  const said = saidOfOne.exec(head) ?? saidOfOneInEast.exec(head)
  return said ? !withSpeaker.test(head.slice(0, said.index)) : beforeOne.test(plain.slice(to))
}
