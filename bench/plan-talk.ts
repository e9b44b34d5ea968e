import { readFileSync } from 'node:fs'
import { addDays } from '#domain/korea/calendar-dates.ts'
import { planRequest } from '#domain/trips/answers/trips.ts'
import { findCity } from '#domain/trips/plan/trip-cities.ts'
import type { Plan } from '#domain/trips/plan/plans.ts'
import { joinMustVisits } from '#domain/wishes/must-visit-list.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { changeSteps } from '#domain/wishes/plan-talk/changed-steps.ts'
import { readPlanTalk } from '#domain/wishes/plan-talk/read-plan-talk.ts'
import { readPlaces } from '#seed/places.ts'
import { readTreatments } from '#seed/treatments.ts'
import { askTrip } from '#testing/trips/lawful-trip.ts'
import { buildSeoulTrip } from '#testing/trips/seoul-trip.ts'
import { note, report } from './parts/report.ts'
import { editOf } from './parts/talk-edits.ts'

/**
 * How well the rules read what travellers say of a finished plan: which edits they make of it. A text is right when it
 * becomes the expected edits and no other. A wrong edit is one that nobody asked for, and much worse than a question
 * back. What each set showed before the rules learned from it stands in docs/decisions/wishes.md.
 *
 *   npm run bench -- plan-talk          add BENCH_SHOW=1 to see each difference
 */
type Talk = { language: string; text: string; edits: string[] }
type Score = { talks: number; right: number; open: number; wrong: number }

const sets = ['first-talks', 'second-talks', 'third-talks', 'fourth-talks', 'fifth-talks']
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own file
const { startDate, nights, days } = readFile('trip') as { startDate: string; nights: string[]; days: string[][] }
const catalogue = readPlaces()
const known = { today: '2027-04-20', names: indexPlaceNames(catalogue), treatments: readTreatments() }
const places = Object.fromEntries(catalogue.map((row) => [row.id, row]))
const asked = planRequest(askTrip(days.length, { mustVisitPlaces: joinMustVisits([...new Set(nights)]) }))
const steps = { ...asked, step1: { ...asked.step1, startDate, endDate: addDays(startDate, days.length - 1) } }
const plan = planOf()
const scores = new Map<string, Score>()

for (const set of sets) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own files
  for (const { language, text, edits } of (readFile(set) as { talks: Talk[] }).talks) {
    const { asks, chips } = readPlanTalk(text, { steps, plan, places }, known)
    const read = [...asks.map(({ ask }) => ask), ...changeSteps(steps, chips).changed].map((edit) => editOf(edit, plan))
    const kind = kindOf(edits, read)
    for (const group of ['all', set, `language ${language}`]) {
      const score = scores.get(group) ?? { talks: 0, right: 0, open: 0, wrong: 0 }
      scores.set(group, { ...score, talks: score.talks + 1, [kind]: score[kind] + 1 })
    }
    if (kind !== 'right' && process.env['BENCH_SHOW'] === '1')
      process.stdout.write(`${set} ${kind}: ${text}: ${read.join(' | ')} instead of ${edits.join(' | ')}\n`)
  }
}
for (const [group, { talks, right, open, wrong }] of scores) {
  const of = `of ${talks}`
  if (group === 'all') {
    report(`talks read right, ${of}`, (100 * right) / talks, { atLeast: 80 }, ' %')
    report(`talks with a wrong edit, ${of}`, (100 * wrong) / talks, { atMost: 1 }, ' %')
  } else {
    note(`${group}: right, ${of}`, (100 * right) / talks, ' %')
    note(`${group}: not understood, ${of}`, (100 * open) / talks, ' %')
    note(`${group}: wrong, ${of}`, (100 * wrong) / talks, ' %')
  }
}

function kindOf(expected: readonly string[], read: readonly string[]): 'right' | 'open' | 'wrong' {
  if (read.some((edit) => !expected.includes(edit))) return 'wrong'
  return expected.every((edit) => read.includes(edit)) ? 'right' : 'open'
}

/** A plan with these stops, and with the nights in their cities. */
function planOf(): Plan {
  const { plan: some } = buildSeoulTrip(1)
  const [day] = some.days
  const stop = day?.stops.find(({ meal }) => meal === undefined)
  if (!day || !stop) throw new Error('The trip has no stop.')
  const bases = nights.map((name) => {
    const { lat = 0, lng = 0 } = findCity(name) ?? {}
    return { name, lat, lng }
  })
  return {
    ...some,
    days: days.map((stops, index) => ({
      ...day,
      date: addDays(startDate, index),
      from: bases[Math.max(0, index - 1)] ?? day.from,
      to: bases[Math.min(index, bases.length - 1)] ?? day.to,
      stops: stops.map((placeId) => ({ ...stop, placeId, kind: 'attraction' as const })),
    })),
  }
}

function readFile(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`talks/${name}.json`, import.meta.url), 'utf8'))
}
