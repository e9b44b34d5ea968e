import type { PlaceNames } from '#domain/wishes/place-names.ts'
import type { BriefText } from './brief-text.ts'
import { firstTimes } from './choice-mentions.ts'
import { findMentions, type Mention, type Vocabulary } from './mentions.ts'
import { readPlaceMentions } from './place-mentions.ts'
import type { SetAside } from './set-aside.ts'

const wasThere =
  /\b(?:went|go|visit(?:ed)?|been|stayed|did|saw|came|come|spent|lived|studied|worked|taught|(?:was|were) in)\b|갔|다녀|가 ?봤|行き(?:ました|まし)|行った|訪れ|去[过過了]|来[过過]|來過|玩[过過了]/u

const countryNames: Vocabulary<null> = [[null, '(?:south )?korea', '한국|韓国|[韩韓][国國]']]
/** A stay that only was planned. */
const neverCame =
  /\b(?:want(?:ed)?|plan(?:ned)?|hoped?|cancell?ed|couldn'?t|supposed|thinking)\b|취소|려고|キャンセル|予定|取消|想去|打算/u

/** Whether it is the first time in Korea. Who tells of the last visit has been there. */
export function readVisit(
  whole: BriefText,
  { aside, names }: { aside: readonly SetAside[]; names: PlaceNames },
): Mention<boolean> | null {
  const visits = findMentions(whole, firstTimes)
  const stays = aside.filter(({ isPast, from, to }) => {
    const words = whole.plain.slice(from, to)
    return isPast && wasThere.test(words) && !neverCame.test(words)
  })
  const named = [...readPlaceMentions(whole, names), ...findMentions(whole, countryNames)]
  const place =
    stays.length === 0 ? undefined : named.find((one) => stays.some(({ from, to }) => one.from >= from && one.to <= to))
  if (place) visits.push({ value: false, from: place.from, to: place.to })
  const [visit] = visits
  return visit && visits.every(({ value }) => value === visit.value) ? visit : null
}
