import { useScripts } from '#web/ui/use-scripts.ts'
import { useAccountWords } from './words.ts'

/** Signing in is done by scripts alone. A form that was sent without them comes back with the same sentence. */
export function NeedsScripts({ wasPosted }: { wasPosted: boolean }) {
  const { needsScripts } = useAccountWords()
  const scripts = useScripts()
  if (scripts) return null
  const sentence = (
    <p className="mb-6 rounded-control border border-s-4 border-line border-s-ochre p-4">{needsScripts}</p>
  )
  return wasPosted ? sentence : <noscript>{sentence}</noscript>
}
