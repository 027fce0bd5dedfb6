import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { defaultOperator } from '../content/operator'
import { OperatorFileError, operatorFileName, readOperator } from './read-operator'

describe('readOperator', () => {
  let directory: string
  beforeEach(() => {
    directory = mkdtempSync(path.join(tmpdir(), 'amivoix-operator-'))
  })
  afterEach(() => rmSync(directory, { recursive: true }))

  const write = (content: unknown) =>
    writeFileSync(
      path.join(directory, operatorFileName),
      typeof content === 'string' ? content : JSON.stringify(content),
    )

  test('returns the facts of content/operator.ts when there is no file', () => {
    expect(readOperator(directory)).toEqual(defaultOperator)
  })

  test('replaces facts of content/operator.ts with those of the file', () => {
    const facts = {
      companyName: 'Voix du soir',
      contactEmail: 'bonjour@example.test',
      vat: { kind: 'exempt' },
      mediator: { name: 'Médiation', address: 'Paris', url: 'https://mediation.example.test/' },
    }
    write(facts)
    expect(readOperator(directory)).toEqual({ ...defaultOperator, ...facts })
  })

  test.each([
    ['{ "companyName": ', /n’est pas du JSON/],
    [{ compagnyName: 'Voix du soir' }, /« compagnyName » n’est pas un nom connu/],
    [{ contactEmail: 'bonjour' }, /« contactEmail » n’a pas une valeur possible/],
    [{ host: { name: 'Hôte', address: 'Paris' } }, /« host.phone » n’a pas une valeur possible/],
    [{ companyName: '' }, /« companyName »/],
    [[], /valeur possible/],
  ])('refuses %j with a message that names the problem and the file', (content, message) => {
    write(content)
    expect(() => readOperator(directory)).toThrow(OperatorFileError)
    expect(() => readOperator(directory)).toThrow(message)
    expect(() => readOperator(directory)).toThrow(operatorFileName)
  })
})
