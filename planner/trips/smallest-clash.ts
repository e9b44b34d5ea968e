/**
 * Of wishes that cannot all be met a part that clashes already, and no longer does when any one of it is given up.
 * Each wish is given up once, in their order; what the clash does not need stays given up.
 */
export function smallestClash<Wish>(wishes: readonly Wish[], clash: (some: readonly Wish[]) => boolean): Wish[] {
  return wishes.reduce<Wish[]>(
    (kept, wish) => {
      const without = kept.filter((other) => other !== wish)
      return clash(without) ? without : kept
    },
    [...wishes],
  )
}
