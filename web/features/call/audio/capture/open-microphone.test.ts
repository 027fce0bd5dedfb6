import { describe, expect, it } from 'vitest'
import { openMicrophone } from './open-microphone'

const devicesThat = (getUserMedia: () => Promise<MediaStream>) =>
  ({ getUserMedia }) as unknown as MediaDevices
const failing = (name: string) => devicesThat(() => Promise.reject(new DOMException('', name)))

describe('opening the microphone', () => {
  it.each([
    ['NotAllowedError', 'refused'],
    ['SecurityError', 'refused'],
    ['NotFoundError', 'missing'],
    ['NotReadableError', 'missing'],
  ])('reports %s as %s', async (name, status) => {
    expect(await openMicrophone(failing(name))).toEqual({ status })
  })

  it('reports a missing microphone when the browser has no media devices', async () => {
    expect(await openMicrophone(undefined)).toEqual({ status: 'missing' })
  })
})
