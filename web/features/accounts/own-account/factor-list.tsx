import type { Factor } from '@supabase/auth-js'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { SectionRefusal } from './section-refusal.tsx'
import { openClient } from './calls.ts'
import { useOwnAttempt } from './use-own-attempt.ts'
import { ownAccount } from '#locales/en/accounts/own-account.ts'

export function FactorList({ factors }: { factors: readonly Factor[] }) {
  const { secondFactor: words, day } = ownAccount
  const [leaving, setLeaving] = useState<Factor | null>(null)
  return (
    <>
      <ul aria-label={words.listLabel} className="mt-3">
        {factors.map((factor) => (
          <li key={factor.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
            <div className="min-w-0 flex-1">
              <p className="font-medium wrap-anywhere">{nameOf(factor, words.usualName)}</p>
              <p className="text-mini text-soft">{words.added(day(factor.created_at))}</p>
            </div>
            <Button
              size="small"
              aria-label={words.removeOf(nameOf(factor, words.usualName))}
              onClick={() => setLeaving(factor)}
            >
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
      {leaving ? (
        <RemoveDialog factor={leaving} isLast={factors.length === 1} onClose={() => setLeaving(null)} />
      ) : null}
    </>
  )
}

type RemoveDialogProps = { factor: Factor; isLast: boolean; onClose: () => void }

function RemoveDialog({ factor, isLast, onClose }: RemoveDialogProps) {
  const { secondFactor: words } = ownAccount
  const attempt = useOwnAttempt()

  function remove() {
    attempt.run(async () => {
      const client = await openClient()
      const { error } = await client.mfa.unenroll({ factorId: factor.id })
      if (error) throw error
      onClose()
      showToast({ kind: 'success', ...words.removed })
      // The session has a lower level and its user one factor less. A new token contains both.
      await client.refreshSession()
    })
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.removeTitle(nameOf(factor, words.usualName))}
      footer={
        <>
          <Button kind="danger" isPending={attempt.isPending} pendingLabel={words.removing} onClick={remove}>
            {words.remove}
          </Button>
          <Button onClick={onClose}>{words.keepIt}</Button>
        </>
      }
    >
      <SectionRefusal attempt={attempt} fields={[]} />
      <p>{isLast ? words.removeLast : words.removeOne}</p>
    </Dialog>
  )
}

function nameOf({ friendly_name }: Factor, usual: string): string {
  return friendly_name || usual
}
