import { type Clinic, socialNetworks } from '#domain/clinics.ts'
import { webAddress } from '#domain/contact-links.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { useClinicPageMessages } from './clinic-page-messages.ts'

export function SocialLinks({ social }: { social: Clinic['socialMedia'] }) {
  const { social: words } = useClinicPageMessages()
  const links = socialNetworks.flatMap((network) => {
    const address = webAddress(social[network])
    return address === null ? [] : { network, address }
  })
  return (
    <section aria-labelledby="social-heading">
      <h2 id="social-heading" className="font-text text-small font-semibold">
        {words.heading}
      </h2>
      {links.length === 0 ? (
        <p className="mt-1 text-mini text-soft">{words.none}</p>
      ) : (
        <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-small">
          {links.map(({ network, address }) => (
            <li key={network}>
              <TextLink to={address}>{words.networks[network]}</TextLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
