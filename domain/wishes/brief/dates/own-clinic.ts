import type { OwnClinic } from '#domain/trips/answers/own-clinic.ts'
import { type BriefText, sentenceRange } from '#domain/wishes/brief/brief-text.ts'
import type { Range } from '#domain/wishes/brief/collected-chips.ts'
import { keptClock, type HourSpan, minutesOfClock, readHourSpans } from './hour-spans.ts'
import { type Mention, overlaps } from '#domain/wishes/brief/mentions.ts'
import type { NamedPlace } from '#domain/wishes/brief/place-mentions.ts'
import { polarityOf } from '#domain/wishes/brief/polarity.ts'

const booked =
  /\b(?:(?:i|we)(?:'ve| have)? |(?:is|it's|are|was|already|all|got|have|been) )?(?:already )?(?:pre-?)?(?:booked|scheduled|reserved)\b(?: in)?|\b(?:an?|my|our|her|his|the) appointment\b(?! (?:yet|please))|예약(?:은|이|을|도)? ?(?:했|해 ?(?:놨|놓|뒀|두)|되어|돼|됐|완료|잡|있)\p{L}*|예약(?=[,.)。]|$|이에요|입니다)|予約(?:済み?|が(?:あり|入って|取れ)|を?取(?:って|れ)(?:い|あり)|して(?:い?ます|あり|いる|ある)|しました)\p{L}{0,4}|予約(?=[、。)]|$)|(?:提前|已[经經]?|早就|都)?(?:[预預][约約订訂]|[订訂约約])(?:好了?|了|過了?|过了?)|已[经經]?[预預]?[约約订訂]|有[预預][约約]/gu
