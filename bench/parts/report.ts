export type Bar = { atLeast: number } | { atMost: number }

/** Prints one figure against its bar; a missed bar makes the bench fail. */
export function report(what: string, value: number, bar: Bar, unit = ''): void {
  const reached = 'atLeast' in bar ? value >= bar.atLeast : value <= bar.atMost
  const wanted = 'atLeast' in bar ? `at least ${bar.atLeast}` : `at most ${bar.atMost}`
  tell(`${reached ? 'reached' : 'MISSED '}  ${what}: ${round(value)}${unit} (${wanted}${unit})`)
  if (!reached) process.exitCode = 1
}

/** A figure without a bar, for whoever reads the ratios. */
export function note(what: string, value: number, unit = ''): void {
  tell(`         ${what}: ${round(value)}${unit}`)
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** The value below which this share of them lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN
}

function tell(line: string): void {
  process.stdout.write(`${line}\n`)
}

function round(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : String(Math.round(value * 1000) / 1000)
}
