// None of our forms is half as deep, and PostgreSQL fails only at a much greater depth.
const deepest = 32

/** PostgreSQL stores no NUL character, no half of a surrogate pair, and nothing that is nested too deeply. */
export function isStorable(value: unknown, depth = deepest): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  if (depth === 0) return false
  if (Array.isArray(value)) return value.every((member) => isStorable(member, depth - 1))
  return Object.entries(value).every(([name, member]) => isStorable(name, 0) && isStorable(member, depth - 1))
}

/** Stops as soon as the result is known. */
export function hasMoreValuesThan(most: number, value: unknown): boolean {
  const open = [value]
  let seen = 0
  for (let next = open.pop(); next !== undefined && seen <= most; next = open.pop()) {
    seen += 1
    if (typeof next !== 'object' || next === null) continue
    const members: unknown[] = Array.isArray(next) ? next : Object.values(next)
    if (members.length > most) return true
    open.push(...members)
  }
  return seen > most
}
