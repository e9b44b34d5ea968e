import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Plan, PlanStop } from '#domain/trips/plan/plans.ts'
import { planRequest, type TripStep1, type TripStep2 } from '#domain/trips/answers/trips.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readCatalogue, readTreatmentTable } from '#testing/builders/catalogue.ts'
import { askTrip } from '#testing/trips/lawful-trip.ts'
import { buildSeoulTrip } from '#testing/trips/seoul-trip.ts'
import { readPlanTalk } from './read-plan-talk.ts'

const catalogue = readCatalogue()
const known = { today: '2027-01-15', names: indexPlaceNames(catalogue), treatments: readTreatmentTable() }
const { plan: empty, places: some } = buildSeoulTrip(1)
const [like] = Object.values(some)
if (!like) throw new Error('The trip has no place.')
const places = Object.fromEntries(catalogue.map((row) => [row.id, { ...like, ...row }]))

function stop(placeId: string, kind: PlanStop['kind'] = 'attraction'): PlanStop {
  return { placeId, kind, arrive: '10:00', leave: '11:00', leg: null, cost: 0, hoursUnknown: false, because: [] }
}

const [first] = empty.days
if (!first) throw new Error('The trip has no day.')
// From a Monday to a Friday.
const stops = [
  [stop('gyeongbokgung'), stop('national-palace-museum'), stop('insadong-street')],
  [stop('seoul-museum-of-history'), stop('bukchon-hanok-village')],
  [stop('changdeokgung')],
  [stop('n-seoul-tower')],
  [stop('jogyesa')],
]
const plan: Plan = {
  ...empty,
  days: stops.map((those, index) => ({ ...first, date: `2027-05-0${index + 3}`, stops: those })),
}
const steps = planRequest(askTrip(5, { dailyBudgetRange: 60_000, activityIntensity: 'balanced' }))
const trip = {
  steps: { ...steps, step1: { ...steps.step1, startDate: '2027-05-03', endDate: '2027-05-07' } },
  plan,
  places,
}

function read(
  text: string,
  { step1 = {}, step2 = {} }: { step1?: Partial<TripStep1>; step2?: Partial<TripStep2> } = {},
) {
  const asked = { ...trip.steps, step1: { ...trip.steps.step1, ...step1 }, step2: { ...trip.steps.step2, ...step2 } }
  return readPlanTalk(text, { ...trip, steps: asked }, known)
}

function place(...placeIds: string[]) {
  return { by: 'place', placeIds }
}
const museum = { by: 'kind', like: 'museums', isAll: false }

test.each([
  ['remove Gyeongbokgung', { do: 'remove', what: place('gyeongbokgung'), days: null }],
  ['please take the Bukchon Hanok Village out', { do: 'remove', what: place('bukchon-hanok-village'), days: null }],
  ['skip Bukchon', { do: 'remove', what: place('bukchon-hanok-village'), days: null }],
  ["we don't like Gyeongbokgung", { do: 'remove', what: place('gyeongbokgung'), days: null }],
  ["I don't think we need the museum", { do: 'remove', what: museum, days: null }],
  ['no museum on day 2', { do: 'remove', what: { ...museum, isAll: true }, days: [1] }],
  ['경복궁 빼 줘', { do: 'remove', what: place('gyeongbokgung'), days: null }],
  ['景福宮を外してください', { do: 'remove', what: place('gyeongbokgung'), days: null }],
  ['把景福宫删掉', { do: 'remove', what: place('gyeongbokgung'), days: null }],
  ["please don't remove Gyeongbokgung", { do: 'lock', what: place('gyeongbokgung'), days: null, locked: true }],
  ['unlock Gyeongbokgung', { do: 'lock', what: place('gyeongbokgung'), days: null, locked: false }],
])('%j takes a stop out or keeps it', (text, ask) => {
  expect(read(text)).toMatchObject({ asks: [{ ask }], chips: [], obstacles: [], notUnderstood: [], question: null })
})

test.each([
  ['swap the museum for something outside', museum, { by: 'setting', setting: 'outside' }],
  ['a palace instead of the museum', museum, { by: 'kind', like: 'palaces' }],
  ['swap Jogyesa for Bongeunsa', place('jogyesa'), place('bongeunsa')],
  ['replace Jogyesa', place('jogyesa'), { by: 'any' }],
  ['박물관 대신 야외로 바꿔 주세요', museum, { by: 'setting', setting: 'outside' }],
  ['博物館を屋外の場所に変えて', museum, { by: 'setting', setting: 'outside' }],
  ['把博物馆换成户外的', museum, { by: 'setting', setting: 'outside' }],
  ['用公园代替博物馆', museum, { by: 'kind', like: 'parks' }],
])('%j exchanges a stop', (text, what, by) => {
  expect(read(text).asks).toMatchObject([{ ask: { do: 'replace', what, with: by, days: null } }])
})

