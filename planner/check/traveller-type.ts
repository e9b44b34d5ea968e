import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import type { SocialOption } from '#domain/trips/answers/trips.ts'
import { testCompanionTime } from './companion-time.ts'
import { testKeptHours } from './kept-hours.ts'
import { isSight, metresBetween, metresToBases, type PlanReading, type ReadStop } from './plan-reading.ts'
import { judge } from './verdict.ts'

const nearMetres = 25_000
const photogenicShare = 0.8

/**
 * No adult venues on a family trip, the time of whoever comes along while a traveller is at a clinic, no stop in hours
 * that are kept free, and the chosen kinds of places for social media are included.
 */
export function checkTravellerType(reading: PlanReading) {
  const { wishes, stops, days, rows, plan } = reading
  return judge('company', (tally) => {
    const wantsNights = wishes.interests.includes('nightlife')
    if (wishes.travelerType === 'family') {
      for (const { stop, row, name, day, title } of stops) {
        const tags = row?.tags ?? []
        tally.test(
          !tags.includes('adult'),
          () => `${name} is for adults.`,
          false,
          () => ({ code: 'for_adults', day, name: title }),
        )
        tally.test(
          wantsNights || (stop.kind !== 'nightlife' && row?.kind !== 'nightlife' && !tags.includes('alcohol')),
          () => `${name} is for drinking, and a family did not ask for it.`,
          false,
          () => ({ code: 'for_drinking', day, name: title }),
        )
      }
    }
    testCompanionTime(reading, tally)
    testKeptHours(reading, tally)
    if (wishes.social.length === 0) return
    const isNear = (row: PlanPlace) => !row.permanentlyClosed && metresToBases(reading, row) <= nearMetres
    const offered = [...rows.values()].filter(isNear)
    const isSaid = plan.conflicts.some(({ wishes: clashing }) => clashing.includes('socialMediaOptions'))
    for (const option of wishes.social) {
      const answer = socialAnswers[option]
      if (answer && !isSaid && offered.some(answer.row))
        tally.test(
          stops.some(answer.stop),
          () => `Nothing in the plan is for "${option}".`,
          false,
          () => ({ code: 'share_missing', option }),
        )
    }
    if (!wishes.social.includes('Instagrammable places only')) return
    // A town with fewer photogenic sights than its days have may show others.
    const photogenic = offered.filter(({ kind, tags }) => isSightKind(kind) && tags.includes('photogenic'))
    const sights = [...Map.groupBy(days, ({ day }) => `${day.to.lat} ${day.to.lng}`).values()].flatMap((there) => {
      const [first] = there
      const seen = there.flatMap((day) => day.stops.filter(isSight))
      const near = photogenic.filter((row) => first && metresBetween(first.day.to, row) <= nearMetres)
      return near.length >= seen.length ? seen : []
    })
    const shown = sights.filter(({ row }) => row?.tags.includes('photogenic')).length
    if (sights.length > 0)
      tally.test(
        shown >= sights.length * photogenicShare,
        () => `${shown} of ${sights.length} sights are photogenic.`,
        false,
        () => ({ code: 'few_photogenic', count: shown, of: sights.length }),
      )
  })
}

function isSightKind(kind: PlanPlace['kind']): boolean {
  return kind === 'attraction' || kind === 'shopping' || kind === 'nightlife'
}

type Answer = { row: (row: PlanPlace) => boolean; stop: (stop: ReadStop) => boolean }

function tagged(tag: 'hidden-gem' | 'viral'): Answer {
  const row = ({ tags }: PlanPlace) => tags.includes(tag)
  return { row, stop: (read) => read.row !== null && row(read.row) }
}

const socialAnswers: Partial<Record<SocialOption, Answer>> = {
  Cafe: { row: ({ kind }) => kind === 'cafe', stop: ({ row }) => row?.kind === 'cafe' },
  Restaurants: {
    row: ({ kind }) => kind === 'restaurant',
    stop: ({ stop, row }) => stop.kind === 'meal' && row?.kind === 'restaurant',
  },
  'Hidden Gem': tagged('hidden-gem'),
  'Viral Location': tagged('viral'),
}
