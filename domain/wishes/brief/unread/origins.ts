import type { BriefText } from '#domain/wishes/brief/brief-text.ts'
import { overlaps } from '#domain/wishes/brief/mentions.ts'
import { isNoDestination } from '#domain/wishes/brief/no-destination.ts'

type Range = { from: number; to: number }

/** What is no place, though it has a capital: "from Monday". */
const calendar =
  /^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|january|february|march|april|august|september|october|november|december|i|day|terminal|icn|gmp|pus|cju)$/u

const latin =
  /\b(from|(?:back|home|return(?:ing)?|onwards?) to|(?:live|living|based|residents?) in) (?:the )?([a-z][a-z'-]+(?: [a-z][a-z'-]+){0,2})/gu
/** Who says where from without a capital: "we're from singapore". */
const spoken =
  /\b(?:(?:i'?m|i am|we'?re|we are|we|come|coming|fly|flying|flew|travell?ing|here|all|both|originally|couple|friends|family|sisters|brothers|students|group)|(?:family|group|party) of \w+|\w+ (?:adults|people|women|men|girls|guys)) $/u
/** "The sunrise from Ulsanbawi" names a place in Korea. */
const ofSight =
  /\b(?:views?|sunrises?|sunsets?|hik(?:e|es|ing)|walk(?:s|ing)?|trails?|climb(?:s|ing)?|ferry|boat|photos?|pictures?|food|dishes|starting|seen?) $/u

