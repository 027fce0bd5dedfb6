import { describe, expect, it } from 'vitest'
import { fillTemplate } from '../templates/template'
import { findDuplicates, findSentenceDefects } from '../testing/sentence-defects'
import { subjects } from './all-subjects'
import { parseSubjects } from './parse-subjects'

const listReplies = () =>
  subjects.flatMap((subject) =>
    [subject, ...subject.situations].flatMap(({ replies }) => Object.values(replies).flat()),
  )

const toSentences = (line: string) => line.split(/(?<=[.!?…]) (?=[\p{Lu}«])/u)

describe('parseSubjects', () => {
  it('reads subjects, their situations and when to use each reply', () => {
    const [bicycle] = parseSubjects('# vélo, vtt\n? Ça roule.\n@ Non.\n\n& volé\n? Portez plainte.')
    expect(bicycle).toMatchObject({
      words: ['vélo', 'vtt'],
      replies: { statement: [], question: ['Ça roule.'], taste: ['Non.'] },
      situations: [{ words: ['volé'], replies: { question: ['Portez plainte.'] } }],
    })
  })

  it('throws on a line without a mark', () => {
    expect(() => parseSubjects('# vélo\nÇa roule ?')).toThrow('Ça roule ?')
  })
})

describe('the subjects', () => {
  it('have replies that can be spoken with "tu" and "vous"', () => {
    const defects = (['tu', 'vous'] as const).flatMap((address) =>
      listReplies().flatMap((reply) =>
        toSentences(fillTemplate(reply, address, {}) ?? '{').flatMap(findSentenceDefects),
      ),
    )
    expect(defects).toEqual([])
  })

  it('have no duplicate replies, because a companion must not repeat itself in a call', () => {
    expect(findDuplicates(listReplies())).toEqual([])
  })

  it('have words of at least three letters before an asterisk', () => {
    const words = subjects.flatMap((subject) =>
      [subject, ...subject.situations].flatMap((one) => one.words),
    )
    expect(words.filter((word) => /(?:^|[ ’'])[^ ’']{0,2}\*$/.test(word) || word === '')).toEqual(
      [],
    )
  })
})
