import { expect, test } from 'vitest'
import { parseStyles, usedStyles } from './used-styles'

const used = (styles: string, html: string) => usedStyles(parseStyles(styles), html)
const page = '<main class="page wide"><p class="lede">Bonsoir</p></main>'

test('rules of which the page has every class stay, in their order', () => {
  const styles = '.page{margin:0}p{color:red}.page.wide .lede:hover{color:blue}'
  expect(used(styles, page)).toBe(styles)
})

test('rules for what the page does not have are left out', () => {
  expect(used('.dialog{top:0}.page .dialog{top:0}.page{margin:0}', page)).toBe('.page{margin:0}')
})

test('of several selectors those that match something stay', () => {
  expect(used('.dialog,.page,.page>.toast{margin:0}', page)).toBe('.page{margin:0}')
})

test('what an element may do without counts for nothing', () => {
  const styles = '.page:not(.dialog),.page:has(~.toast),:is(.menu,.lede):focus{margin:0}'
  expect(used(styles, page)).toBe(styles)
})

test('brackets and strings do not end a rule', () => {
  const styles = `.page:before{content:"}.x{";background:url("data:image/svg+xml;{}")}[data-look='},{']{margin:0}`
  expect(used(styles, page)).toBe(styles)
})

test('conditions stay around the rules that stay in them, and go when they are empty', () => {
  const styles =
    '@media (width>=48rem){.page{margin:0}.toast{top:0}@supports (a:b){.lede{color:red}}}@container box (width>1px){.toast{top:0}}'
  expect(used(styles, page)).toBe(
    '@media (width>=48rem){.page{margin:0}@supports (a:b){.lede{color:red}}}',
  )
})

test('movements come along with the rules that name them', () => {
  const turn = '@keyframes turn{0%{rotate:0deg}to{rotate:1turn}}'
  const fade = '@keyframes fade{to{opacity:0}}'
  expect(used(`${turn}${fade}.page{animation:turn 1s}.toast{animation:fade 1s}`, page)).toBe(
    `.page{animation:turn 1s}${turn}`,
  )
})

test('what belongs to no element stays', () => {
  const styles = '@charset "utf-8";@property --hue{syntax:"<angle>";inherits:true}'
  expect(used(styles, page)).toBe(styles)
})

test('a name written with an escape is asked of no page, and the rule stays', () => {
  expect(used('.\\31 0{margin:0}', page)).toBe('.\\31 0{margin:0}')
})
