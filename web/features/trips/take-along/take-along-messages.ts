import { takeAlong } from '#locales/en/take-along.ts'

export function useTakeAlongMessages(): typeof takeAlong {
  return takeAlong
}
