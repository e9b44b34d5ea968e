import { expect, test } from 'vitest'
import {
  drawingOf,
  filesNamedIn,
  isForNavigation,
  hasFallback,
  isOfPage,
  cacheAddress,
  mayBeKept,
  pageOfData,
  sortRequest,
} from './sort-request.ts'

const origin = 'https://guide.example'

type Parts = { mode?: RequestMode; method?: string; headers?: Record<string, string> }

function sort(path: string, { mode = 'cors', method = 'GET', headers = {} }: Parts = {}) {
  const url = new URL(path, origin).href
  return sortRequest({ method, url, mode, headers: new Headers(headers) }, origin)
}

test('documents, data of pages and files of pages are the worker’s business', () => {
  expect(sort('/about', { mode: 'navigate' })).toBe('page')
  expect(sort('/about.data?_routes=a,b')).toBe('data')
  for (const path of ['/assets/root-1.js', '/pictures/palace/a-day-card.svg?v=1', '/favicon.svg']) {
    expect(sort(path), path).toBe('file')
  }
})

test('a private address is never handled by the service worker', () => {
  const privatePaths = ['/auth/v1/user', '/rest/v1/clinics', '/storage/v1/object/a', '/functions/v1/plan', '/api/a']
  for (const path of [...privatePaths, '/metrics', '/outbox?token=a', '/healthz', '/readyz', '/AUTH/x', '/%61uth/x']) {
    expect(sort(path), path).toBeNull()
    expect(sort(path, { mode: 'navigate' }), path).toBeNull()
  }
  expect(sort('/outbox.data')).toBeNull()
  expect(sort('/authors', { mode: 'navigate' })).toBe('page')
})

test('a request with a bearer, of a part, that changes something or to elsewhere passes by', () => {
  expect(sort('/about', { mode: 'navigate', headers: { authorization: 'Bearer a' } })).toBeNull()
  expect(sort('/assets/a.js', { headers: { range: 'bytes=0-' } })).toBeNull()
  for (const method of ['POST', 'PUT', 'DELETE', 'HEAD'])
    expect(sort('/about', { mode: 'navigate', method })).toBeNull()
  expect(sort('https://elsewhere.example/assets/a.js')).toBeNull()
})

function answer(parts: Partial<Pick<Response, 'status' | 'type' | 'redirected'>> & { control?: string } = {}) {
  const { control = 'no-cache', ...rest } = parts
  return {
    status: 200,
    type: 'basic' as const,
    redirected: false,
    headers: new Headers({ 'cache-control': control }),
    ...rest,
  }
}

test('only a whole answer for everybody is kept', () => {
  const address = `${origin}/about`
  expect(mayBeKept(address, answer())).toBe(true)
  for (const status of [204, 301, 404, 500]) expect(mayBeKept(address, answer({ status }))).toBe(false)
  for (const control of ['no-store', 'private, max-age=60']) expect(mayBeKept(address, answer({ control }))).toBe(false)
  expect(mayBeKept(address, answer({ redirected: true }))).toBe(false)
  expect(mayBeKept(address, answer({ type: 'opaque' }))).toBe(false)
})

test('an address with a secret of a mailed link is not kept', () => {
  for (const query of ['token=a', 'code=a', 'a=1&token_hash=b']) {
    expect(mayBeKept(`${origin}/reset?${query}`, answer()), query).toBe(false)
  }
  expect(mayBeKept(`${origin}/places?q=token`, answer())).toBe(true)
})

test('data and the document of one page find each other', () => {
  expect(pageOfData(`${origin}/_.data`)).toBe(`${origin}/`)
  expect(pageOfData(`${origin}/about.data?_routes=a%2Cb`)).toBe(`${origin}/about`)
  expect(pageOfData(`${origin}/_.data?category=culture&_routes=a`)).toBe(`${origin}/?category=culture`)
  expect(pageOfData(`${origin}/ko/_.data`)).toBe(`${origin}/ko/`)
})

