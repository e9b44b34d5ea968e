import type { Context } from 'hono'
import { z } from 'zod'
import type { HttpEnv } from '#server/platform/http/http-env.ts'
import { AuthProblem } from '#server/accounts/wire/auth-problem.ts'
import type { AuthRoutes } from '#server/accounts/account-parts.ts'
import { presentConfirmClick } from '#server/accounts/wire/confirm-click-page.ts'
import { createFlowParts } from '#server/accounts/flow-parts.ts'
import { isForPkce } from '#server/accounts/one-time/one-time-tokens.ts'
import { chooseRedirect } from '#server/accounts/one-time/redirects.ts'
import { readJson } from '#server/accounts/wire/read-json.ts'
import { readDevice, text } from '#server/accounts/wire/request-parts.ts'
import { createVerify, firstHalf, isVerifyType, type Verified, type VerifyType } from './verify.ts'

const verifyBody = z.object({ type: text, token: text, token_hash: text, email: text, phone: text })

type Link = { token: string; type: string; redirectTo: string }

export const mountVerify: AuthRoutes = (auth, parts) => {
  const { addressLimits, settings } = parts
  const verify = createVerify(createFlowParts(parts))

  auth.get('/verify', async (c) => {
    c.header('referrer-policy', 'no-referrer')
    const link = readLink((name) => c.req.query(name))
    // A HEAD request does not use up the link.
    if (c.req.method === 'HEAD') return c.body(null, 200)
    return settings.confirmClick ? presentConfirmClick(link) : followLink(c, link)
  })

  auth.post('/verify', async (c) => {
    c.header('referrer-policy', 'no-referrer')
    if (c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded')) {
      const sent = new URLSearchParams(await c.req.text())
      return followLink(
        c,
        readLink((name) => sent.get(name) ?? undefined),
      )
    }
    await addressLimits.take('verify', c.get('client'))
    const { type, token, token_hash, email, phone } = await readJson(c, verifyBody)
    if (token_hash !== '') {
      if (token !== '' || email !== '' || phone !== '') {
        throw new AuthProblem('validation_failed', 'Only the token_hash and type should be provided')
      }
      const link = { token: token_hash, type: readType(type) }
      return presentVerified(c, await verify.withTokenHash(link, readDevice(c)))
    }
    if (type === '') throw new AuthProblem('validation_failed', 'Verify requires a verification type')
    if (token === '') throw new AuthProblem('validation_failed', 'Verify requires either a token or a token hash')
    if ((email === '') === (phone === '')) {
      throw new AuthProblem('validation_failed', 'Only an email address or phone number should be provided on verify')
    }
    if (phone !== '') throw refuseNumber(phone)
    return presentVerified(c, await verify.withCode({ email, code: token, type: readType(type) }, readDevice(c)))
  })

  function readLink(read: (name: string) => string | undefined): Link {
    const redirectTo = chooseRedirect(read('redirect_to'), settings)
    return { token: read('token') ?? '', type: read('type') ?? '', redirectTo }
  }

  /** Puts every outcome into the redirect URL, because the link was opened by a person in a browser. */
  async function followLink(c: Context<HttpEnv>, link: Link): Promise<Response> {
    try {
      await addressLimits.take('verify', c.get('client'))
      const linkType = readType(link.type)
      if (link.token === '') throw new AuthProblem('validation_failed', 'Verify requires a token or a token hash')
      const followed = await verify.followLink({ token: link.token, type: linkType }, readDevice(c))
      switch (followed.kind) {
        case 'first_half':
          return lead(c, link, { message: firstHalf, sb: '' }, isForPkce(link.token) && { message: firstHalf })
        case 'auth_code':
          return lead(c, link, null, { code: followed.code })
        case 'session': {
          const { access_token, expires_at, expires_in, refresh_token, token_type } = followed.session
          const type = followed.isContested ? 'recovery' : link.type
          const session = { access_token, expires_at, expires_in, refresh_token, sb: '', token_type, type }
          return lead(c, link, session)
        }
      }
    } catch (error) {
      if (!(error instanceof AuthProblem)) throw error
      const failure = { error: 'access_denied', error_code: error.code, error_description: error.message }
      return lead(c, link, { ...failure, sb: '' }, isForPkce(link.token) && failure)
    }
  }
}

type Members = Record<string, string | number>

function lead(c: Context<HttpEnv>, link: Link, fragment: Members | null, query: Members | false = false): Response {
  const url = new URL(link.redirectTo)
  if (query) for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
  if (fragment)
    url.hash = new URLSearchParams(Object.entries(fragment).map(([name, value]) => [name, String(value)])).toString()
  return c.redirect(url.href, 303)
}

function readType(type: string): VerifyType {
  if (type === '') throw new AuthProblem('validation_failed', 'Verify requires a verification type')
  if (isVerifyType(type)) return type
  throw new AuthProblem('validation_failed', 'Invalid email verification type')
}

function presentVerified(c: Context<HttpEnv>, verified: Verified): Response {
  if (verified.kind === 'first_half') return c.json({ msg: firstHalf, code: '200' })
  return c.json(verified.isContested ? { ...verified.session, type: 'recovery' } : verified.session)
}

/** No code is ever sent to a phone number, so a valid number gets the same error as an expired code. */
function refuseNumber(phone: string): AuthProblem {
  const isNumber = /^\+?[1-9]\d{1,14}$/.test(phone.replaceAll(' ', ''))
  if (isNumber) return new AuthProblem('otp_expired', 'Token has expired or is invalid')
  return new AuthProblem('validation_failed', 'Invalid phone number format (E.164 required)')
}
