import { readRegion } from '#domain/wishes/region-names.ts'
import type { BriefChip } from './brief-chips.ts'

type Range = { from: number; to: number }

/** The quarter where one sleeps before the others, because the first one is where the days begin. */
export function withBedFirst(plain: string, chips: readonly BriefChip[]): BriefChip[] {
  const isArea = ({ field }: BriefChip) => field === 'step2.areaPreferences'
  const bed = chips.find((chip) => isArea(chip) && isBed(plain, chip))
  if (!bed) return [...chips]
  const others = chips.filter((chip) => chip !== bed)
  return others.toSpliced(others.findIndex(isArea) < 0 ? chips.indexOf(bed) : others.findIndex(isArea), 0, bed)
}

/** "Hotel in Myeongdong and in Busan near Haeundae": the bed of another city. */
const bedElsewhere =
  /\b(?:stay(?:ing|s)?|sleep(?:ing)?|hotels?|hostels?|air ?bnbs?)\b[^.;!?\n]*\b(?:and|then) in [\w'-]+ (?:in|at|near|around|close to|by) (?:the )?$/u

/** "Hotel: Myeongdong", "hotel seoul = Insadong, busan = Gwangalli" */
const listed =
  /\b(?:hotels?|hostels?|air ?bnbs?|stay(?:ing)?|sleep(?:ing)?|beds?|base)\b(?:[^.;!?\n=:]{0,16}[=:][^.;!?\n=:]{0,24})?[^.;!?\n=:]{0,16}[=:] ?(?:the )?$/u
/** "Hotel is the Parnas in Samseong-dong" */
const namedHotel =
  /\b(?:hotel|hostel|air ?bnb|guest ?house)(?: is)?(?: called)? (?:the )?[\w'&-]+(?: [\w'&-]+){0,2} (?:in|at|near|by) (?:the )?$/u
/** "The company booked the Conrad in Yeouido" */
const bookedHotel =
  /\b(?:company|work|firm|office|boss|employer|agency)(?: has|'s)? (?:already )?booked (?:us |me )?(?:in |into |at )?(?:the )?[\w'&-]+(?: [\w'&-]+){0,2} (?:in|at|near|by) (?:the )?$/u
/** "First three nights in Aewol, then two in Seogwipo", "two in Seogwipo (Jungmun)" */
const nights =
  /\bnights? (?:in|at|near) (?:the )?$|\bnights? (?:in|at|near) [\w'-]+,? (?:and |then |and then )?(?:\w+ )(?:nights? )?(?:in|at|near) (?:[\w'-]+ \()?$/u

/** "Renting in Mangwon", "we rent a flat in"; and no hanbok, bike or car. */
const homes =
  '(?:flat|apartment|studio|condo|officetel|apart-?hotel|serviced (?:flat|apartment|residence)|home|house|room|air ?bnb)'
const rentedIn = new RegExp(
  `\\b(?:(?:rent(?:ing|s|ed)?|sublet(?:ting)?)(?: (?:an? |the |our )?(?:[a-z]+ )?${homes})?|${homes}) (?:in|at|near|around|close to|by) (?:the )?$|租(?:住)?在$`,
  'u',
)
const rented =
  /^(?:역|동)?(?: ?(?:쪽|근처))?에서? ?(?:집|방|원룸|아파트|오피스텔|에어비앤비|레지던스)(?:을|를|에)? ?(?:빌|구[하했]|얻|렌트|예약|잡|있|살|묵|월세)|^(?:駅)?(?:の|で|に)(?:近く[のでに])?(?:アパート|マンション|部屋|民泊|airbnb|ウィークリーマンション)(?:を(?:借|予約)|に(?:泊|滞在)|です)|^(?:站)?(?:附近)?(?:的)?租(?:[房屋]子?|(?:了|[个個])*(?:一?[间間套])?(?:公寓|房子?|民宿)|住)/u

/** Whether somebody sleeps there: "staying in Hongdae", 住弘大. */
export function isBed(plain: string, { from, to }: Range): boolean {
  const before = plain.slice(Math.max(0, from - 80), from)
  return (
    listed.test(before) ||
    namedHotel.test(before) ||
    bookedHotel.test(before) ||
    bedElsewhere.test(before) ||
    rentedIn.test(before) ||
    rented.test(plain.slice(to)) ||
    /\bstay(?:ing|s)? (?:at|in) (?:the |an? )?[\w'-]+(?: [\w'-]+)? (?:in|near) $|(?:\b(?:stay(?:ing|s)?|sleep(?:ing)?|hotel|resort|hostel|air ?bnb|guest ?house|room|lodging|based?)(?: is)? (?:in|at|near|around|close to|by) (?:the )?|住(?:在)?|(?:숙소|호텔)[는은이가]? ?|(?:宿|ホテル)[はが]、?)$/u.test(
      plain.slice(Math.max(0, from - 32), from),
    ) ||
    /^(?:(?:역|쪽| ?근처)?에서? ?(?:묵|숙박|잘|자고|\d박)|(?: ?(?:역|쪽|근처|부근))*(?:에|으로)? ?숙소| ?숙박|に(?:泊|滞在|宿)|泊|[駅站]?の?(?:近く|附近|周辺)?の?(?:ホテル|宿))/u.test(
      plain.slice(to),
    )
  )
}

/** The words that say that somebody rents a home beside one of these places. */
export function findRented(plain: string, places: readonly Range[]): Range[] {
  return places.flatMap(({ from, to }) => {
    const head = rentedIn.exec(plain.slice(Math.max(0, from - 80), from))?.[0].length ?? 0
    const tail = rented.exec(plain.slice(to))?.[0].length ?? 0
    const verb = tail > 0 ? (/^[가-힣\p{Script=Hiragana}]*/u.exec(plain.slice(to + tail))?.[0].length ?? 0) : 0
    return head + tail > 0 ? [{ from: from - head, to: to + tail + verb }] : []
  })
}

/** Whether nights are told of a quarter: "three nights in Aewol", 1박은 애월. Those of a town are read with the towns. */
export function isBedOfNights(plain: string, { from, to }: Range): boolean {
  const before = plain.slice(Math.max(0, from - 80), from)
  return nights.test(before) || /\d박은 ?$/u.test(before) || /^(?:에서)? ?\d박/u.test(plain.slice(to))
}

/** Whether it is one of the two towns of Jeju, in which a bed decides more than which city it is. */
export function isTownOfIsland(words: string): boolean {
  return /^(?:Seogwipo|Jeju City)/u.test(readRegion(words)?.name.en ?? '')
}

/**
 * Whether a place beside which one sleeps is only a quarter, such as Ikseon-dong, and none to see by itself. Where no
 * town is named the quarter tells which one is meant.
 */
export function isOnlyBed(words: string, places: readonly { value: { kind: string } }[]): boolean {
  return (
    /-?dong$|-gil$|동$|洞$|^yeouido$|^여의도$|^汝矣[岛島]$/iu.test(words) &&
    places.some(({ value }) => value.kind !== 'place' && value.kind !== 'area')
  )
}
