import { describe, expect, it } from 'vitest'
import { openMicrophone } from './open-microphone'

const createDevices = (getUserMedia: () => Promise<MediaStream>) =>
  ({ getUserMedia }) as unknown as MediaDevices
const createFailingDevices = (name: string) =>
  createDevices(() => Promise.reject(new DOMException('', name)))

describe('opening the microphone', () => {
  it.each([
    ['NotAllowedError', 'refused'],
    ['SecurityError', 'refused'],
    ['NotFoundError', 'missing'],
    ['NotReadableError', 'missing'],
  ])('reports %s as %s', async (name, status) => {
    expect(await openMicrophone(createFailingDevices(name))).toEqual({ status })
  })

  it('reports a missing microphone when the browser has no media devices', async () => {
    expect(await openMicrophone(undefined)).toEqual({ status: 'missing' })
  })
})
