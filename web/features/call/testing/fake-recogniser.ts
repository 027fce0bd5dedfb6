import type { Recogniser } from '../recognition/web-speech-api'

/** A fake of the browser's recogniser, which reports only the results that the test gives it. */
export type FakeRecogniser = Recogniser & {
  readonly isRunning: boolean
  /** Reports one result for each text. `isFinal`: whether the last result is final; earlier ones always are. */
  recognise(texts: readonly string[], options: { isFinal: boolean }): void
  fail(error: string): void
  /** Ends without being stopped, as recognisers do after a silence. */
  end(): void
}

/** Creates a fake recogniser class. Its static property `all` lists the instances in the order of their creation. */
export function createFakeRecogniserClass() {
  const all: FakeRecogniser[] = []
  return class implements FakeRecogniser {
    static readonly all = all
    lang = ''
    continuous = false
    interimResults = false
    maxAlternatives = 0
    processLocally?: boolean
    onstart: Recogniser['onstart'] = null
    onresult: Recogniser['onresult'] = null
    onerror: Recogniser['onerror'] = null
    onend: Recogniser['onend'] = null
    isRunning = false

    constructor() {
      all.push(this)
    }
    start() {
      this.isRunning = true
    }
    abort() {
      this.end()
    }
    recognise(texts: readonly string[], { isFinal }: { isFinal: boolean }) {
      const last = texts.length - 1
      const results = texts.map((transcript, index) =>
        Object.assign([{ transcript }], { isFinal: index < last || isFinal }),
      )
      this.onresult?.({ resultIndex: last, results })
    }
    fail(error: string) {
      this.onerror?.({ error })
      this.end()
    }
    end() {
      if (!this.isRunning) return
      this.isRunning = false
      this.onend?.()
    }
  }
}
