import { usualOn } from '#domain/places/opening-hours.ts'
import { hoursCertaintyOn } from '#domain/places/hours-certainty.ts'
import { basisOf } from '#domain/places/place-sources.ts'
import { type Clinic, clinicAddress } from '#domain/clinics/clinics.ts'
import type { ReviewSummary } from '#domain/reviews/reviews.ts'
import { webAddress } from '#domain/site/contact-links.ts'
import {
  isWholeDay,
  type OpeningHours,
  type OpenInterval,
  type Place,
  type Weekday,
  weekdays,
} from '#domain/places/places.ts'

/** A JSON value. `undefined` is excluded, because it would be omitted silently. */
type Json = string | number | boolean | null | readonly Json[] | { [key: string]: Json }

/** Describes a page with schema.org. Its URLs need the site's origin. */
export type StructuredData = (origin: string) => { [key: string]: Json }

const context = 'https://schema.org'

export function webSite({ name, description }: { name: string; description: string }): StructuredData {
  return (origin) => ({
    '@context': context,
    '@type': 'WebSite',
    name,
    description,
    url: `${origin}/`,
    inLanguage: 'en',
  })
}

/** The path from the home page. The last item is the page itself. */
export function breadcrumbs(crumbs: readonly { name: string; path: string }[]): StructuredData {
  return (origin) => ({
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  })
}

export function questions(asked: readonly { question: string; answer: string }[]): StructuredData {
  return () => ({
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: asked.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  })
}

const daysOfWeek: Record<Weekday, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}

/** A clinic with the facts that its page shows. Its rating is that of reviews alone, and never an editor's. */
export function medicalClinic(clinic: Clinic, reviews: ReviewSummary): StructuredData {
  const { address, lat, lng, procedures, website, socialMedia } = clinic
  const sites = [website, ...Object.values(socialMedia)].flatMap((site) => webAddress(site) ?? [])
  return (origin) => ({
    '@context': context,
    '@type': 'MedicalClinic',
    name: clinic.name,
    url: origin + clinicAddress(clinic),
    ...(clinic.nameKo && { alternateName: clinic.nameKo }),
    ...(clinic.description && { description: clinic.description }),
    ...(clinic.phoneNumber && { telephone: clinic.phoneNumber }),
    ...(clinic.image && { image: origin + clinic.image }),
    ...((address.ko || address.en) && {
      address: { '@type': 'PostalAddress', addressCountry: 'KR', streetAddress: address.ko || address.en },
    }),
    ...(lat !== null && lng !== null && { geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng } }),
    ...(clinic.hours && { openingHoursSpecification: openingHours(clinic.hours) }),
    ...(clinic.languages.length > 0 && { knowsLanguage: clinic.languages }),
    ...(procedures.length > 0 && {
      availableService: procedures.map((name) => ({ '@type': 'MedicalProcedure', name })),
    }),
    ...(sites.length > 0 && { sameAs: sites }),
    ...(reviews.average !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: reviews.average,
        reviewCount: reviews.count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  })
}

/**
 * A place with the facts that its page shows on a day. Hours and prices that are unchecked and without a source are
 * left out.
 */
export function placeToVisit(place: Place, today: string): StructuredData {
  const { name, address, lat, lng, locationQuality, image, phone, website, cuisine, cost } = place
  const isTable = place.kind === 'restaurant' || place.kind === 'cafe'
  const site = website && webAddress(website)
  const { hours } = usualOn(place, today)
  return (origin) => ({
    '@context': context,
    '@type': isTable ? 'Restaurant' : 'TouristAttraction',
    name: name.en || name.ko,
    url: `${origin}/places/${place.id}`,
    ...(name.en && name.ko && { alternateName: name.ko }),
    ...(place.description && { description: place.description }),
    ...((address.ko || address.en) && {
      address: { '@type': 'PostalAddress', addressCountry: 'KR', streetAddress: address.ko || address.en },
    }),
    ...(locationQuality === 'usual' && { geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng } }),
    ...(image?.url.startsWith('/') && { image: origin + image.url }),
    ...(phone && { telephone: phone }),
    ...(site && { sameAs: site }),
    ...(isTable && cuisine && { servesCuisine: cuisine }),
    ...(hoursCertaintyOn(place, today) === 'confirmed' && hours && { openingHoursSpecification: openingHours(hours) }),
    ...(basisOf(place, 'price', today) !== 'recalled' && !isTable && cost === 0 && { isAccessibleForFree: true }),
  })
}

// Search engines read 00:00 to 00:00 as a closed day.
const wholeDay: OpenInterval = ['00:00', '23:59']

function openingHours(hours: OpeningHours) {
  return weekdays.flatMap((weekday) => {
    const intervals = hours === '24h' ? [wholeDay] : hours[weekday]
    return intervals.map((interval) => {
      const [opens, closes] = isWholeDay(interval) ? wholeDay : interval
      return { '@type': 'OpeningHoursSpecification', dayOfWeek: daysOfWeek[weekday], opens, closes }
    })
  })
}
