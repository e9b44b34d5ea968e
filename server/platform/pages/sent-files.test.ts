import { expect, test } from 'vitest'
import { fileFormLimits } from '#domain/site/file-forms.ts'
import { createTestApp, noLimits } from '#testing/servers/http.ts'
import { createPages, type RenderPage } from './pages.ts'

const siteOrigin = 'https://guide.example'

/** An app whose pages answer with what they were given. */
function createFileApp() {
  const renderPage: RenderPage = async (request, page) => {
    const fields = [...new URLSearchParams(await request.text())]
    const files = page.files.map(({ bytes, isTooLarge }) => [bytes.toString('latin1'), isTooLarge])
    return Response.json({ fields, files })
  }
  const { log } = createTestApp()
  const filePages = ['/files']
  const formPages = [...filePages, '/plain']
  const pages = createPages({
    renderPage,
    siteOrigin,
    limits: noLimits,
    log,
    formPages,
    filePages,
    now: () => 0,
    development: false,
  })
  return createTestApp({ routes: [pages.mount], siteOrigin, takesFiles: (path) => path === '/files' }).app
}

function formOf(...files: [name: string, content: string | Uint8Array<ArrayBuffer>][]) {
  const form = new FormData()
  form.append('intent', 'send')
  for (const [name, content] of files) form.append('files', new Blob([content]), name)
  return form
}

function send(body: FormData | string, path = '/files', headers: Record<string, string> = {}) {
  return createFileApp().request(path, { method: 'POST', body, headers })
}

test('a page gets the fields of a form and the content of its files, without their names', async () => {
  const answer = await send(formOf(['../../a.php', 'one'], ['<b>.png', 'two']))
  expect(await answer.json()).toEqual({
    fields: [['intent', 'send']],
    files: [
      ['one', false],
      ['two', false],
    ],
  })
})

test('a field of files that was left empty is no file', async () => {
  const body =
    '--x\r\ncontent-disposition: form-data; name="files"; filename=""\r\ncontent-type: application/octet-stream\r\n\r\n\r\n--x--\r\n'
  const answer = await send(body, '/files', { 'content-type': 'multipart/form-data; boundary=x' })
  expect(await answer.json()).toEqual({ fields: [], files: [] })
})

test('a file above the limit comes without its content, and of many files one more than the limit', async () => {
  const large = new Uint8Array(fileFormLimits.bytes + 1)
  expect(await (await send(formOf(['a', large]))).json()).toMatchObject({ files: [['', true]] })
  const many = formOf(...Array.from({ length: 9 }, () => ['a', 'x'] as [string, string]))
  expect(await (await send(many)).json()).toMatchObject({ files: { length: fileFormLimits.files + 1 } })
})

test('a form with files that is malformed, cut, foreign, too large or for a page without files is refused', async () => {
  const type = { 'content-type': 'multipart/form-data; boundary=x' }
  expect((await send('--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nhalf', '/files', type)).status).toBe(400)
  expect((await send('nothing', '/files', { 'content-type': 'multipart/form-data' })).status).toBe(400)
  expect((await send(formOf(['a', 'x']), '/plain')).status).toBe(400)
  expect((await send(formOf(['a', 'x']), '/files', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  const six = Array.from(
    { length: 6 },
    () => ['a', new Uint8Array(fileFormLimits.bytes)] as [string, Uint8Array<ArrayBuffer>],
  )
  expect((await send(formOf(...six))).status).toBe(413)
  const fields = formOf()
  for (let nth = 0; nth < 300; nth += 1) fields.append('procedure', 'x')
  expect((await send(fields)).status).toBe(400)
})
