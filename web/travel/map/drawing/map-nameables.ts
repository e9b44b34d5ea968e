import { type Region, regions, towns } from '#domain/korea/regions.ts'
import { type FactKind, names } from '#web/travel/map/map-facts.generated.ts'
import { type PaperPoint, type Position, sheetToPaper, toPaper } from '#web/travel/map/map-view.ts'

export type NameKind = 'region' | 'town' | 'sea' | FactKind

/** Something that may be labelled: a region (a link), or another landmark. */
export type Nameable = {
  key: string
  kind: NameKind
  name: { en: string; ko: string }
  region: Region | null
  at: PaperPoint
  /** Shown in one script. The other one is added at a higher zoom. */
  isBrief: boolean
  /** The subway lines that stop there. */
  lines: readonly string[]
}

export type SeaNames = { east: string; yellow: string; south: string }

/**
 * The range of scales, in pixels per degree of longitude, at which a kind is labelled, and from which in both scripts.
 */
const levels: Record<NameKind, { from: number; to: number; both: number }> = {
  sea: { from: 0, to: 900, both: 0 },
  region: { from: 0, to: 3000, both: 0 },
  town: { from: 68, to: Infinity, both: 0 },
  mountain: { from: 190, to: Infinity, both: 420 },
  hill: { from: 900, to: Infinity, both: 2400 },
  river: { from: 150, to: Infinity, both: 300 },
  stream: { from: 3000, to: Infinity, both: 3000 },
  city: { from: 230, to: Infinity, both: 420 },
  train: { from: 420, to: Infinity, both: 900 },
  district: { from: 800, to: 6000, both: 1500 },
  hub: { from: 1200, to: Infinity, both: 3600 },
  station: { from: 3000, to: Infinity, both: 4800 },
}

/** Up to this scale provinces are labelled. In a street the centre of a province has no meaning. */
const provinceUpTo = 900

/** Labelled first when there is little room. The other provinces and then the other cities follow. */
const firstRegions = ['seoul', 'busan', 'jeju', 'gangwon', 'north-gyeongsang', 'south-jeolla', 'gyeonggi']

const details: Omit<Nameable, 'isBrief'>[] = names.map(([kind, en, ko, x, y, lines = ''], index) => ({
  key: `${kind}-${index}`,
  kind,
  name: { en, ko },
  region: null,
  at: sheetToPaper({ x, y }),
  lines: lines === '' ? [] : lines.split(' '),
}))

const order: readonly NameKind[] = [
  'mountain',
  'river',
  'district',
  'hub',
  'train',
  'city',
  'station',
  'hill',
  'stream',
]
const orderedDetails = order.flatMap((kind) => details.filter((detail) => detail.kind === kind))

/** The server's page near a city would be half as large again with all labels. Tiles have labels of their own. */
export type NameDetail = 'all' | 'served' | 'links'
const unserved: readonly NameKind[] = ['station', 'hill', 'stream']

/** All that has a label at this scale, the most important first. */
export function listNameables(seaNames: SeaNames, perDegree: number, detail: NameDetail = 'all'): Nameable[] {
  const seas: [key: string, en: string, ko: string, position: Position][] = [
    ['east', seaNames.east, '동해', { lat: 37.95, lng: 130.35 }],
    ['yellow', seaNames.yellow, '황해', { lat: 36.05, lng: 125.2 }],
    ['south', seaNames.south, '남해', { lat: 33.9, lng: 128.3 }],
  ]
  const all: Omit<Nameable, 'isBrief'>[] = [
    ...byImportance(regions)
      .filter(({ isCity }) => isCity || perDegree <= provinceUpTo)
      .map((region) => plain(`region-${region.id}`, 'region', region.name, region.label, region)),
    ...towns.map((town) => plain(`town-${town.name.en}`, 'town', town.name, town)),
    ...seas.map(([key, en, ko, position]) => plain(`sea-${key}`, 'sea', { en, ko }, position)),
    ...orderedDetails,
  ]
  return all
    .filter(({ kind }) => (detail === 'links' ? kind === 'region' : detail === 'all' || !unserved.includes(kind)))
    .filter(({ kind }) => levels[kind].from <= perDegree && perDegree <= levels[kind].to)
    .map((nameable) => ({ ...nameable, isBrief: perDegree < levels[nameable.kind].both }))
}

function plain(
  key: string,
  kind: NameKind,
  name: Nameable['name'],
  position: Position,
  region: Region | null = null,
): Omit<Nameable, 'isBrief'> {
  return { key, kind, name, region, at: toPaper(position), lines: [] }
}

function byImportance(list: readonly Region[]): Region[] {
  const rank = ({ id, isCity }: Region) => (firstRegions.includes(id) ? firstRegions.indexOf(id) : isCity ? 99 : 50)
  return list.toSorted((one, other) => rank(one) - rank(other))
}

/** The size in pixels of the mark beside which the label is placed. Null: the label is centred in its area. */
export function markSize({ kind, region }: Nameable): number | null {
  switch (kind) {
    case 'region':
      return region?.isCity === true ? 6 : null
    case 'sea':
    case 'river':
    case 'stream':
    case 'district':
      return null
    case 'hub':
    case 'station':
    case 'mountain':
    case 'hill':
    case 'train':
      return 8
    case 'town':
    case 'city':
      return 6
  }
}

/** The ground draws the dots of subway stations, with or without a label. */
export function hasDrawnMark({ kind }: Nameable): boolean {
  return kind === 'hub' || kind === 'station'
}
