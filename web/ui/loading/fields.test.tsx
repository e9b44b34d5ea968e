import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount, mountServed } from './mount.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { Slider } from '#web/ui/form/slider.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { TileGroup } from '#web/ui/form/tile-group.tsx'

const email = 'Enter an e-mail with an @'

test('a field is read with its hint and its error, and keeps what was typed', async () => {
  const fieldWith = (error?: string) => (
    <TextField label="E-mail" name="email" hint="The clinic answers here" error={error} />
  )
  function Form() {
    const [isSent, setSent] = useState(false)
    return (
      <>
        {fieldWith(isSent ? email : undefined)}
        <Button onClick={() => setSent(true)}>Send</Button>
      </>
    )
  }
  mount(<Form />)
  const field = page.getByRole('textbox', { name: 'E-mail' })
  await field.fill('mina')
  await expect.element(field).toHaveAccessibleDescription('The clinic answers here')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(field).toHaveAccessibleDescription(`The clinic answers here Error: ${email}`)
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveValue('mina')
  expect(field.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(48)
})

test('a text area counts and cuts nothing off', async () => {
  mount(<TextArea label="Your question" longest={10} />)
  const field = page.getByRole('textbox', { name: 'Your question' })
  await field.fill('0123456789abc')
  await expect.element(field).toHaveValue('0123456789abc')
  await expect.element(field).toHaveAccessibleDescription('13 of 10 characters')
})

test('the summary takes the focus at every attempt and leads to each field by its very words', async () => {
  function Form() {
    const [attempt, setAttempt] = useState(0)
    return (
      <>
        <ErrorSummary
          attempt={attempt}
          errors={[
            { fieldId: 'email', message: email },
            { fieldId: 'interests', message: 'Choose at least one interest' },
          ]}
        />
        <TextField label="E-mail" id="email" error={email} />
        <TileGroup name="interests" label="Interests" tiles={[{ value: 'food', label: 'Food' }]} />
        <Button onClick={() => setAttempt(attempt + 1)}>Send</Button>
      </>
    )
  }
  mount(<Form />)
  const summary = page.getByRole('region', { name: 'Two things need another look' })
  await expect.element(summary).not.toHaveFocus()
  for (const _attempt of [1, 2]) {
    await page.getByRole('button', { name: 'Send' }).click()
    await expect.element(summary).toHaveFocus()
  }
  await page.getByRole('link', { name: email }).click()
  await expect.element(page.getByRole('textbox', { name: 'E-mail' })).toHaveFocus()
  await page.getByRole('link', { name: 'Choose at least one interest' }).click()
  await expect.element(page.getByRole('checkbox', { name: 'Food' })).toHaveFocus()
})

test('tiles are checkboxes, toggled by the keyboard and given on in their own order', async () => {
  const chosen: string[][] = []
  function Tiles() {
    const [selected, setSelected] = useState(['nature'])
    chosen.push(selected)
    const tiles = ['food', 'culture', 'nature'].map((value) => ({ value, label: value }))
    return <TileGroup name="interests" label="Interests" tiles={tiles} selected={selected} onSelect={setSelected} />
  }
  mount(<Tiles />)
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await expect.element(page.getByRole('checkbox', { name: 'food' })).toBeChecked()
  expect(chosen.at(-1)).toEqual(['food', 'nature'])
  await page.getByText('nature').click()
  await expect.poll(() => chosen.at(-1)).toEqual(['food'])
  await expect.element(page.getByRole('group', { name: 'Interests' })).toBeVisible()
})

test('boxes ticked before the scripts load stay ticked', async () => {
  const chosen: string[][] = []
  function Choices() {
    const [tiles, setTiles] = useState<string[]>([])
    const [pace, setPace] = useState('slow')
    chosen.push([...tiles, pace])
    return (
      <>
        <TileGroup
          name="interests"
          label="Interests"
          selected={tiles}
          onSelect={setTiles}
          tiles={['food', 'art', 'sea'].map((value) => ({ value, label: value }))}
        />
        <RadioGroup
          name="pace"
          label="Pace"
          selected={pace}
          onSelect={setPace}
          options={['slow', 'full'].map((value) => ({ value, label: value }))}
        />
      </>
    )
  }
  const { place, hydrate } = await mountServed(<Choices />)
  for (const value of ['food', 'sea', 'full']) place.querySelector<HTMLInputElement>(`[value=${value}]`)?.click()
  hydrate()
  await expect.poll(() => chosen.at(-1)).toEqual(['food', 'sea', 'full'])
  const ticked = [...place.querySelectorAll<HTMLInputElement>(':checked')].map(({ value }) => value)
  expect(ticked).toEqual(['food', 'sea', 'full'])
})

test('tiles and rows of which one is chosen move by arrow keys and send their value', async () => {
  const place = mount(
    <form>
      <TileGroup
        name="bed"
        choose="one"
        label="Where you sleep"
        defaultSelected={['hotel']}
        tiles={['hotel', 'hostel'].map((value) => ({ value, label: value }))}
      />
      <RadioGroup name="pace" label="Pace" options={['slow', 'full'].map((value) => ({ value, label: value }))} />
      <SelectField
        name="treatment"
        label="Treatment"
        placeholder="Choose"
        options={[{ value: 'laser', label: 'Laser' }]}
      />
      <Checkbox name="agree" label="I agree" />
    </form>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await page.getByText('full').click()
  await page.getByRole('combobox', { name: 'Treatment' }).selectOptions('laser')
  await page.getByRole('checkbox', { name: 'I agree' }).click()
  const form = place.querySelector('form') ?? undefined
  expect(Object.fromEntries(new FormData(form))).toEqual({
    bed: 'hostel',
    pace: 'full',
    treatment: 'laser',
    agree: 'on',
  })
})

test('a slider says what its number means and moves by arrow keys', async () => {
  mount(
    <Slider label="Daily budget" min={10} max={100} step={10} defaultValue={50} format={(value) => `₩${value},000`} />,
  )
  const slider = page.getByRole('slider', { name: 'Daily budget' })
  await expect.element(slider).toHaveAttribute('aria-valuetext', '₩50,000')
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(slider).toHaveValue('70')
  await expect.element(page.getByText('₩70,000')).toBeVisible()
  expect(slider.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})

test('a button that cannot be pressed keeps its place, says why and does nothing', async () => {
  const press = vi.fn<() => void>()
  mount(
    <Button disabledReason="Please select dates" onClick={press}>
      Next
    </Button>,
  )
  const button = page.getByRole('button', { name: 'Next' })
  await userEvent.tab()
  await expect.element(button).toHaveFocus()
  await expect.element(button).toHaveAccessibleDescription('Please select dates')
  await userEvent.keyboard('{Enter}')
  await button.click({ force: true })
  expect(press).not.toHaveBeenCalled()
})

test('a pending button changes its words, not its width, and sends a form no second time', async () => {
  const send = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())
  const form = (isPending: boolean) => (
    <form onSubmit={send}>
      <Button type="submit" isPending={isPending} pendingLabel="Adding...">
        Add New Clinic
      </Button>
    </form>
  )
  mount(form(false))
  const width = () => page.getByRole('button').element().getBoundingClientRect().width
  const before = width()
  await page.getByRole('button', { name: 'Add New Clinic' }).click()
  mount(form(true))
  await page.getByRole('button', { name: 'Adding...' }).click({ force: true })
  expect(width()).toBe(before)
  expect(send).toHaveBeenCalledOnce()
})
