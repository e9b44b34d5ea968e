import type { DataKey } from '#server/platform/data-key/key-ring.ts'
import type { Transform } from '#server/platform/images/images.ts'
import type { ObjectAddress } from './object-store.ts'
import { StorageProblem } from './storage-problem.ts'

/** What a token opens. A token for a download opens no upload, and the other way round. */
type Grant = { opens: 'download'; transform?: Transform | undefined } | { opens: 'upload'; replace: boolean }

type Sealed = Grant & ObjectAddress & { endsAt: number }

type Options = { dataKey: DataKey; now: () => number }

const place = { column: 'mgk.storage_objects.token', row: 'token' } as const

/**
 * Tokens in addresses that need no other key, encrypted with the data key, which every node has. Clients cannot read
 * them, and nothing else that this site issues is accepted as one.
 */
export function createSignedTokens({ dataKey, now }: Options) {
  function sign(grant: Grant & ObjectAddress, seconds: number): string {
    const sealed: Sealed = { ...grant, endsAt: now() + seconds * 1_000 }
    return dataKey.seal(JSON.stringify(sealed), place).toString('base64url')
  }

  function open<Opens extends Grant['opens']>(token: string | undefined, opens: Opens, address: ObjectAddress) {
    const grant = read(token)
    if (!isOpening(grant, opens) || grant.bucket !== address.bucket || grant.name !== address.name) {
      throw new StorageProblem('InvalidSignature')
    }
    if (grant.endsAt <= now()) throw new StorageProblem('ExpiredToken')
    return grant
  }

  function read(token: string | undefined): Sealed {
    try {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nobody else can have sealed it
      return JSON.parse(dataKey.open(Buffer.from(token ?? '', 'base64url'), place)) as Sealed
    } catch {
      throw new StorageProblem('InvalidJWT')
    }
  }

  return { sign, open }
}

export type SignedTokens = ReturnType<typeof createSignedTokens>

function isOpening<Opens extends Grant['opens']>(
  grant: Sealed,
  opens: Opens,
): grant is Extract<Sealed, { opens: Opens }> {
  return grant.opens === opens
}
