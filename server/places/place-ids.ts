import type { PlaceName } from '#domain/places/places.ts'
import { romanise } from '#domain/korea/romanise.ts'

const longest = 48

/** Words that URLs use where the id of a place can be. */
const taken = new Set(['clinic', 'deleted', 'pins', 'saved', 'unchecked'])

/** The id of a new place, from its name: `placeIdOf({ en: "N Seoul Tower", ko: '' }, 2)` is `'n-seoul-tower-2'`. */
export function placeIdOf({ en, ko }: PlaceName, attempt: number): string {
  const words = slug(en) || slug(romanise(ko)) || 'place'
  const id = attempt === 1 ? words : `${words}-${attempt}`
  return taken.has(words) || /^clinic-\d+$/.test(id) ? `place-${id}` : id
}

function slug(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replaceAll(/^-+|-+$/g, '')
}
