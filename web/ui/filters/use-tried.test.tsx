import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '#web/ui/loading/mount.tsx'
import { useTried } from './use-tried.ts'

type Answer = { total: number }
type Question = { query: string; signal: AbortSignal; answer: (given: Answer) => void; fail: () => void }

/** Two choices, and what is known of them; the test answers for the server. */
async function mountChoices(): Promise<Question[]> {
  const asked: Question[] = []
  const ask = (query: string, signal: AbortSignal) =>
    new Promise<Answer>((answer, reject) => {
      asked.push({ query, signal, answer, fail: () => reject(new Error('no server')) })
    })
  function Choices() {
    const { answer, total, isAsking, tryOut } = useTried<string, Answer>({ total: 9 }, ask)
    return (
      <>
        <button type="button" onClick={() => void tryOut('one')}>
          One
        </button>
        <button type="button" onClick={() => void tryOut('two')}>
          Two
        </button>
        <p>{`${isAsking ? 'asking, ' : ''}${total ?? 'unknown'} of the answer ${answer.total}`}</p>
      </>
    )
  }
  mount(<Choices />)
  await page.getByRole('button', { name: 'One' }).click()
  return asked
}

test('the answer to a choice is shown, and until it comes the one before, as not yet answered', async () => {
  const asked = await mountChoices()
  await expect.element(page.getByText('asking, 9 of the answer 9')).toBeVisible()
  asked[0]?.answer({ total: 4 })
  await expect.element(page.getByText('4 of the answer 4', { exact: true })).toBeVisible()
})

test('an answer to an earlier choice is dropped, whenever it comes', async () => {
  const asked = await mountChoices()
  await page.getByRole('button', { name: 'Two' }).click()
  expect(asked.map(({ query, signal }) => [query, signal.aborted])).toEqual([
    ['one', true],
    ['two', false],
  ])
  asked[1]?.answer({ total: 2 })
  await expect.element(page.getByText('2 of the answer 2')).toBeVisible()
  asked[0]?.answer({ total: 7 })
  // React would have shown it by then.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  await expect.element(page.getByText('2 of the answer 2')).toBeVisible()
})

test('the total is unknown when the server fails, and known after the next answer', async () => {
  const asked = await mountChoices()
  asked[0]?.fail()
  await expect.element(page.getByText('unknown of the answer 9', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Two' }).click()
  asked[1]?.answer({ total: 5 })
  await expect.element(page.getByText('5 of the answer 5')).toBeVisible()
})