/** What is still to be booked, or may not be. */
const unbooked =
  /\b(?:not|n't|need|want|to|make|get|book|if|once|unless|until|before|should|could|can|please|help|for me to) (?:\w+ ){0,2}$|(?:아직|안|못)[^.!?]{0,8}$|まだ[^。]{0,6}$|(?:[没沒未还還想要请請帮幫]|需要|可以)\p{Script=Han}{0,4}$/u
const unbookedAfter =
  /^ ?(?:yet\b|해 ?(?:주|줘|야)|하고 ?싶|부탁|필요|안 |못 |전(?:이|에)|예정)|^(?:したい|して(?:ほし|くだ|下さ|いただ|もら)|が必要|予定|希望|前)|^(?:一下|吗|嗎)/u
/** What else one books. */
const otherBooking =
  /\b(?:booked|reserved|scheduled) (?:a |an |the |our |my |two |some )*(?:\w+ )?(?:hotel|flights?|rooms?|airbnb|hostel|table|restaurant|tour|tickets?|trains?|ktx)|(?:호텔|숙소|항공(?:권|편)?|비행기|식당|기차|티켓)(?:은|는|을|를|도|이)? ?(?:미리 ?)?예약|(?:ホテル|航空券|飛行機|宿|レストラン|新幹線)(?:は|を|も)?予約|(?:酒店|机票|機票|航班|民宿|餐厅|餐廳|门票|門票|机酒)(?:都|也)?(?:已[经經])?[预預订訂]/u
const ownClinic =
  /\b(?:at |in |with )?(?:my|our)(?: own)? (?:\w+ )?(?:clinic|surgeon|doctor|dermatologist|dentist|hospital)\b|(?:제가|우리가|내가)? ?다니(?:는|던) ?(?:병원|피부과|치과|안과|성형외과)|아는 ?(?:병원|원장\p{L}*)|(?:かかりつけ|行きつけ|通っている)(?:の)?(?:クリニック|病院|皮膚科|医院)?|我(?:常去|自己|之前去)的?(?:[医醫]院|[诊診]所|皮肤科|皮膚科)|我的(?:[医醫]生|[诊診]所)/u
/** The clinic of the booking, whose words say nothing else. */
const clinicWords =
  /\b(?:at|in|with) (?:a|an|the|my|our)(?: own)? (?:\w+ )?(?:clinic|hospital)\b|검진 ?센터(?:에서)?|병원(?:에서)?|の?(?:クリニック|眼科|皮膚科|病院)で|[诊診]所|[医醫]院/gu
const wished =
  /\b(?:want|would like|[a-z]+'d like|hop(?:e|ing)|looking|prefer\w*|ideally|could|can|please|maybe|perhaps|thinking|plan(?:ning)?|if|wish|try|fit in)\b|싶|원해|원합|하려|할까|주세요|부탁|가능|たい|希望|ほしい|欲しい|お願い|できれば|想|希望|打算|[请請]|可以|最好|能不能/u
const beside =
  /\b(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b(?: \d{1,2}(?:st|nd|rd|th)?\b)?|\b(?:the )?\d{1,2}(?:st|nd|rd|th)\b|\((?:\p{L}{1,4}|[월화수목금토일月火水木金土日])\)|\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\b|[월화수목금토일]요일|[月火水木金土日]曜日?|(?:周|週|星期|[礼禮]拜)[一二三四五六日天]|\b(?:on|at|of|the|is|for|from|booked|scheduled|my|appointment|starts?)\b|예약|予約|[预預][约約]|[\s,、,()에의のに的在]/gu

type Told = {
  day: Mention<string>
  /** The words of the treatments. */
  medical: readonly Range[]
  places: readonly Mention<NamedPlace>[]
}

/** The appointment that a traveller has on the day of a treatment, with all that tells of it; null without one. */
export function readOwnClinic(
  text: BriefText,
  { day, medical, places }: Told,
): (Mention<OwnClinic> & { ranges: Range[] }) | null {
  const sentence = sentenceRange(
    text.plain.replace(abbreviated, (words) => words.replaceAll('.', ' ')),
    day,
  )
  const words = text.plain.slice(sentence.from, sentence.to)
  const hour = hourBeside(text, day, sentence)
  const bookings = otherBooking.test(words) ? [] : bookingsIn(text, sentence)
  const [own] = rangesOf(ownClinic, words, sentence.from)
  const isTold = medical.some((one) => overlaps(one, [sentence]))
  const isOwn = bookings.length > 0 || own !== undefined || (hour !== null && !wished.test(words))
  if (!isOwn || !(isTold || bookings.length > 0)) return null
  const areas = places.filter((one) => one.value.kind === 'area' && overlaps(one, [sentence]))
  const [area] = areas
  const named = area && areas.length === 1 && area.value.kind === 'area' ? area.value.area : null
  const clinics = rangesOf(clinicWords, words, sentence.from)
  const dayOfMonth = rangesOf(/\d{1,2} ?[일日号號] ?$/u, text.plain.slice(sentence.from, day.from), sentence.from)
  const first = hour ?? bookings[0] ?? own ?? day
  return {
    from: first.from,
    to: first.to,
    value: { ...(hour && { at: hour.at }), ...(named && { area: named }) },
    ranges: [
      ...[hour, own].filter((one) => one !== null && one !== undefined),
      // "Thursday 11 February at 2pm": all that is between them.
      ...(hour && hour.from > day.to ? [{ from: day.to, to: hour.from }] : []),
      ...bookings,
      ...clinics,
      ...dayOfMonth,
      ...(named && area ? [area] : []),
    ],
  }
}

const farthestHour = 24
const abbreviated = /\b(?:dr|[ap]\.m)\./gu

/** The hour that is told with a day, with nothing else between them. */
function hourBeside(text: BriefText, day: Range, sentence: Range): (Range & { at: string }) | null {
  const { plain } = text
  const isBeside = ({ from, to }: Range) => {
    const between = from >= day.to ? plain.slice(day.to, from) : plain.slice(to, day.from)
    return between.length <= farthestHour && between.replace(beside, '') === ''
  }
  const found = readHourSpans(text).filter(
    (span): span is HourSpan & { kind: 'at' | 'range' } =>
      (span.kind === 'at' || span.kind === 'range') && span.isMarked && overlaps(span, [sentence]) && isBeside(span),
  )
  const [hour] = found
  if (!hour || found.length > 1) return null
  return { from: hour.from, to: hour.to, at: keptClock(minutesOfClock(hour.first)) }
}

function bookingsIn(text: BriefText, sentence: Range): Range[] {
  const words = text.plain.slice(sentence.from, sentence.to)
  return rangesOf(booked, words, sentence.from).filter(
    ({ from, to }) =>
      !unbooked.test(text.plain.slice(sentence.from, from)) &&
      !unbookedAfter.test(text.plain.slice(to)) &&
      polarityOf(text, from, to) !== 'refused',
  )
}

function rangesOf(pattern: RegExp, words: string, at: number): Range[] {
  const all = new RegExp(pattern.source, pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`)
  return Array.from(words.matchAll(all), ({ 0: found, index }) => ({ from: at + index, to: at + index + found.length }))
}
