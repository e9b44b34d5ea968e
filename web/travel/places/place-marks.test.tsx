import { expect, test } from 'vitest'
import { mount } from '#web/ui/loading/mount.tsx'
import { PlaceMarks } from './place-marks.tsx'

test.each([
  [true, false, ['Editor’s Pick']],
  [false, true, ['Trending']],
  [true, true, ['Editor’s Pick', 'Trending']],
  [false, false, []],
])('a card whose pick is %j and whose trend is %j says %j and nothing else', (isMGKPick, isTrending, said) => {
  const place = mount(<PlaceMarks place={{ isMGKPick, isTrending }} />)
  expect(place.textContent).toBe(said.join(''))
})
