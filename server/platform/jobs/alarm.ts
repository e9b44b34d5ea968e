/** A sleep that can be ended early. A ring while nobody sleeps ends the next sleep at once, so that none is lost. */
export function createAlarm() {
  let isRung = false
  let wake = () => {}
  return {
    ring(): void {
      isRung = true
      wake()
    },
    async sleep(milliseconds: number): Promise<void> {
      if (!isRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      isRung = false
      wake = () => {}
    },
  }
}
