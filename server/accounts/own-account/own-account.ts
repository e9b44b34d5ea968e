import type { AccountParts } from '#server/accounts/account-parts.ts'
import { createRecovery } from '#server/accounts/mfa/recovery.ts'
import { createAuditLog } from './audit-log.ts'
import { createAccountDeletion } from './delete-account.ts'
import { createOwnData } from './own-data.ts'
import { createOwnSessions } from './own-sessions.ts'

/** What users see and do in their own account, beyond the protocol of Supabase's clients. */
export function createOwnAccount(parts: AccountParts) {
  const sessions = createOwnSessions(parts)
  const auditLog = createAuditLog(parts)
  return {
    sessions,
    auditLog,
    data: createOwnData({ ...parts, sessions, auditLog }),
    deletion: createAccountDeletion(parts),
    recovery: createRecovery(parts),
  }
}

export type OwnAccount = ReturnType<typeof createOwnAccount>
