import type { ClinicTreatment } from '#domain/clinics/clinics.ts'
import type { SitePageName } from '#domain/site/site-pages.ts'
import { clinicCategories } from '#locales/en/clinics/clinic-listing.ts'
import { clinicOverview } from '#locales/en/clinics/clinic-overview.ts'
import { food } from '#locales/en/food/food.ts'
import { dishes } from '#locales/en/food/dishes.ts'
import { home } from './home.ts'
import { information } from './information.ts'
import { festivals } from '#locales/en/places/festivals.ts'
import { placeList } from '#locales/en/places/place-list.ts'
import { pageTitle, siteName } from './site-name.ts'
import { tableCard } from '#locales/en/food/table-card.ts'
import { tripPlanner } from '#locales/en/trips/steps/trip-planner.ts'

/** How a page is called outside of it: in a tab, in a search result, beside a link, in the picture of a link. */
type Head = { title: string; description: string; picture: string }

export const heads: Record<SitePageName, Head> = {
  home: {
    title: `${siteName} · ${home.tagline}`,
    description:
      'Places to visit, food and clinics in Korea, with hours, prices and how to get there, and nothing invented.',
    picture: home.headline,
  },
  about: sayTheSame(information.about),
  contact: sayTheSame(information.contact),
  faqs: sayTheSame(information.faqs),
  privacy: sayTheSame(information.privacy),
  places: sayTheSame(placeList),
  festivals: sayTheSame(festivals),
  food: sayTheSame(food),
  dishes: sayTheSame(dishes),
  'table-card': sayTheSame(tableCard),
  'trip-planner': sayTheSame(tripPlanner),
  clinics: sayTheSame(clinicOverview),
  'plastic-surgery-clinics': listing('plastic-surgery'),
  'skin-clinics': listing('skin-clinics'),
  'eye-surgery-clinics': listing('eye-surgery'),
  'dental-clinics': listing('dental'),
  'stem-cell-clinics': listing('stem-cell'),
  'other-clinics': listing('other'),
}

/** The title is the heading of the page. */
function sayTheSame({ title, lead }: { title: string; lead: string }): Head {
  return { title: pageTitle(title), description: lead, picture: title }
}

function listing(treatment: ClinicTreatment): Head {
  return sayTheSame(clinicCategories[treatment])
}

export function pictureAlt(title: string): string {
  return `${title}. A drawn scene of Korea with the seal of ${siteName}.`
}
