import { Button } from './button.tsx'
import { Copy } from 'lucide-react'
import { showToast } from './feedback/toast-store.ts'

type CopyButtonProps = {
  text: string
  words: { copy: string; copied: string; copyFailed: string }
}

/** Hidden without scripts. The text stands beside the button and can be selected. */
export function CopyButton({ text, words }: CopyButtonProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      showToast({ kind: 'success', title: words.copied })
    } catch {
      // The browser denied access to the clipboard.
      showToast({ kind: 'failure', title: words.copyFailed })
    }
  }
  return (
    <Button kind="quiet" size="small" className="needs-scripts -ms-4" onClick={() => void copy()}>
      <Copy aria-hidden className="size-4" />
      {words.copy}
    </Button>
  )
}
