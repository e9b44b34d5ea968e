import { resolve } from 'node:path'
import { z } from 'zod'
import type { MapSource } from '#domain/site/map-source.ts'
import { StartProblem } from '#server/platform/start-problem.ts'

/** The variables of the map; `server/config.ts` reads them with all others. */
export const mapVariables = {
  MAP_STYLE_URL: z.url({ protocol: /^https?$/ }).optional(),
  MAP_PMTILES: z.string().optional(),
  MAP_HOSTS: z.string().optional(),
}

export type MapSettings = {
  source: MapSource
  /** The archive that this server serves; null if the style is on another server. */
  file: string | null
  /** Origins besides ours that pages and the map's worker may request. */
  hosts: readonly string[]
}

export const archiveAddress = '/map/archive.pmtiles'

type Variables = { [name in keyof typeof mapVariables]?: string | undefined }

/** Null is the default: the map that we draw ourselves, without tiles. */
export function buildMapSettings({ MAP_STYLE_URL, MAP_PMTILES, MAP_HOSTS }: Variables): MapSettings | null {
  if (MAP_STYLE_URL !== undefined && MAP_PMTILES !== undefined) {
    throw new StartProblem('MAP_STYLE_URL and MAP_PMTILES are both set. Set only one of them.')
  }
  if (MAP_PMTILES !== undefined) {
    if (MAP_HOSTS !== undefined) refuseHosts('an archive comes from this server only')
    return { source: { kind: 'archive', address: archiveAddress }, file: resolve(MAP_PMTILES), hosts: [] }
  }
  if (MAP_STYLE_URL === undefined) {
    if (MAP_HOSTS !== undefined) refuseHosts('it goes with MAP_STYLE_URL, which is not set')
    return null
  }
  const more = (MAP_HOSTS ?? '').split(',').flatMap((host) => host.trim() || [])
  const hosts = [new URL(MAP_STYLE_URL).origin, ...more.map(readOrigin)]
  return { source: { kind: 'style', address: MAP_STYLE_URL }, file: null, hosts: [...new Set(hosts)] }
}

/** Anything but an exact origin could have another meaning in a policy. */
function readOrigin(text: string): string {
  const origin = URL.canParse(text) ? new URL(text).origin : null
  if (origin !== text || !/^https?:/.test(text)) {
    refuseHosts(`"${text}" is no origin such as https://tiles.example`)
  }
  return text
}

function refuseHosts(why: string): never {
  throw new StartProblem(`MAP_HOSTS cannot be used: ${why}. See docs/operations.md.`)
}
