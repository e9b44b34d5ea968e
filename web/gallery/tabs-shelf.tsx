import { TabLinks, TabLinksPanel } from '#web/ui/tab-links.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { galleryWords } from './gallery-words.ts'
import { Sample, Shelf, type ShelfProps } from './shelf.tsx'

const words = galleryWords.tabs
const tabs = words.names.map((label, place) => ({
  id: label,
  label,
  panel: words.panels[place],
  count: [undefined, 6, 3][place],
}))
const links = words.placeNames.map((label) => {
  const id = label.toLowerCase().replace(' ', '-')
  return { id, label, to: id === 'all' ? '/gallery' : `/gallery?tab=${id}` }
})

export function TabsShelf({ tab }: ShelfProps) {
  return (
    <Shelf title={words.title}>
      <Sample name={words.inPage}>
        <Tabs label={words.clinic} tabs={tabs} />
      </Sample>
      <Sample name={words.asLinks}>
        <TabLinks label={words.places} tabs={links} selected={tab} panelId="places-of-kind" />
        <TabLinksPanel id="places-of-kind" selected={tab} className="pt-6">
          {words.shown} {tab}
        </TabLinksPanel>
      </Sample>
    </Shelf>
  )
}
