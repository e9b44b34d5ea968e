import { Button } from '#web/ui/button.tsx'
import { Copy } from '#web/ui/icons/copy.generated.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { useScripts } from '#web/ui/use-scripts.ts'
import { useClinicPageMessages } from './clinic-page-messages.ts'

/** Without scripts the address is selected by hand. */
export function CopyButton({ text }: { text: string }) {
  const { location: words } = useClinicPageMessages()
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      showToast({ kind: 'success', title: words.copied })
    } catch {
      // Forbidden by the browser; the address stands beside the button.
      showToast({ kind: 'failure', title: words.copyFailed })
    }
  }
  if (!useScripts()) return null
  return (
    <Button kind="quiet" size="small" className="-ms-4" onClick={() => void copy()}>
      <Copy aria-hidden className="size-4" />
      {words.copy}
    </Button>
  )
}