test.each([
  ['add Gwangjang Market to day 3', 2],
  ['we also want to see Gwangjang Market on Wednesday', 2],
  ['3일차에 광장시장 추가해 주세요', 2],
  ['3日目に広蔵市場を追加して', 2],
  ['第3天加上广藏市场', 2],
  ['Gwangjang Market on 4 May', 1],
  ['Is there a way to fit in Gwangjang Market on day 2?', 1],
])('%j adds a place to a day', (text, day) => {
  expect(read(text).asks).toMatchObject([{ ask: { do: 'add', place: place('gwangjang-market'), days: [day] } }])
})

test.each([
  ['move Gyeongbokgung to day 4', 'gyeongbokgung', 3],
  ['N Seoul Tower on day 2', 'n-seoul-tower', 1],
  ['창덕궁을 5일차로 옮겨 주세요', 'changdeokgung', 4],
  ['昌徳宮を4日目に移してください', 'changdeokgung', 3],
  ['把昌德宫移到最后一天', 'changdeokgung', 4],
])('%j moves a stop to another day', (text, id, to) => {
  expect(read(text).asks).toMatchObject([{ ask: { do: 'move', what: place(id), to } }])
})

test.each([
  ['start later on Friday', { do: 'start', days: [4], at: null, later: 60 }],
  ['Day 3: start at 10:30', { do: 'start', days: [2], at: 630 }],
  ["don't start before 10 am on day 1", { do: 'start', days: [0], at: 600 }],
  ['start 30 minutes later every day', { do: 'start', days: [0, 1, 2, 3, 4], later: 30 }],
  ['금요일은 늦게 시작하고 싶어요', { do: 'start', days: [4], later: 60 }],
  ['金曜日は10時半から始めたい', { do: 'start', days: [4], at: 630 }],
  ['周五晚点出发', { do: 'start', days: [4], later: 60 }],
  ['less walking on day two', { do: 'less', of: 'walking', days: [1] }],
  ['less walking', { do: 'less', of: 'walking', days: [0, 1, 2, 3, 4] }],
  ['둘째 날 덜 걷게 해줘', { do: 'less', of: 'walking', days: [1] }],
  ['2日目はあまり歩きたくない', { do: 'less', of: 'walking', days: [1] }],
  ['第二天少走点路', { do: 'less', of: 'walking', days: [1] }],
  ['day 1 is too packed', { do: 'less', of: 'stops', days: [0] }],
  ['第二天太赶了', { do: 'less', of: 'stops', days: [1] }],
  ['the last day should be cheaper', { do: 'less', of: 'cost', days: [4] }],
  ['it will rain on day 3', { do: 'setting', setting: 'inside', days: [2] }],
  [
    'dinner on day 2 should be vegan',
    { do: 'replace', what: { by: 'meal', meal: 'dinner' }, with: { by: 'diet', diet: 'vegan' }, days: [1] },
  ],
  ['more time at Gyeongbokgung', { do: 'stay', what: place('gyeongbokgung'), minutes: null, more: 30 }],
  ['stay 2 hours at Gyeongbokgung', { do: 'stay', what: place('gyeongbokgung'), minutes: 120 }],
])('%j changes a day or a visit', (text, ask) => {
  expect(read(text)).toMatchObject({ asks: [{ ask }], chips: [], notUnderstood: [], question: null })
})

test.each([
  ['slower days', 'step2.activityIntensity', 'light'],
  ['더 천천히', 'step2.activityIntensity', 'light'],
  ['a busier pace', 'step2.activityIntensity', 'packed'],
  ['cheaper', 'step2.dailyBudgetRange', 50_000],
  ['もっと安く', 'step2.dailyBudgetRange', 50_000],
  ['便宜一点', 'step2.dailyBudgetRange', 50_000],
  ['cheaper, 40,000 won a day', 'step2.dailyBudgetRange', 40_000],
  ['dinner should be vegan', 'step2.diet', 'vegan'],
  ['저녁은 비건으로 해 주세요', 'step2.diet', 'vegan'],
  ['no more temples', 'step2.avoid', 'temples'],
  ['もうお寺はいらない', 'step2.avoid', 'temples'],
  ['不要再去寺庙了', 'step2.avoid', 'temples'],
  ['my wife is vegetarian now', 'step2.diet', 'vegetarian (some of us)'],
  ['two days longer', 'step1.endDate', '2027-05-09'],
  ['one day less', 'step1.endDate', '2027-05-06'],
])('%j changes an answer of the whole trip', (text, field, value) => {
  expect(read(text)).toMatchObject({ asks: [], chips: [{ field, value }], obstacles: [], question: null })
})

