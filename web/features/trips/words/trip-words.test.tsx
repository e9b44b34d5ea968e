import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '#web/ui/loading/mount.tsx'
import { TripWords } from './trip-words.tsx'

const label = 'Written by a language model from this plan'

test('headings, strong words and lists are what they are, and Korean is marked as Korean', async () => {
  const text = '# Five days\n\n## Day 1\n\nStart at **Gyeongbokgung** (경복궁).\n\n- one\n- two'
  mount(<TripWords text={text} by="built-in" />)
  await expect.element(page.getByRole('heading', { level: 2, name: 'Five days' })).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 3, name: 'Day 1' })).toBeVisible()
  await expect.element(page.getByRole('strong')).toHaveTextContent('Gyeongbokgung')
  await expect.element(page.getByText('경복궁')).toHaveAttribute('lang', 'ko')
  expect(page.getByRole('listitem').elements()).toHaveLength(2)
  expect(page.getByText(label).elements()).toHaveLength(0)
})

test('hostile Markdown stays text: no element, link or picture comes of it', async () => {
  const text = [
    '<img src=x onerror="document.title=1"><script>document.title=1</script>',
    '[click me](javascript:document.title=1) ![pixel](https://evil.example/p.png)',
    '<a href="https://evil.example">here</a> <https://evil.example> https://evil.example',
    '## <b onmouseover=alert(1)>Day</b>',
    '- <iframe src="https://evil.example"></iframe>',
  ].join('\n\n')
  const place = mount(<TripWords text={text} by="built-in" />)
  await expect.element(page.getByText('[click me](javascript:document.title=1)', { exact: false })).toBeVisible()
  expect(place.querySelectorAll('a, img, script, iframe, b, [onerror], [onmouseover]')).toHaveLength(0)
})

test('a text of a language model is labelled, and an empty text shows nothing', async () => {
  mount(<TripWords text="A fine day." by="model" />)
  await expect.element(page.getByText(label)).toBeVisible()
  const place = mount(<TripWords text="" by="model" />)
  expect(place.textContent).toBe('')
})
