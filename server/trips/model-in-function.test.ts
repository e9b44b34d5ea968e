import { afterAll, beforeEach, expect, test } from 'vitest'
import { signOfModel, writeGoodAnswer } from '#testing/trips/model-answers.ts'
import { startLanguageModel } from '#testing/stand-ins/language-model-server.ts'
import { readAllEvents } from '#testing/trips/trip-events.ts'
import { openTripFunction, threeDays } from '#testing/trips/trip-function.ts'

const standIn = await startLanguageModel('openai-compatible')
const opened = await openTripFunction({ modelUrl: standIn.url })

beforeEach(() => {
  standIn.asked.length = 0
  standIn.become({ kind: 'text', text: writeGoodAnswer })
})
afterAll(async () => {
  await opened.close()
  await standIn.stop()
})

/** With everything that must stay here. */
const asked = {
  ...threeDays,
  step2: {
    ...threeDays.step2,
    totalBudget: '2 million won from Aunt Mina',
    mustVisitPlaces: 'Gyeongbokgung, Mina’s flat',
  },
}

test('the words of a model stream in day by day, say so, and hold every rule', async () => {
  const events = await readAllEvents(await opened.ask(asked, { headers: { accept: 'text/event-stream' } }))
  const words = events.flatMap((event) => (event.event === 'words' ? [event.data] : []))
  expect(words.map(({ by }) => by)).toEqual(['built-in', 'model', 'model', 'model', 'built-in'])
  const done = events.at(-1)
  if (done?.event !== 'done' || !done.data.success) throw new Error('expected a plan')
  const { wordsBy, travelPlan, plan } = done.data
  expect(wordsBy).toBe('model')
  expect(words.map(({ text }) => text).join('')).toBe(travelPlan)
  expect(travelPlan.split(signOfModel)).toHaveLength(4)
  expect(plan.checks.filter(({ held }) => !held)).toEqual([])
  expect(plan.warnings.map(({ code }) => code)).not.toContain('words_built_in')
  const sent = standIn.asked.map(({ body }) => body).join('\n')
  expect(sent).toContain('Gyeongbokgung')
  expect(sent).not.toMatch(/Avery|Quill|avery@|\(555\)|010-4477|Mina|million|couple|hotel/iu)
})

test('a model that lies is heard by nobody, and one quiet note says whose words these are', async () => {
  standIn.become({ kind: 'text', text: (question) => `${writeGoodAnswer(question)} Call Samantha at evil-tours.com!` })
  const answer = await opened.plan(asked)
  if (!answer.success) throw new Error(answer.error)
  expect(answer.wordsBy).toBe('built-in')
  expect(answer.travelPlan).not.toMatch(/Samantha|evil/u)
  const notes = answer.plan.warnings.filter(({ code }) => code === 'words_built_in')
  expect(notes).toHaveLength(1)
  expect(notes[0]?.text).toContain('text is our own')
  expect(JSON.stringify(opened.lines)).not.toMatch(/sk-test|Samantha|Avery|Mina/u)
})