test.each(['we want one more night in Busan', '부산에서 하루 더 있고 싶어요', '釜山でもう一泊したい', '釜山多住一晚'])(
  '%j makes the trip longer, with that night in Busan, a place to see',
  (text) => {
    const { chips } = read(text)
    expect(chips.map(({ field }) => field)).toEqual(['step1.endDate', 'step2.nights', 'step2.mustVisitPlaces'])
    expect(chips.slice(0, 2).map(({ value }) => value)).toEqual(['2027-05-08', { city: 'Busan', nights: 1 }])
  },
)

test('the nights of a city stay as they are where the trip cannot be longer', () => {
  const { chips, obstacles } = read('one more night in Busan', { step1: { endDate: '2027-07-31' } })
  expect(obstacles).toMatchObject([{ why: 'at_limit', of: 'length' }])
  expect(chips.map(({ field }) => field)).not.toContain('step2.nights')
})

test('a told stay ends with its last night, and only such a one', () => {
  const nights = [{ city: 'Busan', nights: 1 }]
  expect(read('one night less in Busan', { step2: { nights } }).chips).toMatchObject([
    { field: 'step1.endDate', value: '2027-05-06' },
    { field: 'step2.nights', value: { city: 'Busan', nights: 0 } },
    { field: 'step2.mustVisitPlaces' },
  ])
  expect(read('one night less in Busan').chips.map(({ field }) => field)).not.toContain('step2.nights')
})

test.each([
  'one more night in Seoul and Busan',
  'one more night in Seoul, Busan',
  '서울 부산에서 하루 더',
  'one more day for a day trip to Busan',
])('%j tells no night of one city', (text) => {
  expect(read(text).chips.map(({ field }) => field)).not.toContain('step2.nights')
})

test('a text with several changes is read as each of them, and a day holds until another is named', () => {
  const { asks } = read(
    'On day 2 less walking, and start an hour later. Remove Gyeongbokgung and Insadong-gil, add Gwangjang Market',
  )
  expect(asks.map(({ ask }) => ask)).toMatchObject([
    { do: 'less', days: [1] },
    { do: 'start', days: [1], later: 60 },
    { do: 'remove', what: place('gyeongbokgung') },
    { do: 'remove', what: place('insadong-street') },
    { do: 'add', place: place('gwangjang-market'), days: null },
  ])
  expect(read('경복궁 빼고 광장시장 넣어줘').asks.map(({ ask }) => ask.do)).toEqual(['remove', 'add'])
})

test.each([
  ['cancel Lotte World', 'not_in_plan'],
  ['less walking on day 9', 'no_such_day'],
  ['move Gyeongbokgung to day 8', 'no_such_day'],
  ['start earlier on day 2', 'not_earlier'],
  ['vegan food on day 2', 'whole_trip'],
])('%j says why it cannot be: %s', (text, why) => {
  expect(read(text)).toMatchObject({ asks: [], obstacles: [{ why }] })
})

test.each([
  ['replace the museum with a bowling alley', { ask: 'words', words: 'bowling alley' }],
  ['move Gyeongbokgung', { ask: 'day', words: 'move Gyeongbokgung' }],
  ['start later', { ask: 'day', words: 'start later' }],
  ['asdf qwer', { ask: 'words', words: 'asdf qwer' }],
])('%j is asked back', (text, question) => {
  expect(read(text)).toMatchObject({ asks: [], chips: [], question })
})

