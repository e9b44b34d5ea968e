import { expect, test } from 'vitest'
import { readPaint } from './paint.ts'

test('each colour of the style sheet is read as it is, however it was mixed', () => {
  const place = document.createElement('div')
  document.body.append(place)
  place.style.setProperty('--tiles-sea', 'color-mix(in oklab, #fff 50%, #fff)')
  place.style.setProperty('--tiles-land', 'rgb(10 20 30)')
  place.style.setProperty('--tiles-water', 'light-dark(#ff0000, #ff0000)')
  expect(readPaint(place)).toMatchObject({
    sea: 'rgb(255, 255, 255)',
    land: 'rgb(10, 20, 30)',
    water: 'rgb(255, 0, 0)',
  })
  expect(place.children.length).toBe(0)
  place.remove()
})
