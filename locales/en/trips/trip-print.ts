import { dates } from '#locales/en/site/dates.ts'
import { taxiCard } from '#locales/en/places/taxi-card.ts'
import { tripTimeline } from './trip-timeline.ts'

const { clock, minutes, won, distance } = tripTimeline

function clockOf(plan: string): string {
  return Number(plan.slice(0, 2)) < 24 ? plan : `${clock(plan)} (next day)`
}

export const tripPrint = {
  print: 'Print or save as PDF',
  back: 'Back to the trip',
  words: 'With the trip as text',
  clinics: 'With clinic visits and treatments',
  hint: 'A4 or Letter. Nothing leaves this device.',
  dates: (from: string, to: string) =>
    from === to
      ? dates.writeLong(new Date(from))
      : `${dates.writeLong(new Date(from))} to ${dates.writeLong(new Date(to))}`,
  notice:
    'All times are Korean time (UTC+9). Travel times and costs are estimates per traveller, without accommodation, and with clinic fees only where the clinic stated them. Hours marked with a triangle are not confirmed: check before you go.',
  day: (number: number, date: string) => `Day ${number} · ${dates.writeShort(new Date(date))}`,
  from: (from: string, to: string) => (from === to ? `From and back to ${from}` : `From ${from} to ${to}`),
  cost: (amount: number) => `about ${won(amount)}`,
  total: (amount: number) => `The whole trip: about ${won(amount)} per traveller`,
  clockOf,
  span: (arrive: string, leave: string) =>
    arrive === leave ? clockOf(arrive) : `${clockOf(arrive)}–${clockOf(leave)}`,
  leg: (mode: string, count: number, metres: number, cost: number) =>
    [`${mode} ${minutes(count)}`, distance(metres), cost > 0 ? won(cost) : null, 'estimate']
      .filter(Boolean)
      .join(' · '),
  backAt: (name: string, time: string) => `Back at ${name} around ${clockOf(time)}`,
  taxiKorean: taxiCard.askKorean,
  taxi: taxiCard.ask,
  station: 'Station',
  phone: 'Phone',
  unconfirmed: 'hours not confirmed',
  sketch: (number: number) => `Sketch of day ${number}: its stops in order. Lines are not streets.`,
  scale: (metres: number) => distance(metres),
  leftOut: 'Not in the plan',
  madeOn: (date: string, site: string) => `Planned on ${dates.writeLong(new Date(date))} with ${site}`,
}
