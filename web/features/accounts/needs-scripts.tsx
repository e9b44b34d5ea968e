import { useScripts } from '#web/ui/loading/use-scripts.ts'
import { accounts } from '#locales/en/accounts/accounts.ts'

/** Signing in needs scripts. A form that was posted without them returns with the same message. */
export function NeedsScripts({ wasPosted }: { wasPosted: boolean }) {
  const { needsScripts } = accounts
  const scripts = useScripts()
  if (scripts) return null
  const sentence = (
    <p className="mb-6 rounded-control border border-s-4 border-line border-s-ochre p-4">{needsScripts}</p>
  )
  return wasPosted ? sentence : <noscript>{sentence}</noscript>
}
