import { type Clinic, socialNetworks } from '#domain/clinics/clinics.ts'
import { webAddress } from '#domain/site/contact-links.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { clinicPage } from '#locales/en/clinics/clinic-page.ts'

/** Nothing without a link. The links of a sample are invented, so it has none. */
export function SocialLinks({ clinic }: { clinic: Pick<Clinic, 'socialMedia' | 'isSample'> }) {
  const { social: words } = clinicPage
  const links = socialNetworks.flatMap((network) => {
    const address = webAddress(clinic.socialMedia[network])
    return address === null ? [] : { network, address }
  })
  if (clinic.isSample || links.length === 0) return null
  return (
    <section aria-labelledby="social-heading">
      <h2 id="social-heading" className="font-text text-small font-semibold">
        {words.heading}
      </h2>
      <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-small">
        {links.map(({ network, address }) => (
          <li key={network}>
            <TextLink to={address}>{words.networks[network]}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
