import { useState } from 'react'
import type { OwnSession } from '#domain/accounts/own-account.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { SectionRefusal } from './section-refusal.tsx'
import { endSession, listSessions, openClient } from './calls.ts'
import { LoadedPart } from './loaded-part.tsx'
import { Section } from './section.tsx'
import { useLoaded } from './use-loaded.ts'
import { useOwnAttempt } from './use-own-attempt.ts'
import { ownAccount } from '#locales/en/accounts/own-account.ts'

export function SessionsSection() {
  const { sessions: words } = ownAccount
  const loaded = useLoaded(listSessions)
  return (
    <Section id="sessions" heading={words.heading} lead={words.lead}>
      <LoadedPart loaded={loaded} lines={4}>
        {(sessions) => <Sessions sessions={sessions} onChange={loaded.reload} />}
      </LoadedPart>
    </Section>
  )
}

type SessionsProps = { sessions: readonly OwnSession[]; onChange: () => void }

function Sessions({ sessions, onChange }: SessionsProps) {
  const { sessions: words } = ownAccount
  const attempt = useOwnAttempt()
  const [ending, setEnding] = useState<string | null>(null)

  function endOne(id: string) {
    setEnding(id)
    attempt.run(async () => {
      await endSession(id)
      showToast({ kind: 'success', ...words.ended })
      onChange()
    })
  }

  function endOthers() {
    setEnding(null)
    attempt.run(async () => {
      const client = await openClient()
      const { error } = await client.signOut({ scope: 'others' })
      if (error) throw error
      showToast({ kind: 'success', ...words.othersEnded })
      onChange()
    })
  }

  return (
    <>
      <SectionRefusal attempt={attempt} fields={[]} />
      <ul>
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-4 first:pt-0"
          >
            <SessionWords session={session} />
            {session.isCurrent ? null : (
              <Button
                size="small"
                aria-label={words.endOf(words.device(session.browser, session.system))}
                isPending={attempt.isPending && ending === session.id}
                onClick={() => endOne(session.id)}
              >
                {words.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Button
          className="mt-5"
          isPending={attempt.isPending && ending === null}
          pendingLabel={words.endingOthers}
          onClick={endOthers}
        >
          {words.endOthers}
        </Button>
      ) : (
        <p className="mt-4 text-small text-soft">{words.onlyHere}</p>
      )}
    </>
  )
}

function SessionWords({ session }: { session: OwnSession }) {
  const { sessions: words } = ownAccount
  const { browser, system, isCurrent, assurance, createdAt, lastUsedAt } = session
  return (
    <div className="min-w-0 flex-1">
      <p className="flex flex-wrap items-center gap-2 font-medium">
        {words.device(browser, system)}
        {isCurrent ? <Badge kind="note">{words.thisDevice}</Badge> : null}
      </p>
      <p className="text-mini text-soft">
        {[
          words.lastUsed(lastUsedAt),
          words.since(createdAt),
          ...(assurance === 'aal2' ? [words.withSecondStep] : []),
        ].join(' · ')}
      </p>
    </div>
  )
}
