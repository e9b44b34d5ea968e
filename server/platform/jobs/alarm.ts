/** A sleep that can be ended early. Rung while nobody sleeps, it ends the next sleep at once: no ring is lost. */
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
