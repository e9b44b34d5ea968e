import { allowedFrom, isUnder, neverImported, topFolders, zones } from './walls.mjs'

/**
 * The table of walls as overrides for the linter, so that a forbidden import is red in the editor already.
 *
 * @returns {import('oxlint').OxlintOverride[]}
 */
export function wallOverrides() {
  // The linter takes the last override that fits, so wide zones come before the ones inside them.
  return zones
    .toSorted((one, other) => shortest(one) - shortest(other))
    .flatMap((zone) => [
      { files: zone.at.map(glob), rules: restricted(zone, allowedFrom(zone)) },
      ...zone.at.filter(isFolder).map((folder) => ({
        files: [`${folder}**/*.test.ts`, `${folder}**/*.test.tsx`],
        rules: restricted({ ...zone, packages: undefined }, allowedFrom(zone, { asTest: true })),
      })),
    ])
}

function shortest(zone) {
  return Math.min(...zone.at.map((place) => place.length))
}

function isFolder(place) {
  return place.endsWith('/')
}

function glob(place) {
  return isFolder(place) ? `${place}**` : place
}

function restricted(zone, allowed) {
  const types = zone.types ?? []
  const typeFolders = types.filter(isFolder)
  const typeFiles = types.filter((place) => !isFolder(place))
  const closed = topFolders.map((top) => `${top}/`).filter((top) => !allowed.includes(top) && !types.includes(top))
  const doors = [...allowed, ...typeFiles].filter((place) => isUnder(place, closed))
  const group = [
    ...closed.map((place) => `#${glob(place)}`),
    ...doors.map((place) => `!#${glob(place)}`),
    ...neverImported.map((place) => `#${place}`),
  ]
  const typesOnly = { allowTypeImports: true, message: `${zone.name} may take types from here, never a value.` }
  const patterns = [
    { group, message: `${zone.name} may not import this (the table is scripts/check/walls.mjs).` },
    { group: ['**/../**'], message: 'Write it from the top (#domain/clinics/clinics.ts); ./ is for the same folder.' },
    ...typeFolders.map((place) => ({ group: [`#${glob(place)}`], ...typesOnly })),
    ...(zone.packages ? [{ group: ['node:*'], message: `${zone.name} does not run in Node alone.` }] : []),
  ]
  const paths = [
    // A `!` door of the group above also silences the other patterns, so single files are named here.
    ...typeFiles.map((name) => ({ name: `#${name}`, ...typesOnly })),
    ...(zone.packages?.includes('zod/mini') ? [{ name: 'zod', message: 'Use zod/mini: zod costs 24 KB.' }] : []),
  ]
  return { 'no-restricted-imports': ['error', { paths, patterns }] }
}
