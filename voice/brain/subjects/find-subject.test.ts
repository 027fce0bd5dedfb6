import { describe, expect, it } from 'vitest'
import { indexSubjects } from './find-subject'
import { parseSubjects } from './parse-subjects'

const subjects = parseSubjects(
  'life',
  `
# vélo, vtt
. Le vélo, ça change tout.
& volé, antivol
. Il était attaché où ?
& crev*, chambre à air
. Une crevaison, toujours au mauvais moment.
# sœur
. Une sœur, c’est une mémoire à deux. Elle a un vélo ?
# mère
. Une mère, ça s’inquiète.
& sœur
. Une mère et une sœur, ça fait du monde.
`,
)
const { find } = indexSubjects(subjects)

describe('indexSubjects', () => {
  it.each([
    ['hier j’ai ressorti le vélo', { subject: 0, situation: null }],
    ['on m’a volé mon vélo devant la gare', { subject: 0, situation: 0 }],
    ['j’ai deux vélos et les deux ont crevé', { subject: 0, situation: 1 }],
    ['il manque une chambre à air à mon vtt', { subject: 0, situation: 1 }],
    ['ma sœur passe dimanche', { subject: 1, situation: null }],
    ['ma mère ne parle plus à ma sœur', { subject: 2, situation: 0 }],
    ['il fait beau', null],
    // A word of a situation alone does not name its subject.
    ['on m’a volé mon portefeuille', null],
  ])('finds the most particular subject of "%s"', (text, found) => {
    expect(find(text)).toEqual(found)
  })
})
