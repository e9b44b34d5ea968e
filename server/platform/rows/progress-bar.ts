const width = 30

type Terminal = { isTTY?: boolean; write(text: string): unknown }

/** A progress bar of one line, on a terminal only. */
export function createProgressBar(terminal: Terminal) {
  let shown = ''

  function draw(text: string): void {
    if (!terminal.isTTY || text === shown) return
    shown = text
    terminal.write(`\r\u001b[2K${text}`)
  }

  return {
    /** `share` runs from 0 to 1. */
    show(step: string, share: number): void {
      const filled = Math.round(Math.min(1, share) * width)
      draw(`${step} ${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${Math.floor(Math.min(1, share) * 100)} %`)
    },
    clear: () => draw(''),
  }
}

export type ProgressBar = ReturnType<typeof createProgressBar>
