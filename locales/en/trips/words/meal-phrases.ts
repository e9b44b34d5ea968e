import type { StoryPlace, StoryStop } from '#domain/trips/plan/trip-story.ts'
import { dishes } from './dish-names.ts'
import type { PhraseDecks } from './phrase-decks.ts'
import { afterColon, afterComma, describe, joined } from './stop-descriptions.ts'
import { nameInFull } from './stop-names.ts'
import { capital, clockOf, won } from './trip-figures.ts'
import { wayAside, wayFrom, wayToDo } from './way-phrases.ts'
import type { Position } from './sight-phrases.ts'

/** A meal: when, where, how far, what it is, what it costs. */
export function presentMeal(stop: StoryStop, { leaves }: Position, decks: PhraseDecks): string {
  const { place, leg } = stop
  if (!place) return ''
  const meal = stop.meal ?? 'a meal'
  const at = clockOf(stop.arrive)
  const name = nameInFull(place)
  const said = describe({ ...stop, minutes: 60 })
  const dish = dishOf(place)
  const price = priceOf(stop, place, decks)
  if (!leg) return joined(afterColon(`${capital(meal)} is at ${name}, at ${at}`, said), price)
  const aside = leaves ? wayFrom(leaves.stay, leg, place, decks) : wayAside(leg, place, decks)
  const go = wayToDo(leg, place, decks)
  const isDinner = stop.meal === 'dinner'
  const told = decks.draw<() => string>(isDinner ? 'dinner' : 'lunch', [
    () => afterColon(`${capital(meal)} is ${dish === null ? '' : `${dish} `}at ${name} at ${at}, ${aside}`, said),
    () => joined(afterComma(`For ${meal}, ${go} to ${name}`, said), `Be there at ${at}.`),
    () => afterColon(`At ${at} sit down ${isDinner ? 'to dinner' : 'for lunch'} at ${name}, ${aside}`, said),
    () =>
      joined(
        afterComma(`You eat ${isDinner ? 'in the evening' : 'at midday'} at ${name}`, said),
        `It is ${aside}; you are there at ${at}.`,
      ),
    () =>
      afterColon(`${capital(meal)}, at ${at}: ${name}, ${aside}${dish === null ? '' : `, for ${dish}`}`, {
        ...said,
        phrase: null,
      }),
  ])()
  return joined(told, price)
}

/** A coffee, a tea or a cake between sights. */
export function presentCafe(stop: StoryStop, { leaves }: Position, decks: PhraseDecks): string {
  const { place, leg } = stop
  if (!place) return ''
  const at = clockOf(stop.arrive)
  const name = nameInFull(place)
  const said = describe({ ...stop, minutes: 60 })
  const drink = place.cuisine === 'tea' ? 'tea' : place.cuisine === 'bakery' ? 'something sweet' : 'coffee'
  const price = priceOf(stop, place, decks)
  const cafe = /cafe|coffee|tea\b|bakery|bread|dabang|roaster/iu.test(place.name.en) ? name : `the cafe ${name}`
  if (!leg) return joined(afterColon(`At ${at}, ${drink} at ${cafe}`, said), price)
  const aside = wayAside(leg, place, decks)
  const go = wayToDo(leg, place, decks)
  if (leaves)
    return joined(
      decks.draw<() => string>('first-cafe', [
        () =>
          joined(
            afterComma(`Leave ${leaves.stay} at ${leaves.at} and ${go} to ${cafe}`, said),
            `You sit from ${at} on.`,
          ),
        () => afterColon(`${capital(drink)} first: leave ${leaves.stay} at ${leaves.at} for ${cafe}, ${aside}`, said),
      ])(),
      price,
    )
  const told = decks.draw<() => string>('cafe', [
    () => afterColon(`Time for ${drink}: ${cafe}, ${aside}, at ${at}`, { ...said, phrase: null }),
    () => afterColon(`At ${at} take a break at ${cafe}, ${aside}`, said),
    () => joined(afterComma(`Then ${go} to ${cafe}`, said), `You have a seat from ${at} on.`),
    () => afterColon(`Sit down for ${drink} at ${cafe} at ${at}, ${aside}`, said),
  ])()
  return joined(told, price)
}

/** Told only where the description does not say it. */
function dishOf({ cuisine, sentences }: StoryPlace): string | null {
  const dish = cuisine === null || !Object.hasOwn(dishes, cuisine) ? null : (dishes[cuisine] ?? null)
  const told = sentences.join(' ').toLowerCase()
  return dish === null || told.includes(cuisine?.split(' ').at(-1) ?? '') ? null : dish
}

const diets = [
  ['vegan', 'It has vegan dishes.'],
  ['vegetarian', 'It has dishes without meat.'],
  ['halal', 'It serves halal food.'],
] as const

function priceOf({ cost, costUnknown }: StoryStop, { tags, sentences }: StoryPlace, decks: PhraseDecks): string {
  const told = sentences.join(' ').toLowerCase()
  const diet = diets.find(([tag]) => tags.includes(tag) && !told.includes(tag))?.[1] ?? ''
  const menu =
    tags.includes('english-menu') && !/in english/u.test(told)
      ? decks.draw<string>('menu', [
          'There is a menu in English.',
          'The menu is in English too.',
          'They have a menu in English.',
        ])
      : ''
  return joined(priceAlone(cost, costUnknown, decks), diet, menu)
}

function priceAlone(cost: number, isUnknown: boolean, decks: PhraseDecks): string {
  if (cost === 0) return isUnknown ? 'What it costs is not known.' : ''
  if (isUnknown) return `What it costs is not known; ${won(cost)} is kept for it.`
  return decks.draw<string>('price', [
    `Count on about ${won(cost)}.`,
    `About ${won(cost)} a head.`,
    `It comes to about ${won(cost)}.`,
    `Keep about ${won(cost)} for it.`,
    `You pay about ${won(cost)}.`,
  ])
}
