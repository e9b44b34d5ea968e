import { useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { pageAge } from '#domain/page-age.ts'
import { mountServed } from '#web/ui/mount.tsx'
import { PageAge } from './page-age.tsx'

/** Says when the scripts of the page run. */
function Page() {
  const [isRunning, setRunning] = useState(false)
  // oxlint-disable-next-line react/set-state-in-effect -- effects run in the browser only
  useEffect(() => setRunning(true), [])
  return (
    <>
      {isRunning ? <p>running</p> : null}
      <PageAge />
    </>
  )
}

test('the line is in every page that shows hours, hidden, as the server looks for it', async () => {
  const { place, hydrate } = await mountServed(<Page />)
  expect(place.innerHTML).toMatch(new RegExp(` ${pageAge.attribute}="" hidden=""[^>]*>[^<]*${pageAge.moment}`))
  hydrate()
  await expect.element(page.getByText('running')).toBeVisible()
  await expect.element(page.getByText(/This page is from/)).not.toBeVisible()
})

test('in an old copy it is visible with its moment, and stays so when the scripts of the page run', async () => {
  const { place, hydrate } = await mountServed(<Page />)
  place.innerHTML = place.innerHTML.replace(' hidden=""', '').replace(pageAge.moment, 'Friday 20 November, 14:05')
  hydrate()
  await expect.element(page.getByText('running')).toBeVisible()
  const line = 'This page is from Friday 20 November, 14:05 in Korea. Hours may have changed since.'
  await expect.element(page.getByText(line)).toBeVisible()
})
