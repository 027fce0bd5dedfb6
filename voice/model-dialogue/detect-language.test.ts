import { expect, it } from 'vitest'
import { detectForeignLanguage } from './detect-language'

it.each([
  ['Как вы себя чувствуете сегодня?', 'russian'],
  ['كيف حالك اليوم؟', 'arabic'],
  ['你今天感觉怎么样？', 'chinese'],
  ['今日は一番元気。', 'japanese'],
  ['你今天感觉怎么样，我的朋友 Иван？', 'chinese'],
  ['今日は元気ですか、Иван さん？', 'japanese'],
  ['How are you feeling today?', 'english'],
  ['Tu dis « привет » le matin.', null],
  ['OK.', null],
  ['…', null],
])('detects the foreign language of %j, if it has one: %s', (text, language) => {
  expect(detectForeignLanguage(text)).toBe(language)
})
