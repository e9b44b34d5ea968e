import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { formPages } from './site-pages.ts'

test('the pages that take a form are those whose route has an action', async () => {
  const folder = new URL('../../web/routes/', import.meta.url)
  const files = (await readdir(folder, { recursive: true })).filter((name) => /\.tsx?$/.test(name))
  const texts = await Promise.all(
    files.map(async (name) => ({ name, text: await readFile(new URL(name, folder), 'utf8') })),
  )
  const withAction = texts.filter(({ text }) => /export (?:async )?(?:function|const) action\b/.test(text))
  const names = withAction.map(({ name }) => `/${name.replace(/^.*\//, '').replace(/\.tsx?$/, '')}`)
  const expected = formPages.map((page) => page.replace(/^.*\//, '/'))
  expect(names.toSorted((a, b) => a.localeCompare(b))).toEqual(expected.toSorted((a, b) => a.localeCompare(b)))
})
