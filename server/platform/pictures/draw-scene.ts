import type { SceneName } from '#domain/scenes.ts'
import type { Stage } from './brushes/stage.ts'
import * as bowls from './scenes/bowls.ts'
import { drawCafe } from './scenes/cafe.ts'
import { drawClinicDoor } from './scenes/clinic-door.ts'
import * as clinic from './scenes/clinic-rooms.ts'
import { drawCoast } from './scenes/coast.ts'
import * as empty from './scenes/empty.ts'
import { drawBamboo, drawForestPath } from './scenes/forest.ts'
import { drawHanRiver } from './scenes/han-river.ts'
import { drawHero } from './scenes/hero.ts'
import * as hillside from './scenes/hillside.ts'
import { drawLane } from './scenes/lane.ts'
import { drawMarket } from './scenes/market.ts'
import * as dishes from './scenes/more-dishes.ts'
import { drawMountain } from './scenes/mountain.ts'
import { drawPalace } from './scenes/palace.ts'
import * as shops from './scenes/shops.ts'
import * as shore from './scenes/shore.ts'
import * as stones from './scenes/stones.ts'
import * as streets from './scenes/streets.ts'
import { drawTemple } from './scenes/temple.ts'
import { drawTowerHill } from './scenes/tower.ts'

const painters: Record<SceneName, (stage: Stage) => string> = {
  hero: drawHero,
  palace: drawPalace,
  'hanok-lane': drawLane,
  mountain: drawMountain,
  coast: drawCoast,
  beach: shore.drawBeach,
  temple: drawTemple,
  'sea-temple': shore.drawSeaTemple,
  market: drawMarket,
  tower: drawTowerHill,
  bamboo: drawBamboo,
  'forest-path': drawForestPath,
  village: hillside.drawVillage,
  'tea-field': hillside.drawTeaField,
  wetland: hillside.drawWetland,
  'han-river': drawHanRiver,
  'city-street': streets.drawCityStreet,
  'shopping-street': streets.drawShoppingStreet,
  museum: stones.drawMuseum,
  cafe: drawCafe,
  'street-food': shops.drawStreetFood,
  spa: stones.drawSpa,
  fortress: stones.drawFortress,
  island: shore.drawIsland,
  'hanok-stay': shops.drawHanokStay,
  'beauty-shop': shops.drawBeautyShop,
  'clinic-door': drawClinicDoor,
  'clinic-reception': clinic.drawReception,
  'clinic-consulting': clinic.drawConsulting,
  'clinic-skin': clinic.drawSkinRoom,
  'clinic-eye': clinic.drawEyeRoom,
  'clinic-dental': clinic.drawDentalRoom,
  bibimbap: bowls.drawBibimbap,
  'cold-noodles': bowls.drawColdNoodles,
  hotpot: bowls.drawHotpot,
  tteokbokki: bowls.drawTteokbokki,
  'fried-chicken': bowls.drawFriedChicken,
  barbecue: dishes.drawBarbecue,
  kimbap: dishes.drawKimbap,
  'tea-set': dishes.drawTeaSet,
  'empty-table': empty.drawEmptyTable,
  'empty-map': empty.drawEmptyMap,
  'empty-lantern': empty.drawEmptyLantern,
  'missing-page': empty.drawMissingPage,
  offline: empty.drawOffline,
}

export function drawScene(stage: Stage, scene: SceneName): string {
  return painters[scene](stage)
}
