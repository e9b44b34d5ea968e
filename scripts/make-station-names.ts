import { writeFileSync } from 'node:fs'
import { readStationNames } from '#seed/transport.ts'

/**
 * Generates the English and Hangul names of all stations from seed/facts/transport. Run it by hand after changing the
 * facts; a test checks that its output is up to date.
 */

export const stationNamesFile = 'domain/station-names.generated.ts'

/** The content of the generated file. */
export function makeStationNames(): string {
  const lines = readStationNames().map(({ en, ko }) => `${en}|${ko}`)
  return [
    '// Written by scripts/make-station-names.ts from seed/facts/transport; do not edit.',
    `export const stationNames = \`${lines.join('\n')}\``,
    '',
  ].join('\n')
}

if (import.meta.main) writeFileSync(stationNamesFile, makeStationNames())
