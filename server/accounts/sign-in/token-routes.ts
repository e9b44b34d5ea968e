import { z } from 'zod'
import { AuthProblem } from '#server/accounts/wire/auth-problem.ts'
import type { AuthRoutes } from '#server/accounts/account-parts.ts'
import { createFlowParts } from '#server/accounts/flow-parts.ts'
import { readJson } from '#server/accounts/wire/read-json.ts'
import { readDevice, text } from '#server/accounts/wire/request-parts.ts'
import { createSignIn } from './sign-in.ts'

const passwordBody = z.object({ email: text, phone: text, password: text })
const refreshBody = z.object({ refresh_token: text })
const pkceBody = z.object({ auth_code: text, code_verifier: text })
const idTokenBody = z.object({ provider: text, issuer: text })

// The protocol names a provider by the issuer of its tokens.
const issuers = new Map([
  ['apple', 'https://appleid.apple.com'],
  ['facebook', 'https://www.facebook.com'],
  ['google', 'https://accounts.google.com'],
  ['kakao', 'https://kauth.kakao.com'],
])

export const mountToken: AuthRoutes = (auth, parts) => {
  const { addressLimits } = parts
  const flowParts = createFlowParts(parts)
  const { withPassword, withAuthCode } = createSignIn(flowParts)
  const { sessions } = flowParts

  auth.post('/token', addressLimits.limited('token'), async (c) => {
    switch (c.req.query('grant_type')) {
      case 'password': {
        const { email, phone, password } = await readJson(c, passwordBody)
        if (email === '' && phone !== '') throw new AuthProblem('phone_provider_disabled', 'Phone logins are disabled')
        if (email === '') throw new AuthProblem('validation_failed', 'missing email or phone')
        return c.json(await withPassword({ email, password }, readDevice(c)))
      }
      case 'refresh_token': {
        const { refresh_token } = await readJson(c, refreshBody)
        return c.json(await sessions.refresh(refresh_token, readDevice(c)))
      }
      case 'pkce': {
        const { auth_code, code_verifier } = await readJson(c, pkceBody)
        return c.json(await withAuthCode({ code: auth_code, verifier: code_verifier }, readDevice(c)))
      }
      case 'id_token': {
        const { provider, issuer } = await readJson(c, idTokenBody)
        const named = issuers.get(provider) ?? (issuer || provider)
        throw new AuthProblem('provider_disabled', `Provider (issuer "${named}") is not enabled`)
      }
      case 'web3':
        throw new AuthProblem('web3_provider_disabled', 'Web3 provider is disabled')
      case undefined:
      default:
        throw new AuthProblem('invalid_credentials', 'unsupported_grant_type')
    }
  })
}
