import { useState } from 'react'
import { mainList } from '#domain/places/saved-places.ts'
import { changeSaved } from '#web/travel/saved/change-saved.ts'
import { listsOf, listsWith, readSaved } from '#web/travel/saved/stored-places.ts'
import { saveButton } from '#locales/en/places/save-button.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { List } from 'lucide-react'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import type { SavedCard } from '#web/page-data.ts'
import { savedPlaces as words } from '#locales/en/places/saved-places.ts'

type PlaceListsButtonProps = { place: Pick<SavedCard, 'id' | 'name'>; onChanged: () => void }

/** Adds a place to several lists, or removes it, in one step: it may disappear from the list that is shown. */
export function PlaceListsButton({ place: { id, name }, onChanged }: PlaceListsButtonProps) {
  const { failed } = saveButton
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null)
  const called = name.en || name.ko
  const lists = chosen === null ? [] : listsOf(readSaved())

  function open() {
    setChosen(new Set(listsWith(readSaved(), id).map((list) => list.id)))
  }

  function tick(listId: string, isIn: boolean) {
    const others = [...(chosen ?? [])].filter((other) => other !== listId)
    setChosen(new Set(isIn ? [...others, listId] : others))
  }

  async function keep(): Promise<void> {
    setChosen(null)
    const failures = await Promise.all(lists.map((list) => changeSaved(id, list.id, chosen?.has(list.id) ?? false)))
    const failure = failures.find((one) => one !== null)
    if (failure) showToast({ kind: 'failure', title: failed.title, description: failed[failure] })
    else onChanged()
  }

  return (
    <>
      <Button size="small" kind="quiet" aria-label={words.sort.spoken(called)} onClick={open}>
        <List aria-hidden className="size-5" />
        {words.sort.button}
      </Button>
      <Dialog
        isOpen={chosen !== null}
        onClose={() => setChosen(null)}
        title={words.sort.title(called)}
        footer={
          <>
            <Button kind="primary" onClick={() => void keep()}>
              {words.sort.keep}
            </Button>
            <Button kind="quiet" onClick={() => setChosen(null)}>
              {words.cancel}
            </Button>
          </>
        }
      >
        {lists.map((list) => (
          <Checkbox
            key={list.id}
            label={<span className="wrap-anywhere">{list.id === mainList ? words.main : list.name}</span>}
            checked={chosen?.has(list.id) ?? false}
            onChange={(event) => tick(list.id, event.target.checked)}
          />
        ))}
        {lists.length === 1 ? <p className="mt-2 text-small text-soft">{words.sort.none}</p> : null}
      </Dialog>
    </>
  )
}
