import type { Context } from 'hono'
import { z } from 'zod'
import type { HttpEnv } from '#server/platform/http/http-env.ts'
import { AuthProblem } from '#server/accounts/wire/auth-problem.ts'
import type { AuthRoutes } from '#server/accounts/account-parts.ts'
import { createFlowParts } from '#server/accounts/flow-parts.ts'
import { readChallenge } from '#server/accounts/one-time/flow-states.ts'
import { chooseRedirect } from '#server/accounts/one-time/redirects.ts'
import { readJson } from '#server/accounts/wire/read-json.ts'
import { readDevice, text, userData } from '#server/accounts/wire/request-parts.ts'
import { createSignUp } from './sign-up.ts'

const signUpBody = z.object({
  email: text,
  phone: text,
  password: text,
  data: userData,
  code_challenge: text,
  code_challenge_method: text,
})

export const mountSignUp: AuthRoutes = (auth, parts) => {
  const { addressLimits, settings } = parts
  const { signUp, signUpAnonymously } = createSignUp(createFlowParts(parts))

  auth.post('/signup', async (c: Context<HttpEnv>) => {
    const body = await readJson(c, signUpBody)
    const isAnonymous = body.email === '' && body.phone === ''
    await addressLimits.take(isAnonymous ? 'anonymous' : 'signup', c.get('client'))
    if (isAnonymous && body.password === '') return c.json(await signUpAnonymously(body.data, readDevice(c)))
    if (body.email === '' && body.phone !== '') {
      throw new AuthProblem('phone_provider_disabled', 'Phone signups are disabled')
    }
    const asked = {
      email: body.email,
      password: body.password,
      data: body.data,
      redirectTo: chooseRedirect(c.req.query('redirect_to'), settings),
      challenge: readChallenge(body.code_challenge, body.code_challenge_method),
    }
    return c.json(await signUp(asked, readDevice(c)))
  })
}
