import { z } from 'zod'

const name = z.string().min(1)
const lat = z.number().min(32).max(40)
const lng = z.number().min(124).max(132)

/** A named position: English name, Hangul name, latitude, longitude. */
export const spot = z.tuple([name, name, lat, lng])
export type Spot = z.infer<typeof spot>

/** A spot with its height in metres. */
export const mountain = z.tuple([name, name, lat, lng, z.int()])
