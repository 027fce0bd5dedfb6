import type { Page } from 'playwright-core'

declare global {
  interface Window {
    fakeRecognition: {
      isRunning(): boolean
      /** Makes the running recogniser report these words, as an interim or a final result. */
      recognise(words: { text: string; isFinal: boolean }): void
      /** Reports an error of the Web Speech API. */
      fail(error: string): void
      /** Ends the download of the language pack. */
      finishInstallation(result: { isInstalled: boolean }): void
    }
  }
}

/**
 * Where the browser can recognise speech: nowhere, on the device, on the device after the download of a
 * language pack, or with a service of the browser's vendor.
 */
type RecognitionSupport = 'none' | 'on-device' | 'installable' | 'service'

/** Replaces the browser's speech recognition with a fake that the test controls. */
export const installFakeRecognition = (page: Page, pageSupport: RecognitionSupport) =>
  page.addInitScript((support) => {
    type RecognitionHandlers = {
      onresult: ((event: object) => void) | null
      onerror: ((event: object) => void) | null
      onend: (() => void) | null
    }
    let running: RecognitionHandlers | null = null
    let index = 0
    const results: object[] = []
    const onDeviceAvailability = {
      none: 'unavailable',
      'on-device': 'available',
      installable: 'downloadable',
      service: 'unavailable',
    }
    let finishInstallation = (_isInstalled: boolean) => {}
    class FakeRecognition {
      static available = async () => onDeviceAvailability[support]
      static install = () =>
        new Promise<boolean>((resolve) => {
          finishInstallation = resolve
        })
      onresult: RecognitionHandlers['onresult'] = null
      onerror: RecognitionHandlers['onerror'] = null
      onend: RecognitionHandlers['onend'] = null
      start() {
        running = this
        index = 0
        results.length = 0
      }
      abort() {
        if (running !== this) return
        running = null
        setTimeout(() => this.onend?.())
      }
    }
    const recognition = support === 'none' ? undefined : FakeRecognition
    Object.assign(window, {
      SpeechRecognition: recognition,
      webkitSpeechRecognition: recognition,
      fakeRecognition: {
        isRunning: () => running !== null,
        recognise({ text, isFinal }: { text: string; isFinal: boolean }) {
          results[index] = Object.assign([{ transcript: text }], { isFinal })
          running?.onresult?.({ resultIndex: index, results: [...results] })
          if (isFinal) index += 1
        },
        fail: (error: string) => running?.onerror?.({ error }),
        finishInstallation: ({ isInstalled }: { isInstalled: boolean }) =>
          finishInstallation(isInstalled),
      },
    })
  }, pageSupport)
