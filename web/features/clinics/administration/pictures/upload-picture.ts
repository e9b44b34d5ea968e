import { StorageClient } from '@supabase/storage-js'
import { clinicImages } from '#domain/clinics/clinic-images.ts'
import { findBearer } from '#web/bearer.ts'
import { randomName } from './picture-files.ts'

/** Uploads a picture through the storage API, and returns the path that the clinic stores. */
export async function uploadPicture(file: File, onShare: (share: number) => void): Promise<string> {
  const token = await (await findBearer())?.read()
  const headers = { apikey: 'publishable', ...(token && { authorization: `Bearer ${token}` }) }
  const client = new StorageClient(`${location.origin}/storage/v1`, headers, fetchTellingShare(onShare))
  const images = client.from(clinicImages.bucket)
  const { data, error } = await images.upload(randomName(file), file)
  if (error) throw error
  return new URL(images.getPublicUrl(data.path).data.publicUrl).pathname
}

/** `fetch` with upload progress, which only XMLHttpRequest reports. It sends one body. */
function fetchTellingShare(onShare: (share: number) => void): typeof fetch {
  return (input, init) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(init?.method ?? 'GET', input instanceof Request ? input.url : input)
      for (const [name, value] of new Headers(init?.headers)) request.setRequestHeader(name, value)
      request.responseType = 'arraybuffer'
      request.upload.addEventListener('progress', ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0))
      request.addEventListener('error', () => reject(new TypeError('Failed to fetch')))
      request.addEventListener('load', () => resolve(readResponse(request)))
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a form, as the storage client sends files
      request.send(init?.body as FormData)
    })
}

function readResponse(request: XMLHttpRequest): Response {
  // The Response constructor requires a null body for these statuses.
  const body: unknown = [204, 205, 304].includes(request.status) ? null : request.response
  return new Response(body instanceof ArrayBuffer ? body : null, {
    status: request.status,
    headers: { 'content-type': request.getResponseHeader('content-type') ?? 'application/json' },
  })
}
