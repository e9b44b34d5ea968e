import { expect, test } from 'vitest'
import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import { planRequest, type TripStep2 } from '#domain/trips/answers/trips.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { askTrip, inventRow } from '#testing/trips/lawful-trip.ts'
import { noSheets } from '#planner/trips/sheets/laid-sheets.ts'
import { chooseCandidates, namedToPlan, type Slept } from './candidates.ts'

const base = { name: 'Insadong', lat: 37.57, lng: 126.985 }
const reach = { isNear: () => true, isOnDayTrip: () => true }
const slept: Slept = { bases: [base], reaches: [reach], nights: [base] }

function row(id: string, change: Partial<PlanPlace> = {}): PlanPlace {
  return { ...inventRow(id, 0), kind: 'attraction', tags: [], interests: [], ...change }
}

function wishesOf(asked: Partial<TripStep2>, catalogue: readonly PlanPlace[] = []) {
  const steps = planRequest(askTrip(2, { areaPreferences: [], travelerType: 'solo', mustVisitPlaces: '', ...asked }))
  return readTripWishes(steps, { names: indexPlaceNames(catalogue), treatments: [] })
}

function chosen(asked: Partial<TripStep2>, catalogue: readonly PlanPlace[]): string[] {
  return chooseCandidates(wishesOf(asked, catalogue), catalogue, slept).candidates.map((each) => each.row.id)
}

test('a place that is seen only on a tour is planned only when it is named', () => {
  const catalogue = [row('border', { access: 'tour' }), row('garden', { access: 'booking' })]
  expect(chosen({}, catalogue)).toEqual(['garden'])
  expect(chosen({ mustVisitPlaces: catalogue[0]?.name.en ?? '' }, catalogue)).toContain('border')
})

test.each([
  ['clinic', 'no_treatment'],
  ['lodging', 'place_to_stay'],
] as const)('a %s that was named is no stop of a day, and is left out as such', (kind, reason) => {
  const named = row('hill', { kind, name: { en: 'Hill House', ko: '언덕집' } })
  const catalogue = [named, row('park')]
  const { candidates, unplaced } = chooseCandidates(
    wishesOf({ mustVisitPlaces: 'Hill House' }, catalogue),
    catalogue,
    slept,
  )
  expect(candidates.map((each) => each.row.id)).toEqual(['park'])
  expect(unplaced).toEqual([{ placeId: 'hill', name: 'Hill House', reason, note: '' }])
  expect(
    chooseCandidates(
      wishesOf({ mustVisitPlaces: 'Hill House' }, catalogue),
      [{ ...named, permanentlyClosed: true }],
      slept,
    ).unplaced,
  ).toMatchObject([{ reason: 'permanently_closed' }])
})

test('nobody is sent to a hairdresser who did not ask for the hair', () => {
  const salon = row('salon', { kind: 'beauty', tags: ['hair'], name: { en: 'Silver Comb', ko: '은빗' } })
  const shop = row('shop', { kind: 'beauty', tags: ['skincare'] })
  const catalogue = [salon, shop]
  expect(chosen({}, catalogue)).toEqual(['shop'])
  expect(chosen({ mustVisitPlaces: 'Silver Comb' }, catalogue)).toContain('salon')
  const wishes = { ...wishesOf({}, catalogue), beautyTags: ['hair' as const] }
  expect(chooseCandidates(wishes, catalogue, slept).candidates.map((each) => each.row.id)).toContain('salon')
})

test('who asked for the hair has a hairdresser to choose among a hundred better known sights', () => {
  const salon = row('salon', { kind: 'beauty', tags: ['hair'], interests: ['beauty'] })
  const sights = Array.from({ length: 100 }, (_, index) => row(`sight-${index}`, { fame: 5, headline: 3 }))
  const asked = askTrip(2, {}, { beautyInterest: 'interested', beautyCategories: ['Hair Care'] })
  const wishes = readTripWishes(asked, { names: indexPlaceNames([]), treatments: [] })
  const ids = chooseCandidates(wishes, [...sights, salon], slept).candidates.map((each) => each.row.id)
  expect(ids.length).toBeLessThan(100)
  expect(ids).toContain('salon')
})

