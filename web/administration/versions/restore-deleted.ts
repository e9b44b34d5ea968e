import { describeFailure } from '#web/administration/describe-failure.ts'
import type { EditedKind, Versioned } from '#web/administration/edited-kind.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'

/** Restores a deleted entry and shows the outcome; null if that failed. */
export async function restoreDeleted<Thing extends Versioned, Facts extends object, Draft extends object>(
  { calls, words, nameOf }: EditedKind<Thing, Facts, Draft>,
  id: Thing['id'],
): Promise<Thing | null> {
  const { toasts } = words
  try {
    const thing = await calls.restore(id)
    showToast({ kind: 'success', title: toasts.restored, description: nameOf(thing) })
    return thing
  } catch (error) {
    showToast({ kind: 'failure', title: toasts.notRestored, description: describeFailure(error, words) })
    return null
  }
}
