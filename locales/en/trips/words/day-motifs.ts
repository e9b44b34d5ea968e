import type { StoryDay, StoryPlace, StoryStop } from '#domain/trips/plan/trip-story.ts'

/** What a place adds to the title of a day, alone and with others of its kind. */
type Motif = { one: string; many: string; fits: (place: StoryPlace) => boolean; weight?: number }

function named(pattern: RegExp): (place: StoryPlace) => boolean {
  return ({ name }) => pattern.test(name.en)
}

// Names of towns, parks, shops and schools end like those of hills.
const hill =
  /mountain|peak|trail|dulle|ilchulbong|oreum|(?<!\bin )\b(?!(?:a|an|bu|gun|il|ul)san)\p{L}+san(?:$|,| national park| on )/iu

function isHill({ kind, name }: StoryPlace): boolean {
  return kind === 'attraction' && hill.test(name.en)
}

/** The first that fits counts. */
const motifs: readonly Motif[] = [
  { one: 'the border', many: 'the border', fits: named(/\bDMZ\b|\bJSA\b|Imjingak|Panmunjom|Dora |Unification/u) },
  { one: 'a palace', many: 'palaces', fits: named(/palace|royal residence/iu) },
  { one: 'hanbok', many: 'hanbok', fits: named(/hanbok/iu) },
  { one: 'old tombs', many: 'old tombs', fits: named(/tomb/iu) },
  { one: 'hanok lanes', many: 'hanok lanes', fits: named(/hanok/iu) },
  { one: 'a temple', many: 'temples', fits: named(/temple|hermitage|grotto/iu) },
  { one: 'a church', many: 'churches', fits: named(/cathedral|church|martyrs|catholic/iu) },
  { one: 'a shrine', many: 'shrines', fits: named(/shrine/iu) },
  { one: 'an old wall', many: 'old walls', fits: named(/fortress|castle|walled|city wall|gate$/iu) },
  { one: 'an island', many: 'islands', fits: named(/island\b/iu) },
  { one: 'the sea', many: 'the sea', fits: named(/beach|coast|harbou?r|cape|port\b|cliff/iu) },
  { one: 'a cave', many: 'caves', fits: named(/cave\b|lava tube/iu) },
  { one: 'books', many: 'books', fits: named(/library|book/iu) },
  { one: 'a museum', many: 'museums', fits: named(/museum|gallery|art cent|MMCA|hall of|history hall/iu) },
  {
    one: 'a view from above',
    many: 'views from above',
    fits: named(/tower|observatory|seoul sky|the sky|sky deck|cable car|lookout/iu),
  },
  { one: 'the river', many: 'the water', fits: named(/hangang|river/iu) },
  { one: 'a stream', many: 'the water', fits: named(/stream|valley/iu) },
  { one: 'a lake', many: 'the water', fits: named(/\blake|pond/iu) },
  { one: 'a waterfall', many: 'waterfalls', fits: named(/falls\b|waterfall/iu) },
  { one: 'a garden', many: 'gardens', fits: named(/garden|botanic|arboretum/iu) },
  { one: 'a hill', many: 'hills', fits: isHill },
  { one: 'a park', many: 'parks', fits: named(/park\b|forest/iu) },
  { one: 'rides', many: 'rides', fits: named(/world (adventure|$)|world$|theme park|everland|seoul land|luge|zoo/iu) },
  { one: 'an aquarium', many: 'aquariums', fits: named(/aquarium|aqua planet/iu) },
  { one: 'a market', many: 'markets', fits: ({ kind, name }) => kind === 'market' || /market/iu.test(name.en) },
  { one: 'a long soak', many: 'long soaks', fits: ({ kind }) => kind === 'spa' },
  { one: 'skincare', many: 'skincare', fits: ({ kind, tags }) => kind === 'beauty' || tags.includes('skincare') },
  { one: 'a late evening', many: 'a late evening', fits: ({ kind }) => kind === 'nightlife' },
  { one: 'shops', many: 'shops', weight: 0.6, fits: ({ kind }) => kind === 'shopping' },
  { one: 'side streets', many: 'side streets', weight: 0.8, fits: named(/-gil|-ro\b|-dong|street|alley|village/iu) },
]

const ofMeals: readonly Motif[] = [
  { one: 'barbecue', many: 'barbecue', fits: ({ cuisine }) => cuisine === 'barbecue' },
  { one: 'noodles', many: 'noodles', fits: ({ cuisine }) => cuisine === 'noodles' },
  { one: 'seafood', many: 'seafood', fits: ({ cuisine }) => cuisine === 'seafood' },
  { one: 'street food', many: 'street food', fits: ({ cuisine }) => cuisine === 'street food' },
  { one: 'a bowl of soup', many: 'soups', fits: ({ cuisine }) => cuisine === 'korean soup' },
  { one: 'good coffee', many: 'good coffee', fits: ({ kind }) => kind === 'cafe' },
]

/** The motifs of a day, the most telling first; those of earlier titles come later. */
export function motifsOf({ stops }: Pick<StoryDay, 'stops'>, used: ReadonlyMap<string, number>): string[] {
  const found = new Map<string, { weight: number; count: number; motif: Motif }>()
  for (const stop of stops) {
    const motif = stop.place ? motifOf(stop, stop.place) : undefined
    if (!motif) continue
    const known = found.get(motif.many) ?? { weight: 0, count: 0, motif }
    found.set(motif.many, { motif, count: known.count + 1, weight: known.weight + weightOf(stop, motif) })
  }
  const score = ({ weight, motif }: { weight: number; motif: Motif }) => weight / (1 + 2 * (used.get(motif.many) ?? 0))
  return [...found.values()]
    .toSorted((one, other) => score(other) - score(one))
    .map(({ motif, count }) => (count > 1 ? motif.many : motif.one))
}

/** The key under which a motif counts as used, whether it was told alone or not. */
export function motifKey(told: string): string {
  return [...motifs, ...ofMeals].find(({ one, many }) => one === told || many === told)?.many ?? told
}

function motifOf(stop: StoryStop, place: StoryPlace): Motif | undefined {
  const among = stop.kind === 'meal' || stop.kind === 'cafe' ? ofMeals : motifs
  return among.find(({ fits }) => fits(place))
}

/** What was named counts most, then what takes long; a meal names a day only where little else does. */
function weightOf({ kind, because, minutes }: StoryStop, { weight = 1 }: Motif): number {
  const food = kind === 'meal' || kind === 'cafe' ? 0.3 : 1
  return (because.includes('must') ? 3 : 1) * weight * food * (minutes >= 90 ? 1.4 : 1)
}
