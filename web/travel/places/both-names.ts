export type Name = { en: string; ko: string }

/** False when a source has only one name, or the same text for both. */
export function hasBothNames({ en, ko }: Name): boolean {
  return en !== '' && ko !== '' && en !== ko
}
