import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import { avoidedFoods, type Diet, diets as allDiets, isStrict } from '#domain/wishes/diet-words.ts'

// Scores of a restaurant that is known for the diet, one that nearly suits it, and one that has something suitable.
const points = { known: 300, near: 240, likely: 120, unlikely: 0, stalls: -60 }

const withoutMeat: readonly Diet[] = ['vegan', 'vegetarian']
const oftenMeatless = ['temple food', 'vegetarian', 'bibimbap', 'tofu', 'buffet']
const likelyKitchens: Record<Diet, readonly string[]> = {
  vegan: [...oftenMeatless, 'middle eastern'],
  vegetarian: [...oftenMeatless, 'pancakes', 'pizza'],
  halal: ['temple food', 'vegetarian', 'bibimbap', 'tofu', 'seafood', 'fish', 'middle eastern'],
  'no-pork': [],
}
const meatKitchen = 'middle eastern'
// Nobody knows what a buffet has: last of what suits a vegan.
const askedOfVegans: readonly (string | null)[] = ['buffet']
// Ham, fish cake and egg are in most rolls: where hardly a table suits one asks for a roll without.
const rolls = 'gimbap'
const grill = /barbecue|pork|beef|chicken|soup|stew|seafood|fish|burgers/u
const pork =
  /barbecue|pork|samgyeop|jokbal|bossam|sundae|dwaeji|budae|gamjatang|haejangguk|mandu|donkatsu|donkkaseu|spam|ham\b|gogi guksu|dombe|suyuk|jja?jang|jajang|jjamppong|tangsuyuk/iu
// A grill of these has no pork, where no dish of it is of pork.
const otherGrill = /beef|hanwoo|hanu\b|so ?galbi|chadol|chicken|\bdak|duck|\bori\b|lamb|\beel\b|jangeo|fish/iu
const forbidden: Record<Diet, RegExp> = {
  vegan: grill,
  vegetarian: grill,
  halal: new RegExp(`${pork.source}|blood|seonji`, 'iu'),
  'no-pork': pork,
}
const seaFlesh =
  /fish|crab|squid|octopus|nakji|jukkumi|ojingeo|eel\b|clam|bajirak|bomal|oyster|abalone|jeonbok|shrimp|scallop|lobster|sea urchin|meongge|kkomak|seafood|haemul|hoe\b|galchi|godeungeo|chungmu gimbap|\broe\b|myeongnan|mentaiko/iu
const landFlesh =
  /beef|chicken|pork|galbi|bulgogi|steak|hanwoo|lamb|yukhoe|tartare|yukjeon|dak|gogi|ureong|bacon|sausage|cutlet|katsu|kebab|wood-fired course|tasting menu/iu
// Broths of anchovies or meat, and what is cooked in them.
const broth =
  /kalguksu|sujebi|(?<!kong|memil |ganjang |perilla oil mak)guksu|guksu hot pot|naengmyeon|milmyeon|ramyeon|ramen|udon|mazesoba|noodles in broth|anchovy|eomuk|odeng|tteokbokki|jeongol|janchi|pho\b|tom yum/iu
// What is served without flesh, or without it to whoever asks for that.
const meatless =
  /bibimbap|boribap|bori bibimbap|yeonnip|sanchae|namul|ssambap|sotbap|dolsotbap|mukbap|jeongsik|course menu|heotjesabap|temple food|tofu|dubu|kongbiji|kongguk|doenjang|cheonggukjang|jeon\b|pajeon|bindaetteok|memil|patjuk|perilla|deulkkae|mushroom|gimbap|jumeokbap|hotteok|gonggalppang|tteok\b|falafel|hummus|flat bread|curry|salad|vegetable|vegan|pasta|spring rolls|fries|wild herbs|ganjang guksu/iu
const withMilkOrEgg = /pizza|cheese|fondue|risotto|gnocchi|egg|gyeran|omurice/iu
const halalBroth = /kalguksu|sujebi|guksu|udon|makguksu/iu

type Table = Pick<PlanPlace, 'cuisine' | 'tags' | 'dish'> & Partial<Pick<PlanPlace, 'name'>>

/** Whether a restaurant suits these diets: it is known for them, or its kitchen usually has something. */
export function suitsDiets(table: Table, diets: readonly Diet[]): boolean {
  return diets.every((diet) => {
    if (isKnownFor(table.tags, diet)) return true
    if (withoutMeat.includes(diet) && table.tags.includes('vegetarian')) return true
    if (table.cuisine === null || isForbidden(table, diet) || isMeatUnsaid(table, diet)) return false
    return !isStrict(diet) || likelyKitchens[diet].includes(table.cuisine)
  })
}

/** Whether a kitchen that usually cooks meat names no dish without it. */
function isMeatUnsaid({ cuisine, dish = [] }: Table, diet: Diet): boolean {
  return withoutMeat.includes(diet) && cuisine === meatKitchen && !dish.some((each) => isEatenBy(diet, each))
}

/**
 * Whether one may ask there: at least half of the dishes that it is known for suit the diet, or can be cooked so. A
 * kitchen of which no dish is known is no place to send anybody with a diet to.
 */
