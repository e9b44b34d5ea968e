import type { MetaDescriptor } from 'react-router'
import type { Season } from '#domain/seoul-time.ts'
import { earlyPicture } from '#web/travel/early-picture.ts'

/** The largest thing that is painted first: one crop on a phone and one on anything wider, as in hero.tsx. */
export function earlyHero(season: Season): MetaDescriptor[] {
  return [
    ...earlyPicture('hero', season, 'phone', '(width < 48rem)'),
    ...earlyPicture('hero', season, 'hero', '(width >= 48rem)'),
  ]
}
