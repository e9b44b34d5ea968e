import { type Palette, type Ratio, ratios, type SceneName } from '#domain/scenes.ts'
import { createChance } from './brushes/chance.ts'
import { group } from './brushes/pen.ts'
import { createStage, type View } from './brushes/stage.ts'
import { drawScene } from './draw-scene.ts'

const views: Record<Ratio, View> = {
  card: [0, 0, ...ratios.card],
  wide: [-80, 60, ...ratios.wide],
  tall: [130, -60, ...ratios.tall],
  hero: [0, 0, ...ratios.hero],
  phone: [640, -180, ...ratios.phone],
}

/** The whole picture as SVG: the same words in, the same bytes out. */
export function drawPicture(scene: SceneName, id: string, palette: Palette, ratio: Ratio): string {
  const view = views[ratio]
  const mirrored = scene !== 'hero' && createChance(`${scene}/${id}/mirror`).is(0.5)
  const stage = createStage({ scene, id, palette, view, mirrored })
  const drawn = drawScene(stage, scene)
  const turned = mirrored ? group(drawn, 'matrix(-1 0 0 1 800 0)') : drawn
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.join(' ')}" preserveAspectRatio="xMidYMid slice">${stage.definitions()}${turned}</svg>`
}