/** "Two retired botanists from Kew": who they are is read by other rules, and holds no wish. */
const who =
  /(?<=^|[.!?\n] ?)(?:(?:i'?m|i am|we'?re|we are) )?(?:an?|two|three|four|five|six|\d{1,2}) (?:[a-z'-]+ ){1,4}$/u
const noName =
  /^(?:the|our|my|a|an|there|here|one|home|work|now|then|today|about|around|early|late|morning|noon|afternoon|evening|hotel|station|airport|place|where|what|\w+ing)\b/u

const eastern = [
  /再?[从從][\p{Script=Han}]{2,6}?(?:直接|坐飞机|搭機|搭飛機)?(?:直?[飞飛](?:回(?:家|去|[来來])?|[过過]?[来來去])?|起[飞飛]|出[发發]|[过過][来來去]|[来來](?=[,。的]|$))/gu,
  /(?<=^|[,。\n])[\p{Script=Han}]{2,4}出[发發](?=[,。去到]|$)/gu,
  /[来來]自[\p{Script=Han}]{2,5}(?=[,。的]|$)/gu,
  /[\p{Script=Han}\p{Script=Katakana}ー]{2,8}(?<![出開始早多連爆突揮分時])(?:空港)?発着?(?:で|(?=[、。,\s(]|$|の|便|→|[\p{Script=Han}]{2}着))/gu,
  /[\p{Script=Han}\p{Script=Katakana}ー]{2,8}(?<![日時分月年週後前頃])(?:空港)?から(?:、|来\p{Script=Hiragana}*|飛\p{Script=Hiragana}*|直行便で?|飛行機で|出発\p{Script=Hiragana}*|参加\p{Script=Hiragana}*|(?=行き|[\p{Script=Han}\p{Script=Katakana}ー]{2,6}(?:へ|に|まで)|の?(?:家族|夫婦|親子|母娘|友|女|男|一人|ひとり|二人|旅行)|。|\n|$))/gu,
  /(?<![가-힣a-z])[가-힣a-z]{2,8}?(?:국제)?(?:공항|역)?(?:에서|서) ?(?:출발\p{L}*|떠나\p{L}*|왔\p{L}*|(?:비행기|ktx|srt|기차|고속버스)(?:를|을|로)?(?: [가-힣]{1,5}역 ?도착\p{L}*)?|(?:올라|내려|날아|건너)[가와갈올]\p{L}*)/gu,
  /(?<![가-힣])[가-힣]{2,6}(?<![시분일침녁밤날말전후]) ?출발(?:이에요|입니다|해요|합니다|이고|해서|하고)?(?=[ .,!)]|$)/gu,
]

/** What follows a place in Korea from which somebody starts: 釜山から入って, 서울 올라갈게요. */
const motion =
  /^(?:역)?(?:에서|으로|로|에)? ?(?:출발|올라|내려|돌아|넘어)\p{L}*|^(?:역)?에서 ?(?:ktx|srt|itx|기차|열차|(?:고속|시외)? ?버스|차|비행기)(?:를|을|로|으로)?(?: ?(?:타|몰|운전)\p{L}*)?(?: ?(?:가|갑|갈)\p{L}*)?|^から(?:入|出発|来|飛|直|行)\p{L}{0,4}|^(?:駅)?から(?:ktx|srt|新幹線|列車|電車|バス|車|飛行機)で(?:行|出|来)?\p{L}{0,4}|^(?:へ|に)(?:は)?(?:帰|戻)\p{L}{0,4}|^(?:発|出[发發])(?:[,，]?(?:坐|乘|搭)(?:ktx|srt|[高火动動][铁鐵车車]))?|^(?:坐|乘|搭)(?:ktx|srt|[高火动動][铁鐵车車]|大巴|巴士)(?:[过過]去|前往|去)?|^(?:[飞飛]回(?:家|去|[来來])?)/u
/** What stands before such a place: "we set off from", 最后回. */
const motionBefore =
  /\b(?:(?:set(?:ting)?|head(?:ing)?) (?:off|out) from|(?:going |coming |heading )?(?:back|home) to|return(?:ing|s)? to) (?:the )?$|(?:最後は|最后)?(?:再)?(?:返)?回(?:到)?$|最後は$/u
const asked = /^ ?\?|^(?:까지|まで)/u
const askedBefore = /\bhow (?:far|long)\b/u

/** Where the travellers come from and go back to, which no answer holds: "flying from Vancouver", 從台北飛, 羽田発. */
export function findOrigins(text: BriefText, places: readonly Range[], hasDeparture: boolean): Range[] {
  const { plain } = text
  const starts = places.filter(
    (place) =>
      isNoDestination(plain, place) &&
      !asked.test(plain.slice(place.to)) &&
      !askedBefore.test(plain.slice(Math.max(0, place.from - 40), place.from)) &&
      (hasDeparture || !isFlownFrom(plain, place)),
  )
  const isFree = (range: Range) => !overlaps(range, places) || overlaps(range, starts)
  const found = eastern.flatMap((pattern) =>
    Array.from(plain.matchAll(pattern), ({ 0: words, index }) => ({ from: index, to: index + words.length })),
  )
  const passed = starts.map(({ from, to }) => ({
    from: motionBefore.exec(plain.slice(0, from))?.index ?? from,
    to: to + (motion.exec(plain.slice(to))?.[0].length ?? 0),
  }))
  return [...[...found, ...latinOrigins(text)].filter(isFree), ...passed]
}

/** Where the flight home begins, which is to be known. */
function isFlownFrom(plain: string, { from, to }: Range): boolean {
  return (
    /\b(?:fl(?:y|ies|ying|ights?)) (?:home |back |out )?(?:from|of) (?:the )?$/u.test(plain.slice(0, from)) ||
    /^[飞飛]回/u.test(plain.slice(to))
  )
}

function latinOrigins({ plain, source, starts }: BriefText): Range[] {
  return Array.from(plain.matchAll(latin)).flatMap((match): Range[] => {
    const [, lead = '', named = ''] = match
    const from = match.index
    const begin = from + match[0].length - named.length
    const words = Array.from(named.matchAll(/\S+/gu), ({ 0: word, index }) => ({
      word,
      at: begin + index,
      isName: /\p{Lu}/u.test(source.charAt(starts[begin + index] ?? 0)),
    }))
    const lower = words.findIndex(({ word, isName }) => !isName || calendar.test(word))
    const names = lower < 0 ? words : words.slice(0, lower)
    const last = names.at(-1)
    const head = who.exec(plain.slice(0, from))?.index ?? from
    if (last && !ofSight.test(plain.slice(0, from))) {
      const end = last.at + last.word.length
      const country = /^, ?\p{Lu}{2,3}(?!\p{L})/u.exec(source.slice(starts[end] ?? source.length))?.[0].length ?? 0
      return [{ from: head, to: end + country }]
    }
    const [first] = words
    const isSaid = lead !== 'from' || spoken.test(plain.slice(0, from))
    return first && isSaid && !noName.test(named) && !calendar.test(first.word)
      ? [{ from, to: first.at + first.word.length }]
      : []
  })
}
