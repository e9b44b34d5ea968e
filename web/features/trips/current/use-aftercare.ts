import { useMemo } from 'react'
import type { OwnRequests } from '#domain/consultations/sent-requests.ts'
import { type KeptAftercare, useKeptAftercare } from '#web/travel/aftercare/kept-aftercare.ts'
import { useHidesClinics } from './hidden-clinics.ts'

const none: readonly KeptAftercare[] = []

/**
 * The passports whose days the trip shows: those kept on this device, and those of a member's completed visits. The
 * device knows better when the treatment was. None while clinics are hidden here.
 */
export function useAftercare(listed: OwnRequests | null): readonly KeptAftercare[] {
  const kept = useKeptAftercare()
  const isHidden = useHidesClinics()
  return useMemo(() => {
    if (isHidden) return none
    const others = (listed?.requests ?? []).flatMap(({ aftercare, address }) => {
      const token = new URLSearchParams(address.split('?')[1]).get('token')
      return aftercare && token !== null && !kept.some((one) => one.token === token) ? [{ ...aftercare, token }] : []
    })
    return [...kept, ...others]
  }, [kept, listed, isHidden])
}
