import type { SceneName } from '#domain/site/scene-names.ts'
import { type Palette, type Ratio, ratios } from '#domain/site/scenes.ts'
import { createChance } from './brushes/chance.ts'
import { group } from './brushes/pen.ts'
import { createStage, type View } from './brushes/stage.ts'
import { drawScene } from './draw-scene.ts'

const views: Record<Ratio, View> = {
  card: [0, 0, ...ratios.card],
  wide: [-80, 60, ...ratios.wide],
  tall: [130, -60, ...ratios.tall],
  hero: [0, 0, ...ratios.hero],
  phone: [640, 0, ...ratios.phone],
}

/** Where a crop looks instead of the middle: `side` moves the tall one to the subject, `down` lowers the wide one. */
const looks: Partial<Record<SceneName, { side?: number; down?: number }>> = {
  palace: { side: 50, down: 40 },
  temple: { side: 40, down: 40 },
  'sea-temple': { side: 110, down: 30 },
  coast: { side: 100, down: 20 },
  fortress: { side: 80, down: 40 },
  museum: { side: 60, down: 40 },
  'art-museum': { side: 60, down: 40 },
  'crater-coast': { side: 100, down: 20 },
  pavilion: { side: 80, down: 30 },
  'royal-tombs': { down: 50 },
  pagoda: { side: 60, down: 40 },
  'thatched-village': { side: 40, down: 50 },
  'hanok-court': { down: 60 },
  church: { down: 20 },
  'brick-hall': { down: 40 },
  exhibition: { down: 50 },
  aquarium: { down: 60 },
  bookshop: { down: 60 },
  'department-store': { down: 50 },
  'theme-park': { down: 40 },
  garden: { down: 60 },
  cave: { down: 40 },
  park: { down: 40 },
  lake: { side: 40, down: 40 },
  lookout: { side: 30, down: 50 },
  sauna: { down: 60 },
  'rail-trip': { side: 30, down: 60 },
  'ski-slope': { down: 60 },
  bakery: { down: 60 },
  bar: { down: 40 },
  'hanok-cafe': { down: 60 },
  'sea-cafe': { down: 60 },
  island: { side: 10 },
  tower: { side: 50 },
  village: { side: 60 },
  'hanok-lane': { down: 30 },
  cafe: { down: 60 },
  'street-food': { down: 60 },
  spa: { down: 50 },
  'hanok-stay': { down: 60 },
  'beauty-shop': { down: 60 },
  'clinic-door': { side: 60, down: 60 },
  'clinic-reception': { side: 60, down: 60 },
  'clinic-consulting': { side: 40, down: 60 },
  'clinic-skin': { down: 60 },
  'clinic-eye': { down: 40 },
  'clinic-dental': { down: 60 },
  'missing-page': { down: 60 },
  offline: { side: 20, down: 40 },
}

function viewOf(scene: SceneName, ratio: Ratio, mirrored: boolean): View {
  const [x, y, width, height] = views[ratio]
  const { side = 0, down = 0 } = looks[scene] ?? {}
  if (ratio === 'tall') return [x + (mirrored ? -side : side), y, width, height]
  return ratio === 'wide' ? [x, y + down, width, height] : [x, y, width, height]
}

/** The whole picture as SVG: the same words in, the same bytes out. */
export function drawPicture(scene: SceneName, id: string, palette: Palette, ratio: Ratio): string {
  const mirrored = scene !== 'hero' && createChance(`${scene}/${id}/mirror`).is(0.5)
  const view = viewOf(scene, ratio, mirrored)
  const stage = createStage({ scene, id, palette, view, mirrored })
  const drawn = drawScene(stage, scene)
  const turned = mirrored ? group(drawn, 'matrix(-1 0 0 1 800 0)') : drawn
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.join(' ')}" preserveAspectRatio="xMidYMid slice">${stage.definitions()}${turned}</svg>`
}
