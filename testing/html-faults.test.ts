import { expect, test } from 'vitest'
import { findHtmlFaults } from './html-faults.ts'

function page(body: string, head = ''): string {
  return `<!DOCTYPE html><html lang="en"><head><title>A page</title>${head}</head><body><h1>A page</h1>${body}</body></html>`
}

test('a page by the rules has no faults', async () => {
  const table = '<table><caption>Places</caption><tr><th scope="col">Name</th></tr><tr><td>Palace</td></tr></table>'
  const links = '<link rel="stylesheet" href="/a.css"><link rel="modulepreload" href="/a.js">'
  const scripts = '<script type="module">1</script><script type="text/plain" data-later>1</script>'
  const box = '<input type="text" role="combobox" aria-label="Search" aria-expanded="false">'
  expect(await findHtmlFaults(page(table + box + scripts, links))).toEqual([])
})

for (const [fault, body, head] of [
  ['a role on a cell of a real table', '<table><tr><td role="cell">Palace</td></tr></table>'],
  ['a link type that nobody knows', '', '<link rel="later" href="/a.js">'],
  ['a link type that nobody knows, on an anchor', '<a href="/" rel="later">Home</a>'],
  ['a script of an invented type', '<script type="later">1</script>'],
  ['a search box that says it is a combobox', '<input type="search" role="combobox" aria-label="Search">'],
  ['a link that blocks the page and is no style sheet', '', '<link rel="alternate" href="/b" blocking="render">'],
  ['a heading in a label', '<label><h2>Name</h2><input type="text"></label>'],
  ['an attribute out of place', '', '<link rel="icon" href="/a.svg" as="image">'],
] as const) {
  test(`${fault} is found`, async () => {
    expect(await findHtmlFaults(page(body, head))).toHaveLength(1)
  })
}
