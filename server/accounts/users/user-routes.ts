import { z } from 'zod'
import { recordAudit } from '#server/accounts/audit.ts'
import { AuthProblem } from '#server/accounts/wire/auth-problem.ts'
import type { AuthRoutes } from '#server/accounts/account-parts.ts'
import { createFlowParts } from '#server/accounts/flow-parts.ts'
import { readChallenge } from '#server/accounts/one-time/flow-states.ts'
import { chooseRedirect } from '#server/accounts/one-time/redirects.ts'
import { createOwnUser } from './own-user.ts'
import { readJson } from '#server/accounts/wire/read-json.ts'
import { readDevice, text } from '#server/accounts/wire/request-parts.ts'
import { requireSecondFactor } from '#server/accounts/mfa/require-second-factor.ts'
import {
  deleteOtherSessions,
  deleteSession,
  deleteSessionsOf,
  deleteWeakSessions,
} from '#server/accounts/sessions/session-store.ts'

const given = z
  .string('Invalid request: a text was expected')
  .nullish()
  .transform((sent) => (sent === null || sent === '' ? undefined : sent))

const changeBody = z.object({
  password: given,
  email: given,
  phone: given,
  data: z.record(z.string(), z.unknown(), 'Invalid request: data has to be an object').nullish(),
  app_metadata: z.unknown().optional(),
  nonce: given,
  current_password: given,
  code_challenge: text,
  code_challenge_method: text,
})

/** The routes of a signed-in user for their own account, and signing out. */
export const mountUser: AuthRoutes = (auth, parts) => {
  const { addressLimits, database, now, settings, whoAsks } = parts
  const ownUser = createOwnUser(createFlowParts(parts))

  auth.get('/user', async (c) => c.json(await ownUser.read(await whoAsks.requireUser(c))))

  auth.put('/user', addressLimits.limited('user'), async (c) => {
    const asker = await whoAsks.requireUser(c)
    const body = await readJson(c, changeBody)
    if (body.app_metadata !== undefined && body.app_metadata !== null) {
      throw new AuthProblem('not_admin', 'Updating app_metadata requires admin privileges')
    }
    if (body.phone !== undefined) {
      throw new AuthProblem('phone_provider_disabled', 'Phone logins are disabled')
    }
    const change = {
      password: body.password,
      email: body.email,
      data: body.data ?? undefined,
      nonce: body.nonce,
      currentPassword: body.current_password,
      redirectTo: chooseRedirect(c.req.query('redirect_to'), settings),
      challenge: readChallenge(body.code_challenge, body.code_challenge_method),
    }
    return c.json(await ownUser.change(asker, change, readDevice(c)))
  })

  auth.post('/logout', async (c) => {
    const asker = await whoAsks.requireUser(c)
    const { session, user } = asker
    const scope = c.req.query('scope') || 'global'
    await database.transactionAs({ role: 'service' }, async (tx) => {
      switch (scope) {
        case 'global':
          // A session with the password alone cannot end sessions that have passed the second factor.
          if (asker.assurance === 'aal2') await deleteSessionsOf(tx, user.id)
          else await deleteWeakSessions(tx, session)
          break
        case 'local':
          await deleteSession(tx, session.id)
          break
        case 'others':
          await requireSecondFactor(tx, asker)
          await deleteOtherSessions(tx, session)
          break
        default:
          throw new AuthProblem('validation_failed', 'Unsupported logout scope')
      }
      await recordAudit(tx, {
        at: new Date(now()),
        actorId: user.id,
        action: 'session.ended',
        subjectId: user.id,
        client: c.get('client'),
        details: { scope },
      })
    })
    return c.body(null, 204)
  })
}
