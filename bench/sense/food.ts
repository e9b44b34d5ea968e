import { isMall } from './hours.ts'
import { allVisits, isMeal, type Trip, type Visit } from './read-trip.ts'
import { dayRule, type Rule } from './rule.ts'

const foreign =
  /burger|contemporary|indian|italian|japanese|mexican|middle eastern|pizza|cutlet|sandwich|thai|vietnamese|western|various/iu
const noodles = /noodle|guksu|myeon\b|ramen|udon|mak-?guksu/iu
const firstMeals = 2
const mostForeign = 1 / 8
const mostNoodles = 0.45
const fewMeals = 4
const dearest = 120_000
const strange = /flea market|toy/iu
const regional: Record<string, RegExp> = {
  busan: /pork soup|gukbap|fish|seafood|hoe\b|milmyeon|eomuk/iu,
  'jeju-city': /pork|abalone|jeonbok|gogi|seafood|fish|galchi/iu,
  seogwipo: /pork|abalone|jeonbok|gogi|seafood|fish|galchi/iu,
  jeonju: /bibimbap|kongnamul|makgeolli/iu,
  gyeongju: /ssambap|hoe\b|tteokgalbi/iu,
  andong: /jjimdak|mackerel|godeungeo|heotjesa/iu,
  gangneung: /tofu|sundubu|jangkalguksu/iu,
  chuncheon: /dakgalbi|makguksu/iu,
}
const meat = /barbecue|pork|beef|chicken|galbi|gukbap|sundae|seafood|fish|burger|mandu|dumpling|sushi|katsu|hoe\b/iu
// What is boiled in a broth of meat or anchovies, and courses of which nobody knows what is in them.
const hidden =
  /kalguksu|sujebi|naengmyeon|milmyeon|ramen|ramyeon|udon|eomuk|tteokbokki|jajang|jjajang|jjamppong|wood-fired course|hanwoo|tasting/iu
const unknownKitchens = /contemporary|chinese|japanese|western|noodles|sandwich/iu
const pork = /pork|samgyeop|dwaeji|jokbal|bossam|sundae|budae|gamjatang|blood|seonji/iu

function mealsOf(trip: Trip) {
  return allVisits(trip).filter(isMeal)
}

function tasteOf({ row }: Visit) {
  return `${row.cuisine ?? ''} ${(row.dish ?? []).join(' ')} ${row.name.en}`
}

function isForeign({ row }: Visit) {
  return foreign.test(row.cuisine ?? '') && !row.tags.includes('halal')
}

function isNoodles({ row }: Visit) {
  return noodles.test(`${row.cuisine ?? ''} ${row.dish?.[0] ?? ''}`)
}

function isSame(one: Visit, other: Visit): boolean {
  const [dish, again] = [one, other].map(({ row }) => row.dish?.[0] ?? row.cuisine)
  return (dish !== null && dish !== undefined && dish === again) || (isGrill(one) && isGrill(other))
}

function isGrill({ row }: Visit): boolean {
  return row.cuisine === 'barbecue'
}

function dietsOf({ steps: { step2 } }: Trip): string {
  return [...(step2.diet ?? []), step2.mustVisitPlaces].join(' ').toLowerCase()
}

function isAgainst({ row }: Visit, diets: string): boolean {
  const eaten = [row.cuisine ?? '', ...(row.dish ?? [])].join(' ')
  if (/vegan|vegetarian/u.test(diets)) {
    const isKnown = row.tags.some((tag) => tag === 'vegan' || tag === 'vegetarian')
    if (isKnown || row.kind === 'market') return false
    const isFlesh = (dish: string) => meat.test(dish) || hidden.test(dish)
    return row.dish?.length ? row.dish.every(isFlesh) : meat.test(eaten) || unknownKitchens.test(eaten)
  }
  return /halal/u.test(diets) && !row.tags.includes('halal') && (pork.test(eaten) || row.tags.includes('alcohol'))
}

export const foodRules: readonly Rule[] = [
  {
    name: 'a first trip begins with Korean food',
    severity: 2,
    find: (trip) => {
      const first = trip.isFirst ? mealsOf(trip).slice(0, firstMeals).filter(isForeign) : []
      return first.map(({ row }) => row.id)
    },
  },
  {
    name: 'a first trip eats Korean food',
    severity: 2,
    find: (trip) => {
      const meals = mealsOf(trip)
      const found = meals.filter(isForeign)
      const most = Math.max(1, Math.ceil(meals.length * mostForeign))
      return trip.isFirst && found.length > most ? [`${found.length} of ${meals.length}`] : []
    },
  },
  {
    name: 'no dish twice running',
    severity: 2,
    find: (trip) => {
      const meals = mealsOf(trip)
      return meals.flatMap((meal, at) => {
        const before = meals[at - 1]
        return before && dietsOf(trip).trim() === '' && isSame(before, meal) ? [`${before.row.id}, ${meal.row.id}`] : []
      })
    },
  },
  {
    name: 'not noodles every other meal',
    severity: 2,
    find: (trip) => {
      const meals = mealsOf(trip)
      const found = meals.filter(isNoodles).length
      return meals.length >= fewMeals && found > mostNoodles * meals.length ? [`${found} of ${meals.length}`] : []
    },
  },
  {
    name: 'the dish of the region is eaten there',
    severity: 2,
    find: (trip) =>
      Object.entries(regional).flatMap(([base, dish]) => {
        const eaten = trip.days.filter(({ night }) => night === base).flatMap(({ visits }) => visits.filter(isMeal))
        const isEaten = eaten.some((meal) => dish.test(tasteOf(meal)))
        return eaten.length >= fewMeals && dietsOf(trip).trim() === '' && !isEaten ? [base] : []
      }),
  },
  {
    name: 'a mall is not for the food',
    severity: 2,
    find: (trip) =>
      allVisits(trip)
        .filter((visit) => isMall(visit) && (isMeal(visit) || visit.stop.because.includes('interest:food')))
        .map(({ row }) => row.id),
  },
  dayRule('nobody eats at a flea market', 2, ({ visits }) =>
    visits.filter((visit) => isMeal(visit) && strange.test(visit.row.name.en)).map(({ row }) => row.id),
  ),
  dayRule('no meal of a hundred and twenty thousand won', 2, ({ visits }) =>
    visits
      .filter(({ stop }) => stop.kind === 'meal' && stop.cost > dearest && !stop.because.includes('must'))
      .map(({ row, stop }) => `${row.id} for ${stop.cost}`),
  ),
  dayRule('a diet holds at every meal', 3, ({ visits }, trip) =>
    visits.filter((visit) => isMeal(visit) && isAgainst(visit, dietsOf(trip))).map(({ row }) => row.id),
  ),
  {
    name: 'who comes for the food sees a market',
    severity: 2,
    find: (trip) =>
      trip.steps.step1.selectedInterests.includes('food') &&
      trip.days.length > 2 &&
      !allVisits(trip).some(({ row }) => row.kind === 'market' || row.kind === 'street-food')
        ? ['no market']
        : [],
  },
]
