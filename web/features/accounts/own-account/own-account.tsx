import type { User } from '@supabase/auth-js'
import { requestInboxPath } from '#domain/consultations/request-inbox.ts'
import { moderationPath } from '#domain/reviews/reviews.ts'
import { messagesPath } from '#domain/site/contact.ts'
import { statusPath } from '#domain/site/product-status.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { findSecondFactor } from '#web/features/accounts/sign-in/second-factor.ts'
import { useSession } from '#web/features/accounts/session/session-state.ts'
import { ActivitySection } from './activity-section.tsx'
import { useAssurance } from './assurance.ts'
import { AssuranceNotice } from './assurance-notice.tsx'
import { DataSection } from './data-section.tsx'
import { DeletionSection } from './deletion-section.tsx'
import { EmailSection } from './email-section.tsx'
import { NameSection } from './name-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { SecondFactorSection } from './second-factor-section.tsx'
import { AccountNotice } from '#web/features/accounts/account-notice.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { ownAccount } from '#locales/en/accounts/own-account.ts'

/** The settings of the visitor's own account. `keepsMail`: mails are not sent, but stay in the outbox of this copy. */
export function OwnAccount({ user, keepsMail }: { user: User; keepsMail: boolean }) {
  const { admin } = ownAccount
  const { isAdmin } = useSession()
  const assurance = useAssurance()
  const factor = findSecondFactor(user)
  const isLocked = factor !== null && assurance === 'aal1'
  const seesAll = isAdmin && assurance === 'aal2'
  return (
    <>
      {isAdmin && !factor ? (
        <AccountNotice title={admin.title}>
          <p>{admin.missing}</p>
          <p className="mt-3">
            <TextLink to="#second-factor">{admin.setUp}</TextLink>
          </p>
        </AccountNotice>
      ) : null}
      {seesAll ? (
        <p className="mb-6 flex flex-wrap gap-x-6 gap-y-1">
          <TextLink to={messagesPath}>{admin.messages}</TextLink>
          <TextLink to={requestInboxPath}>{admin.requests}</TextLink>
          <TextLink to={moderationPath}>{admin.reviews}</TextLink>
          <TextLink to={statusPath}>{admin.status}</TextLink>
        </p>
      ) : null}
      {factor && isLocked ? <AssuranceNotice factor={factor} /> : null}
      {/* The key resets all forms for another account. */}
      <div key={user.id} className="[&>:first-child]:border-t-0 [&>:first-child]:pt-0">
        <NameSection user={user} />
        {user.email ? <EmailSection user={user} keepsMail={keepsMail} /> : null}
        {user.email ? <PasswordSection user={user} keepsMail={keepsMail} /> : null}
        {user.email ? <SecondFactorSection user={user} /> : null}
        <SessionsSection />
        <ActivitySection key={String(seesAll)} userId={user.id} seesAll={seesAll} isLocked={isLocked} />
        <DataSection />
        <DeletionSection user={user} keepsMail={keepsMail} />
      </div>
    </>
  )
}
