import type { Mobility, TravelerType } from '#domain/trips/answers/trips.ts'
import type { BriefText } from '#domain/wishes/brief/brief-text.ts'
import { polarityOf } from '#domain/wishes/brief/polarity.ts'
import { findMentions, type Mention, overlaps } from '#domain/wishes/brief/mentions.ts'
import { isSomebodyAbsent, isThereInPart, presentRelatives, withoutLeftOut } from './left-out.ts'
import {
  addedTo,
  areCountedApart,
  couplesOf,
  firstCount,
  isFamilyOf,
  isPartOfAll,
  kinOf,
  mostCounted,
} from './kin-counts.ts'
import { distinct, isSameParent, ownParents } from './own-parents.ts'
import { isChild, isSpeaker } from './relative-roles.ts'
import { isElder, readOlder } from './older-people.ts'
import { readAges } from './people-ages.ts'
import {
  adultCounts,
  childCounts,
  friendCounts,
  mobilityWords,
  olderWords,
  partner,
  relativeCounts,
  relatives,
  siblingCounts,
  totals,
  types,
} from './people-words.ts'
import { hasSchoolChild, hasUncounted, isOnlyParent } from './unsure-count.ts'
import { isAlone, isForOthers, readType } from './traveller-type.ts'

type Range = { from: number; to: number }

/** What a brief says of who travels. */
export type PeopleMentions = {
  type: Mention<TravelerType> | null
  /** The number of adults, when it was said or follows from who is named. */
  adults: Mention<number> | null
  /** Ages of children, in years. */
  ages: Mention<number>[]
  older: Mention<true> | null
  mobility: Mention<Mobility> | null
  /** Children whose ages were not said. */
  ageless: Mention<null> | null
  /** Everybody who is named, whatever follows from it. */
  named: Range[]
}

const mostAdults: Partial<Record<TravelerType, number>> = { solo: 1, couple: 2 }

