/** The weight that Accept-Encoding gives to this coding, from 0 (not accepted) to 1. `*` stands for all not named. */
function weightOf(accepted: string, coding: string): number {
  let ofOthers = 0
  for (const part of accepted.split(',')) {
    const [name = '', ...parameters] = part.toLowerCase().split(';')
    const weight = parameters.map((one) => /^\s*q=(?<weight>[\d.]+)\s*$/.exec(one)?.groups?.['weight'])
    const number = Number(weight.find((one) => one !== undefined) ?? 1)
    if (name.trim() === coding) return number
    if (name.trim() === '*') ofOthers = number
  }
  return ofOthers
}

/** Whether Accept-Encoding accepts this coding. */
export function acceptsCoding(accepted: string | undefined, coding: string): boolean {
  return weightOf(accepted ?? '', coding) > 0
}

export type Coding = 'br' | 'gzip'

/** The coding that the client prefers; Brotli, which is smaller, without a preference; null if it accepts neither. */
export function chooseCoding(accepted: string | undefined): Coding | null {
  const brotli = weightOf(accepted ?? '', 'br')
  const gzip = weightOf(accepted ?? '', 'gzip')
  if (brotli === 0 && gzip === 0) return null
  return brotli >= gzip ? 'br' : 'gzip'
}
