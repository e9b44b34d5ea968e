import { readMost } from './likes/at-most.ts'
import type { BriefText } from './brief-text.ts'
import { lodgings } from './choice-mentions.ts'
import type { CollectedChips, Range } from './collected-chips.ts'
import { concepts } from './concepts.ts'
import { isDisputed } from './disputed.ts'
import { countable, likedConcepts, likedKinds, likedSights, limitTo } from './likes/liked-kinds.ts'
import { findMentions, overlaps } from './mentions.ts'
import { isNeed, isWorkplace } from './negation-phrases.ts'
import { polarityOf } from './polarity.ts'
import { isSeasonKind } from '#domain/wishes/season-kinds.ts'

const refusedBefore = /(?:不(?:想|要|用)?(?:去|看)?|[别別](?:去|看)?)$/u
const refusedAfter =
  /^(?:은|는|도|이런 거|も|は|には|とか){0,2} ?(?:싫|빼|말고|제외|필요 ?없|안 ?가|관심 ?없|苦手|嫌|いらない|なし|興味(?:は)?な|就算了|不(?:去|要|看))/u

/** What somebody cannot eat or do */
const needs = ['spicy food', 'raw fish', 'stairs', 'long walks', 'crowds']
/** "A traditional hanok guesthouse" */
const traditionalHouse = /^(?:traditional|전통|伝統(?:的な)?|[传傳][统統])/u

/** In a language with its verbs at the end a refusal further off may be that of something else. */
function isRefusedBeside({ plain, language }: BriefText, { from, to }: Range): boolean {
  return language === 'en' || refusedBefore.test(plain.slice(0, from)) || refusedAfter.test(plain.slice(to))
}

