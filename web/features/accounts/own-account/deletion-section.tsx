import type { User } from '@supabase/auth-js'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { DeletionDialog } from './deletion-dialog.tsx'
import { Section } from './section.tsx'
import { useOwnAccountMessages } from './own-account-messages.ts'

export function DeletionSection({ user }: { user: User }) {
  const { deletion: words } = useOwnAccountMessages()
  const [isOpen, setOpen] = useState(false)
  return (
    <Section id="deletion" heading={words.heading} lead={words.lead}>
      <Button onClick={() => setOpen(true)}>{words.open}</Button>
      {isOpen ? <DeletionDialog user={user} onClose={() => setOpen(false)} /> : null}
    </Section>
  )
}
