import { regions } from '#domain/korea/regions.ts'
import type { PlaceName } from './places.ts'

/** The city, town or county of a district: Busan for "Gijang-gun, Busan", Paju for "Paju, Gyeonggi". */
export function townName({ en, ko }: PlaceName): PlaceName {
  const [town = '', province] = en.split(', ')
  const metropolis = regions.find(({ name, isCity }) => isCity && name.en === (province ?? town))
  if (metropolis) return metropolis.name
  // Gwangju in Gyeonggi is not the metropolis.
  const isShared = regions.some(({ name, isCity }) => isCity && name.en === town)
  return {
    en: isShared ? en : town.replace(/-(?:gun|si)$/u, ''),
    ko: (ko.split(' ').at(-1) ?? '').replace(/(?<=..)[시군]$/u, ''),
  }
}
