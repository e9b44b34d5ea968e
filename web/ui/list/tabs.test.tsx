import { useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount, mountAt } from '#web/ui/loading/mount.tsx'
import { TabLinks, TabLinksPanel } from './tab-links.tsx'
import { Tabs } from './tabs.tsx'

const tabs = ['Overview', 'Doctors', 'Reviews'].map((label) => ({ id: label, label, panel: `About ${label}` }))

function tab(name: string) {
  return page.getByRole('tab', { name })
}

test('the first panel is open, and a press opens another', async () => {
  mount(<Tabs label="Clinic" tabs={tabs} />)
  await expect.element(page.getByRole('tabpanel', { name: 'Overview' })).toHaveTextContent('About Overview')
  await tab('Reviews').click()
  await expect.element(tab('Reviews')).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('About Reviews')
})

test('arrow keys, Home and End go round the tabs, and only the open one is reached by Tab', async () => {
  mount(<Tabs label="Clinic" tabs={tabs} />)
  await userEvent.tab()
  await expect.element(tab('Overview')).toHaveFocus()
  for (const [key, reached] of [
    ['{ArrowLeft}', 'Reviews'],
    ['{ArrowRight}', 'Overview'],
    ['{End}', 'Reviews'],
    ['{Home}', 'Overview'],
    ['{ArrowRight}', 'Doctors'],
  ] as const) {
    await userEvent.keyboard(key)
    await expect.element(tab(reached)).toHaveFocus()
    await expect.element(tab(reached)).toHaveAttribute('aria-selected', 'true')
  }
  await userEvent.tab()
  await expect.element(page.getByRole('tabpanel', { name: 'Doctors' })).toHaveFocus()
})

test('in a script from right to left the arrows turn round', async () => {
  mount(
    <div dir="rtl">
      <Tabs label="Clinic" tabs={tabs} />
    </div>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(tab('Doctors')).toHaveFocus()
})

test('choosing a tab moves none of the others', async () => {
  mount(<Tabs label="Clinic" tabs={tabs} />)
  const leftOf = (name: string) => tab(name).element().getBoundingClientRect().left
  const before = leftOf('Reviews')
  await tab('Doctors').click()
  expect(leftOf('Reviews')).toBe(before)
})

const links = ['all', 'nature'].map((id) => ({ id, label: id, to: id === 'all' ? '/' : `/?kind=${id}#places` }))

function Places() {
  const { search } = useLocation()
  const selected = search === '' ? 'all' : 'nature'
  return (
    <>
      <TabLinks label="Kinds" tabs={links} selected={selected} panelId="places" />
      <TabLinksPanel id="places" selected={selected}>
        {selected}
      </TabLinksPanel>
    </>
  )
}

test('tabs that are addresses navigate by arrow, keep the focus and leave no step in the history', async () => {
  const router = mountAt('/', Places)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('tabpanel', { name: 'nature' })).toHaveTextContent('nature')
  await expect.element(tab('nature')).toHaveFocus()
  await expect.poll(() => router.state.location.search).toBe('?kind=nature')
  expect(router.state.historyAction).toBe('REPLACE')
})

test('a chosen address still knows from where its page was come to', async () => {
  const router = mountAt('/', Places)
  await router.navigate('/', { state: { from: 'a list' } })
  await tab('nature').click()
  await expect.element(page.getByRole('tabpanel', { name: 'nature' })).toHaveTextContent('nature')
  await expect.poll((): unknown => router.state.location.state).toEqual({ from: 'a list' })
})

test('a chosen address is marked while its page is on the way', async () => {
  let arrive = () => {}
  let isFirst = true
  mountAt('/', Places, async () => {
    if (!isFirst) await new Promise<void>((resolve) => (arrive = resolve))
    isFirst = false
    return null
  })
  await tab('nature').click()
  await expect.element(tab('nature')).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByText('all', { exact: true }).last()).toBeVisible()
  arrive()
  await expect.element(page.getByRole('tabpanel', { name: 'nature' })).toHaveTextContent('nature')
})
