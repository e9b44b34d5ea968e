import { describe, expect, test } from 'vitest'
import { dishFacts } from './dish-schemas.ts'
import { type Dish, noDishQuery } from './dishes.ts'
import { findDishes, fitOf, placesServing } from './find-dishes.ts'

function dish(id: string, facts: Partial<Dish> = {}): Dish {
  return {
    id,
    name: { en: id, ko: '국' },
    officialNames: null,
    kind: 'soup',
    heat: 0,
    contains: {},
    about: 'A soup.',
    eaten: 'With a spoon.',
    words: [id],
    searched: [],
    cuisines: [],
    basis: 'recalled',
    source: null,
    checkedOn: null,
    ...facts,
  }
}

const porkSoup = dish('pork-soup', {
  name: { en: 'Pork Soup', ko: '돼지국밥' },
  officialNames: { ja: '豚肉クッパ', zh: '猪肉汤饭', zhHant: '豬肉湯飯' },
  contains: { pork: 'always', soy: 'often' },
})
const hotNoodles = dish('hot-noodles', {
  name: { en: 'Hot Noodles', ko: '비빔국수' },
  kind: 'noodles',
  heat: 4,
  contains: { gluten: 'always', pork: 'sometimes' },
})
const tea = dish('tea', { name: { en: 'Omija Tea', ko: '오미자차' }, kind: 'drink' })
const all = [porkSoup, hotNoodles, tea]

function idsOf(query: Partial<typeof noDishQuery>): string[] {
  return findDishes(all, { ...noDishQuery, ...query }).map(({ dish: { id }, fit }) => `${id}: ${fit}`)
}

describe('an unwanted ingredient', () => {
  test('is never in a dish, to be asked for, or always in it', () => {
    expect(fitOf(tea, ['pork', 'soy'])).toBe('usual')
    expect(fitOf(hotNoodles, ['pork'])).toBe('ask')
    expect(fitOf(porkSoup, ['pork'])).toBe('never')
    expect(fitOf(porkSoup, ['soy', 'pork'])).toBe('never')
    expect(fitOf(porkSoup, [])).toBe('usual')
  })

  test('leaves out what always has it, and puts what one has to ask about behind the rest', () => {
    expect(idsOf({ without: ['pork'] })).toEqual(['tea: usual', 'hot-noodles: ask'])
    expect(idsOf({ without: ['gluten', 'pork'] })).toEqual(['tea: usual'])
  })
})

describe('the guide', () => {
  test('shows everything where nothing is asked', () => {
    expect(idsOf({})).toEqual(['pork-soup: usual', 'hot-noodles: usual', 'tea: usual'])
  })

  test('keeps to a kind and to how hot it may be', () => {
    expect(idsOf({ kind: 'noodles' })).toEqual(['hot-noodles: usual'])
    expect(idsOf({ most: 2 })).toEqual(['pork-soup: usual', 'tea: usual'])
  })

  test.each(['TEA', 'omija', '오미자', 'omijacha', ' tea  omija '])('finds a dish by %s', (words) => {
    expect(idsOf({ words })).toEqual(['tea: usual'])
  })

  test.each(['豚肉クッパ', '猪肉汤饭', '豬肉湯飯'])('finds a dish by its official name %s', (words) => {
    expect(idsOf({ words })).toEqual(['pork-soup: usual'])
  })

  test('finds nothing by what no dish is called', () => {
    expect(idsOf({ words: 'pizza' })).toEqual([])
    expect(idsOf({ words: 'tea pizza' })).toEqual([])
  })
})

describe('places that serve a dish', () => {
  const ribs = dish('ribs', { words: ['galbi', '갈비'] })
  const stirred = dish('stirred', { words: ['dakgalbi', '닭갈비'] })
  const place = (en: string, ko: string, facts: { kind?: 'restaurant' | 'shopping'; description?: string } = {}) => ({
    name: { en, ko },
    aliases: [],
    description: facts.description ?? '',
    kind: facts.kind ?? ('restaurant' as const),
  })
  const names = (of: Dish, ...places: ReturnType<typeof place>[]) =>
    placesServing(of, places, [ribs, stirred]).map(({ name }) => name.en)

  test('name it in their own row', () => {
    const told = place('Corner', '모퉁이', { description: 'Known for its galbi.' })
    expect(names(ribs, place('Galbi House', '집'), place('House', '수원갈비'), told)).toEqual([
      'Galbi House',
      'House',
      'Corner',
    ])
  })

  test('are not found by a part of a word or of the name of another dish', () => {
    expect(names(ribs, place('Dakgalbi Alley', '닭갈비골목'), place('Galbitown', '집'), place('Bap', '밥집'))).toEqual(
      [],
    )
    expect(names(stirred, place('Dakgalbi Alley', '닭갈비골목'))).toEqual(['Dakgalbi Alley'])
  })

  test('are places to eat', () => {
    expect(names(ribs, place('Galbi Shop', '갈비가게', { kind: 'shopping' }))).toEqual([])
  })
})

describe('a row of the guide', () => {
  test('is read as it is written', () => {
    expect(dishFacts.parse(porkSoup)).toEqual(porkSoup)
  })

  test.each([
    ['a name that is not in Hangul', { name: { en: 'Soup', ko: 'guk' } }],
    ['an ingredient that nobody knows', { contains: { plutonium: 'always' } }],
    ['a share that is none', { contains: { pork: 'rarely' } }],
    ['more heat than there is', { heat: 5 }],
    ['a checked fact without a source', { basis: 'checked' }],
    ['a field that nobody reads', { price: 9000 }],
  ])('is refused for %s', (_, change) => {
    expect(dishFacts.safeParse({ ...porkSoup, ...change }).success).toBe(false)
  })
})
