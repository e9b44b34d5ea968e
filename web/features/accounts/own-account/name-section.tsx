import type { User } from '@supabase/auth-js'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { AccountForm } from '#web/features/accounts/account-form.tsx'
import { SectionRefusal } from './section-refusal.tsx'
import { readField } from '#web/features/accounts/use-attempt.ts'
import { openClient } from './calls.ts'
import { Section } from './section.tsx'
import { useOwnAttempt } from './use-own-attempt.ts'
import { ownAccount } from '#locales/en/accounts/own-account.ts'

const fields = ['full_name'] as const

export function NameSection({ user }: { user: User }) {
  const { name: words } = ownAccount
  const attempt = useOwnAttempt<(typeof fields)[number]>()
  const fullName: unknown = user.user_metadata['full_name']

  function save(form: HTMLFormElement) {
    const typed = readField(form, 'full_name').trim()
    attempt.run(async () => {
      const client = await openClient()
      const { error } = await client.updateUser({ data: { full_name: typed } })
      if (error) throw error
      showToast({ kind: 'success', ...words.saved })
    })
  }

  return (
    <Section id="name" heading={words.heading} lead={words.lead}>
      <SectionRefusal attempt={attempt} fields={fields} />
      <AccountForm onSubmit={save}>
        <TextField
          name="full_name"
          label={words.label}
          hint={words.hint}
          autoComplete="name"
          maxLength={200}
          defaultValue={typeof fullName === 'string' ? fullName : ''}
        />
        <Submit isPending={attempt.isPending} label={words.save} pendingLabel={words.saving} />
      </AccountForm>
    </Section>
  )
}

type SubmitProps = { isPending: boolean; label: string; pendingLabel: string }

export function Submit({ isPending, label, pendingLabel }: SubmitProps) {
  return (
    <div>
      <Button type="submit" isPending={isPending} pendingLabel={pendingLabel}>
        {label}
      </Button>
    </div>
  )
}
