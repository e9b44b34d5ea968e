import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from './mount.tsx'
import { servedPart } from './served-part.tsx'

function Waiting() {
  return <p>Waiting</p>
}

function part(name: string, options: { isEager?: boolean } = {}) {
  const asked: string[] = []
  const Part = servedPart<{ words: string }>({
    ...options,
    Placeholder: Waiting,
    load: async () => {
      asked.push(name)
      return ({ words }) => <p>{words}</p>
    },
  })
  return { Part, asked }
}

/** Far above, so that nothing is near. */
function Far() {
  return <div style={{ height: '300vh' }} />
}

const given = { words: 'Loaded' }

test('a part that nobody comes near is not fetched, and one that is touched is', async () => {
  const { Part, asked } = part('one')
  mount(
    <>
      <Far />
      <Part given={given} data-testid="frame" />
    </>,
  )
  await expect.element(page.getByText('Waiting')).toBeInTheDocument()
  expect(asked).toEqual([])
  page
    .getByTestId('frame')
    .element()
    .dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  await expect.element(page.getByText('Loaded')).toBeInTheDocument()
  expect(asked).toEqual(['one'])
})

test('a part is rendered anew when one of its props changes, and not with every render of its page', async () => {
  let drawn = 0
  const Part = servedPart<{ words: string }>({
    Placeholder: Waiting,
    load: async () =>
      function Counted({ words }) {
        drawn += 1
        return <p>{words}</p>
      },
  })
  function Page() {
    const [presses, setPresses] = useState(0)
    return (
      <>
        <button type="button" onClick={() => setPresses(presses + 1)}>
          {`Pressed ${presses}`}
        </button>
        <Part given={{ words: presses < 3 ? 'Before' : 'After' }} />
      </>
    )
  }
  mount(<Page />)
  await expect.element(page.getByText('Before')).toBeInTheDocument()
  const before = drawn
  for (const presses of [0, 1]) await page.getByRole('button', { name: `Pressed ${presses}` }).click()
  await expect.element(page.getByRole('button', { name: 'Pressed 2' })).toBeInTheDocument()
  expect(drawn).toBe(before)
  await page.getByRole('button', { name: 'Pressed 2' }).click()
  await expect.element(page.getByText('After')).toBeInTheDocument()
})

test('an eager part is fetched at once where the server has sent nothing', async () => {
  const { Part } = part('one', { isEager: true })
  mount(
    <>
      <Far />
      <Part given={given} />
    </>,
  )
  await expect.element(page.getByText('Loaded')).toBeInTheDocument()
})

test('a part whose code does not come waits in its place, and the next wish tries again', async () => {
  let attempts = 0
  let isOffline = true
  const Part = servedPart<{ words: string }>({
    Placeholder: Waiting,
    load: async () => {
      attempts += 1
      if (isOffline) throw new Error('no network')
      return ({ words }) => <button type="button">{words}</button>
    },
  })
  mount(
    <>
      <button type="button">Before</button>
      <Part given={given} data-testid="frame" />
    </>,
  )
  // Near the view is a wish, and so is a pointer that rests where the part came to be.
  await expect.poll(() => attempts).toBeGreaterThan(0)
  await expect.element(page.getByText('Waiting')).toBeInTheDocument()
  isOffline = false
  await userEvent.hover(page.getByRole('button', { name: 'Before' }))
  await userEvent.hover(page.getByText('Waiting'))
  await expect.element(page.getByRole('button', { name: 'Loaded' })).toBeInTheDocument()
})

test('a part whose code was fetched before its page begins has no placeholder, wherever it is', async () => {
  const { Part, asked } = part('one')
  await Part.fetchCode()
  mount(
    <>
      <Far />
      <Part given={given} />
    </>,
  )
  await expect.element(page.getByText('Loaded')).toBeInTheDocument()
  expect(page.getByText('Waiting').query()).toBeNull()
  expect(asked).toEqual(['one'])
})

test('code that does not come before its page begins is no failure', async () => {
  const Part = servedPart<{ words: string }>({
    Placeholder: Waiting,
    load: () => Promise.reject(new Error('no network')),
  })
  await Part.fetchCode()
  mount(<Part given={given} />)
  await expect.element(page.getByText('Waiting')).toBeInTheDocument()
})