test('a family climbs no ridge, but the one that it names', () => {
  const ridge = row('ridge', { tags: ['strenuous'], name: { en: 'Wolf Ridge', ko: '늑대능선' } })
  const park = row('park')
  expect(chosen({ travelerType: 'family' }, [ridge, park])).toEqual(['park'])
  expect(chosen({ travelerType: 'family', mustVisitPlaces: 'Wolf Ridge' }, [ridge, park])).toContain('ridge')
  expect(chosen({}, [ridge, park])).toContain('ridge')
})

test('the cable car to a tower is no sight of its own unless it is named', () => {
  const ride = row('namsan-cable-car', { name: { en: 'Namsan Cable Car', ko: '남산 케이블카' } })
  expect(chosen({}, [ride])).toEqual([])
  expect(chosen({ mustVisitPlaces: 'Namsan Cable Car' }, [ride])).toEqual(['namsan-cable-car'])
})

test('the hill of a tower that is named is not climbed again, unless it is named too', () => {
  const tower = row('n-seoul-tower', { name: { en: 'N Seoul Tower', ko: '남산서울타워' } })
  const hill = row('namsan-park', { name: { en: 'Namsan Park', ko: '남산공원' } })
  expect(chosen({}, [tower, hill]).toSorted()).toEqual(['n-seoul-tower', 'namsan-park'])
  expect(chosen({ mustVisitPlaces: 'N Seoul Tower' }, [tower, hill])).toEqual(['n-seoul-tower'])
  expect(chosen({ mustVisitPlaces: 'N Seoul Tower, Namsan Park' }, [tower, hill])).toHaveLength(2)
})

test('a trail up Hallasan is no sight beside the mountain unless it is named', () => {
  const trail = row('yeongsil-trail-hallasan', { name: { en: 'Yeongsil Trail', ko: '영실탐방로' } })
  expect(chosen({}, [trail])).toEqual([])
  expect(chosen({ mustVisitPlaces: 'Yeongsil Trail' }, [trail])).toEqual(['yeongsil-trail-hallasan'])
})

test('a hanbok is rented for the palace of a headline day, or where it is named', () => {
  const rental = row('hanbok-rental-gyeongbokgung', { name: { en: 'Hanbok Rental', ko: '한복대여점' } })
  expect(chosen({}, [rental])).toEqual([])
  expect(chosen({ mustVisitPlaces: 'Hanbok Rental' }, [rental])).toEqual(['hanbok-rental-gyeongbokgung'])
})

test('a diet holds in cafes: a coffee is for everybody, cakes and what is known for fish are not', () => {
  const cafe = (id: string, cuisine: string, dish: string[]) => row(id, { kind: 'cafe', cuisine, dish })
  const cafes = [
    cafe('roaster', 'coffee', ['hand drip']),
    cafe('cakes', 'bakery', ['castella']),
    cafe('roe', 'coffee', ['abalone bread']),
  ]
  const beer = row('beer', { kind: 'cafe', cuisine: 'coffee', tags: ['alcohol'] })
  expect(chosen({ diet: ['vegan'] }, cafes)).toEqual(['roaster'])
  expect(chosen({}, cafes)).toHaveLength(3)
  expect(chosen({ diet: ['halal'] }, [...cafes, beer]).toSorted()).toEqual(['cakes', 'roaster', 'roe'])
})

test('a museum that lets nobody in without a child is planned with a child, and else only when named', () => {
  const museum = row('seoul-childrens-museum', { name: { en: 'Seoul Children’s Museum', ko: '서울상상나라' } })
  const party = { adults: 2, childAges: [5], older: false, mobility: null }
  expect(chosen({}, [museum])).toEqual([])
  expect(chosen({ party }, [museum])).toEqual(['seoul-childrens-museum'])
  expect(chosen({ mustVisitPlaces: '서울상상나라' }, [museum])).toEqual(['seoul-childrens-museum'])
})

