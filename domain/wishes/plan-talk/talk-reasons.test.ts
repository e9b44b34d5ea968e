import { expect, test } from 'vitest'
import { planRequest } from '#domain/trips/answers/trips.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readCatalogue, readTreatmentTable } from '#testing/builders/catalogue.ts'
import { askTrip } from '#testing/trips/lawful-trip.ts'
import { buildSeoulTrip } from '#testing/trips/seoul-trip.ts'
import { readPlanTalk } from './read-plan-talk.ts'

const catalogue = readCatalogue()
const known = { today: '2027-01-15', names: indexPlaceNames(catalogue), treatments: readTreatmentTable() }
const { plan: empty, places: some } = buildSeoulTrip(1)
const [first] = empty.days
const [like] = Object.values(some)
const stop = first?.stops.find(({ meal }) => meal === undefined)
if (!first || !like || !stop) throw new Error('The trip has no stop.')
const places = Object.fromEntries(catalogue.map((row) => [row.id, { ...like, ...row }]))
// From a Monday to a Friday.
const days = ['gyeongbokgung', 'insadong-street', 'changdeokgung', 'n-seoul-tower', 'jogyesa'].map(
  (placeId, index) => ({
    ...first,
    date: `2027-05-0${index + 3}`,
    stops: [{ ...stop, placeId, kind: 'attraction' as const }],
  }),
)
const asked = planRequest(askTrip(5, {}))
const steps = { ...asked, step1: { ...asked.step1, startDate: '2027-05-03', endDate: '2027-05-07' } }

function read(text: string) {
  return readPlanTalk(text, { steps, plan: { ...empty, days }, places }, known)
}

function place(...placeIds: string[]) {
  return { by: 'place', placeIds }
}

test.each([
  ['we know Gyeongbokgung from our last trip, take it out', { do: 'remove', what: place('gyeongbokgung') }],
  ['경복궁은 지난번에 가봐서 빼도 될 것 같아요', { do: 'remove', what: place('gyeongbokgung') }],
  ['景福宮は前に行ったので外してください', { do: 'remove', what: place('gyeongbokgung') }],
  ['景福宫上次去过了,拿掉', { do: 'remove', what: place('gyeongbokgung') }],
  ['please drop gyeongbokgung', { do: 'remove', what: place('gyeongbokgung') }],
  ['give us two hours at Gyeongbokgung', { do: 'stay', minutes: 120 }],
  ['수요일은 10시 전에 시작하지 말아주세요', { do: 'start', days: [2], at: 600 }],
  ['水曜日は10時前には始めないでください', { do: 'start', days: [2], at: 600 }],
  ['週三十點以前不要出門', { do: 'start', days: [2], at: 600 }],
  ['수요일에 창덕궁은 한 시간이면 충분해요', { do: 'stay', minutes: 60 }],
  ['An hour is enough at Changdeokgung', { do: 'stay', minutes: 60 }],
  ['景福宮は1時間で十分です', { do: 'stay', minutes: 60 }],
  ['금요일은 느긋하게 시작하고 싶어요, 10시 반쯤', { do: 'start', days: [4], at: 630 }],
  ["the baby's asleep until 11, so let's begin at 11 on Friday", { do: 'start', days: [4], at: 660 }],
  ['周三别安排景福宫了,老人家看不动', { do: 'remove', what: place('gyeongbokgung') }],
  ['每天都太早了,晚一个小时出发', { do: 'start', at: null, later: 60 }],
  ['lunch on Friday: somewhere vegetarian', { do: 'replace', with: { by: 'diet', diet: 'vegetarian' }, days: [4] }],
])('%j is one change of stops or days, and none of the answers', (text, ask) => {
  expect(read(text)).toMatchObject({ asks: [{ ask }], chips: [], obstacles: [] })
})

test.each([
  "Wednesday's Gyeongbokgung, can it be Friday?",
  '비 오면 경복궁 대신 뭐 할 수 있어요?',
  '경복궁은 애들이 지루해할 것 같아요',
])('%j changes nothing, and is asked back', (text) => {
  expect(read(text)).toMatchObject({ asks: [], chips: [] })
  expect(read(text).question).not.toBeNull()
})

test('a new last day near the planned one is the last day', () => {
  const { chips } = read('my flight got moved, we leave on the 6th now')
  expect(chips).toMatchObject([{ field: 'step1.endDate', value: '2027-05-06' }])
})

test.each([
  'Changdeokgung on Wednesday',
  'Three museums is one too many',
  "The baby's still asleep",
  '수요일 창덕궁 기대돼요',
])('%j changes nothing', (text) => {
  expect(read(text)).toMatchObject({ asks: [], chips: [] })
})
