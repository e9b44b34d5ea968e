import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { DayChoice } from './day-choice.tsx'
import { mountAt } from '#web/ui/loading/mount.tsx'

const today = '2026-11-23'

function Example({ first }: { first: string | null }) {
  const [day, setDay] = useState(first)
  return (
    <>
      <output>{day ?? 'any day'}</output>
      <DayChoice
        now={{ label: 'Open today', isChosen: day === today, onChoose: () => setDay(day === today ? null : today) }}
        day={{ label: 'Pick a day', isChosen: day !== null && day !== today, onClear: () => setDay(null) }}
      >
        <input
          type="date"
          aria-label="Day"
          defaultValue={day ?? ''}
          onChange={(event) => setDay(event.target.value || null)}
        />
      </DayChoice>
    </>
  )
}

const said = page.getByRole('status')
const field = page.getByLabelText('Day')
const now = page.getByRole('button', { name: 'Open today' })
const pick = page.getByRole('button', { name: 'Pick a day' })

function show(first: string | null = null) {
  document.documentElement.dataset['theme'] = 'light'
  mountAt('/places', () => <Example first={first} />)
}

test('today is one press, and taken back by another', async () => {
  show()
  await expect.element(field).not.toBeVisible()
  await now.click()
  await expect.element(said).toHaveTextContent(today)
  await expect.element(now).toHaveAttribute('aria-pressed', 'true')
  await now.click()
  await expect.element(said).toHaveTextContent('any day')
})

test('a day is typed in the field that its chip opens, and closing the chip forgets it', async () => {
  show()
  await pick.click()
  await field.fill('2027-05-31')
  await expect.element(said).toHaveTextContent('2027-05-31')
  await pick.click()
  await expect.element(said).toHaveTextContent('any day')
  await expect.element(field).not.toBeVisible()
  await pick.click()
  await expect.element(field).toHaveValue('')
})

test('a day that the address says is there at once, and today goes before it', async () => {
  show('2027-05-31')
  await expect.element(field).toHaveValue('2027-05-31')
  await now.click()
  await expect.element(said).toHaveTextContent(today)
  await expect.element(field).not.toBeVisible()
})
