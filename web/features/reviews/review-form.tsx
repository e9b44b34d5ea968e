import { Form, useNavigation } from 'react-router'
import { clinicLanguages } from '#domain/clinics/clinics.ts'
import { type ReviewField, reviewFields, type ReviewMistakes, type TypedReview } from '#domain/reviews/read-review.ts'
import {
  facetAnswers,
  type OwnReview,
  type ReviewFacet,
  reviewFacets,
  reviewLengths,
  reviewRatings,
} from '#domain/reviews/reviews.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TileGroup } from '#web/ui/form/tile-group.tsx'
import { useCount } from '#web/ui/form/use-count.ts'
import { reviewForm as words } from '#locales/en/reviews/review-form.ts'

/** A review that was not saved, and why. The typed text is returned for browsers without scripts. */
export type UnsavedReview = { mistakes: ReviewMistakes; typed: TypedReview }

type ReviewFormProps = { own: OwnReview | null; unsaved: UnsavedReview | undefined }
type ErrorOf = (field: ReviewField) => string | undefined

/** Works without scripts. What was typed comes back with each mistake. */
export function ReviewForm({ own, unsaved }: ReviewFormProps) {
  const isPending = useNavigation().formData?.get('intent') === 'write'
  const attempt = useCount(unsaved)
  const review = own?.state === 'shown' ? own.review : null
  const typed = unsaved?.typed ?? null
  const errors = reviewFields.flatMap((field) => {
    const mistake = unsaved?.mistakes[field]
    return mistake ? [{ fieldId: field, message: words.mistakeIn(field, mistake) }] : []
  })
  const errorOf: ErrorOf = (field) => errors.find(({ fieldId }) => fieldId === field)?.message
  const valueOf = (field: Exclude<ReviewField, 'agrees'>) => typed?.[field] ?? String(review?.[field] ?? '')
  return (
    <Form method="post" noValidate className="mt-8 grid gap-7">
      <ErrorSummary errors={errors} attempt={attempt} />
      <input type="hidden" name="intent" value="write" />
      <TileGroup
        name="rating"
        label={words.rating}
        choose="one"
        tiles={reviewRatings.map((rating) => ({ value: String(rating), label: words.stars(rating) }))}
        defaultSelected={[valueOf('rating')]}
        error={errorOf('rating')}
        columns="grid-cols-[repeat(auto-fill,minmax(min(100%,8.25rem),1fr))]"
      />
      <section aria-labelledby="about-visit">
        <h2 id="about-visit" className="text-h3">
          {words.about}
        </h2>
        <div className="mt-4 grid gap-x-6 gap-y-5 sm:grid-cols-2">
          {reviewFacets.map((facet) => (
            <FacetField key={facet} facet={facet} value={valueOf(facet)} error={errorOf(facet)} />
          ))}
        </div>
      </section>
      <TextArea
        id="experience"
        name="experience"
        label={words.experience}
        hint={words.experienceHint}
        isOptional
        longest={reviewLengths.experience}
        defaultValue={valueOf('experience')}
        error={errorOf('experience')}
        className="[&_textarea]:min-h-36"
      />
      <TextArea
        id="outcome"
        name="outcome"
        label={words.outcome}
        hint={words.outcomeHint}
        isOptional
        longest={reviewLengths.outcome}
        defaultValue={valueOf('outcome')}
        error={errorOf('outcome')}
      />
      <SelectField
        id="language"
        name="language"
        label={words.language}
        options={clinicLanguages.map((value) => ({ value, label: words.languageName(value) }))}
        defaultValue={valueOf('language') || 'en'}
        error={errorOf('language')}
      />
      <Checkbox
        name="agrees"
        value="yes"
        label={words.agrees}
        defaultChecked={typed?.agrees === 'yes'}
        error={errorOf('agrees')}
      />
      <div>
        <Button type="submit" kind="primary" size="large" isPending={isPending} pendingLabel={words.sending}>
          {review ? words.change : words.send}
        </Button>
      </div>
    </Form>
  )
}

type FacetFieldProps = { facet: ReviewFacet; value: string; error: string | undefined }

function FacetField({ facet, value, error }: FacetFieldProps) {
  const labels: Record<string, string> = words.answers[facet]
  return (
    <SelectField
      id={facet}
      name={facet}
      label={words.facets[facet]}
      isOptional
      options={facetAnswers[facet].map((answer) => ({ value: answer, label: labels[answer] ?? answer }))}
      placeholder={words.unsaid}
      defaultValue={value}
      error={error}
    />
  )
}
