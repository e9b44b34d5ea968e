import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type SeoulArea, seoulAreas } from '#domain/places/places.ts'
import { mount } from '#web/ui/loading/mount.tsx'
import { AreasMap } from './areas-map.tsx'

function show(chosen: readonly SeoulArea[], width: number): SeoulArea[][] {
  const changes: SeoulArea[][] = []
  mount(
    <div style={{ width }}>
      <AreasMap chosen={chosen} onChange={(areas) => changes.push(areas)} />
    </div>,
  )
  return changes
}

function nameOf(area: SeoulArea) {
  return page.getByRole('group', { name: 'Areas of Seoul on a map' }).getByRole('button', { name: area, exact: true })
}

test('a name on the map adds its area in the order of the list, and pressed again takes it back', async () => {
  const changes = show(['Insadong', 'Yongsan'], 400)
  await expect.element(nameOf('Insadong')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(nameOf('Hongdae')).toHaveAttribute('aria-pressed', 'false')
  await nameOf('Hongdae').click()
  await nameOf('Insadong').click()
  expect(changes).toEqual([['Hongdae', 'Insadong', 'Yongsan'], ['Yongsan']])
})

test.for([320, 416])('on a map of %i pixels all nine names are whole and none lies on another', async (width) => {
  show([], width)
  await expect.element(nameOf('Gangnam')).toBeVisible()
  const boxes = seoulAreas.map((area) => nameOf(area).element().getBoundingClientRect())
  const frame = page.getByRole('group').element().getBoundingClientRect()
  for (const [index, box] of boxes.entries()) {
    expect(box.left).toBeGreaterThanOrEqual(frame.left)
    expect(box.right).toBeLessThanOrEqual(frame.right)
    for (const other of boxes.slice(index + 1)) {
      const isApart =
        box.right <= other.left || other.right <= box.left || box.bottom <= other.top || other.bottom <= box.top
      expect(isApart, `${seoulAreas[index]}`).toBe(true)
    }
  }
})