/** A parent alone with children. */
const onlyOne =
  /\bsingle (?:mum|mom|mother|dad|father|parent)|\bjust (?:her|him) and me\b|\b(?:it's|just|only|with) me (?:and|plus|with|\+|&) (?:my|our|the)|\b(?:just|only) (?:my|our) (?:son|daughter|kids?|boys?|girls?|children)(?: ?\([^)]{1,12}\))?,? and (?:me|i)\b|싱글 ?(?:맘|대디)|한부모|シングル(?:マザー|ファザー)|[单單][亲親]|一打[一二两兩]/u

const withFriend =
  /\bwith (?:my|a) (?:[a-z]+ )?friend\b|친구(?:랑|와|하고)|友[達人]と|[和跟](?:我)?(?:的)?(?:[闺閨]蜜|朋友)/u

/** 유모차 있어서 많이 걷는 건 힘들고: what follows refuses something else. */
const isBrought = /^(?:가|를|도|은|는)? ?(?:있어|있고|있으|가져|끌고|밀고|타고|필요해|필요하)/u

/** Who travels, with whom and at which age. The speaker comes along unless the trip is for others. */
export function readPeopleMentions(text: BriefText): PeopleMentions {
  const { plain } = text
  const ages = readAges(text)
  const parents = ownParents(text, ages)
  const spoken = new Set(findMentions(text, relatives).flatMap((one) => (isSpeaker(plain, one) ? [one.value] : [])))
  const relativesToo = presentRelatives(text, findMentions(text, relatives)).filter(
    (one) =>
      !spoken.has(one.value) &&
      parents.every((parent) => !isSameParent(plain, parent, one)) &&
      !isChild(plain, one, ages),
  )
  const partnersToo = withoutLeftOut(text, findMentions(text, partner))
  const isSolo = isAlone(text, [...relativesToo, ...partnersToo])
  const [family, partners] = isSolo ? [[], []] : [relativesToo, partnersToo]
  const older = readOlder(text, ages.grown, relativesToo)
  // "No wheelchair needed" is none.
  const mobility =
    findMentions(text, mobilityWords).find(
      ({ from, to }) =>
        (isBrought.test(plain.slice(to)) || polarityOf(text, from, to) !== 'refused') &&
        !/^[^.;!?]{0,20}\b(?:but not|(?:is not|isn't|no longer|not) needed|stays? at home)\b/u.test(plain.slice(to)),
    ) ?? null
  const friends = firstCount(plain, friendCounts)
  const children = firstCount(plain, childCounts)
  const siblings = firstCount(plain, siblingCounts)
  const most = mostCounted(plain, [...totals, friendCounts])
  const isPart = (count: Mention<number>) => isPartOfAll(plain, count, most)
  const total = totals.map((pattern) => firstCount(plain, pattern, isPart)).find((one) => one && one.value > 1) ?? null
  // 朋友一家三口和我们一家三口
  const families = Array.from(
    plain.matchAll(/一家[三四五六]口|[3-6]인 ?가족|family of (?:[3-6]|three|four|five|six)/gu),
  )
  const adults = withoutChildren(firstCount(plain, adultCounts)) ?? couplesOf(plain) ?? kinOf(plain)
  const isPeers =
    adults !== null &&
    adults.value > 1 &&
    /guys|girls|lads|mates|[女男]|[여남]자/u.test(plain.slice(adults.from, adults.to))
  // Students with their teachers are no family.
  const isOfSchool = ages.children.some(({ from, to }) => /students|pupils/u.test(plain.slice(from, to)))
  const childCount = Math.max(ages.children.length, children?.value ?? 0)
  const ageless = children && ages.children.length === 0 ? { value: null, from: children.from, to: children.to } : null
  // Who flies home early is there for a part of the trip.
  const isPartly =
    adults === null &&
    total === null &&
    (isThereInPart(text) ||
      (isSomebodyAbsent(text) && findMentions(text, types).every(({ value }) => value !== 'solo')))
  const counted = needsParty() && !isPartly ? countAdults() : null
  const type = readType(text, {
    child: isOfSchool ? null : (ages.children[0] ?? children),
    partners,
    family,
    grownChildren: ages.grownChildren,
    peers: isPeers ? adults : null,
  })
  // "Two couples, and my husband ..." are no couple.
  const isTooMany = type !== null && counted !== null && counted.value > (mostAdults[type.value] ?? counted.value)
  return {
    type: isPartly && ages.children.length === 0 ? null : isTooMany ? friendsOf() : type,
    adults: counted,
    ages: ages.children,
    older,
    mobility,
    ageless,
    named: [
      ...findMentions(text, types),
      ...partners,
      ...family,
      ...(children ? [children] : []),
      ...(older ? findMentions(text, olderWords) : []),
    ],
  }

  /** "3 exchange students (17, 17 and 16)" */
  function withoutChildren(count: Mention<number> | null): Mention<number> | null {
    return count && overlaps(count, ages.children) ? null : count
  }

  /** "A couple of friends and the two of us" */
  function friendsOf(): Mention<TravelerType> | null {
    const isKin = family.length > 0 || ages.children.length > 0
    return isKin ? null : (findMentions(text, types).find(({ value }) => value === 'friends') ?? null)
  }

  function needsParty(): boolean {
    const isCounted =
      adults !== null ||
      friends !== null ||
      siblings !== null ||
      (total !== null && (!isFamilyOf(plain, total) || childCount > 0))
    return (
      isCounted ||
      [...ages.children, ...ages.grownChildren].length > 0 ||
      older !== null ||
      mobility !== null ||
      family.some(isElder)
    )
  }

  /** "Two adults, a five-year-old and my dad" */
  function addedElders({ to }: Range): number {
    return distinct(family).filter(({ from }) => {
      const between = from < to ? '.' : plain.slice(to, from)
      return (
        /(?:\band|\bplus|[+&])\s*$/u.test(between) && !/[.;:(!?\n]|\b(?:me|i|we|myself|wife|husband)\b/u.test(between)
      )
    }).length
  }

  function countAdults(): Mention<number> | null {
    if (families.length > 1) return null
    if (adults && areCountedApart(plain, adults.value)) return null
    // 娘(高2)と二人: how many are grown nobody says.
    if (childCount === 0 && total && hasSchoolChild(text)) return null
    // "Me and my two best mates"
    if (friends && adults && adults.from >= friends.from && adults.to <= friends.to && isWithFriends(plain, friends))
      return { ...friends, value: friends.value + 1 }
    // "A family of 6: 2 adults, 3 kids and a grandma"
    const isMore =
      adults !== null &&
      total !== null &&
      (childCount > 0 || isFamilyOf(plain, total)) &&
      total.value - childCount > adults.value
    if (adults && !isMore) return { ...adults, value: adults.value + addedElders(adults) }
    // "Grandma, us two and the twins"
    if (total && /^us\b|^(?:just |only )us [a-z0-9]+ (?:and|plus|with|\+|&)/u.test(plain.slice(total.from)))
      return {
        ...total,
        value: total.value + distinct(family).reduce((sum, { value }) => sum + relativeCounts[value], 0),
      }
    // "A family of four, our daughter is in middle school": how many are grown nobody says.
    if (total && isFamilyOf(plain, total) && childCount === 0 && hasSchoolChild(text)) return null
    // "The two of us and four grandchildren"
    if (total)
      return {
        ...total,
        // 姐妹四人带两个娃: the children come on top.
        value: /^[带帶]/u.test(plain.slice(total.to))
          ? total.value
          : total.value > childCount
            ? total.value - childCount + addedTo(plain, total, distinct(family))
            : total.value + addedElders(total),
      }
    if (friends) return isWithFriends(plain, friends) ? { ...friends, value: friends.value + 1 } : friends
    const kin = distinct(family)
    if (siblings && partners.length + ages.children.length === 0 && kin.every(({ value }) => value === 'sibling'))
      return { ...siblings, value: siblings.value + 1 }
    const couples = findMentions(text, types).filter(({ value }) => value === 'couple')
    // The anniversary may be that of the parents.
    const isCouple = kin.length === 0 ? couples.length > 0 : /부부|夫婦|夫[妻妇婦]|\bcouple\b/u.test(plain)
    const hasPartner = partners.length > 0 || isCouple
    const named = [...partners.slice(0, 1), ...kin, ...parents, ...ages.grownChildren, ...couples]
    const friend = partners.length + kin.length === 0 && withFriend.test(plain)
    const others =
      Number(hasPartner) +
      Number(friend) +
      ages.grownChildren.length +
      kin.reduce((sum, { value }) => sum + relativeCounts[value], 0)
    // Who does not come along may say so in a part that is set aside.
    const speaker = isForOthers(plain) || isForOthers(text.source.toLowerCase()) ? 0 : 1
    const isWe = /\b(?:we|us|our|family)\b|우리|私たち|我[们們]/u.test(plain)
    const own = parents.length > 1 ? parents.length + others - Number(hasPartner) : parents.length + others
    const alone = isWe && ages.children.length > 0 && !onlyOne.test(plain) ? 2 : 1
    const value = parents.length > 0 ? own : others > 0 ? others + speaker : alone
    const quoted = named[0] ?? ages.children[0] ?? older ?? mobility
    if (quoted && isOnlyParent(text)) return { value: 1, from: quoted.from, to: quoted.to }
    const company = [...partners, ...findMentions(text, relatives), ...findMentions(text, types), ...ages.children]
    // Friends who are not counted are more than one.
    const isUnsure =
      value === 1 && findMentions(text, types).some((one) => one.value === 'friends' || one.value === 'couple')
    // A pram without a child whose age is told
    const isOnlyPram = quoted === mobility && mobility?.value === 'pram'
    // "We're retired teachers"
    const isSeveral = value === 1 && quoted === older && /\b(?:we|we're|we are|us)\b/u.test(plain)
    if (isUnsure || isSeveral || isOnlyPram || hasUncounted(text, company)) return null
    return quoted ? { value, from: quoted.from, to: quoted.to } : null
  }
}

/** "With 3 friends", 친구 두 명과, 友達2人と and 和两个朋友 leave out the speaker; "3 friends" and 친구 셋이 do not. */
function isWithFriends(plain: string, { from, to }: Range): boolean {
  return (
    /^(?:with|me|myself|i)\b/u.test(plain.slice(from, to)) ||
    // 和室友两个人 are two.
    (/[和跟与與同带帶]\s*(?:我)?(?:的)?$/u.test(plain.slice(0, from)) &&
      !/(?:室友|朋友|同[学學]|[闺閨]蜜).*人$/u.test(plain.slice(from, to))) ||
    /^ (?:and|&|plus|\+) (?:me|i|myself)\b|^\s*(?:을|를)? ?(?:데리고|모시고)|^\s*(?:과|와|이랑|랑|하고|と(?!も|子))/u.test(
      plain.slice(to),
    )
  )
}
