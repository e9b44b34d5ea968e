import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { checkPlan } from '#planner/check/check-plan.ts'
import { createTransport } from '#planner/travel/transport.ts'
import { planTrip } from '#planner/trips/plan-trip.ts'
import { readPlannerFacts } from '#testing/trips/planning-rows.ts'
import { wordsOf } from '#testing/trips/trip-words.ts'
import { indexPlaceMentions } from '#planner/words/place-mentions.ts'
import { note, quantile, report } from './parts/report.ts'
import { figuresOf } from './parts/trip-figures.ts'
import { keepsWhenLate } from './sense/delays.ts'
import { editKinds, judgeEdit, type JudgedEdit } from './sense/edits.ts'
import { type AskedTrip, drawIntent, readBriefs } from './sense/intents.ts'
import { type Finding, judgeSense } from './sense/judge.ts'
import { readTrip } from './sense/read-trip.ts'
import { wideIntents } from './sense/wide-intents.ts'

/**
 * Plans as somebody who knows Korea would read them: the open briefs and random requests of the day, judged by rules
 * of common sense that the planner does not share.
 *
 * The widest requests name any known sights of the country, and show what the others are too kind to ask for. Of the
 * random requests it also counts the days that hold an hour's delay, and what the checker says after changes.
 *
 *   BENCH_SENSE=100 BENCH_FIRST_SEED=1 BENCH_SENSE_TELL=40 BENCH_EDITS=200 npm run bench -- sense
 */
const requests = Number(process.env['BENCH_SENSE'] ?? 100)
const firstSeed = Number(process.env['BENCH_FIRST_SEED'] ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''))
const wideRequests = Number(process.env['BENCH_SENSE_WIDE'] ?? requests)
const mostTold = Number(process.env['BENCH_SENSE_TELL'] ?? 40)
const edits = Number(process.env['BENCH_EDITS'] ?? 200)
const briefsFile = process.env['BENCH_BRIEFS'] ?? '../shared/check/briefs-open.json'
const goals = { 3: 0, 2: 0.3 }
const leastOnTime = 90

const { places, treatments, sheets, ...transportFacts } = readPlannerFacts()
const transport = createTransport(transportFacts)
const names = indexPlaceNames(places)
const mentions = indexPlaceMentions(places)
const rows = Object.fromEntries(places.map((row) => [row.id, row]))

type Judged = {
  days: number
  findings: Finding[]
  objections: string[]
  loose: number[]
  onTime: boolean[]
  edited: JudgedEdit[]
}

function judge({ steps, seed, intent }: AskedTrip, changes = 0): Judged {
  const whole = { ...steps, step3: { ...steps.step3, fullName: '', email: '', phone: '' } }
  const wishes = readTripWishes(steps, { names, treatments })
  const plan = planTrip({ wishes, catalogue: places, transport, sheets, seed })
  const words = wordsOf({ steps, plan, places: rows }, { treatments, mentions })
  // The page shows the sentences of the warnings beside the words.
  const told = [words, ...plan.warnings.map(({ code }) => code.replaceAll('_', ' '))].join('\n')
  const verdicts = checkPlan({ steps: whole, wishes, catalogue: places, plan, words: told })
  return {
    days: plan.days.length,
    findings: judgeSense(readTrip({ steps, intent, plan, words: told, catalogue: places })),
    objections: verdicts.flatMap(({ violations }) => violations),
    loose: figuresOf({ wishes, catalogue: places, plan })['ways and free time of a day over its length'],
    onTime: keepsWhenLate(plan, { wishes, catalogue: places }),
    edited: Array.from({ length: changes }, (_, index) =>
      judgeEdit(plan, { wishes, catalogue: places, transport }, seed * 100 + index),
    ).filter((edit) => edit !== null),
  }
}

function tell(title: string, asked: readonly AskedTrip[], changesInAll = 0): void {
  if (asked.length === 0) return
  process.stdout.write(`         ${title}, ${asked.length} requests\n`)
  const changesOf = Math.ceil(changesInAll / Math.max(1, asked.length))
  const judged = asked.map((trip) => ({ id: trip.id, ...judge(trip, changesOf) }))
  const days = judged.reduce((sum, trip) => sum + trip.days, 0)
  const all = judged.flatMap(({ id, findings }) => findings.map((finding) => ({ id, ...finding })))
  for (const { id, severity, rule, text } of all.slice(0, mostTold))
    process.stdout.write(`         ${severity} ${id}: ${rule}: ${text}\n`)
  for (const { id, objections } of judged)
    for (const text of objections) process.stdout.write(`         ! ${id}: ${text}\n`)
  const counted = Map.groupBy(all, ({ severity, rule }) => `${severity} ${rule}`)
  for (const [rule, found] of [...counted].toSorted(([, one], [, other]) => other.length - one.length))
    note(rule, found.length)
  for (const severity of [3, 2] as const)
    report(
      `findings of severity ${severity} a day`,
      all.filter((finding) => finding.severity === severity).length / days,
      { atMost: goals[severity] },
    )
  const lawful = judged.filter(({ objections }) => objections.length === 0).length
  report(
    'plans to which the checker of the product has no objection',
    (100 * lawful) / asked.length,
    { atLeast: 100 },
    ' %',
  )
  const onTime = judged.flatMap((trip) => trip.onTime)
  report(
    'days that hold an hour of delay',
    (100 * onTime.filter(Boolean).length) / onTime.length,
    { atLeast: leastOnTime },
    ' %',
  )
  const loose = judged.flatMap((trip) => trip.loose)
  note('ways and free time of a day over its length, median', quantile(loose, 0.5))
  tellEdits(judged.flatMap(({ edited }) => edited))
}

/** What the checker objects to after changes. A change by hand may break a rule, and its answer has to say so. */
function tellEdits(edited: readonly JudgedEdit[]): void {
  if (edited.length === 0) return
  for (const kind of editKinds) {
    const some = edited.filter((edit) => edit.kind === kind)
    const objected = some.filter(({ objections }) => objections.length > 0)
    if (objected.length > 0) note(`of ${some.length} changes by "${kind}", with an objection`, objected.length)
  }
  const unsaid = edited.filter((edit) => edit.unsaid.length > 0)
  for (const { kind, unsaid: texts } of unsaid.slice(0, mostTold))
    process.stdout.write(`         ! ${kind}: ${texts.join(' ')}\n`)
  report(`of ${edited.length} changes, with an objection that the answer does not say`, unsaid.length, { atMost: 0 })
}

const briefs = readBriefs(briefsFile)
if (briefs) tell('the open briefs', briefs)
else process.stdout.write(`         There are no open briefs at ${briefsFile}, so random requests alone are judged.\n`)
tell(
  `random requests from ${firstSeed}`,
  Array.from({ length: requests }, (_, index) => drawIntent(firstSeed + index)),
  edits,
)
const drawWide = wideIntents(places, treatments)
tell(
  `requests as wide as the form and the country from ${firstSeed}`,
  Array.from({ length: wideRequests }, (_, index) => drawWide(firstSeed + index)),
)
