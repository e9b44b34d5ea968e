/** Whether Accept-Encoding takes this coding: named, and not refused by a weight of nothing. */
export function acceptsCoding(accepted: string | undefined, coding: string): boolean {
  for (const part of (accepted ?? '').split(',')) {
    const [name = '', ...parameters] = part.toLowerCase().split(';')
    if (name.trim() === coding) return !parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter))
  }
  return false
}
