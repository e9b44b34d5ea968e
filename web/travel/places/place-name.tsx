import { classes } from '#web/ui/classes.ts'
import { hasBothNames, type Name } from './both-names.ts'

/** Both names of a place as spans. The preferred one comes first, by place-names.css. */
export function BothNames({ name }: { name: Name }) {
  if (!hasBothNames(name)) return <OnlyName name={name} />
  return (
    <>
      <span className="name-en">{name.en}</span>{' '}
      <span lang="ko" className="name-ko">
        {name.ko}
      </span>
    </>
  )
}

/** For a heading: the preferred name is large, and the other one beside it small. */
export function PlaceName({ name }: { name: Name }) {
  if (!hasBothNames(name)) return <OnlyName name={name} />
  return (
    <span className="place-name">
      <BothNames name={name} />
    </span>
  )
}

/** For a line of text: "Jongno-gu · 종로구", or the other way round. */
export function PlaceNameLine({ name, className }: { name: Name; className?: string }) {
  if (!hasBothNames(name)) return <OnlyName name={name} />
  return (
    <span className={classes('place-name-line', className)}>
      <span className="name-en">{name.en}</span> <span className="name-dot">·</span>{' '}
      <span lang="ko" className="name-ko">
        {name.ko}
      </span>
    </span>
  )
}

function OnlyName({ name: { en, ko } }: { name: Name }) {
  return en === '' ? <span lang="ko">{ko}</span> : en
}
