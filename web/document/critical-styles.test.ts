import { expect, test } from 'vitest'
import { parseStyleSheet, selectCriticalStyles } from './critical-styles'

const selectStyles = (styles: string, html: string) =>
  selectCriticalStyles(parseStyleSheet(styles), findClasses(html))
const findClasses = (html: string) =>
  new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))

const page = '<main class="page wide"><p class="lede">Bonsoir</p></main>'

test('keeps, in order, the rules whose classes are all on the page', () => {
  const styles = '.page{margin:0}p{color:red}.page.wide .lede:hover{color:blue}'
  expect(selectStyles(styles, page)).toBe(styles)
})

test('drops rules with a class that is not on the page', () => {
  expect(selectStyles('.dialog{top:0}.page .dialog{top:0}.page{margin:0}', page)).toBe(
    '.page{margin:0}',
  )
})

test('drops from a selector list only the selectors with a class that is not on the page', () => {
  expect(selectStyles('.dialog,.page,.page>.toast{margin:0}', page)).toBe('.page{margin:0}')
})

test('ignores classes inside :not, :has and :is', () => {
  const styles = '.page:not(.dialog),.page:has(~.toast),:is(.menu,.lede):focus{margin:0}'
  expect(selectStyles(styles, page)).toBe(styles)
})

test('handles brackets inside strings and URLs', () => {
  const styles = `.page:before{content:"}.x{";background:url("data:image/svg+xml;{}")}[data-look='},{']{margin:0}`
  expect(selectStyles(styles, page)).toBe(styles)
})

test('drops at-rules such as @media that become empty', () => {
  const styles =
    '@media (width>=48rem){.page{margin:0}.toast{top:0}@supports (a:b){.lede{color:red}}}@container box (width>1px){.toast{top:0}}'
  expect(selectStyles(styles, page)).toBe(
    '@media (width>=48rem){.page{margin:0}@supports (a:b){.lede{color:red}}}',
  )
})

test('keeps the animations that the selected rules use', () => {
  const turn = '@keyframes turn{0%{rotate:0deg}to{rotate:1turn}}'
  const fade = '@keyframes fade{to{opacity:0}}'
  expect(
    selectStyles(`${turn}${fade}.page{animation:turn 1s}.toast{animation:fade 1s}`, page),
  ).toBe(`.page{animation:turn 1s}${turn}`)
})

test('keeps at-rules that do not select elements', () => {
  const styles = '@charset "utf-8";@property --hue{syntax:"<angle>";inherits:true}'
  expect(selectStyles(styles, page)).toBe(styles)
})

test('handles escaped class names', () => {
  const styles = '.\\31 0{margin:0}'
  expect(selectStyles(styles, page)).toBe('')
  expect(selectStyles(styles, '<p class="10">')).toBe(styles)
})
