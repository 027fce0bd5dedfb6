import { expect, test } from 'vitest'
import { encodeWav } from './encode-wav'

const parts = [Int16Array.of(1, -2), Int16Array.of(3)]

test('writes the format and the samples of all parts', () => {
  const bytes = Buffer.from(encodeWav(parts, { sampleRate: 24_000 }))
  expect(bytes.toString('latin1', 0, 4)).toBe('RIFF')
  expect(bytes.readUInt32LE(4)).toBe(bytes.length - 8)
  expect(bytes.toString('latin1', 8, 16)).toBe('WAVEfmt ')
  expect(bytes.readUInt32LE(24)).toBe(24_000)
  expect(bytes.readUInt32LE(28)).toBe(48_000)
  expect(bytes.toString('latin1', 36, 40)).toBe('data')
  expect(bytes.readUInt32LE(40)).toBe(6)
  expect([44, 46, 48].map((at) => bytes.readInt16LE(at))).toEqual([1, -2, 3])
})

test('pads a comment of odd length, and does not count the padding in its size', () => {
  const bytes = Buffer.from(encodeWav(parts, { sampleRate: 24_000, comment: 'odd' }))
  expect(bytes.toString('latin1', 36, 40)).toBe('LIST')
  expect(bytes.readUInt32LE(40)).toBe(16)
  expect(bytes.toString('latin1', 44, 52)).toBe('INFOICMT')
  expect(bytes.readUInt32LE(52)).toBe(3)
  expect(bytes.toString('latin1', 60, 64)).toBe('data')
})
