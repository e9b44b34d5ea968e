import { useLocation } from 'react-router'
import { clinicPaths, type ClinicTreatment, clinicTreatments } from '#domain/clinics/clinics.ts'
import type { SceneName } from '#domain/site/scene-names.ts'
import { Picture } from '#web/travel/places/picture.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Strip } from '#web/ui/list/strip.tsx'
import { TabLinks, TabLinksPanel } from '#web/ui/list/tab-links.tsx'
import { ClinicRow } from './clinic-row.tsx'
import { homeClinics as words } from '#locales/en/clinics/home-clinics.ts'
import { homeClinicsAddress } from './home-clinics-query.ts'
import type { TreatmentTab } from './home-clinics.ts'

const panelId = 'treatment-clinics'

const scenes: Record<ClinicTreatment, SceneName> = {
  'plastic-surgery': 'clinic-consulting',
  'skin-clinics': 'clinic-skin',
  'eye-surgery': 'clinic-eye',
  dental: 'clinic-dental',
  'stem-cell': 'clinic-reception',
  other: 'clinic-door',
}

/**
 * The clinics of one treatment. The tabs are links, which work without scripts. With scripts the scroll position stays.
 */
export function ClinicsByTreatment({ tab: { treatment, clinics } }: { tab: TreatmentTab }) {
  const { search } = useLocation()
  const ofTab = words.tabs.names[treatment]
  return (
    <>
      <TabLinks
        label={words.tabs.label}
        tabs={clinicTreatments.map((id) => ({
          id,
          label: words.tabs.names[id],
          to: homeClinicsAddress(search, { treatment: id }, 'clinics-by-treatment'),
        }))}
        selected={treatment}
        panelId={panelId}
      />
      <TabLinksPanel
        id={panelId}
        selected={treatment}
        className="mt-5 grid md:mt-8 grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-12"
      >
        <Picture
          key={treatment}
          scene={scenes[treatment]}
          id={`treatment-${treatment}`}
          ratio="card"
          className="top-24 aspect-4/3 max-lg:hidden lg:sticky lg:col-span-4"
        />
        <div className="lg:col-span-8">
          {clinics.length === 0 ? <p className="text-lead">{words.noneListed}</p> : null}
          <Strip labelledBy="clinics-by-treatment-heading" className="sm:block">
            {clinics.map((clinic) => (
              <li key={clinic.id}>
                <ClinicRow clinic={clinic} treatment={treatment} />
              </li>
            ))}
          </Strip>
          <ButtonLink
            to={
              treatment === 'plastic-surgery'
                ? homeClinicsAddress(search, { find: '', findIn: null }, 'plastic-surgery-list')
                : `/${clinicPaths[treatment]}`
            }
            kind="primary"
            size="large"
            aria-label={words.viewAllOf(ofTab)}
            className="mt-4"
          >
            {words.viewAll}
          </ButtonLink>
        </div>
      </TabLinksPanel>
    </>
  )
}
