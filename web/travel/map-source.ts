import { createContext } from 'react'
import type { MapSource } from '#domain/map-source.ts'

/** The tiles of the operator; null, as everywhere by default, leaves the map that is drawn by us. */
export const MapSourceContext = createContext<MapSource | null>(null)
