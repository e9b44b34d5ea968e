import { z } from 'zod'

function onOff(usual: 'on' | 'off') {
  return z
    .enum(['on', 'off'])
    .default(usual)
    .transform((value) => value === 'on')
}

const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )

function wholeNumber(usual: number) {
  return z.coerce.number().int().min(1).max(100_000).default(usual)
}

/** The environment variables of accounts. `server/config.ts` reads them together with all others. */
export const accountVariables = {
  AUTH_SIGNUP: onOff('on'),
  AUTH_AUTOCONFIRM: onOff('off'),
  AUTH_ANONYMOUS: onOff('off'),
  AUTH_MFA_TOTP: onOff('on'),
  AUTH_CONFIRM_CLICK: onOff('off'),
  AUTH_CURRENT_PASSWORD: onOff('off'),
  AUTH_PASSWORD_MIN: z.coerce.number().int().min(6, 'it has to be at least 6').max(72).default(6),
  AUTH_MAIL_GAP_SECONDS: wholeNumber(60),
  AUTH_MAILS_PER_HOUR: wholeNumber(30),
  AUTH_RECOVERY_MAILS_PER_HOUR: wholeNumber(30),
  AUTH_MAILS_PER_ADDRESS: wholeNumber(10),
  AUTH_MAILS_PER_NETWORK: z.coerce.number().int().min(1).max(100_000).optional(),
  AUTH_SIGNING_KEYS: z.string().optional(),
  AUTH_JWT_SECRET: z.string().min(32, 'it has to be at least 32 characters').optional(),
  AUTH_REDIRECTS: list,
  ADMIN_EMAILS: list.pipe(z.array(z.email().transform((email) => email.toLowerCase()))),
}

const parsedVariables = z.object(accountVariables)
type AccountVariables = z.infer<typeof parsedVariables>

export type AccountSettings = {
  siteOrigin: string
  signup: boolean
  autoconfirm: boolean
  anonymous: boolean
  totp: boolean
  /** A mailed link opens a page with a confirmation button, because mail scanners follow links too. */
  confirmClick: boolean
  /** Whether a new password needs the old one, except when recovering an account. */
  currentPasswordRequired: boolean
  passwordMin: number
  /** Patterns of the addresses, besides the site's own, to which a mailed link may redirect. */
  redirects: readonly string[]
  /** Path of a file with an array of private JWKs. The first key signs. */
  signingKeysFile: string | null
  jwtSecret: string | null
  adminEmails: readonly string[]
  rateLimits: boolean
  accessTokenSeconds: number
  refreshReuseSeconds: number
  mailGapSeconds: number
  /** Limit of the mails that the whole site sends in an hour to addresses without a confirmed account. */
  mailsPerHour: number
  /** Limit of the mails that the whole site sends in an hour to confirmed accounts, and of all recovery mails. */
  recoveryMailsPerHour: number
  /** Limits of the mails of each of the two kinds requested within an hour, for one mail address and one network. */
  mailsPerAddress: number
  /** Null for a share of the site's limit. */
  mailsPerNetwork: number | null
  linkSeconds: number
}

const defaults = {
  accessTokenSeconds: 3600,
  refreshReuseSeconds: 10,
  linkSeconds: 3600,
}

export function buildAccountSettings(
  variables: AccountVariables,
  { siteOrigin, rateLimits }: Pick<AccountSettings, 'siteOrigin' | 'rateLimits'>,
): AccountSettings {
  return {
    ...defaults,
    siteOrigin,
    rateLimits,
    signup: variables.AUTH_SIGNUP,
    autoconfirm: variables.AUTH_AUTOCONFIRM,
    anonymous: variables.AUTH_ANONYMOUS,
    totp: variables.AUTH_MFA_TOTP,
    confirmClick: variables.AUTH_CONFIRM_CLICK,
    currentPasswordRequired: variables.AUTH_CURRENT_PASSWORD,
    passwordMin: variables.AUTH_PASSWORD_MIN,
    redirects: variables.AUTH_REDIRECTS,
    mailGapSeconds: variables.AUTH_MAIL_GAP_SECONDS,
    mailsPerHour: variables.AUTH_MAILS_PER_HOUR,
    recoveryMailsPerHour: variables.AUTH_RECOVERY_MAILS_PER_HOUR,
    mailsPerAddress: variables.AUTH_MAILS_PER_ADDRESS,
    mailsPerNetwork: variables.AUTH_MAILS_PER_NETWORK ?? null,
    signingKeysFile: variables.AUTH_SIGNING_KEYS ?? null,
    jwtSecret: variables.AUTH_JWT_SECRET ?? null,
    adminEmails: variables.ADMIN_EMAILS,
  }
}
