import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '#web/ui/loading/mount.tsx'
import { sendForm, useReachedAnswer } from './reach-server.ts'
import { UnreachedNotice } from './unreached-notice.tsx'

function offline() {
  return Promise.reject(new TypeError('Failed to fetch'))
}

/** What a page is given for a form of this intent to which no answer comes. */
async function loseAnswer(intent: string) {
  const body = new FormData()
  body.set('intent', intent)
  const request = new Request('https://guide.example/consultations/mine', { method: 'POST', body })
  const sent = await sendForm({ request, serverAction: offline }, ['message'])
  return { status: sent.init?.status, data: sent.data }
}

test.each([
  [
    'message',
    'No answer came, so it may or may not be sent. What you typed is still here, and sending it again does no harm.',
  ],
  [
    'withdraw',
    'No answer came, so it may or may not be done. What you typed is still here. Look at the page again before you send once more.',
  ],
])('of a lost answer to a %s nobody says that nothing was sent', async (intent, advice) => {
  const { data, status } = await loseAnswer(intent)
  expect(status).toBe(503)
  mount(<UnreachedNotice answer={data} />)
  await expect.element(page.getByRole('alert')).toHaveTextContent(advice)
})

test('a failure of the page itself is thrown on', async () => {
  const request = new Request('https://guide.example/consultations/mine', { method: 'POST', body: new FormData() })
  const serverAction = () => Promise.reject(new RangeError('broken'))
  await expect(sendForm({ request, serverAction }, 'every form')).rejects.toThrow('broken')
})

test('a form without an answer keeps what the last answer shows, and the next answer replaces it', async () => {
  const unreached = (await loseAnswer('accept')).data
  const answers = [{ nearest: 'three times' }, unreached, { nearest: 'two times' }, unreached, undefined, unreached]
  function Page() {
    const [at, setAt] = useState(0)
    const answered = useReachedAnswer(answers[at])
    const shown = answered && 'nearest' in answered ? answered.nearest : 'nothing'
    return (
      <button type="button" onClick={() => setAt(at + 1)}>
        {shown}
      </button>
    )
  }
  mount(<Page />)
  for (const shown of ['three times', 'three times', 'two times', 'two times', 'nothing', 'nothing']) {
    await expect.element(page.getByRole('button')).toHaveTextContent(shown)
    await page.getByRole('button').click()
  }
})
