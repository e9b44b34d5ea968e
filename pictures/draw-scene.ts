import type { SceneName } from '#domain/scene-names.ts'
import type { Stage } from './brushes/stage.ts'
import { drawBarbecue } from './scenes/barbecue.ts'
import { drawBeach } from './scenes/beach.ts'
import { drawBeautyShop } from './scenes/beauty-shop.ts'
import { drawBibimbap, drawColdNoodles } from './scenes/bowls.ts'
import { drawCafe, drawHanokCafe, drawSeaCafe } from './scenes/cafe.ts'
import { drawClinicDoor } from './scenes/clinic-door.ts'
import { drawConsulting, drawReception } from './scenes/clinic-talk.ts'
import { drawDentalRoom, drawEyeRoom, drawSkinRoom } from './scenes/clinic-treatment.ts'
import { drawCoast, drawCraterCoast } from './scenes/coast.ts'
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
import { drawArtMuseum, drawMuseum } from './scenes/museum.ts'
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
import { drawNoodleSoup } from './scenes/noodle-soup.ts'
import { drawGinsengChicken, drawSoupAndRice } from './scenes/soup-and-rice.ts'
import { drawBlackBeanNoodles } from './scenes/black-bean-noodles.ts'
import { drawDumplings } from './scenes/dumplings.ts'
import { drawTempleFood } from './scenes/temple-food.ts'
import { drawSetMeal } from './scenes/set-meal.ts'
import { drawRawFish } from './scenes/raw-fish.ts'
import { drawGrilledFish } from './scenes/grilled-fish.ts'
import { drawSeafoodPot } from './scenes/seafood-pot.ts'
import { drawSoyCrab } from './scenes/soy-crab.ts'
import { drawHotPlate } from './scenes/hot-plate.ts'
import { drawSlicedMeat } from './scenes/sliced-meat.ts'
import { drawPancakes } from './scenes/pancakes.ts'
import { drawShavedIce } from './scenes/shaved-ice.ts'
import { drawBakery } from './scenes/bakery.ts'
import { drawBar } from './scenes/bar.ts'
import { drawCableCar, drawSeaCableCar } from './scenes/cable-car.ts'
import { drawCave } from './scenes/cave.ts'
import { drawGarden } from './scenes/garden.ts'
import { drawDepartmentStore } from './scenes/department-store.ts'
import { drawThemePark } from './scenes/theme-park.ts'
import { drawPagodaSite, drawRoyalTombs } from './scenes/tombs-and-pagoda.ts'
import { drawThatchedVillage } from './scenes/thatched-village.ts'
import { drawHanokCourt } from './scenes/hanok-court.ts'
import { drawPavilion } from './scenes/pavilion.ts'
import { drawPark } from './scenes/park.ts'
import { drawLake } from './scenes/lake.ts'
import { drawWaterfall } from './scenes/waterfall.ts'
import { drawGrassHill } from './scenes/grass-hill.ts'
import { drawStream } from './scenes/stream.ts'
import { drawBrickHall, drawChurch } from './scenes/brick-houses.ts'
import { drawExhibition } from './scenes/halls.ts'
import { drawAquarium } from './scenes/aquarium.ts'
import { drawBookshop } from './scenes/bookshop.ts'
import { drawLookout } from './scenes/lookout.ts'
import { drawSauna } from './scenes/sauna.ts'
import { drawSkiSlope } from './scenes/ski-slope.ts'
import { drawRailTrip } from './scenes/rail-trip.ts'

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
  'noodle-soup': drawNoodleSoup,
  'soup-and-rice': drawSoupAndRice,
  'ginseng-chicken': drawGinsengChicken,
  'black-bean-noodles': drawBlackBeanNoodles,
  dumplings: drawDumplings,
  'temple-food': drawTempleFood,
  'set-meal': drawSetMeal,
  'raw-fish': drawRawFish,
  'grilled-fish': drawGrilledFish,
  'seafood-pot': drawSeafoodPot,
  'soy-crab': drawSoyCrab,
  'hot-plate': drawHotPlate,
  'sliced-meat': drawSlicedMeat,
  pancakes: drawPancakes,
  'shaved-ice': drawShavedIce,
  bakery: drawBakery,
  bar: drawBar,
  'hanok-cafe': drawHanokCafe,
  'sea-cafe': drawSeaCafe,
  'crater-coast': drawCraterCoast,
  'art-museum': drawArtMuseum,
  'cable-car': drawCableCar,
  'sea-cable-car': drawSeaCableCar,
  cave: drawCave,
  garden: drawGarden,
  'department-store': drawDepartmentStore,
  'theme-park': drawThemePark,
  'royal-tombs': drawRoyalTombs,
  pagoda: drawPagodaSite,
  'thatched-village': drawThatchedVillage,
  'hanok-court': drawHanokCourt,
  pavilion: drawPavilion,
  park: drawPark,
  lake: drawLake,
  waterfall: drawWaterfall,
  'grass-hill': drawGrassHill,
  stream: drawStream,
  church: drawChurch,
  'brick-hall': drawBrickHall,
  exhibition: drawExhibition,
  aquarium: drawAquarium,
  bookshop: drawBookshop,
  lookout: drawLookout,
  sauna: drawSauna,
  'ski-slope': drawSkiSlope,
  'rail-trip': drawRailTrip,
  'empty-table': drawEmptyTable,
  'empty-map': drawEmptyMap,
  'empty-lantern': drawEmptyLantern,
  'missing-page': drawMissingPage,
  offline: drawOffline,
}

export function drawScene(stage: Stage, scene: SceneName): string {
  return painters[scene](stage)
}
