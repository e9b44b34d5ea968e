import type { User } from '@supabase/auth-js'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { readTimeCode } from '#domain/accounts/second-factor.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { SectionRefusal } from './section-refusal.tsx'
import { sessionKey, sessionStore } from '#web/features/accounts/session/stored-session.ts'
import { openSession } from '#web/features/accounts/session/open-session.ts'
import { findSecondFactor, proveSecondFactor } from '#web/features/accounts/sign-in/second-factor.ts'
import { readField } from '#web/features/accounts/use-attempt.ts'
import { deleteAccount, mailCode } from './calls.ts'
import { useOwnAttempt } from './use-own-attempt.ts'
import { accounts as accountMessages } from '#locales/en/accounts/accounts.ts'
import { ownAccount } from '#locales/en/accounts/own-account.ts'

const fields = ['proof'] as const

/** How the owner proves that the account is theirs. */
type Way = 'password' | 'app_code' | 'mailed_code' | 'nothing'

function blame(code: string) {
  const isProof = code.startsWith('mfa_') || ['accounts.password_wrong', 'accounts.code_wrong'].includes(code)
  return isProof ? ('proof' as const) : null
}

type DeletionDialogProps = { user: User; keepsMail: boolean; onClose: () => void }

export function DeletionDialog({ user, keepsMail, onClose }: DeletionDialogProps) {
  const { deletion: words } = ownAccount
  const { storedMail } = accountMessages
  const attempt = useOwnAttempt(blame)
  const [way, setWay] = useState<Way>(() => findWay(user))
  const formId = useId()
  const navigate = useNavigate()
  const missing = {
    password: words.passwordMissing,
    app_code: words.codeMissing,
    mailed_code: words.mailCodeMissing,
    nothing: '',
  }

  function submit(form: HTMLFormElement) {
    const typed = readField(form, 'proof')
    const proof = way === 'password' ? typed : (readTimeCode(typed) ?? '')
    if (way !== 'nothing' && proof === '') return void attempt.refuseFields({ proof: missing[way] })
    attempt.run(async () => {
      if (way === 'app_code') await showAppCode(user, proof)
      await deleteAccount(
        { password: { password: proof }, mailed_code: { code: proof }, app_code: {}, nothing: {} }[way],
      )
      onClose()
      await navigate('/')
      // The session was deleted with the account, so the server is not told.
      sessionStore.removeItem(sessionKey)
      showToast({ kind: 'success', ...words.done })
    })
  }

  function sendCode() {
    attempt.run(async () => {
      await mailCode()
      setWay('mailed_code')
      showToast({ kind: 'news', ...(keepsMail ? words.mailCodeStored : words.mailCodeSent) })
    })
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      footer={
        <>
          <Button type="submit" form={formId} kind="danger" isPending={attempt.isPending} pendingLabel={words.deleting}>
            {words.confirm}
          </Button>
          <Button onClick={onClose}>{words.keep}</Button>
        </>
      }
    >
      <SectionRefusal attempt={attempt} fields={fields} />
      <WhatHappens />
      <form
        id={formId}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit(event.currentTarget)
        }}
        className="mt-6 grid gap-3"
      >
        <Proof
          way={way}
          hint={way === 'mailed_code' && keepsMail ? storedMail.outbox : undefined}
          error={attempt.errors.proof}
        />
        {way === 'password' ? (
          <div>
            <Button kind="quiet" size="small" className="-ms-4" onClick={sendCode}>
              {words.noPassword}
            </Button>
          </div>
        ) : null}
      </form>
    </Dialog>
  )
}

function WhatHappens() {
  const { deletion: words } = ownAccount
  return (
    <div className="grid gap-5 text-small">
      <div>
        <h3 className="font-text font-semibold">{words.deletedTitle}</h3>
        <ul className="mt-1 list-disc ps-5">
          {words.deleted.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className="font-text font-semibold">{words.keptTitle}</h3>
        <ul className="mt-1 list-disc ps-5">
          {words.kept.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}

type ProofProps = { way: Way; hint: string | undefined; error: string | undefined }

function Proof({ way, hint, error }: ProofProps) {
  const { deletion: words } = ownAccount
  switch (way) {
    case 'nothing':
      return null
    case 'password':
      return (
        <PasswordField name="proof" label={words.password} autoComplete="current-password" required error={error} />
      )
    case 'app_code':
    case 'mailed_code':
      return (
        <TextField
          key={way}
          name="proof"
          label={way === 'app_code' ? words.code : words.mailCode}
          hint={hint}
          autoComplete="one-time-code"
          inputMode="numeric"
          required
          error={error}
        />
      )
  }
}

/** A guest has no proof. */
function findWay(user: User): Way {
  if (findSecondFactor(user)) return 'app_code'
  return user.email ? 'password' : 'nothing'
}

async function showAppCode(user: User, code: string): Promise<void> {
  const factor = findSecondFactor(user)
  if (!factor) return
  const { adminChecked, client } = await openSession()
  await proveSecondFactor(client, factor, code)
  await adminChecked()
}
