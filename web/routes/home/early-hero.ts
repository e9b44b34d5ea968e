import type { MetaDescriptor } from 'react-router'
import type { Season } from '#domain/korea/seoul-time.ts'
import { earlyPicture } from '#web/travel/places/early-picture.ts'

/** The largest contentful paint: one crop for phones and one for wider screens, as in hero.tsx. */
export function earlyHero(season: Season): MetaDescriptor[] {
  return [
    ...earlyPicture('hero', season, 'phone', '(width < 48rem)'),
    ...earlyPicture('hero', season, 'hero', '(width >= 48rem)'),
  ]
}