test('nobody eats at a market that serves nothing, unless it is named', () => {
  const toys = row('toys', { kind: 'market', cuisine: null, dish: [], name: { en: 'Tin Market', ko: '양철시장' } })
  const stalls = row('stalls', { kind: 'market', cuisine: null, dish: ['hotteok'] })
  expect(chosen({}, [toys, stalls])).toEqual(['stalls'])
  expect(chosen({ mustVisitPlaces: 'Tin Market' }, [toys, stalls])).toContain('toys')
})

test('a vegan trip has no grill unless it is named', () => {
  const grill = row('grill', { kind: 'restaurant', cuisine: 'barbecue', name: { en: 'Iron Grill', ko: '쇠구이' } })
  const tofu = row('tofu', { kind: 'restaurant', cuisine: 'tofu' })
  expect(chosen({ mustVisitPlaces: 'vegan food' }, [grill, tofu])).toEqual(['tofu'])
  expect(chosen({ mustVisitPlaces: 'vegan food, Iron Grill' }, [grill, tofu])).toContain('grill')
})

const bar = row('bar', { kind: 'nightlife', interests: ['nightlife'], name: { en: 'Blue Lantern', ko: '푸른등' } })

test.each(['couple', 'friends', 'solo', 'business', null] as const)(
  'a bar that was named comes for %s without nights out among the interests, and unasked it does not',
  (travelerType) => {
    expect(chosen({ travelerType }, [bar])).toEqual([])
    expect(chosen({ travelerType, mustVisitPlaces: 'Blue Lantern' }, [bar])).toEqual(['bar'])
  },
)

test('a bar that a family named without nights out is left out as unsuitable', () => {
  const wishes = wishesOf({ travelerType: 'family', mustVisitPlaces: 'Blue Lantern' }, [bar])
  expect(chooseCandidates(wishes, [bar], { bases: [base], reaches: [reach], nights: [base] })).toEqual({
    candidates: [],
    unplaced: [{ placeId: 'bar', name: 'Blue Lantern', reason: 'not_suitable', note: '' }],
  })
})

test('where hardly a table suits a diet, those come in where one may ask, and nowhere else', () => {
  const table = (id: string, cuisine: string, more: Partial<PlanPlace> = {}) =>
    row(id, { kind: 'restaurant', cuisine, lat: base.lat, lng: base.lng, ...more })
  const few = [
    table('noodles', 'noodles', { dish: ['kongguksu'] }),
    table('broth', 'noodles', { dish: ['kalguksu'] }),
    table('grill', 'barbecue'),
    table('market', 'street food', { kind: 'market', dish: ['eomuk'] }),
    table('stalls', 'street food', { kind: 'street-food', dish: ['eomuk'] }),
    table('vegan', 'vegan', { tags: ['vegan'] }),
  ]
  expect(chosen({ diet: ['vegan'] }, few).toSorted()).toEqual(['market', 'noodles', 'vegan'])
  const many = Array.from({ length: 8 }, (_, at) => table(`temple-${at}`, 'temple food'))
  expect(chosen({ diet: ['vegan'] }, [...few, ...many])).not.toContain('noodles')
})

test('around a named island one eats where one may ask, though the city has kitchens enough', () => {
  const out = { lat: base.lat + 0.5, lng: base.lng }
  const island = row('island', { ...out, name: { en: 'Far Island', ko: '먼섬' } })
  const inn = row('inn', { ...out, kind: 'restaurant', cuisine: 'korean', dish: ['boribap'] })
  const grill = row('grill', { ...out, kind: 'restaurant', cuisine: 'korean', dish: ['dakgalbi'] })
  const temples = Array.from({ length: 12 }, (_, at) =>
    row(`temple-${at}`, { kind: 'restaurant', cuisine: 'temple food', lat: base.lat, lng: base.lng }),
  )
  const all = [island, inn, grill, ...temples]
  const far: Slept = { ...slept, reaches: [{ isNear: ({ lat }) => lat < 37.8, isOnDayTrip: () => true }] }
  const idsOf = (asked: Partial<TripStep2>) =>
    chooseCandidates(wishesOf(asked, all), all, far).candidates.map((each) => each.row.id)
  expect(idsOf({ diet: ['vegan'], mustVisitPlaces: 'Far Island' })).toContain('inn')
  expect(idsOf({ diet: ['vegan'], mustVisitPlaces: 'Far Island' })).not.toContain('grill')
  expect(idsOf({ diet: ['vegan'] })).not.toContain('inn')
})

