import { expect, test } from 'vitest'
import { paintFirst } from './paint-first.ts'

const page = `<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/a.css"/></head><body><script nonce="n">first()</script><script nonce="n" type="module" async="">import "/assets/a.js";</script></body></html>`

test('no module is asked for before the page was painted, and what is painted is asked for as ever', () => {
  const put = paintFirst(page, 'n')
  expect(put).not.toMatch(/modulepreload"|type="module"/)
  expect(put).toContain('<link rel="stylesheet" href="/assets/a.css"/>')
  expect(put).toContain('<script nonce="n">first()</script>')
})

test('a script that is put off keeps its text and its mark, so that the policy lets it run', () => {
  expect(paintFirst(page, 'n')).toContain('<script nonce="n" type="later">import "/assets/a.js";</script>')
})

test('a module that carries no mark of ours is left alone', () => {
  const strange = page.replace('nonce="n" type', 'nonce="guess" type')
  expect(paintFirst(strange, 'n')).toContain('<script nonce="guess" type="module" async="">')
})
