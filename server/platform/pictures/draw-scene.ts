import type { SceneName } from '#domain/scenes.ts'
import type { Stage } from './brushes/stage.ts'
import { drawBarbecue } from './scenes/barbecue.ts'
import { drawBeach } from './scenes/beach.ts'
import { drawBeautyShop } from './scenes/beauty-shop.ts'
import { drawBibimbap, drawColdNoodles } from './scenes/bowls.ts'
import { drawCafe } from './scenes/cafe.ts'
import { drawClinicDoor } from './scenes/clinic-door.ts'
import { drawConsulting, drawReception } from './scenes/clinic-talk.ts'
import { drawDentalRoom, drawEyeRoom, drawSkinRoom } from './scenes/clinic-treatment.ts'
import { drawCoast } from './scenes/coast.ts'
import { drawEmptyLantern, drawEmptyMap, drawEmptyTable, drawMissingPage, drawOffline } from './scenes/empty.ts'
import { drawBamboo, drawForestPath } from './scenes/forest.ts'
import { drawFortress } from './scenes/fortress.ts'
import { drawFriedChicken } from './scenes/fried-chicken.ts'
import { drawHanRiver } from './scenes/han-river.ts'
import { drawHanokStay } from './scenes/hanok-stay.ts'
import { drawHero } from './scenes/hero.ts'
import { drawIsland } from './scenes/island.ts'
import { drawKimbap } from './scenes/kimbap.ts'
import { drawLane } from './scenes/lane.ts'
import { drawMarket } from './scenes/market.ts'
import { drawMountain } from './scenes/mountain.ts'
import { drawMuseum } from './scenes/museum.ts'
import { drawPalace } from './scenes/palace.ts'
import { drawSeaTemple } from './scenes/sea-temple.ts'
import { drawSpa } from './scenes/spa.ts'
import { drawHotpot, drawTteokbokki } from './scenes/stews.ts'
import { drawStreetFood } from './scenes/street-food.ts'
import { drawCityStreet, drawShoppingStreet } from './scenes/streets.ts'
import { drawTeaField } from './scenes/tea-field.ts'
import { drawTeaSet } from './scenes/tea-set.ts'
import { drawTemple } from './scenes/temple.ts'
import { drawTowerHill } from './scenes/tower.ts'
import { drawVillage } from './scenes/village.ts'
import { drawWetland } from './scenes/wetland.ts'
import { drawSetTable } from './scenes/set-table.ts'
import { drawLandscape } from './scenes/landscape.ts'
import { drawTownscape } from './scenes/townscape.ts'

const painters: Record<SceneName, (stage: Stage) => string> = {
  hero: drawHero,
  palace: drawPalace,
  'hanok-lane': drawLane,
  mountain: drawMountain,
  coast: drawCoast,
  beach: drawBeach,
  temple: drawTemple,
  'sea-temple': drawSeaTemple,
  market: drawMarket,
  tower: drawTowerHill,
  bamboo: drawBamboo,
  'forest-path': drawForestPath,
  village: drawVillage,
  'tea-field': drawTeaField,
  wetland: drawWetland,
  'han-river': drawHanRiver,
  'city-street': drawCityStreet,
  'shopping-street': drawShoppingStreet,
  museum: drawMuseum,
  cafe: drawCafe,
  'street-food': drawStreetFood,
  spa: drawSpa,
  fortress: drawFortress,
  island: drawIsland,
  'hanok-stay': drawHanokStay,
  'beauty-shop': drawBeautyShop,
  'clinic-door': drawClinicDoor,
  'clinic-reception': drawReception,
  'clinic-consulting': drawConsulting,
  'clinic-skin': drawSkinRoom,
  'clinic-eye': drawEyeRoom,
  'clinic-dental': drawDentalRoom,
  bibimbap: drawBibimbap,
  'cold-noodles': drawColdNoodles,
  hotpot: drawHotpot,
  tteokbokki: drawTteokbokki,
  'fried-chicken': drawFriedChicken,
  barbecue: drawBarbecue,
  kimbap: drawKimbap,
  'tea-set': drawTeaSet,
  'set-table': drawSetTable,
  landscape: drawLandscape,
  townscape: drawTownscape,
  'empty-table': drawEmptyTable,
  'empty-map': drawEmptyMap,
  'empty-lantern': drawEmptyLantern,
  'missing-page': drawMissingPage,
  offline: drawOffline,
}

export function drawScene(stage: Stage, scene: SceneName): string {
  return painters[scene](stage)
}
