import { Star } from 'lucide-react'
import { reviewRatings } from '#domain/reviews/reviews.ts'
import { classes } from '#web/ui/classes.ts'

/** Whole stars. The label says how many. */
export function StarRating({ rating, label }: { rating: number; label: string }) {
  return (
    <span className="inline-flex gap-0.5">
      <span className="sr-only">{label}</span>
      {reviewRatings.map((star) => (
        <Star
          key={star}
          aria-hidden
          className={classes(
            'size-4',
            star <= rating ? 'fill-current text-ochre forced-colors:text-[CanvasText]' : 'text-line-strong',
          )}
        />
      ))}
    </span>
  )
}
