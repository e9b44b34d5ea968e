import { expect, test } from 'vitest'
import { createTestApp, noLimits } from '#testing/servers/http.ts'
import { createPages, type RenderPage } from './pages.ts'

const siteOrigin = 'https://guide.example'

/** An app whose every page answers with what it was given. */
function createFormApp() {
  const rendered: { sender: string | null; headers: string[] }[] = []
  const renderPage: RenderPage = async (request, page) => {
    rendered.push({ sender: page.sender, headers: [...request.headers.keys()] })
    const fields = request.method === 'POST' ? String(new URLSearchParams(await request.text())) : 'read'
    return new Response(`${request.url} ${fields}`, {
      status: request.url.endsWith('/wrong') ? 422 : 200,
      headers: { 'content-type': 'text/html' },
    })
  }
  const { log } = createTestApp()
  const pages = createPages({
    renderPage,
    siteOrigin,
    limits: noLimits,
    log,
    now: () => 0,
    formPages: ['/contact', '/wrong'],
    development: false,
  })
  const { app } = createTestApp({ routes: [pages.mount], siteOrigin })
  return { app, rendered }
}

function post(headers: Record<string, string>, body: string | URLSearchParams = new URLSearchParams({ name: 'Mina' })) {
  const { app, rendered } = createFormApp()
  return { answer: Promise.resolve(app.request('/contact', { method: 'POST', body, headers })), rendered }
}

test('a form reaches its page with its fields and who sent it, and with nothing else of the request', async () => {
  const { answer, rendered } = post({ origin: siteOrigin, cookie: 'a=b', 'x-forwarded-host': 'evil.example' })
  expect(await (await answer).text()).toBe('https://guide.example/contact name=Mina')
  expect(rendered).toEqual([{ sender: '127.0.0.1', headers: ['content-type'] }])
})

test('the answer to a form is neither stored nor taken from the cache', async () => {
  const { app, rendered } = createFormApp()
  const send = () => app.request('/contact', { method: 'POST', body: new URLSearchParams({ name: 'Mina' }) })
  await app.request('/contact')
  const [first, second] = [await send(), await send()]
  expect([first.headers.get('cache-control'), second.headers.get('cache-control')]).toEqual(['no-store', 'no-store'])
  expect(await (await app.request('/contact')).text()).toBe('https://guide.example/contact read')
  expect(rendered.map(({ sender }) => sender)).toEqual([null, '127.0.0.1', '127.0.0.1'])
})

test('a refusal keeps its status', async () => {
  const { app } = createFormApp()
  const answer = await app.request('/wrong', { method: 'POST', body: new URLSearchParams({ name: '' }) })
  expect(answer.status).toBe(422)
})

test.each([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://guide.example' },
  { origin: siteOrigin, 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
])('a form that another site sent in the name of a visitor is refused: %j', async (headers: Record<string, string>) => {
  const { answer, rendered } = post(headers)
  expect((await answer).status).toBe(403)
  expect(rendered).toEqual([])
})

test.each([{ 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:3000' }, { origin: siteOrigin }, {}])(
  'a form of our own is taken: %j',
  async (headers: Record<string, string>) => {
    expect((await post(headers).answer).status).toBe(200)
  },
)

test('a body that is no form is refused before a page is rendered', async () => {
  for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x', '']) {
    const { answer, rendered } = post({ 'content-type': type }, 'name=Mina')
    expect((await answer).status, type).toBe(400)
    expect(rendered).toEqual([])
  }
})

test.each(['/other', '/contact/more', '/xcontact', '/kor/contact', '/contact.json'])(
  'a post to %s, which takes no form, says that there is none, wherever it comes from',
  async (path) => {
    const { app, rendered } = createFormApp()
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: siteOrigin },
      { 'content-type': 'application/json' },
    ]) {
      const answer = await app.request(path, { method: 'POST', headers: { ...headers }, body: '{}' })
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    }
    expect(rendered).toEqual([])
  },
)

test.each(['/contact', '/contact/', '/Contact', '/ko/contact', '/contact.data', '/contact?again=1'])(
  'a form reaches its page at %s',
  async (path) => {
    const { app, rendered } = createFormApp()
    await app.request(path, { method: 'POST', body: new URLSearchParams({ name: 'Mina' }) })
    expect(rendered).toHaveLength(1)
  },
)
