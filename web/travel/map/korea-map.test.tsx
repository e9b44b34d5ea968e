import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { KoreaMap } from './korea-map.tsx'

/** Far above the map, so that its code is not fetched. */
function Page() {
  const [renders, setRenders] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setRenders(renders + 1)}>
        {`Rendered ${renders}`}
      </button>
      <div style={{ height: '300vh' }} />
      <KoreaMap places={[]} regionHref={() => `/?render=${renders}`} />
    </>
  )
}

test('a map whose code is not there yet waits in its place, whatever the page around it renders', async () => {
  mountAt('/', Page)
  for (const times of [0, 1, 2]) {
    await expect.element(page.getByText('Loading')).toBeInTheDocument()
    await page.getByRole('button', { name: `Rendered ${times}` }).click()
  }
  await expect.element(page.getByRole('button', { name: 'Rendered 3' })).toBeInTheDocument()
  await expect.element(page.getByText('Loading')).toBeInTheDocument()
})
