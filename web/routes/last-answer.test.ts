import { afterEach, expect, test } from 'vitest'
import { dismissToast, readToasts } from '#web/ui/feedback/toast-store.ts'
import { createLastAnswer, unansweredIn } from './last-answer.ts'

const site = 'https://guide.example'

type Answer = { of: string }

/** What the server of a page answers, or why it does not. */
function openPage(answer: (address: string) => Answer) {
  const last = createLastAnswer<Answer>()
  async function ask(address: string, signal?: AbortSignal, readCopy?: () => Promise<Answer | null>) {
    const request = new Request(site + address, signal && { signal })
    const serverLoader = async () => answer(address)
    try {
      return await last.ask({ request, serverLoader }, readCopy)
    } catch (thrown) {
      if (!(thrown instanceof Response)) throw thrown
      const { headers } = thrown
      return [headers.get('location'), headers.get('x-remix-replace'), headers.get('x-remix-reload-document')]
    }
  }
  async function visit(address: string) {
    const shown = await ask(address)
    if (!Array.isArray(shown)) last.keepOpen(shown, address)
    return shown
  }
  return { last, ask, visit }
}

function refuse(error: unknown): (address: string) => Answer {
  return () => {
    throw error
  }
}

let answer: (address: string) => Answer = (of) => ({ of })
const unreached = new TypeError('Failed to fetch')

function toasts() {
  return readToasts().map(({ title, description }) => `${title}: ${description}`)
}

afterEach(() => {
  answer = (of) => ({ of })
  for (const { id } of readToasts()) dismissToast(id)
})

function refusal(status: number) {
  return { status, statusText: '', internal: false, data: null }
}

test.each([
  ['offline', unreached, 'No connection'],
  ['busy', refusal(429), 'Too many requests in a short time'],
  ['failed', refusal(503), 'The server could not answer'],
  ['failed', new Error('Unable to decode'), 'The server could not answer'],
])('a search that is %s leaves the open page under its own address, and says so', async (why, error, title) => {
  const { ask, visit } = openPage((address) => answer(address))
  await visit('/food?q=noodles')
  answer = refuse(error)
  expect(await ask('/food?q=tea')).toEqual(['/food?q=noodles', 'true', null])
  answer = () => expect.unreachable('the open page is not requested again')
  const shown = await ask('/food?q=noodles')
  expect(shown).toEqual({ of: '/food?q=noodles', unanswered: { address: '/food?q=tea', why } })
  expect(toasts()).toEqual([`${title}: This could not be loaded. You see what was loaded before.`])
})

test('the way back shows each earlier answer under its own address', async () => {
  const { visit } = openPage((address) => answer(address))
  await visit('/food?q=noodles')
  await visit('/food?q=tea')
  answer = refuse(unreached)
  const unanswered = { address: '/food?q=noodles', why: 'offline' }
  expect(await visit('/food?q=noodles')).toEqual({ of: '/food?q=noodles', unanswered })
})

test('the next answer of the server is shown without a word of the failure before it', async () => {
  const { ask, visit } = openPage((address) => answer(address))
  await visit('/food?q=noodles')
  answer = refuse(unreached)
  await ask('/food?q=tea')
  await visit('/food?q=noodles')
  answer = (of) => ({ of })
  const next = await visit('/food?q=tea')
  expect(next).toEqual({ of: '/food?q=tea' })
  expect(unansweredIn(next)).toBeNull()
})

test('an address that the page wrote itself has no answer to go back to, but the open page stays there', async () => {
  const { last, ask, visit } = openPage((address) => answer(address))
  const shown = await visit('/')
  if (!Array.isArray(shown)) last.keepOpen(shown, '/?find=lasik')
  answer = refuse(unreached)
  expect(await ask('/?category=nature')).toEqual(['/?find=lasik', 'true', null])
  expect(await ask('/?find=lasik')).toMatchObject({ of: '/' })
})

test('offline, a page that was left is its newest answer, which says what was asked for', async () => {
  const { last, ask, visit } = openPage((address) => answer(address))
  await visit('/?category=nature')
  const shown = await visit('/')
  if (!Array.isArray(shown)) last.keepOpen(shown, '/?find=lasik')
  last.close()
  answer = refuse(unreached)
  expect(await ask('/?find=lasik')).toEqual(['/', 'true', null])
  answer = () => expect.unreachable('the earlier answer is not requested again')
  expect(await ask('/')).toEqual({ of: '/', unanswered: { address: '/?find=lasik', why: 'offline' } })
  expect(toasts()).toEqual(['No connection: This could not be loaded. You see what was loaded before.'])
})

test('a page without an answer becomes its copy on the device, or else its document', async () => {
  const { ask, visit } = openPage((address) => answer(address))
  await visit('/skin-clinics')
  answer = refuse(unreached)
  expect(await ask('/dental-clinics', undefined, async () => ({ of: 'a copy' }))).toEqual({ of: 'a copy' })
  expect(await ask('/dental-clinics?procedure=Botox')).toEqual([`${site}/dental-clinics?procedure=Botox`, null, 'true'])
  expect(toasts()).toEqual([])
})

test('the way back reaches the newest ten answers', async () => {
  const { ask, visit } = openPage((address) => answer(address))
  for (let page = 1; page <= 11; page += 1) await visit(`/food?page=${page}`)
  answer = refuse(unreached)
  expect(await ask('/food?page=2')).toMatchObject({ of: '/food?page=2' })
  expect(await ask('/food?page=1')).toEqual(['/food?page=11', 'true', null])
})

test('a failure of the server without an earlier answer is a failure of the page', async () => {
  const { ask } = openPage(refuse(refusal(503)))
  await expect(ask('/food?q=tea')).rejects.toMatchObject({ status: 503 })
})

test('a redirect of the server is followed', async () => {
  const { ask, visit } = openPage((address) => answer(address))
  await visit('/food?q=noodles')
  answer = refuse(new Response(null, { status: 302, headers: { location: '/food?q=tea' } }))
  expect(await ask('/food?q=teas')).toEqual(['/food?q=tea', null, null])
  expect(toasts()).toEqual([])
})

test('a page that is not there, and a request that was left, are no failures', async () => {
  const { ask, visit } = openPage((address) => answer(address))
  await visit('/food?q=noodles')
  answer = refuse(refusal(404))
  await expect(ask('/food?q=tea')).rejects.toMatchObject({ status: 404 })
  answer = refuse(unreached)
  await expect(ask('/food?q=tea', AbortSignal.abort())).rejects.toThrow('Failed to fetch')
  expect(toasts()).toEqual([])
})
