import { ForVisitors } from '#web/features/accounts/for-visitors.tsx'
import { SignUpForm } from './sign-up-form.tsx'

/** `keepsMail`: mails are not sent, but stay in the outbox of this copy. */
export function SignUpScreen(props: { wasPosted: boolean; keepsMail: boolean }) {
  return (
    <ForVisitors>
      <SignUpForm {...props} />
    </ForVisitors>
  )
}
