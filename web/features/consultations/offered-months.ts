const offered = 18

/** The months that the form offers, YYYY-MM, from that of a day on. */
export function monthsFrom(today: string): string[] {
  const first = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1
  return Array.from({ length: offered }, (_, later) => {
    const month = first + later
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
  })
}
