import { writeFileSync } from 'node:fs'
import { readLineNames, readStationNames } from '#seed/transport.ts'

/**
 * Generates the English and Hangul names of all stations, and the lines that stop there, from seed/facts/transport.
 * Run it by hand after changing the facts; a test checks that its output is up to date.
 */

export const stationNamesFile = 'domain/korea/station-names.generated.ts'

/** The content of the generated file. */
export function makeStationNames(): string {
  const stations = readStationNames().map(({ en, ko, lines }) => [en, ko, ...lines].join('|'))
  const lines = readLineNames().map(({ id, en, ko }) => [id, en, ko].join('|'))
  return [
    '// Written by scripts/generate/make-station-names.ts from seed/facts/transport; do not edit.',
    `export const stationNames = \`${stations.join('\n')}\``,
    `export const lineNames = \`${lines.join('\n')}\``,
    '',
  ].join('\n')
}

if (import.meta.main) writeFileSync(stationNamesFile, makeStationNames())
