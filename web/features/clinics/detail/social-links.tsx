import { type Clinic, socialNetworks } from '#domain/clinics/clinics.ts'
import { webAddress } from '#domain/site/contact-links.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { useClinicPageMessages } from './clinic-page-messages.ts'

/** The links of a sample are invented, so they are not shown as links. */
export function SocialLinks({ clinic }: { clinic: Pick<Clinic, 'socialMedia' | 'isSample'> }) {
  const { social: words } = useClinicPageMessages()
  const links = socialNetworks.flatMap((network) => {
    const address = webAddress(clinic.socialMedia[network])
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
              {clinic.isSample ? words.networks[network] : <TextLink to={address}>{words.networks[network]}</TextLink>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
