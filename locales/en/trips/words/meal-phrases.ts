import type { StoryPlace, StoryStop } from '#domain/trips/plan/trip-story.ts'
import { dishes } from './dish-names.ts'
import type { PhraseDecks } from './phrase-decks.ts'
import { afterColon, afterComma, describe, joined } from './stop-descriptions.ts'
import { nameInFull } from './stop-names.ts'
import { capital } from './trip-figures.ts'
import { goTo, wayAside, wayFrom } from './way-phrases.ts'
import type { Position } from './sight-phrases.ts'

/** A meal: where, how one gets there, what it is. */
export function presentMeal(stop: StoryStop, { stay }: Position, decks: PhraseDecks): string {
  const { place, leg } = stop
  if (!place) return ''
  const meal = stop.meal ?? 'a meal'
  const name = nameInFull(place)
  const said = describe({ ...stop, minutes: 60 })
  const dish = dishOf(place)
  const notes = notesOn(place, decks)
  if (!leg) return joined(afterColon(`${capital(meal)} is at ${name}`, said), notes)
  const aside = stay === null ? wayAside(leg, place, decks) : wayFrom(stay, leg, place)
  const isDinner = stop.meal === 'dinner'
  const told = decks.draw<() => string>(isDinner ? 'dinner' : 'lunch', [
    () => afterColon(`${capital(meal)} is ${dish === null ? '' : `${dish} `}at ${name}, ${aside}`, said),
    () => afterComma(`For ${meal}, ${goTo(leg, place)} ${name}`, said),
    () => afterColon(`Sit down ${isDinner ? 'to dinner' : 'for lunch'} at ${name}, ${aside}`, said),
    () => afterComma(`You eat ${isDinner ? 'in the evening' : 'at midday'} at ${name}`, said),
    () =>
      afterColon(`${capital(meal)}: ${name}, ${aside}${dish === null ? '' : `, for ${dish}`}`, {
        ...said,
        phrase: null,
      }),
  ])()
  return joined(told, notes)
}

/** A coffee, a tea or a cake between sights. */
export function presentCafe(stop: StoryStop, { stay }: Position, decks: PhraseDecks): string {
  const { place, leg } = stop
  if (!place) return ''
  const name = nameInFull(place)
  const said = describe({ ...stop, minutes: 60 })
  const drink = place.cuisine === 'tea' ? 'tea' : place.cuisine === 'bakery' ? 'something sweet' : 'coffee'
  const notes = notesOn(place, decks)
  const cafe = /cafe|coffee|tea\b|bakery|bread|dabang|roaster/iu.test(place.name.en) ? name : `the cafe ${name}`
  if (!leg) return joined(afterColon(`${capital(drink)} at ${cafe}`, said), notes)
  if (stay !== null)
    return joined(afterColon(`${capital(drink)} first, at ${cafe}, ${wayFrom(stay, leg, place)}`, said), notes)
  const aside = wayAside(leg, place, decks)
  const told = decks.draw<() => string>('cafe', [
    () => afterColon(`Time for ${drink}: ${cafe}, ${aside}`, { ...said, phrase: null }),
    () => afterColon(`Take a break at ${cafe}, ${aside}`, said),
    () => afterComma(`Then ${goTo(leg, place)} ${cafe}`, said),
    () => afterColon(`Sit down for ${drink} at ${cafe}, ${aside}`, said),
  ])()
  return joined(told, notes)
}

/** Told only where the description does not say it. */
function dishOf({ cuisine, sentences }: StoryPlace): string | null {
  const dish = cuisine === null || !Object.hasOwn(dishes, cuisine) ? null : (dishes[cuisine] ?? null)
  const told = sentences.join(' ').toLowerCase()
  return dish === null || told.includes(cuisine?.split(' ').at(-1) ?? '') ? null : dish
}

const diets = [
  ['vegan', /vegan|\banimal/u, 'It has vegan dishes.'],
  ['vegetarian', /vegetarian|without (?:any )?meat/u, 'It has dishes without meat.'],
  ['halal', /halal/u, 'It serves halal food.'],
] as const

function notesOn({ tags, sentences, tip }: StoryPlace, decks: PhraseDecks): string {
  const told = sentences.join(' ').toLowerCase()
  // A vegan kitchen has dishes without meat too: the strictest diet alone is worth a word.
  const [, saysSo, note] = diets.find(([tag]) => tags.includes(tag)) ?? []
  const diet = note === undefined || saysSo?.test(told) ? '' : note
  const menu =
    tags.includes('english-menu') && !/in english/u.test(told)
      ? decks.draw<string>('menu', [
          'There is a menu in English.',
          'The menu is in English too.',
          'They have a menu in English.',
        ])
      : ''
  return joined(tip ?? '', diet, menu)
}
