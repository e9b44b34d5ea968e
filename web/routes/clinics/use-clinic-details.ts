import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ClinicDetails, Trouble } from '#web/features/clinics/detail/clinic-details.ts'
import { clinicPage } from '#locales/en/clinics/clinic-page.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import type { ClinicAnswer } from './ask-for-clinic.ts'

/** The stored copy, and the server's answer. */
export type ComingDetails = { kept: Promise<ClinicDetails | null>; fresh: Promise<ClinicAnswer> }

type Loaded = { details: ClinicDetails | null; coming: ComingDetails | null }

/** The details of a clinic (stale-while-revalidate): the server's answer, and until then older data. */
export function useClinicDetails({ details, coming }: Loaded) {
  const { failed } = clinicPage
  const navigate = useNavigate()
  const [latest, setLatest] = useState(details)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    let isShown = true
    function take(answer: ClinicAnswer) {
      if (!isShown) return
      switch (answer.kind) {
        case 'details':
          setTrouble(null)
          return setLatest(answer.details)
        case 'missing':
          return setMissing(true)
        case 'moved':
          return void navigate(answer.to, { replace: true })
        case 'failed':
          showToast({ kind: 'failure', ...failed })
          return setTrouble('failed')
        case 'offline':
          return setTrouble('offline')
      }
    }
    async function takeFresh({ kept, fresh }: ComingDetails) {
      const answer = await fresh
      // The request may fail before the stored copy is read. A failure says what is shown instead.
      if (answer.kind === 'offline' || answer.kind === 'failed') await kept
      take(answer)
    }
    void coming?.kept.then((found) => {
      if (isShown) setLatest((known) => known ?? found)
    })
    if (coming) void takeFresh(coming)
    return () => {
      isShown = false
    }
  }, [coming, failed, navigate])
  return { details: details ?? latest, trouble, isMissing }
}
