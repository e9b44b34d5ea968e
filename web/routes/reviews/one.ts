import { data, redirect } from 'react-router'
import { clinicAddress } from '#domain/clinics/clinics.ts'
import { servicesContext } from '#web/services-context.ts'
import type { Route } from './+types/one.ts'

/** The address of one review, as a report names it: it leads to the page of its clinic. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { reviews, page } = context.get(servicesContext)
  page.shows('reviews')
  page.shows('clinics')
  const clinic = await reviews.findClinic(params.id)
  if (!clinic) throw data(null, { status: 404 })
  throw redirect(`${clinicAddress(clinic)}?tab=reviews#review-${params.id}`, 302)
}
