import type { BriefText } from '#domain/wishes/brief/brief-text.ts'
import { findMentions, type Mention } from '#domain/wishes/brief/mentions.ts'
import { type Ages, youngestOlder } from './people-ages.ts'
import { type Relative, relatives } from './people-words.ts'

type Range = { from: number; to: number }

const childOfPair =
  /^亲?(?:,? ?[(（]?\d\d(?:살|세|歳|才|[岁歲])?[)）]?,?)? ?(?:(?:and|&|\+|plus) (?:(?:her|his|an?|grown(?:-up)?|adult) )*(?:grand)?(?:son|daughter)\b(?! and (?:me|i)\b)|(?:와|과) (?:아들|딸)|と(?:息子|娘)(?!(?:\([^)]*\))?(?:と|を連れ|も))|[和与與跟](?:[儿兒]子|女[儿兒]))/u

/**
 * "Dad, mum, daughter (9)": with a child, parents that are nobody's in particular are the travellers themselves, and so
 * are "father (58) and son (30)".
 */
export function ownParents(text: BriefText, { children, grown, grownChildren }: Ages): readonly Mention<Relative>[] {
  // "Mum, dad, me (24) and my brother (15)"
  const isSpoken =
    /(?:^|[,&+]|\band) ?(?:me|myself)\b(?! \((?:i'?m )?(?:\d|1[0-7])\))(?= ?[,(&+]| and\b)|[\s,](?:저|나)(?:랑|하고)?[\s,(]/u.test(
      text.plain,
    )
  if (isSpoken) return []
  const pair = grownChildren.length > 0 ? findMentions(text, relatives).find((one) => isPair(text.plain, one)) : null
  if (pair) return [pair]
  if (children.length === 0 || grown.some(({ value }) => value >= youngestOlder)) return []
  return distinct(
    findMentions(text, relatives).filter(
      ({ from, to }) =>
        /^(?:dad(?:dy)?|mum(?:my)?|mom(?:my)?|mother|father|엄마|아빠|[妈媽]{2}|爸爸)$/u.test(
          text.plain.slice(from, to),
        ) && !/(?:우리|저희|제|내|친정|我|[带帶陪]) ?$/u.test(text.plain.slice(0, from)),
    ),
  )
}

/** "Mother (68) and daughter. Mother has bad knees": one person, and "my mother" another one. */
export function isSameParent(plain: string, parent: Mention<Relative>, one: Mention<Relative>): boolean {
  const isOfSomebody = /^(?:my|our|his|her|their) /u.test(plain.slice(one.from, one.to))
  return parent.from === one.from || (parent.value === one.value && parent.from < one.from && !isOfSomebody)
}

/** Everybody once: "my parents" and later "my mother's knees" are two people, not three. */
export function distinct(named: readonly Mention<Relative>[]): readonly Mention<Relative>[] {
  const kinds = new Set(named.map(({ value }) => value))
  const isTold = (kind: Relative) =>
    (kinds.has('parents') && (kind === 'mother' || kind === 'father')) ||
    (kinds.has('grandparents') && (kind === 'grandmother' || kind === 'grandfather'))
  return named.filter(({ value }, at) => !isTold(value) && named.findIndex((one) => one.value === value) === at)
}

/** "Father (58) and son (30)", 母と娘: a parent of nobody in particular with a child of that parent. */
function isPair(plain: string, { from, to }: Range): boolean {
  return (
    childOfPair.test(plain.slice(to)) &&
    !/^(?:my|our|his|her|their) /u.test(plain.slice(from, to)) &&
    !/(?:\bwith|\btaking|\bbringing|우리|저희|제|私の|我|[带帶陪跟和]) ?(?:the )?$/u.test(plain.slice(0, from))
  )
}
