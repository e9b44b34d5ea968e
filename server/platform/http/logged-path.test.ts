import { expect, test } from 'vitest'
import { loggedPath } from './logged-path.ts'

const token = 'g7OQvBs3Mx0FfAgNwg1KxYsV-Of1R7SU'

test.each([
  [`/trips/shared/${token}`, '/trips/shared/…'],
  [`/ko/trips/shared/${token}.data`, '/ko/trips/shared/…'],
  [`/TRIPS/Shared/${token}`, '/TRIPS/Shared/…'],
  [`//trips//shared//${token}`, '//trips//shared/…'],
  [`/trips/shared%2F${token}`, '/trips/shared%2F…'],
  [`/trips/shared%252f${token}`, '/trips/shared%252f…'],
  [`/trips/shared/${token}/more`, '/trips/shared/…'],
  [`/shared/${token}`, '/shared/…'],
  [`/api/shared-lists/${token}`, '/api/shared-lists/…'],
  [`/Calendars/${token}.ics`, '/Calendars/…'],
])('%s is logged as %s', (path, logged) => expect(loggedPath(path)).toBe(logged))

test.each(['/', '/trips/shared/', '/places/shared-kitchen', '/api/trips/1/share', '/calendars'])(
  '%s is logged as it is',
  (path) => expect(loggedPath(path)).toBe(path),
)
