import { expect, it } from 'vitest'
import { joinHelloLines } from './hello-lines'

it('joins lines into one message, in which each line begins with a capital and ends with punctuation', () => {
  const lines = [
    'ma sœur ne me parle plus',
    ' je lui ai écrit deux fois',
    'je dois y aller ?',
    'Voilà…',
  ]
  expect(joinHelloLines(lines)).toBe(
    'Ma sœur ne me parle plus. Je lui ai écrit deux fois. Je dois y aller ? Voilà…',
  )
  expect(joinHelloLines(['je pense à « elle »', 'il a dit « viens ! »'])).toBe(
    'Je pense à « elle ». Il a dit « viens ! »',
  )
})
