import { z } from 'zod'
import type { AuthRoutes } from '#server/accounts/account-parts.ts'
import { AuthProblem } from '#server/accounts/wire/auth-problem.ts'
import { readJson } from '#server/accounts/wire/read-json.ts'
import { createSessions } from '#server/accounts/sessions/sessions.ts'
import { createFactorGuesses } from './factor-guesses.ts'
import { createSecondFactor } from './second-factor.ts'

const longestName = 100
const name = z
  .string('friendly_name has to be a text')
  .max(longestName, `friendly_name cannot be longer than ${longestName} characters`)
  .nullish()
  .transform((text) => text?.trim() ?? '')

const enrolment = z.object({ factor_type: z.unknown(), friendly_name: name, issuer: name })

const emptyCode = 'Code needs to be non-empty'
const verification = z.object({
  code: z.string(emptyCode).min(1, emptyCode).max(64, 'Code is too long'),
  challenge_id: z.uuid('challenge_id must be an UUID'),
})

/** Second factors of the signed-in user: enrol, challenge, verify, unenrol. */
export const mountFactors: AuthRoutes = (auth, parts) => {
  const { addressLimits, whoAsks } = parts
  const secondFactor = createSecondFactor({ ...parts, sessions: createSessions(parts) })
  const guesses = createFactorGuesses(parts)

  auth.post('/factors', async (c) => {
    const who = { ...(await whoAsks.requireUser(c)), client: c.get('client') }
    const { factor_type, friendly_name, issuer } = await readJson(c, enrolment)
    refuseOtherTypes(factor_type)
    return c.json(await secondFactor.enroll(who, { name: friendly_name, issuer }))
  })

  auth.post('/factors/:id/challenge', addressLimits.limited('factor_challenge'), async (c) => {
    const who = { ...(await whoAsks.requireUser(c)), client: c.get('client') }
    return c.json(await secondFactor.challenge(who, readFactorId(c.req.param('id'))))
  })

  auth.post('/factors/:id/verify', addressLimits.limited('factor_verify'), async (c) => {
    const who = { ...(await whoAsks.requireUser(c)), client: c.get('client') }
    const factorId = readFactorId(c.req.param('id'))
    const { code, challenge_id } = await readJson(c, verification)
    await guesses.take(who.user.id)
    return c.json(await secondFactor.verify(who, { factorId, challengeId: challenge_id, code }))
  })

  auth.delete('/factors/:id', async (c) => {
    const who = { ...(await whoAsks.requireUser(c)), client: c.get('client') }
    return c.json(await secondFactor.unenroll(who, readFactorId(c.req.param('id'))))
  })
}

function refuseOtherTypes(type: unknown): void {
  if (type === 'totp') return
  if (type === 'phone') throw new AuthProblem('mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone')
  if (type === 'webauthn') {
    throw new AuthProblem('mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn')
  }
  throw new AuthProblem('validation_failed', 'factor_type needs to be totp, phone, or webauthn')
}

/** Parses the factor id of a path. Text that is no id gets status 404. */
export function readFactorId(text: string): string {
  if (z.uuid().safeParse(text).success) return text.toLowerCase()
  throw new AuthProblem('validation_failed', 'factor_id must be an UUID', { status: 404 })
}
