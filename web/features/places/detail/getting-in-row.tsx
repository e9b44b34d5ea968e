import { Accessibility } from 'lucide-react'
import { type GettingIn, gettingInAids } from '#domain/places/getting-in.ts'
import { FactRow } from '#web/ui/list/fact-row.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { placePage } from '#locales/en/places/place-page.ts'

/** What a barrier-free guide describes at the place, with its source. */
export function GettingInRow({ gettingIn: { describes, source } }: { gettingIn: GettingIn }) {
  const { gettingIn: words } = placePage
  return (
    <FactRow Icon={Accessibility} label={words.label}>
      {words.describes(gettingInAids.filter((aid) => describes.includes(aid)))}
      <span className="block text-small text-soft">
        {words.from} <TextLink to={source.address}>{source.publisher}</TextLink>
        {words.read(source)}
      </span>
    </FactRow>
  )
}
