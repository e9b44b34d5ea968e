/** Whether Accept-Encoding accepts this coding: it is named, and its weight is not zero. */
export function acceptsCoding(accepted: string | undefined, coding: string): boolean {
  for (const part of (accepted ?? '').split(',')) {
    const [name = '', ...parameters] = part.toLowerCase().split(';')
    if (name.trim() === coding) return !parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter))
  }
  return false
}
