import { describe, expect, it } from 'vitest'
import { findOpeningClause, reportOpeningClause } from './opening-clause'

async function collectClauses(answer: string) {
  const clauses: string[] = []
  let passedPieces = ''
  async function* streamCharacters() {
    for (const character of answer) {
      yield character
    }
  }
  for await (const piece of reportOpeningClause(streamCharacters(), (clause) =>
    clauses.push(clause),
  ))
    passedPieces += piece
  return { clauses, passedPieces }
}

describe('reportOpeningClause', () => {
  it.each([
    ['Je comprends, la journée a été longue.', 'Je comprends,'],
    ['Oui, je vois bien, raconte.', 'Oui, je vois bien,'],
    [' Aujourd’hui peut-être, on verra.', 'Aujourd’hui peut-être,'],
    ['Après tout ça, un, deux, trois.', 'Après tout ça,'],
  ])('reports the opening clause of %j once', async (answer, clause) => {
    expect(await collectClauses(answer)).toEqual({ clauses: [clause], passedPieces: answer })
  })

  it.each([
    ['a short clause', 'Ah oui, je vois bien.'],
    ['a single word', 'Malheureusement, il pleut.'],
    ['no comma in the first sentence', 'Je comprends bien. Voilà, c’est dit.'],
    ['a decimal number', 'Il en reste environ 3,5 kilos, je crois.'],
    ['a number', 'Il est déjà 22 heures, va dormir.'],
    ['an abbreviation', 'Je connais M. Petit, je crois.'],
    ['a comma inside a word', 'Je comprends,tout va bien.'],
    ['words of another language', 'On dit [en]good evening, my friend[/en].'],
    ['a quotation', 'Elle a dit « je reste, merci ».'],
    ['a stage direction', '*sourit doucement, puis soupire* Bonsoir.'],
    ['brackets', '(Un long silence, puis rien) Bonsoir.'],
    ['a list', '- prends ton temps, respire.'],
    ['the name of the speaker', 'Clara : je comprends bien, raconte.'],
    ['a clause that is too long', `${'encore un mot '.repeat(10)}, fin.`],
  ])('reports nothing for %s', async (_, answer) => {
    expect(await collectClauses(answer)).toEqual({ clauses: [], passedPieces: answer })
  })
})

describe('findOpeningClause', () => {
  it.each([
    ['', 'incomplete'],
    ['Je comprends', 'incomplete'],
    ['Je comprends,', 'incomplete'],
    ['Je comprends, ', 'found'],
    ['Bien. Je', 'none'],
    ['a'.repeat(200), 'none'],
  ])('searches %j and returns "%s"', (written, kind) => {
    expect(findOpeningClause(written).kind).toBe(kind)
  })
})
