import { ForVisitors } from '#web/features/accounts/for-visitors.tsx'
import { SignUpForm } from './sign-up-form.tsx'

export function SignUpScreen({ wasPosted }: { wasPosted: boolean }) {
  return (
    <ForVisitors>
      <SignUpForm wasPosted={wasPosted} />
    </ForVisitors>
  )
}
