import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listenToNetwork } from './network-events'

let page: EventTarget & { visibilityState: 'visible' | 'hidden' }
let browserWindow: EventTarget
let connection: EventTarget
const onChange = vi.fn()
const onOffline = vi.fn()

beforeEach(() => {
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const })
  browserWindow = new EventTarget()
  connection = new EventTarget()
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', browserWindow)
  vi.stubGlobal('navigator', { connection })
  onChange.mockReset()
  onOffline.mockReset()
})
afterEach(() => vi.unstubAllGlobals())

describe('listenToNetwork', () => {
  it('reports a restored or changed network and a resumed page until it is stopped', () => {
    const stop = listenToNetwork({ onChange, onOffline })
    const dispatchAll = () => {
      browserWindow.dispatchEvent(new Event('online'))
      connection.dispatchEvent(new Event('change'))
      page.dispatchEvent(new Event('resume'))
    }
    dispatchAll()
    expect(onChange).toHaveBeenCalledTimes(3)
    stop()
    dispatchAll()
    expect(onChange).toHaveBeenCalledTimes(3)
  })

  it('reports a lost network until it is stopped', () => {
    const stop = listenToNetwork({ onChange, onOffline })
    browserWindow.dispatchEvent(new Event('offline'))
    stop()
    browserWindow.dispatchEvent(new Event('offline'))
    expect(onOffline).toHaveBeenCalledTimes(1)
    expect(onChange).not.toHaveBeenCalled()
  })

  it('reports a tab that becomes visible, but not one that is hidden', () => {
    listenToNetwork({ onChange, onOffline })
    page.visibilityState = 'hidden'
    page.dispatchEvent(new Event('visibilitychange'))
    expect(onChange).not.toHaveBeenCalled()
    page.visibilityState = 'visible'
    page.dispatchEvent(new Event('visibilitychange'))
    expect(onChange).toHaveBeenCalledTimes(1)
  })

  it('works in a browser that does not report network changes', () => {
    vi.stubGlobal('navigator', {})
    listenToNetwork({ onChange, onOffline })
    browserWindow.dispatchEvent(new Event('online'))
    expect(onChange).toHaveBeenCalledTimes(1)
  })
})
