import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub, Meta } from 'react-router'
import { expect, test } from 'vitest'
import { type PageHead, pageHead } from './page-head.ts'
import { breadcrumbs, questions, webSite } from './structured-data.ts'

const siteOrigin = 'https://guide.example'
const plain: PageHead = {
  title: 'About',
  description: 'Who we are',
  path: '/about',
  picture: { address: '/head-pictures/about.png?v=1', title: 'About us' },
}

/** The head that a page gets from the router, as its loader sends it. */
function renderHead(head: Partial<PageHead>, asked = '/about'): string {
  const loaderData = { head: pageHead(siteOrigin, { ...plain, ...head }) }
  const Page = createRoutesStub([
    { id: 'page', path: '*', Component: Meta, loader: () => loaderData, meta: () => loaderData.head },
  ])
  return renderToString(
    createElement(Page, { initialEntries: [asked], hydrationData: { loaderData: { page: loaderData } } }),
  )
}

test('a head has absolute addresses, whatever host was asked', () => {
  const head = renderHead({})
  expect(head).toContain('<link rel="canonical" href="https://guide.example/about"/>')
  expect(head).toContain('<meta property="og:url" content="https://guide.example/about"/>')
  expect(head).toContain('<meta property="og:image" content="https://guide.example/head-pictures/about.png?v=1"/>')
})

test('a query, a hash and a slash at the end are no other page', () => {
  for (const path of ['/about?category=culture', '/about#team', '/about/']) {
    expect(renderHead({}, path), path).toContain('rel="canonical" href="https://guide.example/about"')
  }
})

test('a page that is not for search engines says so and names no canonical address', () => {
  const head = renderHead({ indexed: false })
  expect(head).toContain('<meta name="robots" content="noindex"/>')
  expect(head).not.toContain('canonical')
})

test('words in a head stay words', () => {
  const head = renderHead({ title: '</title><script>alert(1)</script>', description: '"><script>alert(1)</script>' })
  expect(head).not.toContain('<script>')
})

test('words in structured data cannot end the script that carries them, and it is no script that runs', () => {
  const hostile = '</script><script>alert(1)</script><!--<script>\u2028'
  const head = renderHead({
    structured: [
      webSite({ name: hostile, description: hostile }),
      breadcrumbs([{ name: hostile, path: '/' }]),
      questions([{ question: hostile, answer: hostile }]),
    ],
  })
  const scripts = [...head.matchAll(/<script(?<attributes>[^>]*)>(?<content>.*?)<\/script>/gs)]
  expect(scripts.map(({ groups }) => groups?.['attributes'])).toEqual(
    Array.from({ length: 3 }, () => ' type="application/ld+json"'),
  )
  const [site, crumbs, asked] = scripts.map(({ groups }): unknown => JSON.parse(groups?.['content'] ?? ''))
  expect(site).toMatchObject({ '@type': 'WebSite', name: hostile, url: 'https://guide.example/' })
  expect(crumbs).toMatchObject({ itemListElement: [{ position: 1, name: hostile, item: 'https://guide.example/' }] })
  expect(asked).toMatchObject({ mainEntity: [{ name: hostile, acceptedAnswer: { text: hostile } }] })
})
