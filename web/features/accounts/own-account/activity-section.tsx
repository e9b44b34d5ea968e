import { useState } from 'react'
import { type AuditAction, auditActions, memberAuditActions } from '#domain/accounts/accounts.ts'
import type { AuditLine, AuditPage } from '#domain/accounts/own-account.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { SectionRefusal } from './section-refusal.tsx'
import { AuditTable } from './audit-table.tsx'
import { type AuditQuestion, readAudit } from './calls.ts'
import { LoadedPart } from './loaded-part.tsx'
import { Section } from './section.tsx'
import { useLoaded } from './use-loaded.ts'
import { useOwnAttempt } from './use-own-attempt.ts'
import { ownAccount } from '#locales/en/accounts/own-account.ts'

type ActivitySectionProps = {
  userId: string
  seesAll: boolean
  /** The second factor is needed first. */
  isLocked: boolean
}

/** Members see the activity of their account. An administrator with a second factor sees that of all accounts. */
export function ActivitySection({ userId, seesAll, isLocked }: ActivitySectionProps) {
  const { activity: words, assurance } = ownAccount
  const [action, setAction] = useState<AuditAction | ''>('')
  const [isMine, setMine] = useState(!seesAll)
  const actions = seesAll ? auditActions : memberAuditActions
  const question = { action, isMine: isMine || !seesAll }
  if (isLocked) {
    return (
      <Section id="activity" heading={words.heading} lead={words.lead}>
        <p>{assurance.first}</p>
      </Section>
    )
  }
  return (
    <Section
      id="activity"
      heading={seesAll ? words.auditHeading : words.heading}
      lead={seesAll ? words.auditLead : words.lead}
      isWide
    >
      <div className="mb-5 grid max-w-110 gap-4 sm:grid-cols-2">
        <SelectField
          name="audit_action"
          label={words.actionFilter}
          options={[
            { value: '', label: words.anyAction },
            ...actions.map((value) => ({ value, label: words.actions[value] })),
          ]}
          value={action}
          onChange={(event) => setAction(actions.find((known) => known === event.currentTarget.value) ?? '')}
        />
        {seesAll ? (
          <SelectField
            name="audit_whose"
            label={words.whoseFilter}
            options={[
              { value: 'all', label: words.whose.all },
              { value: 'mine', label: words.whose.mine },
            ]}
            value={isMine ? 'mine' : 'all'}
            onChange={(event) => setMine(event.currentTarget.value === 'mine')}
          />
        ) : null}
      </div>
      {/* The key resets the log for another question, so that no old lines are shown. */}
      <AuditLog key={JSON.stringify(question)} question={question} userId={userId} seesAll={seesAll} />
    </Section>
  )
}

type AuditLogProps = Omit<ActivitySectionProps, 'isLocked'> & { question: Omit<AuditQuestion, 'before'> }

function AuditLog({ question: { action, isMine }, userId, seesAll }: AuditLogProps) {
  const loaded = useLoaded((signal) => readAudit({ action, isMine, before: null }, signal))
  return (
    <LoadedPart loaded={loaded} lines={6}>
      {(first) => <AuditPages first={first} question={{ action, isMine }} userId={userId} seesAll={seesAll} />}
    </LoadedPart>
  )
}

const shownAtFirst = 10

function AuditPages({ first, question, userId, seesAll }: AuditLogProps & { first: AuditPage }) {
  const { activity: words } = ownAccount
  const attempt = useOwnAttempt()
  const [older, setOlder] = useState<{ lines: readonly AuditLine[]; next: number | null }>({
    lines: [],
    next: first.next,
  })
  // Only the newest ones at first: fifty cards are long on a phone.
  const [isLong, setLong] = useState(false)
  const all = [...first.lines, ...older.lines]
  const lines = isLong ? all : all.slice(0, shownAtFirst)

  function showOlder() {
    if (!isLong) setLong(true)
    if (!isLong || older.next === null) return
    attempt.run(async () => {
      const page = await readAudit({ ...question, before: older.next })
      setOlder({ lines: [...older.lines, ...page.lines], next: page.next })
    })
  }

  if (lines.length === 0) return <p className="text-soft">{words.none}</p>
  return (
    <>
      <AuditTable lines={lines} userId={userId} seesAll={seesAll} />
      <SectionRefusal attempt={attempt} fields={[]} />
      {older.next === null && lines.length === all.length ? null : (
        <Button className="mt-5" isPending={attempt.isPending} pendingLabel={words.loadingOlder} onClick={showOlder}>
          {words.older}
        </Button>
      )}
    </>
  )
}