test('the table card is kept once, whatever it says, and every other page under its whole address', () => {
  expect(cacheAddress(`${origin}/food-and-cafe/table-card?dish=bibimbap`)).toBe(`${origin}/food-and-cafe/table-card`)
  expect(cacheAddress(`${origin}/places?category=culture`)).toBe(`${origin}/places?category=culture`)
})

test('only a request for a whole page may lead to another document', () => {
  expect(isForNavigation(`${origin}/about.data`)).toBe(true)
  expect(isForNavigation(`${origin}/about.data?_routes=routes%2Flanguage%2Croutes%2Fabout`)).toBe(true)
  expect(isForNavigation(`${origin}/faqs.data?_routes=routes%2Flanguage`)).toBe(true)
  expect(isForNavigation(`${origin}/suggestions.data?_routes=routes%2Fsuggestions`)).toBe(false)
})

test('a clinic, a list of clinics and a search for food are kept with their data, and a part of a page is not', () => {
  expect(isOfPage(`${origin}/about.data`)).toBe(true)
  const clinic = `${origin}/dental-clinics/7.data?_routes=dental-clinics%2F%3Aid`
  expect(isOfPage(clinic)).toBe(true)
  expect(isForNavigation(clinic)).toBe(false)
  expect(isOfPage(`${origin}/dental-clinics.data?q=a&_routes=dental-clinics`)).toBe(true)
  expect(isOfPage(`${origin}/food-and-cafe.data?q=a&_routes=routes%2Ffood%2Ffood`)).toBe(true)
  expect(isOfPage(`${origin}/suggestions.data?_routes=routes%2Fsuggestions`)).toBe(false)
})

test('lists and clinics have something to show without their data; a search for food is waited for', () => {
  expect(hasFallback(`${origin}/about.data`)).toBe(true)
  expect(hasFallback(`${origin}/dental-clinics.data?q=a&_routes=dental-clinics`)).toBe(true)
  expect(hasFallback(`${origin}/_.data?category=culture&_routes=routes%2Fhome`)).toBe(true)
  expect(hasFallback(`${origin}/places.data?q=a&_routes=routes%2Fplaces%2Flist`)).toBe(true)
  expect(hasFallback(`${origin}/food-and-cafe/dishes.data?q=a&_routes=routes%2Ffood%2Fdishes`)).toBe(true)
  expect(hasFallback(`${origin}/food-and-cafe.data?q=a&_routes=routes%2Ffood%2Ffood`)).toBe(false)
  expect(hasFallback(`${origin}/suggestions.data?_routes=routes%2Fsuggestions`)).toBe(false)
})

test('a document names its scripts, styles and fonts once each; pictures come as the browser wants them', () => {
  const html = `<link href="/assets/root-1.css"/><script>import "/assets/m-2.js";</script><img src="/pictures/a.svg?v=1"/>
    <link rel="modulepreload" href="/assets/m-2.js"/><style>@font-face{src:url(/assets/f-3.woff2)}</style>`
  expect(filesNamedIn(html)).toEqual(['/assets/root-1.css', '/assets/m-2.js', '/assets/f-3.woff2'])
})

test('a drawing is the same in both themes and every shape', () => {
  const [day, dusk] = ['day-card', 'dusk-wide'].map((look) => `${origin}/pictures/palace/gyeongbokgung-${look}.svg?v=1`)
  expect(drawingOf(day ?? '')).toBe('/pictures/palace/gyeongbokgung')
  expect(drawingOf(dusk ?? '')).toBe('/pictures/palace/gyeongbokgung')
  for (const path of ['/pictures/palace/deoksugung-day-card.svg', '/assets/root-day-card.js', '/favicon.svg']) {
    expect(drawingOf(origin + path), path).not.toBe('/pictures/palace/gyeongbokgung')
  }
})
