import { expect, test } from 'vitest'
import { en } from '#locales/en.ts'
import { drawHeadPicture } from './draw-head-picture.ts'
import { breakLines, canBeSet, widthOf } from './set-line.ts'

const site = 'My Guide Korea'

function outlinesIn(svg: string): number {
  return svg.split('<path transform="translate(').length - 1
}

test('every letter of the title and of the site’s name is an outline, so no font is needed', () => {
  const svg = drawHeadPicture({ scene: 'temple', title: 'Your privacy', site })
  expect(outlinesIn(svg)).toBe('Yourprivacy'.length + 'MyGuideKorea'.length)
  expect(svg).not.toMatch(/<text|font-family/)
})

test('the display face has every sign of the titles that the pages have', () => {
  for (const { picture } of Object.values(en.heads)) expect(canBeSet(picture), picture).toBe(true)
})

test('a title that cannot be set or does not fit is left out whole', () => {
  const words = outlinesIn(drawHeadPicture({ scene: 'temple', title: '', site }))
  for (const title of ['경복궁', 'Endless '.repeat(40), 'X'.repeat(80)]) {
    expect(outlinesIn(drawHeadPicture({ scene: 'temple', title, site })), title).toBe(words)
  }
})

test('nothing that stands in a title becomes markup', () => {
  expect(drawHeadPicture({ scene: 'temple', title: '</svg><script>', site })).not.toContain('<script')
})

test('letters that lean on each other stand closer than their widths say', () => {
  expect(widthOf('AV', 100)).toBeLessThan(widthOf('A', 100) + widthOf('V', 100))
})

test('lines break at spaces and no line is wider than it may be', () => {
  const lines = breakLines('Questions and answers about the guide', { size: 50, width: 500, lines: 3 })
  expect(lines?.join(' ')).toBe('Questions and answers about the guide')
  for (const line of lines ?? []) expect(widthOf(line, 50)).toBeLessThanOrEqual(500)
  expect(breakLines('Questions and answers', { size: 50, width: 100, lines: 9 })).toBeNull()
})
