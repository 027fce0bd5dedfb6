import { describe, expect, it } from 'vitest'
import { openMicrophone } from './open-microphone'

const devicesThat = (getUserMedia: () => Promise<MediaStream>) =>
  ({ getUserMedia }) as unknown as MediaDevices
const failing = (name: string) => devicesThat(() => Promise.reject(new DOMException('', name)))

describe('asking for the microphone', () => {
  it.each([
    ['NotAllowedError', 'refused'],
    ['SecurityError', 'refused'],
    ['NotFoundError', 'missing'],
    ['NotReadableError', 'missing'],
  ])('%s means that it is %s', async (name, status) => {
    expect(await openMicrophone(failing(name))).toEqual({ status })
  })

  it('finds none where the browser offers none', async () => {
    expect(await openMicrophone(undefined)).toEqual({ status: 'missing' })
  })
})
