import type { User } from '@supabase/auth-js'
import { useState } from 'react'
import { mostFactors } from '#domain/accounts/second-factor.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { SectionRefusal } from './section-refusal.tsx'
import { makeRecoveryCodes, openClient } from './calls.ts'
import { EnrolForm, type Enrolment } from './enrol-form.tsx'
import { FactorList } from './factor-list.tsx'
import { RecoveryCodes, ShownCodes } from './recovery-codes.tsx'
import { Section } from './section.tsx'
import { useOwnAttempt } from './use-own-attempt.ts'
import { ownAccount } from '#locales/en/accounts/own-account.ts'

export function SecondFactorSection({ user }: { user: User }) {
  const { secondFactor: words } = ownAccount
  const attempt = useOwnAttempt()
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const factors = (user.factors ?? []).filter(({ status }) => status === 'verified')

  function begin() {
    attempt.run(async () => setEnrolment(await beginEnrolment(nameNext(words.usualName, factors))))
  }

  /** Recovery codes are created with the first app. Existing codes stay. */
  async function finish() {
    showToast({ kind: 'success', ...words.verified })
    const isFirst = factors.length === 0
    setEnrolment(null)
    if (isFirst) setCodes(await makeRecoveryCodes())
  }

  return (
    <Section id="second-factor" heading={words.heading} lead={words.lead}>
      <SectionRefusal attempt={attempt} fields={[]} />
      <p className="font-medium">{factors.length > 0 ? words.on : words.off}</p>
      {factors.length > 0 ? <FactorList factors={factors} /> : null}
      {codes ? <ShownCodes codes={codes} email={user.email ?? ''} onDone={() => setCodes(null)} /> : null}
      {factors.length > 0 && !codes ? <RecoveryCodes onMade={setCodes} /> : null}
      {enrolment ? <EnrolForm enrolment={enrolment} onCancel={() => setEnrolment(null)} onDone={finish} /> : null}
      {!enrolment && factors.length < mostFactors ? (
        <Button
          className="mt-5"
          kind={factors.length > 0 ? 'plain' : 'primary'}
          isPending={attempt.isPending}
          pendingLabel={words.starting}
          onClick={begin}
        >
          {factors.length > 0 ? words.addAnother : words.setUp}
        </Button>
      ) : null}
    </Section>
  )
}

type Named = { friendly_name?: string }

/** "Authenticator app", with a number if that name is taken. */
function nameNext(usual: string, factors: readonly Named[]): string {
  const taken = new Set(factors.map(({ friendly_name }) => friendly_name))
  let name = usual
  for (let number = 2; taken.has(name); number += 1) name = `${usual} ${number}`
  return name
}

async function beginEnrolment(friendlyName: string): Promise<Enrolment> {
  const client = await openClient()
  await dropUnfinished()
  const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName })
  if (error) throw error
  return { factorId: data.id, picture: data.totp.qr_code, secret: data.totp.secret }
}

/** Removes unfinished factors, which would occupy the name. */
async function dropUnfinished(): Promise<void> {
  const client = await openClient()
  const { data, error } = await client.mfa.listFactors()
  if (error) throw error
  for (const { id, status } of data.all) {
    if (status === 'unverified') await client.mfa.unenroll({ factorId: id })
  }
}