test.each([
  'Is Changdeokgung open on Wednesday?',
  'We go shopping on our own on Friday',
  'Why is Jogyesa on the last day?',
  '창덕궁이랑 조계사 순서 바꿔줘',
  'too many museums',
  'My friend says N Seoul Tower is a tourist trap, should we skip it?',
  'We already saw Gyeongbokgung, replace it with something else',
  'Could we do Bukchon earlier in the day?',
  '창덕궁 몇 시에 열어요?',
  '둘째 날 비 오면 북촌 대신 박물관 갈까요?',
  '셋째 날은 너무 빡빡하지 않아서 좋아요',
  '昌徳宮は何時に開きますか',
  '友達がロッテワールドを勧めてくれたけど、行くべき？',
  '博物館を一つ減らして',
  'Nソウルタワーを夜にしたい',
  '昌德宫周三开门吗？',
  '如果下雨，第四天怎么办',
  '친구가 남산타워 별로래요',
  "don't make it cheaper",
  'can we do the Museum of History another day',
  'less shopping',
  'somewhere quieter than Jogyesa',
  "we don't need so many palaces",
  'if Changdeokgung is closed we can skip it',
  '조계사가 닫으면 빼 주세요',
  '友達が昌徳宮は混むって言ってたけど大丈夫?',
  'can we be back earlier',
  'もし昌徳宮が休みなら外して',
])('%j changes nothing, and is asked back', (text) => {
  const { asks, chips, notUnderstood, question } = read(text)
  expect([...asks, ...chips]).toEqual([])
  expect(notUnderstood).not.toEqual([])
  expect(question?.ask).toBe('words')
})

test.each([
  ["I don't want to skip Gyeongbokgung", [{ do: 'lock', what: place('gyeongbokgung') }]],
  ['景福宫不要动', [{ do: 'lock', what: place('gyeongbokgung') }]],
  ["Gyeongbokgung, don't touch it", [{ do: 'lock', what: place('gyeongbokgung') }]],
  ['경복궁 빼지 마세요', [{ do: 'lock', what: place('gyeongbokgung') }]],
  ['景福宮は外さないでください', [{ do: 'lock', what: place('gyeongbokgung') }]],
  ['2日目、北村をやめて博物館だけにして', [{ do: 'remove', what: place('bukchon-hanok-village'), days: [1] }]],
  ['Take out one of the palaces', [{ do: 'remove', what: { by: 'kind', like: 'palaces', isAll: false } }]],
  ['Add a coffee break after Changdeokgung', [{ do: 'add', place: { by: 'kind', like: 'cafes' } }]],
  ['남산타워를 3일차 저녁으로 옮겨 주세요', [{ do: 'move', what: place('n-seoul-tower'), to: 2 }]],
  [
    'Can we have dinner somewhere halal on Thursday?',
    [{ do: 'replace', with: { by: 'diet', diet: 'halal' }, days: [3] }],
  ],
])('%j changes this and nothing else', (text, asks) => {
  expect(read(text).asks.map(({ ask }) => ask)).toMatchObject(asks)
})

test.each([
  ['put N Seoul Tower on Friday instead of Thursday', [{ do: 'move', what: place('n-seoul-tower'), to: 4 }]],
  ['昌徳宮は2日目の夜に変更できますか', [{ do: 'move', what: place('changdeokgung'), to: 1 }]],
  ['창덕궁을 금요일로 바꿔 주세요', [{ do: 'move', what: place('changdeokgung'), to: 4 }]],
  ['change the museum on Monday', [{ do: 'replace', what: museum, with: { by: 'any' }, days: [0] }]],
  ['dont touch the hanok village', [{ do: 'lock', what: place('bukchon-hanok-village') }]],
  ['move the tower to the first evening', [{ do: 'move', what: place('n-seoul-tower'), to: 0 }]],
  ['day 4 looks exhausting, make it lighter', [{ do: 'less', of: 'stops', days: [3] }]],
  [
    '1日目の博物館をやめてカフェにして',
    [{ do: 'replace', what: museum, with: { by: 'kind', like: 'cafes' }, days: [0] }],
  ],
  ['金曜日は朝ゆっくりしたい', [{ do: 'start', days: [4], later: 60 }]],
  ['북촌은 2일차 말고 3일차가 좋아요', [{ do: 'move', what: place('bukchon-hanok-village'), to: 2 }]],
  ['北村は2日目じゃなくて3日目がいい', [{ do: 'move', what: place('bukchon-hanok-village'), to: 2 }]],
  ['넷째날 너무 빡세요 좀 줄여줘요', [{ do: 'less', of: 'stops', days: [3] }]],
  ['土曜日は10時半スタート。金曜日は10時半スタートで', [{ do: 'start', days: [4], at: 630 }]],
  ['昌徳宮で2時間くらいほしい', [{ do: 'stay', what: place('changdeokgung'), minutes: 120 }]],
  [
    '北村を外して、代わりに西村を入れて',
    [{ do: 'replace', what: place('bukchon-hanok-village'), with: place('seochon') }],
  ],
])('%j changes what the words around it mean', (text, asks) => {
  expect(read(text).asks.map(({ ask }) => ask)).toMatchObject(asks)
})

