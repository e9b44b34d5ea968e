import type { Context } from 'hono'
import { z } from 'zod'
import type { HttpEnv } from '#server/platform/http/http-env.ts'
import { AuthProblem } from '#server/accounts/wire/auth-problem.ts'
import type { AuthRoutes } from '#server/accounts/account-parts.ts'
import { createFlowParts } from '#server/accounts/flow-parts.ts'
import { limitConcurrency } from '#server/accounts/limit-concurrency.ts'
import { createMailRequests } from './mail-requests.ts'
import { readChallenge } from '#server/accounts/one-time/flow-states.ts'
import { chooseRedirect } from '#server/accounts/one-time/redirects.ts'
import { readJson } from '#server/accounts/wire/read-json.ts'
import { readDevice, text, userData } from '#server/accounts/wire/request-parts.ts'

const asked = { email: text, phone: text, code_challenge: text, code_challenge_method: text }
const recoverBody = z.object(asked)
const resendBody = z.object({ ...asked, type: text })
const linkBody = z.object({ ...asked, data: userData, create_user: z.boolean().nullish() })

/** The response is always empty, for known and unknown addresses alike. */
export const mountMailRequests: AuthRoutes = (auth, parts) => {
  const { addressLimits, settings, whoAsks } = parts
  const limited = limitConcurrency()
  const requests = createMailRequests(createFlowParts(parts))

  function readAsked(c: Context<HttpEnv>, body: z.infer<typeof recoverBody>) {
    if (body.email === '') throw new AuthProblem('validation_failed', 'An email address is required')
    return {
      email: body.email,
      redirectTo: chooseRedirect(c.req.query('redirect_to'), settings),
      challenge: readChallenge(body.code_challenge, body.code_challenge_method),
    }
  }

  auth.post('/recover', addressLimits.limited('recover'), limited, async (c) => {
    await requests.recover(readAsked(c, await readJson(c, recoverBody)), readDevice(c))
    return c.json({})
  })

  auth.post('/resend', addressLimits.limited('resend'), limited, async (c) => {
    const body = await readJson(c, resendBody)
    switch (body.type) {
      case 'signup':
        await requests.resendConfirmation(readAsked(c, body), readDevice(c))
        return c.json({})
      case 'email_change':
        await requests.resendEmailChange(readAsked(c, body), readDevice(c))
        return c.json({})
      case 'sms':
      case 'phone_change':
        if (body.phone === '') throw new AuthProblem('validation_failed', 'Type provided requires a phone number')
        // There are no phone numbers here, and the answer does not reveal whether one exists.
        return c.json({})
      default:
        throw new AuthProblem(
          'validation_failed',
          'Missing one of these types: signup, email_change, sms, phone_change',
        )
    }
  })

  auth.post('/otp', addressLimits.limited('otp'), limited, async (c) => {
    const body = await readJson(c, linkBody)
    if (body.email === '' && body.phone !== '') {
      throw new AuthProblem('phone_provider_disabled', 'Unsupported phone provider')
    }
    await requests.sendMagicLink(
      { ...readAsked(c, body), data: body.data, createUser: body.create_user ?? true },
      readDevice(c),
    )
    return c.json({})
  })

  auth.post('/magiclink', addressLimits.limited('magiclink'), limited, async (c) => {
    const body = await readJson(c, linkBody)
    await requests.sendMagicLink(
      { ...readAsked(c, body), data: body.data, createUser: body.create_user ?? true },
      readDevice(c),
    )
    return c.json({})
  })

  auth.get('/reauthenticate', async (c) => {
    const { user } = await whoAsks.requireUser(c)
    await requests.reauthenticate(user, readDevice(c))
    return c.json({})
  })
}
