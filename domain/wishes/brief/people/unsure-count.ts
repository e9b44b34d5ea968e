import type { BriefText } from '#domain/wishes/brief/brief-text.ts'
import { patternOf } from '#domain/wishes/brief/mentions.ts'
import { hasSaid } from './left-out.ts'

/** Relatives of whom there are several, and the family of one of them: nobody counted these. */
const uncounted = patternOf(
  "(?:both|all|the|my|our|his|her|their) (?:[a-z]+ )?(?:grandmas|grandmothers|grannies|grandpas|grandfathers|sisters|brothers|siblings|aunts|uncles|cousins|nieces|nephews)(?: and)?|(?:sisters|brothers|siblings)(?!-in)|(?:sister|brother|cousin|aunt|uncle|friend|mate|son|daughter)(?:'s family|(?: \\(\\d+\\))?(?:,|,? and| \\+| &) (?:his|her|their) (?:family|wife|husband|kids|partner|boyfriend|girlfriend|fianc[a-z]+))",
  '(?:언니|누나|오빠|형|동생|이모|고모|삼촌|사촌|할머니|할아버지) ?(?:둘|셋|넷|두|세|네|[2-5]) ?(?:분|명)|(?:姉|妹|兄|弟|叔母|伯母)[2-5二三四]人|[两兩三四2-5](?:个|個|位)(?:阿姨|姐姐|妹妹|哥哥|弟弟|叔叔|姑姑|舅舅)|자매|형제|남매|姉妹|兄弟|兄妹|姐妹(?!们)|姊妹(?![淘們])|(?:언니|누나|오빠|형|동생|이모|고모|삼촌|사촌|친구)(?:들|네| ?부부)(?=이|과|와|랑|하고| |,)|(?:姉|兄|妹|弟|いとこ|叔母|友人|友達)(?:の)?(?:たち|達|家族|一家|夫婦)|[ママパパ]{2}友(?:親子|たち)?|(?:姐姐|姊姊|妹妹|哥哥|弟弟|阿姨|姑姑|舅舅|叔叔|表[姐妹哥弟]|朋友)(?:们|們|一家|全家|夫妻|夫婦|[两兩]口子)',
)
/** "With my PA": somebody whom no list knows. */
const stranger = /(?:\bwith|\bw\/) (?:my|our) (?:own )?([a-z]+)(?=[,.;!)]| and\b|$)/gu
/** Only a parent and the children: 저랑 애들만, "just me and the kids". */
const onlyParent =
  /\b(?:just|only|it's) (?:me|dad|mum|mom) (?:and|\+|&|plus|with) (?:my |our |the )?(?:(?:two|three|four|2|3|4) )?(?:kids?|children|boys?|girls?|sons?|daughters?|twins)\b|(?:저|나|엄마|아빠)(?:랑|하고|와|과) (?:우리 )?(?:애|아이|아들|딸)(?:들)?(?: ?\([^)]*\))?만|(?:子供|子ども|息子|娘)(?:たち)?(?:\([^)]*\))?と(?:私|僕|俺)だけ|(?:私|僕|俺)と(?:子供|子ども|息子|娘)(?:たち)?(?:だけ|のみ)|(?:只有|就)我[和跟](?:孩子|小孩|[儿兒]子|女[儿兒])/u

const schoolChild =
  /(?:초등|중|고등|고)학생|초[1-6]|중[1-3](?!\d)|고[12](?!\d)|高[12](?!\d)|(?:小|中|高校)(?:学生|生)|[小初高]中生|[小中][学學]生|\b(?:teen(?:ager)?s?|pre-?teens?|school ?kids?|in (?:primary|middle|high|elementary) school)\b/u

type Range = { from: number; to: number }

/** Whether more people may come along than anybody counted, beside those who are known. */
export function hasUncounted({ plain }: BriefText, known: readonly Range[]): boolean {
  const isKnown = (from: number, to: number) => known.some((one) => one.from < to && one.to > from)
  // "My grandfathers fought here"
  const isThere = ({ 0: words, index }: RegExpExecArray) => !hasSaid(plain.slice(index + words.length))
  return (
    Array.from(plain.matchAll(uncounted)).some(isThere) ||
    Array.from(plain.matchAll(stranger)).some((match) => !isKnown(match.index, match.index + match[0].length))
  )
}

/** Whether one parent travels with the children and nobody else. */
export function isOnlyParent({ plain }: BriefText): boolean {
  return onlyParent.test(plain)
}

/** Whether a pupil is named, whose age nobody tells. */
export function hasSchoolChild({ plain }: BriefText): boolean {
  return schoolChild.test(plain)
}
