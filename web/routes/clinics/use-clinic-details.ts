import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ClinicDetails, Trouble } from '#web/features/clinics/detail/clinic-details.ts'
import { useClinicPageMessages } from '#web/features/clinics/detail/clinic-page-messages.ts'
import { showToast } from '#web/ui/toast-store.ts'
import type { ClinicAnswer } from './ask-for-clinic.ts'

type Loaded = { details: ClinicDetails | null; fresh: Promise<ClinicAnswer> | null }

/** What the server says of a clinic, as soon as it says it; what it said last stays until then. */
export function useClinicDetails({ details, fresh }: Loaded): {
  details: ClinicDetails | null
  trouble: Trouble | null
} {
  const { failed } = useClinicPageMessages()
  const navigate = useNavigate()
  const [latest, setLatest] = useState(details)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [refusal, setRefusal] = useState<{ error: unknown } | null>(null)
  useEffect(() => {
    let isShown = true
    function take(answer: ClinicAnswer) {
      if (!isShown) return
      switch (answer.kind) {
        case 'details':
          setTrouble(null)
          return setLatest(answer.details)
        case 'refused':
          return setRefusal(answer)
        case 'moved':
          return void navigate(answer.to, { replace: true })
        case 'failed':
          showToast({ kind: 'failure', ...failed })
          return setTrouble('failed')
        case 'offline':
          return setTrouble('offline')
      }
    }
    void fresh?.then(take)
    return () => {
      isShown = false
    }
  }, [fresh, failed, navigate])
  // For the route's own failure screen, which knows what a missing clinic is.
  if (refusal) throw refusal.error
  return { details: details ?? latest, trouble }
}
