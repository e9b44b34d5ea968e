import { Button } from '#web/ui/button.tsx'
import { Share2 } from '#web/ui/icons/share-2.generated.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { usePlacePageMessages } from './place-page-messages.ts'

/** The device's own list of ways to share, and where it has none, the link to paste. */
export function ShareButton({ title }: { title: string }) {
  const { share: words } = usePlacePageMessages()
  async function share() {
    const { origin, pathname } = location
    const url = origin + pathname
    if ('share' in navigator) {
      try {
        return await navigator.share({ title, url })
      } catch (error) {
        // Thought better of it.
        if (error instanceof DOMException && error.name === 'AbortError') return
      }
    }
    try {
      await navigator.clipboard.writeText(url)
      showToast({ kind: 'success', title: words.copied })
    } catch {
      showToast({ kind: 'failure', title: words.failed })
    }
  }
  return (
    <Button size="small" className="needs-scripts" onClick={() => void share()}>
      <Share2 aria-hidden className="size-5" />
      {words.label}
    </Button>
  )
}
