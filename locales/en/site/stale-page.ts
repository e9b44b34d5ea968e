import { dates } from './dates.ts'

export const stalePage = {
  /** A line beside opening hours of a page that could not be renewed. The date and the clock are those of Seoul. */
  line: ({ date, clock }: { date: string; clock: string }) =>
    `This page is from ${clock} on ${dates.writeLong(new Date(`${date}T00:00:00Z`))}, Korean time. Hours may have changed since.`,
}
