import type { AuditAction } from '#domain/accounts/accounts.ts'
import type { AuditPage, OwnSession } from '#domain/accounts/own-account.ts'
import { callApi } from '#web/api.ts'
import { openSession } from '#web/features/accounts/session/open-session.ts'

export async function listSessions(signal: AbortSignal): Promise<OwnSession[]> {
  return (await callApi('GET /api/accounts/sessions', { signal })).sessions
}

export function endSession(id: string): Promise<void> {
  return callApi('DELETE /api/accounts/sessions/:id', { params: { id } })
}

export async function countRecoveryCodes(signal: AbortSignal): Promise<number> {
  return (await callApi('GET /api/accounts/recovery-codes', { signal })).left
}

export async function makeRecoveryCodes(): Promise<string[]> {
  return (await callApi('POST /api/accounts/recovery-codes')).codes
}

export type AuditQuestion = { action: AuditAction | ''; isMine: boolean; before: number | null }

export function readAudit({ action, isMine, before }: AuditQuestion, signal?: AbortSignal): Promise<AuditPage> {
  const query = { ...(action && { action }), ...(isMine && { mine: 'true' as const }), ...(before && { before }) }
  return callApi('GET /api/accounts/audit', { query, signal })
}

export function readExport(): Promise<object> {
  return callApi('GET /api/accounts/export')
}

export async function deleteAccount(proof: { password?: string; code?: string }): Promise<void> {
  await callApi('DELETE /api/accounts/me', { body: proof })
}

/** The client of the stored session. */
export async function openClient() {
  return (await openSession()).client
}

/** Mails a code of six digits to the signed-in user. */
export async function mailCode(): Promise<void> {
  const { error } = await (await openClient()).reauthenticate()
  if (error) throw error
}
