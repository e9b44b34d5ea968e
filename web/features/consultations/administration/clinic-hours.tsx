import { type SubmitEvent, useId, useState } from 'react'
import { readSchedule, type ScheduleMistakes, type TypedSchedule } from '#domain/consultations/visit-schedules.ts'
import { callApi } from '#web/api.ts'
import { readTypedSchedule, typeSchedule } from '#web/features/consultations/desk-form.ts'
import { ScheduleFields } from '#web/features/consultations/schedule-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { useApiCall } from '#web/use-api-call.ts'
import { requestInbox } from '#locales/en/consultations/request-inbox.ts'

/** When a clinic sees patients, which an administrator enters for it. It is read when it is asked for. */
export function ClinicHours({ clinicId }: { clinicId: number }) {
  const { list: words, refused } = requestInbox
  const { isPending, run } = useApiCall(refused)
  const [form, setForm] = useState<{ typed: TypedSchedule; mistakes: ScheduleMistakes } | null>(null)
  const fieldsId = useId()
  const params = { id: clinicId }

  function read() {
    return run(async () => {
      const stored = await callApi('GET /api/clinics/:id/visit-schedule', { params })
      setForm({ typed: typeSchedule(stored), mistakes: [] })
    })
  }

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = readTypedSchedule(new FormData(event.currentTarget))
    const given = readSchedule(typed)
    setForm({ typed, mistakes: 'mistakes' in given ? given.mistakes : [] })
    if ('mistakes' in given) return
    void run(async () => {
      await callApi('PUT /api/clinics/:id/visit-schedule', { params, body: given.schedule })
      setForm(null)
      showToast({ kind: 'success', title: words.hoursSaved })
    })
  }

  if (form === null) {
    return (
      <Button size="small" isPending={isPending} onClick={() => void read()}>
        {words.hours}
      </Button>
    )
  }
  return (
    <form noValidate onSubmit={save} className="mt-3 grid basis-full justify-items-start gap-5">
      <ScheduleFields {...form} prefix={`${fieldsId}-`} />
      <Button type="submit" size="small" isPending={isPending}>
        {words.saveHours}
      </Button>
    </form>
  )
}
