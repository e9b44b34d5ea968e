import { takeAlong } from '#locales/en/trips/take-along.ts'

export function useTakeAlongMessages(): typeof takeAlong {
  return takeAlong
}
