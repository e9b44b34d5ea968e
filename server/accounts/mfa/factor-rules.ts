import type { Assurance } from '#domain/accounts/accounts.ts'
import { mostFactors } from '#domain/accounts/second-factor.ts'
import { AuthProblem } from '#server/accounts/wire/auth-problem.ts'
import type { Challenge, Factor } from './factor-store.ts'

export const challengeSeconds = 300
/** After this time an unverified factor counts as abandoned. Its name and its slot are free again. */
export const unansweredSeconds = 3_600

export function refuseEnrolment(factors: readonly Factor[], name: string, assurance: Assurance): void {
  if (assurance !== 'aal2' && factors.some(isVerified)) {
    throw new AuthProblem('insufficient_aal', 'AAL2 required to enroll a new factor')
  }
  if (name !== '' && factors.some(({ friendly_name }) => friendly_name === name)) {
    throw new AuthProblem(
      'mfa_factor_name_conflict',
      `A factor with the friendly name "${name}" for this user already exists`,
    )
  }
  if (factors.length >= mostFactors) {
    throw new AuthProblem(
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    )
  }
}

/** Returns the factor if it is among these. A factor of another user does not exist for the caller. */
export function pickFactor(factors: readonly Factor[], id: string): Factor {
  const factor = factors.find((one) => one.id === id)
  if (!factor) throw new AuthProblem('mfa_factor_not_found', 'Factor not found')
  return factor
}

/** An unverified factor must not raise a session when the user has a verified one. */
export function refuseVerification(factor: Factor, factors: readonly Factor[], assurance: Assurance): void {
  if (assurance !== 'aal2' && !isVerified(factor) && factors.some(isVerified)) {
    throw new AuthProblem('insufficient_aal', 'AAL2 required to verify a new factor')
  }
}

export function refuseChallenge(challenge: Challenge | undefined, asked: { client: string; now: number }): void {
  if (!challenge) {
    throw new AuthProblem('mfa_factor_not_found', 'MFA factor with the provided challenge ID not found')
  }
  if (challenge.client !== asked.client) {
    throw new AuthProblem('mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch')
  }
  const hasEnded = challenge.created_at.getTime() + challengeSeconds * 1_000 <= asked.now
  if (hasEnded || challenge.verified_at) {
    throw new AuthProblem(
      'mfa_challenge_expired',
      `MFA challenge ${challenge.id} has expired, verify against another challenge or create a new challenge.`,
    )
  }
}

export function refuseRemoval(factor: Factor, assurance: Assurance): void {
  if (isVerified(factor) && assurance !== 'aal2') {
    throw new AuthProblem('insufficient_aal', 'AAL2 required to unenroll verified factor', { status: 422 })
  }
}

export function isVerified({ status }: Pick<Factor, 'status'>): boolean {
  return status === 'verified'
}
