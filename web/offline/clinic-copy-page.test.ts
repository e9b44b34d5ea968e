import { expect, test } from 'vitest'
import { clinicCopyPage, copyPageOf } from './clinic-copy-page.ts'
import { isVisited } from './visited.ts'

const origin = 'https://guide.example'

test('the page of the copies stands in for every clinic of its list, and for nothing else', () => {
  expect(copyPageOf(`${origin}/skin-clinics/1700000000000?tab=doctors`)).toBe(`${origin}/skin-clinics/copy`)
  for (const path of ['/skin-clinics', '/skin-clinics/copy', '/skin-clinics/7/x', '/places/7', '/skin-clinics/x7'])
    expect(copyPageOf(origin + path), path).toBeNull()
})

test('the page of the copies says nothing of a clinic that was visited, unlike the page of a clinic', () => {
  expect(isVisited(origin + clinicCopyPage('skin-clinics'))).toBe(false)
  expect(isVisited(`${origin}/skin-clinics/7`)).toBe(true)
})
