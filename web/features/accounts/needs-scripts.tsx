import { useScripts } from '#web/ui/use-scripts.ts'
import { useAccountMessages } from './account-messages.ts'

/** Signing in is done by scripts alone. A form that was sent without them comes back with the same sentence. */
export function NeedsScripts({ wasPosted }: { wasPosted: boolean }) {
  const { needsScripts } = useAccountMessages()
  const scripts = useScripts()
  if (scripts) return null
  const sentence = (
    <p className="mb-6 rounded-control border border-s-4 border-line border-s-ochre p-4">{needsScripts}</p>
  )
  return wasPosted ? sentence : <noscript>{sentence}</noscript>
}
