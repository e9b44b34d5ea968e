/** The kinds with a maximum that visits have. Visits with the same ones share a set; set 0 has none. */
export type KindSets = {
  kindSets: number
  /** By visit. */
  kindSetOf: Int32Array
  /** By kind: the sets that hold it. */
  setsOfKind: Int32Array[]
}

/** `capped`: by visit, its kinds that have a maximum on some day. */
export function groupKinds(capped: readonly Int32Array[], kinds: number): KindSets {
  const known = new Map<string, number>([['', 0]])
  const holders = Array.from({ length: kinds }, (): number[] => [])
  const kindSetOf = Int32Array.from(capped, (own) => {
    const distinct = [...new Set(own)].toSorted((one, other) => one - other)
    const key = distinct.join()
    const set = known.get(key)
    if (set !== undefined) return set
    for (const kind of distinct) holders[kind].push(known.size)
    known.set(key, known.size)
    return known.size - 1
  })
  return { kindSets: known.size, kindSetOf, setsOfKind: holders.map((sets) => Int32Array.from(sets)) }
}

type Limits = KindSets & {
  days: number
  kinds: number
  /** By day and kind. */
  max: Int32Array
}

/** By day and set: how many of its kinds have reached their maximum in an empty plan. */
export function countFullWhenEmpty({ days, kinds, kindSets, setsOfKind, max }: Limits): Uint8Array {
  const full = new Uint8Array(days * kindSets)
  for (let at = 0; at < max.length; at += 1) {
    if (max[at] > 0) continue
    for (const set of setsOfKind[at % kinds]) full[Math.floor(at / kinds) * kindSets + set] += 1
  }
  return full
}
