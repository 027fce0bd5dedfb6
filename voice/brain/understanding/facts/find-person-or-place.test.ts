import { describe, expect, test } from 'vitest'
import { findLastPerson } from './find-person-or-place'

describe('findLastPerson', () => {
  test.each([
    ['Mon amie est malade.', 'elle', 'ton amie'],
    ['Mon amie est malade.', 'il', null],
    ['J’ai vu mon frère avec mon amie.', 'il', 'ton frère'],
    ['J’ai vu mon frère avec mon amie.', 'elle', 'ton amie'],
    ['Mon voisin crie.', 'elle', null],
  ] as const)('in "%s", "%s" is %j', (statement, pronoun, phrase) => {
    expect(findLastPerson([statement], pronoun, 'tu')).toBe(phrase)
  })

  test('in the words of a companion who says "vous", "elle" is the caller’s cousin', () => {
    expect(findLastPerson(['Ma cousine est gentille.'], 'elle', 'vous')).toBe('votre cousine')
    expect(findLastPerson(['Mon cousin est gentil.'], 'elle', 'vous')).toBeNull()
  })
})
