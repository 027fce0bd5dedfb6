import { describe, expect, it } from 'vitest'
import { listVerbForms } from '../../french/list-verb-forms'
import { listWordings } from '../templates/template'
import { findFollowUp, followUps } from './find-follow-up'

const describeMatch = (text: string) => {
  const followUp = findFollowUp(text)?.followUp
  return followUp ? `${followUp.conditions.join(' ')} : ${followUp.verb}` : null
}

describe('finding a follow-up', () => {
  it.each([
    ['j’ai commencé la poterie le jeudi soir', 'je on passé présent : commencer'],
    ['sinon au travail on a changé de logiciel', 'on passé présent : changer'],
    ['ma chef dit qu’il faut être patient', 'qui passé présent : dire'],
    ['ma sœur a accouché hier', 'qui passé : accoucher'],
    ['la machine à laver est tombée en panne', 'ça passé présent : tomber'],
    ['elle ne m’a pas rappelé', 'qui passé présent non : rappeler'],
    ['il ne m’a pas répondu', 'qui passé présent non : repondre'],
    ['mes copines me manquent', 'qui présent passé : manquer'],
    ['je viens de vendre ma moto', 'je on passé présent : vendre'],
    ['je vais vendre ma moto', 'je on futur : vendre'],
    ['je commence mon poste lundi à la médiathèque', 'je on futur : commencer'],
    ['on m’a dit que le magasin ferme', 'qui passé présent : dire'],
  ])('recognises verb, subject, tense and polarity of "%s"', (text, expected) => {
    expect(describeMatch(text)).toBe(expected)
  })

  it('prefers the most specific follow-up, then the last one', () => {
    expect(describeMatch('j’ai raté mon premier bol, il s’est effondré')).toBe(
      'je on passé : rater',
    )
    expect(describeMatch('j’ai appelé mon frère mais il n’a pas répondu')).toBe(
      'qui passé présent non : repondre',
    )
  })

  it.each([
    ['words to the companion', 'tu as fini ton livre'],
    ['a clause without a known verb', 'le chat du voisin miaulait sous la fenêtre'],
    ['a condition', 'si je vends ma moto'],
    ['a relative clause', 'le gars qui a acheté ma moto'],
    ['"plus" without "ne", which is ambiguous', 'je dors plus'],
    ['a habit, when the only follow-ups are about a single event', 'on achetait du pain'],
    ['an animal', 'mon chien a cassé un vase'],
    ['a salary, when the only follow-up is about a game', 'je gagne 32 000 euros aujourd’hui'],
    ['a statement in the conditional', 'je vendrais bien ma moto'],
  ])('finds nothing in %s', (_case, text) => {
    expect(findFollowUp(text)).toBeNull()
  })
})

describe('the written follow-ups', () => {
  it('have four to eight lines, at least one of which is a question', () => {
    for (const { lines, verb } of followUps) {
      expect(lines.length, verb).toBeGreaterThanOrEqual(4)
      expect(lines.length, verb).toBeLessThanOrEqual(8)
      expect(
        lines.some((line) => line.endsWith('?')),
        verb,
      ).toBe(true)
    }
  })

  it('share no sentence, because a call must not repeat a sentence', () => {
    const lines = [...new Set(followUps.map(({ lines }) => lines))].flat()
    const sentences = lines
      .flatMap(listWordings)
      .flatMap((line) => line.split(/(?<=[.!?]) (?=[\p{Lu}{])/u))
    const repeated = sentences.filter((one, index) => sentences.indexOf(one) !== index)
    expect(repeated).toEqual([])
  })

  it('have at most 24 words in each line, and typographic punctuation', () => {
    for (const line of followUps.flatMap(({ lines }) => lines)) {
      const words = line.replace(/\{([^|}]*)\|[^}]*\}/g, '$1').split(' ')
      expect(words.length, line).toBeLessThanOrEqual(24)
      expect(line).not.toMatch(/'|"|\|\||[^ ][?!](?![?!])$/)
    }
  })

  it('have verbs whose forms are known, and only known conditions', () => {
    for (const { conditions, verb } of followUps) {
      expect(listVerbForms(verb).length, verb).toBeGreaterThan(10)
      expect(
        conditions.every((one) => /^(?:je|on|qui|ça|passé|imparfait|présent|futur|non)$/.test(one)),
      ).toBe(true)
    }
  })
})
