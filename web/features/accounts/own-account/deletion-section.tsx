import type { User } from '@supabase/auth-js'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { DeletionDialog } from './deletion-dialog.tsx'
import { Section } from './section.tsx'
import { ownAccount } from '#locales/en/accounts/own-account.ts'

/** `keepsMail`: mails are not sent, but stay in the outbox of this copy. */
export function DeletionSection({ user, keepsMail }: { user: User; keepsMail: boolean }) {
  const { deletion: words } = ownAccount
  const [isOpen, setOpen] = useState(false)
  return (
    <Section id="deletion" heading={words.heading} lead={words.lead}>
      <Button onClick={() => setOpen(true)}>{words.open}</Button>
      {isOpen ? <DeletionDialog user={user} keepsMail={keepsMail} onClose={() => setOpen(false)} /> : null}
    </Section>
  )
}
