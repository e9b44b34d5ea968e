import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod/mini'
import type { PlaceReading } from '#domain/trips/answers/place-wishes.ts'
import { mount } from '#web/ui/loading/mount.tsx'
import { forgetSteps } from '#web/travel/trip/stored-steps.ts'
import { readStored, store } from '#web/ui/local-storage.ts'
import { MustVisits } from './must-visits.tsx'

const sent = z.object({ texts: z.array(z.string()) })
const suggested = [
  {
    id: 'seongsan',
    name: { en: 'Seongsan Ilchulbong', ko: '성산일출봉' },
    district: { en: 'Seogwipo', ko: '서귀포시' },
    kind: 'attraction',
  },
  {
    id: 'lands-end',
    name: { en: "Ttangkkeut, Land's End", ko: '땅끝마을' },
    district: { en: 'Haenam-gun', ko: '해남군' },
    kind: 'attraction',
  },
]

const unread = { name: null, city: null, at: null, count: 0 }
const bulguksa = { en: 'Bulguksa Temple', ko: '불국사' }
const readings: Record<string, PlaceReading> = {
  Bulguksa: {
    kind: 'place',
    text: 'Bulguksa',
    name: bulguksa,
    city: { en: 'Gyeongju', ko: '경주' },
    at: { lat: 35.79, lng: 129.33 },
    count: 1,
  },
  Jeju: {
    kind: 'region',
    text: 'Jeju',
    name: { en: 'Jeju', ko: '제주' },
    city: { en: 'Jeju', ko: '제주' },
    at: { lat: 33.38, lng: 126.55 },
    count: 1,
  },
  museum: { ...unread, kind: 'several', text: 'museum', count: 3 },
}

let asked: string[] = []
let isOffline = false
let suggestions: object[] | Promise<object[]> = suggested

beforeEach(() => {
  forgetSteps()
  suggestions = suggested
  asked = []
  isOffline = false
  vi.stubGlobal('fetch', async (path: string, init: { body?: string }) => {
    asked.push(path)
    if (isOffline) throw new TypeError('no network')
    if (path.startsWith('/places/suggest.json')) return Response.json({ places: await suggestions })
    const { texts } = sent.parse(JSON.parse(init.body ?? ''))
    return Response.json({ readings: texts.map((text) => [readings[text] ?? { ...unread, kind: 'unknown', text }]) })
  })
})
afterEach(() => vi.unstubAllGlobals())

function show(first = '') {
  const kept = { text: first }
  function Form() {
    const [text, setText] = useState(first)
    function change(next: string) {
      kept.text = next
      setText(next)
    }
    return <MustVisits text={text} onChange={change} error={undefined} hadFocus={false} cities={<p>Cities</p>} />
  }
  mount(<Form />)
  return kept
}

const box = page.getByRole('combobox', { name: 'Add a place' })
const list = page.getByRole('listbox', { name: 'Matching places' })
const chips = page.getByRole('list', { name: 'Your places' }).getByRole('listitem')

test('a place is a chip with its name, its Hangul and its city, and the cities stand on a map', async () => {
  show('Bulguksa')
  await expect.element(chips).toHaveTextContent('Bulguksa Temple 불국사 Gyeongju')
  await expect.element(chips.getByText('불국사')).toHaveAttribute('lang', 'ko')
  await expect.element(page.getByRole('img', { name: 'A map of Korea with Gyeongju' })).toBeVisible()
  await expect.element(page.getByText('Your places are in Gyeongju.')).toBeVisible()
  await expect.element(page.getByText('Suggestions need a connection.', { exact: false })).not.toBeInTheDocument()
})

test('an unknown name is marked as not found, and a region or several matches are named', async () => {
  const kept = show('blue door cafe, Jeju, museum')
  await expect.element(chips.nth(0)).toHaveTextContent('blue door cafe not found')
  await expect.element(chips.nth(1)).toHaveTextContent('Jeju 제주 the plan picks its places')
  await expect.element(chips.nth(2)).toHaveTextContent('museum 3 places match')
  expect(kept.text).toBe('blue door cafe, Jeju, museum')
})

