import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { CardDoor, CardFoot } from '#web/ui/card-door.tsx'
import { CardFrame } from '#web/ui/card-frame.tsx'
import { Carousel } from '#web/ui/carousel.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { Rating } from '#web/ui/rating.tsx'
import { ResponsiveTable } from '#web/ui/responsive-table.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { galleryWords } from './gallery-words.ts'
import { Sample, Shelf } from './shelf.tsx'

const words = galleryWords.lists
const row = 'flex flex-wrap items-center gap-x-6 gap-y-3'
const columns = words.heads.map((head, place) => ({
  id: head,
  head,
  isRowHead: place === 0,
  cell: (cells: string[]) => cells[place],
}))

export function ListsShelf() {
  return (
    <Shelf title={words.title}>
      <Sample name={words.badges}>
        <div className={row}>
          <Badge kind="sample" />
          <Badge kind="featured" />
          <Badge kind="advertisement" />
          <Badge kind="caution">{words.notChecked}</Badge>
          <Badge kind="note">{words.mid}</Badge>
        </div>
      </Sample>
      <Sample name={words.ratings}>
        <div className={row}>
          <Rating value={null} kind="reviews" />
          <Rating value={4.8} kind="sample" />
          <Rating value={4.5} kind="editor" />
          <Rating value={4.26} kind="reviews" count={1204} look="stars" />
          <Rating value={3.5} kind="source" source={<TextLink to="/gallery">{words.source}</TextLink>} />
        </div>
      </Sample>
      <Sample name={words.cards}>
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          <ClinicCard />
          <ClinicCard isHighlighted />
        </div>
      </Sample>
      <Sample name={words.carousel}>
        <Carousel label={words.carousel}>
          {words.streets.map((street) => (
            <Street key={street} name={street} />
          ))}
        </Carousel>
      </Sample>
      <Sample name={words.short}>
        <Carousel label={words.short} itemClass="w-32">
          {words.streets.slice(0, 2).map((street) => (
            <Street key={street} name={street} />
          ))}
        </Carousel>
      </Sample>
      <ResponsiveTable
        caption={words.table}
        columns={columns}
        rows={words.recovery}
        rowId={([name = '']) => name}
        className="max-w-172"
      />
      <Sample name={words.pages}>
        <div className="flex flex-col gap-4">
          <Pagination label={words.clinics} nextTo="/gallery?after=20" />
          <Pagination
            label={words.pages}
            previousTo="/gallery?before=21"
            nextTo="/gallery?after=40"
            firstTo="/gallery"
          />
        </div>
      </Sample>
    </Shelf>
  )
}

function Street({ name }: { name: string }) {
  return (
    <div>
      <div className="aspect-4/3 bg-wash-ochre" />
      <p className="mt-2 font-medium">{name}</p>
    </div>
  )
}

function ClinicCard({ isHighlighted }: { isHighlighted?: boolean }) {
  return (
    <CardFrame
      isHighlighted={isHighlighted}
      picture={<div className="h-36 bg-wash-jade" />}
      badges={
        <>
          <Badge kind="featured" />
          <Badge kind="sample" />
        </>
      }
      foot={
        <CardFoot door={<CardDoor to="#cards">{words.details}</CardDoor>}>
          <Button size="small" kind="quiet">
            {words.book}
          </Button>
        </CardFoot>
      }
    >
      <h4 className="font-semibold">{words.clinic}</h4>
      <p lang="ko" className="text-small text-soft">
        {words.clinicKorean}
      </p>
      <Rating value={4.8} kind="sample" />
      <p className="text-small text-soft">{words.place}</p>
      <p className="mt-2 text-small">{words.text}</p>
      <p className="mt-2 text-mini text-soft">{words.facts}</p>
    </CardFrame>
  )
}
