import { useEffect, useState } from 'react'
import { callApi } from '#web/api.ts'

// A pass ends after an hour.
const renewedMinutes = 50

/** What shows to the page that a member sends its form. Null for a visitor, and until it is there. */
export function useMemberPass(isMember: boolean): string | null {
  const [pass, setPass] = useState<string | null>(null)
  useEffect(() => {
    if (!isMember) return undefined
    const stopped = new AbortController()
    function read() {
      callApi('POST /api/consultations/pass', { signal: stopped.signal }).then(
        (made) => setPass(made.pass),
        // Without it the request is confirmed by mail.
        () => {},
      )
    }
    read()
    const renewal = setInterval(read, renewedMinutes * 60_000)
    return () => {
      stopped.abort()
      clearInterval(renewal)
    }
  }, [isMember])
  return isMember ? pass : null
}
