import type { TripSteps } from '#domain/trips/answers/trips.ts'
import type { BriefChip } from '#domain/wishes/brief/brief-chips.ts'

const joining =
  /\b(?:joins?|joining|come along|comes? (?:too|with|along)|(?:is|are) coming)\b|같이 (?:가|와)|함께 (?:가|와)|一緒に(?:来|行)|(?:来|行)くことに|一起(?:来|去)|也(?:来|來|去)/u
const together =
  /\b(?:with|alone|solo|we are|we're|by myself)\b|[가-힣](?:랑|하고) |혼자|と(?=行|一緒)|一緒|一人|[一1][个個]人|一起|[跟和]/u
const counted = /\d|[一二三四五六七八九十两兩]|one|two|three|four|five|six|[둘셋넷]|명/u

/** "My wife is vegan" says who is vegan, and nothing new of who travels. "My parents join us" does. */
export function isSaidOfParty(
  { field, words }: BriefChip,
  { all, plain, hasAsks }: { all: readonly BriefChip[]; plain: string; hasAsks: boolean },
): boolean {
  // 友達が混むって言ってた tells of a friend, and not of who travels.
  if (field === 'step2.travelerType')
    return all.every((other) => other.field === field) && (joining.test(plain) || together.test(plain))
  // "The baby sleeps until 11" tells no age, and a child that travels already.
  if (field === 'step2.party.childAges') return counted.test(words) || joining.test(plain)
  // "Mum twisted her knee, less walking on Thursday" is a reason, as is "we have been there".
  if (hasAsks && (field === 'step2.party.older' || field === 'step2.firstTime')) return false
  return field !== 'step2.party.adults' || counted.test(words) || joining.test(plain)
}

/** Who joins comes to those who travel already. A brief counts the speaker as well. */
export function withJoining(chip: BriefChip, { step2 }: TripSteps): BriefChip {
  if (chip.field !== 'step2.party.adults' || counted.test(chip.words)) return chip
  const present = step2.party?.adults ?? (step2.travelerType === 'couple' || step2.travelerType === 'family' ? 2 : 1)
  return { ...chip, value: present + chip.value - 1 }
}
