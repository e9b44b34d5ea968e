import type { PlaceNames } from '#domain/wishes/place-names.ts'
import type { BriefText } from './brief-text.ts'
import { firstTimes } from './choice-mentions.ts'
import { findMentions, type Mention, type Vocabulary } from './mentions.ts'
import { readPlaceMentions } from './place-mentions.ts'
import type { SetAside } from './set-aside.ts'

const wasThere =
  /\b(?:went|go|visit(?:ed)?|been|stayed|did|saw|came|come|spent|lived|studied|worked|taught|(?:was|were) in)\b|갔|다녀|가 ?봤|行き(?:ました|まし)|行った|登った|登りました|訪れ|去[过過了]|来[过過]|來過|玩[过過了]/u

const countryNames: Vocabulary<null> = [[null, '(?:south )?korea', '한국|韓国|[韩韓][国國]']]
/** A stay that only was planned. */
const neverCame =
  /\b(?:want(?:ed)?|plan(?:ned)?|hoped?|cancell?ed|couldn'?t|supposed|thinking)\b|취소|려고|キャンセル|予定|取消|想去|打算/u

/** Somebody else was there: 언니가 작년에, "my sister went last year". */
const others =
  /\b(?:my|our|his|her|a|some) (?:[a-z]+ )?(?:friends?|mates?|boss|ex|colleagues?|co-?workers?|neighbou?rs?|sister|brother|cousin|aunt|uncle|parents|mother|father|mum|mom|dad|son|daughter|in-laws)\b|(?:언니|누나|형|오빠|동생|친구|지인|동료|선배|엄마|아빠|부모님|남편|아내|딸|아들)(?:가|이|네|들이|는|은|께서)|(?:友人|友達|知人|同僚|先輩|姉|兄|妹|弟|母|父|両親|夫|妻)(?:夫婦|夫妻|たち)?[はがも]|有人|朋友|同事|同[学學]|[闺閨]蜜|姐姐|妹妹|哥哥|弟弟|[妈媽][妈媽]|爸爸|父母/u
const speaker = /\b(?:i|we|us)\b|저는|제가|나는|내가|우리|저희|私|僕|俺|(?<!的)我(?!的|[妈媽爸姐妹哥弟朋])|我[们們]/u

/** "First time for two of us" */
const ofSome = /^ for (?!(?:all|both|us|me|everybody|everyone|the (?:two|three|four) of us)\b)/u

/** Whether it is the first time in Korea. Who tells of the last visit has been there. */
export function readVisit(
  whole: BriefText,
  { aside, names }: { aside: readonly SetAside[]; names: PlaceNames },
): Mention<boolean> | null {
  // "She has never been to Korea" is said of one of them.
  const said = findMentions(whole, firstTimes)
  const places = readPlaceMentions(whole, names)
  const named = [...places, ...findMentions(whole, countryNames)]
  // 庆州没去过: the first time at that place
  const isOfPlace = ({ value, from, to }: Mention<boolean>) =>
    value &&
    places.some(
      (place) =>
        (place.from >= to &&
          /^(?: (?:in|to|visiting) )?$/u.test(whole.plain.slice(to, place.from)) &&
          !/seoul|서울|ソウル|首[尔爾]/u.test(whole.plain.slice(place.from, place.to))) ||
        (place.to <= from &&
          /^(?:은|는|이|가|에|에는|は|が|には|也|都|我)?\s?$/u.test(whole.plain.slice(place.to, from))),
    )
  const visits = said.filter(
    ({ value, from, to }) =>
      !ofSome.test(whole.plain.slice(to)) &&
      !isOfPlace({ value, from, to }) &&
      !/(?:\bs?he(?:'s| has)? |\b(?:his|her) |(?:bf|gf|hubby|wife|husband|여친|남친|아내|남편|와이프|애들?|아이들?|조카들?|부모님|친구|[가-힣]+네)(?:\([^)]*\))?(?:은|는|이|가)[^.!?]{0,8}|(?:彼女|彼|夫|妻|子供たち?|子どもたち?|両親|友達|友人)は[^。]{0,4}|[她他]|(?<![和跟与與])(?:老婆|老公)[^,。]{0,2})$/u.test(
        whole.plain.slice(0, from),
      ),
  )
  const stays = aside.filter(({ isPast, from, to }) => {
    const words = whole.plain.slice(from, to)
    const clause =
      whole.plain
        .slice(Math.max(0, from - 12), from)
        .split(/[.;!?。！？；\n]/u)
        .at(-1) ?? ''
    const isOfOthers = others.test(clause + words) && !speaker.test(clause + words)
    return isPast && wasThere.test(words) && !neverCame.test(words) && !isOfOthers
  })
  const place =
    stays.length === 0 ? undefined : named.find((one) => stays.some(({ from, to }) => one.from >= from && one.to <= to))
  if (place) visits.push({ value: false, from: place.from, to: place.to })
  const [visit] = visits
  const all = [...said.filter((one) => !isOfPlace(one)), ...visits]
  // "My third time, his first": somebody has been there.
  if (visit?.value === false) return visit
  return visit && all.every(({ value }) => value) ? visit : null
}
