import type { AuthRoutes } from '#server/accounts/account-parts.ts'

const protocolVersion = 'v2.189.0'

// All names that the hosted service lists, so that a client that shows its buttons by this list finds each one.
const providers = [
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'figma',
  'fly',
  'github',
  'gitlab',
  'google',
  'kakao',
  'keycloak',
  'linkedin',
  'linkedin_oidc',
  'notion',
  'slack',
  'slack_oidc',
  'snapchat',
  'spotify',
  'twitch',
  'twitter',
  'workos',
  'x',
  'zoom',
]

/** The server's name and version, its features, and the public keys that verify its tokens. */
export const mountSettings: AuthRoutes = (auth, { settings, signingKeys }) => {
  auth.get('/health', (c) =>
    // The name is fixed by the protocol: clients look for it.
    c.json({ version: protocolVersion, name: 'GoTrue', description: 'Accounts of My Guide Korea' }),
  )

  auth.get('/settings', (c) =>
    c.json({
      external: {
        ...Object.fromEntries(providers.map((provider) => [provider, false])),
        anonymous_users: settings.anonymous,
        email: true,
        phone: false,
        web3_ethereum: false,
        web3_solana: false,
      },
      disable_signup: !settings.signup,
      mailer_autoconfirm: settings.autoconfirm,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
      passkeys_enabled: false,
    }),
  )

  auth.get('/.well-known/jwks.json', async (c) =>
    c.json({ keys: await signingKeys.listPublic() }, 200, { 'cache-control': 'public, max-age=600' }),
  )
}