test.each([
  ['we fly home a day earlier now', 'step1.endDate', '2027-05-06'],
  ['하루 일찍 돌아가요', 'step1.endDate', '2027-05-06'],
  ['提前一天回国', 'step1.endDate', '2027-05-06'],
  ['절은 이제 그만 볼래요', 'step2.avoid', 'temples'],
])('%j changes the answer %s', (text, field, value) => {
  expect(read(text).chips).toMatchObject([{ field, value }])
})

test('a day with a colon holds for the whole sentence', () => {
  expect(read('Day 3: sleep in, less walking and a vegan dinner').asks.map(({ ask }) => ask)).toMatchObject([
    { do: 'start', days: [2] },
    { do: 'less', of: 'walking', days: [2] },
    { do: 'replace', what: { by: 'meal', meal: 'dinner' }, days: [2] },
  ])
})

test('who goes home earlier asks for no slower days', () => {
  expect(read('釜山は1泊減らして早く帰りたい').chips.map(({ field }) => field)).not.toContain('step2.activityIntensity')
})

test.each(['remove all museums except the palace museum', '박물관 하나만 남기고 다 빼줘'])(
  'the exception of %j is asked back',
  (text) => {
    expect(read(text)).toMatchObject({ asks: [], question: { ask: 'stop' } })
  },
)

test('a day less in one city and more in another leaves the length as it is', () => {
  const nights = [
    { city: 'Seoul', nights: 3 },
    { city: 'Busan', nights: 1 },
  ]
  expect(read('one night less in Seoul, one more night in Busan', { step2: { nights } }).chips).toMatchObject([
    { field: 'step2.nights', value: { city: 'Seoul', nights: 2 } },
    { field: 'step2.nights', value: { city: 'Busan', nights: 2 } },
    {},
    {},
  ])
})

test('what is said twice is asked for once, and 所有 means all', () => {
  expect(read('remove Gyeongbokgung, Gyeongbokgung').asks).toHaveLength(1)
  expect(read('去掉所有博物馆').asks).toMatchObject([{ ask: { what: { ...museum, isAll: true } } }])
})

test('who joins comes to those who travel already', () => {
  const couple = { ...trip, steps: { ...trip.steps, step2: { ...trip.steps.step2, travelerType: 'couple' as const } } }
  const { chips: joined } = readPlanTalk('My parents join us', couple, known)
  expect(joined.find(({ field }) => field === 'step2.party.adults')?.value).toBe(4)
})

test('where to sleep is an answer of the trip, also beside a street of that name', () => {
  expect(read('stay in Hongdae instead of Myeongdong')).toMatchObject({
    asks: [],
    chips: [{ field: 'step2.areaPreferences', value: 'Hongdae' }],
  })
  expect(read('호텔 대신 게스트하우스로 바꿔 주세요')).toMatchObject({
    chips: [{ field: 'step2.accommodationType', value: 'guesthouse' }],
    notUnderstood: [],
    question: null,
  })
})

test('what cannot be slower or cheaper is told', () => {
  const least = {
    ...trip,
    steps: {
      ...trip.steps,
      step2: { ...trip.steps.step2, activityIntensity: 'light' as const, dailyBudgetRange: 20_000 },
    },
  }
  const { obstacles, chips } = readPlanTalk('slower and cheaper', least, known)
  expect(chips).toEqual([])
  expect(obstacles).toMatchObject([
    { why: 'at_limit', of: 'pace' },
    { why: 'at_limit', of: 'budget' },
  ])
})

test('any text is read, and every quote stands in it', () => {
  const word = fc.constantFrom(
    ...'remove swap add move to on day 2 and the museum Gyeongbokgung later less walking 빼고 경복궁 둘째 날 外して 景福宮 把 换成 第二天 , . ? vegan one more night 99'.split(
      ' ',
    ),
    '\u{1F600}',
    'Ⅷ',
    '\n',
  )
  fc.assert(
    fc.property(fc.array(word, { maxLength: 14 }), (words) => {
      const text = words.join(' ')
      const { asks, chips, obstacles, notUnderstood } = read(text)
      for (const { from, to, words: quote } of [...asks, ...chips, ...obstacles, ...notUnderstood])
        expect(text.slice(from, to)).toBe(quote)
    }),
    { numRuns: 60 },
  )
})