test('a meal dearer than 120,000 won is planned only when it is named', () => {
  const dear = row('dear', { kind: 'restaurant', cuisine: 'korean', cost: 150_000 })
  expect(chosen({ dailyBudgetRange: 120_000 }, [dear])).toEqual([])
  expect(chosen({ dailyBudgetRange: 120_000, mustVisitPlaces: 'The dear house' }, [dear])).toEqual(['dear'])
})

test('what does not suit the travellers is planned only when it is named', () => {
  const steep = row('steep', { stairs: 2 })
  const party = { adults: 2, childAges: [], older: true, mobility: null }
  expect(chosen({ party }, [steep])).toEqual([])
  expect(chosen({ party, mustVisitPlaces: 'The steep house' }, [steep])).toEqual(['steep'])
  expect(chosen({ avoid: ['houses'] }, [steep])).toEqual([])
})

test('a place of a headline day is planned although nobody named it, with the stay of that day', () => {
  const catalogue = [row('border', { access: 'tour' })]
  const starts = { from: 0, to: 900 }
  const stops = new Map([['border', { day: 0, minutes: 45, starts, isTable: false }]])
  const laid = { ...noSheets, stops }
  const { candidates } = chooseCandidates(wishesOf({}), catalogue, { ...slept, laid })
  expect(candidates).toMatchObject([{ row: { id: 'border' }, minutes: 45, isMust: false }])
})

test('of the chosen areas there is a candidate of each kind for each day, however little it is worth', () => {
  const kitchens = Array.from({ length: 70 }, (_, at) =>
    row(`kitchen-${at}`, { kind: 'restaurant', cuisine: 'korean', categories: ['popular'] }),
  )
  const away = Array.from({ length: 4 }, (_, at) =>
    row(`away-${at}`, { kind: 'restaurant', cuisine: 'korean', area: 'Itaewon', cost: 110_000 }),
  )
  const catalogue = [...kitchens, ...away]
  const inArea = (asked: Partial<TripStep2>) => chosen(asked, catalogue).filter((id) => id.startsWith('away'))
  expect(inArea({})).toEqual([])
  expect(inArea({ areaPreferences: ['Itaewon'] })).toHaveLength(2)
})

test('in a plan that replaces another one, places of the same worth come before those that were shown', () => {
  const catalogue = [row('first'), row('second')]
  const scoresOf = (shown: string[], rows: readonly PlanPlace[] = catalogue, asked: Partial<TripStep2> = {}) =>
    Object.fromEntries(
      chooseCandidates(wishesOf(asked, rows), rows, { ...slept, shown: new Set(shown) }).candidates.map((each) => {
        return [each.row.id, each.score]
      }),
    )
  const usual = scoresOf([])
  expect(usual['first']).toBeGreaterThan(usual['second'] ?? 0)
  expect(scoresOf(['first'])['first']).toBeLessThan(usual['second'] ?? 0)
  expect(scoresOf(['first'])['second']).toBe(usual['second'])
  const named = { mustVisitPlaces: catalogue[0]?.name.en ?? '' }
  expect(scoresOf(['first'], catalogue, named)).toEqual(scoresOf([], catalogue, named))
  const great = [row('first', { headline: 3 }), row('second', { headline: 3 })]
  expect(scoresOf(['first'], great)).toEqual(scoresOf([], great))
})

test('what is liked counts more, says so, and stands among the candidates though nobody asked for its interest', () => {
  const catalogue = [row('tower'), row('fish', { name: { en: 'City Aquarium', ko: '수족관' } })]
  const wishes = wishesOf({ likes: ['aquariums'] }, catalogue)
  const liked = {
    ids: new Set(['fish']),
    ofDays: new Set<string>(),
    seasons: new Map(),
    missing: [{ name: 'zoos', reason: 'none_near' as const }],
  }
  const { candidates, unplaced } = chooseCandidates(wishes, catalogue, { ...slept, liked })
  const [fish, tower] = ['fish', 'tower'].map((id) => candidates.find((each) => each.row.id === id))
  expect(fish).toMatchObject({ isLiked: true, isMust: false })
  expect(fish?.because).toContain('liked')
  expect(fish?.score).toBeGreaterThan(tower?.score ?? Infinity)
  expect(unplaced).toEqual([{ placeId: null, name: 'zoos', reason: 'none_near', note: '' }])
})

