import type { Account, FactorSummary, Identity } from './user-store.ts'

/** Presents a user as in the protocol. Every field is listed here, so that no hash and no token can leak. */
export function presentUser({ user, identities, factors }: Account) {
  return {
    id: user.id,
    aud: 'authenticated',
    role: user.role,
    email: user.email ?? '',
    phone: user.phone ?? '',
    ...presentTimes({
      email_confirmed_at: user.email_confirmed_at,
      phone_confirmed_at: user.phone_confirmed_at,
      confirmed_at: user.email_confirmed_at ?? user.phone_confirmed_at,
      confirmation_sent_at: user.confirmation_sent_at,
      recovery_sent_at: user.recovery_sent_at,
      reauthentication_sent_at: user.reauthentication_sent_at,
      email_change_sent_at: user.email_change_sent_at,
      invited_at: user.invited_at,
      last_sign_in_at: user.last_sign_in_at,
      banned_until: user.banned_until,
      deleted_at: user.deleted_at,
    }),
    ...(user.new_email && { new_email: user.new_email }),
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    identities: identities.map(presentIdentity),
    ...(factors.length > 0 && { factors: factors.map(presentFactor) }),
    created_at: user.created_at.toISOString(),
    updated_at: user.updated_at.toISOString(),
    is_anonymous: user.is_anonymous,
  }
}

export function presentFactor(factor: FactorSummary) {
  return {
    id: factor.id,
    ...(factor.friendly_name && { friendly_name: factor.friendly_name }),
    factor_type: factor.factor_type,
    status: factor.status,
    created_at: factor.created_at.toISOString(),
    updated_at: factor.updated_at.toISOString(),
    last_challenged_at: factor.last_challenged_at?.toISOString() ?? null,
  }
}

function presentIdentity(identity: Identity) {
  const { email } = identity.identity_data
  return {
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    last_sign_in_at: identity.last_sign_in_at?.toISOString() ?? null,
    created_at: identity.created_at.toISOString(),
    updated_at: identity.updated_at.toISOString(),
    ...(typeof email === 'string' && { email }),
  }
}

/** Leaves out times that are null. */
function presentTimes<Name extends string>(moments: Record<Name, Date | null>): Partial<Record<Name, string>> {
  const presented: Partial<Record<Name, string>> = {}
  for (const name in moments) {
    const moment = moments[name]
    if (moment) presented[name] = moment.toISOString()
  }
  return presented
}
