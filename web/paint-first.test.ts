import { expect, test } from 'vitest'
import { paintFirst } from './paint-first.ts'

const page = `<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/a.css"/></head><body><script nonce="n">first()</script><script nonce="n" type="module" async="">import "/assets/a.js";</script></body></html>`

test('no module is asked for before the page was painted, and what is painted is asked for as ever', () => {
  const put = paintFirst(page, 'n')
  expect(put.replace(/<template.*<\/template>/, '')).not.toMatch(/modulepreload"|type="module"/)
  expect(put).toContain('<link rel="stylesheet" href="/assets/a.css"/>')
  expect(put).toContain('<script nonce="n">first()</script>')
})

test('a script that is put off keeps its text and its mark, so that the policy lets it run', () => {
  expect(paintFirst(page, 'n')).toContain(
    '<script nonce="n" type="text/plain" data-later>import "/assets/a.js";</script>',
  )
})

test('the modules that are put off are named in a template, and a page without any has none', () => {
  expect(paintFirst(page, 'n')).toContain(
    '<template data-later><link rel="modulepreload" href="/assets/a.js"/></template><script nonce="n">',
  )
  expect(paintFirst('<html><body></body></html>', 'n')).not.toContain('<template')
})

test('a module that carries no mark of ours is left alone', () => {
  const strange = page.replace('nonce="n" type', 'nonce="guess" type')
  expect(paintFirst(strange, 'n')).toContain('<script nonce="guess" type="module" async="">')
})