test('of a kind of which two are enough the two best are candidates, and what was named', () => {
  const palaces = ['First Palace', 'Second Palace', 'Third Palace'].map((en, at) =>
    row(`palace-${at}`, { name: { en, ko: '' }, headline: at === 2 ? 0 : 2 }),
  )
  const limited = { likes: ['at most 1 palace'] }
  expect(chosen({ likes: ['at most 2 palaces'] }, palaces).toSorted()).toEqual(['palace-0', 'palace-1'])
  expect(chosen(limited, palaces)).toHaveLength(1)
  expect(chosen({ ...limited, mustVisitPlaces: 'Third Palace' }, palaces)).toEqual(['palace-2'])
})

test('who keeps no diet gets the kitchens of other countries only where there are few of Korea', () => {
  const korean = Array.from({ length: 20 }, (_, at) => row(`korean-${at}`, { kind: 'restaurant', cuisine: 'korean' }))
  const indian = row('indian', { kind: 'restaurant', cuisine: 'indian' })
  expect(chosen({}, [...korean, indian])).not.toContain('indian')
  expect(chosen({}, [...korean.slice(0, 3), indian])).toContain('indian')
})

test('of several places with the name that was typed one is planned, the first that may be', () => {
  const twins = ['one', 'two'].map((id) =>
    row(id, { name: { en: 'Twin Gate', ko: '쌍문' }, permanentlyClosed: id === 'one' }),
  )
  const wishes = wishesOf({ mustVisitPlaces: 'Twin Gate' }, twins)
  expect([...namedToPlan(wishes, twins, reach)]).toEqual(['two'])
})

test('a place that was named in another script to be avoided is no candidate', () => {
  const catalogue = [row('hill', { name: { en: 'Hill House', ko: '언덕집' } }), row('park')]
  expect(chosen({ avoid: ['언덕집'] }, catalogue)).toEqual(['park'])
})

test('the best sight beside a table that was asked for counts more, and no other one', () => {
  const table = row('table', {
    kind: 'restaurant',
    cuisine: 'korean',
    name: { en: 'Blue Kettle', ko: '파란솥' },
    lat: 37.6,
  })
  const sights = [row('great', { headline: 2, lat: 37.6 }), row('small', { lat: 37.6 }), row('far', { lat: 37.7 })]
  const catalogue = [table, ...sights]
  const scores = (asked: Partial<TripStep2>) =>
    new Map(
      chooseCandidates(wishesOf(asked, catalogue), catalogue, slept).candidates.map(({ row: { id }, score }) => [
        id,
        score,
      ]),
    )
  const [asked, unasked] = [scores({ mustVisitPlaces: 'Blue Kettle' }), scores({})]
  const gained = (id: string) => (asked.get(id) ?? 0) - (unasked.get(id) ?? 0)
  expect(sights.map(({ id }) => gained(id))).toEqual([100, 0, 0])
})

test('what stands for a blossom keeps its season, and says that it is liked', () => {
  const bloom = [{ from: '05-04', to: '05-04', what: 'blossom' }]
  const catalogue = [row('walk', { seasonBest: bloom }), row('tower')]
  const wishes = wishesOf({ likes: ['cherry blossoms'] }, catalogue)
  const liked = { ids: new Set(['walk']), ofDays: new Set<string>(), seasons: new Map([['walk', bloom]]), missing: [] }
  const { candidates } = chooseCandidates(wishes, catalogue, { ...slept, liked })
  const [walk, tower] = ['walk', 'tower'].map((id) => candidates.find((each) => each.row.id === id))
  expect(walk).toMatchObject({ isLiked: true, likedIn: bloom })
  expect(walk?.because).toContain('liked')
  expect(tower).not.toHaveProperty('likedIn')
})
