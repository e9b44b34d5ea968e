import { createContext } from 'react'
import type { MapSource } from '#domain/site/map-source.ts'

/** The operator's tiles. Null, the default, uses our own drawing. */
export const MapSourceContext = createContext<MapSource | null>(null)