/** Interests, what is liked and what is to be avoided. */
export function addConcepts(
  collected: CollectedChips,
  text: BriefText,
  { diets, medical, places }: { diets: readonly Range[]; medical: readonly Range[]; places: readonly Range[] },
): void {
  const claimed = [...collected.ranges]
  const kinds = findMentions(text, likedKinds).filter(
    (one) => !overlaps(one, [...claimed, ...places]) && !overlaps(one, medical) && !isWorkplace(text.plain, one),
  )
  const refusable = findMentions(text, concepts).filter(({ value }) => value.avoid !== null)
  for (const kind of kinds) {
    const polarity = polarityOf(text, kind.from, kind.to)
    if (polarity === 'wanted') collected.addOnce('step2.likes', kind)
    // What somebody does not eat is read as a diet.
    const isConcept = refusable.some((one) => overlaps(one, [kind]))
    if (polarity === 'refused' && !isConcept && likedSights.includes(kind.value) && isRefusedBeside(text, kind))
      collected.addOnce('step2.avoid', kind)
  }
  const lodged = findMentions(text, lodgings)
  const liked = new Set<unknown>()
  for (const mention of findMentions(text, concepts)) {
    const { value, from, to } = mention
    // Who shops for skincare shops, and for skincare.
    const isShopped = value.interest !== null && skincareShopping(text.plain, mention, medical)
    if (!isShopped && (overlaps(mention, claimed) || overlaps(mention, medical))) continue
    // "A hanok guesthouse" is where to sleep.
    const isLodged =
      lodged.some(
        (one) =>
          from < one.to &&
          /^[^,、。;\n]{0,2}$/u.test(text.plain.slice(to, Math.max(to, one.from)).replace(/[韓韩]屋|한옥|hanok/u, '')),
      ) || /^ ?(?:독채|펜션|숙소)/u.test(text.plain.slice(to))
    if ((value.avoid === 'hanok' || traditionalHouse.test(text.plain.slice(from, from + 16))) && isLodged) continue
    if (isWorkplace(text.plain, mention)) continue
    // 숙소는 찜질방도 괜찮아요
    if (value.avoid === 'sauna' && /(?:숙소|잠)[는은]? ?$|宿は$|住宿?$/u.test(text.plain.slice(0, from))) continue
    // "Food: no shrimp" is a heading.
    if (/^\s*[:?]/u.test(text.plain.slice(to)) && /(?:^|[.;!?。\n])\s*$/u.test(text.plain.slice(0, from))) continue
    // "Halal food" is a diet, and no wish to eat well.
    if (
      value.interest === 'food' &&
      value.avoid === null &&
      /food|dishes|cuisine|restaurant|eat|음식|한식|料理|餐|食べ物/u.test(text.plain.slice(from, to)) &&
      diets.some((diet) => isBeside(text.plain, diet, mention))
    ) {
      collected.ranges.push(mention)
      continue
    }
    // "He must eat low-salt food"
    if (value.interest === 'food' && isNeed(text.plain, mention)) continue
    const kind = value.avoid ?? ''
    const most = countable.includes(kind) ? readMost(text.plain, mention) : null
    if (most !== null) {
      collected.addOnce('step2.likes', { value: limitTo(most, kind), from, to })
      continue
    }
    // 走不了路 says no by itself.
    const polarity =
      /不|少走|[疼痛酸累]|疲れ|しんど|つら|喘|tired|without|limited|bad with|problem|맵찔이|힘[들드]|滴酒|戒酒|酒精[过過]敏|아프|아파|away from|minim|little|less |difficult|hard|problem|くない|^안 |않은|최소|조금만|못|^can|teetotal|sober|下戸|금주|uncrowded|mild|한적한|불편|어[렵려]|안 ?좋|mobility|trouble|歩け[なまず]/u.test(
        text.plain.slice(from, to),
      )
        ? 'refused'
        : polarityOf(text, from, to)
    if (polarity === 'wanted' && value.interest && value.interest !== value.avoid) liked.add(value.avoid)
    if (polarity === 'wanted' && value.interest)
      collected.addOnce('step1.selectedInterests', { value: value.interest, from, to })
    if (polarity === 'wanted' && likedConcepts.includes(value.avoid ?? '') && !overlaps(mention, [...kinds, ...places]))
      collected.addOnce('step2.likes', { value: value.avoid ?? '', from, to })
    // Who does not care for blossoms may like nature, and needs no day without them.
    if (polarity === 'refused' && kinds.some((one) => isSeasonKind(one.value) && overlaps(one, [mention]))) {
      collected.ranges.push(mention)
      continue
    }
    // 한옥 말고 침대 있는 호텔: where nobody wants to sleep may be seen.
    if (
      value.avoid === 'hanok' &&
      polarity === 'refused' &&
      lodged.some((one) => isStayInstead(text.plain, mention, one))
    )
      continue
    const avoided = value.avoid ?? value.interest
    // Who cannot eat something spicy needs a dish without, whatever the others eat.
    if (polarity === 'refused' && !needs.includes(kind) && isDisputed(text.plain, mention)) continue
    if (polarity === 'refused' && avoided && avoided !== 'food')
      collected.addOnce('step2.avoid', { value: avoided, from, to })
  }
  // "We want a jjimjilbang, but no sauna for her"
  collected.withhold(collected.chips.filter(({ field, value }) => field === 'step2.avoid' && liked.has(value)))
}

/** "No hanok, a hotel please" */
function isStayInstead(plain: string, { to }: Range, stay: Range): boolean {
  return stay.from >= to && stay.from - to < 24 && !/[.;!?。\n]/u.test(plain.slice(to, stay.from))
}

function skincareShopping(plain: string, { from, to }: Range, medical: readonly Range[]): boolean {
  const around = medical.find((one) => from >= one.from && to <= one.to)
  return around !== undefined && /shop|쇼핑|ショッピング|買い物|[购購]物/u.test(plain.slice(around.from, around.to))
}

function isBeside(plain: string, diet: Range, mention: Range): boolean {
  const [head, tail] = diet.from < mention.from ? [diet, mention] : [mention, diet]
  return /^(?:[\s-]|or|and|friendly|の|的|음식|식당|料理|만|용)*$/u.test(plain.slice(head.to, tail.from))
}
