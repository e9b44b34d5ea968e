import { useEffect, useState } from 'react'
import { callApi } from '#web/api.ts'

/** What shows to the page that a member sends its form. Null for a visitor, and until it is there. */
export function useMemberPass(isMember: boolean): string | null {
  const [pass, setPass] = useState<string | null>(null)
  useEffect(() => {
    if (!isMember) return undefined
    const stopped = new AbortController()
    callApi('POST /api/consultations/pass', { signal: stopped.signal }).then(
      (made) => setPass(made.pass),
      // Without it the request is confirmed by mail.
      () => {},
    )
    return () => stopped.abort()
  }, [isMember])
  return isMember ? pass : null
}
