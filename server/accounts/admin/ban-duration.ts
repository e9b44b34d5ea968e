const unitMilliseconds = new Map([
  ['h', 3_600_000],
  ['m', 60_000],
  ['s', 1_000],
  ['ms', 1],
])
const whole = /^(?:\d+(?:\.\d+)?(?:ms|[hms]))+$/
const parts = /(?<amount>\d+(?:\.\d+)?)(?<unit>ms|[hms])/g
/** The longest ban, about 1,000 years. A later date would be outside the range of a timestamp. */
const longestMilliseconds = 1_000 * 365 * 24 * 3_600_000

/** Parses "24h" or "1h30m" of Supabase's clients to milliseconds. 0 for "none", which lifts a ban; null for others. */
export function parseBanDuration(text: string): number | null {
  if (text === 'none') return 0
  if (text.length > 40 || !whole.test(text)) return null
  const milliseconds = [...text.matchAll(parts)].reduce(
    (sum, { groups }) => sum + Number(groups?.['amount']) * (unitMilliseconds.get(groups?.['unit'] ?? '') ?? 0),
    0,
  )
  return Math.min(milliseconds, longestMilliseconds)
}
