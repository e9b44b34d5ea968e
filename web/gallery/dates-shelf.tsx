import { useState } from 'react'
import { DateRangeField } from '#web/ui/date-range-field.tsx'
import { galleryWords } from './gallery-words.ts'
import { Sample, Shelf } from './shelf.tsx'

const words = galleryWords.dates
const min = '2027-06-01'
const missing = { start: words.startMissing, end: words.endMissing }

export function DatesShelf() {
  const [value, setValue] = useState({ start: '', end: '' })
  const [chosen, setChosen] = useState({ start: '2027-06-12', end: '2027-06-17' })
  const [none, setNone] = useState({ start: '', end: '' })
  return (
    <Shelf title={words.title}>
      <Sample name={words.empty}>
        <form action="/gallery">
          <DateRangeField id="trip" value={value} onChange={setValue} min={min} today="2027-06-03" />
        </form>
        <p className="mt-2 text-small">
          {words.value} {value.start} {value.end}
        </p>
      </Sample>
      <Sample name={words.filled}>
        <DateRangeField id="chosen" value={chosen} onChange={setChosen} min={min} />
      </Sample>
      <Sample name={words.missing}>
        <DateRangeField id="missing" value={none} onChange={setNone} min={min} errors={missing} />
      </Sample>
    </Shelf>
  )
}
