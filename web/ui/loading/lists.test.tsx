import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount, mountAt } from './mount.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Carousel } from '#web/ui/list/carousel.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { Pagination } from '#web/ui/list/pagination.tsx'
import { Progress } from '#web/ui/feedback/progress.tsx'
import { Rating } from '#web/ui/rating.tsx'
import { ResponsiveTable } from '#web/ui/list/responsive-table.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

afterEach(() => page.viewport(1024, 768))

const rows = [{ treatment: 'Rhinoplasty', flight: '10 days' }]

for (const [device, width] of [
  ['desk', 1024],
  ['phone', 360],
] as const) {
  test(`on a ${device} a table is a table with named rows and columns`, async () => {
    await page.viewport(width, 700)
    mount(
      <ResponsiveTable
        caption="Recovery"
        rows={rows}
        rowId={({ treatment }) => treatment}
        columns={[
          { id: 'treatment', head: 'Treatment', isRowHead: true, cell: (row) => row.treatment },
          { id: 'flight', head: 'Earliest flight', cell: (row) => row.flight },
        ]}
      />,
    )
    await expect.element(page.getByRole('table', { name: 'Recovery' })).toBeVisible()
    await expect.element(page.getByRole('rowheader', { name: 'Rhinoplasty' })).toBeVisible()
    await expect.element(page.getByRole('columnheader', { name: 'Earliest flight' })).toBeInTheDocument()
    await expect.element(page.getByRole('cell', { name: '10 days' })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })
}

function Streets({ count }: { count: number }) {
  return (
    <Carousel label="Streets" itemClass="w-80">
      {Array.from({ length: count }, (_, place) => (
        <a key={place} href={`#street-${place}`}>{`Street ${place}`}</a>
      ))}
    </Carousel>
  )
}

test('a carousel turns by its buttons, says at its ends that there is no more, and keeps the focus', async () => {
  mount(<Streets count={6} />)
  const previous = page.getByRole('button', { name: 'Previous' })
  const next = page.getByRole('button', { name: 'Next' })
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true')
  await next.click()
  await expect.element(previous).not.toHaveAttribute('aria-disabled')
  await next.click()
  await expect.element(next).toHaveAttribute('aria-disabled', 'true')
  await expect.element(next).toHaveFocus()
  await expect.element(page.getByRole('list')).toBeVisible()
})

test('a carousel turns at once where the style sheet wants no motion', async () => {
  mount(<Streets count={6} />)
  const list = page.getByRole('list').element()
  if (!(list instanceof HTMLElement)) throw new Error('there is no list')
  list.style.scrollBehavior = 'auto'
  const next = page.getByRole('button', { name: 'Next' }).element()
  next.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(list.scrollLeft).toBeGreaterThan(300)
})

test('a carousel whose items fit has no buttons', async () => {
  mount(<Streets count={2} />)
  await expect.element(page.getByRole('region', { name: 'Streets' })).toBeVisible()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

test('a rating says whose it is', async () => {
  const place = mount(
    <ul>
      <li>
        <Rating value={4.8} kind="editor" />
      </li>
      <li>
        <Rating value={4.26} kind="reviews" count={1} look="stars" />
      </li>
    </ul>,
  )
  const [editor, reviews] = [...place.querySelectorAll('li')].map((item) => item.textContent)
  expect(editor).toBe('4.8 of 5 stars4.8Editor’s rating')
  expect(reviews).toBe('4.3 of 5 stars4.3/5 1 review')
  await expect.element(page.getByText('4.8 of 5 stars')).toBeInTheDocument()
})

test('pages lead on by their keys, and the only page shows no navigation', async () => {
  const router = mountAt('/', () => <Pagination label="Clinics" nextTo="/?after=20" />)
  await page.getByRole('navigation', { name: 'Clinics' }).getByRole('link', { name: 'Next page' }).click()
  await expect.poll(() => router.state.location.search).toBe('?after=20')
  mountAt('/', () => <Pagination label="Clinics" />)
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument()
})

test('a link to another site is the browser’s own and tells it nothing about us', async () => {
  mountAt('/', () => (
    <>
      <TextLink to="https://map.kakao.com/">KakaoMap</TextLink>
      <ButtonLink to="/trip-planner">Plan Your Trip</ButtonLink>
    </>
  ))
  await expect.element(page.getByRole('link', { name: 'KakaoMap' })).toHaveAttribute('rel', 'noopener noreferrer')
  await expect.element(page.getByRole('link', { name: 'Plan Your Trip' })).not.toHaveAttribute('rel')
  await userEvent.tab()
  await expect.element(page.getByRole('link', { name: 'KakaoMap' })).toHaveFocus()
})

test('a sample badge, an empty list and a progress have their words', async () => {
  mount(
    <>
      <Badge kind="sample" />
      <EmptyState title="No results found" text="No Cafes found." ways={<button type="button">Clear All</button>} />
      <Progress label="Planning" share={0.5} step="Day 3 of 5" />
    </>,
  )
  await expect.element(page.getByText('Sample listing')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
  await expect.element(page.getByRole('progressbar', { name: 'Planning' })).toHaveAttribute('value', '0.5')
  await expect.element(page.getByRole('status')).toHaveTextContent('Day 3 of 5')
})
