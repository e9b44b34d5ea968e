import { whatNow } from '#locales/en/trips/what-now.ts'

export function useWhatNowMessages(): typeof whatNow {
  return whatNow
}
