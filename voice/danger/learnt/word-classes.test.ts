import { describe, expect, it } from 'vitest'
import { findRelatedWords, toClassWords } from './word-classes'

describe('word classes', () => {
  it('give words with the same meaning the same token', () => {
    expect(toClassWords('mon mec me frappe')).toBe(toClassWords('mon mari me cogne'))
    expect(toClassWords('mon mec me frappe')).not.toBe(toClassWords('mon mec me manque'))
  })

  it('do not depend on the ending of a word', () => {
    expect(toClassWords('il frappait')).toBe(toClassWords('il frappe'))
  })

  it('leave words without a class unchanged', () => {
    expect(toClassWords('je regarde la lune')).toBe('je regarde la lune')
    expect(findRelatedWords('lune')).toBeNull()
  })

  it('list the words of a class', () => {
    expect(findRelatedWords('frappait')).toContain('cogner')
  })
})
