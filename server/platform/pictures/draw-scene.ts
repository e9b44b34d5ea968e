import type { SceneName } from '#domain/scenes.ts'
import type { Stage } from './brushes/stage.ts'
import * as bowls from './scenes/bowls.ts'
import { drawCoast } from './scenes/coast.ts'
import { drawLane } from './scenes/lane.ts'
import { drawMarket } from './scenes/market.ts'
import { drawMountain } from './scenes/mountain.ts'
import { drawPalace } from './scenes/palace.ts'
import { drawTemple } from './scenes/temple.ts'

const painters: Partial<Record<SceneName, (stage: Stage) => string>> = {
  palace: drawPalace,
  'hanok-lane': drawLane,
  mountain: drawMountain,
  coast: drawCoast,
  temple: drawTemple,
  market: drawMarket,
  bibimbap: bowls.drawBibimbap,
  'cold-noodles': bowls.drawColdNoodles,
  hotpot: bowls.drawHotpot,
  tteokbokki: bowls.drawTteokbokki,
  'fried-chicken': bowls.drawFriedChicken,
}

export function drawScene(stage: Stage, scene: SceneName): string {
  // A scene whose own drawing is still to come stands before a mountain.
  return (painters[scene] ?? drawMountain)(stage)
}
