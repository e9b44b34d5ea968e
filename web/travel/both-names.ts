export type Name = { en: string; ko: string }

/** A source may know one of them alone, or the same for both. */
export function hasBothNames({ en, ko }: Name): boolean {
  return en !== '' && ko !== '' && en !== ko
}
