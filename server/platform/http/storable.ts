// No form of ours is half as deep, and PostgreSQL gives up far below.
const deepest = 32

/** PostgreSQL stores neither a zero character nor half of a character, and nothing that lies too deep. */
export function isStorable(value: unknown, depth = deepest): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  if (depth === 0) return false
  if (Array.isArray(value)) return value.every((member) => isStorable(member, depth - 1))
  return Object.entries(value).every(([name, member]) => isStorable(name, 0) && isStorable(member, depth - 1))
}

/** Looks no further than it has to. */
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
