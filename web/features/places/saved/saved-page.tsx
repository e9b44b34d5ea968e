import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { mainList } from '#domain/places/saved-places.ts'
import { listsOf } from '#web/travel/saved/stored-places.ts'
import { useSaved } from '#web/travel/saved/use-saved.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Plus } from 'lucide-react'
import { LoadingArea, Skeleton } from '#web/ui/loading/skeleton.tsx'
import { TabLinks, TabLinksPanel } from '#web/ui/list/tab-links.tsx'
import { TitleWithKorean } from '#web/ui/title-with-korean.tsx'
import { useScripts } from '#web/ui/loading/use-scripts.ts'
import { addList } from './list-calls.ts'
import { ListTools } from './list-tools.tsx'
import { ListNameDialog } from './list-name-dialog.tsx'
import { SavedListView } from './saved-list-view.tsx'
import { savedPlaces } from '#locales/en/places/saved-places.ts'

const path = '/saved'
const panelId = 'saved-list'

type SavedPageProps = {
  listId: string | null
  /** Whether the visitor is known to be signed out. */
  isVisitor: boolean
}

/** The saved places of this device and the account. They are known only in the browser. */
export function SavedPage(props: SavedPageProps) {
  const scripts = useScripts()
  return (
    <div className="page py-10 md:py-16">
      <h1 className="text-h1">
        <TitleWithKorean title={savedPlaces.title} korean={savedPlaces.korean} />
      </h1>
      <p className="mt-3 max-w-[62ch] text-lead text-soft">{savedPlaces.lead}</p>
      {scripts ? <SavedLists {...props} /> : <Waiting />}
    </div>
  )
}

function SavedLists({ listId, isVisitor }: SavedPageProps) {
  const navigate = useNavigate()
  const kept = useSaved()
  const [isAdding, setIsAdding] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const lists = listsOf(kept)
  const isMember = kept.owner !== null
  const list = lists.find(({ id }) => id === listId) ?? lists[0]
  if (!list) return null
  function keepFocus() {
    // Focusing the next button could cause an unintended press.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }
  const open = (id: string) => void navigate(addressOf(id), { replace: true, preventScrollReset: true })
  return (
    <>
      {isMember && kept.device.length > 0 ? (
        <p className="mt-6 rounded-control bg-wash-ochre px-4 py-3 text-small">
          {savedPlaces.left(kept.device.length)}
        </p>
      ) : null}
      {isMember ? (
        <div className="mt-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <TabLinks
            label={savedPlaces.lists}
            tabs={lists.map(({ id, name, places }) => ({
              id,
              label: name ?? savedPlaces.main,
              count: places.length,
              to: addressOf(id),
            }))}
            selected={list.id}
            panelId={panelId}
            className="min-w-0 flex-1 max-sm:basis-full"
          />
          <Button size="small" onClick={() => setIsAdding(true)}>
            <Plus aria-hidden className="size-5" />
            {savedPlaces.newList.button}
          </Button>
        </div>
      ) : null}
      <TabLinksPanel id={panelId} selected={list.id} className="pt-4">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div className="min-w-0">
            {/* The page's title and the tabs already show it visually. */}
            <h2 ref={heading} tabIndex={-1} className="sr-only">
              {list.name ?? savedPlaces.main}
            </h2>
            <p className="text-small text-soft">
              <output>{list.places.length > 0 ? savedPlaces.count(list.places.length) : null}</output>
              {list.isShared ? ` · ${savedPlaces.share.isShared}` : null}
            </p>
          </div>
          {isMember ? <ListTools key={list.id} list={list} onDeleted={() => open(mainList)} /> : null}
        </div>
        <SavedListView key={list.id} list={list} isMember={isMember} onRemoved={keepFocus} />
      </TabLinksPanel>
      {isVisitor ? <VisitorNotice /> : null}
      {isAdding ? (
        <ListNameDialog
          title={savedPlaces.newList.title}
          save={savedPlaces.newList.save}
          onSave={async (name) => open(await addList(name))}
          onClose={() => setIsAdding(false)}
        />
      ) : null}
    </>
  )
}

function addressOf(listId: string): string {
  return listId === mainList ? path : `${path}?list=${listId}`
}

function VisitorNotice() {
  const { visitor } = savedPlaces
  return (
    <div className="mt-16 flex flex-wrap items-center gap-x-8 gap-y-4 rounded-panel border border-line bg-surface p-5">
      <p className="max-w-[62ch] flex-[1_1_20rem] text-small">{visitor.text}</p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={`/login?next=${path}`} size="small">
          {visitor.logIn}
        </ButtonLink>
        <ButtonLink to={`/signup?next=${path}`} size="small">
          {visitor.signUp}
        </ButtonLink>
      </div>
    </div>
  )
}

function Waiting() {
  return (
    <>
      <noscript>
        <p className="mt-6 rounded-control border border-s-4 border-line border-s-ochre p-4">
          {savedPlaces.needsScripts}
        </p>
      </noscript>
      <LoadingArea className="needs-scripts mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        <Skeleton className="aspect-4/3" />
        <Skeleton className="aspect-4/3 max-sm:hidden" />
        <Skeleton className="aspect-4/3 max-lg:hidden" />
      </LoadingArea>
    </>
  )
}
