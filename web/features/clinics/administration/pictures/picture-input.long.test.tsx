import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { lastToast, mount } from '#web/ui/loading/mount.tsx'
import { PictureInput } from './picture-input.tsx'

/** How many are on their way. */
let running: number

beforeEach(() => {
  running = 0
})
function countUpload(by: number) {
  running += by
}

function show(isMultiple = false) {
  const onPicture = vi.fn<(url: string) => void>()
  mount(<PictureInput id="gallery" label="Gallery" {...{ isMultiple, onPicture, countUpload }} />)
  return onPicture
}

/** The server's storage, whose answers the test gives one after the other. */
function serveUploads() {
  const sent: { path: string; answer: (status: number, body: object) => void }[] = []
  class UploadRequest extends EventTarget {
    upload = new EventTarget()
    status = 0
    response: ArrayBuffer | null = null
    responseType = ''
    path = ''
    open(_method: string, address: string) {
      this.path = new URL(address).pathname
    }
    setRequestHeader() {}
    getResponseHeader() {
      return 'application/json'
    }
    send() {
      const half = new ProgressEvent('progress', { loaded: 21, total: 50 })
      this.upload.dispatchEvent(half)
      const answer = (status: number, body: object) => {
        this.status = status
        this.response = new TextEncoder().encode(JSON.stringify(body)).buffer
        this.dispatchEvent(new Event('load'))
      }
      sent.push({ path: this.path, answer })
    }
  }
  vi.stubGlobal('XMLHttpRequest', UploadRequest)
  return sent
}

const uploadPath = /^\/storage\/v1\/object\/clinic-images\/[0-9a-f-]{36}\.jpg$/

function buildPhoto(name: string) {
  return new File([new Uint8Array(100)], name, { type: 'image/jpeg' })
}

test('several files come one after another, each with its share, and are kept under their public paths', async () => {
  const sent = serveUploads()
  const onPicture = show(true)
  await userEvent.upload(page.getByLabelText('Gallery'), [buildPhoto('a.jpg'), buildPhoto('b.jpg')])
  await expect.element(page.getByRole('progressbar', { name: 'Uploading a.jpg' })).toHaveValue(0.42)
  for (const nth of [0, 1]) {
    await expect.poll(() => sent).toHaveLength(nth + 1)
    expect(running).toBe(1)
    const { path, answer } = sent[nth] ?? { path: '', answer: () => {} }
    expect(path).toMatch(uploadPath)
    answer(200, { Id: 'x', Key: path.slice('/storage/v1/object/'.length) })
    const name = path.split('/').at(-1)
    await expect.poll(() => onPicture).toHaveBeenLastCalledWith(`/storage/v1/object/public/clinic-images/${name}`)
  }
  await expect.poll(() => lastToast()).toEqual(['Upload Successful', 'Image uploaded successfully.'])
  expect(running).toBe(0)
})

test('a picture that the server refuses says so, and the place for it is there again', async () => {
  const sent = serveUploads()
  const onPicture = show()
  await userEvent.upload(page.getByLabelText('Gallery'), buildPhoto('a.jpg'))
  await expect.poll(() => sent).toHaveLength(1)
  sent[0]?.answer(400, { statusCode: '415', error: 'invalid_mime_type', message: 'mime type x is not supported' })
  await expect.element(page.getByRole('alert')).toHaveTextContent('Error: Could not upload image.')
  await expect.element(page.getByLabelText('Gallery')).toBeInTheDocument()
  expect(running).toBe(0)
  expect(lastToast()).toEqual(['Upload Failed', 'Could not upload image.'])
  expect(onPicture).not.toHaveBeenCalled()
})

test('a picture from an address is fetched by the server and never by this browser', async () => {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push([path, init.body])
    return Response.json({ url: '/storage/v1/object/public/clinic-images/x.webp' }, { status: 201 })
  })
  const onPicture = show()
  await page.getByLabelText('Address of a picture (optional)').fill('https://clinic.example/front.jpg')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => onPicture).toHaveBeenCalledWith('/storage/v1/object/public/clinic-images/x.webp')
  expect(asked).toEqual([['/api/clinics/pictures', '{"address":"https://clinic.example/front.jpg"}']])
  await expect.element(page.getByLabelText('Address of a picture (optional)')).toHaveValue('')
})

test('Enter asks for nothing more while a picture is on its way', async () => {
  const answer = vi.fn<() => Promise<Response>>(() => new Promise(() => {}))
  vi.stubGlobal('fetch', answer)
  show()
  await page.getByLabelText('Address of a picture (optional)').fill('https://clinic.example/front.jpg')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('progressbar', { name: 'Fetching the picture' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Fetch picture' })).toHaveAttribute('aria-busy', 'true')
  expect(answer).toHaveBeenCalledOnce()
})

test('an address that is none is told at its field and sent to nobody, and a refused one keeps its words', async () => {
  const title = 'Use a public address that begins with https://.'
  const answer = vi.fn<() => Promise<Response>>(async () =>
    Response.json({ code: 'pictures.address_refused', title }, { status: 422 }),
  )
  vi.stubGlobal('fetch', answer)
  show()
  const address = page.getByLabelText('Address of a picture (optional)')
  await address.fill('http://clinic.example/front.jpg')
  await page.getByRole('button', { name: 'Fetch picture' }).click()
  await expect.element(address).toHaveAccessibleDescription(/Error: Enter the address of a picture/)
  expect(answer).not.toHaveBeenCalled()
  await address.fill('https://10.0.0.1/front.jpg')
  await page.getByRole('button', { name: 'Fetch picture' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(`Error: ${title}`)
  await expect.element(address).toHaveValue('https://10.0.0.1/front.jpg')
  expect(lastToast()).toEqual(['Upload Failed', 'Could not upload image.'])
})
