import type { SceneName } from '#domain/site/scene-names.ts'
import type { Stage } from './brushes/stage.ts'
import { drawBarbecue } from './scenes/food/barbecue.ts'
import { drawBeach } from './scenes/nature/beach.ts'
import { drawBeautyShop } from './scenes/town/beauty-shop.ts'
import { drawBibimbap, drawColdNoodles } from './scenes/food/bowls.ts'
import { drawCafe, drawHanokCafe, drawSeaCafe } from './scenes/food/cafe.ts'
import { drawClinicDoor } from './scenes/clinics/clinic-door.ts'
import { drawConsulting, drawReception } from './scenes/clinics/clinic-talk.ts'
import { drawDentalRoom, drawEyeRoom, drawSkinRoom } from './scenes/clinics/clinic-treatment.ts'
import { drawCoast, drawCraterCoast } from './scenes/nature/coast.ts'
import { drawEmptyLantern, drawEmptyMap, drawEmptyTable, drawMissingPage, drawOffline } from './scenes/empty.ts'
import { drawBamboo, drawForestPath } from './scenes/nature/forest.ts'
import { drawFortress } from './scenes/heritage/fortress.ts'
import { drawFriedChicken } from './scenes/food/fried-chicken.ts'
import { drawHanRiver } from './scenes/nature/han-river.ts'
import { drawHanokStay } from './scenes/heritage/hanok-stay.ts'
import { drawHero } from './scenes/hero.ts'
import { drawIsland } from './scenes/nature/island.ts'
import { drawKimbap } from './scenes/food/kimbap.ts'
import { drawLane } from './scenes/town/lane.ts'
import { drawMarket } from './scenes/town/market.ts'
import { drawMountain } from './scenes/nature/mountain.ts'
import { drawArtMuseum, drawMuseum } from './scenes/town/museum.ts'
import { drawPalace } from './scenes/heritage/palace.ts'
import { drawSeaTemple } from './scenes/heritage/sea-temple.ts'
import { drawSpa } from './scenes/town/spa.ts'
import { drawHotpot, drawTteokbokki } from './scenes/food/stews.ts'
import { drawStreetFood } from './scenes/food/street-food.ts'
import { drawCityStreet, drawShoppingStreet } from './scenes/town/streets.ts'
import { drawTeaField } from './scenes/nature/tea-field.ts'
import { drawTeaSet } from './scenes/food/tea-set.ts'
import { drawTemple } from './scenes/heritage/temple.ts'
import { drawTowerHill } from './scenes/town/tower.ts'
import { drawVillage } from './scenes/heritage/village.ts'
import { drawWetland } from './scenes/nature/wetland.ts'
import { drawSetTable } from './scenes/food/set-table.ts'
import { drawLandscape } from './scenes/nature/landscape.ts'
import { drawTownscape } from './scenes/town/townscape.ts'
import { drawNoodleSoup } from './scenes/food/noodle-soup.ts'
import { drawGinsengChicken, drawSoupAndRice } from './scenes/food/soup-and-rice.ts'
import { drawBlackBeanNoodles } from './scenes/food/black-bean-noodles.ts'
import { drawDumplings } from './scenes/food/dumplings.ts'
import { drawTempleFood } from './scenes/food/temple-food.ts'
import { drawSetMeal } from './scenes/food/set-meal.ts'
import { drawRawFish } from './scenes/food/raw-fish.ts'
import { drawGrilledFish } from './scenes/food/grilled-fish.ts'
import { drawSeafoodPot } from './scenes/food/seafood-pot.ts'
import { drawSoyCrab } from './scenes/food/soy-crab.ts'
import { drawHotPlate } from './scenes/food/hot-plate.ts'
import { drawSlicedMeat } from './scenes/food/sliced-meat.ts'
import { drawPancakes } from './scenes/food/pancakes.ts'
import { drawShavedIce } from './scenes/food/shaved-ice.ts'
import {
  drawFishBread,
  drawFishcakeSkewers,
  drawGlassNoodles,
  drawHotteok,
  drawPorridge,
  drawRedNoodles,
} from './scenes/food/street-sweets.ts'
import { drawBurger, drawCurry, drawPasta, drawPizza, drawPorkCutlet, drawSushi } from './scenes/food/world-plates.ts'
import { drawBakery } from './scenes/food/bakery.ts'
import { drawBar } from './scenes/food/bar.ts'
import { drawCableCar, drawSeaCableCar } from './scenes/town/cable-car.ts'
import { drawCave } from './scenes/nature/cave.ts'
import { drawGarden } from './scenes/nature/garden.ts'
import { drawDepartmentStore } from './scenes/town/department-store.ts'
import { drawThemePark } from './scenes/town/theme-park.ts'
import { drawPagodaSite, drawRoyalTombs } from './scenes/heritage/tombs-and-pagoda.ts'
import { drawThatchedVillage } from './scenes/heritage/thatched-village.ts'
import { drawHanokCourt } from './scenes/heritage/hanok-court.ts'
import { drawPavilion } from './scenes/heritage/pavilion.ts'
import { drawPark } from './scenes/nature/park.ts'
import { drawLake } from './scenes/nature/lake.ts'
import { drawWaterfall } from './scenes/nature/waterfall.ts'
import { drawGrassHill } from './scenes/nature/grass-hill.ts'
import { drawStream } from './scenes/nature/stream.ts'
import { drawBrickHall, drawChurch } from './scenes/town/brick-houses.ts'
import { drawExhibition } from './scenes/town/halls.ts'
import { drawAquarium } from './scenes/town/aquarium.ts'
import { drawBookshop } from './scenes/town/bookshop.ts'
import { drawLookout } from './scenes/nature/lookout.ts'
import { drawSauna } from './scenes/town/sauna.ts'
import { drawSkiSlope } from './scenes/nature/ski-slope.ts'
import { drawRailTrip } from './scenes/town/rail-trip.ts'

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
  pizza: drawPizza,
  pasta: drawPasta,
  burger: drawBurger,
  sushi: drawSushi,
  'pork-cutlet': drawPorkCutlet,
  curry: drawCurry,
  hotteok: drawHotteok,
  'fish-bread': drawFishBread,
  'fishcake-skewers': drawFishcakeSkewers,
  porridge: drawPorridge,
  'glass-noodles': drawGlassNoodles,
  'red-noodles': drawRedNoodles,
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
