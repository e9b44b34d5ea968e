/** A heading's text with its Korean name in smaller letters. */
export function TitleWithKorean({ title, korean }: { title: string; korean: string }) {
  return (
    <>
      {title}{' '}
      <span lang="ko" className="ms-1 inline-block text-[0.4em] font-medium tracking-normal text-soft">
        {korean}
      </span>
    </>
  )
}
