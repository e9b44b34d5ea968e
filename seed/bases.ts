import { z } from 'zod'
import { type Gate, type Hub, hubKinds, type StayBase } from '#domain/korea/transport.ts'
import { legModes } from '#domain/trips/plan/plans.ts'
import bases from './facts/transport/bases.json' with { type: 'json' }
import gates from './facts/transport/gates.json' with { type: 'json' }
import { readIntercity } from './transport.ts'

const text = z.string().min(1)
const name = z.strictObject({ en: text, ko: text })
const position = { lat: z.number().min(32).max(40), lng: z.number().min(124).max(132) }
const stop = z.tuple([z.enum(hubKinds), text, text, position.lat, position.lng])

/** All facts here are from memory, like those of the other files of transport. */
const remembered = { basis: z.literal('recalled'), note: text }
const baseFile = z.strictObject({
  ...remembered,
  bases: z.array(
    z.strictObject({
      id: z.string().regex(/^[a-z]+(-[a-z]+)*$/u),
      city: name,
      quarter: name,
      ...position,
      /** The name of a hub, or a stop that no journey of the table leads to. */
      arrival: z.union([text, stop]),
    }),
  ),
})
const gateFile = z.strictObject({
  ...remembered,
  gates: z.array(
    z.strictObject({
      code: z.string().regex(/^[A-Z]{3}$/u),
      name,
      ...position,
      /** Mode, base, minutes, won, minutes between departures. */
      ways: z.array(
        z.tuple([z.enum(legModes), text, z.int().positive(), z.int().positive(), z.int().positive().nullable()]),
      ),
      note: text.nullable(),
    }),
  ),
})

/** The quarter where visitors stay in each city, and the hub where they arrive. */
export function readBases(): StayBase[] {
  const hubs = new Map(readIntercity().hubs.map((hub) => [hub.id, hub]))
  return baseFile.parse(bases).bases.map(({ arrival, ...base }) => ({ ...base, arrival: findHub(arrival, hubs) }))
}

function findHub(arrival: string | z.infer<typeof stop>, hubs: ReadonlyMap<string, Hub>): Hub {
  if (typeof arrival !== 'string') {
    const [kind, en, ko, lat, lng] = arrival
    return { id: en, kind, name: { en, ko }, lat, lng }
  }
  const hub = hubs.get(arrival)
  if (!hub) throw new Error(`no hub is called ${arrival}`)
  return hub
}

/** Airports with the transfers into the city. */
export function readGates(): Gate[] {
  return gateFile.parse(gates).gates.map(({ ways, ...gate }) => ({
    ...gate,
    ways: ways.map(([mode, to, minutes, priceWon, everyMinutes]) => ({ mode, to, minutes, priceWon, everyMinutes })),
  }))
}
