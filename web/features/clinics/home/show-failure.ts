import { showToast } from '#web/ui/feedback/toast-store.ts'

export function showFailure({ title, text }: { title: string; text: string }): void {
  showToast({ kind: 'failure', title, description: text })
}
