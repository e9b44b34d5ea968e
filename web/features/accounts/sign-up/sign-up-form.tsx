import { useLocation, useNavigate } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { AccountForm } from '#web/features/accounts/account-form.tsx'
import { AccountPage, RefusalNotice } from '#web/features/accounts/account-page.tsx'
import { describeFailure } from '#web/features/accounts/describe-failure.ts'
import { EmailField } from '#web/features/accounts/email-field.tsx'
import { isTooShort, looksLikeEmail } from '#web/features/accounts/form-rules.ts'
import { NeedsScripts } from '#web/features/accounts/needs-scripts.tsx'
import { NewPasswordField } from '#web/features/accounts/password/new-password-field.tsx'
import { storePendingEmail } from '#web/features/accounts/pending-email.ts'
import { readField, useAttempt } from '#web/features/accounts/use-attempt.ts'
import { accounts as words } from '#locales/en/accounts/accounts.ts'

const fields = ['email', 'password', 'confirmation'] as const
type Field = (typeof fields)[number]
type Typed = Record<Field | 'fullName', string>

export function SignUpForm({ wasPosted, keepsMail }: { wasPosted: boolean; keepsMail: boolean }) {
  const { signUp } = words
  const { search } = useLocation()
  const navigate = useNavigate()
  const attempt = useAttempt<Field>()
  const { errors, isPending, refuse, clear, run } = attempt

  async function create({ email, password, fullName }: Typed) {
    try {
      const { signUp: trySignUp } = await import('#web/features/accounts/sign-in/sign-in-attempt.ts')
      const { isSignedIn } = await trySignUp(email, password, fullName)
      clear()
      const toConfirm = keepsMail ? signUp.succeededStored : signUp.succeeded
      showToast({ kind: 'success', ...(isSignedIn ? signUp.succeededAtOnce : toConfirm) })
      if (isSignedIn) return
      storePendingEmail(email)
      await navigate(`/login${search}`, { state: { unconfirmed: email } })
    } catch (error) {
      const { code, message } = describeFailure(error, words.failures)
      const description = message ?? signUp.failedMessage
      const field = fieldToBlame(code, description)
      refuse({
        toast: { title: signUp.failed, description },
        ...(field ? { errors: { [field]: description } } : { failure: description }),
      })
    }
  }

  function submit(form: HTMLFormElement) {
    const typed = {
      fullName: readField(form, 'fullName').trim(),
      email: readField(form, 'email').trim(),
      password: readField(form, 'password'),
      confirmation: readField(form, 'confirmation'),
    }
    const wrong = findWrong(typed)
    if (wrong) refuse(wrong)
    else void run(() => create(typed))
  }

  function findWrong({ email, password, confirmation }: Typed) {
    const { missing, mismatch, tooShort } = signUp
    const found: Partial<Record<Field, string>> = {
      ...(!email && { email: signUp.missingEmail }),
      ...(email && !looksLikeEmail(email) && { email: words.emailFormat }),
      ...(!password && { password: signUp.missingPassword }),
      ...(password && isTooShort(password) && { password: tooShort.description }),
      ...(!confirmation && { confirmation: signUp.missingConfirmation }),
      ...(confirmation && confirmation !== password && { confirmation: mismatch.description }),
    }
    if (!email || !password || !confirmation) return { toast: missing, errors: found }
    if (confirmation !== password) return { toast: mismatch, errors: found }
    if (isTooShort(password)) return { toast: tooShort, errors: found }
    if (found.email) return { toast: { title: signUp.failed, description: found.email }, errors: found }
    return null
  }

  return (
    <AccountPage
      title={signUp.title}
      korean={signUp.korean}
      lead={signUp.lead}
      scene="village"
      above={<RefusalNotice attempt={attempt} fields={fields} />}
    >
      <NeedsScripts wasPosted={wasPosted} />
      <AccountForm onSubmit={submit}>
        <TextField name="fullName" label={words.fullName} autoComplete="name" isOptional />
        <EmailField error={errors.email} />
        <NewPasswordField name="password" label={words.password} hint={signUp.passwordHint} error={errors.password} />
        <PasswordField
          name="confirmation"
          label={words.confirmPassword}
          autoComplete="new-password"
          required
          error={errors.confirmation}
        />
        <Button type="submit" kind="primary" isWide isPending={isPending} pendingLabel={signUp.pending}>
          {signUp.submit}
        </Button>
      </AccountForm>
      <p className="mt-6 text-small text-soft">
        {signUp.haveAccount} <TextLink to={`/login${search}`}>{signUp.logIn}</TextLink>
      </p>
    </AccountPage>
  )
}

function fieldToBlame(code: string, message: string): Field | null {
  if (code === 'weak_password') return 'password'
  if (code === 'user_already_exists' || code === 'email_address_invalid') return 'email'
  if (code !== 'validation_failed') return null
  return /email/i.test(message) ? 'email' : 'password'
}
