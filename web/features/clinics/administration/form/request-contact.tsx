import { useState } from 'react'
import { callApi } from '#web/api.ts'
import { requestContact as words } from '#locales/en/clinics/request-contact.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useApiCall } from '#web/use-api-call.ts'

/**
 * Where the clinic answers requests. It is no fact of the clinic: it is read when asked for, saved by itself, and part
 * of no draft.
 */
export function RequestContact({ clinicId }: { clinicId: number }) {
  const { isPending, run } = useApiCall(words.refused)
  const [email, setEmail] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const params = { id: clinicId }

  function read() {
    return run(async () => setEmail((await callApi('GET /api/clinics/:id/contact', { params })).email ?? ''))
  }

  function save(typed: string) {
    const isAddress = typed === '' || /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/.test(typed)
    setError(isAddress ? null : words.malformed)
    if (!isAddress) return
    void run(async () => {
      await callApi('PUT /api/clinics/:id/contact', { params, body: { email: typed === '' ? null : typed } })
      showToast({ kind: 'success', title: typed === '' ? words.removed : words.saved })
    })
  }

  return (
    <section aria-labelledby="request-contact" className="mt-8 border-t border-line pt-6">
      <h3 id="request-contact" className="text-body font-semibold">
        {words.title}
      </h3>
      <p className="mt-2 max-w-[62ch] text-small text-soft">{words.lead}</p>
      <div className="mt-4">
        {email === null ? (
          <Button size="small" isPending={isPending} onClick={() => void read()}>
            {words.show}
          </Button>
        ) : (
          <div className="grid justify-items-start gap-3">
            <TextField
              id="request-contact-email"
              type="email"
              label={words.email}
              hint={words.hint}
              value={email}
              error={error}
              autoComplete="off"
              className="w-full"
              onChange={(event) => setEmail(event.target.value)}
              onKeyDown={(event) => {
                // It is inside the clinic's form, which Enter would send.
                if (event.key !== 'Enter') return
                event.preventDefault()
                save(email.trim())
              }}
            />
            <Button size="small" isPending={isPending} onClick={() => save(email.trim())}>
              {words.save}
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}
