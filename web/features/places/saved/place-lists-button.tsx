import { useState } from 'react'
import { mainList } from '#domain/saved-places.ts'
import { useSaveButtonMessages } from '#web/travel/saved/save-button-messages.ts'
import { changeSaved } from '#web/travel/saved/change-saved.ts'
import { listsOf } from '#web/travel/saved/kept-saved.ts'
import { useSaved } from '#web/travel/saved/use-saved.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { List } from '#web/ui/icons/list.generated.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { useSavedMessages } from './saved-messages.ts'
import type { SavedCard } from './saved-card.ts'

/** Puts a place into some of one's lists. What is ticked holds at once. */
export function PlaceListsButton({ place: { id, name } }: { place: Pick<SavedCard, 'id' | 'name'> }) {
  const words = useSavedMessages()
  const { failed } = useSaveButtonMessages()
  const [isOpen, setIsOpen] = useState(false)
  const lists = listsOf(useSaved())
  const called = name.en || name.ko

  async function change(listId: string, isIn: boolean): Promise<void> {
    const failure = await changeSaved(id, listId, isIn)
    if (failure) showToast({ kind: 'failure', title: failed.title, description: failed[failure] })
  }

  return (
    <>
      <Button size="small" kind="quiet" aria-label={words.sort.spoken(called)} onClick={() => setIsOpen(true)}>
        <List aria-hidden className="size-5" />
        {words.sort.button}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={words.sort.title(called)}
        footer={<Button onClick={() => setIsOpen(false)}>{words.done}</Button>}
      >
        {lists.map((list) => (
          <Checkbox
            key={list.id}
            label={<span className="wrap-anywhere">{list.id === mainList ? words.main : list.name}</span>}
            checked={list.places.some((place) => place.id === id)}
            onChange={(event) => void change(list.id, event.target.checked)}
          />
        ))}
        {lists.length === 1 ? <p className="mt-2 text-small text-soft">{words.sort.none}</p> : null}
      </Dialog>
    </>
  )
}
