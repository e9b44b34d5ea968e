import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'

export type AccountTables = {
  'mgk.users': UsersTable
  'mgk.identities': IdentitiesTable
  'mgk.sessions': SessionsTable
  'mgk.sign_ups': SignUpsTable
  'mgk.one_time_tokens': OneTimeTokensTable
  'mgk.wrong_codes': WrongCodesTable
  'mgk.flow_states': FlowStatesTable
  'mgk.factors': FactorsTable
  'mgk.factor_challenges': FactorChallengesTable
  'mgk.recovery_codes': RecoveryCodesTable
  'mgk.password_failures': PasswordFailuresTable
  'mgk.known_networks': KnownNetworksTable
  'mgk.admins': AdminsTable
  'mgk.signing_keys': SigningKeysTable
  'mgk.audit_log': AuditLogTable
}

type JsonObject = JSONColumnType<Record<string, unknown>, string | undefined>

export type UsersTable = {
  id: string
  role: Generated<string>
  email: string | null
  phone: string | null
  password_hash: string | null
  email_confirmed_at: Date | null
  email_proven_at: Date | null
  phone_confirmed_at: Date | null
  confirmation_sent_at: Date | null
  recovery_sent_at: Date | null
  reauthentication_sent_at: Date | null
  new_email: string | null
  email_change_sent_at: Date | null
  email_change_confirmed: 'current' | 'new' | null
  invited_at: Date | null
  last_sign_in_at: Date | null
  banned_until: Date | null
  app_metadata: JsonObject
  user_metadata: JsonObject
  is_anonymous: Generated<boolean>
  created_at: Date
  updated_at: Date
  deleted_at: Date | null
}

export type IdentitiesTable = {
  id: string
  user_id: string
  provider: string
  provider_id: string
  identity_data: JsonObject
  last_sign_in_at: Date | null
  created_at: Date
  updated_at: Date
}

/** A sign-in method, as the access token's `amr` claim names it. */
export type SignInMethod =
  | 'password'
  | 'otp'
  | 'recovery'
  | 'magiclink'
  | 'email/signup'
  | 'email_change'
  | 'invite'
  | 'anonymous'

export type SessionsTable = {
  id: string
  user_id: string
  aal: Generated<'aal1' | 'aal2'>
  amr: JSONColumnType<{ method: string; timestamp: number }[]>
  factor_id: string | null
  user_agent: string | null
  refresh_key: Buffer
  refresh_counter: Generated<number>
  refresh_replaced_at: Generated<Date[]>
  created_at: Date
  refreshed_at: Date
  not_after: Date | null
}

export type OneTimeTokenKind =
  | 'confirmation'
  | 'recovery'
  | 'magiclink'
  | 'invite'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication'

export type SignUpsTable = {
  id: string
  email: string
  password_hash: string | null
  user_metadata: JsonObject
  is_contested: Generated<boolean>
  created_at: Date
}

type OneTimeTokensTable = {
  id: string
  /** Null for a sign-up, whose user is decided later, and for a mail to an address that no account has. */
  user_id: string | null
  kind: OneTimeTokenKind
  token_hash: Buffer
  code: Buffer
  email: string
  sign_up_id: string | null
  codes_before: Generated<number>
  created_at: Date
}

type WrongCodesTable = { key_hash: Buffer; count: number; changed_at: Date }

type FlowStatesTable = {
  id: string
  user_id: string | null
  auth_code_hash: Buffer
  code_challenge: string
  code_challenge_method: 's256' | 'plain'
  authentication_method: SignInMethod
  sign_up_id: string | null
  issued_at: Date | null
  created_at: Date
}

type FactorsTable = {
  id: string
  user_id: string
  friendly_name: string | null
  factor_type: 'totp'
  status: 'unverified' | 'verified'
  secret: Buffer
  last_used_step: number | null
  last_challenged_at: Date | null
  created_at: Date
  updated_at: Date
}

type FactorChallengesTable = {
  id: string
  factor_id: string
  client: string
  created_at: Date
  verified_at: Date | null
}

type RecoveryCodesTable = { user_id: string; code_hash: Buffer; created_at: Date }

type PasswordFailuresTable = {
  key_hash: Buffer
  failures: number
  window_ends_at: Date
  blocked_until: Date | null
}

type KnownNetworksTable = { user_id: string; network_hash: Buffer; seen_at: Date }

type AdminsTable = { user_id: string; granted_at: Date; granted_because: 'command' | 'admin_emails' }

type SigningKeysTable = {
  kid: string
  algorithm: 'ES256' | 'RS256'
  public_jwk: JsonObject
  private_jwk: Buffer
  created_at: Date
  replaced_at: Date | null
}

type AuditLogTable = {
  id: GeneratedAlways<number>
  at: Date
  actor_id: string | null
  action: string
  subject_id: string | null
  client_network: string | null
  details: JsonObject
}