test('Enter adds the suggestion that begins with what was typed, and a name with a comma by its Korean name', async () => {
  const kept = show('Bulguksa')
  await userEvent.type(box, 'seongs')
  await expect.element(list.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  expect(kept.text).toBe('Bulguksa, Seongsan Ilchulbong')
  await expect.element(box).toHaveValue('')
  await userEvent.type(box, 'ttang')
  await list.getByRole('option', { name: /Ttangkkeut/ }).click()
  expect(kept.text).toBe('Bulguksa, Seongsan Ilchulbong, 땅끝마을')
})

test('a typed city is offered first and taken by Enter, before the places of its name', async () => {
  const kept = show()
  await userEvent.type(box, 'jej')
  const city = list.getByRole('option').first()
  await expect.element(city).toHaveTextContent('Jeju 제주Region · the plan picks its placesPress Enter to add it')
  await userEvent.keyboard('{Enter}')
  expect(kept.text).toBe('Jeju')
  await expect.element(page.getByText('Your places are in Jeju.')).toBeVisible()
})

test('a chosen place stays chosen when newer suggestions move it, and Enter takes no other when it is gone', async () => {
  const kept = show()
  async function chooseSecondOf(newer: object[]) {
    suggestions = suggested
    await userEvent.type(box, 'seong')
    await expect.element(list.getByRole('option', { name: /^Seongsan/, selected: true })).toBeVisible()
    const answer = Promise.withResolvers<object[]>()
    suggestions = answer.promise
    await userEvent.keyboard('s{ArrowDown}')
    await expect.element(list.getByRole('option', { name: /^Ttangkkeut/, selected: true })).toBeVisible()
    answer.resolve(newer)
  }
  await chooseSecondOf(suggested.toReversed())
  const first = list.getByRole('option').first()
  await expect
    .element(first)
    .toHaveTextContent("Ttangkkeut, Land's End 땅끝마을Attraction · Haenam-gunPress Enter to add it")
  await userEvent.keyboard('{Enter}')
  expect(kept.text).toBe('땅끝마을')
  await chooseSecondOf(suggested.slice(0, 1))
  await expect.element(list.getByRole('option')).toHaveLength(2)
  await userEvent.keyboard('{Enter}')
  expect(kept.text).toBe('땅끝마을, seongs')
})

test('words that no suggestion begins with are kept as they were typed', async () => {
  const kept = show()
  await userEvent.type(box, 'blue door')
  await expect.element(list.getByRole('option').first()).toHaveAttribute('aria-selected', 'false')
  await userEvent.keyboard('{Enter}')
  expect(kept.text).toBe('blue door')
  await expect.element(chips).toHaveTextContent('blue door not found')
})

test('the last option keeps the words too, and Escape closes the list without losing them', async () => {
  const kept = show()
  await userEvent.type(box, 'seongs')
  await list.getByRole('option', { name: /^Keep “seongs” as you typed it/ }).click()
  expect(kept.text).toBe('seongs')
  await userEvent.type(box, 'x')
  await expect.element(list).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(box).toHaveValue('x')
})

test('a name is saved at every letter and becomes a chip when the box is left', async () => {
  const kept = show('Bulguksa')
  await userEvent.type(box, 'half a wo')
  expect(kept.text).toBe('Bulguksa, half a wo')
  await expect.element(chips).toHaveLength(1)
  await userEvent.tab({ shift: true })
  await expect.element(chips).toHaveLength(2)
  await expect.element(box).toHaveValue('')
})

test('a comma ends a place, a pasted list is a chip for each, and nothing stands there twice', async () => {
  const kept = show('Bulguksa')
  await userEvent.type(box, 'Jeju,')
  await expect.element(chips).toHaveLength(2)
  await box.fill('museum; bulguksa; 景福宮')
  expect(kept.text).toBe('Bulguksa, Jeju, museum, 景福宮')
})

test('a list of lines that is pasted is a chip for each line', async () => {
  const kept = show()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', 'Bulguksa\n- Jeju\r\nMt. Halla')
  box.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await expect.element(chips).toHaveLength(3)
  expect(kept.text).toBe('Bulguksa, Jeju, Mt. Halla')
})

test('a chip is removed, the focus goes to its neighbour, and Backspace leads from the empty box to the last', async () => {
  const kept = show('Bulguksa, Jeju, museum')
  await userEvent.click(box)
  await userEvent.keyboard('{Backspace}')
  await expect.element(page.getByRole('button', { name: 'Remove museum' })).toHaveFocus()
  await page.getByRole('button', { name: 'Remove Jeju' }).click()
  expect(kept.text).toBe('Bulguksa, museum')
  await expect.element(page.getByRole('button', { name: 'Remove museum' })).toHaveFocus()
  await expect.element(page.getByText('Jeju was removed.')).toBeInTheDocument()
})

test('without a network what is typed is kept all the same, and the list says why it shows no suggestions', async () => {
  isOffline = true
  const kept = show('somewhere else')
  await expect.element(page.getByText('Suggestions need a connection.', { exact: false })).toBeVisible()
  await userEvent.type(box, 'seongs')
  await userEvent.keyboard('{Enter}')
  expect(kept.text).toBe('somewhere else, seongs')
})

test('a name is asked for once in a visit', async () => {
  show('Bulguksa, Jeju')
  await expect.element(chips.nth(1)).toHaveTextContent('Jeju 제주 the plan picks its places')
  expect(asked.filter((path) => path === '/api/place-wishes')).toHaveLength(0)
})

test('the nights of each named city are told beside it, counted, and taken back', async () => {
  store(
    'tripPlannerStep1',
    JSON.stringify({ startDate: '2031-05-31', endDate: '2031-06-04', selectedInterests: ['food'] }),
  )
  const kept = (): unknown => JSON.parse(readStored('tripPlannerStep2') ?? '{}')
  show('Bulguksa, Jeju')
  const nights = page.getByRole('group', { name: 'Nights in each city' })
  await nights.getByRole('spinbutton', { name: 'Gyeongju' }).fill('2')
  await nights.getByRole('spinbutton', { name: 'Seoul' }).fill('3')
  expect(kept()).toMatchObject({
    nights: [
      { city: 'Gyeongju', nights: 2 },
      { city: 'Seoul', nights: 3 },
    ],
  })
  await expect.element(nights.getByRole('status')).toHaveTextContent('5 nights of 4: your trip is too short for them.')
  await nights.getByRole('spinbutton', { name: 'Seoul' }).fill('')
  await expect.element(nights.getByRole('status')).toHaveTextContent('2 nights of 4 told.')
  await nights.getByRole('spinbutton', { name: 'Gyeongju' }).fill('0')
  expect(kept()).not.toHaveProperty('nights')
  await expect.element(nights.getByRole('spinbutton', { name: 'Jeju' })).toHaveValue(null)
})

test('a number that is typed anew leaves the order of the stays, the fields and the focus as they were', async () => {
  const nights = ['Busan', 'Gyeongju', 'Seoul'].map((city) => ({ city, nights: 2 }))
  store('tripPlannerStep2', JSON.stringify({ nights }))
  const kept = (): unknown => JSON.parse(readStored('tripPlannerStep2') ?? '{}')
  show('Bulguksa, Jeju')
  const group = page.getByRole('group', { name: 'Nights in each city' })
  await expect.element(group.getByRole('spinbutton', { name: 'Jeju' })).toBeVisible()
  const order = () => [...group.element().querySelectorAll('input')].map(({ id }) => id)
  const drawn = ['nights-Busan', 'nights-Gyeongju', 'nights-Seoul', 'nights-Jeju']
  expect(order()).toEqual(drawn)
  // Busan is told, and no must-visit names it.
  for (const city of ['Busan', 'Gyeongju']) {
    const field = group.getByRole('spinbutton', { name: city })
    await userEvent.click(field)
    await userEvent.keyboard('{End}{Backspace}')
    await expect.element(field).toHaveValue(null)
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('4')
    await expect.element(field).toHaveFocus()
  }
  await userEvent.type(group.getByRole('spinbutton', { name: 'Jeju' }), '1')
  expect(order()).toEqual(drawn)
  expect(kept()).toMatchObject({
    nights: [
      { city: 'Busan', nights: 4 },
      { city: 'Gyeongju', nights: 4 },
      { city: 'Seoul', nights: 2 },
      { city: 'Jeju', nights: 1 },
    ],
  })
})