export function isPossible(table: Table, diets: readonly Diet[]): boolean {
  return diets.every((diet) => {
    if (isKnownFor(table.tags, diet)) return true
    const { dish = [] } = table
    if (!isStrict(diet)) return !isForbidden(table, diet)
    return (
      !isForbidden(table, diet) && 2 * dish.filter((each) => isEatenBy(diet, each)).length >= Math.max(1, dish.length)
    )
  })
}

function isEatenBy(diet: Diet, dish: string): boolean {
  if (landFlesh.test(dish)) return false
  if (diet === 'halal')
    return meatless.test(dish) || seaFlesh.test(dish) || halalBroth.test(dish) || withMilkOrEgg.test(dish)
  if (seaFlesh.test(dish) || broth.test(dish)) return false
  return meatless.test(dish) || (diet === 'vegetarian' && withMilkOrEgg.test(dish))
}

/** Whether a kitchen, its name, a dish that it is known for, or all of its dishes are against a diet. */
function isForbidden({ cuisine, tags, dish = [], name }: Table, diet: Diet): boolean {
  if (diet === 'halal' && tags.includes('alcohol')) return true
  if (!isStrict(diet) && cuisine === 'barbecue' && dish.some((each) => otherGrill.test(each)))
    return dish.some((each) => pork.test(each))
  if ([cuisine ?? '', ...dish].some((each) => forbidden[diet].test(each))) return true
  const isFlesh = (each: string) => seaFlesh.test(each) || landFlesh.test(each) || broth.test(each) || pork.test(each)
  const isNamedForIt = name !== undefined && (seaFlesh.test(name.en) || landFlesh.test(name.en))
  return withoutMeat.includes(diet) && (isNamedForIt || (dish.length > 0 && dish.every(isFlesh)))
}

/** Whether there is something to eat for those of the party who keep a diet, while the others eat what they like. */
export function feedsSome(table: Table, someDiets: readonly string[]): boolean {
  const { cuisine, tags, dish = [] } = table
  return someDiets.every((words) => {
    const diet = allDiets.find((one) => one === words)
    const foods = diet ? [] : avoidedFoods(words)
    if (diet && (isKnownFor(tags, diet) || (withoutMeat.includes(diet) && tags.includes('vegetarian')))) return true
    if (diet && isStrict(diet))
      return dish.length > 0
        ? cuisine !== rolls && dish.some((each) => isEatenBy(diet, each))
        : cuisine !== null && likelyKitchens[diet].includes(cuisine)
    const isLeftOut = (each: string) =>
      diet ? pork.test(each) : foods.some((food) => each.toLowerCase().includes(food))
    return dish.length > 0 ? !dish.every(isLeftOut) : !isLeftOut(cuisine ?? '')
  })
}

// What stands on their counters holds milk and eggs.
const sweetKitchens: readonly (string | null)[] = ['bakery', 'dessert']

/** Whether a cafe suits these diets: a coffee or a tea is for everybody, what it is known for may not be. */
export function suitsForCoffee(table: Table, diets: readonly Diet[]): boolean {
  return diets.every((diet) => {
    if (isKnownFor(table.tags, diet)) return true
    return !isForbidden(table, diet) && !(diet === 'vegan' && sweetKitchens.includes(table.cuisine))
  })
}

/** Whether a market sells fruit, nuts and rice cakes to those for whom no kitchen is known. */
export function hasStallsFor(market: Table & Pick<PlanPlace, 'kind'>, diets: readonly Diet[]): boolean {
  const { kind, cuisine, tags } = market
  const isKept = diets.every((diet) => withoutMeat.includes(diet) || !isForbidden(market, diet))
  return kind === 'market' && isKept && !tags.includes('alcohol') && (cuisine === 'korean' || cuisine === 'street food')
}

/**
 * How well a restaurant suits the diets, in points of score: the lowest of the diets counts. Whoever only leaves
 * something out eats where everybody does.
 */
export function dietPoints(table: Table, diets: readonly Diet[]): number {
  const { cuisine, tags, dish: [first] = [] } = table
  if (diets.length === 0) return 0
  if (!suitsDiets(table, diets) && !isPossible(table, diets)) return points.stalls
  return Math.min(...diets.map((diet) => (isStrict(diet) ? pointsFor(diet) : points.unlikely)))

  function pointsFor(diet: Diet): number {
    if (isKnownFor(tags, diet)) return points.known
    if (withoutMeat.includes(diet) && tags.includes('vegetarian')) return points.near
    if (diet === 'vegan' && askedOfVegans.includes(cuisine)) return points.unlikely
    if (withoutMeat.includes(diet) && cuisine === rolls) return points.stalls
    // Known for noodles in broth, it has a roll as well.
    if (withoutMeat.includes(diet) && first !== undefined && !isEatenBy(diet, first)) return points.stalls
    return cuisine !== null && likelyKitchens[diet].includes(cuisine) ? points.likely : points.unlikely
  }
}

/** A vegan restaurant suits vegetarians too. */
export function isKnownFor(tags: PlanPlace['tags'], diet: Diet): boolean {
  return tags.includes(diet) || (diet === 'vegetarian' && tags.includes('vegan'))
}
