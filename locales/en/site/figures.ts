/**
 * 1,234,567. Not by toLocaleString: a browser reads the rules of a language at its first use, which took 50 ms of the
 * first view of a list, a fifth of a second on a slow phone.
 */
export function grouped(figure: number): string {
  return String(figure).replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',')
}

/** `₩1,500`. */
export function won(amount: number): string {
  return `₩${grouped(amount)}`
}

/** `1 h 30 min`, which does not break across lines. */
export function duration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${rest}\u00a0min`
  return rest === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${rest}\u00a0min`
}

/** A clock time of a plan, which may go up to 29:00, as a time of day: `25:30` is `01:30`. */
export function timeOfDay(planClock: string): string {
  const hours = Number(planClock.slice(0, 2))
  return hours < 24 ? planClock : `${String(hours - 24).padStart(2, '0')}${planClock.slice(2)}`
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
