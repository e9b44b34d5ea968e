import type { AuditPage, OwnSession } from '#domain/own-account.ts'
import { callApi } from '#web/api.ts'
import { openSession } from '#web/features/accounts/open-session.ts'

/* oxlint-disable typescript/no-unsafe-type-assertion -- each as server/accounts/own-account/own-account-routes.ts answers, in one release */

export async function listSessions(signal: AbortSignal): Promise<OwnSession[]> {
  return ((await callApi('/api/accounts/sessions', { signal })) as { sessions: OwnSession[] }).sessions
}

export async function endSession(id: string): Promise<void> {
  await callApi(`/api/accounts/sessions/${id}`, { method: 'DELETE' })
}

export async function countRecoveryCodes(signal: AbortSignal): Promise<number> {
  return ((await callApi('/api/accounts/recovery-codes', { signal })) as { left: number }).left
}

export async function makeRecoveryCodes(): Promise<string[]> {
  return ((await callApi('/api/accounts/recovery-codes', { method: 'POST' })) as { codes: string[] }).codes
}

export type AuditQuestion = { action: string; isMine: boolean; before: number | null }

export async function readAudit({ action, isMine, before }: AuditQuestion, signal?: AbortSignal): Promise<AuditPage> {
  const query = new URLSearchParams({
    ...(action !== '' && { action }),
    ...(isMine && { mine: 'true' }),
    ...(before !== null && { before: String(before) }),
  })
  return (await callApi(`/api/accounts/audit?${query}`, signal ? { signal } : {})) as AuditPage
}

/* oxlint-enable typescript/no-unsafe-type-assertion */

export function readExport(): Promise<unknown> {
  return callApi('/api/accounts/export')
}

export async function deleteAccount(proof: { password?: string; code?: string }): Promise<void> {
  await callApi('/api/accounts/me', { method: 'DELETE', body: proof })
}

/** The client of the session that this browser keeps. */
export async function openClient() {
  return (await openSession()).client
}

/** Mails six digits to whoever is signed in. */
export async function mailCode(): Promise<void> {
  const { error } = await (await openClient()).reauthenticate()
  if (error) throw error
}
