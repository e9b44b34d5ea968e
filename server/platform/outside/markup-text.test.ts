import { expect, test } from 'vitest'
import { markupText } from './markup-text.ts'

test.each([
  ['<b>Hanbit</b> &amp; Clinic', 'Hanbit & Clinic'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
  ['caf&#233; &#xe9; &unknown; &#9999999;', 'café é &unknown;'],
  ['1 < 2 &middot; 3 > 2', '1 < 2 · 3 > 2'],
  ['<!-- hidden --><a href="javascript:alert(1)">Tea</a>', 'Tea'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['\u202eevil\u202c &#xd800;', 'evil'],
  ['a\u0000b\n c', 'a b c'],
  ['x'.repeat(20), 'x'.repeat(10)],
])('%j has the words %j', (text, words) => {
  expect(markupText(text, words.startsWith('xxxx') ? 10 : 100)).toBe(words)
})
