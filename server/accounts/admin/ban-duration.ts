const unitMilliseconds = new Map([
  ['h', 3_600_000],
  ['m', 60_000],
  ['s', 1_000],
  ['ms', 1],
])
const whole = /^(?:\d+(?:\.\d+)?(?:ms|[hms]))+$/
const parts = /(?<amount>\d+(?:\.\d+)?)(?<unit>ms|[hms])/g
/** A ban for longer is one for good; a date far beyond would leave what a timestamp can say. */
const longestMilliseconds = 1_000 * 365 * 24 * 3_600_000

/** "24h", "1h30m" as Supabase's clients write it; 0 for "none", which lifts a ban; null for anything else. */
export function parseBanDuration(text: string): number | null {
  if (text === 'none') return 0
  if (text.length > 40 || !whole.test(text)) return null
  const milliseconds = [...text.matchAll(parts)].reduce(
    (sum, { groups }) => sum + Number(groups?.['amount']) * (unitMilliseconds.get(groups?.['unit'] ?? '') ?? 0),
    0,
  )
  return Math.min(milliseconds, longestMilliseconds)
}
