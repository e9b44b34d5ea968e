import type { StoryDay, StoryPlace, StoryStop } from '#domain/trip-story.ts'

/** What a place adds to the title of a day, alone and with others of its kind. */
type Motif = { one: string; many: string; fits: (place: StoryPlace) => boolean }

function named(pattern: RegExp): (place: StoryPlace) => boolean {
  return ({ name }) => pattern.test(name.en)
}

/** The first that fits counts. */
const motifs: readonly Motif[] = [
  { one: 'the border', many: 'the border', fits: named(/\bDMZ\b|\bJSA\b|Imjingak|Panmunjom|Dora |Unification/u) },
  { one: 'a palace', many: 'palaces', fits: named(/palace|gung\b/iu) },
  { one: 'a royal shrine', many: 'shrines and tombs', fits: named(/shrine|tomb|Jongmyo/iu) },
  { one: 'hanok lanes', many: 'hanok lanes', fits: named(/hanok/iu) },
  { one: 'a temple', many: 'temples', fits: named(/temple|hermitage/iu) },
  { one: 'old walls', many: 'walls and gates', fits: named(/fortress|city wall|gate$|seong\b/iu) },
  { one: 'an island', many: 'islands', fits: named(/island\b/iu) },
  { one: 'the sea', many: 'the sea', fits: named(/beach|coast|harbou?r|cape|port\b|cliff/iu) },
  { one: 'a museum', many: 'museums', fits: named(/museum|gallery|art cent|MMCA|hall of|history hall|library/iu) },
  {
    one: 'a view over the roofs',
    many: 'views from above',
    fits: named(/tower|observatory|sky\b|cable car|lookout/iu),
  },
  { one: 'the river', many: 'the water', fits: named(/hangang|river|stream|cheon\b|lake|fountain/iu) },
  { one: 'a hill', many: 'hills', fits: named(/mountain|peak|san\b|trail|dulle/iu) },
  { one: 'a garden', many: 'parks and gardens', fits: named(/park\b|garden|forest|arboretum|botanic/iu) },
  { one: 'rides', many: 'rides', fits: named(/world\b|theme park|everland|zoo|aquarium|aqua planet/iu) },
  { one: 'a market', many: 'markets', fits: ({ kind, name }) => kind === 'market' || /market/iu.test(name.en) },
  { one: 'a long soak', many: 'long soaks', fits: ({ kind }) => kind === 'spa' },
  {
    one: 'something for the skin',
    many: 'skincare',
    fits: ({ kind, tags }) => kind === 'beauty' || tags.includes('skincare'),
  },
  { one: 'a late evening', many: 'a late evening', fits: ({ kind }) => kind === 'nightlife' },
  { one: 'shops', many: 'shops', fits: ({ kind }) => kind === 'shopping' },
  { one: 'small streets', many: 'small streets', fits: named(/-gil|-ro|-dong|street|alley|village/iu) },
  { one: 'old and new buildings', many: 'old and new buildings', fits: ({ kind }) => kind === 'attraction' },
]

const barbecue: Motif = { one: 'barbecue', many: 'barbecue', fits: ({ cuisine }) => cuisine === 'barbecue' }
const ofMeals: readonly Motif[] = [
  barbecue,
  { one: 'noodles', many: 'noodles', fits: ({ cuisine }) => cuisine === 'noodles' },
  { one: 'seafood', many: 'seafood', fits: ({ cuisine }) => cuisine === 'seafood' },
  { one: 'street food', many: 'street food', fits: ({ cuisine }) => cuisine === 'street food' },
  { one: 'soup', many: 'soups', fits: ({ cuisine }) => cuisine === 'korean soup' },
  { one: 'good coffee', many: 'good coffee', fits: ({ kind }) => kind === 'cafe' },
]

/** What a day is about, the most telling first; what earlier days were called after comes later. */
export function motifsOf({ stops }: StoryDay, used: ReadonlyMap<string, number>): string[] {
  const weights = new Map<string, { weight: number; count: number; motif: Motif }>()
  for (const stop of stops) {
    const motif = stop.place ? motifOf(stop, stop.place) : undefined
    if (!motif) continue
    const known = weights.get(motif.many) ?? { weight: 0, count: 0, motif }
    weights.set(motif.many, { motif, count: known.count + 1, weight: known.weight + weightOf(stop, motif) })
  }
  return [...weights.values()]
    .toSorted((one, other) => score(other) - score(one))
    .map(({ motif, count }) => (count > 1 ? motif.many : motif.one))

  function score({ weight, motif }: { weight: number; motif: Motif }): number {
    return weight / (1 + 2 * (used.get(motif.many) ?? 0))
  }
}

/** The key under which a motif counts as used, whether it was told alone or not. */
export function motifKey(told: string): string {
  return [...motifs, ...ofMeals].find(({ one, many }) => one === told || many === told)?.many ?? told
}

function motifOf(stop: StoryStop, place: StoryPlace): Motif | undefined {
  const among = stop.kind === 'meal' || stop.kind === 'cafe' ? ofMeals : motifs
  return among.find(({ fits }) => fits(place))
}

function weightOf({ kind, because, minutes }: StoryStop, motif: Motif): number {
  const special = motif.many === 'old and new buildings' || motif.many === 'shops' ? 0.5 : 1
  const food = kind === 'meal' || kind === 'cafe' ? 0.35 : 1
  return (because.includes('must') ? 3 : 1) * special * food * (minutes >= 90 ? 1.4 : 1)
}
