import { afterAll, expect, test } from 'vitest'
import { startLanguageModel } from '#testing/stand-ins/language-model-server.ts'
import { openTripFunction } from '#testing/trips/trip-function.ts'
import type { ReadWishes } from './read-wishes.ts'

// A local server with the wire of OpenAI, as those of llama.cpp and Ollama.
const model = await startLanguageModel('openai-compatible')
const opened = await openTripFunction({ modelUrl: model.url })
afterAll(async () => {
  await opened.close()
  await model.stop()
})

async function read(text: string): Promise<ReadWishes> {
  const answer = await opened.client.invoke<ReadWishes>('read-wishes', { body: { text, today: '2027-01-15' } })
  if (!answer.data) throw new Error(String(answer.error))
  return answer.data
}

function values(...given: [field: string, value: string, quote: string][]): string {
  return JSON.stringify({ values: given.map(([field, value, quote]) => ({ field, value, quote })) })
}

const text =
  '3 to 10 May, my wife is vegan, something blorple. No botox. My name is Avery Quill, avery@example.com, +1 555 010 4477'

test('a model reads what the rules left open, in a form that its answer is held to', async () => {
  model.become({
    kind: 'text',
    text: values(['step1.selectedInterests', 'nature', 'something blorple'], ['step2.diet', 'halal', 'my husband']),
  })
  const { steps, by, chips } = await read(text)
  expect(by).toBe('model')
  expect(steps.step1).toEqual({ startDate: '2027-05-03', endDate: '2027-05-10', selectedInterests: ['nature'] })
  expect(steps.step2.diet).toEqual(['vegan'])
  expect(chips.find(({ value }) => value === 'nature')?.words).toBe('something blorple')
  expect(JSON.parse(model.asked.at(-1)?.body ?? '')).toMatchObject({
    response_format: { type: 'json_schema', json_schema: { schema: { type: 'object' } } },
  })
})

test('contact data and treatments are not sent', async () => {
  model.become({ kind: 'text', text: values() })
  await read(text)
  const { body = '' } = model.asked.at(-1) ?? {}
  expect(body).toContain('my wife is vegan')
  expect(body).not.toMatch(/botox|avery|quill|example\.com|010/iu)
})

test('a model is not asked when the rules understood everything', async () => {
  const before = model.asked.length
  expect(await read('3 to 10 May, palaces and food')).toMatchObject({ by: 'rules', question: null })
  expect(model.asked).toHaveLength(before)
})

test.each([
  { kind: 'text', text: 'I think they like gardens.' },
  { kind: 'text', text: '{"values":[{"field":"step2.diet","value":7}]}' },
  { kind: 'text', text: '{"values":{}}' },
  { kind: 'half', text: values(['step2.diet', 'vegan', 'blorple']) },
  { kind: 'status', status: 503 },
] as const)('whatever a model answers ($kind), the reading by rules is there', async (answer) => {
  model.become(answer)
  const { by, steps, notUnderstood } = await read('3 to 10 May, no museums, blorple')
  expect(by).toBe('rules')
  expect(steps.step2.avoid).toEqual(['museums'])
  expect(notUnderstood.map(({ words }) => words)).toEqual(['blorple'])
})

test('no word of a brief or of an answer is in the log', () => {
  expect(JSON.stringify([...opened.lines, ...opened.accounts.lines])).not.toMatch(/blorple|avery|botox|gardens/iu)
})
