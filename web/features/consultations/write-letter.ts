import { localWindow } from '#domain/consultations/consultation-windows.ts'
import type { ConsultationRequest } from '#domain/consultations/consultations.ts'
import type { LetterWords } from '#domain/consultations/letter-words.ts'
import type { PlaceName } from '#domain/places/places.ts'

type Letter = {
  clinic: PlaceName
  request: ConsultationRequest
  /** The procedures that the form offers, with their names. */
  choices: readonly PlaceName[]
  /** A request that is sent from here says who sends it beside the text. */
  isSent?: boolean
}

/** The request as a text to send. What was not answered is left out. */
export function writeLetter(words: LetterWords, { clinic, request, choices, isSent = false }: Letter): string {
  const { kind, stay, windows, zone, language, interpreter, budget, message } = request
  const chosen = choices.filter(({ en }) => request.procedures.includes(en)).map(words.procedure)
  const procedures = [...chosen, ...(request.otherProcedure === '' ? [] : [request.otherProcedure])]
  const facts = [
    procedures.length > 0 ? `${words.procedures}: ${procedures.join(', ')}` : '',
    stay ? `${words.stay}: ${words.stayOf(stay)}` : '',
    windows.length > 0 ? [`${words.windows}:`, ...windows.map(writeWindow)].join('\n') : '',
    `${words.language}: ${words.languageOf(language)}. ${words.interpreter[interpreter]}`,
    budget === '' ? '' : `${words.budget}: ${budget}`,
  ]
  function writeWindow(window: (typeof windows)[number], place: number): string {
    return `${place + 1}. ${words.window(window, localWindow(window, zone))}`
  }
  return [
    words.greeting(clinic),
    words.opening[kind],
    facts.filter((fact) => fact !== '').join('\n'),
    message === '' ? '' : `${words.message}:\n${message}`,
    words.closing,
    isSent ? '' : words.signature,
  ]
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
}
