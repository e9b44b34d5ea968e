/**
 * Runs in the head, before any picture is requested: marks the frame of a picture that fails to load (app.css).
 * Chromium and Firefox show the text without scripts as well. WebKit draws nothing inside a broken image.
 */
export const missingPictureScript = `(() => {
  const mark = ({ type, target }) => {
    if (target.tagName === 'IMG') target.closest('.picture')?.toggleAttribute('data-missing', type === 'error')
  }
  for (const type of ['error', 'load']) addEventListener(type, mark, true)
})()`
