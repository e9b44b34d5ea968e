import { usualOn } from '#domain/opening-hours.ts'
import { basisOf, hoursBasisOn } from '#domain/place-sources.ts'
import { type Clinic, clinicAddress } from '#domain/clinics.ts'
import { webAddress } from '#domain/contact-links.ts'
import { isWholeDay, type OpeningHours, type OpenInterval, type Place, type Weekday, weekdays } from '#domain/places.ts'

/** A value of JSON without holes: what is undefined would silently be left out. */
type Json = string | number | boolean | null | readonly Json[] | { [key: string]: Json }

/** Says what a page is in the words of schema.org; addresses in it need the site's own origin. */
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

/** The way from the home page to this one; the last crumb is the page itself. */
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

/** A real clinic, with what its page says and nothing else: no rating of an editor's stands in it. */
export function medicalClinic(clinic: Clinic): StructuredData {
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
  })
}

/**
 * A place with what its page says on a day. Hours and a price that nobody has checked and no page says are not told as
 * facts.
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
    ...(hoursBasisOn(place, today) !== 'recalled' && hours && { openingHoursSpecification: openingHours(hours) }),
    ...(basisOf(place, 'price', today) !== 'recalled' && !isTable && cost === 0 && { isAccessibleForFree: true }),
  })
}

// To a search engine 00:00 to 00:00 is a day on which it is closed.
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
