import { Button } from '#web/ui/button.tsx'
import { Share2 } from 'lucide-react'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { placePage } from '#locales/en/places/place-page.ts'

/** Opens the device's share sheet. Without one it copies the link. */
export function ShareButton({ title }: { title: string }) {
  const { share: words } = placePage
  async function share() {
    const { origin, pathname } = location
    const url = origin + pathname
    if ('share' in navigator) {
      try {
        return await navigator.share({ title, url })
      } catch (error) {
        // The visitor cancelled.
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
