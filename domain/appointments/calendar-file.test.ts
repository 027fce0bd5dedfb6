import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createCalendarFile, escapeText, foldLine } from './calendar-file'

const file = createCalendarFile({
  id: '5b2a9c1e-0000-4000-8000-000000000001',
  companionName: 'Margaux',
  startsAt: new Date('2026-11-28T20:00:00.000Z'),
  createdAt: new Date('2026-11-22T21:40:12.345Z'),
  url: 'https://amivoix.example/talk/margaux',
})

describe('the calendar file', () => {
  test('is an RFC 5545 event with an alarm', () => {
    expect(file.split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Amivoix//Rendez-vous//FR',
      'BEGIN:VEVENT',
      'UID:5b2a9c1e-0000-4000-8000-000000000001@amivoix.example',
      'DTSTAMP:20261122T214012Z',
      'DTSTART:20261128T200000Z',
      'DURATION:PT15M',
      'SUMMARY:Appel avec Margaux',
      'URL:https://amivoix.example/talk/margaux',
      'CLASS:PRIVATE',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Appel avec Margaux',
      'TRIGGER:-PT10M',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  test('escapes special characters and line breaks', () => {
    expect(escapeText('Léa, dite\\Lo; deux\r\nlignes\nou trois')).toBe(
      'Léa\\, dite\\\\Lo\\; deux\\nlignes\\nou trois',
    )
  })

  test('folds long lines at 75 bytes, without splitting a character', () => {
    const line = `SUMMARY:${'é'.repeat(60)}`
    expect(foldLine(line).split('\r\n')).toEqual([
      `SUMMARY:${'é'.repeat(33)}`,
      ` ${'é'.repeat(27)}`,
    ])
    expect(foldLine('x'.repeat(75))).not.toContain('\r\n')
  })

  test('folds any line so that it unfolds to the same text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }).map(escapeText), (text) => {
        const folded = foldLine(text)
        expect(folded.replaceAll('\r\n ', '')).toBe(text)
        for (const part of folded.split('\r\n'))
          expect(new TextEncoder().encode(part).length).toBeLessThanOrEqual(75)
      }),
    )
  })
})
