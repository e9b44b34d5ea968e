import { useState } from 'react'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { ArrowLeft } from '#web/ui/icons/arrow-left.generated.ts'
import { Plus } from '#web/ui/icons/plus.generated.ts'
import { Trash2 } from '#web/ui/icons/trash-2.generated.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { galleryWords } from './gallery-words.ts'
import { Sample, Shelf } from './shelf.tsx'

const words = galleryWords.actions
const row = 'flex flex-wrap items-center gap-3'

export function ActionsShelf() {
  const [isPending, setPending] = useState(false)
  return (
    <Shelf title={words.title}>
      <Sample name={words.kinds}>
        <div className={row}>
          <Button kind="primary">{words.primary}</Button>
          <Button>{words.plain}</Button>
          <Button kind="quiet">{words.quiet}</Button>
          <Button kind="danger">
            <Trash2 aria-hidden className="size-5" />
            {words.danger}
          </Button>
        </div>
      </Sample>
      <Sample name={words.sizes}>
        <div className={row}>
          <Button size="small">{words.small}</Button>
          <Button kind="primary">{words.medium}</Button>
          <Button size="large">{words.large}</Button>
        </div>
      </Sample>
      <Sample name={words.states}>
        <div className={row}>
          <Button kind="primary" isPending pendingLabel={words.adding}>
            {words.add}
          </Button>
          <Button isPending={isPending} pendingLabel={words.adding} onClick={() => setPending(true)}>
            {words.press}
          </Button>
        </div>
        <div className="mt-4">
          <Button kind="primary" disabledReason={words.reason}>
            {words.next}
          </Button>
        </div>
      </Sample>
      <Sample name={words.links}>
        <div className={row}>
          <ButtonLink to="/gallery" kind="primary" size="large">
            {words.primary}
          </ButtonLink>
          <ButtonLink to="https://map.kakao.com/">
            <Plus aria-hidden className="size-5" />
            {words.linkAway}
          </ButtonLink>
          <TextLink to="/gallery">
            <ArrowLeft aria-hidden className="me-1 inline size-4 align-[-0.125em] rtl:-scale-x-100" />
            {words.linkHere}
          </TextLink>
          <TextLink to="/gallery" tone="ink">
            {words.howWeRank}
          </TextLink>
        </div>
        <p className="mt-4">
          {words.sentence} <TextLink to="/gallery">{words.howWeRank}</TextLink>
        </p>
        <div className="mt-4 max-w-80">
          <Button kind="primary" isWide>
            {words.whole}
          </Button>
        </div>
      </Sample>
    </Shelf>
  )
}
