import { useState } from 'react'
import type { StoredTrip } from '#web/travel/trip/stored-trip.ts'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Compass } from 'lucide-react'
import { whatNow as words } from '#locales/en/trips/what-now.ts'
import { WhatNowSheet } from './what-now-sheet.tsx'

type WhatNowButtonProps = { document: StoredTrip['document']; dayIndex: number; now: number; className?: string }

/** Opens what is open and near now. */
export function WhatNowButton({ className, ...props }: WhatNowButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        className={classes('border-jade! text-jade!', className)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Compass aria-hidden className="size-5 shrink-0" />
        {words.open}
      </Button>
      {isOpen ? <WhatNowSheet {...props} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
