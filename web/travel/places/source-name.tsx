import { siteOfAddress, webAddress } from '#domain/site/contact-links.ts'
import { TextLink } from '#web/ui/text-link.tsx'

/** A source as an editor typed it. An address becomes a link under the name of its site. */
export function SourceName({ source }: { source: string }) {
  const address = webAddress(source)
  return address === null ? source : <TextLink to={address}>{siteOfAddress(address)}</TextLink>
}
