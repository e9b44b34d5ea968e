import { mainList } from '#domain/places/saved-places.ts'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Heart } from 'lucide-react'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { changeSaved, unsaveEverywhere } from '#web/travel/saved/change-saved.ts'
import { listsWith, readSaved } from '#web/travel/saved/stored-places.ts'
import type { SaveFailure } from '#web/travel/saved/send-saved.ts'
import { saveButton as words } from '#locales/en/places/save-button.ts'
import { useSaved } from '#web/travel/saved/use-saved.ts'

type SaveButtonProps = {
  place: { id: string; name: { en: string; ko: string } }
  /** On a card only the heart is shown. Its accessible name includes the place. */
  isSmall?: boolean
  /** Called after it was removed, where its card is removed with it. */
  onRemoved?: () => void
}

/** Saves a place or removes it: at once, and also without an account. */
export function SaveButton({ place: { id, name }, isSmall = false, onRemoved }: SaveButtonProps) {
  const isSaved = listsWith(useSaved(), id).length > 0
  const called = name.en || name.ko

  function showFailure(failure: SaveFailure): void {
    showToast({ kind: 'failure', title: words.failed.title, description: words.failed[failure] })
  }

  async function saveIn(lists: readonly string[]): Promise<boolean> {
    const failures = await Promise.all(lists.map((listId) => changeSaved(id, listId, true)))
    const failure = failures.find((one) => one !== null)
    if (failure) showFailure(failure)
    return !failure
  }

  async function save(): Promise<void> {
    if (!(await saveIn([mainList]))) return
    showToast({
      kind: 'success',
      title: words.savedPlace(called),
      description: readSaved().owner === null ? words.onDevice : undefined,
      action: { label: words.undo, onSelect: () => void unsaveEverywhere(id) },
    })
  }

  async function remove(): Promise<void> {
    const { from, failure } = await unsaveEverywhere(id)
    if (failure) return showFailure(failure)
    onRemoved?.()
    showToast({
      kind: 'news',
      title: words.removedPlace(called),
      action: { label: words.undo, onSelect: () => void saveIn(from) },
    })
  }

  return (
    <Button
      size="small"
      kind={isSmall ? 'quiet' : 'plain'}
      aria-pressed={isSaved}
      aria-label={words.spoken(called)}
      className={classes('needs-scripts', isSmall && 'size-11 p-0!')}
      onClick={() => void (isSaved ? remove() : save())}
    >
      <Heart aria-hidden className={classes('size-5', isSaved && 'fill-current text-vermilion')} />
      {isSmall ? null : isSaved ? words.saved : words.save}
    </Button>
  )
}
