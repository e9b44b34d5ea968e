import { writeFileSync } from 'node:fs'
import { readStationNames } from '#seed/transport.ts'

/**
 * Writes the names of all stations, in English and in Hangul, from seed/facts/transport. Run it by hand after a change
 * of the facts; a test compares what it would write.
 */

export const stationNamesFile = 'domain/station-names.generated.ts'

/** The text of the generated file. */
export function makeStationNames(): string {
  const lines = readStationNames().map(({ en, ko }) => `${en}|${ko}`)
  return [
    '// Written by scripts/make-station-names.ts from seed/facts/transport; do not edit.',
    `export const stationNames = \`${lines.join('\n')}\``,
    '',
  ].join('\n')
}

if (import.meta.main) writeFileSync(stationNamesFile, makeStationNames())
