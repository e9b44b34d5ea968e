import type { Page } from '@playwright/test'
import { seoulMoment } from '#domain/korea/seoul-time.ts'
import { fullDay } from '#testing/trips/lawful-trip.ts'
import { writeTripDocument } from '#testing/trips/trip-documents.ts'

/** A three-day trip whose third day is today in Korea. */
function tripUntilToday() {
  const trip = writeTripDocument([fullDay(0), fullDay(1), fullDay(2)])
  const dates = [2, 1, 0].map((before) => seoulMoment(Date.now() - before * 24 * 60 * 60 * 1000).date)
  const days = trip.plan.days.map((day, index) => ({ ...day, date: dates[index] ?? day.date }))
  const [startDate = '', , endDate = ''] = dates
  const step1 = { ...trip.steps.step1, startDate, endDate }
  return { ...trip, steps: { ...trip.steps, step1 }, plan: { ...trip.plan, days } }
}

/** Stores a plan and its answers on the device as the planner does. */
export async function keepTripUntilToday(page: Page): Promise<void> {
  const document = tripUntilToday()
  const { step1, step2, step3 } = document.steps
  const kept = { saved: null, isChanged: false, document }
  await page.evaluate(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify(value))
    },
    {
      tripPlannerPlan: kept,
      tripPlannerStep1: step1,
      tripPlannerStep2: step2,
      tripPlannerStep3: { ...step3, fullName: '', email: '', phone: '' },
    },
  )
}
