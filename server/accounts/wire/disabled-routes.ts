import { type AuthProblemCode, AuthProblem } from './auth-problem.ts'
import type { AuthRoutes } from '#server/accounts/account-parts.ts'

/** Features of the protocol that this server does not offer, each with the error message that its clients expect. */
const disabled: readonly (readonly [path: string, code: AuthProblemCode, message: string])[] = [
  ['/authorize', 'validation_failed', 'Unsupported provider: provider is not enabled'],
  ['/callback', 'validation_failed', 'Unsupported provider: provider is not enabled'],
  ['/sso', 'saml_provider_disabled', 'SAML 2.0 is disabled'],
  ['/sso/*', 'saml_provider_disabled', 'SAML 2.0 is disabled'],
  ['/user/identities/*', 'manual_linking_disabled', 'Manual linking is disabled'],
  ['/passkeys', 'passkey_disabled', 'Passkeys are disabled'],
  ['/passkeys/*', 'passkey_disabled', 'Passkeys are disabled'],
]

export const mountDisabled: AuthRoutes = (auth) => {
  for (const [path, code, message] of disabled) {
    auth.all(path, () => {
      throw new AuthProblem(code, message)
    })
  }
}
